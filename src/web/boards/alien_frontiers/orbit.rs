//! The orbit: facilities with their ports, the hub's rails, the display, the Maintenance Bay.

use yew::prelude::*;

use super::cards::{Note, action, note, open_card, title, why_not};
use super::dice::{docked, staged, staged_at};
use super::hands::newcomers;
use super::pieces::{
    BAY, COLONY, button_of, card_piece, die_piece, facility_place, number, old_card_piece,
};
use super::planet::dome;
use crate::engine::{GameModel, Seat};
use crate::games::alien_frontiers::text::{
    board, facility_help, facility_name, territory_help, territory_name,
};
use crate::games::alien_frontiers::{
    AlienFrontiers, Berth, Crew, Event, Facility, Phase, Shape, ShipId, Territory,
};
use crate::web::table::Look;
use crate::web::widgets::{group, shape};

/// AF-8.1: the territory whose bonus is about a facility.
fn linked(facility: Facility) -> Option<Territory> {
    Some(match facility {
        Facility::SolarConverter => Territory::LemBadlands,
        Facility::LunarMine => Territory::VanVogtMountains,
        Facility::OrbitalMarket => Territory::HeinleinPlains,
        Facility::ColonyConstructor => Territory::BradburyPlateau,
        Facility::Shipyard => Territory::HerbertValley,
        Facility::AlienArtifact => Territory::PohlFoothills,
        Facility::ColonistHub => Territory::AsimovCrater,
        Facility::RaidersOutpost | Facility::TerraformingStation => return None,
    })
}

/// A facility's sign within 24 × 24, drawn with lines.
fn sign(facility: Facility) -> &'static str {
    match facility {
        Facility::SolarConverter => {
            "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        }
        Facility::LunarMine => "M12 2l7 8-7 12-7-12zM5 10h14M12 2l-3 8 3 12 3-12z",
        Facility::OrbitalMarket => "M3 8h16l-4-5M21 16H5l4 5",
        Facility::ColonyConstructor => "M2 20a10 13 0 0 1 20 0zM9 20v-5h6v5M12 7V2M7 10l10 0",
        Facility::Shipyard => {
            "M12 2c4 4 5 9 4 14H8C7 11 8 6 12 2zM8 12l-4 6 4-1M16 12l4 6-4-1M10 19v3M14 19v3M12 8v2"
        }
        Facility::AlienArtifact => "M12 1l6 7-3 14H9L6 8zM6 8h12M12 11v7M10 14h4",
        Facility::ColonistHub => {
            "M8 12h2M16 12h2M2 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 9v6l3-3z"
        }
        Facility::RaidersOutpost => {
            "M12 1v6M12 17v6M1 12h6M17 12h6M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M11 12h2"
        }
        Facility::TerraformingStation => {
            "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6 9C0 13 0 17 3 17c5 0 16-6 18-10 1-2-1-3-4-2"
        }
    }
}

