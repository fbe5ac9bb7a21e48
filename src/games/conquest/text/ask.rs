//! What is asked, and the answers in words.

use super::names::*;
use super::points_of;
use crate::machine::step::{Moment, Opening, Step, Victim};
use crate::{Battle, Conquest, Move, Phase, Question, WindowKind};
use engine::{GameModel, Seat};

/// What the seat to act is asked.
pub fn question(game: &Conquest) -> String {
    let Some(ask) = game.question() else { return "the game is over".into() };
    match ask.what {
        Question::ActionMenu => {
            let points = game.player(ask.seat).points;
            format!("act, {} left{}", points_of(points), last_rounds(game))
        }
        Question::Target if is_looking(game) => "put a card back, on top or underneath".into(),
        Question::Aim | Question::Target | Question::OptionalEffect => match game.agenda().last() {
            Some(Step::Announced(play)) => {
                format!("{}: {}", source_name(play.run.source), asked(ask.what))
            }
            Some(Step::Resolve(run)) => {
                format!("{}: {}", source_name(run.source), asked(ask.what))
            }
            _ => asked(ask.what).into(),
        },
        Question::Window(kind) => match game.announced_now() {
            Some(play) if kind == crate::WindowKind::Cancel => {
                format!("respond to {}?", source_name(play.run.source))
            }
            _ => format!("respond {}?", moment(game).unwrap_or(window_name(kind).into())),
        },
        what => asked(what).into(),
    }
}

/// CQ-15.10: how many rounds before the last one they are counted aloud.
const LAST_ROUNDS: u16 = 5;

/// CQ-15.10: what is said when one of the next rounds is the last.
fn last_rounds(game: &Conquest) -> String {
    let (round, limit) = (game.round(), game.options().edition.rounds());
    if round + LAST_ROUNDS <= limit {
        return String::new();
    }
    let end = if game.options().mode.is_together() {
        "the invasion has failed"
    } else {
        "the most Terror Points win"
    };
    format!("; round {round} of {limit}, after which {end}")
}

fn is_looking(game: &Conquest) -> bool {
    !game.resistance().looked.is_empty() || !game.locations().looked.is_empty()
}

/// The moment of the window that is open, if it is one that cards name.
fn moment(game: &Conquest) -> Option<String> {
    let Some(Step::Window(Opening { moment: Some(moment), .. })) = game.agenda().last() else {
        return None;
    };
    Some(match *moment {
        Moment::BattleStart => "as the Battle begins".into(),
        Moment::RoundEnd => "as the Fight Round ends".into(),
        Moment::FightWon { .. } => "to the Fight that was won".into(),
        Moment::Explored { space, .. } => format!("to the find: {}", place_name(game, space)),
        Moment::Conquered { space, .. } => {
            format!("to the conquest of {}", place_name(game, space))
        }
    })
}

/// The question with the name of who is asked.
pub fn prompt(game: &Conquest, name: &dyn Fn(Seat) -> String) -> String {
    match game.to_act() {
        Some(seat) => format!("{}: {}", name(seat), question(game)),
        None => match game.phase() {
            Phase::Over(ending) => super::ending_sentence(ending, name),
            _ => question(game),
        },
    }
}

/// A kind of question, without its details.
pub(super) fn asked(what: Question) -> &'static str {
    match what {
        Question::TeamRace => "one race for your team or two",
        Question::PickRace => "pick a race",
        Question::PickColour => "pick a colour",
        Question::ChooseCommand => "choose a Command Counter in secret",
        Question::KeepOrReroll => "keep the 1 or roll again",
        Question::ActionMenu => "spend Action Points or end the phase",
        Question::LandAnother => "land a second Alien or stop",
        Question::BattleMenu => "resolve a Space or end the phase",
        Question::ChooseOpponent => "choose whom to fight first",
        Question::ChooseCounter => "choose a counter to fight",
        Question::ChooseLoss => "choose the Alien that is lost",
        Question::StayOrEscape => "stay or escape",
        Question::ChooseWaitingFight => "choose the Fight that comes first",
        Question::CaptainOrder => "choose where Captain Fantastic goes next",
        Question::TakeOver => "take the marker over or leave it",
        Question::DrawDiscard => "discard an Event or keep your hand",
        Question::ImmediateOrder => "choose which card is played next",
        Question::Aim | Question::Target => "choose a target",
        Question::OptionalEffect => "use it or not",
        Question::Window(_) => "respond or pass",
    }
}

