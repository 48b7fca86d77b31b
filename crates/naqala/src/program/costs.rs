//! Bounds of the work that the rules of a game may cost, known before it is played.
//!
//! A unit is about a nanosecond. The bounds are those of the worst position, so a lap or a list of moves never costs more, and
//! usually costs far less.

use super::visit::{Part, Reach};
use super::{
    At, Chain, EndlessResult, GrandSlam, Number, Pick, PickAction, Program, Relation, Set, Settle, Test,
    Then, winnings,
};
use crate::board::Board;

/// The work that one question about a position may cost: which moves there are, what a move does.
pub(crate) const WORK_LIMIT: u32 = 50_000_000;
/// The work that one lap with all that follows from it may cost, whatever is tried out left out of account.
pub(crate) const LAP_WORK: u32 = WORK_LIMIT / 50;
/// The work that looking for moves may cost, whatever is tried out left out of account.
pub(crate) const LISTING_WORK: u32 = WORK_LIMIT / 4;

/// What a game may cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Costs {
    /// One lap, what the pit of the last seed decides, and the ends that are tested then.
    pub(crate) lap: u32,
    /// All moves of a position, before any is tried out.
    pub(crate) listing: u32,
    /// Moves are tried out, and it is not known beforehand that they stay within [`WORK_LIMIT`].
    pub(crate) are_counted: bool,
    /// Relays after which a sowing counts as endless.
    pub(crate) relays: u32,
    /// Laps of captured seeds after which it does, too.
    pub(crate) resows: u32,
}

/// What is known of the board and the seeds.
#[derive(Clone, Copy)]
struct Size {
    pits: u64,
    players: u64,
    /// All seeds a lap may sow.
    seeds: u64,
    ways: u64,
    /// What it costs to find out who is out.
    standing: u64,
    reach: Reach,
}

/// The bounds for a game with so many seeds.
pub(crate) fn find(board: &Board, program: &Program, seeds: u32) -> Costs {
    let second = program.kind.as_ref().map_or(0, |kind| u64::from(kind.total));
    let lent = if program.debts.is_some() { 255 } else { u64::from(seeds) };
    let only = program.sows[0].direction;
    // Where every sowing goes the same way no other is offered.
    let goes_one_way = only.is_some() && program.sows.iter().all(|sow| sow.direction == only);
    let ways = if goes_one_way { 1 } else { board.directions().len() as u64 };
    let mut size = Size {
        pits: board.pit_count() as u64,
        players: board.players() as u64,
        seeds: lent.max(u64::from(seeds)) + second,
        ways,
        standing: 1,
        reach: winnings::reach(board),
    };
    size.standing = program.elimination.as_ref().map_or(1, |rule| size.players * size.test(&rule.when));
    let lap = size.lap(program);
    let listing = size.listing(program, lap);
    let laps = (u64::from(WORK_LIMIT) / 4 / lap.max(1)).clamp(16, u64::from(super::LAP_LIMIT)) as u32;
    Costs {
        lap: lap.min(u64::from(u32::MAX)) as u32,
        listing: listing.min(u64::from(u32::MAX)) as u32,
        are_counted: !size.stays_small(program, lap, listing),
        relays: laps.min(program.lap_limit),
        resows: laps,
    }
}

impl Size {
    /// One part of an expression, those within it left out.
    fn part(self, part: Part<'_>) -> u64 {
        match part {
            Part::Set(set) => self.set_alone(set),
            Part::Number(number) => self.number_alone(number),
            Part::Test(test) => self.test_alone(test),
        }
    }

