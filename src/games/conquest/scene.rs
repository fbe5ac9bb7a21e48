//! Positions in the middle of a game, for tests and examples.
//!
//! ```
//! use conquest::cards::LocCard;
//! use conquest::scene::Scene;
//! use conquest::Space;
//!
//! let town = Space::of(1, 1);
//! let game = Scene::new(2).location(town, LocCard::Town).saucers(0, &[town]).battles().build();
//! assert!(game.must_resolve(town));
//! ```

use crate::board::space::Space;
use crate::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard};
use crate::machine::step::Step;
use crate::turn::setup::bare;
use crate::{
    Alien, Asking, Colour, Command, Conquest, Figure, Flow, Held, InPlay, Lies, Options, Phase,
    Place, run,
};
use engine::{Chance, Seat};

/// Races whose texts do least by themselves.
const RACES: [Race; 4] = [Race::Orzax, Race::FomeGuild, Race::Beetlemen, Race::Venezian];

/// Builds a position. It begins as seat 0's Action Phase with 4 Action Points, full decks, empty
/// hands, no Menace Tokens, and all Saucers on their Landing Sites.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Conquest,
    begin: Step,
}

impl Scene {
    /// A game for so many players.
    pub fn new(players: u8) -> Scene {
        Scene::of(Options { players, ..Options::default() })
    }

    /// A game with these options.
    pub fn of(options: Options) -> Scene {
        let mut game = bare(&options);
        for seat in game.seat_list() {
            let race = RACES[seat.index()];
            game.races.remove(race);
            let player = game.player_mut(seat);
            player.race = Some(race);
            player.colour = Some(Colour::ALL[seat.index()]);
            player.number = 4;
            player.tokens = 0;
        }
        game.player_mut(Seat(0)).points = 4;
        game.round = 1;
        game.phase = Phase::Action;
        Scene { game, begin: Step::ActionMenu }
    }

    fn with(mut self, seat: u8, change: impl FnOnce(&mut crate::Player)) -> Scene {
        change(self.game.player_mut(Seat(seat)));
        self
    }

    /// A seat's race.
    pub fn race(mut self, seat: u8, race: Race) -> Scene {
        // Whoever has it gets the other one.
        let old = self.game.player(Seat(seat)).race();
        let holder = self.game.players.iter().position(|player| player.race == Some(race));
        match holder {
            Some(other) => self.game.players[other].race = Some(old),
            None => {
                self.game.races.remove(race);
                self.game.races.add(old);
            }
        }
        self.with(seat, |player| player.race = Some(race))
    }

    /// A seat's hand, taken out of the deck.
    pub fn hand(mut self, seat: u8, cards: &[EventCard]) -> Scene {
        for card in cards {
            self.game.events.remove(*card);
            self.game.player_mut(Seat(seat)).hand.cards.add(*card);
        }
        self
    }

    /// A seat's Menace Tokens.
    pub fn tokens(self, seat: u8, tokens: u16) -> Scene {
        self.with(seat, |player| player.tokens = tokens)
    }

    /// The active player's Action Points.
    pub fn points(self, points: u8) -> Scene {
        let seat = self.game.turn.0;
        self.with(seat, |player| player.points = points)
    }

    /// A Space Stuff card in front of a seat, with its Ally on the Landing Site.
    pub fn stuff(mut self, seat: u8, card: StuffCard) -> Scene {
        self.game.stuff.remove(card);
        let landing = Place::On(Space::landing(seat));
        self.with(seat, |player| {
            player.stuff.push(Held { card, down: false });
            if let Some(figure) = Figure::of_card(card) {
                player.aliens[figure as usize + 3] = Alien { place: landing, stopped: false };
            }
        })
    }

    /// The last Space Stuff card of a seat is Activated.
    pub fn face_down(self, seat: u8) -> Scene {
        self.with(seat, |player| {
            if let Some(held) = player.stuff.last_mut() {
                held.down = true;
            }
        })
    }

    /// A Location in a Space.
    pub fn location(mut self, space: Space, card: LocCard) -> Scene {
        if card.sheet().copies > 0 {
            self.game.locations.rest.remove(card);
        }
        self.game.ground_mut(space).location = Some(card);
        self
    }

