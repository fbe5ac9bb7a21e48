//! Every decision, which of them are open, and why the others are not.

use serde::{Deserialize, Serialize};

use super::docking::{LAST_CIRCLE, ONE_EACH};
use super::{
    AlienFrontiers, Card, Colony, Crew, Die, Facility, Field, Open, Phase, Port, Refusal, Resource,
    Territory, raid,
};
use engine::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Roll the gathered fleet.
    Roll,
    /// Dock unplaced ships.
    Dock {
        /// Where.
        facility: Facility,
        /// Which dice.
        ships: Crew,
    },
    /// Put out a new display.
    Cycle,
    /// Take a card of the display.
    Claim(Card),
    /// Launch the colony on circle 7.
    Launch,
    /// Trade fuel for 1 ore.
    Trade {
        /// How much fuel.
        rate: u8,
    },
    /// Buy the Relic Ship.
    BuyRelic,
    /// Use a card's fuel power; its targets are asked next.
    Power(Card),
    /// Give a card up for its power; its targets are asked next.
    Discard(Card),
    /// End the turn.
    EndTurn,
    /// Land the colony.
    Land(Territory),
    /// Take a token in a raid.
    RaidTake {
        /// From whom.
        victim: Seat,
        /// Which.
        resource: Resource,
    },
    /// Take a card in a raid.
    RaidCard {
        /// From whom.
        victim: Seat,
        /// Which.
        card: Card,
    },
    /// Take no more in this raid.
    RaidStop,
    /// Choose an unplaced die.
    PickDie(Die),
    /// Choose a territory.
    PickTerritory(Territory),
    /// Choose a facility to fire at.
    PickFacility(Facility),
    /// Choose a docked ship by its port.
    PickShip(Port),
    /// Dock the lifted ship with these unplaced partners.
    Redock {
        /// Where.
        facility: Facility,
        /// The unplaced dice that dock with it.
        partners: Crew,
    },
    /// Choose a colony on the planet.
    PickColony(Colony),
    /// Choose a field on the board.
    PickField(Field),
    /// Choose a discarded card.
    PickCard(Card),
    /// Choose no more.
    Done,
    /// Give back a token above the limit.
    Return(Resource),
}

fn territories(
    into: &mut Vec<Move>,
    to_move: fn(Territory) -> Move,
    open: impl Fn(Territory) -> bool,
) {
    into.extend(Territory::ALL.into_iter().filter(|t| open(*t)).map(to_move));
}

fn dice(game: &AlienFrontiers, into: &mut Vec<Move>, open: impl Fn(Die) -> bool) {
    let pool = game.unplaced(game.turn);
    into.extend(pool.kinds().filter(|die| open(*die)).map(Move::PickDie));
}

fn ships(game: &AlienFrontiers, into: &mut Vec<Move>, open: impl Fn(Port) -> bool) {
    into.extend(game.docked().map(|(_, port)| port).filter(|p| open(*p)).map(Move::PickShip));
}

fn colonies(game: &AlienFrontiers, into: &mut Vec<Move>, open: impl Fn(Colony) -> bool) {
    for territory in Territory::ALL {
        let here = game.everyone().map(|owner| Colony { territory, owner });
        into.extend(here.filter(|colony| open(*colony)).map(Move::PickColony));
    }
}

