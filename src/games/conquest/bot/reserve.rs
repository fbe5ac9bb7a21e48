//! What a player could still do about a Fight Round with the cards in hand. Only bots ask.

use crate::Conquest;
use crate::board::player::OUT_OF_BATTLE;
use crate::cards::EventCard;
use crate::effects::vocabulary::{Amount, Clash, Clause, Effect, Power, Side, Window};
use crate::fight::battle::Stage;
use crate::machine::step::{Running, Source, Step, WindowKind};
use engine::Seat;

/// More than any Strength it could be needed against.
const OUTRIGHT: i16 = 12;

/// What is in reserve. Counted as if it were used, it makes no haste to use it: only passing loses it.
#[derive(Default)]
pub(crate) struct Reserve {
    /// What Strength could be added.
    pub strength: i16,
    /// Whether dice could be rolled again.
    pub reroll: bool,
}

impl Reserve {
    pub(crate) fn of(game: &Conquest, seat: Seat) -> Reserve {
        let announced = game.announced_now().filter(|play| !play.canceled);
        let reroll = announced
            .is_some_and(|play| matches!(play.run.source, Source::Event(card) if rerolls(card)));
        if !may_play(game, seat) {
            return Reserve { strength: 0, reroll };
        }
        let hand = &game.player(seat).hand.cards;
        let strength = hand.iter().map(|card| added(game, seat, card)).sum();
        Reserve { strength, reroll: reroll || hand.kinds().any(rerolls) }
    }
}

/// Whether the player will be asked before the Fight Round is settled.
fn may_play(game: &Conquest, seat: Seat) -> bool {
    let Some(battle) = game.battle() else { return false };
    let bit = |set: u8| set >> seat.0 & 1 == 1;
    let passed = match game.agenda.last() {
        Some(Step::Window(opening)) => {
            battle.stage == Stage::Settle && opening.kind == WindowKind::Late && bit(opening.passed)
        }
        _ => false,
    };
    let quiet = game.player(seat).quiet & (WindowKind::Late.bit() | OUT_OF_BATTLE) != 0;
    !bit(battle.silenced) && !quiet && !passed
}

fn clauses(card: EventCard) -> impl Iterator<Item = (u8, u8, &'static Clause)> {
    let lines = card.sheet().fx.iter().zip(0..);
    lines
        .flat_map(|(line, at)| line.iter().zip(0..).map(move |(clause, index)| (at, index, clause)))
}

fn rerolls(card: EventCard) -> bool {
    let mut effects = clauses(card).flat_map(|(_, _, clause)| clause.then);
    effects.any(|effect| matches!(effect, Effect::Clash(Clash::Reroll(_))))
}

/// What a card could add to the Strength of the player's Aliens in this Fight.
fn added(game: &Conquest, seat: Seat, card: EventCard) -> i16 {
    let adds = |effect: &Effect| match *effect {
        Effect::Power(Power::Str(Side::Mine, Amount::Plus(n), _)) => i16::from(n),
        Effect::Power(Power::Str(Side::Mine, Amount::PlusD3, _)) => 2,
        Effect::Power(Power::StrIf(Side::Res, Amount::Plus(n), ..)) => -i16::from(n),
        Effect::Clash(Clash::AutoWin(_)) => OUTRIGHT,
        _ => 0,
    };
    let usable = clauses(card).filter(|(line, index, clause)| {
        let run = Running::new(Source::Event(card), *line, *index, seat);
        clause.window == Window::InFight && game.holds(&run, None)
    });
    let sums = usable.map(|(_, _, clause)| clause.then.iter().map(adds).sum());
    sums.max().unwrap_or(0)
}
