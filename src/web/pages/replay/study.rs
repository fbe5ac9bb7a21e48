//! What can be learned from a game that is over: how the chances went, where it turned, and what Admiral would have done.

use std::collections::BTreeMap;
use std::rc::Rc;

use yew::prelude::*;

use super::Msg;
use crate::any::GameTable;
use crate::pages::table::curve::CurveView;
use crate::thinker::{Heard, Thinker};
use crate::widgets::part;
use engine::bot::Answer;
use engine::{Outcome, Seat, capital};
use table::curve::{Curve, hundredths};
use table::text;

/// What is being thought about.
#[derive(Clone, Copy, PartialEq)]
enum Asked {
    Nothing,
    /// How things stood before this record.
    Chances(usize),
    /// What Admiral would have done instead of it.
    Choice(usize),
}

/// A look at a game that is over.
pub struct Study {
    outcome: Outcome,
    /// How it ended for each seat.
    end: Vec<f32>,
    curve: Rc<Curve>,
    /// What is said of the decisions that have been thought about.
    said: BTreeMap<usize, String>,
    asked: Asked,
    thinker: Thinker,
}

impl Study {
    /// A look at this game, if it is over.
    pub fn of(table: &GameTable, send: &Callback<Msg>) -> Option<Study> {
        let outcome = table.outcome()?;
        let seats = Seat::all(table.seats().len() as u8);
        Some(Study {
            end: seats.map(|seat| outcome.reward(seat)).collect(),
            outcome,
            curve: Rc::new(Curve::of(table.records())),
            said: BTreeMap::new(),
            asked: Asked::Nothing,
            thinker: Thinker::new(send.reform(Msg::Heard)),
        })
    }

    /// Thinks about the move that comes next, and when that is known, about how the game went.
    pub fn think(&mut self, table: &GameTable, at: usize) {
        if matches!(self.asked, Asked::Chances(_)) {
            return;
        }
        let judged = if self.said.contains_key(&at) { None } else { table.judged(at, None) };
        if let Some(judged) = judged {
            if self.asked != Asked::Choice(at) {
                self.asked = Asked::Choice(at);
                self.thinker.ask(judged.question);
            }
            return;
        }
        let next = self.curve.next().or_else(|| self.curve.closer(&self.end));
        self.asked = next.map_or(Asked::Nothing, Asked::Chances);
        match next {
            Some(record) => {
                let mut question = table.look_back(record);
                question.iterations = Some(Curve::ITERATIONS);
                self.thinker.ask(question);
            }
            None => self.thinker.stop(),
        }
    }

    /// Something came of a thought.
    pub fn hear(&mut self, heard: Heard, table: &GameTable) {
        let Heard::Answer(Some(answer)) = heard else { return };
        match std::mem::replace(&mut self.asked, Asked::Nothing) {
            Asked::Nothing => {}
            Asked::Chances(record) => {
                let curve = Rc::make_mut(&mut self.curve);
                match curve.next() {
                    Some(_) => curve.add(answer.chances),
                    None => curve.insert(record, answer.chances),
                }
            }
            Asked::Choice(record) => {
                let said = words(table, record, &answer).unwrap_or_default();
                self.said.insert(record, said);
            }
        }
    }

    /// The curve with the moment it stands at, what Admiral says, and the moves at which the game turned.
    pub fn view(&self, table: &GameTable, id: &str, at: usize, send: &Callback<Msg>) -> Html {
        let to = send.reform(Msg::To);
        let said = self.said.get(&at).cloned().or_else(|| {
            let judged = table.judged(at, None)?;
            Some(text::admiral_thinks(name(table, judged.seat), &judged.words))
        });
        let done = self.curve.next().is_none() && self.curve.closer(&self.end).is_none();
        let turns = if done { self.curve.turns(&self.end) } else { Vec::new() };
        let turn = turns.iter().map(|turn| {
            let record = turn.records.0;
            let (from, to) = (hundredths(turn.from), hundredths(turn.to));
            html! {
                <button class="quiet" data-turn={record.to_string()} onclick={send.reform(move |_: MouseEvent| Msg::To(record))}>
                    { text::turned(record, name(table, turn.seat), from, to) }
                </button>
            }
        });
        html! {
            <section class="study">
                { part(CurveView {
                    id: id.to_owned().into(),
                    outcome: self.outcome.clone(),
                    seats: table.seats().into(),
                    curve: self.curve.clone(),
                    at: Some((at, to)),
                }) }
                <p class="admiral" role="status">{ said.unwrap_or_else(|| text::NO_DECISION.into()) }</p>
                if !turns.is_empty() {
                    <h3>{ text::TURNS }</h3>
                    { for turn }
                }
            </section>
        }
    }
}

fn name(table: &GameTable, seat: Seat) -> &str {
    &table.seats()[seat.index()].name
}

fn words(table: &GameTable, record: usize, answer: &Answer) -> Option<String> {
    let made = table.judged(record, None)?;
    let name = name(table, made.seat);
    if answer.rival.is_none() {
        return Some(text::nothing_else(name, &made.words));
    }
    let would = table.judged(record, answer.mv())?.words;
    let chance = answer.chances.get(made.seat.index()).copied().unwrap_or_default();
    Some(text::admiral_would(&capital(name), &made.words, &would, hundredths(chance)))
}
