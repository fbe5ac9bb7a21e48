//! Every decision a player can make.

use serde::{Deserialize, Serialize};

use crate::board::player::{Colour, Command, Figure};
use crate::board::space::Space;
use crate::cards::{Counter, EventCard, Race, ResCard, StuffCard};
use crate::machine::step::{Victim, WindowKind};
use engine::Seat;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// D-1: both members of the team play one race, or each has one.
    ShareRace(bool),
    /// D-2.
    TakeRace(Race),
    /// D-3.
    TakeColour(Colour),
    /// D-4.
    Command(Command),
    /// D-5: keep the 1.
    Keep,
    /// D-5.
    RollAgain,
    /// D-6: an Alien goes to an adjacent Space for 1 AP.
    Fly {
        /// Which kind.
        figure: Figure,
        /// From here.
        from: Space,
        /// To there.
        to: Space,
    },
    /// D-6: an Alien lands for 1 AP.
    Land(Figure),
    /// CQ-6.8 with The Swarm: the second Alien of the same landing.
    LandToo(Figure),
    /// D-6: a Menace Token for 2 AP.
    GainMenace,
    /// D-6: pay to end a card in play.
    PayOff(EventCard),
    /// Play an Event: this line of its text.
    Play(EventCard, u8),
    /// Use a Menace ability: its place on the sheet and the line of its text.
    UseGift(u8, u8),
    /// Use a Space Stuff card: this line of its text.
    UseStuff(StuffCard, u8),
    /// D-6, D-7: the phase is over.
    EndPhase,
    /// CQ-13.14: be asked in open windows from now on.
    WatchOpen,
    /// D-7: resolve this Space.
    Resolve(Space),
    /// D-7: take the marker over.
    TakeOver(Space),
    /// D-8.
    Oppose(Seat),
    /// D-9.
    Face(Counter),
    /// D-10.
    Lose(Figure),
    /// D-11.
    Stay,
    /// D-11.
    EscapeTo(Space),
    /// D-12.
    FightAt(Space, Counter),
    /// D-15.
    Discard(EventCard),
    /// D-15: discard nothing.
    KeepHand,
    /// D-16: play this one next.
    PlayNext(EventCard),
    /// D-17: a Space.
    At(Space),
    /// D-17: an opponent.
    Against(Seat),
    /// D-17: the side of the attacker (0) or the other (1).
    ForSide(u8),
    /// D-17: what is canceled.
    Strike(Victim),
    /// D-17: an Alien in a Space.
    Alien(Figure, Space),
    /// D-17: an Alien in a Space goes there.
    Send(Figure, Space, Space),
    /// D-17: an Alien of the pool.
    FromPool(Figure),
    /// D-17: an Event card.
    ThisEvent(EventCard),
    /// D-17: a Space Stuff card, face up or down.
    ThisStuff(StuffCard, bool),
    /// D-17: a Resistance card.
    ThisResistance(ResCard),
    /// D-17: a counter in a Space.
    ThisCounter(Counter, Space),
    /// D-17: a counter in a Space goes there.
    Shift(Counter, Space, Space),
    /// D-17: the first or the second of two.
    Option(u8),
    /// Put back a card that was looked at, by its place, on top or underneath.
    PutBack(u8, bool),
    /// No more.
    Enough,
    /// D-14, D-18.
    Yes,
    /// D-14, D-18.
    No,
    /// A window: no response.
    Pass,
    /// A window: no response, and don't ask in this kind of window any more this turn.
    PassAhead(WindowKind),
    /// CQ-13.17: no response, and don't ask any more in this Battle.
    PassBattle,
    /// CQ-13.17: no response, and don't ask any more this turn.
    PassTurn,
}
