//! Luck is fair: what one record gave tells nothing about any other.
//!
//! The same questions are put to the generator of the first luck, which fails them: a test that it passed would ask
//! too little.

use saucer_night::engine::bot::Level;
use saucer_night::engine::save::{self, LoadRefusal};
use saucer_night::engine::setup::fresh_seed;
use saucer_night::engine::{Bag, Chance, Driver, Luck, Record, Session, Viewer};
use serde_json::Value;

use super::signing::signed;
use super::toy::{Card, Game, Move};
use super::{PERSON, table};

/// How many dice of each record are looked at.
const DICE: usize = 5;
/// How many records of each seed are compared with those at a distance.
const RECORDS: usize = 320;
/// The longest distance.
const FARTHEST: usize = 1_000;
const SEEDS: usize = 40;

/// The dice of a record of a seed.
type Roller = fn(usize, u64) -> [u8; DICE];

/// The luck of new games.
fn second(seed: usize, record: u64) -> [u8; DICE] {
    let mut chance = Chance::of_record(&*format!("table {seed}"), record);
    std::array::from_fn(|_| chance.d6() - 1)
}

/// The luck of old ones: PCG-XSH-RR with the record as its stream.
fn first(seed: usize, record: u64) -> [u8; DICE] {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    pcg(format!("table {seed}").bytes().fold(0xcbf2_9ce4_8422_2325, hash), record)
}

fn pcg(seed: u64, record: u64) -> [u8; DICE] {
    let increment = record << 1 | 1;
    let step = |state: u64| state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(increment);
    let mut state = step(seed.wrapping_add(increment));
    std::array::from_fn(|_| {
        let word = (((state >> 18) ^ state) >> 27) as u32;
        let word = word.rotate_right((state >> 59) as u32);
        state = step(state);
        ((u64::from(word) * 6) >> 32) as u8
    })
}

/// The dice of every seed and record that is looked at.
fn rolls(roller: Roller) -> Vec<Vec<[u8; DICE]>> {
    let records = (RECORDS + 2 * FARTHEST) as u64;
    let of_seed = |seed| (0..records).map(|record| roller(seed, record)).collect();
    (0..SEEDS).map(of_seed).collect()
}

/// Pearson's sum against "all equally often".
fn chi_squared<const CELLS: usize>(places: impl Iterator<Item = usize>) -> f64 {
    let mut seen = [0u32; CELLS];
    places.for_each(|place| seen[place] += 1);
    let expected = f64::from(seen.iter().sum::<u32>()) / CELLS as f64;
    seen.iter().map(|n| (f64::from(*n) - expected).powi(2) / expected).sum()
}

/// Pairs have 35 degrees of freedom: more than this comes once in five million fair tables.
const PAIRS_AT_MOST: f64 = 95.0;
/// Triples have 215: more than this comes once in five million.
const TRIPLES_AT_MOST: f64 = 335.0;

/// How many of the distances fail, for pairs of these two dice.
fn unfair_pairs(rolls: &[Vec<[u8; DICE]>], one: usize, other: usize) -> usize {
    let unfair = |distance: &usize| {
        let of_seed = |dice: &'_ Vec<[u8; DICE]>| {
            (0..RECORDS)
                .map(|i| usize::from(dice[i][one]) * 6 + usize::from(dice[i + distance][other]))
                .collect::<Vec<_>>()
        };
        chi_squared::<36>(rolls.iter().flat_map(of_seed)) > PAIRS_AT_MOST
    };
    (1..=FARTHEST).filter(unfair).count()
}

/// The same for three records, each as far from the next.
fn unfair_triples(rolls: &[Vec<[u8; DICE]>], die: usize) -> usize {
    let unfair = |distance: &usize| {
        let of_seed = |dice: &'_ Vec<[u8; DICE]>| {
            let face = |record: usize| usize::from(dice[record][die]);
            (0..RECORDS)
                .map(|i| (face(i) * 6 + face(i + distance)) * 6 + face(i + 2 * distance))
                .collect::<Vec<_>>()
        };
        chi_squared::<216>(rolls.iter().flat_map(of_seed)) > TRIPLES_AT_MOST
    };
    (1..=FARTHEST).filter(unfair).count()
}

/// First with first, first with later ones, and later ones with each other.
const PAIRS: [(usize, usize); 5] = [(0, 0), (0, 1), (1, 0), (0, 4), (4, 4)];

