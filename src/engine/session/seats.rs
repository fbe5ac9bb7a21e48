//! Who sits at a table: that may change in the middle of a game.

use super::Session;
use crate::GameModel;
use crate::setup::SeatSetup;

impl<G: GameModel> Session<G> {
    /// Puts others in the seats, or calls them something else: what was decided stays, and so do colours. Says whether
    /// these can sit there.
    pub fn sit(&mut self, seats: Vec<SeatSetup>) -> bool {
        let before = std::mem::replace(&mut self.setup.seats, seats);
        let seats = &self.setup.seats;
        let pairs = || before.iter().zip(seats);
        let fit = before.len() == seats.len()
            && pairs().all(|(one, other)| one.colour == other.colour)
            && self.setup.check_seats().is_ok();
        if !fit {
            self.setup.seats = before;
        } else if pairs().any(|(one, other)| one.driver != other.driver) {
            // What one has taken back is not another's to play again.
            self.undone.clear();
        }
        fit
    }
}
