//! Which rules a table belongs to.

use naqala::Game;
use serde::{Deserialize, Serialize};

/// Parts of a rule file that say nothing about what a position is worth: words about the game, how a game begins (from
/// whatever start, the positions with few seeds are the same), and what follows when it is over.
const TALK: [&str; 7] = ["naqala", "about", "source", "preset", "option", "setup", "match"];

/// The game, its options and a hash of its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// The game's id.
    pub game: String,
    /// The options that the values depend on.
    pub options: Vec<(String, String)>,
    /// The BLAKE3 hash of what the rule file says about play, with the options' values, in hexadecimal digits.
    pub rules: String,
}

impl Identity {
    /// The identity of a game with the options chosen.
    pub fn of(game: &Game) -> Identity {
        let file = rules_of_play(game.rules().source());
        let counts = game.rules().options_asked_outside(&TALK);
        let options: Vec<(String, String)> = game
            .chosen()
            .iter()
            .zip(counts)
            .filter(|(_, counts)| *counts)
            .map(|((name, value), _)| (name.clone(), value.to_string()))
            .collect();
        let mut rules = String::new();
        write_sorted(&file, &mut rules);
        let mut hasher = blake3::Hasher::new();
        hasher.update(rules.as_bytes());
        for (name, value) in &options {
            hasher.update(format!("\n{name}={value}").as_bytes());
        }
        Identity { game: game.id().to_owned(), options, rules: hasher.finalize().to_hex().to_string() }
    }

    /// A name for the file of the table: the game, and a few digits of the hash.
    pub fn file_name(&self) -> String {
        format!("{}-{}.{}", self.game, &self.rules[..12], crate::EXTENSION)
    }
}

/// The rule file without what is only told about the game.
fn rules_of_play(source: &str) -> toml::Value {
    let mut file = source.parse::<toml::Table>().unwrap_or_default();
    file.retain(|key, _| !TALK.contains(&key));
    toml::Value::Table(file)
}

/// Writes a value with the keys of its tables sorted; the order of lists, which decides what applies first, is kept.
fn write_sorted(value: &toml::Value, text: &mut String) {
    match value {
        toml::Value::Table(table) => {
            let mut entries: Vec<_> = table.iter().collect();
            entries.sort_by_key(|(key, _)| key.as_str());
            text.push('{');
            for (key, value) in entries {
                text.push_str(key);
                text.push('=');
                write_sorted(value, text);
                text.push(';');
            }
            text.push('}');
        }
        toml::Value::Array(list) => {
            text.push('[');
            for value in list {
                write_sorted(value, text);
                text.push(',');
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_about_a_game_do_not_change_its_rules_but_options_do() {
        let one = "id = \"a\"\n[about]\nsummary = \"One.\"\n[[sow]]\nskip = \"start\"\n";
        let other = one.replace("One.", "Other.") + "# a comment\n";
        let text = |source: &str| {
            let mut text = String::new();
            write_sorted(&rules_of_play(source), &mut text);
            text
        };
        assert_eq!(text(one), text(&other));
        assert_ne!(text(one), text(&one.replace("start", "last")));
        let rules = naqala::catalogue::rules("oware").unwrap();
        let of =
            |key, value| Identity::of(&rules.compile(naqala::Choices::new().set(key, value)).unwrap()).rules;
        assert_eq!(of("seeds", "3"), of("seeds", "4"), "only the start differs");
        assert_ne!(of("feed", "none"), of("feed", "must"));
    }

    #[test]
    fn options_that_only_tests_ask_about_count_too() {
        let rules = naqala::catalogue::rules("urar-n-kkuz-imrujen").unwrap();
        let of = |value| {
            Identity::of(&rules.compile(naqala::Choices::new().set("capture_set", value)).unwrap()).rules
        };
        assert_ne!(of("evens"), of("2_and_4"));
    }
}
