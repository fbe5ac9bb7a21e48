//! How the game went, as a picture that leads into the replay.

use std::rc::Rc;

use yew::prelude::*;

use crate::widgets::{Part, shape_path};
use engine::{Outcome, Seat, SeatSetup};
use table::curve::{Curve, hundredths};
use table::route::Route;
use table::text;

const WIDTH: usize = 320;
const HEIGHT: usize = 100;
/// Room for the seats' marks.
const EDGE: usize = 10;

/// The picture.
#[derive(PartialEq)]
pub struct CurveView {
    /// The id of the save.
    pub id: AttrValue,
    /// How the game ended.
    pub outcome: Outcome,
    /// Who played.
    pub seats: Rc<[SeatSetup]>,
    /// The chances, as far as they are known.
    pub curve: Rc<Curve>,
    /// In a replay: the record it stands before, and how it goes to another.
    pub at: Option<(usize, Callback<usize>)>,
}

impl Part for CurveView {
    const NAME: &'static str = "Curve";

    fn draw(&self) -> Html {
        let CurveView { id, seats, curve, at, .. } = self;
        let done = curve.next().is_none();
        html! {
            <figure class="curve" data-done={done.then_some("")}>
                <svg viewBox={format!("0 0 {} {}", WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)} role="group" aria-label={text::CURVE}>
                    <path class="curve-grid" d={format!("M{EDGE} {EDGE}h{WIDTH}m0 {0}h-{WIDTH}m0 {0}h{WIDTH}", HEIGHT / 2)} />
                    { for Seat::all(seats.len() as u8).map(|seat| line(self, seat)) }
                    if let Some((at, _)) = at {
                        <path class="curve-at" d={format!("M{} {EDGE}v{HEIGHT}", point(curve, *at, 0.0).0)} />
                    }
                    { for curve.records().iter().map(|record| strip(self, id, *record)) }
                </svg>
                <figcaption>{ if done { text::CURVE } else { text::CURVE_TO_COME } }</figcaption>
            </figure>
        }
    }
}

fn line(CurveView { outcome, seats, curve, .. }: &CurveView, seat: Seat) -> Html {
    let moment = |(record, chances): (usize, &[f32])| {
        point(curve, record, chances.get(seat.index()).copied().unwrap_or_default())
    };
    let mut points: Vec<(usize, usize)> = curve.known().map(moment).collect();
    if curve.next().is_none() {
        points.push(point(curve, curve.last(), outcome.reward(seat)));
    }
    let Some((x, y)) = points.last().copied() else { return Html::default() };
    let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let colour = seats[seat.index()].colour;
    html! {
        <g key={seat.0} class={format!("seat-{colour}")}>
            <polyline points={points.join(" ")} />
            <path transform={format!("translate({} {}) scale(.5)", x - 6, y - 6)} d={shape_path(colour)} />
        </g>
    }
}

/// A strip of the picture that leads to the replay at its moment.
fn strip(CurveView { curve, at, .. }: &CurveView, id: &str, record: usize) -> Html {
    let (x, _) = point(curve, record, 0.0);
    let width = WIDTH / curve.records().len().max(1) + 1;
    let onclick = at.as_ref().map(|(_, to)| {
        to.reform(move |event: MouseEvent| {
            event.prevent_default();
            record
        })
    });
    // The menu has a row for the keyboard: forty stops would be in the way of the buttons.
    html! {
        <a key={record} href={Route::Replay(id.into(), record).hash()} tabindex="-1" {onclick} aria-label={text::replay_from(record)}>
            <rect class="curve-strip" x={x.to_string()} y={EDGE.to_string()} width={width.to_string()} height={HEIGHT.to_string()} />
        </a>
    }
}

fn point(curve: &Curve, record: usize, chance: f32) -> (usize, usize) {
    let down = HEIGHT - (hundredths(chance) as usize * HEIGHT / 100).min(HEIGHT);
    (EDGE + record * WIDTH / curve.last().max(1), EDGE + down)
}
