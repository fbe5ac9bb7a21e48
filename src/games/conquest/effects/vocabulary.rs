//! The words cards are written in: windows, conditions, spans, places and effect primitives.
//!
//! A component's text is a list of lines (the player picks one that is legal now), a line a list
//! of clauses (all of them belong to the card), a clause a window, conditions and effects. Each
//! effect is carried out in one place under `effects`, whichever card bears it.

use crate::cards::{Counter, Icon, Keyword, Race};
pub use crate::effects::branch::Branch;
pub use crate::effects::clash::Clash;
pub use crate::effects::figures::Figures;
pub use crate::effects::goods::Goods;
pub use crate::effects::ground::Ground;
pub use crate::effects::laying::Laying;
pub use crate::effects::power::Power;
pub use crate::effects::primitive::Effect;
pub use crate::effects::rule::Rule;

/// All lines of a component.
pub type Fx = &'static [Line];
/// Clauses that belong together.
pub type Line = &'static [Clause];

/// When, under which conditions, at what price, and then what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Clause {
    /// What using the clause costs besides Action Points.
    pub prefix: Prefix,
    /// When it can be used or is triggered.
    pub window: Window,
    /// All must hold.
    pub when: &'static [Cond],
    /// Left to right, each as far as possible.
    pub then: &'static [Effect],
}

/// Writes a clause: `on!(InFight; MyFight, IfHard => Str(Mine, Plus(4), Fight))`.
macro_rules! on {
    ($prefix:expr, $window:expr $(; $($when:expr),+)? => $($then:expr),+) => {
        $crate::vocabulary::Clause {
            prefix: $prefix, window: $window, when: &[$($($when),+)?], then: &[$($then),+],
        }
    };
    ($window:expr $(; $($when:expr),+)? => $($then:expr),+) => {
        on!($crate::vocabulary::Prefix::Free, $window $(; $($when),+)? => $($then),+)
    };
}
pub(crate) use on;

/// The moment a clause belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Own Action Phase, for so many Action Points.
    Act(u8),
    /// Menus and open windows.
    Anytime,
    /// A Battle begins at a Location.
    BattleStart,
    /// Before the Fight Dice.
    PreDice,
    /// After the Fight Dice.
    PostDice,
    /// Before or after the Fight Dice.
    InFight,
    /// A Fight Round was resolved.
    RoundEnd,
    /// A Fight was won.
    FightWon,
    /// A Conquest Marker was placed or swapped.
    Conquer,
    /// A Location was drawn for an Empty Space.
    Explore,
    /// Aliens are about to be destroyed.
    WouldDie,
    /// Something was announced, or lies in play.
    Respond,
    /// Start of the own Action Phase.
    TurnStart,
    /// End of set-up.
    Setup,
    /// Play Immediately.
    Immediate,
    /// A Resistance card was drawn into a Fight.
    Revealed,
    /// A Resistance card lost its Fight.
    Defeated,
    /// A Resistance card went to the discard pile.
    Discarded,
    /// The Location was demolished.
    Demolished,
    /// A step of the Resistance Phase.
    ResPhase(u8),
    /// Drawn as a Resistance Event.
    Red,
    /// Continuous.
    Always,
}

/// What using a clause costs besides Action Points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// Nothing.
    Free,
    /// The Space Stuff card is turned face down.
    Activate,
    /// The Space Stuff card is discarded.
    Spend,
    /// So many Menace Tokens.
    Menace(u8),
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    /// The Location here has the icon.
    IfIcon(Icon),
    /// The Location here or an adjacent one has the icon.
    NearIcon(Icon),
    /// The Resistance fought is Hard.
    IfHard,
    /// The Resistance fought is Soft.
    IfSoft,
    /// The Resistance fought counts as Air.
    IfAir,
    /// The full Resistance or a Hero has the keyword.
    IfKeyword(Keyword),
    /// A Hero helps the Resistance.
    IfHero,
    /// The Resistance is a card.
    IfCard,
    /// The Resistance is not Captain Fantastic.
    NotCaptain,
    /// The Fight is against Resistance.
    VsRes,
    /// The Fight is between Aliens.
    VsAliens,
    /// The own Aliens are in it.
    MyFight,
    /// Others fight, and the player is not in it.
    OtherFight,
    /// So many own Aliens are in it.
    AliensAtLeast(u8),
    /// The Ally of this card is in it.
    SelfIn,
    /// It is the first Fight of the Battle.
    FirstFight,
    /// The player's side won the Fight Round.
    WonRound,
    /// The own kept Fight Die shows this, as rolled.
    DieIs(u8),
    /// The own kept Fight Die shows this or less, as rolled.
    DieAtMost(u8),
    /// The Battle cost the player an Alien.
    LostSome,
    /// Here is the Objective.
    IsObjective,
    /// The Location is conquered, and the player holds it.
    IfHeld,
    /// It is another player's turn.
    FoeTurn,
    /// The marker replaces an opponent's.
    Stolen,
    /// The opposing Aliens are of another race.
    NotRace(Race),
}

