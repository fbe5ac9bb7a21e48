//! Section 2.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Move, Space};

use super::table::{ANN, Table, a, b, o};

fn all(players: u8) -> Vec<Space> {
    Space::all(players).collect()
}

/// CQ-2.1
#[test]
fn spaces_are_adjacent_exactly_at_distance_one() {
    for players in 1..=4 {
        for one in all(players) {
            for other in all(players) {
                let near = one.distance(other, players) == 1;
                assert_eq!(one.adjacent(players).has(other), near);
            }
            assert!(!one.adjacent(players).has(one));
        }
    }
    // Across a section border.
    assert!(o(2).adjacent(2).has(a(5)));
    assert_eq!(o(2).coordinates(2), (1, 0));
    assert_eq!(a(5).coordinates(2), (1, 1));
}

/// CQ-2.2
#[test]
fn outer_spaces_go_clockwise_from_the_top_right() {
    let offsets = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    for (index, offset) in offsets.into_iter().enumerate() {
        let number = index as u8 + 1;
        assert_eq!(o(number).coordinates(4), offset);
        let centre = a(0).coordinates(4);
        assert_eq!(a(number).coordinates(4), (centre.0 + offset.0, centre.1 + offset.1));
        // Each touches the centre and the next one round.
        assert!(o(number).adjacent(4).has(o(0)));
        assert!(o(number).adjacent(4).has(o(number % 6 + 1)));
    }
}

/// CQ-2.3
#[test]
fn the_objective_is_at_the_origin_and_slots_lie_around_it() {
    assert_eq!(o(0).coordinates(4), (0, 0));
    // Seats of three players take A, C and E; of four A, C, D and F; of two A and D.
    assert_eq!(Space::landing(0).coordinates(3), (2, 1));
    assert_eq!(Space::landing(1).coordinates(3), (-3, 2));
    assert_eq!(Space::landing(2).coordinates(3), (1, -3));
    assert_eq!(Space::landing(1).coordinates(2), (-2, -1));
    assert_eq!(Space::landing(3).coordinates(4), (3, -2));
}

/// CQ-2.4
#[test]
fn each_player_has_a_section() {
    let centres = |players: u8| -> Vec<(i8, i8)> {
        (0..players).map(|seat| Space::landing(seat).coordinates(players)).collect()
    };
    assert_eq!(centres(1), [(2, 1)]);
    assert_eq!(centres(2), [(2, 1), (-2, -1)]);
    assert_eq!(centres(3), [(2, 1), (-3, 2), (1, -3)]);
    assert_eq!(centres(4), [(2, 1), (-3, 2), (-2, -1), (3, -2)]);
}

/// CQ-2.5
#[test]
fn boards_have_the_right_size_and_seams() {
    let sizes = [(1, 14, 27), (2, 21, 42), (3, 28, 57), (4, 35, 78)];
    for (players, spaces, pairs) in sizes {
        assert_eq!(all(players).len(), spaces);
        let ends: u32 = all(players).iter().map(|space| space.adjacent(players).len()).sum();
        assert_eq!(ends, 2 * pairs, "{players} players");
        let mut places: Vec<_> = all(players).iter().map(|s| s.coordinates(players)).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), spaces, "no two Spaces in one place");
        for seat in 0..players {
            assert_eq!(Space::landing(seat).distance(o(0), players), 3);
        }
    }
    let seams: Vec<(u8, u8)> = (0..7)
        .flat_map(|mine| (0..7).map(move |theirs| (mine, theirs)))
        .filter(|(mine, theirs)| o(*mine).adjacent(1).has(a(*theirs)))
        .collect();
    assert_eq!(seams, [(2, 5), (2, 6), (3, 5)]);
}

/// CQ-2.6
#[test]
fn centres_are_landing_sites_and_the_objective() {
    let landings: Vec<Space> = all(4).into_iter().filter(|space| space.is_landing()).collect();
    assert_eq!(landings, [0, 1, 2, 3].map(Space::landing));
    assert!(!Space::OBJECTIVE.is_landing());
    assert_eq!(Space::OBJECTIVE, o(0));
}

/// CQ-2.7
#[test]
fn a_random_space_is_an_outer_space_by_a_die() {
    for roll in 1..=6 {
        let scene = Scene::new(2).hand(0, &[EventCard::NationalMobilization]).saucers(1, &[b(0)]);
        let mut table = Table::new(scene);
        table.luck(Move::Play(EventCard::NationalMobilization, 0), [roll, roll]);
        assert_eq!(table.game.ground(b(roll as u8)).counters.len(), 2);
        assert!(table.happened(&Event::RandomSpace { space: b(roll as u8) }));
        assert!(table.game.ground(b(0)).counters.is_empty(), "never the centre");
    }
}

/// CQ-2.8
#[test]
fn a_different_random_space_is_rolled_again() {
    let scene = Scene::new(2).location(a(4), LocCard::SmallTown).saucers(0, &[a(4), a(4)]);
    let mut table = Table::new(scene.battles());
    let troopers = ResCard::ArmyParatroopers as u32;
    table.luck(Move::Resolve(a(4)), [troopers, 4, 4, 4, 1, 5, 1]);
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Paratroopers]);
    assert_eq!(table.game.ground(a(4)).marker, Some(ANN));
}
