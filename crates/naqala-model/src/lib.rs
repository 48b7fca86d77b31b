//! A model of how several servers lead one game: leases, epochs, takeovers, and letters that are lost. `cargo test -p
//! naqala-model` checks it in every state that it can reach. No server works like this yet: the protocol is checked before it
//! is used.
#[cfg(test)]
mod lead;
