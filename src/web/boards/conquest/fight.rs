//! A Fight as a comic panel over the dimmed board.

use yew::prelude::*;

use super::cards::postcard;
use super::side::FightSide;
use super::space;
use crate::look::Look;
use crate::widgets::part;
use games::conquest::text::{self, place_name};
use games::conquest::{Conquest, Question};

/// The Fight in progress. It steps aside while the board is asked about.
pub fn scene(game: &Conquest, look: &Look) -> Html {
    let Some(battle) = game.battle().filter(|_| game.question().is_some()) else {
        return Html::default();
    };
    let aside = look.buttons.iter().any(space::is_on_map);
    let class = if aside { "cq-fight aside" } else { "cq-fight" };
    // CQ-9.1: the Fight Round is over, and what the sides have now is not what it was settled by.
    if game.question().is_some_and(|ask| ask.what == Question::StayOrEscape) {
        let verdict = text::verdict(game, battle, &|seat| look.name(seat));
        return html! { <p class="cq-fight cq-verdict" role="status">{ verdict }</p> };
    }
    let location = game.ground(battle.space).location;
    html! {
        <div {class} role="group" aria-label={text::FIGHT}>
            if let Some(location) = location { <div class="cq-backdrop">{ postcard(location) }</div> }
            <h2>{ place_name(game, battle.space) }<small>{ text::fights(game, battle) }</small></h2>
            { part(FightSide::of(game, battle, 0, look)) }
            <span class="cq-versus" aria-hidden="true">{ "VS" }</span>
            { part(FightSide::of(game, battle, 1, look)) }
        </div>
    }
}
