//! Which piece may go where, made from the legal moves.

use std::rc::Rc;

/// The name of a piece or a place, as written into the document.
pub type Id = Rc<str>;

/// Zones in which a card is used as it is, without a target, have names that begin so, on every board.
pub const PLAY: &str = "play";

/// How a move is made by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Grip {
    /// Drop these pieces on a place. More than one make a set, staged there until it is whole.
    Drop {
        /// The pieces, in any order.
        pieces: Vec<Id>,
        /// Where they go.
        place: Id,
    },
    /// Press a button.
    Button {
        /// The button's name in the document.
        key: Id,
        /// Whether it is the one main button of the moment.
        main: bool,
    },
}

/// A legal move (or two that belong together) and the way a hand makes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Handle<M> {
    /// The way.
    pub grip: Grip,
    /// What it plays, in order.
    pub moves: Vec<M>,
    /// The move in words, for buttons and screen readers.
    pub label: String,
    /// A question to answer first, where something is lost for good.
    pub ask: Option<String>,
}

impl<M> Handle<M> {
    /// Drop one piece on a place.
    pub fn drop(piece: &str, place: &str, mv: M, label: String) -> Handle<M> {
        Handle::set(&[piece], place, vec![mv], label)
    }

    /// Drop a set of pieces on a place.
    pub fn set(pieces: &[&str], place: &str, moves: Vec<M>, label: String) -> Handle<M> {
        let pieces = pieces.iter().map(|piece| Id::from(*piece)).collect();
        Handle { grip: Grip::Drop { pieces, place: place.into() }, moves, label, ask: None }
    }

    /// Press the button `key`.
    pub fn button(key: &str, main: bool, mv: M, label: String) -> Handle<M> {
        Handle { grip: Grip::Button { key: key.into(), main }, moves: vec![mv], label, ask: None }
    }
}

/// One way to drop, without the game's own move type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The pieces of the set.
    pub pieces: Vec<Id>,
    /// Where they go.
    pub place: Id,
    /// The move in words.
    pub label: Rc<str>,
    /// Which handle this is.
    pub handle: usize,
}

/// What a drop came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dropped {
    /// The set is whole: play this handle.
    Whole(usize),
    /// The piece now lies on the place and waits for the rest of its set.
    Staged,
    /// A staged piece was taken back.
    TakenBack,
    /// The piece cannot go there.
    Refused,
}

/// Every way to drop, and what is staged.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reach {
    ways: Vec<Way>,
    /// Pieces and where they lie. A handful: a list is smaller than a map.
    staged: Vec<(Id, Id)>,
}

impl Reach {
    /// The ways of these handles, with nothing staged.
    pub fn of<M>(handles: &[Handle<M>]) -> Reach {
        let ways = handles.iter().enumerate().filter_map(|(index, handle)| match &handle.grip {
            Grip::Drop { pieces, place } => Some(Way {
                pieces: pieces.clone(),
                place: place.clone(),
                label: handle.label.as_str().into(),
                handle: index,
            }),
            Grip::Button { .. } => None,
        });
        Reach { ways: ways.collect(), staged: Vec::new() }
    }

    /// Only the ways of some handles.
    pub fn only(mut self, wanted: impl Fn(usize) -> bool) -> Reach {
        self.ways.retain(|way| wanted(way.handle));
        self
    }

    /// Takes over what was staged before, as far as it still leads to a legal set.
    pub fn keep_staged(&mut self, before: &Reach) {
        for (piece, place) in &before.staged {
            self.stage(piece, place);
            let all = self.staged_at(place, None);
            let fits = self.ways.iter().any(|way| {
                way.place == *place && all.iter().all(|piece| way.pieces.contains(piece))
            });
            if !fits {
                self.take_back(piece);
            }
        }
    }

    /// Where each staged piece lies.
    pub fn staged(&self) -> &[(Id, Id)] {
        &self.staged
    }

    fn staged_at(&self, place: &str, without: Option<&str>) -> Vec<Id> {
        let here = self.staged.iter().filter(|(_, at)| **at == *place);
        here.map(|(piece, _)| piece.clone()).filter(|piece| Some(&**piece) != without).collect()
    }

    /// Whether the piece can go anywhere.
    pub fn movable(&self, piece: &str) -> bool {
        self.ways_of(piece).next().is_some()
            || self.staged.iter().any(|(staged, _)| **staged == *piece)
    }

