//! Section 4: what the table agrees on before the game.

use serde::{Deserialize, Serialize};

use crate::board::player::Colour;
use crate::text;
use crate::turn::edition::Edition;
use engine::SetupRefusal;

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
    /// CQ-16.23: the usual side as it was first drawn up. Games that began with it keep it.
    First,
}

/// Whom a window asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// CQ-13.13: only who has a legal response. Quick; being asked hints at a card.
    WhoCan,
    /// Everybody who holds a hidden card, so that the asking tells nothing.
    Everyone,
    /// CQ-13.17: as people at a table ask: whoever is on turn if they can respond, the others by what everybody knows,
    /// until they have enough of the Battle or of the turn.
    EachBattle,
}

/// CQ-13.17: how much the asking may tell of hidden cards, where several people play at one device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secrecy {
    /// Quick: being asked hints at a card.
    Loose,
    /// As at a table.
    #[default]
    Usual,
    /// Everybody is asked at every moment.
    Strict,
}

/// What the table agrees on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which edition of the rules; games go on with the one they began with.
    pub edition: Edition,
    /// Who is against whom.
    pub mode: Mode,
    /// Players, or groups of a solo game.
    pub players: u8,
    /// Whom windows ask.
    pub asking: Asking,
    /// What several people at one device wish for; what comes of it stands in `asking`.
    pub secrecy: Secrecy,
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
    /// CQ-17.7: teams may share a race; CQ-17.2: all groups of a solo game have one.
    pub one_race: bool,
    /// CQ-17.2: the groups of a solo game pick their races freely.
    pub pick_races: bool,
    /// CQ-3.5: the colours the seats have agreed on; whoever has none is asked.
    pub colours: [Option<Colour>; 4],
}

impl Default for Options {
    fn default() -> Self {
        Options {
            edition: Edition::default(),
            mode: Mode::Competitive,
            players: 4,
            asking: Asking::WhoCan,
            secrecy: Secrecy::Usual,
            sheet: Sheet::Standard,
            monument: false,
            draw_two: false,
            command_counters: false,
            tech_locations: false,
            take_objective: false,
            extra_counters: false,
            active_resistance: false,
            one_race: false,
            pick_races: false,
            colours: [None; 4],
        }
    }
}

impl Options {
    /// Whether these make a game.
    pub fn check(&self) -> Result<(), SetupRefusal> {
        // CQ-4.1, CQ-4.2, CQ-17.1, CQ-17.4
        let fits = match self.mode {
            Mode::Competitive | Mode::Cooperative => 2..=4,
            Mode::Solo => 1..=4,
            Mode::Team => 4..=4,
        };
        if !fits.contains(&self.players) {
            return Err(text::wrong_players(self.mode, self.players));
        }
        self.check_switches()?;
        // CQ-3.5
        let twice = |(index, colour): (usize, &Option<Colour>)| {
            colour.is_some() && self.colours[..index].contains(colour)
        };
        if self.colours.iter().enumerate().any(twice) {
            return Err(text::colour_twice());
        }
        Ok(())
    }

    /// Whether the options go with the mode and with each other, whoever plays.
    pub fn check_switches(&self) -> Result<(), SetupRefusal> {
        let against_all = self.command_counters
            || self.tech_locations
            || self.take_objective
            || self.extra_counters;
        // CQ-4.6 to CQ-4.9
        if against_all && !self.mode.is_together() {
            return Err(text::only_against_the_resistance());
        }
        // CQ-4.10
        if self.active_resistance && self.mode.is_together() {
            return Err(text::always_active());
        }
        if self.one_race && !matches!(self.mode, Mode::Team | Mode::Solo) {
            return Err(text::no_shared_race());
        }
        if self.pick_races && (self.mode != Mode::Solo || self.draw_two) {
            return Err(text::no_free_pick());
        }
        Ok(())
    }

    /// The same options in another mode; what does not belong there is switched off.
    pub fn in_mode(self, mode: Mode) -> Options {
        let (together, solo) = (mode.is_together(), mode == Mode::Solo);
        Options {
            mode,
            command_counters: self.command_counters && together,
            tech_locations: self.tech_locations && together,
            take_objective: self.take_objective && together,
            extra_counters: self.extra_counters && together,
            active_resistance: self.active_resistance && !together,
            one_race: self.one_race && (solo || mode == Mode::Team),
            pick_races: self.pick_races && solo,
            ..self
        }
    }

    /// Whether the game has a Resistance Phase.
    pub fn has_resistance_phase(&self) -> bool {
        self.mode.is_together() || self.active_resistance
    }
}
