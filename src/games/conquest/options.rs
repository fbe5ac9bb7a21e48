//! Section 4: what the table agrees on before the game.

use serde::{Deserialize, Serialize};

use super::text;
use crate::engine::SetupRefusal;

/// How the players stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// CQ-4.1: each alone.
    #[default]
    Competitive,
    /// CQ-4.2: all against the Resistance.
    Cooperative,
    /// CQ-17.1: one person, 1 to 4 groups.
    Solo,
    /// CQ-17.4: two against two.
    Team,
}

/// CQ-4.2: the Resistance Phase sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sheet {
    /// The usual side.
    #[default]
    Standard,
    /// The harder side.
    Brutal,
}

/// Whom a window asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// CQ-13.13: only who has a legal response. Quick; being asked hints at a card.
    WhoCan,
    /// Everybody who holds a hidden card, so that the asking tells nothing.
    Everyone,
}

/// What the table agrees on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who is against whom.
    pub mode: Mode,
    /// Players, or groups of a solo game.
    pub players: u8,
    /// Whom windows ask.
    pub asking: Asking,
    /// The side of the Resistance Phase sheet.
    pub sheet: Sheet,
    /// CQ-4.4: the Objective is the Historic Monument.
    pub monument: bool,
    /// CQ-4.5: draw two races, pick one.
    pub draw_two: bool,
    /// CQ-4.6: Command Counters in a cooperative or solo game.
    pub command_counters: bool,
    /// CQ-4.7: Tech Locations help the Resistance.
    pub tech_locations: bool,
    /// CQ-4.8: the Aliens need the Objective.
    pub take_objective: bool,
    /// CQ-4.9: more counters at the start.
    pub extra_counters: bool,
    /// CQ-4.10: a Resistance Phase in a competitive or team game.
    pub active_resistance: bool,
    /// CQ-17.7: teams may share a race.
    pub one_race: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            mode: Mode::Competitive,
            players: 4,
            asking: Asking::WhoCan,
            sheet: Sheet::Standard,
            monument: false,
            draw_two: false,
            command_counters: false,
            tech_locations: false,
            take_objective: false,
            extra_counters: false,
            active_resistance: false,
            one_race: false,
        }
    }
}

impl Options {
    /// Whether these make a game.
    pub(super) fn check(&self) -> Result<(), SetupRefusal> {
        if self.mode != Mode::Competitive || self.one_race {
            return Err(text::not_yet());
        }
        // CQ-4.1
        if !(2..=4).contains(&self.players) {
            return Err(text::wrong_players(self.players));
        }
        // CQ-4.6 to CQ-4.9 speak of a Resistance Phase.
        if self.command_counters
            || self.tech_locations
            || self.take_objective
            || self.extra_counters
        {
            return Err(text::only_against_the_resistance());
        }
        Ok(())
    }

    /// A covering choice: every number of players, every option, both ways of asking.
    pub(super) fn variants() -> Vec<Options> {
        let base = |players| Options { players, ..Options::default() };
        let everyone = |players| Options { asking: Asking::Everyone, ..base(players) };
        vec![
            base(4),
            base(2),
            Options { monument: true, draw_two: true, ..base(3) },
            Options { draw_two: true, ..everyone(2) },
            Options { active_resistance: true, ..everyone(3) },
            Options { active_resistance: true, sheet: Sheet::Brutal, ..base(4) },
        ]
    }
}
