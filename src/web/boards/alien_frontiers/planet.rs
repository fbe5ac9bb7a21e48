//! The planet: eight territories with their colonies, counters and fields.

use yew::prelude::*;

use super::cards::{Note, action, note, notes};
use super::dice::die_parts;
use super::pieces::{OFF, colony_piece, field_piece, land_place};
use crate::engine::{GameModel, Seat};
use crate::games::alien_frontiers::text::{
    board, field_help, field_name, territory_help, territory_name,
};
use crate::games::alien_frontiers::{AlienFrontiers, Colony, Die, Event, Field, Phase, Territory};
use crate::web::table::Look;
use crate::web::widgets::{group, shape_path};

/// A seventh of the ring, pointing up.
const SECTOR: &str = "M-43.400-90.100A100 100 0 0 1 43.400-90.100L17.400-36A40 40 0 0 0-17.400-36z";
/// The heights of the whole ring as lines, in halves of a unit.
const CONTOURS: &str = include_str!("contours.txt");
/// The crater's rim and the dunes of the desert.
const RELIEF: &str = "M-12 90a12 5 0 1 0 24 0a12 5 0 1 0-24 0M-7 91a7 2.500 0 1 0 14 0a7 2.500 0 1 0-14 0M-26 6q6-5 12 0t12 0M-21 14q6-4 11 0M4 25q6-4 12 0M15 4q6-4 11 0M-15-27q6-4 11 0M5-29q5-4 9 0";
/// From the sectors out to the facilities they are linked to.
const LINKS: &str =
    "M-45-94H-280M-101-23H-280M-93 42H-280M45-94H280M101-23H280M78 68l30 44H280M0 103V170";

/// The angle of a territory's sector and the middle of it; the desert is the hub of the wheel.
fn spot(territory: Territory) -> (i32, (i32, i32)) {
    match territory {
        Territory::AsimovCrater => (180, (0, 68)),
        Territory::HeinleinPlains => (231, (-56, 42)),
        Territory::VanVogtMountains => (283, (-69, -18)),
        Territory::LemBadlands => (334, (-31, -67)),
        Territory::BradburyPlateau => (26, (31, -67)),
        Territory::HerbertValley => (77, (69, -18)),
        Territory::PohlFoothills => (129, (56, 42)),
        Territory::BurroughsDesert => (0, (0, -6)),
    }
}

fn at(x: i32, y: i32) -> String {
    format!("translate({x} {y})")
}

/// A colony within 24 × 24, with its owner's shape.
pub fn dome(colour: u8) -> Html {
    html! {
        <g class={format!("af-dome seat-{colour}")}>
            <path class="shell" d="M2 20a10 15 0 0 1 20 0z" />
            <path class="mark" transform="translate(6.500 8) scale(.46)" d={shape_path(colour)} />
        </g>
    }
}

/// The planet, and what its territories say about themselves.
pub fn planet(game: &AlienFrontiers, events: &[Event], look: &Look) -> Html {
    let name = |seat: Seat| look.name(seat);
    let off = Field::ALL.into_iter().filter(|field| game.field(*field).is_none());
    html! {
        <div class="af-planet">
            <svg viewBox="-108 -108 216 216" role="group" aria-label={board::PLANET}>
                <defs>
                    <radialGradient id="af-glow"><stop offset=".88" /><stop offset="1" /></radialGradient>
                    <radialGradient id="af-dusk" cx=".36" cy=".3" r=".8"><stop offset=".15" /><stop offset=".6" /><stop offset="1" /></radialGradient>
                </defs>
                <circle class="af-air" r="112" />
                <path class="af-links" d={LINKS} />
                { for Territory::ALL.into_iter().map(|land| ground(game, land, look)) }
                <path class="af-contours" transform="scale(.5)" d={CONTOURS} />
                <path class="af-relief" d={RELIEF} />
                <circle class="af-dusk" r="100" />
                <g data-place={OFF} role="group" aria-label={board::FIELDS}>
                    <rect class="af-rack" x="-107" y="-107" width="46" height="17" rx="8" />
                </g>
                { group(off.enumerate().map(|(slot, field)| ring(field, (-98 + 14 * slot as i32, -98), look))) }
                { for Territory::ALL.into_iter().map(|land| settled(game, land, events, look)) }
            </svg>
            { for Territory::ALL.into_iter().map(|land| explained(game, land, &name)) }
            { action(look, "buy-relic", board::BUY_RELIC.into(), false) }
        </div>
    }
}

