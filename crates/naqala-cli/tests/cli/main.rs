//! Runs the real command, each test in an empty directory of its own.

mod analysis;
mod bad_input;
mod contest;
mod engine;
mod json;
mod languages;
mod own_rules;
mod play;
mod records;
mod rounds;
mod study;
mod tables;
mod trace;
mod tune;
mod util;
