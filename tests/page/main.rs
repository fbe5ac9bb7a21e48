//! The page without a browser: what hands can do at a table, and who sees what.

mod apart;
mod asked;
mod curtains;
mod desk;
mod guides;
mod hands;
mod lessons;
mod links;
mod log;
mod manners;
mod secrets;
mod silence;
mod store;
mod tables;
mod thinking;
mod words;
