//! A Fight as a comic panel: two sides, every part of their Strength, the dice.

use yew::prelude::*;

use super::cards::{art, badge, emblem, figure, reading, tint};
use super::ids::id;
use super::map;
use crate::engine::Seat;
use crate::games::conquest::text::{self, place_name, strength_label};
use crate::games::conquest::{Battle, Conquest, Figure, Foe, Source};
use crate::web::table::Look;
use crate::web::widgets::shape;

/// The Fight in progress over the dimmed board. It steps aside while the board is asked about.
pub fn scene(game: &Conquest, look: &Look) -> Html {
    let Some(battle) = game.battle().filter(|_| game.question().is_some()) else {
        return Html::default();
    };
    let aside = look.buttons.iter().any(map::is_on_map);
    let class = if aside { "cq-fight aside" } else { "cq-fight" };
    let location = game.ground(battle.space).location;
    html! {
        <div {class} role="group" aria-label={text::FIGHT}>
            if let Some(location) = location { <div class="cq-backdrop">{ art(&format!("loc-{}", location as u8)) }</div> }
            <h2>{ place_name(game, battle.space) }<small>{ text::fights(game, battle) }</small></h2>
            { side(game, battle, 0, look) }
            <span class="cq-versus" aria-hidden="true">{ "VS" }</span>
            { side(game, battle, 1, look) }
        </div>
    }
}

fn side(game: &Conquest, battle: &Battle, side: usize, look: &Look) -> Html {
    let seat = battle.seat_of(side);
    let class = match seat {
        Some(seat) => format!("cq-side seat-{}", look.colour(seat)),
        None => "cq-side humans".into(),
    };
    let label = seat.map_or(text::RESISTANCE.into(), |seat| look.name(seat));
    let name = html! { <>{ for seat.map(|seat| shape(look.colour(seat))) }{ label.clone() }</> };
    let part = |(of, strength): (crate::games::conquest::StrengthOf, i16)| {
        let sign = if strength > 0 { "+" } else { "" };
        html! { <li>{ strength_label(of) }<b>{ sign }{ strength }</b></li> }
    };
    let kept = game.kept_as_rolled(side);
    let mut marked = false;
    let dice = battle.dice[side].iter().map(|die| {
        let keeps = !marked && kept == Some(*die);
        marked |= keeps;
        html! { <i class={if keeps { "cq-die kept" } else { "cq-die" }} aria-label={die.to_string()} role="img">{ emblem(&format!("die-{die}")) }</i> }
    });
    let total = game.strength(side) + game.kept_die(side).map_or(0, i16::from);
    // Dice that have just been thrown are new, so that they tumble.
    let key = format!("{side}-{:?}", battle.dice[side]);
    html! {
        <section {class} data-place={id("side", &[side as u8])} role="group" aria-label={label}>
            <h3>{ name }</h3>
            <div class="cq-crowd">{ crowd(game, battle, seat, look) }</div>
            <ul class="cq-parts">{ for game.strength_parts(side).into_iter().map(part) }</ul>
            <div class="cq-roll"><div {key} class="cq-dice">{ for dice }</div><p class="cq-total">{ total }</p></div>
        </section>
    }
}

/// Who stands on a side: Aliens, a counter, or Resistance cards.
fn crowd(game: &Conquest, battle: &Battle, seat: Option<Seat>, look: &Look) -> Html {
    if let Some(seat) = seat {
        let crew = game.player(seat).crew(battle.space);
        let here = (0..8).filter(|index| crew >> index & 1 == 1);
        let colour = look.colour(seat);
        return here
            .map(|index| html! { <i class={format!("cq-saucer seat-{colour}")}>{ figure(Figure::of_index(index), colour) }</i> })
            .collect();
    }
    match battle.foe {
        Some(Foe::Counter(counter)) => badge(counter),
        Some(Foe::Card) => {
            let cards = battle.full.iter().chain(battle.heroes.iter());
            cards.map(|card| mini(Source::Resistance(*card))).collect()
        }
        _ => html! { <span class="cq-unknown">{ "?" }</span> },
    }
}

/// A small card that can be read.
pub fn mini(source: Source) -> Html {
    html! {
        <span class={classes!("cq-mini", tint(source))} tabindex="0" aria-label={super::cards::spoken(source)}>
            { super::cards::face(source) }{ reading(source, None) }
        </span>
    }
}
