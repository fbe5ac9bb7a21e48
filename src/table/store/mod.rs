//! The table's state and everything that can happen to it, without a browser.
//!
//! [`Store::update`] takes a message and says what is to be done about it as [`Effect`]s; whoever has the browser carries
//! them out. States that exclude each other are enums: what is shown ([`Show`]), what the computer does ([`Mind`]), what
//! lies over the table ([`Over`]).

mod hands;
mod mind;
mod rare;
mod read;
mod show;

pub use hands::UNDO;
pub use rare::Rare;

use std::collections::VecDeque;
use std::rc::Rc;

use crate::curve::Curve;
use crate::drag::{Grip, Id, Reach};
use crate::lesson::Lesson;
use crate::motion::{Motion, Pace};
use crate::shelf::Trouble;
use crate::sound::Sound;
use crate::text;
use crate::{AnyFrame, Button, Log, Refused, ShownTable};
use engine::bot::Answer;
use engine::{Seat, SeatSetup};

/// How long a sentence stays, in milliseconds.
const TOAST: u32 = 6000;

/// What happens at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Msg {
    /// The table has been laid: whoever is to act may.
    SetOut,
    /// A piece was dropped on a place; the flag tells whether a pointer carried it there.
    Dropped(Id, Id, bool),
    /// A button was pressed.
    Pressed(Id),
    /// The button was seen to give way: its move is made.
    Press(Id),
    /// A move was chosen from the list, by its handle.
    Chosen(usize),
    /// The open question was answered.
    Answered(bool),
    /// The time of the frame shown is over.
    Next,
    /// Show the rest at once.
    Skip,
    /// Somebody does not want to wait for what is shown, or for what a computer player thinks.
    Hurry,
    /// Something came of a thought, or nobody could be found to think.
    Heard(Option<Answer>),
    /// The computer player has seemed to think for long enough.
    Seemly,
    /// What would Admiral do? Asked again, it is left.
    Hint,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// The person asked for has the device.
    LiftCurtain,
    /// The same table again, with this luck.
    Again(String),
    /// The guided game is over: play on.
    EndLesson,
    /// Something opens over the table, or closes.
    Show(Over),
    /// There may be something to keep: now is the time.
    Keep,
    /// It was kept, or could not be.
    Kept(Option<Trouble>),
    /// The notice that nothing is kept has been read.
    HideUnkept,
    /// Another pace.
    SetPace(Pace),
    /// Something could not be fetched.
    NotFetched,
    /// The sentence has been read.
    ToastOver,
    /// Another tab has this game.
    Lost,
    /// Another tab has kept this game: its last move came after this tab took over.
    KeptElsewhere,
    /// Take the game over from the other tab.
    TakeOver,
}

/// What whoever has the browser is to do.
pub enum Effect<F: ?Sized> {
    /// A sound is heard.
    Sound(Sound),
    /// The device trembles, in milliseconds.
    Tremble(u32),
    /// After this many milliseconds the message comes, and nothing else that was waited for.
    Wait(u32, Msg),
    /// Nothing is waited for any more.
    Rest,
    /// After this many milliseconds the sentence has been read.
    Toast(u32),
    /// Once this is painted the message comes.
    AfterPaint(Msg),
    /// The game is kept, and [`Msg::Kept`] says how that went.
    Keep,
    /// Once this is painted the computer thinks about [`Store::question`] and nothing else.
    Think,
    /// Where it has nothing else to think about, it thinks about what it may be asked after this moment:
    /// [`Store::question_ahead`].
    LookAhead,
    /// It answers with the best it has found so far.
    HurryThought,
    /// It thinks about nothing any more.
    StopThinking,
    /// Once this is drawn these movements start.
    Travel(Vec<Motion>),
    /// The keyboard lets go of what it is on; only for whoever uses no keys, unless there is nothing left for it to be on.
    Blur {
        /// Also for whoever uses keys.
        always: bool,
    },
    /// Another table is kept and opened.
    Open(Box<dyn ShownTable<F>>),
    /// The part with the end screen is fetched.
    FetchEnd,
    /// The guided game is forgotten.
    ForgetLesson,
    /// The pace is kept.
    KeepPace(Pace),
    /// The game becomes this tab's.
    Claim,
    /// The game is opened anew from what is kept.
    Reopen,
}

