//! Sections 5, 6 and 14: the round, the Command Phase, and what frames a turn.

use crate::board::player::{ALL_COMMANDS, Chosen, Command};
use crate::board::space::SpaceSet;
use crate::effects::vocabulary::Window;
use crate::machine::step::{Opening, Running, Source, Step, WindowKind};
use crate::{Conquest, Ending, Event, Flow, Lies, Phase, Question};
use engine::Seat;

impl Conquest {
    /// CQ-3.9.
    pub(crate) fn deal_hand(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        let n = self.player(seat).race().sheet().intelligence;
        self.draw_events(seat, n, flow);
    }

    /// The end of set-up: its texts, then Fights that arose (CQ-3.12).
    pub(crate) fn set_up_done(&mut self) {
        self.phase = Phase::Command;
        self.agenda.push(Step::WaitingFights);
        // CQ-16.5: Captain Fantastic has waited for the hands.
        self.start_waiting();
        let seats: Vec<Seat> = self.seat_list().rev().collect();
        for seat in seats {
            self.trigger_own(seat, Window::Setup);
        }
    }

    pub(crate) fn begin_round(&mut self, flow: &mut Flow<'_>) {
        if self.round == self.options.edition.rounds() {
            self.phase = Phase::Over(Ending::RoundLimit);
            return flow.tell(Event::Ended(Ending::RoundLimit));
        }
        self.phase = Phase::Command;
        self.round += 1;
        let round = self.round;
        self.lasting.retain(|lasting| lasting.until >= round);
        flow.tell(Event::RoundBegan { round });
        for seat in self.seat_list() {
            let player = self.player_mut(seat);
            player.chosen = Chosen::Nothing;
            player.number = 0;
            // CQ-5.2
            if player.commands == Command::Die.bit() {
                player.commands = ALL_COMMANDS;
                flow.tell(Event::CommandsBack { seat });
            }
        }
        self.agenda.push(Step::FindFirst);
        self.agenda.push(Step::Reveal);
        if self.uses_commands() {
            let choices = self.seat_list().rev().map(Step::ChooseCommand);
            return self.agenda.extend(choices);
        }
        // CQ-16.6: everybody rolls.
        for seat in self.seat_list() {
            self.player_mut(seat).chosen = Chosen::Counter(Command::Die);
        }
    }

    /// CQ-5.3: all are shown together.
    pub(crate) fn reveal_commands(&mut self, flow: &mut Flow<'_>) {
        for seat in self.seat_list() {
            let Chosen::Counter(command) = self.player(seat).chosen else { continue };
            flow.tell(Event::CommandShown { seat, command });
            self.player_mut(seat).number = command.number().unwrap_or(0);
        }
        let die = Chosen::Counter(Command::Die);
        let rolls: Vec<Step> = self
            .priority()
            .filter(|seat| self.player(*seat).chosen == die)
            .map(Step::RollCommand)
            .collect();
        self.agenda.extend(rolls.into_iter().rev());
    }

    /// CQ-5.4, CQ-5.5.
    pub(crate) fn roll_command(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        let roll = flow.d6();
        flow.tell(Event::CommandRolled { seat, roll });
        self.player_mut(seat).number = roll;
        if roll == 1 {
            self.add_tokens(seat, 1, flow);
            self.ask(seat, Question::KeepOrReroll);
        }
    }

    /// CQ-5.6 to CQ-5.9.
    pub(crate) fn find_first(&mut self, flow: &mut Flow<'_>) {
        let number = |seat: &Seat| self.player(*seat).number;
        let lowest = self.seat_list().map(|seat| number(&seat)).min();
        let mut tied: Vec<Seat> =
            self.seat_list().filter(|seat| Some(number(seat)) == lowest).collect();
        while tied.len() > 1 {
            let rolls: Vec<u8> = tied.iter().map(|_| flow.d6()).collect();
            for (seat, roll) in tied.iter().zip(&rolls) {
                flow.tell(Event::RolledOff { seat: *seat, roll: *roll });
            }
            let best = *rolls.iter().max().expect("two or more rolled");
            let mut roll = rolls.iter();
            tied.retain(|_| roll.next() == Some(&best));
        }
        self.first = tied[0];
        flow.tell(Event::FirstPlayer { seat: self.first });
        for seat in self.seat_list() {
            let player = self.player_mut(seat);
            if let Chosen::Counter(command) = player.chosen
                && command != Command::Die
            {
                player.commands &= !command.bit();
            }
        }
        self.agenda.push(Step::BeginRound);
        if self.track.is_some() {
            self.agenda.push(Step::ResistancePhase(0));
        }
        let turns: Vec<Step> = self.priority().map(Step::BeginTurn).collect();
        self.agenda.extend(turns.into_iter().rev());
    }

