//! The configuration file.

use std::fmt;
use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize};

use crate::config::{Limits, PushConfig, USUAL_PORT};
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
    /// The address and port to listen on; a port alone is one of this machine only.
    #[serde(deserialize_with = "some_address")]
    pub listen: Option<SocketAddr>,
    /// The address and port at which the operator asks for metrics; a port alone is one of this machine only.
    #[serde(deserialize_with = "some_address")]
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
        let text = fs::read_to_string(path).map_err(|error| {
            why(format!("cannot read the settings: {error}; name their file with --config"))
        })?;
        Settings::parse(&text).map_err(why)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Something in it is not known or of the wrong kind: with the place.
    pub fn parse(text: &str) -> Result<Settings, String> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let hint = hint(text, &error).map(|hint| format!("\n{hint}")).unwrap_or_default();
            format!("{}{hint}", error.to_string().trim_end())
        })
    }

    /// The settings as a file. Keys without a value are comments, with an example.
    pub fn to_toml(&self) -> String {
        let set = self.values();
        let has =
            |key: &str| set.lines().any(|line| line.split_once(" = ").is_some_and(|(known, _)| known == key));
        let unset = |examples: &str| -> String {
            let keys =
                examples.lines().filter(|line| line.split_once(" = ").is_some_and(|(key, _)| !has(key)));
            keys.map(|line| format!("# {line}\n")).collect()
        };
        // The table of `push` is the last one.
        let (top, push) = EXAMPLES.split_once("[push]").unwrap_or((EXAMPLES, ""));
        format!("{}{set}{}", unset(top), unset(push))
    }

    /// Every key that has a value.
    fn values(&self) -> String {
        toml::to_string(self).expect("settings are texts, numbers and truths")
    }

    /// The configured log.
    ///
    /// # Errors
    /// There is no such level.
    pub fn log(&self) -> Result<Log, String> {
        let log = Log::of_level(&self.log)?;
        Ok(if self.log_json { log.as_json() } else { log })
    }
}

/// An address to listen on: `0.0.0.0:8080`, `[::1]:8080`, or `8080` for that port of this machine only.
///
/// ```
/// assert_eq!(naqala_server::parse_address("9000").unwrap().to_string(), "127.0.0.1:9000");
/// ```
///
/// # Errors
/// It is something else; the text shows how to write one.
pub fn parse_address(text: &str) -> Result<SocketAddr, String> {
    let port = text.parse().map(|port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port));
    port.or_else(|_| text.parse()).map_err(|_| {
        format!(
            "`{text}` is not an address to listen on; write for example 127.0.0.1:{USUAL_PORT}, \
             0.0.0.0:{USUAL_PORT} for every address of this machine, or {USUAL_PORT}"
        )
    })
}

/// An address as text, or a port as text or number.
fn some_address<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SocketAddr>, D::Error> {
    struct Address;
    impl Visitor<'_> for Address {
        type Value = SocketAddr;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an address and port, or a port")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<SocketAddr, E> {
            parse_address(text).map_err(E::custom)
        }

        fn visit_i64<E: serde::de::Error>(self, port: i64) -> Result<SocketAddr, E> {
            self.visit_str(&port.to_string())
        }
    }
    from.deserialize_any(Address).map(Some)
}

/// A valid line for every key that has no default.
const EXAMPLES: &str = r#"
listen = "127.0.0.1:8080"
metrics = "127.0.0.1:9100"
data = "/var/lib/naqala"
database = "postgres://naqala@localhost/naqala"
nats = "nats://localhost:4222"
tables = "/var/lib/naqala/tables"
public-url = "https://naqala.example"
[push]
contact = "mailto:somebody@naqala.example"
services = ["https://push.example"]
"#;

/// What was meant by an unknown key, or an example of a good value of a known one.
fn hint(text: &str, error: &toml::de::Error) -> Option<String> {
    let mut quoted = error.message().split('`').skip(1).step_by(2);
    if error.message().starts_with("unknown field") {
        let unknown = quoted.next()?;
        let distance = |known: &&str| strsim::osa_distance(unknown, known);
        let nearest = quoted.min_by_key(distance).filter(|known| distance(known) <= 1 + unknown.len() / 4)?;
        return Some(format!("did you mean `{nearest}`?"));
    }
    let before = text.get(..error.span()?.start)?;
    let line = text[before.rfind('\n').map_or(0, |end| end + 1)..].lines().next()?;
    let (key, _) = line.split_once('=')?;
    let usual = Settings::default().values();
    let mut lines = EXAMPLES.lines().chain(usual.lines());
    let example =
        lines.find(|example| example.split_once(" = ").is_some_and(|(known, _)| known == key.trim()))?;
    (!error.message().contains("for example")).then(|| format!("write for example `{example}`"))
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
        assert!(text.starts_with("# listen = "), "keys without a value are told: {text}");
        assert!(text.ends_with("# contact = \"mailto:somebody@naqala.example\"\n"), "{text}");
        let url = Some("https://naqala.example".to_owned());
        let text = Settings { public_url: url, ..settings }.to_toml();
        assert!(text.contains("\npublic-url = ") && !text.contains("# public-url"), "{text}");
        assert!(Settings::parse("[limits]\nsekes = 3").unwrap_err().contains("line 2"));
    }

    #[test]
    fn a_port_alone_is_one_of_this_machine() {
        assert_eq!(parse_address("9000").unwrap().to_string(), "127.0.0.1:9000");
        assert_eq!(parse_address("0.0.0.0:80").unwrap().to_string(), "0.0.0.0:80");
        assert_eq!(parse_address("[::1]:80").unwrap().to_string(), "[::1]:80");
        for text in ["", "localhost:80", "99999", "0.0.0.0"] {
            assert!(parse_address(text).is_err(), "{text}");
        }
        for text in ["listen = \"9000\"", "listen = 9000", "metrics = \"127.0.0.1:9000\""] {
            let settings = Settings::parse(text).unwrap();
            assert_eq!(
                settings.listen.or(settings.metrics),
                Some("127.0.0.1:9000".parse().unwrap()),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_what_is_right() {
        assert!(Settings::parse(EXAMPLES).is_ok());
        for (text, hint) in [
            ("lisen = \"9000\"", "did you mean `listen`?"),
            ("[limits]\nsekes = 3", "did you mean `seeks`?"),
            ("listen = \"nowhere\"", "write for example 127.0.0.1:8080"),
            ("listen = 127.0.0.1:8080", "write for example `listen = \"127.0.0.1:8080\"`"),
            ("listen = true", "write for example `listen = \"127.0.0.1:8080\"`"),
            ("log = 3", "write for example `log = \"warn\"`"),
            ("behind-proxy = \"yes\"", "write for example `behind-proxy = false`"),
            ("[limits]\nseeks = \"many\"", "write for example `seeks = 10`"),
            ("[limits]\nnewcomers-per-hour = 0", "at least 1"),
            ("[push]\nservices = 3", "write for example `services = [\"https://push.example\"]`"),
        ] {
            let why = Settings::parse(text).unwrap_err();
            assert!(why.contains(hint), "{text}: {why}");
        }
        let why = Settings::read(Path::new("no-such-file.toml")).unwrap_err();
        assert!(
            why.starts_with("no-such-file.toml: cannot read the settings") && why.contains("--config"),
            "{why}"
        );
        assert!(!Settings::parse("colour = 3").unwrap_err().contains("did you mean"));
    }
}
