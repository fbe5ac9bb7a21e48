//! How strong everybody is in a battle (AT-1.4, AT-1.5, AT-7.3 to AT-7.6).

use serde::{Deserialize, Serialize};

use super::{
    Ability, Army, AttackAtTheTower, BASE_POWER, Battle, Edition, Group, PALACE_POWER, Side, Troop,
    opponent,
};
use engine::Seat;

/// The powers in one battle, worked out when its window closes (AT-7.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Powers {
    /// `troops[side][troop]`.
    pub(super) troops: [[u8; 6]; 2],
    /// The defender's bases.
    pub(super) base: u8,
    /// AT-7.3: whether the Greys of a side strike first.
    pub(super) initiative: [bool; 2],
}

impl Powers {
    /// The power of a troop of one side.
    pub fn of(&self, side: Side, troop: Troop) -> u8 {
        self.troops[side as usize][troop as usize]
    }

    /// The power of each of the defender's bases.
    pub fn base(&self) -> u8 {
        self.base
    }

    /// The power of a troop with what changed it.
    pub fn itemised(&self, side: Side, troop: Troop) -> Power {
        let by = match troop {
            Troop::Grey => Some(Ability::Shooter),
            Troop::Reptilian => Some(Ability::HeavyInfantry),
            Troop::Mothman => Some(Ability::Cavalry),
            Troop::Martian | Troop::Cannon | Troop::ManInBlack => None,
        };
        Power::new(troop.printed(), self.of(side, troop), by)
    }

    /// The power of a base with what changed it.
    pub fn itemised_base(&self) -> Power {
        Power::new(BASE_POWER, self.base, Some(Ability::SiegeWeapon))
    }

    /// Whether a troop deals its damage in the first step (AT-5.4).
    pub fn strikes_first(&self, side: Side, troop: Troop) -> bool {
        troop == Troop::Grey && self.initiative[side as usize]
    }
}

/// A power and what it is made of. Each kind of fighter is changed by one kind of ability at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    /// What the card says.
    pub printed: u8,
    /// The ability that changes it, and by how much.
    pub change: Option<(Ability, i8)>,
}

impl Power {
    fn new(printed: u8, value: u8, by: Option<Ability>) -> Power {
        let change = value as i8 - printed as i8;
        Power { printed, change: by.filter(|_| change != 0).map(|ability| (ability, change)) }
    }

    /// A power that nothing changes.
    pub(super) fn plain(printed: u8) -> Power {
        Power { printed, change: None }
    }

    /// The power as it counts.
    pub fn value(self) -> u8 {
        self.printed.saturating_add_signed(self.change.map_or(0, |(_, change)| change))
    }
}

/// What one side brings to a battle.
struct Host<'a> {
    army: &'a Army,
    group: Group,
}

impl Host<'_> {
    fn copies(&self, ability: Ability) -> u8 {
        self.army.played.count(ability)
    }

    /// AT-7.3: printed powers changed by Shooter.
    fn with_shooter(&self) -> [u8; 6] {
        let shooter = self.copies(Ability::Shooter) > 0;
        Troop::ALL.map(|troop| if troop == Troop::Grey && shooter { 3 } else { troop.printed() })
    }

    /// The powers of the troops that take part.
    fn present(&self, powers: [u8; 6]) -> impl Iterator<Item = u8> + '_ {
        let stacks = self.army.stacks(self.group).filter(|stack| stack.count > 0);
        stacks.map(move |stack| powers[stack.troop as usize])
    }

    /// AT-7.5: each Mothman adds the weakest of these enemies for each copy.
    fn add_cavalry(&self, powers: &mut [u8; 6], enemies: impl Iterator<Item = u8>) {
        let bonus = enemies.min().unwrap_or(0).saturating_mul(self.copies(Ability::Cavalry));
        let mothman = &mut powers[Troop::Mothman as usize];
        *mothman = mothman.saturating_add(bonus);
    }

    /// AT-7.4: Reptilians match the strongest of these enemies.
    fn match_strongest(&self, powers: &mut [u8; 6], enemies: impl Iterator<Item = u8>) {
        if self.copies(Ability::HeavyInfantry) > 0
            && let Some(strongest) = enemies.max()
        {
            powers[Troop::Reptilian as usize] = strongest;
        }
    }

    fn cannons(&self) -> u8 {
        let stacks = self.army.stacks(self.group);
        stacks.filter(|stack| stack.troop == Troop::Cannon).map(|stack| stack.count).sum()
    }
}

/// AT-7.11: Shooter, then Cavalry, then Heavy Infantry, of each the attacker's before the defender's. Each measures
/// the enemies as they stand by then, so that two that measure each other come to an end.
fn troop_powers(attack: &Host<'_>, defence: &Host<'_>, edition: Edition) -> [[u8; 6]; 2] {
    let [shot_attack, shot_defence] = [attack, defence].map(Host::with_shooter);
    let (mut ours, mut theirs) = (shot_attack, shot_defence);
    // The first edition measures all enemies as Shooter leaves them.
    let early = edition.measures_before_battle();
    attack.add_cavalry(&mut ours, defence.present(theirs));
    defence.add_cavalry(&mut theirs, attack.present(if early { shot_attack } else { ours }));
    attack.match_strongest(&mut ours, defence.present(if early { shot_defence } else { theirs }));
    defence.match_strongest(&mut theirs, attack.present(if early { shot_attack } else { ours }));
    [ours, theirs]
}

/// The powers as they stand now, with `attacker` attacking.
pub(super) fn work_out(game: &AttackAtTheTower, attacker: Seat, battle: Battle) -> Powers {
    let attack = Host { army: game.army(attacker), group: battle.from };
    let defence = Host { army: game.army(opponent(attacker)), group: battle.to };
    let base = match battle.to {
        // AT-7.6: one less for each Laser Cannon and copy; the palace is no base.
        Group::Territory(_) => {
            BASE_POWER.saturating_sub(attack.copies(Ability::SiegeWeapon) * attack.cannons())
        }
        Group::Palace => PALACE_POWER,
    };
    Powers {
        troops: troop_powers(&attack, &defence, game.options.edition),
        base,
        initiative: [&attack, &defence].map(|host| host.copies(Ability::Shooter) == 0),
    }
}
