//! The harness itself, on a page that writes down what reaches it.

use crate::page::{Device, Key, Page, Pointer};
use saucer_night::host::serve::Server;
use std::fs;
use std::path::PathBuf;

const PAGE: &str = r#"<!doctype html>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<style>
  #piece, #place { position: absolute; width: 60px; height: 60px; background: teal; touch-action: none; user-select: none }
  #piece { left: 20px; top: 20px } #place { left: 220px; top: 1400px }
  @media (prefers-reduced-motion: reduce) { body { --motion: less } }
</style>
<input id="name"><button id="button" onclick="document.title = 'clicked'">Button</button>
<div id="piece">piece</div><div id="place">place</div>
<script>
  window.seen = [];
  const note = e => seen.push([e.type, e.pointerType, e.clientX, e.clientY].join(' '));
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) addEventListener(type, note);
  addEventListener('keydown', e => seen.push(e.key));
</script>"#;

struct Scratch {
    folder: PathBuf,
    server: Server,
}

impl Scratch {
    fn new(name: &str, html: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("harness-{name}"));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("index.html"), html).unwrap();
        Self { server: Server::start(&folder, 0).unwrap(), folder }
    }
}

fn seen(page: &Page) -> Vec<String> {
    serde_json::from_value(page.script("return window.seen.splice(0)", &[])).unwrap()
}

/// What has reached the page once the pointer is up again: the browser hands events over in its own time.
fn seen_until_up(page: &Page) -> Vec<String> {
    let mut all = Vec::new();
    page.wait_until("the pointer is up", |page| {
        all.extend(seen(page));
        all.iter().any(|line| line.starts_with("pointerup")).then_some(())
    });
    all
}

/// A drag on this page begins, moves in eight steps and ends, all by the same pointer.
fn assert_dragged(page: &Page, pointer: &str) {
    let seen = seen_until_up(page);
    let count = |kind: &str| {
        seen.iter().filter(|line| line.starts_with(&format!("{kind} {pointer} "))).count()
    };
    assert_eq!((count("pointerdown"), count("pointerup")), (1, 1), "{seen:?}");
    assert!(count("pointermove") >= 8, "{seen:?}");
}

#[test]
fn a_mouse_drags_clicks_and_types() {
    // Both ends of the drag fit into the window at once.
    let site = Scratch::new("mouse", &PAGE.replace("1400px", "700px"));
    let page = Page::open(Device::Desktop, &site.server.url());
    page.drag(Pointer::Mouse, "#piece", "#place");
    assert_dragged(&page, "mouse");
    page.hold(Pointer::Mouse, "#piece", "#place");
    assert!(!seen(&page).iter().any(|line| line.starts_with("pointerup")), "still in the hand");
    page.let_go(Pointer::Mouse);
    assert_eq!(
        seen_until_up(&page),
        ["pointerup mouse 250 730"],
        "let go in the middle of the place"
    );
    page.click("#button");
    assert_eq!(page.script("return document.title", &[]), "clicked");
    page.fill("#name", "Zorg");
    assert_eq!(
        page.script("return document.querySelector(arguments[0]).value", &["#name".into()]),
        "Zorg"
    );
    seen(&page);
    for key in [Key::Left, Key::Up, Key::Right, Key::Down, Key::Enter, Key::Escape, Key::Tab] {
        page.press(key);
    }
    assert_eq!(
        seen(&page),
        ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "Enter", "Escape", "Tab"]
    );
}

#[test]
fn a_finger_drags_and_taps() {
    let site = Scratch::new("touch", &PAGE.replace("1400px", "500px"));
    for device in [Device::Phone, Device::Tablet] {
        let page = Page::open(device, &site.server.url());
        page.drag(Pointer::Touch, "#piece", "#place");
        assert_dragged(&page, "touch");
        page.hold(Pointer::Touch, "#piece", "#place");
        assert!(!seen(&page).iter().any(|line| line.starts_with("pointerup")), "still in the hand");
        page.let_go(Pointer::Touch);
        assert_eq!(
            seen_until_up(&page),
            ["pointerup touch 250 530"],
            "let go in the middle of the place"
        );
        page.tap(Pointer::Touch, "#button");
        page.wait_until("a click", |page| {
            (page.script("return document.title", &[]) == "clicked").then_some(())
        });
        let width = page.script("return innerWidth", &[]);
        assert_eq!(width, if device == Device::Phone { 390 } else { 820 });
    }
}

#[test]
fn what_is_on_the_page_can_be_read() {
    let site = Scratch::new("read", PAGE);
    let page = Page::open(Device::Desktop, &site.server.url());
    assert_eq!(page.text("#button"), "Button");
    assert_eq!(page.attribute("#piece", "id").as_deref(), Some("piece"));
    assert_eq!(page.attribute("#piece", "title"), None);
    assert_eq!(page.find_all("#piece, #place").len(), 2);
    let place = page.rect("#place");
    assert!(place.y >= 0.0 && place.y + place.height <= 900.0, "scrolled into view: {place:?}");
    page.resize(700, 500);
    assert_eq!(page.script("return [innerWidth, innerHeight]", &[]), serde_json::json!([700, 500]));
    page.reduce_motion();
    let motion = "return getComputedStyle(document.body).getPropertyValue('--motion').trim()";
    assert_eq!(page.script(motion, &[]), "less");
    let picture = site.folder.join("page.png");
    page.screenshot(&picture);
    assert!(fs::read(&picture).unwrap().starts_with(b"\x89PNG\r\n"));
}

#[test]
fn errors_and_foreign_requests_do_not_go_unnoticed() {
    let site = Scratch::new("noise", PAGE);
    let page = Page::open(Device::Desktop, &site.server.url());
    assert_eq!(page.errors(), Vec::<String>::new());
    page.script("setTimeout(() => { throw new Error('boom') })", &[]);
    page.wait_until("the error is logged", |page| {
        page.errors().iter().any(|line| line.contains("boom")).then_some(())
    });
    page.script("fetch('http://localhost:9/elsewhere').catch(() => {})", &[]);
    page.wait_until("the request is logged", |page| {
        page.requests().iter().any(|url| url.ends_with("/elsewhere")).then_some(())
    });
}

#[test]
fn a_stopped_site_is_gone() {
    let site = Scratch::new("stop", PAGE);
    let page = Page::open(Device::Desktop, &site.server.url());
    page.reload();
    page.find("#piece");
    site.server.stop();
    let answer = page
        .script("return fetch('/', { cache: 'no-store' }).then(() => 'served', () => 'gone')", &[]);
    assert_eq!(answer, "gone");
}
