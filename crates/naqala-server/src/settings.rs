//! The configuration file.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::config::{Limits, PushConfig};
use crate::log::Log;

/// The configuration file of a server, in TOML. Every key may be left out; a key that is not known is an error.
///
/// ```
/// let settings = naqala_server::Settings::parse("behind-proxy = true\n[limits]\nseeks = 3").unwrap();
/// assert!(settings.behind_proxy && settings.limits.seeks == 3);
/// assert!(naqala_server::Settings::parse("behind-proxies = true").unwrap_err().contains("behind-proxies"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// The address and port to listen on.
    pub listen: Option<SocketAddr>,
    /// The address and port at which the operator asks for metrics.
    pub metrics: Option<SocketAddr>,
    /// The folder of games and accounts.
    pub data: Option<PathBuf>,
    /// The PostgreSQL database of games and accounts, in place of the folder.
    pub database: Option<String>,
    /// The NATS server over which servers with one database speak to each other.
    pub nats: Option<String>,
    /// Whether nothing is kept.
    pub in_memory: bool,
    /// The folder of endgame tables.
    pub tables: Option<PathBuf>,
    /// The address that users see.
    pub public_url: Option<String>,
    /// Whether the last address of `X-Forwarded-For` is trusted.
    pub behind_proxy: bool,
    /// The level of the log: off, error, warn, info, debug or trace.
    pub log: String,
    /// Whether the log is written as lines of JSON.
    pub log_json: bool,
    /// Limits per client.
    pub limits: Limits,
    /// Notices to people whose page is closed.
    pub push: PushConfig,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: None,
            metrics: None,
            data: None,
            database: None,
            nats: None,
            in_memory: false,
            tables: None,
            public_url: None,
            behind_proxy: false,
            log: "warn".to_owned(),
            log_json: false,
            limits: Limits::default(),
            push: PushConfig::default(),
        }
    }
}

impl Settings {
    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, or something in it is not known or of the wrong kind: with the place.
    pub fn read(path: &Path) -> Result<Settings, String> {
        let why = |why: String| format!("{}: {why}", path.display());
        let text = fs::read_to_string(path).map_err(|error| why(error.to_string()))?;
        Settings::parse(&text).map_err(why)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Something in it is not known or of the wrong kind: with the place.
    pub fn parse(text: &str) -> Result<Settings, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// The settings as a file, every key that has a value among them.
    pub fn to_toml(&self) -> String {
        toml::to_string(self).expect("settings are texts, numbers and truths")
    }

    /// The log that is asked for.
    ///
    /// # Errors
    /// There is no such level.
    pub fn log(&self) -> Result<Log, String> {
        let log = Log::of_level(&self.log)?;
        Ok(if self.log_json { log.as_json() } else { log })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_reads_back_and_has_every_limit() {
        let settings = Settings::default();
        let text = settings.to_toml();
        assert_eq!(Settings::parse(&text).unwrap(), settings);
        for key in [
            "connections-per-address = 400",
            "newcomers-per-hour = 300",
            "rated-pair-games = 8",
            "log = ",
            "[push]\nenabled = true",
        ] {
            assert!(text.contains(key), "{key}: {text}");
        }
        assert!(Settings::parse("[limits]\nsekes = 3").unwrap_err().contains("line 2"));
    }
}
