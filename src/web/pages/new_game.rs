//! Setting a table up: who sits where, the game's options, and the luck.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::engine::bot::Level;
use crate::engine::{Driver, SeatSetup};
use crate::web::browser::{go, random_word};
use crate::web::catalogue::{self, Entry, NewTable};
use crate::web::pages::table::keep_table;
use crate::web::route::Route;
use crate::web::widgets::{Icon, IconName, Shape, Switch};
use crate::web::{storage, text};

/// Which game.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game's id, as the address gives it.
    pub game: String,
}

/// The new-game page.
#[component]
pub fn NewGame(props: &Props) -> Html {
    match catalogue::find(&props.game) {
        Some(entry) => html! { <Form {entry} /> },
        None => html! {
            <main class="page">
                <article class="paper">
                    <h1>{ text::NO_SUCH_GAME }</h1>
                    <p><a href={Route::Home.hash()}>{ text::BACK_HOME }</a></p>
                </article>
            </main>
        },
    }
}

#[derive(Properties, PartialEq)]
struct FormProps {
    entry: Entry,
}

fn first_table(entry: &Entry) -> NewTable {
    let names = storage::names();
    let seat = |index: u8| SeatSetup {
        name: name_of(&names, index),
        colour: index,
        driver: if index == 0 { Driver::Person } else { Driver::Computer(Level::Greedy) },
    };
    NewTable {
        options: (entry.defaults)(),
        seats: (0..2.clamp(*entry.players.start(), *entry.players.end())).map(seat).collect(),
        seed: String::new(),
        practice: false,
    }
}

fn name_of(names: &[String], index: u8) -> String {
    let index = index as usize;
    names.get(index).filter(|name| !name.is_empty()).map_or(text::NAMES[index], |name| name).into()
}

#[component]
fn Form(FormProps { entry }: &FormProps) -> Html {
    let table = use_state(|| first_table(entry));
    let trouble = use_state(String::new);
    let change = |apply: fn(&mut NewTable, Event)| {
        let table = table.clone();
        Callback::from(move |event: Event| {
            let mut next = (*table).clone();
            apply(&mut next, event);
            table.set(next);
        })
    };
    let set_seats = {
        let table = table.clone();
        Callback::from(move |seats| table.set(NewTable { seats, ..(*table).clone() }))
    };
    let options = {
        let setter = table.clone();
        (entry.options)(
            &table.options,
            Callback::from(move |options| setter.set(NewTable { options, ..(*setter).clone() })),
        )
    };
    let practice = {
        let table = table.clone();
        Callback::from(move |practice| table.set(NewTable { practice, ..(*table).clone() }))
    };
    let start = {
        let (table, trouble, begin) = (table.clone(), trouble.clone(), entry.begin);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match begin(finished(&table)) {
                Ok(ready) => {
                    let names: Vec<&str> = table.seats.iter().map(|seat| &*seat.name).collect();
                    storage::set_names(&names);
                    let id = random_word();
                    keep_table(&id, &*ready);
                    go(&Route::Table(id));
                }
                Err(sentence) => trouble.set(sentence),
            }
        })
    };
    html! {
        <main class={classes!("page", "new-game", entry.id)}>
            <header class="masthead small"><a href={Route::Home.hash()}>{ text::TITLE }</a></header>
            <form class="paper" onsubmit={start}>
                <h1>{ entry.name }</h1>
                <p>{ entry.blurb }</p>
                <Seats seats={table.seats.clone()} players={entry.players.clone()} change={set_seats} />
                <fieldset class="options">
                    <legend>{ text::OPTIONS }</legend>
                    { options }
                    <Switch label={text::PRACTICE} help={text::PRACTICE_HELP} on={table.practice} change={practice} />
                    <label class="field">
                        <span>{ text::SEED }</span>
                        <input type="text" name="seed" maxlength="40" placeholder={text::SEED_HINT}
                            value={table.seed.clone()} onchange={change(|table, event| {
                                table.seed = event.target_unchecked_into::<HtmlInputElement>().value();
                            })} />
                    </label>
                </fieldset>
                if !trouble.is_empty() { <p class="trouble" role="alert">{ &*trouble }</p> }
                <div class="form-end">
                    <a class="button quiet" href={Route::Home.hash()}>{ text::CANCEL }</a>
                    <button class="main" type="submit">{ text::START }</button>
                </div>
            </form>
        </main>
    }
}

