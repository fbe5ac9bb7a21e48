//! The hand of whoever looks on, and the buttons besides the main one.

use yew::prelude::*;

use super::card::HandCard;
use crate::look::{Button, Look};
use crate::widgets::{PressButton, group, keyed};
use engine::{Seen, Viewer};
use games::attack_at_the_tower::{AttackAtTheTower, Card, Event};
use table::Frame;
use table::boards::attack_at_the_tower::hands::{card_piece, near};

/// The hand of whoever looks on; an onlooker sees none.
pub fn hand(seen: &Seen<AttackAtTheTower>) -> Vec<Card> {
    match seen.viewer() {
        Viewer::Public => Vec::new(),
        _ => seen.army(near(seen)).hand().collect(),
    }
}

/// The tray.
pub fn tray(frame: &Frame<AttackAtTheTower>, look: &Look) -> Html {
    let seat = near(&frame.seen);
    let hand = hand(&frame.seen);
    let drawn = frame.events().iter().find_map(|event| match event {
        Event::Drew { card, .. } => *card,
        _ => None,
    });
    let drawn = drawn.and_then(|new| hand.iter().rposition(|own| *own == new));
    let cards = hand.iter().enumerate().map(|(index, card)| {
        let piece = look.piece(card_piece(*card, index));
        let fresh = look.fresh(drawn == Some(index));
        let key = piece.id.to_string();
        let edition = frame.seen.options().edition;
        keyed(key, HandCard { card: *card, edition, piece, fresh })
    });
    // Where cards would be: a hand shows its size even when it is empty.
    let onlooker = frame.seen.viewer() == Viewer::Public;
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

fn choice(button: &Button, look: &Look) -> Html {
    html! {
        <PressButton key={&*button.key} button={button.clone()} press={look.press.clone()} class="at-choice">
            { button.label.clone() }
        </PressButton>
    }
}
