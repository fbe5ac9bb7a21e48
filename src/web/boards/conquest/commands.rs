//! CQ-5.3: the Command Counters, and where one is laid face down, while one is asked for.

use yew::prelude::*;

use crate::look::{Look, Piece};
use crate::widgets::{Part, keyed};
use games::conquest::text::{self, command_label};
use games::conquest::{Chosen, Command, Conquest, Question};
use table::boards::conquest::ids::{COMMAND, id};

/// A Command Counter.
#[derive(Clone, PartialEq)]
pub struct CommandCounter {
    /// Its piece.
    pub piece: Piece,
    /// Which.
    pub command: Command,
    /// Whether it has been used.
    pub spent: bool,
}

/// The counters of whoever is asked.
pub fn commands(game: &Conquest, look: &Look) -> Html {
    let Some(ask) = game.question().filter(|ask| ask.what == Question::ChooseCommand) else {
        return Html::default();
    };
    let player = game.player(ask.seat);
    let counter = |command: Command| {
        let spent = player.commands >> (command as u8) & 1 == 0;
        let piece = look.piece(id("command", &[command as u8]));
        keyed(command as u8, CommandCounter { piece, command, spent })
    };
    let laid = player.chosen != Chosen::Nothing;
    let lay = look.place(COMMAND);
    html! {
        <div class={format!("cq-commands seat-{}", look.colour(ask.seat))}>
            { for Command::ALL.into_iter().map(counter) }
            <div class="cq-lay" data-place={lay.id.clone()} data-hint={lay.hint()} role="button" aria-label={text::COMMAND_HERE}>
                { if laid { "?" } else { text::COMMAND_HERE } }
            </div>
        </div>
    }
}

impl Part for CommandCounter {
    const NAME: &'static str = "CqCommand";

    fn draw(&self) -> Html {
        let CommandCounter { piece, command, spent } = self;
        html! {
            <div class={if *spent { "cq-command spent" } else { "cq-command" }} data-piece={piece.id.clone()} data-can={piece.can()}
                tabindex={piece.tabindex()} data-hint={piece.hint()} role="button" aria-label={command_label(*command)}>
                { text::command_face(*command) }
            </div>
        }
    }
}
