//! Battles written a second time, troop by troop as the sheets tell them, and compared over random boards.

use std::collections::BTreeSet;

use saucer_night::engine::{Chance, GameModel};
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// One troop.
struct Soldier {
    troop: Troop,
    at: Option<Space>,
    power: u8,
    falls: bool,
}

/// A battle for a territory: the attackers, the defenders, and the bases in it.
struct Model {
    sides: [Vec<Soldier>; 2],
    bases: Vec<(Space, bool)>,
    base: u8,
    slow: [bool; 2],
    damage: [u8; 2],
    artillery: u8,
}

const STRENGTHS: [u8; 6] = [1, 1, 2, 3, 4, 2];

fn soldiers(game: &Game, seat: Seat, group: Group) -> Vec<Soldier> {
    let of =
        |troop: Troop, at| Soldier { troop, at, power: STRENGTHS[troop as usize], falls: false };
    let mut all = Vec::new();
    match group {
        Group::Palace => {
            all.extend((0..game.army(seat).men_in_black()).map(|_| of(Troop::ManInBlack, None)))
        }
        Group::Territory(territory) => {
            for space in territory.spaces() {
                if let Some(post) = game.army(seat).post(space) {
                    all.extend((0..post.troops).map(|_| of(post.base.troop(), Some(space))));
                }
            }
        }
    }
    all
}

impl Model {
    fn of(game: &Game, from: Group, to: Territory) -> Model {
        let played = |seat: Seat, ability| game.army(seat).played().count(ability);
        let sides = [soldiers(game, FIRST, from), soldiers(game, SECOND, Group::Territory(to))];
        let cannons = sides[0].iter().filter(|one| one.troop == Troop::Cannon).count() as u8;
        let siege = played(FIRST, Ability::SiegeWeapon) * cannons;
        let bases = to.spaces().filter(|space| game.army(SECOND).post(*space).is_some());
        let slow = [FIRST, SECOND].map(|seat| played(seat, Ability::Shooter) > 0);
        let mut model = Model {
            sides,
            bases: bases.map(|space| (space, false)).collect(),
            base: 4u8.saturating_sub(siege),
            slow,
            damage: [0; 2],
            artillery: 0,
        };
        for (side, slow) in slow.into_iter().enumerate() {
            if slow {
                model.change(side, Troop::Grey, |_| 3);
            }
        }
        for (side, seat) in [(0, FIRST), (1, SECOND)] {
            let weakest = model.sides[1 - side].iter().map(|enemy| enemy.power).min().unwrap_or(0);
            let more = weakest * played(seat, Ability::Cavalry);
            model.change(side, Troop::Mothman, |power| power + more);
        }
        for (side, seat) in [(0, FIRST), (1, SECOND)] {
            let strongest = model.sides[1 - side].iter().map(|enemy| enemy.power).max();
            if let Some(strongest) = strongest.filter(|_| played(seat, Ability::HeavyInfantry) > 0)
            {
                model.change(side, Troop::Reptilian, |_| strongest);
            }
        }
        model
    }

    fn change(&mut self, side: usize, troop: Troop, power: impl Fn(u8) -> u8) {
        for one in self.sides[side].iter_mut().filter(|one| one.troop == troop) {
            one.power = power(one.power);
        }
    }

    /// Adds the damage of those who strike in this step.
    fn strike(&mut self, step: Step) {
        for side in 0..2 {
            for one in &self.sides[side] {
                let first = one.troop == Troop::Grey && !self.slow[side];
                if one.troop == Troop::Cannon {
                    // Artillery has only bases to fire at, and only the attacker meets any.
                    self.artillery += if side == 0 && step == Step::Rest { one.power } else { 0 };
                } else if first == (step == Step::First) {
                    self.damage[side] += one.power;
                }
            }
        }
        if step == Step::Rest {
            self.damage[1] += self.base * self.bases.len() as u8;
        }
    }

    /// What the side could destroy next.
    fn victims(&self, side: usize) -> BTreeSet<Victim> {
        let enemies = || self.sides[1 - side].iter().filter(|enemy| !enemy.falls);
        let troop = |one: &Soldier| one.at.map_or(Victim::Man, Victim::Troop);
        let mut victims: BTreeSet<Victim> =
            enemies().filter(|enemy| enemy.power <= self.damage[side]).map(troop).collect();
        let reach = self.damage[side] + self.artillery;
        if side == 0 && enemies().count() == 0 && self.base <= reach {
            let standing = self.bases.iter().filter(|(_, falls)| !falls);
            victims.extend(standing.map(|(space, _)| Victim::Base(*space)));
        }
        victims
    }

