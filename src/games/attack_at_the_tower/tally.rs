//! A battle's powers itemised, as both players may know them: for the battle panel and the odds.

use super::powers::{Power, Powers, work_out};
use super::{AttackAtTheTower, Base, Battle, Group, PALACE_POWER, Phase, Side, Space, Step, Troop};
use engine::Seat;

/// Who or what deals damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fighter {
    /// Troops.
    Troop(Troop),
    /// A defending base.
    Base(Base),
    /// The defending palace.
    Palace,
}

/// One line of a side: equal fighters at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who.
    pub fighter: Fighter,
    /// Where; `None` on the palace.
    pub at: Option<Space>,
    /// How many.
    pub count: u8,
    /// The power of each, with what changes it.
    pub power: Power,
    /// The step in which they deal damage; `None` if they deal none (AT-5.5).
    pub deals: Option<Step>,
    /// AT-5.5: whether their damage hits only bases and palaces.
    pub artillery: bool,
}

impl Line {
    /// What the line adds to its side's damage.
    pub fn damage(&self) -> u8 {
        if self.deals.is_some() { self.power.value().saturating_mul(self.count) } else { 0 }
    }
}

/// One side of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Muster {
    /// Whose side.
    pub seat: Seat,
    /// Everybody who takes part.
    pub lines: Vec<Line>,
}

/// Abilities that raise each other can go beyond any number that matters.
fn sum<'a>(lines: impl Iterator<Item = &'a Line>) -> u8 {
    lines.map(Line::damage).fold(0, u8::saturating_add)
}

impl Muster {
    /// The damage of one step that hits troops.
    pub fn damage(&self, step: Step) -> u8 {
        let lines = self.lines.iter().filter(|line| line.deals == Some(step) && !line.artillery);
        sum(lines)
    }

    /// The damage that hits only bases and palaces.
    pub fn artillery(&self) -> u8 {
        sum(self.lines.iter().filter(|line| line.artillery))
    }

    /// All damage.
    pub fn total(&self) -> u8 {
        sum(self.lines.iter())
    }
}

/// Both sides of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Who attacks.
    pub attack: Muster,
    /// Who defends.
    pub defence: Muster,
}

impl AttackAtTheTower {
    /// The odds that are public: what the active player's attack would look like as things stand.
    pub fn odds(&self, from: Group, to: Group) -> Tally {
        let battle = Battle { from, to };
        tally(self, battle, &work_out(self, self.turn, battle))
    }

    /// The battle that is declared or being fought, itemised. While it is fought the powers are
    /// those of its beginning (AT-7.11).
    pub fn battle_tally(&self) -> Option<Tally> {
        match self.phase {
            Phase::Window { battle, .. } => Some(self.odds(battle.from, battle.to)),
            Phase::March { from } => Some(self.odds(from, Group::Palace)),
            Phase::Assign(fight) => Some(tally(self, fight.battle, &fight.powers)),
            _ => None,
        }
    }
}

fn tally(game: &AttackAtTheTower, battle: Battle, powers: &Powers) -> Tally {
    Tally {
        attack: muster(game, battle, powers, Side::Attacker),
        defence: muster(game, battle, powers, Side::Defender),
    }
}

fn muster(game: &AttackAtTheTower, battle: Battle, powers: &Powers, side: Side) -> Muster {
    let seat = side.seat(game.turn);
    let army = game.army(seat);
    let stacks = army.stacks(battle.group(side)).filter(|stack| stack.count > 0);
    let troop_line = |stack: super::Stack| {
        let artillery = stack.troop == Troop::Cannon;
        let first = powers.strikes_first(side, stack.troop);
        let idle = artillery && side == Side::Defender;
        Line {
            fighter: Fighter::Troop(stack.troop),
            at: stack.at,
            count: stack.count,
            power: powers.itemised(side, stack.troop),
            deals: (!idle).then_some(if first { Step::First } else { Step::Rest }),
            artillery,
        }
    };
    let mut lines: Vec<Line> = stacks.map(troop_line).collect();
    if side == Side::Defender {
        lines.extend(standing_lines(game, battle.to, powers, seat));
    }
    Muster { seat, lines }
}

/// AT-4.4, AT-6.3: the defender's bases, or the palace.
fn standing_lines(game: &AttackAtTheTower, to: Group, powers: &Powers, seat: Seat) -> Vec<Line> {
    let line = |fighter, at, power| Line {
        fighter,
        at,
        count: 1,
        power,
        deals: Some(Step::Rest),
        artillery: false,
    };
    match to {
        Group::Palace => vec![line(Fighter::Palace, None, Power::plain(PALACE_POWER))],
        Group::Territory(territory) => {
            let posts = territory.spaces().filter_map(|at| Some((at, game.army(seat).post(at)?)));
            let power = powers.itemised_base();
            posts.map(|(at, post)| line(Fighter::Base(post.base), Some(at), power)).collect()
        }
    }
}
