//! Bounds and tables that are computed before a game is played and save the kernel work.
//!
//! The most common forms of tests and sets (last pit in a fixed set, filled pits of a fixed set, a store against a number,
//! a plain first pick) are recognised and evaluated without walking a tree. They are forms of rules, not games.
//!
//! None of this changes what a rule means. A shortcut says "this can only hold there"; where it may hold, the kernel
//! evaluates the rule itself.

use crate::board::moves::Direction;
use crate::board::second_kind::Kinds;
use crate::board::{Board, Stores};
use crate::program::costs;
use crate::program::settle_index::SettleIndex;
use crate::program::visit::Part;
use crate::program::winnings::only_gains_count;
use crate::program::{
    At, Before, CountSet, Drop, EndlessResult, FastTurn, GrandSlam, Lift, Memory, Pick, PickAction,
    PlainPick, Program, Receiver, Requirement, Set, Settle, Shortcuts, Sow, SowTable, Test, Then, Who,
    by_seat,
};
use std::ops::{BitAnd, BitOr};

use crate::board::pits::{BySeat, PitSet, SEATS};

/// Whether speed comes before the size of the code: everywhere but in a browser, where the engine has to stay small.
pub(crate) const FAST_BEFORE_SMALL: bool = cfg!(not(target_family = "wasm"));

/// Whether laps are prepared and moves have a fast path: everywhere but in a browser where no engine searches.
pub(crate) const PREPARES_LAPS: bool = cfg!(any(not(target_family = "wasm"), feature = "inlined"));

/// Finds the shortcuts of a program.
pub(crate) fn find(board: &Board, program: &mut Program, seeds: u32) {
    let relays =
        program.settles.iter().any(|settle| matches!(settle.then, Then::Relay | Then::Resow | Then::Choose));
    let forbidden_slam = program.settles.iter().any(|settle| settle.slam == GrandSlam::Forbid);
    let always_tried = forbidden_slam || program.endless == EndlessResult::Forbid && relays;
    let one_direction =
        program.sows[0].direction.filter(|way| program.sows.iter().all(|sow| sow.direction == Some(*way)));
    let plain_pick = plain_pick(&program.picks, &program.requirements, one_direction, always_tried);
    let turn_ends = &program.ends[At::Turn as usize];
    let only_gains_count = only_gains_count(board, program);
    program.shortcuts = Shortcuts {
        plain_pick,
        one_direction,
        always_tried,
        has_aftermath: program.block.is_some()
            || !program.forfeits.is_empty()
            || program.binds
            || program.elimination.as_ref().is_some_and(|rule| rule.loses_turns),
        is_one_lap: !relays,
        turn_ends_need_stuck: plain_pick
            .is_some_and(|plain| turn_ends.iter().all(|end| needs_stuck(&end.when, &plain))),
        least_stores: std::array::from_fn(|at| {
            program.ends[at].iter().map(|end| end.least_store).min().unwrap_or(u8::MAX)
        }),
        settle_zone: settle_zone(&program.settles),
        settle_counts: settle_counts(&program.settles),
        settle_index: if FAST_BEFORE_SMALL { SettleIndex::new(&program.settles) } else { None },
        drops_divert_marked: drops_divert_marked(board, program),
        only_gains_count,
        lead_decides: only_gains_count && always_ends(program, relays),
        costs: costs::find(board, program, seeds),
        fast_turn: None,
        asks_relayed: asks_relayed(program),
        plain_turns: program.block.is_none() && remembers_blocks_alone(program),
    };
    mark_plain_picks(program);
    mark_effects(program);
    add_tables(board, program);
    program.shortcuts.fast_turn = if PREPARES_LAPS { fast_turn(program) } else { None };
}

