//! The other modes of Conquest of Planet Earth: set up from the page, and a solo game through its
//! Resistance Phases.

use crate::conquest::{choose, perform};
use crate::page::{Device, Key, Page, Pointer};
use crate::site;
use crate::table::session;
use saucer_night::engine::{Driver, Seat, SeatSetup, Session, Setup, Step, Viewer};
use saucer_night::games::conquest::text::{SWITCHES, event_name, step_name};
use saucer_night::games::conquest::{
    Against, Conquest as Game, Event, Mode, Move, Options, Question, Sheet,
};
use saucer_night::table::Hands;
use saucer_night::table::boards::conquest::hands::{near, shown_hand};
use serde_json::json;

/// More decisions than the rounds of the solo game take.
const PATIENCE: usize = 200;

/// The set-up form, with two seats.
fn form(device: Device, url: &str, pace: &str) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    page.set("pace", pace);
    page.click(".poster.conquest");
    page.find(".cq-modes");
    page
}

fn choose_mode(page: &Page, mode: Mode) {
    page.click(&format!(".cq-mode:nth-child({})", mode as u8 + 1));
}

/// Presses the switch with this name, once it is there.
fn press_switch(page: &Page, name: &str) {
    let script = "const named = e => e.querySelector('strong').textContent === arguments[0];
        const found = [...document.querySelectorAll('.options .switch')].find(named);
        found?.querySelector('input').click();
        return !!found;";
    page.wait_until(name, |page| {
        page.script(script, &[json!(name)]).as_bool().filter(|found| *found)
    });
}

fn no_trouble(page: &Page) {
    page.wait_until("nothing is wrong", |page| page.find_all(".trouble").is_empty().then_some(()));
}

/// What happens of a Resistance Phase in these records: whether a counter came down on Aliens.
fn lands_on_aliens(happenings: &[Step<Game>]) -> bool {
    let mut phase = false;
    happenings.iter().flat_map(|happening| &happening.events).any(|event| {
        phase |= matches!(event, Event::ResistanceStep { .. });
        phase && matches!(event, Event::BattleBegan { against: Against::Arrivals, .. })
    })
}

/// Whether these records tell the step of the track.
fn moves_the_track(happenings: &[Step<Game>]) -> bool {
    let mut events = happenings.iter().flat_map(|happening| &happening.events);
    events.any(|event| matches!(event, Event::ResistanceStep { step: 3 }))
}

/// A simple-minded player who keeps the cards: what counts here is what the Humans do.
fn decide(game: &Game) -> Move {
    match choose(game) {
        Move::Play(..) => Move::Pass,
        mv => mv,
    }
}

/// A deal in which a counter lands on the lone group soon.
fn seed_with_a_landing() -> String {
    let seats = vec![SeatSetup { name: "Green".into(), colour: 0, driver: Driver::Person }];
    let options = Options { mode: Mode::Solo, players: 1, ..Options::default() };
    let options = Game::with_colours(Game::for_people(options, 1), &[0]);
    let lands = |seed: &String| {
        let setup = Setup { options, seats: seats.clone(), seed: seed.clone(), practice: false };
        let mut session = Session::<Game>::new(setup).expect("sets up");
        for _ in 0..PATIENCE / 2 {
            let Some(seat) = session.to_act() else { return false };
            let mv = decide(&session.seen(Viewer::Seat(seat)));
            if lands_on_aliens(&session.play(seat, &mv).expect("legal")) {
                return true;
            }
        }
        false
    };
    (0..200).map(|number| format!("alone {number}")).find(lands).expect("one in 200")
}

