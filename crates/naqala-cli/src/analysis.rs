//! Search results as text and as JSON.

use std::time::Duration;

use naqala::analysis::only_gains_count;
use naqala::{CompactGame, Game, Position};
use naqala_engine::{Analysis, BestLine, Limits, SURE_WIN, Solver, Stop, Value, final_value};
use serde_json::{Value as Json, json};

use crate::cli::LimitArgs;
use crate::localizer::Localizer;

/// The limits the user gave; those of time, depth and nodes hold together. `usual` is the time where there are none.
pub(crate) fn limits(args: &LimitArgs, usual: Duration) -> Limits {
    let is_limited = args.time.is_some() || args.depth.is_some() || args.nodes.is_some();
    let time = if is_limited { args.time } else { Some(usual) };
    Limits { time, depth: args.depth, nodes: args.nodes, ..Limits::default() }
}

/// Node limit and megabytes for finding an exact value, which takes only an instant.
const PROOF: (u64, usize) = (200_000, 4);

/// What is certain about a position, for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Certain {
    /// The lead in the end, and the plies that reach it.
    Lead { value: i32, plies: Vec<String> },
    /// Who wins, where leads do not count: 1 for the player to move, −1 for the other, 0 for nobody.
    Winner(i32),
}

/// The result with perfect play, where that can be proven at once: no board repeats, and few positions are left to search.
pub(crate) fn certain(game: &Game, position: &Position, stop: &Stop) -> Option<Certain> {
    CompactGame::of(game).filter(CompactGame::never_repeats)?;
    let limits = Limits { nodes: Some(PROOF.0), stop: stop.clone(), ..Limits::default() };
    let mut solver = Solver::new(PROOF.1);
    let mut solve = |p: &Position| Some(solver.solve(game, p, &limits, &mut |_| {}).ok()?.value);
    let value = solve(position)?;
    if !only_gains_count(game) {
        return Some(Certain::Winner(value));
    }
    let mover = position.to_move();
    let mut reaches = |next: &Position| match (next.is_over(), next.to_move() == mover) {
        (true, _) => final_value(game, next, mover) == value,
        (false, true) => solve(next) == Some(value),
        (false, false) => solve(next) == Some(-value),
    };
    let plies = game.plies(position).into_iter().filter(|(_, next)| reaches(next));
    Some(Certain::Lead { value, plies: plies.map(|(ply, _)| game.ply_text(position, &ply)).collect() })
}

/// "+1.25", or a certain end: "wins in 7".
pub(crate) fn value_text(value: Value, localizer: Localizer) -> String {
    localizer.value(value.hundredths(), value.sure_in())
}

/// The value in seeds.
pub(crate) fn seeds(value: Value) -> f64 {
    f64::from(value.hundredths()) / 100.0
}

/// The value in whole seeds, or as a sure end, as players give it.
pub(crate) fn whole_seeds(value: Value) -> i32 {
    match value.sure_in() {
        Some(away) => SURE_WIN * away.signum(),
        None => (value.hundredths() + 50).div_euclid(100),
    }
}

/// A value for programs: in seeds, or the decisions to a certain end.
pub(crate) fn value_json(value: Value) -> Json {
    match value.sure_in() {
        Some(away) => json!({ "sure": if away > 0 { "win" } else { "loss" }, "in": away.abs() }),
        None => json!({ "seeds": seeds(value) }),
    }
}

/// A line for programs.
pub(crate) fn line_json(game: &Game, position: &Position, line: &BestLine) -> Json {
    let plies = line.texts(game, position);
    json!({ "move": plies.first(), "value": value_json(line.value), "line": plies })
}

/// "1.2 M": a number in three or four signs.
pub(crate) fn short(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{} k", number / 1_000),
        1_000_000..100_000_000 => format!("{:.1} M", number as f64 / 1e6),
        _ => format!("{} M", number / 1_000_000),
    }
}

/// Nodes per second.
pub(crate) fn speed(analysis: &Analysis) -> u64 {
    (analysis.nodes as f64 / analysis.time.as_secs_f64().max(1e-6)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown = [0, 9_999, 10_000, 999_999, 1_250_000, 123_456_789].map(short);
        assert_eq!(shown, ["0", "9999", "10 k", "999 k", "1.2 M", "123 M"]);
    }

    #[test]
    fn a_time_is_set_only_where_nothing_else_is() {
        let usual = Duration::from_secs(5);
        let none = LimitArgs { depth: None, time: None, nodes: None };
        assert_eq!(limits(&none, usual).time, Some(usual));
        let deep = LimitArgs { depth: Some(4), ..none };
        assert_eq!((limits(&deep, usual).time, limits(&deep, usual).depth), (None, Some(4)));
    }
}
