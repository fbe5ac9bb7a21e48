//! `Session<G>`: a game being played, as the list of what was decided and what luck gave.

use std::cell::{RefCell, RefMut};

use serde::{Deserialize, Serialize};

use super::bot::Level;
use super::model::{GameEvent, GameModel, Seat, SetupRefusal, Viewer};
use super::{Chance, Outcome, Seen};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Driver {
    /// Somebody at the device.
    Person,
    /// A computer player.
    Computer(Level),
}

/// A seat as the table set it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSetup {
    /// 0 green circle, 1 blue square, 2 red triangle, 3 gold star.
    pub colour: u8,
    /// Person or computer.
    pub driver: Driver,
    /// What the player is called.
    pub name: String,
}

/// Everything that is settled before the first move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup<O> {
    /// The game's own options.
    pub options: O,
    /// A practice table may take anything back.
    #[serde(default)]
    pub practice: bool,
    /// One entry per seat.
    pub seats: Vec<SeatSetup>,
    /// The same words give the same luck for the same moves. A game that was carried on from the
    /// middle of another has a [`BRANCH`] in its seed: the deal comes from the words before it,
    /// the luck of the moves from all of them.
    pub seed: String,
}

/// Stands in a seed between the words of the deal and those of the new luck.
pub const BRANCH: char = '⑂';

impl<O> Setup<O> {
    /// What the set-up is dealt from, as a number: FNV-1a over the bytes.
    fn deal_number(&self) -> u64 {
        fnv1a(self.deal().as_bytes())
    }

    /// What the luck of the moves comes from.
    fn luck_number(&self) -> u64 {
        fnv1a(self.seed.as_bytes())
    }

    fn deal(&self) -> &str {
        self.seed.split(BRANCH).next().unwrap_or_default()
    }

    /// The luck of what a computer imagines at a record: another one than the game's own.
    pub fn thought_seed(&self, record: usize) -> u64 {
        fnv1a(format!("{} thinks at {record}", self.seed).as_bytes())
    }

    /// A file or a link may say anything; what no form would let through is refused.
    fn check_seats(&self) -> Result<(), SetupRefusal> {
        let too_long = |text: &str, most: usize| text.chars().nth(most).is_some();
        let refusal = if self.seats.iter().any(|seat| seat.colour >= COLOURS) {
            "A seat has a colour that is not there."
        } else if self.seats.iter().any(|seat| too_long(&seat.name, LONGEST_NAME)) {
            "A player's name is too long."
        } else if too_long(&self.seed, LONGEST_SEED) {
            "The seed is too long."
        } else {
            return Ok(());
        };
        Err(SetupRefusal(refusal.into()))
    }
}

/// How many colours of seats there are.
pub const COLOURS: u8 = 4;
/// The most letters of a player's name.
pub const LONGEST_NAME: usize = 40;
/// The most letters of a seed.
pub const LONGEST_SEED: usize = 200;

/// FNV-1a, 64 bit: short, and the same everywhere. Not a secret.
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    fnv1a_on(0xcbf2_9ce4_8422_2325, bytes)
}

/// The same for bytes that come after others.
pub(super) fn fnv1a_on(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// One decision and the luck that followed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record<M> {
    /// Whether the move played itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub auto: bool,
    /// What luck gave, in the order it was asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<u32>,
    /// What was decided.
    #[serde(rename = "move")]
    pub mv: M,
    /// Who decided.
    pub seat: Seat,
    /// Whether somebody learned something hidden. Worked out anew when a save is loaded.
    #[serde(skip)]
    pub shown: bool,
}

/// A record as it was played, with what it made happen.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<G: GameModel> {
    /// The record's place in the list, counted from 0.
    pub index: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub mv: G::Move,
    /// Whether the move played itself.
    pub auto: bool,
    /// What happened, unredacted: filter by [`GameEvent::seen_by`] before showing.
    pub events: Vec<G::Event>,
}

/// Why a move was not played. Nothing has changed.
#[derive(Debug, PartialEq)]
pub enum PlayRefusal<R> {
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn(Seat),
    /// The rules do not allow it.
    Rules(R),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefusal {
    /// No person has decided anything yet.
    Nothing,
    /// Luck or a hidden thing has been seen since.
    Known,
    /// The decision before belongs to another person.
    AnotherPerson,
}

/// Which record of a list does not follow from those before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayRefusal {
    /// The first record that does not fit, counted from 0.
    pub at: usize,
}

/// How many records lie between two stored positions. Going back replays at most this many.
const KEY_FRAME: usize = 8;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<G: GameModel> {
    setup: Setup<G::Options>,
    position: G,
    records: Vec<Record<G::Move>>,
    /// The position before record `i * KEY_FRAME`.
    key_frames: Vec<G>,
    /// What undo took away, the last taken on top; each entry is one undo.
    undone: Vec<Vec<Record<G::Move>>>,
    /// The records as far as a save has been asked for.
    written: RefCell<Written>,
}

