//! Sections 12 and 14: drawing, discarding, stealing and losing cards.

use crate::board::space::Space;
use crate::board::terror::standing;
use crate::cards::{EventCard, StuffCard};
use crate::effects::vocabulary::{Effect, Rule};
use crate::machine::step::{Source, Step};
use crate::{Conquest, Event, Figure, Flow, Held, Place, Short};
use engine::Seat;

impl Conquest {
    /// Draws Events into a hand; Play Immediately cards are played after the draw (CQ-13.5).
    pub(crate) fn draw_events(&mut self, seat: Seat, n: u8, flow: &mut Flow<'_>) {
        let (mut cards, mut immediate) = (Short::default(), Short::default());
        for _ in 0..n {
            let Some(card) = flow.chance.draw(&mut self.events) else { break };
            cards.push(card);
            if card.sheet().immediate {
                immediate.push(card);
            } else {
                self.player_mut(seat).hand.cards.add(card);
            }
            self.rebuild_events(flow);
        }
        if !cards.is_empty() {
            let (count, to) = (cards.len() as u8, self.audience(seat));
            flow.tell(Event::DrewEvents { seat, count, cards, to });
        }
        // A single one is told by being played.
        if immediate.len() > 1 {
            flow.tell(Event::DrewImmediates { seat, cards: immediate });
        }
        if !immediate.is_empty() {
            self.agenda.push(Step::Immediates(seat, immediate));
        }
    }

    /// CQ-14.5: an empty deck is rebuilt at once.
    fn rebuild_events(&mut self, flow: &mut Flow<'_>) {
        if self.events.is_empty() && !self.event_discard.is_empty() {
            self.events.pour(&mut self.event_discard);
            flow.tell(Event::Reshuffled);
        }
    }

    /// Puts an Event on the discard pile.
    pub(crate) fn discard_event(&mut self, card: EventCard, flow: &mut Flow<'_>) {
        self.event_discard.add(card);
        self.rebuild_events(flow);
    }

    /// A player loses an Event from hand.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: EventCard, flow: &mut Flow<'_>) {
        self.player_mut(seat).hand.cards.remove(card);
        flow.tell(Event::EventDiscarded { seat, card });
        self.discard_event(card, flow);
    }

    /// An Event at random goes from one hand to another.
    pub(crate) fn steal_event(&mut self, seat: Seat, from: Seat, flow: &mut Flow<'_>) {
        let Some(card) = flow.chance.draw(&mut self.player_mut(from).hand.cards) else { return };
        self.player_mut(seat).hand.cards.add(card);
        let to = self.audience(seat).and(self.audience(from));
        flow.tell(Event::EventStolen { seat, from, card: Some(card), to });
    }

    /// CQ-14.1: how many Events a player refills to.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let more = |source: Source| {
            let effects = standing(source).flat_map(|clause| clause.then);
            let size = |effect: &Effect| {
                if let Effect::Rule(Rule::HandSize(n)) = effect { *n } else { 0 }
            };
            effects.map(size).sum::<u8>()
        };
        let stuff: u8 = player.stuff.iter().map(|held| more(Source::Stuff(held.card))).sum();
        let held = self.spaces().filter(|space| self.ground(*space).marker == Some(seat));
        let places: u8 = held
            .filter_map(|space| self.text_at(space))
            .map(|location| more(Source::Location(location)))
            .sum();
        player.race().sheet().intelligence + stuff + places
    }

    /// CQ-12.1: draws a Space Stuff card.
    pub(crate) fn draw_stuff(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        self.rebuild_stuff();
        if let Some(card) = flow.chance.draw(&mut self.stuff) {
            self.gain_stuff(seat, card, flow);
        }
        self.rebuild_stuff();
    }

    fn rebuild_stuff(&mut self) {
        if self.stuff.is_empty() {
            self.stuff.pour(&mut self.stuff_discard);
        }
    }

    /// A Space Stuff card comes into play; CQ-12.2: an Ally's figure starts on the Landing Site.
    pub(crate) fn gain_stuff(&mut self, seat: Seat, card: StuffCard, flow: &mut Flow<'_>) {
        self.player_mut(seat).stuff.push(Held { card, down: false });
        flow.tell(Event::StuffGained { seat, card });
        self.place_ally(seat, card, Place::On(Space::landing(seat.0)), flow);
    }

    fn place_ally(&mut self, seat: Seat, card: StuffCard, place: Place, flow: &mut Flow<'_>) {
        let Some(figure) = Figure::of_card(card) else { return };
        let landing = Space::landing(seat.0);
        // CQ-6.9
        let stopped = place == Place::On(landing) && self.enemy_at(seat, landing);
        let alien = &mut self.player_mut(seat).aliens[figure as usize + 3];
        alien.place = place;
        alien.stopped = stopped;
        if place == Place::On(landing) {
            flow.tell(Event::Landed { seat, figure, at: landing });
        }
    }

    /// A Space Stuff card is discarded; CQ-12.5: its figure leaves the board.
    pub(crate) fn lose_stuff(
        &mut self,
        seat: Seat,
        card: StuffCard,
        down: bool,
        flow: &mut Flow<'_>,
    ) {
        let player = self.player_mut(seat);
        let Some(index) = player.stuff_at(card, down) else { return };
        player.stuff.remove(index);
        if let Some(figure) = Figure::of_card(card) {
            player.aliens[figure as usize + 3] = Default::default();
        }
        self.stuff_discard.add(card);
        flow.tell(Event::StuffLost { seat, card });
        self.rebuild_stuff();
    }

    /// CQ-12.5, CQ-12.7: a Space Stuff card changes hands as it lies.
    pub(crate) fn steal_stuff(
        &mut self,
        seat: Seat,
        from: Seat,
        card: StuffCard,
        down: bool,
        flow: &mut Flow<'_>,
    ) {
        let loser = self.player_mut(from);
        let Some(index) = loser.stuff_at(card, down) else { return };
        let held = loser.stuff.remove(index);
        let figure = Figure::of_card(card).map(|figure| figure as usize + 3);
        let was = figure.map(|index| std::mem::take(&mut loser.aliens[index]).place);
        self.player_mut(seat).stuff.push(held);
        flow.tell(Event::StuffStolen { seat, from, card });
        match was {
            Some(Place::Pool) => self.place_ally(seat, card, Place::Pool, flow),
            Some(_) => self.place_ally(seat, card, Place::On(Space::landing(seat.0)), flow),
            None => {}
        }
    }

    /// Menace Tokens are gained or lost, never below 0.
    pub(crate) fn add_tokens(&mut self, seat: Seat, by: i8, flow: &mut Flow<'_>) {
        let player = self.player_mut(seat);
        let before = player.tokens;
        player.tokens = before.saturating_add_signed(by.into());
        let by = (player.tokens as i32 - before as i32) as i8;
        if by != 0 {
            flow.tell(Event::Tokens { seat, by });
        }
    }

    /// CQ-6.12: Action Points of the phase under way, else of the next one.
    pub(crate) fn add_points(&mut self, seat: Seat, by: i8, flow: &mut Flow<'_>) {
        let now = self.phase == crate::Phase::Action && self.turn == seat;
        let player = self.player_mut(seat);
        if now {
            player.points = player.points.saturating_add_signed(by);
        } else {
            player.next_points = player.next_points.saturating_add(by);
        }
        flow.tell(Event::ActionPoints { seat, by });
    }
}
