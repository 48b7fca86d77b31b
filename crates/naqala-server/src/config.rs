//! The configuration of a server.

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::log::Log;

/// The default port.
pub const USUAL_PORT: u16 = 8080;

/// The configuration of a server.
///
/// ```
/// let config = naqala_server::Config::default();
/// assert!(config.listen.ip().is_loopback());
/// ```
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// How many further ports are tried when the first one is busy.
    pub further_ports: u16,
    /// Where the operator asks for metrics, liveness and readiness; nothing answers nowhere.
    pub metrics: Option<SocketAddr>,
    /// The PostgreSQL database where games and accounts are kept instead of a folder, so that several servers can work with
    /// them: `postgres://naqala@localhost/naqala`. Needs the feature `cluster`.
    pub database: Option<String>,
    /// The NATS server over which servers with one database speak to each other: `nats://localhost:4222`. One server
    /// alone needs none.
    pub nats: Option<String>,
    /// Where games and accounts are kept; nothing keeps them in memory, and they are gone when the server stops.
    /// With a database elsewhere, only the socket of `naqala admin` is there.
    pub data: Option<PathBuf>,
    /// The folder of the endgame tables, whose values are shown in analyses; `None` for no tables.
    pub tables: Option<PathBuf>,
    /// The public address behind a proxy: `https://naqala.example`. Requests for its host are accepted, and with `https`
    /// cookies and headers are those of a secure site.
    pub public_url: Option<String>,
    /// Whether the last entry of `X-Forwarded-For` is the address of a client: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// The program that plays by custom rules, with its arguments: it hands standard input and output to
    /// [`crate::work`]. Without it, the server accepts no custom rules.
    pub worker: Vec<OsString>,
    /// What [`crate::run`] writes to standard error.
    pub log: Log,
    /// Limits per client.
    pub limits: Limits,
    /// Notices to people whose page is closed.
    pub push: PushConfig,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), USUAL_PORT),
            further_ports: 0,
            metrics: None,
            database: None,
            nats: None,
            data: None,
            tables: None,
            public_url: None,
            behind_proxy: false,
            worker: Vec::new(),
            log: Log::default(),
            limits: Limits::default(),
            push: PushConfig::default(),
        }
    }
}

/// Notices by the browser to people whose page is closed. They need the feature `push`.
///
/// ```
/// assert!(naqala_server::PushConfig::default().enabled);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct PushConfig {
    /// Whether people may ask for notices.
    pub enabled: bool,
    /// Push services in addition to those of the common browsers: `https://push.example`. Plain `http` is only for services on
    /// the same machine: `http://127.0.0.1:9000`.
    pub services: Vec<String>,
    /// How push services can reach the operator: `mailto:somebody@naqala.example`, or a page. The default is the public
    /// address.
    pub contact: Option<String>,
}

impl Default for PushConfig {
    fn default() -> PushConfig {
        PushConfig { enabled: true, services: Vec::new(), contact: None }
    }
}

/// Limits per client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Connections open at once from one address.
    pub connections_per_address: u32,
    /// Connections open at once in all.
    pub connections: u32,
    /// Requests a second from one address, in the long run.
    #[serde(deserialize_with = "at_least_one")]
    pub requests_per_second: u32,
    /// Requests one address may make at once.
    #[serde(deserialize_with = "at_least_one")]
    pub request_burst: u32,
    /// Messages a second on one websocket, in the long run.
    #[serde(deserialize_with = "at_least_one")]
    pub messages_per_second: u32,
    /// Messages one websocket may send at once.
    #[serde(deserialize_with = "at_least_one")]
    pub message_burst: u32,
    /// Passwords tried from one address in a minute, in all.
    #[serde(deserialize_with = "at_least_one")]
    pub logins_per_minute: u32,
    /// Passwords tried from one address in a minute for one name.
    #[serde(deserialize_with = "at_least_one")]
    pub guesses_per_minute: u32,
    /// New guests and accounts from one address in an hour.
    #[serde(deserialize_with = "at_least_one")]
    pub newcomers_per_hour: u32,
    /// Bytes of games played on devices that are stored for one account. Guests store none.
    pub kept_bytes_per_account: u64,
    /// Bytes of such games that one address may send in an hour, whatever they replace.
    pub kept_bytes_per_hour: u32,
    /// New seeks and reports of one person in a minute.
    #[serde(deserialize_with = "at_least_one")]
    pub offers_per_minute: u32,
    /// Open seeks of one person.
    pub seeks: usize,
    /// How many seconds a listed seek for a game with a running clock stays open after its player has left.
    pub seek_patience: u32,
    /// Unfinished games of one person.
    pub games: usize,
    /// Entries a rated game must have to count.
    pub rated_entries: u32,
    /// Rated games between the same two people that count in a day.
    pub rated_pair_games: u32,
}

/// A rate or a burst: nothing at all could not be told from a mistake.
fn at_least_one<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    match u32::deserialize(from)? {
        0 => Err(D::Error::custom("this limit is at least 1")),
        limit => Ok(limit),
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections_per_address: 400,
            connections: 18_000,
            requests_per_second: 50,
            request_burst: 300,
            messages_per_second: 20,
            message_burst: 40,
            logins_per_minute: 60,
            guesses_per_minute: 5,
            newcomers_per_hour: 300,
            kept_bytes_per_account: 16 << 20,
            kept_bytes_per_hour: 64 << 20,
            offers_per_minute: 28,
            seeks: 10,
            seek_patience: 120,
            games: 200,
            rated_entries: 10,
            rated_pair_games: 8,
        }
    }
}

impl Limits {
    /// Practically unlimited, for load tests.
    pub fn none() -> Limits {
        const MANY: u32 = 1_000_000;
        Limits {
            connections_per_address: MANY,
            connections: MANY,
            requests_per_second: MANY,
            request_burst: MANY,
            messages_per_second: MANY,
            message_burst: MANY,
            logins_per_minute: MANY,
            guesses_per_minute: MANY,
            newcomers_per_hour: MANY,
            kept_bytes_per_account: 1 << 40,
            kept_bytes_per_hour: u32::MAX,
            offers_per_minute: MANY,
            seeks: MANY as usize,
            seek_patience: MANY,
            games: MANY as usize,
            rated_entries: 0,
            rated_pair_games: MANY,
        }
    }
}
