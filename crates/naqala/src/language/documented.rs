//! The reference in `docs/rule-language.md` names exactly the tables, keys, layouts and values that there are.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::de::value::Error as Refused;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::forward_to_deserialize_any;

use super::file::*;
use crate::board::Layout;

const REFERENCE: &str = include_str!("../../../../docs/rule-language.md");

/// The keys a table may have, as its reader asks for them.
#[derive(Default)]
struct Keys(&'static [&'static str]);

impl<'de> Deserializer<'de> for &mut Keys {
    type Error = Refused;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Refused> {
        Err(Refused::custom("only tables are asked for"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        keys: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Refused> {
        self.0 = keys;
        Err(Refused::custom("the keys are all that is asked for"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// The keys of a table; `only` is told once for all.
fn keys<T: for<'de> Deserialize<'de>>() -> BTreeSet<&'static str> {
    let mut keys = Keys::default();
    assert!(T::deserialize(&mut keys).is_err());
    keys.0.iter().copied().filter(|key| *key != "only").collect()
}

fn tables() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    BTreeMap::from([
        ("about", keys::<AboutEntry>()),
        ("option", keys::<OptionEntry>()),
        ("preset", keys::<PresetEntry>()),
        ("board", keys::<BoardEntry>()),
        ("setup", keys::<SetupEntry>()),
        ("kind", keys::<KindEntry>()),
        ("marks", keys::<MarksEntry>()),
        ("race", keys::<RaceEntry>()),
        ("pick", keys::<PickEntry>()),
        ("sow", keys::<SowEntry>()),
        ("drop", keys::<DropEntry>()),
        ("settle", keys::<SettleEntry>()),
        ("resow", keys::<ResowEntry>()),
        ("require", keys::<RequireEntry>()),
        ("block", keys::<BlockEntry>()),
        ("forfeit", keys::<ForfeitEntry>()),
        ("end", keys::<EndEntry>()),
        ("turn", keys::<TurnEntry>()),
        ("score", keys::<ScoreEntry>()),
        ("endless", keys::<EndlessEntry>()),
        ("repetition", keys::<RepetitionEntry>()),
        ("limits", keys::<LimitsEntry>()),
        ("out", keys::<OutEntry>()),
        ("pass", keys::<PassEntry>()),
        ("team", keys::<TeamEntry>()),
        ("match", keys::<MatchEntry>()),
    ])
}

/// What stands between backticks.
fn typed(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// `about` for `[about]` and `[[about]]`.
fn table_name(typed: &str) -> Option<&str> {
    typed.strip_prefix('[').map(|rest| rest.trim_start_matches('[').trim_end_matches(']'))
}

/// The keys the reference lists, by table. A list belongs to the table its head or the heading above it names; in a
/// list of several tables every row names its own.
fn listed() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut listed = BTreeMap::<_, BTreeSet<_>>::new();
    let (mut heading, mut table) = ("", None);
    for line in REFERENCE.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            (heading, table) = (typed(title).find_map(table_name).unwrap_or_default(), None);
        } else if line.starts_with("| key") {
            table = Some(typed(line).find_map(table_name).unwrap_or(heading));
        } else if !line.starts_with('|') {
            table = None;
        } else if let Some(of_list) = table.filter(|name| !name.is_empty()) {
            let cell = line.split(" | ").next().unwrap_or_default();
            let of_row = typed(cell).find_map(table_name).unwrap_or(of_list);
            listed.entry(of_row).or_default().extend(typed(cell).filter(|key| table_name(key).is_none()));
        }
    }
    listed
}

#[test]
fn the_reference_lists_exactly_the_keys_there_are() {
    let listed = listed();
    for (table, keys) in tables() {
        assert_eq!(listed.get(table), Some(&keys), "the keys of [{table}]");
    }
    assert_eq!(listed.keys().collect::<Vec<_>>(), tables().keys().collect::<Vec<_>>());
}

#[test]
fn the_reference_names_every_table() {
    for table in keys::<RuleFile>() {
        let names = [format!("`[{table}]`"), format!("`[[{table}]]`"), format!("| `{table}` | needed;")];
        assert!(names.iter().any(|name| REFERENCE.contains(name)), "{table} is not in the reference");
    }
}

#[test]
fn the_reference_lists_exactly_the_layouts_there_are() {
    let (_, rest) = REFERENCE.split_once("\n| layout | board |").expect("the reference lists the layouts");
    let (list, _) = rest.split_once("\n\n").expect("a text follows");
    let listed: BTreeSet<&str> =
        list.lines().filter_map(|line| typed(line.strip_prefix("| `").map(|_| line)?).next()).collect();
    assert_eq!(listed, Layout::NAMES.iter().map(|(name, _)| *name).collect());
}

#[test]
fn the_reference_tells_every_value() {
    let told: BTreeSet<&str> = typed(REFERENCE).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/language");
    let mut values = 0;
    for source in sources(&folder, "compile") {
        // A value stands in a list of names and meanings: ("relay", Then::Relay).
        for (_, rest) in source.match_indices("(\"").map(|(at, start)| source.split_at(at + start.len())) {
            let Some((value, _)) = rest.split_once("\", ") else { continue };
            if !value.is_empty() && value.bytes().all(|b| b.is_ascii_lowercase() || b"-_".contains(&b)) {
                assert!(told.contains(value), "the value `{value}` is not in the reference");
                values += 1;
            }
        }
    }
    assert!(values > 50, "only {values} values were found");
}

/// The Rust files of a folder, and of those within, whose path has this name in it.
fn sources(folder: &Path, name: &str) -> Vec<String> {
    let mut sources = Vec::new();
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            sources.extend(self::sources(&path, name));
        } else if path.to_string_lossy().contains(name) {
            sources.push(std::fs::read_to_string(path).unwrap());
        }
    }
    sources
}
