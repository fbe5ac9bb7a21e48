//! Section 2: the deal, and what must hold ever after.

use super::card::ALL_CARDS;
use super::docking::FEWEST;
use super::ship::{SHIPS, Ship};
use super::turn::{KEEP, begin};
use super::{
    AlienFrontiers, Captain, FLEET, Field, Goods, Marks, Options, Phase, Pile, Place, ShipId,
    Territory, text,
};
use engine::{Chance, Seat, SetupRefusal};

/// AF-2.1, AF-2.2.
pub(super) fn colonies(options: &Options) -> u8 {
    match options.players {
        _ if options.long => 8,
        2 => 8,
        3 => 7,
        _ => 6,
    }
}

/// A table on which nothing has been dealt: all ships in the stock, all cards in the draw pile.
pub(super) fn bare(options: &Options) -> AlienFrontiers {
    let mut captains = [Captain::default(); 4];
    for captain in captains.iter_mut().take(options.players.into()) {
        captain.supply = colonies(options);
    }
    AlienFrontiers {
        options: *options,
        first: Seat(0),
        turn: Seat(0),
        round: 1,
        phase: Phase::Roll,
        captains,
        ships: [Ship { value: 1, place: Place::Stock }; SHIPS],
        relic: None,
        colonies: [[0; 4]; 8],
        fields: [None; 3],
        display: [None; 3],
        draw: ALL_CARDS,
        discards: Pile::default(),
        marks: Marks::default(),
    }
}

pub(super) fn deal(options: &Options, chance: &mut Chance) -> Result<AlienFrontiers, SetupRefusal> {
    let players = options.players;
    if !(2..=4).contains(&players) {
        return Err(text::wrong_players(players));
    }
    // AF-2.2
    if options.long && players == 2 {
        return Err(text::long_for_two());
    }
    let mut game = bare(options);
    // AF-2.9
    game.first = Seat(chance.below(players.into()) as u8);
    for seat in Seat::all(players) {
        // AF-2.3
        for number in 0..FEWEST {
            game.move_ship(ShipId::coloured(seat, number), Place::Bay);
        }
    }
    // AF-2.7
    for slot in 0..game.display.len() {
        game.display[slot] = chance.draw(&mut game.draw);
    }
    let mut seat = game.first;
    for place in 0..players {
        let card = chance.draw(&mut game.draw).expect("24 cards");
        let captain = game.captain_mut(seat);
        captain.cards.add(card);
        // AF-2.10
        captain.goods = Goods::of(place % 2, place / 2);
        seat = seat.next(players);
    }
    let first = game.first;
    begin(&mut game, first, &mut Vec::new());
    Ok(game)
}

pub(super) fn broken_invariant(game: &AlienFrontiers) -> Option<String> {
    broken_ships(game).or_else(|| broken_cards(game)).or_else(|| broken_holdings(game))
}

fn broken_ships(game: &AlienFrontiers) -> Option<String> {
    let mut ports = 0u64;
    for (index, ship) in game.ships.iter().enumerate() {
        let id = ShipId(index as u8);
        if !(1..=6).contains(&ship.value) {
            return Some(format!("ship {index} shows {}", ship.value));
        }
        if ship.place == Place::Unplaced && game.owner(id) != Some(game.turn) {
            return Some(format!("ship {index} is unplaced on another's turn"));
        }
        let Place::Docked(port) = ship.place else { continue };
        if ports & port.bit() != 0 {
            return Some(format!("two ships at {port:?}"));
        }
        if !port.is_open(game.options.players) {
            return Some(format!("a ship at the covered {port:?}"));
        }
        ports |= port.bit();
    }
    let in_stock = game.ship(ShipId::RELIC).place == Place::Stock;
    if in_stock != game.relic.is_none() {
        return Some("the Relic Ship is in two places".into());
    }
    let desert = Territory::BurroughsDesert;
    if let Some(owner) = game.relic
        && (game.controller(desert) != Some(owner) || game.field(Field::Isolation) == Some(desert))
    {
        return Some("the Relic Ship serves somebody without Burroughs Desert".into());
    }
    // A ship at the Station is not rolled again, so it does not count.
    let station = |id: &ShipId| matches!(game.ship(*id).place, Place::Docked(p) if p.facility() == super::Facility::TerraformingStation);
    game.everyone().find_map(|seat| {
        let owned = game.owned(seat) as usize;
        let stocked = game.stocked(seat) as usize;
        let rolls = owned - ShipId::all_of(seat).filter(station).count();
        if owned + stocked != FLEET {
            return Some(format!("{seat:?} has {owned} ships and {stocked} in the stock"));
        }
        (rolls < usize::from(FEWEST)).then(|| format!("{seat:?} will roll {rolls} ships"))
    })
}

fn broken_cards(game: &AlienFrontiers) -> Option<String> {
    let mut all = game.draw;
    all.pour(&mut game.discards.clone());
    game.display.iter().flatten().for_each(|card| all.add(*card));
    for seat in game.everyone() {
        game.captain(seat).cards.iter().for_each(|card| all.add(card));
    }
    (all != ALL_CARDS).then(|| format!("the cards are {all:?}"))
}

fn broken_holdings(game: &AlienFrontiers) -> Option<String> {
    game.everyone().find_map(|seat| {
        let captain = game.captain(seat);
        let landed: u8 = game.colonies.iter().map(|here| here[seat.index()]).sum();
        let all = captain.supply + landed + u8::from(captain.circle > 0);
        if all != colonies(&game.options) {
            return Some(format!("{seat:?} has {all} colonies"));
        }
        if captain.circle > super::docking::LAST_CIRCLE {
            return Some(format!("{seat:?} is on circle {}", captain.circle));
        }
        let alone = game.everyone().all(|other| {
            let there = game.captain(other);
            other == seat || there.circle == 0 || there.track != captain.track
        });
        let tracks = !game.options.edition.has_own_tracks();
        if tracks && captain.circle > 0 && !alone {
            return Some(format!("two colonies on track {}", captain.track));
        }
        let over = seat != game.turn && captain.goods.total() > KEEP;
        over.then(|| format!("{seat:?} holds {:?} outside the own turn", captain.goods))
    })
}
