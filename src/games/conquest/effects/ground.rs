//! Effects on Locations and counters.

use super::Next;
use crate::board::space::Space;
use crate::cards::Counter;
use crate::effects::need::Need;
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{Area, Filter, Many, Pull, Span, Where};
use crate::fight::battle::Against;
use crate::machine::step::{Running, Step};
use crate::{Conquest, Event, Flow, Move};
use engine::distinct;

/// What happens to Locations and counters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ground {
    /// Counters are placed.
    PlaceCounter(Pull, u8, Where),
    /// One Counter goes to an adjacent Space.
    MoveOneCounter,
    /// All Counters go to Random Spaces of their sections.
    MoveAllCounters,
    /// Counters return to the pool.
    RemoveCounters(Many, Where),
    /// Resistance Value.
    LocRes(Where, i8, Span),
    /// Population.
    LocPop(Where, i8),
    /// Another Location for this Space.
    RedrawLoc,
    /// The Location is demolished.
    Demolish(Where),
    /// The marker is removed.
    Liberate(Where),
}

impl Family for Ground {
    fn place(&self) -> Option<Where> {
        match *self {
            Ground::PlaceCounter(_, _, place)
            | Ground::RemoveCounters(_, place)
            | Ground::LocRes(place, ..)
            | Ground::Demolish(place)
            | Ground::Liberate(place) => Some(place),
            // Population is changed by what lies at a Location, not by a pick.
            Ground::LocPop(..)
            | Ground::MoveOneCounter
            | Ground::MoveAllCounters
            | Ground::RedrawLoc => None,
        }
    }

