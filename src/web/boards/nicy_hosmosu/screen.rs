//! The cabinet's screen: space, invaders, fighters, the mine, and the places to drop things on.

use yew::prelude::*;

use super::effects;
use super::hands::{CELL, FIGHTER, MINE, corner};
use super::sprites::Sprite;
use crate::engine::{GameModel, Seat};
use crate::games::nicy_hosmosu::text::{self, space_name};
use crate::games::nicy_hosmosu::{COLUMNS, Event, NicyHosmosu, Phase, ROWS, Space, Token};
use crate::web::table::{Frame, Look};
use crate::web::widgets::{group, shape_path};

/// The board of a frame.
pub fn cabinet(frame: &Frame<NicyHosmosu>, look: &Look) -> Html {
    let game = &*frame.seen;
    let events = frame.happening.as_ref().map_or(&[][..], |happening| &happening.events);
    html! {
        <svg class="nh-screen" viewBox="-30 -16 300 444" role="group">
            <image href="nicy-hosmosu.svg" x="-30" y="-16" width="300" height="444" aria-hidden="true" />
            { orbit() }
            { names() }
            { for Space::all().map(|space| cell(game, space, look)) }
            { group(Space::all().filter_map(|space| invader(game, space, events, look))) }
            { group(mine(game)) }
            { group(Seat::all(game.seats()).filter_map(|seat| fighter_on_board(game, seat, look))) }
            { effects::draw(events, look) }
        </svg>
    }
}

fn orbit() -> Html {
    let icon = |space: Space| {
        let (x, y) = corner(space);
        html! { <circle key={space.to_string()} class="nh-icon" cx={(x + 20).to_string()} cy={(y + 20).to_string()} r="9" /> }
    };
    html! { <g aria-hidden="true">{ for Space::icons().map(icon) }</g> }
}

fn names() -> Html {
    let column = |column: u8| {
        let x = i32::from(column) * CELL + 20;
        let letter = ((b'a' + column) as char).to_string();
        html! { <text key={letter.clone()} class="nh-name" x={x.to_string()} y="418">{ letter }</text> }
    };
    let row = |row: u8| {
        let y = i32::from(ROWS - 1 - row) * CELL + 23;
        html! { <text key={row} class="nh-name" x="-7" y={y.to_string()}>{ row + 1 }</text> }
    };
    html! { <g aria-hidden="true">{ for (0..COLUMNS).map(column) }{ for (0..ROWS).map(row) }</g> }
}

fn cell(game: &NicyHosmosu, space: Space, look: &Look) -> Html {
    let (x, y) = corner(space);
    let id = space.to_string();
    let label = space_name(game, space, &|seat| look.name(seat));
    html! {
        <rect key={id.clone()} class="nh-cell" data-place={id} x={(x + 1).to_string()} y={(y + 1).to_string()}
            width="38" height="38" rx="5" role="button" aria-label={label} />
    }
}

fn invader(game: &NicyHosmosu, space: Space, events: &[Event], look: &Look) -> Option<Html> {
    let token = game.invader(space)?;
    let (x, y) = corner(space);
    let entrance = if look.moving { effects::entrance(space, events) } else { None };
    let damaged = (token.is_half() && !has_partner(game, space, token)).then_some("damaged");
    // What has just come is a new element, so that its entrance plays.
    let key = match entrance {
        Some(_) => format!("{space}-{}", look.frame),
        None => space.to_string(),
    };
    Some(html! {
        <g {key} transform={format!("translate({x} {y})")} aria-hidden="true">
            <g class={format!("nh-invader {} {}", entrance.unwrap_or_default(), damaged.unwrap_or_default())}>
                { sprite(token) }
                if damaged.is_some() { { smoke() } }
            </g>
        </g>
    })
}

fn has_partner(game: &NicyHosmosu, space: Space, token: Token) -> bool {
    let beside = match token {
        Token::Left => space.right(),
        _ => space.column().checked_sub(1).map(|column| Space::at(column, space.row())),
    };
    beside
        .and_then(|beside| game.invader(beside))
        .is_some_and(|other| other.is_half() && other != token)
}

fn smoke() -> Html {
    html! {
        <g class="nh-smoke">
            <rect x="10" y="4" width="4" height="4" />
            <rect x="18" y="1" width="5" height="5" />
            <rect x="26" y="5" width="3" height="3" />
        </g>
    }
}

/// An invader within a space of 40 × 40. Halves reach the edge where they join.
pub fn sprite(token: Token) -> Html {
    let Sprite { body, eyes, lights } = Sprite::invader(token);
    let class = match token {
        Token::One => "nh-m1",
        Token::Two => "nh-m2",
        Token::Three => "nh-m3",
        Token::Four => "nh-m4",
        Token::Five => "nh-m5",
        Token::Left | Token::Right => "nh-ship",
    };
    // Twelve pixels make 31 units of a monster and all 40 of a half.
    let place = if token.is_half() {
        "translate(0 3.3) scale(3.334)"
    } else {
        "translate(4.5 7) scale(2.6)"
    };
    html! {
        <g {class} transform={place}>
            <path class="body" d={body} />
            <path class="eye" d={eyes} />
            <path class="light" d={lights} />
        </g>
    }
}

fn mine(game: &NicyHosmosu) -> Option<Html> {
    let (x, y) = corner(game.mine()?);
    Some(html! {
        <g key="mine" transform={format!("translate({x} {y})")}>
            <g data-piece={MINE} data-motion={MINE} class="nh-piece" role="button" aria-label={text::THE_MINE}>
                { orb() }
            </g>
        </g>
    })
}

/// The mine within a space of 40 × 40.
pub fn orb() -> Html {
    html! {
        <g class="nh-mine">
            <circle class="halo" cx="20" cy="20" r="15" />
            <path class="spikes" d="M20 5v30M5 20h30M9.500 9.500l21 21M30.500 9.500l-21 21" />
            <circle class="orb" cx="20" cy="20" r="9.500" />
            <circle class="spark" cx="17" cy="17" r="2.500" />
        </g>
    }
}

fn fighter_on_board(game: &NicyHosmosu, seat: Seat, look: &Look) -> Option<Html> {
    let pilot = game.pilot(seat);
    let (x, y) = corner(pilot.fighter?);
    let own = game.to_act() == Some(seat) && game.phase() != Phase::Place;
    let colour = look.colour(seat);
    let class = format!("nh-piece seat-{colour}{}", if own { " own" } else { "" });
    Some(html! {
        <g key={format!("fighter-{}", seat.0)} transform={format!("translate({x} {y})")}>
            <g data-piece={own.then_some(FIGHTER)} data-motion={format!("fighter-{}", seat.0)} {class}
                role={if own { "button" } else { "img" }} aria-label={text::fighter_of(&look.name(seat))}>
                { fighter(colour, pilot.level) }
            </g>
        </g>
    })
}

/// A fighter within a space of 40 × 40, with its owner's shape and a light for each level above 1.
pub fn fighter(colour: u8, level: u8) -> Html {
    let light = |index: u8| {
        let x = if index == 0 { "9" } else { "28" };
        html! { <rect class="level" {x} y="12" width="3" height="7" /> }
    };
    html! {
        <g class="nh-fighter">
            <g transform="translate(4 7) scale(2.667)"><path class="hull" d={Sprite::fighter().body} /></g>
            <path class="mark" transform="translate(14 16) scale(.5)" d={shape_path(colour)} />
            { group((0..level.saturating_sub(1)).map(light)) }
        </g>
    }
}
