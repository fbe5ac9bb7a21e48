//! How Conquest of Planet Earth is played by hand: which piece goes where, and how long things are
//! shown.

use std::ops::RangeInclusive;

use super::ids::{COMMAND, DISCARD, PLAY, TOP, UNDER, id, place, read};
use crate::drag::Handle;
use crate::motion::Motion;
use crate::sound::Sound;
use crate::{Hands, Line};
use engine::{Driver, GameModel, Kind, Seat, SeatSetup, Seen, Viewer};
use games::conquest::cards::EventCard;
use games::conquest::text::{self, describe_in, line_text, prompt, story};
use games::conquest::{
    Asking, Colour, Command, Conquest, Ending, Event, Figure, Mode, Move, Options, Place, Question,
    Refusal, Secrecy, Source, Space, Step, Victim,
};

/// The seat whose hand lies at the bottom: whoever looks on, or whoever is asked at an open table.
pub fn near(seen: &Seen<Conquest>) -> Seat {
    match seen.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => seen.to_act().unwrap_or(seen.active()),
    }
}

/// CQ-16.1, CQ-17.6: the hand that a tap of a seat's panel shows: one that whoever looks on may see and that does not
/// lie in the tray.
pub fn shown_hand(seen: &Seen<Conquest>, seat: Seat) -> Vec<EventCard> {
    if near(seen) == seat { Vec::new() } else { seen.player(seat).hand.cards.iter().collect() }
}

/// The cards of a hand, each with the name of its piece.
pub fn hand(game: &Conquest, seat: Seat) -> Vec<(EventCard, String)> {
    let mut cards: Vec<(EventCard, String)> = Vec::new();
    for card in game.player(seat).hand.cards.iter() {
        let copies = cards.iter().filter(|(known, _)| *known == card).count() as u8;
        cards.push((card, id("event", &[card as u8, copies])));
    }
    cards
}

impl Hands for Conquest {
    const NAME: &'static str = text::NAME;
    const TALLY: &'static str = text::TALLY;
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    /// The newsreel of a Resistance Phase has six steps to read; it can be skipped like all else.
    const LONGEST_PAUSE: u32 = 9_600;

    fn with_players(options: &Options, players: u8) -> Options {
        Options { players, ..*options }
    }

    /// CQ-13.17: between people with secrets the asking gives away as much as they wish.
    fn for_people(options: Options, people: u8) -> Options {
        let secrets = people > 1 && !options.mode.is_together();
        let asking = match options.secrecy {
            _ if !secrets => Asking::WhoCan,
            Secrecy::Loose => Asking::WhoCan,
            Secrecy::Usual => Asking::EachBattle,
            Secrecy::Strict => Asking::Everyone,
        };
        Options { asking, ..options }
    }

    /// CQ-17.1: one person runs all groups.
    fn settle_seats(options: &Options, seats: &mut [SeatSetup]) {
        let person = seats.iter().any(|seat| seat.driver == Driver::Person);
        if options.mode == Mode::Solo && person {
            seats.iter_mut().for_each(|seat| seat.driver = Driver::Person);
        }
    }

    fn with_colours(options: Options, colours: &[u8]) -> Options {
        let colour = |seat: usize| {
            colours.get(seat).and_then(|colour| Colour::ALL.get(*colour as usize)).copied()
        };
        Options { colours: [0, 1, 2, 3].map(colour), ..options }
    }

    /// Questions that no hidden card answers.
    fn in_the_open(seen: &Seen<Self>) -> bool {
        let Some(ask) = seen.question() else { return true };
        match ask.what {
            Question::PickRace
            | Question::ChooseCommand
            | Question::ActionMenu
            | Question::BattleMenu
            | Question::DrawDiscard
            | Question::ImmediateOrder
            | Question::Window(_) => false,
            // Who cannot see the cards to pick from sees nothing to pick.
            Question::Aim | Question::Target => {
                let hidden = |mv: &Move| matches!(mv, Move::ThisEvent(_) | Move::PutBack(..));
                let moves = seen.legal_moves();
                !moves.is_empty() && !moves.iter().any(hidden)
            }
            _ => true,
        }
    }

