//! The form for the options of a game: the mode, then what can be switched on in it.

use yew::prelude::*;

use crate::widgets::switch;
use games::conquest::text::{self, SWITCHES, Switch, mode_text, secrecy_text};
use games::conquest::{Mode, Options, Secrecy, Sheet};

/// The form, besides the number of players.
pub fn form(options: &Options, change: Callback<Options>) -> Html {
    let options = *options;
    let brutal = change.reform(move |on| {
        let sheet = if on { Sheet::Brutal } else { Sheet::Standard };
        Options { sheet, ..options }
    });
    let modes = [Mode::Competitive, Mode::Cooperative, Mode::Solo, Mode::Team];
    html! {
        <>
            <div class="cq-modes" role="radiogroup" aria-label={text::MODE}>
                { for modes.into_iter().map(|mode| choice(options, mode, &change)) }
            </div>
            if options.has_resistance_phase() {
                { switch(text::BRUTAL, text::BRUTAL_HELP, options.sheet == Sheet::Brutal, brutal) }
            }
            { for SWITCHES.iter().filter_map(|option| line(options, option, &change)) }
            if !options.mode.is_together() { { secrecy(options, &change) } }
        </>
    }
}

fn choice(options: Options, mode: Mode, change: &Callback<Options>) -> Html {
    let onchange = change.reform(move |_: Event| options.in_mode(mode));
    radio("mode", mode_text(mode), options.mode == mode, onchange)
}

/// How much the asking may tell.
fn secrecy(options: Options, change: &Callback<Options>) -> Html {
    let line = |secrecy: Secrecy| {
        let onchange = change.reform(move |_: Event| Options { secrecy, ..options });
        radio("secrecy", secrecy_text(secrecy), options.secrecy == secrecy, onchange)
    };
    let all = [Secrecy::Loose, Secrecy::Usual, Secrecy::Strict];
    html! {
        <fieldset class="cq-secrecy">
            <legend>{ text::SECRECY }</legend>
            <div class="cq-modes">{ for all.into_iter().map(line) }</div>
        </fieldset>
    }
}

fn radio(
    group: &'static str,
    (name, help): (&'static str, &'static str),
    checked: bool,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class="cq-mode">
            <input type="radio" name={group} {checked} {onchange} />
            <span><strong>{ name }</strong><small>{ help }</small></span>
        </label>
    }
}

/// A switch, if it belongs to what has been chosen so far.
fn line(options: Options, option: &'static Switch, change: &Callback<Options>) -> Option<Html> {
    let mut wanted = options;
    (option.set)(&mut wanted, true);
    wanted.check_switches().ok()?;
    let change = change.reform(move |on| {
        let mut options = options;
        (option.set)(&mut options, on);
        options
    });
    Some(switch(option.name, option.help, (option.is_on)(&options), change))
}
