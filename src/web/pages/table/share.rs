//! The game for somebody else, or for later: as a link and as a file.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Drawer, Msg, TablePage};
use crate::web::browser::{can_share, page_address};
use crate::web::link;
use crate::web::route::Route;
use crate::web::table::AnyTable;
use crate::web::text;
use crate::web::widgets::{Icon, dialog, icon};

/// What can be sent, made once when the dialog opens.
pub struct Share {
    /// The game as a link, however long.
    game: String,
    /// The same table for a game of its own.
    wish: String,
    file_name: String,
    /// The file as an address of its own.
    file: String,
    /// Whether somebody could learn something from it.
    hides: bool,
    /// Whether the last link went to the clipboard.
    copied: Option<bool>,
}

impl Share {
    /// What can be sent of a table.
    pub fn of(table: &dyn AnyTable) -> Share {
        let (game, save) = (full_address(table), table.save());
        let hides = table.outcome().is_none() && table.hides();
        // A running game with secrets is not written down for everybody to read.
        let content = if hides { &game } else { &save };
        Share {
            wish: format!("{}{}", page_address(), Route::Wish(table.wish()).hash()),
            file_name: link::file_name(table.game(), &text::players(table.seats()), hides),
            file: format!("data:application/octet-stream,{}", link::encoded(content)),
            hides,
            copied: None,
            game,
        }
    }

    /// A link went to the clipboard, or could not.
    pub fn copied(&mut self, done: bool) {
        self.copied = Some(done);
    }

    /// The dialog.
    pub fn view(&self, ctx: &Context<TablePage>) -> Html {
        let link = ctx.link();
        let close = || link.callback(|_: MouseEvent| Msg::Show(Drawer::None));
        let fits = self.game.len() <= link::LONGEST;
        let content = html! {
            <>
                <div class="menu-head">
                    <h2>{ text::SHARE }</h2>
                    <button class="quiet" aria-label={text::CLOSE} onclick={close()}>{ icon(Icon::Close) }</button>
                </div>
                if fits {
                    { address(ctx, text::GAME_LINK, &self.game) }
                } else {
                    <p>{ text::too_long(self.game.len(), link::LONGEST) }</p>
                }
                <a class="button main" download={self.file_name.clone()} href={self.file.clone()}>
                    { icon(Icon::Download) }{ text::SAVE_FILE }
                </a>
                if self.hides { <p><small>{ text::NOT_PROTECTED }</small></p> }
                { address(ctx, text::TABLE_LINK, &self.wish) }
                <p role="status">
                    { self.copied.map_or("", |done| if done { text::COPIED } else { text::COPY_BY_HAND }) }
                </p>
            </>
        };
        dialog(text::SHARE, "share", link.callback(|()| Msg::Show(Drawer::None)), content)
    }
}

/// An address to copy, or to hand to the system's share sheet.
fn address(ctx: &Context<TablePage>, label: &'static str, address: &str) -> Html {
    let send = |msg: fn(String) -> Msg| {
        let address = address.to_owned();
        ctx.link().callback(move |_: MouseEvent| msg(address.clone()))
    };
    let onfocus = Callback::from(|event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    });
    html! {
        <div class="field">
            <strong>{ label }</strong>
            <div class="address">
                <input type="text" readonly=true aria-label={label} value={address.to_owned()} {onfocus} />
                <button class="quiet" onclick={send(Msg::Copy)}>{ text::COPY }</button>
                if can_share() {
                    <button class="quiet" onclick={send(Msg::ShareSheet)}>{ text::SEND }</button>
                }
            </div>
        </div>
    }
}

/// The game as a link of any length: it only goes to the next tab.
pub fn full_address(table: &dyn AnyTable) -> String {
    format!("{}{}", page_address(), Route::Game(link::packed(&table.save())).hash())
}
