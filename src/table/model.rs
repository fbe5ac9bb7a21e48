//! `Table<G>`: a session with somebody looking at it.

mod guided;
mod seats;
mod thoughts;

use std::ops::Range;
use std::rc::Rc;

use crate::any::{AnyTable, Button, Judged, ShownTable, Shows, named, namer};
use crate::apart::Apart;
use crate::choices::{self, ChoiceGroup};
use crate::drag::{Grip, Handle, Reach};
use crate::frame::Frame;
use crate::late::late;
use crate::link::{SeatWish, SetUp};
use crate::refused::{Refused, refused};
use crate::text::{NOT_NOW, NOT_TAKEN, NOT_THERE, OTHERWISE};
use engine::bot::Level;
use engine::bot::Question;
use engine::save::{self, LoadRefusal, SaveFile};
use engine::session::{ReplayRefusal, UndoRefusal};
use engine::setup::BRANCH;
use engine::{
    Driver, GameModel, Outcome, Record, Refusal, Seat, SeatSetup, Seen, Session, Setup,
    SetupRefusal, Step, Viewer,
};

use super::hands::{Hands, Line};
use seats::people;

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

/// A game on the table.
#[derive(Clone, Debug)]
pub struct Table<G: Hands> {
    session: Session<G>,
    viewer: Viewer,
    /// Who was told what others were not.
    apart: Apart,
    handles: Vec<Handle<G::Move>>,
    /// The records of a guided game; empty at a free table.
    script: Vec<Record<G::Move>>,
    /// What was played and not asked for yet.
    news: Vec<Step<G>>,
    /// What the computer player to act has thought of already, the next move last, and from which record on.
    plan: Vec<G::Move>,
    planned_at: usize,
}

impl<G: Hands> Table<G> {
    /// Sets a table up.
    pub fn begin(setup: Setup<G::Options>) -> Result<Table<G>, SetupRefusal> {
        Session::new(setup).map(Table::around)
    }

    /// Opens a save; with it comes where its records stopped fitting the rules, if they did.
    pub fn of(save: &SaveFile) -> Result<(Table<G>, Option<ReplayRefusal>), LoadRefusal> {
        late(|| save.open::<G>().map(|loaded| (Table::around(loaded.session), loaded.cut)))
    }

    /// The same for whoever has no other use for the save's text.
    pub fn open(text: &str) -> Result<(Table<G>, Option<ReplayRefusal>), LoadRefusal> {
        Table::of(&SaveFile::parse(text)?)
    }

    fn around(session: Session<G>) -> Table<G> {
        let people = people(&session.setup().seats);
        let viewer = match people[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Public,
        };
        let (handles, script, news) = (Vec::new(), Vec::new(), Vec::new());
        let (plan, apart) = (Vec::new(), Apart::default());
        let mut table =
            Table { session, viewer, apart, handles, script, news, plan, planned_at: 0 };
        table.settle();
        table
    }

    /// Who looks on now, and what hands can do. Called after every change.
    fn settle(&mut self) {
        self.apart.follow(&self.session);
        if let Waiting::Person(seat) = self.waiting() {
            let hidden = self.is_hidden_from(seat);
            self.viewer = if hidden { Viewer::Public } else { Viewer::Seat(seat) };
        }
        self.handles = match self.waiting() {
            Waiting::Person(_) => {
                let seen = self.seen();
                named(G::handles(&seen, &seen.legal_moves()), self.seats())
            }
            _ => Vec::new(),
        };
    }

    /// The position is another than what was thought and told of.
    fn look_anew(&mut self) {
        self.plan.clear();
        self.news.clear();
        self.settle();
    }

    /// Whether somebody else is looking on, and this seat sees something else now or was told something else before.
    fn is_hidden_from(&self, seat: Seat) -> bool {
        let own = Viewer::Seat(seat);
        let differs = || self.session.differs(self.viewer, own);
        self.viewer != own && (self.apart.is_told(seat, self.viewer) || differs())
    }

    /// The session's set-up, to begin again with.
    pub fn setup(&self) -> &Setup<G::Options> {
        self.session.setup()
    }

    /// The position as whoever is looking may know it.
    pub fn seen(&self) -> Seen<G> {
        self.session.seen(self.viewer)
    }

    /// What hands can do now; empty unless a person at the device is to act.
    pub fn handles(&self) -> &[Handle<G::Move>] {
        &self.handles
    }

    /// Eyes that may not look back see what whoever is looking sees.
    fn allowed(&self, viewer: Viewer) -> Viewer {
        if self.eyes().contains(&viewer) { viewer } else { self.viewer }
    }

    /// What was played since this was asked last, as whoever is looking may know it.
    pub fn news(&mut self) -> Vec<Frame<G>> {
        let viewer = self.viewer;
        self.news.drain(..).map(|step| Frame::of_record(step.seen_by(viewer))).collect()
    }

    /// The position as a still picture.
    pub fn still(&self) -> Frame<G> {
        Frame { happening: None, seen: self.seen() }
    }

