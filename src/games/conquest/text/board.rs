//! The words on the board itself: labels, buttons, and what screen readers say.

use super::names::*;
use crate::cards::{Ability, Counter, Race, Temper};
use crate::{Against, Battle, Command, Conquest, Figure, Phase, Place, Source, Space, StrengthOf};
use engine::Seat;

/// The game's name.
pub const NAME: &str = "Conquest of Planet Earth";
/// What a hint counts.
pub const TALLY: &str = "Terror";
/// What the game is, in a sentence.
pub const BLURB: &str = "Land your saucers, scare the Earthlings, and fight whoever stands in the way: the army, a superhero, the other invaders.";
/// How long and how hard it is, for its poster.
pub const LENGTH: &str = "90 minutes · demanding";
/// Where a card is dropped to be used.
pub const PLAY_HERE: &str = "Use it here";
/// Where Event cards are given up.
pub const DISCARD_HERE: &str = "Discard pile";
/// Where the Command Counter goes.
pub const COMMAND_HERE: &str = "Lay it face down";
/// Where looked-at cards go.
pub const ON_TOP: &str = "On top of the deck";
/// Where looked-at cards go.
pub const UNDERNEATH: &str = "Underneath the deck";
/// The seat's own things.
pub const TRAY: &str = "Your race, cards and Aliens";
/// What a Terror Point is.
pub const TERROR: &str = "Terror";
/// What a Menace Token is.
pub const MENACE: &str = "Menace";
/// Action Points.
pub const POINTS: &str = "Action Points";

/// So many Action Points.
pub fn points_of(points: u8) -> String {
    if points == 1 { "1 Action Point".into() } else { format!("{points} {POINTS}") }
}
/// The saucers that wait.
pub const POOL: &str = "Alien Pool";
/// Cards in hand.
pub const CARDS: &str = "Event cards";
/// Markers on the board.
pub const MARKERS: &str = "Locations";
/// Space Stuff.
pub const STUFF: &str = "Space Stuff";
/// The side without Aliens.
pub const RESISTANCE: &str = "The Resistance";
/// Cards that remain in play.
pub const IN_PLAY: &str = "In play";
/// The gauge of the Humans.
pub const TRACK: &str = "Human Tech";
/// The end of the gauge.
pub const CANNON: &str = "Super Cannon";
/// The word on the burst at an Empty Space.
pub const EXPLORE: &str = "Explore!";
/// The word on the burst where a Battle waits.
pub const FIGHT: &str = "Fight!";
/// The word on the burst at an opponent's marker.
pub const TAKE: &str = "Take!";
/// The word on the burst of an escape.
pub const ESCAPE: &str = "Escape";
/// The word on the burst of a target.
pub const HERE: &str = "Here";
/// Between two sides.
pub const VERSUS: &str = "versus";
/// A Space nobody has seen.
pub const CLOUDS: &str = "unexplored";
/// A Location in ruins.
pub const RUINS: &str = "in ruins";

/// A seat by its number, where its name is not at hand.
pub fn player(seat: Seat) -> String {
    engine::unnamed(seat)
}

/// Where in the round the game is.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "Set-up",
        Phase::Command => "Command Phase",
        Phase::TurnStart | Phase::Action => "Action Phase",
        Phase::Battle => "Battle Phase",
        Phase::Draw => "Draw Phase",
        Phase::Resistance => "Resistance Phase",
        Phase::Over(_) => "The end",
    }
}

/// The round and its phase.
pub fn clock(game: &Conquest) -> String {
    match game.round() {
        0 => phase_name(game.phase()).into(),
        round => format!("Round {round} · {}", phase_name(game.phase())),
    }
}

/// A Space as a screen reader tells it: what is there and who.
pub fn space_label(game: &Conquest, space: Space, name: &dyn Fn(Seat) -> String) -> String {
    let ground = game.ground(space);
    let mut label = place_name(game, space);
    if let Some(location) = ground.location {
        if ground.demolished {
            label += ", ";
            label += RUINS;
        } else {
            let (value, population) = (game.resistance_value(space), game.population(space));
            label += &format!(", Resistance {value}, Population {population}");
        }
        if let Some(seat) = ground.marker {
            label += &format!(", conquered by {}", name(seat));
        }
        label += ". ";
        label += location_text(location);
    } else if game.is_empty_space(space) {
        label += ", ";
        label += CLOUDS;
    } else if let Some(section) = space.section().checked_sub(1) {
        label += &format!(", {}", name(Seat(section)));
    }
    for counter in ground.counters.iter() {
        label += &format!(" {}.", counter_label(*counter));
    }
    for seat in Seat::all(game.sections()) {
        match game.player(seat).crew(space).count_ones() {
            0 => {}
            1 => label += &format!(" 1 Alien of {}.", name(seat)),
            count => label += &format!(" {count} Aliens of {}.", name(seat)),
        }
    }
    label
}

/// An Alien and where it is.
pub fn alien_label(figure: Figure, place: Place) -> String {
    let name = figure_name(figure).trim_start_matches("a ");
    match place {
        Place::On(space) => format!("{name} in {}", space_name(space)),
        Place::Pool | Place::Away => format!("{name} in the {POOL}"),
    }
}

/// A counter with what is printed on it.
pub fn counter_label(counter: Counter) -> String {
    let sheet = counter.sheet();
    let mut label = format!(
        "{}, Strength {}, {}",
        counter_name(counter),
        sheet.strength,
        temper_name(sheet.temper)
    );
    for ability in sheet.abilities {
        label += ", ";
        label += ability_name(*ability);
    }
    label
}

