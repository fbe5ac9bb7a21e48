//! Effects on cards, tokens and Action Points.

use super::super::step::{Running, Source, Step, Victim};
use super::super::vocabulary::{Effect, How, Pile, Who};
use super::super::{Conquest, Event, Flow, InPlay, Lies, Move};
use super::Next;
use crate::engine::Seat;

impl Conquest {
    pub(super) fn card_effect(
        &mut self,
        effect: &Effect,
        run: &mut Running,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        match *effect {
            Effect::Tokens(who, n) => {
                for seat in self.persons(who, run) {
                    self.add_tokens(seat, n, flow);
                }
            }
            Effect::ActionPoints(who, n) => {
                for seat in self.persons(who, run) {
                    self.add_points(seat, n, flow);
                }
            }
            Effect::DrawEvents(who, n) => {
                for seat in self.persons(who, run) {
                    self.draw_events(seat, n, flow);
                }
            }
            Effect::DrawStuff(who) => {
                for seat in self.persons(who, run) {
                    self.draw_stuff(seat, flow);
                }
            }
            Effect::StealMenace(who, n) => {
                for from in self.persons(who, run) {
                    let n = self.player(from).tokens.min(n.into()) as i8;
                    self.add_tokens(from, -n, flow);
                    self.add_tokens(run.me, n, flow);
                }
            }
            Effect::StealEvent(who) => {
                for from in self.persons(who, run) {
                    self.steal_event(run.me, from, flow);
                }
            }
            Effect::DiscardEvents(Who::Foe, _, How::ByLooking) => {
                let of = run.picked.foe?;
                let cards = self.player(of).hand.cards;
                if cards.is_empty() {
                    return Some(Next::Done);
                }
                let to = self.onlookers(run.me).and(self.audience(of));
                flow.tell(Event::HandSeen { seat: run.me, of, cards: cards.iter().collect(), to });
                return Some(Next::Ask(run.me));
            }
            Effect::StealStuff(_)
            | Effect::RecoverEvent
            | Effect::RecoverStuff
            | Effect::ReadyStuff(_)
            | Effect::EnlistDiscard(..) => {
                let mut moves = Vec::new();
                self.list_card_targets(effect, run, &mut moves);
                return Some(if moves.is_empty() { Next::Done } else { Next::Ask(run.me) });
            }
            Effect::Scry(pile, n) => return Some(self.scry(pile, n, run, flow)),
            Effect::Terror(_) => self.lay_down(run, Lies::Kept, flow),
            Effect::AttachTo(_) => self.lay_down(run, Lies::At(run.picked.place?), flow),
            Effect::AttachBefore(who) => {
                let seat = *self.persons(who, run).first()?;
                self.lay_down(run, Lies::Before(seat), flow);
            }
            Effect::AttachToTable => self.lay_down(run, Lies::Table, flow),
            Effect::CancelEvent | Effect::CancelMenace | Effect::CancelStuff => {
                self.cancel(run.picked.victim?, false, run, flow);
            }
            Effect::CancelTech { sure } => self.cancel(run.picked.victim?, sure, run, flow),
            Effect::DrawTech => self.draw_tech(flow),
            Effect::DrawResEvent if matches!(run.source, Source::Resistance(_)) => {
                self.human_ingenuity(flow);
            }
            Effect::DrawResEvent => self.draw_resistance_event(flow),
            Effect::TechTrack(n) => {
                self.agenda.push(Step::Reinforced);
                self.move_track(n, flow);
            }
            Effect::DiscardEvents(Who::EachPlayer, ..) => {
                return Some(match self.next_to_discard(run) {
                    Some(seat) => Next::Ask(seat),
                    None => Next::Done,
                });
            }
            Effect::ReshuffleRes => {
                self.resistance.reshuffle();
                flow.tell(Event::Reshuffled);
            }
            _ => return None,
        }
        Some(Next::Done)
    }

    /// CQ-13.3: the Event lies in play.
    fn lay_down(&mut self, run: &Running, lies: Lies, flow: &mut Flow<'_>) {
        let (Source::Event(card) | Source::Red(card)) = run.source else { return };
        let red = matches!(run.source, Source::Red(_));
        self.in_play.push(InPlay { card, owner: run.me, lies, red });
        flow.tell(Event::CardLaid { card, lies });
        self.recount(flow);
    }

