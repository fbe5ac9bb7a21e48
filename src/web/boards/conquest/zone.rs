//! The zones on which cards are dropped.

use yew::prelude::*;

use crate::look::{Look, Place};
use crate::widgets::{Part, keyed, part};
use games::conquest::text;
use table::boards::conquest::ids::{DISCARD, PLAY, TOP, UNDER, id};

/// A zone.
#[derive(Clone, PartialEq)]
pub struct Zone {
    /// Its place.
    pub place: Place,
    /// What it is for.
    pub words: AttrValue,
}

impl Part for Zone {
    const NAME: &'static str = "CqZone";

    fn draw(&self) -> Html {
        let Zone { place, words } = self;
        html! {
            <div class="cq-zone" data-place={place.id.clone()} data-hint={place.hint()} role="button" aria-label={words.clone()}>{ words.clone() }</div>
        }
    }
}

/// Where a card that was looked at goes back to its deck.
pub fn back(look: &Look) -> Html {
    html! {
        <>
            { part(Zone { place: look.place(TOP), words: text::ON_TOP.into() }) }
            { part(Zone { place: look.place(UNDER), words: text::UNDERNEATH.into() }) }
        </>
    }
}

/// Where cards that need no target are dropped, one zone for each line of their text.
pub fn zones(look: &Look) -> Html {
    let zone = |(place, words): (String, String)| {
        let key = place.clone();
        keyed(key, Zone { place: look.place(place), words: words.into() })
    };
    html! { <div class="cq-zones">{ for open(look).into_iter().map(zone) }</div> }
}

/// The zones that are open now, and what each is for.
pub fn open(look: &Look) -> Vec<(String, String)> {
    let all = (0..3).filter_map(|line| {
        let place = id(PLAY, &[line]);
        let way = look.reach.way_to(&place)?;
        // A card with two lines names them; others need no more than a place.
        let next = look.reach.way_to(&id(PLAY, &[1]))?;
        let named = look.reach.ways_of(&next.pieces[0]).find(|way| *way.place == *place);
        Some((place, named.unwrap_or(way).label.to_string()))
    });
    let mut all: Vec<(String, String)> = all.collect();
    let first = id(PLAY, &[0]);
    if all.is_empty() && look.reach.way_to(&first).is_some() {
        all.push((first, text::PLAY_HERE.into()));
    }
    if look.reach.way_to(DISCARD).is_some() {
        all.push((DISCARD.into(), text::DISCARD_HERE.into()));
    }
    all
}
