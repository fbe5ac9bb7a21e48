//! What a player's Aliens could conquer, now and in the turns to come. Only bots ask.
//!
//! How often a crew wins was read off 6500 Battles of greedy seats: a logistic curve through its Strength, its heads
//! (each lost Fight Round costs one, and the rest fight on), and what stands against it.

use libm::expf;

use crate::board::player::Place;
use crate::board::space::{SPACES, Space, SpaceSet};
use crate::board::terror::standing as standing_clauses;
use crate::bot::evaluate::Taste;
use crate::cards::Counter;
use crate::effects::vocabulary::{Amount, Cond, Effect, Power, Side};
use crate::machine::step::Source;
use crate::{Conquest, Figure, Phase};
use engine::Seat;

/// What a lost Alien costs: the Action Points to land it and to bring it back.
pub(crate) const ALIEN: f32 = 0.25;
/// How much of a Fight against a card each point of a counter's Strength is.
const COUNTER: f32 = 0.24;
/// The same for each point that a Location's text adds to its Resistance, and for a Human Tech.
const GUARD: f32 = 0.25;
/// How much of such a Fight a counter is by the rougher judgement.
const ANY_COUNTER: f32 = 0.7;
/// What an unexplored Space brings on average, as Population, and how many Fights it takes.
const UNKNOWN: (f32, f32) = (1.15, 1.4);
/// The Action Points of a usual turn.
const USUAL_POINTS: u8 = 4;

/// Whether seats judge as against the Resistance alone: odds fitted to played Battles, cards kept for the need, and
/// fellow players spreading. In competitive play that beats the rougher judgement (greedy seats won 111 of 200 games
/// for two), but races that draw few cards fall behind: Beetlemen won 9% of 70 games for four, against 12% wanted.
pub(crate) fn is_together(game: &Conquest) -> bool {
    game.options.mode.is_together()
}

/// The rougher odds: how likely a crew of this Strength wins so many Fights in a row.
fn rough_odds(strength: f32, fights: f32) -> f32 {
    if strength <= 0.0 {
        return 0.0;
    }
    let even = 3.2 + 1.8 * fights;
    1.0 / (1.0 + expf((even - strength) / (1.7 + 0.2 * fights)))
}

/// How likely so many Aliens of this Strength together win so many Fights in a row.
pub(crate) fn odds(together: bool, strength: f32, heads: f32, fights: f32) -> f32 {
    if fights <= 0.0 {
        return 1.0;
    }
    if !together {
        return rough_odds(strength, fights);
    }
    if heads <= 0.0 {
        return 0.0;
    }
    1.0 / (1.0 + expf(0.2 - 0.21 * strength - 0.34 * heads + 0.87 * fights))
}

/// The counters of a Space, as Fights against cards.
pub(crate) fn counters(game: &Conquest, space: Space) -> f32 {
    game.ground(space).counters.iter().map(|faced| counter(game, *faced)).sum()
}

/// A counter, as Fights against cards.
pub(crate) fn counter(game: &Conquest, counter: Counter) -> f32 {
    if is_together(game) { COUNTER * f32::from(counter.sheet().strength) } else { ANY_COUNTER }
}

/// What texts add to the Fights against the cards of a Space, as such Fights.
fn guard(game: &Conquest, space: Space) -> f32 {
    if !is_together(game) {
        return 0.0;
    }
    let added = |effect: &Effect| match *effect {
        Effect::Power(Power::Str(Side::Res, Amount::Plus(n), _)) => f32::from(n),
        // The better of two dice shows about one and a half more.
        Effect::Power(Power::Dice(Side::Res, n, _)) => 1.5 * f32::from(n),
        _ => 0.0,
    };
    let lines = game.text_at(space).map_or(&[][..], |location| location.sheet().fx).iter();
    let always = lines.flat_map(|line| line.iter()).filter(|clause| clause.when.is_empty());
    let text: f32 = always.flat_map(|clause| clause.then).map(added).sum();
    GUARD * (text + game.tech_in_play().len().min(2) as f32)
}

/// What there is to go for, and which way: the same for all members of a side.
pub(crate) struct Field {
    /// The best prize first.
    targets: Vec<Target>,
    /// CQ-6.6: the Spaces through which a move goes on.
    open: SpaceSet,
    together: bool,
}

impl Field {
    pub(crate) fn of(game: &Conquest, seat: Seat, taste: &Taste) -> Field {
        let mut targets = Vec::with_capacity(SPACES);
        // What is fought for is no prospect any more, or winning it would seem to lose one.
        let fought = game.battle().filter(|_| is_together(game)).map(|battle| battle.space);
        let left = game.spaces().filter(|space| Some(*space) != fought);
        targets.extend(left.filter_map(|space| target(game, seat, space, taste)));
        targets.sort_unstable_by(|one, other| other.prize.total_cmp(&one.prize));
        let open = game.spaces().filter(|space| lets_pass(game, seat, *space)).collect();
        Field { targets, open, together: is_together(game) }
    }

