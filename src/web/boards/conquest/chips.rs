//! The buttons that have no better place than below the board.

use yew::prelude::*;

use super::cards::emblem;
use super::{choices, space};
use crate::look::{Button, Look};
use crate::widgets::PressButton;
use engine::capital;
use table::boards::conquest::ids::read;

/// The buttons.
pub fn chips(look: &Look) -> Html {
    let chips = look.buttons.iter().filter(|button| is_chip(button));
    html! { <div class="cq-chips">{ for chips.map(|button| chip(button, look)) }</div> }
}

fn is_chip(button: &Button) -> bool {
    let placed = button.main || space::is_on_map(button) || choices::is_choice(button);
    !placed && read(&button.key).0 != "menace"
}

fn chip(button: &Button, look: &Look) -> Html {
    // A setting, not a move: it stays small.
    let bell = &*button.key == "watch";
    let class = if bell { "cq-chip bell" } else { "cq-chip" };
    let words = bell.then(|| button.label.clone());
    let face = if bell { emblem("bell") } else { capital(&button.label).into() };
    html! {
        <PressButton key={&*button.key} button={button.clone()} press={look.press.clone()} {class} title={words.clone()} label={words}>
            { face }
        </PressButton>
    }
}
