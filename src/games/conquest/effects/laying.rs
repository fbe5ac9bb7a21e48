//! Effects on cards in play: laying them down, and canceling what was announced or lies there.

use super::Next;
use crate::effects::need::Need;
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{Where, Who};
use crate::machine::step::{Play, Running, Source, Step, Victim};
use crate::{Conquest, Event, Flow, InPlay, Lies, Move};

/// What happens to cards in play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Laying {
    /// Terror Points while the card is in play.
    Terror(u8),
    /// The card is laid at a Location.
    AttachTo(Where),
    /// The card is laid before a player.
    AttachBefore(Who),
    /// The card is laid in the middle of the table.
    AttachToTable,
    /// An Event is canceled.
    CancelEvent,
    /// A Menace ability is canceled.
    CancelMenace,
    /// A Space Stuff card is canceled.
    CancelStuff,
    /// A Human Tech is canceled; without a roll if sure.
    CancelTech {
        /// No roll needed.
        sure: bool,
    },
}

impl Laying {
    /// Whether it cancels something.
    pub(crate) fn cancels(&self) -> bool {
        match self {
            Laying::CancelEvent
            | Laying::CancelMenace
            | Laying::CancelStuff
            | Laying::CancelTech { .. } => true,
            Laying::Terror(_)
            | Laying::AttachTo(_)
            | Laying::AttachBefore(_)
            | Laying::AttachToTable => false,
        }
    }
}

impl Family for Laying {
    fn place(&self) -> Option<Where> {
        match *self {
            Laying::AttachTo(place) => Some(place),
            Laying::Terror(_)
            | Laying::AttachBefore(_)
            | Laying::AttachToTable
            | Laying::CancelEvent
            | Laying::CancelMenace
            | Laying::CancelStuff
            | Laying::CancelTech { .. } => None,
        }
    }

    fn names(&self) -> Option<Need> {
        match *self {
            Laying::AttachBefore(who) => (who == Who::Foe).then_some(Need::Foe),
            Laying::CancelEvent
            | Laying::CancelMenace
            | Laying::CancelStuff
            | Laying::CancelTech { .. } => Some(Need::Victim),
            Laying::Terror(_) | Laying::AttachTo(_) | Laying::AttachToTable => None,
        }
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        match *self {
            Laying::AttachTo(place) => !game.reach(&place, run).is_empty(),
            Laying::AttachBefore(who) => !game.persons(who, run).is_empty(),
            Laying::Terror(_)
            | Laying::AttachToTable
            | Laying::CancelEvent
            | Laying::CancelMenace
            | Laying::CancelStuff
            | Laying::CancelTech { .. } => true,
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        let lies = match *self {
            Laying::Terror(_) => Some(Lies::Kept),
            Laying::AttachTo(_) => run.picked.place.map(Lies::At),
            Laying::AttachBefore(who) => game.persons(who, run).first().copied().map(Lies::Before),
            Laying::AttachToTable => Some(Lies::Table),
            Laying::CancelEvent | Laying::CancelMenace | Laying::CancelStuff => {
                game.cancel(false, run, flow);
                None
            }
            Laying::CancelTech { sure } => {
                game.cancel(sure, run, flow);
                None
            }
        };
        if let Some(lies) = lies {
            game.lay_down(run, lies, flow);
        }
        Next::Done
    }

    fn targets(&self, _: &Conquest, _: &Running, _: &mut Vec<Move>) {}

    fn take(&self, _: &mut Conquest, _: &mut Running, _: Move, _: &mut Flow<'_>) -> Next {
        Next::Done
    }
}

impl Conquest {
    /// CQ-13.3: the Event lies in play.
    fn lay_down(&mut self, run: &Running, lies: Lies, flow: &mut Flow<'_>) {
        let (Source::Event(card) | Source::Red(card)) = run.source else { return };
        let red = matches!(run.source, Source::Red(_));
        self.in_play.push(InPlay { card, owner: run.me, lies, red });
        flow.tell(Event::CardLaid { card, lies });
        self.recount(flow);
    }

    /// CQ-13.9, CQ-13.10.
    fn cancel(&mut self, sure: bool, run: &Running, flow: &mut Flow<'_>) {
        let Some(victim) = run.picked.victim else { return };
        match victim {
            Victim::Tech(tech) => self.cancel_tech(tech, sure, run, flow),
            Victim::Announced => {
                if let Some(play) = self.announced_mut() {
                    play.canceled = true;
                }
            }
            Victim::InPlay(card) => {
                flow.tell(Event::Canceled { source: Source::Event(card) });
                self.end_card(card, flow);
            }
            Victim::Stuff(seat, card, down) => self.lose_stuff(seat, card, down, flow),
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
    pub(crate) fn strikes_announced(&self, effect: &Laying) -> bool {
        let Some(play) = self.open_announcement().filter(|play| !play.canceled) else {
            return false;
        };
        match effect {
            Laying::CancelEvent => {
                matches!(play.run.source, Source::Event(_) | Source::Red(_))
            }
            Laying::CancelMenace => matches!(play.run.source, Source::Gift(..)),
            Laying::CancelStuff
            | Laying::CancelTech { .. }
            | Laying::Terror(_)
            | Laying::AttachTo(_)
            | Laying::AttachBefore(_)
            | Laying::AttachToTable => false,
        }
    }

    /// What a canceling effect can strike.
    pub(crate) fn list_victims(&self, effect: &Laying, into: &mut Vec<Move>) {
        if self.strikes_announced(effect) {
            into.push(Move::Strike(Victim::Announced));
        }
        let techs = self.tech_in_play.iter().map(|tech| Move::Strike(Victim::Tech(*tech)));
        match effect {
            // CQ-13.10, CQ-16.29
            Laying::CancelEvent => {
                into.extend(self.in_play.iter().map(|c| Move::Strike(Victim::InPlay(c.card))));
                into.extend(techs);
            }
            Laying::CancelTech { .. } => into.extend(techs),
            Laying::CancelStuff => {
                for seat in self.seat_list() {
                    let strike = |(card, down)| Move::Strike(Victim::Stuff(seat, card, down));
                    into.extend(self.stuff_kinds(seat).map(strike));
                }
            }
            Laying::CancelMenace
            | Laying::Terror(_)
            | Laying::AttachTo(_)
            | Laying::AttachBefore(_)
            | Laying::AttachToTable => {}
        }
    }
}
