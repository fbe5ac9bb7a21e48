//! The words on the board itself: labels, buttons, and the short lines that say what a place takes
//! and gives.

use super::{cargo_words, goods_words, resource_name, territory_help, territory_name};
use crate::{
    AlienFrontiers, Asks, Card, Cargo, Crew, Die, Facility, Field, Goods, Phase, Refusal, Resource,
    Territory,
};
use engine::Seat;

/// The game's name.
pub const NAME: &str = "Alien Frontiers";
/// What a hint counts.
pub const TALLY: &str = "points";
/// What the game is, in a sentence.
pub const BLURB: &str = "Your dice are your ships. Roll them, dock them in orbit, and settle the planet before the others do.";
/// How long and how hard it is, for its poster.
pub const LENGTH: &str = "60 minutes · medium";
/// The option for a longer game.
pub const LONG: &str = "Long game";
/// What it does.
pub const LONG_HELP: &str = "Eight colonies each, for three or four players.";
/// The planet, for screen readers.
pub const PLANET: &str = "The planet";
/// The button of a small screen that scrolls to the planet, and back.
pub const LOOK: &str = "Planet";
/// Where ships wait.
pub const BAY: &str = "Maintenance Bay";
/// What it is for.
pub const BAY_HELP: &str = "Ships without a port wait here until their owner's next turn.";
/// Where tokens and lost ships go.
pub const STOCK: &str = "Stock";
/// Where fields lie that are on no territory.
pub const FIELDS: &str = "Fields off the board";
/// The seat's own dice and cards.
pub const TRAY: &str = "Your ships and cards";
/// A colony to be landed.
pub const COLONY: &str = "Colony";
/// The Relic Ship where it waits for a buyer.
pub const RELIC: &str = "Relic Ship";
/// The button that buys it.
pub const BUY_RELIC: &str = "Buy Relic Ship: 1 fuel, 1 ore";
/// The button at the Hub.
pub const LAUNCH: &str = "Launch: 1 fuel, 1 ore";
/// The button at the Artifact.
pub const CYCLE: &str = "Three new cards";
/// The button on a card of the display.
pub const CLAIM: &str = "Claim";
/// The button on a discarded card.
pub const TAKE: &str = "Take";
/// The button for a card's discard power.
pub fn discard_for(card: Card) -> &'static str {
    match card {
        Card::BoosterPod => "Discard: lift a field",
        Card::DataCrystal | Card::GravityManipulator | Card::StasisBeam => "Discard: place a field",
        Card::OrbitalTeleporter => "Discard: move a colony",
        Card::PlasmaCannon => "Discard: remove a ship",
        Card::PolarityDevice => "Discard: swap colonies",
        Card::TemporalWarper => "Discard: take a card back",
        _ => "Discard",
    }
}

/// A card whose fuel power was used this turn.
pub const USED: &str = "used";
/// A covered port.
pub const COVERED: &str = "covered";
/// A port without a ship.
pub const FREE: &str = "free port";
/// The score.
pub const POINTS: &str = "Points";
/// The columns of the final reckoning.
pub const RECKONING: [&str; 4] = ["Colonies", "Territories", "Cards", "Positron"];
/// Ships of a fleet.
pub const SHIPS: &str = "ships";
/// Colonies that are not on the planet.
pub const LEFT: &str = "colonies to land";
/// Territories controlled.
pub const CONTROLS: &str = "territories controlled";

/// The button for a card's fuel power.
pub fn use_for(fuel: u8) -> String {
    format!("Use: {fuel} fuel")
}

/// The button for a trade.
pub fn trade(rate: u8) -> String {
    format!("Trade {rate} fuel for 1 ore")
}

/// The pile of discarded cards.
pub fn discards(count: usize) -> String {
    format!("Discarded: {count}")
}

/// The draw pile.
pub fn draw_pile(count: usize) -> String {
    format!("{count} to draw")
}

/// So many tokens.
pub fn tokens(count: u8, resource: Resource) -> String {
    format!("{count} {}", resource_name(resource))
}

/// A number of things with their name.
pub fn count_of(count: u8, what: &str) -> String {
    format!("{count} {what}")
}

