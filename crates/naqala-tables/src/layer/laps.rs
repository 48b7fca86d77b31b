//! The effect of single laps on the board: enough to play plain plies forwards and backwards by addition and subtraction.

use naqala::{CompactBoard, CompactWord, Game, Position, Side};

use crate::boards::{Words, minus, plus, with};
use crate::domain::{Domain, MOST_PITS};

/// Maximum number of pits of a side, so that each has a bit.
pub(super) const MOST_STARTS: usize = 16;

/// The laps of both sides, by starting pit and number of seeds.
pub(super) struct Laps {
    sides: [Vec<Start>; 2],
}

/// The laps from a pit.
pub(super) struct Start {
    pub(super) pit: usize,
    /// By the number of seeds; `None` if seeds leave the board, or if there are several directions.
    laps: Vec<Option<Lap>>,
    /// A longer lap never drops fewer seeds in any pit, so that if a lap cannot have led to a board, no longer one can.
    grows: bool,
}

/// The seeds that fall into each pit, including those left in the starting pit.
pub(super) type Lap = [u8; MOST_PITS];

impl Laps {
    /// The laps of a game; `None` if there are too many pits.
    pub(super) fn new(domain: &Domain, most: usize) -> Option<Laps> {
        let game = domain.game();
        let of = |side: Side| -> Option<Vec<Start>> {
            let pits = game.board().side_rows(side).iter().flatten();
            let starts: Vec<Start> = pits.map(|pit| Start::new(game, side, pit.index(), most)).collect();
            (starts.len() <= MOST_STARTS).then_some(starts)
        };
        Some(Laps { sides: [of(Side::South)?, of(Side::North)?] })
    }

    /// The number of pits of the side that has more.
    pub(super) fn most_starts(&self) -> usize {
        self.sides.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The laps from all pits of a side.
    pub(super) fn of(&self, side: usize) -> &[Start] {
        &self.sides[side]
    }

    /// The index of a pit among those of a side, if a lap from there turns one board into the other.
    #[inline(always)]
    pub(super) fn makes(&self, side: usize, pit: usize, before: &[u8], after: &[u8]) -> Option<usize> {
        let place = self.sides[side].iter().position(|start| start.pit == pit)?;
        let lap = self.sides[side][place].lap(before[pit])?;
        let mut pits = before.iter().zip(after).zip(lap).enumerate();
        let agrees = pits
            .all(|(at, ((before, after), falls))| *after == if at == pit { *falls } else { before + falls });
        agrees.then_some(place)
    }
}

impl Start {
    fn new(game: &Game, side: Side, pit: usize, most: usize) -> Start {
        let laps: Vec<Option<Lap>> = (0..=most).map(|seeds| lap_of(game, side, pit, seeds as u8)).collect();
        let known: Vec<&Lap> = laps.iter().flatten().collect();
        let grows = known.windows(2).all(|pair| {
            let mut pits = pair[0].iter().zip(pair[1]).enumerate();
            pits.all(|(at, (less, more))| at == pit || less <= more)
        });
        Start { pit, laps, grows }
    }

    #[inline(always)]
    fn lap(&self, seeds: u8) -> Option<&Lap> {
        self.laps.get(usize::from(seeds))?.as_ref()
    }

