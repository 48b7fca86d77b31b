//! Options of the command that serves the page.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueHint};
use naqala_server::parse_address;

#[derive(Args, Debug)]
#[command(
    after_help = "The page is reachable only from this machine unless --listen names an address that others can reach. Visitors play as \
guests, or sign up for an account to be rated. A move is acknowledged only after it is on disk, so the server can be \
stopped at any time and continues where it was. docs/server.md explains how to run it for others, docs/api.md how \
programs play.

Examples:
  naqala serve --open                            a page for yourself
  naqala serve --listen 0.0.0.0:8080             for everybody on your network
  naqala serve --data /srv/naqala --public-url https://naqala.example --behind-proxy
  naqala serve --database postgres://naqala@db/naqala --nats nats://nats:4222   one of several servers
  naqala serve --in-memory --listen 9000 --json | jq -r .url"
)]
pub(crate) struct ServeArgs {
    /// Read settings from this TOML file; options of the command line and the environment override it
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, env = "NAQALA_CONFIG")]
    pub(crate) config: Option<PathBuf>,

    /// Print all settings as a configuration file, and do not start
    #[arg(long)]
    pub(crate) print_config: bool,

    /// Listen on this address and port, or on this port of this machine only [default: 127.0.0.1:8080, or the next
    /// free port]
    #[arg(long, value_name = "ADDRESS", env = "NAQALA_LISTEN", value_parser = parse_address)]
    pub(crate) listen: Option<SocketAddr>,

    /// Serve /metrics (for Prometheus), /live and /ready at this address and port; do not make it public
    #[arg(long, value_name = "ADDRESS", env = "NAQALA_METRICS", value_parser = parse_address)]
    pub(crate) metrics: Option<SocketAddr>,

    /// Store games and accounts in this folder [default: in your data folder]
    #[arg(long, value_name = "FOLDER", env = "NAQALA_DATA", value_hint = ValueHint::DirPath, conflicts_with = "in_memory")]
    pub(crate) data: Option<PathBuf>,

    /// Store games and accounts in this PostgreSQL database instead, so that several servers can be one site (needs a build
    /// with `--features cluster`); --data is then the folder through which `naqala admin` reaches this server
    #[arg(long, value_name = "URL", env = "NAQALA_DATABASE", conflicts_with = "in_memory")]
    pub(crate) database: Option<String>,

    /// Connect to the other servers of the site through this NATS server
    #[arg(long, value_name = "URL", env = "NAQALA_NATS")]
    pub(crate) nats: Option<String>,

    /// Keep everything in memory: games and accounts are lost when the server stops
    #[arg(long)]
    pub(crate) in_memory: bool,

    /// The folder of the endgame tables, whose exact values the page shows [default: NAQALA_TABLES, or the program's
    /// data folder]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,

    /// The address that users see if a proxy is in front: https://naqala.example
    #[arg(long, value_name = "URL", env = "NAQALA_PUBLIC_URL", value_hint = ValueHint::Url)]
    pub(crate) public_url: Option<String>,

    /// Trust the last address of the header X-Forwarded-For; only behind a proxy that sets it
    #[arg(long)]
    pub(crate) behind_proxy: bool,

    /// Maximum number of connections per address [default: 400]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections_per_address: Option<u32>,

    /// Switch off rate limits, for measurements
    #[arg(long, hide = true)]
    pub(crate) no_limits: bool,

    /// Write a log of this level to standard error: off, error, warn, info, debug or trace [default: warn]
    #[arg(long, value_name = "LEVEL", env = "NAQALA_LOG")]
    pub(crate) log: Option<String>,

    /// Write the log as lines of JSON
    #[arg(long)]
    pub(crate) log_json: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}
