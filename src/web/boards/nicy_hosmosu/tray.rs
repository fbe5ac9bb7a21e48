//! What the pilot to act has at hand: tokens, markers, and what they buy.

use yew::prelude::*;

use super::panel::loot_picture;
use super::pieces::{fighter, orb};
use crate::look::{Button, Look, Piece};
use crate::widgets::{Part, PressButton, group, keyed};
use engine::{Driver, GameModel, Seat, capital};
use games::nicy_hosmosu::text::{self, goods_help, goods_title, loot_name};
use games::nicy_hosmosu::{Goods, Loot, Move, NicyHosmosu, Once, Phase};
use table::boards::nicy_hosmosu::hands::{
    FIGHTER, LAUNCH, MINE, MISSILE, POWER_UP, goods_place, loot_piece,
};
use table::drag::Id;
use table::store::UNDO;

/// Whose tray is shown: that of the person to act, or of the first person while computers play.
pub fn owner(game: &NicyHosmosu, look: &Look) -> Option<Seat> {
    let person = |seat: &Seat| look.seats[seat.index()].driver == Driver::Person;
    game.to_act().filter(person).or_else(|| Seat::all(game.seats()).find(person))
}

/// The tray.
pub fn tray(game: &NicyHosmosu, look: &Look) -> Html {
    let Some(seat) = owner(game, look) else { return Html::default() };
    let pilot = game.pilot(seat);
    let acting = game.to_act() == Some(seat);
    let tokens = Loot::ALL.into_iter().filter(|loot| pilot.hoard.count(*loot) > 0);
    let token = |loot: Loot| {
        let piece = acting.then(|| look.piece(loot_piece(loot)));
        keyed(loot.points(), Token { loot, count: pilot.hoard.count(loot), piece })
    };
    let marker = |id: &'static str, goods: Goods, label: &'static str| {
        keyed(id, Marker { piece: look.piece(id), goods, label })
    };
    html! {
        <div class={format!("nh-tray seat-{}", look.colour(seat))}>
            { newcomer(game, seat, look) }
            <div class="nh-tokens">
                { group(tokens.map(token)) }
                if acting && pilot.missile == Once::Ready { { marker(MISSILE, Goods::Missile, text::MISSILE) } }
                if acting && pilot.power_up == Once::Ready { { marker(POWER_UP, Goods::PowerUp, text::POWER_UP) } }
            </div>
            <div class="nh-shop">
                { for goods(game, seat).into_iter().map(|goods| shop_card(game, goods, look)) }
                if acting && matches!(game.phase(), Phase::Pay { .. }) { { cancel(look) } }
            </div>
        </div>
    }
}

/// What has to come onto the board: its name as a piece, and for screen readers.
pub fn awaited(game: &NicyHosmosu) -> Option<(&'static str, &'static str)> {
    match game.phase() {
        Phase::Place | Phase::Reenter => Some((FIGHTER, text::YOUR_FIGHTER)),
        Phase::SetMine => Some((MINE, text::THE_MINE)),
        _ => None,
    }
}

fn newcomer(game: &NicyHosmosu, seat: Seat, look: &Look) -> Html {
    let Some((id, label)) = awaited(game).filter(|_| game.to_act() == Some(seat)) else {
        return Html::default();
    };
    let ship = (id == FIGHTER).then(|| (look.colour(seat), game.pilot(seat).level));
    keyed(id, Newcomer { piece: look.piece(id), label, ship })
}

/// A fighter or mine that has to come onto the board.
#[derive(PartialEq)]
pub struct Newcomer {
    /// The piece that it is.
    pub piece: Piece,
    /// What it is called.
    pub label: &'static str,
    /// A fighter's colour and level; without them it is the mine.
    pub ship: Option<(u8, u8)>,
}

impl Part for Newcomer {
    const NAME: &'static str = "Newcomer";

    fn draw(&self) -> Html {
        let piece = &self.piece;
        let picture = self.ship.map_or_else(orb, |(colour, level)| fighter(colour, level));
        html! {
            <div class="nh-newcomer" data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                data-hint={piece.hint()} role="button" aria-label={self.label}>
                <svg viewBox="0 0 40 40" aria-hidden="true">{ picture }</svg>
                <span>{ self.label }</span>
            </div>
        }
    }
}

/// The tokens of a kind.
#[derive(PartialEq)]
pub struct Token {
    /// Of which kind.
    pub loot: Loot,
    /// How many.
    pub count: u8,
    /// The piece that they are while their owner is to act.
    pub piece: Option<Piece>,
}

impl Part for Token {
    const NAME: &'static str = "NhToken";