    fn set_alone(self, set: &Set) -> u64 {
        match set {
            Set::Related(Relation::NextFilled, _) => 2 * self.pits * (self.pits + self.players),
            // Pits out of play are stepped over.
            Set::Related(Relation::Next | Relation::Previous, _) => 2 * self.pits + 8,
            Set::Related(..) => 2 * self.pits + 8,
            Set::Filled | Set::FilledOf(_) | Set::Holding { .. } | Set::HoldingSecond { .. } => 12,
            Set::Fixed(_)
            | Set::Territory(_)
            | Set::Origin
            | Set::Start
            | Set::Last
            | Set::Here
            | Set::Landing
            | Set::Marks(_)
            | Set::Closed
            | Set::Blocked
            | Set::Bound
            | Set::Threatened
            | Set::LastTarget
            | Set::Visited
            | Set::Both(..)
            | Set::Either(..)
            | Set::Without(..) => 3,
        }
    }

    fn number_alone(self, number: &Number) -> u64 {
        match number {
            Number::Seeds(_) | Number::Second(_) => 2 * self.pits + 4,
            Number::Standing => self.standing + 4,
            Number::Remaining | Number::Winnings(_) | Number::Score(_) | Number::Lead => {
                2 * self.pits + 8 * self.players
            }
            Number::Fixed(_)
            | Number::Size(_)
            | Number::Focus
            | Number::Before
            | Number::Store(_)
            | Number::Reserve(_)
            | Number::Total
            | Number::Plies
            | Number::Captures(_)
            | Number::Nth
            | Number::Plus(..)
            | Number::Minus(..)
            | Number::Times(..)
            | Number::Over(..)
            | Number::Min(..) => 3,
        }
    }

    fn test_alone(self, test: &Test) -> u64 {
        match test {
            Test::Filled(_) | Test::Empty(_) => 12 + self.players,
            Test::SomeEmptyLow(rows) => 12 + rows.len() as u64,
            Test::Out(_) => self.standing + 4,
            // What is tried out is counted when it is.
            Test::Stuck(_) | Test::Takes(_) | Test::Sown(_) => 40,
            Test::Always
            | Test::Never
            | Test::LastIn(_)
            | Test::HereIn(_)
            | Test::FocusIn(_)
            | Test::BeforeIs(_)
            | Test::StoreIn { .. }
            | Test::EmptyLow(_)
            | Test::Meet(..)
            | Test::Exists(_)
            | Test::In(..)
            | Test::Compare(..)
            | Test::Even(_)
            | Test::Mode(_)
            | Test::FirstTurn(_)
            | Test::Final
            | Test::Falls(_)
            | Test::Clockwise
            | Test::Swapped
            | Test::Opened(_)
            | Test::Visited(_)
            | Test::Relayed
            | Test::All(_)
            | Test::Any(_)
            | Test::Not(_) => 3,
        }
    }

    fn expression(self, part: Part<'_>) -> u64 {
        let mut cost = 0;
        part.any(&mut |part| {
            cost += self.part(part);
            false
        });
        cost
    }

    fn test(self, test: &Test) -> u64 {
        self.expression(Part::Test(test))
    }

    fn set(self, set: &Set) -> u64 {
        self.expression(Part::Set(set))
    }

