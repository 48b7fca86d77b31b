//! A model of how several servers lead one game: leases, epochs, takeovers, and lost messages. `cargo test -p naqala-model`
//! checks it in every reachable state. It models `naqala-server` with its modules `store::nodes`, `store::postgres` and
//! `cluster`.

#[cfg(test)]
mod lead;
