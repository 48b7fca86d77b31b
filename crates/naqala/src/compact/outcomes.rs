//! What a last seed decides, looked up by its place and the number of seeds there.

use super::capture::Capture;
use super::settle::{Landing, Then};
use super::{CompactBoard, CompactWord, PLACES};

/// The outcomes of all last seeds.
#[derive(Clone, Debug)]
pub(super) struct Outcomes<W> {
    /// By place, then by number of seeds, where the highest means as many or more: [`NOTHING`], [`AGAIN`], or the index of the first
    /// case that may apply.
    by_place: [[u16; COUNTS]; PLACES],
    /// The cases of all places. Those of one place stand together, and the last of them always applies.
    cases: Vec<Landing<W>>,
}

/// Numbers of seeds are told apart below this one less one.
const COUNTS: usize = 64;

const NOTHING: u16 = u16::MAX;
const AGAIN: u16 = u16::MAX - 1;

/// What a last seed decides.
pub(super) enum Decided<'a, W> {
    /// The move ends without a capture.
    Nothing,
    /// The player moves again, without a capture.
    Again,
    /// What the first of these cases that matches says.
    By(&'a [Landing<W>]),
}

impl<W: CompactWord> Outcomes<W> {
    /// The outcomes by the cases of each place; `None` if there are too many.
    pub(super) fn compile(landings: [Vec<Landing<W>>; PLACES]) -> Option<Outcomes<W>> {
        let mut by_place = [[NOTHING; COUNTS]; PLACES];
        let mut cases = Vec::new();
        for (outcomes, of_place) in by_place.iter_mut().zip(landings) {
            for (count, outcome) in outcomes.iter_mut().enumerate() {
                *outcome = first_outcome(&of_place, count, cases.len())?;
            }
            cases.extend(of_place);
            cases.push(Landing::end());
        }
        Some(Outcomes { by_place, cases })
    }

    /// Whether the last seed decides anything here.
    #[inline(always)]
    pub(super) fn decide(&self, board: CompactBoard<W>, last: u8) -> bool {
        self.number(board, last) != NOTHING
    }

    /// What the last seed decides here.
    #[inline(always)]
    pub(super) fn of(&self, board: CompactBoard<W>, last: u8) -> Decided<'_, W> {
        match self.number(board, last) {
            NOTHING => Decided::Nothing,
            AGAIN => Decided::Again,
            first => Decided::By(self.cases.get(usize::from(first)..).unwrap_or_default()),
        }
    }

    #[inline(always)]
    fn number(&self, board: CompactBoard<W>, last: u8) -> u16 {
        let seeds = usize::from(board.seeds_at(last)).min(COUNTS - 1);
        self.by_place[usize::from(last) & (PLACES - 1)][seeds]
    }
}

/// The outcome for this number of seeds, where the list of cases begins at an index; `None` if that is too large.
fn first_outcome<W: CompactWord>(landings: &[Landing<W>], count: usize, begins: usize) -> Option<u16> {
    let number_of_counts = |landing: &Landing<W>| {
        let members = landing.counts.members().map(|member| (member as usize).min(COUNTS - 1));
        members.filter(|member| *member == count).count()
    };
    let Some(at) = landings.iter().position(|landing| number_of_counts(landing) > 0) else {
        return Some(NOTHING);
    };
    let first = &landings[at];
    let all_counts = if count < COUNTS - 1 { 1 } else { 257 - COUNTS };
    let is_certain = first.asks_count_alone && number_of_counts(first) == all_counts;
    match first.then {
        Then::End if is_certain && first.capture == Capture::Nothing => Some(NOTHING),
        Then::Again if is_certain && first.capture == Capture::Nothing => Some(AGAIN),
        _ => u16::try_from(begins + at).ok().filter(|index| *index < AGAIN),
    }
}
