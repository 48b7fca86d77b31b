//! A model of how several servers lead one game: leases, epochs, takeovers, and letters that are lost. `cargo test -p
//! naqala-model` checks it in every state that it can reach. The server that
//! it models is `naqala-server` with its modules `store::nodes`, `store::postgres` and `cluster`.

#[cfg(test)]
mod lead;
