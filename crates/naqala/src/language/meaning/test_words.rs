//! Words for tests, and tests composed of others.

use super::dictionary::{Dictionary, Focus, Meaning, misuse};
use super::number_words::nobody_is_out;
use super::simplify::simplify;
use crate::board::moves::Direction;
use crate::language::expression::{Ast, Node, Operator};
use crate::program::{CountSet, Memory, Number, Set, Test, Who};
use crate::rule_file::{OptionValue, plain};
use crate::spelling::nearest;

/// Whether a set is one of filled pits, as it is written.
fn names_filled(ast: &Ast) -> bool {
    match &ast.node {
        Node::Word(word, none) if none.is_empty() => word == "filled",
        Node::Word(word, counts) => word == "holding" && counts.iter().all(is_any_seed),
        Node::Binary(Operator::Both, left, right) => names_filled(left) || names_filled(right),
        Node::Binary(Operator::Minus, left, _) => names_filled(left),
        _ => false,
    }
}

/// Whether a number of seeds is any but none: `1..`.
fn is_any_seed(counts: &Ast) -> bool {
    matches!(&counts.node, Node::Range(least, None) if matches!(least.node, Node::Int(1)))
}

impl Dictionary<'_> {
    pub(super) fn test_word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Option<Test>> {
        let set = || match arguments {
            [set] => self.sub_set(set, focus, depth),
            _ => misuse(ast, format!("`{word}` takes one set of pits"), None),
        };
        let parity = || match arguments {
            [] => self.focus_set(ast, focus).map(|_| Number::Focus),
            [number] => self.sub_number(number, focus, depth),
            _ => misuse(ast, format!("`{word}` takes one number"), None),
        };
        let who = || match arguments {
            [] => Ok(Who::Mover),
            [who] => self.who(who),
            _ => misuse(ast, format!("`{word}` takes one player"), None),
        };
        Ok(Some(match word {
            "always" => Test::Always,
            "chosen" => self.chosen(ast, arguments)?,
            "exists" => self.exists(ast, arguments, set()?)?,
            "filled" => Test::Filled(self.with_seeds(set()?)),
            "empty" => Test::Empty(self.with_seeds(set()?)),
            "even" => Test::Even(parity()?),
            "odd" => Test::Not(Box::new(Test::Even(parity()?))),
            "mode" => {
                let mut wanted = 0;
                for argument in arguments {
                    wanted |= 1 << self.mode(argument)?;
                }
                Test::Mode(wanted)
            }
            "first-turn" => {
                self.memory.set(Memory { first_turns: true, ..self.memory.get() });
                Test::FirstTurn(who()?)
            }
            "stuck" => Test::Stuck(who()?),
            "falls" => Test::Falls(self.falling(ast, arguments)?),
            "out" if !self.eliminates => return nobody_is_out(ast),
            "out" => Test::Out(who()?),
            "final" => Test::Final,
            "clockwise" => Test::Clockwise,
            "opened" => self.opened(ast, arguments)?,
            "swapped" => Test::Swapped,
            "visited" => {
                self.asks_visited();
                Test::Visited(set()?)
            }
            "relayed" => Test::Relayed,
            "sown" => Test::Sown(Box::new(self.sown(ast, arguments, focus, depth)?)),
            "takes" if focus != Focus::Lap => {
                let hint = Some("it can stand in `where`".into());
                return misuse(ast, "no move is about to be played here", hint);
            }
            "takes" => Test::Takes(set()?),
            _ => return Ok(None),
        }))
    }

    /// `exists(pits)`: only `filled` tests whether pits hold seeds.
    fn exists(&self, ast: &Ast, arguments: &[Ast], set: Set) -> Meaning<Test> {
        let asks_filled = arguments.first().is_some_and(names_filled);
        if asks_filled {
            let hint =
                Some("write filled(…) with the other sets: it holds if some pit of them has seeds".into());
            return misuse(ast, "`exists` with `filled` in it asks what `filled(…)` asks", hint);
        }
        Ok(Test::Exists(set))
    }

    /// `sown(test)`: the test is about the landing of the lap to come.
    pub(super) fn sown(&self, ast: &Ast, arguments: &[Ast], focus: Focus, depth: u8) -> Meaning<Test> {
        let [test] = arguments else {
            return misuse(ast, "`sown` takes one test: sown(last in own and before > 0)", None);
        };
        if !matches!(focus, Focus::Lap | Focus::Turn) {
            let hint = Some("it can stand in `where` and in `may-turn`".into());
            return misuse(ast, "no lap is about to be sown here", hint);
        }
        self.sub_test(test, Focus::Last, depth)
    }

    /// `opened(clockwise)`: rules that ask it make positions remember the answer.
    pub(super) fn opened(&self, ast: &Ast, arguments: &[Ast]) -> Meaning<Test> {
        if self.board.directions().len() > 2 {
            let hint = Some("on this board seeds go straight on, by the compass".into());
            return misuse(ast, "no sowing goes clockwise here", hint);
        }
        let way = match arguments {
            [Ast { node: Node::Word(way, none), .. }] if none.is_empty() => way.as_str(),
            _ => "",
        };
        self.memory.set(Memory { opening: true, ..self.memory.get() });
        match way {
            "clockwise" => Ok(Test::Opened(Direction::Clockwise)),
            "counterclockwise" => Ok(Test::Opened(Direction::CounterClockwise)),
            _ => {
                misuse(ast, "`opened` takes a direction: opened(clockwise) or opened(counterclockwise)", None)
            }
        }
    }

    /// `chosen(option, value, …)`: known once the options are.
    pub(super) fn chosen(&self, ast: &Ast, arguments: &[Ast]) -> Meaning<Test> {
        let [name, values @ ..] = arguments else {
            return misuse(ast, "`chosen` takes an option and a value: chosen(feed, must)", None);
        };
        let Node::Word(name_text, _) = &name.node else {
            return misuse(name, "the name of an option is needed here", None);
        };
        let value = plain(&self.option(name, name_text)?.to_string());
        let spec = self.option_spec(name_text);
        let mut fits = false;
        for wanted in values {
            let text = match &wanted.node {
                Node::Word(word, _) => word.clone(),
                Node::Int(number) => number.to_string(),
                _ => return misuse(wanted, "the value of an option is needed here", None),
            };
            if let Some(spec) = spec.filter(|spec| spec.read(&text).is_none()) {
                let possible = format!("possible: {}", spec.values);
                return misuse(
                    wanted,
                    format!("`{text}` is not a value of the option `{name_text}`"),
                    Some(possible),
                );
            }
            fits |= plain(&text) == value;
        }
        Ok(if fits { Test::Always } else { Test::Never })
    }

    pub(super) fn mode(&self, ast: &Ast) -> Meaning<usize> {
        let Node::Word(word, _) = &ast.node else {
            return misuse(ast, "the name of a mode is needed here", None);
        };
        match self.modes.iter().position(|mode| mode == word) {
            Some(index) => Ok(index),
            None => misuse(
                ast,
                format!("no [[pick]] case has the mode `{word}`"),
                nearest(word, self.modes.iter().map(String::as_str))
                    .map(|near| format!("did you mean `{near}`?")),
            ),
        }
    }

    /// Combines several tests. Parts of the history that later tests depend on need not be remembered if the first tests, which
    /// depend only on options, already decide the result.
    pub(super) fn joined(
        &self,
        join: fn(Vec<Test>) -> Test,
        settled: Test,
        parts: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Test> {
        let mut tests = Vec::with_capacity(parts.len());
        let mut is_settled = false;
        for part in parts {
            let before = self.memory.get();
            let test = self.sub_test(part, focus, depth)?;
            if is_settled {
                self.memory.set(before);
            }
            is_settled |= simplify(test.clone()) == settled;
            tests.push(test);
        }
        Ok(join(tests))
    }

    pub(super) fn membership(&self, left: &Ast, right: &Ast, focus: Focus, depth: u8) -> Meaning<Test> {
        let counts = match &right.node {
            Node::Range(..) | Node::Braces(_) => Some(self.counts(right)?),
            Node::Option(name) => match self.option(right, name)? {
                OptionValue::List(members) => {
                    let mut counts = CountSet::NONE;
                    members.into_iter().for_each(|member| counts.insert(member));
                    Some(counts)
                }
                _ => None,
            },
            _ => None,
        };
        if let Some(counts) = counts {
            return Ok(Test::In(self.sub_number(left, focus, depth)?, counts));
        }
        if let Some(filled) = [left, right].into_iter().find(|side| names_filled(side)) {
            let hint = "`next in filled` is written filled(next), `next in own & filled` filled(next & own)";
            return misuse(filled, "whether pits hold seeds is asked by `filled(…)`", Some(hint.into()));
        }
        if let Node::Binary(Operator::Minus, least, most) = &right.node
            && let (Node::Int(least), Node::Int(most)) = (&least.node, &most.node)
        {
            let hint = format!("write {least}..{most}");
            return misuse(right, "a range of numbers is written with two dots", Some(hint));
        }
        Ok(Test::Meet(self.sub_set(left, focus, depth)?, self.sub_set(right, focus, depth)?))
    }

    pub(crate) fn counts(&self, ast: &Ast) -> Meaning<CountSet> {
        let mut counts = CountSet::NONE;
        match &ast.node {
            Node::Braces(members) if members.is_empty() => {
                return misuse(ast, "there is no number in `{}`", None);
            }
            Node::Range(least, most) => {
                if let (Node::Int(least), Some(Node::Int(most))) =
                    (&least.node, most.as_deref().map(|most| &most.node))
                    && least > most
                {
                    let hint = Some(format!("write {most}..{least}"));
                    return misuse(ast, format!("there is no number in `{least}..{most}`"), hint);
                }
                let least = self.constant(least)?;
                let most = most.as_deref().map_or(Ok(255), |most| self.constant(most))?;
                (least.max(0)..=most.min(255)).for_each(|count| counts.insert(i64::from(count)));
            }
            Node::Braces(members) => {
                for member in members {
                    counts.insert(i64::from(self.constant(member)?));
                }
            }
            _ => counts.insert(i64::from(self.constant(ast)?)),
        }
        Ok(counts)
    }
}
