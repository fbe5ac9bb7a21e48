//! Effects on Aliens: landing, moving, saving, destroying.

use super::super::player::members;
use super::super::space::Space;
use super::super::step::{Dying, Running};
use super::super::vocabulary::{Effect, Many, Where};
use super::super::{Conquest, Event, Figure, Flow, Move, Place};
use super::Next;
use crate::engine::Seat;

impl Conquest {
    pub(super) fn alien_effect(
        &mut self,
        effect: &Effect,
        run: &mut Running,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        match *effect {
            Effect::Destroy(Where::FighterHere, _) => {
                let here = run.here?;
                let owner = self.ground(here).marker?;
                let there = self.player(owner).crew(here) != 0;
                return Some(if there { Next::Ask(owner) } else { Next::Done });
            }
            Effect::Destroy(Where::AllAliens, _) => {
                while let Some(seat) = self.priority().nth(run.done as usize) {
                    if self.player(seat).on_board() != 0 {
                        return Some(Next::Ask(seat));
                    }
                    run.done += 1;
                }
            }
            Effect::Destroy(place, _) => {
                let reach = self.reach(&place, run);
                let mut dying = Dying::default();
                for seat in self.seat_list() {
                    for space in reach.iter() {
                        dying.crews[seat.index()] |= self.player(seat).crew(space);
                    }
                }
                self.push_dying(dying);
            }
            Effect::Blast(Where::Rnd(area), limit) => {
                let areas = self.areas(area, run, flow);
                let mut reach = super::super::SpaceSet::default();
                for (section, not) in areas {
                    let space = self.random_space(section, not, flow);
                    reach.add(space);
                }
                self.blast(reach, limit, false, flow);
            }
            Effect::Blast(place, limit) => {
                let reach = self.reach(&place, run);
                let in_fight = self.battle.is_some();
                self.blast(reach, limit, in_fight, flow);
            }
            Effect::Land(_, many, place) => return Some(self.land_some(many, place, run, flow)),
            Effect::MoveSteps(n, _) | Effect::MoveJump(n, _) => {
                let mut moves = Vec::new();
                self.list_alien_targets(effect, run, &mut moves);
                let more = run.done < n && moves.iter().any(|mv| *mv != Move::Enough);
                return Some(if more { Next::Ask(run.me) } else { Next::Done });
            }
            _ => return None,
        }
        Some(Next::Done)
    }

    fn land_some(
        &mut self,
        many: Many,
        place: Where,
        run: &mut Running,
        flow: &mut Flow<'_>,
    ) -> Next {
        let Some(at) = self.reach(&place, run).iter().next() else { return Next::Done };
        match many {
            Many::N(n) if run.done < n && self.player(run.me).pool() != 0 => Next::Ask(run.me),
            Many::All => {
                for index in members(self.player(run.me).pool()) {
                    self.land(run.me, index, at, flow);
                }
                Next::Done
            }
            _ => Next::Done,
        }
    }

    pub(super) fn list_alien_targets(&self, effect: &Effect, run: &Running, into: &mut Vec<Move>) {
        match *effect {
            Effect::Destroy(Where::FighterHere, _) => {
                let Some(here) = run.here else { return };
                let Some(owner) = self.ground(here).marker else { return };
                into.extend(self.figures_at(owner, here).map(|figure| Move::Alien(figure, here)));
            }
            Effect::Destroy(Where::AllAliens, _) => {
                let Some(seat) = self.priority().nth(run.done as usize) else { return };
                for space in self.spaces() {
                    let kinds = self.figures_at(seat, space);
                    into.extend(kinds.map(|figure| Move::Alien(figure, space)));
                }
            }
            Effect::Save(Many::N(_), _) => {
                let kinds = self.dying_kinds(run.me).into_iter();
                into.extend(kinds.map(|(figure, space)| Move::Alien(figure, space)));
            }
            Effect::Land(..) => {
                into.extend(self.pool_figures(run.me).map(Move::FromPool));
                // "Up to": fewer are allowed, but not none.
                into.extend((run.done > 0).then_some(Move::Enough));
            }
            Effect::MoveSteps(..) => {
                self.each_unmoved(run, |_, figure, from| {
                    let to = self.neighbours(run.me, from).iter();
                    into.extend(to.map(|to| Move::Send(figure, from, to)));
                });
                into.push(Move::Enough);
            }
            Effect::MoveJump(..) => {
                let Some(to) = run.picked.place else { return };
                self.each_unmoved(run, |_, figure, from| {
                    if from != to {
                        into.push(Move::Alien(figure, from));
                    }
                });
                into.push(Move::Enough);
            }
            _ => {}
        }
    }

