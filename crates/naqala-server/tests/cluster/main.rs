//! Several servers as one site, with a real PostgreSQL and a real NATS that the test starts. If one is not installed, the test
//! prints how to install it and tests nothing.
//!
//! `cargo xtask cluster-test` runs all of it; `NAQALA_CLUSTER_GAMES`, `NAQALA_CLUSTER_RATE`, `NAQALA_CLUSTER_FAULTS` and
//! `NAQALA_CLUSTER_CHANCE` change the amount of work and the faults.

#[path = "../server/client.rs"]
mod client;
mod clocks;
mod commits;
mod fencing;
mod node;
mod places;
mod play;
mod proxy;
mod site;
mod together;
