//! A line of a battle: equal fighters at one place, with their power and what changes it.

use yew::prelude::*;

use super::pictures::{counter, machine, tower};
use crate::look::{Look, Place};
use crate::widgets::Part;
use games::attack_at_the_tower::text::{change_reason, fighter_name, moment};
use games::attack_at_the_tower::{Fight, Fighter, Line, Side, Victim};
use table::boards::attack_at_the_tower::hands::victim_place;

/// A line.
#[derive(Clone, PartialEq)]
pub struct FighterLine {
    /// Who, with what power.
    pub line: Line,
    /// AT-5.4: only those who deal their damage in this step stand out.
    pub waits: bool,
    /// How many of them are about to fall.
    pub doomed: u8,
    /// Where damage goes, if they can be hit now.
    pub place: Option<Place>,
}

impl FighterLine {
    /// A line of one side.
    pub fn of(line: &Line, side: Side, fight: Option<&Fight>, look: &Look) -> FighterLine {
        let victim = victim(line);
        let doomed = fight.map_or(0, |fight| match victim {
            Victim::Troop(at) => fight.doomed(side, at.slot()),
            Victim::Man => fight.doomed(side, 0),
            Victim::Base(at) => fight.is_razed(at).into(),
            Victim::Palace => 0,
        });
        let hit = fight.filter(|fight| fight.side != side);
        FighterLine {
            line: *line,
            waits: fight.is_some_and(|fight| line.deals != Some(fight.step)),
            doomed,
            place: hit.map(|_| look.place(victim_place(victim))),
        }
    }

    fn name(&self) -> String {
        match self.line.at {
            Some(at) => format!("{at} {}", fighter_name(&self.line)),
            None => fighter_name(&self.line),
        }
    }

    fn why(&self) -> Option<String> {
        let power = self.line.power;
        change_reason(power).map(|why| format!("{} {why}", power.printed))
    }

    fn strength(&self) -> String {
        format!("{}×{}", self.line.count, self.line.power.value())
    }

    /// All that stands on the line.
    pub fn words(&self) -> String {
        let why = self.why().unwrap_or_default();
        [&*self.name(), &why, moment(&self.line), &self.strength()].join(" ")
    }
}

fn victim(line: &Line) -> Victim {
    match (line.fighter, line.at) {
        (Fighter::Troop(_), Some(at)) => Victim::Troop(at),
        (Fighter::Troop(_), None) => Victim::Man,
        (Fighter::Base(_), Some(at)) => Victim::Base(at),
        (Fighter::Base(_), None) | (Fighter::Palace, _) => Victim::Palace,
    }
}

impl Part for FighterLine {
    const NAME: &'static str = "AtFighter";

    fn draw(&self) -> Html {
        let FighterLine { line, waits, doomed, place } = self;
        let picture = match (line.fighter, line.at) {
            (Fighter::Troop(troop), _) => counter(troop),
            (Fighter::Base(base), Some(_)) => machine(base),
            (Fighter::Base(_), None) | (Fighter::Palace, _) => tower(),
        };
        let place = place.as_ref();
        // What can be hit is a button, called by all that stands on it.
        let label = place.map(|_| self.words());
        let class = classes!(
            "at-fighter",
            waits.then_some("waits"),
            (*doomed == line.count).then_some("doomed")
        );
        html! {
            <li>
                <div {class} role={place.map(|_| "button")} data-place={place.map(|place| place.id.clone())}
                    data-hint={place.and_then(Place::hint)} aria-label={label}>
                    { picture }
                    <span>
                        { self.name() }{ " " }
                        if let Some(why) = self.why() { <em>{ why }</em>{ " " } }
                        <small>{ moment(line) }</small>{ " " }
                    </span>
                    <b>{ self.strength() }</b>
                    if *doomed > 0 { <i class="at-doom" data-n={doomed.to_string()}></i> }
                </div>
            </li>
        }
    }
}
