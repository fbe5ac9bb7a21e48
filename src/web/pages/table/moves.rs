//! All legal moves as a list, beside the board: playable by ear and with one key.

use web_sys::Element;
use yew::prelude::*;

use super::{Drawer, Msg, Playing, TablePage};
use crate::engine::capital;
use crate::web::browser::all;
use crate::web::table::choices::{Choice, ChoiceGroup, With};
use crate::web::text;
use crate::web::widgets::{Icon, icon};

/// The list.
pub fn list(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let link = ctx.link();
    // While things move, hands are closed, and so is the list.
    let groups = if playing.queue.is_empty() { playing.table.choices() } else { Vec::new() };
    html! {
        <aside class="moves" aria-label={text::MOVES_TITLE}>
            <div class="log-head">
                <h2>{ text::MOVES_TITLE }</h2>
                <button class="quiet" aria-label={text::CLOSE} onclick={link.callback(|_| Msg::Show(Drawer::None))}>
                    { icon(Icon::Close) }
                </button>
            </div>
            <div class="moves-groups">
                if groups.is_empty() { <p>{ text::NO_MOVES }</p> }
                { for groups.iter().map(|group| choices(group, link)) }
            </div>
        </aside>
    }
}

fn choices(group: &ChoiceGroup, link: &html::Scope<TablePage>) -> Html {
    let choice = |choice: &Choice| {
        let handle = choice.handle;
        html! {
            <li key={handle}>
                <button class="move" data-choice="" onclick={link.callback(move |_| Msg::Chosen(handle))}>
                    { capital(&choice.label) }
                </button>
            </li>
        }
    };
    // What a piece or place is called stands on the board: `name_groups` reads it there.
    let title = match &group.with {
        With::Buttons => html! { <h3>{ text::MOVES_BUTTONS }</h3> },
        With::Piece(id) => html! { <h3 key={id.to_string()} data-names-piece={id.to_string()} /> },
        With::Set(id) => html! { <h3 key={id.to_string()} data-names-place={id.to_string()} /> },
    };
    html! { <section>{ title }<ul>{ for group.choices.iter().map(choice) }</ul></section> }
}

/// Writes above each group what the board calls its piece or place.
pub fn name_groups(root: &Element) {
    for (title, named) in [("data-names-piece", "data-piece"), ("data-names-place", "data-place")] {
        for heading in all(root, &format!("[{title}]")) {
            let id = heading.get_attribute(title);
            let own = all(root, &format!("[{named}]")).into_iter();
            let label = own
                .filter(|element| element.get_attribute(named) == id)
                .find_map(|element| element.get_attribute("aria-label"));
            heading.set_text_content(Some(&capital(&label.unwrap_or_default())));
        }
    }
}