/// What came of a message.
pub struct Outcome<F: ?Sized> {
    /// Whether there is something new to draw.
    pub draw: bool,
    /// What is to be done, in this order.
    pub effects: Vec<Effect<F>>,
}

/// What is shown.
pub enum Show<F: ?Sized> {
    /// The position as it stands.
    Still,
    /// One record, for a while; those that wait come after it. With none waiting, hands are open already: the position
    /// on the screen is the one on the table.
    Telling(VecDeque<Rc<F>>),
}

/// What the computer does.
#[derive(Clone, Default, PartialEq, Debug)]
pub enum Mind {
    /// Nothing.
    #[default]
    Idle,
    /// A computer player's turn: what it is going to do, once that is known, and whether it has seemed to think for long
    /// enough.
    Turn {
        /// The move, as JSON.
        mv: Option<String>,
        /// Whether the time for seeming to think is over.
        seemly: bool,
    },
    /// A hint for the person to act is thought about.
    Advising(Seat),
    /// The hint is there.
    Advised(Hint),
    /// How the game went is thought about.
    LookingBack,
}

/// What Admiral would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// In a sentence.
    pub sentence: String,
    /// By hand.
    pub grip: Rc<Grip>,
}

/// What lies over the table or beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// Nothing.
    Nothing,
    /// The log, where it has no place of its own.
    Log,
    /// The list of all legal moves.
    Moves,
    /// The menu.
    Menu,
    /// Links and files.
    Share,
    /// Who plays.
    Seats,
    /// The result.
    End,
}

/// A move that is made once its question is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    handle: usize,
    /// The question.
    pub words: String,
}

/// Whether what is new is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keeping {
    /// All of it.
    Done,
    /// It is about to be.
    Due,
}

/// What is said about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notice {
    /// Nothing.
    None,
    /// That it cannot be kept.
    Shown(Trouble),
    /// The player knows.
    Read,
}

/// Whose the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// This tab's.
    Here,
    /// Another tab's.
    Elsewhere,
}

/// A game that is being played, with everything around it.
pub struct Store<F: ?Sized> {
    table: Box<dyn ShownTable<F>>,
    seats: Rc<[SeatSetup]>,
    /// The frame on the screen, and its number: it grows with every frame, so that what happens again is drawn anew.
    shown: (Rc<F>, usize),
    /// Whether what changed its place since the last frame glides there: not if a hand has carried it.
    glides: bool,
    show: Show<F>,
    mind: Mind,
    over: Over,
    asked: Option<Asked>,
    toast: Option<Refused>,
    reach: Rc<Reach>,
    buttons: Rc<[Button]>,
    /// The button that gives way; its move is about to be made.
    pressed: Option<Id>,
    /// How many presses have been answered.
    answered: usize,
    log: Log,
    lesson: Option<Lesson>,
    curve: Rc<Curve>,
    pace: Pace,
    keeping: Keeping,
    notice: Notice,
    place: Place,
    /// What a screen reader says.
    announcement: String,
    effects: Vec<Effect<F>>,
}

impl<F: AnyFrame + ?Sized> Store<F> {
    /// A table that was opened, with what there is to say about it and the guided game it may be.
    pub fn new(
        mut table: Box<dyn ShownTable<F>>,
        notice: Option<String>,
        mut lesson: Option<Lesson>,
        pace: Pace,
    ) -> Store<F> {
        lesson.take_if(|lesson| table.teach(&lesson.save).is_err());
        let mut store = Store {
            seats: table.seats().into(),
            shown: (table.still(), 0),
            glides: false,
            show: Show::Still,
            mind: Mind::Idle,
            over: Over::Nothing,
            asked: None,
            toast: notice.map(sentence),
            reach: Rc::default(),
            buttons: Rc::new([]),
            pressed: None,
            answered: 0,
            log: Log::new(table.viewer()),
            lesson,
            curve: Rc::default(),
            pace,
            keeping: Keeping::Done,
            notice: Notice::None,
            place: Place::Here,
            announcement: String::new(),
            effects: Vec::new(),
            table,
        };
        store.write_log(store.table.records());
        store
    }

    /// Takes a message, and says what is to be done about it.
    pub fn update(&mut self, msg: Msg) -> Outcome<F> {
        let draw = match self.place {
            Place::Here => self.take(msg),
            Place::Elsewhere => self.take_elsewhere(msg),
        };
        Outcome { draw, effects: std::mem::take(&mut self.effects) }
    }

