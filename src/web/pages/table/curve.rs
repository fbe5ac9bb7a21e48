//! How the game went: each seat's chances to win, from the first record to the last.

use yew::prelude::*;

use super::think::hundredths;
use crate::engine::{Outcome, Seat};
use crate::web::route::Route;
use crate::web::table::Look;
use crate::web::text;
use crate::web::widgets::shape_path;

/// More moments than this would not be told apart on a phone.
const MOMENTS: usize = 40;
const WIDTH: usize = 320;
const HEIGHT: usize = 100;
/// Room for the seats' marks.
const EDGE: usize = 10;

/// The chances at some moments of the game. They come one after the other.
#[derive(Default)]
pub struct Curve {
    /// The records before which the position is looked at.
    records: Vec<usize>,
    /// The chances of every seat there, as far as they are known.
    chances: Vec<Vec<f32>>,
    last: usize,
}

impl Curve {
    /// How long each moment is thought about: the line counts, not the point.
    pub const ITERATIONS: u32 = 60;

    /// The moments of a game with so many records, with nothing known about them.
    pub fn of(records: usize) -> Curve {
        let moments = records.min(MOMENTS);
        let moment = |index: usize| index * records / moments.max(1);
        Curve { records: (0..moments).map(moment).collect(), chances: Vec::new(), last: records }
    }

    /// The next record to look at.
    pub fn next(&self) -> Option<usize> {
        self.records.get(self.chances.len()).copied()
    }

    /// Takes the chances at that record in.
    pub fn add(&mut self, chances: Vec<f32>) {
        self.chances.push(chances);
    }

    /// The picture.
    pub fn draw(&self, id: &str, outcome: &Outcome, look: &Look) -> Html {
        let done = self.next().is_none();
        let seats = || Seat::all(look.seats.len() as u8);
        html! {
            <figure class="curve" data-done={done.then_some("")}>
                <svg viewBox={format!("0 0 {} {}", WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)} role="group" aria-label={text::CURVE}>
                    <path class="curve-grid" d={format!("M{EDGE} {EDGE}h{WIDTH}m0 {0}h-{WIDTH}m0 {0}h{WIDTH}", HEIGHT / 2)} />
                    { for seats().map(|seat| self.line(seat, outcome, look)) }
                    { for self.records.iter().map(|record| self.link(id, *record)) }
                </svg>
                <figcaption>{ if done { text::CURVE } else { text::CURVE_TO_COME } }</figcaption>
            </figure>
        }
    }

    fn line(&self, seat: Seat, outcome: &Outcome, look: &Look) -> Html {
        let moment = |(record, chances): (&usize, &Vec<f32>)| {
            self.point(*record, chances.get(seat.index()).copied().unwrap_or_default())
        };
        let mut points: Vec<(usize, usize)> =
            self.records.iter().zip(&self.chances).map(moment).collect();
        if self.next().is_none() {
            points.push(self.point(self.last, outcome.reward(seat)));
        }
        let Some((x, y)) = points.last().copied() else { return Html::default() };
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let colour = look.colour(seat);
        html! {
            <g key={seat.0} class={format!("seat-{colour}")}>
                <polyline points={points.join(" ")} />
                <path transform={format!("translate({} {}) scale(.5)", x - 6, y - 6)} d={shape_path(colour)} />
            </g>
        }
    }

    /// A strip of the picture that leads to the replay at its moment.
    fn link(&self, id: &str, record: usize) -> Html {
        let (x, _) = self.point(record, 0.0);
        let width = WIDTH / self.records.len().max(1) + 1;
        // The menu has a row for the keyboard: forty stops would be in the way of the buttons.
        html! {
            <a key={record} href={Route::Replay(id.into(), record).hash()} tabindex="-1" aria-label={text::replay_from(record)}>
                <rect class="curve-strip" x={x.to_string()} y={EDGE.to_string()} width={width.to_string()} height={HEIGHT.to_string()} />
            </a>
        }
    }

    fn point(&self, record: usize, chance: f32) -> (usize, usize) {
        let down = HEIGHT - (hundredths(chance) as usize * HEIGHT / 100).min(HEIGHT);
        (EDGE + record * WIDTH / self.last.max(1), EDGE + down)
    }
}
