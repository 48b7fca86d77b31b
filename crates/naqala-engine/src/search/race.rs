//! A choice that two players make at the same time, neither knowing the other's.
//!
//! Every pair of choices is searched briefly. The values form a matrix game, and each choice is valued against the
//! opponent's best mixed strategy, which fictitious play finds (G. W. Brown, 1951).

use naqala::{Decision, Move, Position, Session, Silent};

use super::order::highest_first;
use super::{Analysis, BestLine, Engine, Value};
use crate::clock::Clock;
use crate::evaluate::Evaluation;
use crate::player::Limits;

/// Search depth for the game after the choices.
const DEPTH: u32 = 4;

/// Node limit for a pair of choices, if none is given.
const NODES_FOR_PAIR: u64 = 20_000;

/// Rounds of fictitious play.
const ROUNDS: usize = 4_000;

/// The other player's choice; none if the own one leaves them no choice.
type Reply = Option<Move>;

/// The values to the player who asks: by their choice, then by the other's. A choice may rule out some of the other's.
struct Matrix {
    own: Vec<Move>,
    values: Vec<Vec<(Reply, Value)>>,
}

/// Judges the choices open in the position of a session.
pub(super) fn analyse(
    engine: &mut Engine,
    evaluation: &Evaluation,
    session: &Session,
    limits: &Limits,
    clock: &Clock,
    lines: usize,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let own: Vec<Move> = session.moves().to_vec();
    let pairs = pairs(session, &own);
    let count = pairs.iter().map(Vec::len).sum::<usize>().max(1);
    let share = Share { session, evaluation, limits, each: limits_of_pair(limits, count as u32), clock };
    let mut nodes = 0;
    let mut value_of = |(reply, after): &(Reply, Position)| (*reply, share.value(engine, after, &mut nodes));
    let values = pairs.iter().map(|row| row.iter().map(&mut value_of).collect()).collect();
    let matrix = Matrix { own, values };
    let judged = matrix.judge();
    let mut order: Vec<usize> = (0..judged.len()).collect();
    highest_first(&mut order, |at| judged[*at][0]);
    let line = |at: usize| {
        let [searched, expected] = judged[at].map(|value| value as i32);
        BestLine { value: Value { searched, expected }, moves: vec![matrix.own[at]] }
    };
    let best = order.into_iter().take(lines.max(1)).map(line).collect();
    let analysis =
        Analysis { lines: best, depth: DEPTH, deepest: DEPTH, nodes, time: clock.elapsed(), fill: 0 };
    report(&analysis);
    analysis
}

/// The limits of one pair of choices of so many.
fn limits_of_pair(limits: &Limits, count: u32) -> Limits {
    Limits {
        time: limits.time.map(|time| time / count),
        clock: limits.clock.map(|left| crate::TimeLeft {
            left: left.left / count,
            increment: left.increment / count,
            ..left
        }),
        depth: Some(limits.depth.unwrap_or(DEPTH).min(DEPTH)),
        nodes: Some(limits.nodes.map_or(NODES_FOR_PAIR, |nodes| (nodes / u64::from(count)).max(1))),
        stop: limits.stop.clone(),
        for_play: false,
        ponder_hit: limits.ponder_hit.clone(),
    }
}

/// One pair's share of an analysis.
struct Share<'a> {
    session: &'a Session,
    evaluation: &'a Evaluation,
    limits: &'a Limits,
    each: Limits,
    clock: &'a Clock,
}

impl Share<'_> {
    /// The value of the position after a pair of choices. Every pair has one: where no time is left, of a search of depth 1, which
    /// takes hardly any.
    fn value(&self, engine: &mut Engine, after: &Position, nodes: &mut u64) -> Value {
        let (game, asks) = (self.session.game(), self.session.position().to_move());
        if after.is_over() {
            return Value::of(self.evaluation.end(game, after, asks, 2));
        }
        let after = Session::from_position(game.clone(), *after);
        let mut search = |limits: &Limits| {
            let found = engine.analyse(&after, limits, 1, &mut |_| {});
            *nodes += found.nodes;
            found.lines.first().filter(|_| found.depth > 0).map(|line| line.value)
        };
        let late =
            self.limits.stop.is_asked() || self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
        let found = if late { None } else { search(&self.each) };
        let glance = Limits { depth: Some(1), ..Limits::default() };
        let value = found.or_else(|| search(&glance)).unwrap_or(Value::of(0));
        if game.are_partners(after.position().to_move(), asks) { value } else { value.negated() }
    }
}

/// The positions after each pair of choices: by the own choice, then by the other's. If the other player chose first, the
/// actual choice is ignored, provided that the history contains the alternatives.
fn pairs(session: &Session, own: &[Move]) -> Vec<Vec<(Reply, Position)>> {
    let (game, now) = (session.game(), session.position());
    let first = session.history().last().map(|(before, _)| before);
    let first =
        first.filter(|before| before.decision() == Decision::Race && before.to_move() != now.to_move());
    if let (Some(_), Some(before)) = (now.focus(), first) {
        let after = |mv: &Move| (*mv, game.play_legal(before, *mv, &mut Silent));
        let named: Vec<(Move, Position)> = game.moves(before).iter().map(after).collect();
        let answered = |mv: &Move| {
            let open = named.iter().filter(|(_, named)| game.moves(named).contains(mv));
            open.map(|(other, named)| (Some(*other), game.play_legal(named, *mv, &mut Silent))).collect()
        };
        return own.iter().map(answered).collect();
    }
    let replies = |mv: &Move| {
        let named = game.play_legal(now, *mv, &mut Silent);
        if named.decision() != Decision::Race {
            return vec![(None, named)];
        }
        let after = |reply: &Move| (Some(*reply), game.play_legal(&named, *reply, &mut Silent));
        game.moves(&named).iter().map(after).collect()
    };
    own.iter().map(replies).collect()
}

