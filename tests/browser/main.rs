//! The page in a real Chromium, driven through WebDriver as people drive it: mouse, touch and keys.

mod alien_frontiers;
mod attack_at_the_tower;
mod chrome;
mod conquest;
mod crash;
mod embedding;
mod harness;
mod keeping;
mod loads;
mod nicy_hosmosu;
mod offline;
mod page;
mod pictures;
mod replay;
mod same;
mod sharing;
mod site;
mod size;
mod table;
mod webdriver;
