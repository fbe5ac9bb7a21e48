//! Section 8: Strength, dice and abilities of both sides of a Fight.

use crate::board::player::{Crew, members};
use crate::board::terror::standing;
use crate::bot::reserve::Reserve;
use crate::cards::{Ability, Counter, ResCard};
use crate::effects::vocabulary::{Amount, Effect, Power, Rule, Side, Window};
use crate::fight::battle::{Battle, Change, Foe, OURS, Stage, THEIRS};
use crate::machine::step::{Running, Source};
use crate::{Conquest, Figure, Lies};
use engine::Seat;

impl Conquest {
    /// The Strength of one of a player's Aliens.
    pub fn alien_strength(&self, seat: Seat, figure: Figure) -> u8 {
        let Some(card) = figure.card() else { return self.player(seat).race().sheet().strength };
        let effects = standing(Source::Stuff(card)).flat_map(|clause| clause.then);
        let strength = |effect: &Effect| {
            if let Effect::Rule(Rule::AllyOf(strength)) = effect { Some(*strength) } else { None }
        };
        effects.filter_map(strength).next().unwrap_or(0)
    }

    /// CQ-12.9: the Space Stuff cards that make a player's Aliens stronger.
    pub(crate) fn counted_stuff(&self, seat: Seat) -> u8 {
        let cards = self.player(seat).stuff.len() as u8;
        // In the first edition the first one counted too.
        if self.is_second() { cards.saturating_sub(1) } else { cards }
    }

    /// The summed Strength of some of a player's Aliens.
    pub(crate) fn crew_strength(&self, seat: Seat, crew: Crew) -> i16 {
        members(crew)
            .map(|index| i16::from(self.alien_strength(seat, Figure::of_index(index))))
            .sum()
    }

