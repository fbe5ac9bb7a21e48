//! Effects on cards, tokens, Action Points and the Human Tech track.

use super::Next;
use crate::cards::EventCard;
use crate::effects::need::Need;
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{How, Pile, Where, Who};
use crate::machine::step::{Running, Source, Step};
use crate::{Conquest, Event, Flow, Move, Track};
use engine::Seat;

/// What is won and lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Goods {
    /// Menace Tokens.
    Tokens(Who, i8),
    /// Action Points.
    ActionPoints(Who, i8),
    /// Event cards.
    DrawEvents(Who, u8),
    /// Space Stuff.
    DrawStuff(Who),
    /// A Human Tech card.
    DrawTech,
    /// A Resistance Event.
    DrawResEvent,
    /// The Tech Track.
    TechTrack(i8),
    /// Event cards are lost.
    DiscardEvents(Who, u8, How),
    /// Menace Tokens change hands.
    StealMenace(Who, u8),
    /// An Event card at random changes hands.
    StealEvent(Who),
    /// A Space Stuff card of the player's choice changes hands.
    StealStuff(Who),
    /// An Event from the discard pile.
    RecoverEvent,
    /// A Space Stuff card from the discard pile.
    RecoverStuff,
    /// Activated cards turn up.
    ReadyStuff(u8),
    /// A look at the top of a deck.
    Scry(Pile, u8),
    /// The Resistance discard pile is shuffled into the deck.
    ReshuffleRes,
}

impl Family for Goods {
    fn place(&self) -> Option<Where> {
        None
    }

