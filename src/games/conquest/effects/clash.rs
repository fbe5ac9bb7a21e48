//! Effects on the course of a Fight: dice rolled again, who fights, who leaves.

use super::Next;
use crate::cards::ResCard;
use crate::effects::need::{Need, fits};
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{Prefix, ResFilter, Side, Span, Where, Who, Window};
use crate::fight::battle::{Against, Enlisted, Foe, Stage, THEIRS};
use crate::machine::step::{Running, Source};
use crate::{Conquest, Event, Flow, Move, Short, Space};
use engine::Seat;

/// The course of a Fight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Clash {
    /// All Fight Dice of a side again.
    Reroll(Side),
    /// A change to a side's kept Fight Die.
    DieMod(Side, i8),
    /// The side wins this Fight Round.
    AutoWin(Side),
    /// A new Resistance card for this Fight.
    RedrawRes(ResFilter),
    /// A Resistance card joins this Fight.
    Join(ResFilter),
    /// The Resistance card fought changes sides.
    EnlistCurrent(Span),
    /// A discarded Resistance card fights for the player.
    EnlistDiscard(ResFilter, Span),
    /// The own Aliens leave the Fight.
    Escape(Where),
    /// These players may play no Events.
    SilenceEvents(Who, Span),
}

impl Family for Clash {
    fn place(&self) -> Option<Where> {
        match *self {
            Clash::Escape(place) => Some(place),
            Clash::Reroll(_)
            | Clash::DieMod(..)
            | Clash::AutoWin(_)
            | Clash::RedrawRes(_)
            | Clash::Join(_)
            | Clash::EnlistCurrent(_)
            | Clash::EnlistDiscard(..)
            | Clash::SilenceEvents(..) => None,
        }
    }

