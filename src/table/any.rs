//! Tables and frames without their game's type, so that the page around the board exists once.

use std::ops::Range;
use std::rc::Rc;

use crate::choices::ChoiceGroup;
use crate::drag::{Grip, Handle, Id, Reach};
use crate::link::SetUp;
use crate::motion::Motion;
use crate::sound::Sound;
use crate::{Frame, Hands, Line, Refused, Waiting};
use engine::bot::Question;
use engine::save::LoadRefusal;
use engine::session::UndoRefusal;
use engine::{Outcome, Seat, SeatSetup, Viewer, unnamed};

/// A move made by a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The button's name.
    pub key: Id,
    /// What it does.
    pub label: String,
    /// Whether it is the main one.
    pub main: bool,
    /// Whether the guided game asks for it.
    pub taught: bool,
}

/// A frame of any game: what happened in a record, and the position after it.
pub trait AnyFrame {
    /// Whose turn it is and what is asked.
    fn prompt(&self, seats: &[SeatSetup]) -> String;
    /// What happened, in sentences.
    fn lines(&self, seats: &[SeatSetup]) -> Vec<Line>;
    /// How long this is shown.
    fn pause(&self) -> u32;
    /// What is heard.
    fn sounds(&self) -> Vec<Sound>;
    /// What travels.
    fn motions(&self) -> Vec<Motion>;
    /// Who is to act after it.
    fn to_act(&self) -> Option<Seat>;
}

impl<G: Hands> AnyFrame for Frame<G> {
    fn prompt(&self, seats: &[SeatSetup]) -> String {
        G::prompt(&self.seen, &namer(seats))
    }

    fn lines(&self, seats: &[SeatSetup]) -> Vec<Line> {
        self.events().iter().filter_map(|event| G::story(event, &namer(seats))).collect()
    }

    fn pause(&self) -> u32 {
        G::pause(self.events())
    }

    fn sounds(&self) -> Vec<Sound> {
        let mut sounds = Vec::new();
        for sound in self.events().iter().filter_map(G::sound) {
            if !sounds.contains(&sound) {
                sounds.push(sound);
            }
        }
        sounds
    }

    fn motions(&self) -> Vec<Motion> {
        G::motions(self.events())
    }

    fn to_act(&self) -> Option<Seat> {
        self.seen.to_act()
    }
}

/// What each seat is called.
pub(crate) fn namer(seats: &[SeatSetup]) -> impl Fn(Seat) -> String + '_ {
    |seat| seats[seat.index()].name.clone()
}

/// The handles with the seats called by their names: games that put a move in words know only their numbers.
pub(crate) fn named<M>(mut handles: Vec<Handle<M>>, seats: &[SeatSetup]) -> Vec<Handle<M>> {
    let all = Seat::all(seats.len() as u8);
    for (number, seat) in all.map(unnamed).zip(seats) {
        for handle in &mut handles {
            if handle.label.contains(&number) {
                handle.label = handle.label.replace(&number, &seat.name);
            }
        }
    }
    handles
}

/// A frame as a kind of picture `F`, such as one that can be drawn. Whoever draws implements it.
pub trait Shows<F: ?Sized> {
    /// The picture.
    fn picture(self) -> Rc<F>;
}

impl<G: Hands> Shows<dyn AnyFrame> for Frame<G> {
    fn picture(self) -> Rc<dyn AnyFrame> {
        Rc::new(self)
    }
}

/// A decision that was made, as it is looked back at.
pub struct Judged {
    /// Who made it.
    pub seat: Seat,
    /// A move of that moment in words.
    pub words: String,
    /// What Admiral has to think about.
    pub question: Question,
}

