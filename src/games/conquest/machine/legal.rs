//! Which decisions are open now.

use crate::board::player::{Colour, Command};
use crate::cards::{Ends, EventCard};
use crate::effects::play::Occasion;
use crate::machine::step::{Part, Step};
use crate::{Conquest, Lies, Move, Question};
use engine::{Seat, distinct};

/// Appends every legal move, each once.
pub(crate) fn list(game: &Conquest, into: &mut Vec<Move>) {
    if let (Some(ask), Some(occasion)) = (game.ask, game.occasion()) {
        game.list_uses(ask.seat, &occasion, into);
    }
    list_plain(game, into);
}

/// Appends every legal move that does not use a text.
pub(crate) fn list_plain(game: &Conquest, into: &mut Vec<Move>) {
    let Some(ask) = game.ask else { return };
    let seat = ask.seat;
    match ask.what {
        Question::TeamRace | Question::PickRace => game.list_races(seat, ask.what, into),
        Question::PickColour => {
            into.extend(game.free_colours(seat).map(Move::TakeColour));
        }
        Question::ChooseCommand => {
            let have = |command: &Command| game.player(seat).commands & command.bit() != 0;
            into.extend(Command::ALL.into_iter().filter(have).map(Move::Command));
        }
        Question::KeepOrReroll => into.extend([Move::Keep, Move::RollAgain]),
        Question::ActionMenu => game.list_actions(seat, into),
        Question::LandAnother => {
            into.extend(game.pool_figures(seat).map(Move::LandToo));
            into.push(Move::Enough);
        }
        Question::BattleMenu => game.list_battle_menu(seat, into),
        Question::ChooseOpponent => {
            if let Some(Step::Encounter(space, Part::Opponents(fought))) = game.agenda.last() {
                into.extend(game.open_opponents(*space, *fought).map(Move::Oppose));
            }
        }
        Question::ChooseCounter => {
            into.extend(distinct(game.counters_to_fight()).into_iter().map(Move::Face));
        }
        Question::ChooseLoss => {
            if let Some(battle) = game.battle() {
                into.extend(game.figures_at(seat, battle.space).map(Move::Lose));
            }
        }
        Question::StayOrEscape => {
            into.push(Move::Stay);
            if let Some(battle) = game.battle() {
                into.extend(game.exits(seat, battle.space).iter().map(Move::EscapeTo));
            }
        }
        Question::ChooseWaitingFight => {
            let fights = game.waiting_for(seat).into_iter();
            into.extend(fights.map(|(space, counter)| Move::FightAt(space, counter)));
        }
        Question::CaptainOrder => {
            if let Some(Step::Captain(section, been, _)) = game.agenda.last() {
                into.extend(game.spaces_to_visit(*section, *been).map(Move::At));
            }
        }
        Question::TakeOver | Question::OptionalEffect => into.extend([Move::Yes, Move::No]),
        Question::DrawDiscard => {
            into.extend(game.player(seat).hand.cards.kinds().map(Move::Discard));
            into.push(Move::KeepHand);
        }
        Question::ImmediateOrder => {
            if let Some(Step::Immediates(_, cards)) = game.agenda.last() {
                into.extend(distinct(cards.iter().copied()).into_iter().map(Move::PlayNext));
            }
        }
        Question::Aim => {
            if let Some(Step::Announced(play)) = game.agenda.last()
                && let Some(need) = game.aim_need(&play.run)
            {
                game.list_candidates(need, &play.run, into);
            }
        }
        Question::Target => {
            if let Some(Step::Resolve(run)) = game.agenda.last() {
                game.list_targets(run, into);
            }
        }
        Question::Window(_) => {
            if let Some(Step::Window(opening)) = game.agenda.last() {
                into.push(Move::Pass);
                into.extend(game.in_encounter().then_some(Move::PassBattle));
                let waits = game.is_asked_as_at_a_table(seat);
                into.push(if waits { Move::PassTurn } else { Move::PassAhead(opening.kind) });
            }
        }
    }
}