#[test]
fn records_at_any_distance_have_nothing_to_do_with_each_other() {
    let rolls = rolls(second);
    for (one, other) in PAIRS {
        assert_eq!(unfair_pairs(&rolls, one, other), 0, "dice {one} and {other}");
    }
    for die in [0, 1, 4] {
        assert_eq!(unfair_triples(&rolls, die), 0, "die {die} of three records");
    }
}

#[test]
fn the_first_luck_fails_the_same_questions() {
    assert_eq!(pcg(7, 3).map(|face| face + 1), [6, 5, 3, 4, 3], "that is the first luck");
    let rolls = rolls(first);
    assert!(unfair_pairs(&rolls, 0, 0) > 50, "{}", unfair_pairs(&rolls, 0, 0));
    assert!(unfair_pairs(&rolls, 4, 4) > 50, "{}", unfair_pairs(&rolls, 4, 4));
    assert!(unfair_triples(&rolls, 0) > 50, "{}", unfair_triples(&rolls, 0));
}

#[test]
fn the_dice_of_one_record_and_of_neighbouring_seeds_are_as_good() {
    let rolls = rolls(second);
    let all = || rolls.iter().flatten();
    for die in 0..DICE {
        assert!(chi_squared::<6>(all().map(|dice| usize::from(dice[die]))) < 40.0, "die {die}");
    }
    let within = all().map(|dice| dice[..3].iter().fold(0, |sum, die| sum * 6 + usize::from(*die)));
    assert!(chi_squared::<216>(within) < TRIPLES_AT_MOST);
    let seeds = rolls.windows(2).flat_map(|pair| pair[0].iter().zip(&pair[1]));
    let beside = seeds.map(|(one, other)| usize::from(one[0]) * 6 + usize::from(other[0]));
    assert!(chi_squared::<36>(beside) < PAIRS_AT_MOST);
}

/// The numbers themselves: a generator, a library or a platform that gives others would change typed seeds' games.
/// `tests/browser/same.rs` plays whole games from seeds on the host and in the wasm and compares every number.
#[test]
fn typed_seeds_give_everybody_these_numbers() {
    let numbers = |seed: &str, record| {
        let mut chance = Chance::of_record(seed, record);
        let dice: Vec<u32> = (0..10).map(|_| chance.d6().into()).collect();
        (dice, [52, 1_000, 1_000_000].map(|n| chance.below(n)))
    };
    let long = "moon ".repeat(40);
    let table =
        [("moon", 0), ("moon", 1), ("moon", 1_000_000), ("", 0), ("Zorg ⑂ 2", 7), (&long, 1)];
    let found: Vec<String> =
        table.map(|(seed, record)| format!("{:?}", numbers(seed, record))).into();
    assert_eq!(found, NUMBERS);
}

const NUMBERS: [&str; 6] = [
    "([6, 4, 3, 2, 3, 6, 5, 2, 3, 3], [18, 993, 106027])",
    "([4, 5, 4, 3, 5, 5, 5, 6, 2, 4], [27, 829, 298469])",
    "([6, 1, 5, 5, 3, 3, 2, 1, 3, 6], [4, 558, 606604])",
    "([6, 6, 5, 4, 5, 5, 6, 4, 2, 5], [15, 151, 894756])",
    "([6, 6, 2, 6, 6, 5, 4, 5, 5, 3], [4, 517, 973169])",
    "([4, 6, 5, 1, 5, 4, 5, 3, 3, 6], [43, 235, 198059])",
];

#[test]
fn all_of_a_seed_counts() {
    let dice = |seed: &str| -> Vec<u8> {
        let mut chance = Chance::of_record(seed, 1);
        (0..40).map(|_| chance.d6()).collect()
    };
    let seed = "abcdefghij".repeat(20);
    for at in 0..seed.len() {
        let other = format!("{}-{}", &seed[..at], &seed[at + 1..]);
        assert_ne!(dice(&seed), dice(&other), "letter {at}");
    }
    assert_ne!(dice(""), dice("\0"));
    assert_ne!(dice(&"\0".repeat(32)), dice(&"\0".repeat(33)));
}

