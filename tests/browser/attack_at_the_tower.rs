//! Attack at the Tower by hand: two people with secrets, a battle with abilities, a whole game.
//!
//! The page's save tells the test the whole truth; what to do is decided here and done there with
//! the handles that the page itself offers.

use crate::page::{Device, Page, Pointer};
use crate::secrets::{self, Hides};
use crate::site;
use crate::table::{computer_plays, records, session};
use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, GameModel, Seat, SeatSetup, Session, Setup, Viewer};
use saucer_night::games::attack_at_the_tower::text;
use saucer_night::games::attack_at_the_tower::{
    Ability, Asking, AttackAtTheTower as Game, Base, Card, Event, Group, Length, Move, Options,
    Phase, Pile, Play, Space, Territory, opponent,
};
use saucer_night::table::boards::attack_at_the_tower::hands::card_piece;
use saucer_night::table::drag::{Grip, Handle};
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

/// More decisions than any game here takes.
const PATIENCE: usize = 600;

/// Opens a table for a single game of Green, a person, against Blue.
fn sit_down(page: &Page, seed: &str, blue: Driver) {
    page.find(".poster");
    page.set("pace", "instant");
    page.click(".poster.attack-at-the-tower");
    if blue == Driver::Person {
        page.click(".seat-row:nth-of-type(2) option:first-child");
    }
    page.click(".switch");
    page.fill("input[name=seed]", seed);
    page.click("button[type=submit]");
    page.find(".at-table");
}

/// The same table without a page, to look for a seed.
fn setup(seed: &str, blue: Driver) -> Setup<Options> {
    let asking = if blue == Driver::Person { Asking::Everyone } else { Asking::WhoCan };
    let seat = |name: &str, colour, driver| SeatSetup { name: name.into(), colour, driver };
    Setup {
        options: Options { length: Length::Single, asking, ..Options::default() },
        seats: vec![seat("Green", 0, Driver::Person), seat("Blue", 1, blue)],
        seed: seed.into(),
        practice: false,
    }
}

/// What a simple-minded player does: build in a row, attack, and play abilities before battles.
fn choose(game: &Game) -> Move {
    let moves = game.legal_moves();
    let find = |wanted: &dyn Fn(&Move) -> bool| moves.iter().copied().find(|mv| wanted(mv));
    let seat = game.to_act().expect("the game is on");
    let army = game.army(seat);
    let first = || moves[0];
    match game.phase() {
        _ if game.must_discard().is_some() => first(),
        Phase::Draw { .. } => {
            let pile = if army.bases().hand_count() < 3 { Pile::Bases } else { Pile::Abilities };
            find(&|mv| *mv == Move::Draw(pile)).unwrap_or_else(first)
        }
        Phase::Build { .. } => {
            let free = |mv: &Move| matches!(mv, Move::Build { at, .. } if army.post(*at).is_none());
            find(&free).unwrap_or(Move::Done)
        }
        Phase::Act => {
            let strongest = Group::ALL.into_iter().max_by_key(|group| army.strength(*group));
            let enemy = game.army(opponent(seat));
            let weakest = |to: &Territory| enemy.strength(Group::Territory(*to));
            let to =
                Territory::ALL.into_iter().filter(|to| enemy.bases_in(*to) > 0).min_by_key(weakest);
            let wanted = strongest.zip(to).map(|(from, to)| Move::Attack { from, to });
            find(&|mv| Some(*mv) == wanted).unwrap_or(Move::EndTurn)
        }
        Phase::Window { .. } => {
            // What changes powers can be read in the battle; the UFO might end it before it begins.
            let worth = |mv: &Move| matches!(mv, Move::Play(play) if !matches!(play, Play::Common { .. } | Play::Special));
            find(&worth).unwrap_or(Move::Pass)
        }
        Phase::Answer { .. } => Move::Pass,
        Phase::Assign(_) => find(&|mv| matches!(mv, Move::Kill(_))).unwrap_or(Move::Stop),
        Phase::Keep { .. } => Move::Keep,
        Phase::Renew => Move::Renew,
        Phase::Recruit { .. } => Move::Recruit,
        Phase::March { .. } => Move::March,
        Phase::Over => unreachable!("the game is on"),
    }
}

/// Makes a move by hand: drags its piece or presses its button, and answers what is asked.
fn perform(page: &Page, pointer: Pointer, session: &Session<Game>, mv: Move) {
    let seen = session.seen(Viewer::Seat(session.to_act().expect("the game is on")));
    let handles = Game::handles(&seen, &seen.legal_moves());
    let handle: &Handle<Move> =
        handles.iter().find(|handle| handle.moves == [mv]).expect("every move has a handle");
    match &handle.grip {
        Grip::Button { key, .. } => page.click(&format!(".hand [data-button={key}]")),
        Grip::Drop { pieces, place } => page.drag(
            pointer,
            &format!("[data-piece='{}'][data-can]", pieces[0]),
            &format!("[data-place='{place}']"),
        ),
    }
    if let Some(question) = &handle.ask {
        page.wait_until(question, |page| (&page.text("dialog p") == question).then_some(()));
        page.click("dialog .main");
    }
    let before = session.records().len();
    page.wait_until(&format!("{mv:?} is played"), |page| (records(page) > before).then_some(()));
}

