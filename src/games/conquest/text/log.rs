//! The log: one event, one line.

use super::names::*;
use super::{CRUSHING, points_of};
use crate::cards::EventCard;
use crate::{Against, Ending, Event, Lies, Source};
use engine::Seat;

/// How the game ended.
pub fn ending_sentence(ending: Ending, name: &dyn Fn(Seat) -> String) -> String {
    match ending {
        Ending::Conquest(seat) => format!("{} has conquered planet Earth.", name(seat)),
        Ending::SuperCannon => "The Super Cannon is built. All Aliens lose.".into(),
        Ending::RoundLimit => "The last round is over, and the invasion is called off.".into(),
    }
}

/// One event as a line of the log: whose line it is, and the sentence.
pub fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> (Option<Seat>, String) {
    let by = |seat: Seat, what: String| (Some(seat), format!("{} {what}.", name(seat)));
    let all = |what: String| (None, what);
    match event {
        Event::RacesDealt { seat, races, .. } => {
            let names: Vec<&str> = races.iter().flatten().map(|race| race_name(*race)).collect();
            let dealt = if names.is_empty() { "two races".into() } else { names.join(" and ") };
            by(*seat, format!("is dealt {dealt}"))
        }
        Event::RaceShown { seat, race } => by(*seat, format!("picks {}", race_name(*race))),
        Event::Seated { seat, race, colour } => {
            by(*seat, format!("plays {} in {}", race_name(*race), colour_name(*colour)))
        }
        Event::DrewEvents { seat, count: 1, cards, .. } if cards.is_empty() => {
            by(*seat, "draws an Event".into())
        }
        Event::DrewEvents { seat, count, cards, .. } if cards.is_empty() => {
            by(*seat, format!("draws {count} Events"))
        }
        Event::DrewEvents { seat, cards, .. } => by(*seat, format!("draws {}", event_names(cards))),
        Event::DrewImmediates { seat, cards } => {
            by(*seat, format!("must play {} at once", event_names(cards)))
        }
        Event::RoundBegan { round } => all(format!("Round {round} begins.")),
        Event::CommandsBack { seat } => by(*seat, "gets all Command Counters back".into()),
        Event::CommandLaid { seat } => by(*seat, "has chosen a Command Counter".into()),
        Event::CommandShown { seat, command } => {
            by(*seat, format!("shows {}", command_name(*command)))
        }
        Event::CommandRolled { seat, roll } => by(*seat, format!("rolls {roll} for command")),
        Event::RolledOff { seat, roll } => by(*seat, format!("rolls off with {roll}")),
        Event::FirstPlayer { seat } => by(*seat, "is First Player".into()),
        Event::TurnBegan { seat, points } => {
            by(*seat, format!("begins a turn with {}", points_of(*points)))
        }
        Event::Tokens { seat, by: n } if *n > 0 => by(*seat, format!("gains {n} Menace")),
        Event::Tokens { seat, by: n } => by(*seat, format!("loses {} Menace", -n)),
        Event::ActionPoints { seat, by: n } if *n > 0 => {
            by(*seat, format!("has {} more", points_of(n.unsigned_abs())))
        }
        Event::ActionPoints { seat, by: n } => {
            by(*seat, format!("has {} fewer", points_of(n.unsigned_abs())))
        }
        Event::Moved { seat, figure, from, to } => by(
            *seat,
            format!(
                "moves {} from {} to {}",
                figure_name(*figure),
                space_name(*from),
                space_name(*to)
            ),
        ),
        Event::Landed { seat, figure, at } => {
            by(*seat, format!("lands {} at {}", figure_name(*figure), space_name(*at)))
        }
        Event::Explored { seat, space, location } => {
            by(*seat, format!("finds {} in {}", location_name(*location), space_name(*space)))
        }
        Event::LocationDiscarded { location, .. } => {
            all(format!("{} is not there after all.", location_name(*location)))
        }
        Event::NothingFound { seat, space } => {
            by(*seat, format!("finds nothing in {}", space_name(*space)))
        }
        Event::Reshuffled => all("A discard pile is shuffled into its deck.".into()),
        Event::Ended(ending) => all(ending_sentence(*ending, name)),
        event => fight_story(event, name).unwrap_or_else(|| card_story(event, name)),
    }
}

