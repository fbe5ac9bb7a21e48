//! Section 8: the end of a turn, of a game and of the match.

use super::turn::OPENING_HAND;
use super::{Army, AttackAtTheTower, Event, Length, Occasion, Phase, opponent};
use engine::{Outcome, Seat};

/// AT-8.4: the draw that ends a match.
const LAST_DRAW: u8 = 3;

/// AT-3.11: the turn ends, and the other player is next.
pub(super) fn end_turn(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    game.armies.iter_mut().for_each(Army::end_turn);
    game.settled = false;
    game.turns += 1;
    events.push(Event::TurnEnded { seat: game.turn });
    if game.turns >= game.options.edition.turn_limit() {
        return game_drawn(game, events);
    }
    game.turn = opponent(game.turn);
    game.phase = Phase::Renew;
}

/// AT-6.6, AT-8.1: a palace has fallen.
pub(super) fn game_won(game: &mut AttackAtTheTower, winner: Seat, events: &mut Vec<Event>) {
    game.wins[winner.index()] += 1;
    events.push(Event::GameWon { seat: winner });
    if game.options.length == Length::Single || game.wins[winner.index()] == 2 {
        return end_match(game, events);
    }
    // AT-8.3
    begin_game(game, opponent(winner), events);
}

/// AT-8.4.
fn game_drawn(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    game.draws += 1;
    events.push(Event::GameDrawn { turns: game.turns });
    if game.options.length == Length::Single || game.draws == LAST_DRAW {
        return end_match(game, events);
    }
    begin_game(game, opponent(game.starter), events);
}

fn end_match(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    game.phase = Phase::Over;
    events.push(Event::MatchOver { wins: game.wins });
}

/// AT-2.1, AT-2.5: fresh boards and full piles; the starter goes first in each step.
fn begin_game(game: &mut AttackAtTheTower, starter: Seat, events: &mut Vec<Event>) {
    game.armies = [Army::fresh(), Army::fresh()];
    game.starter = starter;
    game.turn = starter;
    game.turns = 0;
    game.settled = false;
    game.phase = Phase::Draw { seat: starter, left: OPENING_HAND, occasion: Occasion::Opening };
    events.push(Event::GameBegan { number: game.game_number(), starter });
}

/// AT-8.2, AT-8.4: more games won is the better place; equal wins share it.
pub(super) fn outcome(game: &AttackAtTheTower) -> Outcome {
    Outcome::by_points(&game.wins.map(|wins| Some(wins.into())))
}
