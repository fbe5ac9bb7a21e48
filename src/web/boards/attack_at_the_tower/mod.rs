//! Attack at the Tower: the war room.

mod banner;
mod battle;
mod card;
mod deck;
mod fighter;
mod front;
mod line;
mod muster;
mod names;
mod news;
mod palace;
mod panel;
mod pictures;
mod space;
mod territory;
mod tray;
mod troops;
mod view;
