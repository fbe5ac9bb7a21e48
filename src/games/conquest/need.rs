//! What has to be picked for a text, and what can be picked.

use super::cards::{Keyword, ResCard, Temper};
use super::space::Space;
use super::step::{Picked, Play, Running, Source, Step, Victim};
use super::vocabulary::{Area, Effect, ResFilter, Side, Where, Who};
use super::{Conquest, Move};
use crate::engine::GameModel;

/// What a text needs to be told before it works.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Need {
    /// A Space.
    Place(Where),
    /// An opponent.
    Foe,
    /// A side of the Fight; an Alien one.
    Side,
    /// What is canceled.
    Victim,
}

/// The place an effect works at.
pub(super) fn place_of(effect: &Effect) -> Option<Where> {
    Some(match *effect {
        Effect::Destroy(place, _)
        | Effect::Blast(place, _)
        | Effect::RemoveCounters(_, place)
        | Effect::PlaceCounter(_, _, place)
        | Effect::LocRes(place, ..)
        | Effect::Demolish(place)
        | Effect::Liberate(place)
        | Effect::AttachTo(place)
        | Effect::Land(_, _, place)
        | Effect::MoveJump(_, place)
        | Effect::Escape(place) => place,
        _ => return None,
    })
}

pub(super) fn is_picked(place: &Where) -> bool {
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

fn names_foe(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::StealMenace(Who::Foe, _)
            | Effect::StealEvent(Who::Foe)
            | Effect::StealStuff(Who::Foe)
            | Effect::DiscardEvents(Who::Foe, ..)
            | Effect::AttachBefore(Who::Foe)
            | Effect::PlaceCounter(_, _, Where::Rnd(Area::Foes))
    )
}

/// What the effect needs to be told and has not been.
pub(super) fn need(effect: &Effect, picked: &Picked) -> Option<Need> {
    if let Some(place) = place_of(effect)
        && is_picked(&place)
        && picked.place.is_none()
    {
        return Some(Need::Place(place));
    }
    if names_foe(effect) && picked.foe.is_none() {
        return Some(Need::Foe);
    }
    match effect {
        Effect::Reroll(Side::Either)
        | Effect::AutoWin(Side::Either)
        | Effect::DieMod(Side::Either, _)
            if picked.side.is_none() =>
        {
            Some(Need::Side)
        }
        Effect::CancelEvent
        | Effect::CancelMenace
        | Effect::CancelStuff
        | Effect::CancelTech { .. }
            if picked.victim.is_none() =>
        {
            Some(Need::Victim)
        }
        _ => None,
    }
}

/// The effects of a running clause, or of the branch it took.
pub(super) fn effects_of(run: &Running) -> &'static [Effect] {
    let then = run.clause().then;
    match (run.branch, then.first()) {
        (1, Some(Effect::Choose(_, first, _) | Effect::Roll(_, first, _))) => first,
        (2, Some(Effect::Choose(_, _, second) | Effect::Roll(_, _, second))) => second,
        _ => then,
    }
}

/// Whether a Resistance card is what a text looks for.
pub(super) fn fits(card: ResCard, filter: ResFilter) -> bool {
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
    pub(super) fn needs_aim(&self, run: &Running) -> bool {
        self.aim_need(run).is_some_and(|need| self.has_candidate(need, run))
    }

    /// The first open need of a text.
    pub(super) fn aim_need(&self, run: &Running) -> Option<Need> {
        effects_of(run).iter().find_map(|effect| need(effect, &run.picked))
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

    pub(super) fn has_candidate(&self, need: Need, run: &Running) -> bool {
        let mut moves = Vec::new();
        self.list_candidates(need, run, &mut moves);
        !moves.is_empty()
    }

    /// The legal answers to a need.
    pub(super) fn list_candidates(&self, need: Need, run: &Running, into: &mut Vec<Move>) {
        let helps = |picked: Picked| {
            let run = Running { picked, ..*run };
            let told = |effect: &&Effect| {
                self::need(effect, &Running { picked: run.picked, ..run }.picked).is_none()
            };
            effects_of(&run).iter().filter(told).any(|effect| self.would(effect, &run))
        };
        let with = run.picked;
        match need {
            Need::Place(place) => {
                // Only effects at a picked place speak for or against the place.
                let helps = |space: Space| {
                    let run = Running { picked: Picked { place: Some(space), ..with }, ..*run };
                    effects_of(&run)
                        .iter()
                        .filter(|effect| place_of(effect).is_some())
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
                    self.list_victims(effect, into);
                }
            }
        }
    }

    /// What was announced and waits in its window to be canceled.
    fn open_announcement(&self) -> Option<&Play> {
        self.agenda.iter().rev().find_map(|step| match step {
            Step::Announced(play) if play.opened => Some(play),
            _ => None,
        })
    }

    /// Whether a canceling effect fits what was announced.
    pub(super) fn strikes_announced(&self, effect: &Effect) -> bool {
        let Some(play) = self.open_announcement().filter(|play| !play.canceled) else {
            return false;
        };
        match effect {
            Effect::CancelEvent => {
                matches!(play.run.source, Source::Event(_) | Source::Red(_))
            }
            Effect::CancelMenace => matches!(play.run.source, Source::Gift(..)),
            _ => false,
        }
    }

    pub(super) fn list_victims(&self, effect: &Effect, into: &mut Vec<Move>) {
        if self.strikes_announced(effect) {
            into.push(Move::Strike(Victim::Announced));
        }
        match effect {
            // CQ-13.10
            Effect::CancelEvent => {
                into.extend(self.in_play.iter().map(|c| Move::Strike(Victim::InPlay(c.card))));
                // CQ-16.29
                into.extend(self.tech_in_play.iter().map(|t| Move::Strike(Victim::Tech(*t))));
            }
            Effect::CancelTech { .. } => {
                into.extend(self.tech_in_play.iter().map(|t| Move::Strike(Victim::Tech(*t))));
            }
            Effect::CancelStuff => {
                for seat in self.seat_list() {
                    let cards = self.stuff_kinds(seat);
                    into.extend(
                        cards.map(|(card, down)| Move::Strike(Victim::Stuff(seat, card, down))),
                    );
                }
            }
            _ => {}
        }
    }
}
