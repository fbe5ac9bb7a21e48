//! What has just been played or has fallen: shown for a moment, then gone by itself.

use yew::prelude::*;

use super::pictures::shown_card;
use crate::look::Look;
use crate::widgets::{Part, part};
use games::attack_at_the_tower::text::story;
use games::attack_at_the_tower::{Ability, Card, Edition, Event};

/// The news of a frame.
#[derive(Clone, PartialEq)]
pub struct News {
    /// The frame: each is told once.
    pub fresh: usize,
    /// The ability that was played.
    pub played: Option<Ability>,
    /// Whose words explain it.
    pub edition: Edition,
    /// What happened, in sentences.
    pub lines: Vec<AttrValue>,
}

/// The news in these events, if there are any.
pub fn news(events: &[Event], edition: Edition, look: &Look) -> Html {
    if !look.moving {
        return Html::default();
    }
    let worth = |event: &&Event| {
        matches!(
            event,
            Event::Fell { .. }
                | Event::Razed { .. }
                | Event::MenLeft { .. }
                | Event::PalaceFell { .. }
                | Event::Played { .. }
                | Event::GameWon { .. }
        )
    };
    let line = |event: &Event| AttrValue::from(story(event, &|seat| look.name(seat)).1);
    let lines: Vec<AttrValue> = events.iter().filter(worth).map(line).collect();
    if lines.is_empty() {
        return Html::default();
    }
    let played = events.iter().find_map(|event| match event {
        Event::Played { play, .. } => Some(play.ability()),
        _ => None,
    });
    part(News { fresh: look.fresh(true), played, edition, lines })
}

impl Part for News {
    const NAME: &'static str = "AtNews";

    fn draw(&self) -> Html {
        let News { fresh, played, edition, lines } = self;
        let played = played.map(|ability| shown_card(Card::Ability(ability), *edition));
        let line = |line: &AttrValue| html! { <li>{ line.clone() }</li> };
        html! {
            <div key={*fresh} class="at-news" aria-hidden="true">{ played }<ul>{ for lines.iter().map(line) }</ul></div>
        }
    }
}
