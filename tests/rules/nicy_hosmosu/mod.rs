//! Nicy Hosmosu by number.
