//! Random rule files and games, to compare all implementations of play with each other.
//!
//! A [`Source`] of choices makes a rule file ([`rule_file`]) from the same types that rule files are read into. So after a new
//! table, key or value is added to the language, this module does not compile until it says how often that occurs. [`compare`]
//! then plays the game with every implementation, and reports the first difference.

#[cfg(test)]
mod attacks;
mod compact;
mod compare;
mod expression;
#[cfg(test)]
mod found;
mod landing;
#[cfg(test)]
mod limits;
mod maker;
mod shrink;
mod source;
mod tables;
#[cfg(test)]
mod tests;
mod written;

pub use compare::{Compared, compare, compare_rules};
pub use shrink::shrunk;
pub use source::Source;

use std::collections::BTreeMap;

use crate::board::{Board, Layout, Stores};
use crate::rule_file::LANGUAGE_VERSION;
use crate::rule_file::{Chosen, Placed, ResowEntry, RuleFile, SettleEntry};
use expression::Place;
use maker::{Maker, is_one_of, placed, value};

/// Whether the player may have to decide something in the course of a move.
fn moves_ask(settle: &[Placed<SettleEntry>], resow: &[Placed<ResowEntry>]) -> bool {
    let settle_asks = |settle: &SettleEntry| {
        let asks = [&settle.optional, &settle.may_turn, &settle.bonus];
        let may_stop = settle.then.as_ref().is_some_and(|then| !is_one_of(then, &["end", "relay", "again"]));
        asks.iter().any(|asked| asked.is_some()) || settle.into_one_of.is_some() || may_stop
    };
    settle.iter().any(|settle| settle_asks(settle.get_ref()))
        || resow.iter().any(|resow| resow.get_ref().may_turn.is_some())
}

/// A rule file that is made of these choices. Not every one compiles: what the choices say may not go together.
pub fn rule_file(source: &mut Source) -> String {
    written::text(&Maker::new(source).file())
}

impl<'s> Maker<'s> {
    fn new(source: &'s mut Source) -> Maker<'s> {
        let (layout, shape, most, rows_a_side) = match source.below(16) {
            0..=6 => ("two-row", Layout::TwoRow, 7, 1),
            7 => ("two-row-ends", Layout::TwoRowEnds, 6, 1),
            8 => ("three-row", Layout::ThreeRow, 9, 1),
            9..=10 => ("four-row", Layout::FourRow, 5, 2),
            11 => ("six-row", Layout::SixRow, 3, 3),
            12 => ("loops", Layout::Loops, 6, 1),
            13 => ("one-row", Layout::OneRow, 6, 1),
            14 => ("square", Layout::Square, 3, 1),
            _ => ("torus", Layout::Torus, 3, 0),
        };
        let most = if source.one_in(12) { 2 * most } else { most };
        let pits = match shape {
            Layout::ThreeRow => 9,
            Layout::Loops => 2 * source.between(1, most / 2),
            Layout::TwoRowEnds => source.between(1, most.min(11)),
            _ => source.between(1, most),
        };
        let stores = match shape {
            Layout::TwoRow | Layout::OneRow => {
                source.pick(&["off", "right", "left", "off", "right", "shared"])
            }
            Layout::Square => source.pick(&["off", "shared"]),
            _ => "off",
        };
        let board = Board::new(shape, pits, Stores::Off).ok();
        let usual = board.as_ref().map_or(2, Board::players);
        let players = if shape == Layout::Torus { source.pick(&[2, 3, 4]) } else { usual };
        let pit_names: Vec<String> =
            board.iter().flat_map(|board| board.pits().map(|pit| board.name(pit).to_owned())).collect();
        let parties = if players == 4 { source.pick(&[4, 2, 3]) } else { players };
        let (is_owned, is_two) = (shape != Layout::Torus, players == 2);
        let has_marks = pit_names.len() <= 64 && source.one_in(4);
        let mut maker = Maker {
            layout,
            stores,
            pits,
            players,
            parties,
            is_owned,
            rows_a_side,
            has_ends: shape == Layout::TwoRowEnds,
            has_trays: players == 4 || source.one_in(12),
            has_territory: is_owned && is_two && pit_names.len() <= 64 && source.one_in(16),
            has_out: parties > 2 && source.one_in(2),
            has_marks,
            has_resow: source.one_in(4),
            sells: has_marks && is_owned && is_two && source.one_in(8),
            has_ways: false,
            kind: (pit_names.len() <= 56 && source.one_in(8)).then(|| "cowrie".to_owned()),
            modes: Vec::new(),
            pit_names,
            sets: Vec::new(),
            tests: Vec::new(),
            options: Vec::new(),
            source,
        };
        maker.usual_options();
        maker
    }

    /// The file with the options that its rules ask about, and a preset of one of them.
    fn file(&mut self) -> RuleFile {
        let mut file = self.rules();
        let text = written::text(&file);
        let asks = |name: &str| {
            [format!("${name}"), format!("chosen({name},"), format!("{{ {name} = ")]
                .iter()
                .any(|form| text.contains(form))
        };
        self.options.retain(|option| asks(&option.name));
        file.preset = self.presets();
        file.option = std::mem::take(&mut self.options).into_iter().map(placed).collect();
        file
    }

    fn rules(&mut self) -> RuleFile {
        let define = self.definitions();
        let (board, kind, setup, marks) = (self.board(), self.kinds(), self.setups(), self.marks());
        let (race, sow) = (self.races(), self.sows());
        // Words may name modes from here on: all files have the one that is meant if nothing is said.
        let pick = self.picks();
        self.modes = vec!["move"];
        let named =
            |mode: &&'static str| pick.iter().any(|pick| pick.get_ref().mode.as_deref() == Some(mode));
        self.modes.extend(["quick", "capture"].iter().filter(|mode| named(mode)));
        if pick.iter().all(|pick| pick.get_ref().mode.is_some()) {
            self.modes.remove(0);
        }
        let (drop, settle, resow) = (self.drops(), self.settles(), self.resows());
        let require = self.requires(moves_ask(&settle, &resow));
        let (team, pass, out) = (self.teams(), self.passes(), self.outs());
        let (block, forfeit, end) = (self.blocks(), self.forfeits(), self.ends());
        let (turn, score, endless) = (self.turn(), self.score(), self.endless());
        let (repetition, limits, series) = (self.repetition(), self.limits(), self.series());
        RuleFile {
            naqala: placed(LANGUAGE_VERSION),
            id: placed("generated".to_owned()),
            name: "Generated".to_owned(),
            about: self.about(),
            source: self.sources(),
            option: Vec::new(),
            preset: Vec::new(),
            define,
            board,
            kind,
            setup,
            marks,
            race,
            pick,
            sow,
            drop,
            settle,
            resow,
            require,
            team,
            pass,
            out,
            block,
            forfeit,
            end,
            turn,
            score,
            endless,
            repetition,
            limits,
            series,
        }
    }

    /// Names of the file's own; each may be used by those after it.
    fn definitions(&mut self) -> BTreeMap<String, Chosen<String>> {
        let mut define = BTreeMap::new();
        if self.source.one_in(6) {
            define.insert("my-pits".to_owned(), value(self.set(Place::NOWHERE)));
            self.sets.push("my-pits".to_owned());
        }
        if self.source.one_in(6) {
            define.insert("my-test".to_owned(), value(self.test(Place::NOWHERE)));
            self.tests.push("my-test".to_owned());
        }
        define
    }
}
