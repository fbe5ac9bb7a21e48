//! The game for somebody else, or for later: as a link and as a file.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Msg, Send, on_press};
use crate::any::GameTable;
use crate::browser::{can_share, page_address, window};
use crate::shelf;
use crate::widgets::{Dialog, Icon, Part, icon, part};
use table::route::Route;
use table::store::{self, Over};
use table::{link, text};

/// What can be sent, made once when the dialog opens.
#[derive(Clone, PartialEq)]
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
#[derive(Clone, PartialEq)]
struct File {
    label: &'static str,
    name: String,
    /// What is in it, as an address of its own.
    address: String,
}

impl Share {
    /// What can be sent of the table that is kept under an id.
    pub fn of(table: &GameTable, id: &str) -> Share {
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
        files.extend(shelf::whole(id).map(|save| file(text::SAVE_WHOLE, &save, " whole")));
        Share {
            wish: format!("{}{}", page_address(), Route::Wish(table.wish().to_text()).hash()),
            files,
            warning,
            copied: None,
            game: full_address(table),
        }
    }

    /// The same after a link went to the clipboard, or could not.
    pub fn copied(&self, done: bool) -> Share {
        Share { copied: Some(done), ..self.clone() }
    }
}

/// Links and files.
#[derive(PartialEq)]
pub struct ShareDialog {
    /// What can be sent.
    pub share: Rc<Share>,
    /// Tells the page.
    pub send: Send,
}

impl Part for ShareDialog {
    const NAME: &'static str = "ShareDialog";

    fn draw(&self) -> Html {
        let ShareDialog { share, send } = self;
        let fits = share.game.len() <= link::LONGEST;
        html! {
            <Dialog label={text::SHARE} class="share" on_close={send.reform(|()| store::Msg::Show(Over::Nothing).into())}>
                <div class="menu-head">
                    <h2>{ text::SHARE }</h2>
                    <button class="quiet" aria-label={text::CLOSE} onclick={on_press(send, store::Msg::Show(Over::Nothing))}>
                        { icon(Icon::Close) }
                    </button>
                </div>
                if fits {
                    { address(send, text::GAME_LINK, &share.game) }
                } else {
                    <p>{ text::too_long(share.game.len(), link::LONGEST) }</p>
                }
                { for share.files.iter().map(to_save) }
                if let Some(warning) = share.warning { <p class="warning"><small>{ warning }</small></p> }
                { address(send, text::TABLE_LINK, &share.wish) }
                <p role="status">
                    { share.copied.map_or("", |done| if done { text::COPIED } else { text::COPY_BY_HAND }) }
                </p>
            </Dialog>
        }
    }
}

/// The dialog.
pub fn dialog(share: &Rc<Share>, send: &Send) -> Html {
    part(ShareDialog { share: share.clone(), send: send.clone() })
}

/// Opens the game in a tab of its own.
pub fn open_full_tab(table: &GameTable) {
    let _ =
        window().open_with_url_and_target_and_features(&full_address(table), "_blank", "noopener");
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
fn address(send: &Send, label: &'static str, address: &str) -> Html {
    let send = |msg: fn(String) -> Msg| {
        let address = address.to_owned();
        send.reform(move |_: MouseEvent| msg(address.clone()))
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
fn full_address(table: &GameTable) -> String {
    address_of(&table.save())
}

fn address_of(save: &str) -> String {
    format!("{}{}", page_address(), Route::Game(link::packed(save)).hash())
}
