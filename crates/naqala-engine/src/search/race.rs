//! A choice that two players make at the same time, neither knowing the other's.
//!
//! Every pair of choices is searched briefly. The values form a matrix game, and each choice is valued against the
//! opponent's best mixed strategy, which fictitious play finds (G. W. Brown, 1951).

use naqala::{Decision, Game, Move, Position, Session, Silent};

use super::order::highest_first;
use super::{Analysis, BestLine, Engine, Value};
use crate::clock::Clock;
use crate::player::Limits;

/// Search depth for the game after the choices.
const DEPTH: u32 = 4;

/// Node limit for a pair of choices, if none is given.
const NODES_FOR_PAIR: u64 = 20_000;

/// Rounds of fictitious play.
const ROUNDS: usize = 4_000;

/// The values of the choices to the player who asks: by their choice, then by the other's.
struct Matrix {
    own: Vec<Move>,
    values: Vec<Vec<i32>>,
}

/// Judges the choices open in the position of a session.
pub(super) fn analyse(
    engine: &mut Engine,
    session: &Session,
    limits: &Limits,
    lines: usize,
    report: &mut dyn FnMut(&Analysis),
) -> Analysis {
    let clock = Clock::start();
    let mut nodes = 0;
    let matrix = fill(engine, session, limits, &clock, &mut nodes);
    let judged = matrix.judge();
    let mut order: Vec<usize> = (0..matrix.own.len()).collect();
    highest_first(&mut order, |at| judged[*at]);
    let best = order.into_iter().take(lines.max(1));
    let best = best
        .map(|choice| BestLine { value: Value::of(judged[choice] as i32), moves: vec![matrix.own[choice]] });
    let lines = best.collect();
    let analysis = Analysis { lines, depth: DEPTH, deepest: DEPTH, nodes, time: clock.elapsed(), fill: 0 };
    report(&analysis);
    analysis
}

/// Searches every pair of choices.
fn fill(engine: &mut Engine, session: &Session, limits: &Limits, clock: &Clock, nodes: &mut u64) -> Matrix {
    let game = session.game();
    let now = session.position();
    let own: Vec<Move> = session.moves().to_vec();
    let pairs = pairs(game, session, &own);
    let count = pairs.iter().map(Vec::len).sum::<usize>().max(1);
    let each = Limits {
        time: limits.time.map(|time| time / count as u32),
        clock: limits.clock.map(|left| crate::TimeLeft { left: left.left / count as u32, ..left }),
        depth: Some(limits.depth.unwrap_or(DEPTH).min(DEPTH)),
        nodes: Some(limits.nodes.map_or(NODES_FOR_PAIR, |nodes| (nodes / count as u64).max(1))),
        stop: limits.stop.clone(),
    };
    let mut value_of = |after: &Position| {
        let late = limits.stop.is_asked() || limits.time.is_some_and(|time| clock.elapsed() >= time);
        if late {
            return 0;
        }
        let after = Session::from_position(game.clone(), *after);
        let analysis = engine.analyse(&after, &each, 1, &mut |_| {});
        *nodes += analysis.nodes;
        let Some(line) = analysis.lines.first() else { return 0 };
        if game.are_partners(after.position().to_move(), now.to_move()) {
            line.value.searched
        } else {
            -line.value.searched
        }
    };
    let values = pairs.iter().map(|row| row.iter().map(&mut value_of).collect()).collect();
    Matrix { own, values }
}

/// The positions after each pair of choices: by the own choice, then by the other's. If the other player chose first, the
/// actual choice is ignored, provided that the history contains the alternatives.
fn pairs(game: &Game, session: &Session, own: &[Move]) -> Vec<Vec<Position>> {
    let now = session.position();
    let first = session.history().last().map(|(before, _)| before);
    let first =
        first.filter(|before| before.decision() == Decision::Race && before.to_move() != now.to_move());
    if let (Some(_), Some(before)) = (now.focus(), first) {
        let after = |mv: &Move| game.play_legal(before, *mv, &mut Silent);
        let named: Vec<Position> = game.moves(before).iter().map(after).collect();
        let answered = |mv: &Move| {
            let open = named.iter().filter(|named| game.moves(named).contains(mv));
            open.map(|named| game.play_legal(named, *mv, &mut Silent)).collect()
        };
        return own.iter().map(answered).collect();
    }
    let replies = |mv: &Move| {
        let named = game.play_legal(now, *mv, &mut Silent);
        if named.decision() != Decision::Race {
            return vec![named];
        }
        game.moves(&named).iter().map(|reply| game.play_legal(&named, *reply, &mut Silent)).collect()
    };
    own.iter().map(replies).collect()
}

impl Matrix {
    /// The value of each own choice against the other's best mixture. If rows differ in length, because a choice rules out some
    /// of the other's, missing values count as the worst of the row.
    fn judge(&self) -> Vec<f64> {
        let width = self.values.iter().map(Vec::len).max().unwrap_or(0);
        let row = |row: &Vec<i32>| -> Vec<f64> {
            let worst = row.iter().copied().min().unwrap_or(0);
            (0..width).map(|other| f64::from(*row.get(other).unwrap_or(&worst))).collect()
        };
        let values: Vec<Vec<f64>> = self.values.iter().map(row).collect();
        let mut brought = vec![0.0; values.len()];
        let mut cost = vec![0.0; width];
        let (mut own, mut other) = (0, 0);
        for _ in 0..ROUNDS {
            values
                .iter()
                .zip(&mut brought)
                .for_each(|(row, sum)| *sum += row.get(other).copied().unwrap_or(0.0));
            if let Some(row) = values.get(own) {
                row.iter().zip(&mut cost).for_each(|(value, sum)| *sum += value);
            }
            own = extreme(&brought, |a, b| a > b);
            other = extreme(&cost, |a, b| a < b);
        }
        brought.iter().map(|sum| sum / ROUNDS as f64).collect()
    }
}

/// The place of the first value that no other is better than.
fn extreme(values: &[f64], better: impl Fn(f64, f64) -> bool) -> usize {
    (1..values.len()).fold(0, |best, at| if better(values[at], values[best]) { at } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_mixture_makes_choices_equal() {
        // Matching pennies: a predictable player loses.
        let values = vec![vec![100, -100], vec![-100, 100]];
        let matrix = Matrix { own: vec![Move::STOP, Move::GO], values };
        assert!(matrix.judge().iter().all(|value| value.abs() < 5.0), "{:?}", matrix.judge());
        // A choice that is better whatever the other does.
        let values = vec![vec![1, 2], vec![3, 4]];
        let judged = Matrix { own: vec![Move::STOP, Move::GO], values }.judge();
        assert!(judged[1] > judged[0]);
    }

    #[test]
    fn the_second_to_choose_does_not_look() {
        let limits = Limits { nodes: Some(500), ..Limits::default() };
        let mut answers = Vec::new();
        let start = Session::new(catalogue::game("gabata").unwrap());
        for first in start.moves() {
            let mut session = start.clone();
            session.play(first, &mut Silent).unwrap();
            if session.position().decision() == Decision::Race {
                let analysis = Engine::new(1).analyse(&session, &limits, 1, &mut |_| {});
                answers.push(analysis.lines[0].moves[0]);
            }
        }
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
    }
}
