//! Attack at the Tower: what cards, bases and banners can do.

pub mod hands;
