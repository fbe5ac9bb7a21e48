//! Who may know whom.

use crate::paths::{named_modules, names_crate};
use crate::{File, assert_none, example, project};

/// Crates that only exist in a browser.
const BROWSER: [&str; 10] = [
    "yew",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "wasm_bindgen_futures",
    "getrandom",
    "gloo",
    "gloo_events",
    "gloo_timers",
    "gloo_storage",
];

/// Where they may be used: in the page, and at the door of the computer players' own wasm.
const OF_THE_BROWSER: [&str; 2] = ["web", "thoughts.rs"];

/// What a board may use of the page around it.
const AROUND_A_BOARD: [&str; 7] =
    ["boards", "browser", "drag", "motion", "sound", "table", "widgets"];

fn breaches(files: &[File]) -> Vec<String> {
    let sources =
        files.iter().filter(|file| file.path.starts_with("src/") && file.path.ends_with(".rs"));
    sources.flat_map(|file| breaches_of(file, files)).collect()
}

fn breaches_of(file: &File, files: &[File]) -> Vec<String> {
    let parts: Vec<&str> = file.path.trim_start_matches("src/").split('/').collect();
    let mut complaints = Vec::new();
    for named in named_modules(file) {
        let named: Vec<&str> = named.iter().map(String::as_str).collect();
        if !may_know(&parts, &named, files) {
            complaints.push(format!("{} must not know {}", file.path, named.join("::")));
        }
    }
    if !OF_THE_BROWSER.contains(&parts[0]) {
        let foreign = BROWSER.iter().filter(|name| names_crate(file, name));
        complaints.extend(
            foreign.map(|name| format!("{} must not use the browser crate {name}", file.path)),
        );
    }
    complaints
}

/// Whether the file at these parts may name this path of the crate.
fn may_know(file: &[&str], named: &[&str], files: &[File]) -> bool {
    let Some(&room) = named.first() else { return true };
    match *file {
        ["engine", ..] => room == "engine",
        ["host", ..] => room == "host",
        ["games", "mod.rs"] => ["engine", "games"].contains(&room),
        ["games", game, ..] => room == "engine" || (room == "games" && named.get(1) == Some(&game)),
        ["web", "boards", board, _, ..] => match *named {
            ["games", game, ..] => game == board,
            ["web", "boards", other, ..] => other == board || !is_board(other, files),
            ["web", part, ..] => AROUND_A_BOARD.contains(&part),
            _ => room == "engine",
        },
        // One pick-up-and-drop and one set of widgets for all games, so they know none.
        ["web", "drag" | "widgets", ..] => {
            ["engine", "web"].contains(&room) && !named.starts_with(&["web", "boards"])
        }
        ["web", ..] => room != "host",
        ["thoughts.rs"] => !["host", "web"].contains(&room),
        _ => true,
    }
}

fn is_board(name: &str, files: &[File]) -> bool {
    files.iter().any(|file| file.path.starts_with(&format!("src/web/boards/{name}/")))
}

#[test]
fn nobody_knows_whom_they_should_not() {
    assert_none(breaches(&project()));
}

/// The one complaint about a file with this text, in a project with two games and two boards.
fn complaint(path: &str, text: &str) -> Option<String> {
    let others = [("src/web/boards/a/mod.rs", ""), ("src/web/boards/b/mod.rs", ""), (path, text)];
    breaches(&example(&others)).into_iter().next()
}

#[test]
fn each_forbidden_acquaintance_is_noticed() {
    let forbidden = [
        ("src/engine/model.rs", "use crate::games::a::Token;"),
        ("src/engine/bot/greedy.rs", "use super::super::super::web::app;"),
        ("src/engine/chance.rs", "let seed = getrandom::u64();"),
        ("src/games/a/mod.rs", "use crate::games::b::Token;"),
        ("src/games/a/mod.rs", "use super::b::Token;"),
        ("src/games/a/mod.rs", "use crate::{engine::Seat, games::b};"),
        ("src/games/a/text.rs", "fn f() { crate::web::mount() }"),
        ("src/games/a/text.rs", "use yew::Html;"),
        ("src/web/app.rs", "use crate::host::project;"),
        ("src/web/boards/a/mod.rs", "use crate::games::b::Token;"),
        ("src/web/boards/a/mod.rs", "use super::b::sprite;"),
        ("src/web/boards/a/mod.rs", "use crate::web::storage::save;"),
        ("src/web/drag/mod.rs", "use crate::games::a::Token;"),
        ("src/web/widgets/die.rs", "use crate::web::boards::a::sprite;"),
        ("src/host/build.rs", "use crate::games::a;"),
        ("src/thoughts.rs", "use saucer_night::web::app;"),
        ("src/host/serve.rs", "use web_sys::Window;"),
    ];
    for (path, text) in forbidden {
        assert!(complaint(path, text).is_some_and(|line| line.starts_with(path)), "{path}: {text}");
    }
}

#[test]
fn each_allowed_acquaintance_passes() {
    let allowed = [
        ("src/engine/bot/greedy.rs", "use crate::engine::GameModel; use super::Level;"),
        (
            "src/games/a/mod.rs",
            "use crate::engine::Seat; use crate::games::a::text; use self::text::Line;",
        ),
        ("src/games/mod.rs", "macro_rules! all { () => { $crate::games::a::A } }"),
        (
            "src/web/boards/a/mod.rs",
            "use crate::games::a::A; use crate::web::{drag::Id, table::Hands}; use yew::Html;",
        ),
        ("src/web/boards/a/mod.rs", "use super::Board;"),
        ("src/web/boards/mod.rs", "use crate::games::{a::A, b::B};"),
        ("src/web/drag/mod.rs", "use crate::web::browser::document;"),
        ("src/host/mod.rs", "use crate::host::serve;"),
        ("src/main.rs", "saucer_night::web::mount()"),
    ];
    for (path, text) in allowed {
        assert_eq!(complaint(path, text), None, "{path}: {text}");
    }
}
