//! What somebody may not know is nowhere to be found: not in the document, not to be read at a glance in what the browser
//! keeps, not in what the page around is told, and not on the console.

use std::fs;
use std::path::PathBuf;

use crate::page::{Device, Page};
use saucer_night::engine::{Seat, Session, Viewer};
use saucer_night::host::serve::Server;
use saucer_night::table::Hands;
use saucer_night::table::link::encoded;

/// A game with secrets.
pub trait Hides: Hands {
    /// What lies open to a viewer, in words; besides the log and the prompt, which everybody has.
    fn in_sight(session: &Session<Self>, viewer: Viewer) -> Vec<String>;
    /// What is hidden from a viewer: the names of each thing, as people read it first, then as the page calls it.
    fn hidden(session: &Session<Self>, viewer: Viewer) -> Vec<[String; 2]>;
}

/// What a viewer may not know, unless the same words also stand for something known.
fn unknown<G: Hides>(session: &Session<G>, viewer: Viewer) -> Vec<[String; 2]> {
    let name = |seat: Seat| format!("{seat:?}");
    let mut known = G::in_sight(session, viewer);
    known.push(G::prompt(&session.seen(viewer), &name));
    let story = session.story(0, viewer).into_iter().flat_map(|(happening, _)| happening.events);
    known.extend(story.filter_map(|event| Some(G::story(&event, &name)?.text)));
    let known = known.join("\n");
    let hidden = G::hidden(session, viewer).into_iter();
    hidden.filter(|names| !known.contains(&names[0])).collect()
}

fn none_in(text: &str, unknown: &[[String; 2]], what: &str) {
    for name in unknown.iter().flatten() {
        assert!(!text.contains(name), "{name} is in {what}");
    }
}

fn text(page: &Page, script: &str) -> String {
    page.script(script, &[]).as_str().expect("text").to_owned()
}

fn document(page: &Page) -> String {
    text(page, "return location.href + document.documentElement.outerHTML")
}

/// Looks everywhere for what this viewer may not know, and for what nobody else may where others read it. Says how many
/// things were looked for.
pub fn check<G: Hides>(page: &Page, session: &Session<G>, viewer: Viewer) -> usize {
    let own = unknown(session, viewer);
    none_in(&document(page), &own, &format!("the document of {viewer:?}"));
    check_outside(page, session);
    own.len()
}

/// Behind the curtain lies nothing that anybody may not know.
pub fn check_curtain<G: Hides>(page: &Page, session: &Session<G>) {
    none_in(&document(page), &unknown(session, Viewer::Public), "front of the curtain");
    check_outside(page, session);
}

fn check_outside<G: Hides>(page: &Page, session: &Session<G>) {
    const KEPT: &str = "return [localStorage, sessionStorage].flatMap(store => Object.keys(store)
            .map(name => name + ': ' + store.getItem(name))).join('\\n') + document.cookie + name;";
    let everybodys = unknown(session, Viewer::Public);
    // A running game lies there as well, but nobody reads it at a glance.
    let kept = text(page, KEPT);
    assert!(!kept.contains("\"seed\"") && !kept.contains("\"move\""), "{kept}");
    assert!(kept.contains("saucer-night/setting/pace"), "what is kept was read: {kept}");
    none_in(&kept, &everybodys, "what is kept for everybody");
    for message in told(page) {
        none_in(&message, &everybodys, "a message to the page around");
    }
    assert_eq!(page.console(), Vec::<String>::new(), "the console is silent");
}

const AROUND: &str = r#"<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style>
<script>
  window.told = []; window.all = 0;
  addEventListener('message', ({ data }) => { told.push(JSON.stringify(data)); all += 1; });
</script>
<body><script>
  const frame = document.createElement('iframe');
  frame.name = 'saucer-night?host=' + encodeURIComponent(location.origin);
  frame.src = 'SITE';
  document.body.append(frame);
</script>"#;

/// Opens the site in a frame that covers a page of another origin, which keeps every message.
pub fn open_embedded(device: Device, site: &Server) -> (Page, Server) {
    let name = format!("around-{}", encoded(&site.url()));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), AROUND.replace("SITE", &site.url())).expect("a page");
    let around = Server::start(&folder, 0).expect("a port");
    let page = Page::open(device, &around.url());
    page.enter_frame("iframe");
    page.find(".poster");
    (page, around)
}

/// What the page around was told since the last call.
fn told(page: &Page) -> Vec<String> {
    page.leave_frame();
    let told = page.script("return window.told.splice(0)", &[]);
    page.enter_frame("iframe");
    serde_json::from_value(told).expect("messages")
}

/// How many messages the page around has got in all.
pub fn messages(page: &Page) -> u64 {
    page.leave_frame();
    let all = page.script("return window.all", &[]);
    page.enter_frame("iframe");
    all.as_u64().expect("a number")
}
