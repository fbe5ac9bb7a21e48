//! Every numbered rule of every game has a test here that carries its number.

mod nicy_hosmosu;