    fn tests<'p>(self, tests: impl Iterator<Item = &'p Test>) -> u64 {
        tests.map(|test| self.test(test)).sum()
    }

    /// One lap, what is settled after it, and the ends that are tested in its course.
    fn lap(self, program: &Program) -> u64 {
        let ends = |at: usize| self.tests(program.ends[at].iter().map(|end| &end.when)) + 4;
        let (capture, lap) = (ends(At::Capture as usize), ends(At::Lap as usize));
        let skip =
            program.sows.iter().map(|sow| sow.skip.as_ref().map_or(2, |skip| self.set(skip) + 4)).max();
        let passed = match program.sows.iter().any(|sow| sow.skip.is_some()) {
            // One place after the other may be skipped before a seed falls.
            true => self.pits + self.players,
            false => 2,
        };
        let drops = self.tests(program.drops.iter().flat_map(|drop| [&drop.when, &drop.optional]));
        let falls = if program.drops.is_empty() { 0 } else { drops + capture + 20 };
        let seed = 4 + passed * skip.unwrap_or(2) + falls;
        let sow = self.tests(program.sows.iter().map(|sow| &sow.when));
        let settle: u64 = program.settles.iter().map(|settle| self.settle(settle, capture)).sum();
        let resow: u64 = (program.resows.iter())
            .map(|resow| self.test(&resow.when) + self.set(&resow.first) + self.tests(resow.may_turn.iter()))
            .sum();
        80 + self.seeds * seed + sow + settle + resow + lap
    }

    fn settle(self, settle: &Settle, capture: u64) -> u64 {
        let mut cost = 0;
        settle.expressions(&mut |part| cost += self.expression(part));
        let taken = 8 * self.pits * (settle.take.len() as u64 + 1);
        let along = settle.chain.as_ref().map_or(0, |Chain { back: _, step: _, condition, each }| {
            let each = each.as_ref().map_or(4, |each| self.set(each) + 8 * self.pits);
            (self.pits + self.players) * (self.test(condition) + each + 8)
        });
        cost + along + if settle.captures() { taken + capture } else { 0 }
    }

    /// The moves of a position, before they are tried.
    fn listing(self, program: &Program, lap: u64) -> u64 {
        let sow = self.tests(program.sows.iter().map(|sow| &sow.when)) + 4;
        let picks = program.picks.iter().map(|pick| {
            let Pick {
                when,
                from,
                condition,
                asks_landing,
                // What is lifted and how it is sown costs its lap.
                choose: _,
                action: _,
                before: _,
                lift: _,
                is_plain: _,
                mode: _,
                also: _,
                write: _,
                case: _,
            } = pick;
            let landing = if *asks_landing { lap } else { 0 };
            let each = sow + self.test(condition) + landing + 8;
            self.test(when) + self.set(from) + 4 * self.pits + self.pits * self.ways * each
        });
        let demands = program.requirements.iter().map(|demand| self.test(&demand.when));
        40 + picks.sum::<u64>() + demands.sum::<u64>()
    }

    /// Whether no question can come near the limit: moves are tried out for no other move, and only a few times.
    fn stays_small(self, program: &Program, lap: u64, listing: u64) -> bool {
        let trials = |part: Part<'_>| {
            let mut trials = 0;
            part.any(&mut |part| {
                trials += u64::from(part.asks(self.reach).trials);
                false
            });
            trials
        };
        // Those of a move that is over are asked once in it.
        let late = [At::Move, At::Turn].into_iter().flat_map(|at| &program.ends[at as usize]);
        let asked: u64 = late.map(|end| trials(Part::Test(&end.when))).sum();
        let mut all = 0;
        program.expressions(&mut |part| all += trials(part));
        let goes_on = |then: Then| matches!(then, Then::Relay | Then::Resow);
        let relays = program.settles.iter().any(|settle| goes_on(settle.then));
        let chooses = program.settles.iter().any(|settle| settle.then == Then::Choose);
        let attacks = program.block.as_ref().is_some_and(|block| block.attack_mode.is_some());
        let slams = program.settles.iter().any(|settle| settle.slam == GrandSlam::Forbid);
        let forbids = relays && program.endless == EndlessResult::Forbid;
        let picks = program.picks.iter().filter(|pick| pick.action != PickAction::Swap).count() as u64;
        // One case alone is offered, unless others stand beside it.
        let cases = if program.picks.iter().any(|pick| pick.also) { picks } else { picks.min(1) };
        let moves = cases * self.pits * self.ways;
        let compares = program.requirements.iter().any(|demand| demand.most.is_some());
        let demands = program.requirements.len() as u64 + u64::from(slams) + u64::from(forbids);
        // A sowing that goes on, and looking for the first state that comes again.
        let run = if relays { u64::from(WORK_LIMIT) * 3 / 4 } else { lap };
        let tried = demands * moves * run * if compares { moves } else { 1 };
        let bound = (1 + asked) * (listing + tried) + run;
        !(chooses || attacks) && all == asked && bound < u64::from(WORK_LIMIT) * 9 / 10
    }
}
