//! Pictures of every screen in `target/gallery/`, and those the README shows.

use crate::crowd::crowds;
use crate::moments::moments;
use crate::page::{Device, Page};
use crate::screens;
use crate::site;
use kit::decode_base64;
use serde_json::json;
use std::path::{Path, PathBuf};

/// What it is looked at on, and the size of the window. The phone comes upright and on its side.
const DEVICES: [(Device, (u32, u32)); 7] = [
    (Device::Desktop, (1440, 900)),
    (Device::Phone, (390, 844)),
    (Device::Tablet, (820, 1180)),
    (Device::Phone, (844, 390)),
    (Device::Desktop, (1100, 700)),
    (Device::Desktop, (1920, 1080)),
    (Device::Desktop, (2560, 1440)),
];

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("target/tmp has a parent").to_owned()
}

#[test]
#[ignore = "writes pictures for people to look at: cargo test --test browser gallery -- --ignored"]
fn every_screen_in_every_size_and_theme() {
    let server = site::serve();
    for (device, (width, height)) in DEVICES {
        for theme in ["dark", "light"] {
            let page = screens::open(device, &server.url(), theme);
            if device == Device::Desktop || width > height {
                page.resize(width, height);
            }
            screens::visit(&page, |screen| {
                settled(&page);
                page.screenshot(&target().join(format!("gallery/{screen}-{width}-{theme}.png")));
            });
            for (game, save) in crowds() {
                screens::sit_down(&page, &format!("{game}-crowd"), &save);
                settled(&page);
                let file = format!("gallery/{game}-crowd-{width}-{theme}.png");
                page.screenshot(&target().join(file));
            }
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

#[test]
#[ignore = "writes static/guides/: cargo test --test browser guides -- --ignored"]
fn the_pictures_of_the_guides() {
    let server = site::serve();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/guides");
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    page.resize(1280, 800);
    for moments in moments() {
        screens::sit_down(&page, moments.game, &moments.saves[2].1);
        settled(&page);
        let clip = json!({ "x": 0, "y": 0, "width": 1280, "height": 800, "scale": 0.75 });
        let shot = json!({ "format": "webp", "quality": 72, "clip": clip });
        let picture = page.cdp("Page.captureScreenshot", shot);
        let picture = picture["data"].as_str().expect("a picture");
        std::fs::write(folder.join(format!("{}.webp", moments.game)), decode_base64(picture))
            .expect("the folder can be written");
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
