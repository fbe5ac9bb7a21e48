//! A battle as a scene over the dimmed table: both sides lined up.

use yew::prelude::*;

use super::muster::Muster;
use crate::look::Look;
use crate::widgets::part;
use games::attack_at_the_tower::text::{self, step_name};
use games::attack_at_the_tower::{AttackAtTheTower, Fight, Group, Phase, Side};

/// Both sides of the battle that is declared or fought.
pub fn sides(game: &AttackAtTheTower, look: &Look) -> Option<[Muster; 2]> {
    let tally = game.battle_tally()?;
    let fight = fight(game);
    Some([
        Muster::of(&tally.attack, Side::Attacker, fight.as_ref(), look),
        Muster::of(&tally.defence, Side::Defender, fight.as_ref(), look),
    ])
}

fn fight(game: &AttackAtTheTower) -> Option<Fight> {
    match game.phase() {
        Phase::Assign(fight) => Some(fight),
        _ => None,
    }
}

/// The battle that is declared or fought.
pub fn scene(game: &AttackAtTheTower, look: &Look) -> Html {
    let Some([attack, defence]) = sides(game, look) else { return Html::default() };
    let to = game.battle().map_or(Group::Palace, |battle| battle.to);
    let step = fight(game).map(|fight| html! { <small>{ step_name(fight.step) }</small> });
    html! {
        <div class="at-scene">
            <div class="at-battle">
                <h2>{ text::battle_title(to) }{ step }</h2>
                { part(attack) }
                { part(defence) }
            </div>
        </div>
    }
}