    /// The position after this many records, with what the last of them made happen.
    pub fn moment(&self, records: usize, viewer: Viewer) -> Frame<G> {
        let (happening, seen) = self.session.moment(records, self.allowed(viewer));
        Frame { happening, seen }
    }

    /// A game of its own that goes on from a record of this one with its own luck.
    pub fn branch(&self, records: usize, luck: &str) -> Option<Table<G>> {
        self.can_branch(records).then(|| Table::around(self.session.branch(records, luck)))
    }
}

impl<G: Hands> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        <G as GameModel>::ID.0
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> &[SeatSetup] {
        &self.session.setup().seats
    }

    fn records(&self) -> usize {
        self.session.records().len()
    }

    fn tally(&self) -> &'static str {
        G::TALLY
    }

    fn waiting(&self) -> Waiting {
        let Some(seat) = self.session.to_act() else { return Waiting::Nobody };
        match self.session.setup().seats[seat.index()].driver {
            Driver::Computer(_) | Driver::Character(..) => Waiting::Computer(seat),
            Driver::Person if self.is_hidden_from(seat) && !G::in_the_open(&self.seen()) => {
                Waiting::Curtain(seat)
            }
            Driver::Person => Waiting::Person(seat),
        }
    }

    fn to_act(&self) -> Option<Seat> {
        self.session.to_act()
    }

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn lift_curtain(&mut self) {
        if let Waiting::Curtain(seat) = self.waiting() {
            self.viewer = Viewer::Seat(seat);
            self.settle();
        }
    }

    fn reach(&self) -> Reach {
        Reach::of(&self.handles).only(|handle| self.accepts(handle))
    }

    fn buttons(&self) -> Vec<Button> {
        let button = |(index, handle): (usize, &Handle<G::Move>)| match &handle.grip {
            Grip::Button { key, main } => Some(Button {
                key: key.clone(),
                label: handle.label.clone(),
                main: *main,
                taught: self.is_taught() && self.accepts(index),
            }),
            Grip::Drop { .. } => None,
        };
        self.handles.iter().enumerate().filter_map(button).collect()
    }

    fn choices(&self) -> Vec<ChoiceGroup> {
        late(|| {
            let mut groups = choices::list(&self.handles);
            for group in &mut groups {
                group.choices.retain(|choice| self.accepts(choice.handle));
            }
            groups.retain(|group| !group.choices.is_empty());
            groups
        })
    }

    fn handle_of(&self, key: &str) -> Option<usize> {
        let is = |grip: &Grip| matches!(grip, Grip::Button { key: own, .. } if **own == *key);
        self.handles.iter().position(|handle| is(&handle.grip))
    }

    fn teach(&mut self, save: &str) -> Result<(), LoadRefusal> {
        let script = Table::<G>::lesson(save)?.script;
        if self.session.foretell(script.clone()) {
            self.script = script;
        }
        Ok(())
    }

    fn is_taught(&self) -> bool {
        self.next_of_script().is_some()
    }

    fn taught(&self) -> Option<Grip> {
        self.asked_for()
    }

    fn accepts(&self, handle: usize) -> bool {
        self.goes_along(handle)
    }

    fn ask(&self, handle: usize) -> Option<String> {
        self.handles.get(handle)?.ask.clone()
    }

    fn play(&mut self, handle: usize) -> Result<(), Refused> {
        let text = if self.is_taught() { OTHERWISE } else { NOT_NOW };
        let known = self.handles.get(handle).filter(|_| self.accepts(handle)).cloned();
        let Some(handle) = known else { return Err(Refused { text: text.into(), rule: None }) };
        let first = self.records();
        let mut result = Ok(());
        for mv in &handle.moves {
            let Some(seat) = self.session.to_act() else { break };
            // A part that left nothing to decide has played itself.
            if self.session.records()[first..].iter().any(|record| record.auto && record.mv == *mv)
            {
                continue;
            }
            match self.session.play(seat, mv) {
                Ok(steps) => self.news.extend(steps),
                Err(refusal) => {
                    result = Err(refused(refusal));
                    break;
                }
            }
        }
        self.settle();
        result
    }

    fn question(&self) -> Option<Question> {
        let Waiting::Computer(seat) = self.waiting() else { return None };
        let (level, manner) = self.seats()[seat.index()].driver.computer()?;
        Some(late(|| Question { manner, ..self.think_about(seat, level) }))
    }

    fn foreknown(&self) -> Option<String> {
        let Waiting::Computer(_) = self.waiting() else { return None };
        match self.next_of_script() {
            Some(record) => serde_json::to_string(&record.mv).ok(),
            None => self.planned(),
        }
    }

    fn look_ahead(&self) -> Option<Question> {
        late(|| self.ask_ahead())
    }

    fn advice(&self) -> Option<Question> {
        match self.waiting() {
            // Over the open table the advice is for all to hear.
            Waiting::Person(seat) => late(|| {
                let view = self.seen().write();
                Some(Question { view, ..self.think_about(seat, Level::Admiral) })
            }),
            _ => None,
        }
    }

    fn judged(&self, record: usize, mv: Option<&str>) -> Option<Judged> {
        late(|| self.judge(record, mv))
    }

    fn look_back(&self, record: usize) -> Question {
        late(|| Question::about(&self.session, record, None, Level::Admiral, record as u64))
    }

    fn computer_plays(&mut self, moves: &str) -> bool {
        self.play_thought(moves)
    }

    fn way(&self, mv: &str) -> Option<(String, Grip)> {
        let mv = self.session.move_of(mv)?;
        let handle = self.handles.iter().find(|handle| handle.moves[0] == mv)?;
        Some((handle.label.clone(), handle.grip.clone()))
    }

    fn why_not(&self, piece: &str, place: &str) -> Option<Refused> {
        let seen = self.seen();
        if self.reach().accepts(piece, place) || G::speaks_for_itself(&seen, piece, place) {
            return None;
        }
        let attempted = || seen.check(&G::attempt(&seen, piece, place)?).err();
        if let Some(refusal) = G::forbids(&seen, piece, place).or_else(attempted) {
            return Some(Refused { text: refusal.to_string(), rule: Some(refusal.rule()) });
        }
        let text = if self.is_taught() {
            // It may be legal, but a guided game asks for something else.
            OTHERWISE
        } else if piece.is_empty() {
            NOT_NOW
        } else if place.is_empty() {
            NOT_TAKEN
        } else {
            NOT_THERE
        };
        Some(Refused { text: text.into(), rule: None })
    }

    fn can_undo(&self) -> Result<(), UndoRefusal> {
        self.session.undo_target().map(|_| ())
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        self.session.undo()?;
        self.look_anew();
        Ok(())
    }

    fn undo_turn(&mut self) -> Result<(), UndoRefusal> {
        late(|| {
            self.session.undo_turn()?;
            self.look_anew();
            Ok(())
        })
    }

    fn sit(&mut self, seats: Vec<SeatSetup>) -> bool {
        late(|| self.change_seats(seats))
    }

    fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    fn redo(&mut self) {
        let steps = self.session.redo();
        self.plan.clear();
        self.news.extend(steps);
        self.settle();
    }

    fn decided(&self, seats: &dyn Fn(Seat) -> bool) -> Option<usize> {
        self.session.records().iter().rposition(|record| !record.auto && seats(record.seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }

    fn status(&self) -> String {
        G::prompt(&self.session.seen(Viewer::Public), &namer(self.seats()))
    }

    fn save(&self) -> String {
        save::write(&self.session)
    }

    fn wish(&self) -> SetUp {
        let setup = self.setup();
        // A game that was carried on from another has that one's seed in its own, and the other may still be going on.
        let known = self.outcome().is_some() && !setup.seed.contains(BRANCH);
        SetUp {
            game: self.game().into(),
            seats: setup.seats.iter().map(SeatWish::of).collect(),
            options: late(|| serde_json::to_string(&G::renewed(&setup.options)).ok()),
            seed: known.then(|| setup.seed.clone()),
            practice: setup.practice,
        }
    }

    fn hides(&self) -> bool {
        let told = self.apart.is_from(Viewer::Public);
        told || self.session.differs(Viewer::Public, Viewer::Everything)
    }

    fn eyes(&self) -> Vec<Viewer> {
        if self.outcome().is_none() {
            return vec![self.viewer];
        }
        let seats = Seat::all(self.seats().len() as u8).map(Viewer::Seat);
        [Viewer::Everything].into_iter().chain(seats).collect()
    }

    fn told(&self, records: Range<usize>, viewer: Viewer) -> Vec<(usize, Line)> {
        let name = namer(self.seats());
        let mut told = Vec::new();
        self.session.tell(records, self.allowed(viewer), &mut |index, event| {
            told.extend(G::story(event, &name).map(|line| (index, line)));
        });
        told
    }

    fn can_branch(&self, records: usize) -> bool {
        let open = |at: usize| {
            let seen = |viewer| self.session.seen_at(at, viewer);
            late(|| *seen(self.viewer) == *seen(Viewer::Everything))
        };
        let records = records.min(self.records());
        let all_open = || !self.apart.is_from(self.viewer) && open(records) && open(self.records());
        self.outcome().is_some() || self.setup().practice || all_open()
    }
}

impl<G: Hands, F: ?Sized> ShownTable<F> for Table<G>
where
    Frame<G>: Shows<F>,
{
    fn news(&mut self) -> Vec<Rc<F>> {
        self.news().into_iter().map(Shows::picture).collect()
    }

    fn still(&self) -> Rc<F> {
        self.still().picture()
    }

    fn moment(&self, records: usize, viewer: Viewer) -> Rc<F> {
        late(|| self.moment(records, viewer).picture())
    }

    fn again(&self, seed: String) -> Box<dyn ShownTable<F>> {
        let options = G::renewed(&self.setup().options);
        let setup = Setup { seed, options, ..self.setup().clone() };
        let Ok(table) = Table::<G>::begin(setup) else {
            unreachable!("this table was set up before")
        };
        Box::new(table)
    }

    fn branch(&self, records: usize, luck: &str) -> Option<Box<dyn ShownTable<F>>> {
        late(|| self.branch(records, luck).map(|table| Box::new(table) as Box<dyn ShownTable<F>>))
    }
}
