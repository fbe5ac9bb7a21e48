//! The board: card-shaped Spaces around the Objective, and what stands on them.

use yew::prelude::*;

use super::cards::{art, badge, figure, page, postcard, tint};
use super::ids::{id, place, read};
use crate::engine::{GameModel, Seat};
use crate::games::conquest::text::{self, alien_label, counter_label, space_label};
use crate::games::conquest::{Conquest, Event, Figure, Lies, Place, Source, Space};
use crate::web::table::{Button, Look};
use crate::web::widgets::{group, shape};

/// Where each Space lies, counted in half cards so that rows can be offset like bricks.
///
/// A board that is higher than wide is turned by a quarter, because most screens are not; where
/// they are, the stylesheet turns every board.
struct Grid {
    players: u8,
    turned: bool,
    left: i8,
    top: i8,
    columns: i8,
    rows: i8,
}

impl Grid {
    fn of(players: u8) -> Grid {
        let mut grid = Grid { players, turned: false, left: 0, top: 0, columns: 0, rows: 0 };
        grid.measure();
        if grid.rows > grid.columns {
            grid.turned = true;
            grid.measure();
        }
        grid
    }

    fn measure(&mut self) {
        let places: Vec<(i8, i8)> =
            Space::all(self.players).map(|space| self.brick(space)).collect();
        let least = |of: fn(&(i8, i8)) -> i8| places.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&(i8, i8)) -> i8| places.iter().map(of).max().unwrap_or(0);
        (self.left, self.top) = (least(|at| at.0), least(|at| at.1));
        self.columns = most(|at| at.0) - self.left + 2;
        self.rows = most(|at| at.1) - self.top + 2;
    }

    fn brick(&self, space: Space) -> (i8, i8) {
        let (q, r) = space.coordinates(self.players);
        if self.turned { (-2 * r, 2 * q + r) } else { (2 * q + r, 2 * r) }
    }

    /// Whether a Space lies in the first half of the board: what is said of it is then shown beside
    /// the second.
    fn is_early(&self, space: Space) -> bool {
        self.brick(space).0 - self.left < self.columns / 2
    }

    /// The classes that put something on a Space.
    fn at(&self, space: Space) -> String {
        let (x, y) = self.brick(space);
        format!("x{} y{}", x - self.left, y - self.top)
    }
}

/// The board. What moves glides to its place, unless a hand has carried it there.
pub fn map(game: &Conquest, events: &[Event], look: &Look) -> Html {
    let grid = Grid::of(game.sections());
    let still = if look.moving && look.glides { "" } else { " still" };
    let class = format!("cq-world w{} h{}{still}", grid.columns, grid.rows);
    let spaces = game.spaces().map(|space| cell(game, &grid, space, events, look));
    let figures = Seat::all(game.sections()).flat_map(|seat| aliens(game, &grid, seat, look));
    let counters = game.spaces().flat_map(|space| counters(game, &grid, space));
    html! {
        <div class="cq-view" data-zoom="">
            <div {class}>
                { group(spaces) }
                { group(counters) }
                { group(figures) }
            </div>
        </div>
    }
}

fn cell(game: &Conquest, grid: &Grid, space: Space, events: &[Event], look: &Look) -> Html {
    let ground = game.ground(space);
    let owner = space.section().checked_sub(1).map(|seat| look.colour(Seat(seat)));
    let kind = match ground.location {
        Some(_) if ground.demolished => "card ruin",
        Some(_) if space == Space::OBJECTIVE => "card goal",
        Some(_) => "card",
        None if space.is_landing() => "landing",
        None => "cloud",
    };
    let happens = if look.moving { effect(events, space) } else { "" };
    let key = if happens.is_empty() {
        space.0.to_string()
    } else {
        format!("{}-{}", space.0, look.frame)
    };
    let fighting = game.battle().is_some_and(|battle| battle.space == space);
    let class = classes!(
        "cq-cell",
        kind,
        grid.at(space),
        owner.map(|colour| format!("seat-{colour}")),
        happens,
        fighting.then_some("fighting"),
        grid.is_early(space).then_some("early"),
    );
    let bursts: Vec<Html> =
        look.buttons.iter().filter_map(|button| burst(game, space, button, look)).collect();
    // A button must not lie in a button.
    let role = if bursts.is_empty() { "button" } else { "group" };
    html! {
        <div {key} {class} data-place={place(space)} data-read="" tabindex="-1" {role}
            aria-label={space_label(game, space, &|seat| look.name(seat))}>
            { contents(game, space, look) }
            { group(bursts) }
        </div>
    }
}

