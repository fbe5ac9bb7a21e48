//! How a position looks to a player: what stands on the boards, and whose palace is in reach.
//!
//! A battle that is under way is first fought to its end, both sides taking what is worth most.

use std::borrow::Cow;

use libm::tanhf;

use super::powers::work_out;
use super::{
    Army, AttackAtTheTower, Base, Battle, Fight, Group, Length, PALACE_POWER, Phase, Side,
    Territory, Troop, Victim, battle, opponent,
};
use engine::Seat;
use engine::bot::Manner;

/// What a base is worth on the board, beside its troops.
const BASE: [f32; 5] = [2.4, 2.6, 2.9, 3.3, 2.9];
/// What a troop is worth.
const TROOP: [f32; 6] = [1.0, 1.2, 2.0, 3.0, 2.4, 3.0];
/// What a base card is worth in the hand while there is room for it, and beyond that.
const BASE_CARD: f32 = 1.2;
const SPARE_BASE_CARD: f32 = 0.3;
/// What an ability card is worth in the hand.
const ABILITY_CARD: [f32; 7] = [0.8, 0.7, 0.8, 0.9, 0.6, 1.4, 1.5];
/// What it costs to leave a territory without a base.
const HOLE: f32 = 1.5;
/// What it costs when the opponent can reach the palace, before and after the own turn.
const IN_REACH: [f32; 2] = [4.0, 12.0];
/// A lead of this much is nearly a win.
const LEAD: f32 = 18.0;
/// After so many turns a player begins to care less for what an attack costs, with every turn by so much, down to the
/// least: two full boards could face each other for ever, since whoever attacks loses more.
const PATIENCE: u16 = 40;
const BOREDOM: f32 = 0.01;
const LEAST_CARE: f32 = 0.1;

/// How much more or less than others a commander values some things.
struct Taste {
    /// What stands on the own boards.
    care: f32,
    bases: f32,
    /// The cards in the hand.
    hand: f32,
    /// The own palace.
    palace: f32,
}

/// By the number of the manner: even-handed, a raider, a builder, a hoarder.
const TASTES: [Taste; 4] = [
    Taste { care: 1.0, bases: 1.0, hand: 1.0, palace: 1.0 },
    Taste { care: 0.9, bases: 1.0, hand: 1.0, palace: 0.8 },
    Taste { care: 1.0, bases: 1.3, hand: 0.9, palace: 1.3 },
    Taste { care: 1.0, bases: 1.0, hand: 1.4, palace: 1.0 },
];

pub(super) fn worth(game: &AttackAtTheTower, seat: Seat, manner: Manner) -> f32 {
    let even = &TASTES[0];
    let taste = manner.among(&TASTES);
    let foreseen = foresee(game);
    let bored = f32::from(foreseen.turns.saturating_sub(PATIENCE)) * BOREDOM;
    let care = taste.care * (1.0 - bored).max(LEAST_CARE);
    let own = standing(&foreseen, seat, taste);
    let lead = care * own - standing(&foreseen, opponent(seat), even);
    let win = 0.5 + 0.48 * tanhf(lead / LEAD);
    match_worth(&foreseen, seat, win)
}

/// The chance to win the match, with a chance of `win` to win this game and even odds after it.
fn match_worth(game: &AttackAtTheTower, seat: Seat, win: f32) -> f32 {
    let (mine, theirs) = (game.wins(seat), game.wins(opponent(seat)));
    if game.phase == Phase::Over {
        return if mine == theirs { 0.5 } else { f32::from(u8::from(mine > theirs)) };
    }
    let (after_win, after_loss) = match (game.options.length, mine, theirs) {
        (Length::Single, ..) | (_, 1, 1) => (1.0, 0.0),
        (_, 1, _) => (1.0, 0.5),
        (_, _, 1) => (0.5, 0.0),
        _ => (0.75, 0.25),
    };
    after_loss + win * (after_win - after_loss)
}

fn standing(game: &AttackAtTheTower, seat: Seat, taste: &Taste) -> f32 {
    let army = game.army(seat);
    let posts = army.posts.iter().flatten();
    let board: f32 = posts
        .map(|post| {
            let kind = post.base as usize;
            taste.bases * BASE[kind] + f32::from(post.troops) * TROOP[kind]
        })
        .sum();
    let holes = Territory::ALL.into_iter().filter(|t| army.bases_in(*t) == 0).count() as f32;
    let men = f32::from(army.men) * TROOP[Troop::ManInBlack as usize];
    board + men + taste.hand * hand(army) - HOLE * holes - taste.palace * danger(game, seat)
}