fn html(page: &Page) -> String {
    page.script("return document.documentElement.innerHTML", &[]).as_str().expect("text").into()
}

fn all_cards() -> impl Iterator<Item = Card> {
    Base::ALL.into_iter().map(Card::Base).chain(Ability::ALL.into_iter().map(Card::Ability))
}

impl Hides for Game {
    /// Own cards, both boards, discards.
    fn in_sight(session: &Session<Game>, viewer: Viewer) -> Vec<String> {
        let seen = session.seen(viewer);
        let mut words = Vec::new();
        for seat in Seat::all(2) {
            let army = seen.army(seat);
            let posts = Space::all().filter_map(|space| army.post(space));
            words.extend(
                posts.map(|post| {
                    format!("{} {}", text::base_name(post.base), text::post_help(post))
                }),
            );
            let discards = army.bases().discard().iter().map(Card::Base);
            let discards = discards.chain(army.abilities().discard().iter().map(Card::Ability));
            let label = |card| text::card_label(card, seen.options().edition);
            words.extend(discards.chain(army.hand()).map(label));
            words.extend(army.played().iter().map(|card| text::ability_name(card).to_owned()));
            words.extend((0..army.men_in_black()).map(|_| "Man-in-Black".to_owned()));
        }
        words
    }

    fn hidden(session: &Session<Game>, viewer: Viewer) -> Vec<[String; 2]> {
        let truth = session.seen(Viewer::Everything);
        let others = Seat::all(2).filter(|owner| !viewer.sees(*owner));
        let hands =
            others.flat_map(|owner| truth.army(owner).hand().enumerate().collect::<Vec<_>>());
        let names = |(index, card): (usize, Card)| {
            [text::card_name(card).to_owned(), format!("\"{}\"", card_piece(card, index))]
        };
        hands.map(names).collect()
    }
}

fn needs_no_cards(phase: Phase) -> bool {
    matches!(phase, Phase::Assign(_) | Phase::Recruit { .. })
}

/// The document holds the viewer's hand, and nothing holds a word of what is hidden from the viewer.
/// Returns how many hidden cards were looked for.
fn check_secrets(page: &Page, session: &Session<Game>) -> usize {
    let truth = session.seen(Viewer::Everything);
    let seat = session.to_act().expect("the game is on");
    let script =
        "return [...document.querySelectorAll('.at-tray [data-piece]')].map(e => e.dataset.piece)";
    let pieces: Vec<String> = serde_json::from_value(page.script(script, &[])).expect("names");
    let own: Vec<String> =
        truth.army(seat).hand().enumerate().map(|(index, card)| card_piece(card, index)).collect();
    // AT-3.3, AT-5.2: troops are recruited and damage is assigned over the open table, where nobody's hand lies.
    let open = needs_no_cards(truth.phase()) && pieces.is_empty();
    assert!(open || pieces == own, "the tray holds {pieces:?}, the hand is {own:?}");
    let viewer = if open { Viewer::Public } else { Viewer::Seat(seat) };
    secrets::check(page, session, viewer)
}

/// The curtain shows nothing of the table.
fn check_curtain(page: &Page, session: &Session<Game>) {
    secrets::check_curtain(page, session);
    assert!(page.find_all(".at-table, .at-card, .at-tray, .log, .seat").is_empty());
    let html = html(page);
    for card in all_cards() {
        assert!(!html.contains(text::card_name(card)), "{card:?} is behind the curtain");
    }
}

/// The scene lists everybody with power and what changed it, and both totals.
fn check_battle(page: &Page, game: &Game) {
    let Some(tally) = game.battle_tally() else {
        return assert!(page.find_all(".at-scene").is_empty(), "no battle, no scene");
    };
    let shown = page.script("return document.querySelector('.at-battle').textContent", &[]);
    let shown = shown.as_str().expect("text");
    let has = |words: String| assert!(shown.contains(&words), "{words:?} is not in: {shown}");
    for muster in [&tally.attack, &tally.defence] {
        for line in &muster.lines {
            has(text::fighter_name(line));
            has(format!("{}×{}", line.count, line.power.value()));
            text::change_reason(line.power).into_iter().for_each(has);
        }
        if !matches!(game.phase(), Phase::Assign(_)) {
            has(text::deals(muster));
        }
    }
}

