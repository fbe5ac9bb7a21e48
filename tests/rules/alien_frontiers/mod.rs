//! Alien Frontiers by number.

mod building;
mod cache_and_helmet;
mod card_examples;
mod cards;
mod colonies;
mod discards;
mod docking;
mod examples;
mod fields;
mod first_edition;
mod income;
mod labels;
mod powers;
mod raids;
mod scoring;
mod setting_up;
mod table;
mod terms;
mod territories;
mod texts;
mod turns;
mod whole_games;
