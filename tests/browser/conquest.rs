//! Conquest of Planet Earth by hand: two rounds of two people and a computer, with everything that
//! makes a round: secret command, exploring, a Fight with a card, a conquest, a refill.
//!
//! The page's save tells the test the whole truth; what to do is decided here and done there with
//! the handles that the page itself offers.

use crate::page::{Device, Page, Pointer};
use crate::secrets::{self, Hides};
use crate::site;
use crate::table::{computer_plays, records, session};
use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, GameModel, Seat, SeatSetup, Session, Setup, Viewer, save};
use saucer_night::games::conquest::text;
use saucer_night::games::conquest::{
    Conquest as Game, Event, Move, Options, Question, Source, Space,
};
use saucer_night::table::boards::conquest::hands::hand;
use saucer_night::table::drag::{Grip, Handle};
use saucer_night::table::link::wrapped;
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

/// More decisions than two rounds take.
const PATIENCE: usize = 300;
const PLAYERS: u8 = 3;
/// The two people; the third seat is a computer.
const PEOPLE: [Seat; 2] = [Seat(0), Seat(1)];

/// Opens a table for Green and Blue, people, and Red, a computer that does anything.
fn sit_down(page: &Page, seed: &str) {
    page.set("pace", "instant");
    let keep = "localStorage.setItem('saucer-night/save/saucers', arguments[0])";
    // As the page keeps a running game: not to be read at a glance.
    page.script(keep, &[wrapped(&table(seed).save()).into()]);
    page.script("location.hash = '#/table/saucers'", &[]);
    page.find(".curtain, .cq-stage");
}

/// The same table without a page, to look for a seed.
fn table(seed: &str) -> Table<Game> {
    let seat = |name: &str, colour, driver| SeatSetup { name: name.into(), colour, driver };
    let options = Game::with_players(&Options::default(), PLAYERS);
    let options = Game::with_colours(Game::for_people(options, 2), &[0, 1, 2]);
    let setup = Setup {
        options,
        seats: vec![
            seat("Green", 0, Driver::Person),
            seat("Blue", 1, Driver::Person),
            seat("Red", 2, Driver::Computer(Level::Random)),
        ],
        seed: seed.into(),
        practice: false,
    };
    Table::begin(setup).expect("sets up")
}

/// What a simple-minded player does: fly together, resolve, stay, and play what can be played.
pub fn choose(game: &Game) -> Move {
    let moves = game.legal_moves();
    let ask = game.question().expect("the game is on");
    let find = |wanted: &dyn Fn(&Move) -> bool| moves.iter().copied().find(|mv| wanted(mv));
    let first = moves[0];
    match ask.what {
        Question::ChooseCommand => {
            let number = |mv: &&Move| match mv {
                Move::Command(command) => command.number(),
                _ => None,
            };
            moves.iter().max_by_key(number).copied().unwrap_or(first)
        }
        Question::ActionMenu => {
            let home = Space::landing(ask.seat.0);
            let crowd = |to: Space| game.player(ask.seat).crew(to).count_ones();
            let out = |mv: &&Move| matches!(mv, Move::Fly { from, .. } if *from == home);
            let most = |mv: &&Move| match mv {
                Move::Fly { to, .. } => crowd(*to),
                _ => 0,
            };
            let fly = moves.iter().filter(out).max_by_key(most).copied();
            fly.or_else(|| find(&|mv| matches!(mv, Move::Land(_)))).unwrap_or(Move::EndPhase)
        }
        Question::BattleMenu => {
            find(&|mv| matches!(mv, Move::Resolve(_) | Move::TakeOver(_))).unwrap_or(Move::EndPhase)
        }
        Question::Window(_) => {
            let fighting = game.battle().is_some_and(|battle| battle.side_of(ask.seat).is_some());
            let play = find(&|mv| matches!(mv, Move::Play(..))).filter(|_| fighting);
            play.unwrap_or(Move::Pass)
        }
        Question::DrawDiscard => Move::KeepHand,
        Question::OptionalEffect | Question::TakeOver => Move::Yes,
        _ => first,
    }
}

/// What of two full rounds has happened to the people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Seen {
    commands: u8,
    explored: bool,
    fought_with_a_card: bool,
    conquered: bool,
    refilled: bool,
}

impl Seen {
    fn everything(self) -> bool {
        self.commands >= 4
            && self.explored
            && self.fought_with_a_card
            && self.conquered
            && self.refilled
    }
}