    /// A conquered Location.
    pub fn held(self, space: Space, card: LocCard, seat: u8) -> Scene {
        let mut scene = self.location(space, card);
        scene.game.ground_mut(space).marker = Some(Seat(seat));
        scene
    }

    /// A Location in ruins.
    pub fn demolished(self, space: Space, card: LocCard) -> Scene {
        let mut scene = self.location(space, card);
        scene.game.ground_mut(space).demolished = true;
        scene
    }

    /// A counter in a Space.
    pub fn counter(mut self, space: Space, counter: Counter) -> Scene {
        self.game.counters.remove(counter);
        self.game.ground_mut(space).counters.push(counter);
        self
    }

    /// A seat's Saucers, the first ones in these Spaces; the others are in the pool.
    pub fn saucers(self, seat: u8, spaces: &[Space]) -> Scene {
        self.with(seat, |player| {
            for (index, alien) in player.aliens[..4].iter_mut().enumerate() {
                let place = spaces.get(index).map_or(Place::Pool, |space| Place::On(*space));
                *alien = Alien { place, stopped: false };
            }
        })
    }

    /// An Ally of a seat stands here.
    pub fn ally(self, seat: u8, figure: Figure, space: Space) -> Scene {
        self.with(seat, |player| player.aliens[figure as usize + 3].place = Place::On(space))
    }

    /// An Ally of a seat is in the pool.
    pub fn ally_in_pool(self, seat: u8, figure: Figure) -> Scene {
        self.with(seat, |player| player.aliens[figure as usize + 3].place = Place::Pool)
    }

    /// An Event that lies in play.
    pub fn in_play(mut self, card: EventCard, owner: u8, lies: Lies) -> Scene {
        self.game.events.remove(card);
        self.game.in_play.push(InPlay { card, owner: Seat(owner), lies, red: false });
        self
    }

    /// A discarded Event.
    pub fn discarded_event(mut self, card: EventCard) -> Scene {
        self.game.events.remove(card);
        self.game.event_discard.add(card);
        self
    }

    /// A discarded Resistance card.
    pub fn discarded_resistance(mut self, card: ResCard) -> Scene {
        self.game.resistance.rest.remove(card);
        self.game.resistance.discard.add(card);
        self
    }

    /// A discarded Space Stuff card.
    pub fn discarded_stuff(mut self, card: StuffCard) -> Scene {
        self.game.stuff.remove(card);
        self.game.stuff_discard.add(card);
        self
    }

    /// A Resistance deck of these cards; the others are discarded.
    pub fn resistance(mut self, cards: &[ResCard]) -> Scene {
        let deck = &mut self.game.resistance;
        deck.discard.pour(&mut deck.rest);
        for card in cards {
            deck.discard.remove(*card);
            deck.rest.add(*card);
        }
        self
    }

    /// These are all the Resistance cards there are, as if the others had been lost.
    pub fn only_resistance(mut self, cards: &[ResCard]) -> Scene {
        self.game.resistance = crate::Deck::new(cards.iter().copied().collect());
        self
    }

    /// A Location deck of these cards; the others are discarded.
    pub fn locations(mut self, cards: &[LocCard]) -> Scene {
        let deck = &mut self.game.locations;
        deck.discard.pour(&mut deck.rest);
        for card in cards {
            deck.discard.remove(*card);
            deck.rest.add(*card);
        }
        self
    }

    /// No Location is left to draw, as if all had been lost.
    pub fn no_locations(mut self) -> Scene {
        self.game.locations = crate::Deck::new(crate::Bag::default());
        self
    }

    /// An Event deck of these cards; the others are discarded.
    pub fn events(mut self, cards: &[EventCard]) -> Scene {
        self.game.event_discard.pour(&mut self.game.events);
        for card in cards {
            self.game.event_discard.remove(*card);
            self.game.events.add(*card);
        }
        self
    }

    /// The Command Counters a seat has left.
    pub fn commands(self, seat: u8, commands: &[Command]) -> Scene {
        self.with(seat, |player| player.commands = commands.iter().map(|c| c.bit()).sum())
    }

    /// A seat wants to be asked in open windows.
    pub fn watching(self, seat: u8) -> Scene {
        self.with(seat, |player| player.watches = true)
    }

