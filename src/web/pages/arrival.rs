//! A game that came from outside, by file or by link: it asks before it changes anything.

use yew::prelude::*;

use crate::browser::random_word;
use crate::widgets::dialog;
use crate::{catalogue, shelf};
use engine::SeatSetup;
use engine::save::{Kinship, LoadRefusal, SaveFile};
use table::shelf::{Brought, Restored};
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

/// A game that came from outside, or everything that was kept somewhere, or a sentence about it.
pub struct Arrival(What);

enum What {
    Game(Box<Newcomer>),
    All(Brought),
    /// A sentence under a title.
    Words(&'static str, String),
}

/// What comes of a choice.
pub enum Settled {
    /// Nothing.
    Leave,
    /// This game is opened.
    Open(String),
    /// There is something to say about it.
    Tell(Arrival),
}

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
            Err(refusal) => return Arrival::odd(&text::load_refusal(&refusal)),
        };
        let Some(entry) = catalogue::find(save.game()) else {
            return Arrival::odd(text::NO_SUCH_GAME);
        };
        let copy = shelf::copy_of(&save);
        Arrival(What::Game(Box::new(Newcomer { save, seats, name: entry.name, copy })))
    }

    /// Everything that was kept somewhere.
    pub fn all(brought: Brought) -> Arrival {
        match brought {
            Brought::Newer => Arrival(What::Words(text::BACKUP, text::NEWER_BACKUP.into())),
            brought => Arrival(What::All(brought)),
        }
    }

    /// Something came that is no game at all.
    pub fn odd(sentence: &str) -> Arrival {
        Arrival(What::Words(text::UNREADABLE, sentence.into()))
    }

    /// Does as was chosen.
    pub fn settle(self, choice: Choice) -> Settled {
        let newcomer = match self.0 {
            What::Game(newcomer) => newcomer,
            What::All(brought) if choice != Choice::Leave => {
                return Settled::Tell(Arrival(What::Words(text::BACKUP, bring_in(brought))));
            }
            What::All(_) | What::Words(..) => return Settled::Leave,
        };
        let own = newcomer.copy.as_ref().map(|(id, _)| id.clone());
        let id = match choice {
            Choice::Leave => None,
            Choice::OpenOwn => return own.map_or(Settled::Leave, Settled::Open),
            Choice::Keep => Some(random_word()),
            Choice::Replace => own,
        };
        let Some(id) = id else { return Settled::Leave };
        shelf::admit(&id, newcomer.save);
        Settled::Open(id)
    }

    /// The question.
    pub fn view(&self, send: &Callback<Choice>) -> Html {
        let button = |label: &'static str, class: &'static str, choice: Choice| {
            html! { <button {class} data-choice={label} onclick={send.reform(move |_| choice)}>{ label }</button> }
        };
        let newcomer = match &self.0 {
            What::Game(newcomer) => newcomer,
            What::All(_) => {
                let buttons = [
                    button(text::CANCEL, "quiet", Choice::Leave),
                    button(text::RESTORE, "main", Choice::Keep),
                ];
                return told(text::BACKUP, text::BACKUP_HELP, buttons, send);
            }
            What::Words(title, sentence) => {
                return told(title, sentence, [button(text::CLOSE, "main", Choice::Leave)], send);
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

/// A sentence with buttons below it.
fn told(
    title: &'static str,
    sentence: &str,
    buttons: impl IntoIterator<Item = Html>,
    send: &Callback<Choice>,
) -> Html {
    let content = html! {
        <>
            <h2>{ title }</h2>
            <p>{ sentence.to_owned() }</p>
            <div class="form-end">{ for buttons }</div>
        </>
    };
    dialog(title, "arrival", send.reform(|()| Choice::Leave), content)
}

/// Takes everything in, and says what came of it.
fn bring_in(brought: Brought) -> String {
    match brought {
        Brought::Backup(backup) => {
            let Restored { added, renewed, left, lost } = shelf::restore(backup);
            text::restored(added, renewed, left, lost)
        }
        Brought::Statistics(statistics) => {
            shelf::merge_statistics(&statistics);
            text::STATISTICS_BACK.into()
        }
        Brought::Newer => text::NEWER_BACKUP.into(),
    }
}
