//! Endgame tables of whole games: one program, because every program is linked anew after each change.

mod awari;
mod files;
mod games;
mod solitaires;
