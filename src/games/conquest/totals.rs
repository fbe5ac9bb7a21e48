//! Section 8: Strength, dice and abilities of both sides of a Fight.

use super::battle::{Battle, Change, Foe, OURS, THEIRS};
use super::cards::Ability;
use super::player::{Crew, members};
use super::step::{Running, Source};
use super::terror::standing;
use super::vocabulary::{Amount, Effect, Side, Window};
use super::{Conquest, Figure, Lies};
use crate::engine::Seat;

impl Conquest {
    /// The Strength of one of a player's Aliens.
    pub fn alien_strength(&self, seat: Seat, figure: Figure) -> u8 {
        let Some(card) = figure.card() else { return self.player(seat).race().sheet().strength };
        let effects = standing(Source::Stuff(card)).flat_map(|clause| clause.then);
        let strength = |effect: &Effect| match effect {
            Effect::AllyOf(strength) => Some(*strength),
            _ => None,
        };
        effects.filter_map(strength).next().unwrap_or(0)
    }

    /// The summed Strength of some of a player's Aliens.
    pub(super) fn crew_strength(&self, seat: Seat, crew: Crew) -> i16 {
        members(crew)
            .map(|index| i16::from(self.alien_strength(seat, Figure::of_index(index))))
            .sum()
    }

    /// Calls `each` with every Always effect that works on the Fight, and the side it works on.
    fn standing_effects(&self, battle: &Battle, mut each: impl FnMut(&Effect, usize, Seat)) {
        let mut visit = |source: Source, me: Seat, bearer: Option<Seat>| {
            for (line, clauses) in source.fx().iter().enumerate() {
                for (index, clause) in clauses.iter().enumerate() {
                    if clause.window != Window::Always {
                        continue;
                    }
                    let run = Running::new(source, line as u8, index as u8, me);
                    if !self.holds(&run, None) {
                        continue;
                    }
                    for effect in clause.then {
                        let Some(side) = effect_side(effect) else { continue };
                        for side in self.sides(battle, side, me, bearer) {
                            each(effect, side, me);
                        }
                    }
                }
            }
        };
        for seat in [Some(battle.fighter), battle.opponent()].into_iter().flatten() {
            let player = self.player(seat);
            for gift in 0..player.race().sheet().gifts.len() {
                visit(Source::Gift(player.race(), gift as u8), seat, None);
            }
            for held in player.stuff.iter() {
                visit(Source::Stuff(held.card), seat, None);
            }
        }
        for card in self.in_play.iter() {
            let bearer = match card.lies {
                Lies::Before(seat) => Some(seat),
                _ => None,
            };
            visit(card.source(), card.owner, bearer);
        }
        for tech in self.tech_in_play.iter() {
            visit(Source::Tech(*tech), self.first, None);
        }
        if let Some(location) = self.text_at(battle.space) {
            let holder = self.ground(battle.space).marker.unwrap_or(battle.fighter);
            visit(Source::Location(location), holder, None);
        }
        if battle.foe == Some(Foe::Card) {
            for card in battle.full.iter().chain(battle.heroes.iter()) {
                visit(Source::Resistance(*card), battle.fighter, None);
            }
        }
    }

    /// The sides a text means.
    pub(super) fn sides(
        &self,
        battle: &Battle,
        side: Side,
        me: Seat,
        bearer: Option<Seat>,
    ) -> impl Iterator<Item = usize> + use<> {
        let aliens = [Some(battle.fighter), battle.opponent()];
        let mine = battle.side_of(me);
        let bears = bearer.and_then(|seat| battle.side_of(seat));
        let resistance = battle.versus_resistance();
        [OURS, THEIRS].into_iter().filter(move |index| match side {
            Side::Mine => mine == Some(*index),
            Side::Them => mine == Some(1 - *index),
            Side::Res => resistance && *index == THEIRS,
            Side::Aliens => aliens[*index].is_some(),
            Side::Either => true,
            Side::Bearer => bears == Some(*index),
        })
    }

