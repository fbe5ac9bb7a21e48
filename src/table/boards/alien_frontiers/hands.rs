//! How Alien Frontiers is played by hand: which piece goes where, and how long things are shown.

use std::ops::RangeInclusive;

use super::pieces::{
    BAY, COLONY, OFF, STOCK, TRAY, USE, button_of, card_piece, colony_piece, die_piece,
    facility_at, facility_place, field_piece, land_at, land_place, loot_piece, number,
    old_card_piece, ship_piece, token_piece,
};
use crate::drag::{Grip, Handle};
use crate::motion::Motion;
use crate::sound::Sound;
use crate::{Hands, Line};
use engine::{Chance, GameModel, Seat, Seen, unnamed};
use games::alien_frontiers::text::{board, describe, prompt, story};
use games::alien_frontiers::{
    AlienFrontiers, Card, Crew, Die, Event, Facility, Move, Options, Phase, Place, Resource, Shape,
    ShipId,
};

impl Hands for AlienFrontiers {
    const NAME: &'static str = board::NAME;
    const TALLY: &'static str = board::TALLY;
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn with_players(options: &Options, players: u8) -> Options {
        Options { players, ..*options }
    }

    fn handles(seen: &Seen<Self>, moves: &[Move]) -> Vec<Handle<Move>> {
        let mut handles = Vec::new();
        for mv in moves {
            hold(seen, *mv, &mut handles);
        }
        handles
    }

    fn attempt(seen: &Seen<Self>, piece: &str, place: &str) -> Option<Move> {
        let (land, facility) = (land_at(place), facility_at(place));
        let own = |id: &ShipId| die_piece(*id) == piece;
        if piece.is_empty() {
            return pressed(place);
        }
        if let Some(id) = seen.in_hand(seen.turn()).find(own) {
            return match facility {
                Some(facility) => Some(dock(seen, facility, seen.die(id))),
                None if place == USE => Some(Move::PickDie(seen.die(id))),
                // AF-3.10: the bay takes no drops; the rules say whether the turn could end.
                None => (place == BAY).then_some(Move::EndTurn),
            };
        }
        if let Some(number) = piece.strip_prefix("ship-") {
            let ship = |berth: &games::alien_frontiers::Berth| {
                berth.ship.is_some_and(|(id, ..)| id.index().to_string() == number)
            };
            let berth = Facility::ALL.into_iter().find_map(|f| seen.berths(f).find(ship))?;
            return Some(Move::PickShip(berth.port));
        }
        match seen.phase() {
            Phase::Land { .. } => land.map(Move::Land),
            Phase::Act(_) if piece == COLONY => Some(Move::Launch),
            _ => land.map(Move::PickTerritory),
        }
    }

    fn speaks_for_itself(seen: &Seen<Self>, piece: &str, place: &str) -> bool {
        let own = |id: ShipId| die_piece(id) == piece;
        match place {
            // The own dice and tokens lie in the tray.
            TRAY => {
                let tokens =
                    [Resource::Fuel, Resource::Ore].map(|all| token_piece(seen.turn(), all));
                seen.in_hand(seen.turn()).any(own) || tokens.iter().any(|token| token == piece)
            }
            _ => land_at(place).is_some_and(|_| piece.starts_with(&format!("colony-{place}-"))),
        }
    }

    fn prompt(seen: &Seen<Self>, name: &dyn Fn(Seat) -> String) -> String {
        prompt(seen, name)
    }

    fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Line> {
        let (seat, text) = story(event, name);
        Some(Line { seat, text })
    }

    fn pause(events: &[Event]) -> u32 {
        events.iter().map(time).max().unwrap_or(0)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { .. } | Event::Rerolled { .. } => Some(Sound::Roll),
            Event::Docked { .. } | Event::Advanced { .. } | Event::Launched { .. } => {
                Some(Sound::Place)
            }
            Event::Landed { .. } | Event::Claimed { .. } | Event::Built { .. } => Some(Sound::Gain),
            Event::RaidTook { .. } | Event::RaidStole { .. } => Some(Sound::Shot),
            Event::ShipLost { .. } => Some(Sound::Burst),
            Event::Ended(_) => Some(Sound::Win),
            _ => None,
        }
    }

    /// Ships and colonies come down where they go; the board itself draws that.
    fn motions(_: &[Event]) -> Vec<Motion> {
        Vec::new()
    }
}

