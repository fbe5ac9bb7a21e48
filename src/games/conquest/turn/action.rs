//! Section 6: moving and landing.

use crate::board::player::members;
use crate::board::space::{Space, SpaceSet};
use crate::effects::vocabulary::Knack;
use crate::{Conquest, Event, Figure, Flow, Place};
use engine::Seat;

impl Conquest {
    /// The first own Alien of this kind in a Space whose move has not ended.
    pub(crate) fn mover(&self, seat: Seat, figure: Figure, from: Space) -> Option<usize> {
        let player = self.player(seat);
        members(player.crew(from))
            .find(|index| Figure::of_index(*index) == figure && !player.aliens[*index].stopped)
    }

    /// Calls `each` with every kind of own Alien that may still move, once per Space.
    pub(crate) fn each_mover(&self, seat: Seat, mut each: impl FnMut(usize, Figure, Space)) {
        let player = self.player(seat);
        let mut seen = SpaceSet::default();
        for (index, alien) in player.aliens.iter().enumerate() {
            let Place::On(from) = alien.place else { continue };
            let figure = Figure::of_index(index);
            if alien.stopped || figure == Figure::Saucer && seen.has(from) {
                continue;
            }
            if figure == Figure::Saucer {
                seen.add(from);
            }
            each(index, figure, from);
        }
    }

    /// CQ-6.5, CQ-6.6: whether entering the Space ends the move.
    pub(crate) fn stops(&self, seat: Seat, space: Space) -> bool {
        let empty = self.is_empty_space(space);
        if self.has_knack(seat, Knack::FlyOver) {
            return empty;
        }
        empty || self.is_unconquered(space) || self.enemy_at(seat, space)
    }

    /// An Alien enters a Space.
    pub(crate) fn enter(&mut self, seat: Seat, index: usize, to: Space, flow: &mut Flow<'_>) {
        let stopped = self.stops(seat, to);
        let alien = &mut self.player_mut(seat).aliens[index];
        let Place::On(from) = alien.place else { return };
        alien.place = Place::On(to);
        alien.stopped = stopped;
        flow.tell(Event::Moved { seat, figure: Figure::of_index(index), from, to });
    }

    /// The first Alien of this kind in the pool.
    pub(crate) fn in_pool(&self, seat: Seat, figure: Figure) -> Option<usize> {
        members(self.player(seat).pool()).find(|index| Figure::of_index(*index) == figure)
    }

    /// The kinds of Aliens in the pool.
    pub(crate) fn pool_figures(&self, seat: Seat) -> impl Iterator<Item = Figure> + '_ {
        Figure::ALL.into_iter().filter(move |figure| self.in_pool(seat, *figure).is_some())
    }

    /// An Alien lands. CQ-6.9: an enemy there traps it for this turn.
    pub(crate) fn land(&mut self, seat: Seat, index: usize, at: Space, flow: &mut Flow<'_>) {
        // Whoever flies over enemies lands among them like all others.
        let trapped = self.is_second() && self.enemy_at(seat, at);
        let stopped = trapped || self.stops(seat, at);
        let alien = &mut self.player_mut(seat).aliens[index];
        alien.place = Place::On(at);
        alien.stopped = stopped;
        flow.tell(Event::Landed { seat, figure: Figure::of_index(index), at });
    }

    /// The kinds of own Aliens in a Space.
    pub(crate) fn figures_at(
        &self,
        seat: Seat,
        space: Space,
    ) -> impl Iterator<Item = Figure> + use<> {
        let crew = self.player(seat).crew(space);
        Figure::ALL
            .into_iter()
            .filter(move |figure| members(crew).any(|index| Figure::of_index(index) == *figure))
    }
}
