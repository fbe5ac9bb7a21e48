//! `Table<G>`: a session with somebody looking at it.

use std::ops::Range;

use crate::engine::bot::Level;
use crate::engine::bot::Question;
use crate::engine::save::{self, LoadRefusal};
use crate::engine::session::{PlayRefusal, ReplayRefusal, UndoRefusal};
use crate::engine::{
    Driver, GameModel, Happening, Outcome, Record, Refusal, Seat, SeatSetup, Seen, Session, Setup,
    SetupRefusal, Viewer,
};
use crate::web::drag::Handle;
use crate::web::text::{NOT_NOW, OTHERWISE};

use super::hands::{Hands, Line};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A person who is at the device.
    Person(Seat),
    /// A person who has to take the device first, because something is hidden.
    Curtain(Seat),
    /// A computer player.
    Computer(Seat),
    /// Nobody: the game is over.
    Nobody,
}

/// Why something was not done, as a sentence, with the rule behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The sentence.
    pub text: String,
    /// The number of the rule, such as `NH-4.2`.
    pub rule: Option<&'static str>,
}

/// One record as it is shown: what happened, and the position after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<G: GameModel> {
    /// The record and its events, as the viewer may know them; `None` for a still picture.
    pub happening: Option<Happening<G>>,
    /// The position after it.
    pub seen: Seen<G>,
}

impl<G: GameModel> Frame<G> {
    fn of_record((happening, seen): (Happening<G>, Seen<G>)) -> Frame<G> {
        Frame { happening: Some(happening), seen }
    }
}

/// A game on the table.
#[derive(Clone, Debug)]
pub struct Table<G: Hands> {
    session: Session<G>,
    viewer: Viewer,
    handles: Vec<Handle<G::Move>>,
    /// The records of a guided game; empty at a free table.
    script: Vec<Record<G::Move>>,
}

impl<G: Hands> Table<G> {
    /// Sets a table up.
    pub fn begin(setup: Setup<G::Options>) -> Result<Table<G>, SetupRefusal> {
        Session::new(setup).map(Table::around)
    }

    /// Opens a save; with it comes where its records stopped fitting the rules, if they did.
    pub fn open(text: &str) -> Result<(Table<G>, Option<ReplayRefusal>), LoadRefusal> {
        save::read::<G>(text).map(|loaded| (Table::around(loaded.session), loaded.cut))
    }

    /// The table a guided game begins at: set up as its save was.
    pub fn lesson(save: &str) -> Result<Table<G>, LoadRefusal> {
        let played = save::read::<G>(save)?.session;
        let mut table = Table::begin(played.setup().clone()).map_err(LoadRefusal::Setup)?;
        table.script = played.records().to_vec();
        Ok(table)
    }

    /// Goes on with a guided game, unless this table has left it.
    pub fn teach(&mut self, save: &str) -> Result<(), LoadRefusal> {
        let script = Table::<G>::lesson(save)?.script;
        if script.starts_with(self.session.records()) {
            self.script = script;
        }
        Ok(())
    }

    /// The record the guided game goes on with.
    fn next_of_script(&self) -> Option<&Record<G::Move>> {
        self.script.get(self.records())
    }

    /// Whether a guided game is going on.
    pub fn is_taught(&self) -> bool {
        self.next_of_script().is_some()
    }

    /// Whether a handle does what the guided game asks for. At a free table every handle does.
    pub fn accepts(&self, handle: usize) -> bool {
        let ahead = self.script.iter().skip(self.records()).filter(|record| !record.auto);
        let mut ahead = ahead.map(|record| &record.mv);
        let asked =
            |handle: &Handle<G::Move>| handle.moves.iter().all(|mv| ahead.next() == Some(mv));
        !self.is_taught() || self.handles.get(handle).is_some_and(asked)
    }

    fn around(session: Session<G>) -> Table<G> {
        let people = people(&session.setup().seats);
        let viewer = match people[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Public,
        };
        let mut table = Table { session, viewer, handles: Vec::new(), script: Vec::new() };
        table.settle();
        table
    }

    /// Who looks on now, and what hands can do. Called after every change.
    fn settle(&mut self) {
        if let Waiting::Person(seat) = self.waiting() {
            let own = Viewer::Seat(seat);
            self.viewer = if self.is_hidden_from(own) { Viewer::Public } else { own };
        }
        self.handles = match self.waiting() {
            Waiting::Person(_) => {
                let seen = self.seen();
                G::handles(&seen, &seen.legal_moves())
            }
            _ => Vec::new(),
        };
    }