/// A move in words, with the names only this game knows: abilities, Locations and players.
pub fn describe_in(game: &Conquest, mv: &Move, name: &dyn Fn(Seat) -> String) -> String {
    let race = game.to_act().and_then(|seat| game.player(seat).race);
    match (*mv, race) {
        (Move::UseGift(gift, _), Some(race)) => format!("use {}", gift_text(race, gift).0),
        (Move::Resolve(space), _) => format!("resolve {}", place_name(game, space)),
        (Move::TakeOver(space), _) => format!("take over {}", place_name(game, space)),
        (Move::EscapeTo(space), _) => format!("escape to {}", place_name(game, space)),
        (Move::At(space), _) => place_name(game, space),
        (Move::Oppose(seat) | Move::Against(seat), _) => name(seat),
        (Move::Pass, _) if rolls(game) => "roll the dice".into(),
        (mv, _) => describe(&mv),
    }
}

/// Whether a pass of the seat to act leads to its dice.
fn rolls(game: &Conquest) -> bool {
    let Some(ask) = game.question() else { return false };
    let fights =
        |battle: &Battle| battle.side_of(ask.seat).is_some() && !battle.outright.contains(&true);
    ask.what == Question::Window(WindowKind::Early) && game.battle().is_some_and(fights)
}

/// A move in words, for buttons, hints and screen readers.
pub fn describe(mv: &Move) -> String {
    match *mv {
        Move::ShareRace(true) => "one race for the team".into(),
        Move::ShareRace(false) => "a race for each".into(),
        Move::TakeRace(race) => format!("play {}", race_name(race)),
        Move::TakeColour(colour) => format!("take {}", colour_name(colour)),
        Move::Command(command) => format!("command {}", command_name(command)),
        Move::Keep => "keep the 1".into(),
        Move::RollAgain => "roll again".into(),
        Move::Fly { figure, from, to } => {
            format!("{} from {} to {}", figure_name(figure), space_name(from), space_name(to))
        }
        Move::Land(figure) | Move::LandToo(figure) | Move::FromPool(figure) => {
            format!("land {}", figure_name(figure))
        }
        Move::GainMenace => "gain a Menace Token for 2 Action Points".into(),
        Move::PayOff(card) => format!("pay to discard {}", event_name(card)),
        Move::Play(card, _) => format!("play {}", event_name(card)),
        Move::UseGift(gift, _) => format!("use Menace ability {}", gift + 1),
        Move::UseStuff(card, _) => format!("use {}", stuff_name(card)),
        Move::EndPhase => "end the phase".into(),
        Move::WatchOpen => "ask me between the phases of others".into(),
        Move::Resolve(space) => format!("resolve {}", space_name(space)),
        Move::TakeOver(space) => format!("take over {}", space_name(space)),
        Move::Oppose(seat) | Move::Against(seat) => engine::unnamed(seat),
        Move::Face(counter) => format!("fight {}", counter_name(counter)),
        Move::Lose(figure) => format!("lose {}", figure_name(figure)),
        Move::Stay => "stay".into(),
        Move::EscapeTo(space) => format!("escape to {}", space_name(space)),
        Move::FightAt(space, counter) => {
            format!("fight {} in {}", counter_name(counter), space_name(space))
        }
        Move::Discard(card) => format!("discard {}", event_name(card)),
        Move::KeepHand => "discard nothing".into(),
        Move::PlayNext(card) => format!("play {} next", event_name(card)),
        Move::At(space) => space_name(space),
        Move::ForSide(0) => "the attacker's side".into(),
        Move::ForSide(_) => "the other side".into(),
        Move::Strike(victim) => match victim {
            Victim::Announced => "cancel it".into(),
            Victim::InPlay(card) => format!("cancel {}", event_name(card)),
            Victim::Tech(tech) => format!("cancel {}", tech_name(tech)),
            Victim::Stuff(seat, card, _) => {
                format!("discard {} of player {}", stuff_name(card), seat.0 + 1)
            }
        },
        Move::Alien(figure, space) => {
            format!("{} in {}", figure_name(figure), space_name(space))
        }
        Move::Send(figure, from, to) => {
            format!("{} from {} to {}", figure_name(figure), space_name(from), space_name(to))
        }
        Move::ThisEvent(card) => event_name(card).into(),
        Move::ThisStuff(card, _) => stuff_name(card).into(),
        Move::ThisResistance(card) => resistance_name(card).into(),
        Move::ThisCounter(counter, space) => {
            format!("{} in {}", counter_name(counter), space_name(space))
        }
        Move::Shift(counter, from, to) => {
            let counter = counter_name(counter);
            format!("{counter} from {} to {}", space_name(from), space_name(to))
        }
        Move::Option(0) => "the first".into(),
        Move::Option(_) => "the second".into(),
        Move::PutBack(at, false) => format!("card {} on top", at + 1),
        Move::PutBack(at, true) => format!("card {} underneath", at + 1),
        Move::Enough => "enough".into(),
        Move::Yes => "yes".into(),
        Move::No => "no".into(),
        Move::Pass => "pass".into(),
        Move::PassAhead(_) => "pass, and don't ask again this turn".into(),
        Move::PassBattle => "no response in this Battle".into(),
        Move::PassTurn => "no response this turn".into(),
    }
}
