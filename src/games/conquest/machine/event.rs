//! What happened, for the log and the animation.

use serde::{Deserialize, Serialize};

use crate::board::audience::Audience;
use crate::board::player::{Colour, Command, Figure};
use crate::board::short::Short;
use crate::board::space::Space;
use crate::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard, Tech};
use crate::fight::battle::Against;
use crate::machine::step::Source;
use engine::{GameEvent, Seat, Viewer};

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// CQ-15.2: this player has reached the goal.
    Conquest(Seat),
    /// CQ-15.10: the last round is over.
    RoundLimit,
    /// CQ-16.27: the Super Cannon is built and all players lose.
    SuperCannon,
}

/// Where a card that remains in play lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Lies {
    /// In front of its owner, without pointing at anything.
    #[default]
    Kept,
    /// At a Location.
    At(Space),
    /// Before a player.
    Before(Seat),
    /// In the middle of the table.
    Table,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // The fields say what they are; each variant says what happened.
pub enum Event {
    /// CQ-3.4, CQ-4.5: a race was dealt, or two to pick from.
    RacesDealt { seat: Seat, races: [Option<Race>; 2], to: Audience },
    /// CQ-4.5: all have picked, and the races are shown.
    RaceShown { seat: Seat, race: Race },
    /// CQ-3.4, CQ-3.5: the race a player has, and the colour just taken.
    Seated { seat: Seat, race: Race, colour: Colour },
    /// Event cards were drawn; only who sees the hand sees which.
    DrewEvents { seat: Seat, count: u8, cards: Short<EventCard, 16>, to: Audience },
    /// CQ-13.5: several of them must be played at once, so everybody sees those.
    DrewImmediates { seat: Seat, cards: Short<EventCard, 4> },
    /// A round begins.
    RoundBegan { round: u16 },
    /// CQ-5.2.
    CommandsBack { seat: Seat },
    /// CQ-5.3: somebody has chosen.
    CommandLaid { seat: Seat },
    /// CQ-5.3: the counters are shown.
    CommandShown { seat: Seat, command: Command },
    /// CQ-5.4.
    CommandRolled { seat: Seat, roll: u8 },
    /// CQ-5.7.
    RolledOff { seat: Seat, roll: u8 },
    /// CQ-5.6.
    FirstPlayer { seat: Seat },
    /// A turn begins with so many Action Points.
    TurnBegan { seat: Seat, points: u8 },
    /// Menace Tokens were gained or lost.
    Tokens { seat: Seat, by: i8 },
    /// Action Points were gained or lost, now or for the next turn.
    ActionPoints { seat: Seat, by: i8 },
    /// An Alien moved.
    Moved { seat: Seat, figure: Figure, from: Space, to: Space },
    /// An Alien landed.
    Landed { seat: Seat, figure: Figure, at: Space },
    /// A Location was drawn for an Empty Space.
    Explored { seat: Seat, space: Space, location: LocCard },
    /// The Location just drawn was exchanged.
    LocationDiscarded { space: Space, location: LocCard },
    /// CQ-14.5: no Location was left.
    NothingFound { seat: Seat, space: Space },
    /// A Battle began.
    BattleBegan { seat: Seat, space: Space, against: Against },
    /// A Resistance card joined the Fight.
    ResistanceDrawn { card: ResCard },
    /// A counter is fought.
    CounterFaced { counter: Counter },
    /// A die was rolled for an Alien; so much or less destroys it.
    Blasted { seat: Seat, figure: Figure, at: Space, roll: u8, limit: u8 },
    /// Fight Dice were rolled.
    FightDice { side: u8, seat: Option<Seat>, dice: Short<u8, 10> },
    /// CQ-8.5: Strengths, kept dice, and who won.
    RoundSettled { strength: [i16; 2], dice: [u8; 2], winner: Option<u8>, outright: bool },
    /// CQ-8.8: the Fight Round that was just settled is a Crushing Victory of this side.
    Crushed { side: u8 },
    /// A saving roll.
    SavingRoll { seat: Seat, figure: Figure, roll: u8, saved: bool },
    /// An Alien was saved by a text.
    Saved { seat: Seat, figure: Figure },
    /// An Alien was destroyed.
    Destroyed { seat: Seat, figure: Figure, at: Space },
    /// The Resistance cards of a Fight were beaten.
    ResistanceBeaten { seat: Seat },
    /// A counter was beaten.
    CounterBeaten { seat: Seat, counter: Counter },
    /// A Resistance card changed sides.
    Enlisted { seat: Seat, card: ResCard },
    /// CQ-9.2.
    Escaped { seat: Seat, from: Space, to: Space },
    /// A Battle ended; `won` by this seat if anybody.
    BattleEnded { space: Space, won: Option<Seat> },
    /// A Conquest Marker was placed or swapped.
    Conquered { seat: Seat, space: Space, from: Option<Seat> },
    /// CQ-13.13: somebody can respond and is asked. Where everybody is asked, it goes without saying.
    Asked { seat: Seat },
    /// A text was announced.
    Announced { seat: Seat, source: Source },
    /// CQ-13.9.
    Canceled { source: Source },
    /// A D6 for a text.
    TextRoll { source: Source, roll: u8 },
    /// A card was laid down and remains in play.
    CardLaid { card: EventCard, lies: Lies },
    /// A card that was in play was discarded.
    CardEnded { card: EventCard },
    /// A Space Stuff card was drawn or recovered.
    StuffGained { seat: Seat, card: StuffCard },
    /// A Space Stuff card was discarded.
    StuffLost { seat: Seat, card: StuffCard },
    /// A Space Stuff card was turned face down.
    Activated { seat: Seat, card: StuffCard },
    /// A Space Stuff card was turned face up.
    Readied { seat: Seat, card: StuffCard },
    /// A Space Stuff card changed hands.
    StuffStolen { seat: Seat, from: Seat, card: StuffCard },
    /// An Event changed hands; only who sees one of these hands sees which.
    EventStolen { seat: Seat, from: Seat, card: Option<EventCard>, to: Audience },
    /// An Event was discarded from a hand.
    EventDiscarded { seat: Seat, card: EventCard },
    /// An Event was taken from the discard pile.
    EventRecovered { seat: Seat, card: EventCard },
    /// Somebody looked at a hand.
    HandSeen { seat: Seat, of: Seat, cards: Vec<EventCard>, to: Audience },
    /// Somebody looked at the top of a deck; only that player knows the cards.
    Looked {
        seat: Seat,
        count: u8,
        resistance: Vec<ResCard>,
        locations: Vec<LocCard>,
        to: Audience,
    },
    /// A card was put back, on top or underneath.
    PutBack { seat: Seat, under: bool },
    /// A counter came onto the board.
    CounterPlaced { counter: Counter, space: Space },
    /// CQ-10.10: a counter found no room.
    NoRoom { counter: Counter, space: Space },
    /// A counter moved.
    CounterMoved { counter: Counter, from: Space, to: Space },
    /// A counter was removed.
    CounterRemoved { counter: Counter, space: Space },
    /// A Random Space was rolled.
    RandomSpace { space: Space },
    /// CQ-15.6.
    Demolished { space: Space },
    /// A marker was removed.
    Liberated { space: Space, seat: Seat },
    /// A deck was made anew from its discard pile.
    Reshuffled,
    /// The track marker moved to this step.
    TrackMoved { step: u8 },
    /// A Human Tech was drawn.
    TechDrawn { tech: Tech },
    /// A Human Tech was discarded.
    TechLost { tech: Tech },
    /// The breakthrough dice.
    Breakthrough { dice: Short<u8, 10>, found: bool },
    /// An Event was revealed in the search for a red box.
    Revealed { card: EventCard },
    /// A Resistance card was revealed in a search and does not fit.
    ResistancePassedOver { card: ResCard },
    /// CQ-10.14: Captain Fantastic comes to a section.
    CaptainComes { section: u8 },
    /// The Resistance Phase begins.
    ResistancePhase,
    /// CQ-16.15: what follows belongs to this step of it, 1 to 6.
    ResistanceStep { step: u8 },
    /// The game ended.
    Ended(Ending),
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::RacesDealt { races, to, .. } if !to.has(viewer) => *races = [None; 2],
            Event::DrewEvents { cards, to, .. } if !to.has(viewer) => cards.clear(),
            Event::HandSeen { cards, to, .. } if !to.has(viewer) => cards.clear(),
            Event::Looked { resistance, locations, to, .. } if !to.has(viewer) => {
                resistance.clear();
                locations.clear();
            }
            Event::EventStolen { card, to, .. } if !to.has(viewer) => *card = None,
            _ => {}
        }
        Some(seen)
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::RaceShown { .. }
                | Event::HandSeen { .. }
                | Event::Looked { .. }
                | Event::CommandShown { .. }
        )
    }
}
