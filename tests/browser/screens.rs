//! Every screen of the site, one after the other: what the gallery shows and axe looks at.

use crate::conquest::perform;
use crate::moments::{Moments, invasion, moments};
use crate::page::{Device, Page, Pointer};
use crate::table::{laid, session};
use saucer_night::engine::Driver;
use saucer_night::engine::bot::Level;
use saucer_night::table::link;
use saucer_night::table::statistics::Statistics;
use serde_json::json;

/// Opens the site in a theme, with everything standing still.
pub fn open(device: Device, url: &str, theme: &str) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    page.set("theme", theme);
    page.set("pace", "instant");
    page.reload();
    page.find(".poster");
    page
}

fn keep(page: &Page, id: &str, save: &str) {
    let put = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1])";
    page.script(put, &[json!(id), json!(save)]);
}

/// Shows a save at the table.
pub fn sit_down(page: &Page, id: &str, save: &str) {
    // The table that was there before stays for a moment: it is not the one to wait for.
    const LEAVE: &str = "if (location.hash === arguments[0]) return;
        document.querySelector('main')?.setAttribute('data-left', '');
        location.hash = arguments[0];";
    keep(page, id, save);
    page.script(LEAVE, &[json!(format!("#/table/{id}"))]);
    laid(page);
}

fn go(page: &Page, hash: &str, there: &str) {
    page.script("location.hash = arguments[0]", &[json!(hash)]);
    page.find(there);
}

/// Goes through all screens, from home on. `look` gets the name of each.
pub fn visit(page: &Page, mut look: impl FnMut(&str)) {
    let home = page.script("return location.href.split('#')[0]", &[]);
    let home = home.as_str().expect("an address");
    look("home");
    for moments in moments() {
        before_the_game(page, moments.game, &mut look);
        at_the_table(page, moments, &mut look);
        over_the_table(page, moments, &mut look);
        after_the_game(page, moments.game, &mut look);
    }
    conquest(page, &mut look);
    house(page, &mut look);
    page.goto(&format!("{home}embed.html"));
    page.enter_frame("saucer-night iframe");
    laid(page);
    page.leave_frame();
    look("embed");
    page.goto(home);
    page.find(".poster");
    crash(page, &mut look);
    forget_games(page);
    page.goto(home);
    page.reload();
    page.find(".poster");
}

fn before_the_game(page: &Page, game: &str, look: &mut impl FnMut(&str)) {
    go(page, &format!("#/new/{game}"), "form.paper");
    look(&format!("{game}-new"));
    go(page, &format!("#/rules/{game}"), ".rule");
    look(&format!("{game}-rules"));
    go(page, &format!("#/learn/{game}"), ".lesson-note");
    look(&format!("{game}-learn"));
}

fn at_the_table(page: &Page, moments: &Moments, look: &mut impl FnMut(&str)) {
    let game = moments.game;
    sit_down(page, &format!("{game}-two"), &moments.two_people);
    if !page.find_all(".curtain").is_empty() {
        look(&format!("{game}-curtain"));
    }
    for (moment, save) in &moments.saves {
        sit_down(page, &format!("{game}-{moment}"), save);
        if *moment == "end" {
            page.find("dialog.end[open]");
        }
        look(&format!("{game}-{moment}"));
    }
}

fn over_the_table(page: &Page, moments: &Moments, look: &mut impl FnMut(&str)) {
    let game = moments.game;
    sit_down(page, &format!("{game}-again"), &moments.saves[1].1);
    page.click(".hint-button");
    page.find(".toast.hint");
    look(&format!("{game}-hint"));
    page.click(".hint-button");
    page.click("button[aria-label=Menu]");
    page.find("dialog.menu[open]");
    look(&format!("{game}-menu"));
    page.click("[data-row=share]");
    page.find("dialog.share[open]");
    look(&format!("{game}-share"));
    page.click(".share [aria-label=Close]");
    let drawer = "const button = document.querySelector('.log-button');
        if (button.checkVisibility()) button.click();
        return button.checkVisibility();";
    if page.script(drawer, &[]) == true {
        page.find(".log.open");
        look(&format!("{game}-log"));
        // By script: the drawer may still be on its way.
        page.script("document.querySelector('.log.open [aria-label=Close]').click()", &[]);
        page.wait_until("closed", |page| page.find_all(".log.open").is_empty().then_some(()));
    }
    page.click("button[aria-label=Menu]");
    page.click(".menu-row.to-moves");
    page.find("[data-choice]");
    look(&format!("{game}-moves"));
}

