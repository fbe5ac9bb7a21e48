//! The page in a real Chromium, driven through WebDriver as people drive it: mouse, touch and keys.

mod alien_frontiers;
mod chrome;
mod harness;
mod loads;
mod page;
mod site;
mod size;
mod webdriver;
