//! Cards and tokens: small faces, and everything at reading size.

use yew::prelude::*;

use crate::widgets::shape_path;
use engine::{Refusal as _, Seat};
use games::conquest::cards::{Counter, LocCard, Race, ResCard, Temper};
use games::conquest::text::{self, kind_line, race_name, source_name, source_text};
use games::conquest::{Conquest, Edition, Figure, Refusal, Source};

/// A drawing of the sheet `conquest.svg`, which lies in the page. It takes its colours from the text around it.
pub fn art(name: &str) -> Html {
    html! {
        <svg class="cq-art" viewBox="0 0 60 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href={format!("#{name}")} />
        </svg>
    }
}

/// A round emblem of the same sheet.
pub fn emblem(name: &str) -> Html {
    html! {
        <svg class="cq-emblem" viewBox="0 0 24 24" aria-hidden="true"><use href={format!("#{name}")} /></svg>
    }
}

/// The picture of a Location.
pub fn postcard(location: LocCard) -> Html {
    art(&format!("loc-{}", location as u8))
}

/// A Saucer with its seat's shape on the dome, or an Ally.
pub fn figure(figure: Figure, colour: u8) -> Html {
    let name = match figure {
        Figure::Saucer => format!("saucer-{colour}"),
        ally => format!("ally-{}", ally as u8),
    };
    html! {
        <svg class="cq-figure" viewBox="0 0 32 24" aria-hidden="true">
            <use href={format!("#{name}")} />
            <path class="mark" transform="translate(12.500 13.500) scale(.29)" d={shape_path(colour)} />
        </svg>
    }
}

/// A Saucer of a colour, beside words.
pub fn saucer(colour: u8) -> Html {
    html! { <i class={format!("cq-saucer seat-{colour}")}>{ figure(Figure::Saucer, colour) }</i> }
}

/// A Resistance counter as a tin-plate badge.
pub fn badge(counter: Counter) -> Html {
    let sheet = counter.sheet();
    let class = if sheet.temper == Temper::Hard { "cq-badge hard" } else { "cq-badge soft" };
    html! { <i {class}>{ emblem(&format!("unit-{}", counter as u8)) }<b data-n={sheet.strength.to_string()}></b></i> }
}

/// The name of a card's picture.
fn picture(source: Source) -> String {
    use games::conquest::cards::Aim;
    match source {
        Source::Event(card) => match card.sheet().aim {
            Aim::Own => "pic-ray",
            Aim::Hinder => "pic-trick",
            Aim::Both => "pic-orbit",
            Aim::Hazard => "pic-storm",
        }
        .into(),
        Source::Red(_) => "pic-alarm".into(),
        Source::Resistance(card) if card.sheet().hero || card == ResCard::CaptainFantastic => {
            "pic-hero".into()
        }
        Source::Resistance(card) => match card.sheet().temper {
            Some(Temper::Hard) => "pic-steel".into(),
            _ => "pic-troops".into(),
        },
        Source::Stuff(card) => match Figure::of_card(card) {
            Some(_) => "pic-monster".into(),
            None => "pic-gadget".into(),
        },
        Source::Location(location) => format!("loc-{}", location as u8),
        Source::Gift(..) => "pic-menace".into(),
        Source::Tech(_) => "pic-atom".into(),
    }
}

/// The class that colours a kind of card.
pub fn tint(source: Source) -> &'static str {
    match source {
        Source::Event(_) => "event",
        Source::Red(_) | Source::Tech(_) => "red",
        Source::Resistance(_) => "res",
        Source::Stuff(_) => "stuff",
        Source::Location(_) => "loc",
        Source::Gift(..) => "gift",
    }
}

/// The face of a card in a hand: its picture and its name.
pub fn face(source: Source) -> Html {
    html! { <>{ art(&picture(source)) }<b>{ source_name(source) }</b></> }
}

/// A card at reading size: everything on it, and why it cannot be used now.
pub fn reading(source: Source, edition: Edition, refused: Option<Refusal>) -> Html {
    html! {
        <div class={classes!("cq-read", tint(source))} aria-hidden="true">{ page(source, edition, refused) }</div>
    }
}

/// A small card that can be read: a Resistance card or a Human Tech, which say the same in every edition.
pub fn mini(source: Source) -> Html {
    let edition = Edition::default();
    html! {
        <span class={classes!("cq-mini", tint(source))} tabindex="0" aria-label={spoken(source, edition)}>
            { face(source) }{ reading(source, edition, None) }
        </span>
    }
}

/// A card that is shown for a moment.
pub fn flash(source: Source, edition: Edition) -> Html {
    html! { <div class={classes!("cq-flash", tint(source))}>{ page(source, edition, None) }</div> }
}

/// What stands on a card.
pub fn page(source: Source, edition: Edition, refused: Option<Refusal>) -> Html {
    let red = match source {
        Source::Event(card) => text::red_text(card),
        _ => "",
    };
    html! {
        <>
            <h3>{ source_name(source) }</h3>
            { art(&picture(source)) }
            <small>{ kind_line(source) }</small>
            <p>{ source_text(source, edition) }</p>
            if !red.is_empty() { <p class="cq-red">{ red }</p> }
            { why_not(refused) }
        </>
    }
}

/// The sentence that refuses, with its rule.
pub fn why_not(refused: Option<Refusal>) -> Html {
    let Some(refusal) = refused else { return Html::default() };
    html! { <p class="cq-why">{ refusal.to_string() }<small>{ refusal.rule() }</small></p> }
}

/// Why a seat cannot use a card or ability now.
pub fn refusal(game: &Conquest, seat: Seat, source: Source) -> Option<Refusal> {
    game.can_use(seat, source).err()
}

/// What a screen reader says of a card: all that stands on it.
pub fn spoken(source: Source, edition: Edition) -> String {
    let words = source_text(source, edition);
    format!("{}. {}. {words}", source_name(source), kind_line(source))
}

/// A race sheet: head, numbers, abilities.
pub fn race_sheet(race: Race, edition: Edition) -> Html {
    let gift = |index: usize| {
        let gift = Source::Gift(race, index as u8);
        html! { <p><b>{ source_name(gift) }</b>{ source_text(gift, edition) }</p> }
    };
    html! {
        <>
            { art(&format!("race-{}", race as u8)) }
            <h3>{ race_name(race) }</h3>
            <small>{ text::race_line(race) }</small>
            { for (0..race.sheet().gifts.len()).map(gift) }
        </>
    }
}
