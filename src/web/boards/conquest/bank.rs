//! The Menace Tokens; pressing them buys one more.

use yew::prelude::*;

use super::cards::emblem;
use crate::look::Button;
use crate::widgets::{Part, PressButton};
use games::conquest::text;
use table::drag::Id;

/// The tokens.
#[derive(Clone, PartialEq)]
pub struct MenaceBank {
    /// How many.
    pub tokens: u16,
    /// Buys one, if that can be done now.
    pub button: Option<Button>,
    /// Makes a move.
    pub press: Callback<Id>,
}

impl Part for MenaceBank {
    const NAME: &'static str = "CqBank";

    fn draw(&self) -> Html {
        let MenaceBank { tokens, button, press } = self;
        match button {
            Some(button) => html! {
                <PressButton button={button.clone()} press={press.clone()} class="cq-menace" title={button.label.clone()}>
                    { emblem("menace") }<span class="sr-only">{ text::MENACE }</span>{ tokens }<small>{ text::BUY_MENACE }</small>
                </PressButton>
            },
            None => {
                html! { <span class="cq-menace" title={text::MENACE} aria-label={format!("{} {tokens}", text::MENACE)} role="img">{ emblem("menace") }{ tokens }</span> }
            }
        }
    }
}
