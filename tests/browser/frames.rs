//! What a drag and a move change in the document, counted, not timed: a busy machine changes nothing about it.

use serde_json::{Value, json};

use crate::page::{Device, Key, Page, Pointer};
use crate::site;
use crate::table::{RECORDS, Seating, UNWRAP, lit, records, sit_down};

/// Writes down, batch by batch, which attributes of which elements change, and what comes and goes.
const WITNESS: &str = "
    window.batches = [];
    const name = element => element.getAttribute?.('class')?.split(' ')[0] ?? element.nodeName;
    const change = ({ target, attributeName, type }) => `${type === 'attributes' ? attributeName : type} of ${name(target)}`;
    new MutationObserver(list => batches.push(list.map(change)))
        .observe(document.querySelector('.table'), { subtree: true, childList: true, attributes: true, characterData: true });";

fn two_people(game: &str, url: &str) -> Page {
    let seating = Seating { game, seed: "frames", pace: "instant", second: "Person" };
    sit_down(Device::Desktop, url, &seating)
}

/// Answers whatever is asked by buttons until a piece can be picked up, and names it.
fn piece(page: &Page) -> String {
    const NEXT: &str = "
        document.querySelector('.curtain button, dialog.ask[open] .main')?.click();
        const play = document.querySelector('.play');
        if (!play || play.dataset.drawn !== play.dataset.marked) return null;
        const piece = document.querySelector('.table [data-can]');
        if (!piece) document.querySelector('.table button[data-button]:not(.shut, :disabled)')?.click();
        return piece?.dataset.piece;";
    page.wait_until("a piece can be picked up", |page| {
        page.script(NEXT, &[]).as_str().map(str::to_owned)
    })
}

/// Picking up lights the places; from then on the pointer moves the copy in the hand, and at most the place under it is marked.
fn only_the_piece_moves(game: &str) {
    let server = site::serve();
    let page = two_people(game, &server.url());
    let piece = piece(&page);
    page.script(WITNESS, &[]);
    // Long enough for all lights to come on.
    page.hold_slowly(Pointer::Mouse, &format!("[data-piece='{piece}'][data-can]"), ".prompt", 40);
    let batches = page.script("return batches", &[]);
    let batches: Vec<Vec<String>> = serde_json::from_value(batches).expect("lists of changes");
    let lifted = batches.iter().position(|batch| batch.contains(&"data-holding of play".into()));
    let later: Vec<&str> =
        batches[lifted.expect("picked up") + 1..].iter().flatten().map(String::as_str).collect();
    let moved = later.iter().filter(|change| **change == "style of carried").count();
    assert!(moved > 2, "{game}: the piece follows the pointer: {later:?}");
    // The one sentence for a screen reader may come a moment after the piece is in the hand.
    let idle = |change: &str| {
        change == "style of carried"
            || change.starts_with("data-over of")
            || change.ends_with("of sr-only")
    };
    let rest: Vec<&str> = later.iter().copied().filter(|change| !idle(change)).collect();
    assert!(rest.is_empty(), "{game}: a drag changes {rest:?}");
    page.let_go(Pointer::Mouse);
}

/// What a piece in the hand needs is made while it is pressed: its copy, unseen, and the lights. Nothing of it stays.
fn a_press_prepares(game: &str) {
    const SEEN: &str = "const has = css => !!document.querySelector(css);
        return ['.carried', '.carried[data-aloft]', '.glass', '.play[data-waiting]'].map(has);";
    let server = site::serve();
    let page = two_people(game, &server.url());
    let piece = format!("[data-piece='{}'][data-can]", piece(&page));
    let moving = endless(&page);
    page.hold_slowly(Pointer::Mouse, &piece, &piece, 1);
    assert_eq!(page.script(SEEN, &[]), json!([true, false, true, false]), "{game}: pressed");
    assert_eq!(endless(&page), 0, "{game}: nothing moves by itself under the hand");
    assert!(!lit(&page).is_empty(), "{game}: the places are lit");
    page.let_go(Pointer::Mouse);
    assert_eq!(page.script(SEEN, &[]), json!([false, false, false, true]), "{game}: waits");
    page.press(Key::Escape);
    assert_eq!(page.script(SEEN, &[]), json!([false, false, false, false]), "{game}: put back");
    assert!(lit(&page).is_empty(), "{game}: the lights are out");
    assert_eq!(endless(&page), moving, "{game}: what rested moves again");
}

/// How much on the table moves without end.
fn endless(page: &Page) -> u64 {
    const RUNNING: &str = "
        const endless = a => a.effect.getTiming().iterations === Infinity && a.playState === 'running';
        return document.getAnimations().filter(endless).length;";
    page.script(RUNNING, &[]).as_u64().expect("a number")
}

/// To read a card is to lay out that card: the browser must not style the map around it again, as it does when the map's
/// size depends on what lies in it. Compared with drawing the whole map, so that a slow machine changes nothing about it.
#[test]
fn a_card_that_is_read_leaves_the_map_alone() {
    const RATIO: &str = "
        const style = (css, to) => { document.querySelector(css).style.display = to; };
        const cost = css => {
            const times = Array.from({ length: 15 }, () => {
                style(css, 'none');
                document.body.offsetHeight;
                const start = performance.now();
                style(css, 'block');
                document.body.offsetHeight;
                return performance.now() - start;
            });
            return times.sort((one, other) => one - other)[7];
        };
        return cost('.cq-cell .cq-read') / cost('.cq-world');";
    let server = site::serve();
    let page = two_people("conquest", &server.url());
    piece(&page);
    let ratio = page.script(RATIO, &[]).as_f64().expect("a number");
    assert!(ratio < 0.4, "a card costs {ratio:.2} of the whole map");
}

