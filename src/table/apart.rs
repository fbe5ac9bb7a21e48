//! What seats were told apart from others: lines of the log and moments of a look back that are not everybody's, whatever
//! is still hidden now.

use engine::{GameEvent, GameModel, Seat, Session, Viewer};

/// Which seats know more of a game so far than which other eyes.
///
/// Whatever a seat learns by itself comes with the deal or with an event that others see less of.
#[derive(Clone, Debug, Default)]
pub(super) struct Apart {
    /// A seat, the eyes that know less, and after how many records that began.
    pairs: Vec<(Seat, Viewer, usize)>,
    /// How many records were looked through; `None` before the deal was looked at.
    looked: Option<usize>,
}

impl Apart {
    /// Looks through what was played since, and forgets what was taken back.
    pub fn follow<G: GameModel>(&mut self, session: &Session<G>) {
        let (records, seats) = (session.records().len(), session.setup().seats.len() as u8);
        self.pairs.retain(|(_, _, began)| *began <= records);
        if self.looked.is_none() {
            let deal = |viewer| session.seen_at(0, viewer);
            self.note(0, seats, |seat, eyes| *deal(Viewer::Seat(seat)) != *deal(eyes));
        }
        let from = self.looked.replace(records).unwrap_or(0);
        if from < records {
            session.tell(from..records, Viewer::Everything, &mut |index, event| {
                if event.seen_by(Viewer::Public).as_ref() != Some(event) {
                    let known = |viewer| event.seen_by(viewer);
                    self.note(index + 1, seats, |seat, eyes| {
                        known(Viewer::Seat(seat)) != known(eyes)
                    });
                }
            });
        }
    }

    fn note(&mut self, began: usize, seats: u8, differs: impl Fn(Seat, Viewer) -> bool) {
        for seat in Seat::all(seats) {
            let others = Seat::all(seats).filter(|other| *other != seat).map(Viewer::Seat);
            for eyes in others.chain([Viewer::Public]) {
                if !self.is_told(seat, eyes) && differs(seat, eyes) {
                    self.pairs.push((seat, eyes, began));
                }
            }
        }
    }

    /// Whether this seat was told something that these eyes were not.
    pub fn is_told(&self, seat: Seat, eyes: Viewer) -> bool {
        self.pairs.iter().any(|(told, others, _)| (*told, *others) == (seat, eyes))
    }

    /// Whether anybody was told something that these eyes were not.
    pub fn is_from(&self, eyes: Viewer) -> bool {
        self.pairs.iter().any(|(_, others, _)| *others == eyes)
    }
}
