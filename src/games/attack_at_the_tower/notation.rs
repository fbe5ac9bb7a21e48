//! Moves as they are written into saves: `build pod 1a`, `attack 2 3`, `play ufo 1 2b`.
//!
//! One short line instead of nested JSON: easier to read in a save, and far less code in the page.

use std::fmt::{self, Write};

use super::{Ability, Base, Card, Group, Move, Pile, Play, Space, Territory, Victim};
use engine::Seat;

impl Card {
    /// The card's kind in one word, for saves and the page.
    pub fn word(self) -> &'static str {
        match self {
            Card::Base(Base::Pod) => "pod",
            Card::Base(Base::Saucer) => "saucer",
            Card::Base(Base::Undercity) => "undercity",
            Card::Base(Base::Cigar) => "cigar",
            Card::Base(Base::Mothership) => "mothership",
            Card::Ability(Ability::LightInfantry) => "light",
            Card::Ability(Ability::Shooter) => "shooter",
            Card::Ability(Ability::HeavyInfantry) => "heavy",
            Card::Ability(Ability::Cavalry) => "cavalry",
            Card::Ability(Ability::SiegeWeapon) => "siege",
            Card::Ability(Ability::Common) => "ufo",
            Card::Ability(Ability::Special) => "special",
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["1", "2", "3", "palace"][self.index()])
    }
}

impl fmt::Display for Victim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Victim::Troop(space) => write!(f, "troop-{space}"),
            Victim::Base(space) => write!(f, "base-{space}"),
            Victim::Man => f.write_str("man"),
            Victim::Palace => f.write_str("palace"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Move::Draw(Pile::Bases) => "draw bases",
            Move::Draw(Pile::Abilities) => "draw abilities",
            Move::Keep => "keep",
            Move::Redraw => "redraw",
            Move::Done => "done",
            Move::Renew => "renew",
            Move::Decline => "decline",
            Move::Recruit => "recruit",
            Move::RecruitNobody => "recruit nobody",
            Move::EndTurn => "end turn",
            Move::Pass => "pass",
            Move::PassTurn => "pass turn",
            Move::Stop => "stop",
            Move::March => "march",
            Move::Halt => "halt",
            Move::Build { base, at } => return write!(f, "build {} {at}", Card::Base(base).word()),
            Move::Discard(card) => return write!(f, "discard {}", card.word()),
            Move::Attack { from, to } => return write!(f, "attack {from} {}", to.number()),
            Move::Kill(victim) => return write!(f, "kill {victim}"),
            Move::Play(play) => {
                write!(f, "play {}", Card::Ability(play.ability()).word())?;
                return match play {
                    Play::LightInfantry(territory) => write!(f, " {}", territory.number()),
                    Play::Common { owner, at } => write!(f, " {} {at}", owner.0),
                    _ => Ok(()),
                };
            }
        })
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> String {
        mv.to_string()
    }
}

impl TryFrom<String> for Move {
    type Error = &'static str;

    fn try_from(line: String) -> Result<Self, Self::Error> {
        // There are only some 130 moves in the whole game, so reading is looking one up.
        let is = |mv: &Move| {
            let mut rest = Rest(&line);
            write!(rest, "{mv}").is_ok() && rest.0.is_empty()
        };
        all().find(is).ok_or("no such move")
    }
}

/// What is left of a line while something is written over it; stops where the two differ.
struct Rest<'a>(&'a str);

impl fmt::Write for Rest<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Every card there is.
fn cards() -> impl Iterator<Item = Card> {
    Base::ALL.into_iter().map(Card::Base).chain(Ability::ALL.into_iter().map(Card::Ability))
}

/// Every move there is, in any position.
fn all() -> impl Iterator<Item = Move> {
    let plain = [
        Move::Draw(Pile::Bases),
        Move::Draw(Pile::Abilities),
        Move::Keep,
        Move::Redraw,
        Move::Done,
        Move::Renew,
        Move::Decline,
        Move::Recruit,
        Move::RecruitNobody,
        Move::EndTurn,
        Move::Pass,
        Move::PassTurn,
        Move::Stop,
        Move::March,
        Move::Halt,
        Move::Kill(Victim::Man),
        Move::Kill(Victim::Palace),
        Move::Play(Play::Shooter),
        Move::Play(Play::HeavyInfantry),
        Move::Play(Play::Cavalry),
        Move::Play(Play::SiegeWeapon),
        Move::Play(Play::Special),
    ];
    let on_spaces = Space::all().flat_map(|at| {
        let ufo = |seat| Move::Play(Play::Common { owner: Seat(seat), at });
        let here = [Move::Kill(Victim::Troop(at)), Move::Kill(Victim::Base(at)), ufo(0), ufo(1)];
        here.into_iter().chain(Base::ALL.map(|base| Move::Build { base, at }))
    });
    let on_territories = Territory::ALL.into_iter().flat_map(|to| {
        let attacks = Group::ALL.map(|from| Move::Attack { from, to });
        attacks.into_iter().chain([Move::Play(Play::LightInfantry(to))])
    });
    plain.into_iter().chain(on_spaces).chain(on_territories).chain(cards().map(Move::Discard))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_move_has_a_line_of_its_own_and_is_read_back() {
        let lines: BTreeSet<String> = all().map(String::from).collect();
        assert_eq!(lines.len(), all().count());
        assert_eq!(lines.len(), 22 + 9 * 9 + 3 * 5 + 12);
        assert!(all().all(|mv| Move::try_from(mv.to_string()) == Ok(mv)));
        assert_eq!(Move::try_from("build pod 4a".to_owned()), Err("no such move"));
    }

    #[test]
    fn a_save_reads_like_a_log() {
        let build = Move::Build { base: Base::Pod, at: Space::at(Territory::One, 0) };
        let at = Space::at(Territory::Two, 1);
        let ufo = Move::Play(Play::Common { owner: Seat(1), at });
        let attack = Move::Attack { from: Group::Palace, to: Territory::Three };
        let moves = [build, ufo, attack, Move::Kill(Victim::Troop(at))];
        let json = serde_json::to_string(&moves).unwrap();
        let lines = r#"["build pod 1a","play ufo 1 2b","attack palace 3","kill troop-2b"]"#;
        assert_eq!(json, lines);
        assert_eq!(serde_json::from_str::<Vec<Move>>(lines).unwrap(), moves);
    }
}
