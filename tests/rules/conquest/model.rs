//! Moves, Escapes, Fight Rounds and the placing of counters written a second time, from the rulebook, and compared
//! over random games.

use std::collections::{BTreeMap, BTreeSet};

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::conquest::cards::{Counter, Icon, Race};
use saucer_night::games::conquest::{Conquest, Event, Figure, Mode, Move, Place, Question, Space};

/// What was compared.
#[derive(Default, Debug)]
struct Counts {
    menus: usize,
    flights: usize,
    escapes: usize,
    rounds: usize,
    placed: usize,
    pushed: usize,
    crowded: usize,
}

/// Where a Space lies: the sections by seat for one to four players, the Spaces clockwise from the top right.
fn lies(space: Space, players: u8) -> (i32, i32) {
    let (a, c, d, e, f) = ((2, 1), (-3, 2), (-2, -1), (1, -3), (3, -2));
    let seats = [vec![], vec![a], vec![a, d], vec![a, c, e], vec![a, c, d, f]];
    let around = [(0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    let (q, r) = match space.section() {
        0 => (0, 0),
        section => seats[usize::from(players)][usize::from(section) - 1],
    };
    let (right, down) = around[usize::from(space.number())];
    (q + right, r + down)
}

fn neighbours(game: &Conquest, seat: Seat, from: Space) -> BTreeSet<Space> {
    let (q, r) = lies(from, game.sections());
    let steps = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    let water = |space: Space| game.has_icon(space, Icon::Water);
    let swims = game.player(seat).race() == Race::Fishmen && water(from);
    let near = |space: &Space| {
        let (x, y) = lies(*space, game.sections());
        steps.contains(&(x - q, y - r)) || swims && *space != from && water(*space)
    };
    game.spaces().filter(near).collect()
}

fn opposed(game: &Conquest, one: Seat, other: Seat) -> bool {
    match game.options().mode {
        Mode::Cooperative | Mode::Solo => false,
        Mode::Team => one.0 % 2 != other.0 % 2,
        Mode::Competitive => one != other,
    }
}

fn stands(game: &Conquest, seat: Seat, space: Space) -> bool {
    game.player(seat).aliens.iter().any(|alien| alien.place == Place::On(space))
}

fn has_enemies(game: &Conquest, seat: Seat, space: Space) -> bool {
    let rival = |other: Seat| opposed(game, seat, other) && stands(game, other, space);
    !game.ground(space).counters.is_empty() || Seat::all(game.sections()).any(rival)
}

/// CQ-1.8, CQ-8.16: whether somebody defends the Location.
fn is_defended(game: &Conquest, space: Space) -> bool {
    let ground = game.ground(space);
    let printed = ground.location.is_some_and(|location| location.sheet().resistance > 0);
    printed && ground.marker.is_none() && !ground.demolished
}

/// CQ-6.4: every step of every Alien whose move has not ended.
fn steps(game: &Conquest, seat: Seat) -> BTreeSet<Move> {
    let player = game.player(seat);
    let mut steps = BTreeSet::new();
    if player.points == 0 {
        return steps;
    }
    for (index, alien) in player.aliens.iter().enumerate() {
        if let Place::On(from) = alien.place
            && !alien.stopped
        {
            let figure = Figure::of_index(index);
            let to = neighbours(game, seat, from).into_iter();
            steps.extend(to.map(|to| Move::Fly { figure, from, to }));
        }
    }
    steps
}

/// CQ-6.5, CQ-6.6, and the Kitewings, whom only clouds stop.
fn stops(game: &Conquest, seat: Seat, to: Space) -> bool {
    let clouds = game.ground(to).location.is_none() && !to.is_landing();
    let flies_on = game.player(seat).race() == Race::Kitewings;
    clouds || !flies_on && (is_defended(game, to) || has_enemies(game, seat, to))
}

/// CQ-9.4, CQ-9.5.
fn exits(game: &Conquest, seat: Seat, from: Space) -> BTreeSet<Space> {
    let home = |to: Space| stands(game, seat, to) || to == Space::landing(seat.0);
    let quiet = |to: Space| {
        game.ground(to).location.is_some() && !is_defended(game, to) && !has_enemies(game, seat, to)
    };
    neighbours(game, seat, from).into_iter().filter(|to| home(*to) || quiet(*to)).collect()
}

/// CQ-8.7, CQ-8.8: what a text cannot have changed about the winner.
fn check_round(strength: [i16; 2], dice: [u8; 2], winner: Option<u8>) {
    let total = [0, 1].map(|side| strength[side] + i16::from(dice[side]));
    let told = format!("{strength:?} with {dice:?}: {winner:?}");
    if dice.iter().all(|die| *die <= 4) && total[0] != total[1] {
        assert_eq!(winner, Some(u8::from(total[1] > total[0])), "{told}");
    }
    for (side, other) in [(0, 1), (1, 0)] {
        if dice[side] == 6 && dice[other] <= 4 {
            // Unless a text takes the Crushing Victory away, and the totals decide.
            assert!(winner == Some(side as u8) || total[side] <= total[other], "{told}");
        }
    }
}

/// The counters on the board; nothing once it is not known where one was beaten.
struct Counters(Option<BTreeMap<Space, Vec<Counter>>>);

impl Counters {
    fn of(game: &Conquest) -> Counters {
        let there = |space: Space| (space, game.ground(space).counters.to_vec());
        Counters(Some(game.spaces().map(there).collect()))
    }

    /// CQ-16.11 to CQ-16.13: `events` begin with the roll of a Random Space.
    fn check_placing(&self, space: Space, events: &[Event], track: bool, counts: &mut Counts) {
        let centre = Space::of(space.section(), 0);
        let pushed: Vec<Counter> = events[1..]
            .iter()
            .map_while(|event| match *event {
                Event::CounterMoved { counter, from, to } if from == space && to == centre => {
                    Some(counter)
                }
                _ => None,
            })
            .collect();
        let rest = &events[1 + pushed.len()..];
        let crowded = match rest.first() {
            Some(Event::CounterPlaced { space: at, .. }) if *at == space => false,
            Some(Event::NoRoom { space: at, .. }) if *at == space => true,
            _ => return,
        };
        let Some(board) = &self.0 else { return };
        let there = &board[&space];
        let go = if track { there.len().min(3 - board[&centre].len()) } else { 0 };
        assert_eq!(pushed, there[..go], "those longest there go first");
        assert_eq!(crowded, there.len() - go == 3, "{there:?}");
        if crowded && track {
            assert!(matches!(rest[1], Event::TrackMoved { .. }), "{:?}", rest[1]);
        }
        counts.placed += 1;
        counts.pushed += pushed.len();
        counts.crowded += usize::from(crowded);
    }

    fn follow(&mut self, event: &Event) {
        let Some(board) = &mut self.0 else { return };
        let mut take = |space: Space, counter: Counter| {
            let there = board.get_mut(&space).expect("a Space");
            let at = there.iter().position(|known| *known == counter).expect("it is there");
            there.remove(at);
        };
        match *event {
            Event::CounterMoved { counter, from, to } => {
                take(from, counter);
                board.get_mut(&to).expect("a Space").push(counter);
            }
            Event::CounterRemoved { counter, space } => take(space, counter),
            Event::CounterPlaced { counter, space } => {
                board.get_mut(&space).expect("a Space").push(counter);
            }
            Event::CounterBeaten { .. } => self.0 = None,
            _ => {}
        }
    }
}

fn check_events(before: &Conquest, events: &[Event], counts: &mut Counts) {
    let (mut counters, track) = (Counters::of(before), before.track().is_some());
    for (at, event) in events.iter().enumerate() {
        match *event {
            Event::RoundSettled { strength, dice, winner, outright: false } => {
                check_round(strength, dice, winner);
                counts.rounds += 1;
            }
            Event::RandomSpace { space } => {
                counters.check_placing(space, &events[at..], track, counts);
            }
            _ => {}
        }
        counters.follow(event);
    }
}

fn play(game: &mut Conquest, chance: &mut Chance, counts: &mut Counts) {
    let mut events = Vec::new();
    while let Some(seat) = game.to_act() {
        let moves = game.legal_moves();
        let ask = game.question().expect("somebody is asked").what;
        if ask == Question::ActionMenu {
            let flights = moves.iter().filter(|mv| matches!(mv, Move::Fly { .. })).copied();
            assert_eq!(flights.collect::<BTreeSet<_>>(), steps(game, seat));
            counts.menus += 1;
        }
        if ask == Question::StayOrEscape {
            let from = game.battle().expect("a Battle").space;
            let ways = moves.iter().filter_map(|mv| match mv {
                Move::EscapeTo(to) => Some(*to),
                _ => None,
            });
            assert_eq!(ways.collect::<BTreeSet<_>>(), exits(game, seat, from));
            counts.escapes += 1;
        }
        let mv = moves[chance.below(moves.len() as u32) as usize];
        let before = game.clone();
        events.clear();
        game.apply(&mv, chance, &mut events);
        check_events(&before, &events, counts);
        if let Move::Fly { to, .. } = mv {
            let pairs = before.player(seat).aliens.iter().zip(&game.player(seat).aliens);
            let moved: Vec<_> = pairs.filter(|(was, is)| was.place != is.place).collect();
            let [(_, is)] = moved[..] else { panic!("{mv:?} moved {moved:?}") };
            assert_eq!((is.place, is.stopped), (Place::On(to), stops(&before, seat, to)));
            counts.flights += 1;
        }
    }
}

/// CQ-2.1, CQ-6.4, CQ-6.5, CQ-8.7, CQ-8.8, CQ-9.4, CQ-9.5, CQ-16.11, CQ-16.12, CQ-16.13
#[test]
fn random_games_go_as_the_rulebook_says() {
    let mut counts = Counts::default();
    for (seed, options) in (0..).zip(Conquest::variants().iter().cycle().take(480)) {
        let mut chance = Chance::unrecorded(4_000 + seed);
        let mut game = Conquest::new(options, &mut chance).expect("sets up");
        play(&mut game, &mut chance, &mut counts);
    }
    println!("{counts:?}");
    assert!(counts.menus > 5_000 && counts.flights > 2_000, "{counts:?}");
    assert!(counts.escapes > 300 && counts.rounds > 1_000, "{counts:?}");
    assert!(counts.placed > 1_000 && counts.pushed > 50 && counts.crowded > 0, "{counts:?}");
}
