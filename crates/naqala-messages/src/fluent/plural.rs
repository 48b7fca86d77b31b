//! The plural categories of whole numbers, by rules that each language defines.
//!
//! A language defines the rules in its own messages, in the syntax of the Unicode CLDR (Language Plural Rules, cardinal; syntax:
//! Unicode Technical Standard 35, part 3): `plural-few = n % 10 = 2..4 and n % 100 != 12..14`. A number that fits no rule is
//! `other`.

use std::ops::RangeInclusive;

use super::{Messages, Piece};

/// Prefix of the category's name in the key of its rule.
pub(crate) const RULE: &str = "plural-";
/// The category of the numbers that no rule fits.
const OTHER: &str = "other";

/// The rules of a language.
#[derive(Debug, Default)]
pub(crate) struct Plurals<'s> {
    rules: Vec<(&'s str, Rule)>,
}

/// Relations of which all have to hold, and such groups of which one has to.
type Rule = Vec<Vec<Relation>>;

/// `n % 100 != 12..14`
#[derive(Debug)]
struct Relation {
    /// The divisor, if the condition is about a remainder.
    divisor: Option<u64>,
    /// Whether the operand is the number itself. All others are about decimal places, which integers do not have.
    is_number: bool,
    is_equal: bool,
    ranges: Vec<RangeInclusive<u64>>,
}

impl<'s> Plurals<'s> {
    /// The rules among the messages of a language, and the keys of those that cannot be read.
    pub(crate) fn read(messages: &Messages<'s>) -> (Plurals<'s>, Vec<&'s str>) {
        let (mut plurals, mut unreadable) = (Plurals::default(), Vec::new());
        for (&key, entry) in messages.range(RULE..).take_while(|(key, _)| key.starts_with(RULE)) {
            let rule = match entry.value.as_deref() {
                Some([Piece::Text(text)]) => rule(text),
                _ => None,
            };
            match rule {
                Some(rule) => plurals.rules.push((&key[RULE.len()..], rule)),
                None => unreadable.push(key),
            }
        }
        (plurals, unreadable)
    }

    /// The category of a number.
    pub(crate) fn category(&self, number: i64) -> &str {
        let n = number.unsigned_abs();
        let fits = |(_, rule): &&(&str, Rule)| rule.iter().any(|all| all.iter().all(|one| one.holds(n)));
        self.rules.iter().find(fits).map_or(OTHER, |(category, _)| category)
    }
}

impl Relation {
    fn holds(&self, number: u64) -> bool {
        let value = if self.is_number { number } else { 0 };
        let value = self.divisor.map_or(value, |divisor| value % divisor);
        self.ranges.iter().any(|range| range.contains(&value)) == self.is_equal
    }
}

/// Parses a rule; `None` if it is invalid. Samples after an `@`, as in the CLDR, are ignored.
fn rule(text: &str) -> Option<Rule> {
    let condition = text.split('@').next()?.trim();
    condition.split(" or ").map(|group| group.split(" and ").map(relation).collect()).collect()
}

fn relation(text: &str) -> Option<Relation> {
    let (left, right, is_equal) = match text.split_once("!=") {
        Some((left, right)) => (left, right, false),
        None => {
            let (left, right) = text.split_once('=')?;
            (left, right, true)
        }
    };
    let (operand, divisor) = match left.split_once('%') {
        Some((operand, divisor)) => (operand, Some(divisor.trim().parse().ok().filter(|&d| d > 0)?)),
        None => (left, None),
    };
    let is_number = match operand.trim() {
        "n" | "i" => true,
        "v" | "w" | "f" | "t" | "c" | "e" => false,
        _ => return None,
    };
    let ranges = right.split(',').map(range).collect::<Option<_>>()?;
    Some(Relation { divisor, is_number, is_equal, ranges })
}

/// `12..14`, or `12`.
fn range(text: &str) -> Option<RangeInclusive<u64>> {
    let number = |text: &str| text.trim().parse().ok();
    match text.split_once("..") {
        Some((first, last)) => Some(number(first)?..=number(last)?),
        None => number(text).map(|one| one..=one),
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    fn categories(rules: &'static str) -> Plurals<'static> {
        let (plurals, unreadable) = Plurals::read(&parse(rules).0);
        assert_eq!(unreadable, [""; 0]);
        plurals
    }

    /// The rules and samples of the CLDR for languages of very different kinds.
    #[test]
    fn numbers_have_the_categories_of_the_cldr() {
        let romanian =
            "plural-one = i = 1 and v = 0\nplural-few = v != 0 or n = 0 or n != 1 and n % 100 = 1..19";
        let russian = "plural-one = v = 0 and i % 10 = 1 and i % 100 != 11\n\
            plural-few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14\n\
            plural-many = v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14";
        let arabic = "plural-zero = n = 0 @integer 0\nplural-one = n = 1\nplural-two = n = 2\n\
            plural-few = n % 100 = 3..10\nplural-many = n % 100 = 11..99";
        let latvian = "plural-zero = n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19\n\
            plural-one = n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1";
        let samples: [(&'static str, &str, &[i64]); 14] = [
            ("plural-one = i = 1 and v = 0", "one", &[1]),
            ("plural-one = i = 1 and v = 0", "other", &[0, 2, 11, 21, 101]),
            (romanian, "one", &[1]),
            (romanian, "few", &[0, 2, 16, 19, 101, 111, 1001]),
            (romanian, "other", &[20, 35, 100, 1000]),
            (russian, "one", &[1, 21, 31, 101, 1001]),
            (russian, "few", &[2, 4, 22, 24, 102, -3]),
            (russian, "many", &[0, 5, 11, 12, 14, 19, 100, 111]),
            (arabic, "zero", &[0]),
            (arabic, "few", &[3, 10, 103, 110]),
            (arabic, "other", &[100, 102, 200]),
            (latvian, "zero", &[0, 10, 20, 11, 19, 111]),
            (latvian, "one", &[1, 21, 101]),
            ("", "other", &[0, 1, 2]),
        ];
        for (rules, wanted, numbers) in samples {
            let plurals = categories(rules);
            for number in numbers {
                assert_eq!(plurals.category(*number), wanted, "{rules}: {number}");
            }
        }
    }

    #[test]
    fn what_is_no_rule_is_named() {
        for text in ["n", "n = x", "n % 0 = 1", "m = 1", "n = 1..", "n = 1 and", "{ $n }"] {
            let source = format!("plural-one = {text}");
            let messages = parse(&source).0;
            assert_eq!(Plurals::read(&messages).1, ["plural-one"], "{text}");
        }
    }
}