/// How long an event is shown.
fn time(event: &Event) -> u32 {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => 1000,
        Event::Landed { .. } | Event::Ended(_) => 1100,
        Event::Docked { .. } | Event::Cycled { .. } | Event::Claimed { .. } => 650,
        Event::TurnBegan { .. } => 150,
        Event::TurnEnded { .. } => 0,
        _ => 450,
    }
}

/// Every way to make one move by hand.
fn hold(game: &AlienFrontiers, mv: Move, into: &mut Vec<Handle<Move>>) {
    let turn = game.turn();
    let label = describe(&mv, &unnamed);
    let button = |key: &str, main| Handle::button(key, main, mv, label.clone());
    let drop = |piece: &str, place: &str| Handle::drop(piece, place, mv, label.clone());
    match mv {
        Move::Roll => into.push(button("roll", true)),
        Move::EndTurn => into.push(button("end", true)),
        Move::RaidStop => into.push(button("stop", true)),
        Move::Done => into.push(button("done", true)),
        Move::Cycle => into.push(button("cycle", false)),
        Move::BuyRelic => into.push(button("buy-relic", false)),
        Move::Trade { rate } => into.push(button(&format!("trade-{rate}"), false)),
        Move::Power(card) => into.push(button(&button_of("power", card), false)),
        Move::Discard(card) => into.push(button(&button_of("give", card), false)),
        Move::Claim(card) => {
            into.push(button(&button_of("claim", card), false));
            into.push(drop(&card_piece(card), TRAY));
        }
        Move::PickCard(card) => {
            into.push(button(&button_of("take", card), false));
            into.push(drop(&old_card_piece(card), TRAY));
        }
        Move::Launch => {
            into.push(button("launch", false));
            two_steps(game, mv, into);
        }
        Move::Dock { facility, ships } => dock_handles(game, mv, facility, ships, None, into),
        Move::Redock { facility, partners } => {
            if let Phase::Redock { from, .. } = game.phase() {
                dock_handles(game, mv, facility, partners, game.ship_at(from), into);
            }
        }
        Move::Land(land) => into.push(drop(COLONY, land_place(land))),
        Move::RaidTake { victim, resource } => {
            into.push(drop(&token_piece(victim, resource), TRAY));
        }
        Move::RaidCard { victim, card } => into.push(drop(&loot_piece(victim, card), TRAY)),
        Move::Return(resource) => into.push(drop(&token_piece(turn, resource), STOCK)),
        Move::PickDie(die) => {
            let free = game.in_hand(turn).filter(|id| game.die(*id) == die && !chosen(game, *id));
            into.extend(free.map(|id| drop(&die_piece(id), USE)));
        }
        Move::PickTerritory(land) => {
            let piece = match game.phase() {
                Phase::SetField(field) => field_piece(field).into(),
                Phase::MoveColony { colony: Some(colony) } => colony_piece(colony),
                _ => USE.into(),
            };
            into.push(drop(&piece, land_place(land)));
        }
        Move::PickField(field) => into.push(drop(field_piece(field), OFF)),
        Move::PickShip(port) => match (game.phase(), game.ship_at(port)) {
            (Phase::Lift(_), _) => two_steps(game, mv, into),
            (Phase::Scrap, Some(ship)) => into.push(drop(&ship_piece(ship), STOCK)),
            (_, Some(ship)) => into.push(drop(&ship_piece(ship), BAY)),
            _ => {}
        },
        Move::PickColony(colony) => match game.phase() {
            Phase::Swap { first: Some(first) } => {
                into.push(drop(&colony_piece(first), &colony_piece(colony)));
            }
            _ => two_steps(game, mv, into),
        },
        Move::PickFacility(_) => two_steps(game, mv, into),
    }
}

/// AF-12.25: whether a ship is already among those to be rolled again.
pub fn chosen(game: &AlienFrontiers, ship: ShipId) -> bool {
    matches!(game.phase(), Phase::Warp { chosen } if chosen & (1 << number(ship)) != 0)
}

/// A move whose target is named by the next one: one drag makes both.
fn two_steps(game: &AlienFrontiers, mv: Move, into: &mut Vec<Handle<Move>>) {
    let mut next = game.clone();
    next.apply(&mv, &mut Chance::scripted([]), &mut Vec::new());
    // A forced second step plays itself.
    let forced = next.forced().is_some();
    for follow in next.legal_moves() {
        let first = into.len();
        hold(&next, follow, into);
        for handle in &mut into[first..] {
            if forced {
                handle.moves.clear();
            }
            handle.moves.insert(0, mv);
        }
    }
}

