//! "Add a game" of CONTRIBUTING.md, taken at its word: a copy of the smallest game moves into a copy of the project under
//! a name of its own, step by step, and then it compiles, conforms and is played.
//!
//! The steps name every file that they touch. What the guide does not name, this test cannot do.

mod copy;

use copy::Copy;

#[test]
fn whoever_follows_the_steps_has_a_game() {
    let mut copy = Copy::of_the_project();
    // 1 and 2: a crate with its rules, and a member.
    copy.folder(1, "src/games/<game>");
    copy.lines(1, "Cargo.toml");
    // 3: on the list.
    copy.lines(3, "src/games/Cargo.toml");
    copy.lines(3, "src/games/lib.rs");
    // 4: a test per number, and a reason per decision.
    copy.folder(4, "tests/rules/<game>");
    copy.lines(4, "tests/rules/main.rs");
    copy.section(4, "docs/decisions.md");
    // 5 and 6: in hands, and on a board.
    copy.folder(5, "src/table/boards/<game>");
    copy.lines(5, "src/table/boards/mod.rs");
    copy.lines(5, "src/table/manners.rs");
    copy.folder(6, "src/web/boards/<game>");
    copy.lines(6, "src/web/boards/mod.rs");
    // 7 and 8: how it looks.
    copy.file(7, "static/posters/<game id>.svg");
    copy.lines_with(7, "styles/pages.css", "--poster");
    copy.file(7, "styles/<game id>.css");
    copy.lines(8, "index.html");
    // 9: how it is learned and found.
    copy.lesson(9, "static/learn/<game id>.txt");
    copy.file(9, "static/guides/<game id>.md");
    copy.file(9, "static/guides/<game id>.webp");
    copy.lines(9, "static/manifest.webmanifest");
    copy.lines_with(9, "static/embed.html", "<option");
    // 11: how it is played in a browser.
    copy.file(11, "tests/browser/<game>.rs");
    copy.lines(11, "tests/browser/main.rs");

    // 10: golden games, as the guide says they are made.
    for command in copy.commands(10) {
        copy.run(&command);
    }
    let new = copy.name();
    let played = copy.run(&format!("cargo test --test conformance {new}::"));
    assert!(played.contains("random_play_ends_and_every_step_conforms ... ok"), "{played}");
    // Every number has its test, every sheet and file its form.
    copy.run("cargo test --test structure");
    let page = copy.run(&format!("cargo test --test page --test replays {new}"));
    assert!(page.contains(&format!("lessons::{new} ... ok")), "its lesson is played: {page}");
    copy.run("cargo check --target wasm32-unknown-unknown -p web");
}
