//! What whoever looks on has: race, Action Points, tokens, Aliens in the pool, Space Stuff, hand.

use yew::prelude::*;

use super::cards::{art, emblem, face, figure, race_sheet, reading, refusal, spoken, tint};
use super::hands::{hand, near};
use super::ids::{COMMAND, id, read};
use super::{choices, map};
use crate::engine::{Seat, Seen, capital};
use crate::games::conquest::text::{self, alien_label, command_label, gift_text, race_name};
use crate::games::conquest::vocabulary::Prefix;
use crate::games::conquest::{Chosen, Command, Conquest, Figure, Phase, Place, Question, Source};
use crate::web::drag::Id;
use crate::web::table::{Button, Look};
use crate::web::widgets::group;

/// The tray.
pub fn tray(seen: &Seen<Conquest>, look: &Look) -> Html {
    let seat = near(seen);
    let player = seen.player(seat);
    let cards = hand(seen, seat)
        .into_iter()
        .map(|(card, piece)| held(seen, seat, Source::Event(card), piece, false));
    let stuff = player.stuff.iter().enumerate().map(|(index, own)| {
        let piece = id("stuff", &[seat.0, index as u8]);
        held(seen, seat, Source::Stuff(own.card), piece, own.down)
    });
    html! {
        <div class={format!("cq-tray seat-{}", look.colour(seat))} role="group" aria-label={text::TRAY}>
            { sheet(seen, seat, look) }
            <ul class="cq-hand">{ group(cards) }{ group(stuff) }</ul>
        </div>
    }
}

/// The race with its abilities, and what can be counted.
fn sheet(seen: &Seen<Conquest>, seat: Seat, look: &Look) -> Html {
    let player = seen.player(seat);
    let Some(race) = player.race else { return Html::default() };
    let acting = seen.active() == seat && seen.phase() == Phase::Action;
    let lamps = (0..player.points.max(4)).map(|lamp| {
        html! { <i class={if lamp < player.points { "lit" } else { "" }}></i> }
    });
    let points = format!("{} {}", player.points, text::POINTS);
    let pool = player.aliens.iter().enumerate().filter(|(_, alien)| alien.place == Place::Pool);
    let waiting = pool.map(|(index, _)| {
        let piece = id("alien", &[seat.0, index as u8]);
        let kind = Figure::of_index(index);
        html! {
            <div key={piece.clone()} class="cq-alien" data-piece={piece} role="button"
                aria-label={alien_label(kind, Place::Pool)}>{ figure(kind, look.colour(seat)) }</div>
        }
    });
    let gifts = (0..race.sheet().gifts.len() as u8).map(|index| gift(seen, seat, index));
    html! {
        <div class="cq-sheet">
            <div class="cq-race cq-slot" tabindex="0" role="img" aria-label={race_name(race)}>
                { art(&format!("race-{}", race as u8)) }<b>{ race_name(race) }</b>
                <div class="cq-read race" aria-hidden="true">{ race_sheet(race) }</div>
            </div>
            <ul class="cq-gifts">{ for gifts }</ul>
            <div class="cq-bank">
                if acting { <span class="cq-lamps" title={points.clone()} aria-label={points} role="img">{ for lamps }</span> }
                { bank(player.tokens, look) }
                <span class="cq-pool" title={text::POOL}>{ for waiting }</span>
            </div>
        </div>
    }
}

/// The Menace Tokens; pressing them buys one more.
fn bank(tokens: u16, look: &Look) -> Html {
    let label = format!("{} {tokens}", text::MENACE);
    match look.button("menace") {
        Some(button) => {
            let key = button.key.clone();
            let onclick = look.press.reform(move |_: MouseEvent| key.clone());
            html! {
                <button type="button" class="cq-menace" data-button="menace" title={button.label.clone()}
                    aria-label={format!("{label}. {}", button.label)} {onclick}>
                    { emblem("menace") }{ tokens }<small>{ text::BUY_MENACE }</small>
                </button>
            }
        }
        None => {
            html! { <span class="cq-menace" title={text::MENACE} aria-label={label} role="img">{ emblem("menace") }{ tokens }</span> }
        }
    }
}

