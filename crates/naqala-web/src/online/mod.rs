//! Playing with others: one connection to the server for the whole page, which comes back by itself, and the few requests
//! that go another way.

mod http;
mod line;

pub(crate) use http::{Refused, delete, get, post};
pub(crate) use line::{connect, is_connected, listen, me, next_id, renew, say, subscribe};
