//! Setting a table up: who sits where, the game's options, and the luck.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::browser::{fresh_seed, go};
use crate::catalogue::{self, Entry};
use crate::pages::characters;
use crate::parts;
use crate::shelf;
use crate::shelf::keep_new;
use crate::widgets::{Icon, icon, shape, switch};
use engine::Driver;
use engine::bot::{Level, Manner};
use table::link::SetUp;
use table::new_table::{NewTable, add_seat, next_colour};
use table::route::Route;
use table::{late, text};

/// What is changed on the form.
pub enum Msg {
    /// A seat's name.
    Name(usize, String),
    /// A seat's colour goes on to the next.
    Colour(usize),
    /// Who decides for a seat.
    Driver(usize, Driver),
    /// A seat more.
    Add,
    /// A seat less.
    Remove(usize),
    /// The game's own options.
    Options(String),
    /// Whether anything may be taken back.
    Practice(bool),
    /// The words that make the luck.
    Seed(String),
    /// What it takes to choose a seat's character is wanted.
    Ask(usize),
    /// It is there, or no longer needed.
    Asked(Option<usize>),
    /// The game begins.
    Start,
}

/// The new-game page.
pub struct NewGame {
    entry: Option<Entry>,
    table: NewTable,
    /// The seat whose character is being chosen.
    asked: Option<usize>,
    trouble: String,
}

impl NewGame {
    /// A fresh form for a game, by the id the address gives.
    pub fn of(game: &str) -> NewGame {
        let entry = catalogue::find(game);
        let options = entry.as_ref().map(|entry| (entry.defaults)()).unwrap_or_default();
        let players = entry.as_ref().map_or(0..=0, |entry| entry.players.clone());
        let table = NewTable::usual(&players, options, &shelf::names());
        NewGame { entry, table, asked: None, trouble: String::new() }
    }

    /// The form as somebody else wished the table. What does not fit is left as usual.
    pub fn wished(wish: &SetUp) -> NewGame {
        let mut form = NewGame::of(&wish.game);
        let Some(entry) = &form.entry else { return form };
        form.table.follow(wish, &entry.players, &shelf::names());
        form
    }

    /// Takes a change in.
    pub fn update(&mut self, msg: Msg) {
        let weighed = matches!(msg, Msg::Options(_) | Msg::Add | Msg::Remove(_));
        let table = &mut self.table;
        match msg {
            Msg::Name(seat, name) => table.seats[seat].name = name,
            Msg::Colour(seat) => next_colour(&mut table.seats, seat),
            Msg::Driver(seat, driver) => table.seats[seat].driver = driver,
            Msg::Ask(_) => {}
            Msg::Asked(Some(_)) if !parts::is_here(parts::LATER) => {
                self.trouble = text::NOT_FETCHED.into();
            }
            Msg::Asked(asked) => self.asked = asked,
            Msg::Add => add_seat(&mut table.seats, &shelf::names()),
            Msg::Remove(seat) => drop(table.seats.remove(seat)),
            Msg::Options(options) => table.options = options,
            Msg::Practice(practice) => table.practice = practice,
            Msg::Seed(seed) => table.seed = seed,
            Msg::Start => {
                if let Some(id) = self.begin() {
                    let names: Vec<&str> =
                        self.table.seats.iter().map(|seat| &*seat.name).collect();
                    shelf::set_names(&names);
                    go(&Route::Table(id));
                }
            }
        }
        if weighed {
            self.weigh();
        }
    }

    /// Says at once what keeps the table from being set up, if anything does.
    fn weigh(&mut self) {
        let Some(entry) = &self.entry else { return };
        self.trouble = (entry.begin)(self.table.finished(fresh_seed)).err().unwrap_or_default();
    }

    /// Sets the table up and gives the id it is kept under; otherwise the form says why not.
    pub fn begin(&mut self) -> Option<String> {
        let entry = self.entry.as_ref()?;
        match (entry.begin)(self.table.finished(fresh_seed)) {
            Ok(ready) => Some(keep_new(ready)),
            Err(sentence) => {
                self.trouble = sentence;
                None
            }
        }
    }

    /// The form; changes go to `send`.
    pub fn view(&self, send: &Callback<Msg>) -> Html {
        match &self.entry {
            Some(entry) => self.form(send, entry),
            None => html! {
                <main class="page" tabindex="-1">
                    <article class="paper lost">
                        <h1>{ text::NO_SUCH_GAME }</h1>
                        <p><a href={Route::Home.hash()}>{ text::BACK_HOME }</a></p>
                    </article>
                </main>
            },
        }
    }

