//! Section 8: the mine.

use super::{Event, NicyHosmosu, Space};
use engine::Seat;

/// Moves the mine; on an invader it explodes (NH-8.3, NH-8.4).
pub(super) fn push(game: &mut NicyHosmosu, seat: Seat, to: Space, events: &mut Vec<Event>) {
    let from = game.mine.replace(to).expect("checked");
    events.push(Event::MineMoved { seat, from, to });
    if let Some(token) = game.invader(to) {
        game.set_invader(to, None);
        game.mine = None;
        events.push(Event::MineExploded { at: to, token });
    }
}
