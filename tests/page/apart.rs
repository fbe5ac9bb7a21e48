//! What one viewer can reach is the same while only that differs which others know by themselves.
//!
//! The golden games are played by people at one device, and other games are made of them in which luck gave something
//! else where a viewer does not see it. In every position of a short game, and every second of a long one, both are opened
//! as a reload opens them.

use saucer_night::engine::{
    Driver, GameModel, Happening, Record, Seat, Seen, Session, Setup, Viewer, save,
};
use saucer_night::for_every_game;
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

use crate::log::golden;

/// So much of a long game is looked at.
const RECORDS: usize = 200;
/// Another game is followed for so long, if it does not part before.
const FOLLOWED: usize = 50;
/// Draws that are swapped are at most so far apart.
const NEAR: usize = 16;

type Line<G> = (Happening<G>, Seen<G>);

/// A golden game, its beginning at least, with people in all seats.
struct Game<G: GameModel> {
    setup: Setup<G::Options>,
    records: Vec<Record<G::Move>>,
    /// The story as onlookers and each seat may know it.
    stories: Vec<(Viewer, Vec<Line<G>>)>,
}

/// The same game but for something that luck gave.
struct Other<G: GameModel> {
    records: Vec<Record<G::Move>>,
    /// The first record that differs.
    first: usize,
    /// Up to how many records each viewer sees no difference.
    alike: Vec<(Viewer, usize)>,
}

fn played<G: GameModel>(setup: &Setup<G::Options>, records: &[Record<G::Move>]) -> Session<G> {
    Session::replay(setup.clone(), records.to_vec()).expect("it was set up before").0
}

impl<G: Hands> Game<G> {
    fn read(text: &str) -> Game<G> {
        let session = save::read::<G>(text).expect("a golden game opens").session;
        let mut setup = session.setup().clone();
        setup.seats.iter_mut().for_each(|seat| seat.driver = Driver::Person);
        let most = session.records().len().min(RECORDS);
        let records = session.records()[..most].to_vec();
        let session = played::<G>(&setup, &records);
        assert_eq!(session.records().len(), most, "people may do what computers did");
        let seats = Seat::all(setup.seats.len() as u8).map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Public]);
        let stories = viewers.map(|viewer| (viewer, session.story(0, viewer))).collect();
        Game { setup, records, stories }
    }

    /// The game with other luck, unless that is seen at once by everybody or cannot be.
    fn other(&self, first: usize, records: Vec<Record<G::Move>>) -> Option<Other<G>> {
        let until = records.len().min(first + FOLLOWED);
        let session = played::<G>(&self.setup, &records[..until]);
        let alike = |(viewer, story): &(Viewer, Vec<Line<G>>)| {
            let own = session.story(first, *viewer);
            let same = story[first..].iter().zip(&own).take_while(|(one, other)| one == other);
            (*viewer, first + same.count())
        };
        let alike: Vec<(Viewer, usize)> = self.stories.iter().map(alike).collect();
        alike.iter().any(|(_, until)| *until > first).then_some(Other { records, first, alike })
    }

    /// Games that differ in what one record drew, or in the order of two draws of a seat.
    fn others(&self) -> Vec<Other<G>> {
        let mut others = Vec::new();
        for (first, record) in self.records.iter().enumerate() {
            let Some(last) = record.chance.last() else { continue };
            for change in 1..4 {
                let mut records = self.records.clone();
                *records[first].chance.last_mut().expect("it has one") = (last + change) % 7;
                others.extend(self.other(first, records));
            }
            let near = first + 1..self.records.len().min(first + NEAR);
            let later = near.filter(|at| {
                let later = &self.records[*at];
                later.seat == record.seat && later.chance.len() == record.chance.len()
            });
            for second in later.filter(|at| self.records[*at].chance != record.chance).take(3) {
                let mut records = self.records.clone();
                records[first].chance.clone_from(&self.records[second].chance);
                records[second].chance.clone_from(&record.chance);
                others.extend(self.other(first, records));
            }
        }
        others
    }

    /// The table after so many records of a game like this, as a reload opens it.
    fn table(&self, records: &[Record<G::Move>]) -> Table<G> {
        let text = save::write(&played::<G>(&self.setup, records));
        Table::open(&text).expect("our own save opens").0
    }
}