/// Bases and troops on the board.
pub(super) fn pieces(game: &AttackAtTheTower, seat: Seat) -> i32 {
    let army = game.army(seat);
    let posts = army.posts.iter().flatten();
    posts.map(|post| 1 + i32::from(post.troops)).sum::<i32>() + i32::from(army.men)
}

fn hand(army: &Army) -> f32 {
    let room = army.posts.iter().filter(|post| post.is_none()).count() as u8;
    let bases = army.bases.hand_count();
    let useful = bases.min(room);
    // Better bases first, so that the worst are discarded.
    let kinds: f32 = army.bases.hand().iter().map(|base| 0.1 * BASE[base as usize]).sum();
    let abilities: f32 =
        army.abilities.hand().iter().map(|ability| ABILITY_CARD[ability as usize]).sum();
    let unknown = f32::from(army.abilities.concealed()) * 0.9;
    f32::from(useful) * BASE_CARD
        + f32::from(bases - useful) * SPARE_BASE_CARD
        + kinds
        + abilities
        + unknown
}

/// What it costs that the opponent's next turn may take the palace.
fn danger(game: &AttackAtTheTower, seat: Seat) -> f32 {
    let (army, enemy) = (game.army(seat), game.army(opponent(seat)));
    let guards = i16::from(army.men * Troop::ManInBlack.printed());
    let easiest = Territory::ALL.into_iter().map(|territory| resistance(army, territory)).min();
    let lethal = Territory::ALL.into_iter().any(|territory| {
        let (damage, artillery) = after_recruiting(enemy, territory);
        damage >= guards
            && damage + artillery - guards - easiest.unwrap_or(0) >= i16::from(PALACE_POWER)
    });
    if lethal { IN_REACH[usize::from(game.turn != seat)] } else { 0.0 }
}

/// What attackers lose on their way through a territory.
fn resistance(army: &Army, territory: Territory) -> i16 {
    let bases = i16::from(army.bases_in(territory)) * 4;
    let stacks = army.stacks(Group::Territory(territory));
    bases + stacks.map(|stack| i16::from(stack.count * stack.troop.printed())).sum::<i16>()
}

/// The damage and the artillery of a territory after one more renewal.
fn after_recruiting(army: &Army, territory: Territory) -> (i16, i16) {
    let (mut damage, mut artillery) = (0, 0);
    for post in territory.spaces().filter_map(|space| army.post(space)) {
        let power = i16::from(post.base.troop().printed() * (post.troops + 1).min(2));
        if post.base == Base::Mothership { artillery += power } else { damage += power }
    }
    (damage, artillery)
}

/// The position after the battle that is under way, if there is one.
fn foresee(game: &AttackAtTheTower) -> Cow<'_, AttackAtTheTower> {
    let mut game = Cow::Borrowed(game);
    let mut events = Vec::new();
    loop {
        match game.phase {
            Phase::Window { battle, .. } => battle::join(game.to_mut(), battle, &mut events),
            Phase::Assign(fight) => match best_victim(&game, fight) {
                Some(victim) => battle::kill(game.to_mut(), fight, victim, &mut events),
                None => battle::next(game.to_mut(), fight, &mut events),
            },
            Phase::March { from } if takes_palace(&game, from) => {
                let battle = Battle { from, to: Group::Palace };
                battle::join(game.to_mut(), battle, &mut events);
            }
            _ => return game,
        }
    }
}

/// The most valuable thing the assigning side can destroy.
fn best_victim(game: &AttackAtTheTower, fight: Fight) -> Option<Victim> {
    let army = game.army(fight.side.other().seat(game.turn));
    let value = |victim: &Victim| match *victim {
        Victim::Palace => 100.0,
        Victim::Man => TROOP[Troop::ManInBlack as usize],
        Victim::Base(space) => army.post(space).map_or(0.0, |post| BASE[post.base as usize]),
        Victim::Troop(space) => army.post(space).map_or(0.0, |post| TROOP[post.base as usize]),
    };
    battle::victims(game, &fight).max_by(|one, other| value(one).total_cmp(&value(other)))
}

/// Whether a group would destroy the palace as things stand.
fn takes_palace(game: &AttackAtTheTower, from: Group) -> bool {
    let powers = work_out(game, game.turn, Battle { from, to: Group::Palace });
    let (mut damage, mut artillery) = (0i16, 0i16);
    for stack in game.army(game.turn).stacks(from) {
        let power = i16::from(stack.count * powers.of(Side::Attacker, stack.troop));
        if stack.troop == Troop::Cannon { artillery += power } else { damage += power }
    }
    let men = game.army(opponent(game.turn)).men;
    let guards = i16::from(men * powers.of(Side::Defender, Troop::ManInBlack));
    damage >= guards && damage + artillery - guards >= i16::from(PALACE_POWER)
}