fn seen(session: &Session<Game>) -> Seen {
    let mut seen = Seen::default();
    let (mut playing, mut fighting) = (false, false);
    let ours = |seat: &Seat| PEOPLE.contains(seat);
    let story = session.story(0, Viewer::Everything).into_iter();
    for event in story.flat_map(|(happening, _)| happening.events) {
        match &event {
            Event::CommandShown { seat, .. } if ours(seat) => seen.commands += 1,
            Event::Explored { seat, .. } if ours(seat) => seen.explored = true,
            Event::BattleBegan { .. } => fighting = true,
            Event::BattleEnded { .. } => fighting = false,
            Event::Announced { seat, source: Source::Event(_) } if ours(seat) => {
                seen.fought_with_a_card |= fighting;
            }
            Event::Conquered { seat, .. } if ours(seat) => seen.conquered = true,
            Event::TurnBegan { .. } => playing = true,
            Event::DrewEvents { seat, .. } if ours(seat) => seen.refilled |= playing,
            _ => {}
        }
    }
    seen
}

fn two_rounds_are_over(session: &Session<Game>) -> bool {
    session.seen(Viewer::Public).round() > 2 || session.to_act().is_none()
}

/// A deal in which two rounds offer everything.
fn seed_with_everything() -> String {
    let offers = |seed: &String| {
        let mut table = table(seed);
        for _ in 0..PATIENCE {
            match table.waiting() {
                Waiting::Curtain(_) => table.lift_curtain(),
                Waiting::Computer(_) => computer_plays(&mut table),
                Waiting::Nobody => return false,
                Waiting::Person(_) if table.seen().round() > 2 => break,
                Waiting::Person(_) => {
                    let mv = choose(&table.seen());
                    let is = |handle: &Handle<Move>| handle.moves == [mv];
                    let at = table.handles().iter().position(is).expect("every move has a handle");
                    table.play(at).expect("legal");
                }
            }
        }
        let session = save::read::<Game>(&table.save()).expect("it can be read").session;
        seen(&session).everything()
    };
    (0..300).map(|number| format!("saucers {number}")).find(offers).expect("one in 300")
}

/// Makes a move by hand: drags its piece or presses its button.
pub fn perform(page: &Page, pointer: Pointer, session: &Session<Game>, mv: Move) {
    let seen = session.seen(Viewer::Seat(session.to_act().expect("the game is on")));
    let handles = Game::handles(&seen, &seen.legal_moves());
    let handle: &Handle<Move> =
        handles.iter().find(|handle| handle.moves == [mv]).expect("every move has a handle");
    match &handle.grip {
        Grip::Button { key, .. } => page.click(&format!("[data-button='{key}']")),
        Grip::Drop { pieces, place } => page.drag(
            pointer,
            &format!("[data-piece='{}'][data-can]", pieces[0]),
            &format!("[data-place='{place}']"),
        ),
    }
    let before = session.records().len();
    page.wait_until(&format!("{mv:?} is played"), |page| (records(page) > before).then_some(()));
}

impl Hides for Game {
    /// Own cards, what lies in play or was announced, discards, and the races that are picked.
    fn in_sight(session: &Session<Game>, viewer: Viewer) -> Vec<String> {
        let seen = session.seen(viewer);
        let hands = Seat::all(PLAYERS).flat_map(|seat| hand(&seen, seat)).map(|(card, _)| card);
        let lying = seen.in_play().iter().map(|lies| lies.card);
        let cards = hands.chain(lying).chain(seen.event_discard().kinds());
        let mut words: Vec<String> = cards.map(|card| text::event_name(card).to_owned()).collect();
        let announced = seen.announced_now().map(|play| text::source_name(play.run.source));
        words.extend(announced.map(str::to_owned));
        words.extend(races(&seen));
        words
    }

    fn hidden(session: &Session<Game>, viewer: Viewer) -> Vec<[String; 2]> {
        let truth = session.seen(Viewer::Everything);
        let others = Seat::all(PLAYERS).filter(|owner| !viewer.sees(*owner));
        let hands = others.flat_map(|owner| hand(&truth, owner));
        // As a piece it has its number, and behind it which copy it is.
        let piece = |piece: &str| format!("\"{}-", piece.rsplit_once('-').expect("a copy").0);
        let cards = hands.map(|(card, name)| [text::event_name(card).to_owned(), piece(&name)]);
        cards.chain(races(&truth).map(|name| [name.clone(), name])).collect()
    }
}

