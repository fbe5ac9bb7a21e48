//! Decides which function and which piece of the data lives where: in a part if only that part can reach it, else in
//! the house; and nowhere if nobody can.

use super::Unfit;
use super::data::{Piece, Web, number_in};
use super::module::Module;
use super::paths::Paths;
use std::collections::{HashMap, HashSet};

/// Where a function lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Nobody calls it.
    Nowhere,
    /// In a part, by its number.
    Part(usize),
    /// In the house.
    House,
}

impl Home {
    /// What two users share lives in the house, unless both live in the same part or know the same one. Says whether
    /// that is a move.
    fn join(&mut self, user: Home, paths: &Paths) -> bool {
        let before = *self;
        *self = match (before, user) {
            (Home::Nowhere, home) | (home, Home::Nowhere) => home,
            (one, other) if one == other => one,
            (Home::Part(one), Home::Part(other)) => {
                let mut known = paths.known_to(one);
                let both = known.find(|part| paths.known_to(other).any(|known| known == *part));
                both.map_or(Home::House, Home::Part)
            }
            _ => Home::House,
        };
        *self != before
    }
}

/// Something that lives somewhere.
#[derive(Clone, Copy)]
enum Thing {
    Function(u32),
    Piece(usize),
}

/// Follows who names whom.
struct Search<'a> {
    module: &'a Module<'a>,
    web: Web,
    homes: Vec<Home>,
    /// The function in each place of the table.
    in_table: HashMap<u32, u32>,
    paths: &'a Paths,
    changed: Vec<Thing>,
}

/// The home of every function and of every piece of the data.
///
/// What is exported stays in the house, doors lead into their parts, and all else follows from who names it. What
/// stands in the table can be called by number from anywhere: it is needed where the data or the code has that number,
/// and where its name tells the owner, that is its home. A place that nobody names is one for the browser.
///
/// # Errors
/// When the linker's notes do not fit the data.
pub fn find<'a>(
    module: &'a Module<'a>,
    paths: &'a Paths,
) -> Result<(Vec<Home>, Vec<Piece>), Unfit> {
    let mut search = Search {
        module,
        web: Web::of(&module.notes)?,
        homes: vec![Home::Nowhere; module.functions()],
        in_table: module.slots.iter().copied().collect(),
        paths,
        changed: Vec::new(),
    };
    (0..module.imported).for_each(|function| search.settle(function, Home::House));
    module.doors.iter().for_each(|door| search.settle(door.function, door.home));
    module.pinned.iter().for_each(|function| search.settle(*function, Home::House));
    search.open_places().into_iter().for_each(|slot| search.settle_slot(slot, Home::House));
    while let Some(thing) = search.changed.pop() {
        search.follow(thing);
    }
    Ok((search.homes, search.web.pieces))
}

impl Search<'_> {
    /// The places of the table that may be called without anything here naming them.
    fn open_places(&self) -> Vec<u32> {
        let in_code = self.module.code.iter().flatten().filter_map(number_in);
        let named: HashSet<u32> = in_code.chain(self.web.pointed_at()).collect();
        let places = self.module.slots.iter().map(|(slot, _)| *slot);
        let open = places.filter(|slot| !named.contains(slot));
        open.chain(self.web.loose.iter().copied()).collect()
    }

    fn follow(&mut self, thing: Thing) {
        let module = self.module;
        match thing {
            Thing::Function(function) => {
                let home = self.homes[function as usize];
                for callee in module.callees(function) {
                    self.settle(*callee, home);
                    // Of two doors that are alike the compiler makes one call the other: that one serves both.
                    if module.door(function).is_some() && module.door(*callee).is_some() {
                        self.join(*callee, home);
                    }
                }
                for number in module.code_of(function).iter().filter_map(number_in) {
                    for piece in self.web.meant_by(number).to_vec() {
                        self.settle_piece(piece, home);
                    }
                    self.settle_slot(number, home);
                }
            }
            Thing::Piece(piece) => {
                let home = self.web.pieces[piece].home;
                for held in self.web.held_by(piece).to_vec() {
                    self.settle_piece(held, home);
                }
                for slot in self.web.pointed_at_by(piece).to_vec() {
                    self.settle_slot(slot, home);
                }
            }
        }
    }

    fn settle(&mut self, function: u32, home: Home) {
        self.join(function, self.module.door(function).map_or(home, |door| door.home));
    }

    fn join(&mut self, function: u32, home: Home) {
        if self.homes[function as usize].join(home, self.paths) {
            self.changed.push(Thing::Function(function));
        }
    }

    fn settle_slot(&mut self, slot: u32, home: Home) {
        let Some(function) = self.in_table.get(&slot).copied() else { return };
        // Who knows the owner may have it alone.
        let knows = |owner: &Home| match (home, owner) {
            (Home::Part(user), Home::Part(owner)) => {
                self.paths.known_to(user).any(|part| part == *owner)
            }
            _ => false,
        };
        let owner = self.paths.owners.get(&function).copied().filter(|owner| !knows(owner));
        self.settle(function, owner.unwrap_or(home));
    }

    fn settle_piece(&mut self, piece: usize, home: Home) {
        if self.web.pieces[piece].home.join(home, self.paths) {
            self.changed.push(Thing::Piece(piece));
        }
    }
}
