//! Sections 5 and 6: a battle from the closing of its window to the last casualty.

use serde::{Deserialize, Serialize};

use super::powers::{Powers, work_out};
use super::{AttackAtTheTower, Event, Group, Phase, Refusal, Space, Stack, Troop, opponent};
use engine::Seat;

/// Who fights where. The active player attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The attacking group.
    pub from: Group,
    /// What the opponent defends.
    pub to: Group,
}

/// One of the two sides of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The active player.
    Attacker,
    /// The opponent.
    Defender,
}

/// AT-5.4, AT-5.9: the two steps of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Troops with initiative.
    First,
    /// All the others.
    Rest,
}

/// What one assignment destroys. It belongs to the side that does not assign.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Victim {
    /// One troop on this base.
    Troop(Space),
    /// One special troop.
    Man,
    /// This base.
    Base(Space),
    /// The palace.
    Palace,
}

/// A battle while its damage is assigned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Who fights where.
    pub battle: Battle,
    /// Which step.
    pub step: Step,
    /// Who assigns.
    pub side: Side,
    /// AT-7.11: fixed for both steps.
    pub powers: Powers,
    /// Damage each side has left to assign.
    pub damage: [u8; 2],
    /// AT-5.5: the attacker's damage that only hits bases and palaces.
    pub artillery: u8,
    /// `doomed[side][place]`: troops of that side that fall at the end of the step.
    doomed: [[u8; 3]; 2],
    /// The defender's bases that fall at the end of the step.
    razed: [bool; 3],
    /// Whether the palace falls.
    palace: bool,
}

impl Side {
    /// The other side.
    pub fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    /// Whose side this is while `attacker` attacks.
    pub fn seat(self, attacker: Seat) -> Seat {
        match self {
            Side::Attacker => attacker,
            Side::Defender => opponent(attacker),
        }
    }
}

impl Battle {
    /// The group of a side.
    pub fn group(self, side: Side) -> Group {
        match side {
            Side::Attacker => self.from,
            Side::Defender => self.to,
        }
    }
}

impl Fight {
    /// Who assigns now, while `attacker` attacks.
    pub fn dealer(&self, attacker: Seat) -> Seat {
        self.side.seat(attacker)
    }

    /// How many troops on this base are already assigned to fall; the palace is place 0.
    pub fn doomed(&self, side: Side, place: usize) -> u8 {
        self.doomed[side as usize][place]
    }

    /// Whether this base is already assigned to fall.
    pub fn is_razed(&self, space: Space) -> bool {
        self.battle.to == Group::Territory(space.territory()) && self.razed[space.slot()]
    }

    /// What the assigning side can spend on a victim like this.
    fn budget(&self, victim: Victim) -> u8 {
        let damage = self.damage[self.side as usize];
        match victim {
            Victim::Troop(_) | Victim::Man => damage,
            // AT-5.5: artillery and what is left over add up.
            Victim::Base(_) | Victim::Palace => damage.saturating_add(self.artillery),
        }
    }

    fn spend(&mut self, victim: Victim, cost: u8) {
        let damage = &mut self.damage[self.side as usize];
        match victim {
            Victim::Troop(_) | Victim::Man => *damage -= cost,
            Victim::Base(_) | Victim::Palace => {
                let by_artillery = cost.min(self.artillery);
                self.artillery -= by_artillery;
                *damage -= cost - by_artillery;
            }
        }
    }
}

/// The `index`th of the six things that can be hit in a group's place: troops first.
fn candidate(group: Group, index: u8) -> Option<Victim> {
    match (group, index) {
        (Group::Territory(territory), 0..3) => Some(Victim::Troop(Space::at(territory, index))),
        (Group::Territory(territory), _) => Some(Victim::Base(Space::at(territory, index - 3))),
        (Group::Palace, 0) => Some(Victim::Man),
        (Group::Palace, 3) => Some(Victim::Palace),
        (Group::Palace, _) => None,
    }
}

/// The place of a troop in its group.
fn place_in(group: Group, victim: Victim) -> Option<usize> {
    match (group, victim) {
        (Group::Territory(territory), Victim::Troop(space) | Victim::Base(space)) => {
            (space.territory() == territory).then_some(space.slot())
        }
        (Group::Palace, Victim::Man | Victim::Palace) => Some(0),
        _ => None,
    }
}

/// The victims the assigning side can afford, each once.
pub(super) fn victims<'a>(
    game: &'a AttackAtTheTower,
    fight: &'a Fight,
) -> impl Iterator<Item = Victim> + use<'a> {
    let group = fight.battle.group(fight.side.other());
    // Every troop has a power, so it takes damage to hit one.
    let first = if fight.damage[fight.side as usize] == 0 { 3 } else { 0 };
    // AT-4.4: bases and palace are open only to the attacker.
    let end = if fight.side == Side::Attacker { 6 } else { 3 };
    let all = (first..end).filter_map(move |index| candidate(group, index));
    all.filter(|victim| price(game, fight, *victim).is_ok())
}

