//! The state of the generated game, and the building blocks of every table: options, names, values.

use super::expression::Place;
use super::source::Source;
use crate::rule_file::{Branch, Chosen, Flag, Loose, Name, Only, OptionEntry, Pits, Placed, Plain, Text};

/// Maximum number of options: a file is compiled with every value of each.
const MOST_OPTIONS: usize = 5;

/// Makes a rule file, choice by choice.
pub(super) struct Maker<'s> {
    pub(super) source: &'s mut Source,
    pub(super) layout: &'static str,
    pub(super) stores: &'static str,
    pub(super) pits: usize,
    pub(super) players: usize,
    pub(super) parties: usize,
    /// Pits have owners.
    pub(super) is_owned: bool,
    pub(super) rows_a_side: usize,
    pub(super) pit_names: Vec<String>,
    pub(super) has_ends: bool,
    pub(super) has_trays: bool,
    pub(super) has_territory: bool,
    pub(super) has_out: bool,
    pub(super) has_marks: bool,
    pub(super) has_resow: bool,
    /// Pits are sold between the rounds of a match, so no other rule may mark any.
    pub(super) sells: bool,
    /// Some pit can be played in several directions.
    pub(super) has_ways: bool,
    pub(super) kind: Option<String>,
    pub(super) modes: Vec<&'static str>,
    /// Sets that the file defines.
    pub(super) sets: Vec<String>,
    pub(super) tests: Vec<String>,
    pub(super) options: Vec<OptionEntry>,
}

/// A value without a place in a file.
pub(super) fn placed<T>(value: T) -> Placed<T> {
    Placed::new(0..0, value)
}

/// A value that does not depend on options.
pub(super) fn value<V>(value: V) -> Chosen<V> {
    Chosen::Value(placed(value))
}

pub(super) fn word(name: &str) -> Name {
    value(name.to_owned())
}

pub(super) fn flag(is_set: bool) -> Option<Flag> {
    is_set.then(|| value(true))
}

pub(super) fn text(expression: impl Into<String>) -> Text {
    value(Loose::Text(expression.into()))
}

pub(super) fn int(number: usize) -> Text {
    value(Loose::Int(number as i64))
}

/// Whether every possible value of a key is one of these.
pub(super) fn is_one_of(name: &Name, names: &[&str]) -> bool {
    name.every().iter().all(|name| names.contains(&name.get_ref().as_str()))
}

