//! Small line drawings for buttons.

use yew::prelude::*;

/// Which drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IconName {
    /// A house.
    Home,
    /// An arrow back.
    Undo,
    /// An arrow forth.
    Redo,
    /// Lines of text.
    Log,
    /// A gear of sliders.
    Settings,
    /// A cross.
    Close,
    /// A bin.
    Bin,
    /// A plus.
    Plus,
}

/// What to draw.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which drawing.
    pub name: IconName,
}

/// A drawing of 24 × 24 in the colour of the text around it.
#[component]
pub fn Icon(props: &Props) -> Html {
    let path = match props.name {
        IconName::Home => "M4 11l8-7 8 7M6 10v10h4v-6h4v6h4V10",
        IconName::Undo => "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
        IconName::Redo => "M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3",
        IconName::Log => "M5 6h14M5 12h14M5 18h9",
        IconName::Settings => "M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4",
        IconName::Close => "M6 6l12 12M18 6L6 18",
        IconName::Bin => "M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v6M14 11v6",
        IconName::Plus => "M12 5v14M5 12h14",
    };
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}