/// Every choice of dice that makes this docking, with the ship a card lifts.
fn dock_handles(
    game: &AlienFrontiers,
    mv: Move,
    facility: Facility,
    crew: Crew,
    lifted: Option<ShipId>,
    into: &mut Vec<Handle<Move>>,
) {
    let label = describe(&mv, &unnamed);
    for ships in choices(game, &crew) {
        let mut pieces: Vec<_> = ships.iter().map(|id| die_piece(*id).into()).collect();
        pieces.extend(lifted.map(|id| ship_piece(id).into()));
        let grip = Grip::Drop { pieces, place: facility_place(facility).into() };
        into.push(Handle { grip, moves: vec![mv], label: label.clone(), ask: None });
    }
}

/// Dice of one value and colour are alike, so each of them may be the one dragged.
fn choices(game: &AlienFrontiers, crew: &Crew) -> Vec<Vec<ShipId>> {
    let mut sets = vec![Vec::new()];
    for die in crew.dice() {
        let mut longer = Vec::new();
        for set in &sets {
            let alike = game.in_hand(game.turn()).filter(|id| game.die(*id) == die);
            // Rising among equals, so that no set comes twice.
            let after = |id: &ShipId| {
                set.iter().all(|other: &ShipId| game.die(*other) != die || other < id)
            };
            for id in alike.filter(after) {
                let mut set = set.clone();
                set.push(id);
                longer.push(set);
            }
        }
        sets = longer;
    }
    sets
}

/// The docking a single die stands for when it is refused: with its equals where a set is needed.
fn dock(game: &AlienFrontiers, facility: Facility, die: Die) -> Move {
    let size = match facility.shape() {
        Shape::Pair | Shape::Triple => facility.shape().size() as usize,
        _ => 1,
    };
    let equal = game.in_hand(game.turn()).map(|id| game.die(id)).filter(|other| *other != die);
    let equal = equal.filter(|other| other.value() == die.value());
    let alike = (0..game.unplaced(game.turn()).count(die)).map(|_| die);
    Move::Dock { facility, ships: Crew::of(alike.chain(equal).take(size)) }
}

/// The move of a button that is not open now.
fn pressed(key: &str) -> Option<Move> {
    match key {
        "end" => return Some(Move::EndTurn),
        "launch" => return Some(Move::Launch),
        "cycle" => return Some(Move::Cycle),
        "buy-relic" => return Some(Move::BuyRelic),
        _ => {}
    }
    let about = |what: &str, card: &Card| button_of(what, *card) == key;
    let find = |what: &str| Card::ALL.into_iter().find(|card| about(what, card));
    find("power")
        .map(Move::Power)
        .or_else(|| find("give").map(Move::Discard))
        .or_else(|| find("claim").map(Move::Claim))
}

/// The card whose power is under way.
pub fn card_in_use(phase: Phase) -> Option<Card> {
    use games::alien_frontiers::Field;
    Some(match phase {
        Phase::ChangeDie(card) | Phase::Lift(card) | Phase::Redock { card, .. } => card,
        Phase::Gravity { .. } | Phase::SetField(Field::Repulsor) => Card::GravityManipulator,
        Phase::Warp { .. } | Phase::Salvage => Card::TemporalWarper,
        Phase::Borrow | Phase::SetField(Field::Positron) => Card::DataCrystal,
        Phase::Aim | Phase::Fire { .. } | Phase::Scrap => Card::PlasmaCannon,
        Phase::LiftField => Card::BoosterPod,
        Phase::SetField(Field::Isolation) => Card::StasisBeam,
        Phase::MoveColony { .. } => Card::OrbitalTeleporter,
        Phase::Swap { .. } => Card::PolarityDevice,
        _ => return None,
    })
}

/// Ships that have just come to where they are, so that the board shows them coming.
pub fn newcomers(events: &[Event]) -> Vec<ShipId> {
    let mut ships = Vec::new();
    for event in events {
        match event {
            Event::Docked { ports, .. } => ships.extend(ports.iter().flatten().map(|(id, _)| *id)),
            Event::SentToBay { ship, .. } | Event::Built { ship, .. } => ships.push(*ship),
            Event::RelicBought { .. } => ships.push(ShipId::RELIC),
            _ => {}
        }
    }
    ships
}

