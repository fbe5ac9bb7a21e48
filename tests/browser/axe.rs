//! axe-core finds nothing on any screen, in both themes, on a phone and on a desktop.

use crate::page::{Device, Page};
use crate::screens;
use crate::site;
use serde_json::json;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

const PACKAGE: &str = "axe-core@4.14.0";

/// The checker's own script, fetched with npm once.
fn axe() -> &'static str {
    static SOURCE: OnceLock<String> = OnceLock::new();
    SOURCE.get_or_init(|| {
        let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("axe");
        let file = home.join("node_modules/axe-core/axe.min.js");
        if !file.is_file() {
            std::fs::create_dir_all(&home).expect("a folder for axe-core");
            let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
            let fetched = Command::new(npm)
                .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"])
                .args([PACKAGE, "--prefix"])
                .arg(&home)
                .output();
            let fetched = fetched.expect("this test needs npm on the PATH, to fetch axe-core");
            assert!(
                fetched.status.success(),
                "npm could not fetch {PACKAGE}: {}",
                String::from_utf8_lossy(&fetched.stderr)
            );
        }
        std::fs::read_to_string(file).expect("the package holds the script")
    })
}

/// What is wrong with the page as it stands, in lines.
fn complaints(page: &Page) -> Vec<String> {
    const RUN: &str = "
        if (!window.axe) (0, eval)(arguments[0]);
        const settled = document.getAnimations().filter(a => a.effect.getTiming().iterations !== Infinity);
        const soon = new Promise(done => setTimeout(done, 1000));
        return Promise.race([soon, Promise.allSettled(settled.map(a => a.finished))]).then(() => axe.run(document, {
            resultTypes: ['violations'],
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
            rules: { 'label-content-name-mismatch': { enabled: true } },
        })).then(found => found.violations.flatMap(rule => rule.nodes.map(node =>
            rule.id + ': ' + node.html.slice(0, 200) + ' (' + node.failureSummary.split('\\n')[1] + ')')));";
    let found = page.script(RUN, &[json!(axe())]);
    serde_json::from_value(found).expect("a list of complaints")
}

/// Help that a resting mouse brings up is no part of anything's name, though axe takes it for one.
fn park(page: &Page, device: Device) {
    if device == Device::Desktop {
        let aside = json!({ "type": "mouseMoved", "x": 1, "y": 1 });
        page.cdp("Input.dispatchMouseEvent", aside);
    }
}

fn nothing_found(theme: &str) {
    let server = site::serve();
    let mut found = Vec::new();
    for device in [Device::Desktop, Device::Phone] {
        let page = screens::open(device, &server.url(), theme);
        screens::visit(&page, |screen| {
            park(&page, device);
            for line in complaints(&page) {
                // The same thing on many screens is one thing to mend.
                if !found.iter().any(|known: &String| known.ends_with(&line)) {
                    found.push(format!("{screen}, {device:?}: {line}"));
                }
            }
        });
        assert_eq!(page.errors(), Vec::<String>::new());
    }
    assert!(found.is_empty(), "{} complaints:\n{}", found.len(), found.join("\n"));
}

#[test]
fn axe_finds_nothing_in_the_dark() {
    nothing_found("dark");
}

#[test]
fn axe_finds_nothing_in_the_light() {
    nothing_found("light");
}

#[test]
fn axe_notices_what_is_wrong() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    let spoil =
        "const button = document.createElement('button'), odd = document.createElement('button');
        odd.textContent = 'Open the door';
        odd.setAttribute('aria-label', 'Close the window');
        document.querySelector('main').append(button, odd);";
    page.script(spoil, &[]);
    let found = complaints(&page);
    for rule in ["button-name", "label-content-name-mismatch"] {
        assert!(found.iter().any(|line| line.starts_with(rule)), "{rule}: {found:?}");
    }
}