    /// What the table waits for.
    pub fn waiting(&self) -> Waiting {
        let Some(seat) = self.session.to_act() else { return Waiting::Nobody };
        let own = Viewer::Seat(seat);
        match self.session.setup().seats[seat.index()].driver {
            Driver::Computer(_) => Waiting::Computer(seat),
            Driver::Person if self.is_hidden_from(own) && !G::in_the_open(&self.seen()) => {
                Waiting::Curtain(seat)
            }
            Driver::Person => Waiting::Person(seat),
        }
    }

    /// Whether somebody else is looking on and sees something else.
    fn is_hidden_from(&self, own: Viewer) -> bool {
        self.viewer != own && self.session.differs(self.viewer, own)
    }

    /// Who is looking on.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The person who was asked for has taken the device.
    pub fn lift_curtain(&mut self) {
        if let Waiting::Curtain(seat) = self.waiting() {
            self.viewer = Viewer::Seat(seat);
            self.settle();
        }
    }

    /// The seats as they were set up.
    pub fn seats(&self) -> &[SeatSetup] {
        &self.session.setup().seats
    }

    /// The session's set-up, to begin again with.
    pub fn setup(&self) -> &Setup<G::Options> {
        self.session.setup()
    }

    /// How many records there are.
    pub fn records(&self) -> usize {
        self.session.records().len()
    }

    /// Whether nobody has decided anything yet.
    pub fn is_untouched(&self) -> bool {
        self.session.records().iter().all(|record| record.auto)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }

    /// The position as whoever is looking may know it.
    pub fn seen(&self) -> Seen<G> {
        self.session.seen(self.viewer)
    }

    /// What hands can do now; empty unless a person at the device is to act.
    pub fn handles(&self) -> &[Handle<G::Move>] {
        &self.handles
    }

    /// Plays a handle for the person to act. Returns the first new record.
    pub fn play(&mut self, handle: usize) -> Result<usize, Refused> {
        let text = if self.is_taught() { OTHERWISE } else { NOT_NOW };
        let known = self.handles.get(handle).filter(|_| self.accepts(handle)).cloned();
        let Some(handle) = known else { return Err(Refused { text: text.into(), rule: None }) };
        let first = self.records();
        let mut result = Ok(first);
        for mv in &handle.moves {
            let Some(seat) = self.session.to_act() else { break };
            // A part that left nothing to decide has played itself.
            if self.session.records()[first..].iter().any(|record| record.auto && record.mv == *mv)
            {
                continue;
            }
            if let Err(refusal) = self.session.play(seat, mv) {
                result = Err(refused(refusal));
                break;
            }
        }
        self.settle();
        result
    }

    /// What the computer player to act has to think about, as its seat may know it.
    pub fn question(&mut self) -> Option<Question> {
        let Waiting::Computer(seat) = self.waiting() else { return None };
        let Driver::Computer(level) = self.seats()[seat.index()].driver else { return None };
        Some(self.ask(seat, level))
    }

    /// What the guided game lets the computer player to act do, as JSON.
    pub fn scripted(&self) -> Option<String> {
        let Waiting::Computer(_) = self.waiting() else { return None };
        serde_json::to_string(&self.next_of_script()?.mv).ok()
    }

    /// What to think about to advise the person to act, as that seat may know it.
    pub fn advice(&mut self) -> Option<Question> {
        match self.waiting() {
            Waiting::Person(seat) => Some(self.ask(seat, Level::Admiral)),
            _ => None,
        }
    }

    fn ask(&self, seat: Seat, level: Level) -> Question {
        // By the table and the record alone: asked twice, or after a reload, it thinks the same.
        let seed = self.setup().thought_seed(self.records());
        Question::about(&self.session, self.records(), Some(seat), level, seed)
    }

    /// What to think about to know how things stood before a record, all cards open.
    pub fn look_back(&self, record: usize) -> Question {
        Question::about(&self.session, record, None, Level::Admiral, record as u64)
    }

    /// Plays what the computer player to act thought of, a move as JSON. Returns the first new
    /// record, or `None` if that is no move of the moment.
    pub fn computer_plays(&mut self, mv: &str) -> Option<usize> {
        let first = self.records();
        let Waiting::Computer(seat) = self.waiting() else { return None };
        self.session.play(seat, &self.session.move_of(mv)?).ok()?;
        self.settle();
        Some(first)
    }

    /// A way for the hand to make a move, given as JSON.
    pub fn way(&self, mv: &str) -> Option<&Handle<G::Move>> {
        let mv = self.session.move_of(mv)?;
        self.handles.iter().find(|handle| handle.moves[0] == mv)
    }

