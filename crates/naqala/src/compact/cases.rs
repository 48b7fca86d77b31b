//! Compact boards on which several cases say which pits may be sown, and with how many seeds.

use super::analysis::{Analysis, filled_pits};
use super::endings::{self, Table};
use super::landings::{self, AtPlace, Place};
use super::laps::Laps;
use super::settle::{Flow, Landing, Then};
use super::{CompactBoard, CompactGame, CompactMoves, CompactWord, Feeding, PLACES};
use crate::board::pits::Side;
use crate::program::visit::Part;
use crate::program::{At, Before, CountSet, Lift, Number, Pick, PickAction, Set, Test};

/// Size of a block of move numbers. The number of a move is that of its pit, plus this size times the block of its case.
const BLOCK: u8 = 8;

/// The block of each case, by its index in the list. The last number of the second block means passing.
const BLOCKS: [u8; 4] = [0, 2, 3, 1];

/// The cases, in order. The first one that offers a move hides the later ones.
#[derive(Clone, Debug)]
pub(super) struct Cases<W>(Vec<Case<W>>);

/// A case.
#[derive(Clone, Debug)]
struct Case<W> {
    /// The combinations of empty rows for which it applies.
    when: Table,
    /// By pit: the numbers of seeds with which it may be sown.
    counts: [CountSet; BLOCK as usize],
    /// Its number in the file.
    number: u8,
    /// By place: what its pit decides, as if the last seed had fallen there; `None` if it is sown instead.
    decides: Option<Vec<Vec<Landing<W>>>>,
}

impl<W: CompactWord> Cases<W> {
    /// The cases of a game, if they depend only on empty rows, the pit, its seeds and the end of its lap.
    pub(super) fn compile(analysis: &Analysis<'_, W>, laps: &Laps<W>) -> Option<Cases<W>> {
        let game = analysis.game;
        let picks = &game.program.picks;
        let pits = analysis.rows[0].len();
        // In the last block, one number is reserved for the pass.
        let most = usize::from(BLOCK) - usize::from(picks.len() == BLOCKS.len());
        if !W::EXTENDED || game.territory || picks.len() > BLOCKS.len() || pits > most {
            return None;
        }
        let case = |pick: &Pick| {
            let Pick {
                when,
                from: _,
                condition: _,
                asks_landing: _,
                choose,
                action,
                before,
                lift,
                is_plain: _,
                mode,
                also,
                write: _,
                case,
            } = pick;
            let plain = choose.is_none() && *before == Before::Nothing && *lift == Lift::All && !also;
            if !plain {
                return None;
            }
            let decides = match action {
                PickAction::Sow => None,
                PickAction::Settle => Some(decided_at_once(analysis, *mode)?),
                PickAction::Take | PickAction::Swap => return None,
            };
            let mut counts = [CountSet::NONE; BLOCK as usize];
            for (pit, counts) in (0..pits as u8).zip(&mut counts) {
                *counts = analysis.same(|side| offered(analysis, laps, pick, side, pit))?;
            }
            let when = analysis.same(|side| endings::of_rows(analysis, when, side, At::Move))?;
            Some(Case { when, counts, number: *case, decides })
        };
        picks.iter().map(case).collect::<Option<_>>().map(Cases)
    }

    /// Whether some case does not sow.
    pub(super) fn settle_at_once(&self) -> bool {
        self.0.iter().any(|case| case.decides.is_some())
    }

    /// The number in the file of the case of a move.
    pub(super) fn number(&self, start: u8) -> u8 {
        self.of(start).map_or(0, |case| case.number)
    }

    /// The case of a move.
    #[inline(always)]
    fn of(&self, start: u8) -> Option<&Case<W>> {
        let block = start / BLOCK;
        self.0.iter().zip(BLOCKS).find(|(_, of_case)| *of_case == block).map(|(case, _)| case)
    }

    /// The moves offered when these rows are empty.
    #[inline(always)]
    pub(super) fn offered(&self, board: CompactBoard<W>, row: W, facts: u8) -> u32 {
        let filled = (board.mine & row).filled();
        for (case, block) in self.0.iter().zip(BLOCKS) {
            if case.when >> facts & 1 == 0 {
                continue;
            }
            let may = |pit: &u8| case.counts[usize::from(pit % BLOCK)].has(i32::from(board.seeds(*pit)));
            let moves =
                CompactMoves::of(u32::from(filled)).filter(may).fold(0, |moves, pit| moves | 1 << pit);
            if moves != 0 {
                return moves << (BLOCK * block);
            }
        }
        0
    }
}

impl<W: CompactWord> CompactGame<W> {
    /// What the pit of a move decides if it is not sown.
    #[inline(always)]
    pub(super) fn settle_at_once(
        &self,
        cases: &Cases<W>,
        board: &mut CompactBoard<W>,
        start: u8,
    ) -> Option<Flow> {
        let landings = cases.of(start)?.decides.as_ref()?;
        let place = start % BLOCK;
        let landings = landings.get(usize::from(place))?;
        let (after, then) = self.settle_by(landings, *board, place, 0);
        *board = after;
        match then {
            Then::Again => Some(Flow::Again),
            Then::Over(verdict) => Some(Flow::Over(verdict)),
            Then::End | Then::Relay(_) | Then::RelayFilled => Some(Flow::End),
        }
    }

