//! A Resistance counter on its Space.

use yew::prelude::*;

use super::cards::badge;
use crate::look::Piece;
use crate::widgets::Part;
use games::conquest::cards::Counter;
use games::conquest::text::counter_label;

/// A counter.
#[derive(Clone, PartialEq)]
pub struct TinCounter {
    /// Its piece.
    pub piece: Piece,
    /// Which.
    pub counter: Counter,
    /// The classes that put it on its Space.
    pub spot: AttrValue,
}

impl Part for TinCounter {
    const NAME: &'static str = "CqCounter";

    fn draw(&self) -> Html {
        let TinCounter { piece, counter, spot } = self;
        let label = AttrValue::from(counter_label(*counter));
        html! {
            <div class={spot.clone()}>
                <div class="cq-tin" data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                    data-hint={piece.hint()} role="img" title={label.clone()} aria-label={label}>{ badge(*counter) }</div>
            </div>
        }
    }
}
