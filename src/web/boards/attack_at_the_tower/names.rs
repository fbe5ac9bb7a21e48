//! What the board calls its pieces and places.

use super::{battle, tray};
use crate::look::Look;
use engine::{Seat, Seen};
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{AttackAtTheTower, Group, Pile, Space};
use table::boards::attack_at_the_tower::hands::{
    DAMAGE, PLAY, banner, card_piece, discard_place, group_place, near, space_place,
};

/// What a piece or place is called, in the words that it carries on the board.
pub fn called(seen: &Seen<AttackAtTheTower>, id: &str, look: &Look) -> Option<String> {
    if id == PLAY {
        return Some(text::PLAY_HERE.into());
    }
    banners(id)
        .or_else(|| cards(seen, id))
        .or_else(|| in_battle(seen, id, look))
        .or_else(|| Seat::all(2).find_map(|seat| of_seat(seen, seat, id, look)))
        .or_else(|| discards(seen, id))
}

fn banners(id: &str) -> Option<String> {
    Group::ALL.into_iter().find(|group| banner(*group) == id).map(text::banner)
}

fn cards(seen: &Seen<AttackAtTheTower>, id: &str) -> Option<String> {
    let mut hand = tray::hand(seen).into_iter().enumerate();
    let (_, card) = hand.find(|(index, card)| card_piece(*card, *index) == id)?;
    Some(text::card_label(card, seen.options().edition))
}

fn in_battle(game: &AttackAtTheTower, id: &str, look: &Look) -> Option<String> {
    let sides = battle::sides(game, look)?;
    if id == DAMAGE {
        return sides.iter().find(|side| side.dealing).map(|side| side.damage.to_string());
    }
    let mut lines = sides.iter().flat_map(|side| &side.lines);
    let line = lines.find(|line| line.place.as_ref().is_some_and(|place| *place.id == *id))?;
    Some(line.words())
}

fn of_seat(game: &AttackAtTheTower, seat: Seat, id: &str, look: &Look) -> Option<String> {
    if let Some(at) = Space::all().find(|at| space_place(seat, *at) == id) {
        return Some(text::space_name(game, seat, at));
    }
    let group = Group::ALL.into_iter().find(|group| group_place(seat, *group) == id)?;
    Some(match group {
        Group::Territory(_) => text::group_of(group, &look.name(seat)),
        Group::Palace => text::palace_of(&look.name(seat), game.army(seat).men_in_black()),
    })
}

fn discards(seen: &Seen<AttackAtTheTower>, id: &str) -> Option<String> {
    let pile = Pile::BOTH.into_iter().find(|pile| discard_place(*pile) == id)?;
    let army = seen.army(near(seen));
    let gone = match pile {
        Pile::Bases => army.bases().discard().len(),
        Pile::Abilities => army.abilities().discard().len(),
    };
    Some(text::discards(pile, gone as u8))
}
