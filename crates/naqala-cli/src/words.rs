//! Short phrases about a game that are the same in every language, and the English of the commands for study.

use naqala::{Game, OptionValue, Position, Side};

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

/// "1 seed", "2 seeds".
pub(crate) fn count(number: u64, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {}", plural(one)) }
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
