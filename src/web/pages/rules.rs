//! A game's rules: fetched when asked for, searchable, every number an address of its own.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::{document, fetch_text};
use crate::catalogue;
use table::route::Route;
use table::rulebook::{self, Block, Span, Text};
use table::text;

/// What happens on the rules page.
pub enum Msg {
    /// The rules arrived, or could not be had.
    Arrived(Option<String>),
    /// The game in short arrived.
    Guide(Option<String>),
    /// Words to look for.
    Look(String),
}

/// The rules page.
pub struct Rules {
    game: String,
    number: Option<String>,
    /// Where somebody came from.
    from: Route,
    /// The game in short, above its rules.
    guide: Vec<Block>,
    blocks: Vec<Block>,
    missing: bool,
    words: String,
    /// The rule asked for still has to be brought into view.
    turn_to: bool,
}

impl Rules {
    /// Opens a game's rules at a number, for somebody who comes `from` another screen.
    pub fn of(game: String, number: Option<String>, from: Route, send: Callback<Msg>) -> Rules {
        fetch_text(&format!("rules/{game}/rules.md"), send.reform(Msg::Arrived));
        fetch_text(&format!("guides/{game}.md"), send.reform(Msg::Guide));
        let (guide, blocks, words) = (Vec::new(), Vec::new(), String::new());
        Rules { game, number, from, guide, blocks, missing: false, words, turn_to: true }
    }

    /// Whether these are the rules of that game already: then only the number changes.
    pub fn turn_to(&mut self, game: &str, number: Option<&String>) -> bool {
        if self.game == game {
            self.number = number.cloned();
            self.words.clear();
            self.turn_to = true;
        }
        self.game == game
    }

    /// Takes a change in.
    pub fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Arrived(Some(source)) => self.blocks = rulebook::read(&source),
            Msg::Arrived(None) => self.missing = true,
            Msg::Guide(source) => {
                self.guide = source.map_or_else(Vec::new, |s| rulebook::guide(&s))
            }
            Msg::Look(words) => self.words = words,
        }
    }

    /// Brings the rule that was asked for into view, once it is drawn.
    pub fn drawn(&mut self) {
        let Some(number) = &self.number else { return };
        if self.turn_to
            && let Some(rule) = document().get_element_by_id(number)
        {
            rule.scroll_into_view();
            crate::browser::focus(&rule);
            self.turn_to = false;
        }
    }

    /// The page; changes go to `send`.
    pub fn view(&self, send: &Callback<Msg>) -> Html {
        let name = catalogue::find(&self.game).map_or(text::RULES, |entry| entry.name);
        let look = send.reform(|event: InputEvent| {
            Msg::Look(event.target_unchecked_into::<HtmlInputElement>().value())
        });
        let (back, back_words) = match &self.from {
            Route::Table(_) | Route::Replay(..) => (self.from.hash(), text::BACK_TO_TABLE),
            Route::New(_) | Route::Wish(_) => (self.from.hash(), text::BACK_TO_FORM),
            _ => (Route::Home.hash(), text::BACK_HOME),
        };
        let shown = rulebook::found(&self.blocks, &self.words);
        html! {
            <main class={format!("page rules {}", self.game)} tabindex="-1">
                <header class="masthead small">
                    <a href={Route::Home.hash()}>{ text::TITLE }</a>
                </header>
                <article class="paper">
                    <div class="rules-head">
                        <label class="field">
                            <span>{ text::LOOK_FOR }</span>
                            <input type="search" value={self.words.clone()} oninput={look} />
                        </label>
                        <a class="button quiet" href={back}>{ back_words }</a>
                    </div>
                    <h1>{ name }</h1>
                    if self.missing { <p role="alert">{ text::NO_RULES }</p> }
                    if self.words.is_empty() && !self.guide.is_empty() {
                        <section class="guide">{ for self.guide.iter().map(|block| self.block(block)) }</section>
                        <h2>{ text::ALL_RULES }</h2>
                    }
                    if !self.missing { <p class="rules-note">{ text::RULES_NOTE }</p> }
                    if !self.words.is_empty() {
                        <p role="status">{ text::rules_found(count(&shown)) }</p>
                    }
                    { for shown.iter().map(|block| self.block(block)) }
                </article>
            </main>
        }
    }

    fn block(&self, block: &Block) -> Html {
        let words = |text: &Text| self.words(text);
        match block {
            Block::Heading(..=2, text) => html! { <h2>{ words(text) }</h2> },
            Block::Heading(_, text) => html! { <h3>{ words(text) }</h3> },
            Block::Paragraph(text) => html! { <p>{ words(text) }</p> },
            Block::Item(text) => html! { <p class="rule-point">{ words(text) }</p> },
            Block::Rule(number, text) => {
                let here = self.number.as_ref() == Some(number);
                html! {
                    <p id={number.clone()} class={if here { "rule here" } else { "rule" }} tabindex="-1">
                        <a href={self.address(number)}>{ number.clone() }</a>
                        <span>{ words(text) }</span>
                    </p>
                }
            }
            Block::Picture(shows, file) => {
                html! { <img class="guide-picture" src={file.clone()} alt={shows.clone()} width="960" height="600" loading="lazy" /> }
            }
            Block::Table(rows) => {
                let head = rows.first().into_iter().flatten();
                let head = head.map(|cell| html! { <th scope="col">{ words(cell) }</th> });
                let row = |row: &Vec<Text>| {
                    let cells = row.iter().map(|cell| html! { <td>{ words(cell) }</td> });
                    html! { <tr>{ for cells }</tr> }
                };
                html! {
                    <div class="rules-table" tabindex="0" role="group" aria-label={text::TABLE}>
                        <table>
                            <thead><tr>{ for head }</tr></thead>
                            <tbody>{ for rows.iter().skip(1).map(row) }</tbody>
                        </table>
                    </div>
                }
            }
        }
    }

    fn words(&self, text: &Text) -> Html {
        let span = |span: &Span| match span {
            Span::Plain(words) => html! { { words.clone() } },
            Span::Strong(words) => html! { <strong>{ words.clone() }</strong> },
            Span::Emphasis(words) => html! { <em>{ words.clone() }</em> },
            Span::Number(number) => {
                html! { <a href={self.address(number)}>{ number.clone() }</a> }
            }
        };
        text.iter().map(span).collect()
    }

    fn address(&self, number: &str) -> String {
        Route::Rules(self.game.clone(), Some(number.into())).hash()
    }
}

fn count(shown: &[&Block]) -> usize {
    shown.iter().filter(|block| !matches!(block, Block::Heading(..))).count()
}
