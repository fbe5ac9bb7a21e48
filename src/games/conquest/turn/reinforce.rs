//! Sections 10 and 16: counters come to sections, and Captain Fantastic visits them.

use crate::board::space::{Space, SpaceSet};
use crate::cards::Counter;
use crate::fight::battle::{Against, Battle};
use crate::machine::step::Step;
use crate::{Conquest, Event, Flow, Phase, Question};

impl Conquest {
    /// CQ-4.10, CQ-16.5: counters that stand on the board from the start.
    pub(crate) fn starting_forces(&mut self, flow: &mut Flow<'_>) {
        // CQ-4.9, CQ-16.5
        let (each, objective) = if self.options.extra_counters { (2, 3) } else { (1, 2) };
        let players = (1..=self.sections()).flat_map(|section| std::iter::repeat_n(section, each));
        for section in std::iter::repeat_n(0, objective).chain(players) {
            let mut counter = flow.chance.draw(&mut self.counters);
            // CQ-16.5: he comes and fights. In the first edition another was pulled, and he was put
            // back.
            if counter == Some(Counter::CaptainFantastic) {
                if self.is_second() {
                    self.counters.add(Counter::CaptainFantastic);
                    self.call_captain(section, flow);
                    continue;
                }
                counter = flow.chance.draw(&mut self.counters);
                self.counters.add(Counter::CaptainFantastic);
            }
            if let Some(counter) = counter {
                self.counters.add(counter);
                self.place_on(section, counter, None, flow);
            }
        }
    }

    /// CQ-16.11: pulls a counter for a section and places it.
    pub(crate) fn reinforce(
        &mut self,
        section: u8,
        named: Option<Counter>,
        not: Option<Space>,
        flow: &mut Flow<'_>,
    ) {
        let counter = match named {
            Some(counter) => counter,
            None => {
                let Some(counter) = flow.chance.draw(&mut self.counters) else { return };
                self.counters.add(counter);
                counter
            }
        };
        if counter == Counter::CaptainFantastic {
            return self.call_captain(section, flow);
        }
        self.place_on(section, counter, not, flow);
    }

    /// CQ-16.11 to CQ-16.13: a Random Space; with a track, older counters are pushed to the centre.
    fn place_on(&mut self, section: u8, counter: Counter, not: Option<Space>, flow: &mut Flow<'_>) {
        let space = self.random_space(section, not, flow);
        if self.counters.count(counter) == 0 {
            return;
        }
        let centre = Space::of(section, 0);
        if self.track.is_some() {
            while self.ground(centre).counters.len() < 3
                && let Some(oldest) = self.ground(space).counters.first().copied()
            {
                self.move_counter(oldest, space, centre, flow);
            }
        }
        let full = self.ground(space).counters.len() == 3;
        self.place_counter(counter, space, flow);
        if full && self.track.is_some() {
            self.move_track(1, flow);
        }
    }

    /// Placing is over: CQ-16.25 counters of passed circles, then the Fights.
    pub(crate) fn reinforced(&mut self, _flow: &mut Flow<'_>) {
        let sections = self.sections();
        if let Some(track) = self.track.as_mut().filter(|track| track.due > 0) {
            track.due -= 1;
            self.agenda.push(Step::Reinforced);
            // CQ-16.14: the Objective section first, then by seat.
            let all = (0..=sections).rev().map(|section| Step::Reinforce(section, None, None));
            return self.agenda.extend(all);
        }
        self.start_waiting();
    }

    /// CQ-10.17: he waits for the end of a Battle.
    fn call_captain(&mut self, section: u8, flow: &mut Flow<'_>) {
        if self.counters.count(Counter::CaptainFantastic) == 0 || self.captains.len() == 4 {
            return;
        }
        self.counters.remove(Counter::CaptainFantastic);
        flow.tell(Event::CaptainComes { section });
        self.captains.push(section);
        if self.battle.is_none() && self.phase != Phase::Setup {
            self.captains.pop();
            self.agenda.push(Step::Captain(section, SpaceSet::default(), None));
        }
    }

    /// The Spaces with Aliens he has not been to.
    pub(crate) fn spaces_to_visit(
        &self,
        section: u8,
        been: SpaceSet,
    ) -> impl Iterator<Item = Space> + '_ {
        self.spaces().filter(move |space| {
            space.section() == section
                && !been.has(*space)
                && self.players.iter().any(|player| player.crew(*space) != 0)
        })
    }

    /// CQ-10.14 to CQ-10.17: one Fight Round for each Space, and there for each player.
    pub(crate) fn captain(
        &mut self,
        section: u8,
        mut been: SpaceSet,
        there: Option<(Space, u8)>,
        flow: &mut Flow<'_>,
    ) {
        let Some((space, fought)) = there else {
            if self.spaces_to_visit(section, been).next().is_none() {
                self.counters.add(Counter::CaptainFantastic);
                return self.start_waiting();
            }
            let step = Step::Captain(section, been, None);
            return self.ask_over(step, self.first, Question::CaptainOrder);
        };
        let next = self
            .priority()
            .find(|seat| fought >> seat.0 & 1 == 0 && self.player(*seat).crew(space) != 0);
        match next {
            Some(seat) => {
                let there = Some((space, fought | 1 << seat.0));
                self.agenda.push(Step::Captain(section, been, there));
                self.start_battle(Battle::new(space, seat, Against::Visit), flow);
            }
            None => {
                been.add(space);
                self.agenda.push(Step::Captain(section, been, None));
            }
        }
    }
}