/// A player as a text names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Who plays or owns the card.
    Me,
    /// One opponent, picked.
    Foe,
    /// Whose turn it is.
    Active,
    /// All opponents.
    EachFoe,
    /// All players from the First Player on.
    EachPlayer,
    /// Whose Aliens fight the Battle.
    Fighter,
    /// Whose marker is on the Location.
    Holder,
    /// Who just lost the Fight Round or the marker.
    Loser,
    /// The Human side.
    Humans,
}

/// A side of a Fight as a text names one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// My Aliens.
    Mine,
    /// The side opposed to mine.
    Them,
    /// The Resistance.
    Res,
    /// Every Alien side.
    Aliens,
    /// Picked by the player.
    Either,
    /// The Aliens of the player before whom the card lies.
    Bearer,
}

/// How long an effect lasts.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Span {
    /// This Fight Round.
    Round,
    /// This Fight.
    Fight,
    /// This Battle.
    Battle,
    /// This Game Round, or the next if it starts in a Resistance Phase.
    GameRound,
    /// While the card is in play or the condition holds.
    InPlay,
}

/// How much Strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// A number.
    Plus(i8),
    /// A D6, rolled when the effect resolves.
    PlusDie,
    /// A D3, rolled when the effect resolves.
    PlusD3,
    /// Per own Alien in the Fight.
    PerAlien(i8),
    /// Per own Space Stuff card, up to a limit.
    PerStuff(i8, i8),
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    /// A number.
    N(u8),
    /// All there are.
    All,
    /// The Ally of this card.
    Itself,
}

/// A Space, a Location or a set of them, as a text names it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Where {
    /// The Space of the Fight or of the text.
    Here,
    /// One Location that meets the filters, picked.
    Loc(&'static [Filter]),
    /// One Space that meets the filters, picked.
    Space(&'static [Filter]),
    /// A Random Space of each of the sections.
    Rnd(Area),
    /// The Location of highest Population.
    Top(&'static [Filter]),
    /// The Location of lowest Population on each of the sections.
    Low(&'static [Filter], Area),
    /// Every Location that meets the filters.
    Each(&'static [Filter]),
    /// The Aliens of the fighting player here.
    FighterHere,
    /// The Aliens of each player anywhere.
    AllAliens,
    /// The own Landing Site.
    MyLanding,
    /// Every Landing Site.
    AllLandings,
    /// Where the Escape rule leads.
    Exits,
    /// Where the card lies.
    Attached,
    /// Any of these.
    Or(&'static [Where]),
}

/// Board Sections as a text names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// The player's.
    Own,
    /// The Foe's.
    Foes,
    /// The Objective section.
    Obj,
    /// One at random.
    Any,
    /// The section of here, another Space than here.
    Same,
    /// Every player's.
    EachPlayers,
    /// All.
    All,
}

/// What a Location or Space must be like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Bears the player's marker.
    HeldByMe,
    /// Bears the Foe's marker; the marker names the Foe.
    HeldByFoe,
    /// Bears any marker.
    Held,
    /// Resistance 1 or more, no marker, not demolished.
    Unheld,
    /// No Alien stands there.
    NoAliens,
    /// An own Alien stands there.
    WithMyAliens,
    /// Adjacent to an own Alien.
    AdjMyAliens,
    /// Adjacent to here.
    AdjHere,
    /// Has the icon.
    HasIcon(Icon),
    /// Not a Landing Site.
    NotLanding,
    /// Population at most.
    PopAtMost(u8),
    /// Population at least.
    PopAtLeast(u8),
}

/// A Resistance card as a text looks for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResFilter {
    /// Any.
    AnyRes,
    /// Soft full Resistance.
    SoftRes,
    /// A Hero.
    HeroRes,
    /// A Superhero.
    SuperheroRes,
}

/// Which Counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pull {
    /// Of this kind.
    Named(Counter),
    /// Drawn blind.
    Blind,
}

/// Who picks what is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// The owner.
    ByOwner,
    /// Luck.
    AtRandom,
    /// The player, who looks at the hand.
    ByLooking,
}

/// A deck that can be looked into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// Resistance cards.
    ResPile,
    /// Location cards.
    LocPile,
}

/// A standing rule of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Knack {
    /// Moves end only in Empty Spaces.
    FlyOver,
    /// Water Locations are adjacent to each other.
    WaterWays,
    /// 1 AP lands two.
    BroodLanding,
}