/// Whether seeds that fall into marked pits go to the owners of the marks, and drops do nothing else: then a whole lap may be sown
/// at once, and the marked pits be emptied after it. An end that is tested after a capture might come in the middle of such a
/// lap, and where stores are sown into, the lap might end in the store that the seeds are diverted to.
fn drops_divert_marked(board: &Board, program: &Program) -> bool {
    program.ends[At::Capture as usize].is_empty()
        && board.stores() == Stores::Off
        && matches!(
            program.drops.as_slice(),
            [Drop {
                when: Test::Meet(Set::Here, Set::Marks(Who::Anyone)),
                to: Some(Receiver::MarkOwner),
                unmark: false,
                kinds: Kinds::SEEDS,
                optional: Test::Never,
            }]
        )
}

/// Whether every game comes to an end by a clause of its `[[end]]` list, so that whoever cannot be caught up with wins. An endless
/// sowing or a repeated position might end it otherwise.
fn always_ends(program: &Program, relays: bool) -> bool {
    !relays && program.repetition.as_ref().is_none_or(|rule| rule.count == 0)
}

/// The moves of the plain case, if nothing but a lap, a settlement and the ends can happen in their turn. Boards with
/// prepared laps are small enough for zones of 64 places.
///
/// Every part of the rules is named here, so that a new one does not compile until the fast path has decided about it.
fn fast_turn(program: &Program) -> Option<FastTurn> {
    let Program {
        picks,
        sows,
        drops,
        ends,
        marks,
        memory,
        shortcuts,
        // The fast path runs the settlement, the ends and the end of the turn unchanged.
        settles: _,
        extra_lapses: _,
        binds: _,
        repetition: _,
        limits: _,
        fewest_win: _,
        marks_count: _,
        // A plain pick excludes these: no requirement refuses it, it needs no race, and no pass replaces it.
        race: _,
        requirements: _,
        passes: _,
        no_return: _,
        // These act in the aftermath of a move, which the fast path excludes.
        elimination: _,
        forfeits: _,
        block: _,
        // One lap cannot be endless, and no captured seeds are sown.
        resows: _,
        endless: _,
        lap_limit: _,
        limit_stops: _,
        // A lap from a pit touches none of these. Seeds are lent by a pick that refills, which is not plain.
        modes: _,
        series: _,
        kind: _,
        debts: _,
        // Laps of both kinds have no tables.
        sows_both: _,
    } = program;
    let plain = shortcuts.plain_pick?;
    let Pick {
        is_plain,
        mode,
        // A plain pick has fixed values of these, or chooses by them.
        action: _,
        lift: _,
        before: _,
        when: _,
        from: _,
        condition: _,
        asks_landing: _,
        choose: _,
        also: _,
        write: _,
        case: _,
    } = picks.first()?;
    let [sow] = sows.as_slice() else { return None };
    // The direction and what is skipped are part of the tables; a plain pick tells the direction.
    let Sow { toll, tables, when: _, direction: _, first_in_start: _, skip: _, skips_start: _ } = sow;
    let Memory {
        first_turns,
        opening,
        plies,
        // These are kept by the fast path itself, or by the stages that it runs.
        nth: _,
        origin: _,
        captures: _,
        won: _,
        remaining: _,
        threatened: _,
        visited: _,
        starter: _,
    } = *memory;
    let is_quick = shortcuts.is_one_lap
        && !shortcuts.costs.are_counted
        && !shortcuts.has_aftermath
        && *is_plain
        && *toll == 0
        && !tables.is_empty()
        && marks.is_none()
        && drops.is_empty()
        && ends[At::Lap as usize].is_empty()
        && !(first_turns || opening || plies);
    let zone = shortcuts.settle_zone.map(|zone| zone.0 as u64);
    is_quick.then_some(FastTurn { case: plain.case, way: plain.direction as u8, mode: *mode, zone })
}

/// Whether positions remember nothing of the turns before but who began, and which pit is blocked.
pub(crate) fn remembers_blocks_alone(program: &Program) -> bool {
    let Memory {
        nth,
        first_turns,
        opening,
        threatened,
        // The board or a counter of the position tells these.
        plies: _,
        captures: _,
        starter: _,
        won: _,
        remaining: _,
        // These are about the move under way.
        origin: _,
        visited: _,
    } = program.memory;
    let gives = program.settles.iter().any(|settle| settle.give.is_some());
    let special = program
        .picks
        .iter()
        .any(|pick| pick.action == PickAction::Swap || !matches!(pick.before, Before::Nothing));
    !(gives || special || nth || first_turns || opening || threatened)
}

