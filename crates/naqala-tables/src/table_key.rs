//! The key of a table: the rules it belongs to.

use naqala::analysis::{have_same_ends, without_early_ends};
use naqala::{Choices, Game, OptionValue, OptionValues, options_as_texts};
use serde::{Deserialize, Serialize};

/// Parts of a rule file that say nothing about what a position is worth: words about the game, how a game begins (from
/// whatever start, the positions with few seeds are the same), and what follows its end.
const TALK: [&str; 7] = ["naqala", "about", "source", "preset", "option", "setup", "match"];

/// The parts of [`TALK`], and the ends of a game, which differ when it is played to the last seed.
const TALK_AND_ENDS: [&str; 8] = ["naqala", "about", "source", "preset", "option", "setup", "match", "end"];

/// The game, its options and a hash of its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableKey {
    /// The game's id.
    pub game: String,
    /// The options that the values depend on.
    pub options: Vec<(String, String)>,
    /// The BLAKE3 hash of what the rule file says about play, with the options' values, in hexadecimal digits.
    pub rules: String,
}

impl TableKey {
    /// The key of a game with the options chosen. Options that make the same game of it when it is played to the
    /// last seed have one key.
    pub fn of(game: &Game) -> TableKey {
        let file = rules_of_play(game.rules().source());
        let counts = game.rules().options_asked_outside(&TALK);
        let chosen = played_to_the_last_seed(game);
        let asked = chosen.into_iter().zip(counts).filter(|(_, counts)| *counts);
        let options = options_as_texts(&asked.map(|(option, _)| option).collect::<Vec<_>>());
        let mut rules = String::new();
        write_sorted(&file, &mut rules);
        let mut hasher = blake3::Hasher::new();
        hasher.update(rules.as_bytes());
        for (name, value) in &options {
            hasher.update(format!("\n{name}={value}").as_bytes());
        }
        TableKey { game: game.id().to_owned(), options, rules: hasher.finalize().to_hex().to_string() }
    }

    /// A name for the file of the table: the game, and a few digits of the hash.
    pub fn file_name(&self) -> String {
        format!("{}-{}.{}", self.game, &self.rules[..12], crate::EXTENSION)
    }
}

/// The options of a game, those that only its ends ask about with the values that stand for all that make no difference
/// when it is played to the last seed: if there is one, a value with which it always is.
fn played_to_the_last_seed(game: &Game) -> Vec<(String, OptionValue)> {
    let mut chosen = game.chosen().to_vec();
    let Some(played_out) = without_early_ends(game).filter(|played_out| !played_out.is_whole()) else {
        return chosen;
    };
    let counts = game.rules().options_asked_outside(&TALK);
    let elsewhere = game.rules().options_asked_outside(&TALK_AND_ENDS);
    let specs = game.rules().options().iter().enumerate();
    for (at, spec) in specs.filter(|(at, _)| counts[*at] && !elsewhere[*at]) {
        let OptionValues::OneOf(values) = &spec.values else { continue };
        let same = |value: &OptionValue| {
            let mut choices = Choices::new();
            chosen.iter().for_each(|(name, chosen)| _ = choices.set(name, &chosen.to_string()));
            let variant =
                without_early_ends(&game.rules().compile(choices.set(&spec.name, &value.to_string())).ok()?)?;
            have_same_ends(variant.game(), played_out.game()).then_some((variant.is_whole(), value.clone()))
        };
        let mut alike: Vec<(bool, OptionValue)> = values.iter().filter_map(same).collect();
        alike.sort_by_key(|(is_whole, _)| !is_whole);
        if let Some((_, value)) = alike.into_iter().next() {
            chosen[at].1 = value;
        }
    }
    chosen
}

/// The rule file without the description of the game.
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
            |key, value| TableKey::of(&rules.compile(naqala::Choices::new().set(key, value)).unwrap()).rules;
        assert_eq!(of("seeds", "3"), of("seeds", "4"), "only the start differs");
        assert_ne!(of("feed", "none"), of("feed", "must"));
    }

    #[test]
    fn games_that_are_one_when_played_to_the_last_seed_have_one_table() {
        let of = |id: &str, value: &str| {
            let rules = naqala::catalogue::rules(id).unwrap();
            TableKey::of(&rules.compile(naqala::Choices::new().set("win_at", value)).unwrap())
        };
        for id in ["oware", "kalah", "abawo", "cross-wari"] {
            assert_eq!(of(id, "majority"), of(id, "none"), "{id}");
        }
        assert_eq!(of("songo", "40"), of("songo", "majority"));
    }

    #[test]
    fn options_that_only_tests_ask_about_count_too() {
        let rules = naqala::catalogue::rules("urar-n-kkuz-imrujen").unwrap();
        let of = |value| {
            TableKey::of(&rules.compile(naqala::Choices::new().set("capture_set", value)).unwrap()).rules
        };
        assert_ne!(of("evens"), of("2_and_4"));
    }
}
