//! Section 16: the Human Tech track and Human Tech.

use serde::{Deserialize, Serialize};

use crate::cards::{EventCard, Tech};
use crate::machine::step::{Play, Running, Source, Step, WindowKind};
use crate::{Conquest, Ending, Event, Flow, Lasting, Phase, Sheet};

/// CQ-16.27: the Super Cannon is built.
pub(crate) const CANNON: u8 = 10;

/// The Human Tech track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Track {
    /// Which side of the sheet.
    pub sheet: Sheet,
    /// Where the marker is.
    pub step: u8,
    /// CQ-16.26: Resistance Phases held.
    pub phases: u8,
    /// CQ-16.25: red circles passed whose counters have not come yet.
    pub due: u8,
}

impl Track {
    pub(crate) fn new(sheet: Sheet) -> Track {
        Track { sheet, step: 0, phases: 0, due: 0 }
    }

    /// CQ-16.23, CQ-16.24: the stage, which is the number of breakthrough dice.
    pub fn stage(&self) -> u8 {
        self.stage_at(self.step)
    }

    /// The stage of any step.
    pub fn stage_at(&self, step: u8) -> u8 {
        match (self.sheet, step) {
            (Sheet::Standard, 0..=4) | (Sheet::Brutal, 0..=2) | (Sheet::First, 0..=3) => 1,
            (Sheet::Standard, 5..=7) | (Sheet::Brutal, 3..=5) | (Sheet::First, 4..=6) => 2,
            _ => 3,
        }
    }

    /// CQ-16.23, CQ-16.24: the red circles.
    pub fn circles(&self) -> &'static [u8] {
        match self.sheet {
            Sheet::Standard => &[5, 9],
            Sheet::Brutal => &[2, 4, 6, 8, 9],
            Sheet::First => &[3, 6, 9],
        }
    }
}

impl Conquest {
    /// CQ-16.25 to CQ-16.27: step by step; counters follow with the next [`Step::Reinforced`].
    pub(crate) fn move_track(&mut self, by: i8, flow: &mut Flow<'_>) {
        for _ in 0..by.unsigned_abs() {
            let second = self.is_second();
            let Some(track) = &mut self.track else { return };
            // CQ-16.26: in the first edition only extra steps were undone.
            let floor = if second { 0 } else { track.phases };
            if by > 0 {
                track.step += 1;
                if track.circles().contains(&track.step) {
                    track.due += 1;
                }
            } else if track.step > floor {
                track.step -= 1;
            } else {
                return;
            }
            let step = track.step;
            flow.tell(Event::TrackMoved { step });
            if step >= CANNON {
                self.phase = Phase::Over(Ending::SuperCannon);
                return flow.tell(Event::Ended(Ending::SuperCannon));
            }
        }
    }

    /// CQ-16.28: a Human Tech card, and the window to cancel it (W-2).
    pub(crate) fn draw_tech(&mut self, flow: &mut Flow<'_>) {
        if self.track.is_none() {
            return;
        }
        if self.techs.is_empty() {
            self.techs.pour(&mut self.tech_discard);
        }
        let Some(tech) = flow.chance.draw(&mut self.techs) else { return };
        self.tech_in_play.push(tech);
        flow.tell(Event::TechDrawn { tech });
        self.open_window(WindowKind::Tech);
    }

    /// CQ-16.29: on a D6 of 4 or more, or for sure.
    pub(crate) fn cancel_tech(
        &mut self,
        tech: Tech,
        sure: bool,
        run: &Running,
        flow: &mut Flow<'_>,
    ) {
        if !sure {
            let roll = flow.d6();
            flow.tell(Event::TextRoll { source: run.source, roll });
            if roll < 4 {
                return;
            }
        }
        if let Some(index) = self.tech_in_play.iter().position(|known| *known == tech) {
            self.tech_in_play.remove(index);
            self.tech_discard.add(tech);
            flow.tell(Event::TechLost { tech });
        }
    }

    /// CQ-16.3: the top of the Resistance Event deck. CQ-4.11: without one, the first Event with a red box off the deck is resolved; the others are discarded.
    pub(crate) fn draw_resistance_event(&mut self, flow: &mut Flow<'_>) {
        if self.track.is_none() {
            return;
        }
        if self.has_red_deck() {
            if self.red_deck.is_empty() {
                self.red_deck.pour(&mut self.red_discard);
            }
            if let Some(card) = flow.chance.draw(&mut self.red_deck) {
                self.play_red(card, flow);
            }
            return;
        }
        let mut reshuffled = false;
        loop {
            if self.events.is_empty() && !reshuffled {
                reshuffled = true;
                self.events.pour(&mut self.event_discard);
            }
            let Some(card) = flow.chance.draw(&mut self.events) else { return };
            if card.sheet().red.is_empty() {
                flow.tell(Event::Revealed { card });
                self.event_discard.add(card);
            } else {
                return self.play_red(card, flow);
            }
        }
    }

    /// CQ-16.9: shown and resolved as soon as drawn; like any Event it can be canceled.
    fn play_red(&mut self, card: EventCard, flow: &mut Flow<'_>) {
        let source = Source::Red(card);
        let seat = self.first;
        flow.tell(Event::Announced { seat, source });
        let run = Running::new(source, 0, 0, seat);
        let here = self.battle.map(|battle| battle.space);
        let run = Running { here, ..run };
        let play = Play { run, immediate: true, opened: false, canceled: false };
        self.agenda.push(Step::Announced(play));
    }

    /// CQ-16.10: once per Fight.
    pub(crate) fn human_ingenuity(&mut self, flow: &mut Flow<'_>) {
        let Some(battle) = &mut self.battle else { return };
        if self.track.is_some() && !battle.ingenuity {
            battle.ingenuity = true;
            self.draw_resistance_event(flow);
        }
    }

    /// A red box works until the end of this round, or of the next if it comes in a Resistance
    /// Phase.
    pub(crate) fn last_for_the_round(&mut self, run: &Running) {
        let Source::Red(card) = run.source else { return };
        let next = u16::from(self.phase == Phase::Resistance);
        let lasting = Lasting { card, until: self.round + next };
        // Several effects of one box last as one.
        if run.at == 0 && self.lasting.len() < 8 {
            self.lasting.push(lasting);
        }
    }
}