impl Maker<'_> {
    pub(super) fn pit_name(&mut self) -> String {
        let at = self.source.below(self.pit_names.len().clamp(1, 256));
        self.pit_names.get(at).cloned().unwrap_or_else(|| "a".to_owned())
    }

    pub(super) fn a_set(&mut self, place: Place) -> Pits {
        let set = value(self.set(place));
        self.perhaps_chosen(set, |maker| maker.set(place))
    }

    /// The value, or occasionally a table that has it for some options and another one, or none, for the others.
    fn perhaps_chosen<V>(&mut self, first: Chosen<V>, other: impl Fn(&mut Self) -> V) -> Chosen<V> {
        let Some(only) = self.source.one_in(12).then(|| self.only()).flatten() else { return first };
        let otherwise = Some(value(other(self)));
        Chosen::Branch(placed(Box::new(Branch { only, value: first, otherwise })))
    }

    pub(super) fn a_number(&mut self, place: Place) -> Text {
        match self.source.one_in(2) {
            true => text(self.number(place)),
            false => int(self.source.between(1, 5)),
        }
    }

    pub(super) fn a_test(&mut self, place: Place) -> Text {
        text(self.test(place))
    }

    /// A test in one of `count` cases.
    pub(super) fn maybe_test(&mut self, count: usize, place: Place) -> Option<Text> {
        self.source.one_in(count).then(|| self.a_test(place))
    }

    pub(super) fn maybe_set(&mut self, count: usize, place: Place) -> Option<Pits> {
        self.source.one_in(count).then(|| self.a_set(place))
    }

    /// A number that is known before the game.
    pub(super) fn constant(&mut self, least: usize, most: usize) -> Text {
        let number = self.source.between(least, most);
        match self.source.below(10) {
            9 => {
                let values = [number as i64, least as i64];
                text(self.option_of(values.into_iter().map(Plain::Int).collect()))
            }
            8 => text(format!("{number} * 1")),
            _ => int(number),
        }
    }

    /// One of the values of a key, or an option that selects among some of them.
    pub(super) fn named(&mut self, values: &[&str]) -> Name {
        let first = self.source.pick(values);
        if values.len() > 1 && self.source.one_in(16) {
            let second = self.source.pick(values);
            let names = [first, second].map(|name| Plain::Text(name.to_owned())).to_vec();
            return value(self.option_of(names));
        }
        self.perhaps_chosen(word(first), |maker| maker.source.pick(values).to_owned())
    }

    pub(super) fn maybe_named(&mut self, count: usize, values: &[&str]) -> Option<Name> {
        self.source.one_in(count).then(|| self.named(values))
    }

    /// `$name` of a new option with these values; the first value if there are enough options.
    fn option_of(&mut self, mut values: Vec<Plain>) -> String {
        if values.len() > 1 && values[0].to_string() == values[1].to_string() {
            values.truncate(1);
        }
        if self.options.len() >= MOST_OPTIONS || values.len() < 2 {
            return match &values[0] {
                Plain::Text(text) => text.clone(),
                other => other.to_string(),
            };
        }
        let name = format!("option-{}", self.options.len() + 1);
        let default = self.source.one_in(4).then(|| placed(values[values.len() - 1].clone()));
        self.add_option(name.clone(), Some(values), None, default);
        format!("${name}")
    }

    pub(super) fn add_option(
        &mut self,
        name: String,
        values: Option<Vec<Plain>>,
        range: Option<[i64; 2]>,
        default: Option<Placed<Plain>>,
    ) {
        let source = if self.source.one_in(4) { "Somebody plays it so.".to_owned() } else { String::new() };
        self.options.push(OptionEntry {
            name,
            values,
            range,
            default,
            doc: "Something is different.".to_owned(),
            source,
        });
    }

    /// Adds the options that every file may ask about. Unused ones are removed at the end.
    pub(super) fn usual_options(&mut self) {
        let names = ["one", "two", "three"].map(|name| Plain::Text(name.to_owned())).to_vec();
        self.add_option("reading".to_owned(), Some(names), None, None);
        self.add_option("multi".to_owned(), Some(vec![Plain::Bool(false), Plain::Bool(true)]), None, None);
        let lists = [[2, 3], [2, 4]].map(|list| Plain::List(list.map(Plain::Int).to_vec())).to_vec();
        self.add_option("counts".to_owned(), Some(lists), None, None);
        let default = self.source.one_in(2).then(|| placed(Plain::Int(3)));
        self.add_option("size-of".to_owned(), None, Some([1, 4]), default);
    }

    pub(super) fn int_option(&self) -> String {
        "$size-of".to_owned()
    }

    pub(super) fn list_option(&self) -> String {
        "$counts".to_owned()
    }

    /// A test of an option.
    pub(super) fn asked_option(&mut self) -> String {
        if self.source.one_in(3) {
            return "$multi".to_owned();
        }
        let values = self.source.pick(&["one", "two", "one, three"]);
        format!("chosen(reading, {values})")
    }

    /// A random `only` of a case.
    pub(super) fn only(&mut self) -> Option<Only> {
        if !self.source.one_in(10) {
            return None;
        }
        let (name, wanted) = match self.source.below(3) {
            0 => ("multi", Plain::Bool(self.source.one_in(2))),
            1 => ("reading", Plain::Text(self.source.pick(&["one", "two", "three"]).to_owned())),
            _ => ("reading", Plain::List(["one", "three"].map(|name| Plain::Text(name.to_owned())).to_vec())),
        };
        Some(Only::from([(name.to_owned(), placed(wanted))]))
    }
}
