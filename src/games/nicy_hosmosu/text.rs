//! All English words of the game: refusals, questions, the log. A translation is this file.

use std::fmt;

use super::{Ending, Event, Goods, Loot, Move, NicyHosmosu, Phase, Refusal, Space, Struck, Token};
use engine::{GameModel, Seat, SetupRefusal, capital};

/// The game's name.
pub const NAME: &str = "Nicy Hosmosu";
/// What a hint counts.
pub const TALLY: &str = "points";
/// What it is, for its poster.
pub const BLURB: &str =
    "Guard the planet, shoot the invaders, and be the pilot with the most points.";
/// How long and how hard it is, for its poster.
pub const LENGTH: &str = "30 minutes · easy";
/// The option of section 11.
pub const ADVANCED: &str = "Advanced game";
/// What it adds.
pub const ADVANCED_HELP: &str = "Upgrades and power-ups can be bought.";
/// The score.
pub const POINTS: &str = "Points";
/// What shooting something down brings.
pub const WORTH: &str = "Worth";
/// The invaders.
pub const INVADERS: &str = "Invaders";
/// Those that can be shot at.
pub const ON_SCREEN: &str = "on screen";
/// Those that will come as reinforcements.
pub const TO_COME: &str = "to come";
/// A pilot who dropped out.
pub const OUT: &str = "out of the game";
/// A pilot without a fighter.
pub const FIGHTER_LOST: &str = "fighter lost";
/// The marker of a bought missile.
pub const MISSILE: &str = "missile";
/// The marker of a bought power-up.
pub const POWER_UP: &str = "power-up";
/// Leaves a purchase that is being paid for.
pub const CANCEL: &str = "Cancel";
/// The fighter that is to be placed.
pub const YOUR_FIGHTER: &str = "Your fighter";
/// The mine.
pub const THE_MINE: &str = "The mine";

/// The level of a fighter.
pub fn level(level: u8) -> String {
    format!("level {level}")
}

/// The tokens of one kind in front of a player.
pub fn tokens(count: u8, loot: Loot) -> String {
    format!("{count} times {}", loot_name(loot))
}

/// A fighter on the board.
pub fn fighter_of(name: &str) -> String {
    format!("Fighter of {name}")
}

/// Something for sale, with its price and its use.
pub fn goods_label(goods: Goods, price: &str) -> String {
    format!("{} {price} points. {}", goods_title(goods), goods_help(goods))
}

pub(super) fn wrong_players(players: u8) -> SetupRefusal {
    SetupRefusal(format!("Nicy Hosmosu is for 2, 3 or 4 players, not {players}."))
}

/// What the seat to act is asked.
pub fn question(game: &NicyHosmosu) -> String {
    let pilot = game.pilot(game.turn);
    match game.phase() {
        Phase::Place => "put your fighter on the lowest row".into(),
        Phase::SetMine => "put the mine on one of the four orbits".into(),
        Phase::Turn { .. } if pilot.fighter.is_none() => {
            "buy your fighter back or sit this turn out".into()
        }
        Phase::Turn { .. } => format!("fly, or stay and shoot{}", last_chance(game)),
        Phase::Pay { goods, paid } => {
            let left = goods.price().saturating_sub(paid);
            format!("pay {left} more for {}", goods_name(goods))
        }
        Phase::Reenter => "put your new fighter on the lowest row".into(),
        Phase::Shoot { left: 1, .. } => "shoot or launch".into(),
        Phase::Shoot { left, .. } => format!("shoot or launch, {left} shots left"),
        Phase::Land { .. } => "fly on in the same direction".into(),
        Phase::Mine => "move the mine or leave it".into(),
        Phase::Over(ending) => ending_sentence(ending).into(),
    }
}

/// NH-10.7: how many turns before the last one they are counted aloud.
const LAST_TURNS: u16 = 20;

/// NH-10.2, NH-10.7: what is said when this turn or one of the next may be the last.
fn last_chance(game: &NicyHosmosu) -> String {
    if game.hit_is_due() {
        return "; a turn without a hit ends the game".into();
    }
    let turn = game.turns() + 1;
    let limit = game.edition.turn_limit();
    if turn + LAST_TURNS > limit {
        return format!("; turn {turn} of {limit}, after which all is scored");
    }
    String::new()
}

/// A move in words, for buttons, hints and screen readers.
pub fn describe(mv: &Move) -> String {
    match *mv {
        Move::Place(at) => format!("fighter to {at}"),
        Move::SetMine(at) => format!("mine to {at}"),
        Move::Fly(to) => format!("fly to {to}"),
        Move::Stop(at) => format!("stop at {at} and fire"),
        Move::Stay => "stay and shoot".into(),
        Move::Buy(goods) => format!("buy {} for {}", goods_name(goods), goods.price()),
        Move::Pay(loot) => format!("pay {}", loot_name(loot)),
        Move::StayOut => "sit this turn out".into(),
        Move::Shoot => "shoot".into(),
        Move::Launch => "launch the missile".into(),
        Move::LeaveMine => "leave the mine".into(),
        Move::PushMine(to) => format!("mine to {to}"),
    }
}

