//! The options of the protocol.

use naqala_engine::Level;

/// How the engine thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Memory for the table of positions, in megabytes.
    pub hash: usize,
    /// Number of threads.
    pub threads: usize,
    /// Number of lines to report.
    pub lines: usize,
    /// How well to play.
    pub level: Level,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { hash: 64, threads: 1, lines: 1, level: Level::FULL }
    }
}

/// A setting that is an integer.
pub(crate) struct Spin {
    pub(crate) name: &'static str,
    pub(crate) most: usize,
    pub(crate) get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
}

/// Every setting, in the order in which they are listed. The minimum of all of them is 1.
pub(crate) const SPINS: [Spin; 4] = [
    Spin { name: "Hash", most: 65_536, get: |s| s.hash, set: |s, number| s.hash = number },
    Spin { name: "Threads", most: 256, get: |s| s.threads, set: |s, number| s.threads = number },
    Spin { name: "MultiPV", most: 384, get: |s| s.lines, set: |s, number| s.lines = number },
    Spin { name: "Level", most: 10, get: |s| usize::from(s.level.number()), set: set_level },
];

fn set_level(settings: &mut Settings, number: usize) {
    settings.level = u8::try_from(number).ok().and_then(Level::new).unwrap_or(settings.level);
}

impl Settings {
    /// Changes a setting; `None` if there is no setting of this name.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Option<Result<(), String>> {
        let spin = SPINS.iter().find(|spin| spin.name.eq_ignore_ascii_case(name))?;
        let number = value.parse().ok().filter(|number| (1..=spin.most).contains(number));
        let Some(number) = number else {
            let why =
                format!("{} is a number from 1 to {}, not {}", spin.name, spin.most, crate::quoted(value));
            return Some(Err(why));
        };
        if spin.name == "Hash" && !has_memory(number) {
            return Some(Err(format!("there is no memory for a table of {number} megabytes")));
        }
        (spin.set)(self, number);
        Some(Ok(()))
    }
}

/// Whether this many megabytes can be allocated.
fn has_memory(megabytes: usize) -> bool {
    let bytes = megabytes.checked_mul(1 << 20);
    bytes.is_some_and(|bytes| Vec::<u8>::new().try_reserve_exact(bytes).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_keep_to_their_range() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("multipv", "3"), Some(Ok(())));
        assert_eq!(settings.lines, 3);
        assert_eq!(settings.set("Level", "4"), Some(Ok(())));
        assert_eq!(settings.level.number(), 4);
        for (name, value) in
            [("Hash", "0"), ("Level", "11"), ("Threads", ""), ("MultiPV", "-1"), ("Hash", "x")]
        {
            assert!(settings.set(name, value).unwrap().is_err(), "{name} {value}");
        }
        assert_eq!(settings.set("Taste", "3"), None);
    }
}