    /// Calls `each` with every Always effect that works on the Fight, and the side it works on.
    fn standing_effects(&self, battle: &Battle, mut each: impl FnMut(Source, &Power, usize, Seat)) {
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
                        let Effect::Power(power) = effect else { continue };
                        for side in self.sides(battle, power.side(), me, bearer) {
                            each(source, power, side, me);
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
    pub(crate) fn sides(
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

    /// Everything that works on the Fight in progress, added up in one go.
    pub(crate) fn tally(&self) -> Tally {
        self.tally_noting(|_, _, _| {})
    }

    /// The same, calling `note` with every part of a side's Strength as it is added.
    fn tally_noting(&self, mut note: impl FnMut(usize, StrengthOf, i16)) -> Tally {
        let mut tally = Tally::default();
        let Some(battle) = &self.battle else { return tally };
        let mut add = |tally: &mut Tally, side: usize, of: StrengthOf, strength: i16| {
            tally.strength[side] += strength;
            note(side, of, strength);
        };
        let crews = [OURS, THEIRS].map(|side| {
            battle.seat_of(side).map_or(0, |seat| self.player(seat).crew(battle.space))
        });
        let aliens = crews.map(|crew| crew.count_ones() as i16);
        for side in [OURS, THEIRS] {
            match battle.seat_of(side) {
                Some(seat) => members(crews[side]).for_each(|index| {
                    let figure = Figure::of_index(index);
                    let strength = self.alien_strength(seat, figure).into();
                    add(&mut tally, side, StrengthOf::Alien(figure), strength);
                }),
                None => each_resistance(battle, |of, strength| add(&mut tally, side, of, strength)),
            }
        }
        for enlisted in battle.enlisted.iter() {
            let (side, of) = (enlisted.side as usize, StrengthOf::Card(enlisted.card));
            add(&mut tally, side, of, enlisted.card.sheet().strength.into());
        }
        let mut played = [0; 2];
        self.add_mods(battle, aliens, &mut tally, &mut played);
        self.add_printed_abilities(battle, &mut tally);
        for side in [OURS, THEIRS] {
            add(&mut tally, side, StrengthOf::Played, played[side]);
        }
        self.standing_effects(battle, |source, power, side, me| match power {
            Power::Str(_, amount, _) => {
                let strength = match amount {
                    Amount::Plus(n) => i16::from(*n),
                    Amount::PerAlien(n) => i16::from(*n) * aliens[side],
                    Amount::PerStuff(n, most) => {
                        let cards = i16::from(self.counted_stuff(me));
                        (i16::from(*n) * cards).min((*most).into())
                    }
                    Amount::PlusDie | Amount::PlusD3 => 0,
                };
                add(&mut tally, side, StrengthOf::Text(source), strength);
            }
            Power::Dice(_, n, _) => tally.extra_dice[side] += n,
            Power::Grant(_, ability, _) => tally.grant(side, *ability),
            Power::NoCrush(..) => tally.no_crush[side] = true,
            Power::NoEscape(..) => tally.no_escape[side] = true,
            // Read where they matter: by red boxes, and by whoever asks for Air.
            Power::StrIf(..) | Power::CountsAsAir(..) => {}
        });
        if battle.versus_resistance() {
            add(&mut tally, THEIRS, StrengthOf::RedBoxes, self.lasting_strength());
        }
        // CQ-8.22
        if tally.has(THEIRS, Ability::Bold) {
            let crowd = |player: &crate::Player| player.crew(battle.space).count_ones() as i16;
            let crowd = self.players.iter().map(crowd).sum::<i16>();
            add(&mut tally, THEIRS, StrengthOf::Bold, crowd);
        }
        for side in [OURS, THEIRS] {
            tally.strength[side] = tally.strength[side].max(0);
            // CQ-8.23
            tally.extra_dice[side] += i8::from(tally.has(side, Ability::Cunning));
        }
        tally
    }

    fn add_mods(
        &self,
        battle: &Battle,
        aliens: [i16; 2],
        tally: &mut Tally,
        strength: &mut [i16; 2],
    ) {
        for change in battle.mods.iter() {
            let side = change.side as usize;
            match change.change {
                Change::Str(n) => strength[side] += i16::from(n),
                Change::PerAlien(n) => strength[side] += i16::from(n) * aliens[side],
                Change::StrIf(temper, n) if self.temper() == Some(temper) => {
                    strength[side] += i16::from(n);
                }
                Change::StrIf(..) => {}
                Change::Dice(n) => tally.extra_dice[side] += n,
                Change::Grant(ability) => tally.grant(side, ability),
                Change::NoCrush => tally.no_crush[side] = true,
                Change::NoEscape => tally.no_escape[side] = true,
            }
        }
    }

    /// CQ-8.3: abilities of the cards or the counter fought.
    fn add_printed_abilities(&self, battle: &Battle, tally: &mut Tally) {
        match battle.foe {
            Some(Foe::Card) => {
                for card in battle.full.iter().chain(battle.heroes.iter()) {
                    card.sheet().abilities.iter().for_each(|a| tally.grant(THEIRS, *a));
                }
            }
            Some(Foe::Counter(counter)) => {
                counter.sheet().abilities.iter().for_each(|a| tally.grant(THEIRS, *a));
            }
            _ => {}
        }
    }

    /// What red boxes of this round give the Resistance.
    fn lasting_strength(&self) -> i16 {
        let worth = |effect: &Effect| match *effect {
            Effect::Power(Power::Str(_, Amount::Plus(n), _)) => i16::from(n),
            Effect::Power(Power::StrIf(_, Amount::Plus(n), _, cond)) => {
                let source = Source::Red(crate::cards::EventCard::HeroOfTheHour);
                let run = Running::new(source, 0, 0, self.first);
                if self.is_so(cond, &run, None) { i16::from(n) } else { 0 }
            }
            _ => 0,
        };
        self.lasting_effects().map(worth).sum()
    }

    /// CQ-8.5: what a side's Strength is made of, in the order it is counted; equal parts add up.
    pub fn strength_parts(&self, side: usize) -> Vec<(StrengthOf, i16)> {
        let mut parts: Vec<(StrengthOf, i16)> = Vec::new();
        self.tally_noting(|own, of, strength| {
            if own != side || strength == 0 {
                return;
            }
            match parts.iter_mut().find(|(known, _)| *known == of) {
                Some((_, sum)) => *sum += strength,
                None => parts.push((of, strength)),
            }
        });
        parts
    }

    /// CQ-8.5: a side's Strength before the die.
    pub fn strength(&self, side: usize) -> i16 {
        self.tally().strength[side]
    }

    /// CQ-8.25: whether a side has an ability, however often.
    pub fn has_ability(&self, side: usize, ability: Ability) -> bool {
        self.tally().has(side, ability)
    }

    /// CQ-8.6: how many Fight Dice a side rolls.
    pub fn dice_count(&self, side: usize) -> usize {
        self.tally().dice_count(side)
    }

    /// The die a side keeps, as rolled.
    pub fn kept_as_rolled(&self, side: usize) -> Option<u8> {
        self.tally().kept_as_rolled(self.battle.as_ref()?, side)
    }

    /// CQ-8.10: the die a side keeps, with its changes.
    pub fn kept_die(&self, side: usize) -> Option<u8> {
        self.tally().kept_die(self.battle.as_ref()?, side)
    }

    /// Whether a side's Aliens may not escape.
    pub(crate) fn may_not_escape(&self, side: usize) -> bool {
        self.battle.is_none() || self.tally().no_escape[side]
    }

    /// How likely a side wins the Fight Round with what it has in reserve: as the dice show, once they are rolled.
    pub(crate) fn round_chance(&self, side: usize, reserve: &Reserve) -> f32 {
        let Some(battle) = &self.battle else { return 0.5 };
        let mut tally = self.tally();
        tally.strength[side] += reserve.strength;
        let rolled = battle.stage == Stage::Settle && !battle.dice[OURS].is_empty();
        let afresh = tally.chance(battle, side);
        let now = match tally.winner(battle).filter(|_| rolled) {
            Some(winner) => f32::from(u8::from(usize::from(winner) == side)),
            None => afresh,
        };
        // Rolling again may as well be needed for the other die.
        if reserve.reroll { now + 0.8 * (1.0 - now) * afresh } else { now }
    }

    /// The side that wins this Fight Round as things stand.
    pub(crate) fn round_winner(&self) -> Option<u8> {
        self.tally().winner(self.battle.as_ref()?)
    }
}

/// Where a part of a side's Strength comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrengthOf {
    /// Aliens of this kind.
    Alien(Figure),
    /// A Resistance card, fought or enlisted.
    Card(ResCard),
    /// The counter fought.
    Counter(Counter),
    /// Cards and abilities used in this Battle.
    Played,
    /// A text that works by itself.
    Text(Source),
    /// Red boxes of this round.
    RedBoxes,
    /// CQ-8.22.
    Bold,
}

/// What a Fight comes to, side by side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    /// CQ-8.5: before the dice.
    pub strength: [i16; 2],
    /// More dice, of which the highest counts, or fewer than none, of which the lowest does.
    extra_dice: [i8; 2],
    /// One bit per ability.
    abilities: [u8; 2],
    no_crush: [bool; 2],
    no_escape: [bool; 2],
}

impl Tally {
    fn grant(&mut self, side: usize, ability: Ability) {
        self.abilities[side] |= 1 << ability as u8;
    }

