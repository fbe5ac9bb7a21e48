//! The Tech Track as a gauge towards the Super Cannon, with the Human Tech that works.

use yew::prelude::*;

use super::cards::mini;
use crate::widgets::{Part, part};
use games::conquest::cards::Tech;
use games::conquest::text;
use games::conquest::{Conquest, Source, Track};

/// The gauge.
#[derive(Clone, PartialEq)]
pub struct Gauge {
    /// The track.
    pub track: Track,
    /// The Human Tech in play.
    pub tech: Vec<Tech>,
}

/// The gauge, where the game has one.
pub fn gauge(game: &Conquest) -> Html {
    let Some(track) = game.track() else { return Html::default() };
    part(Gauge { track, tech: game.tech_in_play().to_vec() })
}

impl Part for Gauge {
    const NAME: &'static str = "CqGauge";

    fn draw(&self) -> Html {
        let Gauge { track, tech } = self;
        let step = |step: u8| {
            let class = classes!(
                (step == track.step).then_some("now"),
                (step < track.step).then_some("past"),
                track.circles().contains(&step).then_some("circle"),
            );
            html! { <i {class}>{ step }</i> }
        };
        html! {
            <div class="cq-gauge" role="img" aria-label={text::track_label(track)}>
                <i class={format!("cq-donut g{}", track.step.min(10))}><b>{ track.step }</b></i>
                <b>{ text::TRACK }</b>
                <span class="cq-steps">{ for (0..=10).map(step) }</span>
                <b>{ text::CANNON }</b>
                { for tech.iter().map(|tech| mini(Source::Tech(*tech))) }
            </div>
        }
    }
}