fn event_names(cards: &[EventCard]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| event_name(*card)).collect();
    names.join(", ")
}

fn fight_story(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<(Option<Seat>, String)> {
    let by = |seat: Seat, what: String| (Some(seat), format!("{} {what}.", name(seat)));
    Some(match event {
        Event::BattleBegan { seat, space, against } => {
            let whom = match against {
                Against::Resistance => "the Resistance".into(),
                Against::Arrivals => "arriving forces".into(),
                Against::Visit => "Captain Fantastic".into(),
                Against::Aliens(other) => name(*other),
            };
            by(*seat, format!("fights {whom} in {}", space_name(*space)))
        }
        Event::ResistanceDrawn { card } => {
            (None, format!("The Resistance sends {}.", resistance_name(*card)))
        }
        Event::CounterFaced { counter } => {
            (None, format!("In the way: {}.", counter_name(*counter)))
        }
        Event::Blasted { seat, figure, roll, limit, .. } => {
            let fate = if roll <= limit { "hit" } else { "missed" };
            by(*seat, format!("rolls {roll} for {}: {fate}", figure_name(*figure)))
        }
        Event::FightDice { seat, dice, .. } => {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            let who = seat.map_or("The Resistance".into(), name);
            (*seat, format!("{who} rolls {}.", dice.join(" and ")))
        }
        Event::RoundSettled { strength, dice, winner, outright } => {
            let total = |side: usize| strength[side] + i16::from(dice[side]);
            let how = if *outright {
                "An outright win".into()
            } else {
                format!(
                    "{}+{} = {} to {}+{} = {}",
                    strength[0],
                    dice[0],
                    total(0),
                    strength[1],
                    dice[1],
                    total(1)
                )
            };
            let who = match winner {
                Some(0) => "the attacker wins",
                Some(_) => "the defender wins",
                None => "a tie",
            };
            (None, format!("{how}: {who}."))
        }
        Event::Crushed { side } => {
            let who = if *side == 0 { "the attacker" } else { "the defender" };
            (None, format!("{CRUSHING} for {who}, whatever the totals."))
        }
        Event::SavingRoll { seat, figure, roll, saved } => {
            let fate = if *saved { "saved" } else { "not saved" };
            by(*seat, format!("rolls {roll} to save {}: {fate}", figure_name(*figure)))
        }
        Event::Saved { seat, figure } => by(*seat, format!("saves {}", figure_name(*figure))),
        Event::Destroyed { seat, figure, at } => {
            by(*seat, format!("loses {} in {}", figure_name(*figure), space_name(*at)))
        }
        Event::ResistanceBeaten { seat } => by(*seat, "beats the Resistance".into()),
        Event::CounterBeaten { seat, counter } => {
            by(*seat, format!("beats {}", counter_name(*counter)))
        }
        Event::Enlisted { seat, card } => {
            by(*seat, format!("makes {} fight for the Aliens", resistance_name(*card)))
        }
        Event::Escaped { seat, to, .. } => by(*seat, format!("escapes to {}", space_name(*to))),
        Event::BattleEnded { space, won: Some(seat) } => {
            by(*seat, format!("wins the Battle in {}", space_name(*space)))
        }
        Event::BattleEnded { space, won: None } => {
            (None, format!("The Battle in {} is over.", space_name(*space)))
        }
        Event::Conquered { seat, space, from: None } => {
            by(*seat, format!("conquers {}", space_name(*space)))
        }
        Event::Conquered { seat, space, from: Some(from) } => {
            by(*seat, format!("takes {} from {}", space_name(*space), name(*from)))
        }
        _ => return None,
    })
}

fn card_story(event: &Event, name: &dyn Fn(Seat) -> String) -> (Option<Seat>, String) {
    let by = |seat: &Seat, what: String| (Some(*seat), format!("{} {what}.", name(*seat)));
    match event {
        Event::Asked { seat } => by(seat, "can respond".into()),
        // CQ-16.8: it is nobody's of the players.
        Event::Announced { source: source @ Source::Red(_), .. } => {
            (None, format!("The Humans strike back: {}.", source_name(*source)))
        }
        Event::Announced { seat, source } => by(seat, format!("uses {}", source_name(*source))),
        Event::Canceled { source } => (None, format!("{} is canceled.", source_name(*source))),
        Event::TextRoll { source, roll } => {
            (None, format!("The die for {} shows {roll}.", source_name(*source)))
        }
        Event::CardLaid { card, lies } => {
            let place = match lies {
                Lies::Kept => "in play".into(),
                Lies::At(space) => format!("at {}", space_name(*space)),
                Lies::Before(seat) => format!("before {}", name(*seat)),
                Lies::Table => "in the middle of the table".into(),
            };
            (None, format!("{} lies {place}.", event_name(*card)))
        }
        Event::CardEnded { card } => (None, format!("{} leaves play.", event_name(*card))),
        Event::StuffGained { seat, card } => by(seat, format!("gets {}", stuff_name(*card))),
        Event::StuffLost { seat, card } => by(seat, format!("loses {}", stuff_name(*card))),
        Event::Activated { seat, card } => by(seat, format!("activates {}", stuff_name(*card))),
        Event::Readied { seat, card } => by(seat, format!("readies {}", stuff_name(*card))),
        Event::StuffStolen { seat, from, card } => {
            by(seat, format!("steals {} from {}", stuff_name(*card), name(*from)))
        }
        Event::EventStolen { seat, from, card: Some(card), .. } => {
            by(seat, format!("steals {} from {}", event_name(*card), name(*from)))
        }
        Event::EventStolen { seat, from, card: None, .. } => {
            by(seat, format!("steals an Event from {}", name(*from)))
        }
        Event::EventDiscarded { seat, card } => by(seat, format!("discards {}", event_name(*card))),
        Event::EventRecovered { seat, card } => {
            by(seat, format!("takes {} from the discard pile", event_name(*card)))
        }
        Event::HandSeen { seat, of, cards, .. } => {
            let told = if cards.is_empty() { "" } else { ": " };
            by(seat, format!("looks at the hand of {}{told}{}", name(*of), event_names(cards)))
        }
        Event::Looked { seat, count, resistance, locations, .. } => {
            let drawn = resistance.iter().map(|card| resistance_name(*card));
            let names: Vec<&str> =
                drawn.chain(locations.iter().map(|card| location_name(*card))).collect();
            let told =
                if names.is_empty() { String::new() } else { format!(": {}", names.join(", ")) };
            by(seat, format!("looks at the top {count} cards of a deck{told}"))
        }
        Event::PutBack { seat, under: true } => by(seat, "puts a card underneath".into()),
        Event::PutBack { seat, .. } => by(seat, "puts a card back on top".into()),
        Event::CounterPlaced { counter, space } => {
            (None, format!("{} arrive in {}.", counter_name(*counter), space_name(*space)))
        }
        Event::NoRoom { counter, space } => {
            (None, format!("No room for {} in {}.", counter_name(*counter), space_name(*space)))
        }
        Event::CounterMoved { counter, to, .. } => {
            (None, format!("{} move to {}.", counter_name(*counter), space_name(*to)))
        }
        Event::CounterRemoved { counter, space } => {
            (None, format!("{} leave {}.", counter_name(*counter), space_name(*space)))
        }
        Event::RandomSpace { space } => {
            (None, format!("The die points to {}.", space_name(*space)))
        }
        Event::Demolished { space } => (None, format!("{} is in ruins.", space_name(*space))),
        Event::Liberated { space, seat } => {
            by(seat, format!("loses the marker in {}", space_name(*space)))
        }
        Event::TrackMoved { step } => (None, format!("The Human Tech track is at {step}.")),
        Event::TechDrawn { tech } => (None, format!("The Humans have {}.", tech_name(*tech))),
        Event::TechLost { tech } => (None, format!("{} is no more.", tech_name(*tech))),
        Event::Breakthrough { dice, found } => {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            let found = if *found { "a breakthrough" } else { "nothing new" };
            (None, format!("The scientists roll {}: {found}.", dice.join(", ")))
        }
        Event::Revealed { card } => (None, format!("{} is passed over.", event_name(*card))),
        Event::ResistancePassedOver { card } => {
            (None, format!("{} is passed over.", resistance_name(*card)))
        }
        Event::CaptainComes { .. } => (None, "Captain Fantastic flies in.".into()),
        Event::ResistancePhase => (None, "The Resistance Phase begins.".into()),
        Event::ResistanceStep { step } => (None, format!("{}.", step_name(*step))),
        // All others are told above.
        _ => (None, String::new()),
    }
}