    /// Another member of the side goes there: two fleets need not be sent to the same place.
    fn leave(&mut self, target: Option<Target>) {
        if let Some(target) = target.filter(|_| self.together) {
            self.targets.retain(|known| known.space != target.space);
        }
    }
}

/// What the Aliens promise: the best place within reach of the turn, and what lies further off.
pub(crate) fn outlook(game: &Conquest, seat: Seat, field: &mut Field) -> f32 {
    let crew = Crew::of(game, seat);
    if game.turn != seat || !matches!(game.phase, Phase::Action | Phase::Battle) {
        let near = crew.best(&field.targets, Some(field.open), USUAL_POINTS);
        let far = crew.best(&field.targets, None, 2 * USUAL_POINTS);
        field.leave(near.target);
        return 0.6 * near.worth + 0.15 * near.second + 0.3 * far.worth;
    }
    let points = if game.phase == Phase::Action { game.player(seat).points } else { 0 };
    let near = crew.best(&field.targets, Some(field.open), points);
    let far = crew.best(&field.targets, None, points + USUAL_POINTS);
    let stands = |target: &&Target| game.must_resolve(target.space);
    let here: f32 = field.targets.iter().filter(stands).map(|target| crew.alone(target)).sum();
    field.leave(near.target);
    0.9 * near.worth.max(here) + 0.3 * far.worth
}

/// The two best places for a crew.
#[derive(Default)]
struct Best {
    target: Option<Target>,
    worth: f32,
    second: f32,
}

/// Somewhere to go.
#[derive(Clone, Copy)]
struct Target {
    space: Space,
    /// What there is to win.
    prize: f32,
    /// In how many Fights.
    fights: f32,
}

fn target(game: &Conquest, seat: Seat, space: Space, taste: &Taste) -> Option<Target> {
    let ground = game.ground(space);
    let counters = counters(game, space);
    let (prize, fights) = if game.is_empty_space(space) {
        UNKNOWN
    } else {
        // A place without Population still has its text.
        let population = || f32::from(game.population(space)) + 0.15;
        match (ground.marker, game.resistance_value(space)) {
            (Some(holder), _) if game.opposed(seat, holder) => {
                let rivals = game.seat_list().filter(|other| game.opposed(seat, *other));
                let crews = rivals.map(|rival| {
                    f32::from(game.crew_strength(rival, game.player(rival).crew(space)))
                });
                (taste.raids * 1.3 * population(), crews.sum::<f32>() / 5.0)
            }
            // CQ-16.17: without help the marker goes.
            (Some(_), _) if game.track().is_some() && counters > 0.0 => (population(), 0.0),
            (None, fights @ 1..) => (taste.conquests * population(), f32::from(fights)),
            _ if counters > 0.0 => (0.2, 0.0),
            _ => return None,
        }
    };
    let guard = if fights > 0.0 { guard(game, space) } else { 0.0 };
    Some(Target { space, prize, fights: fights + counters + guard })
}

/// CQ-6.6: whether a move goes on through a Space.
fn lets_pass(game: &Conquest, seat: Seat, space: Space) -> bool {
    let stops = game.is_empty_space(space) || game.is_unconquered(space);
    !stops && !game.enemy_at(seat, space)
}

/// An Alien that could come.
#[derive(Clone, Copy, Default)]
struct Comer {
    /// Where it is, or lands.
    from: Space,
    strength: f32,
    /// What it costs before it can move.
    landing: u8,
    /// CQ-6.5: its move has ended.
    stopped: bool,
}

/// A player's Aliens, and what is added to their Strength.
pub(crate) struct Crew {
    comers: [Comer; 8],
    count: usize,
    flat: f32,
    per_head: f32,
    sections: u8,
    together: bool,
}

impl Crew {
    pub(crate) fn of(game: &Conquest, seat: Seat) -> Crew {
        let player = game.player(seat);
        let (mut flat, per_head) = natural_bonus(game, seat);
        let together = is_together(game);
        if !together {
            flat += 0.25 * player.hand.len().min(4) as f32;
        }
        let comers = [Comer::default(); 8];
        let mut crew =
            Crew { comers, count: 0, flat, per_head, sections: game.sections(), together };
        let acting = game.phase == Phase::Action && game.turn == seat;
        for (index, alien) in player.aliens.iter().enumerate() {
            let (from, landing) = match alien.place {
                Place::On(space) => (space, 0),
                Place::Pool => (Space::landing(seat.0), 1),
                Place::Away => continue,
            };
            let strength = f32::from(game.alien_strength(seat, Figure::of_index(index)));
            let stopped = alien.stopped && acting;
            crew.comers[crew.count] = Comer { from, strength, landing, stopped };
            crew.count += 1;
        }
        crew
    }

    /// The Strength to count on.
    pub(crate) fn strength(&self, strength: f32, heads: f32) -> f32 {
        if heads == 0.0 { 0.0 } else { strength + self.flat + self.per_head * heads }
    }

