//! Grammars in EBNF, as the documents write them.

use std::collections::{BTreeMap, BTreeSet};

/// A grammar: its rules by name.
pub(crate) struct Grammar<'a>(BTreeMap<&'a str, Rule<'a>>);

/// What a part of a text may be.
enum Rule<'a> {
    /// Exactly this.
    Text(&'a str),
    /// What the rule of this name says.
    Named(&'a str),
    /// One after the other.
    All(Vec<Rule<'a>>),
    /// One of these.
    Any(Vec<Rule<'a>>),
    /// Nothing, or this any number of times.
    Many(Box<Rule<'a>>),
}

impl<'a> Grammar<'a> {
    /// Reads rules such as `pit = letter [ number ] ;`. The rules `letter` and `number` need not be written.
    pub(crate) fn parse(text: &'a str) -> Grammar<'a> {
        let rules = text.split(" ;").filter(|rule| !rule.trim().is_empty()).map(|rule| {
            let (name, meaning) = rule.split_once('=').unwrap_or_else(|| panic!("`{rule}` is no rule"));
            let mut words = meaning.split_whitespace();
            (name.trim(), alternatives(&mut words, None))
        });
        Grammar(rules.collect())
    }

    /// Whether a whole text is what a rule says.
    pub(crate) fn accepts(&self, name: &str, text: &str) -> bool {
        self.ends(&Rule::Named(name), text, BTreeSet::from([0])).contains(&text.len())
    }

    /// Where a part may end that begins at one of these places.
    fn ends(&self, rule: &Rule<'_>, text: &str, from: BTreeSet<usize>) -> BTreeSet<usize> {
        match rule {
            Rule::Text(wanted) => from
                .into_iter()
                .filter(|at| text[*at..].starts_with(wanted))
                .map(|at| at + wanted.len())
                .collect(),
            Rule::Named("letter") => one_of(text, from, |sign| sign.is_ascii_alphabetic()),
            Rule::Named("number") => {
                let first = one_of(text, from, |sign| sign.is_ascii_digit());
                first
                    .iter()
                    .copied()
                    .chain(one_of(text, first.clone(), |sign| sign.is_ascii_digit()))
                    .collect()
            }
            Rule::Named(name) => {
                let rule = self.0.get(name).unwrap_or_else(|| panic!("there is no rule `{name}`"));
                self.ends(rule, text, from)
            }
            Rule::All(parts) => parts.iter().fold(from, |from, part| self.ends(part, text, from)),
            Rule::Any(parts) => parts.iter().flat_map(|part| self.ends(part, text, from.clone())).collect(),
            Rule::Many(part) => {
                let (mut all, mut latest) = (from.clone(), from);
                while !latest.is_empty() {
                    latest = self.ends(part, text, latest).difference(&all).copied().collect();
                    all.extend(&latest);
                }
                all
            }
        }
    }
}

/// The places after one sign of this kind.
fn one_of(text: &str, from: BTreeSet<usize>, is_wanted: impl Fn(char) -> bool) -> BTreeSet<usize> {
    from.into_iter().filter(|at| text[*at..].starts_with(&is_wanted)).map(|at| at + 1).collect()
}

/// Reads alternatives up to a closing bracket, or to the end of the rule.
fn alternatives<'a>(words: &mut impl Iterator<Item = &'a str>, closing: Option<&str>) -> Rule<'a> {
    let (mut any, mut all) = (Vec::new(), Vec::new());
    loop {
        let word = words.next();
        match word {
            _ if word == closing => {
                any.push(Rule::All(all));
                return Rule::Any(any);
            }
            None => panic!("a bracket is not closed"),
            Some("|") => any.push(Rule::All(std::mem::take(&mut all))),
            Some("(") => all.push(alternatives(words, Some(")"))),
            Some("{") => all.push(Rule::Many(Box::new(alternatives(words, Some("}"))))),
            Some("[") => {
                let part = alternatives(words, Some("]"));
                all.push(Rule::Any(vec![part, Rule::All(Vec::new())]));
            }
            Some(word) => {
                let quoted = word.strip_prefix('"').and_then(|word| word.strip_suffix('"'));
                all.push(quoted.map_or(Rule::Named(word), Rule::Text));
            }
        }
    }
}
