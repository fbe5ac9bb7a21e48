//! The hand of whoever looks on, as dossiers, and the buttons besides the main one.

use yew::prelude::*;

use super::hands::{card_piece, near};
use super::pictures::{card_class, face, help};
use crate::engine::Viewer;
use crate::games::attack_at_the_tower::text::{self, card_help, card_name};
use crate::games::attack_at_the_tower::{AttackAtTheTower, Card, Event};
use crate::web::table::{Button, Frame, Look};
use crate::web::widgets::group;

/// The tray of whoever looks on; an onlooker sees no hand.
pub fn tray(frame: &Frame<AttackAtTheTower>, look: &Look) -> Html {
    let seat = near(&frame.seen);
    let onlooker = frame.seen.viewer() == Viewer::Public;
    let hand: Vec<Card> =
        if onlooker { Vec::new() } else { frame.seen.army(seat).hand().collect() };
    let events = frame.happening.as_ref().map_or(&[][..], |happening| &happening.events);
    let drawn = events.iter().find_map(|event| match event {
        Event::Drew { card, .. } => *card,
        _ => None,
    });
    let drawn =
        drawn.filter(|_| look.moving).and_then(|new| hand.iter().rposition(|own| *own == new));
    let cards =
        hand.iter().enumerate().map(|(index, own)| card(*own, index, drawn == Some(index), look));
    // Where cards would be: a hand shows its size even when it is empty.
    let free = if onlooker { 0 } else { frame.seen.hand_limit(seat) };
    let free = (hand.len()..free.into())
        .map(|_| html! { <li class="at-slot none" aria-hidden="true"></li> });
    let choices = look.buttons.iter().filter(|button| !button.main).map(|one| choice(one, look));
    html! {
        <div class={format!("at-tray seat-{}", look.colour(seat))}>
            <ul class="at-cards">{ group(cards) }{ group(free) }</ul>
            <div class="at-choices">{ for choices }</div>
        </div>
    }
}

fn card(card: Card, index: usize, new: bool, look: &Look) -> Html {
    let piece = card_piece(card, index);
    let key = if new { format!("{piece}-{}", look.frame) } else { piece.clone() };
    let (sentence, rule) = card_help(card);
    html! {
        <li {key} class={if new { "at-slot new" } else { "at-slot" }} tabindex="-1">
            <div class={card_class(card)} data-piece={piece} role="button" aria-label={text::card_label(card)}>{ face(card) }</div>
            { help(card_name(card), sentence.into(), rule) }
        </li>
    }
}

fn choice(button: &Button, look: &Look) -> Html {
    let key = button.key.clone();
    let onclick = look.press.reform(move |_: MouseEvent| key.clone());
    html! {
        <button key={&*button.key} type="button" class="at-choice" data-button={button.key.to_string()} {onclick}>{ button.label.clone() }</button>
    }
}
