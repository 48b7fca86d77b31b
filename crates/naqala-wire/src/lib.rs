//! The protocol between a Naqala server and its clients: programs, and the page in the browser.
//!
//! Everything is JSON. There are two transports, with the same types:
//!
//! * a websocket at [`SOCKET_PATH`]: one [`ToServer`] in every text frame of the client, one [`ToClient`] in every
//!   frame of the server;
//! * HTTP below `/api`: the bodies are the types of [`account`], [`admin`], [`kept`], [`push`], [`seek`], [`game`], [`exact`]
//!   and [`catalogue`], and every error response is an [`ErrorBody`].
//!
//! The server first states its version ([`ToClient::Welcome`]); a page with another version reloads itself. Within a version,
//! fields are only added, and words for what the server tells: codes of errors ([`ErrorCode`]), what has ended a game
//! ([`game::EndedBy`]), kinds of messages ([`ToClient`]). So clients must ignore unknown fields and messages, and read an unknown
//! word as [`ErrorCode::Unknown`] or [`game::EndedBy::Unknown`], while the server refuses what it does not know as mistakes.
//!
//! # How a game is kept in sync
//!
//! A game is a list of *entries*. An entry is what one player decided at one time, in the notation of records. Nearly
//! always it is a ply; a ply that both players decide (a race) has one entry from each. Entries are numbered from 0. A
//! takeback gives the game a new *branch* number, so that an old entry cannot be taken for a new one. Three rules
//! ensure that nothing is lost and nothing is played twice:
//!
//! 1. A move names game, branch and entry number ([`ToServer::Move`]). The server answers [`ToClient::Ack`] once the
//!    move is on disk, and answers a repeated move in the same way. A client repeats a move until it is acknowledged or
//!    refused.
//! 2. A client that reconnects states how much of the game it has ([`ToServer::Watch`]) and receives the rest.
//! 3. Entries out of sequence (a skipped number, another branch) mean: watch again.
#![deny(missing_docs, unsafe_code)]

pub mod account;
pub mod admin;
pub mod catalogue;
pub mod error;
pub mod exact;
pub mod game;
pub mod kept;
#[cfg(feature = "listing")]
pub mod listing;
mod pages;
pub mod push;
#[cfg(any(feature = "rules", test))]
pub mod rules;
pub mod seek;
mod socket;

pub use error::{ErrorBody, ErrorCode};
pub use pages::is_page;
pub use socket::{ToClient, ToServer};

/// The version of everything in this crate.
pub const VERSION: u32 = 1;

/// The id of the game on the first page: small, known all over the world, soon learnt.
///
/// ```
/// assert!(naqala::catalogue::game(naqala_wire::FIRST_GAME).is_some());
/// ```
pub const FIRST_GAME: &str = include_str!("../first-game.txt").trim_ascii();

/// The path of the websocket.
pub const SOCKET_PATH: &str = "/api/socket";

/// Maximum size of a frame from a client, in bytes.
pub const LARGEST_FRAME: usize = 1024;

/// Maximum size of a custom rule file, in bytes.
pub const LARGEST_RULES: usize = 48 * 1024;

/// Maximum size of a request body, in bytes.
pub const LARGEST_BODY: usize = 64 * 1024;
