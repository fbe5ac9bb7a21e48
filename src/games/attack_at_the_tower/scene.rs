//! Positions as text: readable in tests and failure messages.
//!
//! ```
//! use attack_at_the_tower::scene::Scene;
//!
//! let game = Scene::of("P2 P2 P1 | S . . | . . .", "M . . | . . . | C2 . .").build();
//! assert_eq!(game.to_string(), "P2 P2 P1 | S0 . . | . . .\nM0 . . | . . . | C2 . .");
//! ```
//!
//! One line per seat, three territories of three spaces. `P` Pod, `S` Flying Saucer, `U`
//! Undercity, `C` Flying Cigar, `M` Mothership, followed by the number of troops if there are any.

use std::fmt;

use super::{
    Ability, Army, Asking, AttackAtTheTower, Base, Card, Edition, Length, Options, Phase, Pile,
    Post, Space,
};
use engine::Seat;

const LETTERS: [(char, Base); 5] = [
    ('P', Base::Pod),
    ('S', Base::Saucer),
    ('U', Base::Undercity),
    ('C', Base::Cigar),
    ('M', Base::Mothership),
];

/// Builds a position in the middle of a game.
#[derive(Clone, Debug)]
pub struct Scene(AttackAtTheTower);

impl Scene {
    /// A single game with these boards, empty hands, and seat 0 about to attack. Cards that are
    /// nowhere else are in the draw piles.
    ///
    /// # Panics
    /// On a letter it does not know, or more cards than a deck has.
    pub fn of(first: &str, second: &str) -> Scene {
        Scene(AttackAtTheTower {
            options: Options {
                length: Length::Single,
                asking: Asking::WhoCan,
                ..Options::default()
            },
            armies: [first, second].map(army),
            starter: Seat(0),
            turn: Seat(0),
            phase: Phase::Act,
            settled: false,
            turns: 0,
            wins: [0; 2],
            draws: 0,
        })
    }

    /// Cards in a seat's hand.
    pub fn hand(self, seat: u8, cards: impl IntoIterator<Item = Card>) -> Scene {
        self.with(seat, |army| {
            for card in cards {
                match card {
                    Card::Base(base) => army.bases.deal(base),
                    Card::Ability(ability) => army.abilities.deal(ability),
                }
            }
        })
    }

    /// Base cards in a seat's hand, as letters.
    pub fn bases(self, seat: u8, letters: &str) -> Scene {
        let cards: Vec<Card> = letters.chars().map(|letter| Card::Base(base(letter))).collect();
        self.hand(seat, cards)
    }

    /// Ability cards in a seat's hand.
    pub fn abilities(self, seat: u8, abilities: impl IntoIterator<Item = Ability>) -> Scene {
        self.hand(seat, abilities.into_iter().map(Card::Ability))
    }

    /// Abilities a seat has played this turn.
    pub fn played(self, seat: u8, abilities: impl IntoIterator<Item = Ability>) -> Scene {
        self.with(seat, |army| {
            for ability in abilities {
                army.abilities.pull(ability);
                army.played.add(ability);
            }
        })
    }

    /// Men-in-Black on a seat's palace, taken from its pile as far as there are cards.
    pub fn men(self, seat: u8, men: u8) -> Scene {
        self.with(seat, |army| {
            for _ in 0..men.min(army.abilities.unseen().count(Ability::Special)) {
                army.abilities.pull(Ability::Special);
            }
            army.men = men;
        })
    }

    /// The whole draw pile of a seat lies on its discards.
    pub fn spent(self, seat: u8, pile: Pile) -> Scene {
        self.with(seat, |army| match pile {
            Pile::Bases => army.bases.spend_pile(),
            Pile::Abilities => army.abilities.spend_pile(),
        })
    }

    /// Neither draw pile nor discards of this deck have a card.
    pub fn gone(self, seat: u8, pile: Pile) -> Scene {
        self.spent(seat, pile).with(seat, |army| match pile {
            Pile::Bases => army.bases.lose_discards(),
            Pile::Abilities => army.abilities.lose_discards(),
        })
    }

    /// What is asked.
    pub fn phase(mut self, phase: Phase) -> Scene {
        self.0.phase = phase;
        self
    }

    /// The turn has just begun.
    pub fn renewal(self) -> Scene {
        self.phase(Phase::Renew)
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: u8) -> Scene {
        self.0.turn = Seat(seat);
        self
    }

    /// Who started the game.
    pub fn starter(mut self, seat: u8) -> Scene {
        self.0.starter = Seat(seat);
        self
    }

    /// How many turns have ended.
    pub fn turns(mut self, turns: u16) -> Scene {
        self.0.turns = turns;
        self
    }

    /// A game that was begun under another edition.
    pub fn edition(mut self, edition: Edition) -> Scene {
        self.0.options.edition = edition;
        self
    }

    /// Asks everybody who holds an ability.
    pub fn ask_everyone(mut self) -> Scene {
        self.0.options.asking = Asking::Everyone;
        self
    }

    /// The best of three, with games already won by each seat and drawn.
    pub fn best_of_three(mut self, wins: [u8; 2], draws: u8) -> Scene {
        self.0.options.length = Length::BestOfThree;
        self.0.wins = wins;
        self.0.draws = draws;
        self
    }

    fn with(mut self, seat: u8, change: impl FnOnce(&mut Army)) -> Scene {
        change(self.0.army_mut(Seat(seat)));
        self
    }

    /// The position.
    pub fn build(self) -> AttackAtTheTower {
        self.0
    }
}

fn base(letter: char) -> Base {
    let known = LETTERS.iter().find(|(known, _)| *known == letter);
    known.unwrap_or_else(|| panic!("no base is written {letter}")).1
}

fn army(text: &str) -> Army {
    let mut army = Army::fresh();
    let words = text.split_whitespace().filter(|word| *word != "|");
    for (space, word) in Space::all().zip(words) {
        let mut letters = word.chars();
        let letter = letters.next().expect("a word has a letter");
        if letter != '.' {
            let troops = letters.next().map_or(0, |digit| digit as u8 - b'0');
            let post = Post { base: base(letter), troops };
            army.bases.pull(post.base);
            army.posts[space.index()] = Some(post);
        }
    }
    army
}

impl fmt::Display for AttackAtTheTower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, army) in self.armies.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            for space in Space::all() {
                let gap = match (space.index(), space.slot()) {
                    (0, _) => "",
                    (_, 0) => " | ",
                    _ => " ",
                };
                match army.post(space) {
                    None => write!(f, "{gap}.")?,
                    Some(post) => {
                        write!(f, "{gap}{}{}", LETTERS[post.base as usize].0, post.troops)?;
                    }
                }
            }
        }
        Ok(())
    }
}
