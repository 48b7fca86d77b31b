//! Several servers as one site, with a real PostgreSQL and a real NATS that the test starts. Where one is missing, a line
//! says what brings it, and nothing is tested.
//!
//! `cargo xtask cluster-test` runs all of it; `NAQALA_CLUSTER_GAMES`, `NAQALA_CLUSTER_RATE`, `NAQALA_CLUSTER_FAULTS` and
//! `NAQALA_CLUSTER_CHANCE` change how much, and which faults.

#[path = "../server/client.rs"]
mod client;
mod fencing;
mod node;
mod places;
mod play;
mod site;
mod together;