    fn names(&self) -> Option<Need> {
        match *self {
            Clash::Reroll(side) | Clash::DieMod(side, _) | Clash::AutoWin(side) => {
                (side == Side::Either).then_some(Need::Side)
            }
            Clash::RedrawRes(_)
            | Clash::Join(_)
            | Clash::EnlistCurrent(_)
            | Clash::EnlistDiscard(..)
            | Clash::Escape(_)
            | Clash::SilenceEvents(..) => None,
        }
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        let Some(battle) = game.battle.as_ref() else { return false };
        match *self {
            Clash::Reroll(side) => {
                let rolled = |side: usize| !battle.dice[side].is_empty();
                game.named_sides(side, run).into_iter().any(rolled)
            }
            Clash::DieMod(side, n) => game.named_sides(side, run).into_iter().any(|side| {
                // At most once per roll by the same ability.
                let again = matches!(run.source, Source::Gift(..)) && battle.bumped[side];
                let changes = |die: u8| (die as i8 + n).clamp(1, 6) != die as i8;
                battle.seat_of(side).is_some() && !again && game.kept_die(side).is_some_and(changes)
            }),
            Clash::AutoWin(side) => {
                let open = |side: usize| battle.seat_of(side).is_some() && !battle.outright[side];
                let shielded = battle.is_captain() && !game.is_second();
                !shielded && game.named_sides(side, run).into_iter().any(open)
            }
            Clash::RedrawRes(ResFilter::SuperheroRes) => {
                battle.foe == Some(Foe::Card) && !battle.is_captain()
            }
            Clash::RedrawRes(_) => battle.foe == Some(Foe::Card),
            Clash::Join(filter) => game.resistance_has(filter),
            Clash::EnlistCurrent(_) => {
                let shielded = battle.is_captain() && !game.is_second();
                battle.foe == Some(Foe::Card) && battle.full.is_some() && !shielded
            }
            Clash::EnlistDiscard(filter, _) => {
                game.resistance.discard.kinds().any(|card| fits(card, filter))
            }
            Clash::Escape(place) => {
                let free = battle.side_of(run.me).is_some_and(|side| !game.may_not_escape(side));
                let alive = game.player(run.me).crew(battle.space) != 0;
                let left = |space: Space| space != battle.space;
                free && alive && game.reach(&place, run).iter().any(left) && game.goes_on(battle)
            }
            Clash::SilenceEvents(who, _) => {
                let speaks = |seat: Seat| battle.silenced >> seat.0 & 1 == 0;
                game.persons(who, run).into_iter().any(speaks)
            }
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        let sides = match *self {
            Clash::Reroll(side) | Clash::DieMod(side, _) | Clash::AutoWin(side) => {
                game.named_sides(side, run)
            }
            Clash::RedrawRes(_)
            | Clash::Join(_)
            | Clash::EnlistCurrent(_)
            | Clash::EnlistDiscard(..)
            | Clash::Escape(_)
            | Clash::SilenceEvents(..) => Vec::new(),
        };
        match *self {
            Clash::Reroll(_) => {
                game.note_own_reroll(run);
                for side in sides {
                    game.roll_side(side, flow);
                    game.offer_reroll(side);
                }
            }
            Clash::DieMod(_, n) => {
                let Some(battle) = &mut game.battle else { return Next::Done };
                for side in sides {
                    battle.bump[side] += n;
                    battle.bumped[side] |= matches!(run.source, Source::Gift(..));
                }
            }
            Clash::AutoWin(_) => {
                let Some(battle) = &mut game.battle else { return Next::Done };
                sides.into_iter().for_each(|side| battle.outright[side] = true);
            }
            Clash::RedrawRes(filter) => game.redraw(filter, flow),
            Clash::Join(filter) => {
                if let Some(card) = game.reveal_until(filter, flow) {
                    game.join_late(card, flow);
                }
            }
            Clash::EnlistCurrent(span) => game.enlist_current(span, run, flow),
            Clash::EnlistDiscard(..) => return game.ask_for_targets(self, run),
            Clash::SilenceEvents(who, _) => {
                for seat in game.persons(who, run) {
                    if let Some(battle) = &mut game.battle {
                        battle.silenced |= 1 << seat.0;
                    }
                }
            }
            Clash::Escape(_) => {
                if let Some(to) = run.picked.place {
                    game.escape(run.me, to, flow);
                }
            }
        }
        Next::Done
    }

    fn targets(&self, game: &Conquest, _: &Running, into: &mut Vec<Move>) {
        match *self {
            Clash::EnlistDiscard(filter, _) => {
                let cards = game.resistance.discard.kinds().filter(|card| fits(*card, filter));
                into.extend(cards.map(Move::ThisResistance));
            }
            Clash::Reroll(_)
            | Clash::DieMod(..)
            | Clash::AutoWin(_)
            | Clash::RedrawRes(_)
            | Clash::Join(_)
            | Clash::EnlistCurrent(_)
            | Clash::Escape(_)
            | Clash::SilenceEvents(..) => {}
        }
    }

    fn take(&self, game: &mut Conquest, run: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Next {
        match *self {
            Clash::EnlistDiscard(_, span) => {
                if let Move::ThisResistance(card) = mv {
                    game.enlist_discarded(card, span, run, flow);
                }
            }
            Clash::Reroll(_)
            | Clash::DieMod(..)
            | Clash::AutoWin(_)
            | Clash::RedrawRes(_)
            | Clash::Join(_)
            | Clash::EnlistCurrent(_)
            | Clash::Escape(_)
            | Clash::SilenceEvents(..) => {}
        }
        Next::Done
    }
}

impl Conquest {
    /// A race's own re-roll is used up for this Fight Round.
    fn note_own_reroll(&mut self, run: &Running) {
        let own = matches!(run.source, Source::Gift(..)) && run.clause().prefix == Prefix::Free;
        if let Some(battle) = self.battle.as_mut().filter(|_| own) {
            battle.rerolled |= 1 << run.me.0;
        }
    }

    /// CQ-9.1: whether something of the Battle is still to be fought, as an Escape needs.
    fn goes_on(&self, battle: &crate::Battle) -> bool {
        let beaten = battle.versus_resistance() && battle.winner == Some(0);
        let more = battle.against == Against::Resistance
            && battle.won < self.resistance_value(battle.space);
        !beaten || more || !self.counters_to_fight().is_empty()
    }

    fn resistance_has(&self, filter: ResFilter) -> bool {
        let deck = &self.resistance;
        let slots = deck.top.iter().chain(deck.bottom.iter()).filter_map(|slot| slot.card);
        let loose = deck.rest.kinds().chain(deck.discard.kinds());
        self.battle.is_some() && loose.chain(slots).any(|card| fits(card, filter))
    }

    /// CQ-8.27: a card joins the Resistance in mid-Fight, with what its coming triggers.
    fn join_late(&mut self, card: ResCard, flow: &mut Flow<'_>) {
        self.join_resistance(card, flow);
        if !self.is_second() {
            return;
        }
        self.roll_missing(THEIRS, flow);
        let Some(battle) = self.battle else { return };
        // CQ-16.10: however the second Hero came.
        if card.sheet().hero && battle.came >= 2 {
            self.human_ingenuity(flow);
        }
        let (source, here) = (Source::Resistance(card), Some(battle.space));
        self.trigger(source, battle.fighter, Window::Revealed, None, here, None);
    }

    /// The Resistance of this Fight is discarded; another takes its place.
    fn redraw(&mut self, filter: ResFilter, flow: &mut Flow<'_>) {
        let Some(battle) = &mut self.battle else { return };
        let old: Vec<ResCard> = battle.full.iter().chain(battle.heroes.iter()).copied().collect();
        battle.full = None;
        battle.heroes = Short::default();
        battle.stage = Stage::Draw;
        battle.exchanged = true;
        self.put_resistance_away(&old);
        if filter == ResFilter::AnyRes {
            return;
        }
        if let Some(card) = self.reveal_until(filter, flow) {
            self.join_resistance(card, flow);
            if let Some(battle) = &mut self.battle {
                battle.stage = Stage::Barrage;
            }
        }
    }

    /// Reveals Resistance cards until one fits; the others are discarded. Does nothing if neither
    /// deck nor discard pile has one.
    fn reveal_until(&mut self, filter: ResFilter, flow: &mut Flow<'_>) -> Option<ResCard> {
        let run_has = |game: &Conquest| {
            let deck = &game.resistance;
            let slots = deck.top.iter().chain(deck.bottom.iter()).filter_map(|slot| slot.card);
            deck.rest.kinds().chain(deck.discard.kinds()).chain(slots).any(|c| fits(c, filter))
        };
        if !run_has(self) {
            return None;
        }
        let mut revealed = Vec::new();
        let found = loop {
            // The revealed cards come back with the discard pile when the deck runs out.
            if self.resistance.size() == 0 && self.resistance.discard.is_empty() {
                for card in revealed.drain(..) {
                    self.resistance.put_away(card);
                }
            }
            let card = self.resistance.draw(flow.chance)?;
            if fits(card, filter) {
                break card;
            }
            flow.tell(Event::ResistancePassedOver { card });
            revealed.push(card);
        };
        self.put_resistance_away(&revealed);
        Some(found)
    }

    /// The Resistance card fought changes sides, its Heroes are discarded, a new one is drawn.
    fn enlist_current(&mut self, span: Span, run: &Running, flow: &mut Flow<'_>) {
        let Some(battle) = &mut self.battle else { return };
        let (Some(side), Some(card)) = (battle.side_of(run.me), battle.full.take()) else { return };
        battle.enlisted.push(Enlisted { card, side: side as u8, span });
        let heroes = std::mem::take(&mut battle.heroes);
        battle.foe = Some(Foe::Card);
        battle.stage = Stage::Draw;
        battle.exchanged = true;
        flow.tell(Event::Enlisted { seat: run.me, card });
        self.put_resistance_away(&heroes);
    }

    /// A discarded Resistance card fights for the player.
    fn enlist_discarded(&mut self, card: ResCard, span: Span, run: &Running, flow: &mut Flow<'_>) {
        let Some(battle) = &mut self.battle else { return };
        let Some(side) = battle.side_of(run.me) else { return };
        self.resistance.discard.remove(card);
        battle.enlisted.push(Enlisted { card, side: side as u8, span });
        flow.tell(Event::Enlisted { seat: run.me, card });
    }
}
