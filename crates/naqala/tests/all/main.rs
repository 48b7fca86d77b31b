//! Tests of the rules in play. All of them form one program, because every program is linked again after each change.

mod allocations;
mod by_hand;
mod claims;
mod common;
mod examples;
mod languages;
mod layers;
mod no_game_names;
mod notation;
mod perft;
mod properties;
mod rule_language;
mod traces;
mod turns;