/// The first records as the save file has them. Saving after every move writes each of them once.
#[derive(Clone, Debug, Default)]
pub(super) struct Written {
    /// How many they are.
    pub records: usize,
    /// One to a line.
    pub text: String,
}

impl<G: GameModel> Session<G> {
    /// Sets a table up. Moves that play themselves are played.
    pub fn new(setup: Setup<G::Options>) -> Result<Session<G>, SetupRefusal> {
        let mut session = Session::untouched(setup)?;
        session.play_forced(&mut Vec::new());
        Ok(session)
    }

    fn untouched(setup: Setup<G::Options>) -> Result<Session<G>, SetupRefusal> {
        let position = G::new(&setup.options, &mut Chance::of_record(setup.deal_number(), 0))?;
        if position.seats() as usize != setup.seats.len() {
            let (want, have) = (position.seats(), setup.seats.len());
            return Err(SetupRefusal(format!("These options need {want} seats, not {have}.")));
        }
        setup.check_seats()?;
        let key_frames = vec![position.clone()];
        let written = RefCell::default();
        Ok(Session {
            setup,
            position,
            records: Vec::new(),
            key_frames,
            undone: Vec::new(),
            written,
        })
    }

    /// Plays a list of records again. Where one does not fit, the session up to it comes with the
    /// refusal.
    pub fn replay(
        setup: Setup<G::Options>,
        records: Vec<Record<G::Move>>,
    ) -> Result<(Session<G>, Result<(), ReplayRefusal>), SetupRefusal> {
        let mut session: Session<G> = Session::untouched(setup)?;
        let fits = records.into_iter().try_for_each(|record| session.follow(record));
        Ok((session, fits))
    }

    /// Plays a record that was made elsewhere after its own, unless it does not fit.
    pub fn follow(&mut self, record: Record<G::Move>) -> Result<(), ReplayRefusal> {
        let refusal = Err(ReplayRefusal { at: self.records.len() });
        if self.position.to_act() != Some(record.seat) || self.position.check(&record.mv).is_err() {
            return refusal;
        }
        let (mut chance, mut events) = (Chance::replayed(record.chance.clone()), Vec::new());
        let before = self.position.clone();
        self.position.apply(&record.mv, &mut chance, &mut events);
        if !chance.fits() {
            self.position = before;
            return refusal;
        }
        let shown = events.iter().any(G::Event::reveals);
        self.push(Record { shown, ..record });
        Ok(())
    }

    /// The move of the moment that is written like this, as JSON without white space. It is found among the legal
    /// ones, so that a page needs no code to read each game's moves.
    pub fn move_of(&self, json: &str) -> Option<G::Move> {
        let written = |mv: &G::Move| serde_json::to_string(mv).is_ok_and(|text| text == json);
        self.position.legal_moves().into_iter().find(written)
    }

    /// What was settled before the first move.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// What has been decided so far.
    pub fn records(&self) -> &[Record<G::Move>] {
        &self.records
    }

