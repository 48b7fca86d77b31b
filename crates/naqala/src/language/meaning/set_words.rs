//! Words for sets of pits.

use super::dictionary::{Dictionary, Focus, Meaning, misuse};
use crate::board::pits::{Pit, PitSet, SEATS, Side};
use crate::language::expression::{Ast, Node};
use crate::program::{Memory, Relation, Set, Who};

impl Dictionary<'_> {
    pub(super) fn set_word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Option<Set>> {
        if let Some(relation) = relation(word) {
            let of = match arguments {
                [] => self.focus_set(ast, focus)?,
                [of] => self.sub_set(of, focus, depth)?,
                _ => return misuse(ast, format!("`{word}` takes one set of pits"), None),
            };
            return Ok(Some(Set::Related(relation, Box::new(of))));
        }
        if let Some(places) = self.owners_word(ast, word, arguments)? {
            return Ok(Some(places));
        }
        match self.places_word(ast, word, arguments)? {
            Some(places) => Ok(Some(Set::Fixed([places; SEATS]))),
            None => self.state_word(ast, word, arguments),
        }
    }

    /// Places that players tell apart: their pits, stores and trays.
    fn owners_word(&self, ast: &Ast, word: &str, arguments: &[Ast]) -> Meaning<Option<Set>> {
        let board = self.board;
        let by_seat = |pits: &dyn Fn(Side) -> PitSet| Some(Set::Fixed(Side::ALL.map(pits)));
        Ok(match word {
            "own" | "enemy" | "party" | "south" | "north" if !board.common_rows().is_empty() => {
                let hint = Some("all, marks and bound tell pits apart".into());
                return misuse(ast, "the pits of this board belong to nobody", hint);
            }
            "own" if self.territory => Some(Set::Territory(Who::Mover)),
            "enemy" if self.territory => Some(Set::Territory(Who::Other)),
            "own" => by_seat(&|side| board.side(side)),
            "enemy" => by_seat(&|side| self.seats.rival_pits(board, side)),
            "party" => by_seat(&|side| self.seats.party_pits(board, side)),
            "stores" => Some(self.heaps(ast, word, arguments, |side| board.store(side))?),
            "trays" if !board.has_trays() => {
                return misuse(ast, "this board has no trays", Some("add `trays` to [board]".into()));
            }
            "trays" => Some(self.heaps(ast, word, arguments, |side| board.tray(side))?),
            _ => None,
        })
    }

    /// Pits that are the same for everybody: sides, rows, columns and ends of the board.
    fn places_word(&self, ast: &Ast, word: &str, arguments: &[Ast]) -> Meaning<Option<PitSet>> {
        let board = self.board;
        Ok(Some(match word {
            "all" => board.all(),
            "south" => board.side(Side::South),
            "north" => board.side(Side::North),
            "inner" => self.rows(ast, 0)?,
            "outer" => self.rows(ast, board.side_rows(Side::South).len() - 1)?,
            "row" => {
                let [number] = arguments else { return misuse(ast, "`row` takes a number: row(2)", None) };
                self.rows(ast, index(self.constant(number)?))?
            }
            "leftmost" => self.columns(|column, _| column == 0),
            "rightmost" => self.columns(|column, length| column + 1 == length),
            "left-half" => self.columns(|column, length| 2 * column + 1 < length),
            "right-half" => self.columns(|column, length| 2 * column + 1 > length),
            "middle" => self.columns(|column, length| 2 * column + 1 == length),
            "column-of" => {
                let wanted = arguments.iter().map(|number| self.constant(number).map(index));
                let wanted: Vec<usize> = wanted.collect::<Meaning<_>>()?;
                self.columns(|column, _| wanted.contains(&column))
            }
            "ends" if board.ends().is_empty() => {
                let hint = Some("the layout two-row-ends has some".into());
                return misuse(ast, "this board has no pits at its ends", hint);
            }
            "ends" => board.ends().iter().copied().collect(),
            _ => return Ok(None),
        }))
    }

    /// Pits that the position or the move under way tells.
    fn state_word(&self, ast: &Ast, word: &str, arguments: &[Ast]) -> Meaning<Option<Set>> {
        Ok(match word {
            "visited" if arguments.is_empty() => {
                self.asks_visited();
                Some(Set::Visited)
            }
            "filled" if arguments.is_empty() => Some(Set::Filled),
            "holding" => Some(self.holding(ast, arguments)?),
            "origin" => {
                self.memory.set(Memory { origin: true, ..self.memory.get() });
                Some(Set::Origin)
            }
            "start" => Some(Set::Start),
            "last" => Some(Set::Last),
            "here" => Some(Set::Here),
            "landing" => Some(Set::Landing),
            "marks" if !self.has_marks => {
                let hint = Some("add [marks] with a name and a form".into());
                return misuse(ast, "this file has no marks", hint);
            }
            "marks" => Some(Set::Marks(match arguments {
                [] => Who::Anyone,
                [who] => self.who(who)?,
                _ => return misuse(ast, "`marks` takes one player", None),
            })),
            "closed" => Some(Set::Closed),
            "blocked" => Some(Set::Blocked),
            "bound" => Some(Set::Bound),
            "threatened" => {
                self.memory.set(Memory { threatened: true, ..self.memory.get() });
                Some(Set::Threatened)
            }
            "last-target" => Some(Set::LastTarget),
            _ => None,
        })
    }

    /// The pits a move has visited are known only if its laps are sown seed by seed.
    pub(super) fn asks_visited(&self) {
        self.memory.set(Memory { visited: true, ..self.memory.get() });
    }

    /// The stores or trays of some players.
    pub(super) fn heaps(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        place: impl Fn(Side) -> Pit,
    ) -> Meaning<Set> {
        let whose = match arguments {
            [] => "mover",
            [Ast { node: Node::Word(who, none), .. }] if none.is_empty() => who.as_str(),
            _ => "",
        };
        let sides = |of: Side| -> Vec<Side> {
            match whose {
                "mover" => vec![of],
                "other" => vec![self.seats.rival[of.index()]],
                "party" => self.seats.party(of).collect(),
                _ => self.board.seats().to_vec(),
            }
        };
        if !["mover", "other", "party", "anyone"].contains(&whose) {
            let hint = Some(format!("use {word}(mover), {word}(other), {word}(party) or {word}(anyone)"));
            return misuse(ast, format!("`{word}` takes one player"), hint);
        }
        Ok(Set::Fixed(Side::ALL.map(|of| sides(of).into_iter().map(&place).collect())))
    }

    pub(super) fn rows(&self, ast: &Ast, row: usize) -> Meaning<PitSet> {
        let rows = Side::ALL.map(|side| self.board.side_rows(side).get(row));
        if rows[0].is_none() {
            return misuse(ast, "this board has no such row", None);
        }
        Ok(rows.into_iter().flatten().flatten().copied().collect())
    }

    pub(super) fn columns(&self, wanted: impl Fn(usize, usize) -> bool) -> PitSet {
        let rows = Side::ALL.into_iter().flat_map(|side| self.board.side_rows(side));
        rows.flat_map(|row| {
            let length = row.len();
            row.iter()
                .enumerate()
                .filter(|(column, _)| wanted(*column, length))
                .map(|(_, pit)| *pit)
                .collect::<Vec<_>>()
        })
        .collect()
    }

    pub(crate) fn focus_set(&self, ast: &Ast, focus: Focus) -> Meaning<Set> {
        Ok(match focus {
            Focus::Start | Focus::Lap | Focus::Turn => Set::Start,
            Focus::Last => Set::Last,
            Focus::Here => Set::Here,
            Focus::None => return misuse(ast, "no pit is in question here: name one in parentheses", None),
        })
    }

    pub(super) fn pit_name(&self, ast: &Ast, name: &str) -> Meaning<Set> {
        let of_seat = |side: &Side| self.board.find_of(*side, name);
        let all: PitSet = self.board.seats().iter().filter_map(of_seat).collect();
        if all.is_empty() {
            return misuse(ast, format!("this board has no pit `{name}`"), None);
        }
        Ok(Set::Fixed([all; SEATS]))
    }
}

/// The relation between pits that a word names.
fn relation(word: &str) -> Option<Relation> {
    Some(match word {
        "facing" => Relation::Facing,
        "behind" => Relation::Behind,
        "twin" => Relation::Twin,
        "column" => Relation::Column,
        "innermost" => Relation::Innermost,
        "outermost" => Relation::Outermost,
        "next" => Relation::Next,
        "next-filled" => Relation::NextFilled,
        "previous" => Relation::Previous,
        _ => return None,
    })
}

/// The index of a row or column that is counted from 1.
fn index(number: i32) -> usize {
    usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX)
}
