//! Section 13: when a text can be used, what it costs, and how it is announced.

use crate::board::terror::standing;
use crate::cards::{EventCard, Limit, StuffCard};
use crate::effects::vocabulary::{Effect, Prefix, Rule, Window};
use crate::machine::step::{Moment, Opening, Play, Running, Source, Step, Victim, WindowKind};
use crate::{Conquest, Event, Flow, Move, Question, Refusal, Short};
use engine::{Bag, Seat};

/// When somebody could use a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Occasion {
    /// D-6.
    Action,
    /// D-7.
    Battles,
    /// A window.
    Window(Opening),
}

/// Which Events are looked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cards {
    /// Those in the hand.
    Held,
    /// CQ-13.17: those that can be in it, by what everybody knows.
    Possible,
}

impl Occasion {
    fn moment(&self) -> Option<Moment> {
        match self {
            Occasion::Window(opening) => opening.moment,
            _ => None,
        }
    }
}

impl Conquest {
    /// Calls `each` with every legal use of a card or ability, and whether it names the occasion
    /// itself (canceling a card in play does so only in menus and open windows). Stops when told.
    pub(crate) fn each_use(
        &self,
        seat: Seat,
        occasion: &Occasion,
        each: impl FnMut(Move, bool) -> bool,
    ) {
        self.each_use_of(Cards::Held, seat, occasion, each);
    }

    /// The same for these Events.
    pub(crate) fn each_use_of(
        &self,
        which: Cards,
        seat: Seat,
        occasion: &Occasion,
        mut each: impl FnMut(Move, bool) -> bool,
    ) {
        let player = self.player(seat);
        let cards = match which {
            Cards::Held => player.hand.cards,
            Cards::Possible if player.hand.is_empty() => Bag::default(),
            Cards::Possible => self.unseen_events(),
        };
        let mut visit = |source: Source, mv: &dyn Fn(u8) -> Move| -> bool {
            for line in 0..source.fx().len() as u8 {
                if self.fits(seat, source, line, occasion, which).is_ok()
                    && each(mv(line), self.names(seat, source, line, occasion))
                {
                    return true;
                }
            }
            false
        };
        for card in cards.kinds() {
            if visit(Source::Event(card), &|line| Move::Play(card, line)) {
                return;
            }
        }
        let race = player.race();
        for gift in 0..race.sheet().gifts.len() as u8 {
            if visit(Source::Gift(race, gift), &|line| Move::UseGift(gift, line)) {
                return;
            }
        }
        for (index, held) in player.stuff.iter().enumerate() {
            let again = player.stuff[..index].iter().any(|other| other == held);
            if !again
                && !held.down
                && visit(Source::Stuff(held.card), &|line| Move::UseStuff(held.card, line))
            {
                return;
            }
        }
    }

    /// Whether the line belongs to this very occasion, not just to any window.
    fn names(&self, seat: Seat, source: Source, line: u8, occasion: &Occasion) -> bool {
        let printed = source.fx()[line as usize][0].window;
        let outside = |opening: &Opening| {
            opening.kind == WindowKind::Early
                && self.battle.is_some_and(|battle| battle.side_of(seat).is_none())
        };
        match (self.options.edition.window(source, printed), occasion) {
            (Window::Respond, _) => {}
            // CQ-13.14: legal whenever somebody is asked, but no reason to ask.
            (Window::Anytime, Occasion::Window(opening)) => {
                return opening.kind == WindowKind::Open;
            }
            // CQ-13.15: those outside the Fight are asked when the dice are rolled.
            (Window::InFight, Occasion::Window(opening)) => return !outside(opening),
            _ => return true,
        }
        match occasion {
            Occasion::Window(opening) if opening.kind == WindowKind::Cancel => {
                let mut run = Running::new(source, line, 0, Seat(0));
                run.picked.victim = Some(Victim::Announced);
                run.clause().then.iter().any(|effect| {
                    matches!(effect, Effect::Laying(laying) if self.strikes_announced(laying))
                })
            }
            Occasion::Window(opening) => {
                matches!(opening.kind, WindowKind::Open | WindowKind::Tech)
            }
            _ => true,
        }
    }