    /// What a save has written of the records so far, to go on with.
    pub(super) fn written(&self) -> RefMut<'_, Written> {
        self.written.borrow_mut()
    }

    /// Who decides now.
    pub fn to_act(&self) -> Option<Seat> {
        self.position.to_act()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    /// The position as `viewer` may know it.
    pub fn seen(&self, viewer: Viewer) -> Seen<G> {
        Seen::new(&self.position, viewer)
    }

    /// Whether the two viewers know different things, so that passing the device needs a curtain.
    pub fn differs(&self, one: Viewer, other: Viewer) -> bool {
        *self.seen(one) != *self.seen(other)
    }

    /// Plays a move, and then those that play themselves. A refused move changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: &G::Move,
    ) -> Result<Vec<Happening<G>>, PlayRefusal<G::Refusal>> {
        match self.position.to_act() {
            None => return Err(PlayRefusal::Over),
            Some(other) if other != seat => return Err(PlayRefusal::NotYourTurn(other)),
            Some(_) => self.position.check(mv).map_err(PlayRefusal::Rules)?,
        }
        self.undone.clear();
        let mut happenings = vec![self.advance(seat, mv.clone(), false)];
        self.play_forced(&mut happenings);
        Ok(happenings)
    }

    fn play_forced(&mut self, happenings: &mut Vec<Happening<G>>) {
        while let Some(seat) = self.position.to_act()
            && let Some(mv) = self.position.forced()
        {
            happenings.push(self.advance(seat, mv, true));
        }
    }

    fn advance(&mut self, seat: Seat, mv: G::Move, auto: bool) -> Happening<G> {
        let index = self.records.len();
        let mut chance = Chance::of_record(self.setup.luck_number(), index as u64 + 1);
        let mut events = Vec::new();
        self.position.apply(&mv, &mut chance, &mut events);
        let shown = events.iter().any(G::Event::reveals);
        let chance = chance.into_outcomes();
        self.push(Record { seat, mv: mv.clone(), chance, auto, shown });
        Happening { index, seat, mv, auto, events }
    }

    fn push(&mut self, record: Record<G::Move>) {
        self.records.push(record);
        if self.records.len().is_multiple_of(KEY_FRAME) {
            self.key_frames.push(self.position.clone());
        }
    }

    /// Where undo would go back to: before the last decision of a person.
    pub fn undo_target(&self) -> Result<usize, UndoRefusal> {
        let by_person = |record: &Record<G::Move>| {
            !record.auto && self.setup.seats[record.seat.index()].driver == Driver::Person
        };
        let target = self.records.iter().rposition(by_person).ok_or(UndoRefusal::Nothing)?;
        if self.setup.practice {
            return Ok(target);
        }
        if self.records[target..].iter().any(|r| r.shown || !r.chance.is_empty()) {
            return Err(UndoRefusal::Known);
        }
        match self.undone.last() {
            Some(group) if group[0].seat != self.records[target].seat => {
                Err(UndoRefusal::AnotherPerson)
            }
            _ => Ok(target),
        }
    }

    /// Takes back the last decision of a person and what followed from it.
    pub fn undo(&mut self) -> Result<(), UndoRefusal> {
        let target = self.undo_target()?;
        self.position = self.position_at(target);
        self.undone.push(self.records.split_off(target));
        self.key_frames.truncate(target / KEY_FRAME + 1);
        self.written.take();
        Ok(())
    }

    /// Whether something taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what the last undo took back, with the same luck.
    pub fn redo(&mut self) -> Vec<Happening<G>> {
        let group = self.undone.pop().unwrap_or_default();
        let mut happenings = Vec::new();
        for record in group {
            let mut events = Vec::new();
            let mut chance = Chance::replayed(record.chance.clone());
            self.position.apply(&record.mv, &mut chance, &mut events);
            happenings.push(Happening {
                index: self.records.len(),
                seat: record.seat,
                mv: record.mv.clone(),
                auto: record.auto,
                events,
            });
            self.push(record);
        }
        happenings
    }

    /// The position before record `index`, for a look back.
    pub fn seen_at(&self, index: usize, viewer: Viewer) -> Seen<G> {
        Seen::new(&self.position_at(index), viewer)
    }

    /// What happened from record `from` on, as `viewer` may know it, each with the position after it.
    pub fn story(&self, from: usize, viewer: Viewer) -> Vec<(Happening<G>, Seen<G>)> {
        let mut position = self.position_at(from);
        let mut story = Vec::new();
        for (index, record) in self.records.iter().enumerate().skip(from) {
            let happening = happen(&mut position, index, record, viewer);
            story.push((happening, Seen::new(&position, viewer)));
        }
        story
    }

    /// The position after this many records as `viewer` may know it, with what the last of them
    /// made happen. Quick anywhere in a game of any length.
    pub fn moment(&self, records: usize, viewer: Viewer) -> (Option<Happening<G>>, Seen<G>) {
        let Some(index) = records.min(self.records.len()).checked_sub(1) else {
            return (None, self.seen_at(0, viewer));
        };
        let mut position = self.position_at(index);
        let happening = happen(&mut position, index, &self.records[index], viewer);
        (Some(happening), Seen::new(&position, viewer))
    }

    /// A game of its own that begins as this one did up to a record and has its own luck after it,
    /// so that nobody learns from it what this game still has in store.
    pub fn branch(&self, records: usize, luck: &str) -> Session<G> {
        let records = records.min(self.records.len());
        let seed = format!("{}{BRANCH}{luck}", self.setup.deal());
        let mut branch = Session {
            setup: Setup { seed, ..self.setup.clone() },
            position: self.position_at(records),
            records: self.records[..records].to_vec(),
            key_frames: self.key_frames[..=records / KEY_FRAME].to_vec(),
            undone: Vec::new(),
            written: RefCell::default(),
        };
        branch.play_forced(&mut Vec::new());
        branch
    }

    fn position_at(&self, index: usize) -> G {
        let frame = (index / KEY_FRAME).min(self.key_frames.len() - 1);
        let mut position = self.key_frames[frame].clone();
        for record in &self.records[frame * KEY_FRAME..index] {
            replay_record(&mut position, record);
        }
        position
    }
}

/// Plays a record again, as `viewer` may know it.
fn happen<G: GameModel>(
    position: &mut G,
    index: usize,
    record: &Record<G::Move>,
    viewer: Viewer,
) -> Happening<G> {
    let events = replay_record(position, record);
    let events = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
    Happening { index, seat: record.seat, mv: record.mv.clone(), auto: record.auto, events }
}

fn replay_record<G: GameModel>(position: &mut G, record: &Record<G::Move>) -> Vec<G::Event> {
    let mut events = Vec::new();
    position.apply(&record.mv, &mut Chance::replayed(record.chance.clone()), &mut events);
    events
}
