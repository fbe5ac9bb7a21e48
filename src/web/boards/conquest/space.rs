//! A Space of the board: a postcard, cloud cover or a Landing Site, and the bursts to press on it.

use yew::prelude::*;

use super::cards::{art, badge, figure, page, postcard, tint};
use super::grid::Grid;
use crate::look::{Button, Look, Place};
use crate::widgets::{Part, PressButton, group, shape};
use engine::{GameModel, Seat};
use games::conquest::cards::{Counter, EventCard, LocCard};
use games::conquest::text::{self, counter_label, space_label};
use games::conquest::{Conquest, Edition, Event, Figure, Lies, Source, Space};
use table::boards::conquest::ids::{place, read};
use table::drag::Id;

/// A Space.
#[derive(Clone, PartialEq)]
pub struct BoardSpace {
    /// Where pieces and cards go.
    pub place: Place,
    /// What it is called.
    pub label: AttrValue,
    /// How it looks, where it lies and what has just happened on it.
    pub class: AttrValue,
    /// The frame it happened in, or 0.
    pub fresh: usize,
    /// Whether something has just happened here, seen on the Space or not.
    pub happens: bool,
    /// What lies there.
    pub ground: Ground,
    /// What can be pressed there.
    pub bursts: Vec<Burst>,
    /// Makes a move.
    pub press: Callback<Id>,
}

/// What lies on a Space.
#[derive(Clone, PartialEq)]
pub enum Ground {
    /// Cloud cover, with its name.
    Cloud(AttrValue),
    /// Somebody's Landing Site.
    Landing(AttrValue),
    /// A Location.
    Site(Site),
}

/// A Location with all that lies at it.
#[derive(Clone, PartialEq)]
pub struct Site {
    location: LocCard,
    value: u8,
    population: u8,
    /// The colour of whoever took it.
    flag: Option<u8>,
    events: Vec<EventCard>,
    counters: Vec<Counter>,
}

/// A button that belongs to a Space.
#[derive(Clone, PartialEq)]
pub struct Burst {
    button: Button,
    words: &'static str,
    face: Option<Token>,
    /// It is there for whoever wants it, and draws nobody's eye.
    calm: bool,
}

/// What a burst shows instead of words.
#[derive(Clone, Copy, PartialEq)]
enum Token {
    Alien(Figure, u8),
    Counter(Counter),
}

impl BoardSpace {
    /// A Space as it is in this frame.
    pub fn of(
        game: &Conquest,
        grid: &Grid,
        at: Space,
        events: &[Event],
        look: &Look,
    ) -> BoardSpace {
        let ground = game.ground(at);
        let owner = at.section().checked_sub(1).map(|seat| look.colour(Seat(seat)));
        let kind = match ground.location {
            Some(_) if ground.demolished => "card ruin",
            Some(_) if at == Space::OBJECTIVE => "card goal",
            Some(_) => "card",
            None if at.is_landing() => "landing",
            None => "cloud",
        };
        let happens = if look.moving { effect(events, at) } else { "" };
        let fighting = game.battle().is_some_and(|battle| battle.space == at);
        let class = classes!(
            "cq-cell",
            kind,
            grid.at(at),
            owner.map(|colour| format!("seat-{colour}")),
            happens,
            fighting.then_some("fighting"),
            grid.is_early(at).then_some("early"),
        );
        let bursts = look.buttons.iter().filter_map(|button| burst(game, at, button, look));
        BoardSpace {
            place: look.place(place(at)),
            label: space_label(game, at, &|seat| look.name(seat)).into(),
            class: class.to_string().into(),
            fresh: look.fresh(!happens.is_empty()),
            happens: look.moving && happens_at(events) == Some(at),
            ground: Ground::of(game, at, look),
            bursts: bursts.collect(),
            press: look.press.clone(),
        }
    }
}

impl Ground {
    fn of(game: &Conquest, at: Space, look: &Look) -> Ground {
        let ground = game.ground(at);
        let Some(location) = ground.location else {
            if at.is_landing() {
                return Ground::Landing(look.name(Seat(at.section().saturating_sub(1))).into());
            }
            return Ground::Cloud(text::space_name(at).into());
        };
        let lying = game.in_play().iter().filter(|card| card.lies == Lies::At(at));
        Ground::Site(Site {
            location,
            value: game.resistance_value(at),
            population: game.population(at),
            flag: ground.marker.map(|seat| look.colour(seat)),
            events: lying.map(|card| card.card).collect(),
            counters: ground.counters.iter().copied().collect(),
        })
    }
}