    /// Why a piece cannot go to a place.
    pub fn why_not(&self, piece: &str, place: &str) -> Option<Refused> {
        let seen = self.seen();
        let Err(refusal) = seen.check(&G::attempt(&seen, piece, place)?) else {
            // Legal, but a guided game asks for something else.
            return self.is_taught().then(|| Refused { text: OTHERWISE.into(), rule: None });
        };
        Some(Refused { text: refusal.to_string(), rule: Some(refusal.rule()) })
    }

    /// Whether the last decision can be taken back, and if not, why.
    pub fn can_undo(&self) -> Result<(), UndoRefusal> {
        self.session.undo_target().map(|_| ())
    }

    /// Takes the last decision back.
    pub fn undo(&mut self) -> Result<(), UndoRefusal> {
        self.session.undo()?;
        self.settle();
        Ok(())
    }

    /// Whether something taken back can be played again.
    pub fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    /// Plays again what was taken back. Returns the first new record.
    pub fn redo(&mut self) -> usize {
        let first = self.records();
        self.session.redo();
        self.settle();
        first
    }

    /// The records from `from` on, as whoever is looking may know them.
    pub fn frames(&self, from: usize) -> Vec<Frame<G>> {
        let story = self.session.story(from, self.viewer).into_iter();
        story.map(Frame::of_record).collect()
    }

    /// The position as a still picture.
    pub fn still(&self) -> Frame<G> {
        Frame { happening: None, seen: self.seen() }
    }

    /// What is asked, or how it ended, as anybody may know: the home page shows it to everybody.
    pub fn status(&self) -> String {
        let name = |seat: Seat| self.seats()[seat.index()].name.clone();
        G::prompt(&self.session.seen(Viewer::Public), &name)
    }

    /// Whose eyes a look back may use: only those of whoever is looking while the game is on,
    /// anybody's once it is over.
    pub fn eyes(&self) -> Vec<Viewer> {
        if self.outcome().is_none() {
            return vec![self.viewer];
        }
        let seats = Seat::all(self.seats().len() as u8).map(Viewer::Seat);
        [Viewer::Everything].into_iter().chain(seats).collect()
    }

    /// The position after this many records, with what the last of them made happen.
    pub fn moment(&self, records: usize, viewer: Viewer) -> Frame<G> {
        let viewer = self.allowed(viewer);
        let (happening, seen) = self.session.moment(records, viewer);
        Frame { happening, seen }
    }

    /// What these records made happen, in the lines of the log as these eyes may know it, each with the number of its
    /// record.
    pub fn told(&self, records: Range<usize>, viewer: Viewer) -> Vec<(usize, Line)> {
        let name = |seat: Seat| self.seats()[seat.index()].name.clone();
        let mut told = Vec::new();
        self.session.tell(records, self.allowed(viewer), &mut |index, event| {
            told.extend(G::story(event, &name).map(|line| (index, line)));
        });
        told
    }

    /// Eyes that may not look back see what whoever is looking sees.
    fn allowed(&self, viewer: Viewer) -> Viewer {
        if self.eyes().contains(&viewer) { viewer } else { self.viewer }
    }

    /// Whether a game may be carried on from a record of this one: not while something is hidden,
    /// now or then, that the other game would bring to light.
    pub fn can_branch(&self, records: usize) -> bool {
        let open = |at: usize| {
            *self.session.seen_at(at, self.viewer) == *self.session.seen_at(at, Viewer::Everything)
        };
        let records = records.min(self.records());
        self.outcome().is_some() || self.setup().practice || open(records) && open(self.records())
    }

    /// Whether something is hidden from an onlooker.
    pub fn hides(&self) -> bool {
        self.session.differs(Viewer::Public, Viewer::Everything)
    }

    /// A game of its own that goes on from a record of this one with its own luck.
    pub fn branch(&self, records: usize, luck: &str) -> Option<Table<G>> {
        self.can_branch(records).then(|| Table::around(self.session.branch(records, luck)))
    }

    /// The save file.
    pub fn save(&self) -> String {
        save::write(&self.session)
    }
}

fn people(seats: &[SeatSetup]) -> Vec<Seat> {
    let all = Seat::all(seats.len() as u8);
    all.filter(|seat| seats[seat.index()].driver == Driver::Person).collect()
}

fn refused<R: Refusal>(refusal: PlayRefusal<R>) -> Refused {
    match refusal {
        PlayRefusal::Rules(refusal) => {
            Refused { text: refusal.to_string(), rule: Some(refusal.rule()) }
        }
        PlayRefusal::Over | PlayRefusal::NotYourTurn(_) => {
            Refused { text: NOT_NOW.into(), rule: None }
        }
    }
}
