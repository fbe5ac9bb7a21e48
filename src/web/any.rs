//! How a game is drawn, and tables and frames that can be, without their game's type.

use std::rc::Rc;

use yew::{Callback, Html};

use crate::look::Look;
use engine::Seat;
use table::{AnyFrame, Frame, Hands, ShownTable, Shows, late};

/// How a game is drawn: a tree of components, each given what concerns it and no more.
pub trait Board: Hands {
    /// What the game is, in a sentence for its poster.
    const BLURB: &'static str;
    /// How long and how hard it is, in very few words.
    const LENGTH: &'static str;
    /// The board.
    fn board(frame: &Frame<Self>, look: &Look) -> Html;
    /// What the acting seat has in hand, along the bottom.
    fn tray(frame: &Frame<Self>, look: &Look) -> Html;
    /// What a seat's panel shows.
    fn panel(frame: &Frame<Self>, seat: Seat, look: &Look) -> Html;
    /// The final reckoning.
    fn reckoning(frame: &Frame<Self>, look: &Look) -> Html;
    /// What the board calls a piece or a place.
    fn called(frame: &Frame<Self>, id: &str, look: &Look) -> Option<String>;
    /// The form for the game's own options, besides the number of players.
    fn options(options: &Self::Options, change: Callback<Self::Options>) -> Html;
}

/// A frame of any game that can be drawn.
pub trait DrawnFrame: AnyFrame {
    /// The board.
    fn board(&self, look: &Look) -> Html;
    /// What the acting seat has in hand.
    fn tray(&self, look: &Look) -> Html;
    /// What a seat's panel shows.
    fn panel(&self, seat: Seat, look: &Look) -> Html;
    /// The final reckoning. [`late`].
    fn reckoning(&self, look: &Look) -> Html;
    /// What the board calls a piece or a place.
    fn called(&self, id: &str, look: &Look) -> Option<String>;
}

impl<G: Board> DrawnFrame for Frame<G> {
    fn board(&self, look: &Look) -> Html {
        G::board(self, look)
    }

    fn tray(&self, look: &Look) -> Html {
        G::tray(self, look)
    }

    fn panel(&self, seat: Seat, look: &Look) -> Html {
        G::panel(self, seat, look)
    }

    fn reckoning(&self, look: &Look) -> Html {
        late(|| G::reckoning(self, look))
    }

    fn called(&self, id: &str, look: &Look) -> Option<String> {
        G::called(self, id, look)
    }
}

impl<G: Board> Shows<dyn DrawnFrame> for Frame<G> {
    fn picture(self) -> Rc<dyn DrawnFrame> {
        Rc::new(self)
    }
}

/// A table of any game whose frames can be drawn.
pub type GameTable = dyn ShownTable<dyn DrawnFrame>;

/// The frame on the screen. Two are equal if they are one: a frame is made once and never changed.
#[derive(Clone)]
pub struct Shown(pub Rc<dyn DrawnFrame>);

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