    /// CQ-13.9, CQ-13.10.
    fn cancel(&mut self, victim: Victim, sure: bool, run: &Running, flow: &mut Flow<'_>) {
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

    fn scry(&mut self, pile: Pile, n: u8, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        if run.done == 0 {
            run.done = 1;
            let to = self.onlookers(run.me);
            match pile {
                Pile::ResPile => self.resistance.look(n, to, flow.chance),
                Pile::LocPile => self.locations.look(n, to, flow.chance),
            }
            let count = self.looked_at(pile) as u8;
            if count > 0 {
                let resistance = self.resistance.looked.iter().filter_map(|slot| slot.card);
                let locations = self.locations.looked.iter().filter_map(|slot| slot.card);
                let (resistance, locations) = (resistance.collect(), locations.collect());
                flow.tell(Event::Looked { seat: run.me, count, resistance, locations, to });
            }
        }
        if self.looked_at(pile) > 0 { Next::Ask(run.me) } else { Next::Done }
    }

    fn looked_at(&self, pile: Pile) -> usize {
        match pile {
            Pile::ResPile => self.resistance.looked.len(),
            Pile::LocPile => self.locations.looked.len(),
        }
    }

    /// Red boxes make each player discard: the next one who has a card.
    fn next_to_discard(&self, run: &mut Running) -> Option<Seat> {
        while let Some(seat) = self.priority().nth(run.done as usize) {
            if !self.player(seat).hand.is_empty() {
                return Some(seat);
            }
            run.done += 1;
        }
        None
    }

    pub(super) fn list_card_targets(&self, effect: &Effect, run: &Running, into: &mut Vec<Move>) {
        match *effect {
            Effect::DiscardEvents(Who::EachPlayer, ..) => {
                let Some(seat) = self.priority().nth(run.done as usize) else { return };
                into.extend(self.player(seat).hand.cards.kinds().map(Move::ThisEvent));
            }
            Effect::DiscardEvents(Who::Foe, _, How::ByLooking) => {
                let Some(foe) = run.picked.foe else { return };
                into.extend(self.player(foe).hand.cards.kinds().map(Move::ThisEvent));
            }
            Effect::StealStuff(_) => {
                let Some(foe) = run.picked.foe else { return };
                let cards = self.stuff_kinds(foe);
                into.extend(cards.map(|(card, down)| Move::ThisStuff(card, down)));
            }
            Effect::RecoverEvent => {
                into.extend(self.event_discard.kinds().map(Move::ThisEvent));
            }
            Effect::RecoverStuff => {
                into.extend(self.stuff_discard.kinds().map(|card| Move::ThisStuff(card, false)));
            }
            Effect::ReadyStuff(_) => {
                into.extend(self.stuff_to_ready(run).map(|card| Move::ThisStuff(card, true)));
            }
            Effect::EnlistDiscard(filter, _) => {
                let cards = self.resistance.discard.kinds();
                let cards = cards.filter(|card| super::super::need::fits(*card, filter));
                into.extend(cards.map(Move::ThisResistance));
            }
            Effect::Scry(pile, _) => {
                let places = 0..self.looked_at(pile) as u8;
                into.extend(
                    places.flat_map(|at| [Move::PutBack(at, false), Move::PutBack(at, true)]),
                );
            }
            _ => {}
        }
    }

    pub(super) fn card_target(
        &mut self,
        effect: &Effect,
        run: &mut Running,
        mv: Move,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        let me = run.me;
        match (*effect, mv) {
            (Effect::DiscardEvents(Who::EachPlayer, ..), Move::ThisEvent(card)) => {
                let seat = self.priority().nth(run.done as usize)?;
                self.discard_from_hand(seat, card, flow);
                run.done += 1;
                return Some(Next::Again);
            }
            (Effect::DiscardEvents(..), Move::ThisEvent(card)) => {
                self.discard_from_hand(run.picked.foe?, card, flow);
            }
            (Effect::StealStuff(_), Move::ThisStuff(card, down)) => {
                self.steal_stuff(me, run.picked.foe?, card, down, flow);
            }
            (Effect::RecoverEvent, Move::ThisEvent(card)) => {
                self.event_discard.remove(card);
                flow.tell(Event::EventRecovered { seat: me, card });
                self.player_mut(me).hand.cards.add(card);
            }
            (Effect::RecoverStuff, Move::ThisStuff(card, _)) => {
                self.stuff_discard.remove(card);
                self.gain_stuff(me, card, flow);
            }
            (Effect::ReadyStuff(_), Move::ThisStuff(card, _)) => {
                let player = self.player_mut(me);
                let index = player.stuff_at(card, true)?;
                player.stuff[index].down = false;
                flow.tell(Event::Readied { seat: me, card });
            }
            (Effect::EnlistDiscard(_, span), Move::ThisResistance(card)) => {
                self.enlist_discarded(card, span, run, flow);
            }
            (Effect::Scry(pile, _), Move::PutBack(at, under)) => {
                match pile {
                    Pile::ResPile => self.resistance.put_back(at as usize, under),
                    Pile::LocPile => self.locations.put_back(at as usize, under),
                }
                flow.tell(Event::PutBack { seat: me, under });
                return Some(Next::Again);
            }
            _ => return None,
        }
        Some(Next::Done)
    }
}
