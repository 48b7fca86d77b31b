//! The server from outside, over real connections.

mod abuse;
mod api;
mod client;
mod frames;
mod games;
mod gate;
mod page;
mod restart;
mod running;
mod start;
mod tables;