/// What is left open is filled in: names by colour, the seed by chance.
fn finished(table: &NewTable) -> NewTable {
    let mut table = table.clone();
    for seat in &mut table.seats {
        seat.name = seat.name.trim().chars().take(20).collect();
        if seat.name.is_empty() {
            seat.name = text::NAMES[seat.colour as usize].into();
        }
    }
    table.seed = table.seed.trim().into();
    if table.seed.is_empty() {
        table.seed = random_word();
    }
    table
}

#[derive(Properties, PartialEq)]
struct SeatsProps {
    seats: Vec<SeatSetup>,
    players: std::ops::RangeInclusive<u8>,
    change: Callback<Vec<SeatSetup>>,
}

#[component]
fn Seats(props: &SeatsProps) -> Html {
    let SeatsProps { seats, players, change } = props;
    let with = |apply: &dyn Fn(&mut Vec<SeatSetup>)| {
        let mut seats = seats.clone();
        apply(&mut seats);
        seats
    };
    let more = {
        let colour = (0..4).find(|colour| seats.iter().all(|seat| seat.colour != *colour));
        let colour = colour.unwrap_or(0);
        let driver = Driver::Computer(Level::Greedy);
        let name = name_of(&storage::names(), colour);
        let next = with(&|seats| seats.push(SeatSetup { name: name.clone(), colour, driver }));
        change.reform(move |_: MouseEvent| next.clone())
    };
    let rows = seats.iter().enumerate().map(|(index, seat)| {
        let fewer = (seats.len() > *players.start() as usize).then(|| {
            let next = with(&|seats| drop(seats.remove(index)));
            change.reform(move |_: MouseEvent| next.clone())
        });
        let change_seat = {
            let (seats, change) = (seats.clone(), change.clone());
            Callback::from(move |seat: SeatSetup| {
                let mut seats = seats.clone();
                // Two seats never share a colour: they swap.
                let old = seats[index].colour;
                if let Some(other) = seats.iter_mut().find(|other| other.colour == seat.colour) {
                    other.colour = old;
                }
                seats[index] = seat;
                change.emit(seats);
            })
        };
        html! { <SeatRow key={index} number={index + 1} seat={seat.clone()} change={change_seat} remove={fewer} /> }
    });
    html! {
        <fieldset class="seats-form">
            <legend>{ text::SEATS }</legend>
            { for rows }
            if seats.len() < *players.end() as usize {
                <button type="button" class="quiet add-seat" onclick={more}>
                    <Icon name={IconName::Plus} />{ text::ADD_SEAT }
                </button>
            }
        </fieldset>
    }
}

#[derive(Properties, PartialEq)]
struct SeatRowProps {
    number: usize,
    seat: SeatSetup,
    change: Callback<SeatSetup>,
    remove: Option<Callback<MouseEvent>>,
}

#[component]
fn SeatRow(props: &SeatRowProps) -> Html {
    let SeatRowProps { number, seat, change, remove } = props;
    let name = {
        let (seat, change) = (seat.clone(), change.clone());
        Callback::from(move |event: Event| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value();
            change.emit(SeatSetup { name, ..seat.clone() });
        })
    };
    let colour = {
        let (seat, change) = (seat.clone(), change.clone());
        Callback::from(move |_: MouseEvent| {
            change.emit(SeatSetup { colour: (seat.colour + 1) % 4, ..seat.clone() });
        })
    };
    let driver = {
        let (seat, change) = (seat.clone(), change.clone());
        Callback::from(move |event: Event| {
            let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let driver = drivers()[index.clamp(0, 2) as usize];
            change.emit(SeatSetup { driver, ..seat.clone() });
        })
    };
    let colour_name = text::COLOURS[seat.colour as usize];
    html! {
        <div class="seat-row">
            <button type="button" class="swatch" onclick={colour} title={text::CHANGE_COLOUR}
                aria-label={text::colour_button(*number, colour_name)}>
                <Shape colour={seat.colour} />
            </button>
            <input type="text" maxlength="20" value={seat.name.clone()} onchange={name}
                aria-label={text::name_field(*number)} />
            <select onchange={driver} aria-label={text::driver_field(*number)}>
                { for drivers().iter().map(|driver| html! {
                    <option selected={*driver == seat.driver}>{ text::driver(*driver) }</option>
                }) }
            </select>
            if let Some(remove) = remove {
                <button type="button" class="quiet" onclick={remove.clone()} aria-label={text::remove_seat(*number)}>
                    <Icon name={IconName::Close} />
                </button>
            }
        </div>
    }
}

fn drivers() -> Vec<Driver> {
    let computers = Level::ALL.into_iter().map(Driver::Computer);
    [Driver::Person].into_iter().chain(computers).collect()
}
