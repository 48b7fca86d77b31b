//! The server from outside, over real connections.

mod abuse;
mod admin;
mod api;
mod client;
mod forms;
mod frames;
mod games;
mod gate;
mod metrics;
mod migration;
mod page;
#[cfg(feature = "push")]
mod push;
mod restart;
mod running;
mod start;
mod tables;
