//! The page in a real Chromium, driven through WebDriver as people drive it: mouse, touch and keys.

mod alien_frontiers;
mod attack_at_the_tower;
mod axe;
mod chrome;
mod conquest;
mod conquest_modes;
mod crash;
mod embedding;
mod gallery;
mod harness;
mod keeping;
mod keyboard;
mod loads;
mod nicy_hosmosu;
mod page;
mod phone;
mod replay;
mod same;
mod screens;
mod sharing;
mod site;
mod size;
mod table;
mod thinking;
mod webdriver;
