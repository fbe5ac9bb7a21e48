//! All legal moves as a list, beside the board: playable by ear and with one key.

use yew::prelude::*;

use super::{Send, on_press};
use crate::any::DrawnFrame;
use crate::look::Look;
use crate::widgets::{Icon, Part, icon, part};
use engine::capital;
use table::choices::{Choice, With};
use table::store::{Msg, Over, Store};
use table::text;

/// The moves of one piece, of one set, or of the buttons.
#[derive(Clone, PartialEq)]
pub struct MovesGroup {
    /// What the piece or place is called.
    pub title: AttrValue,
    /// The moves.
    pub choices: Vec<Choice>,
    /// Tells the page.
    pub send: Send,
}

impl Part for MovesGroup {
    const NAME: &'static str = "MovesGroup";

    fn draw(&self) -> Html {
        let MovesGroup { title, choices, send } = self;
        let choice = |choice: &Choice| {
            html! {
                <li key={choice.handle}>
                    <button class="move" data-choice="" onclick={on_press(send, Msg::Chosen(choice.handle))}>
                        { capital(&choice.label) }
                    </button>
                </li>
            }
        };
        html! { <section><h3>{ title.clone() }</h3><ul>{ for choices.iter().map(choice) }</ul></section> }
    }
}

/// The list.
#[derive(PartialEq)]
pub struct Moves {
    /// Its groups.
    pub groups: Vec<MovesGroup>,
    /// Tells the page.
    pub send: Send,
}

impl Part for Moves {
    const NAME: &'static str = "Moves";

    fn draw(&self) -> Html {
        let Moves { groups, send } = self;
        let group = |group: &MovesGroup| part(group.clone());
        html! {
            <aside class="moves" aria-label={text::MOVES_TITLE}>
                <div class="log-head">
                    <h2>{ text::MOVES_TITLE }</h2>
                    <button class="quiet" aria-label={text::CLOSE} onclick={on_press(send, Msg::Show(Over::Nothing))}>
                        { icon(Icon::Close) }
                    </button>
                </div>
                <div class="moves-groups">
                    if groups.is_empty() { <p>{ text::NO_MOVES }</p> }
                    { for groups.iter().map(group) }
                </div>
            </aside>
        }
    }
}

/// The list of a table's moves.
pub fn list(store: &Store<dyn DrawnFrame>, look: &Look, send: &Send) -> Html {
    // While things move, hands are closed, and so is the list.
    let groups = if store.has_more_to_tell() { Vec::new() } else { store.table().choices() };
    let groups = groups.into_iter().map(|group| {
        let title = match &group.with {
            With::Buttons => text::MOVES_BUTTONS.to_owned(),
            With::Piece(id) | With::Set(id) => {
                capital(&store.shown().called(id, look).unwrap_or_default())
            }
        };
        MovesGroup { title: title.into(), choices: group.choices, send: send.clone() }
    });
    part(Moves { groups: groups.collect(), send: send.clone() })
}
