//! Options of the command that serves the page.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, ValueHint};
use naqala_server::USUAL_PORT;

#[derive(Args, Debug)]
#[command(
    after_help = "The page is for this machine alone, unless --listen names an address that others reach. Whoever has the address \
plays as a guest; accounts are there for those who want ratings. Games are on disk before a move is answered: the \
server may be stopped at any time and goes on where it was. docs/server.md tells how to run it for others, and \
docs/api.md how programs play.

Examples:
  naqala serve --open                            a page for yourself
  naqala serve --listen 0.0.0.0:8080             for everybody in your network
  naqala serve --data /srv/naqala --public-url https://naqala.example --behind-proxy
  naqala serve --in-memory --listen 9000 --json | jq -r .url"
)]
pub(crate) struct ServeArgs {
    /// Listen there: an address with a port, or a port of this machine alone [default: 127.0.0.1:8080, or the next
    /// free port]
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) listen: Option<SocketAddr>,

    /// Keep games and accounts in this folder [default: in your data folder]
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath, conflicts_with = "in_memory")]
    pub(crate) data: Option<PathBuf>,

    /// Keep nothing: games and accounts are gone when the server stops
    #[arg(long)]
    pub(crate) in_memory: bool,

    /// The folder of the endgame tables, whose values the page shows as exact [default: NAQALA_TABLES, or with the
    /// program's own data]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,

    /// The address people see, where a proxy stands in front: https://naqala.example
    #[arg(long, value_name = "URL", value_hint = ValueHint::Url)]
    pub(crate) public_url: Option<String>,

    /// Believe the last address of the header X-Forwarded-For: only behind a proxy that sets it
    #[arg(long)]
    pub(crate) behind_proxy: bool,

    /// Let one address have so many connections at once
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections_per_address: u32,

    /// Refuse nobody for asking too much: for measurements
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads `0.0.0.0:8080`, `[::1]:8080`, or `8080`.
fn address(text: &str) -> Result<SocketAddr, String> {
    let port = text.parse().map(|port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
    port.or_else(|_| text.parse()).map_err(|_| {
        format!(
            "`{text}` is no address to listen on; write for example 127.0.0.1:{USUAL_PORT}, \
             0.0.0.0:{USUAL_PORT} for every address of this machine, or {USUAL_PORT}"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_alone_is_one_of_this_machine() {
        assert_eq!(address("9000").unwrap().to_string(), "127.0.0.1:9000");
        assert_eq!(address("0.0.0.0:80").unwrap().to_string(), "0.0.0.0:80");
        assert_eq!(address("[::1]:80").unwrap().to_string(), "[::1]:80");
        for text in ["", "localhost:80", "99999", "0.0.0.0"] {
            assert!(address(text).is_err(), "{text}");
        }
    }
}
