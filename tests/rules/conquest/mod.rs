//! Conquest of Planet Earth, by rule number.

mod action;
mod aliens;
mod battles;
mod board;
mod command;
mod components;
mod contract;
mod counters;
mod draw;
mod escape;
mod event_cards;
mod examples;
mod fights;
mod hindering_cards;
mod human_tech;
mod locations;
mod races;
mod red_boxes;
mod resistance_cards;
mod resistance_phase;
mod setup;
mod stuff;
mod stuff_cards;
mod table;
mod terror;
mod timing;
