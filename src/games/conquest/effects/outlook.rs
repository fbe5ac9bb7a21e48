//! Whether a text would do anything now.

use crate::Conquest;
use crate::board::space::SpaceSet;
use crate::effects::need::{Need, is_picked};
use crate::effects::vocabulary::{Effect, Side, Where, Who};
use crate::fight::battle::THEIRS;
use crate::machine::step::{Picked, Running};
use engine::Seat;

impl Conquest {
    /// The players a text means.
    pub(crate) fn persons(&self, who: Who, run: &Running) -> Vec<Seat> {
        let opposed = |seat: &Seat| self.opposed(run.me, *seat);
        let here = run.here.or(self.battle.map(|battle| battle.space));
        match who {
            Who::Me => vec![run.me],
            Who::Foe => run.picked.foe.into_iter().collect(),
            Who::Active => vec![self.turn],
            Who::EachFoe => self.priority().filter(opposed).collect(),
            Who::EachPlayer => self.priority().collect(),
            Who::Fighter => self.battle.map(|battle| battle.fighter).into_iter().collect(),
            Who::Holder => here.and_then(|here| self.ground(here).marker).into_iter().collect(),
            Who::Loser => run.loser.into_iter().collect(),
            Who::Humans => Vec::new(),
        }
    }

    /// The Spaces an effect works at: the picked one, or those the text names.
    pub(crate) fn reach(&self, place: &Where, run: &Running) -> SpaceSet {
        match run.picked.place {
            Some(space) if is_picked(place) => std::iter::once(space).collect(),
            _ => self.spots(place, run),
        }
    }

    /// Whether the effect would do something now (CQ-13.4).
    pub(crate) fn would(&self, effect: &Effect, run: &Running) -> bool {
        if let Some(need) = effect.need(&run.picked) {
            return match need {
                Need::Place(place) => self.spots(&place, run).iter().any(|space| {
                    let picked = Picked { place: Some(space), ..run.picked };
                    self.would(effect, &Running { picked, ..*run })
                }),
                Need::Foe => self.seat_list().filter(|s| self.opposed(run.me, *s)).any(|foe| {
                    let picked = Picked { foe: Some(foe), ..run.picked };
                    self.would(effect, &Running { picked, ..*run })
                }),
                Need::Side => (0..2).any(|side| {
                    let picked = Picked { side: Some(side), ..run.picked };
                    self.would(effect, &Running { picked, ..*run })
                }),
                Need::Victim => {
                    let mut victims = Vec::new();
                    if let Effect::Laying(laying) = effect {
                        self.list_victims(laying, &mut victims);
                    }
                    !victims.is_empty()
                }
            };
        }
        effect.family().would(self, run)
    }

    /// The side an effect works on in the Battle in progress, for texts that name one.
    pub(crate) fn named_sides(&self, side: Side, run: &Running) -> Vec<usize> {
        match (&self.battle, side) {
            (None, _) => Vec::new(),
            (Some(_), Side::Either) => {
                run.picked.side.map(usize::from).into_iter().filter(|s| *s <= THEIRS).collect()
            }
            (Some(battle), side) => self.sides(battle, side, run.me, None).collect(),
        }
    }
}
