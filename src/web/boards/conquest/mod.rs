//! Conquest of Planet Earth: the pulp poster.

mod alien;
mod announced;
mod bank;
mod card;
mod cards;
mod chips;
mod choices;
mod commands;
mod counter;
mod fight;
mod gauge;
mod gift;
mod grid;
mod map;
mod names;
mod news;
mod options;
mod panel;
mod pick;
mod race;
mod reel;
mod side;
mod space;
mod tray;
mod view;
mod zone;
