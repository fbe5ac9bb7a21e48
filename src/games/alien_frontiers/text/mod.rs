//! All English words of the game: names, explanations, questions, refusals, the log. A translation
//! is this folder.

use super::{
    AlienFrontiers, Card, Cargo, Colony, Crew, Ending, Goods, Move, Open, Phase, Port, Resource,
};
use engine::{GameModel, Seat, SetupRefusal};

pub mod board;
mod names;
mod refusal;
mod story;

pub use names::{
    Help, card_help, card_name, discard_help, facility_help, facility_name, field_help, field_name,
    territory_help, territory_name,
};
pub use story::story;

pub(super) fn wrong_players(players: u8) -> SetupRefusal {
    SetupRefusal(format!("Alien Frontiers is for 2, 3 or 4 players, not {players}."))
}

pub(super) fn long_for_two() -> SetupRefusal {
    SetupRefusal("The long game needs three or four players.".into())
}

/// The word for a resource.
pub fn resource_name(resource: Resource) -> &'static str {
    match resource {
        Resource::Fuel => "fuel",
        Resource::Ore => "ore",
    }
}

/// An amount in words, such as `2 fuel and 1 ore`.
pub fn goods_words(goods: Goods) -> String {
    match (goods.fuel, goods.ore) {
        (0, 0) => "nothing".into(),
        (fuel, 0) => format!("{fuel} fuel"),
        (0, ore) => format!("{ore} ore"),
        (fuel, ore) => format!("{fuel} fuel and {ore} ore"),
    }
}

/// What a docking brings, in a few words.
pub fn cargo_words(cargo: Cargo) -> String {
    match cargo {
        Cargo::Goods(goods) => format!("brings {}", goods_words(goods)),
        Cargo::Trades { rate } => format!("trades {rate} fuel for 1 ore, as often as you like"),
        Cargo::Raid => "takes four resources or a card from opponents".into(),
        Cargo::Ship => "builds a new ship".into(),
        Cargo::Artifact { sum } if sum >= super::deck::CLAIM => {
            format!("brings the sum to {sum}: enough for a card")
        }
        Cargo::Artifact { sum } => format!("brings the sum to {sum} of 8"),
        Cargo::Circle { to, spare: 0 } => format!("brings your colony to circle {to}"),
        Cargo::Circle { spare: 1, .. } => {
            "brings your colony to circle 7, with an advance to spare".into()
        }
        Cargo::Circle { spare, .. } => {
            format!("brings your colony to circle 7, with {spare} advances to spare")
        }
        Cargo::Colony => "lands a colony".into(),
    }
}

/// What the seat to act is asked.
pub fn question(game: &AlienFrontiers) -> String {
    match game.phase() {
        Phase::Roll => format!("roll your fleet{}", last_rounds(game)),
        Phase::Act(open) => act_question(game, open),
        Phase::Land { .. } => "land a colony on a territory".into(),
        Phase::Raid { taken: 0 } => "raid: take up to four resources, or one card".into(),
        Phase::Raid { taken } => format!("raid: take up to {} more, or stop", 4 - taken),
        Phase::ChangeDie(Card::BoosterPod) => "choose a ship to raise by one".into(),
        Phase::ChangeDie(Card::StasisBeam) => "choose a ship to lower by one".into(),
        Phase::ChangeDie(_) => "choose a ship to turn upside down".into(),
        Phase::Gravity { lower: None } => "choose a ship to lower by one".into(),
        Phase::Gravity { .. } => "choose another ship to raise by one".into(),
        Phase::Warp { chosen: 0 } => "choose the ships to roll again, lowest first".into(),
        Phase::Warp { .. } => "choose more ships to roll again, or roll".into(),
        Phase::Borrow => "choose a territory to borrow its bonus".into(),
        Phase::Aim => "choose a facility to fire at".into(),
        Phase::Fire { last: None, .. } => "choose a ship to remove".into(),
        Phase::Fire { .. } => "choose another ship to remove for 1 fuel, or stop".into(),
        Phase::Lift(Card::OrbitalTeleporter) => "choose one of your docked ships to move".into(),
        Phase::Lift(_) => "choose a docked ship of an opponent to move".into(),
        Phase::Redock { .. } => "dock the lifted ship at another facility".into(),
        Phase::LiftField => "choose a field to take off the board".into(),
        Phase::SetField(field) => format!("choose a territory for the {}", field_name(field)),
        Phase::MoveColony { colony: None } => "choose a colony to move".into(),
        Phase::MoveColony { .. } => "choose the territory it moves to".into(),
        Phase::Scrap => "choose a ship to put back in the stock".into(),
        Phase::Swap { first: None } => "choose the first colony to swap".into(),
        Phase::Swap { .. } => "choose the colony it changes places with".into(),
        Phase::Salvage => "choose a card from the discard pile".into(),
        Phase::GiveBack => {
            let over = game.goods(game.turn()).total() - super::turn::KEEP;
            format!("give back {over}: eight resources are the limit")
        }
        Phase::Over(ending) if game.outcome().is_some_and(|end| end.winners().count() > 1) => {
            format!("{} {TIED}", ending_sentence(ending))
        }
        Phase::Over(ending) => ending_sentence(ending).into(),
    }
}

