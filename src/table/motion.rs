//! Movements as data: a board says what travels, the page plays it.

/// Something on the board arrives at its place from elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Motion {
    /// The element that moves, by its `data-motion` name.
    pub target: String,
    /// Where it comes from, relative to where it is, in the units of its drawing.
    pub from: (i32, i32),
    /// How long it waits first, in milliseconds at normal speed.
    pub delay: u32,
    /// How long it takes, in milliseconds at normal speed.
    pub length: u32,
}

/// How fast things are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As designed.
    #[default]
    Normal,
    /// Three times as fast.
    Fast,
    /// Nothing moves; the result is there at once.
    Instant,
}

impl Pace {
    /// All paces.
    pub const ALL: [Pace; 3] = [Pace::Normal, Pace::Fast, Pace::Instant];

    /// A designed time at this pace.
    pub fn millis(self, designed: u32) -> u32 {
        match self {
            Pace::Normal => designed,
            Pace::Fast => designed / 3,
            Pace::Instant => 0,
        }
    }

    /// The name in settings and in the document.
    pub fn key(self) -> &'static str {
        match self {
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// Reads the name back.
    pub fn parse(key: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_shortens_the_designed_time() {
        assert_eq!(Pace::ALL.map(|pace| pace.millis(600)), [600, 200, 0]);
        assert!(Pace::ALL.iter().all(|pace| Pace::parse(pace.key()) == Some(*pace)));
    }
}
