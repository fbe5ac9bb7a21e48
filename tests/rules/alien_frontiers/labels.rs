//! What a facility's label says is what the rules accept from the seat to act.

use saucer_night::engine::{Chance, GameModel};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::text::board;
use saucer_night::games::alien_frontiers::{
    AlienFrontiers, Card, Cargo, Crew, Die, Edition, Facility, Goods, Move, Options, Phase, Refusal,
};

use super::table::*;

/// Whether a label takes these dice, read as a player reads it.
fn reads(label: &str, crew: &Crew) -> bool {
    let dice: Vec<Die> = crew.dice().collect();
    let values: Vec<u8> = dice.iter().map(|die| die.value()).collect();
    let equal = values.windows(2).all(|pair| pair[0] == pair[1]);
    let run = values.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let (first, lowest) = (label.split(", ").next().expect("words"), values[0]);
    match first {
        "Any ship" => values.len() == 1,
        "A 6" => values == [6],
        "A 6 of the Relic Ship" => values == [6] && dice[0].is_relic(),
        "Equal pair" => values.len() == 2 && equal,
        "Equal triple" => values.len() == 3 && equal,
        "Run of three" => values.len() == 3 && run,
        "All ports taken"
        | "Your fleet is complete"
        | "Only with four ships"
        | "Nothing now"
        | "No run is high enough" => false,
        other => match (other.strip_suffix(" or more"), other.strip_prefix("Run from ")) {
            (Some(least), _) => {
                values.len() == 1 && lowest >= least.parse::<u8>().expect("a number")
            }
            (_, Some(from)) => {
                let from: u8 = from.trim_end_matches(" up").parse().expect("a number");
                values.len() == 3 && run && lowest >= from
            }
            _ => panic!("a label nobody can read: {label}"),
        },
    }
}

/// Every set of up to three of the unplaced dice.
fn sets(game: &AlienFrontiers) -> Vec<Crew> {
    let dice: Vec<Die> = game.in_hand(game.turn()).map(|id| game.die(id)).collect();
    let mut sets = Vec::new();
    for chosen in 1u32..1 << dice.len() {
        if chosen.count_ones() <= 3 {
            let picked = (0..dice.len()).filter(|at| chosen & (1 << at) != 0);
            sets.push(Crew::of(picked.map(|at| dice[at])));
        }
    }
    sets
}

/// Compares all labels with `check`, and returns how many sets were asked about.
fn compare(game: &AlienFrontiers) -> usize {
    let (mut asked, purse) = (0, game.goods(game.turn()));
    for facility in Facility::ALL {
        let label = board::takes(game, facility);
        let price = game.price(game.turn(), facility);
        for ships in sets(game) {
            asked += 1;
            let says = reads(&label, &ships);
            match game.check(&Move::Dock { facility, ships }) {
                Ok(()) => assert!(says, "{label:?} refuses {ships} at {facility:?}"),
                Err(Refusal::TooPoor { .. }) => {
                    assert!(says && !purse.covers(price), "{label:?}, {ships}, {facility:?}");
                }
                Err(refusal) => assert!(!says, "{label:?}, but {refusal} ({ships})"),
            }
        }
    }
    asked
}

/// AF-4.1, AF-5.2, AF-5.9, AF-7.13, AF-9.13
#[test]
fn labels_say_what_the_rules_accept_in_random_positions() {
    let mut asked = 0;
    for seed in 0..60 {
        for edition in [Edition::First, Edition::Second] {
            let options = Options { players: 2 + (seed % 3) as u8, edition, ..Options::default() };
            let mut chance = Chance::unrecorded(seed);
            let mut game = AlienFrontiers::new(&options, &mut chance).expect("legal");
            while game.to_act().is_some() {
                if matches!(game.phase(), Phase::Act(_)) {
                    asked += compare(&game);
                }
                let moves = game.legal_moves();
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.apply(&mv, &mut chance, &mut Vec::new());
            }
        }
    }
    assert!(asked > 100_000, "{asked} sets");
}

/// What a facility's second line promises for a single ship, read as a player reads it.
fn promised(label: &str, value: u8, circle: u8) -> Option<Cargo> {
    let circles = |steps: u8| {
        let to = circle + steps;
        Cargo::Circle { to: to.min(7), spare: to.saturating_sub(7) }
    };
    Some(match label {
        "half in fuel" => Cargo::Goods(Goods::of(value.div_ceil(2), 0)),
        "half in fuel, +1" => Cargo::Goods(Goods::of(value.div_ceil(2) + 1, 0)),
        "1 ore" => Cargo::Goods(Goods::of(0, 1)),
        "fuel for ore" => Cargo::Trades { rate: value },
        "1 fuel for 1 ore" => Cargo::Trades { rate: 1 },
        "a circle on" => circles(1),
        "2 circles on" => circles(2),
        "a colony" => Cargo::Colony,
        "a ship" => Cargo::Ship,
        "a raid" => Cargo::Raid,
        _ => return None,
    })
}

/// AF-5.1, AF-5.4, AF-7.3, AF-9.1, AF-9.9, AF-9.11
#[test]
fn labels_say_what_the_rules_give_in_random_positions() {
    let mut read = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let options = Options { players: 2 + (seed % 3) as u8, ..Options::default() };
        let mut chance = Chance::unrecorded(500 + seed);
        let mut game = AlienFrontiers::new(&options, &mut chance).expect("legal");
        while game.to_act().is_some() {
            for facility in Facility::ALL {
                let label = board::gives(&game, facility);
                for value in 1..=6 {
                    let brings = game.brings(facility, &Crew::one(Die::of(value)));
                    match promised(&label, value, game.circle(game.turn())) {
                        Some(cargo) => assert_eq!(cargo, brings, "{label:?} at {facility:?}"),
                        None => assert!(matches!(brings, Cargo::Artifact { .. }), "{label:?}"),
                    }
                }
                read.insert(label);
            }
            let moves = game.legal_moves();
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut Vec::new());
        }
    }
    for bonus in ["half in fuel, +1", "1 fuel for 1 ore", "2 circles on"] {
        assert!(read.contains(bonus), "{bonus:?} among {read:?}");
    }
}

/// AF-9.13
#[test]
fn the_mine_says_any_ship_to_whom_it_takes_any() {
    let scene = Scene::of(4).dice("1-2").docked(1, LunarMine, "5");
    assert_eq!(board::takes(&table(scene.clone()), LunarMine), "5 or more");
    let mut bonus = table(scene.colonies(VanVogtMountains, 0, 1));
    assert_eq!(board::takes(&bonus, LunarMine), "Any ship");
    bonus.play(dock(LunarMine, "1"));
    assert_eq!(board::takes(&bonus, LunarMine), "5 or more", "only the first ship of the turn");
}

/// AF-5.9, AF-6.4, AF-7.13
#[test]
fn a_label_says_when_nothing_will_do() {
    let scene = Scene::of(4).dice("4-5-6").docked(1, RaidersOutpost, "4-5-6");
    assert_eq!(board::takes(&table(scene), RaidersOutpost), "No run is high enough");
    let few = table(Scene::of(4).dice("6").goods(0, 9, 9));
    assert_eq!(board::takes(&few, TerraformingStation), "Only with four ships");
    let enough = table(Scene::of(4).dice("6-1-1-1").goods(0, 9, 9).card(0, Card::BoosterPod));
    assert_eq!(board::takes(&enough, TerraformingStation), "A 6, lost, 1 fuel, 1 ore");
    assert_eq!(enough.price(enough.turn(), Shipyard), Goods::of(2, 2));
}
