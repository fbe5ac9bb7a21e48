//! Which moves a computer player need not look at: another one is never worse. Only bots ask.
//!
//! Luck hides such differences from a bot that tries each move a few times, so it would often take the wrong one.

use crate::bot::campaign::is_together;
use crate::bot::evaluate::is_good;
use crate::effects::vocabulary::{Clash, Effect, Power, Window};
use crate::machine::step::{Source, WindowKind};
use crate::{Conquest, Move, Question};
use engine::Seat;

pub(crate) fn is_sensible(game: &Conquest, mv: &Move) -> bool {
    // Whoever is asked less can only miss something, and answers that make room for people are lost on a computer.
    if matches!(mv, Move::PassBattle | Move::PassTurn) {
        return false;
    }
    let Some(ask) = game.ask.filter(|_| is_together(game)) else { return true };
    let (source, line) = match *mv {
        // Whoever is asked less can only miss something. In open windows there is little to miss.
        Move::PassAhead(_) | Move::WatchOpen => return false,
        // CQ-14.1: what helps to conquer is kept; a new card is seldom better.
        Move::Discard(card) if ask.what == Question::DrawDiscard => return !is_good(card),
        Move::Play(card, line) => (Source::Event(card), line),
        Move::UseGift(gift, line) => (Source::Gift(game.player(ask.seat).race(), gift), line),
        Move::UseStuff(card, line) => (Source::Stuff(card), line),
        _ => return true,
    };
    let Some(clause) = source.fx()[line as usize].first() else { return true };
    match ask.what {
        Question::Window(WindowKind::Cancel) => !is_announced_by_friend(game, ask.seat),
        // What can wait for the dice does.
        Question::Window(WindowKind::Early) => {
            clause.window != Window::InFight || !clause.then.iter().all(settles)
        }
        Question::Window(WindowKind::Late) => {
            !is_winning(game, ask.seat) || !clause.then.iter().all(settles)
        }
        _ => true,
    }
}

/// Whether nothing but the result of the Fight Round comes of an effect, or nothing as weighty.
fn settles(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Power(Power::Str(..))
            | Effect::Power(Power::StrIf(..))
            | Effect::Clash(Clash::AutoWin(_))
            | Effect::Clash(Clash::Reroll(_))
            | Effect::Clash(Clash::DieMod(..))
    )
}

/// Whether what could be canceled was played by the seat's own side.
fn is_announced_by_friend(game: &Conquest, seat: Seat) -> bool {
    game.announced_now().is_some_and(|play| {
        let human = matches!(play.run.source, Source::Red(_));
        !human && !game.opposed(seat, play.run.me)
    })
}

/// Whether the seat's own side wins the Fight Round as the dice show.
fn is_winning(game: &Conquest, seat: Seat) -> bool {
    let Some(battle) = game.battle() else { return false };
    let winner = game.round_winner().and_then(|side| battle.seat_of(side.into()));
    winner.is_some_and(|winner| !game.opposed(seat, winner))
}
