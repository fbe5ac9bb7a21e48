//! The same game in two tabs: the tab that has it answers whoever opens it again.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use crate::browser::random_word;

/// A claim on a game. Without channels in the browser it is silent.
pub struct Claim {
    channel: Option<BroadcastChannel>,
    game: String,
    me: String,
    /// Whether this tab has the game, as far as it knows.
    held: Rc<Cell<bool>>,
    _listener: Option<EventListener>,
}

impl Claim {
    /// Asks the other tabs whether they have this game; `lost` is called when one
    /// has it, or takes it over later.
    pub fn ask(game: &str, lost: Callback<()>) -> Claim {
        let (me, held) = (random_word(), Rc::new(Cell::new(true)));
        let channel = BroadcastChannel::new("saucer-night").ok();
        let listener = channel.as_ref().map(|channel| {
            let (game, me, reply, held) =
                (game.to_owned(), me.clone(), channel.clone(), held.clone());
            EventListener::new(channel, "message", move |event| {
                let event = event.unchecked_ref::<MessageEvent>();
                let Some(text) = event.data().as_string() else { return };
                let words: Vec<&str> = text.split(' ').collect();
                let [word, of, who] = words[..] else { return };
                if of != game {
                    return;
                }
                let is_gone = match word {
                    // A tab that only says where the game is does not have it.
                    "open" if held.get() => {
                        let _ = reply.post_message(&JsValue::from_str(&format!("busy {of} {who}")));
                        false
                    }
                    "busy" => who == me,
                    "take" => who != me,
                    _ => false,
                };
                if is_gone && held.replace(false) {
                    lost.emit(());
                }
            })
        });
        let claim = Claim { channel, game: game.into(), me, held, _listener: listener };
        claim.say("open");
        claim
    }

    /// Takes the game over from whichever tab has it.
    pub fn take(&self) {
        self.held.set(true);
        self.say("take");
    }

    fn say(&self, word: &str) {
        if let Some(channel) = &self.channel {
            let text = format!("{word} {} {}", self.game, self.me);
            let _ = channel.post_message(&JsValue::from_str(&text));
        }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Some(channel) = &self.channel {
            channel.close();
        }
    }
}
