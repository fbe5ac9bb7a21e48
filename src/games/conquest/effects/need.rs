//! What has to be picked for a text, and what can be picked.

use crate::board::space::Space;
use crate::cards::{Keyword, ResCard, Temper};
use crate::effects::branch::Branch;
use crate::effects::vocabulary::{Effect, ResFilter, Where};
use crate::machine::step::{Picked, Running, Source};
use crate::{Conquest, Move};
use engine::GameModel;

/// What a text needs to be told before it works.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Need {
    /// A Space.
    Place(Where),
    /// An opponent.
    Foe,
    /// A side of the Fight; an Alien one.
    Side,
    /// What is canceled.
    Victim,
}

/// Whether the player picks among the Spaces a text means.
pub(crate) fn is_picked(place: &Where) -> bool {
    matches!(
        place,
        Where::Loc(_)
            | Where::Space(_)
            | Where::Or(_)
            | Where::Exits
            | Where::MyLanding
            | Where::Top(_)
    )
}

/// The effects of a running clause, or of the branch it took.
pub(crate) fn effects_of(run: &Running) -> &'static [Effect] {
    let then = run.clause().then;
    match (run.branch, then.first()) {
        (1, Some(Effect::Branch(Branch::Choose(_, first, _) | Branch::Roll(_, first, _)))) => first,
        (2, Some(Effect::Branch(Branch::Choose(_, _, second) | Branch::Roll(_, _, second)))) => {
            second
        }
        _ => then,
    }
}

/// Whether a Resistance card is what a text looks for.
pub(crate) fn fits(card: ResCard, filter: ResFilter) -> bool {
    let sheet = card.sheet();
    match filter {
        ResFilter::AnyRes => true,
        ResFilter::SoftRes => {
            sheet.temper == Some(Temper::Soft) && card != ResCard::CaptainFantastic
        }
        ResFilter::HeroRes => sheet.hero,
        ResFilter::SuperheroRes => sheet.keywords.contains(&Keyword::Superhero),
    }
}

impl Conquest {
    /// Whether something has to be picked before the text is carried out.
    pub(crate) fn needs_aim(&self, run: &Running) -> bool {
        self.aim_need(run).is_some_and(|need| self.has_candidate(need, run))
    }

    /// The first open need of a text.
    pub(crate) fn aim_need(&self, run: &Running) -> Option<Need> {
        effects_of(run).iter().find_map(|effect| effect.need(&run.picked))
    }

    /// D-17: what can be picked when the seat to act announces a line of a text; empty if nothing
    /// has to be picked then.
    pub fn aims(&self, source: Source, line: u8) -> Vec<Move> {
        let (Some(seat), Some(occasion)) = (self.to_act(), self.occasion()) else {
            return Vec::new();
        };
        let run = self.run_for(seat, source, line, &occasion);
        let mut moves = Vec::new();
        if let Some(need) = self.aim_need(&run) {
            self.list_candidates(need, &run, &mut moves);
        }
        moves
    }

    pub(crate) fn has_candidate(&self, need: Need, run: &Running) -> bool {
        let mut moves = Vec::new();
        self.list_candidates(need, run, &mut moves);
        !moves.is_empty()
    }

    /// The legal answers to a need.
    pub(crate) fn list_candidates(&self, need: Need, run: &Running, into: &mut Vec<Move>) {
        let helps = |picked: Picked| {
            let run = Running { picked, ..*run };
            let told = effects_of(&run).iter().filter(|effect| effect.need(&picked).is_none());
            told.into_iter().any(|effect| self.would(effect, &run))
        };
        let with = run.picked;
        match need {
            Need::Place(place) => {
                // Only effects at a picked place speak for or against the place.
                let helps = |space: Space| {
                    let run = Running { picked: Picked { place: Some(space), ..with }, ..*run };
                    effects_of(&run)
                        .iter()
                        .filter(|effect| effect.family().place().is_some())
                        .any(|effect| self.would(effect, &run))
                };
                let spots = self.spots(&place, run).iter().filter(|space| helps(*space));
                into.extend(spots.map(Move::At));
            }
            Need::Foe => {
                let foes = self.seat_list().filter(|seat| self.opposed(run.me, *seat));
                let foes = foes.filter(|foe| helps(Picked { foe: Some(*foe), ..with }));
                into.extend(foes.map(Move::Against));
            }
            Need::Side => {
                let sides = (0..2).filter(|side| helps(Picked { side: Some(*side), ..with }));
                into.extend(sides.map(Move::ForSide));
            }
            Need::Victim => {
                for effect in effects_of(run) {
                    if let Effect::Laying(laying) = effect {
                        self.list_victims(laying, into);
                    }
                }
            }
        }
    }
}
