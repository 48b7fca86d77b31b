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
//! Modules use only those below them; those on the same line do not use each other. `crates/naqala/tests/all/layers.rs` reads
//! this block:
//!
//! ```text rooms
//! run                                 # a server until the process is asked to stop
//! operator server                     # the operator's side of `naqala admin`; listening and shutting down
//! lifecycle operation routes          # opening and closing; metrics and the operator's socket; all routes
//! api cluster forms                   # for programs and the page; servers of one site; pages with forms
//! admin socket                        # what moderators and operators do; websockets
//! absence account                     # offers of people who have left; what concerns an account in the whole application
//! app                                 # the state shared by all routes
//! lobby                               # open seeks
//! people                              # guests and accounts, sessions and tokens
//! play                                # games between people, on shards
//! connections peers push tables web   # open connections; messages between servers; notices; endgame tables; the page
//! exports                             # exports of accounts that are being sent
//! error gate                          # why a server cannot start; allowed hosts, origins and rates of requests
//! refusal                             # error responses
//! settings store                      # the file of settings; the database
//! config metrics rating system        # what a server is started with; counters; Glicko-2; limits of the system
//! asset ids log mutex texts throttle  # static content; ids and the time; the log; locking; messages; the speed of reading
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

mod absence;
mod account;
mod admin;
mod api;
mod app;
mod asset;
#[cfg(feature = "cluster")]
mod cluster;
mod config;
mod connections;
mod error;
mod exports;
mod forms;
mod gate;
mod ids;
mod lifecycle;
mod lobby;
mod log;
mod metrics;
mod mutex;
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