    /// The rules as they were before the second edition.
    pub fn first_edition(mut self) -> Scene {
        self.game.options.edition = crate::Edition::First;
        self
    }

    /// Everybody with a hidden card is asked in windows.
    pub fn ask_everyone(mut self) -> Scene {
        self.game.options.asking = Asking::Everyone;
        self
    }

    /// People who wait are asked as at a table.
    pub fn ask_each_battle(mut self) -> Scene {
        self.game.options.asking = Asking::EachBattle;
        self
    }

    /// The First Player.
    pub fn first(mut self, seat: u8) -> Scene {
        self.game.first = Seat(seat);
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: u8) -> Scene {
        self.game.turn = Seat(seat);
        let player = self.game.player_mut(Seat(seat));
        player.points = player.points.max(4);
        self
    }

    /// The round.
    pub fn round(mut self, round: u16) -> Scene {
        self.game.round = round;
        self
    }

    /// The Battle Phase begins, at its menu.
    pub fn battles(mut self) -> Scene {
        self.game.phase = Phase::Battle;
        self.begin = Step::BattleMenu;
        self
    }

    /// The Draw Phase begins.
    pub fn draw_phase(mut self) -> Scene {
        self.game.phase = Phase::Draw;
        self.begin = Step::BeginDraw;
        self
    }

    /// A new round begins.
    pub fn command_phase(mut self) -> Scene {
        self.game.phase = Phase::Command;
        self.begin = Step::BeginRound;
        self
    }

    /// The turn begins, before its Action Phase.
    pub fn turn_start(mut self) -> Scene {
        self.begin = Step::BeginTurn(self.game.turn);
        self
    }

    /// The Resistance Phase begins.
    pub fn resistance_phase(mut self) -> Scene {
        self.begin = Step::ResistancePhase(0);
        self
    }

    /// Only this step of the Resistance Phase and those after it are left.
    pub fn resistance_step(mut self, step: u8) -> Scene {
        self.game.phase = Phase::Resistance;
        self.begin = Step::ResistancePhase(step);
        self
    }

    /// The Human Tech track, and how many Resistance Phases have been held.
    pub fn track(mut self, step: u8, phases: u8) -> Scene {
        if let Some(track) = &mut self.game.track {
            track.step = step;
            track.phases = phases;
        }
        self
    }

    /// A Human Tech that works.
    pub fn tech(mut self, tech: crate::cards::Tech) -> Scene {
        self.game.techs.remove(tech);
        self.game.tech_in_play.push(tech);
        self
    }

    /// Set-up has only the hands left to deal.
    pub fn dealing(mut self) -> Scene {
        self.game.phase = Phase::Setup;
        self.game.round = 0;
        self.begin = Step::DealHand(Seat(0));
        self
    }

    /// The position.
    pub fn build(self) -> Conquest {
        self.build_with([])
    }

    /// The position, where getting there takes luck.
    ///
    /// # Panics
    /// If the script does not fit.
    pub fn build_with(self, script: impl IntoIterator<Item = u32>) -> Conquest {
        let mut game = self.game;
        game.count_terror();
        match self.begin {
            Step::BeginRound => {}
            Step::DealHand(_) => {
                game.agenda.push(Step::BeginRound);
                game.agenda.push(Step::SetUpDone);
                let others = game.seat_list().skip(1).map(Step::DealHand).collect::<Vec<_>>();
                game.agenda.extend(others.into_iter().rev());
            }
            Step::ResistancePhase(_) => game.agenda.push(Step::BeginRound),
            _ => {
                game.agenda.push(Step::BeginRound);
                if game.track.is_some() {
                    game.agenda.push(Step::ResistancePhase(0));
                }
                let turn = game.turn;
                let later = game.priority().skip_while(|seat| *seat != turn).skip(1);
                let later: Vec<Step> = later.map(Step::BeginTurn).collect();
                game.agenda.extend(later.into_iter().rev());
            }
        }
        game.agenda.push(self.begin);
        let mut chance = Chance::scripted(script);
        run::run(&mut game, &mut Flow { chance: &mut chance, events: &mut Vec::new() });
        assert!(chance.fits(), "the script has outcomes nobody asked for");
        game
    }
}