    /// What the two best places are worth to all who can come for this many Action Points, if moves
    /// may go on through the `open` Spaces, or anywhere.
    fn best(&self, targets: &[Target], open: Option<SpaceSet>, points: u8) -> Best {
        let mut ways = [[u8::MAX; SPACES]; 8];
        let mut known = [0; 8];
        for index in 0..self.count {
            let Comer { from, stopped, .. } = self.comers[index];
            let same = |other: &usize| {
                self.comers[*other].from == from && self.comers[*other].stopped == stopped
            };
            known[index] = (0..index).find(same).unwrap_or(index);
            if known[index] == index {
                self.measure(from, open, if stopped { 0 } else { points }, &mut ways[index]);
            }
        }
        let mut best = Best::default();
        for target in targets {
            // Nothing is worth more than its prize, and the best prizes come first.
            if target.prize <= best.second {
                break;
            }
            let worth = self.raid(target, points, |index| {
                ways[known[index]][target.space.0 as usize]
                    .saturating_add(self.comers[index].landing)
            });
            if worth > best.worth {
                best = Best { target: Some(*target), worth, second: best.worth };
            } else if worth > best.second {
                best.second = worth;
            }
        }
        best
    }

    /// How many steps it is from a Space to each that can be reached for so many Action Points.
    fn measure(&self, from: Space, open: Option<SpaceSet>, points: u8, ways: &mut [u8; SPACES]) {
        let Some(open) = open else {
            for space in Space::all(self.sections) {
                let steps = from.steps(space, self.sections);
                if steps <= points {
                    ways[space.0 as usize] = steps;
                }
            }
            return;
        };
        ways[from.0 as usize] = 0;
        let mut reached = SpaceSet::default();
        reached.add(from);
        let mut edge = reached;
        for step in 1..=points {
            let next =
                edge.iter().fold(SpaceSet::default(), |set, at| set.or(at.adjacent(self.sections)));
            let new = next.without(reached);
            if new.is_empty() {
                break;
            }
            new.iter().for_each(|space| ways[space.0 as usize] = step);
            reached = reached.or(new);
            edge = new.and(open);
        }
    }

    /// What those who are there are worth.
    fn alone(&self, target: &Target) -> f32 {
        self.raid(target, 0, |index| {
            let Comer { from, landing, .. } = self.comers[index];
            if from == target.space { landing } else { u8::MAX }
        })
    }

    /// What it is worth to fight for a place with all for whose way the Action Points last, the
    /// nearest first.
    fn raid(&self, target: &Target, points: u8, way: impl Fn(usize) -> u8) -> f32 {
        // Those who can come, sorted by their way.
        let mut comers = [(0, 0.0); 8];
        let mut count = 0;
        for index in 0..self.count {
            let cost = way(index);
            if cost > points {
                continue;
            }
            let mut place = count;
            while place > 0 && comers[place - 1].0 > cost {
                comers[place] = comers[place - 1];
                place -= 1;
            }
            comers[place] = (cost, self.comers[index].strength);
            count += 1;
        }
        if count == 0 {
            return 0.0;
        }
        let (mut strength, mut heads, mut left) = (0.0, 0.0, points);
        for (cost, own) in &comers[..count] {
            if *cost > left {
                break;
            }
            left -= cost;
            heads += 1.0;
            // Whoever is there already is worth a little more than who could come.
            strength += own * (1.0 - 0.02 * f32::from(*cost));
        }
        let wins = odds(self.together, self.strength(strength, heads), heads, target.fights);
        target.prize * wins - ALIEN * (0.9 * heads * (1.0 - wins) + 0.2 * target.fights.min(1.0))
    }
}

/// How much of a bonus under this condition to count on. Little: a seat that trusts in luck attacks
/// with too few.
fn likelihood(cond: Cond) -> f32 {
    match cond {
        Cond::MyFight | Cond::VsRes => 1.0,
        Cond::FirstFight => 0.5,
        _ => 0.15,
    }
}

/// What a race's always-on texts add in a usual Fight, flat and per Alien.
fn natural_bonus(game: &Conquest, seat: Seat) -> (f32, f32) {
    let race = game.player(seat).race();
    let (mut flat, mut per_head) = (0.0, 0.0);
    for gift in 0..race.sheet().gifts.len() as u8 {
        for clause in standing_clauses(Source::Gift(race, gift)) {
            let share: f32 = clause.when.iter().map(|cond| likelihood(*cond)).product();
            for effect in clause.then {
                match *effect {
                    Effect::Power(Power::Str(Side::Res, Amount::Plus(n), _)) => {
                        flat -= share * f32::from(n)
                    }
                    Effect::Power(Power::Str(_, Amount::Plus(n), _)) => {
                        flat += share * f32::from(n)
                    }
                    Effect::Power(Power::Str(_, Amount::PerAlien(n), _)) => {
                        per_head += share * f32::from(n)
                    }
                    Effect::Power(Power::Str(_, Amount::PerStuff(n, most), _)) => {
                        let cards = f32::from(game.counted_stuff(seat)) * f32::from(n);
                        flat += cards.min(most.into());
                    }
                    _ => {}
                }
            }
        }
    }
    (flat, per_head)
}
