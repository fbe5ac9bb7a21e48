//! A battle as a scene: both sides lined up, every power itemised, and the damage to assign.

use yew::prelude::*;

use super::hands::{DAMAGE, victim_place};
use super::pictures::{counter, machine, shown_card, tower};
use crate::games::attack_at_the_tower::text::{
    self, change_reason, fighter_name, moment, step_name, story,
};
use crate::games::attack_at_the_tower::{
    AttackAtTheTower, Card, Event, Fight, Fighter, Group, Line, Muster, Phase, Side, Victim,
};
use crate::web::table::Look;
use crate::web::widgets::shape;

/// The battle that is declared or fought, over the dimmed table.
pub fn scene(game: &AttackAtTheTower, look: &Look) -> Html {
    let Some(tally) = game.battle_tally() else { return Html::default() };
    let to = game.battle().map_or(Group::Palace, |battle| battle.to);
    let fight = match game.phase() {
        Phase::Assign(fight) => Some(fight),
        _ => None,
    };
    let step = fight.map(|fight| html! { <small>{ step_name(fight.step) }</small> });
    html! {
        <div class="at-scene">
            <div class="at-battle">
                <h2>{ text::battle_title(to) }{ step }</h2>
                { muster(&tally.attack, Side::Attacker, fight.as_ref(), look) }
                { muster(&tally.defence, Side::Defender, fight.as_ref(), look) }
            </div>
        </div>
    }
}

fn muster(muster: &Muster, side: Side, fight: Option<&Fight>, look: &Look) -> Html {
    let dealing = fight.is_some_and(|fight| fight.side == side);
    let class = format!(
        "at-muster seat-{}{}",
        look.colour(muster.seat),
        if dealing { " dealing" } else { "" }
    );
    let role = if side == Side::Attacker { text::ATTACKS } else { text::DEFENDS };
    let damage = match fight {
        Some(fight) => text::left(fight.damage[side as usize], artillery(fight, side)),
        None => text::deals(muster),
    };
    // The damage can be picked up while a person assigns it.
    let piece = (dealing && look.reach.movable(DAMAGE)).then_some(DAMAGE);
    html! {
        <section {class}>
            <h3>{ shape(look.colour(muster.seat)) }{ look.name(muster.seat) }<small>{ role }</small></h3>
            <ul>{ for muster.lines.iter().map(|line| fighter(line, side, fight)) }</ul>
            <div class="at-damage" data-piece={piece} role={piece.map(|_| "button")} aria-label={damage.clone()}>{ damage }</div>
        </section>
    }
}

fn artillery(fight: &Fight, side: Side) -> u8 {
    if side == Side::Attacker { fight.artillery } else { 0 }
}

fn fighter(line: &Line, side: Side, fight: Option<&Fight>) -> Html {
    let (picture, victim) = match (line.fighter, line.at) {
        (Fighter::Troop(troop), Some(at)) => (counter(troop), Victim::Troop(at)),
        (Fighter::Troop(troop), None) => (counter(troop), Victim::Man),
        (Fighter::Base(base), Some(at)) => (machine(base), Victim::Base(at)),
        (Fighter::Base(_), None) | (Fighter::Palace, _) => (tower(), Victim::Palace),
    };
    let doomed = fight.map_or(0, |fight| match victim {
        Victim::Troop(at) => fight.doomed(side, at.slot()),
        Victim::Man => fight.doomed(side, 0),
        Victim::Base(at) => fight.is_razed(at).into(),
        Victim::Palace => 0,
    });
    let place = fight.filter(|fight| fight.side != side).map(|_| victim_place(victim));
    // AT-5.4: only those who deal their damage in this step stand out.
    let waits = fight.is_some_and(|fight| line.deals != Some(fight.step));
    let name = match line.at {
        Some(at) => format!("{at} {}", fighter_name(line)),
        None => fighter_name(line),
    };
    let power = line.power;
    let why = change_reason(power).map(|why| format!("{} {why}", power.printed));
    let strength = format!("{}×{}", line.count, power.value());
    // What can be hit is a button, called by all that stands on it.
    let words = [&*name, why.as_deref().unwrap_or_default(), moment(line), &strength].join(" ");
    let label = place.as_ref().map(|_| words);
    let class = classes!(
        "at-fighter",
        waits.then_some("waits"),
        (doomed == line.count).then_some("doomed")
    );
    html! {
        <li>
            <div {class} role={place.as_ref().map(|_| "button")} data-place={place} aria-label={label}>
                { picture }
                <span>
                    { name }{ " " }
                    if let Some(why) = why { <em>{ why }</em>{ " " } }
                    <small>{ moment(line) }</small>{ " " }
                </span>
                <b>{ strength }</b>
                if doomed > 0 { <i class="at-doom" data-n={doomed.to_string()}></i> }
            </div>
        </li>
    }
}

/// What has just been played or has fallen: shown for a moment, then gone by itself.
pub fn news(events: &[Event], look: &Look) -> Html {
    if !look.moving {
        return Html::default();
    }
    let key = look.frame;
    let played = events.iter().find_map(|event| match event {
        Event::Played { play, .. } => Some(shown_card(Card::Ability(play.ability()))),
        _ => None,
    });
    let worth = |event: &&Event| {
        matches!(
            event,
            Event::Fell { .. }
                | Event::Razed { .. }
                | Event::MenLeft { .. }
                | Event::PalaceFell { .. }
                | Event::Played { .. }
                | Event::GameWon { .. }
        )
    };
    let line = |event: &Event| {
        let (_, sentence) = story(event, &|seat| look.name(seat));
        html! { <li>{ sentence }</li> }
    };
    let lines: Vec<Html> = events.iter().filter(worth).map(line).collect();
    if lines.is_empty() {
        return Html::default();
    }
    html! { <div {key} class="at-news" aria-hidden="true">{ played }<ul>{ for lines }</ul></div> }
}
