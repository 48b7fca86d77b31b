//! What a Naqala server and those who play on it say to each other: programs and the page in the browser alike.
//!
//! Everything is JSON. There are two ways to talk, with the same types:
//!
//! * a websocket at [`SOCKET_PATH`]: one [`ToServer`] in every text frame of the client, one [`ToClient`] in every
//!   frame of the server;
//! * HTTP below `/api`: the bodies are the types of [`account`], [`seek`], [`game`], [`exact`] and [`catalogue`], and every
//!   answer that is no success is an [`ErrorBody`].
//!
//! The server says first which version it speaks ([`ToClient::Welcome`]); whoever speaks another one loads the page
//! anew. Within a version fields are only added, so that readers of what the server says skip what they do not know,
//! while the server refuses fields it does not know, as they are mistakes.
//!
//! # How a game is kept in step
//!
//! A game is a list of *entries*: what one player decided at one time, written as in records. Nearly always an entry
//! is a ply; where both players decide one ply together (a race), it has an entry for each. Entries are numbered from
//! 0. When entries are taken back, the game gets a new *branch* number, so that an old entry cannot be taken for a new
//! one. That gives the three rules by which nothing is lost and nothing is played twice:
//!
//! 1. A move names game, branch and entry number ([`ToServer::Move`]). The server answers [`ToClient::Ack`] after the
//!    move is on disk, and answers the same move again if it comes again. So a client repeats a move until it is
//!    acknowledged or refused.
//! 2. A client that connects anew says how much of the game it has ([`ToServer::Watch`]) and gets the rest.
//! 3. Entries that arrive out of step (a number is skipped, another branch) mean: watch again.
#![deny(missing_docs, unsafe_code)]

pub mod account;
pub mod catalogue;
#[cfg(any(feature = "rules", test))]
pub mod course;
pub mod error;
pub mod exact;
pub mod game;
#[cfg(any(feature = "rules", test))]
pub mod rules;
pub mod seek;
mod socket;

pub use error::{ErrorBody, ErrorCode};
pub use socket::{ToClient, ToServer};

/// The version of everything in this crate.
pub const VERSION: u32 = 1;

/// Where the websocket is.
pub const SOCKET_PATH: &str = "/api/socket";

/// The longest frame a client may send, in bytes.
pub const LARGEST_FRAME: usize = 1024;

/// The largest rule file of one's own, in bytes.
pub const LARGEST_RULES: usize = 48 * 1024;

/// The largest body of a request, in bytes.
pub const LARGEST_BODY: usize = 64 * 1024;