#[test]
fn a_seed_nobody_typed_has_128_bits() {
    let of = |number: u128| fresh_seed(number.to_le_bytes());
    let mut seeds: Vec<String> = (0..128).map(|bit| of(1 << bit)).collect();
    seeds.extend([of(0), of(u128::MAX), of(u128::MAX - 1)]);
    assert!(seeds.iter().all(|seed| seed.len() == 26), "letters enough for every number");
    let letters = |seed: &String| seed.chars().all(|letter| letter.is_ascii_alphanumeric());
    assert!(seeds.iter().all(letters));
    assert!(!seeds.concat().contains(['i', 'l', 'o', '0', '1']), "none that look alike");
    let number = |seed: &str| {
        let place = |letter| "abcdefghjkmnpqrstuvwxyz23456789".find(letter).expect("a letter");
        seed.chars().rev().fold(0u128, |sum, letter| sum.wrapping_mul(31) + place(letter) as u128)
    };
    assert_eq!(number(&of(u128::MAX)), u128::MAX, "nothing of it is lost");
}

/// The same table as if it had been set up and saved under the first luck.
fn old_save() -> String {
    let mut save: Value =
        serde_json::from_str(&save::write(&table([PERSON, PERSON]))).expect("JSON");
    let setup = save["setup"].as_object_mut().expect("a set-up");
    assert_eq!(setup.remove("luck"), Some(2.into()), "the version stands in the set-up");
    signed(save)
}

#[test]
fn an_old_save_keeps_its_deal_and_goes_on_with_the_new_luck() {
    let mut old = save::read::<Game>(&old_save()).expect("opens").session;
    let mut new = table([PERSON, PERSON]);
    assert_eq!((old.luck(), new.luck()), (Luck::First, Luck::Second));
    let hands = |session: &Session<Game>| session.seen(Viewer::Everything);
    assert_ne!(hands(&old), hands(&new), "another deal");
    let written = save::write(&old);
    assert!(!written.contains("luck"), "as it was written before");
    assert_eq!(hands(&save::read::<Game>(&written).expect("opens").session), hands(&old));
    assert_eq!(hands(&old.branch(0, "other")), hands(&old), "a branch has the same deal");
    let swap = |session: &mut Session<Game>| {
        let seat = session.to_act().expect("the game is on");
        let mut deck = Bag::<Card, 5>::of([3; 5]);
        deck.remove(session.seen(Viewer::Everything).card(seat.next(2)).expect("a card"));
        let record = session.records().len();
        session.play(seat, &Move::Swap).expect("legal");
        let mut expected = Chance::of_record("saucer", record as u64 + 1);
        expected.draw(&mut deck);
        assert_eq!(session.records()[record].chance, expected.outcomes(), "record {record}");
    };
    for _ in 0..6 {
        swap(&mut old);
        swap(&mut new);
    }
    let again = save::read::<Game>(&save::write(&old)).expect("opens");
    assert_eq!((again.cut, again.session.records()), (None, old.records()));
}

#[test]
fn luck_of_a_later_page_is_refused_as_such() {
    for number in [0, 3, u64::MAX] {
        let mut save: Value =
            serde_json::from_str(&save::write(&table([PERSON, PERSON]))).expect("JSON");
        save["setup"]["luck"] = number.into();
        assert_eq!(save::read::<Game>(&signed(save)).expect_err("no"), LoadRefusal::Newer);
    }
}

/// A guided game has the luck it was written down with, whatever the seed gives.
#[test]
fn a_rehearsal_has_the_luck_of_the_first_time_as_long_as_the_same_is_decided() {
    let computer = Driver::Computer(Level::Random);
    let mut played = table([PERSON, computer]).branch(0, "elsewhere");
    let decide = |session: &mut Session<Game>, mv: Move| {
        let seat = session.to_act().expect("the game is on");
        session.play(seat, &mv).expect("legal");
    };
    (0..8).for_each(|_| decide(&mut played, Move::Swap));
    let foreign: Vec<Record<Move>> = played.records().to_vec();
    let mut again = table([PERSON, computer]).rehearsal();
    assert!(again.foretell(foreign.clone()));
    (0..4).for_each(|_| decide(&mut again, Move::Swap));
    assert_eq!(again.records(), &foreign[..again.records().len()]);
    assert!(again.foretell(foreign.clone()), "what has been played fits");
    decide(&mut again, Move::Keep);
    decide(&mut again, Move::Swap);
    assert!(!again.foretell(foreign.clone()), "another game since");
    let free = again.records().len();
    decide(&mut again, Move::Swap);
    assert_ne!(again.records()[free..free + 1], foreign[free..free + 1]);
    let whole = played.rehearsal();
    assert_eq!((whole.records(), &whole.setup().seed), (&[][..], &played.setup().seed));
}
