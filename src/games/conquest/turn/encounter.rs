//! Sections 7 and 11: encounters of the Battle Phase, exploring, takeovers.

use crate::board::player::OUT_OF_BATTLE;
use crate::board::space::Space;
use crate::effects::vocabulary::{Prefix, Window};
use crate::fight::battle::{Against, Battle};
use crate::machine::step::{Moment, Opening, Part, Running, Source, Step, WindowKind};
use crate::{Conquest, Event, Flow, Question};
use engine::Seat;

impl Conquest {
    /// CQ-7.2, CQ-7.8: whether the active player must still resolve the Space.
    pub fn must_resolve(&self, space: Space) -> bool {
        self.player(self.turn).crew(space) != 0
            && !self.resolved.has(space)
            && (self.is_empty_space(space)
                || self.is_unconquered(space)
                || self.enemy_at(self.turn, space))
    }

    /// CQ-11.1: whether the player may swap the marker without a Fight.
    pub fn can_take_over(&self, seat: Seat, space: Space) -> bool {
        self.ground(space).marker.is_some_and(|holder| self.opposed(seat, holder))
            && self.player(seat).crew(space) != 0
            && !self.enemy_at(seat, space)
    }

    /// CQ-7.4: one part of an encounter. It stops when no own Aliens are left.
    pub(crate) fn encounter(&mut self, space: Space, part: Part, flow: &mut Flow<'_>) {
        let seat = self.turn;
        if self.player(seat).crew(space) == 0 {
            return;
        }
        match part {
            Part::Explore => {
                self.agenda.push(Step::Encounter(space, Part::Opponents(0)));
                if self.is_empty_space(space) {
                    self.explore(seat, space, flow);
                }
            }
            Part::Opponents(fought) => {
                let open: Vec<Seat> = self.open_opponents(space, fought).collect();
                match open[..] {
                    [] => self.agenda.push(Step::Encounter(space, Part::Resistance)),
                    [one] => self.oppose(space, fought, one, flow),
                    _ => {
                        self.ask_over(Step::Encounter(space, part), seat, Question::ChooseOpponent)
                    }
                }
            }
            Part::Resistance => {
                self.agenda.push(Step::Encounter(space, Part::TakeOver));
                if !self.ground(space).counters.is_empty() || self.is_unconquered(space) {
                    self.start_battle(Battle::new(space, seat, Against::Resistance), flow);
                }
            }
            Part::TakeOver => {
                if self.can_take_over(seat, space) {
                    self.ask_over(Step::Encounter(space, part), seat, Question::TakeOver);
                }
            }
        }
    }

