//! Sections 1 and 15: current numbers of Locations, Terror Points, demolition, the end.

use crate::board::space::Space;
use crate::cards::{Ends, Icon, LocCard};
use crate::effects::places::meets_printed;
use crate::effects::vocabulary::{Clause, Effect, Ground, Laying, Where, Window};
use crate::machine::step::{Running, Source, Step};
use crate::{Conquest, Event, Flow, Lies, Stage};
use engine::Seat;

/// The Always clauses of a text.
pub(crate) fn standing(source: Source) -> impl Iterator<Item = &'static Clause> {
    source.fx().iter().flat_map(|line| line.iter()).filter(|c| c.window == Window::Always)
}

impl Conquest {
    /// The Location in a Space, unless demolished: its text works.
    pub(crate) fn text_at(&self, space: Space) -> Option<LocCard> {
        let ground = self.ground(space);
        ground.location.filter(|_| !ground.demolished)
    }

    /// Whether the Location in a Space has the icon. CQ-15.6: icons stay on a demolished one.
    pub fn has_icon(&self, space: Space, icon: Icon) -> bool {
        self.ground(space).location.is_some_and(|location| location.sheet().icons.contains(&icon))
    }

    /// CQ-1.8: current Population.
    pub fn population(&self, space: Space) -> u8 {
        let Some(location) = self.text_at(space) else { return 0 };
        let mut population = location.sheet().population as i8;
        for card in self.in_play.iter().filter(|card| card.lies == Lies::At(space)) {
            for clause in standing(card.source()) {
                for effect in clause.then {
                    if let Effect::Ground(Ground::LocPop(Where::Attached, n)) = effect {
                        population += n;
                    }
                }
            }
        }
        for neighbour in self.adjacent(space).iter() {
            let Some(text) = self.text_at(neighbour) else { continue };
            for clause in standing(Source::Location(text)) {
                for effect in clause.then {
                    if let Effect::Ground(Ground::LocPop(Where::Each(filters), n)) = effect
                        && meets_printed(location, filters)
                    {
                        population += n;
                    }
                }
            }
        }
        population.max(0) as u8
    }

    /// CQ-1.8: current Resistance Value.
    pub fn resistance_value(&self, space: Space) -> u8 {
        let ground = self.ground(space);
        let Some(location) = self.text_at(space) else { return 0 };
        let base = location.sheet().resistance as i8;
        if ground.marker.is_some() || base == 0 {
            return 0;
        }
        let mut value = base;
        for card in self.in_play.iter() {
            for clause in standing(card.source()) {
                for effect in clause.then {
                    if let Effect::Ground(Ground::LocRes(Where::Each(filters), n, _)) = effect
                        && meets_printed(location, filters)
                    {
                        value += n;
                    }
                }
            }
        }
        for effect in self.lasting_effects() {
            if let Effect::Ground(Ground::LocRes(Where::Each(filters), n, _)) = effect
                && meets_printed(location, filters)
            {
                value += n;
            }
        }
        if let Some(battle) = self.battle.filter(|battle| battle.space == space) {
            value += battle.value;
        }
        // CQ-8.16
        value.max(1) as u8
    }

    /// Effects of red boxes that last for the round.
    pub(crate) fn lasting_effects(&self) -> impl Iterator<Item = &'static Effect> + '_ {
        let clauses = self.lasting.iter().flat_map(|lasting| lasting.card.sheet().red[0]);
        clauses.flat_map(|clause| clause.then)
    }

    /// Whether the Location must still be conquered.
    pub fn is_unconquered(&self, space: Space) -> bool {
        self.resistance_value(space) >= 1
    }

    /// CQ-15.1: a player's Terror Points.
    pub fn terror(&self, seat: Seat) -> u8 {
        self.terror[seat.index()]
    }

    /// CQ-15.1: counts Terror anew after a change. CQ-15.5: the first condition met ends the game.
    pub(crate) fn recount(&mut self, flow: &mut Flow<'_>) {
        self.count_terror();
        self.check_victory(flow);
    }

    /// Terror from markers and from cards.
    pub(crate) fn count_terror(&mut self) {
        let mut terror = [0u8; 4];
        for space in self.spaces() {
            if let Some(seat) = self.ground(space).marker {
                terror[seat.index()] += self.population(space);
            }
        }
        for card in self.in_play.iter() {
            for clause in card.source().fx().iter().flat_map(|line| line.iter()) {
                for effect in clause.then {
                    if let Effect::Laying(Laying::Terror(n)) = effect {
                        terror[card.owner.index()] += n;
                    }
                }
            }
        }
        self.terror = terror;
    }

