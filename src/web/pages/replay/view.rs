//! How a replay is laid out: the table as it was, and the steps below it.

use std::rc::Rc;

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{Game, Msg, Replay};
use crate::any::Shown;
use crate::look::Look;
use crate::pages::table::stage::{BoardStage, Seats, TrayStage};
use crate::pages::table::trouble;
use crate::widgets::{Icon, icon, part, shape};
use engine::Viewer;
use table::Line;
use table::motion::Pace;
use table::route::Route;
use table::text;

/// How many lines of the log are drawn.
const DRAWN: usize = 120;

impl Replay {
    /// The page.
    pub fn view(&self) -> Html {
        let game = match &self.game {
            Ok(game) => game,
            Err(sentence) => return trouble(sentence),
        };
        let look = Rc::new(Look {
            seats: game.table.seats().into(),
            reach: Rc::default(),
            buttons: Rc::new([]),
            hint: None,
            press: Callback::noop(),
            frame: game.frame,
            moving: game.departures && game.pace != Pace::Instant,
            glides: game.departures,
        });
        let shown = Shown(game.shown.clone());
        let pace = if look.moving { game.pace } else { Pace::Instant };
        html! {
            <main class={format!("table replay {}", game.table.game())} tabindex="-1" ref={&self.root} data-pace={pace.key()}>
                { self.bar(game) }
                <div class="play">
                    <section class="seats" aria-label={text::SEATS}>
                        { part(Seats { shown: shown.clone(), look: look.clone() }) }
                    </section>
                    <section class="board" aria-label={game.table.name()}>{ part(BoardStage { shown: shown.clone(), look: look.clone() }) }</section>
                    <section class="hand">
                        { happened(game, &look) }
                        { part(TrayStage { shown, look: look.clone() }) }
                    </section>
                </div>
                { self.steps(game) }
                <aside class={if game.log_open { "log open" } else { "log" }} aria-label={text::LOG}>
                    { self.log(game, &look) }
                </aside>
            </main>
        }
    }

    fn bar(&self, game: &Game) -> Html {
        let open = !game.log_open;
        html! {
            <header class="bar">
                <a class="quiet" href={Route::Home.hash()} aria-label={text::BACK_HOME} title={text::BACK_HOME}>
                    { icon(Icon::Home) }
                </a>
                <h1>{ game.table.name() }</h1>
                <span class="tag">{ text::REPLAY }</span>
                <a class="button quiet" href={Route::Table(self.id.clone()).hash()}>{ text::TO_TABLE }</a>
                <button class="quiet log-button" aria-label={text::LOG} title={text::LOG}
                    onclick={self.send.reform(move |_| Msg::Log(open))}>
                    { icon(Icon::Log) }
                </button>
            </header>
        }
    }

    /// Slider, buttons, eyes, and the way into a game of one's own.
    fn steps(&self, game: &Game) -> Html {
        let of = game.table.records();
        let slide = self.send.reform(|event: InputEvent| {
            Msg::To(event.target_unchecked_into::<HtmlInputElement>().value_as_number() as usize)
        });
        let button = |drawing: Icon, label: &'static str, off: bool, msg: fn() -> Msg| {
            let onclick = self.send.reform(move |_: MouseEvent| msg());
            html! { <button class="quiet" aria-label={label} title={label} disabled={off} {onclick}>{ icon(drawing) }</button> }
        };
        let (first, last) = (game.at == 0, game.at == of);
        html! {
            <section class="steps" aria-label={text::REPLAY}>
                <input type="range" min="0" max={of.to_string()} value={game.at.to_string()}
                    aria-label={text::REPLAY} aria-valuetext={text::step(game.at, of)} oninput={slide} />
                <div class="step-buttons" role="group" aria-label={text::REPLAY}>
                    { button(Icon::First, text::TO_START, first, || Msg::To(0)) }
                    { button(Icon::Back, text::STEP_BACK, first, || Msg::By(-1)) }
                    if game.running.is_some() {
                        { button(Icon::Pause, text::PAUSE, false, || Msg::Run(false)) }
                    } else {
                        { button(Icon::Run, text::RUN, of == 0, || Msg::Run(true)) }
                    }
                    { button(Icon::On, text::STEP_ON, last, || Msg::By(1)) }
                    { button(Icon::Last, text::TO_END, last, || Msg::To(usize::MAX)) }
                    <output>{ text::step(game.at, of) }</output>
                </div>
                { self.eyes(game) }
                if game.table.can_branch(game.at) {
                    <button class="main" data-button="play-on" onclick={self.send.reform(|_| Msg::PlayOn)}>{ text::PLAY_ON }</button>
                } else {
                    <small class="play-on-later">{ text::PLAY_ON_LATER }</small>
                }
            </section>
        }
    }

    fn eyes(&self, game: &Game) -> Html {
        let onchange = self.send.reform(|event: Event| {
            let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            Msg::Eyes(index.max(0) as usize)
        });
        let option = |viewer: &Viewer| {
            let words = match viewer {
                Viewer::Everything => text::ALL_OPEN.to_owned(),
                Viewer::Public => text::ONLOOKER.to_owned(),
                Viewer::Seat(seat) => game.table.seats()[seat.index()].name.clone(),
            };
            html! { <option selected={*viewer == game.viewer}>{ words }</option> }
        };
        html! {
            <label class="eyes">
                <span>{ text::EYES }</span>
                <select {onchange} disabled={game.eyes.len() == 1}>{ for game.eyes.iter().map(option) }</select>
            </label>
        }
    }

    /// What has happened so far, the latest first; a line leads to its moment.
    fn log(&self, game: &Game, look: &Look) -> Html {
        let so_far = game.told.partition_point(|(index, _)| *index < game.at);
        let line = |(place, (index, line)): (usize, &(usize, Line))| {
            let (here, colour) = (*index + 1, line.seat.map(|seat| look.colour(seat)));
            html! {
                <li key={place}>
                    <button class="quiet" onclick={self.send.reform(move |_| Msg::To(here))}>
                        if let Some(colour) = colour { { shape(colour) } }
                        <span>{ line.text.clone() }</span>
                    </button>
                </li>
            }
        };
        let told = game.told[..so_far].iter().enumerate().rev().take(DRAWN);
        html! {
            <>
                <div class="log-head">
                    <h2>{ text::LOG }</h2>
                    <button class="quiet" aria-label={text::CLOSE}
                        onclick={self.send.reform(|_| Msg::Log(false))}>{ icon(Icon::Close) }</button>
                </div>
                { for game.study.iter().map(|study| study.view(&*game.table, &self.id, game.at, &self.send)) }
                <ol>{ for told.map(line) }</ol>
            </>
        }
    }
}

/// What the last step did, for eyes and for a screen reader.
fn happened(game: &Game, look: &Look) -> Html {
    let lines = game.shown.lines(&look.seats);
    let colour = lines.iter().find_map(|line| line.seat).map(|seat| look.colour(seat));
    let mut words: Vec<&str> = lines.iter().map(|line| &*line.text).collect();
    if words.is_empty() {
        words.push(if game.at == 0 { text::AT_START } else { text::NOTHING_SEEN });
    }
    let class = colour.map_or("prompt".into(), |colour| format!("prompt seat-{colour}"));
    // The end of a game is an event and what there is to say afterwards.
    let prompt = Some(game.shown.prompt(&look.seats)).filter(|prompt| !words.contains(&&**prompt));
    html! {
        <div {class} role="status">
            if let Some(colour) = colour { { shape(colour) } }
            <p><strong>{ words.join(" ") }</strong><small>{ prompt }</small></p>
        </div>
    }
}
