//! Titles that explain themselves, buttons, and tech cards.

use yew::prelude::*;

use crate::engine::Refusal as _;
use crate::games::alien_frontiers::text::{Help, card_help, card_name, discard_help};
use crate::games::alien_frontiers::{Card, Refusal};
use crate::web::drag::Id;
use crate::web::table::Look;

/// A sentence of an explanation, and the rule behind it.
pub type Note = (String, &'static str);

/// What something does, as a sentence of an explanation.
pub fn note(help: Help) -> Note {
    (help.text.into(), help.rule)
}

/// Why something cannot be done, as a sentence of an explanation.
pub fn why_not(refused: Result<(), Refusal>) -> Option<Note> {
    refused.err().map(|refusal| (refusal.to_string(), refusal.rule()))
}

/// The sentences of an explanation.
pub fn notes(notes: &[Note]) -> Html {
    let line = |(text, rule): &Note| html! { <span>{ text.clone() }{ " " }<small>{ *rule }</small></span> };
    notes.iter().map(line).collect()
}

/// A title; hovered, focused or tapped it shows its explanation.
pub fn title(name: &'static str, lines: &[Note]) -> Html {
    html! {
        <>
            <button type="button" class="af-title">{ name }</button>
            <span class="af-help">{ notes(lines) }</span>
        </>
    }
}

/// A button for a move. One that is not open now is not drawn, or drawn shut if `always`.
pub fn action(look: &Look, key: &str, label: String, always: bool) -> Html {
    let open = look.button(key).is_some();
    if !open && !always {
        return Html::default();
    }
    let id = Id::from(key);
    let onclick = look.press.reform(move |_: MouseEvent| id.clone());
    html! {
        <button type="button" class={if open { "af-do" } else { "af-do shut" }}
            data-button={key.to_owned()} {onclick}>{ label }</button>
    }
}

/// What a card does, with and without it.
pub fn card_notes(card: Card) -> Vec<Note> {
    [Some(card_help(card)), discard_help(card)].into_iter().flatten().map(note).collect()
}

/// A card that lies on the board, to be dragged or taken with a button.
pub fn open_card(card: Card, key: usize, piece: String, take: Html) -> Html {
    // The button is no part of the piece: whoever presses a piece picks it up.
    html! {
        <div {key} class="af-card">
            <div data-piece={piece} aria-label={card_name(card)}>{ title(card_name(card), &card_notes(card)) }</div>
            { take }
        </div>
    }
}