/// The ground of a territory: the place where colonies and fields are dropped.
fn ground(game: &AlienFrontiers, land: Territory, look: &Look) -> Html {
    let place = land_place(land);
    let owner =
        game.controller(land).map_or(String::new(), |seat| format!(" seat-{}", look.colour(seat)));
    let class = format!("af-land t{}{owner}", land as u8);
    let label = board::territory_label(game, land, &|seat| look.name(seat));
    if land == Territory::BurroughsDesert {
        return html! {
            <circle key={place} {class} data-place={place} r="38" role="button" aria-label={label} />
        };
    }
    let turn = format!("rotate({})", spot(land).0);
    html! {
        <g key={place} transform={turn}>
            <path {class} data-place={place} d={SECTOR} role="button" aria-label={label} />
        </g>
    }
}

/// What lies on a territory: its name, counter, colonies, fields, and the Relic Ship.
fn settled(game: &AlienFrontiers, land: Territory, events: &[Event], look: &Look) -> Html {
    let (_, (x, y)) = spot(land);
    let count = |seat: Seat| game.colonies(land)[seat.index()];
    let seats: Vec<Seat> = Seat::all(game.seats()).filter(|seat| count(*seat) > 0).collect();
    let left = 7 - 7 * seats.len() as i32;
    let colonies = seats.iter().enumerate().map(|(slot, owner)| {
        let came = |event: &Event| matches!(event, Event::Landed { seat, territory, .. } if seat == owner && *territory == land);
        let fresh = look.moving && events.iter().any(came);
        colony(game, Colony { territory: land, owner: *owner }, left + 14 * slot as i32, fresh, look)
    });
    // Every name has a space in the right place: one word per line, or `Van Vogt`.
    let (first, second) = territory_name(land).rsplit_once(' ').unwrap_or_default();
    let relic = land == Territory::BurroughsDesert && game.relic_owner().is_none();
    let fields: Vec<Field> = game.fields_on(land).collect();
    // Beside the Relic Ship, where there is one.
    let leftmost = if relic { 15 } else { 7 } - 7 * fields.len() as i32;
    html! {
        <g key={land as u8} transform={at(x, y)}>
            { group(fields.iter().map(|field| html! { <circle class={format!("af-halo {}", field_piece(*field))} r="26" /> })) }
            <g class={format!("af-name t{}", land as u8)} tabindex="0">
                <text y="-14">{ first }</text><text y="-6">{ second }</text>
            </g>
            if let Some(seat) = game.controller(land) {
                <g class={format!("seat-{}", look.colour(seat))} transform="translate(-5 -32) scale(.42)">
                    <path class="af-counter" d={shape_path(look.colour(seat))} />
                </g>
            }
            if relic {
                <g transform="translate(-22 13) scale(.58)">{ die_parts(None, Die::relic(6)) }</g>
            }
            { group(colonies) }
            { group(fields.iter().enumerate().map(|(slot, field)| ring(*field, (13 * slot as i32 + leftmost, 20), look))) }
        </g>
    }
}

fn colony(game: &AlienFrontiers, colony: Colony, x: i32, fresh: bool, look: &Look) -> Html {
    let count = game.colonies(colony.territory)[colony.owner.index()];
    let piece = colony_piece(colony);
    let place = matches!(game.phase(), Phase::Swap { .. }).then(|| piece.clone());
    let role = if look.reach.movable(&piece) { "button" } else { "img" };
    let key = if fresh { format!("{piece}-{}", look.frame) } else { piece.clone() };
    let label = board::colonies_of(&look.name(colony.owner), count);
    html! {
        <g {key} transform={format!("translate({} -3) scale(.62)", x - 7)}>
            <g class={if fresh { "af-colony af-touches" } else { "af-colony" }} data-piece={piece}
                data-place={place} {role} aria-label={label}>
                { dome(look.colour(colony.owner)) }
                if count > 1 { <text class="af-count" x="20" y="26">{ count }</text> }
            </g>
        </g>
    }
}

/// A field as a glowing ring.
fn ring(field: Field, (x, y): (i32, i32), look: &Look) -> Html {
    let piece = field_piece(field);
    let role = if look.reach.movable(piece) { "button" } else { "img" };
    let letter = &field_name(field)[..1];
    html! {
        <g key={piece} transform={at(x, y)}>
            <g class={format!("af-field {piece}")} data-piece={piece}
                {role} aria-label={field_name(field)}>
                <circle r="6" /><text y="3">{ letter.to_owned() }</text>
            </g>
        </g>
    }
}

fn explained(game: &AlienFrontiers, land: Territory, name: &dyn Fn(Seat) -> String) -> Html {
    let help = territory_help(land);
    let bonus = (format!("{}: {}", territory_name(land), help.text), help.rule);
    let mut lines: Vec<Note> = vec![bonus, (board::state_of(game, land, name), "AF-8.8")];
    lines.extend(game.fields_on(land).map(|field| note(field_help(field))));
    html! { <p class={format!("af-help h{}", land as u8)}>{ notes(&lines) }</p> }
}