fn asks_relayed(program: &Program) -> bool {
    let mut asks = false;
    program.expressions(&mut |part| {
        asks |= part.any(&mut |part| matches!(part, Part::Test(Test::Relayed)));
    });
    asks
}

/// Which picks lift a whole pit and sow it, without anything else.
fn mark_plain_picks(program: &mut Program) {
    let keeps_marks = program.marks.as_ref().is_none_or(|marks| !marks.lost_when_lifted);
    for pick in &mut program.picks {
        let Pick {
            action,
            before,
            lift,
            is_plain,
            // Which pits are offered, and how they are written, does not matter to how one is played.
            when: _,
            from: _,
            condition: _,
            asks_landing: _,
            choose: _,
            mode: _,
            also: _,
            write: _,
            case: _,
        } = pick;
        *is_plain =
            keeps_marks && *action == PickAction::Sow && *before == Before::Nothing && *lift == Lift::All;
    }
}

/// Which cases do something beside a capture, or something with the seeds captured.
fn mark_effects(program: &mut Program) {
    for settle in &mut program.settles {
        let Settle {
            mark,
            unmark,
            give,
            into,
            bonus,
            has_effects,
            // These decide whether the case applies.
            when: _,
            optional: _,
            // These describe the capture itself.
            take: _,
            kinds: _,
            amount: _,
            chain: _,
            slam: _,
            to: _,
            // This matters only beside a mark.
            mark_for: _,
            // These say how the move goes on.
            also: _,
            then: _,
            bind: _,
            signs: _,
            relay: _,
            why: _,
        } = settle;
        *has_effects =
            mark.is_some() || unmark.is_some() || into.is_some() || give.is_some() || bonus.is_some();
    }
}

fn plain_pick(
    picks: &[Pick],
    requirements: &[Requirement],
    one_direction: Option<Direction>,
    always_tried: bool,
) -> Option<PlainPick> {
    let Pick {
        when,
        from,
        condition,
        asks_landing: _,
        choose,
        // How the move is played does not matter to what is offered.
        action: _,
        lift: _,
        is_plain: _,
        mode: _,
        // A case that refills is only offered where the position can hold the seeds that are lent.
        before,
        also: _,
        write: _,
        case,
    } = picks.first()?;
    let (pits, least) = match from {
        Set::FilledOf(pits) => (pits, 1),
        Set::Both(a, b) => match (&**a, &**b) {
            (Set::Fixed(pits), Set::Holding { least, most: u8::MAX }) => (pits, *least),
            _ => return None,
        },
        _ => return None,
    };
    let plain = *when == Test::Always
        && *condition == Test::Always
        && choose.is_none()
        && !matches!(before, Before::Refill(_))
        && picks.iter().all(|pick| !pick.also)
        && least > 0
        && !always_tried;
    let guard = match requirements {
        [] => None,
        [Requirement { when: Test::EmptyLow(sets), that: _, most: _, when_sown: _ }] => Some(*sets),
        _ => return None,
    };
    if pits.iter().any(|set| set.0 >> 64 != 0) {
        return None;
    }
    let pits = pits.map(|set| set.0 as u64);
    plain.then_some(PlainPick { pits, least, guard, case: *case, direction: one_direction? })
}

