//! Whether the page stalls while computer players think in their worker.

use serde_json::Value;

use crate::page::Page;

/// Keeps every worker the page hires, and writes down when a seat's question is asked and answered.
pub const WITNESS: &str = r#"
    const Real = Worker; window.hired = []; window.asked = []; window.answered = []; window.long = [];
    window.Worker = class extends Real {
        constructor(...words) {
            super(...words); hired.push(this);
            this.addEventListener('message', ({ data }) => {
                if (data.startsWith?.('answer ')) answered.push(performance.now());
            });
        }
        postMessage(words) {
            const seat = words.match?.(/^ask .*"viewer":(\d+)/)?.[1];
            if (seat) asked.push([performance.now(), Number(seat)]);
            super.postMessage(words);
        }
    };
    new PerformanceObserver(list => list.getEntries().forEach(e => long.push([e.startTime, e.duration])))
        .observe({ type: 'longtask' });"#;

/// Lets two computer players of a level play by themselves, watched, on a page that is at home.
pub fn let_computers_play(page: &Page, game: &str, level: &str) {
    page.find(".poster");
    page.script(WITNESS, &[]);
    page.set("pace", "instant");
    let table = format!("#/start/{game}?seats=bot:{level},bot:{level}&seed=moon");
    page.script(&format!("location.hash = '{table}'"), &[]);
}

/// How many questions have been answered.
pub fn answered(page: &Page) -> usize {
    thoughts(page).len()
}

/// A seat's thought: when it began and ended.
struct Thought {
    seat: u64,
    from: f64,
    to: f64,
}

fn thoughts(page: &Page) -> Vec<Thought> {
    let both = page.script("return [asked, answered]", &[]);
    let list = |at: usize| both[at].as_array().cloned().unwrap_or_default();
    let thought = |(ask, answer): (Value, Value)| {
        Some(Thought { seat: ask[1].as_u64()?, from: ask[0].as_f64()?, to: answer.as_f64()? })
    };
    list(0).into_iter().zip(list(1)).filter_map(thought).collect()
}

/// How long each question took, in milliseconds.
pub fn durations(page: &Page) -> Vec<f64> {
    thoughts(page).into_iter().map(|thought| thought.to - thought.from).collect()
}

/// The longest time that a seat thought before another one did, in milliseconds.
pub fn longest_turn(page: &Page) -> f64 {
    let thoughts = thoughts(page);
    let turns = thoughts.chunk_by(|one, next| one.seat == next.seat);
    turns.map(|turn| turn.iter().map(|thought| thought.to - thought.from).sum()).fold(0.0, f64::max)
}

/// The longest task of the page during each thought, in milliseconds; 0 is under 50.
pub fn longest_tasks(page: &Page) -> Vec<f64> {
    let long = page.script("return long", &[]);
    let long: Vec<(f64, f64)> = serde_json::from_value(long).expect("pairs of numbers");
    let during = |Thought { from, to, .. }: Thought| {
        let within = long.iter().filter(|(start, _)| from < *start && *start < to);
        within.map(|(_, length)| *length).fold(0.0, f64::max)
    };
    thoughts(page).into_iter().map(during).collect()
}