    fn has(&self, side: usize, ability: Ability) -> bool {
        self.abilities[side] >> ability as u8 & 1 == 1
    }

    pub(crate) fn dice_count(&self, side: usize) -> usize {
        (1 + self.extra_dice[side].unsigned_abs() as usize).min(10)
    }

    fn kept_as_rolled(&self, battle: &Battle, side: usize) -> Option<u8> {
        let counted = battle.dice[side].iter().take(self.dice_count(side));
        if self.extra_dice[side] >= 0 { counted.max().copied() } else { counted.min().copied() }
    }

    pub(crate) fn kept_die(&self, battle: &Battle, side: usize) -> Option<u8> {
        let die = self.kept_as_rolled(battle, side)? as i8;
        Some((die + battle.bump[side]).clamp(1, 6) as u8)
    }

    /// CQ-8.8, CQ-8.24: whether a side's die is a Crushing Victory.
    pub(crate) fn crushes(&self, side: usize, die: u8) -> bool {
        let high = die == 6 || die == 5 && self.has(side, Ability::Deadly);
        high && !self.no_crush[side]
    }

    /// CQ-8.7 to CQ-8.12, CQ-8.19: the side that wins this Fight Round, if any.
    pub(crate) fn winner(&self, battle: &Battle) -> Option<u8> {
        self.winner_with(battle, [OURS, THEIRS].map(|s| self.kept_die(battle, s).unwrap_or(0)))
    }