fn after_the_game(page: &Page, game: &str, look: &mut impl FnMut(&str)) {
    go(page, &format!("#/replay/{game}-end/40"), ".replay .steps");
    look(&format!("{game}-replay"));
}

/// What only Conquest has: a Fight, cards to read, the gauge, and the newsreel.
fn conquest(page: &Page, look: &mut impl FnMut(&str)) {
    let invasion = invasion();
    go(page, "#/new/conquest", ".cq-modes");
    page.click(".cq-mode:nth-child(4)");
    page.find(".cq-mode:nth-child(4) input:checked");
    look("conquest-new-team");
    sit_down(page, "conquest-fight", &invasion.fight);
    page.find(".cq-fight");
    look("conquest-fight");
    sit_down(page, "conquest-together", &invasion.together);
    page.find(".cq-gauge");
    look("conquest-together");
    page.script("document.querySelector('.cq-hand .cq-slot').focus()", &[]);
    look("conquest-card");
    newsreel(page);
    // Stopped in the middle of the show.
    let stop = "for (const a of document.getAnimations()) { a.pause(); a.currentTime = 3200; }";
    page.script(stop, &[]);
    look("conquest-newsreel");
    page.set("pace", "instant");
}

/// Lets the person begin a Resistance Phase at normal pace; the newsreel runs.
pub fn newsreel(page: &Page) {
    page.set("pace", "normal");
    let invasion = invasion();
    sit_down(page, "conquest-phase", &invasion.before_phase);
    perform(page, Pointer::Mouse, &session(page), invasion.last);
    page.find(".cq-reel");
}

/// The screens that belong to no game.
fn house(page: &Page, look: &mut impl FnMut(&str)) {
    go(page, "#/statistics", ".statistics");
    look("statistics-none");
    let mut statistics = Statistics::default();
    for (index, moments) in moments().iter().enumerate() {
        let minutes = |minutes: usize| (minutes * 60_000) as u64;
        let officer = Driver::Computer(Level::Officer);
        let seats = [(Driver::Person, index % 2 == 0), (officer, index % 2 == 1)];
        statistics.count(moments.game, minutes(12 + 7 * index), &seats);
        statistics.count(moments.game, minutes(31), &seats);
    }
    let put = "localStorage.setItem('saucer-night/statistics', arguments[0])";
    let text = serde_json::to_string(&statistics).expect("numbers");
    page.script(put, &[json!(text)]);
    go(page, "#/about", "article.paper");
    look("about");
    go(page, "#/statistics", ".statistics table");
    look("statistics");
    go(page, "#/table/nowhere", "article.paper");
    look("no-such-game");
    let packed = link::packed(&moments()[0].saves[1].1);
    go(page, &format!("#/game/{packed}"), "dialog.arrival[open]");
    look("arrival");
    page.click("dialog.arrival .quiet");
    // Only the games that the page has kept itself are known by more than their name.
    let known = "for (const key of Object.keys(localStorage))
        if (key.includes('/save/') && !localStorage[key.replace('/save/', '/about/')]) delete localStorage[key];";
    page.script(known, &[]);
    go(page, "#/about", "article.paper");
    go(page, "#/", ".saves");
    look("home-saves");
}

/// The table asks the browser for randomness and panics without it.
fn crash(page: &Page, look: &mut impl FnMut(&str)) {
    let forbid = "window.luck = Crypto.prototype.getRandomValues;
        Crypto.prototype.getRandomValues = () => { throw new Error('none'); }";
    page.script(forbid, &[]);
    keep(page, "crash", &moments()[0].saves[1].1);
    page.script("location.hash = '#/table/crash'", &[]);
    page.find("dialog.crash[open]");
    page.script("Crypto.prototype.getRandomValues = window.luck", &[]);
    look("crash");
    page.errors();
}

fn forget_games(page: &Page) {
    let forget = "for (const key of Object.keys(localStorage)) if (!key.includes('/setting/')) delete localStorage[key];";
    page.script(forget, &[]);
}
