//! Decides whether a game's rules fit compact boards, and compiles its tables.
//!
//! Everything is checked for each side separately and must be the same for both.

use super::play::{ENEMY_EMPTY, OWN_EMPTY, STUCK};
use super::{Chain, CompactGame, EndTest, Ending, Landing, Lap, Mask, PLACES, ROW, number_places, pit};
use crate::board::Stores;
use crate::board::pits::{BySeat, PitSet, Side};
use crate::board::position::{MAX_CELLS, NO_PIT};
use crate::board::second_kind::Kinds;
use crate::game::Game;
use crate::program::{
    self, At, CountSet, End, GrandSlam, Leftovers, PlainPick, Program, Receiver, Relation, Requirement, Set,
    Settle, Test, Then, Who, WinnerRule,
};

const SIDES: [Side; 2] = [Side::South, Side::North];

/// A game looked at by both players.
struct Analysis<'a> {
    game: &'a Game,
    plain: PlainPick,
    /// The pits of each side in the order of sowing.
    rows: [Vec<u8>; 2],
    /// By side: the compact number of every place.
    numbers: [[u8; MAX_CELLS]; 2],
}

pub(super) fn compile(game: &Game) -> Option<CompactGame> {
    game.program.shortcuts.fast_turn?;
    if !is_plain(game) {
        return None;
    }
    Analysis::new(game)?.compile()
}

/// Whether nothing but seeds in pits and stores, and the player to move, decides how a game goes on. What is left out here is
/// looked at when its table is compiled, or is nothing that a turn of this kind comes to.
fn is_plain(game: &Game) -> bool {
    let Program {
        race: _,
        picks,
        sows,
        drops,
        settles: _,
        resows: _,
        requirements: _,
        passes,
        elimination,
        forfeits,
        block,
        ends,
        modes: _,
        extra_lapses: _,
        no_return,
        binds,
        marks,
        endless: _,
        lap_limit: _,
        limit_stops: _,
        // Sessions alone know of repetitions, limits and matches.
        repetition: _,
        limits: _,
        series: _,
        kind,
        debts,
        sows_both: _,
        fewest_win,
        marks_count,
        memory,
        shortcuts: _,
    } = &game.program;
    game.players() == 2
        && game.board().stores() != Stores::Shared
        && !game.territory
        && !game.board().has_trays()
        && picks.len() == 1
        && sows.len() == 1
        && drops.is_empty()
        && passes.is_empty()
        && elimination.is_none()
        && forfeits.is_empty()
        && block.is_none()
        && kind.is_none()
        && debts.is_none()
        && marks.is_none()
        && !(memory.outlives_a_turn() || *fewest_win || *no_return || *binds || *marks_count)
        && ends[At::Capture as usize].is_empty()
        && ends[At::Lap as usize].is_empty()
}

