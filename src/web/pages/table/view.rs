//! How the table is laid out.

use yew::prelude::*;

use super::think::Job;
use super::{Drawer, Laid, Msg, Playing, TablePage, end, log, menu, moves, note, show};
use crate::engine::{Driver, Seat, capital};
use crate::web::drag::DragArea;
use crate::web::parts::{self, late};
use crate::web::route::Route;
use crate::web::storage::Trouble;
use crate::web::table::{AnyFrame, Look, Waiting};
use crate::web::widgets::{Icon, dialog, group, icon, shape};
use crate::web::{frame, text};

/// A sentence where a game should be.
pub fn trouble(sentence: &str) -> Html {
    html! {
        <main class="page" tabindex="-1">
            <header class="masthead small">
                <a href={Route::Home.hash()}>{ text::TITLE }</a>
            </header>
            <article class="paper lost">
                <h1>{ text::UNREADABLE }</h1>
                <p>{ sentence }</p>
                <p class="form-end"><a class="button main" href={Route::Home.hash()}>{ text::BACK_HOME }</a></p>
            </article>
        </main>
    }
}

/// The game is open in another tab.
pub fn elsewhere(take: Callback<MouseEvent>) -> Html {
    html! {
        <main class="page" tabindex="-1">
            <article class="paper lost elsewhere">
                <h1>{ text::ELSEWHERE }</h1>
                <p class="form-end">
                    <a class="button quiet" href={Route::Home.hash()}>{ text::BACK_HOME }</a>
                    <button class="main" onclick={take}>{ text::PLAY_HERE }</button>
                </p>
            </article>
        </main>
    }
}

/// The game, as much of it as is laid.
pub(super) fn table(
    playing: &Playing,
    ctx: &Context<TablePage>,
    root: &NodeRef,
    laid: Laid,
) -> Html {
    let waiting = playing.table.waiting();
    let taught = if playing.table.is_taught() { " taught" } else { "" };
    let class = format!("table {}{taught}", playing.table.game());
    // Behind the curtain the document holds nothing of the table. It falls when whoever is looking
    // has seen what the last decision did.
    let shown = playing.queue.is_empty() && playing.timer.is_none();
    if let (Waiting::Curtain(seat), true) = (waiting, shown) {
        return html! { <main {class} ref={root} tabindex="-1">{ curtain(playing, ctx, seat) }</main> };
    }
    let link = ctx.link();
    let look = look(playing, ctx);
    let on_drop = link.callback(|(piece, place, carried)| Msg::Dropped(piece, place, carried));
    let on_lift = link.callback(|(piece, places)| Msg::Lifted(piece, places));
    let showing = playing.is_showing();
    let news = log::news(&playing.log, playing.shown.to_act(), &look);
    html! {
        <main {class} ref={root} tabindex="-1" data-pace={playing.pace.key()} data-showing={showing.then_some("")}
            onclick={showing.then(|| show::on_click(link))} onkeydown={showing.then(|| show::on_key(link))}>
            { bar(playing, ctx, !news.is_empty() && news.end == playing.log.len()) }
            <DragArea reach={playing.reach.clone()} {on_drop} {on_lift}>
                <section class="seats" aria-label={text::SEATS}>
                    { for (0..look.seats.len() as u8).map(|seat| panel(&*playing.shown, Seat(seat), &look)) }
                </section>
                <section class="board" aria-label={playing.table.name()}>
                    if laid == Laid::Board { { playing.shown.board(&look) } }
                </section>
                if laid >= Laid::Hand {
                    <section class="hand">
                        { note::note(playing, ctx) }
                        { prompt(playing, waiting) }
                        { playing.shown.tray(&look) }
                        { main_buttons(playing, ctx) }
                    </section>
                }
                if playing.drawer == Drawer::Moves { { late(|| moves::list(playing, ctx)) } }
            </DragArea>
            <aside class={log_class(playing.drawer)}
                aria-label={text::LOG}>
                if laid >= Laid::Hand {
                    { log::lines(&playing.log, &news, &look, link.callback(|_| Msg::Show(Drawer::None))) }
                }
            </aside>
            { over(playing, ctx, &look) }
            <div class="sr-only" role="status" aria-live="polite"></div>
        </main>
    }
}

/// The list of moves takes the place of the log.
fn log_class(drawer: Drawer) -> &'static str {
    match drawer {
        Drawer::Log => "log open",
        Drawer::Moves => "log covered",
        _ => "log",
    }
}