/// A ship with its owner.
pub fn ship_of(owner: &str, die: Die) -> String {
    format!("{} of {owner}", super::die_words(die))
}

/// A colony with its owner, and how many of them.
pub fn colonies_of(owner: &str, count: u8) -> String {
    if count == 1 { format!("colony of {owner}") } else { format!("{count} colonies of {owner}") }
}

/// A rail of the Hub that nobody's colony is on.
pub const FREE_TRACK: &str = "No colony on this track";

/// A rail of the Hub with whose colony is on it, and on which circle.
pub fn track_of(owner: &str, circle: u8) -> String {
    format!("{owner}: colony on circle {circle} of 7")
}

/// What docks at a facility now, in very few words.
pub fn takes(game: &AlienFrontiers, facility: Facility) -> String {
    let price = game.price(game.turn(), facility);
    let station = facility == Facility::TerraformingStation;
    let set = match game.asks(facility) {
        Asks::Pair => "Equal pair".into(),
        Asks::Triple => "Equal triple".into(),
        Asks::RunFrom(1) => "Run of three".into(),
        Asks::RunFrom(low) => format!("Run from {low} up"),
        Asks::AtLeast(1) => "Any ship".into(),
        Asks::AtLeast(6) if station => "A 6, lost".into(),
        Asks::AtLeast(6) => "A 6".into(),
        Asks::AtLeast(value) => format!("{value} or more"),
        Asks::RelicSix => "A 6 of the Relic Ship".into(),
        Asks::Nothing(Refusal::NoPort(_)) => return "All ports taken".into(),
        Asks::Nothing(Refusal::NoShipInStock) => return "Your fleet is complete".into(),
        Asks::Nothing(Refusal::TooFewShips) => return "Only with four ships".into(),
        Asks::Nothing(Refusal::RunTooLow { .. }) => return "No run is high enough".into(),
        Asks::Nothing(_) => return "Nothing now".into(),
    };
    if price.is_none() { set } else { format!("{set}, {}", short(price)) }
}

fn short(goods: Goods) -> String {
    match (goods.fuel, goods.ore) {
        (0, ore) => format!("{ore} ore"),
        (fuel, 0) => format!("{fuel} fuel"),
        (fuel, ore) => format!("{fuel} fuel, {ore} ore"),
    }
}

/// What a facility gives the seat to act now, in very few words.
pub fn gives(game: &AlienFrontiers, facility: Facility) -> String {
    let seat = game.turn();
    match facility {
        Facility::SolarConverter if game.has_bonus(seat, Territory::LemBadlands) => {
            "half in fuel, +1".into()
        }
        Facility::SolarConverter => "half in fuel".into(),
        Facility::LunarMine => "1 ore".into(),
        Facility::OrbitalMarket if game.has_bonus(seat, Territory::HeinleinPlains) => {
            "1 fuel for 1 ore".into()
        }
        Facility::OrbitalMarket => "fuel for ore".into(),
        Facility::ColonyConstructor | Facility::TerraformingStation => "a colony".into(),
        Facility::Shipyard => "a ship".into(),
        Facility::AlienArtifact => format!("sum {} of 8: a card", game.artifact_sum()),
        Facility::ColonistHub => match game.brings(facility, &Crew::one(Die::of(1))) {
            Cargo::Circle { to, spare } if to + spare > game.circle(seat) + 1 => {
                "2 circles on".into()
            }
            _ => "a circle on".into(),
        },
        Facility::RaidersOutpost => "a raid".into(),
    }
}

/// What a docking costs and brings, before it is made.
pub fn yields(price: Goods, cargo: Cargo) -> String {
    let brings = cargo_words(cargo);
    if price.is_none() { brings } else { format!("costs {}, {brings}", goods_words(price)) }
}