impl Matrix {
    /// The value of each own choice against the other's best mixture, as searched and as expected.
    fn judge(&self) -> Vec<[f64; 2]> {
        let values = self.rows();
        let width = values.first().map_or(0, Vec::len);
        let mut brought = vec![[0.0; 2]; values.len()];
        let mut cost = vec![0.0; width];
        let (mut own, mut other) = (0, 0);
        for _ in 0..ROUNDS {
            for (row, sums) in values.iter().zip(&mut brought) {
                let [searched, expected] = row.get(other).copied().unwrap_or_default();
                *sums = [sums[0] + searched, sums[1] + expected];
            }
            if let Some(row) = values.get(own) {
                row.iter().zip(&mut cost).for_each(|([searched, _], sum)| *sum += searched);
            }
            own = first_best(brought.iter().map(|[searched, _]| *searched));
            other = first_best(cost.iter().map(|sum| -sum));
        }
        brought.into_iter().map(|sums| sums.map(|sum| sum / ROUNDS as f64)).collect()
    }

    /// The values with one column for each of the other's choices, as searched and as expected. What an own choice rules out
    /// counts as the worst of its row.
    fn rows(&self) -> Vec<Vec<[f64; 2]>> {
        let mut replies: Vec<Reply> = Vec::new();
        for (reply, _) in self.values.iter().flatten() {
            if !replies.contains(reply) {
                replies.push(*reply);
            }
        }
        let row = |row: &Vec<(Reply, Value)>| {
            let worst = row.iter().map(|(_, value)| *value).min().unwrap_or(Value::of(0));
            let value = |reply: &Reply| {
                let there = row.iter().find(|(known, _)| known == reply);
                let value = there.map_or(worst, |(_, value)| *value);
                [value.searched, value.expected].map(f64::from)
            };
            replies.iter().map(value).collect()
        };
        self.values.iter().map(row).collect()
    }
}

/// The place of the first value that no other exceeds.
fn first_best(values: impl Iterator<Item = f64>) -> usize {
    let best = values.enumerate().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(0, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// A matrix of choices with numbers.
    fn matrix(values: &[&[(u16, i32)]]) -> Matrix {
        let choice = |number: u16| [Move::STOP, Move::GO, Move::PASS][usize::from(number)];
        let entry = |(reply, value): &(u16, i32)| (Some(choice(*reply)), Value::of(*value));
        let own = (0..values.len() as u16).map(choice).collect();
        Matrix { own, values: values.iter().map(|row| row.iter().map(entry).collect()).collect() }
    }

    #[test]
    fn a_mixture_makes_choices_equal() {
        // Matching pennies: a predictable player loses.
        let judged = matrix(&[&[(0, 100), (1, -100)], &[(0, -100), (1, 100)]]).judge();
        assert!(judged.iter().all(|[searched, _]| searched.abs() < 5.0), "{judged:?}");
        // A choice that is better whatever the other does.
        let judged = matrix(&[&[(0, 100), (1, 200)], &[(0, 300), (1, 400)]]).judge();
        assert!(judged[1] > judged[0]);
    }

    #[test]
    fn values_are_compared_by_the_choice_of_the_other() {
        // The same values in another order.
        let ordered = matrix(&[&[(0, 100), (1, -100)], &[(0, 60), (1, 80)]]).judge();
        let mixed = matrix(&[&[(0, 100), (1, -100)], &[(1, 80), (0, 60)]]).judge();
        assert_eq!(ordered, mixed);
        // The second choice rules out the reply that the first one fears.
        let rows = matrix(&[&[(0, -100), (1, 100)], &[(1, 80)]]).rows();
        assert_eq!(rows[1], [[80.0; 2]; 2]);
    }

    #[test]
    fn pairs_share_the_clock_and_its_increment() {
        let second = std::time::Duration::from_secs(1);
        let clock = crate::TimeLeft { left: 60 * second, increment: 12 * second, moves_to_go: None };
        let each = limits_of_pair(&Limits { clock: Some(clock), ..Limits::default() }, 6);
        assert_eq!(each.clock.map(|clock| (clock.left, clock.increment)), Some((10 * second, 2 * second)));
    }

    #[test]
    fn every_pair_has_a_value_even_without_time() {
        let session = Session::new(catalogue::game("gabata").unwrap());
        let whole = Engine::new(1).analyse(
            &session,
            &Limits { depth: Some(1), ..Limits::default() },
            99,
            &mut |_| {},
        );
        let stopped = Limits::default();
        stopped.stop.stop();
        for limits in [stopped, Limits::within(std::time::Duration::ZERO)] {
            let found = Engine::new(1).analyse(&session, &limits, 99, &mut |_| {});
            assert_eq!(found.lines, whole.lines);
        }
    }

    #[test]
    fn the_second_to_choose_does_not_look() {
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let mut answers = Vec::new();
        let rules = catalogue::rules("gabata").unwrap();
        let start = Session::new(rules.compile(Choices::new().set("zero_start", "free")).unwrap());
        for first in start.moves() {
            let mut session = start.clone();
            session.play(first, &mut Silent).unwrap();
            if session.position().decision() == Decision::Race {
                let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {});
                answers.push(analysis.lines[0].moves[0]);
            }
        }
        assert!(answers.len() > 1, "the first choice leaves the second one open");
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
    }
}