    /// The context of a use.
    pub(crate) fn run_for(
        &self,
        seat: Seat,
        source: Source,
        line: u8,
        occasion: &Occasion,
    ) -> Running {
        let run = Running::new(source, line, 0, seat);
        let (here, loser) = match occasion.moment() {
            Some(Moment::Explored { space, .. }) => (Some(space), None),
            Some(Moment::Conquered { space, from, .. }) => (Some(space), from),
            Some(Moment::FightWon { loser, .. }) => (self.battle.map(|battle| battle.space), loser),
            _ => (self.battle.map(|battle| battle.space), None),
        };
        Running { here, loser, ..run }
    }

    /// The Events that nobody but their holders have seen: those of the deck and of all hands.
    fn unseen_events(&self) -> Bag<EventCard, { EventCard::COUNT }> {
        let mut unseen = self.events;
        for seat in self.seat_list() {
            unseen.pour(&mut { self.player(seat).hand.cards });
        }
        unseen
    }

    /// Whether a player may use a line of a text now, and if not, why.
    pub(crate) fn usable(
        &self,
        seat: Seat,
        source: Source,
        line: u8,
        occasion: &Occasion,
    ) -> Result<(), Refusal> {
        self.fits(seat, source, line, occasion, Cards::Held)
    }

    /// The same where an Event may be one that the player could have.
    fn fits(
        &self,
        seat: Seat,
        source: Source,
        line: u8,
        occasion: &Occasion,
        cards: Cards,
    ) -> Result<(), Refusal> {
        let Some(clause) = source.fx().get(line as usize).and_then(|line| line.first()) else {
            return Err(Refusal::NoSuchText);
        };
        // A clause in play without a price is triggered by the engine, never used.
        let from_hand = matches!(source, Source::Event(_));
        if !from_hand && clause.prefix == Prefix::Free {
            return Err(Refusal::WorksByItself);
        }
        let window = self.options.edition.window(source, clause.window);
        if !self.timely(window, seat, occasion) {
            return Err(Refusal::WrongMoment);
        }
        if from_hand && self.battle.is_some_and(|battle| battle.silenced >> seat.0 & 1 == 1) {
            return Err(Refusal::Silenced);
        }
        let run = self.run_for(seat, source, line, occasion);
        if !self.holds(&run, occasion.moment()) {
            return Err(Refusal::ConditionFails);
        }
        self.affordable(seat, source, line, cards)?;
        if !run.clause().then.iter().any(|effect| self.would(effect, &run)) {
            return Err(Refusal::NothingToDo);
        }
        Ok(())
    }

    /// Whether the window of a clause is open for this player.
    fn timely(&self, window: Window, seat: Seat, occasion: &Occasion) -> bool {
        let opening = match occasion {
            Occasion::Action => {
                return matches!(window, Window::Act(_) | Window::Anytime | Window::Respond);
            }
            Occasion::Battles => return matches!(window, Window::Anytime | Window::Respond),
            Occasion::Window(opening) => opening,
        };
        match window {
            Window::Respond => true,
            // CQ-13.14; the first edition had open windows only.
            Window::Anytime => match opening.kind {
                WindowKind::Open => true,
                WindowKind::Cancel | WindowKind::Tech => false,
                WindowKind::Early | WindowKind::Late | WindowKind::Destroy | WindowKind::Moment => {
                    self.is_second()
                }
            },
            Window::PreDice => opening.kind == WindowKind::Early,
            Window::PostDice => opening.kind == WindowKind::Late,
            // The first edition made those outside the Fight wait for the dice.
            Window::InFight => match opening.kind {
                WindowKind::Early => {
                    self.is_second() || self.battle.is_some_and(|b| b.side_of(seat).is_some())
                }
                kind => kind == WindowKind::Late,
            },
            Window::WouldDie => opening.kind == WindowKind::Destroy,
            Window::BattleStart => opening.moment == Some(Moment::BattleStart),
            Window::RoundEnd => opening.moment == Some(Moment::RoundEnd),
            Window::FightWon => matches!(opening.moment, Some(Moment::FightWon { .. })),
            Window::Conquer => matches!(opening.moment, Some(Moment::Conquered { .. })),
            Window::Explore => matches!(opening.moment, Some(Moment::Explored { .. })),
            _ => false,
        }
    }

