//! What an input costs the page until its picture is painted, read from Chromium's own trace.
//!
//! From the task that handles the input to the end of the frame that shows it, all tasks of the page's main thread are
//! added up: handler, drawing of the table, styles, layout, the record of what is to be painted, and whatever else came
//! in between. Counted is the time the processor worked for that thread. What the thread waits for is not: the screen's
//! next beat, and the threads that make pixels of the record, for which others have a graphics card. Slowing a processor
//! down means to keep it busy, also while a thread waits: so a frame ends with the record, before it is handed over.

use serde_json::Value;

/// What an input was for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A piece leaves its place.
    Lift,
    /// A piece in the hand follows the pointer.
    Drag,
    /// A move is made: the piece lies on its place, or the button has given way.
    Answer,
    /// The same move, until the whole table shows what came of it.
    Move,
}

/// A stretch of work without a break.
struct Task {
    start: f64,
    end: f64,
    /// The processor's time for this thread when it began, in milliseconds.
    begun: f64,
    /// How long the processor worked for it; in one that painted, until that was done.
    work: f64,
    /// Whether it painted a frame.
    paints: bool,
}

/// What `watch.js` or the browser said, and when.
enum Note {
    /// An event reached the page.
    Input(String),
    /// A piece is in the hand now, or no longer.
    Held(bool),
    /// A move was kept.
    Saved,
    /// The board was drawn anew.
    Drawn,
}

/// The work for every input of the trace, in milliseconds.
pub fn read(trace: &[Value]) -> Vec<(Kind, f64)> {
    let main = main_thread(trace);
    let own: Vec<&Value> = trace.iter().filter(|event| thread(event) == main).collect();
    let tasks = tasks(&own);
    let mut notes: Vec<(f64, Note)> = own.iter().filter_map(|event| note(event)).collect();
    notes.sort_by(|one, other| one.0.total_cmp(&other.0));
    let inputs = inputs(&notes);
    let mut painted = f64::NEG_INFINITY;
    let mut work = Vec::new();
    for (kind, start, shown) in inputs {
        let Some((cost, end)) = until_painted(&tasks, start, shown) else { continue };
        // Pointers move more often than the screen changes: several inputs share a frame, which the first pays.
        if kind != Kind::Drag || end > painted {
            work.push((kind, cost));
            painted = end;
        }
    }
    work
}

fn thread(event: &Value) -> (u64, u64) {
    (event["pid"].as_u64().unwrap_or(0), event["tid"].as_u64().unwrap_or(0))
}

/// The thread that events are dispatched on.
fn main_thread(trace: &[Value]) -> (u64, u64) {
    let mut counts: Vec<((u64, u64), usize)> = Vec::new();
    for event in trace.iter().filter(|event| event["name"] == "EventDispatch") {
        let own = thread(event);
        match counts.iter_mut().find(|(thread, _)| *thread == own) {
            Some((_, count)) => *count += 1,
            None => counts.push((own, 1)),
        }
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map(|(thread, _)| thread).unwrap_or_default()
}

/// Milliseconds; a trace counts in thousandths of them.
fn millis(event: &Value, field: &str) -> f64 {
    event[field].as_f64().unwrap_or(0.0) / 1000.0
}

fn tasks(own: &[&Value]) -> Vec<Task> {
    let named = |name: &'static str| own.iter().filter(move |event| event["name"] == name);
    let task = |event: &&Value| {
        let start = millis(event, "ts");
        Task {
            start,
            end: start + millis(event, "dur"),
            begun: millis(event, "tts"),
            work: millis(event, "tdur"),
            paints: false,
        }
    };
    let mut tasks: Vec<Task> = named("ThreadControllerImpl::RunTask").map(task).collect();
    tasks.sort_by(|one, other| one.start.total_cmp(&other.start));
    for paint in named("Paint").chain(named("Layerize")) {
        let at = millis(paint, "ts");
        if let Some(task) = tasks.iter_mut().find(|task| task.start <= at && at <= task.end) {
            // What comes after it in the task is the wait for the thread that makes the pixels.
            let done = millis(paint, "tts") + millis(paint, "tdur") - task.begun;
            task.work = if task.paints { task.work.max(done) } else { done };
            task.paints = true;
        }
    }
    tasks
}

fn note(event: &Value) -> Option<(f64, Note)> {
    let note = match event["name"].as_str()? {
        "EventDispatch" => Note::Input(event["args"]["data"]["type"].as_str()?.to_owned()),
        "watch: held" => Note::Held(true),
        "watch: free" => Note::Held(false),
        "watch: saved" => Note::Saved,
        "watch: drawn" => Note::Drawn,
        _ => return None,
    };
    Some((millis(event, "ts"), note))
}

/// A pointer that went up, or a button that was clicked, and what followed.
struct Hit {
    start: f64,
    drawn: Option<f64>,
    saved: bool,
}

/// What each input was for, when it came, and when the document showed what came of it.
fn inputs(notes: &[(f64, Note)]) -> Vec<(Kind, f64, f64)> {
    let mut inputs = Vec::new();
    let (mut holding, mut moved) = (false, None);
    let mut hit: Option<Hit> = None;
    for (at, note) in notes {
        match note {
            Note::Input(kind) => match kind.as_str() {
                "pointermove" if holding => inputs.push((Kind::Drag, *at, *at)),
                "pointermove" => moved = Some(*at),
                "pointerdown" => inputs.extend(hit.take().into_iter().flat_map(Hit::costs)),
                "pointerup" => hit = Some(Hit { start: *at, drawn: None, saved: false }),
                _ => {}
            },
            Note::Held(now) => {
                if *now && let Some(start) = moved.take() {
                    inputs.push((Kind::Lift, start, start));
                }
                holding = *now;
            }
            Note::Saved => hit.iter_mut().for_each(|hit| hit.saved = true),
            Note::Drawn => hit.iter_mut().for_each(|hit| hit.drawn = hit.drawn.or(Some(*at))),
        }
    }
    inputs.extend(hit.into_iter().flat_map(Hit::costs));
    inputs
}

impl Hit {
    /// A move is answered, and then drawn. What is kept only later, and what was no move at all, does not count.
    fn costs(self) -> Vec<(Kind, f64, f64)> {
        match self {
            Hit { start, drawn: Some(drawn), saved: true } => {
                vec![(Kind::Answer, start, start), (Kind::Move, start, drawn)]
            }
            _ => Vec::new(),
        }
    }
}

/// The work from a moment on until what the document showed at another is painted, and when that was.
fn until_painted(tasks: &[Task], start: f64, shown: f64) -> Option<(f64, f64)> {
    let first = tasks.iter().position(|task| task.start <= start && start <= task.end)?;
    let last = tasks[first..].iter().position(|task| task.paints && task.end > shown)?;
    let tasks = &tasks[first..=first + last];
    Some((tasks.iter().map(|task| task.work).sum(), tasks.last()?.end))
}