/// Ships whose dice have just been thrown.
pub fn thrown(game: &AlienFrontiers, events: &[Event]) -> Vec<ShipId> {
    let mut ships = Vec::new();
    for event in events {
        match event {
            Event::Rolled { seat, .. } => {
                let fleet = game.fleet(*seat);
                ships.extend(fleet.filter(|id| game.place(*id) == Place::Unplaced));
            }
            Event::Rerolled { dice, .. } => ships.extend(dice.iter().map(|(id, ..)| *id)),
            _ => {}
        }
    }
    ships
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drag::{Dropped, Reach};
    use engine::Viewer;

    /// Random games: every legal move is the first move of a handle, every handle plays.
    #[test]
    fn every_legal_move_has_a_handle_and_every_handle_plays() {
        let mut phases = Vec::new();
        for (seed, options) in (0..30).zip(AlienFrontiers::variants().into_iter().cycle()) {
            let mut chance = Chance::unrecorded(seed);
            let mut game = AlienFrontiers::new(&options, &mut chance).unwrap();
            while game.to_act().is_some() {
                let seen = Seen::new(&game, Viewer::Public);
                let moves = game.legal_moves();
                let handles = AlienFrontiers::handles(&seen, &moves);
                for mv in &moves {
                    let found = handles.iter().any(|handle| handle.moves[0] == *mv);
                    assert!(found, "no handle for {mv:?} in {:?}", game.phase());
                }
                for handle in &handles {
                    plays(&game, handle);
                }
                phases.push(std::mem::discriminant(&game.phase()));
                phases.dedup();
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.apply(&mv, &mut chance, &mut Vec::new());
            }
        }
        let mut kinds = Vec::new();
        for phase in phases {
            if !kinds.contains(&phase) {
                kinds.push(phase);
            }
        }
        assert_eq!(kinds.len(), 19, "random games reach every phase but the end");
    }

    /// Plays a handle as the table does: what is forced in between plays itself.
    fn plays(game: &AlienFrontiers, handle: &Handle<Move>) {
        let mut game = game.clone();
        let mut chance = Chance::unrecorded(1);
        for mv in &handle.moves {
            assert_eq!(game.check(mv), Ok(()), "{handle:?}");
            game.apply(mv, &mut chance, &mut Vec::new());
            while let Some(mv) = game.to_act().and_then(|_| game.forced()) {
                game.apply(&mv, &mut chance, &mut Vec::new());
            }
        }
    }

    fn rolled(dice: [u32; 3]) -> AlienFrontiers {
        let mut game =
            AlienFrontiers::new(&Options::default(), &mut Chance::unrecorded(3)).unwrap();
        game.apply(&Move::Roll, &mut Chance::scripted(dice), &mut Vec::new());
        game
    }

    fn reach(game: &AlienFrontiers) -> Reach {
        let seen = Seen::new(game, Viewer::Public);
        Reach::of(&AlienFrontiers::handles(&seen, &game.legal_moves()))
    }

    #[test]
    fn a_pair_is_staged_and_may_be_taken_back() {
        let mut reach = reach(&rolled([4, 2, 4]));
        assert!(!reach.accepts("die-1", "market"), "a 2 has no equal");
        assert_eq!(reach.drop("die-0", "market"), Dropped::Staged);
        assert_eq!(reach.drop("die-0", TRAY), Dropped::TakenBack);
        assert_eq!(reach.drop("die-0", "market"), Dropped::Staged);
        assert!(matches!(reach.drop("die-2", "market"), Dropped::Whole(_)));
    }

    #[test]
    fn a_run_takes_its_dice_in_any_order() {
        let mut reach = reach(&rolled([5, 3, 4]));
        assert_eq!(reach.drop("die-1", "outpost"), Dropped::Staged);
        assert_eq!(reach.drop("die-0", "outpost"), Dropped::Staged);
        assert!(matches!(reach.drop("die-2", "outpost"), Dropped::Whole(_)));
    }

    #[test]
    fn a_refused_drop_says_why() {
        let game = rolled([4, 2, 4]);
        let seen = Seen::new(&game, Viewer::Public);
        let why = |piece, place| {
            let mv = AlienFrontiers::attempt(&seen, piece, place).expect("it stands for a move");
            game.check(&mv).unwrap_err().to_string()
        };
        assert_eq!(why("die-1", "market"), "The Orbital Market takes two ships of equal value.");
        assert!(why("die-0", "shipyard").starts_with("That costs 1 fuel and 1 ore"));
        assert!(why("die-0", "station").contains("showing 6"));
        assert!(why("die-0", BAY).contains("can still dock"));
        assert!(why("", "launch").contains("circle 7"));
    }
}
