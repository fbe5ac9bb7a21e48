//! Section 3: what each decision does to the turn.

use super::docking::ONE_EACH;
use super::{
    AlienFrontiers, Card, Ending, Event, Facility, Goods, Marks, Move, Open, Phase, Place, Refusal,
    Resource, ShipId, raid,
};
use engine::{Chance, Seat};

/// AF-3.11.
pub(super) const KEEP: u8 = 8;

pub(super) fn apply(
    game: &mut AlienFrontiers,
    mv: &Move,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    match (game.phase, *mv) {
        (_, Move::Roll) => roll(game, chance, events),
        (Phase::Act(open), _) => act(game, open, mv, chance, events),
        (Phase::Land { from_hub, spare }, Move::Land(territory)) => {
            game.land(territory, (from_hub, spare), events)
        }
        (_, Move::RaidTake { victim, resource }) => raid::take(game, victim, resource, events),
        (_, Move::RaidCard { victim, card }) => raid::steal(game, victim, card, events),
        (_, Move::RaidStop) => game.phase = Phase::Act(Open::Nothing),
        (Phase::ChangeDie(card), Move::PickDie(die)) => game.change_die(card, die, events),
        (Phase::Gravity { lower: None }, Move::PickDie(die)) => {
            game.phase = Phase::Gravity { lower: Some(die) }
        }
        (Phase::Gravity { lower: Some(lower) }, Move::PickDie(die)) => {
            game.manipulate(lower, die, events)
        }
        (Phase::Warp { chosen }, Move::PickDie(die)) => game.choose_for_warp(chosen, die),
        (Phase::Warp { chosen }, Move::Done) => game.warp(chosen, chance, events),
        (Phase::Fire { .. }, Move::Done) => game.phase = Phase::Act(Open::Nothing),
        (Phase::Borrow, Move::PickTerritory(territory)) => game.borrow_bonus(territory, events),
        (Phase::Aim, Move::PickFacility(facility)) => {
            game.phase = Phase::Fire { facility, last: None }
        }
        (Phase::Fire { facility, last }, Move::PickShip(port)) => {
            game.fire(facility, last, port, events)
        }
        (Phase::Lift(card), Move::PickShip(from)) => game.phase = Phase::Redock { card, from },
        (Phase::Redock { card, from }, Move::Redock { facility, partners }) => {
            game.redock((card, from), facility, partners, events)
        }
        (_, Move::Return(resource)) => give_back(game, resource, events),
        (_, _) => discard(game, mv, events),
    }
}

fn act(
    game: &mut AlienFrontiers,
    open: Open,
    mv: &Move,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let seat = game.turn;
    // AF-6.7, AF-7.8: what was open lapses, unless the move below says otherwise.
    game.phase = Phase::Act(Open::Nothing);
    match *mv {
        Move::Dock { facility, ships } => game.dock(facility, ships, None, events),
        Move::Cycle => game.cycle(seat, chance, events),
        Move::Claim(card) => {
            game.claim(seat, card, chance, events);
            // AF-6.7: a claim may come in between.
            let cycle = open == Open::Cycle;
            game.phase = Phase::Act(if cycle { Open::Cycle } else { Open::Nothing });
        }
        Move::Launch => {
            game.pay(seat, ONE_EACH);
            events.push(Event::Launched { seat, paid: ONE_EACH });
            let spare = if let Open::SpareAdvance(spare) = open { spare } else { 0 };
            game.phase = Phase::Land { from_hub: true, spare };
        }
        Move::Trade { rate } => {
            game.pay(seat, Goods::of(rate, 0));
            game.captain_mut(seat).goods.ore += 1;
            events.push(Event::Traded { seat, rate });
        }
        Move::BuyRelic => {
            game.pay(seat, ONE_EACH);
            game.relic = Some(seat);
            game.move_ship(ShipId::RELIC, Place::Bay);
            events.push(Event::RelicBought { seat, paid: ONE_EACH });
        }
        Move::Power(card) => game.start_power(card),
        Move::Discard(card) => game.start_discard(card),
        Move::EndTurn => end_actions(game, events),
        _ => unreachable!("checked"),
    }
}

