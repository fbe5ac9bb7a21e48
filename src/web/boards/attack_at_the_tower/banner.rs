//! The mark of a group: a banner to drag if it is the own one.

use yew::prelude::*;

use crate::look::{Look, Piece};
use crate::widgets::Part;
use engine::Seat;
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{AttackAtTheTower, Group};
use table::boards::attack_at_the_tower::hands::banner;

/// A banner.
#[derive(Clone, PartialEq)]
pub struct Banner {
    /// Whose attack it leads.
    pub group: Group,
    /// Whether the group has attacked this turn.
    pub spent: bool,
    /// The own banner can be picked up.
    pub piece: Option<Piece>,
}

impl Banner {
    /// The banner of a seat's group.
    pub fn of(game: &AttackAtTheTower, seat: Seat, group: Group, own: bool, look: &Look) -> Banner {
        Banner {
            group,
            spent: game.army(seat).has_attacked(group),
            piece: own.then(|| look.piece(banner(group))),
        }
    }
}

impl Part for Banner {
    const NAME: &'static str = "AtBanner";

    fn draw(&self) -> Html {
        let class = if self.spent { "at-banner spent" } else { "at-banner" };
        let mark = match self.group {
            Group::Territory(territory) => territory.number().to_string(),
            Group::Palace => "M".into(),
        };
        let piece = self.piece.as_ref();
        html! {
            <div {class} data-piece={piece.map(|piece| piece.id.clone())} data-can={piece.and_then(Piece::can)}
                tabindex={piece.and_then(Piece::tabindex)} data-hint={piece.and_then(Piece::hint)}
                role={piece.map(|_| "button")} aria-label={text::banner(self.group)}>{ mark }</div>
        }
    }
}
