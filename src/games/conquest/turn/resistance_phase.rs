//! Section 16: the six steps of the Resistance Phase.

use crate::board::space::Space;
use crate::cards::{Ability, Icon};
use crate::effects::vocabulary::Window;
use crate::machine::step::{Source, Step, WindowKind};
use crate::{Conquest, Event, Flow, Phase, Sheet, Short, Track};

impl Conquest {
    /// CQ-16.15: one step; the next waits below what it starts.
    pub(crate) fn resistance_phase(&mut self, step: u8, flow: &mut Flow<'_>) {
        if step < 6 {
            self.agenda.push(Step::ResistancePhase(step + 1));
        }
        if step > 0 {
            flow.tell(Event::ResistanceStep { step });
        }
        match step {
            0 => {
                self.phase = Phase::Resistance;
                flow.tell(Event::ResistancePhase);
                for seat in self.seat_list() {
                    self.player_mut(seat).quiet = 0;
                }
                self.open_window(WindowKind::Open);
            }
            1 => self.draw_resistance_event(flow),
            2 => self.liberations(flow),
            3 => self.advance_track(flow),
            4 => self.move_counters(flow),
            5 => self.shell_all(),
            _ => self.breakthrough(flow),
        }
    }

    /// CQ-16.17: conquered Locations with counters and no Alien are free again.
    fn liberations(&mut self, flow: &mut Flow<'_>) {
        for space in self.spaces() {
            let ground = self.ground(space);
            let guarded = self.players.iter().any(|player| player.crew(space) != 0);
            if ground.marker.is_some() && !ground.counters.is_empty() && !guarded {
                self.liberate(space, flow);
            }
        }
    }

    /// CQ-16.18, with what Human Tech adds.
    fn advance_track(&mut self, flow: &mut Flow<'_>) {
        if let Some(track) = &mut self.track {
            track.phases += 1;
        }
        let techs = self.tech_in_play;
        for tech in techs.iter() {
            let window = Window::ResPhase(3);
            self.trigger(Source::Tech(*tech), self.first, window, None, None, None);
        }
        self.agenda.push(Step::Reinforced);
        self.move_track(1, flow);
    }

    /// CQ-16.19, CQ-16.20.
    fn move_counters(&mut self, flow: &mut Flow<'_>) {
        let mut movers = Vec::new();
        for space in self.spaces() {
            for counter in self.ground(space).counters.iter().filter(|c| c.sheet().moves) {
                movers.push((space, *counter));
            }
        }
        for (from, counter) in movers {
            let to = self.random_space(from.section(), None, flow);
            if to != from && self.ground(to).counters.len() < 3 {
                self.move_counter(counter, from, to, flow);
            }
        }
        self.start_waiting();
    }

    /// CQ-16.21: one counter after the other.
    fn shell_all(&mut self) {
        let shells = |space: Space| {
            let guns = self.ground(space).counters;
            guns.iter().filter(|c| c.sheet().abilities.contains(&Ability::Barrage)).count()
        };
        let steps: Vec<Step> = self
            .spaces()
            .flat_map(|space| std::iter::repeat_n(Step::Shell(space), shells(space)))
            .collect();
        self.agenda.extend(steps.into_iter().rev());
    }

    pub(crate) fn shell(&mut self, space: Space, flow: &mut Flow<'_>) {
        let mut reach = self.adjacent(space);
        reach.add(space);
        self.blast(reach, 2, false, flow);
    }

    /// CQ-4.7: Tech Locations that are not conquered.
    pub(crate) fn busy_labs(&self) -> u8 {
        let busy = |space: &Space| {
            let ground = self.ground(*space);
            // In the first edition a demolished one did no research.
            let open = self.is_second() || !ground.demolished;
            ground.marker.is_none() && open && self.has_icon(*space, Icon::Tech)
        };
        let labs = self.spaces().filter(busy).count() as u8;
        if self.options.tech_locations { labs } else { 0 }
    }

    /// CQ-16.22: the die that makes a breakthrough. The Brutal sheet of the first edition had 5s too.
    pub fn breakthrough_die(&self, track: Track) -> u8 {
        if !self.is_second() && track.sheet == Sheet::Brutal { 5 } else { 6 }
    }

    /// CQ-4.7, CQ-16.22: how many breakthrough dice the Resistance has now.
    pub fn breakthrough_dice(&self, track: Track) -> u8 {
        (track.stage() + self.busy_labs()).min(10)
    }

    /// CQ-16.22: as many dice as the stage; one good die is one card, and no more.
    fn breakthrough(&mut self, flow: &mut Flow<'_>) {
        let Some(track) = self.track else { return };
        let dice: Short<u8, 10> = (0..self.breakthrough_dice(track)).map(|_| flow.d6()).collect();
        let found = dice.iter().any(|die| *die >= self.breakthrough_die(track));
        flow.tell(Event::Breakthrough { dice, found });
        if found {
            self.draw_tech(flow);
        }
    }
}
