//! Online play: one self-reconnecting connection for the whole page, and the few requests that use HTTP.

mod http;
mod line;
mod news;

pub(crate) use http::{Refused, delete, delete_with, get, post, put};
pub(crate) use line::{
    connect, is_connected, is_quiet, leave, listen, me, next_id, renew, say, subscribe, unsent_moves,
};
