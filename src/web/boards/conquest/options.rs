//! The form for the options of a game: the mode, then what can be switched on in it.

use yew::prelude::*;

use crate::widgets::switch;
use games::conquest::text::{self, SWITCHES, Switch, mode_text};
use games::conquest::{Mode, Options, Sheet};

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
            { for SWITCHES.iter().map(|option| line(options, option, &change)) }
        </>
    }
}

fn choice(options: Options, mode: Mode, change: &Callback<Options>) -> Html {
    let (name, help) = mode_text(mode);
    let onchange = change.reform(move |_: Event| options.in_mode(mode));
    html! {
        <label class="cq-mode">
            <input type="radio" name="mode" checked={options.mode == mode} {onchange} />
            <span><strong>{ name }</strong><small>{ help }</small></span>
        </label>
    }
}

/// A switch, or why it cannot be switched on.
fn line(options: Options, option: &'static Switch, change: &Callback<Options>) -> Html {
    let mut wanted = options;
    (option.set)(&mut wanted, true);
    match wanted.check_switches() {
        Ok(()) => {
            let change = change.reform(move |on| {
                let mut options = options;
                (option.set)(&mut options, on);
                options
            });
            switch(option.name, option.help, (option.is_on)(&options), change)
        }
        Err(refusal) => html! {
            <p class="cq-barred"><strong>{ option.name }</strong><small>{ refusal.to_string() }</small></p>
        },
    }
}
