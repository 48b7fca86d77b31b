//! Positions on compact boards, and their numbers.

use naqala::{CompactBoard, CompactGame, CompactMoves, CompactStep, CompactVerdict, CompactWord, Side};

use crate::domain::{Child, Domain, Steps};
use crate::ranking::{self, Ranking, Row};

/// The bytes of a compact board of the widest words.
const MOST_PLACES: usize = 32;

/// A game on compact boards whose positions are numbered as the player to move sees them.
#[derive(Clone, Debug)]
pub(crate) struct Boards<W = u64> {
    pub(crate) game: CompactGame<W>,
    /// The places of the pits, in the order in which they are numbered.
    order: Vec<u8>,
    /// The same from the last pit to the first, as they are counted for a number.
    backwards: Vec<u8>,
    /// The number of pits of a row, if the pits are numbered as they lie in the words.
    straight: Option<usize>,
}

/// The boards of a game, if it has compact ones of either width and nothing but the lack of a move ends it before a turn.
#[derive(Clone, Debug)]
pub(crate) enum AnyBoards {
    Narrow(Boards<u64>),
    Wide(Boards<u128>),
}

impl AnyBoards {
    pub(crate) fn of(domain: &Domain) -> Option<AnyBoards> {
        if !domain.ends_turns_by_stuck_alone() {
            return None;
        }
        let narrow = CompactGame::of(domain.game()).and_then(|game| Boards::new(domain, game));
        let wide = || CompactGame::of_wide(domain.game()).and_then(|game| Boards::new(domain, game));
        narrow.map(AnyBoards::Narrow).or_else(|| wide().map(AnyBoards::Wide))
    }
}

/// The two words of a board.
pub(crate) type Words<W> = [W; 2];

impl<W: CompactWord> Boards<W> {
    /// The boards of a game; `None` if its positions are more than that, or are not numbered alike for both players.
    pub(crate) fn new(domain: &Domain, game: CompactGame<W>) -> Option<Boards<W>> {
        let seen_by = |side: Side| -> Option<Vec<u8>> {
            domain.order(side).iter().map(|pit| place_of(domain, &game, side, *pit)).collect()
        };
        let order = seen_by(Side::South)?;
        let is_alike = domain.is_seen_from_mover() && seen_by(Side::North)? == order;
        let backwards = order.iter().rev().copied().collect();
        let row = order.len() / 2;
        let lies_at = |at: usize| if at < row { at } else { usize::from(W::BYTES) + at - row };
        let is_straight = order.iter().enumerate().all(|(at, place)| usize::from(*place) == lies_at(at));
        let straight = (is_straight && row > 0 && order.len() == 2 * row).then_some(row);
        (domain.has_pits_alone() && is_alike).then_some(Boards { game, order, backwards, straight })
    }

    /// The place of a pit, when South is to move.
    pub(crate) fn place(&self, domain: &Domain, pit: u8) -> Option<u8> {
        place_of(domain, &self.game, Side::South, pit)
    }

    /// The layer and the index of a board; `None` if it has too many seeds.
    #[inline(always)]
    pub(crate) fn number(&self, domain: &Domain, words: Words<W>) -> Option<(usize, u64)> {
        let ranking = domain.ranking();
        if W::BYTES == u64::BYTES
            && let Some(row) = self.straight
        {
            return number_straight(ranking, row, words.map(|word| word.halves()[0]));
        }
        let bytes = bytes_of(words);
        let numbered = ranking.find(self.backwards.iter().map(|at| bytes[usize::from(*at) % MOST_PLACES]));
        numbered.map(|(rank, seeds)| (seeds, rank))
    }

    /// The board with an index, without stores.
    pub(crate) fn words(&self, domain: &Domain, seeds: usize, state: u64) -> Words<W> {
        let mut pits = [0; MOST_PLACES];
        domain.distribution(seeds, state, &mut pits[..self.order.len()]);
        let laid = self.order.iter().zip(pits);
        laid.fold([W::default(); 2], |words, (place, seeds)| plus(words, with::<W>(seeds, *place)))
    }

