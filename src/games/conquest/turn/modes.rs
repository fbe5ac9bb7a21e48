//! Sections 4, 16 and 17: who plays with whom, for what goal, and how races are dealt.

use crate::board::space::Space;
use crate::cards::{EventCard, Race};
use crate::machine::step::Step;
use crate::{Audience, Conquest, Ending, Event, Flow, Mode, Move, Phase, Question};
use engine::{Outcome, Seat};

/// CQ-15.2, CQ-16.7, CQ-17.5: Terror Points to win, for each member of a side.
const GOAL: u8 = 8;

impl Mode {
    /// CQ-16.1, CQ-17.1: everybody against the Resistance.
    pub fn is_together(self) -> bool {
        matches!(self, Mode::Cooperative | Mode::Solo)
    }
}

impl Conquest {
    /// The side of a seat: seats of one side win together.
    pub fn side_of(&self, seat: Seat) -> u8 {
        match self.options.mode {
            Mode::Competitive => seat.0,
            Mode::Team => seat.0 % 2,
            Mode::Cooperative | Mode::Solo => 0,
        }
    }

    /// CQ-1.11: whether two seats are opponents.
    pub(crate) fn opposed(&self, one: Seat, other: Seat) -> bool {
        self.side_of(one) != self.side_of(other)
    }

    /// CQ-4.6, CQ-16.6: whether Command Counters are in use.
    pub fn uses_commands(&self) -> bool {
        !self.options.mode.is_together() || self.options.command_counters
    }

    /// CQ-1.12, CQ-17.6, CQ-19.3: who may see a seat's hand and choices.
    pub(crate) fn audience(&self, owner: Seat) -> Audience {
        if self.options.mode.is_together() {
            return Audience::ALL;
        }
        let mates = self.seat_list().filter(|seat| !self.opposed(*seat, owner));
        mates.fold(Audience::default(), |all, mate| all.and(Audience::seat(mate)))
    }

    /// CQ-1.12, CQ-19.3: who knows what a seat alone looks at. A teammate sees the hand, no more.
    pub(crate) fn onlookers(&self, seat: Seat) -> Audience {
        if self.options.mode.is_together() { Audience::ALL } else { Audience::seat(seat) }
    }

    /// The Terror Points of a side.
    pub fn side_terror(&self, side: u8) -> u8 {
        let members = self.seat_list().filter(|seat| self.side_of(*seat) == side);
        members.map(|seat| self.terror(seat)).sum()
    }

    /// CQ-15.2, CQ-16.7, CQ-17.5: the Terror Points a side needs.
    pub fn goal(&self, side: u8) -> u8 {
        GOAL * self.seat_list().filter(|seat| self.side_of(*seat) == side).count() as u8
    }

    fn has_reached(&self, seat: Seat) -> bool {
        let side = self.side_of(seat);
        let ground = self.ground(Space::OBJECTIVE);
        // CQ-4.8
        let taken = ground.marker.is_some() || ground.demolished;
        self.side_terror(side) >= self.goal(side) && (taken || !self.options.take_objective)
    }

    /// CQ-15.5: the first condition met ends the game.
    pub(crate) fn check_victory(&mut self, flow: &mut Flow<'_>) {
        if matches!(self.phase, Phase::Over(_)) {
            return;
        }
        let reached = |seat: &Seat| self.has_reached(*seat);
        // CQ-15.4
        let active = Some(self.turn).filter(|_| self.phase != Phase::Setup).filter(reached);
        let winner = active.or_else(|| {
            let points = |seat: Seat| self.side_terror(self.side_of(seat));
            let most = self.priority().filter(reached).map(points).max();
            self.priority().filter(reached).find(|seat| Some(points(*seat)) == most)
        });
        if let Some(winner) = winner {
            let ending = Ending::Conquest(winner);
            self.phase = Phase::Over(ending);
            flow.tell(Event::Ended(ending));
        }
    }

