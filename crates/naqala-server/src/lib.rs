//! Sowing games in the browser and over the network: one process that serves the page, runs online games and offers an
//! API for programs.
//!
//! ```text
//! connection ─→ gate (host, origin, limits) ─→ routes ─┬→ web: page, catalogue, pictures
//!                                                      ├→ api, socket ─→ lobby ─→ play: games, on shards
//!                                                      └→ people: guests, accounts   │
//!                                         store: one writer, group commit ←──────────┘
//! ```
//!
//! ```no_run
//! # async fn example() -> Result<(), naqala_server::ServerError> {
//! let server = naqala_server::Server::start(naqala_server::Config::default()).await?;
//! println!("http://{}", server.address());
//! server.run(std::future::pending()).await;
//! # Ok(())
//! # }
//! ```
#![deny(missing_docs, unsafe_code)]
#![cfg_attr(
    not(all(feature = "cluster", feature = "push")),
    allow(
        dead_code,
        reason = "what only several servers or notices need is compiled, and not used, where there are none"
    )
)]

mod admin;
mod api;
mod app;
mod asset;
#[cfg(feature = "cluster")]
mod cluster;
mod config;
mod connections;
mod error;
mod forms;
mod gate;
mod ids;
mod lobby;
mod log;
mod metrics;
mod operation;
mod operator;
mod peers;
mod people;
mod play;
mod push;
mod rating;
mod refusal;
mod routes;
mod run;
mod server;
mod settings;
mod socket;
mod store;
mod system;
mod tables;
mod texts;
mod throttle;
mod web;

pub use config::{Config, Limits, PushConfig, USUAL_PORT};
pub use error::ServerError;
pub use log::Log;
pub use naqala_wire::admin::RecordedGame;
pub use operator::{Operator, OperatorError, restore};
pub use play::work;
pub use run::run;
pub use server::Server;
pub use settings::{Settings, parse_address};
