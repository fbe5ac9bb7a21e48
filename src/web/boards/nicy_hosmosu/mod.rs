//! Nicy Hosmosu: the arcade cabinet.

mod called;
mod effects;
mod panel;
mod pieces;
mod rows;
mod screen;
mod tray;
mod view;
