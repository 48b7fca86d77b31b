//! Attacks on the shipped server, with the limits it has.
#![cfg(target_os = "linux")]

mod admin;
mod bot;
#[path = "../../../naqala-server/tests/server/client.rs"]
mod client;
mod crowd;
mod disk;
mod identity;
mod log;
mod process;
mod rules;
mod settings;
