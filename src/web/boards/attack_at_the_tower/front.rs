//! A player's front: three territories of three base spaces, and the banners that attack.

use yew::prelude::*;

use super::hands::{banner, group_place, space_place};
use super::pictures::{counter, help, machine};
use crate::engine::Seat;
use crate::games::attack_at_the_tower::text::{self, base_help, base_name, space_name};
use crate::games::attack_at_the_tower::{AttackAtTheTower, Event, Group, Play, Space, Territory};
use crate::web::table::Look;

/// The three territories of a seat. Only the own banners can be picked up.
pub fn front(
    game: &AttackAtTheTower,
    seat: Seat,
    own: bool,
    events: &[Event],
    look: &Look,
) -> Html {
    let territory = |territory: Territory| {
        let group = Group::Territory(territory);
        let spaces = territory.spaces().map(|at| space(game, seat, at, events, look));
        html! {
            <div class="at-territory" data-place={group_place(seat, group)} role="group"
                aria-label={text::group_of(group, &look.name(seat))}>
                { flag(game, seat, group, own) }
                { for spaces }
            </div>
        }
    };
    html! { <div class="at-front">{ for Territory::ALL.into_iter().map(territory) }</div> }
}

/// The mark of a group: a banner to drag if it is the own one.
pub fn flag(game: &AttackAtTheTower, seat: Seat, group: Group, own: bool) -> Html {
    let spent = game.army(seat).has_attacked(group);
    let class = if spent { "at-banner spent" } else { "at-banner" };
    let mark = match group {
        Group::Territory(territory) => territory.number().to_string(),
        Group::Palace => "M".into(),
    };
    let piece = own.then(|| banner(group));
    html! { <div {class} data-piece={piece} role={own.then_some("button")} aria-label={text::banner(group)}>{ mark }</div> }
}

fn space(game: &AttackAtTheTower, seat: Seat, at: Space, events: &[Event], look: &Look) -> Html {
    let post = game.army(seat).post(at);
    let effect = if look.moving { effect(events, seat, at) } else { "" };
    // What has just happened is a new element, so that it plays.
    let key = if effect.is_empty() { at.to_string() } else { format!("{at}-{}", look.frame) };
    let standing = post.map(|post| {
        let troops = (0..post.troops).map(|_| counter(post.base.troop()));
        html! {
            <>
                <span class="at-plate" tabindex="-1">{ machine(post.base) }</span>
                <span class="at-troops">{ for troops }</span>
                { help(base_name(post.base), text::post_help(post), base_help(post.base).1) }
            </>
        }
    });
    html! {
        <div {key} class={classes!("at-space", effect)} data-place={space_place(seat, at)} role="button"
            aria-label={space_name(game, seat, at)}><small>{ at.to_string() }</small>{ standing }</div>
    }
}

/// What happened on a space in these events, as a class that plays it.
fn effect(events: &[Event], seat: Seat, space: Space) -> &'static str {
    let here = |event: &Event| match *event {
        Event::Built { seat: whose, at, .. } if whose == seat && at == space => Some("built"),
        Event::Recruited { seat: whose, at } if whose == seat && at.contains(space) => {
            Some("grown")
        }
        Event::Fell { seat: whose, at: Some(at), .. } | Event::Razed { seat: whose, at, .. }
            if whose == seat && at == space =>
        {
            Some("struck")
        }
        Event::Played { play: Play::Common { owner, at }, .. } if owner == seat && at == space => {
            Some("struck")
        }
        _ => None,
    };
    events.iter().rev().find_map(here).unwrap_or("")
}