impl Analysis<'_> {
    fn new(game: &Game) -> Option<Analysis<'_>> {
        let plain = game.program.shortcuts.plain_pick?;
        let rows = [row_of(game, &plain, Side::South)?, row_of(game, &plain, Side::North)?];
        let fits = rows[0].len() == rows[1].len() && rows[0].len() <= ROW;
        let own = [rows[0].as_slice(), rows[1].as_slice()];
        let numbers = SIDES.map(|side| number_places(game.board(), own, side));
        fits.then_some(Analysis { game, plain, rows, numbers })
    }

    fn compile(&self) -> Option<CompactGame> {
        let program = &self.game.program;
        let pits = self.rows[0].len();
        let choice =
            self.same(|side| self.places(side, PitSet(u128::from(self.plain.pits[side.index()]))))?;
        let mut landings: [Vec<Landing>; PLACES] = Default::default();
        for last in self.all_places() {
            for settle in &program.settles {
                if let Some(landing) = self.same(|side| self.landing(settle, side, last))? {
                    landings[usize::from(last)].push(landing);
                }
            }
        }
        Some(CompactGame {
            row: u64::MAX >> (64 - 8 * pits),
            choice: u8::try_from(choice).ok()?,
            total: i32::from(self.game.total),
            lead_decides: program.shortcuts.lead_decides,
            places: SIDES.map(|side| self.bytes(side)),
            case: self.plain.case,
            direction: self.plain.direction,
            laps: self.laps()?,
            landings,
            feeds: self.feeds()?,
            extra_lapses: program.extra_lapses,
            move_ends: self.endings(At::Move)?,
            turn_ends: self.endings(At::Turn)?,
        })
    }

    /// The answer for South, if it is that for North too.
    fn same<T: PartialEq>(&self, ask: impl Fn(Side) -> Option<T>) -> Option<T> {
        let [south, north] = SIDES.map(ask);
        south.filter(|south| Some(south) == north.as_ref())
    }

    /// The compact numbers of all places in use.
    fn all_places(&self) -> impl Iterator<Item = u8> {
        let pits = self.rows[0].len() as u8;
        (0..PLACES as u8).filter(move |place| place & 7 < pits || place & 7 == ROW as u8)
    }

    /// The place on the board for every byte of a side's word.
    fn bytes(&self, side: Side) -> [u8; ROW + 1] {
        let mut places = [NO_PIT; ROW + 1];
        places[..self.rows[side.index()].len()].copy_from_slice(&self.rows[side.index()]);
        places[ROW] = self.game.board().store(side).index() as u8;
        places
    }

    /// The place on the board with a compact number.
    fn on_board(&self, side: Side, place: u8) -> u8 {
        let side = if place < 8 { side } else { side.other() };
        self.bytes(side)[usize::from(place & 7)]
    }

    /// The compact numbers of a set, as bits.
    fn places(&self, side: Side, set: PitSet) -> Option<u16> {
        let used = self.numbers[side.index()].map(|number| number != NO_PIT);
        let in_use = (0..MAX_CELLS as u8).filter(|place| set.has(*place) && used[usize::from(*place)]);
        Some(in_use.fold(0, |bits, place| bits | 1 << self.numbers[side.index()][usize::from(place)]))
    }

    /// Every lap, if both sides sow alike.
    fn laps(&self) -> Option<Box<[Lap; (ROW + 1) << 8]>> {
        let mut laps = vec![Lap::default(); (ROW + 1) << 8];
        for start in 0..self.rows[0].len() as u8 {
            let of_start = self.same(|side| self.laps_from(side, start))?;
            laps[usize::from(start) << 8..][..256].copy_from_slice(&of_start);
        }
        laps.into_boxed_slice().try_into().ok()
    }

    /// The laps from a pit by number of seeds.
    fn laps_from(&self, side: Side, start: u8) -> Option<Vec<Lap>> {
        let sow = self.game.program.sows.first()?;
        let track = self.game.board().track(side, self.plain.direction);
        let origin = self.on_board(side, start);
        let mut at = origin;
        let mut gains = [0_u64; 2];
        let mut laps = vec![Lap { last: start, ..Lap::default() }];
        for seeds in 1..256_u64 {
            if !(seeds == 1 && sow.first_in_start) {
                at = track.next[usize::from(at)];
            }
            if sow.skips_start && at == origin {
                at = track.next[usize::from(at)];
            }
            let last = *self.numbers[side.index()].get(usize::from(at)).filter(|last| **last != NO_PIT)?;
            let half = &mut gains[usize::from(last >> 3)];
            *half = half.wrapping_add(1 << (8 * (last & 7)));
            let mine = gains[0].wrapping_sub(seeds << (8 * start));
            laps.push(Lap { mine, theirs: gains[1], last });
        }
        Some(laps)
    }

    /// Whether the opponent must be fed; `None` if there are other demands on moves.
    fn feeds(&self) -> Option<bool> {
        let enemy_row = |side: Side, set: PitSet| set == self.game.homes[side.other().index()];
        match self.game.program.requirements.as_slice() {
            [] => Some(false),
            [
                Requirement {
                    when: Test::EmptyLow(empty),
                    that: Test::Filled(Set::Fixed(filled)),
                    most: None,
                    when_sown: true,
                },
            ] => {
                let is_row = |side: Side| {
                    enemy_row(side, PitSet(u128::from(empty[side.index()])))
                        && enemy_row(side, filled[side.index()])
                };
                SIDES.into_iter().all(is_row).then_some(true)
            }
            _ => None,
        }
    }

    /// What a case does with a last seed in this place: `Some(None)` if it does not apply there, nothing at all if it
    /// is more than compact boards can tell.
    fn landing(&self, settle: &Settle, side: Side, last: u8) -> Option<Option<Landing>> {
        let Settle {
            when,
            also,
            take,
            kinds,
            amount,
            chain,
            slam,
            to,
            mark,
            // Nothing is marked.
            mark_for: _,
            unmark,
            optional,
            give,
            into,
            bonus,
            then,
            bind,
            has_effects: _,
            // Nothing is chosen, and nothing relayed.
            signs: _,
            relay: _,
            why: _,
        } = settle;
        let plain = !*also
            && mark.is_none()
            && unmark.is_none()
            && give.is_none()
            && into.is_none()
            && bonus.is_none()
            && *optional == Test::Never
            && *to == Receiver::Mover
            && amount.is_none()
            && *kinds == Kinds::SEEDS
            && bind.is_none()
            && matches!(then, Then::End | Then::Again)
            && !matches!(slam, GrandSlam::Illegal | GrandSlam::OpponentTakesRest)
            && (*slam == GrandSlam::Capture || take.len() == 1);
        if !plain {
            return None;
        }
        let mut landing = Landing {
            counts: CountSet::ANY,
            filled: Vec::new(),
            empty: Mask::default(),
            take: Mask::default(),
            chain: None,
            slam: *slam,
            again: *then == Then::Again,
        };
        if !self.condition(when, side, last, &mut landing)? {
            return Some(None);
        }
        for set in take {
            landing.take = landing.take.or(self.mask(set, side, last)?);
        }
        let spares = matches!(slam, GrandSlam::KeepLast | GrandSlam::KeepFirst);
        if spares && (*take != [Set::Last] || usize::from(last) <= ROW) {
            return None;
        }
        if let Some(program::Chain { back, step: _, condition, each }) = chain {
            if *take != [Set::Last] || each.is_some() {
                return None;
            }
            landing.chain = Some(self.chain(condition, *back, side)?);
        }
        Some(Some(landing))
    }

    /// Takes a test into the conditions of a landing; false if it cannot hold in this place.
    fn condition(&self, test: &Test, side: Side, last: u8, landing: &mut Landing) -> Option<bool> {
        match test {
            Test::Always => Some(true),
            Test::Never => Some(false),
            Test::LastIn(sets) => Some(sets[side.index()].has(self.on_board(side, last))),
            Test::BeforeIs(count) => {
                let after = (0..256).filter(|after| (after + 255) % 256 == u32::from(*count));
                landing.counts = landing.counts.and(counts_of(after));
                Some(true)
            }
            Test::FocusIn(counts) => {
                landing.counts = landing.counts.and(*counts);
                Some(true)
            }
            Test::Filled(set) => {
                landing.filled.push(self.mask(set, side, last)?);
                Some(true)
            }
            Test::Empty(set) => {
                landing.empty = landing.empty.or(self.mask(set, side, last)?);
                Some(true)
            }
            Test::All(parts) => {
                let mut all = true;
                for part in parts {
                    all &= self.condition(part, side, last, landing)?;
                }
                Some(all)
            }
            _ => None,
        }
    }

    /// The places of a set that depends only on the place of the last seed.
    fn set(&self, set: &Set, side: Side, last: u8) -> Option<PitSet> {
        match set {
            Set::Fixed(sets) => Some(sets[side.index()]),
            Set::Last => Some(PitSet::single(self.on_board(side, last))),
            Set::Related(Relation::Facing, of) => {
                let facing =
                    self.set(of, side, last)?.into_iter().filter_map(|pit| self.game.board().facing(pit));
                Some(facing.collect())
            }
            Set::Both(a, b) => Some(self.set(a, side, last)? & self.set(b, side, last)?),
            Set::Either(a, b) => Some(self.set(a, side, last)? | self.set(b, side, last)?),
            Set::Without(a, b) => Some(self.set(a, side, last)? - self.set(b, side, last)?),
            _ => None,
        }
    }

    fn mask(&self, set: &Set, side: Side, last: u8) -> Option<Mask> {
        let bits = self.places(side, self.set(set, side, last)?)?;
        let places = (0..PLACES as u8).filter(|place| bits >> place & 1 != 0);
        Some(places.fold(Mask::default(), |mask, place| mask.or(Mask::place(place))))
    }

    fn chain(&self, condition: &Test, back: bool, side: Side) -> Option<Chain> {
        let track = self.game.board().track(side, self.plain.direction);
        let along = if back { &track.previous } else { &track.next };
        let mut chain = Chain { steps: [NO_PIT; PLACES], zone: u16::MAX, counts: CountSet::ANY };
        for place in self.all_places() {
            let next = along[usize::from(self.on_board(side, place))];
            let number = self.numbers[side.index()].get(usize::from(next)).copied();
            chain.steps[usize::from(place)] = number.unwrap_or(NO_PIT);
        }
        let parts =
            if let Test::All(parts) = condition { parts.as_slice() } else { std::slice::from_ref(condition) };
        for part in parts {
            match part {
                Test::HereIn(sets) => chain.zone &= self.places(side, sets[side.index()])?,
                Test::FocusIn(counts) => chain.counts = chain.counts.and(*counts),
                _ => return None,
            }
        }
        Some(chain)
    }

    fn endings(&self, at: At) -> Option<Vec<Ending>> {
        let ends = self.game.program.ends[at as usize].iter();
        ends.map(|end| self.same(|side| self.ending(end, side, at))).collect()
    }

    fn ending(&self, end: &End, side: Side, at: At) -> Option<Ending> {
        let plain = end.winner == WinnerRule::Score
            && !matches!(end.leftovers, Leftovers::Starter | Leftovers::MarkOwner);
        let when = self.end_test(&end.when, side, at)?;
        plain.then_some(Ending { when, leftovers: end.leftovers })
    }

    fn end_test(&self, test: &Test, side: Side, at: At) -> Option<EndTest> {
        let row = |sets: &BySeat<u64>| {
            let set = PitSet(u128::from(sets[side.index()]));
            let homes = &self.game.homes;
            let table = if set == homes[side.index()] { OWN_EMPTY } else { ENEMY_EMPTY };
            (SIDES.into_iter().any(|side| set == homes[side.index()])).then_some(EndTest::Rows(table))
        };
        match test {
            Test::EmptyLow(sets) => row(sets),
            Test::SomeEmptyLow(rows) => Some(any_of(rows.iter().map(row).collect::<Option<_>>()?)),
            Test::Stuck(Who::Mover) if at == At::Turn => Some(EndTest::Rows(STUCK)),
            Test::StoreIn { who: who @ (Who::Mover | Who::Other), least, most } => {
                Some(EndTest::Store { mine: *who == Who::Mover, least: *least, most: *most })
            }
            Test::Any(parts) => {
                Some(any_of(parts.iter().map(|part| self.end_test(part, side, at)).collect::<Option<_>>()?))
            }
            Test::All(parts) => {
                Some(all_of(parts.iter().map(|part| self.end_test(part, side, at)).collect::<Option<_>>()?))
            }
            _ => None,
        }
    }
}

