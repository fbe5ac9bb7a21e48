//! The orbit: facilities with their ports, the hub's rails, the display, the Maintenance Bay.

use yew::prelude::*;

use super::cards::{Note, TechCard, action, card_notes, note, why_not};
use super::dice::{docked, staged, staged_at};
use super::facility::{Bay, Facility, linked};
use super::hub::HubTrack;
use crate::look::{Look, Piece};
use crate::widgets::{group, keyed};
use engine::{GameModel, Seat};
use games::alien_frontiers::text::{
    board, facility_help, goods_words, territory_help, territory_name,
};
use games::alien_frontiers::{
    self as rules, AlienFrontiers, Berth, Card, Crew, Event, Phase, ShipId,
};
use table::boards::alien_frontiers::hands::newcomers;
use table::boards::alien_frontiers::pieces::{
    BAY, COLONY, button_of, card_piece, die_piece, facility_place, number, old_card_piece,
};

/// All facilities and the Maintenance Bay.
pub fn modules(game: &AlienFrontiers, events: &[Event], look: &Look) -> Html {
    let fresh = newcomers(events);
    html! {
        <>
            { for rules::Facility::ALL.into_iter().map(|facility| module(game, facility, events, &fresh, look)) }
            { bay(game, &fresh, look) }
        </>
    }
}

fn module(
    game: &AlienFrontiers,
    facility: rules::Facility,
    events: &[Event],
    fresh: &[ShipId],
    look: &Look,
) -> Html {
    let place = facility_place(facility);
    let link = linked(facility);
    let mut lines: Vec<Note> = vec![note(facility_help(facility))];
    if let Some(land) = link {
        let bonus = territory_help(land);
        lines.push((format!("{}: {}", territory_name(land), bonus.text).into(), bonus.rule));
    }
    lines.extend(why_not(game.facility_use(facility)));
    let controller = link.and_then(|land| game.controller(land)).map(|seat| look.colour(seat));
    let children = html! {
        <>
            if facility == rules::Facility::ColonistHub { { tracks(game, fresh, look) } }
            else { { ports(game, facility, fresh, look) } }
            { group(previews(game, facility, look)) }
            { group(gain(facility, events, look)) }
            { extras(game, facility, look) }
        </>
    };
    let (takes, gives) = (board::takes(game, facility).into(), board::gives(game, facility).into());
    let facility =
        Facility { facility, place: look.place(place), lines, takes, gives, controller, children };
    keyed(place, facility)
}

/// What docking the die in the hand would cost and bring; the style sheet shows the one that is held.
fn previews(game: &AlienFrontiers, facility: rules::Facility, look: &Look) -> Vec<Html> {
    let place = facility_place(facility);
    let open = |id: &ShipId| look.reach.accepts(&die_piece(*id), place);
    let preview = |id: ShipId| {
        let cargo = game.brings(facility, &Crew::one(game.die(id)));
        let words = board::yields(game.price(game.turn(), facility), cargo);
        html! { <p class={format!("af-yield y{}", number(id))}>{ words }</p> }
    };
    game.in_hand(game.turn()).filter(open).map(preview).collect()
}

/// What the facility has just given, for a moment.
fn gain(facility: rules::Facility, events: &[Event], look: &Look) -> Option<Html> {
    let here = |event: &Event| match event {
        Event::Gained { goods, from, .. } if *from == facility => Some(goods_words(*goods)),
        _ => None,
    };
    let words = events.iter().filter(|_| look.moving).find_map(here)?;
    Some(
        html! { <p key={look.fresh(true)} class="af-gain" aria-hidden="true">{ "+" }{ words }</p> },
    )
}

fn extras(game: &AlienFrontiers, facility: rules::Facility, look: &Look) -> Html {
    match facility {
        rules::Facility::OrbitalMarket => {
            let trade =
                |rate: u8| action(look, &format!("trade-{rate}"), board::trade(rate), false);
            game.rates().map(trade).collect()
        }
        rules::Facility::ColonistHub => action(look, "launch", board::LAUNCH, false),
        rules::Facility::AlienArtifact => artifact(game, look),
        _ => Html::default(),
    }
}

/// AF-6.6: the display, and the discards to leaf through.
fn artifact(game: &AlienFrontiers, look: &Look) -> Html {
    let shown = game.display().into_iter().enumerate().filter_map(|(slot, card)| {
        let take = |card| action(look, &button_of("claim", card), board::CLAIM, false);
        card.map(|card| open_card(card, slot, look.piece(card_piece(card)), take(card)))
    });
    let pile = game.discard_pile();
    let discards = pile.iter().enumerate().map(|(at, card)| {
        let take = action(look, &button_of("take", card), board::TAKE, false);
        open_card(card, at, look.piece(old_card_piece(card)), take)
    });
    html! {
        <>
            { action(look, "cycle", board::CYCLE, false) }
            <div class="af-display">{ for shown }</div>
            <details class="af-discards" open={game.phase() == Phase::Salvage}>
                <summary>{ board::discards(pile.len()) }<small>{ board::draw_pile(game.draw_pile().len()) }</small></summary>
                <div class="af-display">{ for discards }</div>
            </details>
        </>
    }
}

/// A card that lies on the board, to be dragged or taken with a button.
fn open_card(card: Card, key: usize, piece: Piece, take: Html) -> Html {
    keyed(key, TechCard { card, lines: card_notes(card), piece: Some(piece), children: take })
}

/// The ports of a facility, block by block. Staged ships lie in the first free block.
fn ports(game: &AlienFrontiers, facility: rules::Facility, fresh: &[ShipId], look: &Look) -> Html {
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

/// AF-7.1: the rails, each in the colour of whose colony is on it.
fn tracks(game: &AlienFrontiers, fresh: &[ShipId], look: &Look) -> Html {
    let berths: Vec<Berth> = game.berths(rules::Facility::ColonistHub).collect();
    let track = |track: u8| {
        let (seat, turn) = (game.on_track(track), game.turn());
        let own = game.next_track() == Some(track) || seat == Some(turn);
        let circle = seat.map_or(0, |seat| game.circle(seat));
        let label = match seat {
            Some(seat) => board::track_of(&look.name(seat), circle).into(),
            None => AttrValue::from(board::FREE_TRACK),
        };
        let dock = &berths[3 * usize::from(track)..][..3];
        let launches = seat == Some(turn)
            && matches!(game.phase(), Phase::Act(_))
            && look.reach.movable(COLONY);
        let hub_track = HubTrack {
            colour: seat.map(|seat| look.colour(seat)),
            next: own.then(|| look.colour(turn)),
            circle,
            rider: launches.then(|| look.piece(COLONY)),
            label,
            children: dock.iter().map(|berth| socket(game, berth, None, fresh, look)).collect(),
        };
        keyed(track, hub_track)
    };
    (0..game.tracks()).map(track).collect()
}

fn bay(game: &AlienFrontiers, fresh: &[ShipId], look: &Look) -> Html {
    let ships = Seat::all(game.seats()).flat_map(|seat| game.in_bay(seat));
    let children = ships.map(|id| docked(game, id, fresh, look)).collect();
    keyed(BAY, Bay { place: look.place(BAY), children })
}