    /// The ways open to a piece, given what is staged.
    pub fn ways_of<'a>(&'a self, piece: &'a str) -> impl Iterator<Item = &'a Way> + 'a {
        self.ways.iter().filter(move |way| {
            way.pieces.iter().any(|own| **own == *piece)
                && self
                    .staged_at(&way.place, Some(piece))
                    .iter()
                    .all(|other| way.pieces.contains(other))
        })
    }

    /// The one zone in which a card can be used as it is: a second tap means it.
    pub fn plain(&self, piece: &str) -> Option<Id> {
        let mut zones = self.ways_of(piece).filter(|way| way.place.starts_with(PLAY));
        let zone = zones.next()?;
        zones.next().is_none().then(|| zone.place.clone())
    }

    /// The first way to a place, whichever piece takes it.
    pub fn way_to(&self, place: &str) -> Option<&Way> {
        self.ways.iter().find(|way| &*way.place == place)
    }

    /// Whether the piece may be dropped there.
    pub fn accepts(&self, piece: &str, place: &str) -> bool {
        self.ways_of(piece).any(|way| &*way.place == place)
    }

    /// Drops a piece: the set becomes whole, or the piece is staged, taken back or refused.
    pub fn drop(&mut self, piece: &str, place: &str) -> Dropped {
        let others = self.staged_at(place, Some(piece));
        let size = others.len() + 1;
        let here = || self.ways_of(piece).filter(|way| &*way.place == place);
        if let Some(whole) = here().find(|way| way.pieces.len() == size) {
            return Dropped::Whole(whole.handle);
        }
        if here().next().is_some() {
            self.stage(piece, place);
            return Dropped::Staged;
        }
        if self.take_back(piece) { Dropped::TakenBack } else { Dropped::Refused }
    }

    /// Takes back the piece that was staged last; says whether there was one.
    pub fn take_back_last(&mut self) -> bool {
        self.staged.pop().is_some()
    }

    fn stage(&mut self, piece: &str, place: &str) {
        self.take_back(piece);
        self.staged.push((piece.into(), place.into()));
    }

    fn take_back(&mut self, piece: &str) -> bool {
        let before = self.staged.len();
        self.staged.retain(|(staged, _)| **staged != *piece);
        self.staged.len() < before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> Reach {
        let handles = [
            Handle::drop("six", "mine", 0, "mine".into()),
            Handle::set(&["a", "b"], "yard", vec![1], "pair".into()),
            Handle::set(&["b", "c"], "yard", vec![2], "pair".into()),
            Handle::set(&["a", "b"], "market", vec![3], "pair".into()),
            Handle::button("end", true, 4, "end".into()),
        ];
        Reach::of(&handles)
    }

    fn places(reach: &Reach, piece: &str) -> Vec<String> {
        let mut places: Vec<String> =
            reach.ways_of(piece).map(|way| way.place.to_string()).collect();
        places.dedup();
        places
    }

    #[test]
    fn a_single_piece_is_whole_at_once() {
        assert_eq!(dice().drop("six", "mine"), Dropped::Whole(0));
        assert_eq!(dice().drop("six", "yard"), Dropped::Refused);
    }

    #[test]
    fn a_set_is_staged_until_it_is_whole() {
        let mut reach = dice();
        assert_eq!(reach.drop("b", "yard"), Dropped::Staged);
        assert!(reach.accepts("c", "yard") && reach.accepts("a", "yard"));
        assert_eq!(reach.drop("c", "yard"), Dropped::Whole(2));
    }

    #[test]
    fn only_places_whose_staged_pieces_fit_are_open() {
        let mut reach = dice();
        reach.drop("a", "yard");
        assert_eq!(places(&reach, "c"), Vec::<String>::new());
        assert_eq!(places(&reach, "b"), ["yard", "market"]);
    }

    #[test]
    fn a_staged_piece_can_change_its_place_or_come_back() {
        let mut reach = dice();
        reach.drop("a", "yard");
        assert_eq!(reach.drop("a", "market"), Dropped::Staged);
        assert_eq!(reach.staged().len(), 1);
        assert_eq!(reach.drop("a", "tray"), Dropped::TakenBack);
        assert!(reach.staged().is_empty());
    }

    #[test]
    fn staging_survives_a_move_only_where_it_still_fits() {
        let mut before = dice();
        before.drop("a", "yard");
        before.drop("b", "market");
        let mut after = Reach::of(&[Handle::set(&["b", "x"], "market", vec![0], "pair".into())]);
        after.keep_staged(&before);
        assert_eq!(after.staged().iter().map(|(id, _)| &**id).collect::<Vec<_>>(), ["b"]);
    }
}
