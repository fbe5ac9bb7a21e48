//! `Session<G>`: a game being played, as the list of what was decided and what luck gave.

mod back;
mod seats;

use std::cell::{RefCell, RefMut};
use std::ops::{Deref, Range};

use serde::{Deserialize, Serialize};

use super::model::{GameEvent, GameModel, Seat, SetupRefusal, Viewer};
use super::setup::{BRANCH, Luck, Setup};
use super::{Chance, Outcome, Seen};

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

/// A record as it was played, with what it made happen. What was decided may be a secret, so it is not in here.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening<G: GameModel> {
    /// The record's place in the list, counted from 0.
    pub index: usize,
    /// Who decided.
    pub seat: Seat,
    /// Whether the move played itself.
    pub auto: bool,
    /// What happened, unredacted: filter by [`GameEvent::seen_by`] before showing.
    pub events: Vec<G::Event>,
}

/// A record that was just played, with the position it led to. It reads as its [`Happening`]; the position is only to be
/// had as a viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: GameModel> {
    happening: Happening<G>,
    position: G,
}

impl<G: GameModel> Step<G> {
    /// The step as `viewer` may know it.
    pub fn seen_by(&self, viewer: Viewer) -> (Happening<G>, Seen<G>) {
        let Happening { index, seat, auto, ref events } = self.happening;
        let events = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        (Happening { index, seat, auto, events }, Seen::new(&self.position, viewer))
    }
}

impl<G: GameModel> Deref for Step<G> {
    type Target = Happening<G>;