    /// The Menace Tokens an ability costs now.
    pub fn menace_price(&self, printed: u8) -> u8 {
        let dearer = |source: Source| {
            let effects = standing(source).flat_map(|clause| clause.then);
            let more = |effect: &Effect| {
                if let Effect::Rule(Rule::MenaceCost(n)) = effect { *n } else { 0 }
            };
            effects.map(more).sum::<u8>()
        };
        let cards = self.in_play.iter().map(|card| dearer(card.source())).sum::<u8>();
        let techs = self.tech_in_play.iter().map(|tech| dearer(Source::Tech(*tech))).sum::<u8>();
        printed + cards + techs
    }

    fn affordable(
        &self,
        seat: Seat,
        source: Source,
        line: u8,
        cards: Cards,
    ) -> Result<(), Refusal> {
        let player = self.player(seat);
        let clause = &source.fx()[line as usize][0];
        if let Window::Act(cost) = clause.window
            && player.points < cost
        {
            return Err(Refusal::TooFewPoints { cost, have: player.points });
        }
        if let Prefix::Menace(printed) = clause.prefix {
            let cost = self.menace_price(printed);
            if player.tokens < cost.into() {
                return Err(Refusal::TooFewTokens { cost, have: player.tokens });
            }
        }
        match source {
            Source::Event(card) if cards == Cards::Held && player.hand.cards.count(card) == 0 => {
                Err(Refusal::NotInHand)
            }
            Source::Stuff(card) if player.stuff_at(card, false).is_none() => {
                let down = player.stuff_at(card, true).is_some();
                Err(if down { Refusal::FaceDown } else { Refusal::NotYours })
            }
            Source::Gift(race, gift) => {
                let limit = race.sheet().gifts[gift as usize].limit;
                if self.limit_reached(seat, limit) { Err(Refusal::UsedUp) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    fn limit_reached(&self, seat: Seat, limit: Limit) -> bool {
        let Some(battle) = &self.battle else { return false };
        match limit {
            Limit::PerRound => battle.used_in_round >> seat.0 & 1 == 1,
            Limit::PerFight => battle.used_in_fight >> seat.0 & 1 == 1,
            // Checked against the roll it changes.
            Limit::PerRoll | Limit::None => false,
        }
    }

    /// Pays for a line and announces it (CQ-13.8).
    pub(crate) fn announce(
        &mut self,
        seat: Seat,
        source: Source,
        line: u8,
        occasion: &Occasion,
        flow: &mut Flow<'_>,
    ) {
        let run = self.run_for(seat, source, line, occasion);
        let clause = run.clause();
        if let Window::Act(cost) = clause.window {
            self.player_mut(seat).points -= cost;
        }
        flow.tell(Event::Announced { seat, source });
        match clause.prefix {
            Prefix::Free => {}
            Prefix::Menace(printed) => {
                let price = self.menace_price(printed);
                self.add_tokens(seat, -(price as i8), flow);
                self.mark_used(seat, source);
            }
            Prefix::Activate => self.turn_down(seat, source, flow),
            Prefix::Spend => {
                if let Source::Stuff(card) = source {
                    self.lose_stuff(seat, card, false, flow);
                }
            }
        }
        if let Source::Event(card) = source {
            self.player_mut(seat).hand.cards.remove(card);
        }
        let play = Play { run, immediate: false, opened: false, canceled: false };
        self.agenda.push(Step::Announced(play));
    }

    fn mark_used(&mut self, seat: Seat, source: Source) {
        let (Source::Gift(race, gift), Some(battle)) = (source, &mut self.battle) else { return };
        match race.sheet().gifts[gift as usize].limit {
            Limit::PerRound => battle.used_in_round |= 1 << seat.0,
            Limit::PerFight => battle.used_in_fight |= 1 << seat.0,
            Limit::PerRoll | Limit::None => {}
        }
    }

    /// CQ-12.6.
    fn turn_down(&mut self, seat: Seat, source: Source, flow: &mut Flow<'_>) {
        let Source::Stuff(card) = source else { return };
        let player = self.player_mut(seat);
        if let Some(index) = player.stuff_at(card, false) {
            player.stuff[index].down = true;
            flow.tell(Event::Activated { seat, card });
        }
    }

    /// Aim, the window to cancel it, then the text itself.
    pub(crate) fn announced(&mut self, mut play: Play, flow: &mut Flow<'_>) {
        if play.opened {
            return self.settle_announced(play, flow);
        }
        if self.needs_aim(&play.run) {
            return self.ask_over(Step::Announced(play), play.run.me, Question::Aim);
        }
        play.opened = true;
        self.agenda.push(Step::Announced(play));
        let effects = play.run.clause().then;
        let cancels = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Laying(laying) if laying.cancels()));
        // CQ-13.8: Events, Menace abilities and canceling effects can be responded to.
        if cancels || !self.happens_instantly(play.run.source) {
            self.open_window(WindowKind::Cancel);
        }
    }

    /// CQ-13.12: whether a text opens no window. The first edition knew no such Event.
    fn happens_instantly(&self, source: Source) -> bool {
        match source {
            Source::Stuff(_) => true,
            Source::Event(card) => self.is_second() && card.sheet().instant,
            Source::Red(_)
            | Source::Resistance(_)
            | Source::Location(_)
            | Source::Gift(..)
            | Source::Tech(_) => false,
        }
    }

    fn settle_announced(&mut self, play: Play, flow: &mut Flow<'_>) {
        self.agenda.push(Step::Finish(play));
        if play.canceled {
            flow.tell(Event::Canceled { source: play.run.source });
        } else {
            self.agenda.push(Step::Resolve(play.run));
        }
    }

    /// CQ-13.3: a played Event is discarded, unless it was laid down to remain.
    pub(crate) fn finish(&mut self, play: Play, flow: &mut Flow<'_>) {
        let laid = |card| self.in_play.iter().any(|known| known.card == card);
        match play.run.source {
            Source::Event(card) if !laid(card) => self.discard_event(card, flow),
            Source::Red(card) if !laid(card) => self.discard_red(card, flow),
            _ => {}
        }
    }

    /// CQ-13.5: the drawer picks the order of Play Immediately cards.
    pub(crate) fn immediates(
        &mut self,
        seat: Seat,
        cards: Short<EventCard, 4>,
        flow: &mut Flow<'_>,
    ) {
        match cards[..] {
            [] => {}
            [card] => self.play_immediately(seat, card, flow),
            _ => self.ask_over(Step::Immediates(seat, cards), seat, Question::ImmediateOrder),
        }
    }

    pub(crate) fn play_immediately(&mut self, seat: Seat, card: EventCard, flow: &mut Flow<'_>) {
        let source = Source::Event(card);
        flow.tell(Event::Announced { seat, source });
        let run = Running::new(source, 0, 0, seat);
        let play = Play { run, immediate: true, opened: false, canceled: false };
        self.agenda.push(Step::Announced(play));
    }

    /// The Space Stuff cards of a player, each different one once.
    pub(crate) fn stuff_kinds(&self, seat: Seat) -> impl Iterator<Item = (StuffCard, bool)> + '_ {
        let stuff = &self.player(seat).stuff;
        stuff
            .iter()
            .enumerate()
            .filter(|(index, held)| !stuff[..*index].contains(held))
            .map(|(_, held)| (held.card, held.down))
    }
}