/// The races that have been picked or can be, as far as this view knows.
fn races(game: &Game) -> impl Iterator<Item = String> {
    let players = Seat::all(PLAYERS).map(|seat| game.player(seat));
    let races = players.flat_map(|player| player.dealt.into_iter().chain([player.race])).flatten();
    races.map(|race| text::race_name(race).to_owned())
}

/// The curtain shows nothing of the table.
fn check_curtain(page: &Page, session: &Session<Game>) {
    secrets::check_curtain(page, session);
    assert!(page.find_all(".cq-stage, .cq-tray, .cq-card, .log, .seat").is_empty());
}

/// The document holds the hand of whoever is asked and no other, and no other's Command Counter.
fn check_secrets(page: &Page, session: &Session<Game>) -> usize {
    let truth = session.seen(Viewer::Everything);
    let seat = session.to_act().expect("the game is on");
    let script = "return [...document.querySelectorAll('.cq-tray [data-piece^=event]')].map(e => e.dataset.piece)";
    let pieces: Vec<String> = serde_json::from_value(page.script(script, &[])).expect("names");
    let own: Vec<String> = hand(&truth, seat).into_iter().map(|(_, piece)| piece).collect();
    let open = Game::in_the_open(&session.seen(Viewer::Public)) && pieces.is_empty();
    assert!(open || pieces == own, "the tray holds {pieces:?}, the hand is {own:?}");
    let laying = truth.question().is_some_and(|ask| ask.what == Question::ChooseCommand);
    if laying {
        let told = page.script("return [...document.querySelectorAll('.cq-facts [title=Command]')].map(e => e.textContent).join('')", &[]);
        assert!(!told.as_str().expect("text").contains(|c: char| c.is_ascii_digit()), "{told}");
    }
    secrets::check(page, session, if open { Viewer::Public } else { Viewer::Seat(seat) })
}

/// The scene lists every part of both Strengths.
fn check_fight(page: &Page, game: &Game) -> bool {
    let Some(battle) = game.battle() else {
        assert!(page.find_all(".cq-fight").is_empty(), "no Battle, no scene");
        return false;
    };
    let shown = page.script("return document.querySelector('.cq-fight').textContent", &[]);
    let shown = shown.as_str().expect("text");
    if game.question().is_some_and(|ask| ask.what == Question::StayOrEscape) {
        // The Fight Round is over: what the sides have now is not what it was settled by.
        let winner = battle.winner.map_or("tie", |_| "won the Fight Round");
        assert!(shown.contains(winner), "{winner:?} is not in: {shown}");
        return battle.foe.is_some();
    }
    for side in 0..2 {
        let mut sum = 0;
        for (of, strength) in game.strength_parts(side) {
            sum += strength;
            let words = text::strength_label(of);
            assert!(shown.contains(words), "{words:?} is not in: {shown}");
        }
        assert_eq!(sum.max(0), game.strength(side), "the parts make up the Strength");
    }
    battle.foe.is_some()
}

#[test]
fn two_people_and_a_computer_play_two_rounds() {
    let server = site::serve();
    let seed = seed_with_everything();
    let (page, _around) = secrets::open_embedded(Device::Desktop, &server);
    sit_down(&page, &seed);
    let (mut curtains, mut looked_for, mut fights) = (0, 0, 0);
    for _ in 0..PATIENCE {
        let session = session::<Game>(&page);
        if two_rounds_are_over(&session) {
            break;
        }
        let seat = session.to_act().expect("the game is on");
        if !PEOPLE.contains(&seat) {
            page.wait_until("the computer has played", |page| {
                (records(page) > session.records().len()).then_some(())
            });
            continue;
        }
        page.find(".curtain, .cq-stage");
        if !page.find_all(".curtain").is_empty() {
            check_curtain(&page, &session);
            page.click(".curtain .main");
            page.find(".cq-stage");
            curtains += 1;
        }
        looked_for += check_secrets(&page, &session);
        let game = session.seen(Viewer::Seat(seat));
        fights += usize::from(check_fight(&page, &game));
        perform(&page, Pointer::Mouse, &session, choose(&game));
    }
    let session = session::<Game>(&page);
    let seen = seen(&session);
    println!(
        "seed {seed:?}: {} decisions, {curtains} curtains, {fights} looks at Fights, {looked_for} hidden cards looked for: {seen:?}",
        session.records().len()
    );
    assert!(two_rounds_are_over(&session) && seen.everything(), "{seen:?}");
    assert!(curtains >= 4 && looked_for >= 40 && fights >= 2);
    assert!(secrets::messages(&page) >= 6, "the page around is told whose turn it is");
    assert_eq!(page.errors(), Vec::<String>::new());
}