/// The thing as it is asked for.
pub fn goods_name(goods: Goods) -> &'static str {
    match goods {
        Goods::Missile => "a missile",
        Goods::Upgrade => "an upgrade",
        Goods::PowerUp => "a power-up",
        Goods::Return => "a new fighter",
    }
}

/// The thing as it is offered.
pub fn goods_title(goods: Goods) -> &'static str {
    match goods {
        Goods::Missile => "Missile",
        Goods::Upgrade => "Upgrade",
        Goods::PowerUp => "Power-up",
        Goods::Return => "New fighter",
    }
}

/// What buying it is good for, in one sentence.
pub fn goods_help(goods: Goods) -> &'static str {
    match goods {
        Goods::Missile => {
            "Once, instead of a normal shot: take a whole row of invaders. Uses this turn."
        }
        Goods::Upgrade => "One more shot every turn from now on. Uses this turn.",
        Goods::PowerUp => "Once, stop in mid-flight and fire extra shots. Uses this turn.",
        Goods::Return => "Your fighter comes back on the lowest row and takes a full turn.",
    }
}

/// A token in front of a player.
pub fn loot_name(loot: Loot) -> String {
    match loot {
        Loot::Command => "half a command ship (10)".into(),
        monster => format!("a monster worth {}", monster.points()),
    }
}

/// An invader on the board.
pub fn token_name(token: Token) -> String {
    match token {
        Token::Left => "the left half of a command ship".into(),
        Token::Right => "the right half of a command ship".into(),
        monster => loot_name(monster.loot()),
    }
}

/// What is on a space, for screen readers.
pub fn space_name(game: &NicyHosmosu, space: Space, name: &dyn Fn(Seat) -> String) -> String {
    if let Some(token) = game.invader(space) {
        return format!("{space}: {}", token_name(token));
    }
    if let Some(seat) = game.fighter_at(space) {
        return format!("{space}: fighter of {}", name(seat));
    }
    if game.mine() == Some(space) {
        return format!("{space}: the mine");
    }
    format!("{space}: empty")
}

/// How the game ended.
pub fn ending_sentence(ending: Ending) -> &'static str {
    match ending {
        Ending::Cleared => "No invader is left. The planet is safe.",
        Ending::Quiet => "Nobody has hit anything for a whole round. The fight is over.",
        Ending::TurnLimit => "After so many turns the fight is called off, and all is scored.",
        Ending::PlanetHit => "An invader has reached the planet. Everybody loses.",
        Ending::AllOut => "No pilot is left. Everybody loses.",
    }
}

/// One event as a line of the log: whose line it is, and the sentence.
pub fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> (Option<Seat>, String) {
    let by = |seat: Seat, what: String| (Some(seat), format!("{} {what}.", name(seat)));
    match event {
        Event::Placed { seat, at } => by(*seat, format!("starts at {at}")),
        Event::MineSet { at } => (None, format!("The mine orbits at {at}.")),
        Event::Flew { seat, from, to } => by(*seat, format!("flies {from} to {to}")),
        Event::PoweredUp { seat } => by(*seat, "stops in mid-flight and fires".into()),
        Event::Shot { seat, struck, .. } => by(*seat, shot(*struck, name)),
        Event::Launched { seat, row, taken, .. } => {
            let points: u32 = taken.iter().map(|loot| loot.points()).sum();
            by(*seat, format!("launches a missile at row {} and takes {points} points", row + 1))
        }
        Event::Descended { .. } => (None, "The invaders come down a row.".into()),
        Event::Arrived { at, token } => {
            (None, format!("{} arrives at {at}.", capital(&token_name(*token))))
        }
        Event::SetAside { token } => {
            (None, format!("{} waits for its counterpart.", capital(&token_name(*token))))
        }
        Event::ShipWaits => (None, "A command ship waits for the next wave.".into()),
        Event::MineExploded { at, token } => {
            (None, format!("The mine explodes at {at} and takes {} along.", token_name(*token)))
        }
        Event::FighterLost { seat, at, token } => {
            by(*seat, format!("loses the fighter at {at} to {}", token_name(*token)))
        }
        Event::MineMoved { seat, to, .. } => by(*seat, format!("moves the mine to {to}")),
        Event::Paid { seat, loot } => by(*seat, format!("pays {}", loot_name(*loot))),
        Event::Bought { seat, goods } => by(*seat, format!("buys {}", goods_name(*goods))),
        Event::StayedOut { seat } => by(*seat, "sits this turn out".into()),
        Event::DroppedOut { seat } => by(*seat, "cannot pay for a fighter and is out".into()),
        Event::Ended(ending) => (None, ending_sentence(*ending).into()),
    }
}

