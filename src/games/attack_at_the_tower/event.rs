//! What happens during a move: feeds the log and the animation.

use super::{Base, Battle, Card, Group, Pile, Play, Space, Spaces, Step, Territory, Troop, Victim};
use engine::{GameEvent, Seat, Viewer};

/// What happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// The next game of the match begins.
    GameBegan {
        /// Counted from 1.
        number: u8,
        /// Who goes first.
        starter: Seat,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// From which pile; everybody sees that.
        pile: Pile,
        /// The card; only its owner sees it.
        card: Option<Card>,
    },
    /// AT-3.9: the discards became the pile.
    Refilled {
        /// Whose.
        seat: Seat,
        /// Which pile.
        pile: Pile,
    },
    /// AT-2.3: the opening hand was kept.
    Kept {
        /// By whom.
        seat: Seat,
    },
    /// AT-2.3: the opening hand was returned.
    Returned {
        /// By whom.
        seat: Seat,
    },
    /// A base was put on the board.
    Built {
        /// By whom.
        seat: Seat,
        /// Which base.
        base: Base,
        /// Where.
        at: Space,
        /// AT-3.6: the base that was there.
        over: Option<Base>,
    },
    /// AT-3.1: the active player renews the game.
    Renewed {
        /// Who.
        seat: Seat,
    },
    /// AT-3.1: the active player does not renew the game.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// AT-3.3, AT-7.2: troops arrived on these bases.
    Recruited {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Spaces,
    },
    /// AT-3.3: a player recruits nobody.
    NobodyRecruited {
        /// Who.
        seat: Seat,
    },
    /// AT-3.5, AT-7.10: a card was discarded face up.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// An ability was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which, with its target.
        play: Play,
    },
    /// AT-4.1, AT-6.1: a group attacks.
    Attacked {
        /// Who.
        seat: Seat,
        /// With which group.
        from: Group,
        /// A territory or the palace of the opponent.
        to: Group,
    },
    /// A player plays no ability.
    Passed {
        /// Who.
        seat: Seat,
        /// Whether that holds until the turn ends.
        whole_turn: bool,
    },
    /// AT-4.5: the window has closed, and the battle is fought.
    Joined {
        /// The attacker.
        seat: Seat,
        /// Who fights where.
        battle: Battle,
    },
    /// What each side has to assign in a step.
    Totals {
        /// Which step.
        step: Step,
        /// The damage of attacker and defender.
        damage: [u8; 2],
        /// The attacker's damage that only hits bases and palaces.
        artillery: u8,
    },
    /// Damage was assigned.
    Assigned {
        /// By whom.
        seat: Seat,
        /// What will fall.
        victim: Victim,
        /// How much damage it took.
        damage: u8,
    },
    /// Troops were destroyed.
    Fell {
        /// Whose.
        seat: Seat,
        /// Who.
        troop: Troop,
        /// How many.
        count: u8,
        /// Their base; `None` for special troops.
        at: Option<Space>,
    },
    /// AT-5.7: a base was destroyed.
    Razed {
        /// Whose.
        seat: Seat,
        /// Which base.
        base: Base,
        /// Where.
        at: Space,
    },
    /// AT-7.9: special troops left for want of full territories.
    MenLeft {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// AT-6.1: nothing is left between the attackers and the palace.
    WayOpen {
        /// The attacker.
        seat: Seat,
        /// The empty territory.
        territory: Territory,
    },
    /// AT-6.1: the attackers do not go on to the palace.
    Halted {
        /// Whose.
        seat: Seat,
    },
    /// AT-6.6: a palace was destroyed.
    PalaceFell {
        /// Whose.
        seat: Seat,
    },
    /// AT-3.10: the active player announced the end of the turn.
    EndAnnounced {
        /// Who.
        seat: Seat,
    },
    /// The turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A game was won.
    GameWon {
        /// By whom.
        seat: Seat,
    },
    /// AT-8.4: a game was drawn.
    GameDrawn {
        /// After how many turns.
        turns: u16,
    },
    /// The match ended.
    MatchOver {
        /// Games won by each seat.
        wins: [u8; 2],
    },
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Event::Drew { seat, pile, .. } if !viewer.sees(seat) => {
                Event::Drew { seat, pile, card: None }
            }
            event => event,
        })
    }

    /// A drawn card is news to its owner, and one that leaves the hand is news to the opponent.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Drew { .. }
                | Event::Built { .. }
                | Event::Discarded { .. }
                | Event::Played { .. }
        )
    }
}
