//! The game for somebody else, or for later: as a link and as a file.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Drawer, Msg, TablePage};
use crate::web::browser::{can_share, page_address};
use crate::web::route::Route;
use crate::web::table::AnyTable;
use crate::web::widgets::{Icon, dialog, icon};
use crate::web::{link, storage, text};

/// What can be sent, made once when the dialog opens.
pub struct Share {
    /// The game as a link, however long.
    game: String,
    /// The same table for a game of its own.
    wish: String,
    /// The file, and the save as it was before moves were cut off that no longer fit.
    files: Vec<File>,
    /// What somebody could learn from it.
    warning: Option<&'static str>,
    /// Whether the last link went to the clipboard.
    copied: Option<bool>,
}

/// A file to save.
struct File {
    label: &'static str,
    name: String,
    /// What is in it, as an address of its own.
    address: String,
}

impl Share {
    /// What can be sent of the table that is kept under an id.
    pub fn of(table: &dyn AnyTable, id: &str) -> Share {
        let warning = match table.outcome() {
            Some(_) => None,
            None if table.hides() => Some(text::NOT_PROTECTED),
            None => Some(text::FORETOLD),
        };
        let hides = warning == Some(text::NOT_PROTECTED);
        let players = text::players(table.seats());
        let file = |label, save: &str, word: &str| {
            // A running game with secrets is not written down for everybody to read.
            let content = if hides { &*address_of(save) } else { save };
            let name = link::file_name(table.game(), &format!("{players}{word}"), hides);
            let address = format!("data:application/octet-stream,{}", link::encoded(content));
            File { label, name, address }
        };
        let mut files = vec![file(text::SAVE_FILE, &table.save(), "")];
        files.extend(storage::whole(id).map(|save| file(text::SAVE_WHOLE, &save, " whole")));
        Share {
            wish: format!("{}{}", page_address(), Route::Wish(table.wish()).hash()),
            files,
            warning,
            copied: None,
            game: full_address(table),
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
                { for self.files.iter().map(to_save) }
                if let Some(warning) = self.warning { <p class="warning"><small>{ warning }</small></p> }
                { address(ctx, text::TABLE_LINK, &self.wish) }
                <p role="status">
                    { self.copied.map_or("", |done| if done { text::COPIED } else { text::COPY_BY_HAND }) }
                </p>
            </>
        };
        dialog(text::SHARE, "share", link.callback(|()| Msg::Show(Drawer::None)), content)
    }
}

/// The way to a file.
fn to_save(file: &File) -> Html {
    html! {
        <a class="button main" download={file.name.clone()} href={file.address.clone()}>
            { icon(Icon::Download) }{ file.label }
        </a>
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
    address_of(&table.save())
}

fn address_of(save: &str) -> String {
    format!("{}{}", page_address(), Route::Game(link::packed(save)).hash())
}
