//! Alien Frontiers: the star chart.

mod called;
mod cards;
mod dice;
mod facility;
mod hub;
mod orbit;
mod panel;
mod planet;
mod territory;
mod tray;
mod view;