/// AT-5.2: the damage that destroys a victim, or why it cannot be assigned.
pub(super) fn price(game: &AttackAtTheTower, fight: &Fight, victim: Victim) -> Result<u8, Refusal> {
    let side = fight.side.other();
    let group = fight.battle.group(side);
    let army = game.army(side.seat(game.turn));
    let place = place_in(group, victim).ok_or(Refusal::NotInBattle)?;
    let cost = match victim {
        Victim::Troop(_) | Victim::Man => {
            let stack = army.stack(group, place).ok_or(Refusal::NotInBattle)?;
            if stack.count == fight.doomed(side, place) {
                return Err(Refusal::NobodyLeft);
            }
            fight.powers.of(side, stack.troop)
        }
        // AT-4.4: the attacker's bases take no part.
        Victim::Base(_) | Victim::Palace if side == Side::Attacker => {
            return Err(Refusal::NotInBattle);
        }
        Victim::Base(_) | Victim::Palace
            if fight.step == Step::First && !game.options.edition.strikes_bases_first() =>
        {
            return Err(Refusal::TroopsFirst);
        }
        Victim::Base(space) => {
            if army.post(space).is_none() || fight.razed[place] {
                return Err(Refusal::NoBaseThere(space));
            }
            fight.powers.base
        }
        Victim::Palace if fight.palace => return Err(Refusal::NotInBattle),
        Victim::Palace => fight.powers.base,
    };
    // AT-5.6, AT-6.3
    if matches!(victim, Victim::Base(_) | Victim::Palace) && standing(game, fight, side) > 0 {
        return Err(Refusal::StillDefended);
    }
    let have = fight.budget(victim);
    if cost > have { Err(Refusal::TooLittleDamage { needs: cost, have }) } else { Ok(cost) }
}

/// The troops of a side that are not assigned to fall.
fn standing(game: &AttackAtTheTower, fight: &Fight, side: Side) -> u8 {
    let doomed: u8 = fight.doomed[side as usize].iter().sum();
    game.army(side.seat(game.turn)).strength(fight.battle.group(side)) - doomed
}

/// AT-4.5: the window has closed, and the battle is fought.
pub(super) fn join(game: &mut AttackAtTheTower, battle: Battle, events: &mut Vec<Event>) {
    let powers = work_out(game, game.turn, battle);
    game.settled = false;
    let first = |side: Side| {
        let stacks = game.army(side.seat(game.turn)).stacks(battle.group(side));
        let first = stacks.filter(|stack| powers.strikes_first(side, stack.troop));
        first
            .map(|stack| powers.of(side, stack.troop).saturating_mul(stack.count))
            .fold(0, u8::saturating_add)
    };
    let damage = [first(Side::Attacker), first(Side::Defender)];
    events.push(Event::Joined { seat: game.turn, battle });
    let fight = Fight {
        battle,
        step: Step::First,
        side: Side::Attacker,
        powers,
        damage,
        artillery: 0,
        doomed: [[0; 3]; 2],
        razed: [false; 3],
        palace: false,
    };
    if damage == [0, 0] {
        return begin_second_step(game, fight, events);
    }
    events.push(Event::Totals { step: Step::First, damage, artillery: 0 });
    game.phase = Phase::Assign(fight);
}

/// AT-5.2: one kill is assigned.
pub(super) fn kill(
    game: &mut AttackAtTheTower,
    mut fight: Fight,
    victim: Victim,
    events: &mut Vec<Event>,
) {
    let cost = price(game, &fight, victim).expect("checked");
    fight.spend(victim, cost);
    let side = fight.side.other();
    let place = place_in(fight.battle.group(side), victim).expect("checked");
    match victim {
        Victim::Troop(_) | Victim::Man => fight.doomed[side as usize][place] += 1,
        Victim::Base(_) => fight.razed[place] = true,
        Victim::Palace => fight.palace = true,
    }
    events.push(Event::Assigned { seat: fight.dealer(game.turn), victim, damage: cost });
    game.phase = Phase::Assign(fight);
}

/// AT-5.9: the side has assigned what it wants. The other side, the next step or the end follows.
pub(super) fn next(game: &mut AttackAtTheTower, mut fight: Fight, events: &mut Vec<Event>) {
    match (fight.side, fight.step) {
        (Side::Attacker, _) => {
            fight.side = Side::Defender;
            game.phase = Phase::Assign(fight);
        }
        (Side::Defender, Step::First) => {
            bury_fallen(game, &mut fight, events);
            begin_second_step(game, fight, events);
        }
        (Side::Defender, Step::Rest) => {
            bury_fallen(game, &mut fight, events);
            finish(game, fight, events);
        }
    }
}

