//! What the screen calls a piece or a place: the names that its elements have for screen readers.

use super::tray::{awaited, goods, owner, price};
use crate::look::Look;
use engine::GameModel;
use games::nicy_hosmosu::text::{self, space_name};
use games::nicy_hosmosu::{Loot, NicyHosmosu, Space};
use table::boards::nicy_hosmosu::hands::{
    FIGHTER, MINE, MISSILE, POWER_UP, goods_place, loot_piece,
};

/// The name of a piece or a place that is on the table.
pub fn called(game: &NicyHosmosu, id: &str, look: &Look) -> Option<String> {
    if let Some(space) = Space::parse(id) {
        return Some(space_name(game, space, &|seat| look.name(seat)));
    }
    if let Some((_, label)) = awaited(game).filter(|(piece, _)| *piece == id) {
        return Some(label.into());
    }
    match id {
        FIGHTER => return game.to_act().map(|seat| text::fighter_of(&look.name(seat))),
        MINE => return Some(text::THE_MINE.into()),
        MISSILE => return Some(text::MISSILE.into()),
        POWER_UP => return Some(text::POWER_UP.into()),
        _ => {}
    }
    let seat = owner(game, look)?;
    if let Some(loot) = Loot::ALL.into_iter().find(|loot| loot_piece(*loot) == id) {
        return Some(text::tokens(game.pilot(seat).hoard.count(loot), loot));
    }
    let goods = goods(game, seat).into_iter().find(|goods| goods_place(*goods) == id)?;
    Some(text::goods_label(goods, &price(game, goods)))
}
