//! Short phrases about a game that several commands and the board share.

use naqala::{Decision, Game, Kind, OptionValue, Outcome, Position, RoundScore, Side, Winner};
use naqala_engine::SURE_WIN;

const SURE_LOSS: i32 = -SURE_WIN;

/// "2×6".
pub(crate) fn board_size(game: &Game) -> String {
    format!("{}×{}", game.board().rows(), game.board().columns())
}

/// The game's name with the options that differ from the default: "Kalah (seeds=6)".
pub(crate) fn title(game: &Game) -> String {
    let changed = game.changed();
    if changed.is_empty() {
        game.name().to_owned()
    } else {
        format!("{} ({})", game.name(), options(&changed))
    }
}

/// "seeds=6, empty_capture=true".
pub(crate) fn options(chosen: &[(String, OptionValue)]) -> String {
    chosen.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(", ")
}

/// "South wins, 26 : 22 (majority)"; without the scores where nobody has any.
pub(crate) fn outcome(game: &Game, position: &Position, outcome: Outcome) -> String {
    let reason = game.reason(outcome.reason);
    let verdict = match outcome.winner {
        Winner::Side(_) if game.players() == 1 => "solved".to_owned(),
        Winner::Nobody if game.players() == 1 => "not solved".to_owned(),
        Winner::Side(side) => format!("{side} wins"),
        Winner::Draw => "a draw".to_owned(),
        Winner::Nobody => "the game does not count".to_owned(),
    };
    let scored = scores(game, position).map(|scores| format!(", {scores}")).unwrap_or_default();
    let why = if reason == verdict { String::new() } else { format!(" ({reason})") };
    format!("{verdict}{scored}{why}")
}

/// "South wins the match".
pub(crate) fn match_winner(winner: Winner) -> String {
    match winner {
        Winner::Side(side) => format!("{side} wins the match"),
        Winner::Draw | Winner::Nobody => "The match is a draw".to_owned(),
    }
}

/// A line for each round of a match: "round 1   26 : 22   South".
pub(crate) fn rounds(scores: &[RoundScore]) -> Vec<String> {
    let line = |(number, score): (usize, &RoundScore)| {
        let [south, north] = score.seeds;
        let winner = match score.winner {
            Winner::Side(side) => side.to_string(),
            Winner::Draw => "a draw".to_owned(),
            Winner::Nobody => "not counted".to_owned(),
        };
        format!("round {number:<3} {south:>3} : {north:<3}  {winner}")
    };
    (1..).zip(scores).map(line).collect()
}

/// "26 : 22", South first; nothing while nobody has scored, which in some games is always.
pub(crate) fn scores(game: &Game, position: &Position) -> Option<String> {
    let scores: Vec<i32> = sides(game).map(|side| game.score(position, side)).collect();
    let texts = || scores.iter().map(i32::to_string).collect::<Vec<_>>();
    scores.iter().any(|score| *score != 0).then(|| texts().join(" : "))
}

/// The seats of a game.
pub(crate) fn sides(game: &Game) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().take(game.players())
}

/// What the player to move has to decide, if it is not simply a move.
pub(crate) fn pending(game: &Game, position: &Position) -> Option<String> {
    let pit = position.focus().map_or("the pit", |pit| game.board().name(pit));
    match position.decision() {
        Decision::Pick => None,
        Decision::StopOrGo => Some(format!("stop in {pit}, or sow on from it")),
        Decision::Give => Some("choose the pit that receives the captured seeds".to_owned()),
        Decision::Bonus => Some("choose a further pit to capture".to_owned()),
        Decision::Race => Some("name the pit you start the race from".to_owned()),
        Decision::Capture => Some(format!("capture from {pit}, or leave it")),
        Decision::Turn => Some("choose the direction of the next lap".to_owned()),
    }
}

/// What a computer player expects: "+3 seeds as far as I see".
pub(crate) fn expectation(score: i32) -> String {
    match score {
        SURE_WIN.. => "a sure win".to_owned(),
        ..=SURE_LOSS => "a sure loss".to_owned(),
        1 | -1 => format!("{score:+} seed as far as I see"),
        _ => format!("{score:+} seeds as far as I see"),
    }
}

/// "1 seed", "2 seeds".
pub(crate) fn count(number: u64, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {}", plural(one)) }
}

/// "1 seed", "2 cowries": seeds of a kind.
pub(crate) fn pieces(game: &Game, kind: Kind, number: u64) -> String {
    match (kind, game.second_kind()) {
        (Kind::Second, Some(second)) if number == 1 => format!("1 {}", second.name()),
        (Kind::Second, Some(second)) => format!("{number} {}", second.plural()),
        _ => count(number, "seed"),
    }
}

/// "seeds".
pub(crate) fn plural(one: &str) -> String {
    match one.strip_suffix('y') {
        _ if one.ends_with("ch") => format!("{one}es"),
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ => format!("{one}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_agree_with_their_nouns() {
        assert_eq!(count(1, "ply"), "1 ply");
        assert_eq!(count(3, "ply"), "3 plies");
        assert_eq!(count(0, "seed"), "0 seeds");
        assert_eq!(count(2, "key"), "2 keys");
        assert_eq!(count(2, "match"), "2 matches");
    }
}
