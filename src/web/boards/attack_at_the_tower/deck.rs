//! One of a player's two decks: the pile to draw from, the discards, and the hand from behind.

use yew::prelude::*;

use crate::look::{Button, Look, Place};
use crate::widgets::Part;
use engine::Kind;
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{Army, Card, Deck as Cards, Pile};
use table::boards::attack_at_the_tower::hands::{discard_place, draw_button};
use table::drag::Id;

/// A deck.
#[derive(Clone, PartialEq)]
pub struct Deck {
    /// Which.
    pub pile: Pile,
    /// How many cards can still be drawn.
    pub to_draw: u8,
    /// How many cards of it are in a hand that is not shown.
    pub hidden: u8,
    /// The discards, equal cards together.
    pub discarded: Vec<(u8, Card)>,
    /// Draws a card, if one can be drawn now.
    pub button: Option<Button>,
    /// Where the own cards are given up.
    pub place: Option<Place>,
    /// Makes a move.
    pub press: Callback<Id>,
}

impl Deck {
    /// A deck of an army.
    pub fn of(army: &Army, pile: Pile, own: bool, look: &Look) -> Deck {
        match pile {
            Pile::Bases => Deck::made(army.bases(), Card::Base, pile, own, look),
            Pile::Abilities => Deck::made(army.abilities(), Card::Ability, pile, own, look),
        }
    }

    fn made<K: Kind, const N: usize>(
        cards: &Cards<K, N>,
        card: fn(K) -> Card,
        pile: Pile,
        own: bool,
        look: &Look,
    ) -> Deck {
        let gone = cards.discard();
        Deck {
            pile,
            to_draw: cards.pile_count(),
            hidden: if own { 0 } else { cards.hand_count() },
            discarded: gone.kinds().map(|kind| (gone.count(kind), card(kind))).collect(),
            button: look.button(draw_button(pile)).filter(|_| own).cloned(),
            place: own.then(|| look.place(discard_place(pile))),
            press: look.press.clone(),
        }
    }
}

impl Part for Deck {
    const NAME: &'static str = "AtDeck";

    fn draw(&self) -> Html {
        let Deck { pile, to_draw, hidden, discarded, .. } = self;
        let (button, place) = (self.button.as_ref(), self.place.as_ref());
        let key = draw_button(*pile);
        let onclick = self.press.reform(move |_: MouseEvent| Id::from(key));
        let gone: u8 = discarded.iter().map(|(count, _)| count).sum();
        let kind = |(count, card): &(u8, Card)| html! { <li>{ text::copies(*count, *card) }</li> };
        let class = match pile {
            Pile::Bases => "at-deck bases",
            Pile::Abilities => "at-deck abilities",
        };
        html! {
            <div {class}>
                <button type="button" class="at-pile" data-button={button.map(Button::id)} data-hint={button.and_then(Button::hint)}
                    data-taught={button.and_then(Button::lesson)} disabled={button.is_none()} {onclick}
                    title={text::draw_pile(*pile, *to_draw)}>{ to_draw }</button>
                <details data-place={place.map(|place| place.id.clone())} data-hint={place.and_then(Place::hint)}>
                    <summary title={text::discards(*pile, gone)}>{ gone }</summary>
                    <ul>
                        if gone == 0 { <li>{ text::NO_CARDS }</li> }
                        { for discarded.iter().map(kind) }
                    </ul>
                </details>
                if *hidden > 0 {
                    <span class="at-backs" role="img" title={text::hidden_cards(*pile, *hidden)}>
                        { for (0..*hidden).map(|_| html! { <i /> }) }
                    </span>
                }
            </div>
        }
    }
}