/// The pits of a side in the order of sowing, if they are one stretch of its track.
fn row_of(game: &Game, plain: &PlainPick, side: Side) -> Option<Vec<u8>> {
    let home = game.homes[side.index()];
    let track = game.board().track(side, plain.direction);
    let first = home.into_iter().find(|pit| {
        let before = track.previous[pit.index()];
        before != NO_PIT && !home.has(before)
    })?;
    let mut row = vec![first.index() as u8];
    while row.len() < home.len() {
        let next = track.next[usize::from(*row.last()?)];
        if next == NO_PIT || !home.contains(pit(next)) {
            return None;
        }
        row.push(next);
    }
    let chosen = PitSet(u128::from(plain.pits[side.index()]));
    (chosen - home).is_empty().then_some(row)
}

fn counts_of(counts: impl Iterator<Item = u32>) -> CountSet {
    let mut set = CountSet::NONE;
    for count in counts {
        set.0[(count >> 6) as usize & 3] |= 1 << (count & 63);
    }
    set
}

/// One of several tests; tables are joined into one.
fn any_of(parts: Vec<EndTest>) -> EndTest {
    match tables(&parts) {
        Some(tables) => EndTest::Rows(tables.into_iter().fold(0, |all, table| all | table)),
        None => EndTest::Any(parts),
    }
}

fn all_of(parts: Vec<EndTest>) -> EndTest {
    match tables(&parts) {
        Some(tables) => EndTest::Rows(tables.into_iter().fold(u8::MAX, |all, table| all & table)),
        None => EndTest::All(parts),
    }
}

fn tables(parts: &[EndTest]) -> Option<Vec<u8>> {
    parts.iter().map(|part| if let EndTest::Rows(table) = part { Some(*table) } else { None }).collect()
}