    fn draw(&self) -> Html {
        let piece = self.piece.as_ref();
        html! {
            <div class="nh-token" data-piece={piece.map(|piece| piece.id.clone())} data-can={piece.and_then(Piece::can)}
                tabindex={piece.and_then(Piece::tabindex)} data-hint={piece.and_then(Piece::hint)}
                role={piece.map(|_| "button")} aria-label={text::tokens(self.count, self.loot)} title={loot_name(self.loot)}>
                { loot_picture(self.loot) }<b>{ self.count }</b>
            </div>
        }
    }
}

/// The marker of something bought that waits to be used.
#[derive(PartialEq)]
pub struct Marker {
    /// The piece that it is.
    pub piece: Piece,
    /// What was bought.
    pub goods: Goods,
    /// What it is called.
    pub label: &'static str,
}

impl Part for Marker {
    const NAME: &'static str = "Marker";

    fn draw(&self) -> Html {
        let piece = &self.piece;
        html! {
            <div class="nh-token marker" data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                data-hint={piece.hint()} role="button" aria-label={self.label} title={self.label}>
                <svg class="nh-loot" viewBox="0 0 40 40" aria-hidden="true">{ picture(self.goods) }</svg><span>{ self.label }</span>
            </div>
        }
    }
}

/// What the shop shows.
pub fn goods(game: &NicyHosmosu, seat: Seat) -> Vec<Goods> {
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

/// What something costs, and how much of it is paid.
pub fn price(game: &NicyHosmosu, goods: Goods) -> String {
    match paid(game, goods) {
        Some(paid) => format!("{paid} / {}", goods.price()),
        None => goods.price().to_string(),
    }
}

fn paid(game: &NicyHosmosu, goods: Goods) -> Option<u32> {
    match game.phase() {
        Phase::Pay { goods: wanted, paid } if wanted == goods => Some(paid),
        _ => None,
    }
}

/// Takes a purchase back that is being paid for.
fn cancel(look: &Look) -> Html {
    let button = Button::shut(Id::from(UNDO), text::CANCEL.into());
    html! {
        <PressButton key={UNDO} class="quiet" {button} press={look.press.clone()}>{ text::CANCEL }</PressButton>
    }
}

/// A missile that was bought waits where it could be bought.
fn launch(look: &Look) -> Html {
    let name = AttrValue::from(capital(&text::describe(&Move::Launch)));
    let (class, button) = match look.button(LAUNCH) {
        Some(button) => ("nh-card launch open", button.clone()),
        None => ("nh-card launch shut", Button::shut(Id::from(LAUNCH), name.clone())),
    };
    html! {
        <PressButton key={LAUNCH} {class} {button} press={look.press.clone()} title={goods_help(Goods::Missile)}>
            <svg viewBox="0 0 40 40" aria-hidden="true">{ picture(Goods::Missile) }</svg>
            <span>{ name }</span>
        </PressButton>
    }
}

/// A thing that can be bought: press it, or drop a token on its price.
fn shop_card(game: &NicyHosmosu, goods: Goods, look: &Look) -> Html {
    let owns = |seat: Seat| game.pilot(seat).missile == Once::Ready;
    if goods == Goods::Missile && owner(game, look).is_some_and(owns) {
        return launch(look);
    }
    let place = goods_place(goods);
    let open = look.button(place);
    let class = match (paid(game, goods), open) {
        (Some(_), _) => "nh-card paying",
        (None, Some(_)) => "nh-card open",
        (None, None) => "nh-card shut",
    };
    let button =
        open.cloned().unwrap_or_else(|| Button::shut(Id::from(place), goods_title(goods).into()));
    let price = price(game, goods);
    html! {
        <PressButton key={place} {class} {button} press={look.press.clone()} place={look.place(place)}
            title={goods_help(goods)} label={text::goods_label(goods, &price)}>
            <svg viewBox="0 0 40 40" aria-hidden="true">{ picture(goods) }</svg>
            <span>{ goods_title(goods) }</span>{ " " }
            <b>{ price }</b>
        </PressButton>
    }
}

/// What can be bought, within 40 × 40.
fn picture(goods: Goods) -> Html {
    let path = match goods {
        Goods::Missile => {
            "M20 3c6 6 7 13 6 20l5 6v5l-7-3h-8l-7 3v-5l5-6c-1-7 0-14 6-20zM20 12a3 3 0 1 0 .1 0z"
        }
        Goods::PowerUp => "M23 3L8 23h10l-3 14 17-21H21z",
        Goods::Upgrade => "M20 6l11 12h-6v14H15V18H9z",
        Goods::Return => "M20 5l4 14 10 8v5l-14-4-14 4v-5l10-8z",
    };
    html! { <path class="nh-goods" d={path} /> }
}
