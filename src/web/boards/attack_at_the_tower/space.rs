//! A base space: its name, and the base that stands there with its troops.

use yew::prelude::*;

use super::pictures::{help, machine};
use super::troops::Troops;
use crate::look::{Look, Place};
use crate::widgets::{Part, part};
use engine::Seat;
use games::attack_at_the_tower::text::{self, base_help, base_name, space_name};
use games::attack_at_the_tower::{AttackAtTheTower, Event, Play, Post, Space};
use table::boards::attack_at_the_tower::hands::space_place;

/// A base space.
#[derive(Clone, PartialEq)]
pub struct BaseSpace {
    /// Which.
    pub at: Space,
    /// Where bases are built and abilities strike.
    pub place: Place,
    /// What it is called.
    pub label: AttrValue,
    /// What stands there.
    pub post: Option<Post>,
    /// The class that plays what has just happened here.
    pub effect: &'static str,
    /// The frame it happened in, or 0.
    pub fresh: usize,
}

impl BaseSpace {
    /// A space of a seat.
    pub fn of(
        game: &AttackAtTheTower,
        seat: Seat,
        at: Space,
        events: &[Event],
        look: &Look,
    ) -> BaseSpace {
        let effect = if look.moving { effect(events, seat, at) } else { "" };
        BaseSpace {
            at,
            place: look.place(space_place(seat, at)),
            label: space_name(game, seat, at).into(),
            post: game.army(seat).post(at),
            effect,
            fresh: look.fresh(!effect.is_empty()),
        }
    }
}

impl Part for BaseSpace {
    const NAME: &'static str = "AtSpace";

    fn draw(&self) -> Html {
        let BaseSpace { at, place, label, effect, fresh, .. } = self;
        let standing = self.post.map(|post| {
            html! {
                <>
                    <span class="at-plate" tabindex="-1">{ machine(post.base) }</span>
                    { part(Troops { troop: post.base.troop(), count: post.troops }) }
                    { help(base_name(post.base), text::post_help(post), base_help(post.base).1) }
                </>
            }
        });
        // What has just happened is a new element, so that it plays.
        html! {
            <div key={*fresh} class={classes!("at-space", *effect)} data-place={place.id.clone()} data-hint={place.hint()}
                role="button" aria-label={label.clone()}><small>{ at.to_string() }</small>{ standing }</div>
        }
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
