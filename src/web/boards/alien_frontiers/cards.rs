//! Titles that explain themselves, buttons, and tech cards.

use yew::prelude::*;

use crate::look::{Button, Look, Piece};
use crate::widgets::{Part, PressButton};
use engine::Refusal as _;
use games::alien_frontiers::text::{Help, card_help, card_name, discard_help};
use games::alien_frontiers::{Card, Refusal};
use table::drag::Id;

/// A sentence of an explanation, and the rule behind it.
pub type Note = (AttrValue, &'static str);

/// What something does, as a sentence of an explanation.
pub fn note(help: Help) -> Note {
    (help.text.into(), help.rule)
}

/// Why something cannot be done, as a sentence of an explanation.
pub fn why_not(refused: Result<(), Refusal>) -> Option<Note> {
    refused.err().map(|refusal| (refusal.to_string().into(), refusal.rule()))
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
pub fn action(look: &Look, key: &str, label: impl Into<AttrValue>, always: bool) -> Html {
    let label = label.into();
    let (class, button) = match look.button(key) {
        Some(button) => ("af-do", button.clone()),
        None if always => ("af-do shut", Button::shut(Id::from(key), label.clone())),
        None => return Html::default(),
    };
    html! { <PressButton key={key} {class} {button} press={look.press.clone()}>{ label }</PressButton> }
}

/// What a card does, with and without it.
pub fn card_notes(card: Card) -> Vec<Note> {
    [Some(card_help(card)), discard_help(card)].into_iter().flatten().map(note).collect()
}

/// A card as a blueprint, on the board or in front of its owner.
#[derive(PartialEq)]
pub struct TechCard {
    /// Which card.
    pub card: Card,
    /// What it does, and why not now.
    pub lines: Vec<Note>,
    /// On the board it can be dragged.
    pub piece: Option<Piece>,
    /// What can be done with it by a press.
    pub children: Html,
}

impl Part for TechCard {
    const NAME: &'static str = "TechCard";

    fn draw(&self) -> Html {
        let name = card_name(self.card);
        let face = title(name, &self.lines);
        // The button is no part of the piece: whoever presses a piece picks it up.
        html! {
            <div class="af-card">
                if let Some(piece) = &self.piece {
                    <div data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()} data-hint={piece.hint()}
                        aria-label={name}>{ face }</div>
                } else { { face } }
                { self.children.clone() }
            </div>
        }
    }
}