impl<G: GameModel> Other<G> {
    fn is_alike(&self, viewer: Viewer, records: usize) -> bool {
        let until = self.alike.iter().find(|(other, _)| *other == viewer);
        self.first < records && until.is_some_and(|(_, until)| records <= *until)
    }
}

/// Everything that whoever has the device can come to see without anybody's leave.
fn reachable<G: Hands>(table: &Table<G>) -> String {
    let records = table.records();
    let seats = Seat::all(table.seats().len() as u8).map(Viewer::Seat);
    let mut all = String::new();
    for eyes in seats.chain([Viewer::Public, Viewer::Everything]) {
        all += &format!("{:?}\n", table.told(0..records, eyes));
        for at in [0, records / 3, records.saturating_sub(9), records.saturating_sub(1), records] {
            all += &format!("{:?}\n", table.moment(at, eyes));
        }
    }
    let now = (table.viewer(), table.eyes(), table.waiting(), table.status());
    let hands = (table.handles(), table.choices(), table.buttons());
    let hint = table.advice().map(|question| question.write());
    let about =
        (hint, table.can_undo(), table.can_redo(), table.hides(), table.wish(), table.outcome());
    let branches: Vec<bool> = (0..=records).map(|at| table.can_branch(at)).collect();
    all + &format!("{now:?}\n{hands:?}\n{about:?}\n{branches:?}\n{:?}", table.still())
}

/// What whoever was asked for can reach, and who that is.
fn lifted<G: Hands>(mut table: Table<G>) -> Option<(Seat, String)> {
    let Waiting::Curtain(seat) = table.waiting() else { return None };
    table.lift_curtain();
    Some((seat, reachable(&table)))
}

/// In how many positions the table was compared with others before and after a curtain.
fn nobody_reaches_what_others_know<G: Hands>() -> [usize; 2] {
    let mut compared = [0, 0];
    for text in &golden::<G>() {
        let game = Game::<G>::read(text);
        let others = game.others();
        for records in (1..=game.records.len()).step_by(1 + game.records.len() / 120) {
            let alike = |viewer| {
                let mut alike = others.iter().filter(move |other| other.is_alike(viewer, records));
                [alike.next(), alike.next_back()].into_iter().flatten()
            };
            let table = game.table(&game.records[..records]);
            // Once it is over, all cards are on the table.
            if table.outcome().is_some() {
                break;
            }
            let own = reachable(&table);
            for other in alike(Viewer::Public) {
                let table = game.table(&other.records[..records]);
                assert_eq!(own, reachable(&table), "after {records} records, {}", other.first);
                compared[0] += 1;
            }
            let Some((seat, own)) = lifted(table) else { continue };
            for other in alike(Viewer::Seat(seat)) {
                let theirs = lifted(game.table(&other.records[..records]));
                let asked = theirs.as_ref().map(|(seat, _)| *seat);
                assert_eq!(asked, Some(seat), "after {records} records, {}", other.first);
                assert_eq!(Some(&own), theirs.as_ref().map(|(_, all)| all), "{records} records");
                compared[1] += 1;
            }
        }
    }
    println!("{}: {compared:?} positions compared before and after a curtain", G::ID);
    compared
}

/// Whether there is something to hide in a game.
fn hides<G: Hands>() -> bool {
    golden::<G>().iter().map(|text| Game::<G>::read(text)).any(|game| {
        let half = played::<G>(&game.setup, &game.records[..game.records.len() / 2]);
        half.differs(Viewer::Public, Viewer::Everything)
    })
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            let [before, after] = nobody_reaches_what_others_know::<$game>();
            let most = if hides::<$game>() { usize::MAX } else { 0 };
            let least = most.min(500);
            assert!((least..=most).contains(&before), "{before} before a curtain");
            assert!((least..=most).contains(&after), "{after} after a curtain");
        }
    )*};
}

for_every_game!(suite);
