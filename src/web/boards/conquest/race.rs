//! A race sheet in the tray.

use yew::prelude::*;

use super::cards::{art, race_sheet};
use crate::widgets::Part;
use games::conquest::Edition;
use games::conquest::cards::Race;
use games::conquest::text::race_name;

/// A race sheet.
#[derive(Clone, PartialEq)]
pub struct RaceSheet {
    /// Which race.
    pub race: Race,
    /// Whose words stand on it.
    pub edition: Edition,
}

impl Part for RaceSheet {
    const NAME: &'static str = "CqRace";

    fn draw(&self) -> Html {
        let RaceSheet { race, edition } = *self;
        html! {
            <div class="cq-race cq-slot" tabindex="0" role="img" aria-label={race_name(race)}>
                { art(&format!("race-{}", race as u8)) }<b>{ race_name(race) }</b>
                <div class="cq-read race" aria-hidden="true">{ race_sheet(race, edition) }</div>
            </div>
        }
    }
}