    fn handles(seen: &Seen<Self>, moves: &[Move]) -> Vec<Handle<Move>> {
        let Some(seat) = seen.to_act() else { return Vec::new() };
        let hands = Actor { game: seen, seat, moves };
        moves.iter().flat_map(|mv| hands.handles_of(*mv)).collect()
    }

    fn attempt(seen: &Seen<Self>, piece: &str, place: &str) -> Option<Move> {
        let seat = seen.to_act()?;
        Actor { game: seen, seat, moves: &[] }.attempt(piece, place)
    }

    fn speaks_for_itself(seen: &Seen<Self>, piece: &str, place: &str) -> bool {
        let (word, [first, second, _]) = read(piece);
        match word {
            // A tap shows the card, with why it cannot be used.
            "event" | "stuff" | "gift" | "lying" => place.is_empty(),
            "counter" => place == self::place(Space(first)),
            "alien" => {
                let alien = (first < seen.sections())
                    .then(|| seen.player(Seat(first)).aliens.get(usize::from(second)))
                    .flatten();
                alien.is_some_and(|alien| match alien.place {
                    Place::On(space) => place == self::place(space),
                    Place::Pool | Place::Away => false,
                })
            }
            _ => false,
        }
    }

    /// What belongs to one of several equal Aliens, of which a move names only the kind.
    fn forbids(seen: &Seen<Self>, piece: &str, _: &str) -> Option<Refusal> {
        let ("alien", [owner, index, _]) = read(piece) else { return None };
        let ask = seen.question().filter(|ask| ask.what == Question::ActionMenu)?;
        if Seat(owner) != ask.seat {
            return Some(Refusal::NoSuchAlien);
        }
        let alien = seen.player(ask.seat).aliens.get(usize::from(index))?;
        (alien.stopped && alien.place != Place::Pool).then_some(Refusal::MoveEnded)
    }

    fn prompt(seen: &Seen<Self>, name: &dyn Fn(Seat) -> String) -> String {
        prompt(seen, name)
    }

    fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Line> {
        // The totals that follow tell the dice as well, that somebody was asked would only hint at a card, and of a
        // search only what it found is worth a line.
        let quiet = matches!(
            event,
            Event::FightDice { .. }
                | Event::CommandLaid { .. }
                | Event::Asked { .. }
                | Event::ResistanceStep { .. }
                | Event::ResistancePassedOver { .. }
        );
        if quiet {
            return None;
        }
        let (seat, text) = story(event, name);
        Some(Line { seat, text })
    }

    fn pause(events: &[Event]) -> u32 {
        // The Resistance Phase is read like a newsreel, step by step.
        let reel = events.iter().any(|event| matches!(event, Event::ResistanceStep { .. }));
        events.iter().map(time).sum::<u32>().min(if reel { Self::LONGEST_PAUSE } else { 6_400 })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::CommandRolled { .. } | Event::RolledOff { .. } | Event::TextRoll { .. } => {
                Some(Sound::Roll)
            }
            Event::FightDice { .. } | Event::SavingRoll { .. } | Event::Breakthrough { .. } => {
                Some(Sound::Roll)
            }
            Event::Moved { .. } | Event::Landed { .. } | Event::Explored { .. } => {
                Some(Sound::Place)
            }
            Event::CounterPlaced { .. } | Event::CounterMoved { .. } => Some(Sound::Place),
            Event::BattleBegan { .. } | Event::Blasted { .. } => Some(Sound::Shot),
            Event::Destroyed { .. } | Event::Demolished { .. } => Some(Sound::Burst),
            Event::Conquered { .. } | Event::StuffGained { .. } => Some(Sound::Gain),
            Event::Ended(Ending::SuperCannon) => Some(Sound::Burst),
            Event::Ended(_) => Some(Sound::Win),
            _ => None,
        }
    }

    fn motions(_: &[Event]) -> Vec<Motion> {
        // Aliens and counters glide to their Spaces by themselves.
        Vec::new()
    }
}