    fn names(&self) -> Option<Need> {
        match *self {
            Goods::DiscardEvents(who, ..)
            | Goods::StealMenace(who, _)
            | Goods::StealEvent(who)
            | Goods::StealStuff(who) => (who == Who::Foe).then_some(Need::Foe),
            Goods::Tokens(..)
            | Goods::ActionPoints(..)
            | Goods::DrawEvents(..)
            | Goods::DrawStuff(_)
            | Goods::DrawTech
            | Goods::DrawResEvent
            | Goods::TechTrack(_)
            | Goods::RecoverEvent
            | Goods::RecoverStuff
            | Goods::ReadyStuff(_)
            | Goods::Scry(..)
            | Goods::ReshuffleRes => None,
        }
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        let any =
            |who: Who, fits: &dyn Fn(Seat) -> bool| game.persons(who, run).into_iter().any(fits);
        match *self {
            Goods::Tokens(who, n) => any(who, &|seat| n > 0 || game.player(seat).tokens > 0),
            Goods::ActionPoints(who, _) => !game.persons(who, run).is_empty(),
            Goods::DrawEvents(..) => game.event_deck_size() > 0 || !game.event_discard.is_empty(),
            Goods::DrawStuff(_) => !game.stuff.is_empty() || !game.stuff_discard.is_empty(),
            Goods::DrawTech => game.track.is_some() && !game.techs.is_empty(),
            Goods::DrawResEvent => game.track.is_some(),
            Goods::TechTrack(n) => {
                let floor = |track: Track| if game.is_second() { 0 } else { track.phases };
                game.track.is_some_and(|track| n > 0 || track.step > floor(track))
            }
            Goods::DiscardEvents(who, ..) | Goods::StealEvent(who) => {
                any(who, &|seat| !game.player(seat).hand.is_empty())
            }
            Goods::StealMenace(who, _) => any(who, &|seat| game.player(seat).tokens > 0),
            Goods::StealStuff(who) => any(who, &|seat| !game.player(seat).stuff.is_empty()),
            Goods::RecoverEvent => game.events_to_recover().next().is_some(),
            Goods::RecoverStuff => !game.stuff_discard.is_empty(),
            Goods::ReadyStuff(_) => game.stuff_to_ready(run).next().is_some(),
            Goods::Scry(Pile::ResPile, _) => !game.resistance.is_spent(),
            Goods::Scry(Pile::LocPile, _) => !game.locations.is_spent(),
            Goods::ReshuffleRes => true,
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        match *self {
            Goods::Tokens(who, n) => {
                game.persons(who, run).into_iter().for_each(|seat| game.add_tokens(seat, n, flow));
            }
            Goods::ActionPoints(who, n) => {
                game.persons(who, run).into_iter().for_each(|seat| game.add_points(seat, n, flow));
            }
            Goods::DrawEvents(who, n) => {
                game.persons(who, run).into_iter().for_each(|seat| game.draw_events(seat, n, flow));
            }
            Goods::DrawStuff(who) => {
                game.persons(who, run).into_iter().for_each(|seat| game.draw_stuff(seat, flow));
            }
            Goods::StealMenace(who, n) => {
                for from in game.persons(who, run) {
                    let n = game.player(from).tokens.min(n.into()) as i8;
                    game.add_tokens(from, -n, flow);
                    game.add_tokens(run.me, n, flow);
                }
            }
            Goods::StealEvent(who) => {
                for from in game.persons(who, run) {
                    game.steal_event(run.me, from, flow);
                }
            }
            Goods::DiscardEvents(Who::EachPlayer, ..) => {
                return match game.next_to_discard(run) {
                    Some(seat) => Next::Ask(seat),
                    None => Next::Done,
                };
            }
            Goods::DiscardEvents(_, _, how) => return game.show_hand(how, run, flow),
            Goods::StealStuff(_)
            | Goods::RecoverEvent
            | Goods::RecoverStuff
            | Goods::ReadyStuff(_) => return game.ask_for_targets(self, run),
            Goods::Scry(pile, n) => return game.scry(pile, n, run, flow),
            Goods::DrawTech => game.draw_tech(flow),
            Goods::DrawResEvent if matches!(run.source, Source::Resistance(_)) => {
                game.human_ingenuity(flow);
            }
            Goods::DrawResEvent => game.draw_resistance_event(flow),
            Goods::TechTrack(n) => {
                game.agenda.push(Step::Reinforced);
                game.move_track(n, flow);
            }
            Goods::ReshuffleRes => {
                game.resistance.reshuffle();
                flow.tell(Event::Reshuffled);
            }
        }
        Next::Done
    }

    fn targets(&self, game: &Conquest, run: &Running, into: &mut Vec<Move>) {
        match *self {
            Goods::DiscardEvents(Who::EachPlayer, ..) => {
                let Some(seat) = game.priority().nth(run.done as usize) else { return };
                into.extend(game.player(seat).hand.cards.kinds().map(Move::ThisEvent));
            }
            Goods::DiscardEvents(..) => {
                let Some(foe) = run.picked.foe else { return };
                into.extend(game.player(foe).hand.cards.kinds().map(Move::ThisEvent));
            }
            Goods::StealStuff(_) => {
                let Some(foe) = run.picked.foe else { return };
                let cards = game.stuff_kinds(foe);
                into.extend(cards.map(|(card, down)| Move::ThisStuff(card, down)));
            }
            Goods::RecoverEvent => {
                into.extend(game.events_to_recover().map(Move::ThisEvent));
            }
            Goods::RecoverStuff => {
                into.extend(game.stuff_discard.kinds().map(|card| Move::ThisStuff(card, false)));
            }
            Goods::ReadyStuff(_) => {
                into.extend(game.stuff_to_ready(run).map(|card| Move::ThisStuff(card, true)));
            }
            Goods::Scry(pile, _) => {
                let places = 0..game.looked_at(pile) as u8;
                let both = |at: u8| [Move::PutBack(at, false), Move::PutBack(at, true)];
                into.extend(places.flat_map(both));
            }
            Goods::Tokens(..)
            | Goods::ActionPoints(..)
            | Goods::DrawEvents(..)
            | Goods::DrawStuff(_)
            | Goods::DrawTech
            | Goods::DrawResEvent
            | Goods::TechTrack(_)
            | Goods::StealMenace(..)
            | Goods::StealEvent(_)
            | Goods::ReshuffleRes => {}
        }
    }

    fn take(&self, game: &mut Conquest, run: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Next {
        match (*self, mv) {
            (Goods::DiscardEvents(Who::EachPlayer, ..), Move::ThisEvent(card)) => {
                if let Some(seat) = game.priority().nth(run.done as usize) {
                    game.discard_from_hand(seat, card, flow);
                }
                run.done += 1;
                return Next::Again;
            }
            (Goods::Scry(pile, _), Move::PutBack(at, under)) => {
                match pile {
                    Pile::ResPile => game.resistance.put_back(at as usize, under),
                    Pile::LocPile => game.locations.put_back(at as usize, under),
                }
                flow.tell(Event::PutBack { seat: run.me, under });
                return Next::Again;
            }
            (Goods::DiscardEvents(..), Move::ThisEvent(card)) => {
                if let Some(foe) = run.picked.foe {
                    game.discard_from_hand(foe, card, flow);
                }
            }
            (Goods::StealStuff(_), Move::ThisStuff(card, down)) => {
                if let Some(foe) = run.picked.foe {
                    game.steal_stuff(run.me, foe, card, down, flow);
                }
            }
            (Goods::RecoverEvent, Move::ThisEvent(card)) => {
                game.event_discard.remove(card);
                flow.tell(Event::EventRecovered { seat: run.me, card });
                game.player_mut(run.me).hand.cards.add(card);
            }
            (Goods::RecoverStuff, Move::ThisStuff(card, _)) => {
                game.stuff_discard.remove(card);
                game.gain_stuff(run.me, card, flow);
            }
            (Goods::ReadyStuff(_), Move::ThisStuff(card, _)) => {
                let player = game.player_mut(run.me);
                if let Some(index) = player.stuff_at(card, true) {
                    player.stuff[index].down = false;
                    flow.tell(Event::Readied { seat: run.me, card });
                }
            }
            (
                Goods::Tokens(..)
                | Goods::ActionPoints(..)
                | Goods::DrawEvents(..)
                | Goods::DrawStuff(_)
                | Goods::DrawTech
                | Goods::DrawResEvent
                | Goods::TechTrack(_)
                | Goods::DiscardEvents(..)
                | Goods::StealMenace(..)
                | Goods::StealEvent(_)
                | Goods::StealStuff(_)
                | Goods::RecoverEvent
                | Goods::RecoverStuff
                | Goods::ReadyStuff(_)
                | Goods::Scry(..)
                | Goods::ReshuffleRes,
                _,
            ) => {}
        }
        Next::Done
    }
}

impl Conquest {
    /// CQ-13.16: discarded Events that may come into a hand.
    fn events_to_recover(&self) -> impl Iterator<Item = EventCard> + '_ {
        let kept = |card: &EventCard| !self.is_second() || !card.sheet().immediate;
        self.event_discard.kinds().filter(kept)
    }

    /// The player looks at the picked opponent's hand, to discard from it.
    fn show_hand(&mut self, how: How, run: &Running, flow: &mut Flow<'_>) -> Next {
        let (How::ByLooking, Some(of)) = (how, run.picked.foe) else { return Next::Done };
        let cards = self.player(of).hand.cards;
        if cards.is_empty() {
            return Next::Done;
        }
        let to = self.onlookers(run.me).and(self.audience(of));
        flow.tell(Event::HandSeen { seat: run.me, of, cards: cards.iter().collect(), to });
        Next::Ask(run.me)
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

    /// Other Activated cards of the player.
    fn stuff_to_ready(&self, run: &Running) -> impl Iterator<Item = crate::cards::StuffCard> + '_ {
        let own = run.source;
        let others = self.stuff_kinds(run.me).filter(|(_, down)| *down).map(|(card, _)| card);
        others.filter(move |card| own != Source::Stuff(*card))
    }
}