/// Whether both sides have played an ability before one battle, and that battle has been fought.
fn fought_with_abilities(events: &[Event]) -> bool {
    let mut played = [false; 2];
    for event in events {
        match event {
            Event::Attacked { .. } => played = [false; 2],
            Event::Played { seat, .. } => played[seat.index()] = true,
            Event::Fell { .. } if played == [true; 2] => return true,
            _ => {}
        }
    }
    false
}

fn events(session: &Session<Game>) -> Vec<Event> {
    let story = session.story(0, Viewer::Everything).into_iter();
    story.flat_map(|(happening, _)| happening.events).collect()
}

/// A deal in which two simple-minded people soon fight with an ability on each side.
fn seed_with_a_rich_battle() -> String {
    let soon = |seed: &String| {
        let mut session = Session::<Game>::new(setup(seed, Driver::Person)).expect("sets up");
        while session.records().len() < 70
            && let Some(seat) = session.to_act()
        {
            let mv = choose(&session.seen(Viewer::Seat(seat)));
            session.play(seat, &mv).expect("legal");
        }
        fought_with_abilities(&events(&session))
    };
    (0..500).map(|number| format!("front {number}")).find(soon).expect("one in 500")
}

#[test]
fn two_people_pass_the_device_and_neither_hand_is_in_the_others_document() {
    let server = site::serve();
    let seed = seed_with_a_rich_battle();
    let (page, _around) = secrets::open_embedded(Device::Desktop, &server);
    sit_down(&page, &seed, Driver::Person);
    let (mut curtains, mut looked_for, mut open) = (0, 0, 0);
    for _ in 0..PATIENCE {
        let session = session::<Game>(&page);
        if fought_with_abilities(&events(&session)) {
            break;
        }
        let in_the_open = needs_no_cards(session.seen(Viewer::Public).phase());
        if !page.find_all(".curtain").is_empty() {
            assert!(!in_the_open, "that is decided over the open table");
            check_curtain(&page, &session);
            page.click(".curtain .main");
            page.find(".at-table");
            curtains += 1;
        }
        looked_for += check_secrets(&page, &session);
        open += usize::from(in_the_open);
        let seen = session.seen(Viewer::Seat(session.to_act().expect("the game is on")));
        check_battle(&page, &seen);
        perform(&page, Pointer::Mouse, &session, choose(&seen));
    }
    let session = session::<Game>(&page);
    assert!(fought_with_abilities(&events(&session)), "the battle was fought");
    println!(
        "seed {seed:?}: {} decisions, {curtains} curtains, {open} decisions in the open, {looked_for} hidden cards looked for",
        session.records().len()
    );
    assert!(curtains >= 6 && looked_for >= 20 && open >= 1, "{curtains}, {looked_for}, {open}");
    assert!(secrets::messages(&page) >= 6, "the page around is told whose turn it is");
    assert_eq!(page.errors(), Vec::<String>::new());
}

/// A deal that the simple-minded player soon finishes against the computer.
fn seed_of_a_short_game(blue: Driver) -> String {
    let length = |seed: &String| {
        let mut table = Table::<Game>::begin(setup(seed, blue)).expect("sets up");
        while table.records() < 200 {
            match table.waiting() {
                Waiting::Computer(_) => computer_plays(&mut table),
                Waiting::Nobody => return table.records(),
                Waiting::Person(_) | Waiting::Curtain(_) => {
                    let mv = choose(&table.seen());
                    let is = |handle: &Handle<Move>| handle.moves == [mv];
                    let at = table.handles().iter().position(is).expect("every move has a handle");
                    table.play(at).expect("legal");
                }
            }
        }
        usize::MAX
    };
    (0..12).map(|number| format!("war {number}")).min_by_key(length).expect("a seed")
}

#[test]
fn a_game_against_the_computer_is_played_to_its_end_by_dragging() {
    let server = site::serve();
    let blue = Driver::Computer(Level::Greedy);
    let seed = seed_of_a_short_game(blue);
    let page = Page::open(Device::Tablet, &server.url());
    sit_down(&page, &seed, blue);
    for _ in 0..PATIENCE {
        let session = session::<Game>(&page);
        match session.to_act() {
            None => break,
            Some(Seat(0)) => {
                let mv = choose(&session.seen(Viewer::Seat(Seat(0))));
                perform(&page, Pointer::Touch, &session, mv);
            }
            Some(_) => page.wait_until("the computer has played", |page| {
                (records(page) > session.records().len()).then_some(())
            }),
        }
    }
    let session = session::<Game>(&page);
    let outcome = session.outcome().expect("the game is over");
    let winner = outcome.winners().next().expect("somebody won").index();
    println!("seed {seed:?}: {} decisions, seat {winner} won", session.records().len());
    let title = format!("{} wins", ["Green", "Blue"][winner]);
    page.wait_until(&title, |page| (page.text("dialog.end h2") == title).then_some(()));
    assert!(page.text(".reckoning .winner").ends_with('1'), "{}", page.text(".reckoning .winner"));
    assert_eq!(page.errors(), Vec::<String>::new());
}
