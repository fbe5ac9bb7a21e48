//! What the board calls its pieces and places.

use super::cards::spoken;
use super::gift::gift_label;
use super::side::side_name;
use super::{choices, zone};
use crate::look::Look;
use engine::{Seat, Seen};
use games::conquest::text::{self, alien_label, command_label, counter_label, space_label};
use games::conquest::{Command, Conquest, Figure, Source, Space};
use table::boards::conquest::hands::{hand, near};
use table::boards::conquest::ids::{COMMAND, TOP, UNDER, read};

/// What a piece or place is called, in the words that it carries on the board.
pub fn called(seen: &Seen<Conquest>, id: &str, look: &Look) -> Option<String> {
    match id {
        COMMAND => return Some(text::COMMAND_HERE.into()),
        TOP => return Some(text::ON_TOP.into()),
        UNDER => return Some(text::UNDERNEATH.into()),
        _ => {}
    }
    let (word, [first, second, _]) = read(id);
    let (at, then) = (usize::from(first), usize::from(second));
    let spoken = |source: Source| spoken(source, seen.options().edition);
    let seated = |seat: u8| (seat < seen.sections()).then_some(Seat(seat));
    match word {
        "alien" => {
            let alien = seen.player(seated(first)?).aliens.get(then)?;
            Some(alien_label(Figure::of_index(then), alien.place))
        }
        "counter" => {
            let counters = &seen.ground(seen.spaces().find(|space| space.0 == first)?).counters;
            Some(counter_label(*counters.get(then)?))
        }
        "event" => {
            let (card, _) = hand(seen, near(seen)).into_iter().find(|(_, piece)| piece == id)?;
            Some(spoken(Source::Event(card)))
        }
        "stuff" => {
            let held = seen.player(seated(first)?).stuff.get(then)?;
            Some(spoken(Source::Stuff(held.card)))
        }
        "gift" => Some(gift_label(seen, seen.player(near(seen)).race?, first)),
        "lying" => {
            let card = seen.in_play().iter().find(|card| card.card as u8 == first)?;
            Some(spoken(card.source()))
        }
        "command" => Command::ALL.get(at).map(|command| command_label(*command)),
        "looked" => {
            let (_, source) = choices::looked(seen).into_iter().find(|(piece, _)| piece == id)?;
            Some(text::source_name(source).into())
        }
        "space" => {
            let space = seen.spaces().find(|space: &Space| space.0 == first)?;
            Some(space_label(seen, space, &|seat| look.name(seat)))
        }
        "side" => Some(side_name(seen.battle()?.seat_of(at), look)),
        "seat" => Some(look.name(seated(first)?)),
        _ => zone::open(look).into_iter().find(|(place, _)| place == id).map(|(_, words)| words),
    }
}
