//! The planet: eight territories with their colonies, counters and fields.

use yew::prelude::*;

use super::cards::{Note, action, note};
use super::territory::{Colony, Field, Ground, Help, Territory};
use crate::look::Look;
use crate::widgets::{group, keyed, shape_path};
use engine::{GameModel, Seat};
use games::alien_frontiers::text::{board, field_help, territory_help, territory_name};
use games::alien_frontiers::{self as rules, AlienFrontiers, Event, Phase};
use table::boards::alien_frontiers::pieces::{COLONY, OFF, colony_piece, field_piece, land_place};

/// The heights of the whole ring as lines, in halves of a unit.
const CONTOURS: &str = include_str!("contours.txt");
/// The crater's rim and the dunes of the desert.
const RELIEF: &str = "M-12 90a12 5 0 1 0 24 0a12 5 0 1 0-24 0M-7 91a7 2.500 0 1 0 14 0a7 2.500 0 1 0-14 0M-26 6q6-5 12 0t12 0M-21 14q6-4 11 0M4 25q6-4 12 0M15 4q6-4 11 0M-15-27q6-4 11 0M5-29q5-4 9 0";
/// From the sectors out to the facilities they are linked to.
const LINKS: &str =
    "M-45-94H-280M-101-23H-280M-93 42H-280M45-94H280M101-23H280M78 68l30 44H280M0 103V170";

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
    let off = rules::Field::ALL.into_iter().filter(|field| game.field(*field).is_none());
    let rack = look.place(OFF);
    html! {
        <div class="af-planet">
            <svg viewBox="-108 -108 216 216" role="group" aria-label={board::PLANET}>
                <defs>
                    <radialGradient id="af-glow"><stop offset=".88" /><stop offset="1" /></radialGradient>
                    <radialGradient id="af-dusk" cx=".36" cy=".3" r=".8"><stop offset=".15" /><stop offset=".6" /><stop offset="1" /></radialGradient>
                </defs>
                <circle class="af-air" r="112" />
                <path class="af-links" d={LINKS} />
                { for rules::Territory::ALL.into_iter().map(|land| ground(game, land, look)) }
                <path class="af-contours" transform="scale(.5)" d={CONTOURS} />
                <path class="af-relief" d={RELIEF} />
                <circle class="af-dusk" r="100" />
                <g data-place={rack.id.clone()} data-hint={rack.hint()} role="group" aria-label={board::FIELDS}>
                    <rect class="af-rack" x="-107" y="-107" width="46" height="17" rx="8" />
                </g>
                { group(off.enumerate().map(|(slot, field)| ring(field, (-98 + 14 * slot as i32, -98), look))) }
                { for rules::Territory::ALL.into_iter().map(|land| settled(game, land, events, look)) }
            </svg>
            { for rules::Territory::ALL.into_iter().map(|land| explained(game, land, look)) }
            { group(rules::Territory::ALL.into_iter().filter_map(|land| promise(game, land, look))) }
            { action(look, "buy-relic", board::BUY_RELIC, false) }
        </div>
    }
}

fn ground(game: &AlienFrontiers, land: rules::Territory, look: &Look) -> Html {
    let place = land_place(land);
    let controller = game.controller(land).map(|seat| look.colour(seat));
    let label = board::territory_label(game, land, &|seat| look.name(seat));
    keyed(place, Ground { land, place: look.place(place), controller, label: label.into() })
}

fn settled(game: &AlienFrontiers, land: rules::Territory, events: &[Event], look: &Look) -> Html {
    let count = |seat: Seat| game.colonies(land)[seat.index()];
    let seats: Vec<Seat> = Seat::all(game.seats()).filter(|seat| count(*seat) > 0).collect();
    let left = 7 - 7 * seats.len() as i32;
    let colonies = seats.iter().enumerate().map(|(slot, owner)| {
        let came = |event: &Event| matches!(event, Event::Landed { seat, territory, .. } if seat == owner && *territory == land);
        let fresh = look.fresh(events.iter().any(came));
        let piece = colony_piece(rules::Colony { territory: land, owner: *owner });
        let place = matches!(game.phase(), Phase::Swap { .. }).then(|| look.place(piece.clone()));
        let label = board::colonies_of(&look.name(*owner), count(*owner));
        let (colour, count) = (look.colour(*owner), count(*owner));
        let (piece, x) = (look.piece(piece), left + 14 * slot as i32);
        keyed(owner.0, Colony { piece, place, colour, count, x, label: label.into(), fresh })
    });
    let relic = land == rules::Territory::BurroughsDesert && game.relic_owner().is_none();
    let fields: Vec<rules::Field> = game.fields_on(land).collect();
    // Beside the Relic Ship, where there is one.
    let leftmost = if relic { 15 } else { 7 } - 7 * fields.len() as i32;
    let rings = fields
        .iter()
        .enumerate()
        .map(|(slot, field)| ring(*field, (13 * slot as i32 + leftmost, 20), look));
    let rings = group(rings);
    let controller = game.controller(land).map(|seat| look.colour(seat));
    keyed(
        land as u8,
        Territory { land, controller, relic, fields, colonies: group(colonies), rings },
    )
}

fn ring(field: rules::Field, (x, y): (i32, i32), look: &Look) -> Html {
    let name = field_piece(field);
    keyed(name, Field { field, piece: look.piece(name), x, y })
}

/// What landing there would bring, while a colony is in the hand.
fn promise(game: &AlienFrontiers, land: rules::Territory, look: &Look) -> Option<Html> {
    look.reach.accepts(COLONY, land_place(land)).then(|| {
        let words = board::landing(game, land);
        html! { <p key={land as u8} class={format!("af-help af-promise h{}", land as u8)}>{ words }</p> }
    })
}

fn explained(game: &AlienFrontiers, land: rules::Territory, look: &Look) -> Html {
    let help = territory_help(land);
    let bonus = (format!("{}: {}", territory_name(land), help.text).into(), help.rule);
    let state = board::state_of(game, land, &|seat| look.name(seat));
    let mut lines: Vec<Note> = vec![bonus, (state.into(), "AF-8.8")];
    lines.extend(game.fields_on(land).map(|field| note(field_help(field))));
    keyed(land as u8, Help { land, lines })
}