    /// The result, seat by seat.
    pub(crate) fn result(&self, ending: Ending) -> Outcome {
        let points: Vec<Option<i32>> =
            self.seat_list().map(|seat| Some(self.terror(seat).into())).collect();
        // CQ-4.12, CQ-16.27
        if self.options.mode.is_together() || ending == Ending::SuperCannon {
            return Outcome::together(matches!(ending, Ending::Conquest(_)), &points);
        }
        // CQ-15.4: one winner, even if two have reached the goal.
        let won = |seat: Seat| match ending {
            Ending::Conquest(winner) => self.side_of(winner) == self.side_of(seat),
            _ => false,
        };
        let key: Vec<(bool, u8)> = self
            .seat_list()
            .map(|seat| (won(seat), self.side_terror(self.side_of(seat))))
            .collect();
        let sides: Vec<u8> = self.seat_list().map(|seat| self.side_of(seat)).collect();
        Outcome::teams(&sides, &points, &key)
    }

    /// CQ-3.4, CQ-4.5, CQ-17.2, CQ-17.7: deals races, or puts the picking on the agenda.
    pub(crate) fn deal_races(&mut self, flow: &mut Flow<'_>) {
        let seats: Vec<Seat> = self.seat_list().filter(|seat| self.leads(*seat)).collect();
        let picks = self.options.draw_two || self.options.pick_races;
        self.agenda.push(Step::RacesPicked);
        if picks {
            self.agenda.extend(seats.iter().rev().map(|seat| Step::PickRace(*seat)));
        }
        for seat in seats {
            if self.options.draw_two {
                let dealt = [(); 2].map(|()| flow.chance.draw(&mut self.races));
                self.player_mut(seat).dealt = dealt;
                let to = self.audience(seat);
                flow.tell(Event::RacesDealt { seat, races: dealt, to });
            } else if !self.options.pick_races {
                let race = flow.chance.draw(&mut self.races);
                self.player_mut(seat).race = race;
                flow.tell(Event::RacesDealt { seat, races: [race, None], to: Audience::ALL });
            }
        }
    }

    /// Whether a seat gets a race of its own, not that of an earlier seat of its side.
    pub(crate) fn leads(&self, seat: Seat) -> bool {
        match self.options.mode {
            Mode::Team => seat.0 < 2 || self.shared >> (seat.0 % 2) & 1 == 0,
            Mode::Solo if self.options.one_race => seat.0 == 0,
            _ => true,
        }
    }

    /// CQ-4.5: rejected races return after all have picked; those who share one get it.
    pub(crate) fn races_picked(&mut self, flow: &mut Flow<'_>) {
        for seat in self.seat_list() {
            for race in std::mem::take(&mut self.player_mut(seat).dealt).into_iter().flatten() {
                self.races.add(race);
            }
            if !self.leads(seat) {
                let first =
                    if self.options.mode == Mode::Team { Seat(seat.0 % 2) } else { Seat(0) };
                let race = self.player(first).race;
                self.player_mut(seat).race = race;
            }
            if let Some(race) = self.player(seat).race.filter(|_| self.options.draw_two) {
                flow.tell(Event::RaceShown { seat, race });
            }
        }
    }

    /// D-1, D-2: the races to pick from.
    pub(crate) fn list_races(&self, seat: Seat, what: Question, into: &mut Vec<Move>) {
        match what {
            Question::TeamRace => into.extend([Move::ShareRace(true), Move::ShareRace(false)]),
            // CQ-17.2: any race, equal ones too.
            _ if self.options.pick_races && !self.options.draw_two => {
                into.extend(Race::ALL.into_iter().map(Move::TakeRace));
            }
            _ => into.extend(self.player(seat).dealt.into_iter().flatten().map(Move::TakeRace)),
        }
    }

    /// CQ-16.3: whether Events with a red box are a deck of their own.
    pub(crate) fn has_red_deck(&self) -> bool {
        self.options.mode.is_together()
    }

    /// CQ-16.3: where a Resistance Event goes when it is done.
    pub(crate) fn discard_red(&mut self, card: EventCard, flow: &mut Flow<'_>) {
        if self.has_red_deck() {
            self.red_discard.add(card);
        } else {
            self.discard_event(card, flow);
        }
    }
}