/// CQ-19.2: the only legal answer, if the question is not a moment of the player's own.
pub(crate) fn only_answer(game: &Conquest) -> Option<Move> {
    let ask = game.ask?;
    match ask.what {
        // Ending a phase is always asked. A window asks only those who can respond, or everybody
        // alike, so that passing gives nothing away.
        Question::PickColour if game.options.colours[ask.seat.index()].is_some() => return None,
        Question::ActionMenu
        | Question::BattleMenu
        | Question::Window(_)
        | Question::ChooseCommand
        | Question::DrawDiscard
        | Question::KeepOrReroll
        | Question::TakeOver
        | Question::OptionalEffect => return None,
        _ => {}
    }
    let mut moves = Vec::new();
    list(game, &mut moves);
    if moves.len() == 1 { moves.pop() } else { None }
}

impl Conquest {
    /// D-3: the colour agreed on, or those nobody has or is to have.
    fn free_colours(&self, seat: Seat) -> impl Iterator<Item = Colour> + '_ {
        let agreed = self.options.colours[seat.index()];
        let wanted = &self.options.colours[..self.players.len()];
        let taken =
            |colour: Colour| self.players.iter().any(|player| player.colour == Some(colour));
        Colour::ALL.into_iter().filter(move |colour| match agreed {
            Some(agreed) => agreed == *colour,
            None => !taken(*colour) && !wanted.contains(&Some(*colour)),
        })
    }

    /// D-6.
    fn list_actions(&self, seat: Seat, into: &mut Vec<Move>) {
        let points = self.player(seat).points;
        if points >= 1 {
            self.each_mover(seat, |_, figure, from| {
                let to = self.neighbours(seat, from).iter();
                into.extend(to.map(|to| Move::Fly { figure, from, to }));
            });
            into.extend(self.pool_figures(seat).map(Move::Land));
        }
        if points >= 2 {
            into.push(Move::GainMenace);
        }
        into.extend(self.cards_to_pay_off(seat).map(Move::PayOff));
        self.list_watching(seat, into);
        into.push(Move::EndPhase);
    }

    /// CQ-13.14.
    fn list_watching(&self, seat: Seat, into: &mut Vec<Move>) {
        into.extend((!self.player(seat).watches).then_some(Move::WatchOpen));
    }

    /// Cards in play whose `ends` price the player can pay.
    pub(crate) fn cards_to_pay_off(&self, seat: Seat) -> impl Iterator<Item = EventCard> + '_ {
        let points = self.player(seat).points;
        let payable = move |card: &&crate::InPlay| match card.card.sheet().ends {
            // The red text lies in the middle of the table, before everybody.
            Ends::PaidByBearer(n) => {
                points >= n && (card.lies == Lies::Table || card.lies == Lies::Before(seat))
            }
            Ends::PaidByAnyone(n) => points >= n,
            Ends::Never | Ends::TownConquered => false,
        };
        self.in_play.iter().filter(payable).map(|card| card.card)
    }

    fn list_uses(&self, seat: Seat, occasion: &Occasion, into: &mut Vec<Move>) {
        self.each_use(seat, occasion, |mv, _| {
            into.push(mv);
            false
        });
    }

    /// D-7.
    fn list_battle_menu(&self, seat: Seat, into: &mut Vec<Move>) {
        let start = into.len();
        into.extend(self.spaces().filter(|space| self.must_resolve(*space)).map(Move::Resolve));
        let done = into.len() == start;
        let takeable = |space: &crate::Space| self.can_take_over(seat, *space);
        into.extend(self.spaces().filter(takeable).map(Move::TakeOver));
        self.list_watching(seat, into);
        into.extend(done.then_some(Move::EndPhase));
    }

    /// The occasion the seat to act is in, for texts.
    pub(crate) fn occasion(&self) -> Option<Occasion> {
        match self.ask?.what {
            Question::ActionMenu => Some(Occasion::Action),
            Question::BattleMenu => Some(Occasion::Battles),
            Question::Window(_) => match self.agenda.last() {
                Some(Step::Window(opening)) => Some(Occasion::Window(*opening)),
                _ => None,
            },
            _ => None,
        }
    }
}
