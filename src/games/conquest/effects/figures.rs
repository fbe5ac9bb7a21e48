//! Effects on Aliens: landing, moving, saving, destroying.

use super::Next;
use crate::board::player::members;
use crate::board::space::Space;
use crate::effects::need::Need;
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{Many, Where, Who};
use crate::machine::step::{Dying, Running};
use crate::{Conquest, Event, Figure, Flow, Move, Place, SpaceSet};
use engine::{Seat, distinct};

/// What happens to Aliens.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Figures {
    /// Aliens there are destroyed.
    Destroy(Where, Many),
    /// A D6 for each Alien there; so much or less destroys it.
    Blast(Where, u8),
    /// Own Aliens about to be destroyed are not, on so much or more.
    Save(Many, Option<u8>),
    /// A change to a saving roll just made.
    SaveMod(i8),
    /// Aliens of the pool are placed free.
    Land(Who, Many, Where),
    /// So many Aliens move so many Spaces each.
    MoveSteps(u8, u8),
    /// So many Aliens are placed there.
    MoveJump(u8, Where),
}

impl Family for Figures {
    fn place(&self) -> Option<Where> {
        match *self {
            Figures::Destroy(place, _)
            | Figures::Blast(place, _)
            | Figures::Land(_, _, place)
            | Figures::MoveJump(_, place) => Some(place),
            Figures::Save(..) | Figures::SaveMod(_) | Figures::MoveSteps(..) => None,
        }
    }

