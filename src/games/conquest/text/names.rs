//! Names of things, and the texts on cards and sheets.

use crate::cards::{Counter, EventCard, Keyword, LocCard, Race, ResCard, StuffCard, Tech};
use crate::{Colour, Command, Conquest, Edition, Figure, Source, Space, WindowKind};

/// CQ-16.15: a step of the Resistance Phase.
pub fn step_name(step: u8) -> &'static str {
    match step {
        1 => "News flash",
        2 => "Liberation",
        3 => "Human Tech",
        4 => "On the move",
        5 => "Barrage",
        _ => "Breakthrough",
    }
}

/// The name of an Event.
pub fn event_name(card: EventCard) -> &'static str {
    card.sheet().name
}

/// What an Event says.
pub fn event_text(card: EventCard) -> &'static str {
    card.sheet().text
}

/// What the red box of an Event says; empty without one.
pub fn red_text(card: EventCard) -> &'static str {
    card.sheet().red_text
}

/// The name of a Resistance card.
pub fn resistance_name(card: ResCard) -> &'static str {
    card.sheet().name
}

/// What a Resistance card says.
pub fn resistance_text(card: ResCard) -> &'static str {
    card.sheet().text
}

/// The name of a counter.
pub fn counter_name(counter: Counter) -> &'static str {
    counter.sheet().name
}

/// The name of a Space Stuff card.
pub fn stuff_name(card: StuffCard) -> &'static str {
    card.sheet().name
}

/// What a Space Stuff card says.
pub fn stuff_text(card: StuffCard) -> &'static str {
    card.sheet().text
}

/// The name of a Human Tech.
pub fn tech_name(tech: Tech) -> &'static str {
    tech.sheet().name
}

/// What a Human Tech says.
pub fn tech_text(tech: Tech) -> &'static str {
    tech.sheet().text
}

/// The name of a Location.
pub fn location_name(card: LocCard) -> &'static str {
    card.sheet().name
}

/// What a Location says.
pub fn location_text(card: LocCard) -> &'static str {
    card.sheet().text
}

/// The name of a race.
pub fn race_name(race: Race) -> &'static str {
    race.sheet().name
}

/// Name and text of a race's ability, by its place on the sheet.
pub fn gift_text(race: Race, gift: u8) -> (&'static str, &'static str) {
    let gift = &race.sheet().gifts[gift as usize];
    (gift.name, gift.text)
}

/// A keyword.
pub fn keyword_name(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Mob => "Mob",
        Keyword::Military => "Military",
        Keyword::Vehicle => "Vehicle",
        Keyword::Superhero => "Superhero",
        Keyword::Tech => "Tech",
        Keyword::Hero => "Hero",
        Keyword::Scientist => "Scientist",
        Keyword::Law => "Law",
        Keyword::Weapon => "Weapon",
        Keyword::Tactic => "Tactic",
        Keyword::Intrigue => "Intrigue",
        Keyword::Disaster => "Disaster",
        Keyword::Terror => "Terror",
        Keyword::Ally => "Ally",
        Keyword::Device => "Device",
        Keyword::Urban => "Urban",
        Keyword::Rural => "Rural",
        Keyword::Industry => "Industry",
        Keyword::Landmark => "Landmark",
    }
}

/// CQ-1.7: the keywords of a card, as they stand below its picture; empty without any.
pub fn keyword_line(source: Source) -> String {
    let keywords = match source {
        Source::Event(card) | Source::Red(card) => card.sheet().keywords,
        Source::Resistance(card) => card.sheet().keywords,
        Source::Stuff(card) => card.sheet().keywords,
        Source::Location(card) => card.sheet().keywords,
        Source::Gift(..) | Source::Tech(_) => &[],
    };
    keywords.iter().map(|keyword| keyword_name(*keyword)).collect::<Vec<_>>().join(", ")
}