    /// Says whether there is something new to draw.
    fn take(&mut self, msg: Msg) -> bool {
        match msg {
            Msg::SetOut => self.settle(),
            Msg::Dropped(piece, place, carried) => self.drop(&piece, &place, carried),
            Msg::Pressed(key) => return self.give_way(key),
            Msg::Press(key) => self.press(&key),
            Msg::Chosen(handle) => self.play_or_ask(handle, false),
            Msg::Answered(yes) => self.answer(yes),
            Msg::Next => self.next(false),
            Msg::Skip => self.skip(),
            Msg::Hurry => {
                if self.is_telling() {
                    self.skip();
                } else {
                    self.hurry_thought();
                }
            }
            Msg::Heard(answer) => return self.hear(answer),
            Msg::Seemly => return self.seem(),
            Msg::Hint => self.ask_hint(),
            Msg::Undo => self.undo(),
            Msg::Redo => {
                self.table.redo();
                self.advance(false);
            }
            Msg::LiftCurtain => {
                self.effects.push(Effect::Blur { always: true });
                self.table.lift_curtain();
                self.look_again();
            }
            Msg::Again(seed) => {
                let next = self.table.again(seed);
                self.effects.push(Effect::Open(next));
            }
            Msg::EndLesson => {
                self.lesson = None;
                self.effects.push(Effect::ForgetLesson);
            }
            Msg::Show(over) => self.over = over,
            Msg::Keep => return self.keep(),
            Msg::Kept(trouble) => return self.kept(trouble),
            Msg::HideUnkept => self.notice = Notice::Read,
            Msg::SetPace(pace) => {
                self.pace = pace;
                self.effects.push(Effect::KeepPace(pace));
            }
            Msg::NotFetched => self.say(sentence(text::NOT_FETCHED.into())),
            Msg::ToastOver => self.toast = None,
            Msg::Lost => {
                self.keep();
                self.forget_thoughts();
                self.effects.push(Effect::Rest);
                self.place = Place::Elsewhere;
            }
            Msg::KeptElsewhere => {
                if self.keeping == Keeping::Done {
                    self.effects.push(Effect::Reopen);
                }
                return false;
            }
            Msg::TakeOver => {}
        }
        true
    }

    /// A game that another tab has is not touched here until it is taken over.
    fn take_elsewhere(&mut self, msg: Msg) -> bool {
        if msg == Msg::TakeOver {
            self.effects.extend([Effect::Claim, Effect::Reopen]);
        }
        false
    }

    fn undo(&mut self) {
        let mut reach = (*self.reach).clone();
        if reach.take_back_last() {
            self.effects.push(Effect::Sound(Sound::Place));
            self.reach = Rc::new(reach);
            return;
        }
        if let Err(refusal) = self.table.undo() {
            return self.say(sentence(text::undo_refusal(refusal).into()));
        }
        self.look_again();
        self.keep_soon();
    }

    /// Keeps the game once what is new is painted: writing takes a while.
    fn keep_soon(&mut self) {
        if self.keeping == Keeping::Done {
            self.keeping = Keeping::Due;
            self.effects.push(Effect::AfterPaint(Msg::Keep));
        }
    }

    fn keep(&mut self) -> bool {
        if self.keeping == Keeping::Due {
            self.keeping = Keeping::Done;
            self.effects.push(Effect::Keep);
        }
        false
    }

    fn kept(&mut self, trouble: Option<Trouble>) -> bool {
        let before = self.notice;
        self.notice = match (before, trouble) {
            (Notice::Read, _) => Notice::Read,
            (_, Some(trouble)) => Notice::Shown(trouble),
            (_, None) => Notice::None,
        };
        self.notice != before
    }

    /// Says a sentence, mostly why something was not done.
    fn say(&mut self, refused: Refused) {
        self.effects.push(Effect::Sound(Sound::Refuse));
        self.effects.push(Effect::Tremble(60));
        self.effects.push(Effect::Toast(TOAST));
        self.announcement = refused.text.clone();
        self.toast = Some(refused);
    }

    /// What was said to somebody else is gone.
    fn hush(&mut self) {
        self.announcement.clear();
        self.toast = None;
    }
}

fn sentence(text: String) -> Refused {
    Refused { text, rule: None }
}
