//! Sections 8, 9 and 11: the steps of a Battle.

use crate::board::player::members;
use crate::board::space::{Space, SpaceSet};
use crate::cards::{Ability, Counter, ResCard};
use crate::effects::vocabulary::{Span, Window};
use crate::fight::battle::{Against, Battle, Foe, OURS, Stage, THEIRS};
use crate::machine::step::{Dying, Moment, Source, Step, WindowKind};
use crate::{Conquest, Event, Figure, Flow, Phase, Question};
use engine::{Seat, distinct};

impl Conquest {
    fn at_war(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a Battle is in progress")
    }

    /// Does what the Battle's stage says.
    pub(crate) fn battle_step(&mut self, flow: &mut Flow<'_>) {
        let battle = *self.at_war();
        let ours = self.player(battle.fighter).crew(battle.space);
        match battle.stage {
            Stage::Begin => {
                self.go_on(Stage::Next);
                // The first edition knew no beginning at a Landing Site.
                if self.is_second() || self.ground(battle.space).location.is_some() {
                    self.moment(Moment::BattleStart);
                }
            }
            Stage::Next if ours == 0 => self.go_on(Stage::Over),
            Stage::Next => self.next_fight(flow),
            Stage::Draw => self.draw_resistance(flow),
            Stage::Barrage => self.barrage(flow),
            // CQ-8.21
            Stage::Early if self.side_is_gone() => self.go_on(Stage::Over),
            Stage::Early => {
                self.go_on(Stage::Dice);
                self.open_window(WindowKind::Early);
            }
            Stage::Dice => self.fight_dice(flow),
            Stage::Late => {
                self.go_on(Stage::Settle);
                self.open_window(WindowKind::Late);
            }
            Stage::Settle => self.settle(flow),
            Stage::Loss(side) => {
                let seat = battle.seat_of(side as usize).expect("only Aliens are lost");
                if self.player(seat).crew(battle.space) == 0 {
                    self.go_on(Stage::Settled);
                } else {
                    self.ask_over(Step::Battle, seat, Question::ChooseLoss);
                }
            }
            Stage::Settled => self.settled(),
            Stage::Leave(side) => self.leave(side as usize),
            Stage::Conquered => self.go_on(Stage::Over),
            Stage::Over => self.battle_over(flow),
        }
    }

    /// The Battle goes on with this stage after what is put on top of it.
    pub(crate) fn go_on(&mut self, stage: Stage) {
        self.at_war().stage = stage;
        self.agenda.push(Step::Battle);
    }

    /// Whether a side has no Aliens left in the Space, where it needs some.
    fn side_is_gone(&self) -> bool {
        let Some(battle) = &self.battle else { return true };
        let gone = |seat: Seat| self.player(seat).crew(battle.space) == 0;
        gone(battle.fighter) || battle.opponent().is_some_and(gone)
    }

    /// CQ-8.1, CQ-10.2: whether something is left to fight after this Fight.
    fn more_to_fight(&self) -> bool {
        let Some(battle) = &self.battle else { return false };
        !self.counters_to_fight().is_empty() || self.cards_left(battle)
    }

    fn cards_left(&self, battle: &Battle) -> bool {
        battle.against == Against::Resistance && battle.won < self.resistance_value(battle.space)
    }

    fn next_fight(&mut self, flow: &mut Flow<'_>) {
        let battle = *self.at_war();
        match battle.against {
            Against::Aliens(opponent) => {
                return self.begin_fight(Foe::Aliens(opponent), Stage::Barrage, flow);
            }
            Against::Visit => {
                let captain = Foe::Counter(Counter::CaptainFantastic);
                return self.begin_fight(captain, Stage::Barrage, flow);
            }
            Against::Resistance | Against::Arrivals => {}
        }
        let counters = distinct(self.counters_to_fight());
        match counters[..] {
            [] if self.cards_left(&battle) => self.begin_fight(Foe::Card, Stage::Draw, flow),
            [] => self.nothing_left(flow),
            [counter] => self.begin_fight(Foe::Counter(counter), Stage::Barrage, flow),
            _ => self.ask_over(Step::Battle, battle.fighter, Question::ChooseCounter),
        }
    }

    pub(crate) fn begin_fight(&mut self, foe: Foe, stage: Stage, flow: &mut Flow<'_>) {
        self.expire(Span::Fight);
        let battle = self.at_war();
        battle.foe = Some(foe);
        battle.fights += 1;
        battle.used_in_fight = 0;
        battle.came = 0;
        battle.ingenuity = false;
        if let Foe::Counter(counter) = foe {
            flow.tell(Event::CounterFaced { counter });
        }
        self.go_on(stage);
    }

