//! Which edition of these rules a game follows: one that has begun goes on as it began.

use serde::{Deserialize, Serialize};

use crate::cards::{EventCard, Race, StuffCard};
use crate::effects::vocabulary::Window;
use crate::machine::step::Source;

/// An edition of these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// What games begun under versions 1 and 2 go on with.
    First,
    /// `rules.md` as it stands.
    #[default]
    Second,
}

impl Edition {
    /// Whether `rules.md` holds to the letter.
    pub(crate) fn is_second(self) -> bool {
        self == Edition::Second
    }

    /// CQ-15.10: the last round.
    pub fn rounds(self) -> u16 {
        match self {
            Edition::First => 30,
            Edition::Second => 250,
        }
    }

    /// CQ-8.11, CQ-13.1: the window of a clause. The first edition had a narrower one for some.
    pub(crate) fn window(self, source: Source, printed: Window) -> Window {
        let narrow = match (source, printed) {
            (Source::Event(EventCard::ScoutDrones), Window::Anytime) => Window::Act(0),
            (
                Source::Event(EventCard::HeroOfTheHour | EventCard::CaptainFantasticToTheRescue)
                | Source::Gift(Race::Menthalars, _)
                | Source::Stuff(StuffCard::MindJammer),
                Window::InFight,
            ) => Window::PreDice,
            _ => printed,
        };
        if self.is_second() { printed } else { narrow }
    }
}
