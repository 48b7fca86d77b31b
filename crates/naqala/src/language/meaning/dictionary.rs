//! Resolves an expression to a set of pits, a number or a test.

use std::cell::Cell;

use super::simplify::{arithmetic, both, comparison_of, either, simplify, without};
use super::vocabulary::VOCABULARY;
use crate::board::Board;
use crate::board::seats::Seats;
use crate::language::expression::{Ast, MAX_DEPTH, Node, Operator};
use crate::program::{Memory, Number, Set, Test, Who};
use crate::rule_file::{OptionSpec, OptionValue, Settings, plain};
use crate::spelling::nearest;

/// A mistake in the meaning of an expression, its place, and a hint.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Misuse {
    pub(crate) at: usize,
    pub(crate) message: String,
    pub(crate) hint: Option<String>,
}

/// The stage of the turn an expression belongs to: decides which pit is "the pit in question".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    Start,
    /// The pit a move is about to be sown from.
    Lap,
    /// The pit a later lap of a move is about to be sown from.
    Turn,
    Last,
    Here,
    None,
}

/// Everything the meaning of a word may depend on.
pub(crate) struct Dictionary<'a> {
    pub(crate) board: &'a Board,
    pub(crate) seats: Seats,
    /// Whether players can be out of the game before it is over.
    pub(crate) eliminates: bool,
    pub(crate) settings: &'a Settings,
    pub(crate) options: &'a [OptionSpec],
    pub(crate) territory: bool,
    /// What is known of the seeds; nothing while the start is laid out.
    pub(crate) seeds: Option<SeedFacts>,
    /// The name of the second kind of seeds.
    pub(crate) kind: Option<String>,
    pub(crate) modes: Vec<String>,
    /// Whether the file says what marks are.
    pub(crate) has_marks: bool,
    /// `[define]`: names of the file's own, already parsed.
    pub(crate) definitions: &'a [(String, Ast)],
    /// The parts of the history that the rules depend on, collected as words are read.
    pub(crate) memory: Cell<Memory>,
    /// How much of their limits expressions have used.
    pub(crate) used: Cell<Used>,
}

/// What the start tells about the seeds of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeedFacts {
    /// All of them by their worth.
    pub(crate) total: i32,
    /// Whether a player's winnings are just the seeds in the store.
    pub(crate) stores_are_scores: bool,
}

/// Words, numbers and signs that the expressions of a file may have together, those of `[define]` counted wherever they are
/// used.
pub(crate) const MOST_WORDS: usize = 8_000;

/// Definitions that use one another more deeply are refused.
pub(crate) const MOST_NESTED_DEFINITIONS: u8 = 8;

/// How a mistake inside a definition begins.
const IN_DEFINITION: &str = "in the definition of";

/// How much of their limits the expressions of a file have used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Used {
    /// Words, numbers and signs.
    pub(crate) words: usize,
    /// Expressions around the one that is read.
    depth: usize,
}

pub(super) enum Typed {
    Set(Set),
    Number(Number),
    Test(Test),
}

pub(crate) type Meaning<T> = Result<T, Misuse>;

pub(crate) fn misuse<T>(at: &Ast, message: impl Into<String>, hint: Option<String>) -> Meaning<T> {
    Err(Misuse { at: at.span.start, message: message.into(), hint })
}

/// Where the counters of a position stop.
const MOST_COUNTED: i32 = u8::MAX as i32;

/// Whether a counter of the position is compared with a number that it cannot tell from larger ones.
fn is_beyond_count(counted: &Number, limit: &Number) -> bool {
    matches!(counted, Number::Plies | Number::Captures(_) | Number::Nth)
        && matches!(limit, Number::Fixed(limit) if *limit >= MOST_COUNTED)
}