fn gift(seen: &Seen<Conquest>, seat: Seat, index: u8) -> Html {
    let race = seen.player(seat).race();
    let source = Source::Gift(race, index);
    let price =
        source.fx().iter().flat_map(|line| line.iter()).find_map(|clause| match clause.prefix {
            Prefix::Menace(printed) => Some(seen.menace_price(printed)),
            _ => None,
        });
    let class = if price.is_some() { "cq-gift" } else { "cq-gift always" };
    let label = match price {
        Some(price) => format!("{} {}", spoken(source), text::costs(price)),
        None => spoken(source),
    };
    let price =
        price.map(|price| html! { <span data-n={price.to_string()}>{ emblem("menace") }</span> });
    html! {
        <li class="cq-slot">
            <div {class} data-piece={id("gift", &[index])} tabindex="-1" role="button" aria-label={label}>
                { gift_text(race, index).0 }{ price }
            </div>
            { reading(source, refusal(seen, seat, source)) }
        </li>
    }
}

/// A card of the hand or in front of the player, to be dragged.
fn held(seen: &Seen<Conquest>, seat: Seat, source: Source, piece: String, down: bool) -> Html {
    let class = classes!("cq-card", tint(source), down.then_some("down"));
    let refused = refusal(seen, seat, source);
    html! {
        <li key={piece.clone()} class="cq-slot" data-read="" tabindex="-1">
            <div {class} data-piece={piece} role="button" aria-label={spoken(source)}>{ face(source) }</div>
            { reading(source, refused) }
        </li>
    }
}

/// CQ-5.3: the Command Counters, and where one is laid face down, while one is asked for.
pub fn commands(seen: &Seen<Conquest>, look: &Look) -> Html {
    let Some(ask) = seen.question().filter(|ask| ask.what == Question::ChooseCommand) else {
        return Html::default();
    };
    let player = seen.player(ask.seat);
    let counter = |command: Command| {
        let spent = player.commands >> (command as u8) & 1 == 0;
        let label = text::command_face(command);
        html! {
            <div key={command as u8} class={if spent { "cq-command spent" } else { "cq-command" }}
                data-piece={id("command", &[command as u8])} role="button" aria-label={command_label(command)}>{ label }</div>
        }
    };
    let laid = player.chosen != Chosen::Nothing;
    html! {
        <div class={format!("cq-commands seat-{}", look.colour(ask.seat))}>
            { for Command::ALL.into_iter().map(counter) }
            <div class="cq-lay" data-place={COMMAND} role="button" aria-label={text::COMMAND_HERE}>
                { if laid { "?" } else { text::COMMAND_HERE } }
            </div>
        </div>
    }
}

/// The buttons that have no better place.
pub fn chips(look: &Look) -> Html {
    let chips = look.buttons.iter().filter(|button| is_chip(button));
    html! { <div class="cq-chips">{ for chips.map(|button| chip(button, look)) }</div> }
}

/// Whether a button has no better place than the tray.
fn is_chip(button: &Button) -> bool {
    let placed = button.main || map::is_on_map(button) || choices::is_choice(button);
    !placed && read(&button.key).0 != "menace"
}

fn chip(button: &Button, look: &Look) -> Html {
    let key: Id = button.key.clone();
    let onclick = look.press.reform(move |_: MouseEvent| key.clone());
    // A setting, not a move: it stays small.
    if &*button.key == "watch" {
        return html! {
            <button key="watch" type="button" class="cq-chip bell" data-button="watch" title={button.label.clone()}
                aria-label={button.label.clone()} {onclick}>{ emblem("bell") }</button>
        };
    }
    html! {
        <button key={&*button.key} type="button" class="cq-chip" data-button={button.key.to_string()} {onclick}>{ capital(&button.label) }</button>
    }
}
