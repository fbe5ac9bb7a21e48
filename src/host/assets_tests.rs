//! What is read of `index.html`, and what is refused there.

use super::*;
use std::path::PathBuf;

/// A project of a few files, gone afterwards.
struct Scratch(PathBuf);

const GOOD: &str = r#"<!doctype html>
<head>
  <base data-trunk-public-url />
  <link data-trunk rel="rust" href="Cargo.toml" data-bin="page" data-cargo-profile-release="small" data-cargo-profile-dev="quick" />
  <link rel="thinker" href="thinker.js" />
  <link data-trunk rel="css" href="styles/base.css" />
  <link data-trunk
        data-part='moon' rel="css" href="styles/moon.css" data-font="fonts/moon.woff2" />
  <link data-trunk rel="copy-dir" href="static/fonts" />
  <link data-trunk rel="copy-file" href="rules.md" data-target-path="rules/moon" />
</head>
<body><link data-trunk rel="inline" href="static/moon.svg" data-part="moon" /></body>
"#;

impl Scratch {
    fn new(name: &str, document: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("saucer-night-assets-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("static/fonts")).unwrap();
        fs::create_dir_all(folder.join("styles")).unwrap();
        let files = ["styles/base.css", "styles/moon.css", "static/fonts/moon.woff2"];
        for file in files.iter().chain(&["static/moon.svg", "rules.md"]) {
            fs::write(folder.join(file), file).unwrap();
        }
        fs::write(folder.join("index.html"), document).unwrap();
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn read(name: &str, document: &str) -> Result<Assets, Trouble> {
    Assets::read(&Scratch::new(name, document).0, &["moon".into()])
}

fn refused(name: &str, from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    read(name, &GOOD.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn the_list_is_read_with_all_its_files() {
    let assets = read("good", GOOD).unwrap();
    let files: Vec<&str> = assets.files.keys().map(String::as_str).collect();
    assert_eq!(files, ["fonts/moon.woff2", "rules/moon/rules.md"]);
    let program = assets.programs().next().unwrap();
    assert_eq!((&*program.name, &*program.profile, &*program.draft), ("page", "small", "quick"));
    let sheet = assets.marks.iter().find_map(|(_, mark)| match mark {
        Mark::Sheet { part: Some(part), font, .. } => Some((part.as_str(), font.as_deref())),
        _ => None,
    });
    assert_eq!(sheet, Some(("moon", Some("fonts/moon.woff2"))));
    assert!(assets.marks.iter().any(|(_, mark)| matches!(mark, Mark::Drawings { .. })));
}

#[test]
fn a_mark_that_nobody_understands_is_refused() {
    let said = refused("mark", "rel=\"copy-dir\"", "rel=\"copydir\"");
    assert!(said.contains("rel=\"copydir\""), "{said}");
    let said = refused("twice", "<base data-trunk-public-url />", "");
    assert!(said.contains("0 times"), "{said}");
}

#[test]
fn a_file_that_is_not_there_is_refused() {
    for (from, to) in [
        ("static/fonts", "static/fnots"),
        ("rules.md", "rulse.md"),
        ("styles/base.css", "styles/bsae.css"),
        ("static/moon.svg", "static/mono.svg"),
        ("fonts/moon.woff2", "fonts/mono.woff2"),
    ] {
        let said = refused("file", from, to);
        assert!(said.contains(to), "{said}");
    }
}

#[test]
fn a_game_that_nobody_knows_and_one_without_a_sheet_are_refused() {
    let said = refused("game", "data-part='moon'", "data-part='mond'");
    assert!(said.contains("mond") && said.contains("they are moon"), "{said}");
    let said = refused("drawings", "data-part=\"moon\"", "data-part=\"mond\"");
    assert!(said.contains("mond"), "{said}");
    let said = refused("unnamed", "data-part='moon'", "");
    assert!(said.contains("styles/moon.css is named after moon"), "{said}");
    let said = refused(
        "none",
        "data-part='moon' rel=\"css\" href=\"styles/moon.css\"",
        "rel=\"css\" href=\"styles/base.css\"",
    );
    assert!(said.contains("no stylesheet has data-part=\"moon\""), "{said}");
}

#[test]
fn what_the_project_lists_is_all_there() {
    let project = crate::project();
    let games = crate::parts::games(&project).unwrap();
    let assets = Assets::read(&project, &games).unwrap();
    let programs: Vec<&str> = assets.programs().map(|program| program.name.as_str()).collect();
    assert_eq!(programs, ["saucer-night", "thoughts"]);
    assert!(
        assets.files.contains_key("boot.js")
            && assets.files.contains_key("rules/conquest/rules.md")
    );
}
