//! What is thought about at a table: a computer's turn, a hint, and how the game went.

use web_sys::Element;
use yew::Context;

use super::curve::Curve;
use super::play::soon;
use super::{Msg, Playing, TablePage};
use crate::engine::bot::{Answer, Question};
use crate::engine::{Seat, capital};
use crate::web::browser::all;
use crate::web::drag::Grip;
use crate::web::parts;
use crate::web::table::{Refused, Waiting};
use crate::web::text;
use crate::web::thinker::Thinker;

/// How long a computer player seems to think at least, at normal pace.
const THOUGHT: u32 = 420;

/// What is being thought about.
#[derive(Default)]
pub enum Job {
    /// Nothing.
    #[default]
    None,
    /// A computer's turn: what it is going to do, once that is known, and whether it has seemed to
    /// think for long enough.
    Turn { mv: Option<String>, seemly: bool },
    /// A hint for the person to act.
    Hint(Seat),
    /// How the game went.
    Curve,
}

/// What Admiral would do.
pub struct Hint {
    /// In a sentence.
    pub sentence: String,
    /// By hand.
    grip: Grip,
}

impl Playing {
    fn think(&mut self, ctx: &Context<TablePage>, question: Question, job: Job) {
        self.job = job;
        self.question = Some(question);
        // The page is drawn first: on a small device the worker would take its processor.
        soon(ctx, Msg::Ask);
    }

    /// Asks what there is to ask.
    pub(super) fn ask(&mut self, ctx: &Context<TablePage>) {
        if let Some(question) = self.question.take() {
            let heard = ctx.link().callback(Msg::Heard);
            self.thinker.get_or_insert_with(|| Thinker::new(heard)).ask(question);
        }
    }

    /// The position is another: what was thought about the last one is void.
    pub(super) fn forget_thoughts(&mut self) {
        self.hint = None;
        self.question = None;
        if !matches!(std::mem::take(&mut self.job), Job::None)
            && let Some(thinker) = &self.thinker
        {
            thinker.stop();
        }
    }

    /// Lets the computer player to act think, or looks back on a game that is over.
    pub(super) fn think_on(&mut self, ctx: &Context<TablePage>) {
        match self.table.waiting() {
            Waiting::Computer(_) => {
                match (self.table.scripted(), self.table.question()) {
                    (None, Some(question)) => {
                        self.think(ctx, question, Job::Turn { mv: None, seemly: false });
                    }
                    (mv, _) => self.job = Job::Turn { mv, seemly: false },
                }
                self.wait(ctx, THOUGHT, || Msg::Seemly);
            }
            Waiting::Nobody => {
                // The end screen lives there.
                if !parts::is_here(parts::LATER) {
                    ctx.link().send_future(async {
                        parts::load(parts::LATER).await.map_or(Msg::NotFetched, |()| Msg::Fetched)
                    });
                }
                self.curve = Curve::of(self.table.records());
                self.look_back(ctx);
            }
            Waiting::Person(_) | Waiting::Curtain(_) => {}
        }
    }

    /// The computer player has seemed to think for long enough. Says whether there is something new to show.
    pub(super) fn seem(&mut self, ctx: &Context<TablePage>) -> bool {
        self.timer = None;
        if let Job::Turn { seemly, .. } = &mut self.job {
            *seemly = true;
        }
        self.computer_plays(ctx)
    }

    /// Plays what was thought of, unless it is too early or nothing was; says whether it did.
    fn computer_plays(&mut self, ctx: &Context<TablePage>) -> bool {
        let Job::Turn { mv: Some(mv), seemly: true } = &self.job else { return false };
        let Some(first) = self.table.computer_plays(mv) else { return false };
        self.carried = false;
        self.advance(ctx, first);
        true
    }

    /// Asks what Admiral would do; asked again, leaves it.
    pub(super) fn ask_hint(&mut self, ctx: &Context<TablePage>) {
        if self.hint.take().is_some() || matches!(self.job, Job::Hint(_)) {
            return self.forget_thoughts();
        }
        if let (Waiting::Person(seat), Some(question)) = (self.table.waiting(), self.table.advice())
        {
            self.think(ctx, question, Job::Hint(seat));
        }
    }

    /// Something came of a thought, or nobody could be found to think. Says whether there is something new to show.
    pub(super) fn heard(&mut self, ctx: &Context<TablePage>, answer: Option<Answer>) -> bool {
        let Some(answer) = answer else {
            self.say(ctx, Refused { text: text::NO_THOUGHT.into(), rule: None });
            return true;
        };
        match &mut self.job {
            Job::None => return false,
            Job::Turn { mv, .. } => {
                *mv = answer.mv;
                return self.computer_plays(ctx);
            }
            Job::Hint(seat) => {
                let seat = *seat;
                self.job = Job::None;
                self.show_hint(ctx, seat, &answer);
            }
            Job::Curve => {
                self.curve.add(answer.chances);
                self.look_back(ctx);
            }
        }
        true
    }

    fn show_hint(&mut self, ctx: &Context<TablePage>, seat: Seat, answer: &Answer) {
        let way = answer.mv.as_ref().and_then(|mv| self.table.way(mv));
        let Some((label, grip)) = way else {
            return self.say(ctx, Refused { text: text::NO_HINT.into(), rule: None });
        };
        let chance = answer.chances.get(seat.index()).copied().unwrap_or_default();
        let label = capital(&label);
        let sentence = text::hint(&label, hundredths(chance), hundredths(answer.gain));
        self.announcement = sentence.clone();
        self.toast = None;
        self.hint = Some(Hint { sentence, grip });
    }

    fn look_back(&mut self, ctx: &Context<TablePage>) {
        self.job = Job::None;
        if let Some(record) = self.curve.next() {
            let mut question = self.table.look_back(record);
            question.iterations = Some(Curve::ITERATIONS);
            self.think(ctx, question, Job::Curve);
        }
    }
}

/// A share as a whole number, which needs less code to write than a fraction.
pub fn hundredths(share: f32) -> u32 {
    (share.max(0.0) * 100.0).round() as u32
}

/// Shows how far a thought has come, without drawing the table anew.
pub fn show_progress(root: &Element, progress: u32) {
    for ring in all(root, "[data-progress]") {
        let _ = ring.set_attribute("stroke-dasharray", &format!("{progress} 100"));
    }
}

/// Lights up the pieces and the place of a hint, or the button; and nothing else.
pub fn mark(root: &Element, hint: Option<&Hint>) {
    for element in all(root, "[data-hint]") {
        let _ = element.remove_attribute("data-hint");
    }
    let Some(hint) = hint else { return };
    let light = |kind: &str, name: &str| {
        for element in all(root, &format!("[data-{kind}]")) {
            if element.get_attribute(&format!("data-{kind}")).as_deref() == Some(name) {
                let _ = element.set_attribute("data-hint", kind);
            }
        }
    };
    match &hint.grip {
        Grip::Button { key, .. } => light("button", key),
        Grip::Drop { pieces, place } => {
            pieces.iter().for_each(|piece| light("piece", piece));
            light("place", place);
        }
    }
}
