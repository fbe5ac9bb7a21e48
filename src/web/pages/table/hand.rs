//! What is asked, and the buttons that answer it.

use std::rc::Rc;

use yew::prelude::*;

use super::bar::ring;
use super::{Send, on_press};
use crate::any::DrawnFrame;
use crate::look::{Button, Look};
use crate::widgets::{Part, PressButton, group, part, shape};
use engine::capital;
use table::drag::Id;
use table::store::{Msg, Store};
use table::text;

/// Whose turn it is and what is asked, and what happened last.
#[derive(PartialEq)]
pub struct Prompt {
    /// Whose turn it is and what is asked.
    pub words: AttrValue,
    /// What happened since a person decided something.
    pub last: AttrValue,
    /// The colour of whoever is to act.
    pub colour: Option<u8>,
    /// The ring that fills while a computer player thinks, if one does.
    pub ring: Option<NodeRef>,
}

impl Part for Prompt {
    const NAME: &'static str = "Prompt";

    fn draw(&self) -> Html {
        let Prompt { words, last, colour, ring: progress } = self;
        let class = colour.map_or("prompt".into(), |colour| format!("prompt seat-{colour}"));
        html! {
            <div {class} tabindex="-1">
                if let Some(colour) = colour {
                    <span class="prompt-mark">
                        { shape(*colour) }
                        if let Some(progress) = progress { { ring(progress) } }
                    </span>
                }
                <p><strong>{ words.clone() }</strong><small title={last.clone()}>{ last.clone() }</small></p>
            </div>
        }
    }
}

/// The prompt of a table.
pub fn prompt(store: &Store<dyn DrawnFrame>, progress: &NodeRef) -> Html {
    let (seats, thinking) = (store.seats(), store.thinking());
    let colour = store.shown().to_act().map(|seat| seats[seat.index()].colour);
    let (words, last) = (store.prompt(), store.lately());
    let ring = thinking.map(|_| progress.clone());
    part(Prompt { words: words.into(), last: last.into(), colour, ring })
}

/// The main buttons.
#[derive(PartialEq)]
pub struct MainButtons {
    /// The main moves of the moment.
    pub buttons: Vec<Button>,
    /// Makes one of them.
    pub press: Callback<Id>,
    /// Whether more waits to be shown.
    pub skip: bool,
    /// Whether the game is over.
    pub again: bool,
    /// Tells the page.
    pub send: Send,
}

impl Part for MainButtons {
    const NAME: &'static str = "MainButtons";

    fn draw(&self) -> Html {
        let main = self.buttons.iter().map(|button| {
            html! {
                <PressButton key={&*button.key} button={button.clone()} press={self.press.clone()} class="main">
                    { capital(&button.label) }
                </PressButton>
            }
        });
        html! {
            <div class="main-buttons">
                { group(main) }
                if self.skip {
                    <button class="quiet skip" onclick={on_press(&self.send, Msg::Skip)}>{ text::SKIP }</button>
                }
                if self.again {
                    <button class="main" onclick={again(&self.send)}>{ text::AGAIN }</button>
                }
            </div>
        }
    }
}

/// The main buttons of a table.
pub fn main_buttons(store: &Store<dyn DrawnFrame>, look: &Rc<Look>, send: &Send) -> Html {
    let buttons: Vec<Button> = look.buttons.iter().filter(|button| button.main).cloned().collect();
    let skip = store.has_more_to_tell();
    let again = store.table().outcome().is_some() && !skip;
    let (press, send) = (look.press.clone(), send.clone());
    part(MainButtons { buttons, press, skip, again, send })
}

/// The same table once more, with luck of its own.
pub fn again(send: &Send) -> Callback<MouseEvent> {
    send.reform(|_| Msg::Again(crate::browser::fresh_seed()).into())
}