    /// CQ-11.4: opponents in the Space who have not been fought in this encounter.
    pub(crate) fn open_opponents(
        &self,
        space: Space,
        fought: u8,
    ) -> impl Iterator<Item = Seat> + '_ {
        self.seat_list().filter(move |other| {
            self.opposed(self.turn, *other)
                && fought >> other.0 & 1 == 0
                && self.player(*other).crew(space) != 0
        })
    }

    pub(crate) fn oppose(&mut self, space: Space, fought: u8, other: Seat, flow: &mut Flow<'_>) {
        self.agenda.push(Step::Encounter(space, Part::Opponents(fought | 1 << other.0)));
        self.start_battle(Battle::new(space, self.turn, Against::Aliens(other)), flow);
    }

    /// Whether a Space is being resolved or fought over.
    pub(crate) fn in_encounter(&self) -> bool {
        let resolves = |step: &Step| matches!(step, Step::Encounter(..));
        self.battle.is_some() || self.agenda.iter().any(resolves)
    }

    /// CQ-13.17: nobody has had enough yet of what begins.
    pub(crate) fn listen_again(&mut self) {
        for seat in self.seat_list() {
            let player = self.player_mut(seat);
            player.quiet &= !OUT_OF_BATTLE;
            player.follows = false;
        }
    }

    pub(crate) fn start_battle(&mut self, battle: Battle, flow: &mut Flow<'_>) {
        let Battle { space, fighter: seat, against, .. } = battle;
        if !self.in_encounter() {
            self.listen_again();
        }
        flow.tell(Event::BattleBegan { seat, space, against });
        self.battle = Some(battle);
        self.agenda.push(Step::Battle);
    }

    /// CQ-7.3: draws a Location for an Empty Space.
    pub(crate) fn explore(&mut self, seat: Seat, space: Space, flow: &mut Flow<'_>) {
        match self.locations.draw(flow.chance) {
            Some(location) => {
                self.ground_mut(space).location = Some(location);
                flow.tell(Event::Explored { seat, space, location });
                self.agenda.push(Step::Explored(space, seat, false));
                self.recount(flow);
            }
            // CQ-14.5
            None => flow.tell(Event::NothingFound { seat, space }),
        }
    }

    /// First the window, in which the Location may be exchanged, then its text.
    pub(crate) fn explored(&mut self, space: Space, seat: Seat, asked: bool) {
        let moment = Moment::Explored { space, by: seat };
        if asked {
            self.trigger_location(space, seat, Window::Explore);
        } else {
            self.agenda.push(Step::Explored(space, seat, true));
            self.open_moment(moment);
        }
    }

    fn open_moment(&mut self, moment: Moment) {
        let kind = WindowKind::Moment;
        self.agenda.push(Step::Window(Opening { kind, moment: Some(moment), passed: 0 }));
    }

    fn trigger_location(&mut self, space: Space, me: Seat, window: Window) {
        let Some(location) = self.text_at(space) else { return };
        self.trigger(Source::Location(location), me, window, None, Some(space), None);
    }

    /// Puts the clauses of a text that belong to this moment on the agenda.
    pub(crate) fn trigger(
        &mut self,
        source: Source,
        me: Seat,
        window: Window,
        moment: Option<Moment>,
        here: Option<Space>,
        loser: Option<Seat>,
    ) {
        for (line, clauses) in source.fx().iter().enumerate() {
            for (index, clause) in clauses.iter().enumerate() {
                if clause.window != window || clause.prefix != Prefix::Free {
                    continue;
                }
                let run = Running::new(source, line as u8, index as u8, me);
                let run = Running { here, loser, ..run };
                if self.holds(&run, moment) {
                    self.agenda.push(Step::Resolve(run));
                }
            }
        }
    }

    /// A moment has come: texts it triggers, then the window (W-6).
    pub(crate) fn moment(&mut self, moment: Moment) {
        self.open_moment(moment);
        let battle = self.battle;
        let fighting = battle.map(|battle| battle.space);
        let both = || battle.iter().flat_map(|b| [Some(b.fighter), b.opponent()]).flatten();
        let (window, seats, here, loser): (_, Vec<Seat>, _, _) = match moment {
            Moment::BattleStart => (Window::BattleStart, both().collect(), fighting, None),
            Moment::RoundEnd => {
                let lost =
                    |b: crate::Battle| b.winner.and_then(|side| b.seat_of(1 - side as usize));
                (Window::RoundEnd, both().collect(), fighting, battle.and_then(lost))
            }
            Moment::Explored { space, .. } => (Window::Explore, Vec::new(), Some(space), None),
            Moment::FightWon { by, loser } => (Window::FightWon, vec![by], fighting, loser),
            Moment::Conquered { space, by, from, .. } => {
                (Window::Conquer, vec![by], Some(space), from)
            }
        };
        for seat in seats.into_iter().rev() {
            let player = *self.player(seat);
            if let Moment::Conquered { space, .. } = moment {
                self.trigger_location(space, seat, window);
            }
            for held in player.stuff.iter().rev() {
                self.trigger(Source::Stuff(held.card), seat, window, Some(moment), here, loser);
            }
            let race = player.race();
            for gift in (0..race.sheet().gifts.len() as u8).rev() {
                self.trigger(Source::Gift(race, gift), seat, window, Some(moment), here, loser);
            }
        }
    }

    /// CQ-11.1: the marker changes hands without a Fight.
    pub(crate) fn take_over(&mut self, space: Space, flow: &mut Flow<'_>) {
        let by = self.turn;
        let from = self.ground(space).marker;
        self.place_marker(space, by, flow);
        self.moment(Moment::Conquered { space, by, from, lost: false });
    }
}