/// The seat to act and what it may do.
struct Actor<'a> {
    game: &'a Conquest,
    seat: Seat,
    moves: &'a [Move],
}

impl Actor<'_> {
    fn handles_of(&self, mv: Move) -> Vec<Handle<Move>> {
        let button = |key: &str, main| vec![Handle::button(key, main, mv, self.label(mv))];
        let choice = |word: &str, numbers: &[u8]| button(&id(word, numbers), false);
        match mv {
            Move::ShareRace(yes) => choice("share", &[yes.into()]),
            Move::TakeRace(race) => choice("race", &[race as u8]),
            Move::TakeColour(colour) => choice("colour", &[colour as u8]),
            Move::Command(command) => {
                self.drops(vec![id("command", &[command as u8])], COMMAND.into(), mv)
            }
            Move::Keep => button("keep", true),
            Move::RollAgain => button("roll", false),
            Move::Fly { figure, from, to } | Move::Send(figure, from, to) => {
                self.drops(self.aliens(figure, Place::On(from)), place(to), mv)
            }
            Move::Land(figure) | Move::LandToo(figure) | Move::FromPool(figure) => {
                self.drops(self.aliens(figure, Place::Pool), place(self.landing()), mv)
            }
            Move::GainMenace => button("menace", false),
            Move::PayOff(card) => self.drops(vec![id("lying", &[card as u8])], DISCARD.into(), mv),
            Move::Play(card, line) => self.uses(Source::Event(card), line, mv),
            Move::UseGift(gift, line) => match self.game.player(self.seat).race {
                Some(race) => self.uses(Source::Gift(race, gift), line, mv),
                None => Vec::new(),
            },
            Move::UseStuff(card, line) => self.uses(Source::Stuff(card), line, mv),
            Move::EndPhase => button("end", true),
            Move::WatchOpen => button("watch", false),
            Move::Resolve(space) => choice("resolve", &[space.0]),
            Move::TakeOver(space) => choice("take", &[space.0]),
            Move::Oppose(seat) | Move::Against(seat) => choice("player", &[seat.0]),
            Move::Face(counter) => choice("face", &[counter as u8]),
            Move::Lose(figure) => choice("lose", &[figure as u8]),
            Move::Stay => button("stay", true),
            Move::EscapeTo(space) => choice("escape", &[space.0]),
            Move::FightAt(space, counter) | Move::ThisCounter(counter, space) => {
                choice("foe", &[counter as u8, space.0])
            }
            Move::Discard(card) => self.drops(self.pieces(Source::Event(card)), DISCARD.into(), mv),
            Move::KeepHand => button("keep-hand", true),
            Move::PlayNext(card) => choice("next", &[card as u8]),
            Move::At(space) => choice("at", &[space.0]),
            Move::ForSide(side) => choice("side", &[side]),
            Move::Strike(victim) => match victim {
                Victim::Announced => choice("strike", &[]),
                Victim::InPlay(card) => choice("event", &[card as u8]),
                Victim::Stuff(owner, card, down) => {
                    choice("stuff", &[card as u8, down.into(), owner.0 + 1])
                }
                Victim::Tech(tech) => choice("tech", &[tech as u8]),
            },
            Move::Alien(figure, space) => choice("pick", &[figure as u8, space.0]),
            Move::ThisEvent(card) => choice("event", &[card as u8]),
            Move::ThisStuff(card, down) => choice("stuff", &[card as u8, down.into()]),
            Move::ThisResistance(card) => choice("res", &[card as u8]),
            Move::Shift(counter, from, to) => {
                let here = self.game.ground(from).counters.iter().enumerate();
                let same = here.filter(|(_, known)| **known == counter);
                let pieces = same.map(|(index, _)| id("counter", &[from.0, index as u8]));
                self.drops(pieces.collect(), place(to), mv)
            }
            Move::Option(option) => choice("option", &[option]),
            Move::PutBack(at, under) => {
                let to = if under { UNDER } else { TOP };
                self.drops(vec![id("looked", &[at])], to.into(), mv)
            }
            Move::Enough => button("enough", true),
            Move::Yes => button("yes", true),
            Move::No => button("no", false),
            // CQ-13.17: whoever waits says at the first question that there will be no answer.
            Move::Pass => button("pass", !self.moves.contains(&Move::PassTurn)),
            Move::PassAhead(_) => button("quiet", false),
            Move::PassBattle => button("quiet-battle", self.moves.contains(&Move::PassTurn)),
            Move::PassTurn => button("quiet-turn", !self.moves.contains(&Move::PassBattle)),
        }
    }

    /// The names of the other players are on their panels; here the seat's number will do.
    fn label(&self, mv: Move) -> String {
        describe_in(self.game, &mv, &|seat| text::player(seat))
    }

    fn drops(&self, pieces: Vec<String>, place: String, mv: Move) -> Vec<Handle<Move>> {
        let drop = |piece: &String| Handle::drop(piece, &place, mv, self.label(mv));
        pieces.iter().map(drop).collect()
    }

    /// The own Aliens of a kind in a place. One whose move has ended stays where it is.
    fn aliens(&self, figure: Figure, at: Place) -> Vec<String> {
        let aliens = self.game.player(self.seat).aliens.iter().enumerate();
        let fits = aliens.filter(|(index, alien)| {
            alien.place == at && !alien.stopped && Figure::of_index(*index) == figure
        });
        fits.map(|(index, _)| id("alien", &[self.seat.0, index as u8])).collect()
    }

    /// Where an Alien of the pool lands now.
    fn landing(&self) -> Space {
        let told = match self.game.agenda().last() {
            Some(Step::Resolve(run)) => run.picked.place.or(run.here),
            _ => None,
        };
        told.unwrap_or(Space::landing(self.seat.0))
    }

    /// The pieces that stand for a card or an ability.
    fn pieces(&self, source: Source) -> Vec<String> {
        match source {
            Source::Event(card) => {
                let own = hand(self.game, self.seat).into_iter();
                own.filter(|(known, _)| *known == card).map(|(_, piece)| piece).collect()
            }
            Source::Gift(_, gift) => vec![id("gift", &[gift])],
            Source::Stuff(card) => {
                let held = self.game.player(self.seat).stuff.iter().enumerate();
                let ready = held.filter(|(_, held)| held.card == card && !held.down);
                ready.map(|(index, _)| id("stuff", &[self.seat.0, index as u8])).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A line of a text is used by dropping its card on a target, or on the zone of that line,
    /// after which the target is asked for.
    fn uses(&self, source: Source, line: u8, mv: Move) -> Vec<Handle<Move>> {
        let pieces = self.pieces(source);
        let earlier = (0..line).filter_map(|line| source.use_of(line));
        let zone = earlier.filter(|mv| self.moves.contains(mv)).count() as u8;
        let label =
            format!("{}: {}", self.label(mv), line_text(source, line, self.game.options().edition));
        let mut ways = vec![(id(PLAY, &[zone]), vec![mv], label)];
        let aims = self.game.aims(source, line);
        // A single target is nothing to ask for.
        if aims.len() > 1 {
            let aimed = |aim: Move| {
                let place = match aim {
                    Move::At(space) => place(space),
                    Move::Against(seat) => id("seat", &[seat.0]),
                    Move::ForSide(side) => id("side", &[side]),
                    _ => return None,
                };
                let label = format!("{}: {}", self.label(mv), self.label(aim));
                Some((place, vec![mv, aim], label))
            };
            ways.extend(aims.into_iter().filter_map(aimed));
        }
        let handle = |piece: &String| {
            let piece = piece.clone();
            ways.iter().map(move |(place, moves, label)| {
                Handle::set(&[&piece], place, moves.clone(), label.clone())
            })
        };
        pieces.iter().flat_map(handle).collect()
    }

    /// The move a drop means, legal or not.
    fn attempt(&self, piece: &str, place: &str) -> Option<Move> {
        let (word, [first, second, _]) = read(piece);
        let (target, [at, _, _]) = read(place);
        let space = (target == "space").then_some(Space(at));
        match word {
            "alien" => {
                let alien = self.game.player(Seat(first)).aliens.get(second as usize)?;
                let figure = Figure::of_index(second.into());
                // Tapped, it would have gone anywhere.
                let anywhere = || place.is_empty().then_some(Space::landing(first));
                let to = space.or_else(anywhere)?;
                let running = matches!(self.game.agenda().last(), Some(Step::Resolve(_)));
                match alien.place {
                    Place::On(from) if running => Some(Move::Send(figure, from, to)),
                    Place::On(from) => Some(Move::Fly { figure, from, to }),
                    Place::Pool => (to == Space::landing(first)).then_some(Move::Land(figure)),
                    Place::Away => None,
                }
            }
            "counter" => {
                let from = Space(first);
                let counter = *self.game.ground(from).counters.get(second as usize)?;
                Some(Move::Shift(counter, from, space?))
            }
            "command" => Command::ALL.get(first as usize).copied().map(Move::Command),
            "event" if place == DISCARD => Some(Move::Discard(EventCard::from_index(first.into()))),
            "event" => self.likeliest(Source::Event(EventCard::from_index(first.into()))),
            "gift" => {
                let race = self.game.player(self.seat).race?;
                let known = usize::from(first) < race.sheet().gifts.len();
                known.then(|| self.likeliest(Source::Gift(race, first)))?
            }
            "stuff" => {
                let held = self.game.player(Seat(first)).stuff.get(second as usize)?;
                self.likeliest(Source::Stuff(held.card))
            }
            "lying" => Some(Move::PayOff(EventCard::from_index(first.into()))),
            "looked" => Some(Move::PutBack(first, place == UNDER)),
            _ => None,
        }
    }

    /// The first line that can be used, or else the first.
    fn likeliest(&self, source: Source) -> Option<Move> {
        let mut lines = (0..source.fx().len() as u8).filter_map(|line| source.use_of(line));
        let first = lines.clone().next();
        lines.find(|mv| self.game.check(mv).is_ok()).or(first)
    }
}

/// How long an event is shown.
fn time(event: &Event) -> u32 {
    match event {
        // Long enough to read both sides, the dice and what came of them.
        Event::RoundSettled { .. } => 2600,
        Event::Crushed { .. } => 700,
        Event::ResistanceStep { .. } => 1400,
        Event::Announced { .. } | Event::ResistancePhase => 1100,
        Event::Explored { .. } | Event::Conquered { .. } | Event::Breakthrough { .. } => 900,
        Event::Demolished { .. } | Event::TechDrawn { .. } | Event::CaptainComes { .. } => 900,
        Event::Canceled { .. } | Event::BattleEnded { won: None, .. } => 700,
        Event::Moved { .. } | Event::CounterMoved { .. } | Event::CounterPlaced { .. } => 450,
        Event::TextRoll { .. } | Event::TrackMoved { .. } | Event::Blasted { .. } => 450,
        Event::Landed { .. } | Event::Escaped { .. } | Event::CommandShown { .. } => 350,
        Event::ResistanceDrawn { .. } | Event::CounterFaced { .. } => 300,
        Event::Destroyed { .. } | Event::Liberated { .. } | Event::StuffGained { .. } => 300,
        Event::CommandRolled { .. } | Event::RolledOff { .. } | Event::FirstPlayer { .. } => 250,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