fn contents(game: &Conquest, space: Space, look: &Look) -> Html {
    let ground = game.ground(space);
    let Some(location) = ground.location else {
        let seat = Seat(space.section().saturating_sub(1));
        let name = if space.is_landing() { look.name(seat) } else { text::space_name(space) };
        let picture = art(if space.is_landing() { "landing" } else { "cloud" });
        return html! { <>{ picture }<b class="cq-name">{ name }</b></> };
    };
    let marker = ground.marker.map(|seat| {
        html! { <i class={format!("cq-flag seat-{}", look.colour(seat))}>{ shape(look.colour(seat)) }</i> }
    });
    let (value, population) = (game.resistance_value(space), game.population(space));
    let lying = game.in_play().iter().filter(|card| card.lies == Lies::At(space));
    let notes =
        lying.clone().map(|card| html! { <p class="cq-red">{ text::event_name(card.card) }</p> });
    let forces = ground
        .counters
        .iter()
        .map(|counter| html! { <p class="cq-red">{ counter_label(*counter) }</p> });
    let source = Source::Location(location);
    html! {
        <>
            { postcard(location) }
            <b class="cq-name">{ text::location_name(location) }</b>
            if value > 0 { { number("cq-res", value.into()) } }
            if population > 0 { { number("cq-pop", population.into()) } }
            if lying.clone().next().is_some() { { number("cq-note", lying.count() as i64) } }
            { group(marker) }
            <div class={classes!("cq-read", tint(source))} aria-hidden="true">
                { page(source, None) }{ group(notes) }{ group(forces) }
            </div>
        </>
    }
}

/// A number on a Space. It is drawn, not written: the name of the Space says it in words.
fn number(class: &'static str, number: i64) -> Html {
    html! { <span {class} data-n={number.to_string()}></span> }
}

/// A button that belongs to a Space: a burst to press.
fn burst(game: &Conquest, space: Space, button: &Button, look: &Look) -> Option<Html> {
    let (word, [first, second, _]) = read(&button.key);
    let (at, words, face) = match word {
        "resolve" if game.is_empty_space(space) => (first, text::EXPLORE, None),
        "resolve" => (first, text::FIGHT, None),
        "take" => (first, text::TAKE, None),
        "escape" => (first, text::ESCAPE, None),
        "at" => (first, text::HERE, None),
        "pick" => {
            let seat = game.to_act().unwrap_or(game.active());
            (second, "", Some(figure(Figure::ALL[first as usize], look.colour(seat))))
        }
        "foe" => {
            let counter = crate::games::conquest::cards::Counter::ALL[first as usize];
            (second, "", Some(badge(counter)))
        }
        _ => return None,
    };
    if at != space.0 {
        return None;
    }
    let key = button.key.clone();
    let onclick = look.press.reform(move |_: MouseEvent| key.clone());
    Some(html! {
        <button key={&*button.key} type="button" class="cq-burst" data-button={button.key.to_string()}
            aria-label={format!("{words} {}", button.label)} {onclick}>{ words }{ face }</button>
    })
}

/// Whether a button is drawn on a Space.
pub fn is_on_map(button: &Button) -> bool {
    matches!(read(&button.key).0, "resolve" | "take" | "escape" | "at" | "pick" | "foe")
}

/// The Aliens of a seat on the board, each in its own corner of its Space.
fn aliens(game: &Conquest, grid: &Grid, seat: Seat, look: &Look) -> Vec<Html> {
    let colour = look.colour(seat);
    let on_board = game.player(seat).aliens.iter().enumerate();
    let alien = |(index, alien): (usize, &crate::games::conquest::Alien)| {
        let Place::On(space) = alien.place else { return None };
        let before = Seat::all(seat.0).map(|other| game.player(other).crew(space).count_ones());
        let own = (game.player(seat).crew(space) & ((1 << index) - 1)).count_ones();
        let slot = (before.sum::<u32>() + own) % 8;
        let kind = Figure::of_index(index);
        let piece = id("alien", &[seat.0, index as u8]);
        let spent = if alien.stopped { " spent" } else { "" };
        let role = if look.reach.movable(&piece) { "button" } else { "img" };
        Some(html! {
            <div key={piece.clone()} class={format!("cq-spot {} d{slot}", grid.at(space))}>
                <div class={format!("cq-alien seat-{colour}{spent}")} data-piece={piece} {role}
                    aria-label={alien_label(kind, alien.place)}>{ figure(kind, colour) }</div>
            </div>
        })
    };
    on_board.filter_map(alien).collect()
}

fn counters(game: &Conquest, grid: &Grid, space: Space) -> Vec<Html> {
    let here = game.ground(space).counters.iter().enumerate();
    let counter = |(index, counter): (usize, &crate::games::conquest::cards::Counter)| {
        let piece = id("counter", &[space.0, index as u8]);
        html! {
            <div key={piece.clone()} class={format!("cq-spot {} e{index}", grid.at(space))}>
                <div class="cq-tin" data-piece={piece} role="img" title={counter_label(*counter)} aria-label={counter_label(*counter)}>{ badge(*counter) }</div>
            </div>
        }
    };
    here.map(counter).collect()
}

/// What happened on a Space in these events, as a class that plays it.
fn effect(events: &[Event], here: Space) -> &'static str {
    let on = |event: &Event| match *event {
        Event::Explored { space, .. } if space == here => Some("turned"),
        Event::Conquered { space, .. } if space == here => Some("taken"),
        Event::Demolished { space } | Event::RandomSpace { space } if space == here => {
            Some("struck")
        }
        Event::Destroyed { at, .. } if at == here => Some("struck"),
        Event::CounterPlaced { space, .. } if space == here => Some("struck"),
        _ => None,
    };
    events.iter().rev().find_map(on).unwrap_or("")
}