/// The sign that a module carries, faintly.
fn emblem(path: &'static str) -> Html {
    html! { <svg class="af-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

/// All facilities and the Maintenance Bay.
pub fn modules(game: &AlienFrontiers, events: &[Event], look: &Look) -> Html {
    let fresh = newcomers(events);
    html! {
        <>
            { for Facility::ALL.into_iter().map(|facility| module(game, facility, &fresh, look)) }
            { bay(game, &fresh, look) }
        </>
    }
}

fn module(game: &AlienFrontiers, facility: Facility, fresh: &[ShipId], look: &Look) -> Html {
    let place = facility_place(facility);
    let link = linked(facility);
    let mut lines: Vec<Note> = vec![note(facility_help(facility))];
    if let Some(land) = link {
        let bonus = territory_help(land);
        lines.push((format!("{}: {}", territory_name(land), bonus.text), bonus.rule));
    }
    lines.extend(why_not(game.facility_use(facility)));
    let class = match facility.shape() {
        Shape::Single => "",
        Shape::Pair | Shape::Triple => " equal",
        Shape::Run => " run",
    };
    html! {
        <div key={place} class={format!("af-module af-{place}{class}")} data-place={place} role="group"
            aria-label={facility_name(facility)}>
            { emblem(sign(facility)) }
            { title(facility_name(facility), &lines) }
            <p class="af-deal">{ board::takes(game, facility) }<b>{ board::gives(game, facility) }</b></p>
            if facility == Facility::ColonistHub { { tracks(game, fresh, look) } }
            else { { ports(game, facility, fresh, look) } }
            { group(previews(game, facility, look)) }
            { extras(game, facility, look) }
            if let Some(land) = link {
                <p class="af-link">
                    { group(game.controller(land).map(|seat| shape(look.colour(seat)))) }
                    { territory_name(land) }
                </p>
            }
        </div>
    }
}

/// What docking the die in the hand would cost and bring; the style sheet shows the one that is held.
fn previews(game: &AlienFrontiers, facility: Facility, look: &Look) -> Vec<Html> {
    let place = facility_place(facility);
    let open = |id: &ShipId| look.reach.accepts(&die_piece(*id), place);
    let preview = |id: ShipId| {
        let cargo = game.brings(facility, &Crew::one(game.die(id)));
        let words = board::yields(game.price(game.turn(), facility), cargo);
        html! { <p class={format!("af-yield y{}", number(id))}>{ words }</p> }
    };
    game.in_hand(game.turn()).filter(open).map(preview).collect()
}

fn extras(game: &AlienFrontiers, facility: Facility, look: &Look) -> Html {
    match facility {
        Facility::OrbitalMarket => {
            let trade =
                |rate: u8| action(look, &format!("trade-{rate}"), board::trade(rate), false);
            game.rates().map(trade).collect()
        }
        Facility::ColonistHub => action(look, "launch", board::LAUNCH.into(), false),
        Facility::AlienArtifact => artifact(game, look),
        _ => Html::default(),
    }
}

/// AF-6.6: the display, and the discards to leaf through.
fn artifact(game: &AlienFrontiers, look: &Look) -> Html {
    let shown = game.display().into_iter().enumerate().filter_map(|(slot, card)| {
        let take = |card| action(look, &button_of("claim", card), board::CLAIM.into(), false);
        card.map(|card| open_card(card, slot, card_piece(card), take(card)))
    });
    let pile = game.discard_pile();
    let discards = pile.iter().enumerate().map(|(at, card)| {
        let take = action(look, &button_of("take", card), board::TAKE.into(), false);
        open_card(card, at, old_card_piece(card), take)
    });
    html! {
        <>
            { action(look, "cycle", board::CYCLE.into(), false) }
            <div class="af-display">{ for shown }</div>
            <details class="af-discards" open={game.phase() == Phase::Salvage}>
                <summary>{ board::discards(pile.len()) }<small>{ board::draw_pile(game.draw_pile().len()) }</small></summary>
                <div class="af-display">{ for discards }</div>
            </details>
        </>
    }
}

/// The ports of a facility, block by block. Staged ships lie in the first free block.
fn ports(game: &AlienFrontiers, facility: Facility, fresh: &[ShipId], look: &Look) -> Html {
    let mut waiting = staged(game, facility_place(facility), look).into_iter();
    let berths: Vec<Berth> = game.berths(facility).collect();
    let blocks = berths.chunks(facility.shape().size() as usize).map(|block| {
        let free = block.iter().all(|berth| berth.ship.is_none() && !berth.covered);
        let sockets = block.iter().map(|berth| {
            let staged = if free { waiting.next() } else { None };
            socket(game, berth, staged, fresh, look)
        });
        html! { <span class="af-block">{ for sockets }</span> }
    });
    let blocks: Vec<Html> = blocks.collect();
    // AF-5.10: at the Outpost a set may wait beside the one it will bump.
    let beside: Vec<Html> = waiting.collect();
    html! {
        <div class="af-ports">
            { for blocks }
            if !beside.is_empty() { <span class="af-block beside">{ for beside }</span> }
        </div>
    }
}

fn socket(
    game: &AlienFrontiers,
    berth: &Berth,
    staged: Option<Html>,
    fresh: &[ShipId],
    look: &Look,
) -> Html {
    let ship = berth.ship.filter(|(id, ..)| staged_at(game, *id, look).is_none());
    let class = if berth.covered { "af-port covered" } else { "af-port" };
    html! {
        <span {class} title={berth.covered.then_some(board::COVERED)}>
            { group(ship.map(|(id, ..)| docked(game, id, fresh, look))) }
            { group(staged) }
        </span>
    }
}

/// AF-7.1: a rail per player: three ports and seven circles.
fn tracks(game: &AlienFrontiers, fresh: &[ShipId], look: &Look) -> Html {
    let berths: Vec<Berth> = game.berths(Facility::ColonistHub).collect();
    let track = |seat: Seat| {
        let colour = look.colour(seat);
        let own = game.turn() == seat;
        let circle = game.circle(seat);
        let dock = &berths[3 * seat.index()..][..3];
        let piece = own && matches!(game.phase(), Phase::Act(_)) && look.reach.movable(COLONY);
        let stop = |at: u8| {
            html! {
                <i class={if at == 7 { "last" } else { "" }}>
                    if at == circle {
                        <div key={u8::from(piece)} class="af-rider" data-piece={piece.then_some(COLONY)} role="button" aria-label={board::COLONY}>
                            <svg viewBox="0 0 24 24" aria-hidden="true">{ dome(colour) }</svg>
                        </div>
                    }
                </i>
            }
        };
        html! {
            <div key={seat.0} class={format!("af-track seat-{colour}{}", if own { " own" } else { "" })}
                role="group" aria-label={board::track_of(&look.name(seat), circle)}>
                { shape(colour) }
                <span class="af-block">{ for dock.iter().map(|berth| socket(game, berth, None, fresh, look)) }</span>
                <span class="af-rail">{ for (1..=7).map(stop) }</span>
            </div>
        }
    };
    Seat::all(game.seats()).map(track).collect()
}

fn bay(game: &AlienFrontiers, fresh: &[ShipId], look: &Look) -> Html {
    let ships = Seat::all(game.seats()).flat_map(|seat| game.in_bay(seat));
    html! {
        <div key={BAY} class="af-module af-bay" data-place={BAY} role="group" aria-label={board::BAY}>
            { emblem("M15 8a4 4 0 0 1 6-4l-3 3 2 2 3-3a4 4 0 0 1-6 5L7 22l-4-4z") }
            { title(board::BAY, &[(board::BAY_HELP.into(), "AF-4.11")]) }
            <div class="af-ports">{ for ships.map(|id| docked(game, id, fresh, look)) }</div>
        </div>
    }
}
