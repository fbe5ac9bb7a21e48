//! Alien Frontiers by number.

mod whole_games;
