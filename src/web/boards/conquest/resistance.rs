//! The Humans' side of the table: the Tech Track as a gauge towards the Super Cannon.

use yew::prelude::*;

use super::fight::mini;
use crate::games::conquest::text;
use crate::games::conquest::{Conquest, Source};

/// The gauge, where the game has one, with the Human Tech that works.
pub fn gauge(game: &Conquest) -> Html {
    let Some(track) = game.track() else { return Html::default() };
    let step = |step: u8| {
        let class = classes!(
            (step == track.step).then_some("now"),
            (step < track.step).then_some("past"),
            track.circles().contains(&step).then_some("ring"),
        );
        html! { <i {class}>{ step }</i> }
    };
    html! {
        <div class="cq-gauge" role="img" aria-label={text::track_label(&track)}>
            <b>{ text::TRACK }</b>
            <span class="cq-steps">{ for (0..=10).map(step) }</span>
            <b>{ text::CANNON }</b>
            { for game.tech_in_play().iter().map(|tech| mini(Source::Tech(*tech))) }
        </div>
    }
}