    /// The same, if these are the dice kept.
    fn winner_with(&self, battle: &Battle, dice: [u8; 2]) -> Option<u8> {
        match battle.outright {
            [true, false] => return Some(OURS as u8),
            [false, true] => return Some(THEIRS as u8),
            [true, true] => return None,
            [false, false] => {}
        }
        let total = |side: usize| self.strength[side] + i16::from(dice[side]);
        let crushes = |side: usize| self.crushes(side, dice[side]);
        let ahead = match (crushes(OURS), crushes(THEIRS)) {
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
            let ours = self.has(OURS, Ability::Assault);
            let theirs = self.has(THEIRS, Ability::Assault);
            (ours != theirs).then_some(if ours { OURS as u8 } else { THEIRS as u8 })
        })
    }

    /// How likely a side wins a Fight Round whose dice are still to be rolled; ties are rolled again.
    pub(crate) fn chance(&self, battle: &Battle, side: usize) -> f32 {
        let odds = [OURS, THEIRS].map(|side| self.die_odds(battle, side));
        let mut wins = [0.0, 0.0];
        for ours in 1..=6 {
            for theirs in 1..=6 {
                if let Some(winner) = self.winner_with(battle, [ours, theirs]) {
                    let both = odds[OURS][ours as usize - 1] * odds[THEIRS][theirs as usize - 1];
                    wins[winner as usize] += both;
                }
            }
        }
        let settled = wins[OURS] + wins[THEIRS];
        if settled > 0.0 { wins[side] / settled } else { 0.5 }
    }

    /// How likely a side keeps each number.
    fn die_odds(&self, battle: &Battle, side: usize) -> [f32; 6] {
        let dice = self.dice_count(side) as i32;
        // How likely all dice show at most this.
        let below = |number: usize| libm::powf(number as f32 / 6.0, dice as f32);
        let mut odds = [0.0; 6];
        for number in 0..6 {
            let likely = below(number + 1) - below(number);
            let rolled = if self.extra_dice[side] >= 0 { number } else { 5 - number };
            let kept = (rolled as i8 + battle.bump[side]).clamp(0, 5);
            odds[kept as usize] += likely;
        }
        odds
    }
}

/// CQ-8.3: the full Resistance and its Heroes, or the counter.
fn each_resistance(battle: &Battle, mut each: impl FnMut(StrengthOf, i16)) {
    match battle.foe {
        Some(Foe::Card) => {
            for card in battle.full.iter().chain(battle.heroes.iter()) {
                each(StrengthOf::Card(*card), card.sheet().strength.into());
            }
        }
        Some(Foe::Counter(counter)) => {
            each(StrengthOf::Counter(counter), counter.sheet().strength.into());
        }
        _ => {}
    }
}
