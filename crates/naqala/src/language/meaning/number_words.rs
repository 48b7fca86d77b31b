//! Words for numbers.

use super::dictionary::{Dictionary, Focus, Meaning, misuse};
use crate::language::expression::Ast;
use crate::program::{Memory, Number, Set, Who, winnings};

pub(super) fn nobody_is_out<T>(at: &Ast) -> Meaning<T> {
    misuse(at, "nobody can be out of this game", Some("[[out]] says when a player is out".into()))
}

impl Dictionary<'_> {
    pub(super) fn number_word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Option<Number>> {
        let who = || match arguments {
            [] => Ok(Who::Mover),
            [who] => self.who(who),
            _ => misuse(ast, format!("`{word}` takes one player"), None),
        };
        Ok(Some(match word {
            "seeds" => match arguments {
                [] => {
                    self.focus_set(ast, focus)?;
                    Number::Focus
                }
                [set] => match self.sub_set(set, focus, depth)? {
                    // The pit in question, by its name.
                    Set::Last if focus == Focus::Last => Number::Focus,
                    set => Number::Seeds(Box::new(self.with_seeds(set))),
                },
                _ => return misuse(ast, "`seeds` takes one set of pits", None),
            },
            "min" => match arguments {
                [a, b] => Number::Min(
                    Box::new(self.sub_number(a, focus, depth)?),
                    Box::new(self.sub_number(b, focus, depth)?),
                ),
                _ => return misuse(ast, "`min` takes two numbers", None),
            },
            "count" => self.count(ast, arguments, focus, depth)?,
            "before" => Number::Before,
            "size" => match arguments {
                [set] => Number::Size(Box::new(self.sub_set(set, focus, depth)?)),
                _ => return misuse(ast, "`size` takes one set of pits", None),
            },
            "store" if self.seeds.is_none_or(|seeds| seeds.stores_are_scores) => {
                self.of_winnings(Number::Store(who()?))
            }
            "store" => self.of_winnings(Number::Winnings(who()?)),
            "reserve" => Number::Reserve(who()?),
            "score" => self.of_winnings(Number::Score(who()?)),
            "lead" => self.of_winnings(Number::Lead),
            "standing" if !self.eliminates => return nobody_is_out(ast),
            "standing" => Number::Standing,
            "remaining" => {
                self.memory.set(Memory { remaining: true, ..self.memory.get() });
                Number::Remaining
            }
            "total" => self.seeds.map_or(Number::Total, |seeds| Number::Fixed(seeds.total)),
            "plies" => {
                self.memory.set(Memory { plies: true, ..self.memory.get() });
                Number::Plies
            }
            "captures" => {
                self.memory.set(Memory { captures: true, ..self.memory.get() });
                Number::Captures(who()?)
            }
            "nth" => {
                self.memory.set(Memory { nth: true, ..self.memory.get() });
                Number::Nth
            }
            _ => return Ok(None),
        }))
    }

    /// A number that depends on what has been won.
    pub(super) fn of_winnings(&self, number: Number) -> Number {
        self.memory.set(Memory { won: true, ..self.memory.get() });
        number
    }

    /// A set whose seeds matter; stores may be among its places.
    pub(super) fn with_seeds(&self, set: Set) -> Set {
        if winnings::reach(self.board).may_name_store(&set) {
            self.memory.set(Memory { won: true, ..self.memory.get() });
        }
        set
    }
}
