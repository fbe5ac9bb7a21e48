//! AF-5.11 to AF-5.14: what raiders take.

use super::{AlienFrontiers, Card, Event, Goods, Move, Open, Phase, Refusal, Resource};
use engine::Seat;

/// AF-5.11: tokens in one raid.
const TOKENS: u8 = 4;

pub(super) fn list(game: &AlienFrontiers, taken: u8, into: &mut Vec<Move>) {
    for victim in game.opponents() {
        let tokens = Resource::ALL.into_iter().filter(|r| can_take(game, victim, *r).is_ok());
        into.extend(tokens.map(|resource| Move::RaidTake { victim, resource }));
        let cards = game.captain(victim).cards.iter();
        let cards = cards.filter(|card| can_steal(game, taken, victim, *card).is_ok());
        into.extend(cards.map(|card| Move::RaidCard { victim, card }));
    }
    into.push(Move::RaidStop);
}

pub(super) fn check(game: &AlienFrontiers, taken: u8, mv: &Move) -> Result<(), Refusal> {
    match *mv {
        Move::RaidTake { victim, resource } => can_take(game, victim, resource),
        Move::RaidCard { victim, card } => can_steal(game, taken, victim, card),
        Move::RaidStop => Ok(()),
        _ => Err(Refusal::NotNow(game.phase)),
    }
}

fn is_opponent(game: &AlienFrontiers, victim: Seat) -> Result<(), Refusal> {
    if game.opponents().any(|seat| seat == victim) { Ok(()) } else { Err(Refusal::NotAnOpponent) }
}

fn can_take(game: &AlienFrontiers, victim: Seat, resource: Resource) -> Result<(), Refusal> {
    is_opponent(game, victim)?;
    let captain = game.captain(victim);
    // AF-12.10
    if captain.cards.has(Card::HolographicDecoy) {
        return Err(Refusal::Decoy);
    }
    if captain.goods.count(resource) == 0 { Err(Refusal::NothingToTake) } else { Ok(()) }
}

fn can_steal(game: &AlienFrontiers, taken: u8, victim: Seat, card: Card) -> Result<(), Refusal> {
    is_opponent(game, victim)?;
    if taken > 0 {
        return Err(Refusal::ResourcesChosen);
    }
    let cards = game.captain(victim).cards;
    if !cards.has(card) {
        return Err(Refusal::NothingToTake);
    }
    // AF-12.11
    if cards.has(Card::HolographicDecoy) && card != Card::HolographicDecoy {
        return Err(Refusal::Decoy);
    }
    Ok(())
}

/// AF-5.13: a raid that can take nothing more is over.
pub(super) fn close_if_done(game: &mut AlienFrontiers) {
    let Phase::Raid { taken } = game.phase else { return };
    let more = |victim: Seat| {
        let tokens = Resource::ALL.into_iter().any(|r| can_take(game, victim, r).is_ok());
        tokens || (taken == 0 && !game.captain(victim).cards.is_empty())
    };
    if taken == TOKENS || !game.opponents().any(more) {
        game.phase = Phase::Act(Open::Nothing);
    }
}

pub(super) fn take(
    game: &mut AlienFrontiers,
    victim: Seat,
    resource: Resource,
    events: &mut Vec<Event>,
) {
    let (seat, token) = (game.turn, Goods::one(resource));
    let Phase::Raid { taken } = game.phase else { unreachable!("checked") };
    game.pay(victim, token);
    let raider = game.captain_mut(seat);
    raider.goods = raider.goods + token;
    events.push(Event::RaidTook { seat, victim, resource });
    game.phase = Phase::Raid { taken: taken + 1 };
    close_if_done(game);
}

pub(super) fn steal(game: &mut AlienFrontiers, victim: Seat, card: Card, events: &mut Vec<Event>) {
    let seat = game.turn;
    // AF-5.14
    let kept = !game.captain(seat).cards.has(card);
    events.push(Event::RaidStole { seat, victim, card, kept });
    game.settled(events, |game| {
        game.captain_mut(victim).cards.remove(card);
        if kept {
            game.gain_card(seat, card);
        } else {
            game.discards.add(card);
        }
    });
    game.phase = Phase::Act(Open::Nothing);
}