    /// CQ-8.5: a side's Strength before the die.
    pub fn strength(&self, side: usize) -> i16 {
        let Some(battle) = &self.battle else { return 0 };
        let crew = battle.seat_of(side).map_or(0, |seat| self.player(seat).crew(battle.space));
        let aliens = crew.count_ones() as i16;
        let mut total = match battle.seat_of(side) {
            Some(seat) => self.crew_strength(seat, crew),
            None => resistance_strength(battle),
        };
        for enlisted in battle.enlisted.iter().filter(|card| card.side as usize == side) {
            total += i16::from(enlisted.card.sheet().strength);
        }
        for change in battle.mods.iter().filter(|change| change.side as usize == side) {
            total += match change.change {
                Change::Str(n) => i16::from(n),
                Change::PerAlien(n) => i16::from(n) * aliens,
                Change::StrIf(temper, n) if self.temper() == Some(temper) => i16::from(n),
                _ => 0,
            };
        }
        self.standing_effects(battle, |effect, on, me| {
            if let (Effect::Str(_, amount, _), true) = (effect, on == side) {
                total += match amount {
                    Amount::Plus(n) => i16::from(*n),
                    Amount::PerAlien(n) => i16::from(*n) * aliens,
                    Amount::PerStuff(n, most) => {
                        let cards = self.player(me).stuff.len() as i16;
                        (i16::from(*n) * cards).min((*most).into())
                    }
                    Amount::PlusDie => 0,
                };
            }
        });
        if side == THEIRS && battle.versus_resistance() {
            total += self.lasting_strength();
        }
        // CQ-8.22
        if side == THEIRS && self.has_ability(side, Ability::Bold) {
            let crowd = |player: &super::Player| player.crew(battle.space).count_ones() as i16;
            total += self.players.iter().map(crowd).sum::<i16>();
        }
        total.max(0)
    }

    /// What red boxes of this round give the Resistance.
    fn lasting_strength(&self) -> i16 {
        let worth = |effect: &Effect| match *effect {
            Effect::Str(_, Amount::Plus(n), _) => i16::from(n),
            Effect::StrIf(_, Amount::Plus(n), _, cond) => {
                let source = Source::Red(super::cards::EventCard::HeroOfTheHour);
                let run = Running::new(source, 0, 0, self.first);
                if self.is_so(cond, &run, None) { i16::from(n) } else { 0 }
            }
            _ => 0,
        };
        self.lasting_effects().map(worth).sum()
    }

    /// CQ-8.25: whether a side has an ability, however often.
    pub fn has_ability(&self, side: usize, ability: Ability) -> bool {
        let Some(battle) = &self.battle else { return false };
        let granted =
            |m: &super::battle::Mod| m.side as usize == side && m.change == Change::Grant(ability);
        let printed = side == THEIRS
            && match battle.foe {
                Some(Foe::Card) => battle
                    .full
                    .iter()
                    .chain(battle.heroes.iter())
                    .any(|card| card.sheet().abilities.contains(&ability)),
                Some(Foe::Counter(counter)) => counter.sheet().abilities.contains(&ability),
                _ => false,
            };
        let mut has = printed || battle.mods.iter().any(granted);
        if !has {
            self.standing_effects(battle, |effect, on, _| {
                has |=
                    on == side && matches!(effect, Effect::Grant(_, known, _) if *known == ability);
            });
        }
        has
    }

    /// How many dice a side has more (keeps the highest) or fewer than none more (the lowest).
    fn extra_dice(&self, side: usize) -> i8 {
        let Some(battle) = &self.battle else { return 0 };
        let mut extra = 0;
        for change in battle.mods.iter().filter(|change| change.side as usize == side) {
            if let Change::Dice(n) = change.change {
                extra += n;
            }
        }
        self.standing_effects(battle, |effect, on, _| {
            if let (Effect::Dice(_, n, _), true) = (effect, on == side) {
                extra += n;
            }
        });
        // CQ-8.23
        extra + i8::from(self.has_ability(side, Ability::Cunning))
    }

    /// CQ-8.6: how many Fight Dice a side rolls.
    pub fn dice_count(&self, side: usize) -> usize {
        (1 + self.extra_dice(side).unsigned_abs() as usize).min(10)
    }

