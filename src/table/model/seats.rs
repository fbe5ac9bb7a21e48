//! Who sits at a table, from its beginning to its end.

use super::Table;
use crate::any::AnyTable;
use crate::hands::Hands;
use engine::{Driver, Seat, SeatSetup, Viewer};

/// The seats of people.
pub(super) fn people(seats: &[SeatSetup]) -> Vec<Seat> {
    let all = Seat::all(seats.len() as u8);
    all.filter(|seat| seats[seat.index()].driver == Driver::Person).collect()
}

impl<G: Hands> Table<G> {
    /// Puts others in the seats of a running game, or calls them something else; says whether they can sit there.
    pub(super) fn change_seats(&mut self, mut seats: Vec<SeatSetup>) -> bool {
        G::settle_seats(&self.setup().options, &mut seats);
        let fit = self.outcome().is_none() && !self.is_taught() && self.session.sit(seats);
        if fit {
            // Nobody looks on through the eyes of a computer: the person who is next is asked for the device first.
            if let Viewer::Seat(seat) = self.viewer
                && !people(self.seats()).contains(&seat)
            {
                self.viewer = Viewer::Public;
            }
            self.look_anew();
        }
        fit
    }
}
