//! Endgame tables of whole games. All tests form one program, because every program is linked again after each change.

mod awari;
mod files;
mod games;
mod solitaires;
// Elsewhere a file that is open cannot be replaced.
#[cfg(unix)]
mod writers;
