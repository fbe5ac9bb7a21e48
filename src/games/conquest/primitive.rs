//! The effect primitives: every verb a card knows.

use super::cards::Ability;
use super::vocabulary::{
    Amount, Cond, How, Knack, Many, Pile, Pull, ResFilter, Side, Span, Where, Who,
};

/// An effect primitive.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// Strength for a side.
    Str(Side, Amount, Span),
    /// Strength for a side in Fights that meet the condition.
    StrIf(Side, Amount, Span, Cond),
    /// Fight Dice more or fewer.
    Dice(Side, i8, Span),
    /// All Fight Dice of a side again.
    Reroll(Side),
    /// A change to a side's kept Fight Die.
    DieMod(Side, i8),
    /// A change to a saving roll just made.
    SaveMod(i8),
    /// An ability.
    Grant(Side, Ability, Span),
    /// The side counts as Air.
    CountsAsAir(Side, Span),
    /// The side gets no Crushing Victory.
    NoCrush(Side, Span),
    /// The side wins this Fight Round.
    AutoWin(Side),
    /// A new Resistance card for this Fight.
    RedrawRes(ResFilter),
    /// Another Location for this Space.
    RedrawLoc,
    /// A Resistance card joins this Fight.
    Join(ResFilter),
    /// The Resistance card fought changes sides.
    EnlistCurrent(Span),
    /// A discarded Resistance card fights for the player.
    EnlistDiscard(ResFilter, Span),
    /// These Aliens may not escape.
    NoEscape(Side, Span),
    /// The own Aliens leave the Fight.
    Escape(Where),
    /// These players may play no Events.
    SilenceEvents(Who, Span),
    /// Aliens there are destroyed.
    Destroy(Where, Many),
    /// A D6 for each Alien there; so much or less destroys it.
    Blast(Where, u8),
    /// Own Aliens about to be destroyed are not, on so much or more.
    Save(Many, Option<u8>),
    /// Aliens of the pool are placed free.
    Land(Who, Many, Where),
    /// So many Aliens move so many Spaces each.
    MoveSteps(u8, u8),
    /// So many Aliens are placed there.
    MoveJump(u8, Where),
    /// Menace Tokens.
    Tokens(Who, i8),
    /// Action Points.
    ActionPoints(Who, i8),
    /// Event cards.
    DrawEvents(Who, u8),
    /// Space Stuff.
    DrawStuff(Who),
    /// A Human Tech card.
    DrawTech,
    /// A Resistance Event.
    DrawResEvent,
    /// Event cards are lost.
    DiscardEvents(Who, u8, How),
    /// Menace Tokens change hands.
    StealMenace(Who, u8),
    /// An Event card at random changes hands.
    StealEvent(Who),
    /// A Space Stuff card of the player's choice changes hands.
    StealStuff(Who),
    /// An Event from the discard pile.
    RecoverEvent,
    /// A Space Stuff card from the discard pile.
    RecoverStuff,
    /// A larger hand.
    HandSize(u8),
    /// Activated cards turn up.
    ReadyStuff(u8),
    /// The card is an Ally of this Strength.
    AllyOf(u8),
    /// Counters are placed.
    PlaceCounter(Pull, u8, Where),
    /// One Counter goes to an adjacent Space.
    MoveOneCounter,
    /// All Counters go to Random Spaces of their sections.
    MoveAllCounters,
    /// Counters return to the pool.
    RemoveCounters(Many, Where),
    /// Resistance Value.
    LocRes(Where, i8, Span),
    /// Population.
    LocPop(Where, i8),
    /// The Location is demolished.
    Demolish(Where),
    /// The marker is removed.
    Liberate(Where),
    /// Terror Points while the card is in play.
    Terror(u8),
    /// A look at the top of a deck.
    Scry(Pile, u8),
    /// The card is laid at a Location.
    AttachTo(Where),
    /// The card is laid before a player.
    AttachBefore(Who),
    /// The card is laid in the middle of the table.
    AttachToTable,
    /// The Tech Track.
    TechTrack(i8),
    /// An Event is canceled.
    CancelEvent,
    /// A Menace ability is canceled.
    CancelMenace,
    /// A Space Stuff card is canceled.
    CancelStuff,
    /// A Human Tech is canceled; without a roll if sure.
    CancelTech {
        /// No roll needed.
        sure: bool,
    },
    /// Menace abilities cost more.
    MenaceCost(u8),
    /// The Resistance discard pile is shuffled into the deck.
    ReshuffleRes,
    /// A standing rule.
    Has(Knack),
    /// Optional.
    May(&'static Effect),
    /// One of two, picked by the player.
    Choose(Who, &'static [Effect], &'static [Effect]),
    /// A D6: on so much or more the first, else the second.
    Roll(u8, &'static [Effect], &'static [Effect]),
}
