//! Effects on the Fight in progress.

use super::super::battle::{Change, Enlisted, Foe, Stage};
use super::super::cards::{ResCard, Temper};
use super::super::need::fits;
use super::super::step::{Running, Source};
use super::super::vocabulary::{Amount, Cond, Effect, Many, ResFilter, Side, Span};
use super::super::{Conquest, Event, Flow, Short};
use super::Next;

impl Conquest {
    pub(super) fn fight_effect(
        &mut self,
        effect: &Effect,
        run: &mut Running,
        flow: &mut Flow<'_>,
    ) -> Option<Next> {
        match *effect {
            Effect::Str(_, _, Span::GameRound)
            | Effect::StrIf(_, _, Span::GameRound, _)
            | Effect::LocRes(_, _, Span::GameRound) => self.last_for_the_round(run),
            Effect::Str(side, amount, span) => {
                let change = self.strength_change(amount, run, flow);
                self.change_sides(side, change, span, run);
            }
            Effect::StrIf(side, Amount::Plus(n), span, cond) => {
                let temper = if cond == Cond::IfHard { Temper::Hard } else { Temper::Soft };
                self.change_sides(side, Change::StrIf(temper, n), span, run);
            }
            Effect::Dice(side, n, span) => {
                self.change_sides(side, Change::Dice(n), span, run);
                for side in self.named_sides(side, run) {
                    self.roll_missing(side, flow);
                }
            }
            Effect::Grant(side, ability, span) => {
                self.change_sides(side, Change::Grant(ability), span, run);
            }
            Effect::NoCrush(side, span) => self.change_sides(side, Change::NoCrush, span, run),
            Effect::NoEscape(side, span) => self.change_sides(side, Change::NoEscape, span, run),
            Effect::Reroll(side) => {
                for side in self.named_sides(side, run) {
                    self.roll_side(side, flow);
                }
            }
            Effect::DieMod(side, n) => {
                for side in self.named_sides(side, run) {
                    let battle = self.battle.as_mut()?;
                    battle.bump[side] += n;
                    battle.bumped[side] |= matches!(run.source, Source::Gift(..));
                }
            }
            Effect::AutoWin(side) => {
                for side in self.named_sides(side, run) {
                    self.battle.as_mut()?.outright[side] = true;
                }
            }
            Effect::RedrawRes(filter) => self.redraw(filter, flow),
            Effect::Join(filter) => {
                if let Some(card) = self.reveal_until(filter, flow) {
                    self.join_resistance(card, flow);
                }
            }
            Effect::EnlistCurrent(span) => self.enlist_current(span, run, flow),
            Effect::SilenceEvents(who, _) => {
                for seat in self.persons(who, run) {
                    self.battle.as_mut()?.silenced |= 1 << seat.0;
                }
            }
            Effect::SaveMod(n) => {
                let saucer = self.save_to_bump(run.me, n)?;
                let seat = run.me.index();
                let dying = self.dying_mut()?;
                dying.bumped[seat] |= 1 << saucer;
                dying.crews[seat] &= !(1 << saucer);
                let figure = super::super::Figure::Saucer;
                flow.tell(Event::Saved { seat: run.me, figure });
            }
            Effect::Save(Many::All, None) => {
                for (figure, _) in self.dying_kinds(run.me) {
                    flow.tell(Event::Saved { seat: run.me, figure });
                }
                self.dying_mut()?.crews[run.me.index()] = 0;
            }
            Effect::Save(Many::N(_), _) => return Some(Next::Ask(run.me)),
            Effect::Escape(_) => {
                let to = run.picked.place?;
                self.escape(run.me, to, flow);
            }
            _ => return None,
        }
        Some(Next::Done)
    }

    fn strength_change(&mut self, amount: Amount, run: &Running, flow: &mut Flow<'_>) -> Change {
        match amount {
            Amount::Plus(n) => Change::Str(n),
            Amount::PerAlien(n) => Change::PerAlien(n),
            Amount::PlusDie => {
                let roll = flow.d6();
                flow.tell(Event::TextRoll { source: run.source, roll });
                Change::Str(roll as i8)
            }
            Amount::PerStuff(n, most) => {
                let cards = self.player(run.me).stuff.len() as i8;
                Change::Str((n * cards).min(most))
            }
        }
    }

    fn change_sides(&mut self, side: Side, change: Change, span: Span, run: &Running) {
        for side in self.named_sides(side, run) {
            if let Some(battle) = &mut self.battle {
                battle.change(side, change, span);
            }
        }
    }

    /// Dice that came in after the roll are rolled now.
    fn roll_missing(&mut self, side: usize, flow: &mut Flow<'_>) {
        let n = self.dice_count(side);
        let Some(battle) = &mut self.battle else { return };
        if battle.dice[side].is_empty() || battle.dice[side].len() >= n {
            return;
        }
        while battle.dice[side].len() < n {
            battle.dice[side].push(flow.d6());
        }
        let (dice, seat) = (battle.dice[side], battle.seat_of(side));
        flow.tell(Event::FightDice { side: side as u8, seat, dice });
    }

    /// The Resistance of this Fight is discarded; another takes its place.
    fn redraw(&mut self, filter: ResFilter, flow: &mut Flow<'_>) {
        let Some(battle) = &mut self.battle else { return };
        let old: Vec<ResCard> = battle.full.iter().chain(battle.heroes.iter()).copied().collect();
        battle.full = None;
        battle.heroes = Short::default();
        battle.stage = Stage::Draw;
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
        flow.tell(Event::Enlisted { seat: run.me, card });
        self.put_resistance_away(&heroes);
    }

    /// A discarded Resistance card fights for the player.
    pub(super) fn enlist_discarded(
        &mut self,
        card: ResCard,
        span: Span,
        run: &Running,
        flow: &mut Flow<'_>,
    ) {
        let Some(battle) = &mut self.battle else { return };
        let Some(side) = battle.side_of(run.me) else { return };
        self.resistance.discard.remove(card);
        battle.enlisted.push(Enlisted { card, side: side as u8, span });
        flow.tell(Event::Enlisted { seat: run.me, card });
    }
}