/// What the next colony would bring the seat to act on a territory, before it lands.
pub fn landing(game: &AlienFrontiers, territory: Territory) -> String {
    let (seat, mut there) = (game.turn(), game.clone());
    there.colonies[territory as usize][seat.index()] += 1;
    let gain = i16::from(there.points(seat).total()) - i16::from(game.points(seat).total());
    let points = if gain == 1 { "point" } else { "points" };
    let name = territory_name(territory);
    let bonus = match game.field(Field::Isolation) == Some(territory) {
        true => "",
        false => territory_help(territory).text,
    };
    match (there.controller(territory), game.controller(territory)) {
        (Some(after), Some(before)) if after == before && after == seat => {
            format!("{name}: {gain:+} {points}; you keep control.")
        }
        (Some(after), _) if after == seat => {
            format!("{name}: {gain:+} {points}; you would control it. {bonus}")
        }
        (None, Some(_)) => format!("{name}: {gain:+} {points}; nobody would control it."),
        (after, _) => {
            let still =
                if after.is_some() { "another keeps control" } else { "nobody controls it" };
            format!("{name}: {gain:+} {points}; {still}.")
        }
    }
}

/// Who has a territory, and whether its bonus works.
pub fn state_of(
    game: &AlienFrontiers,
    territory: Territory,
    name: &dyn Fn(Seat) -> String,
) -> String {
    if game.field(Field::Isolation) == Some(territory) {
        return "The Isolation Field lies here: nobody has the bonus.".into();
    }
    let borrowed = game.borrowed() == Some(territory);
    match game.controller(territory) {
        _ if borrowed => format!("{} has borrowed the bonus this turn.", name(game.turn())),
        Some(seat) => format!("{} controls it.", name(seat)),
        None => "Nobody controls it.".into(),
    }
}

/// A territory with what is on it, for screen readers.
pub fn territory_label(
    game: &AlienFrontiers,
    territory: Territory,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let mut label = territory_name(territory).to_owned();
    for (seat, count) in game.colonies(territory).iter().enumerate() {
        if *count > 0 {
            label.push_str(", ");
            label.push_str(&colonies_of(&name(Seat(seat as u8)), *count));
        }
    }
    label
}

/// What to do with the card in use.
pub fn use_hint(phase: Phase) -> &'static str {
    match phase {
        Phase::ChangeDie(Card::BoosterPod) => "Drop a ship here: +1",
        Phase::ChangeDie(Card::StasisBeam) | Phase::Gravity { lower: None } => {
            "Drop a ship here: -1"
        }
        Phase::Gravity { .. } => "Drop another ship here: +1",
        Phase::ChangeDie(_) => "Drop a ship here to flip it",
        Phase::Warp { .. } => "Drop ships here, lowest first",
        Phase::Borrow => "Drag this card to a territory",
        Phase::Aim | Phase::Fire { .. } | Phase::Scrap => "Drag a ship here",
        Phase::Lift(_) | Phase::Redock { .. } => "Drag the ship to another facility",
        Phase::LiftField => "Drag a field here",
        Phase::SetField(_) => "Drag the field to a territory",
        Phase::MoveColony { .. } => "Drag a colony to another territory",
        Phase::Swap { .. } => "Drag a colony onto another",
        Phase::Salvage => "Drag a discarded card here",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::landing;
    use crate::scene::Scene;
    use crate::{Field, Territory};

    /// AF-8.3, AF-10.6, AF-13.1
    #[test]
    fn a_territory_says_what_the_next_colony_would_bring() {
        let game = Scene::of(3)
            .colonies(Territory::LemBadlands, 1, 1)
            .colonies(Territory::HerbertValley, 0, 1)
            .colonies(Territory::PohlFoothills, 1, 2)
            .field(Field::Isolation, Territory::AsimovCrater)
            .field(Field::Positron, Territory::VanVogtMountains)
            .build();
        let told = |territory| landing(&game, territory);
        assert_eq!(
            told(Territory::LemBadlands),
            "Lem Badlands: +1 point; nobody would control it."
        );
        assert_eq!(told(Territory::HerbertValley), "Herbert Valley: +1 point; you keep control.");
        assert_eq!(
            told(Territory::PohlFoothills),
            "Pohl Foothills: +1 point; another keeps control."
        );
        let empty = told(Territory::HeinleinPlains);
        assert!(empty.starts_with("Heinlein Plains: +2 points; you would control it. "), "{empty}");
        let isolated = told(Territory::AsimovCrater);
        assert_eq!(isolated, "Asimov Crater: +2 points; you would control it. ", "no bonus there");
        let positron = told(Territory::VanVogtMountains);
        assert!(positron.contains("+3 points"), "{positron}");
    }
}
