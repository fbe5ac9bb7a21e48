//! Makes the pictures that an installed app is known by. Run it when the icon or a board has changed.

use crate::page::{Device, Page};
use crate::site;
use crate::table::{Seating, sit_down};
use saucer_night::host::project;
use saucer_night::host::serve::Server;
use std::fs;
use std::path::PathBuf;

/// A square of the icon: its name, its size, whether the ground fills the corners, how large the icon is in it.
/// Phones cut a maskable one to a shape, so all that matters lies within four fifths of it.
const ICONS: [(&str, u32, bool, u32); 5] = [
    ("192", 192, false, 100),
    ("512", 512, false, 100),
    ("maskable-192", 192, true, 82),
    ("maskable-512", 512, true, 82),
    ("apple-touch", 180, true, 100),
];

#[test]
#[ignore = "writes static/icons"]
fn draw_the_icons() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("icons");
    fs::create_dir_all(&folder).unwrap();
    fs::copy(project().join("static/icon.svg"), folder.join("icon.svg")).unwrap();
    let server = Server::start(&folder, 0).unwrap();
    for (name, size, filled, percent) in ICONS {
        let ground = if filled { "#0b1020" } else { "transparent" };
        let html = format!(
            "<!doctype html><style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; \
             background: {ground} }} img {{ width: {percent}% }}</style><img src=icon.svg>"
        );
        fs::write(folder.join("index.html"), html).unwrap();
        let page = Page::open(Device::Desktop, &server.url());
        page.resize(size, size);
        page.see_through();
        page.screenshot(&project().join(format!("static/icons/{name}.png")));
    }
}

#[test]
#[ignore = "writes static/screenshots"]
fn take_the_screenshots() {
    let server = site::serve();
    let (wide, narrow) = (Device::Desktop, Device::Phone);
    let games = [(wide, "wide", "alien-frontiers"), (narrow, "narrow", "nicy-hosmosu")];
    for (device, name, game) in games {
        let seating = Seating { game, seed: "picture", pace: "instant", second: "Person" };
        let page = sit_down(device, &server.url(), &seating);
        let picture = |what: &str| {
            if device == wide {
                page.resize(1280, 800);
            }
            page.screenshot(&project().join(format!("static/screenshots/{what}-{name}.png")));
        };
        picture("table");
        page.script("localStorage.clear()", &[]);
        page.goto(&format!("{}#/about", server.url()));
        page.goto(&format!("{}#/", server.url()));
        page.find(".poster");
        picture("home");
    }
}
