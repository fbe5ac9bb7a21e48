//! How a position looks to a player: points against the best rival, and whether the planet holds.

use libm::{expf, tanhf};

use super::moves::ahead;
use super::space::{COLUMNS, ROWS};
use super::{Goods, NicyHosmosu, Once, Space, points};
use engine::bot::Manner;
use engine::{GameModel, Seat};

/// What a bought thing is worth while unused, in points.
const MISSILE: f32 = 11.0;
const POWER_UP: f32 = 5.0;
const LEVEL: f32 = 12.0;
/// What a fighter beside the board costs its owner: the price, less a turn saved by not shooting.
const LOST_FIGHTER: f32 = 8.0;
/// How much of the next shot is counted in advance.
const AIM: f32 = 0.3;
/// A lead of this many points is nearly a win.
const CLEAR_LEAD: f32 = 20.0;
/// How much an invader endangers the planet, by its row: each row up by a factor of 0.65.
const DANGER: [f32; ROWS as usize] =
    [1.0, 0.65, 0.42, 0.27, 0.18, 0.12, 0.075, 0.049, 0.032, 0.021];
/// After so many turns a pilot begins to care less for the planet, with every turn by so much: fighters that guard one
/// column could shoot at each other for ever.
const PATIENCE: u16 = 160;
const BOREDOM: f32 = 0.01;
/// How much more, for each column that one shot would empty (NH-6.1).
const THIN_COLUMN: f32 = 0.3;

/// How much more or less than others a pilot values some things.
struct Taste {
    /// What is bought and not used up.
    gear: f32,
    /// The own fighter.
    fighter: f32,
    /// The planet.
    planet: f32,
    /// Points in the hand.
    points: f32,
    /// What the next shot would bring.
    aim: f32,
}

/// By the number of the manner: even-handed, a daredevil, cautious, a tinkerer.
const TASTES: [Taste; 4] = [
    Taste { gear: 1.0, fighter: 1.0, planet: 1.0, points: 1.0, aim: 1.0 },
    Taste { gear: 0.9, fighter: 0.75, planet: 0.92, points: 1.0, aim: 1.0 },
    Taste { gear: 1.0, fighter: 1.3, planet: 1.1, points: 1.0, aim: 1.0 },
    Taste { gear: 1.2, fighter: 1.0, planet: 0.97, points: 1.0, aim: 1.25 },
];

pub(super) fn worth(game: &NicyHosmosu, seat: Seat, manner: Manner) -> f32 {
    let even = &TASTES[0];
    let taste = manner.among(&TASTES);
    let rivals = Seat::all(game.seats()).filter(|other| *other != seat);
    let best = rivals.map(|rival| standing(game, rival, even)).fold(0.0, f32::max);
    let lead = standing(game, seat, taste) - best;
    // NH-10.4: a lead is worth nothing on a planet that falls.
    let bored = f32::from(game.turns.saturating_sub(PATIENCE)) * BOREDOM;
    let fear = (taste.planet * (1.0 - bored).max(0.0) * (1.0 - planet_holds(game))).min(1.0);
    (0.5 + 0.5 * tanhf(lead / CLEAR_LEAD)) * (1.0 - fear)
}

fn standing(game: &NicyHosmosu, seat: Seat, taste: &Taste) -> f32 {
    let pilot = game.pilot(seat);
    let held = points(&pilot.hoard);
    if pilot.fighter.is_none() {
        // NH-7.6: whoever cannot pay is out.
        let stays = !pilot.out && held >= Goods::Return.price();
        return if stays { taste.points * held as f32 - taste.fighter * LOST_FIGHTER } else { 0.0 };
    }
    let missile = if pilot.missile == Once::Ready { MISSILE } else { 0.0 };
    let power_up = if pilot.power_up == Once::Ready { POWER_UP } else { 0.0 };
    let level = LEVEL * f32::from(pilot.level - 1);
    let gear = taste.gear * (missile + power_up + level);
    taste.points * held as f32 + gear + taste.aim * AIM * aim(game, seat)
}

/// What the next shot from here would bring.
fn aim(game: &NicyHosmosu, seat: Seat) -> f32 {
    let token = ahead(game, seat).and_then(|space| game.invader(space));
    token.map_or(0.0, |token| token.loot().points() as f32)
}

