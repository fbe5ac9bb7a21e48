//! What has been announced and waits to be canceled or carried out.

use yew::prelude::*;

use super::cards::{page, spoken, tint};
use crate::look::Look;
use crate::widgets::{Part, part};
use games::conquest::text;
use games::conquest::{Conquest, Edition, Source};

/// An announcement.
#[derive(Clone, PartialEq)]
pub struct Announcement {
    /// What is played.
    pub source: Source,
    /// Whose words stand on it.
    pub edition: Edition,
    /// Who plays it, in words.
    pub words: AttrValue,
}

/// The announcement of the moment.
pub fn announced(game: &Conquest, look: &Look) -> Html {
    let Some(play) = game.announced_now() else { return Html::default() };
    let source = play.run.source;
    let words = text::announces(source, &look.name(play.run.me)).into();
    part(Announcement { source, edition: game.options().edition, words })
}

impl Part for Announcement {
    const NAME: &'static str = "CqAnnouncement";

    fn draw(&self) -> Html {
        let Announcement { source, edition, words } = self;
        html! {
            <div class={classes!("cq-said", tint(*source))} role="group" aria-label={spoken(*source, *edition)}>
                <b>{ words.clone() }</b>
                <div class="cq-flash">{ page(*source, *edition, None) }</div>
            </div>
        }
    }
}
