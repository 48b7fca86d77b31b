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
    /// What settles the mistakes of levels below the highest, together with the number of the game; 0 for chance.
    pub seed: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { hash: 64, threads: 1, lines: 1, level: Level::FULL, seed: 0 }
    }
}

/// The setting of the memory.
const HASH: &str = "Hash";

/// A setting that is an integer.
pub(crate) struct Spin {
    pub(crate) name: &'static str,
    pub(crate) least: usize,
    most: usize,
    pub(crate) get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
}

/// Every setting, in the order in which they are listed.
pub(crate) const SPINS: [Spin; 5] = [
    Spin { name: HASH, least: 1, most: 65_536, get: |s| s.hash, set: |s, number| s.hash = number },
    Spin { name: "Threads", least: 1, most: 256, get: |s| s.threads, set: |s, number| s.threads = number },
    Spin { name: "MultiPV", least: 1, most: 384, get: |s| s.lines, set: |s, number| s.lines = number },
    Spin { name: "Level", least: 1, most: 10, get: |s| usize::from(s.level.number()), set: set_level },
    Spin { name: "Seed", least: 0, most: 1_000_000_000, get: |s| s.seed, set: |s, number| s.seed = number },
];

fn set_level(settings: &mut Settings, number: usize) {
    settings.level = u8::try_from(number).ok().and_then(Level::new).unwrap_or(settings.level);
}

impl Spin {
    /// The largest number, where the engine may use this many megabytes.
    pub(crate) fn most(&self, memory: usize) -> usize {
        if self.name == HASH { self.most.min(memory) } else { self.most }
    }
}

impl Settings {
    /// Changes a setting where the engine may use this many megabytes; `None` if there is no setting of this name.
    pub(crate) fn set(&mut self, name: &str, value: &str, memory: usize) -> Option<Result<(), String>> {
        let spin = SPINS.iter().find(|spin| spin.name.eq_ignore_ascii_case(name))?;
        let most = spin.most(memory);
        let number = value.parse().ok().filter(|number| (spin.least..=most).contains(number));
        let Some(number) = number else {
            let why = format!(
                "{} is a number from {} to {most}, not {}",
                spin.name,
                spin.least,
                crate::quoted(value)
            );
            return Some(Err(why));
        };
        if spin.name == HASH && !has_memory(number) {
            return Some(Err(format!("there is no memory for a table of {number} megabytes")));
        }
        (spin.set)(self, number);
        Some(Ok(()))
    }
}

/// Whether this many megabytes can be allocated. Systems that promise more memory than they have agree to anything.
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
        assert_eq!(settings.set("multipv", "3", 1_000), Some(Ok(())));
        assert_eq!(settings.lines, 3);
        assert_eq!(settings.set("Level", "4", 1_000), Some(Ok(())));
        assert_eq!(settings.level.number(), 4);
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "1001"),
            ("Level", "11"),
            ("Threads", ""),
            ("MultiPV", "-1"),
            ("Hash", "x"),
        ] {
            assert!(settings.set(name, value, 1_000).unwrap().is_err(), "{name} {value}");
        }
        assert_eq!(settings.set("Taste", "3", 1_000), None);
    }
}
