//! A territory: three base spaces and the banner that attacks from them.

use yew::prelude::*;

use super::banner::Banner;
use super::space::BaseSpace;
use crate::look::Place;
use crate::widgets::{Part, group, part};

/// A territory.
#[derive(Clone, PartialEq)]
pub struct Territory {
    /// Where attacks go.
    pub place: Place,
    /// What it is called.
    pub label: AttrValue,
    /// Its banner.
    pub banner: Banner,
    /// Its base spaces.
    pub spaces: Vec<BaseSpace>,
    /// What an attack on it would come to, for each banner that can lead one.
    pub odds: Vec<(&'static str, AttrValue)>,
}

impl Part for Territory {
    const NAME: &'static str = "AtTerritory";

    fn draw(&self) -> Html {
        let Territory { place, label, banner, spaces, odds } = self;
        let odds = odds.iter().map(|(banner, words)| {
            html! { <p class={format!("at-odds {banner}")}>{ words.clone() }</p> }
        });
        html! {
            <div class="at-territory" data-place={place.id.clone()} data-hint={place.hint()} role="group" aria-label={label.clone()}>
                { part(banner.clone()) }
                { for spaces.iter().cloned().map(part) }
                { group(odds) }
            </div>
        }
    }
}