pub(super) fn list(game: &AlienFrontiers, into: &mut Vec<Move>) {
    match game.phase {
        Phase::Roll => into.push(Move::Roll),
        Phase::Act(open) => list_actions(game, open, into),
        Phase::Land { .. } => territories(into, Move::Land, |t| game.can_come_or_go(t).is_ok()),
        Phase::Raid { taken } => raid::list(game, taken, into),
        Phase::ChangeDie(card) => dice(game, into, |die| game.can_change(card, die).is_ok()),
        Phase::Gravity { lower: None } => dice(game, into, |die| game.can_lower(die).is_ok()),
        Phase::Gravity { lower: Some(lower) } => {
            dice(game, into, |die| game.can_raise(lower, die).is_ok())
        }
        Phase::Warp { chosen } => {
            dice(game, into, |die| game.can_warp(chosen, die).is_ok());
            into.extend((chosen != 0).then_some(Move::Done));
        }
        Phase::Borrow => territories(into, Move::PickTerritory, |t| game.can_borrow(t).is_ok()),
        Phase::Aim => {
            let open = Facility::ALL.into_iter().filter(|f| game.can_aim(*f).is_ok());
            into.extend(open.map(Move::PickFacility));
        }
        Phase::Fire { facility, last } => {
            ships(game, into, |port| game.can_fire(facility, last, port).is_ok());
            into.extend(last.map(|_| Move::Done));
        }
        Phase::Lift(card) => ships(game, into, |port| game.can_lift(card, port).is_ok()),
        Phase::Redock { card, from } => {
            let Ok(lifted) = game.lifted(card, from) else { unreachable!("checked before") };
            game.each_docking(Some(lifted), game.purse_after(card), &mut |facility, partners| {
                into.push(Move::Redock { facility, partners });
                false
            });
        }
        Phase::LiftField => {
            let open = Field::ALL.into_iter().filter(|field| game.field(*field).is_some());
            into.extend(open.map(Move::PickField));
        }
        Phase::SetField(field) => {
            territories(into, Move::PickTerritory, |t| game.field(field) != Some(t))
        }
        Phase::MoveColony { colony: None } => {
            colonies(game, into, |colony| game.can_take(colony).is_ok())
        }
        Phase::MoveColony { colony: Some(colony) } => {
            territories(into, Move::PickTerritory, |t| game.can_move(colony, t).is_ok())
        }
        Phase::Scrap => ships(game, into, |port| game.can_scrap(port).is_ok()),
        Phase::Swap { first: None } => {
            colonies(game, into, |colony| game.can_swap_first(colony).is_ok())
        }
        Phase::Swap { first: Some(first) } => {
            colonies(game, into, |colony| game.can_swap(first, colony).is_ok())
        }
        Phase::Salvage => {
            let open = game.discards.kinds().filter(|card| game.can_salvage(*card).is_ok());
            into.extend(open.map(Move::PickCard));
        }
        Phase::GiveBack => {
            let held = Resource::ALL.into_iter().filter(|r| game.can_return(*r).is_ok());
            into.extend(held.map(Move::Return));
        }
        Phase::Over(_) => {}
    }
}

/// AF-3.7: what the action step offers.
fn list_actions(game: &AlienFrontiers, open: Open, into: &mut Vec<Move>) {
    let captain = game.captain(game.turn);
    let mut docks = false;
    game.each_docking(None, captain.goods, &mut |facility, ships| {
        into.push(Move::Dock { facility, ships });
        docks = true;
        false
    });
    into.extend((open == Open::Cycle).then_some(Move::Cycle));
    if game.may_claim() {
        let kinds = game.display.iter().enumerate().filter(|(slot, card)| {
            // Two alike on display are one choice.
            !game.display[..*slot].contains(card)
        });
        let cards = kinds.filter_map(|(_, card)| *card);
        into.extend(cards.filter(|card| !captain.cards.has(*card)).map(Move::Claim));
    }
    into.extend(can_launch(game).is_ok().then_some(Move::Launch));
    if captain.goods.fuel > 0 {
        let rates = game.rates().filter(|rate| *rate <= captain.goods.fuel);
        into.extend(rates.map(|rate| Move::Trade { rate }));
    }
    into.extend(can_buy_relic(game).is_ok().then_some(Move::BuyRelic));
    for card in captain.cards.iter() {
        into.extend(game.can_power(card).is_ok().then_some(Move::Power(card)));
        into.extend(game.can_discard(card).is_ok().then_some(Move::Discard(card)));
    }
    // AF-3.10
    into.extend((!docks).then_some(Move::EndTurn));
}

pub(super) fn check(game: &AlienFrontiers, mv: &Move) -> Result<(), Refusal> {
    match (game.phase, *mv) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (Phase::Roll, Move::Roll) => Ok(()),
        (Phase::Act(open), _) => check_action(game, open, mv),
        (Phase::Land { .. }, Move::Land(territory)) => game.can_come_or_go(territory),
        (Phase::Raid { taken }, _) => raid::check(game, taken, mv),
        (Phase::GiveBack, Move::Return(resource)) => game.can_return(resource),
        (Phase::ChangeDie(card), Move::PickDie(die)) => {
            unplaced(game, die)?;
            game.can_change(card, die)
        }
        (Phase::Gravity { lower: None }, Move::PickDie(die)) => {
            unplaced(game, die)?;
            game.can_lower(die)
        }
        (Phase::Gravity { lower: Some(lower) }, Move::PickDie(die)) => {
            unplaced(game, die)?;
            game.can_raise(lower, die)
        }
        (Phase::Warp { chosen }, Move::PickDie(die)) => {
            unplaced(game, die)?;
            game.can_warp(chosen, die)
        }
        (Phase::Warp { chosen: 0 } | Phase::Fire { last: None, .. }, Move::Done) => {
            Err(Refusal::PickFirst)
        }
        (Phase::Warp { .. } | Phase::Fire { .. }, Move::Done) => Ok(()),
        (Phase::Borrow, Move::PickTerritory(territory)) => game.can_borrow(territory),
        (Phase::Aim, Move::PickFacility(facility)) => game.can_aim(facility),
        (Phase::Fire { facility, last }, Move::PickShip(port)) => {
            game.can_fire(facility, last, port)
        }
        (Phase::Lift(card), Move::PickShip(port)) => game.can_lift(card, port),
        (Phase::Redock { card, from }, Move::Redock { facility, partners }) => {
            let lifted = game.lifted(card, from)?;
            game.check_docking(facility, &partners, Some(lifted), game.purse_after(card))
        }
        (phase, _) => check_discard(game, phase, mv),
    }
}