fn look(playing: &Playing, ctx: &Context<TablePage>) -> Look {
    Look {
        seats: playing.table.seats().into(),
        reach: playing.reach.clone(),
        buttons: playing.buttons.clone(),
        press: ctx.link().callback(Msg::Pressed),
        frame: playing.frame,
        moving: playing.pace != crate::web::motion::Pace::Instant,
        glides: playing.glides,
    }
}

fn bar(playing: &Playing, ctx: &Context<TablePage>, news: bool) -> Html {
    let link = ctx.link();
    let undo = playing.table.can_undo();
    let undo_title = undo.err().map_or(text::UNDO, text::undo_refusal);
    let log = match playing.drawer {
        Drawer::Log => Drawer::None,
        _ => Drawer::Log,
    };
    html! {
        <header class="bar">
            <a class="quiet" href={Route::Home.hash()} aria-label={text::BACK_HOME} title={text::BACK_HOME}>
                { icon(Icon::Home) }
            </a>
            <h1>{ playing.table.name() }</h1>
            { hint_button(playing, ctx) }
            <button class="quiet" aria-label={text::UNDO} title={undo_title}
                aria-disabled={undo.is_err().to_string()} onclick={link.callback(|_| Msg::Undo)}>
                { icon(Icon::Undo) }
            </button>
            <button class="quiet redo" aria-label={text::REDO} title={text::REDO}
                disabled={!playing.table.can_redo()} onclick={link.callback(|_| Msg::Redo)}>
                { icon(Icon::Redo) }
            </button>
            <button class={if news { "quiet log-button news" } else { "quiet log-button" }} aria-label={text::LOG} title={text::LOG}
                onclick={link.callback(move |_| Msg::Show(log))}>
                { icon(Icon::Log) }
            </button>
            <button class="quiet" aria-label={text::MENU} title={text::MENU} aria-haspopup="dialog"
                onclick={link.callback(|_| Msg::Show(Drawer::Menu))}>
                { icon(Icon::Menu) }
            </button>
        </header>
    }
}

/// Asks what Admiral would do; the ring around it shows that the answer is being thought about.
fn hint_button(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let busy = matches!(playing.job, Job::Hint(_));
    let open = matches!(playing.table.waiting(), Waiting::Person(_)) && !playing.table.is_taught();
    html! {
        <button class="quiet hint-button" aria-label={text::HINT} title={text::HINT} disabled={!open}
            aria-busy={busy.to_string()} aria-pressed={playing.hint.is_some().to_string()}
            onclick={ctx.link().callback(|_| Msg::Hint)}>
            { icon(Icon::Hint) }
            if busy { { ring() } }
        </button>
    }
}

/// How far a thought has come. The page fills it as the news comes in.
fn ring() -> Html {
    html! {
        <svg class="ring" viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="18" />
            <circle data-progress="" cx="20" cy="20" r="18" pathLength="100" stroke-dasharray="0 100" />
        </svg>
    }
}

/// A seat with what it has.
pub fn panel(shown: &dyn AnyFrame, seat: Seat, look: &Look) -> Html {
    let acting = shown.to_act() == Some(seat);
    let setup = &look.seats[seat.index()];
    let computer = matches!(setup.driver, Driver::Computer(_));
    let class = format!("seat seat-{}{}", setup.colour, if acting { " acting" } else { "" });
    html! {
        <div key={seat.0} {class}
            aria-current={acting.then_some("true")}>
            <div class="seat-name">
                { shape(setup.colour) }
                <strong>{ setup.name.clone() }</strong>
                if computer { <small title={text::driver(setup.driver)}>{ "CPU" }</small> }
            </div>
            { shown.panel(seat, look) }
        </div>
    }
}

fn prompt(playing: &Playing, waiting: Waiting) -> Html {
    let seats = playing.table.seats();
    let acting = playing.shown.to_act();
    let thinking =
        playing.queue.is_empty() && acting.is_some_and(|seat| waiting == Waiting::Computer(seat));
    let (words, colour) = match acting {
        Some(seat) => {
            let setup = &seats[seat.index()];
            let words =
                if thinking { text::thinking(&setup.name) } else { playing.shown.prompt(seats) };
            (words, Some(setup.colour))
        }
        None => (playing.shown.prompt(seats), None),
    };
    let last = playing.log.last().map(|line| line.text.clone()).unwrap_or_default();
    let class = colour.map_or("prompt".into(), |colour| format!("prompt seat-{colour}"));
    html! {
        <div {class} tabindex="-1">
            if let Some(colour) = colour {
                <span class="prompt-mark">
                    { shape(colour) }
                    if thinking { { ring() } }
                </span>
            }
            <p><strong>{ words }</strong><small>{ last }</small></p>
        </div>
    }
}

