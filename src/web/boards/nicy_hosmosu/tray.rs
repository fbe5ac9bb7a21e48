//! What the pilot to act has at hand: tokens, markers, and what they buy.

use yew::prelude::*;

use super::hands::{FIGHTER, MINE, MISSILE, POWER_UP, goods_place, loot_piece};
use super::panel::loot_picture;
use super::screen::{fighter, orb};
use crate::engine::{Driver, GameModel, Seat};
use crate::games::nicy_hosmosu::text::{self, goods_help, goods_title, loot_name};
use crate::games::nicy_hosmosu::{Goods, Loot, NicyHosmosu, Once, Phase};
use crate::web::drag::Id;
use crate::web::table::Look;
use crate::web::widgets::group;

/// The tray of the person to act, or of the first person while computers play.
pub fn tray(game: &NicyHosmosu, look: &Look) -> Html {
    let person = |seat: &Seat| look.seats[seat.index()].driver == Driver::Person;
    let first = || Seat::all(game.seats()).find(person);
    let Some(seat) = game.to_act().filter(person).or_else(first) else { return Html::default() };
    let pilot = game.pilot(seat);
    let acting = game.to_act() == Some(seat);
    let tokens = Loot::ALL.into_iter().filter(|loot| pilot.hoard.count(*loot) > 0);
    html! {
        <div class={format!("nh-tray seat-{}", look.colour(seat))}>
            { newcomers(game, seat, look) }
            <div class="nh-tokens">
                { group(tokens.map(|loot| token(loot, pilot.hoard.count(loot), acting))) }
                if acting && pilot.missile == Once::Ready { { marker(MISSILE, text::MISSILE, rocket()) } }
                if acting && pilot.power_up == Once::Ready { { marker(POWER_UP, text::POWER_UP, bolt()) } }
            </div>
            <div class="nh-shop">{ for goods(game, seat).into_iter().map(|goods| shop_card(game, goods, look)) }</div>
        </div>
    }
}

/// A fighter or mine that has to come onto the board.
fn newcomers(game: &NicyHosmosu, seat: Seat, look: &Look) -> Html {
    let colour = look.colour(seat);
    let acting = game.to_act() == Some(seat);
    let (piece, label, picture) = match game.phase() {
        Phase::Place | Phase::Reenter if acting => {
            (FIGHTER, text::YOUR_FIGHTER, fighter(colour, game.pilot(seat).level))
        }
        Phase::SetMine if acting => (MINE, text::THE_MINE, orb()),
        _ => return Html::default(),
    };
    html! {
        <div key={piece} class="nh-newcomer" data-piece={piece} role="button" aria-label={label}>
            <svg viewBox="0 0 40 40" aria-hidden="true">{ picture }</svg>
            <span>{ label }</span>
        </div>
    }
}

fn token(loot: Loot, count: u8, acting: bool) -> Html {
    let piece = acting.then(|| loot_piece(loot));
    html! {
        <div key={loot.points()} class="nh-token" data-piece={piece} role={acting.then_some("button")}
            aria-label={text::tokens(count, loot)} title={loot_name(loot)}>
            { loot_picture(loot) }<b>{ count }</b>
        </div>
    }
}

fn marker(piece: &'static str, label: &'static str, picture: Html) -> Html {
    html! {
        <div key={piece} class="nh-token marker" data-piece={piece} role="button" aria-label={label} title={label}>
            <svg class="nh-loot" viewBox="0 0 40 40" aria-hidden="true">{ picture }</svg>
        </div>
    }
}

fn goods(game: &NicyHosmosu, seat: Seat) -> Vec<Goods> {
    let pilot = game.pilot(seat);
    if matches!(game.phase(), Phase::Place | Phase::SetMine | Phase::Over(_)) {
        return Vec::new();
    }
    if pilot.fighter.is_none() && game.turns() > 0 {
        return vec![Goods::Return];
    }
    let basic = [Goods::Missile];
    if game.advanced() { Goods::FOR_A_TURN.to_vec() } else { basic.to_vec() }
}

/// A thing that can be bought: press it, or drop a token on its price.
fn shop_card(game: &NicyHosmosu, goods: Goods, look: &Look) -> Html {
    let place = goods_place(goods);
    let open = look.button(place).is_some();
    let paid = match game.phase() {
        Phase::Pay { goods: wanted, paid } if wanted == goods => Some(paid),
        _ => None,
    };
    let onclick = look.press.reform(move |_: MouseEvent| Id::from(place));
    let price = match paid {
        Some(paid) => format!("{paid} / {}", goods.price()),
        None => goods.price().to_string(),
    };
    let picture = match goods {
        Goods::Missile => rocket(),
        Goods::PowerUp => bolt(),
        Goods::Upgrade => html! { <path class="nh-goods" d="M20 6l11 12h-6v14H15V18H9z" /> },
        Goods::Return => {
            html! { <path class="nh-goods" d="M20 5l4 14 10 8v5l-14-4-14 4v-5l10-8z" /> }
        }
    };
    let class = if paid.is_some() {
        "nh-card paying"
    } else if open {
        "nh-card open"
    } else {
        "nh-card shut"
    };
    html! {
        <button key={place} type="button" {class} data-place={place} data-button={place}
            title={goods_help(goods)} {onclick} aria-label={text::goods_label(goods, &price)}>
            <svg viewBox="0 0 40 40" aria-hidden="true">{ picture }</svg>
            <span>{ goods_title(goods) }</span>{ " " }
            <b>{ price }</b>
        </button>
    }
}

fn rocket() -> Html {
    html! { <path class="nh-goods" d="M20 3c6 6 7 13 6 20l5 6v5l-7-3h-8l-7 3v-5l5-6c-1-7 0-14 6-20zM20 12a3 3 0 1 0 .1 0z" /> }
}

fn bolt() -> Html {
    html! { <path class="nh-goods" d="M23 3L8 23h10l-3 14 17-21H21z" /> }
}
