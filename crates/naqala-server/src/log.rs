//! Where the log goes: standard error, as text for people or as lines of JSON for programs.

use std::io;
use std::str::FromStr;

use tracing_subscriber::filter::LevelFilter;

/// How much the log tells, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Log {
    level: LevelFilter,
    is_json: bool,
}

impl Default for Log {
    /// Warnings and errors, as text.
    fn default() -> Log {
        Log { level: LevelFilter::WARN, is_json: false }
    }
}

impl Log {
    /// The log of a level as it is written on the command line: `off`, `error`, `warn`, `info`, `debug`, `trace`.
    ///
    /// ```
    /// assert!(naqala_server::Log::of_level("info").is_ok());
    /// assert!(naqala_server::Log::of_level("loud").is_err());
    /// ```
    ///
    /// # Errors
    /// There is no such level.
    pub fn of_level(level: &str) -> Result<Log, String> {
        let known = LevelFilter::from_str(level);
        let level = known.map_err(|_| {
            format!("`{level}` is no level of the log; there are off, error, warn, info, debug and trace")
        })?;
        Ok(Log { level, is_json: false })
    }

    /// Writes the log as lines of JSON.
    pub fn as_json(self) -> Log {
        Log { is_json: true, ..self }
    }

    /// Begins to write it, if nothing else in the process does already.
    pub(crate) fn begin(self) {
        let log =
            tracing_subscriber::fmt().with_max_level(self.level).with_writer(io::stderr).with_ansi(false);
        // An existing log setup is kept.
        let _ = if self.is_json { log.json().try_init() } else { log.try_init() };
    }
}