    /// Changes and helpers of this span, and shorter ones, end.
    fn expire(&mut self, span: Span) {
        let battle = self.at_war();
        battle.mods.retain(|change| change.span > span);
        let gone: Vec<ResCard> =
            battle.enlisted.iter().filter(|e| e.span <= span).map(|e| e.card).collect();
        battle.enlisted.retain(|enlisted| enlisted.span > span);
        self.put_resistance_away(&gone);
    }

    /// Resistance cards go to the discard pile, with what that triggers (CQ-10.13).
    pub(crate) fn put_resistance_away(&mut self, cards: &[ResCard]) {
        for card in cards {
            self.resistance.put_away(*card);
        }
        let me = self.turn;
        for card in cards {
            let source = Source::Resistance(*card);
            self.trigger(source, me, Window::Discarded, None, None, None);
        }
    }

    /// CQ-8.14: nothing is left to beat.
    fn nothing_left(&mut self, flow: &mut Flow<'_>) {
        let battle = *self.at_war();
        let conquers = battle.against == Against::Resistance
            && self.phase == Phase::Battle
            && self.is_unconquered(battle.space);
        if !conquers {
            return self.go_on(Stage::Over);
        }
        let (space, by) = (battle.space, battle.fighter);
        self.place_marker(space, by, flow);
        self.go_on(Stage::Conquered);
        let lost = battle.lost >> by.0 & 1 == 1;
        self.moment(Moment::Conquered { space, by, from: None, lost });
    }

    /// CQ-8.2: one card; a Hero is followed by the next.
    fn draw_resistance(&mut self, flow: &mut Flow<'_>) {
        let Some(card) = self.resistance.draw(flow.chance) else {
            return self.go_on(Stage::Barrage);
        };
        self.join_resistance(card, flow);
        let stage = if card.sheet().hero { Stage::Draw } else { Stage::Barrage };
        self.go_on(stage);
        let battle = *self.at_war();
        // CQ-16.10: before the next card. The first edition forgot Heroes that were put away.
        let second_hero =
            if self.is_second() { battle.came >= 2 } else { battle.heroes.len() == 2 };
        if card.sheet().hero && second_hero {
            self.human_ingenuity(flow);
        }
        let (source, here) = (Source::Resistance(card), Some(battle.space));
        self.trigger(source, battle.fighter, Window::Revealed, None, here, None);
    }

    /// A card becomes part of the Resistance of this Fight.
    pub(crate) fn join_resistance(&mut self, card: ResCard, flow: &mut Flow<'_>) {
        flow.tell(Event::ResistanceDrawn { card });
        let battle = self.at_war();
        if card.sheet().hero {
            battle.heroes.push(card);
            battle.came += 1;
        } else {
            battle.full = Some(card);
        }
    }

    /// CQ-8.20, and a clean slate for the Fight Round.
    fn barrage(&mut self, flow: &mut Flow<'_>) {
        let exchanged = std::mem::take(&mut self.at_war().exchanged) && self.is_second();
        if !exchanged {
            self.begin_round_of_fight();
        } else if !self.at_war().dice[THEIRS].is_empty() {
            // CQ-8.26: the start of the Fight Round is past; the dice stay.
            self.go_on(Stage::Late);
            return self.roll_missing(THEIRS, flow);
        }
        let battle = self.at_war();
        let space = battle.space;
        let shells = battle.versus_resistance() && self.has_ability(THEIRS, Ability::Barrage);
        self.go_on(Stage::Early);
        if shells {
            let mut reach = self.adjacent(space);
            reach.add(space);
            self.blast(reach, 2, true, flow);
        }
    }

    fn begin_round_of_fight(&mut self) {
        self.expire(Span::Round);
        let battle = self.at_war();
        battle.dice = Default::default();
        battle.bump = [0; 2];
        battle.bumped = [false; 2];
        battle.outright = [false; 2];
        battle.winner = None;
        battle.used_in_round = 0;
        battle.rerolled = 0;
    }

