//! A side of a battle: everybody who takes part, and the damage it deals.

use yew::prelude::*;

use super::fighter::FighterLine;
use crate::look::{Look, Piece};
use crate::widgets::{Part, part, shape};
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{self as rules, Fight, Side};
use table::boards::attack_at_the_tower::hands::DAMAGE;

/// A side.
#[derive(Clone, PartialEq)]
pub struct Muster {
    /// The colour of its seat.
    pub colour: u8,
    /// Who leads it.
    pub name: AttrValue,
    /// Whether it attacks or defends, in words.
    pub role: &'static str,
    /// Whether it deals its damage now.
    pub dealing: bool,
    /// Its damage in words.
    pub damage: AttrValue,
    /// The damage can be picked up while a person assigns it.
    pub piece: Option<Piece>,
    /// Its fighters.
    pub lines: Vec<FighterLine>,
}

impl Muster {
    /// A side of the battle.
    pub fn of(muster: &rules::Muster, side: Side, fight: Option<&Fight>, look: &Look) -> Muster {
        let dealing = fight.is_some_and(|fight| fight.side == side);
        let damage = match fight {
            Some(fight) => text::left(fight.damage[side as usize], artillery(fight, side)),
            None => text::deals(muster),
        };
        let lines = muster.lines.iter().map(|line| FighterLine::of(line, side, fight, look));
        Muster {
            colour: look.colour(muster.seat),
            name: look.name(muster.seat).into(),
            role: if side == Side::Attacker { text::ATTACKS } else { text::DEFENDS },
            dealing,
            damage: damage.into(),
            piece: Some(look.piece(DAMAGE)).filter(|piece| dealing && piece.movable),
            lines: lines.collect(),
        }
    }
}

fn artillery(fight: &Fight, side: Side) -> u8 {
    if side == Side::Attacker { fight.artillery } else { 0 }
}

impl Part for Muster {
    const NAME: &'static str = "AtMuster";

    fn draw(&self) -> Html {
        let Muster { colour, name, role, damage, lines, .. } = self;
        let dealing = if self.dealing { " dealing" } else { "" };
        let class = format!("at-muster seat-{colour}{dealing}");
        let piece = self.piece.as_ref();
        html! {
            <section {class}>
                <h3>{ shape(*colour) }{ name.clone() }<small>{ role }</small></h3>
                <ul>{ for lines.iter().cloned().map(part) }</ul>
                <div class="at-damage" data-piece={piece.map(|piece| piece.id.clone())} data-can={piece.and_then(Piece::can)}
                    tabindex={piece.and_then(Piece::tabindex)} data-hint={piece.and_then(Piece::hint)}
                    role={piece.map(|_| "button")} aria-label={damage.clone()}>{ damage.clone() }</div>
            </section>
        }
    }
}