    /// The moves after whose first lap the other player has the most seeds; differences above `enough` do not count.
    #[inline(never)]
    pub(super) fn moves_giving_most(&self, board: CompactBoard<W>, offered: u32, enough: u8) -> u32 {
        let given = |pit: u8| {
            let mut next = board;
            let sows = self
                .cases
                .as_ref()
                .is_none_or(|cases| cases.of(pit).is_none_or(|case| case.decides.is_none()));
            if sows {
                _ = self.sow_lap(&mut next, self.start(pit));
            }
            self.in_pits(next)[1].min(i32::from(enough))
        };
        let most = CompactMoves::of(offered).map(given).max().unwrap_or(0);
        CompactMoves::of(offered).filter(|pit| given(*pit) == most).fold(0, |moves, pit| moves | 1 << pit)
    }
}

/// What every pit of the mover decides, as if the last seed had fallen there; only for cases that do not sow.
fn decided_at_once<W: CompactWord>(analysis: &Analysis<'_, W>, mode: u8) -> Option<Vec<Vec<Landing<W>>>> {
    let of_place = |place: u8| {
        let mut found = Vec::new();
        for settle in &analysis.game.program.settles {
            let at_place = |side| Place { analysis, side, last: place, mode, is_sown: false };
            if let AtPlace::Decides(landing) = analysis.same(|side| at_place(side).compile(settle))? {
                found.push(landing);
            }
        }
        let ends = found.iter().all(|landing| matches!(landing.then, Then::End | Then::Again));
        ends.then_some(found)
    };
    (0..analysis.rows[0].len() as u8).map(of_place).collect()
}

/// The numbers of seeds with which a case offers a pit.
fn offered<W: CompactWord>(
    analysis: &Analysis<'_, W>,
    laps: &Laps<W>,
    pick: &Pick,
    side: Side,
    pit: u8,
) -> Option<CountSet> {
    let (pits, [least, most]) = filled_pits(&pick.from, side)?;
    let mut counts = CountSet::NONE;
    if !(pits - analysis.game.homes[side.index()]).is_empty() {
        return None;
    }
    if pits.has(analysis.on_board(side, pit)) {
        for seeds in least..=most {
            let landing = laps.get(pit, seeds).last;
            let start = Start { analysis, side, pit, landing, seeds: i32::from(seeds) };
            if start.holds(&pick.condition)? {
                counts.insert(i64::from(seeds));
            }
        }
    }
    Some(counts)
}

/// A pit that may be sown.
struct Start<'a, W> {
    analysis: &'a Analysis<'a, W>,
    side: Side,
    pit: u8,
    landing: u8,
    seeds: i32,
}

impl<W: CompactWord> Start<'_, W> {
    fn holds(&self, test: &Test) -> Option<bool> {
        let here = |place: u8| self.analysis.on_board(self.side, place & (PLACES as u8 - 1));
        match test {
            Test::Always => Some(true),
            Test::Never => Some(false),
            Test::FocusIn(counts) => Some(counts.has(self.seeds)),
            Test::In(number, counts) => Some(counts.has(self.number(number)?)),
            Test::Compare(comparison, a, b) => Some(comparison.holds(self.number(a)?, self.number(b)?)),
            Test::Even(number) => Some(self.number(number)? % 2 == 0),
            Test::Meet(Set::Start, set) | Test::Meet(set, Set::Start) => {
                Some(self.fixed(set)?.has(here(self.pit)))
            }
            Test::Meet(Set::Landing, set) | Test::Meet(set, Set::Landing) => {
                Some(self.fixed(set)?.has(here(self.landing)))
            }
            Test::Not(test) => Some(!self.holds(test)?),
            Test::All(parts) => parts.iter().try_fold(true, |all, part| Some(self.holds(part)? && all)),
            Test::Any(parts) => parts.iter().try_fold(false, |any, part| Some(self.holds(part)? || any)),
            _ => None,
        }
    }

    fn number(&self, number: &Number) -> Option<i32> {
        match number {
            Number::Fixed(value) => Some(*value),
            Number::Focus => Some(self.seeds),
            Number::Seeds(set) if **set == Set::Start => Some(self.seeds),
            _ => None,
        }
    }

    /// The places of a set if it is constant.
    fn fixed(&self, set: &Set) -> Option<crate::board::pits::PitSet> {
        let asks_last = Part::Set(set).any(&mut |part| matches!(part, Part::Set(Set::Last)));
        if asks_last { None } else { landings::fixed(self.analysis, self.side, set) }
    }
}

/// The demand that an opponent without seeds gets as many as possible, up to a number.
pub(super) fn gift_wanted<W: CompactWord>(analysis: &Analysis<'_, W>, most: &Number) -> Option<Feeding> {
    let is_of_enemy = |number: &Number| {
        let homes = &analysis.game.homes;
        let is_row =
            |set: &Set| matches!(set, Set::Fixed(sets) if (0..2).all(|side| sets[side] == homes[1 - side]));
        matches!(number, Number::Seeds(set) if is_row(set))
    };
    let enough = match most {
        Number::Min(a, b) => match (&**a, &**b) {
            (Number::Fixed(enough), seeds) | (seeds, Number::Fixed(enough)) if is_of_enemy(seeds) => *enough,
            _ => return None,
        },
        seeds if is_of_enemy(seeds) => 255,
        _ => return None,
    };
    u8::try_from(enough).ok().map(Feeding::Most)
}