/// What a shot would bring, before it is fired.
pub fn brings(struck: Option<Struck>) -> String {
    let points = match struck {
        Some(Struck::Taken(token)) => token.loot().points(),
        Some(Struck::Fighter(_, loot)) => loot.map_or(0, |loot| loot.points()),
        Some(Struck::Nothing | Struck::Mine | Struck::Cracked(_)) | None => 0,
    };
    format!("+{points}")
}

fn shot(struck: Struck, name: &dyn Fn(Seat) -> String) -> String {
    match struck {
        Struck::Nothing => "shoots and misses".into(),
        Struck::Mine => "shoots at the mine, which does not mind".into(),
        Struck::Taken(token) => format!("shoots down {}", loot_name(token.loot())),
        Struck::Cracked(_) => "cracks a command ship; nobody scores".into(),
        Struck::Fighter(owner, Some(loot)) => {
            format!("hits {} and takes {}", name(owner), loot_name(loot))
        }
        Struck::Fighter(owner, None) => format!("hits {}, who has nothing to lose", name(owner)),
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotNow(phase) => write!(f, "Not now: {}.", asked(*phase)),
            Refusal::Over => f.write_str("The game is over."),
            Refusal::NotRowOne => f.write_str("Fighters enter on the lowest row."),
            Refusal::NotAnIcon => {
                f.write_str("The mine enters on one of the four orbits in column a.")
            }
            Refusal::Occupied(space) => write!(f, "{space} is taken."),
            Refusal::Blocked(space) => write!(f, "Something is in the way at {space}."),
            Refusal::NotStraight => {
                f.write_str("A fighter flies in a straight line, also diagonally.")
            }
            Refusal::SameDirection => {
                f.write_str("After the stop the flight goes on in the same direction.")
            }
            Refusal::NoPowerUp => f.write_str("You have no power-up to use."),
            Refusal::NoWayOn => {
                f.write_str("A stop is a part of the flight, and here the flight cannot go on.")
            }
            Refusal::NoFighter => {
                f.write_str("Your fighter is off the board: buy it back or sit the turn out.")
            }
            Refusal::HasFighter => f.write_str("Your fighter is on the board."),
            Refusal::RowFull => f.write_str("The lowest row has no free space to come back to."),
            Refusal::JustReturned => {
                f.write_str("A fighter that has just returned takes a normal turn.")
            }
            Refusal::TooPoor { goods, price, have } => {
                write!(f, "{} costs {price} points; you have {have}.", capital(goods_name(*goods)))
            }
            Refusal::BoughtBefore(_) => f.write_str("You can buy that only once in a game."),
            Refusal::TopLevel => f.write_str("Level 3 is the highest."),
            Refusal::BasicGame => f.write_str("That belongs to the advanced game."),
            Refusal::NoSuchToken => f.write_str("You have no such token."),
            Refusal::NoMissile => f.write_str("You have no missile to launch."),
            Refusal::NothingToLaunchAt => {
                f.write_str("A missile needs an invader as the first thing ahead.")
            }
            Refusal::NotAnExtraShot => {
                f.write_str("A missile takes the place of a normal shot, not of an extra one.")
            }
            Refusal::FighterInRow => f.write_str("Another fighter is in that row."),
            Refusal::NoMine => f.write_str("The mine is gone for good."),
            Refusal::MineGoesRight => f.write_str("The mine moves one space to the right."),
            Refusal::MineOnFighter => f.write_str("The mine may not move onto a fighter."),
        }
    }
}

fn asked(phase: Phase) -> &'static str {
    match phase {
        Phase::Place | Phase::Reenter => "a fighter has to be placed first",
        Phase::SetMine => "the mine has to be placed first",
        Phase::Turn { .. } => "the turn starts with flying, staying or buying",
        Phase::Pay { .. } => "the price has to be paid first",
        Phase::Shoot { .. } => "the shots come first",
        Phase::Land { .. } => "the flight has to go on first",
        Phase::Mine => "the mine is the last thing of the turn",
        Phase::Over(_) => "the game is over",
    }
}

/// A seat that has nothing more to do needs no question.
pub fn prompt(game: &NicyHosmosu, name: &dyn Fn(Seat) -> String) -> String {
    match game.to_act() {
        Some(seat) => format!("{}: {}", name(seat), question(game)),
        None => question(game),
    }
}