    fn destroy(&mut self, side: usize, victim: Victim) {
        if let Victim::Base(space) = victim {
            let base = self.bases.iter_mut().find(|(at, _)| *at == space).expect("it stands");
            base.1 = true;
            let left = (self.damage[side] + self.artillery) - self.base;
            self.artillery = self.artillery.saturating_sub(self.base);
            self.damage[side] = left - self.artillery;
            return;
        }
        let at = if let Victim::Troop(space) = victim { Some(space) } else { None };
        let mut fits =
            self.sides[1 - side].iter_mut().filter(|enemy| enemy.at == at && !enemy.falls);
        let enemy = fits.next().expect("somebody is there");
        enemy.falls = true;
        self.damage[side] -= enemy.power;
    }

    fn bury(&mut self) {
        self.sides.iter_mut().for_each(|side| side.retain(|one| !one.falls));
        self.bases.retain(|(_, falls)| !falls);
    }

    /// How many stand at each place of a side, in order.
    fn left(&self, side: usize) -> Vec<Option<Space>> {
        let mut left: Vec<_> = self.sides[side].iter().map(|one| one.at).collect();
        left.sort();
        left
    }
}

/// Fights the battle in both, and compares after each decision. Says how many there were.
fn compare(game: &mut Game, from: Group, to: Territory, chance: &mut Chance) -> usize {
    let mut model = Model::of(game, from, to);
    let mut decisions = 0;
    play(game, Move::Attack { from, to });
    for step in [Step::First, Step::Rest] {
        model.strike(step);
        // Where nobody strikes first there is no first step, not even for a base brought down to nothing.
        if step == Step::First && model.damage == [0, 0] {
            continue;
        }
        for side in [Side::Attacker, Side::Defender] {
            let mine = side as usize;
            loop {
                let victims = model.victims(mine);
                if victims.is_empty() {
                    break;
                }
                let now = fight(game);
                assert_eq!((now.step, now.side), (step, side), "{victims:?}\n{game}");
                assert_eq!(now.damage[mine], model.damage[mine], "{game}");
                let moves = game.legal_moves().into_iter();
                let kills = moves.filter_map(|mv| match mv {
                    Move::Kill(victim) => Some(victim),
                    _ => None,
                });
                assert_eq!(kills.collect::<BTreeSet<_>>(), victims, "{step:?}, {side:?}\n{game}");
                decisions += 1;
                let chosen = victims.iter().nth(chance.below(victims.len() as u32 + 1) as usize);
                let Some(victim) = chosen.copied() else {
                    play(game, Move::Stop);
                    break;
                };
                play(game, Move::Kill(victim));
                model.destroy(mine, victim);
            }
        }
        model.bury();
    }
    for (side, (seat, group)) in
        [(FIRST, from), (SECOND, Group::Territory(to))].into_iter().enumerate()
    {
        let mut standing: Vec<_> = soldiers(game, seat, group).iter().map(|one| one.at).collect();
        standing.sort();
        assert_eq!(standing, model.left(side), "{game}");
    }
    let bases = to.spaces().filter(|space| game.army(SECOND).post(*space).is_some());
    let expected = model.bases.iter().map(|(space, _)| *space);
    assert_eq!(bases.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{game}");
    decisions
}

fn board(chance: &mut Chance) -> String {
    let mut posts = Vec::new();
    // As many of each kind as the deck can give.
    let mut left = [7, 6, 5, 4, 3];
    for _ in 0..9 {
        let base = chance.below(7) as usize;
        if base >= left.len() || left[base] == 0 {
            posts.push(".".to_owned());
            continue;
        }
        left[base] -= 1;
        let letter = ["P", "S", "U", "C", "M"][base];
        posts.push(format!("{letter}{}", chance.below(3)));
    }
    posts.join(" ")
}

/// AT-5.1 to AT-5.9, AT-7.3 to AT-7.6, AT-7.11
#[test]
fn random_battles_go_as_the_sheets_say() {
    let mut chance = Chance::unrecorded(7);
    let (mut battles, mut decisions) = (0, 0);
    for _ in 0..4_000 {
        let mut scene = Scene::of(&board(&mut chance), &board(&mut chance));
        for seat in 0..2 {
            let kinds =
                [Ability::Shooter, Ability::HeavyInfantry, Ability::Cavalry, Ability::SiegeWeapon];
            for kind in kinds {
                scene = scene.played(seat, (0..chance.below(3)).map(|_| kind));
            }
        }
        scene = scene.men(0, chance.below(3) as u8);
        let mut game = scene.build();
        let from = Group::ALL[chance.below(4) as usize];
        let to = Territory::ALL[chance.below(3) as usize];
        let empty = game.army(SECOND).bases_in(to) == 0;
        if game.army(FIRST).strength(from) > 0 && !empty {
            battles += 1;
            decisions += compare(&mut game, from, to, &mut chance);
        }
    }
    assert!(battles > 1_500 && decisions > 4_000, "{battles} battles, {decisions} decisions");
}
