//! Pictures of every screen in `target/gallery/`, and those the README shows.

use crate::page::{Device, Page};
use crate::screens;
use crate::site;
use std::path::{Path, PathBuf};

const SIZES: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("target/tmp has a parent").to_owned()
}

#[test]
#[ignore = "writes pictures for people to look at: cargo test --test browser gallery -- --ignored"]
fn every_screen_in_every_size_and_theme() {
    let server = site::serve();
    for theme in ["dark", "light"] {
        let page = screens::open(Device::Desktop, &server.url(), theme);
        for (width, height) in SIZES {
            page.resize(width, height);
            page.script("location.hash = '#/'", &[]);
            page.find(".poster");
            screens::visit(&page, screens::moments(), |screen| {
                settled(&page);
                page.screenshot(&target().join(format!("gallery/{screen}-{width}-{theme}.png")));
            });
        }
    }
}

#[test]
#[ignore = "writes docs/: cargo test --test browser readme -- --ignored"]
fn the_pictures_of_the_readme() {
    let server = site::serve();
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    page.resize(1200, 800);
    for moments in screens::moments() {
        screens::sit_down(&page, moments.game, &moments.saves[2].1);
        settled(&page);
        page.screenshot(&docs.join(format!("{}.png", moments.game)));
    }
}

/// Waits until nothing moves any more that will ever stop.
fn settled(page: &Page) {
    const SCRIPT: &str = "return Promise.allSettled(document.getAnimations()
        .filter(a => a.effect.getTiming().iterations !== Infinity).map(a => a.finished)).then(() => true)";
    page.script(SCRIPT, &[]);
}
