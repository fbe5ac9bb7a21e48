//! A player's front: three territories of three base spaces.

use yew::prelude::*;

use super::banner::Banner;
use super::space::BaseSpace;
use super::territory::Territory;
use crate::look::Look;
use crate::widgets::part;
use engine::Seat;
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{self as rules, AttackAtTheTower, Event, Group};
use table::boards::attack_at_the_tower::hands::{banner, group_place};

/// The three territories of a seat. Only the own banners can be picked up.
pub fn front(
    game: &AttackAtTheTower,
    seat: Seat,
    own: bool,
    events: &[Event],
    look: &Look,
) -> Html {
    let territory = |territory: rules::Territory| {
        let group = Group::Territory(territory);
        let place = look.place(group_place(seat, group));
        let leads = |from: &Group| look.reach.accepts(banner(*from), &place.id);
        let odds = |from: Group| (banner(from), text::odds(&game.odds(from, group)).into());
        let spaces = territory.spaces().map(|at| BaseSpace::of(game, seat, at, events, look));
        let shown = Territory {
            odds: Group::ALL.into_iter().filter(leads).map(odds).collect(),
            place,
            label: text::group_of(group, &look.name(seat)).into(),
            banner: Banner::of(game, seat, group, own, look),
            spaces: spaces.into_iter().collect(),
        };
        part(shown)
    };
    html! { <div class="at-front">{ for rules::Territory::ALL.into_iter().map(territory) }</div> }
}
