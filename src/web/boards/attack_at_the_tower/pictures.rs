//! Machines seen from above, stamped counters, the palace: flat shapes in one file.

use yew::prelude::*;

use games::attack_at_the_tower::text::{card_help, card_name};
use games::attack_at_the_tower::{Ability, Base, Card, Edition, Troop};

/// A base as a machine seen from above: its hull, the lines on it, and its lights.
fn machine_paths(base: Base) -> [&'static str; 3] {
    match base {
        Base::Pod => [
            "M20 6a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM4 4l7 4-3 3zM36 4l-4 7-3-3zM4 36l4-7 3 3zM36 36l-7-4 3-3z",
            "M20 11a9 9 0 1 0 .1 0zM20 6v5M20 29v5M6 20h5M29 20h5M10 10l3 3M30 10l-3 3M10 30l3-3M30 30l-3-3",
            "M20 16a4 4 0 1 0 .1 0zM7 6l2 1-1 1zM33 6l-1 2-1-1zM7 34l1-2 1 1zM33 34l-2-1 1-1z",
        ],
        Base::Saucer => [
            "M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z",
            "M20 8a12 12 0 1 0 .1 0zM20 13a7 7 0 1 0 .1 0zM20 8v5M20 27v5M8 20h5M27 20h5",
            "M20 3.500a1.500 1.500 0 1 0 .1 0zM31 8a1.500 1.500 0 1 0 .1 0zM35 18.500a1.500 1.500 0 1 0 .1 0zM31 29a1.500 1.500 0 1 0 .1 0zM20 33.500a1.500 1.500 0 1 0 .1 0zM9 29a1.500 1.500 0 1 0 .1 0zM5 18.500a1.500 1.500 0 1 0 .1 0zM9 8a1.500 1.500 0 1 0 .1 0zM17 18q2-3 5-2-2 1-3 3z",
        ],
        Base::Undercity => [
            "M12 3h16l9 9v16l-9 9H12l-9-9V12z",
            "M20 9a11 11 0 1 0 .1 0zM20 9v22M9 20h22M7 13l4-2M13 7l-2 4M33 13l-4-2M27 7l2 4M7 27l4 2M13 33l-2-4M33 27l-4 2M27 33l2-4",
            "M14 14h3v3h-3zM23 14h3v3h-3zM14 23h3v3h-3zM23 23h3v3h-3z",
        ],
        Base::Cigar => [
            "M20 0c5 0 8 9 8 16l8 15-9-2c-1 6-4 11-7 11s-6-5-7-11l-9 2 8-15c0-7 3-16 8-16z",
            "M13 15h14M12 28h16M20 33v5M15 16v11M25 16v11M16 9h8",
            "M18.500 4.500h3v3h-3zM18.500 17h3v2.500h-3zM18.500 21h3v2.500h-3zM18.500 25h3v2h-3zM17 31h6l-1 3h-4z",
        ],
        Base::Mothership => [
            "M20 1L39 32l-11-2-3 9H15l-3-9-11 2z",
            "M20 11a6 6 0 1 0 .1 0zM20 1v10M14 20L5 29M26 20l9 9M15 24h10M15 39l2-9h6l2 9M17 30v-4M23 30v-4",
            "M20 14a3 3 0 1 0 .1 0zM8 27l3-2 .5 2zM32 27l-3-2-.5 2zM16.500 36h7l-.5 2h-6z",
        ],
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
    let [hull, lines, lights] = machine_paths(base);
    html! {
        <svg class="at-machine" viewBox="0 0 40 40" aria-hidden="true">
            <path d={hull} /><path class="lines" d={lines} /><path class="lights" d={lights} />
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
pub fn shown_card(card: Card, edition: Edition) -> Html {
    let (sentence, rule) = card_help(card, edition);
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
            <path d="M3 64V31l8-10 8 10v9h13V27l6-8 6 8V13L60 0l16 13v14l6-8 6 8v13h13v-9l8-10 8 10v33z" />
            <path class="lines" d="M44 27h32M19 40v24M101 40v24M32 40v24M88 40v24M44 27v37M76 27v37M3 31h16M101 31h16M44 13h32M56 64V54a4 4 0 0 1 8 0v10M60 0v-9" />
            <path class="windows" d="M53 16h5v7h-5zM62 16h5v7h-5zM51 32h5v9h-5zM64 32h5v9h-5zM35.500 32h5v8h-5zM79.500 32h5v8h-5zM23 46h5v8h-5zM92 46h5v8h-5zM8.500 36h5v8h-5zM106.500 36h5v8h-5z" />
        </svg>
    }
}