    fn names(&self) -> Option<Need> {
        match *self {
            Ground::PlaceCounter(_, _, Where::Rnd(Area::Foes)) => Some(Need::Foe),
            Ground::PlaceCounter(..)
            | Ground::MoveOneCounter
            | Ground::MoveAllCounters
            | Ground::RemoveCounters(..)
            | Ground::LocRes(..)
            | Ground::LocPop(..)
            | Ground::RedrawLoc
            | Ground::Demolish(_)
            | Ground::Liberate(_) => None,
        }
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        match *self {
            Ground::PlaceCounter(pull, _, place) => {
                let left = match pull {
                    Pull::Named(counter) => game.counters.count(counter) > 0,
                    Pull::Blind => !game.counters.is_empty(),
                };
                left && match place {
                    Where::Rnd(_) | Where::Low(..) => true,
                    place => game.reach(&place, run).iter().any(|space| game.has_room(space)),
                }
            }
            Ground::MoveOneCounter => game.spaces().any(|from| {
                let room = |to: Space| game.has_room(to);
                !game.ground(from).counters.is_empty() && game.adjacent(from).iter().any(room)
            }),
            Ground::MoveAllCounters => {
                game.spaces().any(|space| !game.ground(space).counters.is_empty())
            }
            Ground::RemoveCounters(_, place) => {
                let has = |space: Space| !game.ground(space).counters.is_empty();
                game.reach(&place, run).iter().any(has)
            }
            Ground::LocRes(Where::Here, n, _) => game.battle.is_some_and(|battle| {
                let value = game.resistance_value(battle.space);
                battle.against == Against::Resistance && value >= 1 && (n > 0 || value > 1)
            }),
            Ground::LocRes(..) | Ground::LocPop(..) => true,
            Ground::RedrawLoc => run.here.is_some_and(|here| game.text_at(here).is_some()),
            Ground::Demolish(place) => {
                game.reach(&place, run).iter().any(|space| game.text_at(space).is_some())
            }
            Ground::Liberate(place) => {
                game.reach(&place, run).iter().any(|space| game.ground(space).marker.is_some())
            }
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        match *self {
            Ground::PlaceCounter(pull, _, Where::Low(filters, area)) => {
                return game.place_lowest(pull, filters, area, run, flow);
            }
            Ground::PlaceCounter(pull, n, Where::Rnd(area)) => {
                game.reinforce_areas(pull, n, area, run, flow);
            }
            Ground::PlaceCounter(pull, _, place) => {
                if let Pull::Named(counter) = pull {
                    for space in game.reach(&place, run).iter() {
                        game.place_counter(counter, space, flow);
                    }
                    game.start_waiting();
                }
            }
            Ground::MoveOneCounter | Ground::RemoveCounters(Many::N(_), _) => {
                return Next::Ask(run.me);
            }
            Ground::MoveAllCounters => game.scatter_counters(flow),
            Ground::RemoveCounters(Many::All | Many::Itself, place) => {
                for space in game.reach(&place, run).iter() {
                    while let Some(counter) = game.ground(space).counters.first().copied() {
                        game.remove_counter(counter, space, flow);
                    }
                }
            }
            Ground::LocRes(_, _, Span::GameRound) => game.last_for_the_round(run),
            Ground::LocRes(place, n, span) => {
                if let (Where::Here, Span::Battle, Some(battle)) = (place, span, &mut game.battle) {
                    battle.value += n;
                }
            }
            // Works by being there.
            Ground::LocPop(..) => {}
            Ground::RedrawLoc => {
                game.redraw_location(run, flow);
            }
            Ground::Demolish(place) => {
                for space in game.reach(&place, run).iter() {
                    game.demolish(space, run.me, flow);
                }
            }
            Ground::Liberate(place) => {
                for space in game.reach(&place, run).iter() {
                    game.liberate(space, flow);
                }
            }
        }
        Next::Done
    }

    fn targets(&self, game: &Conquest, run: &Running, into: &mut Vec<Move>) {
        match *self {
            Ground::RemoveCounters(Many::N(_), place) => {
                for space in game.reach(&place, run).iter() {
                    let kinds = game.counter_kinds(space).into_iter();
                    into.extend(kinds.map(|counter| Move::ThisCounter(counter, space)));
                }
            }
            Ground::PlaceCounter(_, _, Where::Low(filters, _)) => {
                let section = run.done + 1;
                into.extend(game.lowest(filters, section, run).into_iter().map(Move::At));
            }
            Ground::MoveOneCounter => {
                for from in game.spaces() {
                    for counter in game.counter_kinds(from) {
                        let to = game.adjacent(from).iter().filter(|to| game.has_room(*to));
                        into.extend(to.map(|to| Move::Shift(counter, from, to)));
                    }
                }
            }
            Ground::PlaceCounter(..)
            | Ground::MoveAllCounters
            | Ground::RemoveCounters(..)
            | Ground::LocRes(..)
            | Ground::LocPop(..)
            | Ground::RedrawLoc
            | Ground::Demolish(_)
            | Ground::Liberate(_) => {}
        }
    }

    fn take(&self, game: &mut Conquest, _: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Next {
        match *self {
            Ground::RemoveCounters(..) => {
                if let Move::ThisCounter(counter, space) = mv {
                    game.remove_counter(counter, space, flow);
                }
            }
            Ground::MoveOneCounter => {
                if let Move::Shift(counter, from, to) = mv {
                    game.move_counter(counter, from, to, flow);
                    game.start_waiting();
                }
            }
            // A picked Space is written down like every other.
            Ground::PlaceCounter(..)
            | Ground::MoveAllCounters
            | Ground::LocRes(..)
            | Ground::LocPop(..)
            | Ground::RedrawLoc
            | Ground::Demolish(_)
            | Ground::Liberate(_) => {}
        }
        Next::Done
    }
}

impl Conquest {
    /// CQ-10.2: whether another counter fits into a Space.
    fn has_room(&self, space: Space) -> bool {
        self.ground(space).counters.len() < 3
    }

    fn reinforce_areas(
        &mut self,
        pull: Pull,
        n: u8,
        area: Area,
        run: &Running,
        flow: &mut Flow<'_>,
    ) {
        self.agenda.push(Step::Reinforced);
        let named = match pull {
            Pull::Named(counter) => Some(counter),
            Pull::Blind => None,
        };
        let mut steps = Vec::new();
        for _ in 0..n {
            for (section, not) in self.areas(area, run, flow) {
                steps.push(Step::Reinforce(section, named, not));
            }
        }
        self.agenda.extend(steps.into_iter().rev());
    }

    fn scatter_counters(&mut self, flow: &mut Flow<'_>) {
        let all: Vec<(Space, Counter)> = self
            .spaces()
            .flat_map(|space| {
                let counters = self.ground(space).counters;
                (0..counters.len()).map(move |index| (space, counters[index]))
            })
            .collect();
        for (from, counter) in all {
            let to = self.random_space(from.section(), None, flow);
            if to != from && self.has_room(to) {
                self.move_counter(counter, from, to, flow);
            }
        }
        self.start_waiting();
    }

    fn redraw_location(&mut self, run: &Running, flow: &mut Flow<'_>) -> Option<()> {
        let space = run.here?;
        let location = self.ground_mut(space).location.take()?;
        flow.tell(Event::LocationDiscarded { space, location });
        let next = self.locations.draw(flow.chance);
        self.locations.put_away(location);
        let next = next.or_else(|| self.locations.draw(flow.chance))?;
        self.ground_mut(space).location = Some(next);
        flow.tell(Event::Explored { seat: self.turn, space, location: next });
        self.recount(flow);
        Some(())
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

    /// The kinds of counters in a Space.
    pub(crate) fn counter_kinds(&self, space: Space) -> Vec<Counter> {
        distinct(self.ground(space).counters.iter().copied())
    }
}