fn main_buttons(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let link = ctx.link();
    let main = playing.buttons.iter().filter(|button| button.main).map(|button| {
        let key = button.key.clone();
        let onclick = link.callback(move |_| Msg::Pressed(key.clone()));
        html! {
            <button key={&*button.key} class="main" data-button={button.key.to_string()} data-main="" {onclick}>
                { capital(&button.label) }
            </button>
        }
    });
    let again = playing.table.outcome().is_some() && playing.queue.is_empty();
    html! {
        <div class="main-buttons">
            { group(main) }
            if !playing.queue.is_empty() {
                <button class="quiet skip" onclick={link.callback(|_| Msg::Skip)}>{ text::SKIP }</button>
            }
            if again {
                <button class="main" onclick={link.callback(|_| Msg::Again)}>{ text::AGAIN }</button>
            }
        </div>
    }
}

fn curtain(playing: &Playing, ctx: &Context<TablePage>, seat: Seat) -> Html {
    let setup = &playing.table.seats()[seat.index()];
    html! {
        <section class={format!("curtain seat-{}", setup.colour)}>
            { shape(setup.colour) }
            <h1>{ text::curtain(&setup.name) }</h1>
            <button class="main" data-main="" onclick={ctx.link().callback(|_| Msg::LiftCurtain)}>
                { text::lift_curtain(&setup.name) }
            </button>
        </section>
    }
}

/// Everything that may lie over the table.
fn over(playing: &Playing, ctx: &Context<TablePage>, look: &Look) -> Html {
    let link = ctx.link();
    let unsaved = playing.unsaved.filter(|_| !playing.unsaved_seen).map(|trouble| match trouble {
        Trouble::Forbidden => text::NOT_KEPT,
        Trouble::Full => text::NO_ROOM,
    });
    let toast = playing.toast.as_ref().map(|refused| {
        html! {
            <div class="toast" role="alert" onclick={link.callback(|_| Msg::ToastOver)}>
                <span>{ refused.text.clone() }</span>
                if let Some(rule) = refused.rule {
                    <a href={Route::Rules(playing.table.game().into(), Some(rule.into())).hash()}>{ rule }</a>
                }
            </div>
        }
    });
    let hint = playing.hint.as_ref().map(|hint| {
        html! {
            <div class="toast hint" onclick={link.callback(|_| Msg::Hint)}>
                { icon(Icon::Hint) }<span>{ hint.sentence.clone() }</span>
            </div>
        }
    });
    let ask = playing.ask.as_ref().map(|(_, question)| {
        let content = html! {
            <>
                <p>{ question.clone() }</p>
                <div class="form-end">
                    <button class="quiet" onclick={link.callback(|_| Msg::Answered(false))}>{ text::CANCEL }</button>
                    <button class="main" onclick={link.callback(|_| Msg::Answered(true))}>{ text::YES }</button>
                </div>
            </>
        };
        dialog(question, "ask", link.callback(|()| Msg::Answered(false)), content)
    });
    html! {
        <>
            if let Some(sentence) = unsaved { { unsaved_notice(ctx, sentence) } }
            { group(toast) }
            { group(hint) }
            { group(ask) }
            if playing.drawer == Drawer::Menu { { late(|| menu::menu(playing, ctx)) } }
            if let Some(share) = &playing.share { { late(|| share.view(ctx)) } }
            if parts::is_here(parts::LATER) { { late(|| end::screen(playing, ctx, look)) } }
        </>
    }
}

/// Nothing is being kept. In the frame of another page there is a way out.
fn unsaved_notice(ctx: &Context<TablePage>, sentence: &'static str) -> Html {
    let link = ctx.link();
    html! {
        <div class="unsaved" role="alert">
            <span>{ sentence }</span>
            if frame::host().is_some() {
                <button class="quiet" onclick={link.callback(|_| Msg::FullTab)}>{ text::FULL_TAB }</button>
            }
            <button class="quiet" aria-label={text::CLOSE} onclick={link.callback(|_| Msg::HideUnsaved)}>
                { icon(Icon::Close) }
            </button>
        </div>
    }
}