#[test]
fn a_lone_group_is_met_by_a_counter_in_the_resistance_phase() {
    let server = site::serve();
    let seed = seed_with_a_landing();
    let page = form(Device::Desktop, &server.url(), "fast");
    page.click(".seat-row:nth-of-type(2) > button:last-of-type");
    page.says(".trouble", "2, 3 or 4 players");
    choose_mode(&page, Mode::Solo);
    no_trouble(&page);
    page.fill("input[name=seed]", &seed);
    page.click("button[type=submit]");
    page.find(".cq-stage");
    let (mut landings, mut reels) = (0, 0);
    for _ in 0..PATIENCE {
        let session = session::<Game>(&page);
        let seat = session.to_act().expect("the game is on");
        let mv = decide(&session.seen(Viewer::Seat(seat)));
        let mut next = session.clone();
        let happenings = next.play(seat, &mv).expect("legal");
        // An Event that waits for an answer is shown instead of the newsreel.
        let answering = next.seen(Viewer::Public).announced_now().is_some();
        // The newsreel lies over the board while it runs.
        page.wait_until("all is told", |page| {
            page.find_all(".table[data-showing]").is_empty().then_some(())
        });
        perform(&page, Pointer::Mouse, &session, mv);
        if moves_the_track(&happenings) && !answering {
            // The newsreel tells the step, and the gauge shows where the track is.
            page.wait_until("the newsreel tells of the track", |page| {
                let script = "return document.querySelector('.cq-reel')?.textContent ?? ''";
                let told = page.script(script, &[]);
                told.as_str()?.contains(step_name(3)).then_some(())
            });
            page.find(".cq-gauge .cq-donut");
            reels += 1;
        }
        landings += usize::from(lands_on_aliens(&happenings));
        if landings > 0 && reels > 0 {
            break;
        }
    }
    assert!(landings > 0 && reels > 0, "{landings} landings, {reels} newsreels");
    assert!(page.find_all(".curtain").is_empty(), "nothing is secret");
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_team_game_is_set_up_and_what_does_not_fit_is_explained() {
    let server = site::serve();
    let page = form(Device::Phone, &server.url(), "instant");
    choose_mode(&page, Mode::Team);
    page.says(".trouble", "The team game is for 4 players, not 2.");
    // What does not belong to the mode is not there, and pressing Start starts nothing.
    let form = page.script("return document.body.textContent", &[]);
    let form = form.as_str().expect("text");
    assert!(!form.contains("Tech Locations") && form.contains("Active Resistance"));
    page.click("button[type=submit]");
    page.find(".cq-modes");
    page.click(".add-seat");
    page.says(".trouble", "not 3.");
    page.click(".add-seat");
    no_trouble(&page);
    for name in ["Historic Monument", "Active Resistance", "Brutal", "One race"] {
        press_switch(&page, name);
    }
    page.click("button[type=submit]");
    page.find("[data-button^=share]");
    let session = session::<Game>(&page);
    let game = session.seen(Viewer::Seat(Seat(0)));
    let options = game.options();
    assert_eq!((options.mode, options.players, options.sheet), (Mode::Team, 4, Sheet::Brutal));
    assert!(options.monument && options.active_resistance && options.one_race);
    assert_eq!(game.question().map(|ask| ask.what), Some(Question::TeamRace));
    page.find(".cq-gauge");
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_common_table_shows_the_common_total_the_stages_and_each_hand_on_a_tap() {
    let server = site::serve();
    let page = form(Device::Phone, &server.url(), "instant");
    choose_mode(&page, Mode::Cooperative);
    page.fill("input[name=seed]", "together");
    page.click("button[type=submit]");
    page.find(".cq-gauge");
    let seen = session::<Game>(&page).seen(Viewer::Public);
    // CQ-16.7: what all have, of what all need, where each seat's points stand.
    for seat in 1..=2 {
        assert_eq!(page.text(&format!(".seat:nth-child({seat}) .score")), "0/16");
    }
    // CQ-16.22: the stages with their dice.
    let script =
        "return [...document.querySelectorAll('.cq-steps small')].map(e => e.textContent).join()";
    assert_eq!(page.script(script, &[]), json!("1 die,2 dice,3 dice"));
    // CQ-16.1: the other's cards, all of them, and away again.
    let other = Seat(u8::from(near(&seen) == Seat(0)));
    let cards: Vec<String> =
        shown_hand(&seen, other).into_iter().map(|card| event_name(card).to_owned()).collect();
    assert!(cards.len() > 1, "{cards:?}");
    page.tap(Pointer::Touch, &format!(".seat:nth-child({}) .seat-name", other.0 + 1));
    let script = "const open = [...document.querySelectorAll('.cq-shown:popover-open h3')];
        return open.map(e => e.textContent)";
    let open = |page: &Page| -> Vec<String> {
        serde_json::from_value(page.script(script, &[])).expect("names")
    };
    page.wait_until("the hand is shown", |page| (open(page) == cards).then_some(()));
    page.press(Key::Escape);
    page.wait_until("and away", |page| open(page).is_empty().then_some(()));
    assert!(page.find_all(&format!(".seat:nth-child({}) .cq-show", 2 - other.0)).is_empty());
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn every_option_is_on_the_form_in_some_mode() {
    let server = site::serve();
    let page = form(Device::Desktop, &server.url(), "instant");
    let script =
        "return [...document.querySelectorAll('.options .switch strong')].map(e => e.textContent)";
    let mut offered: Vec<String> = Vec::new();
    for mode in [Mode::Competitive, Mode::Cooperative, Mode::Solo, Mode::Team] {
        choose_mode(&page, mode);
        page.find(&format!(".cq-mode:nth-child({}) input:checked", mode as u8 + 1));
        offered.extend(
            serde_json::from_value::<Vec<String>>(page.script(script, &[])).expect("names"),
        );
    }
    for option in &SWITCHES {
        assert!(offered.iter().any(|name| name == option.name), "{}", option.name);
    }
}
