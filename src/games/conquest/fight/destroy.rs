//! Aliens about to be destroyed: saving rolls, the window, the loss.

use crate::board::player::members;
use crate::effects::vocabulary::{Effect, Figures, Many, Prefix, Window};
use crate::machine::step::{Dying, Source, Step, WindowKind};
use crate::{Conquest, Event, Figure, Flow, Place};
use engine::Seat;

impl Dying {
    /// Whether nobody is about to be destroyed any more.
    pub(crate) fn is_over(&self) -> bool {
        self.crews == [0; 4]
    }
}

impl Conquest {
    /// Puts Aliens that are about to be destroyed on the agenda.
    pub(crate) fn push_dying(&mut self, dying: Dying) {
        if !dying.is_over() {
            self.agenda.push(Step::Dying(dying));
        }
    }

    /// The Aliens about to be destroyed now.
    pub fn dying_now(&self) -> Option<&Dying> {
        self.agenda.iter().rev().find_map(|step| match step {
            Step::Dying(dying) => Some(dying),
            _ => None,
        })
    }

    pub(crate) fn dying_mut(&mut self) -> Option<&mut Dying> {
        self.agenda.iter_mut().rev().find_map(|step| match step {
            Step::Dying(dying) => Some(dying),
            _ => None,
        })
    }

    pub(crate) fn dying(&mut self, mut dying: Dying, flow: &mut Flow<'_>) {
        if !dying.rolled {
            self.saving_rolls(&mut dying, flow);
            dying.rolled = true;
        }
        if dying.is_over() {
            return;
        }
        if !dying.opened {
            dying.opened = true;
            self.agenda.push(Step::Dying(dying));
            return self.open_window(WindowKind::Destroy);
        }
        for seat in self.seat_list() {
            for index in members(dying.crews[seat.index()]) {
                self.lose_alien(seat, index, flow);
            }
        }
    }

    /// CQ-1.4, CQ-12.4: an Alien goes to the pool.
    fn lose_alien(&mut self, seat: Seat, index: usize, flow: &mut Flow<'_>) {
        let alien = &mut self.player_mut(seat).aliens[index];
        let Place::On(at) = alien.place else { return };
        alien.place = Place::Pool;
        alien.stopped = false;
        flow.tell(Event::Destroyed { seat, figure: Figure::of_index(index), at });
        if let Some(battle) = &mut self.battle {
            battle.lost |= 1 << seat.0;
        }
    }

    /// Texts that save by a roll of their own accord.
    fn saving_rolls(&mut self, dying: &mut Dying, flow: &mut Flow<'_>) {
        for seat in self.priority() {
            let player = self.player(seat);
            let race = player.race();
            let gifts = (0..race.sheet().gifts.len()).map(|gift| Source::Gift(race, gift as u8));
            let stuff = player.stuff.iter().map(|held| Source::Stuff(held.card));
            let saves: Vec<(Source, u8)> = gifts
                .chain(stuff)
                .filter_map(|source| automatic_save(source).map(|limit| (source, limit)))
                .collect();
            for (source, limit) in saves {
                for index in members(dying.crews[seat.index()]) {
                    let figure = Figure::of_index(index);
                    // A race's own text names the race, so not its Allies; an Ally's names itself.
                    let meant = match source {
                        Source::Stuff(card) => figure.card() == Some(card),
                        _ => figure == Figure::Saucer,
                    };
                    if !meant {
                        continue;
                    }
                    let roll = flow.d6();
                    let saved = roll >= limit;
                    flow.tell(Event::SavingRoll { seat, figure, roll, saved });
                    if saved {
                        dying.crews[seat.index()] &= !(1 << index);
                    } else if index < 4 {
                        dying.rolls[seat.index()][index] = roll;
                    }
                }
            }
        }
    }

    /// The limit of a player's automatic saving roll for Saucers.
    pub(crate) fn saucer_save(&self, seat: Seat) -> Option<u8> {
        let race = self.player(seat).race();
        (0..race.sheet().gifts.len())
            .find_map(|gift| automatic_save(Source::Gift(race, gift as u8)))
    }
}

/// The roll at which a text saves of its own accord.
fn automatic_save(source: Source) -> Option<u8> {
    let clauses = source.fx().iter().flat_map(|line| line.iter());
    let automatic = clauses.filter(|c| c.window == Window::WouldDie && c.prefix == Prefix::Free);
    let effects = automatic.flat_map(|clause| clause.then);
    let limit = |effect: &Effect| match effect {
        Effect::Figures(Figures::Save(Many::All | Many::Itself, limit)) => *limit,
        _ => None,
    };
    match source {
        Source::Gift(..) | Source::Stuff(_) => effects.filter_map(limit).next(),
        _ => None,
    }
}