/// AF-13.7: how many rounds before the last one they are counted aloud.
const LAST_ROUNDS: u8 = 5;

/// AF-13.7: what is said when one of the next rounds is the last.
fn last_rounds(game: &AlienFrontiers) -> String {
    let (round, limit) = (game.round(), game.options().edition.rounds());
    if round <= limit - LAST_ROUNDS {
        return String::new();
    }
    format!("; round {round} of {limit}, after which all is scored")
}

fn act_question(game: &AlienFrontiers, open: Open) -> String {
    match open {
        Open::Cycle => "lay out three new cards now, or go on".into(),
        Open::SpareAdvance(_) if game.check(&Move::Launch).is_ok() => {
            "launch now to keep what is to spare, or go on".into()
        }
        _ if game.can_dock() => "dock your ships".into(),
        _ => "use what you have, or end your turn".into(),
    }
}

/// The question with the name of the seat it is put to.
pub fn prompt(game: &AlienFrontiers, name: &dyn Fn(Seat) -> String) -> String {
    match game.to_act() {
        Some(seat) => format!("{}: {}", name(seat), question(game)),
        None => question(game),
    }
}

/// AF-13.6: what is left where nothing decides.
const TIED: &str = "Points, cards, ore and fuel are equal: it is a tie. Play again!";

/// How the game ended.
pub fn ending_sentence(ending: Ending) -> &'static str {
    match ending {
        Ending::Settled(_) => "The last colony of a player has landed. The game is over.",
        Ending::RoundLimit => "After so many rounds the game ends here and is scored.",
    }
}

/// A move in words, for buttons, hints and screen readers.
pub fn describe(mv: &Move, name: &dyn Fn(Seat) -> String) -> String {
    match *mv {
        Move::Roll => "roll".into(),
        Move::Dock { facility, ships } => {
            format!("dock {} at the {}", crew_words(&ships), facility_name(facility))
        }
        Move::Cycle => "lay out three new cards".into(),
        Move::Claim(card) => format!("claim the {}", card_name(card)),
        Move::Launch => "launch your colony for 1 fuel and 1 ore".into(),
        Move::Trade { rate } => format!("trade {rate} fuel for 1 ore"),
        Move::BuyRelic => "buy the Relic Ship for 1 fuel and 1 ore".into(),
        Move::Power(card) => format!("use the {}", card_name(card)),
        Move::Discard(card) => format!("discard the {}", card_name(card)),
        Move::EndTurn => "end the turn".into(),
        Move::Land(territory) => format!("land on {}", territory_name(territory)),
        Move::RaidTake { victim, resource } => {
            format!("take 1 {} from {}", resource_name(resource), name(victim))
        }
        Move::RaidCard { victim, card } => {
            format!("take the {} from {}", card_name(card), name(victim))
        }
        Move::RaidStop => "take no more".into(),
        Move::PickDie(die) => format!("the {}", die_words(die)),
        Move::PickTerritory(territory) => territory_name(territory).into(),
        Move::PickFacility(facility) => format!("fire at the {}", facility_name(facility)),
        Move::PickShip(port) => format!("the ship at {}", port_words(port)),
        Move::Redock { facility, partners } if partners.is_empty() => {
            format!("dock it at the {}", facility_name(facility))
        }
        Move::Redock { facility, partners } => {
            format!("dock it with {} at the {}", crew_words(&partners), facility_name(facility))
        }
        Move::PickColony(Colony { territory, owner }) => {
            format!("a colony of {} on {}", name(owner), territory_name(territory))
        }
        Move::PickField(field) => format!("take off the {}", field_name(field)),
        Move::PickCard(card) => format!("take the {}", card_name(card)),
        Move::Done => "no more".into(),
        Move::Return(resource) => format!("give back 1 {}", resource_name(resource)),
    }
}

fn port_words(port: Port) -> String {
    format!("port {} of the {}", port.number() + 1, facility_name(port.facility()))
}

fn die_words(die: super::Die) -> String {
    if die.is_relic() { format!("Relic Ship {}", die.value()) } else { die.value().to_string() }
}

fn crew_words(crew: &Crew) -> String {
    crew.dice().map(die_words).collect::<Vec<_>>().join("-")
}
