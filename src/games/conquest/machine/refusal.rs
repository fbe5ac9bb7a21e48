//! Why a move is not allowed, with the rule that says so. The words are in `text`.

use crate::board::space::Space;
use crate::cards::EventCard;
use crate::machine::step::Source;
use crate::{Conquest, Move, Question, legal};
use engine::{GameModel, Seat};

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    NotNow(Question),
    /// The game has ended.
    Over,
    /// Not enough Action Points.
    TooFewPoints {
        /// What it costs.
        cost: u8,
        /// What is left.
        have: u8,
    },
    /// Not enough Menace Tokens.
    TooFewTokens {
        /// What it costs.
        cost: u8,
        /// What the player has.
        have: u16,
    },
    /// The Space is not next to it.
    NotAdjacent,
    /// The Alien's move has ended for this turn.
    MoveEnded,
    /// No own Alien of that kind is there.
    NoSuchAlien,
    /// No Alien of that kind is in the pool.
    NotInPool,
    /// The card is not in the hand.
    NotInHand,
    /// The card is not in front of the player.
    NotYours,
    /// The card is face down.
    FaceDown,
    /// The Command Counter is set aside.
    CounterSpent,
    /// The text has no such line.
    NoSuchText,
    /// The text works without being used.
    WorksByItself,
    /// Not the moment the text names.
    WrongMoment,
    /// What the text asks for is not so.
    ConditionFails,
    /// Nothing of the text would happen.
    NothingToDo,
    /// Events are forbidden in this Battle.
    Silenced,
    /// The ability has been used as often as its text allows.
    UsedUp,
    /// Some Spaces must still be resolved.
    MustResolve(Space),
    /// Nothing to resolve there.
    NothingToResolve,
    /// The marker there cannot be taken over.
    NothingToTakeOver,
    /// The Aliens cannot escape to there.
    NoExit,
    /// Not one of the choices.
    NotAChoice(Question),
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(_) | Refusal::NotAChoice(_) => "CQ-19.1",
            Refusal::Over => "CQ-15.5",
            Refusal::TooFewPoints { .. } => "CQ-6.3",
            Refusal::TooFewTokens { .. } => "CQ-12.8",
            Refusal::NotAdjacent => "CQ-6.4",
            Refusal::MoveEnded => "CQ-6.5",
            Refusal::NoSuchAlien => "CQ-6.4",
            Refusal::NotInPool => "CQ-6.8",
            Refusal::CounterSpent => "CQ-5.2",
            Refusal::NotInHand | Refusal::NotYours | Refusal::NoSuchText => "CQ-13.1",
            Refusal::FaceDown => "CQ-12.6",
            Refusal::WorksByItself => "CQ-1.5",
            Refusal::WrongMoment => "CQ-13.1",
            Refusal::ConditionFails | Refusal::NothingToDo => "CQ-13.4",
            Refusal::Silenced => "CQ-1.15",
            Refusal::UsedUp => "CQ-12.8",
            Refusal::MustResolve(_) | Refusal::NothingToResolve => "CQ-7.2",
            Refusal::NothingToTakeOver => "CQ-11.1",
            Refusal::NoExit => "CQ-9.6",
        }
    }
}

/// Exactly the listed moves pass; for the others, the most helpful reason.
pub(crate) fn check(game: &Conquest, mv: &Move) -> Result<(), Refusal> {
    let Some(ask) = game.ask else { return Err(Refusal::Over) };
    // Texts are listed exactly if they are usable, so asking for one needs no list.
    if matches!(mv, Move::Play(..) | Move::UseGift(..) | Move::UseStuff(..)) {
        return game.why_no_use(ask.seat, *mv).map_or(Ok(()), Err);
    }
    if !answers(ask.what, mv) {
        return Err(Refusal::NotNow(ask.what));
    }
    let mut moves = Vec::new();
    legal::list_plain(game, &mut moves);
    if moves.contains(mv) {
        return Ok(());
    }
    Err(game.why_not(ask.seat, ask.what, *mv))
}

/// Whether a move is the kind of answer a question wants.
fn answers(what: Question, mv: &Move) -> bool {
    match what {
        Question::TeamRace => matches!(mv, Move::ShareRace(_)),
        Question::PickRace => matches!(mv, Move::TakeRace(_)),
        Question::PickColour => matches!(mv, Move::TakeColour(_)),
        Question::ChooseCommand => matches!(mv, Move::Command(_)),
        Question::KeepOrReroll => matches!(mv, Move::Keep | Move::RollAgain),
        Question::ActionMenu => matches!(
            mv,
            Move::Fly { .. }
                | Move::Land(_)
                | Move::GainMenace
                | Move::PayOff(_)
                | Move::EndPhase
                | Move::WatchOpen
        ),
        Question::LandAnother => matches!(mv, Move::LandToo(_) | Move::Enough),
        Question::BattleMenu => {
            matches!(mv, Move::Resolve(_) | Move::TakeOver(_) | Move::EndPhase | Move::WatchOpen)
        }
        Question::ChooseOpponent => matches!(mv, Move::Oppose(_)),
        Question::ChooseCounter => matches!(mv, Move::Face(_)),
        Question::ChooseLoss => matches!(mv, Move::Lose(_)),
        Question::StayOrEscape => matches!(mv, Move::Stay | Move::EscapeTo(_)),
        Question::ChooseWaitingFight => matches!(mv, Move::FightAt(..)),
        Question::CaptainOrder => matches!(mv, Move::At(_)),
        Question::TakeOver | Question::OptionalEffect => matches!(mv, Move::Yes | Move::No),
        Question::DrawDiscard => matches!(mv, Move::Discard(_) | Move::KeepHand),
        Question::ImmediateOrder => matches!(mv, Move::PlayNext(_)),
        Question::Aim | Question::Target => true,
        Question::Window(_) => {
            matches!(mv, Move::Pass | Move::PassAhead(_) | Move::PassBattle | Move::PassTurn)
        }
    }
}