fn discard(game: &mut AlienFrontiers, mv: &Move, events: &mut Vec<Event>) {
    match (game.phase, *mv) {
        (Phase::LiftField, Move::PickField(field)) => game.lift_field(field, events),
        (Phase::SetField(field), Move::PickTerritory(to)) => game.set_field(field, to, events),
        (Phase::MoveColony { colony: None }, Move::PickColony(colony)) => {
            game.phase = Phase::MoveColony { colony: Some(colony) }
        }
        (Phase::MoveColony { colony: Some(colony) }, Move::PickTerritory(to)) => {
            game.move_colony(colony, to, events)
        }
        (Phase::Scrap, Move::PickShip(port)) => game.scrap(port, events),
        (Phase::Swap { first: None }, Move::PickColony(colony)) => {
            game.phase = Phase::Swap { first: Some(colony) }
        }
        (Phase::Swap { first: Some(first) }, Move::PickColony(colony)) => {
            game.swap(first, colony, events)
        }
        (Phase::Salvage, Move::PickCard(card)) => game.salvage(card, events),
        _ => unreachable!("checked"),
    }
}

/// AF-3.4: coloured ships first, then the Relic Ship.
fn roll(game: &mut AlienFrontiers, chance: &mut Chance, events: &mut Vec<Event>) {
    let seat = game.turn;
    let mut dice = Vec::with_capacity(super::FLEET + 1);
    for id in game.fleet(seat) {
        if game.ship(id).place == Place::Unplaced {
            game.ships[id.index()].value = chance.d6();
            dice.push(game.die(id));
        }
    }
    let odd = dice.iter().filter(|die| die.value() % 2 == 1).count();
    let even = dice.len() - odd;
    events.push(Event::Rolled { seat, dice });
    if game.captain(seat).cards.has(Card::ResourceCache) {
        pay_cache(game, seat, odd.cmp(&even), events);
    }
    game.phase = Phase::Act(Open::Nothing);
}

/// AF-12.28, AF-12.29: what comes of more odd ships, as many, or fewer.
fn pay_cache(
    game: &mut AlienFrontiers,
    seat: Seat,
    odd_to_even: std::cmp::Ordering,
    events: &mut Vec<Event>,
) {
    let goods = match odd_to_even {
        std::cmp::Ordering::Greater => Goods::of(0, 1),
        std::cmp::Ordering::Less => Goods::of(1, 0),
        std::cmp::Ordering::Equal => ONE_EACH,
    };
    let gone = odd_to_even.is_eq();
    let captain = game.captain_mut(seat);
    captain.goods = captain.goods + goods;
    if gone {
        captain.cards.remove(Card::ResourceCache);
        game.discards.add(Card::ResourceCache);
    }
    events.push(Event::CachePaid { seat, goods, gone });
}

/// AF-3.10: what is unplaced goes to the Maintenance Bay.
fn end_actions(game: &mut AlienFrontiers, events: &mut Vec<Event>) {
    let seat = game.turn;
    let mut stranded = 0;
    for id in game.fleet(seat) {
        if game.ship(id).place == Place::Unplaced {
            game.move_ship(id, Place::Bay);
            stranded += 1;
        }
    }
    events.push(Event::TurnEnded { seat, stranded });
    next_turn_or_give_back(game, events);
}

fn give_back(game: &mut AlienFrontiers, resource: Resource, events: &mut Vec<Event>) {
    let seat = game.turn;
    game.pay(seat, Goods::one(resource));
    events.push(Event::Returned { seat, resource });
    next_turn_or_give_back(game, events);
}

fn next_turn_or_give_back(game: &mut AlienFrontiers, events: &mut Vec<Event>) {
    if game.captain(game.turn).goods.total() > KEEP {
        game.phase = Phase::GiveBack;
        return;
    }
    let next = game.turn.next(game.options.players);
    if next == game.first && game.round == game.options.edition.rounds() {
        return game.finish(Ending::RoundLimit, events);
    }
    game.round += u8::from(next == game.first);
    begin(game, next, events);
}

/// AF-3.2, AF-3.3: a turn begins with the fleet coming home.
pub(super) fn begin(game: &mut AlienFrontiers, seat: Seat, events: &mut Vec<Event>) {
    game.turn = seat;
    game.marks = Marks::default();
    game.phase = Phase::Roll;
    let at = events.len();
    let mut ships = 0;
    for id in game.fleet(seat) {
        match game.ship(id).place {
            Place::Docked(port) if port.facility() == Facility::TerraformingStation => {
                game.lose_ship(id, port, events)
            }
            Place::Stock => {}
            _ => {
                game.move_ship(id, Place::Unplaced);
                ships += 1;
            }
        }
    }
    events.insert(at, Event::TurnBegan { seat, round: game.round, ships });
}

impl AlienFrontiers {
    pub(super) fn can_return(&self, resource: Resource) -> Result<(), Refusal> {
        let held = self.captain(self.turn).goods.count(resource);
        if held > 0 { Ok(()) } else { Err(Refusal::NothingToReturn) }
    }
}