/// Hard or Soft.
pub fn temper_name(temper: Temper) -> &'static str {
    match temper {
        Temper::Hard => "Hard",
        Temper::Soft => "Soft",
    }
}

/// An ability of a side.
pub fn ability_name(ability: Ability) -> &'static str {
    match ability {
        Ability::Assault => "Assault: wins ties",
        Ability::Barrage => "Barrage: shells Aliens before the dice",
        Ability::Bold => "Bold: +1 for each Alien here",
        Ability::Cunning => "Cunning: one more die",
        Ability::Deadly => "Deadly: crushes on 5 too",
    }
}

/// What kind of card or text something is.
pub fn kind_line(source: Source) -> String {
    match source {
        Source::Event(card) => {
            let sheet = card.sheet();
            let mut line = String::from("Event");
            if sheet.cost > 0 {
                line += &format!(" · {} AP", sheet.cost);
            }
            if sheet.immediate {
                line += " · at once";
            }
            if sheet.remains {
                line += " · remains in play";
            }
            line
        }
        Source::Red(_) => "Resistance Event".into(),
        Source::Resistance(card) => {
            let sheet = card.sheet();
            let kind = match (sheet.hero, sheet.temper) {
                (true, _) => "Hero",
                (false, Some(temper)) => temper_name(temper),
                (false, None) => "Resistance",
            };
            let plus = if sheet.hero { "+" } else { "" };
            format!("{kind} · Strength {plus}{}", sheet.strength)
        }
        Source::Stuff(card) if card.sheet().activate => {
            "Space Stuff · turn face down to use".into()
        }
        Source::Stuff(_) => "Space Stuff".into(),
        Source::Location(_) => "Location".into(),
        Source::Gift(race, _) => race_name(race).into(),
        Source::Tech(_) => "Human Tech".into(),
    }
}

/// The head of a race sheet.
pub fn race_line(race: Race) -> String {
    let sheet = race.sheet();
    format!("Strength {} · hand of {}", sheet.strength, sheet.intelligence)
}

/// A Command Counter for screen readers.
pub fn command_label(command: Command) -> String {
    format!("Command Counter {}", command_face(command))
}

/// What stands on a Command Counter.
pub fn command_face(command: Command) -> String {
    command.number().map_or("D6".into(), |number| number.to_string())
}

/// What an ability costs.
pub fn costs(tokens: u8) -> String {
    format!("Costs {tokens} Menace.")
}

/// A part of a side's Strength.
pub fn strength_label(of: StrengthOf) -> &'static str {
    match of {
        StrengthOf::Alien(Figure::Saucer) => "Saucers",
        StrengthOf::Alien(figure) => figure_name(figure),
        StrengthOf::Card(card) => resistance_name(card),
        StrengthOf::Counter(counter) => counter_name(counter),
        StrengthOf::Played => "Cards and abilities",
        StrengthOf::Text(source) => source_name(source),
        StrengthOf::RedBoxes => "Resistance Events",
        StrengthOf::Bold => "Bold",
    }
}

/// The First Player's mark.
pub const FIRST: &str = "First Player";
/// Aliens on the board.
pub const ALIENS: &str = "Aliens";
/// On the Menace Tokens, where one can be bought.
pub const BUY_MENACE: &str = "2 AP: +1";
/// The attacker wins a Fight Round.
pub const ZAP: &str = "Zap!";
/// The defender wins a Fight Round.
pub const POW: &str = "Pow!";
/// Nobody wins it.
pub const DRAW: &str = "Clang!";
/// An Alien is lost.
pub const KABOOM: &str = "Kaboom!";
/// CQ-8.8: a 6 on the die.
pub const CRUSHING: &str = "Crushing Victory";
/// A marker is placed.
pub const CONQUERED: &str = "Conquered!";

/// How far a Battle is.
pub fn fights(game: &Conquest, battle: &Battle) -> String {
    match battle.against {
        Against::Resistance => {
            let beaten = battle.won;
            match game.resistance_value(battle.space).saturating_sub(beaten) {
                // Counters come first, and a Location without a value falls with the last of them.
                0 => format!("Fight {}", battle.fights.max(1)),
                left if beaten == 0 => format!("beat {left} to conquer"),
                left => format!("{beaten} beaten · {left} more to conquer"),
            }
        }
        Against::Arrivals => "Counters arrive".into(),
        Against::Aliens(_) => "Aliens against Aliens".into(),
        Against::Visit => "Captain Fantastic comes by".into(),
    }
}

/// How the last Fight Round ended, and what is left: while its totals on the board are those after its losses.
pub fn verdict(game: &Conquest, battle: &Battle, name: &dyn Fn(Seat) -> String) -> String {
    // Letters of all languages would bring 14 KB of tables.
    let side = |side: u8| battle.seat_of(side.into()).map_or(RESISTANCE.to_ascii_lowercase(), name);
    let how = match battle.winner {
        Some(winner) => format!("{} won the Fight Round", side(winner)),
        None => "A tie".into(),
    };
    let how = engine::capital(&how);
    match battle.against {
        Against::Resistance => format!("{how} · {}", fights(game, battle)),
        Against::Arrivals | Against::Aliens(_) | Against::Visit => how,
    }
}

/// Who uses what is shown beside it; a red box is nobody's of the players.
pub fn announces(source: Source, name: &str) -> String {
    match source {
        Source::Red(_) => "The Humans strike back".into(),
        _ => format!("{name} uses"),
    }
}
