//! What there is to pick from, laid out as cards and tokens.

use yew::prelude::*;

use super::pick::{Face, Looked, Pick};
use super::zone;
use crate::look::{Button, Look};
use crate::widgets::{group, keyed};
use engine::{GameModel, Kind, Seat};
use games::conquest::cards::{Counter, EventCard, Race, ResCard, StuffCard, Tech};
use games::conquest::text::{either, source_text};
use games::conquest::{Conquest, Figure, Source, Step};
use table::boards::conquest::ids::{id, read};

/// Whether a button is drawn here.
pub fn is_choice(button: &Button) -> bool {
    const WORDS: [&str; 13] = [
        "share", "race", "colour", "player", "face", "lose", "event", "next", "stuff", "res",
        "option", "side", "tech",
    ];
    let word = read(&button.key).0;
    word == "strike" || WORDS.contains(&word)
}

/// The cards and tokens of the question, if it is one of picking.
pub fn choices(game: &Conquest, look: &Look) -> Html {
    let picks = look.buttons.iter().filter(|button| is_choice(button));
    let pick = |button: &Button| {
        let face = face(game, button, look);
        keyed(&*button.key, Pick { button: button.clone(), press: look.press.clone(), face })
    };
    let picks: Vec<Html> = picks.map(pick).collect();
    let looked = looked(game);
    if picks.is_empty() && looked.is_empty() {
        return Html::default();
    }
    let cards = looked.iter().map(|(piece, source)| {
        keyed(piece.clone(), Looked { piece: look.piece(piece.clone()), source: *source })
    });
    html! {
        <div class="cq-choices">
            { group(picks) }
            { group(cards) }
            if !looked.is_empty() { { zone::back(look) } }
        </div>
    }
}

fn face(game: &Conquest, button: &Button, look: &Look) -> Face {
    let (word, [first, _, third]) = read(&button.key);
    let edition = game.options().edition;
    let card = |source: Source| Face::Card(source, edition, None);
    let words = || Face::Words(button.label.clone());
    let player = |seat: Seat| Face::Player(look.colour(seat), look.name(seat).into());
    match word {
        "race" => Face::Race(Race::from_index(first.into()), edition),
        "colour" => Face::Colour(first),
        "player" => player(Seat(first)),
        "side" => {
            let seat = game.battle().and_then(|battle| battle.seat_of(first.into()));
            seat.map_or(Face::Resistance, player)
        }
        "face" => Face::Counter(Counter::from_index(first.into())),
        "lose" => {
            let owner = game.to_act().unwrap_or(game.active());
            Face::Alien(Figure::ALL[first as usize], look.colour(owner))
        }
        "event" | "next" => card(Source::Event(EventCard::from_index(first.into()))),
        "stuff" => {
            let whose = third.checked_sub(1).map(|seat| look.name(Seat(seat)).into());
            Face::Card(Source::Stuff(StuffCard::from_index(first.into())), edition, whose)
        }
        "res" => card(Source::Resistance(ResCard::from_index(first.into()))),
        "tech" => card(Source::Tech(Tech::from_index(first.into()))),
        "strike" => match game.announced_now() {
            Some(play) => card(play.run.source),
            None => words(),
        },
        "option" => match game.agenda().last() {
            Some(Step::Resolve(run)) => {
                Face::Words(either(source_text(run.source, edition), first).into())
            }
            _ => words(),
        },
        _ => words(),
    }
}

/// Cards of a deck that somebody looks at, each with the name of its piece.
pub fn looked(game: &Conquest) -> Vec<(String, Source)> {
    let cards = game.resistance().looked.iter().map(|slot| slot.card.map(Source::Resistance));
    let lands = game.locations().looked.iter().map(|slot| slot.card.map(Source::Location));
    let both = cards.chain(lands).enumerate();
    both.filter_map(|(index, source)| Some((id("looked", &[index as u8]), source?))).collect()
}