fn burst(game: &Conquest, space: Space, button: &Button, look: &Look) -> Option<Burst> {
    let (word, [first, second, _]) = read(&button.key);
    let (at, words, face) = match word {
        "resolve" if game.is_empty_space(space) => (first, text::EXPLORE, None),
        "resolve" => (first, text::FIGHT, None),
        "take" => (first, text::TAKE, None),
        "escape" => (first, text::ESCAPE, None),
        "at" => (first, text::HERE, None),
        "pick" => {
            let seat = game.to_act().unwrap_or(game.active());
            let alien = Token::Alien(Figure::ALL[first as usize], look.colour(seat));
            (second, "", Some(alien))
        }
        "foe" => (second, "", Some(Token::Counter(Counter::ALL[first as usize]))),
        _ => return None,
    };
    // Nobody leaves a Battle that goes well.
    let ahead = || {
        game.battle().is_some_and(|battle| {
            battle.winner.is_some_and(|side| battle.seat_of(side.into()) == game.to_act())
        })
    };
    (at == space.0).then(|| Burst {
        button: button.clone(),
        words,
        face,
        calm: word == "escape" && ahead(),
    })
}

/// Whether a button is drawn on a Space.
pub fn is_on_map(button: &Button) -> bool {
    matches!(read(&button.key).0, "resolve" | "take" | "escape" | "at" | "pick" | "foe")
}

/// Where the last of these events happened.
fn happens_at(events: &[Event]) -> Option<Space> {
    events.iter().rev().find_map(|event| match *event {
        Event::Moved { to, .. } | Event::Escaped { to, .. } => Some(to),
        Event::Landed { at, .. } | Event::Destroyed { at, .. } => Some(at),
        Event::Explored { space, .. } | Event::Conquered { space, .. } => Some(space),
        Event::BattleBegan { space, .. } | Event::Demolished { space } => Some(space),
        Event::CounterPlaced { space, .. } | Event::CounterMoved { to: space, .. } => Some(space),
        _ => None,
    })
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

impl Part for BoardSpace {
    const NAME: &'static str = "CqSpace";

    fn draw(&self) -> Html {
        let BoardSpace { place, label, class, fresh, happens, ground, bursts, press } = self;
        // A button must not lie in a button.
        let role = if bursts.is_empty() { "button" } else { "group" };
        let contents = match ground {
            Ground::Cloud(name) => bare("cloud", name),
            Ground::Landing(name) => bare("landing", name),
            Ground::Site(site) => shown(site),
        };
        // What has just happened is a new element, so that it plays.
        html! {
            <div key={*fresh} class={class.clone()} data-place={place.id.clone()} data-hint={place.hint()} data-read="" tabindex="-1"
                data-happens={happens.then_some("")}
                {role} aria-label={label.clone()}>
                { contents }
                { group(bursts.iter().map(|burst| pressed(burst, press))) }
            </div>
        }
    }
}

fn bare(picture: &str, name: &AttrValue) -> Html {
    html! { <>{ art(picture) }<b class="cq-name">{ name.clone() }</b></> }
}

fn shown(site: &Site) -> Html {
    let Site { location, value, population, flag, events, counters } = site;
    let flag = flag
        .map(|colour| html! { <i class={format!("cq-flag seat-{colour}")}>{ shape(colour) }</i> });
    let red = |words: AttrValue| html! { <p class="cq-red">{ words }</p> };
    let notes = events.iter().map(|card| red(text::event_name(*card).into()));
    let forces = counters.iter().map(|counter| red(counter_label(*counter).into()));
    let source = Source::Location(*location);
    html! {
        <>
            { postcard(*location) }
            <b class="cq-name">{ text::location_name(*location) }</b>
            if *value > 0 { { number("cq-res", (*value).into()) } }
            if *population > 0 { { number("cq-pop", (*population).into()) } }
            if !events.is_empty() { { number("cq-note", events.len()) } }
            { group(flag) }
            <div class={classes!("cq-read", tint(source))} aria-hidden="true">
                { page(source, Edition::default(), None) }{ group(notes) }{ group(forces) }
            </div>
        </>
    }
}

/// A number on a Space. It is drawn, not written: the name of the Space says it in words.
fn number(class: &'static str, number: usize) -> Html {
    html! { <span {class} data-n={number.to_string()}></span> }
}

fn pressed(burst: &Burst, press: &Callback<Id>) -> Html {
    let Burst { button, words, face, calm } = burst;
    let class = if *calm { "cq-burst calm" } else { "cq-burst" };
    let label = format!("{words} {}", button.label);
    let face = face.map(|face| match face {
        Token::Alien(kind, colour) => figure(kind, colour),
        Token::Counter(counter) => badge(counter),
    });
    html! {
        <PressButton key={&*button.key} button={button.clone()} press={press.clone()} {class} {label}>
            { words }{ face }
        </PressButton>
    }
}
