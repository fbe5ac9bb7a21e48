//! How often a device is handed over between two people with secrets.

use saucer_night::engine::{Driver, GameModel, SeatSetup, Setup};
use saucer_night::games::conquest::{
    Asking, Conquest, Event, Figure, Move, Options, Phase, Question, Secrecy, Space,
};
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

fn sit_down(secrecy: Secrecy, seed: &str) -> Table<Conquest> {
    let seat = |index: u8| SeatSetup {
        colour: index,
        driver: Driver::Person,
        name: format!("Seat {index}"),
    };
    let options = Conquest::for_people(Options { players: 2, secrecy, ..Options::default() }, 2);
    let setup =
        Setup { options, practice: false, seats: vec![seat(0), seat(1)], seed: seed.into() };
    Table::begin(setup).expect("sets up")
}

/// People who fly together, fight to the end and respond to nothing. `enough` is how they say so.
fn choose(game: &Conquest, enough: Move) -> Move {
    let moves = game.legal_moves();
    let ask = game.question().expect("the game is on");
    let first = |wanted: &dyn Fn(&Move) -> bool| moves.iter().copied().find(|mv| wanted(mv));
    let chosen = match ask.what {
        Question::ActionMenu => {
            let home = Space::landing(ask.seat.0);
            let out = |mv: &Move| matches!(mv, Move::Fly { figure: Figure::Saucer, from, .. } if *from == home);
            first(&out)
                .or_else(|| first(&|mv| matches!(mv, Move::Land(_))))
                .or(Some(Move::EndPhase))
        }
        Question::BattleMenu => {
            first(&|mv| matches!(mv, Move::Resolve(_) | Move::TakeOver(_))).or(Some(Move::EndPhase))
        }
        Question::Window(_) => {
            first(&|mv| *mv == enough).or_else(|| first(&|mv| *mv == Move::PassTurn))
        }
        Question::DrawDiscard => Some(Move::KeepHand),
        _ => None,
    };
    chosen
        .filter(|mv| moves.contains(mv))
        .or_else(|| first(&|mv| *mv == Move::Pass))
        .unwrap_or(moves[0])
}

/// A turn: how often the device was handed over in it, the Fight Rounds of its longest Battle and of all.
#[derive(Clone, Copy, Default, Debug)]
struct Turn {
    curtains: usize,
    longest: usize,
    rounds: usize,
    /// Spaces resolved, and cards announced besides: what one may be asked about.
    matters: usize,
    announced: usize,
}

/// The turns of a few rounds, without the Command Phases between them, where each chooses in secret.
fn turns(secrecy: Secrecy, seed: &str, enough: Move) -> Vec<Turn> {
    let mut table = sit_down(secrecy, seed);
    let (mut turns, mut whose, mut here) = (Vec::new(), None, 0);
    while table.seen().round() < 6 {
        let seen = table.seen();
        let now = Some((seen.round(), seen.active()));
        if now != whose {
            (whose, here) = (now, 0);
            turns.push(Turn::default());
        }
        let turn = turns.last_mut().expect("it has begun");
        let on =
            matches!(seen.phase(), Phase::TurnStart | Phase::Action | Phase::Battle | Phase::Draw);
        match table.waiting() {
            Waiting::Curtain(_) => {
                turn.curtains += usize::from(on);
                table.lift_curtain();
            }
            Waiting::Person(_) => {
                let mv = choose(&seen, enough);
                turn.matters += usize::from(matches!(mv, Move::Resolve(_) | Move::TakeOver(_)));
                let is = |moves: &[Move]| moves == [mv];
                let at = table.handles().iter().position(|handle| is(&handle.moves));
                table.play(at.expect("every move has a handle")).expect("legal");
                for event in table.news().iter().flat_map(|frame| frame.events()) {
                    match event {
                        Event::BattleBegan { .. } => here = 0,
                        Event::Announced { .. } if seen.phase() != Phase::Battle => {
                            turn.announced += 1;
                        }
                        Event::RoundSettled { .. } => {
                            (turn.rounds, here) = (turn.rounds + 1, here + 1)
                        }
                        _ => {}
                    }
                    turn.longest = turn.longest.max(here);
                }
            }
            Waiting::Nobody => break,
            Waiting::Computer(_) => unreachable!("two people"),
        }
    }
    turns
}

#[test]
fn a_turn_with_three_fight_rounds_takes_four_curtains_at_most() {
    let mut long = 0;
    for number in 0..60 {
        let seed = format!("curtains {number}");
        // Whoever waits has enough of each Battle …
        for turn in turns(Secrecy::Usual, &seed, Move::PassBattle) {
            let matters = turn.matters + turn.announced;
            // The turn is handed over, at times after a question at its start; what is asked goes there and back.
            assert!(turn.curtains <= 2 + 2 * matters, "{seed}: {turn:?}");
            if turn.longest >= 3 && matters == 1 {
                assert!(turn.curtains <= 4, "{seed}: {turn:?}");
                long += 1;
            }
        }
        // … or of the whole turn.
        for turn in turns(Secrecy::Usual, &seed, Move::PassTurn) {
            assert!(turn.curtains <= 4, "{seed}: {turn:?}");
        }
    }
    assert!(long > 10, "{long} turns had a Battle of three Fight Rounds");
}

#[test]
fn people_wish_how_much_the_asking_may_tell() {
    let asking = |secrecy, people| {
        let options = Options { players: 3, secrecy, ..Options::default() };
        Conquest::for_people(options, people).asking
    };
    use Secrecy::{Loose, Strict, Usual};
    assert_eq!([Loose, Usual, Strict].map(|wish| asking(wish, 1)), [Asking::WhoCan; 3]);
    let between_two = [Asking::WhoCan, Asking::EachBattle, Asking::Everyone];
    assert_eq!([Loose, Usual, Strict].map(|wish| asking(wish, 2)), between_two);
}

#[test]
fn whoever_waits_can_have_enough_at_the_first_question_and_who_is_on_turn_sees_the_dice_by_a_roll()
{
    let (mut first, mut rolls) = (0, 0);
    for number in 0..4 {
        let mut table = sit_down(Secrecy::Usual, &format!("enough {number}"));
        for _ in 0..250 {
            table.lift_curtain();
            let Waiting::Person(seat) = table.waiting() else { break };
            let seen = table.seen();
            if let Some(Question::Window(_)) = seen.question().map(|ask| ask.what) {
                let keys: Vec<String> = table.buttons().iter().map(|b| b.key.to_string()).collect();
                let main = table.buttons().into_iter().filter(|button| button.main).count();
                assert_eq!(main, 1, "{keys:?}");
                if seat != seen.active() {
                    assert!(keys.contains(&"quiet-turn".to_owned()), "{keys:?}");
                    first += usize::from(keys.contains(&"quiet-battle".to_owned()));
                }
                rolls += table.buttons().iter().filter(|b| b.label == "roll the dice").count();
            }
            let mv = choose(&seen, Move::Pass);
            let at = table.handles().iter().position(|handle| handle.moves == [mv]);
            table.play(at.expect("every move has a handle")).expect("legal");
        }
    }
    assert!(first > 5 && rolls > 0, "{first} first questions, {rolls} rolls");
}
