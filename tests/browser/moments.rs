//! Moments of games as saves, for tests that want to sit down in the middle of one.

use crate::conquest::choose;
use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, Driver, Seat, SeatSetup, Session, Setup, Step, Viewer, save};
use saucer_night::for_every_game;
use saucer_night::games::conquest::{Conquest, Event, Mode, Move, Options};
use saucer_night::table::drag::{Grip, Handle, Id};
use saucer_night::table::{AnyTable, Hands, Table};
use std::sync::OnceLock;

const PERSON: Seat = Seat(0);

/// A game as saves of moments in it: the start, two in between and the end.
pub struct Moments {
    pub game: &'static str,
    pub saves: Vec<(&'static str, String)>,
    /// The start between two people, behind a curtain where the game has secrets.
    pub two_people: String,
    pub refusal: Refusal,
}

/// A decision of the person at which a rule forbids to drop some piece at some place.
pub struct Refusal {
    pub save: String,
    pub piece: String,
    pub place: String,
    pub rule: &'static str,
}

/// Moments of a game between a person and a computer, of every game that has a board.
pub fn moments() -> &'static [Moments] {
    macro_rules! all {
        ($($name:ident: $game:ty,)*) => { vec![$(moments_of::<$game>(),)*] };
    }
    static PLAYED: OnceLock<Vec<Moments>> = OnceLock::new();
    PLAYED.get_or_init(|| for_every_game!(all))
}

/// The moments of one game.
pub fn game(id: &str) -> &'static Moments {
    moments().iter().find(|moments| moments.game == id).expect("has a board")
}

fn moments_of<G: Hands>() -> Moments {
    let (mut session, mut moves) = (begun::<G>(1), Vec::new());
    let mut chance = Chance::unrecorded(4);
    // The page shows the person's decisions; a computer's would be gone before anybody looks.
    let mut decisions = vec![0];
    // The places that took a piece so far; a drop that is refused at a place of the moment is surely there to be tried.
    let (mut places, mut refusal, mut other) = (Vec::new(), None, None);
    while let Some(seat) = session.to_act() {
        if seat == PERSON && refusal.is_none() {
            refusal = refused(&session, &[]);
            other = other.or_else(|| refused(&session, &places));
            places.extend(drops(&session).into_iter().map(|(_, place)| place));
        }
        let seen = session.seen(Viewer::Seat(seat));
        let mv = bot::choose(&seen, seat, Level::Greedy, &mut chance);
        session.play(seat, &mv).expect("a legal move");
        moves.push((seat, mv));
        if session.to_act().is_none_or(|seat| seat == PERSON) {
            decisions.push(moves.len());
        }
    }
    let at = |part: usize| {
        let mut session = begun::<G>(1);
        for (seat, mv) in &moves[..decisions[(decisions.len() - 1) * part / 6]] {
            session.play(*seat, mv).expect("the same move");
        }
        save::write(&session)
    };
    let saves = vec![("start", at(0)), ("early", at(1)), ("late", at(5)), ("end", at(6))];
    let two_people = save::write(&begun::<G>(2));
    Moments {
        game: G::ID.0,
        saves,
        two_people,
        refusal: refusal.or(other).expect("some drop is forbidden"),
    }
}

/// Every piece that can be put somewhere now, with the place.
fn drops<G: Hands>(session: &Session<G>) -> Vec<(Id, Id)> {
    let seen = session.seen(Viewer::Seat(PERSON));
    let drop = |handle: Handle<G::Move>| match handle.grip {
        Grip::Drop { pieces, place } => Some((pieces[0].clone(), place)),
        Grip::Button { .. } => None,
    };
    G::handles(&seen, &seen.legal_moves()).into_iter().filter_map(drop).collect()
}

/// A drop that is forbidden now, of a piece that can be put elsewhere: to the place of another piece, or to one of these.
fn refused<G: Hands>(session: &Session<G>, places: &[Id]) -> Option<Refusal> {
    let (table, _) = Table::<G>::open(&save::write(session)).expect("our own save");
    let now = drops(session);
    now.iter().map(|(_, place)| place).chain(places).find_map(|place| {
        let why = |piece: &Id| Some((piece.to_string(), table.why_not(piece, place)?.rule?));
        let (piece, rule) = now.iter().find_map(|(piece, _)| why(piece))?;
        Some(Refusal { save: save::write(session), piece, place: place.to_string(), rule })
    })
}

fn begun<G: Hands>(people: u8) -> Session<G> {
    begun_with(G::with_players(&G::Options::default(), 2), people)
}

/// A table of two: Ada, and Zorg, who may be a computer.
fn begun_with<G: Hands>(options: G::Options, people: u8) -> Session<G> {
    let seat = |colour, driver, name: &str| SeatSetup { colour, driver, name: name.into() };
    let zorg = if people == 2 { Driver::Person } else { Driver::Computer(Level::Random) };
    let seats = vec![seat(0, Driver::Person, "Ada"), seat(2, zorg, "Zorg")];
    let options = G::with_colours(G::for_people(options, people), &[0, 2]);
    let setup = Setup { options, practice: false, seats, seed: "gallery".into() };
    Session::new(setup).expect("sets up")
}

/// Two moments that only Conquest has.
pub struct Invasion {
    /// The person is asked in a Fight whose dice are thrown.
    pub fight: String,
    /// A cooperative game after some rounds, with its gauge.
    pub together: String,
    /// Before a Resistance Phase in which much happens and nobody is asked.
    pub before_phase: String,
    /// What the person does to begin it.
    pub last: Move,
}

/// Moments of a cooperative game of Conquest.
pub fn invasion() -> &'static Invasion {
    static PLAYED: OnceLock<Invasion> = OnceLock::new();
    PLAYED.get_or_init(invade)
}

fn invade() -> Invasion {
    let options = Options { mode: Mode::Cooperative, players: 2, ..Options::default() };
    let mut session = begun_with::<Conquest>(options, 1);
    let (mut fight, mut phase) = (None, None);
    while let Some(seat) = session.to_act() {
        let seen = session.seen(Viewer::Seat(seat));
        let rolled = seen.battle().is_some_and(|battle| battle.dice.iter().all(|d| !d.is_empty()));
        if rolled && seat == PERSON && fight.is_none() {
            fight = Some(save::write(&session));
        }
        let (before, mv) = (save::write(&session), choose(&seen));
        let played = session.play(seat, &mv).expect("a legal move");
        if seat == PERSON && phase.is_none() && is_newsreel(&session, &played) {
            phase = Some((before, mv));
        }
        if fight.is_some() && phase.is_some() && session.to_act() == Some(PERSON) {
            break;
        }
    }
    let (before_phase, last) = phase.expect("a Resistance Phase");
    let together = save::write(&session);
    Invasion { fight: fight.expect("a Fight"), together, before_phase, last }
}

/// Whether what was just played ends with a Resistance Phase of several steps. An Event that waits
/// for an answer would be shown instead of the newsreel.
fn is_newsreel(session: &Session<Conquest>, played: &[Step<Conquest>]) -> bool {
    let waits = session.seen(Viewer::Public).announced_now().is_some();
    let events = played.last().map_or(&[][..], |happening| &happening.events);
    let steps = events.iter().filter(|event| matches!(event, Event::ResistanceStep { .. }));
    !waits && steps.count() > 4
}
