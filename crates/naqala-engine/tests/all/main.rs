//! The engine in whole games. All tests form one program, because every program is linked again after each change.

mod legal;
mod solve;
