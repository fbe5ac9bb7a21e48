//! What there is to pick from, laid out as cards and tokens, and the zones cards are dropped on.

use yew::prelude::*;

use super::cards::{badge, figure, page, race_sheet, tint};
use super::ids::{DISCARD, PLAY, TOP, UNDER, id, read};
use super::panel::saucer;
use crate::engine::{GameModel, Kind, Seat};
use crate::games::conquest::cards::{Counter, EventCard, Race, ResCard, StuffCard, Tech};
use crate::games::conquest::text::{self, either, source_text};
use crate::games::conquest::{Conquest, Figure, Source, Step};
use crate::web::table::{Button, Look};
use crate::web::widgets::group;

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
    let picks: Vec<Html> = picks.map(|button| pick(game, button, look)).collect();
    let looked = looked(game);
    if picks.is_empty() && looked.is_empty() {
        return Html::default();
    }
    html! {
        <div class="cq-choices">
            { group(picks) }
            { group(looked.iter().cloned()) }
            if !looked.is_empty() { { zone(TOP, text::ON_TOP.into()) }{ zone(UNDER, text::UNDERNEATH.into()) } }
        </div>
    }
}

fn pick(game: &Conquest, button: &Button, look: &Look) -> Html {
    let (class, face) = shown(game, button, look);
    let key = button.key.clone();
    let onclick = look.press.reform(move |_: MouseEvent| key.clone());
    html! {
        <button key={&*button.key} type="button" class={classes!("cq-pick", class)} data-button={button.key.to_string()}
            aria-label={button.label.clone()} {onclick}>{ face }</button>
    }
}

/// How a choice looks.
fn shown(game: &Conquest, button: &Button, look: &Look) -> (&'static str, Html) {
    let (word, [first, _, third]) = read(&button.key);
    let card = |source: Source| (tint(source), page(source, None));
    let words = |words: String| ("words", html! { <p>{ words }</p> });
    let owner = game.to_act().unwrap_or(game.active());
    match word {
        "race" => ("race", race_sheet(Race::from_index(first.into()))),
        "colour" => ("token", saucer(first)),
        "player" => {
            let seat = Seat(first);
            ("token", html! { <>{ saucer(look.colour(seat)) }<b>{ look.name(seat) }</b></> })
        }
        "side" => ("token", side(game, first, look)),
        "face" => {
            let counter = Counter::from_index(first.into());
            ("token", html! { <>{ badge(counter) }<b>{ text::counter_name(counter) }</b></> })
        }
        "lose" => {
            let kind = Figure::ALL[first as usize];
            (
                "token",
                html! { <><i class={format!("cq-saucer seat-{}", look.colour(owner))}>{ figure(kind, look.colour(owner)) }</i><b>{ button.label.clone() }</b></> },
            )
        }
        "event" | "next" => card(Source::Event(EventCard::from_index(first.into()))),
        "stuff" => {
            let (class, face) = card(Source::Stuff(StuffCard::from_index(first.into())));
            let whose = third.checked_sub(1).map(|seat| look.name(Seat(seat)));
            (class, html! { <>{ face }if let Some(name) = whose { <b>{ name }</b> }</> })
        }
        "res" => card(Source::Resistance(ResCard::from_index(first.into()))),
        "tech" => card(Source::Tech(Tech::from_index(first.into()))),
        "strike" => match game.announced_now() {
            Some(play) => card(play.run.source),
            None => words(button.label.clone()),
        },
        "option" => match game.agenda().last() {
            Some(Step::Resolve(run)) => words(either(source_text(run.source), first).into()),
            _ => words(button.label.clone()),
        },
        _ => words(button.label.clone()),
    }
}

fn side(game: &Conquest, side: u8, look: &Look) -> Html {
    let seat = game.battle().and_then(|battle| battle.seat_of(side.into()));
    match seat {
        Some(seat) => html! { <>{ saucer(look.colour(seat)) }<b>{ look.name(seat) }</b></> },
        None => html! { <b>{ text::RESISTANCE }</b> },
    }
}

/// Cards of a deck that somebody looks at, to be put back.
fn looked(game: &Conquest) -> Vec<Html> {
    let cards = game.resistance().looked.iter().map(|slot| slot.card.map(Source::Resistance));
    let lands = game.locations().looked.iter().map(|slot| slot.card.map(Source::Location));
    let both = cards.chain(lands).enumerate();
    both.filter_map(|(index, source)| {
        let source = source?;
        let piece = id("looked", &[index as u8]);
        Some(html! {
            <div key={piece.clone()} class={classes!("cq-pick", tint(source))} data-piece={piece} role="button"
                aria-label={text::source_name(source)}>{ page(source, None) }</div>
        })
    })
    .collect()
}

fn zone(place: &str, words: String) -> Html {
    html! { <div class="cq-zone" data-place={place.to_owned()} role="button" aria-label={words.clone()}>{ words }</div> }
}

/// Where cards that need no target are dropped, one zone for each line of their text.
pub fn zones(look: &Look) -> Html {
    let all = (0..3).filter_map(|line| {
        let place = id(PLAY, &[line]);
        let way = look.reach.way_to(&place)?;
        // A card with two lines names them; others need no more than a place.
        let next = look.reach.way_to(&id(PLAY, &[1]))?;
        let named = look.reach.ways_of(&next.pieces[0]).find(|way| *way.place == *place);
        Some((place, named.unwrap_or(way).label.to_string()))
    });
    let mut all: Vec<(String, String)> = all.collect();
    let first = id(PLAY, &[0]);
    if all.is_empty() && look.reach.way_to(&first).is_some() {
        all.push((first, text::PLAY_HERE.into()));
    }
    if look.reach.way_to(DISCARD).is_some() {
        all.push((DISCARD.into(), text::DISCARD_HERE.into()));
    }
    html! { <div class="cq-zones">{ for all.into_iter().map(|(place, words)| zone(&place, words)) }</div> }
}