    fn form(&self, send: &Callback<Msg>, entry: &Entry) -> Html {
        // The click also comes when Enter is pressed in a field. The form itself is never sent: a frame on somebody
        // else's page may not.
        let onclick = send.reform(|event: MouseEvent| {
            event.prevent_default();
            Msg::Start
        });
        let seed = send.reform(|event: InputEvent| Msg::Seed(value_of(&event)));
        let seats = &self.table.seats;
        html! {
            <main class={format!("page new-game {}", entry.id)} tabindex="-1">
                <header class="masthead small"><a href={Route::Home.hash()}>{ text::TITLE }</a></header>
                <form class="paper">
                    <h1>{ entry.name }</h1>
                    <p>{ entry.blurb }</p>
                    <p class="new-links">
                        <a href={Route::Learn(entry.id.into()).hash()}>{ text::LEARN }</a>
                        <a href={Route::Rules(entry.id.into(), None).hash()}>{ text::RULES }</a>
                    </p>
                    <fieldset class="seats-form">
                        <legend>{ text::SEATS }</legend>
                        { for (0..seats.len()).map(|index| self.seat_row(send, entry, index)) }
                        if seats.len() < *entry.players.end() as usize {
                            <button type="button" class="quiet add-seat" onclick={send.reform(|_| Msg::Add)}>
                                { icon(Icon::Plus) }{ text::ADD_SEAT }
                            </button>
                        }
                        <p class="form-note">{ text::LEVELS }</p>
                    </fieldset>
                    <fieldset class="options">
                        <legend>{ text::OPTIONS }</legend>
                        { (entry.options)(&self.table.options, send.reform(Msg::Options)) }
                        { switch(text::PRACTICE, text::PRACTICE_HELP, self.table.practice, send.reform(Msg::Practice)) }
                        <label class="field">
                            <span>{ text::SEED }</span>
                            <input type="text" name="seed" maxlength="40" placeholder={text::SEED_HINT}
                                value={self.table.seed.clone()} oninput={seed} />
                        </label>
                    </fieldset>
                    <div class="form-end">
                        if !self.trouble.is_empty() { <p class="trouble" role="alert">{ self.trouble.clone() }</p> }
                        <a class="button quiet" href={Route::Home.hash()}>{ text::CANCEL }</a>
                        <button class="main" type="submit" {onclick}>{ text::START }</button>
                    </div>
                </form>
                { for self.asked.map(|seat| late(|| characters::view(entry.id, &self.table.seats[seat], seat, send))) }
            </main>
        }
    }

    fn seat_row(&self, send: &Callback<Msg>, entry: &Entry, index: usize) -> Html {
        let seat = &self.table.seats[index];
        let number = index + 1;
        let name = send.reform(move |event: InputEvent| Msg::Name(index, value_of(&event)));
        let own = seat.driver;
        let driver = send.reform(move |event: Event| {
            let select = event.target_unchecked_into::<HtmlSelectElement>();
            let drivers = drivers(own);
            match drivers.get(select.selected_index().max(0) as usize) {
                Some(driver) => Msg::Driver(index, *driver),
                // The last line leads on and is nothing to choose.
                None => {
                    let chosen = drivers.iter().position(|driver| *driver == own).unwrap_or(0);
                    select.set_selected_index(chosen as i32);
                    Msg::Ask(index)
                }
            }
        });
        let option = |driver: &Driver| {
            html! { <option selected={*driver == seat.driver}>{ text::driver(*driver) }</option> }
        };
        html! {
            <div key={index} class="seat-row">
                <button type="button" class="swatch" onclick={send.reform(move |_| Msg::Colour(index))}
                    title={text::CHANGE_COLOUR}
                    aria-label={text::colour_button(number, text::COLOURS[seat.colour as usize])}>
                    { shape(seat.colour) }
                </button>
                <input type="text" maxlength="20" value={seat.name.clone()} oninput={name}
                    aria-label={text::name_field(number)} />
                <select onchange={driver} aria-label={text::driver_field(number)}>
                    { for drivers(own).iter().map(option) }
                    if own != Driver::Person { <option>{ text::HOW_THEY_PLAY }</option> }
                </select>
                if self.table.seats.len() > *entry.players.start() as usize {
                    <button type="button" class="quiet" onclick={send.reform(move |_| Msg::Remove(index))}
                        aria-label={text::remove_seat(number)}>{ icon(Icon::Close) }</button>
                }
            </div>
        }
    }
}

fn value_of(event: &InputEvent) -> String {
    event.target_unchecked_into::<HtmlInputElement>().value()
}

/// Who can sit down in place of another: computers of any level, in its manner.
pub fn drivers(own: Driver) -> Vec<Driver> {
    let manner = own.computer().map_or(Manner::EVEN, |(_, manner)| manner);
    let computers = Level::OFFERED.into_iter().map(|level| Driver::character(level, manner));
    [Driver::Person].into_iter().chain(computers).collect()
}
