//! Whether the difference of scores still to come depends on the board alone.

use super::visit::{Part, Reach};
use super::{
    Before, Block, Bonus, Chain, Drop, End, Forfeit, PickAction, Program, Relay, Requirement, Resow, Set,
    Settle, Test, Then, WinnerRule, shortcuts,
};
use crate::board::{Board, Stores};

/// Which places words may name on this board, where nothing more is known.
pub(crate) fn reach(board: &Board) -> Reach {
    let sown = board.stores() != Stores::Off;
    Reach { pits: board.all(), passes_stores: sown, ends_in_store: sown }
}

/// Whether the answer of a test may depend on what has been won. What is left in play does not count as won.
pub(crate) fn asks_winnings(test: &Test, reach: Reach) -> bool {
    Part::Test(test).any_asks(reach, |asks| asks.winnings)
}

/// Whether the difference of scores still to come depends on the board alone: the game is decided by scores only,
/// and no rule asks what has been won or how often, or moves what was won.
pub(crate) fn only_gains_count(board: &Board, program: &Program) -> bool {
    // Captured seeds that cannot be sown from a pit stay in a store, and that is where the lap ends then.
    let sown = board.stores() != Stores::Off;
    let ends_in_store = sown || !program.resows.is_empty();
    let reach = Reach { pits: board.all(), passes_stores: sown, ends_in_store };
    is_for_scores(board, program)
        && !asks_score(program, reach)
        && program.settles.iter().all(|settle| settles_by_board(settle, reach))
}

/// Whether two players play for scores alone, and nothing but the seeds in their stores counts.
fn is_for_scores(board: &Board, program: &Program) -> bool {
    let Program {
        picks,
        passes,
        elimination,
        ends,
        limits,
        kind,
        debts,
        fewest_win,
        marks_count,
        memory,
        // What these ask is looked at one by one.
        race: _,
        sows: _,
        drops: _,
        settles: _,
        resows: _,
        requirements: _,
        forfeits: _,
        block: _,
        // None of these asks what has been won.
        modes: _,
        extra_lapses: _,
        no_return: _,
        binds: _,
        marks: _,
        endless: _,
        lap_limit: _,
        limit_stops: _,
        repetition: _,
        series: _,
        sows_both: _,
        shortcuts: _,
    } = program;
    let limited = limits.as_ref().is_some_and(|limits| limits.plies > 0 || limits.without_capture > 0);
    board.players() == 2
        && passes.is_empty()
        && elimination.is_none()
        && kind.is_none()
        && debts.is_none()
        && !(*marks_count || *fewest_win || limited || memory.plies || memory.captures)
        && board.stores() != Stores::Shared
        && picks.iter().all(|pick| pick.action != PickAction::Swap)
        && ends.iter().flatten().all(|end| end.winner == WinnerRule::Score)
}

/// Whether some rule, other than what a last seed decides, may ask what has been won, or move it.
fn asks_score(program: &Program, reach: Reach) -> bool {
    let asks = |test: &Test| asks_winnings(test, reach);
    let asks_store = |test: &Test| reach.ends_in_store && asks_focus(Part::Test(test), reach);
    let names = |set: &Set| reach.may_name_store(set);
    let tries = |test: &Test| asks(test) || reach.ends_in_store && sows_into_focus(test, reach);
    let mut asked = program.race.as_ref().is_some_and(|race| names(&race.from));
    for pick in &program.picks {
        asked |= tries(&pick.when) || tries(&pick.condition) || names(&pick.from);
        asked |= matches!(&pick.before, Before::Refill(_));
    }
    asked |= program.sows.iter().any(|sow| tries(&sow.when));
    asked |= reach.passes_stores && !program.drops.is_empty();
    for Drop { when, to: _, unmark: _, kinds: _, optional } in &program.drops {
        asked |= asks(when) || asks(optional);
    }
    for Resow { when, first: _, direction: _, may_turn } in &program.resows {
        asked |= asks(when) || asks_store(when) || may_turn.as_ref().is_some_and(asks);
    }
    for Requirement { when, that, most, when_sown: _ } in &program.requirements {
        asked |= [when, that].into_iter().any(|test| asks(test) || asks_store(test));
        let most = most.as_ref().map(Part::Number);
        asked |= most.is_some_and(|most| most.any_asks(reach, |asks| asks.winnings));
        asked |= most.is_some_and(|most| reach.ends_in_store && asks_focus(most, reach));
    }
    for Forfeit { when, take, to: _ } in &program.forfeits {
        asked |= asks(when) || asks_store(when) || names(take);
    }
    if let Some(Block { when, attack_mode: _, pit: _, unless, name: _ }) = &program.block {
        asked |= asks(when) || asks_store(when) || asks(unless);
    }
    for End { when, least_store: _, leftovers: _, winner: _, why: _, case: _ } in
        program.ends.iter().flatten()
    {
        asked |= asks(when) || asks_store(when);
    }
    asked
}

/// Whether an expression asks how many seeds the pit in question holds, or held.
fn asks_focus(part: Part<'_>, reach: Reach) -> bool {
    part.any_asks(reach, |asks| asks.focus)
}

/// Whether a test tries a sowing and asks how many seeds the pit of the last seed holds, or held.
fn sows_into_focus(test: &Test, reach: Reach) -> bool {
    Part::Test(test).any(&mut |part| match part {
        Part::Test(Test::Sown(tried)) => asks_focus(Part::Test(tried), reach),
        _ => false,
    })
}

/// Whether a case decides by the board alone, and moves nothing that was won.
fn settles_by_board(settle: &Settle, reach: Reach) -> bool {
    let stores = !reach.pits;
    let zone = shortcuts::settle_zone(std::slice::from_ref(settle));
    let ends_in_store = reach.ends_in_store && zone.iter().any(|zone| !(*zone & stores).is_empty());
    let reach = Reach { ends_in_store, ..reach };
    let Settle {
        take,
        chain,
        into,
        bonus,
        then,
        relay,
        // Visited as expressions below.
        when: _,
        amount: _,
        optional: _,
        // Pits that are given, marked or bound are no stores: the words of such places name pits alone.
        give: _,
        mark: _,
        mark_for: _,
        unmark: _,
        bind: _,
        // How much of a capture goes to whom: what it brings is told by the board.
        also: _,
        kinds: _,
        slam: _,
        to: _,
        has_effects: _,
        signs: _,
        why: _,
    } = settle;
    let Relay { from, leave: _, reverse: _, may_turn: _ } = relay;
    let bonus = bonus.as_ref().map(|Bonus { count: _, from, optional: _ }| from);
    let named = take.iter().chain(into).chain(from).chain(bonus);
    let mut moves_winnings = named.into_iter().any(|set| reach.may_name_store(set));
    if let Some(Chain { back: _, step: _, condition, each }) = chain {
        let zone = shortcuts::here_zone(condition);
        let meets = reach.passes_stores && zone.iter().any(|zone| !(*zone & stores).is_empty());
        moves_winnings |= meets || each.as_ref().is_some_and(|each| reach.may_name_store(each));
    }
    let mut asks = false;
    settle.expressions(&mut |part| {
        asks |= part.any_asks(reach, |asks| asks.winnings);
        asks |= ends_in_store && asks_focus(part, reach);
    });
    // Wherever the seeds to go on with are lifted: what is decided in a store is not looked into any further.
    let lifts_store = ends_in_store && matches!(then, Then::Relay | Then::Choose);
    !(moves_winnings || asks || lifts_store || matches!(then, Then::Win | Then::Lose))
}