impl Dictionary<'_> {
    pub(crate) fn set(&self, ast: &Ast, focus: Focus) -> Meaning<Set> {
        self.sub_set(ast, focus, 0)
    }

    pub(crate) fn number(&self, ast: &Ast, focus: Focus) -> Meaning<Number> {
        self.sub_number(ast, focus, 0)
    }

    /// A number that is known without a position.
    pub(crate) fn constant(&self, ast: &Ast) -> Meaning<i32> {
        match self.number(ast, Focus::None)? {
            Number::Fixed(value) => Ok(value),
            _ => misuse(ast, "a number known from the start is needed here", None),
        }
    }

    pub(crate) fn test(&self, ast: &Ast, focus: Focus) -> Meaning<Test> {
        self.sub_test(ast, focus, 0).map(simplify)
    }

    pub(crate) fn sub_set(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Set> {
        match self.typed(ast, focus, depth)? {
            Typed::Set(set) => Ok(set),
            Typed::Number(_) => {
                let is_store = matches!(&ast.node, Node::Word(word, _) if word == "store");
                let hint = is_store.then(|| "the stores as places are `stores`".into());
                misuse(ast, "a set of pits is needed here, this is a number", hint)
            }
            Typed::Test(_) => {
                let is_joined = matches!(&ast.node, Node::Joined(..));
                let hint = is_joined
                    .then(|| "two sets of pits are joined by `&` (in both) or `|` (in either)".into());
                misuse(ast, "a set of pits is needed here, this is a test", hint)
            }
        }
    }

    pub(super) fn sub_number(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Number> {
        match self.typed(ast, focus, depth)? {
            Typed::Number(number) => Ok(number),
            Typed::Set(_) => misuse(
                ast,
                "a number is needed here, this is a set of pits",
                Some("seeds(…) counts the seeds in a set, size(…) its pits".into()),
            ),
            Typed::Test(_) => misuse(ast, "a number is needed here, this is a test", None),
        }
    }

    pub(super) fn sub_test(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Test> {
        match self.typed(ast, focus, depth)? {
            Typed::Test(test) => Ok(test),
            Typed::Set(_) => misuse(
                ast,
                "a test is needed here, this is a set of pits",
                Some(
                    "write exists(…), filled(…), empty(…) or `last in …`; two sets are joined by `&` or `|`"
                        .into(),
                ),
            ),
            Typed::Number(_) => {
                misuse(ast, "a test is needed here, this is a number", Some("compare it: `… >= 2`".into()))
            }
        }
    }

    pub(super) fn typed(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Typed> {
        let Used { words, depth: around } = self.used.get();
        if words >= MOST_WORDS {
            let hint = Some("words of [define] count wherever they are used".into());
            return misuse(
                ast,
                format!("the expressions of this file have more than {MOST_WORDS} words"),
                hint,
            );
        }
        if around >= MAX_DEPTH {
            let message = format!(
                "with its definitions, more than {MAX_DEPTH} parts of this expression stand within each other"
            );
            return misuse(ast, message, None);
        }
        self.used.set(Used { words: words + 1, depth: around + 1 });
        let typed = self.typed_within(ast, focus, depth);
        self.used.set(Used { depth: around, ..self.used.get() });
        typed
    }

    fn typed_within(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Typed> {
        if depth > MOST_NESTED_DEFINITIONS {
            let message = format!(
                "definitions use one another more than {MOST_NESTED_DEFINITIONS} deep, or lead back to themselves"
            );
            return misuse(ast, message, None);
        }
        Ok(match &ast.node {
            Node::Int(value) => Typed::Number(Number::Fixed(*value as i32)),
            Node::Option(name) => match self.option(ast, name)? {
                OptionValue::Int(value) => {
                    Typed::Number(Number::Fixed(value.clamp(i32::MIN.into(), i32::MAX.into()) as i32))
                }
                OptionValue::Bool(value) => Typed::Test(if value { Test::Always } else { Test::Never }),
                other => {
                    return misuse(
                        ast,
                        format!("the option `{name}` is `{other}`, which is not a number"),
                        None,
                    );
                }
            },
            Node::PitName(name) => Typed::Set(self.pit_name(ast, name)?),
            Node::Word(word, arguments) => self.word(ast, word, arguments, focus, depth)?,
            Node::Not(inner) => Typed::Test(Test::Not(Box::new(self.sub_test(inner, focus, depth)?))),
            Node::Joined(Operator::Or, parts) => {
                Typed::Test(self.joined(Test::Any, Test::Always, parts, focus, depth)?)
            }
            Node::Joined(_, parts) => {
                Typed::Test(self.joined(Test::All, Test::Never, parts, focus, depth)?)
            }
            Node::Binary(operator, left, right) => self.binary(ast, *operator, left, right, focus, depth)?,
            Node::Range(..) | Node::Braces(_) => {
                return misuse(ast, "a list of numbers can only follow `in`, or stand in holding(…)", None);
            }
        })
    }

    pub(super) fn option(&self, ast: &Ast, name: &str) -> Meaning<OptionValue> {
        self.settings.get(name).cloned().map_or_else(
            || {
                let hint =
                    nearest(name, self.settings.names()).map(|near| format!("did you mean `${near}`?"));
                misuse(ast, format!("there is no option `{name}` in this file"), hint)
            },
            Ok,
        )
    }

    /// The option of this name as the file declares it.
    pub(crate) fn option_spec(&self, name: &str) -> Option<&OptionSpec> {
        self.options.iter().find(|option| plain(&option.name) == plain(name))
    }

    pub(super) fn binary(
        &self,
        ast: &Ast,
        operator: Operator,
        left: &Ast,
        right: &Ast,
        focus: Focus,
        depth: u8,
    ) -> Meaning<Typed> {
        Ok(match operator {
            Operator::In => Typed::Test(self.membership(left, right, focus, depth)?),
            Operator::Both => {
                let (a, b) = (self.sub_set(left, focus, depth)?, self.sub_set(right, focus, depth)?);
                Typed::Set(both(a, b))
            }
            Operator::Either => {
                let (a, b) = (self.sub_set(left, focus, depth)?, self.sub_set(right, focus, depth)?);
                Typed::Set(either(a, b))
            }
            Operator::Minus => match (self.typed(left, focus, depth)?, self.typed(right, focus, depth)?) {
                (Typed::Set(a), Typed::Set(b)) => Typed::Set(without(a, b)),
                (Typed::Number(a), Typed::Number(b)) => Typed::Number(arithmetic(Operator::Minus, a, b)),
                _ => return misuse(ast, "`-` needs two sets of pits or two numbers", None),
            },
            Operator::Plus | Operator::Times | Operator::Over => {
                let (a, b) = (self.sub_number(left, focus, depth)?, self.sub_number(right, focus, depth)?);
                Typed::Number(arithmetic(operator, a, b))
            }
            comparison => {
                let (a, b) = (self.sub_number(left, focus, depth)?, self.sub_number(right, focus, depth)?);
                if is_beyond_count(&a, &b) || is_beyond_count(&b, &a) {
                    let hint = Some(format!("compare it with a number below {MOST_COUNTED}"));
                    return misuse(ast, format!("this count stops at {MOST_COUNTED}"), hint);
                }
                Typed::Test(Test::Compare(comparison_of(comparison), a, b))
            }
        })
    }

    pub(super) fn word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Typed> {
        if let Some((_, definition)) = self.definitions.iter().find(|(name, _)| name == word) {
            // Where definitions use one another, the innermost one is named: the mistake is there.
            let is_placed = |message: &str| message.starts_with(IN_DEFINITION);
            return self.typed(definition, focus, depth + 1).map_err(|error| Misuse {
                at: ast.span.start,
                message: match is_placed(&error.message) {
                    true => error.message,
                    false => format!("{IN_DEFINITION} `{word}`: {}", error.message),
                },
                hint: error.hint,
            });
        }
        if let Some(set) = self.set_word(ast, word, arguments, focus, depth)? {
            return Ok(Typed::Set(set));
        }
        if let Some(number) = self.number_word(ast, word, arguments, focus, depth)? {
            return Ok(Typed::Number(number));
        }
        if let Some(test) = self.test_word(ast, word, arguments, focus, depth)? {
            return Ok(Typed::Test(test));
        }
        let known =
            VOCABULARY.iter().map(|entry| entry.word).chain(self.definitions.iter().map(|d| d.0.as_str()));
        let is_known = |part: &str| known.clone().any(|word| word == part);
        let hint = match word.split_once('-') {
            Some((a, b)) if is_known(a) && is_known(b) => {
                Some(format!("a difference has blanks around its sign: `{a} - {b}`"))
            }
            _ => nearest(word, known).map(|near| format!("did you mean `{near}`?")),
        };
        misuse(ast, format!("`{word}` is not a word of the rule language"), hint)
    }

    pub(super) fn who(&self, ast: &Ast) -> Meaning<Who> {
        match &ast.node {
            Node::Word(word, arguments) if arguments.is_empty() => match word.as_str() {
                "mover" => Ok(Who::Mover),
                "other" if self.seats.captains().count() > 2 => {
                    let hint =
                        Some("own and enemy, party and anyone tell players apart in such a game".into());
                    misuse(ast, "there are several other players, and `other` means one", hint)
                }
                "other" => Ok(Who::Other),
                "starter" => {
                    self.memory.set(Memory { starter: true, ..self.memory.get() });
                    Ok(Who::Starter)
                }
                "anyone" => Ok(Who::Anyone),
                _ => misuse(ast, format!("`{word}` is not a player"), Some("use mover or other".into())),
            },
            _ => misuse(ast, "a player is needed here: mover or other", None),
        }
    }
}
