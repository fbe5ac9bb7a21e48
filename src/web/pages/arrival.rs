//! A game that came from outside, by file or by link: it asks before it changes anything.

use yew::prelude::*;

use crate::browser::random_word;
use crate::widgets::dialog;
use crate::{catalogue, shelf};
use engine::SeatSetup;
use engine::save::{Kinship, LoadRefusal, SaveFile};
use table::text;

/// What is done with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Nothing.
    Leave,
    /// The copy that was here before is opened instead.
    OpenOwn,
    /// It is kept beside all others.
    Keep,
    /// It takes the place of the copy that was here before.
    Replace,
}

/// A game that came from outside, or a sentence why it is none.
pub struct Arrival(Result<Newcomer, String>);

struct Newcomer {
    save: SaveFile,
    seats: Vec<SeatSetup>,
    name: &'static str,
    /// The copy that is already here, by its id, and how the newcomer stands to it.
    copy: Option<(String, Kinship)>,
}

impl Arrival {
    /// Looks at the text of a save.
    pub fn of(text: &str) -> Arrival {
        let read = |text| {
            let save = SaveFile::parse(text)?;
            Ok::<_, LoadRefusal>((save.seats()?, save))
        };
        let (seats, save) = match read(text) {
            Ok(save) => save,
            Err(refusal) => return Arrival(Err(text::load_refusal(&refusal))),
        };
        let Some(entry) = catalogue::find(save.game()) else {
            return Arrival::odd(text::NO_SUCH_GAME);
        };
        let copy = shelf::copy_of(&save);
        Arrival(Ok(Newcomer { save, seats, name: entry.name, copy }))
    }

    /// Something came that is no game at all.
    pub fn odd(sentence: &str) -> Arrival {
        Arrival(Err(sentence.into()))
    }

    /// Does as was chosen. Gives the id of the game to open, if any.
    pub fn settle(self, choice: Choice) -> Option<String> {
        let newcomer = self.0.ok()?;
        let own = newcomer.copy.as_ref().map(|(id, _)| id.clone());
        let id = match choice {
            Choice::Leave => return None,
            Choice::OpenOwn => return own,
            Choice::Keep => random_word(),
            Choice::Replace => own?,
        };
        shelf::admit(&id, newcomer.save);
        Some(id)
    }

    /// The question.
    pub fn view(&self, send: &Callback<Choice>) -> Html {
        let button = |label: &'static str, class: &'static str, choice: Choice| {
            html! { <button {class} data-choice={label} onclick={send.reform(move |_| choice)}>{ label }</button> }
        };
        let newcomer = match &self.0 {
            Ok(newcomer) => newcomer,
            Err(sentence) => {
                let content = html! {
                    <>
                        <h2>{ text::UNREADABLE }</h2>
                        <p>{ sentence }</p>
                        <div class="form-end">{ button(text::CLOSE, "main", Choice::Leave) }</div>
                    </>
                };
                return dialog(
                    text::UNREADABLE,
                    "arrival",
                    send.reform(|()| Choice::Leave),
                    content,
                );
            }
        };
        let kinship = newcomer.copy.as_ref().map(|(_, kinship)| *kinship);
        // The button that loses nothing is the main one.
        let (own, keep, replace) = match kinship {
            None | Some(Kinship::Strangers) => (None, Some("main"), None),
            Some(Kinship::Same) => (Some("main"), None, None),
            Some(Kinship::Ahead(_)) => (None, Some("quiet"), Some("main")),
            Some(Kinship::Behind(_)) => (Some("main"), Some("quiet"), Some("quiet")),
            Some(Kinship::Parted(_)) => (Some("quiet"), Some("main"), Some("quiet")),
        };
        let keep_label = if kinship.is_some() { text::KEEP_BOTH } else { text::OPEN_GAME };
        let content = html! {
            <>
                <h2>{ newcomer.name }</h2>
                <p>{ text::players(&newcomer.seats) }<br />{ text::moves(newcomer.save.records()) }</p>
                if let Some(kinship) = kinship { <p><strong>{ text::kinship(kinship) }</strong></p> }
                <div class="form-end">
                    { button(text::CANCEL, "quiet", Choice::Leave) }
                    { for replace.map(|class| button(text::REPLACE_OWN, class, Choice::Replace)) }
                    { for keep.map(|class| button(keep_label, class, Choice::Keep)) }
                    { for own.map(|class| button(text::OPEN_OWN, class, Choice::OpenOwn)) }
                </div>
            </>
        };
        dialog(newcomer.name, "arrival", send.reform(|()| Choice::Leave), content)
    }
}
