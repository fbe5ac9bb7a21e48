//! What each seat's panel says, and the final reckoning.

use yew::prelude::*;

use super::cards::{emblem, face, page, reading, refusal, spoken, tint};
use crate::look::{Look, Place};
use crate::widgets::{Part, part, shape};
use engine::{GameModel, Seat, Seen};
use games::conquest::cards::Race;
use games::conquest::text::{self, Score, race_name};
use games::conquest::{Chosen, Conquest, Edition, Refusal, Source};
use table::boards::conquest::hands::{near, shown_hand};
use table::boards::conquest::ids::id;

/// What a seat's panel shows. It is also where cards against this player are dropped.
#[derive(Clone, PartialEq)]
pub struct SeatFacts {
    /// Where those cards go.
    pub place: Place,
    /// Who sits here.
    pub name: AttrValue,
    /// The points that count for it, and what wins.
    pub score: Score,
    /// The same in words.
    pub label: AttrValue,
    /// Its race.
    pub race: Option<Race>,
    /// Menace Tokens.
    pub tokens: u16,
    /// Cards in the hand.
    pub cards: usize,
    /// Aliens in the pool.
    pub pool: u32,
    /// The Command Counter as far as it is known.
    pub command: Option<AttrValue>,
    /// Whether it is the First Player.
    pub first: bool,
    /// Its Space Stuff, unless that lies in the tray.
    pub stuff: Option<Vec<Stuff>>,
    /// Whose words stand on the cards.
    pub edition: Edition,
    /// CQ-16.1, CQ-17.6: its hand, for those who may see it. A tap of the panel shows it.
    pub hand: Vec<Source>,
}

/// A Space Stuff card in front of another player.
#[derive(Clone, PartialEq)]
pub struct Stuff {
    source: Source,
    down: bool,
    refused: Option<Refusal>,
}

/// What a seat's panel shows.
pub fn panel(seen: &Seen<Conquest>, seat: Seat, look: &Look) -> Html {
    let player = seen.player(seat);
    let command = match player.chosen {
        Chosen::Nothing => None,
        Chosen::Hidden => Some("?".to_owned()),
        Chosen::Counter(command) if player.number == 0 => Some(text::command_name(command)),
        Chosen::Counter(_) => Some(player.number.to_string()),
    };
    let stuff = player.stuff.iter().map(|held| {
        let source = Source::Stuff(held.card);
        Stuff { source, down: held.down, refused: refusal(seen, seat, source) }
    });
    let shown = SeatFacts {
        place: look.place(id("seat", &[seat.0])),
        name: look.name(seat).into(),
        score: text::score(seen, seat),
        label: text::score_label(seen, seat).into(),
        race: player.race,
        tokens: player.tokens,
        cards: player.hand.len(),
        pool: player.pool().count_ones(),
        command: command.map(AttrValue::from),
        first: seen.round() > 0 && seen.first_player() == seat,
        stuff: (near(seen) != seat).then(|| stuff.collect()),
        edition: seen.options().edition,
        hand: shown_hand(seen, seat).into_iter().map(Source::Event).collect(),
    };
    part(shown)
}

impl Part for SeatFacts {
    const NAME: &'static str = "CqPanel";

    fn draw(&self) -> Html {
        let SeatFacts {
            place,
            name,
            score,
            label,
            race,
            tokens,
            cards,
            pool,
            command,
            first,
            stuff,
            ..
        } = self;
        let fact = |name: &'static str, title: &'static str, value: String| {
            html! { <span {title} aria-label={format!("{title} {value}")}>{ emblem(name) }{ value }</span> }
        };
        html! {
            <>
                <span class="score" title={label} aria-label={label}>
                    { score.points }<small>{ "/" }{ score.goal }</small>
                </span>
                <div class="cq-facts" data-place={place.id.clone()} data-hint={place.hint()} role="group" aria-label={name.clone()}>
                    if let Some(race) = race { <em>{ race_name(*race) }</em> }
                    { fact("menace", text::MENACE, tokens.to_string()) }
                    { fact("cards", text::CARDS, cards.to_string()) }
                    if *pool > 0 { { fact("pool", text::POOL, pool.to_string()) } }
                    if let Some(command) = command { { fact("command", "Command", command.to_string()) } }
                    if *first { <span title={text::FIRST}>{ emblem("first") }</span> }
                    if score.shared { <span>{ text::own_terror(score.own) }</span> }
                    { self.hand() }
                </div>
                if let Some(stuff) = stuff { <ul class="cq-others">{ for stuff.iter().map(lying) }</ul> }
            </>
        }
    }
}

impl SeatFacts {
    /// The button that lies over the panel, and the hand that it shows. The browser opens and closes it.
    fn hand(&self) -> Html {
        let SeatFacts { place, name, edition, hand, .. } = self;
        if hand.is_empty() {
            return Html::default();
        }
        let (id, label) = (format!("hand-{}", place.id), text::hand_of(name));
        let card = |source: &Source| html! { <li class={tint(*source)}>{ page(*source, *edition, None) }</li> };
        html! {
            <>
                <button type="button" class="cq-show" popovertarget={id.clone()} aria-label={label.clone()} />
                <div {id} class="cq-shown" popover="auto" role="dialog" aria-label={label.clone()}>
                    <h2>{ label }</h2>
                    <ul>{ for hand.iter().map(card) }</ul>
                </div>
            </>
        }
    }
}

fn lying(stuff: &Stuff) -> Html {
    let Stuff { source, down, refused } = stuff;
    let class = classes!("cq-mini", tint(*source), down.then_some("down"));
    html! {
        <li {class} tabindex="0" aria-label={spoken(*source, Edition::default())}>{ face(*source) }{ reading(*source, Edition::default(), *refused) }</li>
    }
}

/// CQ-15.1: Terror, Locations, Aliens left.
pub fn reckoning(seen: &Seen<Conquest>, look: &Look) -> Html {
    let outcome = seen.outcome();
    let row = |seat: Seat| {
        let held = seen.spaces().filter(|space| seen.ground(*space).marker == Some(seat)).count();
        html! {
            <tr class={outcome.as_ref().is_some_and(|end| end.won(seat)).then_some("winner")}>
                <th scope="row">{ shape(look.colour(seat)) }{ look.name(seat) }</th>
                <td>{ held }</td><td>{ seen.player(seat).on_board().count_ones() }</td>
                <td>{ seen.player(seat).stuff.len() }</td><td class="total">{ seen.terror(seat) }</td>
            </tr>
        }
    };
    html! {
        <table class="reckoning">
            <thead><tr><td></td><th scope="col">{ text::MARKERS }</th><th scope="col">{ text::ALIENS }</th>
                <th scope="col">{ text::STUFF }</th><th scope="col">{ text::TERROR }</th></tr></thead>
            <tbody>{ for Seat::all(seen.sections()).map(row) }{ for text::sums(seen, &|seat| look.name(seat)).iter().map(sum) }</tbody>
        </table>
    }
}

/// CQ-16.7, CQ-17.5: what a side has in all.
fn sum((name, points): &(String, String)) -> Html {
    html! { <tr><th scope="row" colspan="4">{ name }</th><td class="total">{ points }</td></tr> }
}
