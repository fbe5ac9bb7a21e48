//! Every numbered rule of every game has a test here that carries its number.

mod conquest;
mod nicy_hosmosu;
