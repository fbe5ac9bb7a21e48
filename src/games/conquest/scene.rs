//! Positions for tests.
