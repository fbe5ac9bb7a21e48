//! Lighthouse on the finished site, as a phone on a slow network: `cargo bench --bench lighthouse`.
//!
//! Installs Lighthouse with npm into the target folder and drives Chromium (`CHROME_PATH`, or the one on
//! the PATH). Every file is served packed, as good web servers do. Writes the table of `docs/figures.md`.
//! `SAUCER_NIGHT_SITE` names a folder with a built site.
//!
//! Lighthouse slows the processor down four times, which makes a phone of a fast desktop machine, and asks for less on
//! slower ones. How fast this machine is it says itself; `CPU_SLOWDOWN=4` sets the factor by hand.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use kit::{figures, site};
use saucer_night::engine::GameModel;
use saucer_night::for_every_game;
use serde_json::Value;

/// What every page has to reach.
const WANTED: f64 = 95.0;
/// The median of this many runs counts: a busy machine spoils single ones.
const RUNS: usize = 5;
/// What Lighthouse finds of the machine that it slows down four times: the middle of its fast desktop machines.
const FAST: f64 = 1750.0;
const ASPECTS: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

fn main() {
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lighthouse");
    let tool = install(&scratch);
    let server = site::serve();
    let slowdown = slowdown(&tool, &server.url(), &scratch);
    let mut table = String::from(
        "| page | performance | accessibility | best practices | SEO | transferred |\n|---|---|---|---|---|---|\n",
    );
    let mut low = Vec::new();
    for (name, address) in pages() {
        let runs = (0..RUNS).map(|run| {
            let report = scratch.join(format!("{name}-{run}.json"));
            measure(&tool, &format!("{}{address}", server.url()), &report, slowdown)
        });
        let runs: Vec<Report> = runs.collect();
        let scores = [0, 1, 2, 3].map(|aspect| median(runs.iter().map(|run| run.scores[aspect])));
        let kilobytes = median(runs.iter().map(|run| run.kilobytes));
        let row = scores.map(|score| format!("{score:.0}")).join(" | ");
        table.push_str(&format!("| {name} | {row} | {kilobytes:.0} KB |\n"));
        for (aspect, _) in ASPECTS.iter().zip(scores).filter(|(_, score)| *score < WANTED) {
            low.push(format!("{name}: {aspect}"));
        }
    }
    table.push_str(&format!("\nThe processor was slowed down {slowdown:.1} times.\n"));
    println!("{table}");
    figures::write("lighthouse", &table);
    assert!(low.is_empty(), "below {WANTED}: {}", low.join(", "));
}

/// The home page, and a table of every game.
fn pages() -> Vec<(&'static str, String)> {
    let mut pages = vec![("home", String::new())];
    macro_rules! tables {
        ($($module:ident: $game:ty,)*) => {$(
            let id = <$game as GameModel>::ID.0;
            pages.push((id, format!("#/start/{id}?seats=human,bot:easy&seed=lighthouse")));
        )*};
    }
    for_every_game!(tables);
    pages
}

fn install(folder: &Path) -> PathBuf {
    let tool = folder.join("node_modules/.bin/lighthouse");
    if !tool.exists() {
        fs::create_dir_all(folder).expect("a scratch folder");
        let arguments = ["install", "--prefix", ".", "--no-audit", "--no-fund", "lighthouse@13"];
        let done = Command::new("npm").current_dir(folder).args(arguments).status();
        assert!(done.is_ok_and(|done| done.success()), "npm could not install Lighthouse");
    }
    tool
}

struct Report {
    scores: [f64; 4],
    kilobytes: f64,
    /// How fast the machine was.
    speed: f64,
}

fn measure(tool: &Path, address: &str, report: &Path, slowdown: f64) -> Report {
    let done = Command::new(tool)
        .arg(address)
        .args(["--quiet", "--output=json", "--output-path"])
        .arg(report)
        .arg(format!("--only-categories={}", ASPECTS.join(",")))
        .arg(format!("--throttling.cpuSlowdownMultiplier={slowdown:.1}"))
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage")
        .status();
    assert!(done.is_ok_and(|done| done.success()), "Lighthouse failed on {address}");
    let text = fs::read_to_string(report).expect("a report");
    let report: Value = serde_json::from_str(&text).expect("a report in JSON");
    let score =
        |aspect: &str| report["categories"][aspect]["score"].as_f64().unwrap_or(0.0) * 100.0;
    let bytes = report["audits"]["total-byte-weight"]["numericValue"].as_f64().unwrap_or(0.0);
    let speed = report["environment"]["benchmarkIndex"].as_f64().unwrap_or(FAST);
    Report { scores: ASPECTS.map(score), kilobytes: bytes / 1_000.0, speed }
}

/// How many times the processor is slowed down to that of the same phone whatever the machine.
fn slowdown(tool: &Path, home: &str, scratch: &Path) -> f64 {
    let by_hand = std::env::var("CPU_SLOWDOWN").ok().and_then(|factor| factor.parse().ok());
    by_hand.unwrap_or_else(|| {
        let report = scratch.join("speed.json");
        let speed = median((0..RUNS).map(|_| measure(tool, home, &report, 4.0).speed));
        (4.0 * speed / FAST).clamp(1.0, 4.0)
    })
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