    /// The boards of a layer, starting with an index.
    pub(crate) fn walk<'a>(&'a self, domain: &'a Domain, seeds: usize, state: u64) -> BoardWalk<'a, W> {
        let mut pits = vec![0; self.order.len()];
        domain.distribution(seeds, state, &mut pits);
        let bare = self.game.seen_by(&domain.bare_with(seeds, 0), Side::South).words();
        let words = plus(self.words(domain, seeds, state), bare);
        BoardWalk { boards: self, domain, seeds, state, pits, words }
    }
}

/// The boards of a layer, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct BoardWalk<'a, W> {
    boards: &'a Boards<W>,
    domain: &'a Domain,
    seeds: usize,
    state: u64,
    /// The seeds in the pits, in numbering order.
    pits: Vec<u8>,
    words: Words<W>,
}

impl<W: CompactWord> BoardWalk<'_, W> {
    /// The current board.
    #[inline(always)]
    pub(crate) fn board(&self) -> CompactBoard<W> {
        CompactBoard::from_words(self.words)
    }

    /// The index of the current board.
    #[inline(always)]
    pub(crate) fn state(&self) -> u64 {
        self.state
    }

    /// The successors; `None` if only the whole rules tell them.
    #[inline(always)]
    fn children(&self, found: &mut [Child; MOST_PLACES]) -> Option<usize> {
        let (game, board) = (&self.boards.game, self.board());
        let mut count = 0;
        for (place, mv) in found.iter_mut().zip(CompactMoves::of(game.moves(board))) {
            let step = game.play(board, mv);
            let gain = gain_by(board, &step);
            *place = if step.over {
                if step.verdict != CompactVerdict::Score {
                    return None;
                }
                Child { gain, over: true, drawn: false, same: false, seeds: 0, state: 0 }
            } else {
                let (seeds, state) = self.boards.number(self.domain, step.board.words())?;
                Child { gain, over: false, drawn: false, same: step.same, seeds, state }
            };
            count += 1;
        }
        (count > 0).then_some(count)
    }
}

impl<W: CompactWord> Steps for BoardWalk<'_, W> {
    #[inline(always)]
    fn advance(&mut self) {
        self.state += 1;
        let Some((from, tail)) = ranking::advance(&mut self.pits) else { return };
        let order = &self.boards.order;
        let gone = plus(with(tail, order[order.len() - 1]), with(1, order[from]));
        self.words = plus(minus(self.words, gone), with(tail + 1, order[from + 1]));
    }

    #[inline(always)]
    fn each_child(&self, visit: impl FnMut(Child)) -> Option<i32> {
        let mut found = [Child::default(); MOST_PLACES];
        match self.children(&mut found) {
            Some(count) => {
                found[..count].iter().copied().for_each(visit);
                None
            }
            None => self.domain.each_child(&self.domain.position(self.seeds, self.state), visit),
        }
    }
}

/// How much the lead of the player who moved has grown by a step.
#[inline(always)]
pub(crate) fn gain_by<W: CompactWord>(before: CompactBoard<W>, step: &CompactStep<W>) -> i32 {
    (if step.same { step.board.lead() } else { -step.board.lead() }) - before.lead()
}

/// The layer and the index of a board whose pits are numbered as they lie in the words.
#[inline(always)]
fn number_straight(ranking: &Ranking, row: usize, words: [u64; 2]) -> Option<(usize, u64)> {
    // A product with this has in each byte the sum of the bytes up to there.
    const ONES: u64 = 0x0101_0101_0101_0101;
    let [mine, theirs] = words.map(|word| (word << (64 - 8 * row)).swap_bytes().wrapping_mul(ONES));
    let last = 8 * (row - 1);
    let sums_of_mine = mine.wrapping_add((theirs >> last & 0xFF).wrapping_mul(ONES));
    let seeds = (sums_of_mine >> last & 0xFF) as usize;
    let (after, before) = ranking.rows().split_at_checked(row)?;
    let sum = |rows: &[Row], sums: u64| -> u64 {
        rows.iter().zip(0..8).map(|(row, byte)| row[(sums >> (8 * byte)) as usize % row.len()]).sum()
    };
    (seeds <= ranking.most()).then(|| (seeds, sum(after, theirs) + sum(before, sums_of_mine)))
}

