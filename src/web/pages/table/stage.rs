//! Where a game draws itself: its board, its tray, and what the seats' panels show.
//!
//! These components are drawn anew when the frame or the look is another. The parts that the game then returns compare
//! their own props, and only those that changed are drawn.

use std::rc::Rc;

use yew::prelude::*;

use crate::any::Shown;
use crate::look::Look;
use crate::widgets::{Part, face, keyed, shape};
use engine::{Seat, SeatSetup};
use table::text;

/// The board.
#[derive(PartialEq)]
pub struct BoardStage {
    /// The frame on the screen.
    pub shown: Shown,
    /// What it is drawn with besides.
    pub look: Rc<Look>,
}

impl Part for BoardStage {
    const NAME: &'static str = "BoardStage";

    fn draw(&self) -> Html {
        let BoardStage { shown, look } = self;
        shown.0.board(look)
    }
}

/// What whoever looks on has in hand.
#[derive(PartialEq)]
pub struct TrayStage {
    /// The frame on the screen.
    pub shown: Shown,
    /// What it is drawn with besides.
    pub look: Rc<Look>,
}

impl Part for TrayStage {
    const NAME: &'static str = "TrayStage";

    fn draw(&self) -> Html {
        let TrayStage { shown, look } = self;
        shown.0.tray(look)
    }
}

/// The seats, each with what it has.
#[derive(PartialEq)]
pub struct Seats {
    /// The frame on the screen.
    pub shown: Shown,
    /// What it is drawn with besides.
    pub look: Rc<Look>,
}

impl Part for Seats {
    const NAME: &'static str = "Seats";

    fn draw(&self) -> Html {
        let Seats { shown, look } = self;
        let acting = shown.0.to_act();
        let panel = |(index, setup): (usize, &SeatSetup)| {
            let seat = Seat(index as u8);
            let children = shown.0.panel(seat, look);
            let acting = acting == Some(seat);
            keyed(seat.0, SeatPanel { setup: setup.clone(), acting, children })
        };
        look.seats.iter().enumerate().map(panel).collect()
    }
}

/// A seat with what it has.
#[derive(PartialEq)]
pub struct SeatPanel {
    /// Who sits there.
    pub setup: SeatSetup,
    /// Whether it is to act.
    pub acting: bool,
    /// What it has.
    pub children: Html,
}

impl Part for SeatPanel {
    const NAME: &'static str = "SeatPanel";

    fn draw(&self) -> Html {
        let SeatPanel { setup, acting, children } = self;
        let computer = setup
            .driver
            .computer()
            .map(|(_, manner)| if manner.is_even() { "CPU".into() } else { face(manner) });
        let class = format!("seat seat-{}{}", setup.colour, if *acting { " acting" } else { "" });
        html! {
            <div {class} aria-current={acting.then_some("true")}>
                <div class="seat-name">
                    { shape(setup.colour) }
                    <strong>{ setup.name.clone() }</strong>
                    if let Some(computer) = computer { <small title={text::driver(setup.driver)}>{ computer }</small> }
                </div>
                { children.clone() }
            </div>
        }
    }
}