    /// Calls `visit` for every board that a lap from this pit turns into the given one.
    #[inline(always)]
    pub(super) fn each_before(&self, after: &[u8], mut visit: impl FnMut(&[u8])) {
        let mut before = [0; MOST_PITS];
        let before = &mut before[..after.len()];
        for (seeds, lap) in self.laps.iter().enumerate().skip(1) {
            let Some(lap) = lap else { continue };
            let mut fits = true;
            for ((before, after), falls) in before.iter_mut().zip(after).zip(lap) {
                fits &= falls <= after;
                *before = after.wrapping_sub(*falls);
            }
            if !fits && self.grows && lap[self.pit] == 0 && after[self.pit] == 0 {
                return;
            }
            if fits && after[self.pit] == lap[self.pit] {
                before[self.pit] = seeds as u8;
                visit(before);
            }
        }
    }
}

/// The laps of the player to move on compact boards, by the place of the starting pit.
pub(super) struct WordLaps<W> {
    starts: Vec<WordStart<W>>,
}

/// The laps from a pit.
struct WordStart<W> {
    /// By the number of seeds: what falls into each pit, including the starting pit.
    laps: Vec<Option<Words<W>>>,
    grows: bool,
    /// No lap puts a seed into the starting pit.
    stays_empty: bool,
}

impl<W: CompactWord> WordLaps<W> {
    /// These laps with their pits at other places; `None` if a starting pit is not in the mover's word.
    pub(super) fn new(laps: &[Start], place: impl Fn(u8) -> Option<u8>) -> Option<WordLaps<W>> {
        let mut starts: Vec<(u8, WordStart<W>)> = Vec::new();
        for start in laps {
            let at = place(start.pit as u8).filter(|at| *at < W::STORE)?;
            let words = |lap: &Lap| {
                let falls = lap.iter().enumerate().filter(|(_, seeds)| **seeds > 0);
                falls
                    .map(|(pit, seeds)| Some(with(*seeds, place(pit as u8)?)))
                    .try_fold([W::default(); 2], |words, more: Option<Words<W>>| Some(plus(words, more?)))
            };
            let laps = start.laps.iter().map(|lap| lap.as_ref().and_then(words)).collect();
            let stays_empty = start.laps.iter().flatten().all(|lap| lap[start.pit] == 0);
            starts.push((at, WordStart { laps, grows: start.grows, stays_empty }));
        }
        starts.sort_by_key(|(at, _)| *at);
        let in_order = starts.iter().enumerate().all(|(number, (at, _))| usize::from(*at) == number);
        in_order.then(|| WordLaps { starts: starts.into_iter().map(|(_, start)| start).collect() })
    }

    /// Whether a lap from this pit turns one board into the other.
    #[inline(always)]
    pub(super) fn makes(&self, pit: u8, before: CompactBoard<W>, after: CompactBoard<W>) -> bool {
        let lap = self.starts.get(usize::from(pit)).and_then(|start| {
            let seeds = before.seeds(pit);
            Some((seeds, (*start.laps.get(usize::from(seeds))?)?))
        });
        lap.is_some_and(|(seeds, falls)| plus(before.words(), falls) == plus(after.words(), with(seeds, pit)))
    }

    /// Calls `visit` for every board that a lap turns into the given one, with the starting pit.
    #[inline(always)]
    pub(super) fn each_before(&self, after: Words<W>, mut visit: impl FnMut(u8, Words<W>)) {
        // A byte that lends keeps its highest bit only if it holds as many as are taken.
        let high = W::every(1 << 7);
        let lent = after.map(|word| word | high);
        for (pit, start) in (0..).zip(&self.starts) {
            let in_pit = after[0].at(pit);
            if start.stays_empty && in_pit != 0 {
                continue;
            }
            for (seeds, lap) in (1..).zip(&start.laps[1..]) {
                let Some(falls) = lap else { continue };
                let rest = minus(lent, *falls);
                let fits = rest[0] & rest[1] & high == high;
                if fits && falls[0].at(pit) == in_pit {
                    visit(pit, plus(rest.map(|word| word & !high), with(seeds, pit)));
                } else if !fits && start.grows && start.stays_empty {
                    break;
                }
            }
        }
    }
}

/// Contents of the other pits while laps are tried: enough seeds for legal moves, and numbers that are rarely captured. If a
/// move is refused because of a capture, the next one is tried.
const FILLINGS: [u8; 3] = [9, 5, 1];

/// The effect of the only lap of `seeds` seeds from a pit, if no seed leaves the board.
fn lap_of(game: &Game, side: Side, pit: usize, seeds: u8) -> Option<Lap> {
    FILLINGS.into_iter().find_map(|filling| {
        let mut p = game.empty_position(side);
        let pits = game.pit_seeds_mut(&mut p);
        let room = usize::from(u8::MAX - seeds) / pits.len().max(1);
        pits.fill(filling.min(room as u8));
        pits[pit] = seeds;
        lap_on(game, &p, pit)
    })
}

/// The effect of the lap from a pit on a board, if there is only one and no seed leaves the board.
fn lap_on(game: &Game, p: &Position, pit: usize) -> Option<Lap> {
    let moves = game.moves(p);
    let mut own = moves.iter().filter(|mv| mv.pit().is_some_and(|from| from.index() == pit));
    let (Some(only), None) = (own.next(), own.next()) else { return None };
    let sown = game.after_first_lap(p, *only);
    let mut lap = [0; MOST_PITS];
    for (at, (before, after)) in game.pit_seeds(p).iter().zip(game.pit_seeds(&sown)).enumerate() {
        lap[at] = if at == pit { *after } else { after.checked_sub(*before)? };
    }
    let falls: u32 = lap.iter().map(|falls| u32::from(*falls)).sum();
    (falls == u32::from(p.seeds(only.pit()?))).then_some(lap)
}
