//! Compiles the start position: seeds, marks, reserves.

use super::Compiler;
use crate::board::pits::Side;
use crate::board::position::Position;
use crate::language::meaning::Focus;
use crate::program::Set;
use crate::rule_file::{Placed, SetupEntry, Text};

impl Compiler<'_, '_, '_> {
    /// The start position that the file lays out, and how many seeds other positions may have.
    pub(super) fn setup(&mut self) -> (Position, usize, u8) {
        let mut start = Position::empty();
        let file = self.file;
        let mut found = None;
        let mut most = 0;
        for entry in &file.setup {
            if found.is_some() || !self.stands(entry.get_ref().only.as_ref()) {
                continue;
            }
            found = Some(entry.span().start);
            self.lay_out(entry.get_ref(), entry.span().start, &mut start);
            most = self.seeds_if(entry.get_ref().most.as_ref()).unwrap_or(0);
        }
        if found.is_none() {
            self.report.add(0, "no [[setup]] stands with these options", None);
        }
        if self.dictionary.territory {
            let north = self.dictionary.board.side(Side::North);
            if self.dictionary.board.pit_count() > 64 {
                self.report.add(0, "pits can change owners on boards of at most 64 pits", None);
            }
            start.territory = north.0 as u64;
        }
        (start, found.unwrap_or(0), most)
    }

    pub(super) fn lay_out(&mut self, entry: &SetupEntry, at: usize, start: &mut Position) {
        if let Some(seeds) = self.seeds_if(entry.seeds.as_ref()) {
            for pit in self.dictionary.board.pits() {
                start.cells[pit.index()] = seeds;
            }
        }
        if let Some(rows) = &entry.rows {
            self.lay_rows(rows, start);
        }
        if let Some(random) = &entry.random {
            self.throw(random, start);
        }
        if entry.seeds.is_some() && entry.rows.is_some() {
            let hint = Some("leave out one of them; `except` changes single pits".into());
            self.report.add(at, "`seeds` and `rows` both lay out the whole board", hint);
        }
        if entry.seeds.is_none() && entry.rows.is_none() && entry.random.is_none() {
            self.report.add(at, "a setup needs `seeds`, `rows` or `random`", Some("seeds = 4".into()));
        }
        for (pits, seeds) in &entry.except {
            let Some(seeds) = self.seeds_if(Some(seeds)) else { continue };
            if let Set::Fixed([south, ..]) = self.set_at(pits, Focus::None) {
                for pit in south {
                    start.cells[pit.index()] = seeds;
                }
            }
        }
        if let Some(seeds) = self.seeds_if(entry.reserve.as_ref()) {
            let holders = [("both", [true; 2]), ("south", [true, false]), ("north", [false, true])];
            let holders = self.named(entry.reserve_of.as_ref(), "holder of the reserve", &holders);
            start.reserve = holders.map(|holds| if holds { seeds } else { 0 });
        }
        if let Some(Set::Fixed([south, ..])) = self.set_if(entry.marked.as_ref(), Focus::None) {
            for side in self.dictionary.board.seats() {
                start.marks[side.index()] = (south & self.dictionary.board.side(*side)).0 as u64;
            }
        }
    }

    pub(super) fn lay_rows(&mut self, rows: &Placed<Vec<Vec<Text>>>, start: &mut Position) {
        let span = rows.span();
        let board = self.dictionary.board;
        let common = Some(board.common_rows()).filter(|rows| !rows.is_empty());
        let sides = board.seats().iter().map(|side| board.side_rows(*side));
        for places in common.into_iter().chain(sides).filter(|places| !places.is_empty()) {
            let fits = places.len() == rows.get_ref().len()
                && places.iter().zip(rows.get_ref()).all(|(places, row)| places.len() == row.len());
            if !fits {
                let message = "the rows of the setup do not fit the board";
                let hint = format!("{} row(s) of {} pits a side", places.len(), places[0].len());
                self.report.add(span.start, message, Some(hint));
                return;
            }
            for (place, value) in places.iter().flatten().zip(rows.get_ref().iter().flatten()) {
                start.cells[place.index()] = self.seeds(value);
            }
        }
    }
}
