//! Pictures of every screen in `target/gallery/`, and those the README shows.

use crate::moments::moments;
use crate::page::{Device, Page};
use crate::screens;
use crate::site;
use std::path::{Path, PathBuf};

const DEVICES: [(Device, u32); 3] =
    [(Device::Desktop, 1440), (Device::Phone, 390), (Device::Tablet, 820)];

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("target/tmp has a parent").to_owned()
}

#[test]
#[ignore = "writes pictures for people to look at: cargo test --test browser gallery -- --ignored"]
fn every_screen_in_every_size_and_theme() {
    let server = site::serve();
    for (device, width) in DEVICES {
        for theme in ["dark", "light"] {
            let page = screens::open(device, &server.url(), theme);
            if device == Device::Desktop {
                page.resize(width, 900);
            }
            screens::visit(&page, |screen| {
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
    page.resize(1280, 900);
    for moments in moments() {
        screens::sit_down(&page, moments.game, &moments.saves[2].1);
        settled(&page);
        page.screenshot(&docs.join(format!("{}.png", moments.game)));
    }
}

/// Waits until nothing moves any more that will ever stop, and until a curve is drawn.
fn settled(page: &Page) {
    const SCRIPT: &str = "return Promise.allSettled(document.getAnimations()
        .filter(a => a.effect.getTiming().iterations !== Infinity && a.playState === 'running')
        .map(a => a.finished)).then(() => true)";
    page.wait_until("the curve", |page| {
        page.find_all("dialog.end[open] .curve:not([data-done])").is_empty().then_some(())
    });
    page.script(SCRIPT, &[]);
}