/// How many of the pictures that the browser puts a page together from are looked at.
const LAYERS: u32 = 100;

/// Where words are written, something changes with every move, and all that lies under it in the same picture is painted
/// again. Colours that run over half the window, such as the sky's, are in pictures of their own.
fn the_sky_is_painted_once(game: &str) {
    let server = site::serve();
    let page = two_people(game, &server.url());
    piece(&page);
    page.cdp("DOM.enable", json!({}));
    page.cdp("LayerTree.enable", json!({}));
    page.settle();
    let painted = (1..LAYERS).filter_map(|layer| {
        let copy = json!({ "layerId": layer.to_string() });
        let copy = page.cdp_if_known("LayerTree.makeSnapshot", copy)?;
        let log = page.cdp("LayerTree.snapshotCommandLog", copy);
        Some(log["commandLog"].as_array().expect("a list").clone())
    });
    let runs_wide = |step: &Value| {
        let side = |name: &str| step["params"]["rect"][name].as_f64().unwrap_or_default();
        let area = (side("right") - side("left")) * (side("bottom") - side("top"));
        step["method"] == "drawRect"
            && step["params"]["paint"]["shader"].is_object()
            && area > 0.5 * 1280.0 * 900.0
    };
    let (mut skies, mut written) = (0, 0);
    for steps in painted {
        let wide = steps.iter().filter(|step| runs_wide(step)).count();
        skies += wide;
        if steps.iter().any(|step| step["method"] == "drawTextBlob") {
            written += 1;
            assert_eq!(wide, 0, "{game}: behind words");
        }
    }
    // The chart of Alien Frontiers has a sky of its own before that of the page.
    let wanted = if game == "alien-frontiers" { 2 } else { 1 };
    assert_eq!(skies, wanted, "{game}: each sky once");
    assert!(written > 0, "{game}: words");
}

/// How much of the board has to stay the same elements when a move is shown, in percent.
const KEPT: u64 = 66;
/// How many moves are looked at.
const ENOUGH: u32 = 3;

fn a_move_keeps_the_board(game: &str) {
    let server = site::serve();
    let page = two_people(game, &server.url());
    let mut measured = 0;
    for _ in 0..8 {
        let piece = piece(&page);
        let css = format!("[data-piece='{piece}'][data-can]");
        page.hold(Pointer::Mouse, &css, ".prompt");
        assert_eq!(endless(&page), 0, "{game}: nothing moves by itself beside {piece}");
        let place = lit(&page).first().cloned().expect("somewhere to go");
        page.script(
            "document.querySelectorAll('.board *').forEach(e => { e.before = true; })",
            &[],
        );
        let before = records(&page);
        let place = format!(".table [data-place='{place}']");
        page.put_down(Pointer::Mouse, ".prompt", &place, 8);
        // Some drops only stage a piece, some are asked about.
        let share = page.script(
            "const board = document.querySelector('.board');
             if (!board) return null;
             const own = [...board.querySelectorAll('*')];
             return [own.filter(e => e.before).length, own.length];",
            &[],
        );
        let (Some(kept), Some(now)) = (share[0].as_u64(), share[1].as_u64()) else { continue };
        if records(&page) > before {
            assert!(kept * 100 >= now * KEPT, "{game}: {kept} of {now} elements are the same");
            measured += 1;
        }
        if measured == ENOUGH {
            break;
        }
    }
    assert!(measured > 1, "{game}: only {measured} moves showed the board");
}

/// How many moves of computers are watched.
const WATCHED: u64 = 20;

/// A table that computers play at is drawn once for a move: not again when the thought ends or the time for it is over.
fn a_computer_is_drawn_once(game: &str) {
    let counts = |page: &Page| {
        let drawn = "Number(document.querySelector('.play')?.dataset.drawn)";
        let both = page.script(&format!("{UNWRAP} return [{RECORDS} ?? 0, {drawn}]"), &[]);
        Some((both[0].as_u64()?, both[1].as_u64()?))
    };
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    page.goto(&format!("{}#/start/{game}?seats=bot:easy,bot:easy&seed=once", server.url()));
    let reach = |least: u64| {
        page.wait_until("some moves", |page| counts(page).filter(|(own, _)| *own >= least))
    };
    let (first, before) = reach(10);
    let (last, after) = reach(first + WATCHED);
    let (moves, draws) = (last - first, after - before);
    // The last move may be drawn and not yet written.
    assert!(draws <= moves + 2, "{game}: {moves} moves were drawn {draws} times");
}

macro_rules! boards {
    ($($name:ident: $game:literal,)*) => {$(
        mod $name {
            #[test]
            fn a_drag_changes_nothing_but_the_piece() {
                super::only_the_piece_moves($game);
            }

            #[test]
            fn a_press_gets_everything_ready() {
                super::a_press_prepares($game);
            }

            #[test]
            fn a_move_leaves_the_rest_of_the_board_as_it_was() {
                super::a_move_keeps_the_board($game);
            }

            #[test]
            fn the_sky_is_painted_once() {
                super::the_sky_is_painted_once($game);
            }

            #[test]
            fn a_move_of_a_computer_is_drawn_once() {
                super::a_computer_is_drawn_once($game);
            }
        }
    )*};
}

boards! {
    alien_frontiers: "alien-frontiers",
    attack_at_the_tower: "attack-at-the-tower",
    conquest: "conquest",
    nicy_hosmosu: "nicy-hosmosu",
}