/// The name of whatever bears a text.
pub fn source_name(source: Source) -> &'static str {
    match source {
        Source::Event(card) | Source::Red(card) => event_name(card),
        Source::Resistance(card) => resistance_name(card),
        Source::Stuff(card) => stuff_name(card),
        Source::Location(card) => location_name(card),
        Source::Gift(race, gift) => gift_text(race, gift).0,
        Source::Tech(tech) => tech_name(tech),
    }
}

/// What it says, as it was printed when the game began.
pub fn source_text(source: Source, edition: Edition) -> &'static str {
    if let Some(text) = first_print(source).filter(|_| edition == Edition::First) {
        return text;
    }
    match source {
        Source::Event(card) => event_text(card),
        Source::Red(card) => red_text(card),
        Source::Resistance(card) => resistance_text(card),
        Source::Stuff(card) => stuff_text(card),
        Source::Location(card) => location_text(card),
        Source::Gift(race, gift) => gift_text(race, gift).1,
        Source::Tech(tech) => tech_text(tech),
    }
}

/// What stood on it in the first edition, if that was something else.
fn first_print(source: Source) -> Option<&'static str> {
    Some(match source {
        Source::Event(EventCard::HyperspaceJump) => {
            "Place up to 3 of your Aliens straight on one Space that holds your Aliens, your Conquest Marker or your Landing Site. They may still move unless the Space stops them."
        }
        Source::Event(EventCard::StrafingRun) => {
            "In your Action Phase remove a Resistance Counter next to one of your Aliens, OR in a Fight your Aliens have +2 Strength for that Fight."
        }
        Source::Event(EventCard::CallInTheArmy) => {
            "A helpful phone call. At any time outside a Fight, place an Infantry Counter in any Space that is not a Landing Site."
        }
        Source::Event(EventCard::SalvageRights) => {
            "Take any card of your choice from the Event discard pile into your hand, OR one from the Space Stuff discard pile into play."
        }
        Source::Gift(Race::Orzax, 0) => {
            "You start the game with a Space Stuff card. Your Aliens have +1 to their Strength Total for each Space Stuff card you have, up to +3."
        }
        _ => return None,
    })
}

/// One line of a text that offers several, or the whole text.
pub fn line_text(source: Source, line: u8, edition: Edition) -> &'static str {
    let whole = source_text(source, edition);
    if source.fx().len() < 2 { whole } else { either(whole, line) }
}

/// One side of an "or".
pub fn either(text: &'static str, side: u8) -> &'static str {
    text.split(" OR ").nth(side.into()).unwrap_or(text).trim_end_matches(',')
}

/// A Space by section and number: the Objective, a Landing Site, or such as `B4`.
pub fn space_name(space: Space) -> String {
    let section = (b'A' + space.section().saturating_sub(1)) as char;
    match (space.section(), space.number()) {
        (0, 0) => "the Objective".into(),
        (0, number) => format!("O{number}"),
        (_, 0) => format!("Landing Site {section}"),
        (_, number) => format!("{section}{number}"),
    }
}

/// A Space with its Location.
pub fn place_name(game: &Conquest, space: Space) -> String {
    match game.ground(space).location {
        Some(location) => format!("{} ({})", location_name(location), space_name(space)),
        None => space_name(space),
    }
}

/// A figure.
pub fn figure_name(figure: Figure) -> &'static str {
    match figure.card() {
        Some(card) => stuff_name(card),
        None => "a Saucer",
    }
}

/// A Command Counter.
pub fn command_name(command: Command) -> String {
    match command.number() {
        Some(number) => number.to_string(),
        None => "the die".into(),
    }
}

/// A colour.
pub fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Gold => "gold",
    }
}

/// A kind of window, as a setting.
pub fn window_name(kind: WindowKind) -> &'static str {
    match kind {
        WindowKind::Cancel => "when something is announced",
        WindowKind::Tech => "when a Human Tech is drawn",
        WindowKind::Early => "before the Fight Dice",
        WindowKind::Late => "after the Fight Dice",
        WindowKind::Destroy => "when Aliens would be destroyed",
        WindowKind::Moment => "at moments that cards name",
        WindowKind::Open => "between the phases of others",
    }
}