    pub(crate) fn open_window(&mut self, kind: WindowKind) {
        self.agenda.push(Step::Window(Opening { kind, moment: None, passed: 0 }));
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.phase = Phase::TurnStart;
        for seat in self.seat_list() {
            self.player_mut(seat).quiet = 0;
        }
        self.agenda.push(Step::BeginAction);
        self.open_window(WindowKind::Open);
    }

    /// CQ-6.2, then the texts of the start of a turn.
    pub(crate) fn begin_action(&mut self, flow: &mut Flow<'_>) {
        let seat = self.turn;
        self.phase = Phase::Action;
        let player = self.player_mut(seat);
        player.points =
            player.number.saturating_add_signed(std::mem::take(&mut player.next_points));
        let points = player.points;
        player.aliens.iter_mut().for_each(|alien| alien.stopped = false);
        flow.tell(Event::TurnBegan { seat, points });
        for index in 0..self.player(seat).stuff.len() {
            let held = &mut self.player_mut(seat).stuff[index];
            if std::mem::take(&mut held.down) {
                let card = held.card;
                flow.tell(Event::Readied { seat, card });
            }
        }
        self.agenda.push(Step::ActionMenu);
        self.trigger_own(seat, Window::TurnStart);
    }

    /// Puts the clauses of this window, on everything a player owns, on the agenda.
    fn trigger_own(&mut self, seat: Seat, window: Window) {
        let player = *self.player(seat);
        let race = player.race();
        let gifts =
            (0..race.sheet().gifts.len()).map(|gift| (Source::Gift(race, gift as u8), None));
        let stuff = player.stuff.iter().map(|held| (Source::Stuff(held.card), None));
        let cards = self.in_play;
        let laid = cards
            .iter()
            .filter(|card| card.owner == seat && card.lies == Lies::Before(seat))
            .map(|card| (Source::Event(card.card), None));
        let held: Vec<_> = self
            .spaces()
            .filter(|space| self.ground(*space).marker == Some(seat))
            .filter_map(|space| Some((Source::Location(self.text_at(space)?), Some(space))))
            .collect();
        let all: Vec<_> = gifts.chain(stuff).chain(laid).chain(held).collect();
        for (source, here) in all.into_iter().rev() {
            for (line, clauses) in source.fx().iter().enumerate() {
                for (index, clause) in clauses.iter().enumerate() {
                    let mut run = Running::new(source, line as u8, index as u8, seat);
                    run.here = here;
                    if clause.window == window && self.holds(&run, None) {
                        self.agenda.push(Step::Resolve(run));
                    }
                }
            }
        }
    }

    /// CQ-6.3: what is left of the Action Points is lost.
    pub(crate) fn end_action(&mut self) {
        self.player_mut(self.turn).points = 0;
        self.phase = Phase::Battle;
        self.resolved = SpaceSet::default();
        self.agenda.push(Step::BattleMenu);
        self.open_window(WindowKind::Open);
    }

    pub(crate) fn end_battles(&mut self) {
        self.agenda.push(Step::BeginDraw);
        self.open_window(WindowKind::Open);
    }

    /// CQ-14.1.
    pub(crate) fn begin_draw(&mut self) {
        self.phase = Phase::Draw;
        self.agenda.push(Step::Refill);
        if !self.player(self.turn).hand.is_empty() {
            self.ask(self.turn, Question::DrawDiscard);
        }
    }

    /// CQ-14.1 to CQ-14.3.
    pub(crate) fn refill(&mut self, flow: &mut Flow<'_>) {
        let seat = self.turn;
        let have = self.player(seat).hand.len() as u8;
        let n = self.hand_size(seat).saturating_sub(have);
        self.draw_events(seat, n, flow);
    }
}
