//! Section 10: counters on the board and the Fights they cause.

use crate::board::space::{Space, SpaceSet};
use crate::cards::Counter;
use crate::effects::vocabulary::Area;
use crate::fight::battle::{Against, Battle, Stage};
use crate::machine::step::{Running, Step};
use crate::{Arrival, Conquest, Event, Flow, Phase, Question, Short};
use engine::{Seat, distinct};

impl Conquest {
    /// Takes a counter off a Space, back to the pool.
    pub(crate) fn take_counter(&mut self, space: Space, counter: Counter) {
        if self.is_second() {
            self.no_longer_awaited(space, counter);
        }
        let counters = &mut self.ground_mut(space).counters;
        if let Some(index) = counters.iter().position(|known| *known == counter) {
            counters.remove(index);
            self.counters.add(counter);
        }
    }

    /// CQ-10.8: a Fight against a counter that is gone lapses, not one against another of its kind.
    fn no_longer_awaited(&mut self, space: Space, counter: Counter) {
        let there = self.ground(space).counters.iter().filter(|known| **known == counter).count();
        let fits = |arrival: &Arrival| arrival.space == space && arrival.counter == counter;
        let awaited = self.waiting.iter().filter(|arrival| fits(arrival)).count();
        if awaited >= there
            && let Some(index) = self.waiting.iter().position(fits)
        {
            self.waiting.remove(index);
        }
    }

    /// CQ-10.10: puts a counter of the pool into a Space, if there is room.
    pub(crate) fn place_counter(&mut self, counter: Counter, space: Space, flow: &mut Flow<'_>) {
        if self.counters.count(counter) == 0 {
            return;
        }
        if self.ground(space).counters.len() == 3 {
            return flow.tell(Event::NoRoom { counter, space });
        }
        self.counters.remove(counter);
        self.ground_mut(space).counters.push(counter);
        flow.tell(Event::CounterPlaced { counter, space });
        self.arrived(counter, space);
    }

    pub(crate) fn move_counter(
        &mut self,
        counter: Counter,
        from: Space,
        to: Space,
        flow: &mut Flow<'_>,
    ) {
        let counters = &mut self.ground_mut(from).counters;
        let Some(index) = counters.iter().position(|known| *known == counter) else { return };
        counters.remove(index);
        self.ground_mut(to).counters.push(counter);
        flow.tell(Event::CounterMoved { counter, from, to });
        self.arrived(counter, to);
    }

    /// CQ-10.3 to CQ-10.5: a counter among Aliens is fought at once, or as soon as it can be.
    fn arrived(&mut self, counter: Counter, space: Space) {
        if self.players.iter().all(|player| player.crew(space) == 0) {
            return;
        }
        let over = |battle: &Battle| matches!(battle.stage, Stage::Conquered | Stage::Over);
        let here = self.battle.as_mut().filter(|battle| battle.space == space && !over(battle));
        let fought = match here {
            Some(battle) if battle.against == Against::Arrivals => {
                battle.arrivals.push(counter);
                Some(battle.fighter)
            }
            // The Battle against the Resistance of this Space fights all its counters.
            Some(battle) if battle.against == Against::Resistance => Some(battle.fighter),
            _ => None,
        };
        match fought {
            None => self.waiting.push(Arrival { space, counter, fought: 0 }),
            // CQ-10.5: others there fight it after the Battle, if it is left.
            Some(seat) if self.is_second() => {
                self.waiting.push(Arrival { space, counter, fought: 1 << seat.0 });
            }
            Some(_) => {}
        }
    }

    /// CQ-10.4: waiting Fights begin as soon as no Battle is in progress; CQ-3.12: not in set-up.
    pub(crate) fn start_waiting(&mut self) {
        let free = self.battle.is_none() && self.phase != Phase::Setup;
        if free && !self.waiting.is_empty() {
            self.agenda.push(Step::WaitingFights);
        }
        // CQ-10.17: Captain Fantastic has waited for the end of the Battle.
        if free && let Some(section) = self.captains.pop() {
            self.agenda.push(Step::Captain(section, SpaceSet::default(), None));
        }
    }

    /// The Fights that wait for a seat, each different one once.
    pub(crate) fn waiting_for(&self, seat: Seat) -> Vec<(Space, Counter)> {
        let fights = self
            .waiting
            .iter()
            .filter(|arrival| {
                arrival.fought >> seat.0 & 1 == 0
                    && self.player(seat).crew(arrival.space) != 0
                    && self.ground(arrival.space).counters.contains(&arrival.counter)
            })
            .map(|arrival| (arrival.space, arrival.counter));
        distinct(fights)
    }

    /// CQ-10.8: players in priority order, each ordering the own Fights.
    pub(crate) fn waiting_fights(&mut self, flow: &mut Flow<'_>) {
        for seat in self.priority() {
            match self.waiting_for(seat)[..] {
                [] => {}
                [(space, counter)] => {
                    self.agenda.push(Step::WaitingFights);
                    return self.fight_arrival(seat, space, counter, flow);
                }
                _ => {
                    return self.ask_over(Step::WaitingFights, seat, Question::ChooseWaitingFight);
                }
            }
        }
        self.waiting.clear();
    }

    /// CQ-10.7: a Fight against the counter only. CQ-10.6: an Empty Space is explored first.
    pub(crate) fn fight_arrival(
        &mut self,
        seat: Seat,
        space: Space,
        counter: Counter,
        flow: &mut Flow<'_>,
    ) {
        let fits = |a: &&mut Arrival| {
            a.space == space && a.counter == counter && a.fought >> seat.0 & 1 == 0
        };
        if let Some(arrival) = self.waiting.iter_mut().find(fits) {
            arrival.fought |= 1 << seat.0;
        }
        let mut battle = Battle::new(space, seat, Against::Arrivals);
        battle.arrivals = Short::from_iter([counter]);
        self.start_battle(battle, flow);
        if self.is_empty_space(space) {
            self.explore(seat, space, flow);
        }
    }

    /// CQ-2.7, CQ-2.8: a Random Space of a section, another than `not`.
    pub(crate) fn random_space(
        &mut self,
        section: u8,
        not: Option<Space>,
        flow: &mut Flow<'_>,
    ) -> Space {
        loop {
            let space = Space::of(section, flow.d6());
            if Some(space) != not {
                flow.tell(Event::RandomSpace { space });
                return space;
            }
        }
    }

    /// The sections a text means, each with the Space to leave out.
    pub(crate) fn areas(
        &mut self,
        area: Area,
        run: &Running,
        flow: &mut Flow<'_>,
    ) -> Vec<(u8, Option<Space>)> {
        let players = self.sections();
        let plain = |section: u8| vec![(section, None)];
        match area {
            Area::Own => plain(run.me.0 + 1),
            Area::Foes => run.picked.foe.map_or_else(Vec::new, |foe| plain(foe.0 + 1)),
            Area::Obj => plain(0),
            Area::Any => plain(flow.chance.below(u32::from(players) + 1) as u8),
            Area::Same => run.here.map_or_else(Vec::new, |here| vec![(here.section(), Some(here))]),
            Area::EachPlayers => (1..=players).map(|section| (section, None)).collect(),
            Area::All => (0..=players).map(|section| (section, None)).collect(),
        }
    }
}
