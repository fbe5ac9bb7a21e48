//! A side of a Fight: who stands there, every part of its Strength, its dice.

use yew::prelude::*;

use super::cards::{badge, emblem, figure, mini};
use crate::look::{Look, Place};
use crate::widgets::{Part, shape};
use engine::Seat;
use games::conquest::cards::{Counter, ResCard};
use games::conquest::text::{self, strength_label};
use games::conquest::{Battle, Conquest, Figure, Foe, Source, StrengthOf};
use table::boards::conquest::ids::id;

/// A side.
#[derive(Clone, PartialEq)]
pub struct FightSide {
    /// Where cards are dropped that mean this side.
    pub place: Place,
    /// The colour of its seat; the Humans have none.
    pub colour: Option<u8>,
    /// What it is called.
    pub name: AttrValue,
    /// Who stands there.
    pub crowd: Crowd,
    /// What its Strength is made of.
    pub parts: Vec<(StrengthOf, i16)>,
    /// Its dice.
    pub dice: Vec<u8>,
    /// The die that counts, as it was rolled.
    pub kept: Option<u8>,
    /// Strength and die together.
    pub total: i16,
}

/// Who stands on a side.
#[derive(Clone, PartialEq)]
pub enum Crowd {
    /// Aliens.
    Aliens(Vec<Figure>),
    /// A counter.
    Counter(Counter),
    /// Resistance cards.
    Cards(Vec<ResCard>),
    /// Nobody knows yet.
    Unknown,
}

/// What a side is called.
pub fn side_name(seat: Option<Seat>, look: &Look) -> String {
    seat.map_or(text::RESISTANCE.into(), |seat| look.name(seat))
}

impl FightSide {
    /// A side of this Battle.
    pub fn of(game: &Conquest, battle: &Battle, side: usize, look: &Look) -> FightSide {
        let seat = battle.seat_of(side);
        FightSide {
            place: look.place(id("side", &[side as u8])),
            colour: seat.map(|seat| look.colour(seat)),
            name: side_name(seat, look).into(),
            crowd: Crowd::of(game, battle, seat),
            parts: game.strength_parts(side),
            dice: battle.dice[side].iter().copied().collect(),
            kept: game.kept_as_rolled(side),
            total: game.strength(side) + game.kept_die(side).map_or(0, i16::from),
        }
    }
}

impl Crowd {
    fn of(game: &Conquest, battle: &Battle, seat: Option<Seat>) -> Crowd {
        if let Some(seat) = seat {
            let crew = game.player(seat).crew(battle.space);
            let here = (0..8).filter(|index| crew >> index & 1 == 1);
            return Crowd::Aliens(here.map(Figure::of_index).collect());
        }
        match battle.foe {
            Some(Foe::Counter(counter)) => Crowd::Counter(counter),
            Some(Foe::Card) => {
                Crowd::Cards(battle.full.iter().chain(battle.heroes.iter()).copied().collect())
            }
            _ => Crowd::Unknown,
        }
    }
}

impl Part for FightSide {
    const NAME: &'static str = "CqSide";

    fn draw(&self) -> Html {
        let FightSide { place, colour, name, parts, dice, kept, total, .. } = self;
        let class = match colour {
            Some(colour) => format!("cq-side seat-{colour}"),
            None => "cq-side humans".into(),
        };
        let part = |(of, strength): &(StrengthOf, i16)| {
            let sign = if *strength > 0 { "+" } else { "" };
            html! { <li>{ strength_label(*of) }<b>{ sign }{ strength }</b></li> }
        };
        let marked = kept.and_then(|kept| dice.iter().position(|die| *die == kept));
        let die = |(index, die): (usize, &u8)| {
            let class = if marked == Some(index) { "cq-die kept" } else { "cq-die" };
            html! { <i {class} aria-label={die.to_string()} role="img">{ emblem(&format!("die-{die}")) }</i> }
        };
        // Dice that have just been thrown are new, so that they tumble.
        let key: String = dice.iter().map(u8::to_string).collect();
        html! {
            <section {class} data-place={place.id.clone()} data-hint={place.hint()} role="group" aria-label={name.clone()}>
                <h3>{ for colour.map(shape) }{ name.clone() }</h3>
                <div class="cq-crowd">{ crowd(self) }</div>
                <ul class="cq-parts">{ for parts.iter().map(part) }</ul>
                <div class="cq-roll"><div {key} class="cq-dice">{ for dice.iter().enumerate().map(die) }</div><p class="cq-total">{ total }</p></div>
            </section>
        }
    }
}

fn crowd(side: &FightSide) -> Html {
    let colour = side.colour.unwrap_or_default();
    let alien = |kind: &Figure| html! { <i class={format!("cq-saucer seat-{colour}")}>{ figure(*kind, colour) }</i> };
    match &side.crowd {
        Crowd::Aliens(aliens) => aliens.iter().map(alien).collect(),
        Crowd::Counter(counter) => badge(*counter),
        Crowd::Cards(cards) => cards.iter().map(|card| mini(Source::Resistance(*card))).collect(),
        Crowd::Unknown => html! { <span class="cq-unknown">{ "?" }</span> },
    }
}