    fn names(&self) -> Option<Need> {
        None
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        match *self {
            Figures::Destroy(Where::FighterHere, _) => run.here.is_some_and(|here| {
                let holder = game.ground(here).marker;
                holder.is_some_and(|seat| game.player(seat).crew(here) != 0)
            }),
            Figures::Blast(Where::Rnd(_), _) => true,
            Figures::Destroy(place, _) | Figures::Blast(place, _) => {
                game.any_aliens(game.reach(&place, run))
            }
            Figures::Save(..) => {
                game.dying_now().is_some_and(|dying| dying.crews[run.me.index()] != 0)
            }
            Figures::SaveMod(n) => game.save_to_bump(run.me, n).is_some(),
            Figures::Land(who, many, place) => {
                let free = many != Many::N(0) && !game.reach(&place, run).is_empty();
                free && game.persons(who, run).iter().any(|seat| game.player(*seat).pool() != 0)
            }
            Figures::MoveSteps(..) => {
                let mut able = false;
                game.each_mover(run.me, |_, _, _| able = true);
                able
            }
            Figures::MoveJump(_, place) => {
                let mut able = false;
                let reach = game.reach(&place, run);
                game.each_mover(run.me, |_, _, from| {
                    able |= reach.iter().any(|space| space != from);
                });
                able
            }
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        match *self {
            Figures::Destroy(Where::FighterHere, _) => match game.holder_here(run) {
                Some((owner, here)) if game.player(owner).crew(here) != 0 => Next::Ask(owner),
                _ => Next::Done,
            },
            Figures::Destroy(Where::AllAliens, _) => {
                while let Some(seat) = game.priority().nth(run.done as usize) {
                    if game.player(seat).on_board() != 0 {
                        return Next::Ask(seat);
                    }
                    run.done += 1;
                }
                Next::Done
            }
            Figures::Destroy(place, _) => {
                let reach = game.reach(&place, run);
                let mut dying = Dying::default();
                for seat in game.seat_list() {
                    for space in reach.iter() {
                        dying.crews[seat.index()] |= game.player(seat).crew(space);
                    }
                }
                game.push_dying(dying);
                Next::Done
            }
            Figures::Blast(Where::Rnd(area), limit) => {
                let areas = game.areas(area, run, flow);
                let mut reach = SpaceSet::default();
                for (section, not) in areas {
                    reach.add(game.random_space(section, not, flow));
                }
                game.blast(reach, limit, false, flow);
                Next::Done
            }
            Figures::Blast(place, limit) => {
                let reach = game.reach(&place, run);
                let in_fight = game.battle.is_some();
                game.blast(reach, limit, in_fight, flow);
                Next::Done
            }
            Figures::Save(Many::All, None) => {
                for (figure, _) in game.dying_kinds(run.me) {
                    flow.tell(Event::Saved { seat: run.me, figure });
                }
                if let Some(dying) = game.dying_mut() {
                    dying.crews[run.me.index()] = 0;
                }
                Next::Done
            }
            Figures::Save(Many::N(_), _) => Next::Ask(run.me),
            // Saving rolls are made as the Aliens are about to die.
            Figures::Save(Many::All | Many::Itself, _) => Next::Done,
            Figures::SaveMod(n) => {
                game.bump_save(n, run, flow);
                Next::Done
            }
            Figures::Land(_, many, place) => game.land_some(many, place, run, flow),
            Figures::MoveSteps(n, _) | Figures::MoveJump(n, _) => {
                let mut moves = Vec::new();
                self.targets(game, run, &mut moves);
                let more = run.done < n && moves.iter().any(|mv| *mv != Move::Enough);
                if more { Next::Ask(run.me) } else { Next::Done }
            }
        }
    }

    fn targets(&self, game: &Conquest, run: &Running, into: &mut Vec<Move>) {
        match *self {
            Figures::Destroy(Where::FighterHere, _) => {
                let Some((owner, here)) = game.holder_here(run) else { return };
                into.extend(game.figures_at(owner, here).map(|figure| Move::Alien(figure, here)));
            }
            Figures::Destroy(Where::AllAliens, _) => {
                let Some(seat) = game.priority().nth(run.done as usize) else { return };
                for space in game.spaces() {
                    let kinds = game.figures_at(seat, space);
                    into.extend(kinds.map(|figure| Move::Alien(figure, space)));
                }
            }
            Figures::Save(Many::N(_), _) => {
                let kinds = game.dying_kinds(run.me).into_iter();
                into.extend(kinds.map(|(figure, space)| Move::Alien(figure, space)));
            }
            Figures::Land(..) => {
                into.extend(game.pool_figures(run.me).map(Move::FromPool));
                // "Up to": fewer are allowed, but not none.
                into.extend((run.done > 0).then_some(Move::Enough));
            }
            Figures::MoveSteps(..) => {
                game.each_unmoved(run, |_, figure, from| {
                    let to = game.neighbours(run.me, from).iter();
                    into.extend(to.map(|to| Move::Send(figure, from, to)));
                });
                into.push(Move::Enough);
            }
            Figures::MoveJump(..) => {
                let Some(to) = run.picked.place else { return };
                game.each_unmoved(run, |_, figure, from| {
                    if from != to {
                        into.push(Move::Alien(figure, from));
                    }
                });
                into.push(Move::Enough);
            }
            Figures::Destroy(..) | Figures::Blast(..) | Figures::Save(..) | Figures::SaveMod(_) => {
            }
        }
    }

    fn take(&self, game: &mut Conquest, run: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Next {
        let taken = match *self {
            Figures::Destroy(Where::AllAliens, _) => {
                let seat = game.priority().nth(run.done as usize);
                seat.and_then(|seat| game.doom(seat, mv))
            }
            Figures::Destroy(..) => {
                if let Some((owner, _)) = game.holder_here(run) {
                    game.doom(owner, mv);
                }
                return Next::Done;
            }
            Figures::Save(..) => {
                game.save_one(run.me, mv, flow);
                return Next::Done;
            }
            Figures::Land(_, _, place) => game.land_one(place, run, mv, flow),
            Figures::MoveSteps(..) | Figures::MoveJump(..) => game.send_one(run, mv, flow),
            Figures::Blast(..) | Figures::SaveMod(_) => None,
        };
        match taken {
            Some(()) => {
                run.done += 1;
                Next::Again
            }
            None => Next::Done,
        }
    }
}

impl Conquest {
    /// Whose marker is on the Location of the text.
    fn holder_here(&self, run: &Running) -> Option<(Seat, Space)> {
        let here = run.here?;
        Some((self.ground(here).marker?, here))
    }

    fn any_aliens(&self, spaces: SpaceSet) -> bool {
        let taken = |space: Space| self.players.iter().any(|player| player.crew(space) != 0);
        spaces.iter().any(taken)
    }

    /// The picked Alien of a player is about to be destroyed.
    fn doom(&mut self, seat: Seat, mv: Move) -> Option<()> {
        let Move::Alien(figure, space) = mv else { return None };
        let index = self.index_at(seat, figure, space)?;
        let mut dying = Dying::default();
        dying.crews[seat.index()] = 1 << index;
        self.push_dying(dying);
        Some(())
    }

    /// The picked Alien is not destroyed after all.
    fn save_one(&mut self, seat: Seat, mv: Move, flow: &mut Flow<'_>) -> Option<()> {
        let Move::Alien(figure, space) = mv else { return None };
        let crew = self.dying_now()?.crews[seat.index()] & self.player(seat).crew(space);
        let index = members(crew).find(|index| Figure::of_index(*index) == figure)?;
        self.dying_mut()?.crews[seat.index()] &= !(1 << index);
        flow.tell(Event::Saved { seat, figure });
        Some(())
    }

    /// The Saucer whose failed saving roll the change would turn.
    pub(crate) fn save_to_bump(&self, seat: Seat, n: i8) -> Option<usize> {
        let limit = self.saucer_save(seat)? as i8;
        let dying = self.dying_now()?;
        let index = seat.index();
        (0..4).find(|saucer| {
            let roll = dying.rolls[index][*saucer] as i8;
            dying.crews[index] >> saucer & 1 == 1
                && dying.bumped[index] >> saucer & 1 == 0
                && roll > 0
                && roll + n >= limit
        })
    }

    fn bump_save(&mut self, n: i8, run: &Running, flow: &mut Flow<'_>) -> Option<()> {
        let saucer = self.save_to_bump(run.me, n)?;
        let seat = run.me.index();
        let dying = self.dying_mut()?;
        dying.bumped[seat] |= 1 << saucer;
        dying.crews[seat] &= !(1 << saucer);
        flow.tell(Event::Saved { seat: run.me, figure: Figure::Saucer });
        Some(())
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
            Many::N(_) | Many::Itself => Next::Done,
        }
    }

    fn land_one(
        &mut self,
        place: Where,
        run: &Running,
        mv: Move,
        flow: &mut Flow<'_>,
    ) -> Option<()> {
        let Move::FromPool(figure) = mv else { return None };
        let at = self.reach(&place, run).iter().next()?;
        let index = self.in_pool(run.me, figure)?;
        self.land(run.me, index, at, flow);
        Some(())
    }

    /// Moves the picked Alien: where it is sent, or where all of them go.
    fn send_one(&mut self, run: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Option<()> {
        let (figure, from, to) = match mv {
            Move::Send(figure, from, to) => (figure, from, to),
            Move::Alien(figure, from) => (figure, from, run.picked.place?),
            _ => return None,
        };
        let index = self.unmoved(run, figure, from)?;
        self.enter(run.me, index, to, flow);
        run.moved |= 1 << index;
        Some(())
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

    /// The kinds of a player's Aliens that are about to be destroyed, with their Spaces.
    pub(crate) fn dying_kinds(&self, seat: Seat) -> Vec<(Figure, Space)> {
        let crew = self.dying_now().map_or(0, |dying| dying.crews[seat.index()]);
        distinct(members(crew).filter_map(|index| match self.player(seat).aliens[index].place {
            Place::On(space) => Some((Figure::of_index(index), space)),
            _ => None,
        }))
    }

    /// The first Alien of this kind of a player in a Space.
    pub(crate) fn index_at(&self, seat: Seat, figure: Figure, space: Space) -> Option<usize> {
        members(self.player(seat).crew(space)).find(|index| Figure::of_index(*index) == figure)
    }
}
