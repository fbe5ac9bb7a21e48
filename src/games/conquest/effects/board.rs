//! Effects on Locations and counters.

use super::super::cards::Counter;
use super::super::space::Space;
use super::super::step::{Running, Step};
use super::super::vocabulary::{Area, Effect, Filter, Many, Pull, Span, Where};
use super::super::{Conquest, Event, Flow, Move};
use super::Next;
use crate::engine::distinct;

impl Conquest {
    pub(super) fn board_effect(
        &mut self,
        effect: &Effect,
        run: &mut Running,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        match *effect {
            Effect::PlaceCounter(pull, _, Where::Low(filters, area)) => {
                return Some(self.place_lowest(pull, filters, area, run, flow));
            }
            Effect::PlaceCounter(pull, n, Where::Rnd(area)) => {
                self.agenda.push(Step::Reinforced);
                let mut steps = Vec::new();
                for _ in 0..n {
                    for (section, not) in self.areas(area, run, flow) {
                        let named = match pull {
                            Pull::Named(counter) => Some(counter),
                            Pull::Blind => None,
                        };
                        steps.push(Step::Reinforce(section, named, not));
                    }
                }
                self.agenda.extend(steps.into_iter().rev());
            }
            Effect::PlaceCounter(Pull::Named(counter), _, place) => {
                for space in self.reach(&place, run).iter() {
                    self.place_counter(counter, space, flow);
                }
                self.start_waiting();
            }
            Effect::MoveOneCounter => return Some(Next::Ask(run.me)),
            Effect::MoveAllCounters => {
                let all: Vec<(Space, Counter)> = self
                    .spaces()
                    .flat_map(|space| {
                        let counters = self.ground(space).counters;
                        (0..counters.len()).map(move |index| (space, counters[index]))
                    })
                    .collect();
                for (from, counter) in all {
                    let to = self.random_space(from.section(), None, flow);
                    if to != from && self.ground(to).counters.len() < 3 {
                        self.move_counter(counter, from, to, flow);
                    }
                }
                self.start_waiting();
            }
            Effect::RemoveCounters(Many::N(_), _) => return Some(Next::Ask(run.me)),
            Effect::RemoveCounters(_, place) => {
                for space in self.reach(&place, run).iter() {
                    while let Some(counter) = self.ground(space).counters.first().copied() {
                        self.remove_counter(counter, space, flow);
                    }
                }
            }
            Effect::LocRes(Where::Here, n, Span::Battle) => self.battle.as_mut()?.value += n,
            Effect::RedrawLoc => {
                let space = run.here?;
                let location = self.ground_mut(space).location.take()?;
                flow.tell(Event::LocationDiscarded { space, location });
                let next = self.locations.draw(flow.chance);
                self.locations.put_away(location);
                let next = next.or_else(|| self.locations.draw(flow.chance))?;
                self.ground_mut(space).location = Some(next);
                flow.tell(Event::Explored { seat: self.turn, space, location: next });
                self.recount(flow);
            }
            Effect::Demolish(place) => {
                for space in self.reach(&place, run).iter() {
                    self.demolish(space, run.me, flow);
                }
            }
            Effect::Liberate(place) => {
                for space in self.reach(&place, run).iter() {
                    self.liberate(space, flow);
                }
            }
            _ => return None,
        }
        Some(Next::Done)
    }

    /// One counter on each section, at the Location of lowest Population that fits; ties are the
    /// player's to break.
    fn place_lowest(
        &mut self,
        pull: Pull,
        filters: &'static [Filter],
        area: Area,
        run: &mut Running,
        flow: &mut Flow<'_>,
    ) -> Next {
        let areas = self.areas(area, run, flow);
        while let Some((section, _)) = areas.get(run.done as usize) {
            let lowest = self.lowest(filters, *section, run);
            match (run.picked.place.take(), lowest.len()) {
                (None, 2..) => return Next::Ask(run.me),
                (picked, _) => {
                    if let (Pull::Named(counter), Some(space)) =
                        (pull, picked.or(lowest.first().copied()))
                    {
                        self.place_counter(counter, space, flow);
                    }
                    run.done += 1;
                }
            }
        }
        self.start_waiting();
        Next::Done
    }

    /// The Locations of a section that fit and have the lowest Population of those.
    fn lowest(&self, filters: &'static [Filter], section: u8, run: &Running) -> Vec<Space> {
        let all = self.spots(&Where::Loc(filters), run);
        let here: Vec<Space> = all.iter().filter(|space| space.section() == section).collect();
        let least = here.iter().map(|space| self.population(*space)).min();
        here.into_iter().filter(|space| Some(self.population(*space)) == least).collect()
    }

    fn remove_counter(&mut self, counter: Counter, space: Space, flow: &mut Flow<'_>) {
        self.take_counter(space, counter);
        flow.tell(Event::CounterRemoved { counter, space });
    }

    pub(super) fn list_board_targets(&self, effect: &Effect, run: &Running, into: &mut Vec<Move>) {
        match *effect {
            Effect::RemoveCounters(Many::N(_), place) => {
                for space in self.reach(&place, run).iter() {
                    let kinds = self.counter_kinds(space).into_iter();
                    into.extend(kinds.map(|counter| Move::ThisCounter(counter, space)));
                }
            }
            Effect::PlaceCounter(_, _, Where::Low(filters, _)) => {
                let section = run.done + 1;
                into.extend(self.lowest(filters, section, run).into_iter().map(Move::At));
            }
            Effect::MoveOneCounter => {
                for from in self.spaces() {
                    for counter in self.counter_kinds(from) {
                        let room = |to: &Space| self.ground(*to).counters.len() < 3;
                        let to = self.adjacent(from).iter().filter(room);
                        into.extend(to.map(|to| Move::Shift(counter, from, to)));
                    }
                }
            }
            _ => {}
        }
    }

    /// The kinds of counters in a Space.
    pub(in super::super) fn counter_kinds(&self, space: Space) -> Vec<Counter> {
        distinct(self.ground(space).counters.iter().copied())
    }

    pub(super) fn board_target(
        &mut self,
        effect: &Effect,
        _run: &mut Running,
        mv: Move,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        match (*effect, mv) {
            (Effect::RemoveCounters(..), Move::ThisCounter(counter, space)) => {
                self.remove_counter(counter, space, flow);
            }
            (Effect::MoveOneCounter, Move::Shift(counter, from, to)) => {
                self.move_counter(counter, from, to, flow);
                self.start_waiting();
            }
            _ => return None,
        }
        Some(Next::Done)
    }
}
