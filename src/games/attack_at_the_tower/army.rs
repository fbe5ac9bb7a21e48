//! What one player has: board, palace, decks, and what was done this turn.

use serde::{Deserialize, Serialize};

use super::card::{ALL_ABILITIES, ALL_BASES};
use super::deck::Deck;
use super::{
    Abilities, Ability, Base, Card, Group, Pile, Post, Space, Spaces, Stack, Territory, Troop,
};

/// AT-1.6: no base holds more.
pub const MOST_TROOPS: u8 = 2;

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Army {
    pub(super) posts: [Option<Post>; 9],
    pub(super) men: u8,
    pub(super) bases: Deck<Base, 5>,
    pub(super) abilities: Deck<Ability, 7>,
    /// AT-3.11: played this turn; on the discards when it ends.
    pub(super) played: Abilities,
    /// AT-4.3: which groups may not attack which territories again this turn, three bits to a group.
    pub(super) attacked: u16,
    /// Has asked to be left alone until the turn ends.
    pub(super) quiet: bool,
}

fn attack_bit(group: Group, territory: Territory) -> u16 {
    1 << (group.index() * Territory::ALL.len() + territory as usize)
}

impl Army {
    /// An empty board and full piles.
    pub(super) fn fresh() -> Army {
        Army {
            posts: [None; 9],
            men: 0,
            bases: Deck::full(ALL_BASES),
            abilities: Deck::full(ALL_ABILITIES),
            played: Abilities::default(),
            attacked: 0,
            quiet: false,
        }
    }

    /// The base on a space.
    pub fn post(&self, space: Space) -> Option<Post> {
        self.posts[space.index()]
    }

    /// The special troops on the palace.
    pub fn men_in_black(&self) -> u8 {
        self.men
    }

    /// The deck of bases.
    pub fn bases(&self) -> &Deck<Base, 5> {
        &self.bases
    }

    /// The deck of abilities.
    pub fn abilities(&self) -> &Deck<Ability, 7> {
        &self.abilities
    }

    /// The abilities played this turn.
    pub fn played(&self) -> &Abilities {
        &self.played
    }

    /// AT-4.3: whether a group has attacked this turn and may attack nothing more.
    pub fn has_attacked(&self, group: Group) -> bool {
        Territory::ALL.into_iter().all(|territory| self.has_attacked_at(group, territory))
    }

    /// AT-4.3: whether a group has attacked this territory this turn and may not do so again.
    pub fn has_attacked_at(&self, group: Group, territory: Territory) -> bool {
        self.attacked & attack_bit(group, territory) != 0
    }

    pub(super) fn note_attack(&mut self, group: Group, territory: Territory) {
        self.attacked |= attack_bit(group, territory);
    }

    /// Whether the player has asked to be left alone until the turn ends.
    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// All cards in the hand, seen or not.
    pub fn hand_count(&self) -> u8 {
        self.bases.hand_count() + self.abilities.hand_count()
    }

    /// The cards in the hand that the viewer knows.
    pub fn hand(&self) -> impl Iterator<Item = Card> + '_ {
        let bases = self.bases.hand().iter().map(Card::Base);
        bases.chain(self.abilities.hand().iter().map(Card::Ability))
    }

    /// Whether a card is in the hand.
    pub fn holds(&self, card: Card) -> bool {
        match card {
            Card::Base(base) => self.bases.hand().count(base) > 0,
            Card::Ability(ability) => self.abilities.hand().count(ability) > 0,
        }
    }

    /// AT-3.9: whether a pile can give a card.
    pub fn can_draw(&self, pile: Pile) -> bool {
        match pile {
            Pile::Bases => self.bases.can_draw(),
            Pile::Abilities => self.abilities.can_draw(),
        }
    }

    /// The troops of a group by their place in it: the base's slot, or 0 on the palace.
    pub(super) fn stack(&self, group: Group, place: usize) -> Option<Stack> {
        match group {
            Group::Territory(territory) => {
                let space = Space::at(territory, place as u8);
                let post = self.post(space)?;
                Some(Stack { troop: post.base.troop(), count: post.troops, at: Some(space) })
            }
            Group::Palace if place == 0 => {
                Some(Stack { troop: Troop::ManInBlack, count: self.men, at: None })
            }
            Group::Palace => None,
        }
    }

    /// The troops of a group; stacks may be empty.
    pub fn stacks(&self, group: Group) -> impl Iterator<Item = Stack> + '_ {
        (0..3).filter_map(move |place| self.stack(group, place))
    }

    /// How many troops a group has.
    pub fn strength(&self, group: Group) -> u8 {
        match group {
            Group::Territory(territory) => {
                let posts = &self.posts[territory as usize * 3..][..3];
                posts.iter().flatten().map(|post| post.troops).sum()
            }
            Group::Palace => self.men,
        }
    }

    /// Whether any such troop is on the board.
    pub fn has_troop(&self, troop: Troop) -> bool {
        self.posts.iter().flatten().any(|post| post.base.troop() == troop && post.troops > 0)
    }

    /// How many bases a territory has.
    pub fn bases_in(&self, territory: Territory) -> u8 {
        self.posts[territory as usize * 3..][..3].iter().flatten().count() as u8
    }

    /// AT-7.9: how many special troops the player may have.
    pub fn special_cap(&self) -> u8 {
        Territory::ALL.into_iter().filter(|territory| self.bases_in(*territory) == 3).count() as u8
    }

    /// AT-3.3: whether a base has room for a troop.
    pub(super) fn can_recruit(&self) -> bool {
        self.posts.iter().flatten().any(|post| post.troops < MOST_TROOPS)
    }

    /// AT-3.3: one troop for each base, to at most two. The bases that got one.
    pub(super) fn recruit(&mut self) -> Spaces {
        self.recruit_where(1, |_, _| true)
    }

    /// AT-7.2: so many more Martians on every Pod of the territory, to at most two.
    pub(super) fn recruit_martians(&mut self, territory: Territory, most: u8) -> Spaces {
        self.recruit_where(most, |space, post| {
            space.territory() == territory && post.base == Base::Pod
        })
    }

    fn recruit_where(&mut self, most: u8, here: impl Fn(Space, Post) -> bool) -> Spaces {
        let mut grown = Spaces::default();
        for space in Space::all() {
            let Some(post) = &mut self.posts[space.index()] else { continue };
            if post.troops < MOST_TROOPS && here(space, *post) {
                post.troops = MOST_TROOPS.min(post.troops + most);
                grown.add(space);
            }
        }
        grown
    }

    /// Takes a card out of the hand and puts it face up onto its discards.
    pub(super) fn discard(&mut self, card: Card) {
        match card {
            Card::Base(base) => {
                self.bases.take(base);
                self.bases.bury(base);
            }
            Card::Ability(ability) => {
                self.abilities.take(ability);
                self.abilities.bury(ability);
            }
        }
    }

    /// AT-5.7: the base goes to the discards, and its troops are gone.
    pub(super) fn raze(&mut self, space: Space) -> Option<Base> {
        let post = self.posts[space.index()].take()?;
        self.bases.bury(post.base);
        Some(post.base)
    }

    /// AT-7.12: special troops go to the abilities' discards.
    pub(super) fn lose_men(&mut self, count: u8) {
        self.men -= count;
        for _ in 0..count {
            self.abilities.bury(Ability::Special);
        }
    }

    /// AT-3.11: what was played is discarded, and the turn's marks are wiped.
    pub(super) fn end_turn(&mut self) {
        self.abilities.bury_all(&mut self.played);
        self.attacked = 0;
        self.quiet = false;
    }
}
