//! Sowing games in the browser and over the network: one process that serves the page, keeps games between people and
//! gives programs an interface.
//!
//! ```text
//! connection ─→ gate (host, origin, limits) ─→ routes ─→ page, catalogue, pictures
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
#![allow(dead_code, reason = "games between people ask for it")]

mod app;
mod config;
mod connections;
mod gate;
mod refusal;
mod routes;
mod run;
mod server;
mod web;

pub use config::{Config, Limits, USUAL_PORT};
pub use run::run;
pub use server::{Server, ServerError};