    /// A D6 for each Alien in these Spaces; `limit` or less destroys it.
    pub(crate) fn blast(
        &mut self,
        reach: SpaceSet,
        limit: u8,
        in_fight: bool,
        flow: &mut Flow<'_>,
    ) {
        let mut dying = Dying { in_fight, ..Dying::default() };
        for seat in self.priority() {
            for space in reach.iter() {
                for index in members(self.player(seat).crew(space)) {
                    let roll = flow.d6();
                    let figure = Figure::of_index(index);
                    flow.tell(Event::Blasted { seat, figure, at: space, roll, limit });
                    if roll <= limit {
                        dying.crews[seat.index()] |= 1 << index;
                    }
                }
            }
        }
        self.push_dying(dying);
    }

    /// CQ-8.4 (3), unless an outright win settles the round (CQ-8.12).
    fn fight_dice(&mut self, flow: &mut Flow<'_>) {
        if self.at_war().outright.contains(&true) {
            // The first edition let nobody answer.
            let stage = if self.is_second() { Stage::Late } else { Stage::Settle };
            return self.go_on(stage);
        }
        for side in [OURS, THEIRS] {
            self.roll_side(side, flow);
        }
        self.go_on(Stage::Late);
        let battle = *self.at_war();
        for seat in [Some(battle.fighter), battle.opponent()].into_iter().flatten() {
            self.trigger_post_dice(seat);
        }
    }

    /// What a race's sheet says about dice just rolled.
    fn trigger_post_dice(&mut self, seat: Seat) {
        let here = self.battle.map(|battle| battle.space);
        let race = self.player(seat).race();
        for gift in 0..race.sheet().gifts.len() as u8 {
            self.trigger(Source::Gift(race, gift), seat, Window::PostDice, None, here, None);
        }
    }

    /// CQ-8.28: dice were rolled again. A race whose own re-roll is left is offered it anew.
    pub(crate) fn offer_reroll(&mut self, side: usize) {
        let Some(battle) = self.battle.filter(|_| self.is_second()) else { return };
        let Some(seat) = battle.seat_of(side) else { return };
        if battle.rerolled >> seat.0 & 1 == 0 {
            self.trigger_post_dice(seat);
        }
    }

    /// All Fight Dice of a side, for the first time or again.
    pub(crate) fn roll_side(&mut self, side: usize, flow: &mut Flow<'_>) {
        let n = self.dice_count(side).max(self.at_war().dice[side].len());
        let dice = (0..n).map(|_| flow.d6()).collect();
        let battle = self.at_war();
        battle.dice[side] = dice;
        battle.bump[side] = 0;
        battle.bumped[side] = false;
        let seat = battle.seat_of(side);
        flow.tell(Event::FightDice { side: side as u8, seat, dice });
    }

    /// CQ-8.4 (5) and (6).
    fn settle(&mut self, flow: &mut Flow<'_>) {
        let (tally, battle) = (self.tally(), *self.at_war());
        let (strength, winner) = (tally.strength, tally.winner(&battle));
        let outright = battle.outright.contains(&true);
        let dice = [OURS, THEIRS].map(|side| tally.kept_die(&battle, side).unwrap_or(0));
        flow.tell(Event::RoundSettled { strength, dice, winner, outright });
        if let Some(side) = winner
            .filter(|side| !outright && tally.crushes((*side).into(), dice[usize::from(*side)]))
        {
            flow.tell(Event::Crushed { side });
        }
        let battle = self.at_war();
        battle.winner = winner;
        match winner {
            None => self.go_on(Stage::Settled),
            Some(side) if side as usize == OURS && battle.versus_resistance() => {
                self.beat_resistance(flow);
            }
            Some(side) => self.go_on(Stage::Loss(1 - side)),
        }
    }

    /// CQ-8.13, CQ-10.1.
    fn beat_resistance(&mut self, flow: &mut Flow<'_>) {
        let battle = *self.at_war();
        let seat = battle.fighter;
        self.go_on(Stage::Settled);
        match battle.foe {
            // CQ-10.16: the Captain is not beaten, he has been there.
            Some(Foe::Counter(Counter::CaptainFantastic)) => {}
            Some(Foe::Counter(counter)) => {
                self.take_counter(battle.space, counter);
                let arrivals = &mut self.at_war().arrivals;
                if let Some(index) = arrivals.iter().position(|known| *known == counter) {
                    arrivals.remove(index);
                }
                flow.tell(Event::CounterBeaten { seat, counter });
            }
            _ => {
                let war = self.at_war();
                war.won += 1;
                war.away = true;
                flow.tell(Event::ResistanceBeaten { seat });
                let cards: Vec<ResCard> =
                    battle.full.iter().chain(battle.heroes.iter()).copied().collect();
                for card in &cards {
                    let source = Source::Resistance(*card);
                    self.trigger(source, seat, Window::Defeated, None, Some(battle.space), None);
                }
                self.put_resistance_away(&cards);
            }
        }
    }

