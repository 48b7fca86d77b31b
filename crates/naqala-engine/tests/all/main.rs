//! The engine in whole games: one program, because every program is linked anew after each change.

mod legal;
mod solve;