    fn deref(&self) -> &Happening<G> {
        &self.happening
    }
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
    /// Luck has been seen since.
    Known,
    /// Something that was hidden from others has been shown to them since.
    Shown,
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
    /// What the set-up was dealt with.
    luck: Luck,
    position: G,
    records: Vec<Record<G::Move>>,
    /// The position before record `i * KEY_FRAME`.
    key_frames: Vec<G>,
    /// What undo took away, the last taken on top; each entry is one undo.
    undone: Vec<Vec<Record<G::Move>>>,
    /// Records whose luck comes again as long as the same is decided: a guided game.
    foretold: Vec<Record<G::Move>>,
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
        let mut session = Session::untouched(setup, Luck::default())?;
        session.play_forced(&mut Vec::new());
        Ok(session)
    }

    /// A table before its first record, dealt with this luck.
    pub(super) fn untouched(
        setup: Setup<G::Options>,
        luck: Luck,
    ) -> Result<Session<G>, SetupRefusal> {
        let position = G::new(&setup.options, &mut setup.deal_chance(luck))?;
        if position.seats() as usize != setup.seats.len() {
            let (want, have) = (position.seats(), setup.seats.len());
            return Err(SetupRefusal(format!("These options need {want} seats, not {have}.")));
        }
        setup.check_seats()?;
        let key_frames = vec![position.clone()];
        let written = RefCell::default();
        Ok(Session {
            setup,
            luck,
            position,
            records: Vec::new(),
            key_frames,
            undone: Vec::new(),
            foretold: Vec::new(),
            written,
        })
    }

    /// Plays a list of records again. Where one does not fit, the session up to it comes with the
    /// refusal.
    pub fn replay(
        setup: Setup<G::Options>,
        records: Vec<Record<G::Move>>,
    ) -> Result<(Session<G>, Result<(), ReplayRefusal>), SetupRefusal> {
        let mut session: Session<G> = Session::untouched(setup, Luck::default())?;
        let fits = records.into_iter().try_for_each(|record| session.follow(record));
        Ok((session, fits))
    }

    /// Plays a record that was made elsewhere after its own, unless it does not fit.
    pub fn follow(&mut self, record: Record<G::Move>) -> Result<(), ReplayRefusal> {
        if self.position.to_act() != Some(record.seat) || self.position.check(&record.mv).is_err() {
            return Err(ReplayRefusal { at: self.records.len() });
        }
        self.follow_legal(record)
    }

    /// The same for a move that was found among the legal ones.
    pub(super) fn follow_legal(
        &mut self,
        mut record: Record<G::Move>,
    ) -> Result<(), ReplayRefusal> {
        let at = self.records.len();
        if self.position.to_act() != Some(record.seat) {
            return Err(ReplayRefusal { at });
        }
        let mut chance = Chance::replayed(std::mem::take(&mut record.chance));
        let mut events = Vec::new();
        self.position.apply(&record.mv, &mut chance, &mut events);
        if !chance.fits() {
            self.position = self.position_at(at);
            return Err(ReplayRefusal { at });
        }
        record.shown = events.iter().any(G::Event::reveals);
        record.chance = chance.into_outcomes();
        self.push(record);
        Ok(())
    }

    /// The move of the moment that is written like this, as JSON without white space. It is found among the legal
    /// ones, so that a page needs no code to read each game's moves.
    pub fn move_of(&self, json: &str) -> Option<G::Move> {
        self.find_move(json, &mut (Vec::new(), Vec::new()))
    }

    /// The same with room for moves and words that is used again for the next one.
    pub(super) fn find_move(
        &self,
        json: &str,
        (moves, text): &mut (Vec<G::Move>, Vec<u8>),
    ) -> Option<G::Move> {
        moves.clear();
        self.position.list_moves(moves);
        let at = moves.iter().position(|mv| {
            text.clear();
            serde_json::to_writer(&mut *text, mv).is_ok() && text == json.as_bytes()
        })?;
        Some(moves.swap_remove(at))
    }

    /// What was settled before the first move.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// Which luck it was set up with. Whatever that was, moves have the latest.
    pub fn luck(&self) -> Luck {
        self.luck
    }

    /// The same table before anybody decided anything. As long as the same is decided, the same luck follows.
    pub fn rehearsal(&self) -> Session<G> {
        self.branch_with(0, self.setup.seed.clone(), self.records.clone())
    }

    /// Lets the luck of these records come again as long as the same is decided. Returns whether they begin as this
    /// session did.
    pub fn foretell(&mut self, records: Vec<Record<G::Move>>) -> bool {
        let fits = records.starts_with(&self.records);
        if fits {
            self.foretold = records;
        }
        fits
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
    ) -> Result<Vec<Step<G>>, PlayRefusal<G::Refusal>> {
        match self.position.to_act() {
            None => return Err(PlayRefusal::Over),
            Some(other) if other != seat => return Err(PlayRefusal::NotYourTurn(other)),
            Some(_) => self.position.check(mv).map_err(PlayRefusal::Rules)?,
        }
        self.undone.clear();
        let mut steps = vec![self.advance(seat, mv.clone(), false)];
        self.play_forced(&mut steps);
        Ok(steps)
    }

    fn play_forced(&mut self, steps: &mut Vec<Step<G>>) {
        while let Some(seat) = self.position.to_act()
            && let Some(mv) = self.position.forced()
        {
            steps.push(self.advance(seat, mv, true));
        }
    }

    fn advance(&mut self, seat: Seat, mv: G::Move, auto: bool) -> Step<G> {
        let index = self.records.len();
        let mut chance = self.next_chance(seat, &mv);
        let mut events = Vec::new();
        self.position.apply(&mv, &mut chance, &mut events);
        let shown = events.iter().any(G::Event::reveals);
        let chance = chance.into_outcomes();
        self.push(Record { seat, mv, chance, auto, shown });
        self.step(Happening { index, seat, auto, events })
    }

    fn step(&self, happening: Happening<G>) -> Step<G> {
        Step { happening, position: self.position.clone() }
    }

    fn next_chance(&mut self, seat: Seat, mv: &G::Move) -> Chance {
        let index = self.records.len();
        match self.foretold.get(index) {
            Some(record) if record.seat == seat && record.mv == *mv => {
                Chance::replayed(record.chance.clone())
            }
            _ => {
                self.foretold.clear();
                self.setup.chance_of(index)
            }
        }
    }

    fn push(&mut self, record: Record<G::Move>) {
        self.records.push(record);
        if self.records.len().is_multiple_of(KEY_FRAME) {
            self.key_frames.push(self.position.clone());
        }
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

    /// Tells event by event what these records made happen, as `viewer` may know it, each with the number of its
    /// record. Only one position is walked along, so a long game is told quickly.
    pub fn tell(
        &self,
        records: Range<usize>,
        viewer: Viewer,
        hear: &mut dyn FnMut(usize, &G::Event),
    ) {
        let mut position = self.position_at(records.start);
        for index in records {
            let events = replay_record(&mut position, &self.records[index]);
            for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
                hear(index, &event);
            }
        }
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
        let seed = format!("{}{BRANCH}{luck}", self.setup.deal());
        self.branch_with(records.min(self.records.len()), seed, Vec::new())
    }

    fn branch_with(
        &self,
        records: usize,
        seed: String,
        foretold: Vec<Record<G::Move>>,
    ) -> Session<G> {
        let mut branch = Session {
            setup: Setup { seed, ..self.setup.clone() },
            luck: self.luck,
            position: self.position_at(records),
            records: self.records[..records].to_vec(),
            key_frames: self.key_frames[..=records / KEY_FRAME].to_vec(),
            undone: Vec::new(),
            foretold,
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
    Happening { index, seat: record.seat, auto: record.auto, events }
}

fn replay_record<G: GameModel>(position: &mut G, record: &Record<G::Move>) -> Vec<G::Event> {
    let mut events = Vec::new();
    position.apply(&record.mv, &mut Chance::replayed(record.chance.clone()), &mut events);
    events
}
