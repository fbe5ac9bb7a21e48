//! Equal troops that stand together.

use yew::prelude::*;

use super::pictures::counter;
use crate::widgets::Part;
use games::attack_at_the_tower::Troop;

/// Troops.
#[derive(Clone, PartialEq)]
pub struct Troops {
    /// Who they are.
    pub troop: Troop,
    /// How many.
    pub count: u8,
}

impl Part for Troops {
    const NAME: &'static str = "AtTroops";

    fn draw(&self) -> Html {
        html! { <span class="at-troops">{ for (0..self.count).map(|_| counter(self.troop)) }</span> }
    }
}
