//! Random walks through a game, with every promise of `GameModel` checked at each step.

use std::collections::BTreeSet;
use std::fmt::Debug;

use engine::{Chance, GameEvent, GameModel, Seat, Seen, Viewer};

/// Games per set of options in an ordinary run, fewer where there are many sets; set
/// `SAUCER_GAMES` for a longer one.
fn games_per_variant(variants: usize) -> u64 {
    let usual = (100 / variants as u64).clamp(2, 12);
    std::env::var("SAUCER_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// No game lasts this many decisions, however aimlessly it is played; one that does is stuck.
pub const LONGEST: usize = 100_000;

/// At which steps of a game the costly checks run; the invariants are asked for at every step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// At every step.
    Full,
    /// At every seventh step.
    Sampled,
    /// At none.
    Invariants,
}

impl Care {
    fn at(self, step: usize) -> bool {
        match self {
            Care::Full => true,
            Care::Sampled => step.is_multiple_of(7),
            Care::Invariants => false,
        }
    }
}

/// Plays games of every variant and checks every promise of the trait on the way.
///
/// # Panics
/// At the first that is broken.
pub fn every_variant<G: GameModel>() {
    let variants = G::variants();
    assert!(!variants.is_empty());
    let mut foreign = BTreeSet::new();
    for options in &variants {
        for seed in 0..games_per_variant(variants.len()) {
            let care = if seed == 0 { Care::Full } else { Care::Sampled };
            one_game::<G>(options, seed, care, &mut foreign);
        }
    }
}

/// Plays one game at random and says how many decisions it took. `foreign` gathers moves to try in
/// positions where they may not be legal.
pub fn one_game<G: GameModel>(
    options: &G::Options,
    seed: u64,
    care: Care,
    foreign: &mut BTreeSet<G::Move>,
) -> usize {
    let mut chance = Chance::unrecorded(seed);
    let mut game = G::new(options, &mut chance).expect("a variant sets up");
    assert_eq!(game.seats(), G::seats_of(options), "{options:?}");
    let (mut events, mut moves) = (Vec::new(), Vec::new());
    for step in 0..LONGEST {
        let place = || format!("{} {options:?} seed {seed} step {step}", G::ID);
        if let Some(wrong) = game.broken_invariant() {
            panic!("{}: {wrong}\n{game:?}", place());
        }
        if care.at(step) {
            moves_conform(&game, foreign, &place);
            views_conform(&game, &mut chance, &place);
        }
        let Some(seat) = game.to_act() else {
            ended(&game, &place);
            return step;
        };
        assert!(seat.0 < game.seats() && game.outcome().is_none(), "{}", place());
        moves.clear();
        game.list_moves(&mut moves);
        assert!(!moves.is_empty(), "{}: stuck", place());
        let mv = &moves[chance.below(moves.len() as u32) as usize];
        if foreign.len() < 400 {
            foreign.insert(mv.clone());
        }
        events.clear();
        if care == Care::Invariants {
            game.apply(mv, &mut chance, &mut events);
            continue;
        }
        let before = game.clone();
        game.apply(mv, &mut chance, &mut events);
        secrets_keep(&before, &game, &events, &place);
        if care.at(step) {
            luck_keeps_secret(&before, mv, &mut chance, &place);
            if asks_everyone::<G>(options) {
                worlds_keep_secret(&before, mv, &mut chance, &place);
            }
        }
    }
    panic!("{} {options:?} seed {seed}: no end after {LONGEST} decisions", G::ID);
}

fn ended<G: GameModel>(game: &G, place: &dyn Fn() -> String) {
    let outcome = game.outcome().unwrap_or_else(|| panic!("{}: over without a result", place()));
    assert_eq!(outcome.standings.len(), game.seats() as usize, "{}", place());
    assert!(game.legal_moves().is_empty(), "{}: moves after the end", place());
    let shared: f32 = Seat::all(game.seats()).map(|seat| outcome.reward(seat)).sum();
    assert!(shared <= game.seats() as f32, "{}", place());
}

/// Listed moves are distinct and pass `check`; moves of other positions pass exactly when listed.
fn moves_conform<G: GameModel>(game: &G, foreign: &BTreeSet<G::Move>, place: &dyn Fn() -> String) {
    let moves = game.legal_moves();
    let distinct: BTreeSet<&G::Move> = moves.iter().collect();
    assert_eq!(distinct.len(), moves.len(), "{}: a move listed twice", place());
    assert!(moves.len() <= 400, "{}: {} moves", place(), moves.len());
    if let Some(forced) = game.forced() {
        assert!(moves == [forced], "{}: a forced move among {moves:?}", place());
    }
    for mv in &moves {
        if let Err(refusal) = game.check(mv) {
            panic!("{}: listed {mv:?} is refused: {refusal}", place());
        }
        same_through_json(mv);
    }
    for mv in foreign {
        let listed = distinct.contains(mv);
        match game.check(mv) {
            Ok(()) => assert!(listed, "{}: {mv:?} passes but is not listed", place()),
            Err(refusal) => {
                assert!(!listed);
                assert!(refusal.to_string().ends_with('.'), "a refusal is a sentence: {refusal}");
            }
        }
    }
}

fn same_through_json<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(
    value: &T,
) {
    let text = serde_json::to_string(value).expect("serialises");
    let back: T = serde_json::from_str(&text).expect("reads back");
    assert_eq!(&back, value);
}

fn viewers(seats: u8) -> Vec<Viewer> {
    let all = Seat::all(seats).map(Viewer::Seat);
    all.chain([Viewer::Public, Viewer::Everything]).collect()
}

/// Redaction is stable, gives the seat to act its own list of moves, and can be filled in again.
fn views_conform<G: GameModel>(game: &G, chance: &mut Chance, place: &dyn Fn() -> String) {
    same_through_json(game);
    assert!(*Seen::new(game, Viewer::Everything) == *game, "{}: Everything is redacted", place());
    for viewer in viewers(game.seats()) {
        let seen = Seen::new(game, viewer);
        assert!(*Seen::new(&*seen, viewer) == *seen, "{}: redacting twice differs", place());
        let imagined = seen.imagine(chance);
        assert!(
            *Seen::new(&imagined, viewer) == *seen,
            "{}: an imagined position looks different to {viewer:?}\nseen {:?}\nimagined {imagined:?}",
            place(),
            *seen
        );
        if let Some(wrong) = imagined.broken_invariant() {
            panic!("{}: imagined for {viewer:?}: {wrong}", place());
        }
        assert_eq!(seen.to_act(), game.to_act(), "{}", place());
        if game.to_act().map(Viewer::Seat) == Some(viewer) {
            let (own, all): (BTreeSet<_>, BTreeSet<_>) = (
                seen.legal_moves().into_iter().collect(),
                game.legal_moves().into_iter().collect(),
            );
            assert_eq!(own, all, "{}: the list depends on hidden things", place());
            for seat in Seat::all(game.seats()) {
                let worth = seen.evaluate(seat);
                assert!((0.0..=1.0).contains(&worth), "{}: evaluate gives {worth}", place());
            }
        }
    }
}

/// What one viewer sees of the events is stable, and undo is told about what was shown.
fn secrets_keep<G: GameModel>(
    before: &G,
    after: &G,
    events: &[G::Event],
    place: &dyn Fn() -> String,
) {
    for viewer in viewers(before.seats()) {
        for event in events {
            if let Some(seen) = event.seen_by(viewer) {
                assert_eq!(seen.seen_by(viewer).as_ref(), Some(&seen), "{}: seen twice", place());
            }
        }
    }
    let all = events.iter().filter_map(|event| event.seen_by(Viewer::Everything)).count();
    assert_eq!(all, events.len(), "{}: Everything misses an event", place());
    assert_eq!(before.seats(), after.seats(), "{}", place());
}

/// Whoever is told the same by two runs of luck also sees the same position after both.
fn luck_keeps_secret<G: GameModel>(
    before: &G,
    mv: &G::Move,
    chance: &mut Chance,
    place: &dyn Fn() -> String,
) {
    let mut run = || {
        let (mut game, mut events) = (before.clone(), Vec::new());
        game.apply(mv, chance, &mut events);
        (game, events)
    };
    let ((one, told_one), (other, told_other)) = (run(), run());
    for viewer in viewers(before.seats()) {
        if told(&told_one, viewer) == told(&told_other, viewer) {
            let (one, other) = (Seen::new(&one, viewer), Seen::new(&other, viewer));
            assert!(
                *one == *other,
                "{}: after {mv:?} {viewer:?} sees luck that no event told: {}\n{:?}",
                place(),
                difference(&*one, &*other),
                told(&told_one, viewer)
            );
        }
    }
}

/// Where two positions begin to differ, in both.
fn difference<G: GameModel>(one: &G, other: &G) -> String {
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let same = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text[same.saturating_sub(200)..text.len().min(same + 100)].to_owned();
    format!("\n{}\n{}", around(&one), around(&other))
}

/// Where only those are asked who can answer, be it only whoever is on turn, the asking tells something, and the table
/// agreed to it.
fn asks_everyone<G: GameModel>(options: &G::Options) -> bool {
    let options = serde_json::to_string(options).expect("options are JSON");
    !["who-can", "each-battle"]
        .iter()
        .any(|tells| options.contains(&format!(r#""asking":"{tells}""#)))
}

/// Whoever cannot tell two positions apart and is told the same of the same move in both still
/// cannot tell them apart: nothing hidden comes out unless an event says so.
fn worlds_keep_secret<G: GameModel>(
    before: &G,
    mv: &G::Move,
    chance: &mut Chance,
    place: &dyn Fn() -> String,
) {
    let luck = u64::from(chance.below(u32::MAX));
    let run = |world: &G| {
        let (mut game, mut events) = (world.clone(), Vec::new());
        game.apply(mv, &mut Chance::unrecorded(luck), &mut events);
        (game, events)
    };
    let (real, told_real) = run(before);
    for viewer in viewers(before.seats()) {
        let imagined = Seen::new(before, viewer).imagine(chance);
        if imagined.check(mv).is_err() {
            continue;
        }
        let (other, told_other) = run(&imagined);
        if told(&told_real, viewer) == told(&told_other, viewer) {
            let (one, two) = (Seen::new(&real, viewer), Seen::new(&other, viewer));
            assert!(
                *one == *two,
                "{}: after {mv:?} {viewer:?} sees what was hidden and no event told: {}\n{:?}",
                place(),
                difference(&*one, &*two),
                told(&told_real, viewer)
            );
        }
    }
}

fn told<E: GameEvent>(events: &[E], viewer: Viewer) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}