/// 1.0 while no invader is near, falling as they come down and as columns run thin.
fn planet_holds(game: &NicyHosmosu) -> f32 {
    let (mut danger, mut thin) = (0.0, 0.0);
    for column in 0..COLUMNS {
        let (mut invaders, mut guards) = (0, 0);
        for row in 0..ROWS {
            let space = Space::at(column, row);
            if game.invader(space).is_some() {
                invaders += 1;
                // NH-7.1, NH-7.2: a fighter or the mine below takes one invader with it.
                if guards > 0 {
                    guards -= 1;
                } else {
                    danger += DANGER[row as usize];
                }
            } else if !game.is_empty(space) {
                guards += 1;
            }
        }
        if invaders == 1 {
            thin += THIN_COLUMN;
        }
    }
    expf(-danger * (1.0 + thin))
}

#[cfg(test)]
mod tests {
    use super::super::picture::Picture;
    use super::super::{Loot, Options};
    use super::*;
    use engine::bot::{self, Level};
    use engine::{Chance, Outcome, Seen, Viewer};

    fn worth_to_a(picture: Picture) -> f32 {
        judged(&picture.build(), Seat(0))
    }

    fn judged(game: &NicyHosmosu, seat: Seat) -> f32 {
        worth(game, seat, Manner::EVEN)
    }

    #[test]
    fn points_are_good_for_their_owner_and_bad_for_the_rival() {
        let even = "3 . . . . .\n. . . . . .\n. . . . . .\nA . . . . B";
        let rich = Picture::of(even).hoard(0, [Loot::Five]).build();
        assert!(judged(&rich, Seat(0)) > worth_to_a(Picture::of(even)));
        assert!(judged(&rich, Seat(1)) < worth_to_a(Picture::of(even)));
    }

    #[test]
    fn the_lower_the_invaders_the_worse() {
        let high = "3 . . . . .\n. . . . . .\n. A . . . B";
        let low = "3 . . . . .\n. A . . . B";
        assert!(worth_to_a(Picture::of(high)) > worth_to_a(Picture::of(low)));
    }

    #[test]
    fn a_lost_fighter_that_cannot_be_paid_for_is_as_good_as_out() {
        let alone = "3 . . . . .\n. . . . . .\n. . . . . B";
        let poor = Picture::of(alone).hoard(0, [Loot::Five]);
        let out = Picture::of(alone).hoard(0, [Loot::Five]).out(0);
        assert_eq!(worth_to_a(poor), worth_to_a(out));
        let rich = Picture::of(alone).hoard(0, [Loot::Five, Loot::Command]);
        assert!(worth_to_a(rich) > worth_to_a(Picture::of(alone)));
    }

    /// Plays a game in which `clever` seats are greedy and the others random.
    fn outcome(players: u8, seed: u64, clever: impl Fn(Seat) -> bool) -> Outcome {
        let mut chance = Chance::unrecorded(seed);
        let options = Options { players, ..Options::default() };
        let mut game = NicyHosmosu::new(&options, &mut chance).unwrap();
        let mut events = Vec::new();
        while let Some(seat) = game.to_act() {
            let level = if clever(seat) { Level::Greedy } else { Level::Random };
            let seen = Seen::new(&game, Viewer::Seat(seat));
            game.apply(&bot::choose(&seen, seat, level, &mut chance), &mut chance, &mut events);
            events.clear();
        }
        game.outcome().expect("over")
    }

    #[test]
    fn greedy_wins_seven_of_ten_games_against_random() {
        let greedy = |seed: u64| Seat((seed % 2) as u8);
        let won: f32 = (0..200)
            .map(|seed| outcome(2, seed, |seat| seat == greedy(seed)).reward(greedy(seed)))
            .sum();
        assert!(won >= 140.0, "greedy won {won} of 200 games");
    }

    #[test]
    fn four_greedy_players_save_the_planet_nine_times_of_ten() {
        let lost = (0..40).filter(|seed| outcome(4, *seed, |_| true).together).count();
        assert!(lost <= 4, "{lost} of 40 games lost by all");
    }
}