    /// The die a side keeps, as rolled.
    pub fn kept_as_rolled(&self, side: usize) -> Option<u8> {
        let battle = self.battle.as_ref()?;
        let extra = self.extra_dice(side);
        let counted = battle.dice[side].iter().take(1 + extra.unsigned_abs() as usize);
        if extra >= 0 { counted.max().copied() } else { counted.min().copied() }
    }

    /// CQ-8.10: the die a side keeps, with its changes.
    pub fn kept_die(&self, side: usize) -> Option<u8> {
        let battle = self.battle.as_ref()?;
        let die = self.kept_as_rolled(side)? as i8;
        Some((die + battle.bump[side]).clamp(1, 6) as u8)
    }

    /// CQ-8.8, CQ-8.24: whether a side's die is a Crushing Victory.
    pub fn crushes(&self, side: usize) -> bool {
        let Some(battle) = &self.battle else { return false };
        let high = match self.kept_die(side) {
            Some(6) => true,
            Some(5) => self.has_ability(side, Ability::Deadly),
            _ => false,
        };
        high && !self
            .barred(battle, side, Change::NoCrush, |effect| matches!(effect, Effect::NoCrush(..)))
    }

    /// Whether a side's Aliens may not escape.
    pub(super) fn may_not_escape(&self, side: usize) -> bool {
        let Some(battle) = &self.battle else { return true };
        self.barred(battle, side, Change::NoEscape, |effect| matches!(effect, Effect::NoEscape(..)))
    }

    fn barred(
        &self,
        battle: &Battle,
        side: usize,
        change: Change,
        fits: impl Fn(&Effect) -> bool,
    ) -> bool {
        let mut barred = battle.mods.iter().any(|m| m.side as usize == side && m.change == change);
        if !barred {
            self.standing_effects(battle, |effect, on, _| barred |= on == side && fits(effect));
        }
        barred
    }

    /// CQ-8.7 to CQ-8.12, CQ-8.19: the side that wins this Fight Round, if any.
    pub(super) fn round_winner(&self) -> Option<u8> {
        let battle = self.battle.as_ref()?;
        match battle.outright {
            [true, false] => return Some(OURS as u8),
            [false, true] => return Some(THEIRS as u8),
            [true, true] => return None,
            [false, false] => {}
        }
        let total = |side| self.strength(side) + i16::from(self.kept_die(side).unwrap_or(0));
        let ahead = match (self.crushes(OURS), self.crushes(THEIRS)) {
            (true, false) => Some(OURS as u8),
            (false, true) => Some(THEIRS as u8),
            (true, true) => None,
            (false, false) => match total(OURS).cmp(&total(THEIRS)) {
                std::cmp::Ordering::Greater => Some(OURS as u8),
                std::cmp::Ordering::Less => Some(THEIRS as u8),
                std::cmp::Ordering::Equal => None,
            },
        };
        ahead.or_else(|| {
            let ours = self.has_ability(OURS, Ability::Assault);
            let theirs = self.has_ability(THEIRS, Ability::Assault);
            (ours != theirs).then_some(if ours { OURS as u8 } else { THEIRS as u8 })
        })
    }
}

/// The side an effect names, if it works on a side.
fn effect_side(effect: &Effect) -> Option<Side> {
    Some(match *effect {
        Effect::Str(side, ..)
        | Effect::StrIf(side, ..)
        | Effect::Dice(side, ..)
        | Effect::Grant(side, ..)
        | Effect::NoCrush(side, _)
        | Effect::NoEscape(side, _)
        | Effect::CountsAsAir(side, _) => side,
        _ => return None,
    })
}

/// CQ-8.3: the full Resistance and its Heroes, or the counter.
fn resistance_strength(battle: &Battle) -> i16 {
    match battle.foe {
        Some(Foe::Card) => battle
            .full
            .iter()
            .chain(battle.heroes.iter())
            .map(|card| i16::from(card.sheet().strength))
            .sum(),
        Some(Foe::Counter(counter)) => counter.sheet().strength.into(),
        _ => 0,
    }
}
