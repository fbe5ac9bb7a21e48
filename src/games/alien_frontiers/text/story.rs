//! Events as lines of the log.

use super::{
    card_name, crew_words, die_words, ending_sentence, facility_name, field_name, goods_words,
    resource_name, territory_name,
};
use crate::{Card, Event, Goods, Place, ShipId};
use engine::Seat;

/// One event as a line of the log: whose line it is, and the sentence.
pub fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> (Option<Seat>, String) {
    let by = |seat: Seat, what: String| (Some(seat), format!("{} {what}.", name(seat)));
    match event {
        Event::TurnBegan { seat, round, ships } => {
            by(*seat, format!("gathers {ships} ships for round {round}"))
        }
        Event::Rolled { seat, dice } => {
            let dice: Vec<String> = dice.iter().map(|die| die_words(*die)).collect();
            by(*seat, format!("rolls {}", dice.join("-")))
        }
        Event::CachePaid { seat, goods, gone } => {
            let end = if *gone { " and loses it" } else { "" };
            by(*seat, format!("gets {} from the Resource Cache{end}", goods_words(*goods)))
        }
        Event::Docked { seat, facility, ships, paid, .. } => {
            let docks = format!("docks {} at the {}", crew_words(ships), facility_name(*facility));
            by(*seat, format!("{docks}{}", paying(*paid)))
        }
        Event::Gained { seat, goods, .. } => by(*seat, format!("gains {}", goods_words(*goods))),
        Event::Built { seat, .. } => by(*seat, "builds a ship".into()),
        Event::Advanced { seat, from: 0, to, .. } => {
            by(*seat, format!("starts a colony on circle {to}"))
        }
        Event::Advanced { seat, to, spare, .. } => {
            let end = match spare {
                0 => String::new(),
                1 => " with an advance to spare".into(),
                more => format!(" with {more} advances to spare"),
            };
            by(*seat, format!("moves the colony to circle {to}{end}"))
        }
        Event::Cycled { seat, new, .. } => {
            by(*seat, format!("lays out new cards: {}", display_words(new)))
        }
        Event::Claimed { seat, card, .. } => by(*seat, format!("claims the {}", card_name(*card))),
        Event::Reshuffled => (None, "The discarded cards become the new draw pile.".into()),
        Event::Traded { seat, rate } => by(*seat, format!("trades {rate} fuel for 1 ore")),
        Event::Launched { seat, paid } => by(*seat, format!("launches a colony{}", paying(*paid))),
        Event::Landed { seat, territory, .. } => {
            by(*seat, format!("lands a colony on {}", territory_name(*territory)))
        }
        Event::TurnEnded { seat, stranded: 0 } => by(*seat, "ends the turn".into()),
        Event::TurnEnded { seat, stranded: 1 } => {
            by(*seat, "ends the turn with a ship on the Maintenance Bay".into())
        }
        Event::TurnEnded { seat, stranded } => {
            by(*seat, format!("ends the turn with {stranded} ships on the Maintenance Bay"))
        }
        Event::Returned { seat, resource } => {
            by(*seat, format!("gives back 1 {}", resource_name(*resource)))
        }
        Event::RaidTook { seat, victim, resource } => {
            by(*seat, format!("takes 1 {} from {}", resource_name(*resource), name(*victim)))
        }
        Event::RaidStole { seat, victim, card, kept } => {
            let end = if *kept { "" } else { ", only to discard it" };
            by(*seat, format!("takes the {} from {}{end}", card_name(*card), name(*victim)))
        }
        Event::Ended(ending) => (None, ending_sentence(*ending).into()),
        Event::ControlChanged { territory, after: Some(seat), .. } => {
            by(*seat, format!("now controls {}", territory_name(*territory)))
        }
        Event::ControlChanged { territory, .. } => {
            (None, format!("Nobody controls {} any more.", territory_name(*territory)))
        }
        Event::Scored { seat, after, .. } => by(*seat, format!("now has {}", points(*after))),
        Event::ShipLost { owner, ship, from } => {
            let where_from = facility_name(from.facility());
            match *ship {
                ShipId::RELIC => by(
                    *owner,
                    format!(
                        "loses the Relic Ship at the {where_from}; it is back on Burroughs Desert"
                    ),
                ),
                _ => by(*owner, format!("loses a ship at the {where_from} to the stock")),
            }
        }
        Event::SentToBay { owner, ship, from } => {
            let ship = if ship.is_relic() { "the Relic Ship" } else { "a ship" };
            let from = facility_name(from.facility());
            by(*owner, format!("has {ship} sent from the {from} to the Maintenance Bay"))
        }
        Event::RelicBought { seat, paid } => {
            by(*seat, format!("buys the Relic Ship{}", paying(*paid)))
        }
        Event::RelicReturned { owner, from } => {
            let from = match from {
                Place::Docked(port) => format!(" from the {}", facility_name(port.facility())),
                _ => String::new(),
            };
            by(*owner, format!("loses the Relic Ship; it returns{from} to Burroughs Desert"))
        }
        Event::PowerUsed { seat, card, paid } => {
            let paid = paying(Goods::of(*paid, 0));
            by(*seat, format!("uses the {}{paid}", card_name(*card)))
        }
        Event::DieChanged { seat, before, after, .. } => {
            by(*seat, format!("turns the {} into a {}", die_words(*before), after.value()))
        }
        Event::Rerolled { seat, dice } => {
            let words = |die: &dyn Fn(&(ShipId, _, _)) -> super::super::Die| {
                dice.iter().map(|d| die_words(die(d))).collect::<Vec<_>>().join("-")
            };
            by(*seat, format!("rolls {} again: {}", words(&|d| d.1), words(&|d| d.2)))
        }
        Event::Borrowed { seat, territory } => {
            by(*seat, format!("borrows the bonus of {}", territory_name(*territory)))
        }
        Event::Lifted { seat, owner, from, .. } => {
            let whose =
                if seat == owner { "a ship".into() } else { format!("a ship of {}", name(*owner)) };
            by(*seat, format!("lifts {whose} off the {}", facility_name(from.facility())))
        }
        Event::GivenUp { seat, card } => by(*seat, format!("gives up the {}", card_name(*card))),
        Event::FieldMoved { seat, field, to: Some(to), .. } => {
            by(*seat, format!("sets the {} on {}", field_name(*field), territory_name(*to)))
        }
        Event::FieldMoved { seat, field, .. } => {
            by(*seat, format!("takes the {} off the board", field_name(*field)))
        }
        Event::ColonyMoved { seat, owner, from, to } => {
            let (from, to) = (territory_name(*from), territory_name(*to));
            by(*seat, format!("moves a colony of {} from {from} to {to}", name(*owner)))
        }
        Event::ColoniesSwapped { seat, one, other } => {
            let words = |colony: &super::Colony| {
                format!("{} on {}", name(colony.owner), territory_name(colony.territory))
            };
            by(*seat, format!("swaps the colonies of {} and {}", words(one), words(other)))
        }
        Event::Salvaged { seat, card } => {
            by(*seat, format!("takes the {} from the discard pile", card_name(*card)))
        }
    }
}

fn paying(paid: Goods) -> String {
    if paid.is_none() { String::new() } else { format!(" for {}", goods_words(paid)) }
}

fn points(points: u8) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}

fn display_words(display: &[Option<Card>; 3]) -> String {
    let names: Vec<&str> = display.iter().flatten().map(|card| card_name(*card)).collect();
    if names.is_empty() { "no cards are left".into() } else { names.join(", ") }
}