impl Conquest {
    fn why_not(&self, seat: Seat, what: Question, mv: Move) -> Refusal {
        let points = self.player(seat).points;
        let poor = |cost: u8| Refusal::TooFewPoints { cost, have: points };
        match (what, mv) {
            (Question::ActionMenu, Move::Fly { .. } | Move::Land(_)) if points < 1 => poor(1),
            (Question::ActionMenu, Move::GainMenace) => poor(2),
            (Question::ActionMenu, Move::Fly { figure, from, to }) => {
                let here = from.0 as usize <= self.board.len().saturating_sub(1);
                if !here || self.index_at(seat, figure, from).is_none() {
                    Refusal::NoSuchAlien
                } else if !self.neighbours(seat, from).has(to) {
                    Refusal::NotAdjacent
                } else {
                    Refusal::MoveEnded
                }
            }
            (Question::ActionMenu, Move::Land(_)) => Refusal::NotInPool,
            (Question::ActionMenu, Move::PayOff(card)) => self.why_not_paid(card, points),
            (Question::BattleMenu, Move::EndPhase) => {
                let open = self.spaces().find(|space| self.must_resolve(*space));
                Refusal::MustResolve(open.unwrap_or_default())
            }
            (Question::ChooseCommand, Move::Command(_)) => Refusal::CounterSpent,
            (Question::BattleMenu, Move::Resolve(_)) => Refusal::NothingToResolve,
            (Question::BattleMenu, Move::TakeOver(_)) => Refusal::NothingToTakeOver,
            (Question::StayOrEscape, Move::EscapeTo(_)) => Refusal::NoExit,
            (Question::Aim | Question::Target | Question::Window(_), _) => {
                Refusal::NotAChoice(what)
            }
            _ => Refusal::NotNow(what),
        }
    }

    fn why_not_paid(&self, card: EventCard, have: u8) -> Refusal {
        use crate::cards::Ends;
        let lies = self.in_play.iter().any(|known| known.card == card);
        match card.sheet().ends {
            Ends::PaidByBearer(cost) | Ends::PaidByAnyone(cost) if lies && have < cost => {
                Refusal::TooFewPoints { cost, have }
            }
            _ => Refusal::NotYours,
        }
    }

    /// Why a card or ability cannot be used now, if the move is to use one.
    fn why_no_use(&self, seat: Seat, mv: Move) -> Option<Refusal> {
        let player = self.player(seat);
        let (source, line) = match mv {
            Move::Play(card, _) if player.hand.cards.count(card) == 0 => {
                return Some(Refusal::NotInHand);
            }
            Move::Play(card, line) => (Source::Event(card), line),
            Move::UseGift(gift, line) => {
                let Some(race) = player.race else { return Some(Refusal::WrongMoment) };
                if gift as usize >= race.sheet().gifts.len() {
                    return Some(Refusal::NoSuchText);
                }
                (Source::Gift(race, gift), line)
            }
            Move::UseStuff(card, line) => {
                if !player.stuff.iter().any(|held| held.card == card) {
                    return Some(Refusal::NotYours);
                }
                (Source::Stuff(card), line)
            }
            _ => return None,
        };
        match self.occasion() {
            Some(occasion) => self.usable(seat, source, line, &occasion).err(),
            None => Some(Refusal::WrongMoment),
        }
    }

    /// Why a player cannot use a card or ability now; `Ok` if one of its lines can be used.
    pub fn can_use(&self, seat: Seat, source: Source) -> Result<(), Refusal> {
        if self.to_act() != Some(seat) {
            return Err(Refusal::WrongMoment);
        }
        let mut nearest = Refusal::WrongMoment;
        for line in 0..source.fx().len() as u8 {
            let Some(mv) = source.use_of(line) else { return Err(Refusal::WorksByItself) };
            match self.check(&mv) {
                Ok(()) => return Ok(()),
                // The line that came closest says the most.
                Err(refusal) if nearest == Refusal::WrongMoment => nearest = refusal,
                Err(_) => {}
            }
        }
        Err(nearest)
    }
}
