//! People with hidden cards at one device.

use saucer_night::engine::{Chance, Driver, Seat, SeatSetup, Setup, Viewer};
use saucer_night::for_every_game;
use saucer_night::games::attack_at_the_tower::{AttackAtTheTower, Move, Options, Phase, Pile};
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

fn table() -> Table<AttackAtTheTower> {
    let seat =
        |index: u8| SeatSetup { colour: index, driver: Driver::Person, name: index.to_string() };
    let seats = vec![seat(0), seat(1)];
    let (options, seed) = (Options::default(), "secrets".into());
    Table::begin(Setup { options, practice: false, seats, seed }).expect("sets up")
}

/// Draws from both piles, builds, attacks and kills where that is possible, and otherwise takes
/// the first handle.
fn eager(table: &Table<AttackAtTheTower>) -> usize {
    let ability = table.records() % 2 == 1;
    let wanted = |mv: &Move| match mv {
        Move::Build { .. } | Move::Attack { .. } | Move::Kill(_) => true,
        Move::Draw(pile) => ability == (*pile == Pile::Abilities),
        _ => false,
    };
    table.handles().iter().position(|handle| wanted(&handle.moves[0])).unwrap_or(0)
}

#[test]
fn a_curtain_falls_before_hidden_cards_and_what_needs_none_is_done_in_the_open() {
    let needs_no_cards = |phase| matches!(phase, Phase::Assign(_) | Phase::Recruit { .. });
    let mut table = table();
    let (mut curtains, mut in_the_open) = (0, 0);
    for _ in 0..400 {
        let seen = table.seen();
        match table.waiting() {
            Waiting::Curtain(seat) => {
                assert!(table.handles().is_empty(), "nobody acts before the curtain is lifted");
                assert_ne!(table.viewer(), Viewer::Seat(seat));
                assert!(!needs_no_cards(seen.phase()));
                table.lift_curtain();
                assert_eq!(table.waiting(), Waiting::Person(seat));
                curtains += 1;
            }
            Waiting::Person(seat) => {
                if table.viewer() == Viewer::Public && needs_no_cards(seen.phase()) {
                    let known = Seat::all(2).map(|seat| seen.army(seat).hand().count());
                    assert_eq!(known.sum::<usize>(), 0, "nobody's hand lies open");
                    in_the_open += 1;
                } else {
                    assert_eq!(table.viewer(), Viewer::Seat(seat));
                }
                table.play(eager(&table)).expect("a handle plays");
            }
            Waiting::Nobody => break,
            Waiting::Computer(_) => unreachable!("two people"),
        }
    }
    assert!(curtains > 10 && in_the_open > 0, "{curtains} curtains, {in_the_open} in the open");
}

#[test]
fn a_look_back_shows_no_more_than_whoever_is_looking_may_know() {
    let (mut table, mut chance) = (table(), Chance::unrecorded(1));
    while table.outcome().is_none() {
        table.lift_curtain();
        if table.outcome().is_none() {
            let now = table.viewer();
            assert_eq!(table.eyes(), [now]);
            assert!(!table.can_branch(20) || table.records() < 20, "hands were hidden then");
            assert!(table.branch(20, "x").is_none() || table.records() < 20);
            let stolen = table.moment(table.records(), Viewer::Everything);
            assert_eq!(stolen.seen.viewer(), now, "nobody looks back with other eyes");
        }
        // Who attacks whenever it is possible never has troops enough for a palace.
        let choice = chance.below(table.handles().len() as u32) as usize;
        table.play(choice).expect("a handle plays");
        assert!(table.records() < 20_000, "the game ends");
    }
    let all = [Viewer::Everything, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
    assert_eq!(table.eyes(), all);
    let open = table.moment(20, Viewer::Everything);
    assert_ne!(open.seen, table.moment(20, Viewer::Seat(Seat(0))).seen);
    let branch = table.branch(20, "again").expect("all is open now");
    assert!(branch.records() >= 20 && branch.outcome().is_none());
}

/// Decisions of a game that are looked at.
const STEPS: usize = 120;

/// In any game with people only: nobody acts behind another's back, and whoever acts looks with
/// their own eyes or everybody's.
fn nobody_sees_for_another<G: Hands>() {
    for (number, options) in G::variants().iter().enumerate() {
        let seat = |index: u8| SeatSetup {
            colour: index,
            driver: Driver::Person,
            name: index.to_string(),
        };
        let seats = (0..G::seats_of(options)).map(seat).collect();
        let (options, seed) = (options.clone(), format!("eyes {number}"));
        let setup = Setup { options, practice: false, seats, seed };
        let mut table = Table::<G>::begin(setup).expect("sets up");
        let mut chance = Chance::unrecorded(number as u64);
        for _ in 0..STEPS {
            match table.waiting() {
                Waiting::Nobody => break,
                Waiting::Computer(_) => unreachable!("people only"),
                Waiting::Curtain(seat) => {
                    assert!(table.handles().is_empty(), "hands before the curtain is lifted");
                    assert_ne!(table.viewer(), Viewer::Seat(seat));
                    table.lift_curtain();
                    assert_eq!(table.waiting(), Waiting::Person(seat));
                }
                Waiting::Person(seat) => {
                    assert!([Viewer::Seat(seat), Viewer::Public].contains(&table.viewer()));
                    let handle = chance.below(table.handles().len() as u32) as usize;
                    let asked = table.handles()[handle].label.clone();
                    table.play(handle).unwrap_or_else(|why| panic!("{asked}: {}", why.text));
                }
            }
        }
    }
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            nobody_sees_for_another::<$game>();
        }
    )*};
}

for_every_game!(suite);
