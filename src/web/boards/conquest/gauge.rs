//! The Tech Track as a gauge towards the Super Cannon, with the Human Tech that works.

use yew::prelude::*;

use super::cards::mini;
use crate::widgets::{Part, part};
use games::conquest::cards::Tech;
use games::conquest::text::{self, TrackStep};
use games::conquest::{Conquest, Source, Track};

/// The gauge.
#[derive(Clone, PartialEq)]
pub struct Gauge {
    /// The track.
    pub track: Track,
    /// CQ-4.7: how many dice the next breakthrough roll has beyond those of the stage.
    pub more: u8,
    /// That roll in words.
    pub hint: AttrValue,
    /// The track in words.
    pub label: AttrValue,
    /// The Human Tech in play.
    pub tech: Vec<Tech>,
}

/// The gauge, where the game has one.
pub fn gauge(game: &Conquest) -> Html {
    let Some(track) = game.track() else { return Html::default() };
    part(Gauge {
        track,
        more: game.breakthrough_dice(track).saturating_sub(track.stage()),
        hint: text::breakthrough_label(game, &track).into(),
        label: text::gauge_label(game, &track).into(),
        tech: game.tech_in_play().to_vec(),
    })
}

impl Part for Gauge {
    const NAME: &'static str = "CqGauge";

    fn draw(&self) -> Html {
        let Gauge { track, more, hint, label, tech } = self;
        let steps = text::track_steps(track);
        let step = |TrackStep { step, circle, .. }: &TrackStep| {
            let class = classes!(
                (*step == track.step).then_some("now"),
                (*step < track.step).then_some("past"),
                circle.then_some("circle"),
            );
            html! { <i {class}>{ step }</i> }
        };
        // CQ-16.22: a stage has as many breakthrough dice as its number.
        let stage = |steps: &[TrackStep]| {
            let title = text::stage_label(steps[0].stage);
            html! { <span {title}>{ for steps.iter().map(step) }<small>{ text::dice(steps[0].stage) }</small></span> }
        };
        html! {
            <div class="cq-gauge" role="img" aria-label={label}>
                <i class={format!("cq-donut g{}", track.step.min(10))}><b>{ track.step }</b></i>
                <b>{ text::TRACK }</b>
                <span class="cq-steps">{ for steps[..10].chunk_by(|one, next| one.stage == next.stage).map(stage) }{ step(&steps[10]) }</span>
                <b>{ text::CANNON }</b>
                if *more > 0 { <b title={hint}>{ text::more_dice(*more) }</b> }
                { for tech.iter().map(|tech| mini(Source::Tech(*tech))) }
            </div>
        }
    }
}