fn check_discard(game: &AlienFrontiers, phase: Phase, mv: &Move) -> Result<(), Refusal> {
    match (phase, *mv) {
        (Phase::LiftField, Move::PickField(field)) => {
            game.field(field).map(|_| ()).ok_or(Refusal::FieldOffBoard)
        }
        (Phase::SetField(field), Move::PickTerritory(territory)) => {
            // AF-10.3
            if game.field(field) == Some(territory) { Err(Refusal::FieldIsThere) } else { Ok(()) }
        }
        (Phase::MoveColony { colony: None }, Move::PickColony(colony)) => game.can_take(colony),
        (Phase::MoveColony { colony: Some(colony) }, Move::PickTerritory(to)) => {
            game.can_move(colony, to)
        }
        (Phase::Scrap, Move::PickShip(port)) => game.can_scrap(port),
        (Phase::Swap { first: None }, Move::PickColony(colony)) => game.can_swap_first(colony),
        (Phase::Swap { first: Some(first) }, Move::PickColony(colony)) => {
            game.can_swap(first, colony)
        }
        (Phase::Salvage, Move::PickCard(card)) => game.can_salvage(card),
        (phase, _) => Err(Refusal::NotNow(phase)),
    }
}

fn check_action(game: &AlienFrontiers, open: Open, mv: &Move) -> Result<(), Refusal> {
    let captain = game.captain(game.turn);
    match *mv {
        Move::Dock { facility, ships } => game.check_docking(facility, &ships, None, captain.goods),
        Move::Cycle if open != Open::Cycle => Err(Refusal::NoCycle),
        Move::Cycle => Ok(()),
        Move::Claim(card) => {
            if !game.may_claim() {
                return Err(Refusal::SumTooLow { sum: game.artifact_sum() });
            }
            if !game.display.contains(&Some(card)) {
                return Err(Refusal::NotOnDisplay);
            }
            if captain.cards.has(card) { Err(Refusal::HasKind(card)) } else { Ok(()) }
        }
        Move::Launch => can_launch(game),
        Move::Trade { rate } => {
            if !game.rates().any(|known| known == rate) {
                return Err(Refusal::NoPair);
            }
            affordable(game, super::Goods::of(rate, 0))
        }
        Move::BuyRelic => can_buy_relic(game),
        Move::Power(card) => game.can_power(card),
        Move::Discard(card) => game.can_discard(card),
        Move::EndTurn if game.can_dock() => Err(Refusal::MustDock),
        Move::EndTurn => Ok(()),
        _ => Err(Refusal::NotNow(game.phase)),
    }
}

fn unplaced(game: &AlienFrontiers, die: Die) -> Result<(), Refusal> {
    if game.unplaced(game.turn).count(die) > 0 { Ok(()) } else { Err(Refusal::NotUnplaced) }
}

fn affordable(game: &AlienFrontiers, price: super::Goods) -> Result<(), Refusal> {
    let have = game.captain(game.turn).goods;
    if have.covers(price) { Ok(()) } else { Err(Refusal::TooPoor { price, have }) }
}

/// AF-7.6.
fn can_launch(game: &AlienFrontiers) -> Result<(), Refusal> {
    if game.captain(game.turn).circle < LAST_CIRCLE {
        return Err(Refusal::NotOnLastCircle);
    }
    affordable(game, ONE_EACH)
}

/// AF-9.4.
fn can_buy_relic(game: &AlienFrontiers) -> Result<(), Refusal> {
    if game.relic.is_some() {
        return Err(Refusal::RelicGone);
    }
    if !game.has_bonus(game.turn, Territory::BurroughsDesert) {
        return Err(Refusal::NoDesert);
    }
    affordable(game, ONE_EACH)
}
