//! Machines seen from above, stamped counters, the palace: flat shapes in one file.

use yew::prelude::*;

use crate::games::attack_at_the_tower::text::{card_help, card_name};
use crate::games::attack_at_the_tower::{Ability, Base, Card, Troop};

/// A base as a machine seen from above: its hull, and the lines on it.
fn machine_paths(base: Base) -> (&'static str, &'static str) {
    match base {
        Base::Pod => (
            "M20 4c8 0 13 7 13 16s-6 16-13 16S7 29 7 20 12 4 20 4z",
            "M20 13a7 7 0 1 0 .1 0zM20 4v9M20 27v9M7 20h6M27 20h6",
        ),
        Base::Saucer => (
            "M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
            "M20 12a8 8 0 1 0 .1 0zM20 6v1M20 33v1M6 20h1M33 20h1M10 10l1 1M29 29l1 1M30 10l-1 1M11 29l-1 1",
        ),
        Base::Undercity => (
            "M13 4h14l9 9v14l-9 9H13l-9-9V13z",
            "M20 11a9 9 0 1 0 .1 0zM20 11v18M11 20h18M10 10l2 2M30 10l-2 2M10 30l2-2M30 30l-2-2",
        ),
        Base::Cigar => (
            "M20 1c5 0 8 9 8 15l7 14-8-2c-1 6-4 11-7 11s-6-5-7-11l-8 2 7-14c0-6 3-15 8-15z",
            "M20 8v2M20 15v2M20 22v2M20 29v2",
        ),
        Base::Mothership => (
            "M20 2L38 31 27 29l-3 9h-8l-3-9L2 31z",
            "M20 13a5 5 0 1 0 .1 0zM20 25v9M12 25l3-5M28 25l-3-5",
        ),
    }
}

/// A troop's stamp within 24 × 24.
fn troop_path(troop: Troop) -> &'static str {
    match troop {
        Troop::Martian => {
            "M7 1l3 5a9 9 0 0 1 4 0l3-5 2 1-3 5a8 8 0 1 1-8 0L5 2zM9 12a2 2 0 1 0 .1 0zM15 12a2 2 0 1 0 .1 0z"
        }
        Troop::Grey => {
            "M12 2c6 0 9 4 9 8 0 6-6 12-9 12S3 16 3 10c0-4 3-8 9-8zM6 10c0 3 2 5 5 5 0-3-2-5-5-5zM18 10c-3 0-5 2-5 5 3 0 5-2 5-5z"
        }
        Troop::Reptilian => {
            "M12 2l4 3 5 1-1 6c0 5-4 8-8 10-4-2-8-5-8-10L3 6l5-1zM8 9l3 4H7zM16 9l1 4h-4z"
        }
        Troop::Mothman => {
            "M12 5c1 3 3 3 10 1 0 6-3 9-6 10l-1 6-3-4-3 4-1-6C5 15 2 12 2 6c7 2 9 2 10-1zM9 11h2v2H9zM13 11h2v2h-2z"
        }
        Troop::Cannon => "M9 9l8-7 5 5-8 9zM8 11a6 6 0 1 0 .1 0zM8 15a2 2 0 1 0 .1 0z",
        Troop::ManInBlack => {
            "M7 2h10l1 6h4v2H2V8h4zM4 12h16v2a3 3 0 0 1-7 1h-2a3 3 0 0 1-7-1zM8 20h8v2H8z"
        }
    }
}

const UFO: &str =
    "M12 3a5 5 0 0 1 5 4c3 0 6 1 6 3s-5 4-11 4S1 12 1 10s3-3 6-3a5 5 0 0 1 5-4zM9 16h6l3 7H6z";

/// A base.
pub fn machine(base: Base) -> Html {
    let (hull, lines) = machine_paths(base);
    html! {
        <svg class="at-machine" viewBox="0 0 40 40" aria-hidden="true">
            <path d={hull} /><path class="lines" d={lines} />
        </svg>
    }
}

/// A stamp of 24 × 24.
fn stamp(path: &'static str) -> Html {
    html! { <svg class="at-stamp" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

/// One troop as a stamped counter.
pub fn counter(troop: Troop) -> Html {
    html! { <i class="at-counter">{ stamp(troop_path(troop)) }</i> }
}

/// The picture on a card.
pub fn card_picture(card: Card) -> Html {
    match card {
        Card::Base(base) => machine(base),
        Card::Ability(ability) => stamp(match ability {
            Ability::LightInfantry => troop_path(Troop::Martian),
            Ability::Shooter => troop_path(Troop::Grey),
            Ability::HeavyInfantry => troop_path(Troop::Reptilian),
            Ability::Cavalry => troop_path(Troop::Mothman),
            Ability::SiegeWeapon => troop_path(Troop::Cannon),
            Ability::Common => UFO,
            Ability::Special => troop_path(Troop::ManInBlack),
        }),
    }
}

/// The face of a card, as a dossier.
pub fn face(card: Card) -> Html {
    html! { <>{ card_picture(card) }<b>{ card_name(card) }</b></> }
}

/// The class of a card's dossier.
pub fn card_class(card: Card) -> &'static str {
    match card {
        Card::Base(_) => "at-card bases",
        Card::Ability(_) => "at-card abilities",
    }
}

/// A card at reading size, as it is played.
pub fn shown_card(card: Card) -> Html {
    let (sentence, rule) = card_help(card);
    html! {
        <div class="at-shown">
            <div class={card_class(card)}>{ face(card) }</div>
            <p>{ sentence }<small>{ rule }</small></p>
        </div>
    }
}

/// What something is, in a bubble that appears when it is pointed at.
pub fn help(name: &'static str, sentence: String, rule: &'static str) -> Html {
    html! { <p class="at-help" aria-hidden="true"><b>{ name }</b>{ sentence }<small>{ rule }</small></p> }
}

/// The palace: ten windows for its ten points.
pub fn tower() -> Html {
    html! {
        <svg class="at-tower" viewBox="0 0 120 64" aria-hidden="true">
            <path d="M3 64V36h21V22h14V11L60 1l22 10v11h14v14h21v28z" />
            <path class="windows" d="M51 13h7v7h-7zM62 13h7v7h-7zM43 27h7v8h-7zM57 27h7v8h-7zM71 27h7v8h-7zM9 43h7v9H9zM28 43h7v9h-7zM85 43h7v9h-7zM104 43h7v9h-7zM56 43h8v12h-8z" />
        </svg>
    }
}
