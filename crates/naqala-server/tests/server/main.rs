//! The server from outside: over real connections, by what it answers.

mod api;
mod client;
mod frames;
mod games;
mod gate;
mod page;
mod restart;
mod start;
mod tables;