/// Where a pit is on the boards of a side.
fn place_of<W: CompactWord>(domain: &Domain, game: &CompactGame<W>, side: Side, pit: u8) -> Option<u8> {
    let mut p = domain.game().empty_position(side);
    domain.game().pit_seeds_mut(&mut p)[usize::from(pit)] = 1;
    let words = game.seen_by(&p, side).words();
    bytes_of(words).iter().position(|seeds| *seeds > 0).map(|at| at as u8)
}

/// The bytes of the mover's word, then those of the other player's.
#[inline(always)]
fn bytes_of<W: CompactWord>(words: Words<W>) -> [u8; MOST_PLACES] {
    let mut bytes = [0; MOST_PLACES];
    let [mine, theirs] = words.map(W::halves);
    if W::BYTES == u64::BYTES {
        bytes[..8].copy_from_slice(&mine[0].to_le_bytes());
        bytes[8..16].copy_from_slice(&theirs[0].to_le_bytes());
    } else {
        for (at, half) in mine.into_iter().chain(theirs).enumerate() {
            bytes[8 * at..8 * at + 8].copy_from_slice(&half.to_le_bytes());
        }
    }
    bytes
}

/// A board with this many seeds in one place.
#[inline(always)]
pub(crate) fn with<W: CompactWord>(seeds: u8, place: u8) -> Words<W> {
    let word = W::with(seeds, place & W::STORE);
    if place < W::BYTES { [word, W::default()] } else { [W::default(), word] }
}

/// The sum of two boards.
#[inline(always)]
pub(crate) fn plus<W: CompactWord>(a: Words<W>, b: Words<W>) -> Words<W> {
    [a[0].plus(b[0]), a[1].plus(b[1])]
}

/// The difference of two boards.
#[inline(always)]
pub(crate) fn minus<W: CompactWord>(a: Words<W>, b: Words<W>) -> Words<W> {
    [a[0].minus(b[0]), a[1].minus(b[1])]
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, catalogue};

    /// Boards have the same numbers and the same successors as the positions of the whole rules, in every game.
    #[test]
    fn boards_go_through_the_same_positions() {
        let mut compared = [0; 2];
        for id in catalogue::ids() {
            let rules = catalogue::rules(id).unwrap();
            let choices = rules.presets().iter().map(|preset| Choices::new().preset(&preset.name).clone());
            for options in choices.chain([Choices::new()]) {
                let Ok(game) = rules.compile(&options) else { continue };
                let Ok(domain) = Domain::discover(&game, 4) else { continue };
                match AnyBoards::of(&domain) {
                    Some(AnyBoards::Narrow(boards)) => compare(&domain, &boards, &mut compared[0]),
                    Some(AnyBoards::Wide(boards)) => compare(&domain, &boards, &mut compared[1]),
                    None => {}
                }
            }
        }
        assert!(compared.iter().all(|games| *games >= 2), "{compared:?}");
    }

    fn compare<W: CompactWord>(domain: &Domain, boards: &Boards<W>, compared: &mut usize) {
        for seeds in 0..=4 {
            let (mut walk, mut on_boards) = (domain.walk(seeds, 0), boards.walk(domain, seeds, 0));
            for state in 0..domain.states(seeds) {
                let text = domain.game().position_text(&walk.position);
                let place = boards.number(domain, on_boards.board().words());
                assert_eq!(place, Some((seeds, state)), "{text}");
                assert_eq!(boards.words(domain, seeds, state), on_boards.board().without_stores().words());
                assert_eq!(children(&on_boards), children(&walk), "{text}");
                walk.advance();
                on_boards.advance();
            }
        }
        *compared += 1;
    }

    fn children(steps: &impl Steps) -> (Option<i32>, Vec<Child>) {
        let mut children = Vec::new();
        let over = steps.each_child(|child| children.push(child));
        children.sort_unstable();
        (over, children)
    }
}
