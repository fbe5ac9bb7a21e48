//! What a first visit downloads before the first move stays under a ceiling, whichever game is played.

use crate::page::{Device, Page};
use crate::site;
use crate::table::{Seating, laid, start};
use saucer_night::engine::GameModel;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// In bytes, packed as good web servers do it: everything between the address and a board that can be played, by way
/// of the home page and the form. Computer players follow in their worker, and the rest of the site for playing
/// without a network, when there is time.
fn ceiling(game: &str) -> usize {
    // Four times as many cards as any other.
    if game == "conquest" { 310_000 } else { 250_000 }
}

/// Every game on the home page, with the name of its module.
fn games() -> Vec<(&'static str, &'static str)> {
    macro_rules! games {
        ($($name:ident: $game:ty,)*) => { vec![$((stringify!($name), <$game as GameModel>::ID.0),)*] };
    }
    saucer_night::for_every_game!(games)
}

/// The files that a fresh browser asks for from the home page to the table.
fn visit(url: &str, game: &str) -> BTreeSet<String> {
    let page = Page::open(Device::Desktop, url);
    start(&page, &Seating { game, seed: "size", pace: "instant", second: "Person" });
    // The pictures on the board are asked for once it is there, and it may be behind a curtain.
    page.script("document.querySelector('.curtain button')?.click()", &[]);
    laid(&page);
    std::thread::sleep(std::time::Duration::from_secs(2));
    let files = page.requests().into_iter().filter_map(|asked| {
        let file = asked.strip_prefix(url)?.split(['?', '#']).next()?.to_owned();
        Some(if file.is_empty() { "index.html".into() } else { file })
    });
    files.collect()
}

#[test]
fn a_first_visit_stays_under_its_ceiling_whichever_game_is_played() {
    let sizes = sizes(site::dist());
    let server = site::serve();
    for (module, game) in games() {
        let files = visit(&server.url(), game);
        println!("\n{game}");
        for file in &files {
            println!("{:>9}  {file}", sizes.get(file).copied().unwrap_or_default());
        }
        let own = |file: &&String| file.starts_with(module) && file.ends_with(".wasm");
        assert_eq!(files.iter().filter(own).count(), 1, "{game} comes as a part: {files:?}");
        let wasms = files.iter().filter(|file| file.ends_with(".wasm")).count();
        assert_eq!(wasms, 2, "the house and one game, no more: {files:?}");
        let total: usize = files.iter().filter_map(|file| sizes.get(file)).sum();
        let most = ceiling(module);
        println!("{total:>9}  in all, brotli -q 11; the ceiling is {most}");
        assert!(total > 10_000, "the wasm alone is more than {total} bytes");
        assert!(total <= most, "a first visit downloads {total} bytes, over the ceiling of {most}");
    }
    println!("\n{:>9}  the whole site", sizes.values().sum::<usize>());
}

/// How large each file of the site is on its way: packed, where it is packed.
fn sizes(dist: &Path) -> BTreeMap<String, usize> {
    let mut sizes = BTreeMap::new();
    gather(dist, "", &mut sizes);
    sizes
}

fn gather(folder: &Path, path: &str, sizes: &mut BTreeMap<String, usize>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let file = entry.expect("a readable entry").path();
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if file.is_dir() {
            gather(&file, &format!("{path}{name}/"), sizes);
        } else if !name.starts_with('.') && !name.ends_with(".br") {
            let packed = folder.join(format!("{name}.br"));
            let sent = fs::metadata(&packed).or_else(|_| fs::metadata(&file));
            sizes.insert(format!("{path}{name}"), sent.expect("a readable file").len() as usize);
        }
    }
}