    /// Puts a marker down or swaps it. The moment of conquest is announced by the caller.
    pub(crate) fn place_marker(&mut self, space: Space, seat: Seat, flow: &mut Flow<'_>) {
        let from = self.ground_mut(space).marker.replace(seat);
        flow.tell(Event::Conquered { seat, space, from });
        self.recount(flow);
        // Civil Defense ends as soon as a Town is conquered; a swapped marker conquers nothing.
        if from.is_none() && self.has_icon(space, Icon::Town) {
            let ended = |card: &&crate::InPlay| card.card.sheet().ends == Ends::TownConquered;
            if let Some(card) = self.in_play.iter().find(ended).map(|card| card.card) {
                self.end_card(card, flow);
            }
        }
    }

    /// CQ-15.7: removes the marker.
    pub(crate) fn liberate(&mut self, space: Space, flow: &mut Flow<'_>) {
        if let Some(seat) = self.ground_mut(space).marker.take() {
            flow.tell(Event::Liberated { space, seat });
            self.recount(flow);
        }
    }

    /// CQ-15.6 to CQ-15.8.
    pub(crate) fn demolish(&mut self, space: Space, me: Seat, flow: &mut Flow<'_>) {
        let Some(location) = self.text_at(space) else { return };
        let ground = self.ground_mut(space);
        ground.demolished = true;
        ground.marker = None;
        flow.tell(Event::Demolished { space });
        while let Some(card) = self.in_play.iter().find(|card| card.lies == Lies::At(space)) {
            self.end_card(card.card, flow);
        }
        if let Some(battle) = self.battle.as_mut().filter(|battle| battle.space == space) {
            battle.stage = Stage::Over;
        }
        self.recount(flow);
        for (line, clauses) in location.sheet().fx.iter().enumerate() {
            for (index, clause) in clauses.iter().enumerate() {
                if clause.window == Window::Demolished {
                    let source = Source::Location(location);
                    let run = Running::new(source, line as u8, index as u8, me);
                    self.agenda.push(Step::Resolve(Running { here: Some(space), ..run }));
                }
            }
        }
    }

    /// A card in play goes to the discard pile; its effect ends at once.
    pub(crate) fn end_card(&mut self, card: crate::cards::EventCard, flow: &mut Flow<'_>) {
        let Some(index) = self.in_play.iter().position(|known| known.card == card) else { return };
        let ended = self.in_play.remove(index);
        flow.tell(Event::CardEnded { card });
        if ended.red {
            self.discard_red(card, flow);
        } else {
            self.discard_event(card, flow);
        }
        self.recount(flow);
    }
}

#[cfg(test)]
mod tests {
    use crate::cards::{Counter, LocCard};
    use crate::scene::Scene;
    use crate::{Event, Flow, Move, Question, Space, run};
    use engine::{Chance, GameModel, Seat};

    /// CQ-15.8: no card there is demolishes the place of a Fight, so the rule is tried by itself.
    #[test]
    fn a_battle_in_a_place_that_is_demolished_ends_without_a_winner() {
        let town = Space::of(1, 1);
        let scene = Scene::new(2).location(town, LocCard::Town).counter(town, Counter::Infantry);
        let mut game = scene.saucers(0, &[town, town]).battles().build();
        // A tie at 4+3 to 3+4: the player may stay or escape.
        game.apply(&Move::Resolve(town), &mut Chance::scripted([3, 4]), &mut Vec::new());
        assert_eq!(game.question().map(|ask| ask.what), Some(Question::StayOrEscape));
        let (mut chance, mut events) = (Chance::scripted([]), Vec::new());
        let mut flow = Flow { chance: &mut chance, events: &mut events };
        game.demolish(town, Seat(1), &mut flow);
        game.ask = None;
        run::run(&mut game, &mut flow);
        assert!(events.contains(&Event::BattleEnded { space: town, won: None }), "{events:?}");
        assert!(game.battle().is_none() && game.ground(town).marker.is_none());
        assert_eq!(game.player(Seat(0)).crew(town).count_ones(), 2, "Aliens stay");
        assert_eq!(*game.ground(town).counters, [Counter::Infantry], "and counters");
    }
}
