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
        let board = self.board;
        let same = |set: PitSet| Some(Set::Fixed([set; SEATS]));
        let sides = || Side::ALL.map(|side| board.side(side));
        let relation = |relation| -> Meaning<Option<Set>> {
            let of = match arguments {
                [] => self.focus_set(ast, focus)?,
                [of] => self.sub_set(of, focus, depth)?,
                _ => return misuse(ast, format!("`{word}` takes one set of pits"), None),
            };
            Ok(Some(Set::Related(relation, Box::new(of))))
        };
        Ok(match word {
            "own" | "enemy" | "party" | "south" | "north" if !board.common_rows().is_empty() => {
                let hint = Some("all, marks and bound tell pits apart".into());
                return misuse(ast, "the pits of this board belong to nobody", hint);
            }
            "own" if self.territory => Some(Set::Territory(Who::Mover)),
            "enemy" if self.territory => Some(Set::Territory(Who::Other)),
            "own" => Some(Set::Fixed(sides())),
            "enemy" => Some(Set::Fixed(Side::ALL.map(|side| self.seats.rival_pits(board, side)))),
            "all" => same(board.all()),
            "south" => same(sides()[0]),
            "north" => same(sides()[1]),
            "visited" if arguments.is_empty() => {
                self.asks_visited();
                Some(Set::Visited)
            }
            "filled" if arguments.is_empty() => Some(Set::Filled),
            "holding" => Some(self.holding(ast, arguments)?),
            "inner" => same(self.rows(ast, 0)?),
            "outer" => same(self.rows(ast, board.side_rows(Side::South).len() - 1)?),
            "row" => {
                let [number] = arguments else { return misuse(ast, "`row` takes a number: row(2)", None) };
                let number = self.constant(number)?;
                same(self.rows(ast, usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX))?)
            }
            "leftmost" => same(self.columns(|column, _| column == 0)),
            "rightmost" => same(self.columns(|column, length| column + 1 == length)),
            "left-half" => same(self.columns(|column, length| 2 * column + 1 < length)),
            "right-half" => same(self.columns(|column, length| 2 * column + 1 > length)),
            "middle" => same(self.columns(|column, length| 2 * column + 1 == length)),
            "column-of" => {
                let wanted: Vec<usize> = arguments
                    .iter()
                    .map(|number| {
                        self.constant(number)
                            .map(|n| usize::try_from(n.saturating_sub(1)).unwrap_or(usize::MAX))
                    })
                    .collect::<Meaning<_>>()?;
                same(self.columns(|column, _| wanted.contains(&column)))
            }
            "party" => Some(Set::Fixed(Side::ALL.map(|side| self.seats.party_pits(board, side)))),
            "stores" => Some(self.heaps(ast, word, arguments, |side| board.store(side))?),
            "trays" if !board.has_trays() => {
                return misuse(ast, "this board has no trays", Some("add `trays` to [board]".into()));
            }
            "trays" => Some(self.heaps(ast, word, arguments, |side| board.tray(side))?),
            "origin" => {
                self.memory.set(Memory { origin: true, ..self.memory.get() });
                Some(Set::Origin)
            }
            "start" => Some(Set::Start),
            "last" => Some(Set::Last),
            "here" => Some(Set::Here),
            "landing" => Some(Set::Landing),
            "facing" => relation(Relation::Facing)?,
            "behind" => relation(Relation::Behind)?,
            "twin" => relation(Relation::Twin)?,
            "column" => relation(Relation::Column)?,
            "innermost" => relation(Relation::Innermost)?,
            "outermost" => relation(Relation::Outermost)?,
            "next" => relation(Relation::Next)?,
            "next-filled" => relation(Relation::NextFilled)?,
            "previous" => relation(Relation::Previous)?,
            "marks" => Some(Set::Marks(match arguments {
                [] => Who::Anyone,
                [who] => self.who(who)?,
                _ => return misuse(ast, "`marks` takes one player", None),
            })),
            "ends" if board.ends().is_empty() => {
                let hint = Some("the layout two-row-ends has some".into());
                return misuse(ast, "this board has no pits at its ends", hint);
            }
            "ends" => same(board.ends().iter().copied().collect()),
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