/// AT-5.8: what is left of the first step joins the damage of all the others.
fn begin_second_step(game: &mut AttackAtTheTower, mut fight: Fight, events: &mut Vec<Event>) {
    fight.step = Step::Rest;
    fight.side = Side::Attacker;
    for side in [Side::Attacker, Side::Defender] {
        for stack in game.army(side.seat(game.turn)).stacks(fight.battle.group(side)) {
            let power = fight.powers.of(side, stack.troop).saturating_mul(stack.count);
            if stack.troop == Troop::Cannon {
                // AT-5.5: defending artillery has nothing to fire at.
                fight.artillery += if side == Side::Attacker { power } else { 0 };
            } else if !fight.powers.strikes_first(side, stack.troop) {
                let damage = &mut fight.damage[side as usize];
                *damage = damage.saturating_add(power);
            }
        }
    }
    // AT-5.1, AT-5.8: the bases that still stand, and the palace, deal theirs.
    let standing = match fight.battle.to {
        Group::Territory(territory) => game.army(opponent(game.turn)).bases_in(territory),
        Group::Palace => 1,
    };
    let damage = &mut fight.damage[Side::Defender as usize];
    *damage = damage.saturating_add(fight.powers.base * standing);
    let (damage, artillery) = (fight.damage, fight.artillery);
    events.push(Event::Totals { step: Step::Rest, damage, artillery });
    game.phase = Phase::Assign(fight);
}

/// Removes what was assigned to fall, but for the palace.
fn bury_fallen(game: &mut AttackAtTheTower, fight: &mut Fight, events: &mut Vec<Event>) {
    for side in [Side::Attacker, Side::Defender] {
        let seat = side.seat(game.turn);
        for (place, count) in
            std::mem::take(&mut fight.doomed[side as usize]).into_iter().enumerate()
        {
            let stack = game.army(seat).stack(fight.battle.group(side), place);
            if let Some(Stack { troop, at, .. }) = stack
                && count > 0
            {
                fell(game, seat, at, count);
                game.something_changed();
                events.push(Event::Fell { seat, troop, count, at });
            }
        }
    }
    // AT-5.7
    let defender = opponent(game.turn);
    let razed = std::mem::take(&mut fight.razed);
    let Group::Territory(territory) = fight.battle.to else { return };
    for space in territory.spaces().filter(|space| razed[space.slot()]) {
        let base = game.army_mut(defender).raze(space).expect("a razed base was there");
        game.something_changed();
        events.push(Event::Razed { seat: defender, base, at: space });
    }
    dismiss_excess_men(game, defender, events);
}

fn fell(game: &mut AttackAtTheTower, seat: Seat, at: Option<Space>, count: u8) {
    let army = game.army_mut(seat);
    match at {
        Some(space) => {
            let post = army.posts[space.index()].as_mut().expect("troops stand on a base");
            post.troops -= count;
        }
        None => army.lose_men(count),
    }
}

/// AT-6.1, AT-6.6: the palace falls, or the way to it is open.
fn finish(game: &mut AttackAtTheTower, fight: Fight, events: &mut Vec<Event>) {
    let attacker = game.turn;
    let defender = opponent(attacker);
    if fight.palace {
        events.push(Event::PalaceFell { seat: defender });
        return super::ending::game_won(game, attacker, events);
    }
    game.phase = Phase::Answer { ending: false };
    offer_march(game, fight.battle, events);
}

/// AT-6.1: with nothing left in the territory the surviving attackers may go on.
pub(super) fn offer_march(game: &mut AttackAtTheTower, battle: Battle, events: &mut Vec<Event>) {
    let Group::Territory(territory) = battle.to else { return };
    // A territory without bases has no troops either (AT-1.6).
    let cleared = game.army(opponent(game.turn)).bases_in(territory) == 0;
    if cleared && game.army(game.turn).strength(battle.from) > 0 {
        events.push(Event::WayOpen { seat: game.turn, territory });
        game.phase = Phase::March { from: battle.from };
    }
}

/// AT-7.9: special troops beyond the full territories leave.
fn dismiss_excess_men(game: &mut AttackAtTheTower, seat: Seat, events: &mut Vec<Event>) {
    let army = game.army_mut(seat);
    let excess = army.men.saturating_sub(army.special_cap());
    if excess > 0 {
        army.lose_men(excess);
        events.push(Event::MenLeft { seat, count: excess });
    }
}
