//! Small line drawings for buttons.

use engine::bot::Manner;
use yew::prelude::*;

/// Which drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// A house.
    Home,
    /// An arrow back.
    Undo,
    /// An arrow forth.
    Redo,
    /// Lines of text.
    Log,
    /// Three dots.
    Menu,
    /// An open book.
    Book,
    /// A cross.
    Close,
    /// A bin.
    Bin,
    /// A plus.
    Plus,
    /// A lamp.
    Hint,
    /// A minus.
    Minus,
    /// Four corners.
    Fit,
    /// To the first.
    First,
    /// One back.
    Back,
    /// One on.
    On,
    /// To the last.
    Last,
    /// Two bars.
    Pause,
    /// A triangle that runs.
    Run,
    /// An arrow out of a box.
    Share,
    /// An arrow into a tray.
    Download,
    /// An arrow to the outside.
    Outside,
    /// A pen.
    Pen,
    /// Two people.
    Seats,
}

/// A drawing of 24 × 24 in the colour of the text around it.
pub fn icon(icon: Icon) -> Html {
    let path = match icon {
        Icon::Home => "M4 11l8-7 8 7M6 10v10h4v-6h4v6h4V10",
        Icon::Undo => "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
        Icon::Redo => "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",
        Icon::Log => "M5 6h14M5 12h14M5 18h9",
        Icon::Menu => "M12 5v.01M12 12v.01M12 19v.01",
        Icon::Book => "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2c2-2 5-2 8-2V4c-3 0-6 0-8 2zV20",
        Icon::Close => "M6 6l12 12M18 6L6 18",
        Icon::Bin => "M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v6M14 11v6",
        Icon::Plus => "M12 5v14M5 12h14",
        Icon::Hint => {
            "M9 18h6M10 21h4M8.500 14.500a6 6 0 1 1 7 0q-.5.5-.5 1.500v2H9v-2q0-1-.5-1.500z"
        }
        Icon::Minus => "M5 12h14",
        Icon::Fit => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
        Icon::First => "M6 5v14M18 5l-8 7 8 7",
        Icon::Back => "M15 5l-7 7 7 7",
        Icon::On => "M9 5l7 7-7 7",
        Icon::Last => "M18 5v14M6 5l8 7-8 7",
        Icon::Pause => "M9 5v14M15 5v14",
        Icon::Run => "M8 5l11 7-11 7z",
        Icon::Share => "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8",
        Icon::Download => "M12 4v11M8 11l4 4 4-4M5 20h14",
        Icon::Pen => "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
        Icon::Seats => {
            "M12 8a3 3 0 1 1-6 0 3 3 0 1 1 6 0M3 20q0-6 6-6t6 6M15 5a3 3 0 1 1 0 6M17 14q4 0 4 6"
        }
        Icon::Outside => "M13 5h6v6M19 5l-9 9M10 5H5v14h14v-5",
    };
    drawing(path.into())
}

fn drawing(path: AttrValue) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}

/// The face of a computer player: bold, careful, or with an eye for things.
pub fn face(manner: Manner) -> Html {
    let eyes = match manner.0 {
        1 => "M6 9l4 3M18 9l-4 3M8 17l4-1 4 1",
        2 => "M7 11h3M14 11h3M10 17h4",
        _ => "M6 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0M9 16q3 3 6 0",
    };
    drawing(format!("M12 3c12 0 9 12 0 18C3 15 0 3 12 3{eyes}").into())
}