    /// The moments after a Fight Round (W-6).
    fn settled(&mut self) {
        let battle = *self.at_war();
        self.go_on(Stage::Leave(OURS as u8));
        self.moment(Moment::RoundEnd);
        // CQ-11.10: a Fight between Aliens is won at its end.
        let ended = battle.versus_resistance() || !self.is_second();
        if let Some(side) = battle.winner.filter(|_| ended)
            && let Some(by) = battle.seat_of(side as usize)
        {
            let loser = battle.seat_of(1 - side as usize);
            self.moment(Moment::FightWon { by, loser });
        }
    }

    /// CQ-9.1: stay or escape, if anything is left to fight and there is somewhere to go.
    fn leave(&mut self, side: usize) {
        if self.side_is_gone() || self.at_war().against == Against::Visit {
            return self.go_on(Stage::Over);
        }
        let battle = self.at_war();
        if battle.versus_resistance() && battle.winner == Some(OURS as u8) {
            battle.foe = None;
            battle.full = None;
            battle.heroes.clear();
            battle.away = false;
        }
        let (space, seat, beaten) = (battle.space, battle.seat_of(side), battle.foe.is_none());
        if beaten && !self.more_to_fight() {
            return self.go_on(Stage::Next);
        }
        match seat {
            Some(seat) if !self.may_not_escape(side) && !self.exits(seat, space).is_empty() => {
                self.ask_over(Step::Battle, seat, Question::StayOrEscape);
            }
            _ => self.stay(side),
        }
    }

    /// The side stays: the other is asked (CQ-11.6), or the Battle goes on.
    pub(crate) fn stay(&mut self, side: usize) {
        let battle = self.at_war();
        let stage = match battle.foe {
            None => Stage::Next,
            Some(Foe::Aliens(_)) if side == OURS => Stage::Leave(THEIRS as u8),
            Some(_) => Stage::Barrage,
        };
        self.go_on(stage);
    }

    /// CQ-9.2, CQ-9.3: all leave together and the Battle is over. CQ-9.7: movement is as before.
    pub(crate) fn escape(&mut self, seat: Seat, to: Space, flow: &mut Flow<'_>) {
        let from = self.at_war().space;
        for index in members(self.player(seat).crew(from)) {
            self.player_mut(seat).aliens[index].place = crate::Place::On(to);
        }
        flow.tell(Event::Escaped { seat, from, to });
        let settled = self.at_war().stage == Stage::Settled;
        self.at_war().stage = Stage::Over;
        // CQ-9.8: leaving instead of losing an Alien does not undo the Fight Round.
        if settled && self.is_second() {
            self.moment(Moment::RoundEnd);
        }
    }

    /// CQ-8.18, CQ-9.2, CQ-11.7, CQ-11.8.
    fn battle_over(&mut self, flow: &mut Flow<'_>) {
        let battle = *self.at_war();
        let space = battle.space;
        let there = |seat: Seat| self.player(seat).crew(space) != 0;
        let winner = match battle.opponent() {
            Some(other) if there(battle.fighter) != there(other) => {
                Some(if there(other) { other } else { battle.fighter })
            }
            _ => None,
        };
        if let Some(by) = winner
            && !std::mem::replace(&mut self.at_war().decided, true)
            && self.is_second()
        {
            let loser = if by == battle.fighter { battle.opponent() } else { Some(battle.fighter) };
            self.agenda.push(Step::Battle);
            return self.moment(Moment::FightWon { by, loser });
        }
        if let Some(by) = winner
            && self.can_take_over(by, space)
        {
            let from = self.ground(space).marker;
            let lost = battle.lost >> by.0 & 1 == 1;
            self.agenda.push(Step::Battle);
            self.place_marker(space, by, flow);
            return self.moment(Moment::Conquered { space, by, from, lost });
        }
        let conquered = self.ground(space).marker == Some(battle.fighter);
        let won = winner.or(Some(battle.fighter).filter(|_| conquered));
        flow.tell(Event::BattleEnded { space, won });
        self.battle = None;
        self.start_waiting();
        let cards = battle.full.iter().chain(battle.heroes.iter()).filter(|_| !battle.away);
        let enlisted = battle.enlisted.iter().map(|enlisted| &enlisted.card);
        let cards: Vec<ResCard> = cards.chain(enlisted).copied().collect();
        self.put_resistance_away(&cards);
    }
}
