//! Every screen of the site, one after the other: what the gallery shows and axe looks at.

use crate::page::{Device, Page};
use saucer_night::engine::bot::Level;
use saucer_night::engine::{Chance, Driver, Seat, SeatSetup, Session, Setup, Viewer, save};
use saucer_night::for_every_board;
use saucer_night::web::table::Hands;
use serde_json::json;
use std::sync::OnceLock;

const PERSON: Seat = Seat(0);

/// A game as saves of moments in it: the start, two in between and the end.
pub struct Moments {
    pub game: &'static str,
    pub saves: Vec<(&'static str, String)>,
}

/// Moments of a random game between a person and a computer, of every game that has a board.
pub fn moments() -> &'static [Moments] {
    macro_rules! all {
        ($($name:ident: $game:ty,)*) => { vec![$(moments_of::<$game>(),)*] };
    }
    static PLAYED: OnceLock<Vec<Moments>> = OnceLock::new();
    PLAYED.get_or_init(|| for_every_board!(all))
}

/// The moments of one game.
pub fn game(id: &str) -> &'static Moments {
    moments().iter().find(|moments| moments.game == id).expect("has a board")
}

fn moments_of<G: Hands>() -> Moments {
    let (mut session, mut moves) = (begun::<G>(), Vec::new());
    let mut chance = Chance::unrecorded(4);
    // The page shows the person's decisions; a computer's would be gone before anybody looks.
    let mut decisions = vec![0];
    while let Some(seat) = session.to_act() {
        let open = session.seen(Viewer::Seat(seat)).legal_moves();
        let mv = open[chance.below(open.len() as u32) as usize].clone();
        session.play(seat, &mv).expect("a legal move");
        moves.push((seat, mv));
        if session.to_act().is_none_or(|seat| seat == PERSON) {
            decisions.push(moves.len());
        }
    }
    let at = |part: usize| {
        let mut session = begun::<G>();
        for (seat, mv) in &moves[..decisions[(decisions.len() - 1) * part / 6]] {
            session.play(*seat, mv).expect("the same move");
        }
        save::write(&session)
    };
    let saves = vec![("start", at(0)), ("early", at(1)), ("late", at(5)), ("end", at(6))];
    Moments { game: G::ID.0, saves }
}

fn begun<G: Hands>() -> Session<G> {
    let seat = |colour, driver, name: &str| SeatSetup { colour, driver, name: name.into() };
    let seats =
        vec![seat(0, Driver::Person, "Ada"), seat(2, Driver::Computer(Level::Random), "Zorg")];
    let options =
        G::with_colours(G::for_people(G::with_players(&G::Options::default(), 2), 1), &[0, 2]);
    let setup = Setup { options, practice: false, seats, seed: "gallery".into() };
    Session::new(setup).expect("sets up")
}

/// Opens the site in a theme, with everything standing still.
pub fn open(device: Device, url: &str, theme: &str) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    for (key, value) in [("theme", theme), ("pace", "instant")] {
        let set = "localStorage.setItem('saucer-night/setting/' + arguments[0], arguments[1])";
        page.script(set, &[json!(key), json!(value)]);
    }
    page.reload();
    page.find(".poster");
    page
}

/// Shows a save at the table.
pub fn sit_down(page: &Page, id: &str, save: &str) {
    let put = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1]);
        location.hash = '#/table/' + arguments[0]";
    page.script(put, &[json!(id), json!(save)]);
    page.find(".table .play[data-marked], .curtain");
}

fn go(page: &Page, hash: &str, there: &str) {
    page.script("location.hash = arguments[0]", &[json!(hash)]);
    page.find(there);
}

/// Goes through all screens. `look` gets the name of each.
pub fn visit(page: &Page, all: &[Moments], mut look: impl FnMut(&str)) {
    look("home");
    for Moments { game, saves } in all {
        go(page, &format!("#/new/{game}"), "form.paper");
        look(&format!("{game}-new"));
        go(page, &format!("#/rules/{game}"), ".rule");
        look(&format!("{game}-rules"));
        go(page, &format!("#/learn/{game}"), ".lesson-note");
        look(&format!("{game}-learn"));
        for (moment, save) in saves {
            sit_down(page, &format!("{game}-{moment}"), save);
            if *moment == "end" {
                page.find("dialog.end[open]");
            }
            look(&format!("{game}-{moment}"));
        }
        sit_down(page, &format!("{game}-again"), &saves[1].1);
        page.click("button[aria-label=Menu]");
        page.find("dialog.menu[open]");
        look(&format!("{game}-menu"));
        page.click(".menu-row.to-moves");
        page.find("[data-choice]");
        look(&format!("{game}-moves"));
    }
    go(page, "#/statistics", ".statistics");
    look("statistics");
    go(page, "#/about", "article.paper");
    look("about");
}
