//! What lies behind a front: the palace between the two decks.

use yew::prelude::*;

use super::front::flag;
use super::hands::{discard_place, draw_button, group_place};
use super::pictures::{counter, help, tower};
use crate::engine::{Kind, Seat};
use crate::games::attack_at_the_tower::text;
use crate::games::attack_at_the_tower::{
    AttackAtTheTower, Card, Deck, Group, Phase, Pile, Troop, opponent,
};
use crate::web::drag::Id;
use crate::web::table::Look;

/// The palace of a seat with its four piles, and its hand from behind unless it is the own one.
pub fn rear(game: &AttackAtTheTower, seat: Seat, own: bool, look: &Look) -> Html {
    let army = game.army(seat);
    html! {
        <div class="at-rear">
            { deck(&piles(army.bases(), Card::Base), Pile::Bases, own, look) }
            { palace(game, seat, own, look) }
            { deck(&piles(army.abilities(), Card::Ability), Pile::Abilities, own, look) }
        </div>
    }
}

fn palace(game: &AttackAtTheTower, seat: Seat, own: bool, look: &Look) -> Html {
    let men = game.army(seat).men_in_black();
    let fallen = game.phase() == Phase::Over && game.wins(opponent(seat)) > game.wins(seat);
    let class = if fallen { "at-palace fallen" } else { "at-palace" };
    let (sentence, rule) = text::palace_help(men);
    html! {
        <div {class} data-place={group_place(seat, Group::Palace)} role="button"
            aria-label={text::palace_of(&look.name(seat), men)}>
            <span tabindex="-1">{ tower() }</span>
            if men > 0 {
                <span class="at-troops">{ for (0..men).map(|_| counter(Troop::ManInBlack)) }</span>
                { flag(game, seat, Group::Palace, own) }
            }
            { help(text::PALACE, sentence, rule) }
        </div>
    }
}

/// What a deck shows of itself.
struct Piles {
    to_draw: u8,
    in_hand: u8,
    discarded: Vec<(u8, Card)>,
}

fn piles<K: Kind, const N: usize>(deck: &Deck<K, N>, card: fn(K) -> Card) -> Piles {
    let gone = deck.discard();
    Piles {
        to_draw: deck.pile_count(),
        in_hand: deck.hand_count(),
        discarded: gone.kinds().map(|kind| (gone.count(kind), card(kind))).collect(),
    }
}

fn deck(piles: &Piles, pile: Pile, own: bool, look: &Look) -> Html {
    let key = draw_button(pile);
    let open = own && look.button(key).is_some();
    let onclick = look.press.reform(move |_: MouseEvent| Id::from(key));
    let gone: u8 = piles.discarded.iter().map(|(count, _)| count).sum();
    let kind = |(count, card): &(u8, Card)| html! { <li>{ text::copies(*count, *card) }</li> };
    let hidden = if own { 0 } else { piles.in_hand };
    let class = match pile {
        Pile::Bases => "at-deck bases",
        Pile::Abilities => "at-deck abilities",
    };
    html! {
        <div {class}>
            <button type="button" class="at-pile" data-button={open.then_some(key)} disabled={!open} {onclick}
                title={text::draw_pile(pile, piles.to_draw)}>{ piles.to_draw }</button>
            <details data-place={own.then(|| discard_place(pile))}>
                <summary title={text::discards(pile, gone)}>{ gone }</summary>
                <ul>
                    if gone == 0 { <li>{ text::NO_CARDS }</li> }
                    { for piles.discarded.iter().map(kind) }
                </ul>
            </details>
            if hidden > 0 {
                <span class="at-backs" role="img" title={text::hidden_cards(pile, hidden)}>
                    { for (0..hidden).map(|_| html! { <i /> }) }
                </span>
            }
        </div>
    }
}