/// The places where a last seed may decide something.
pub(crate) fn settle_zone(settles: &[Settle]) -> BySeat<PitSet> {
    fn bound(test: &Test) -> BySeat<PitSet> {
        match test {
            Test::Never => [PitSet::EMPTY; SEATS],
            Test::LastIn(sets) => *sets,
            Test::All(parts) => {
                parts.iter().map(bound).fold([!PitSet::EMPTY; SEATS], |a, b| by_seat(a, b, PitSet::bitand))
            }
            Test::Any(parts) => {
                parts.iter().map(bound).fold([PitSet::EMPTY; SEATS], |a, b| by_seat(a, b, PitSet::bitor))
            }
            _ => [!PitSet::EMPTY; SEATS],
        }
    }
    settles
        .iter()
        .map(|settle| bound(&settle.when))
        .fold([PitSet::EMPTY; SEATS], |a, b| by_seat(a, b, PitSet::bitor))
}

/// The places a chain may come to.
pub(crate) fn here_zone(test: &Test) -> BySeat<PitSet> {
    match test {
        Test::HereIn(sets) => *sets,
        Test::All(parts) => {
            parts.iter().map(here_zone).fold([!PitSet::EMPTY; SEATS], |a, b| by_seat(a, b, PitSet::bitand))
        }
        _ => [!PitSet::EMPTY; SEATS],
    }
}

/// How many seeds the pit of the last one may hold where it decides something.
fn settle_counts(settles: &[Settle]) -> CountSet {
    fn bound(test: &Test) -> CountSet {
        match test {
            Test::Never => CountSet::NONE,
            Test::FocusIn(counts) => *counts,
            Test::All(parts) => parts.iter().map(bound).fold(CountSet::ANY, CountSet::and),
            Test::Any(parts) => parts.iter().map(bound).fold(CountSet::NONE, CountSet::or),
            _ => CountSet::ANY,
        }
    }
    settles.iter().map(|settle| bound(&settle.when)).fold(CountSet::NONE, CountSet::or)
}

/// Whether a test can hold only for a player without a plain move.
fn needs_stuck(test: &Test, plain: &PlainPick) -> bool {
    match test {
        Test::Never | Test::Stuck(Who::Mover) => true,
        Test::EmptyLow(sets) => (0..SEATS).all(|side| plain.pits[side] & !sets[side] == 0),
        Test::All(parts) => parts.iter().any(|part| needs_stuck(part, plain)),
        Test::Any(parts) => parts.iter().all(|part| needs_stuck(part, plain)),
        _ => false,
    }
}

/// The smallest store with which a test can hold; 0 where it does not depend on stores.
pub(crate) fn least_store(test: &Test) -> u8 {
    match test {
        Test::StoreIn { least, .. } => *least,
        Test::Never => 255,
        Test::All(parts) => parts.iter().map(least_store).max().unwrap_or(0),
        Test::Any(parts) => parts.iter().map(least_store).min().unwrap_or(255),
        _ => 0,
    }
}

/// The memory that the prepared laps of a game may take, in bytes. Rules of so many cases that they need more are not quick anyway.
const MOST_MEMORY: usize = 2 << 20;

/// Prepares the laps of sowings in which nothing can happen on the way.
fn add_tables(board: &Board, program: &mut Program) {
    let shortcuts = &program.shortcuts;
    let is_ring = board.directions().len() == Direction::ROUND.len();
    let quick = PREPARES_LAPS
        && is_ring
        && !program.memory.visited
        && !program.sows_both
        && (program.drops.is_empty() || shortcuts.drops_divert_marked);
    let mut left = MOST_MEMORY;
    for sow in &mut program.sows {
        let Sow {
            skip,
            first_in_start,
            skips_start,
            tables,
            // The case and the direction choose a table; the toll is paid before it is read.
            when: _,
            direction: _,
            toll: _,
        } = sow;
        if !quick || left == 0 || skip.is_some() {
            continue;
        }
        let prepared: Option<Vec<SowTable>> = (board.tracks().iter().flatten())
            .map(|track| SowTable::new(board, track, *first_in_start, *skips_start))
            .collect();
        let memory = prepared.iter().flatten().map(SowTable::size).sum();
        match left.checked_sub(memory) {
            Some(rest) => {
                left = rest;
                *tables = prepared.unwrap_or_default();
            }
            None => left = 0,
        }
    }
}