    /// Own Aliens this effect has not moved yet, each kind once per Space.
    fn each_unmoved(&self, run: &Running, mut each: impl FnMut(usize, Figure, Space)) {
        let mut seen = Vec::new();
        for (index, alien) in self.player(run.me).aliens.iter().enumerate() {
            let Place::On(from) = alien.place else { continue };
            let figure = Figure::of_index(index);
            if alien.stopped || run.moved >> index & 1 == 1 || seen.contains(&(figure, from)) {
                continue;
            }
            seen.push((figure, from));
            each(index, figure, from);
        }
    }

    fn unmoved(&self, run: &Running, figure: Figure, from: Space) -> Option<usize> {
        let mut found = None;
        self.each_unmoved(run, |index, kind, space| {
            if kind == figure && space == from {
                found = Some(index);
            }
        });
        found
    }

    pub(super) fn alien_target(
        &mut self,
        effect: &Effect,
        run: &mut Running,
        mv: Move,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        match (*effect, mv) {
            (Effect::Destroy(Where::AllAliens, _), Move::Alien(figure, space)) => {
                let seat = self.priority().nth(run.done as usize)?;
                let index = self.index_at(seat, figure, space)?;
                let mut dying = Dying::default();
                dying.crews[seat.index()] = 1 << index;
                self.push_dying(dying);
                run.done += 1;
                Some(Next::Again)
            }
            (Effect::Destroy(..), Move::Alien(figure, space)) => {
                let owner = self.ground(space).marker?;
                let index = self.index_at(owner, figure, space)?;
                let mut dying = Dying::default();
                dying.crews[owner.index()] = 1 << index;
                self.push_dying(dying);
                Some(Next::Done)
            }
            (Effect::Save(..), Move::Alien(figure, space)) => {
                let seat = run.me;
                let crew = self.dying_now()?.crews[seat.index()] & self.player(seat).crew(space);
                let index = members(crew).find(|index| Figure::of_index(*index) == figure)?;
                self.dying_mut()?.crews[seat.index()] &= !(1 << index);
                flow.tell(Event::Saved { seat, figure });
                Some(Next::Done)
            }
            (Effect::Land(_, _, place), Move::FromPool(figure)) => {
                let at = self.reach(&place, run).iter().next()?;
                let index = self.in_pool(run.me, figure)?;
                self.land(run.me, index, at, flow);
                run.done += 1;
                Some(Next::Again)
            }
            (Effect::MoveSteps(..), Move::Send(figure, from, to)) => {
                let index = self.unmoved(run, figure, from)?;
                self.enter(run.me, index, to, flow);
                run.moved |= 1 << index;
                run.done += 1;
                Some(Next::Again)
            }
            (Effect::MoveJump(..), Move::Alien(figure, from)) => {
                let index = self.unmoved(run, figure, from)?;
                self.enter(run.me, index, run.picked.place?, flow);
                run.moved |= 1 << index;
                run.done += 1;
                Some(Next::Again)
            }
            _ => None,
        }
    }

    /// The first Alien of this kind of a player in a Space.
    pub(in super::super) fn index_at(
        &self,
        seat: Seat,
        figure: Figure,
        space: Space,
    ) -> Option<usize> {
        members(self.player(seat).crew(space)).find(|index| Figure::of_index(*index) == figure)
    }
}