/// A table of any game.
pub trait AnyTable {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The seats as they were set up.
    fn seats(&self) -> &[SeatSetup];
    /// How many records there are.
    fn records(&self) -> usize;
    /// What a hint counts, such as “points”.
    fn tally(&self) -> &'static str;
    /// What the table waits for.
    fn waiting(&self) -> Waiting;
    /// Who is to act.
    fn to_act(&self) -> Option<Seat>;
    /// Who is looking on.
    fn viewer(&self) -> Viewer;
    /// The person who was asked for has taken the device.
    fn lift_curtain(&mut self);
    /// Which piece may go where.
    fn reach(&self) -> Reach;
    /// The buttons of the moment.
    fn buttons(&self) -> Vec<Button>;
    /// All legal moves as a list. This and whatever says so is [`late`](crate::late()).
    fn choices(&self) -> Vec<ChoiceGroup>;
    /// The handle behind a button.
    fn handle_of(&self, key: &str) -> Option<usize>;
    /// Goes on with a guided game, given as a save, unless this table has left it. Late.
    fn teach(&mut self, save: &str) -> Result<(), LoadRefusal>;
    /// Whether a guided game is going on.
    fn is_taught(&self) -> bool;
    /// How a hand does what the guided game asks for.
    fn taught(&self) -> Option<Grip>;
    /// Whether a handle does what the guided game asks for. At a free table every handle does.
    fn accepts(&self, handle: usize) -> bool;
    /// The question to answer before a handle is played.
    fn ask(&self, handle: usize) -> Option<String>;
    /// Plays a handle for the person to act.
    fn play(&mut self, handle: usize) -> Result<(), Refused>;
    /// What the computer player to act has to think about, as its seat may know it. Late.
    fn question(&self) -> Option<Question>;
    /// What the computer player to act does without thinking, as JSON: what the guided game lets it do, or what it has
    /// thought of already.
    fn foreknown(&self) -> Option<String>;
    /// What a computer player that thinks while people do can think about while this person decides, as its seat may
    /// know it. Late.
    fn look_ahead(&self) -> Option<Question>;
    /// What to think about to advise the person to act, as whoever is looking may know it. Late.
    fn advice(&self) -> Option<Question>;
    /// What Admiral has to think about to say what the seat that made a record should have done, by what it knew; and a
    /// move of that moment, given as JSON, in words: the one that was made where none is given. `None` where nobody
    /// decided anything, and while the game is on: that would be advice. Late.
    fn judged(&self, record: usize, mv: Option<&str>) -> Option<Judged>;
    /// What to think about to know how things stood before a record, all cards open. Late.
    fn look_back(&self, record: usize) -> Question;
    /// Plays what the computer player to act thought of, a move as JSON; says whether that is a move of the moment. What
    /// follows on further lines is its plan.
    fn computer_plays(&mut self, moves: &str) -> bool;
    /// A way for the hand to make a move, given as JSON: in words and as a grip.
    fn way(&self, mv: &str) -> Option<(String, Grip)>;
    /// Why a piece cannot go to a place.
    fn why_not(&self, piece: &str, place: &str) -> Option<Refused>;
    /// Whether the last decision can be taken back, and if not, why.
    fn can_undo(&self) -> Result<(), UndoRefusal>;
    /// Takes the last decision back.
    fn undo(&mut self) -> Result<(), UndoRefusal>;
    /// Takes back what was decided in that turn, as far as it can be.
    fn undo_turn(&mut self) -> Result<(), UndoRefusal>;
    /// Puts others in the seats of a running game, or calls them something else; says whether they can sit there.
    fn sit(&mut self, seats: Vec<SeatSetup>) -> bool;
    /// Whether something taken back can be played again.
    fn can_redo(&self) -> bool;
    /// Plays again what was taken back.
    fn redo(&mut self);
    /// The number of the last record that one of these seats has decided.
    fn decided(&self, seats: &dyn Fn(Seat) -> bool) -> Option<usize>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What is asked, or how it ended, as anybody may know: the home page shows it to everybody.
    fn status(&self) -> String;
    /// The save file.
    fn save(&self) -> String;
    /// The table as somebody else could set it up; with its luck only once nobody can foresee anything by it. Late.
    fn wish(&self) -> SetUp;
    /// Whether something is hidden from an onlooker, or was.
    fn hides(&self) -> bool;
    /// Whose eyes a look back may use: only those of whoever is looking while the game is on, anybody's once it is over.
    fn eyes(&self) -> Vec<Viewer>;
    /// The log of these records as these eyes may know it, each line with the number of its record.
    fn told(&self, records: Range<usize>, viewer: Viewer) -> Vec<(usize, Line)>;
    /// Whether a game may be carried on from a record of this one: not while something is hidden, now or then, that the
    /// other game would bring to light. Late.
    fn can_branch(&self, records: usize) -> bool;
}

/// A table whose frames are pictures of the kind `F`.
pub trait ShownTable<F: ?Sized>: AnyTable {
    /// What was played since this was asked last, as whoever is looking may know it.
    fn news(&mut self) -> Vec<Rc<F>>;
    /// The position as a still picture.
    fn still(&self) -> Rc<F>;
    /// The position after this many records, with what the last of them made happen. Late.
    fn moment(&self, records: usize, viewer: Viewer) -> Rc<F>;
    /// The same table from the start, with new luck.
    fn again(&self, seed: String) -> Box<dyn ShownTable<F>>;
    /// A game of its own that goes on from a record of this one with its own luck. Late.
    fn branch(&self, records: usize, luck: &str) -> Option<Box<dyn ShownTable<F>>>;
}
