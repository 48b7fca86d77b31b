//! The words of the expression language.

/// The words of the expression language: word, what it is, what it means.
pub(crate) const VOCABULARY: &[(&str, &str, &str)] = &[
    ("own", "pits", "the pits of the player to move"),
    ("enemy", "pits", "the pits of the other player"),
    ("all", "pits", "every pit of the board"),
    ("south", "pits", "the pits on South's side of the board"),
    ("north", "pits", "the pits on North's side of the board"),
    ("filled", "pits", "pits that hold seeds; as a test, filled(pits): some pit of the set holds seeds"),
    (
        "holding",
        "pits",
        "holding(2..15): pits with that many seeds; holding(kind), holding(kind, 2..): of a kind of seeds",
    ),
    ("inner", "pits", "each player's row nearest to the middle of the board"),
    ("outer", "pits", "each player's row farthest from the middle"),
    ("row", "pits", "row(2): each player's second row, counted from the middle"),
    ("leftmost", "pits", "each player's pits at the left end, as he sees them"),
    ("rightmost", "pits", "each player's pits at the right end"),
    ("left-half", "pits", "each player's pits left of the middle"),
    ("right-half", "pits", "each player's pits right of the middle"),
    ("middle", "pits", "each player's middle pit in a row of odd length"),
    ("column-of", "pits", "column-of(2, 7): pits in these columns, counted from each player's own left"),
    ("party", "pits", "the pits of the player to move and of those who win and lose with him"),
    ("stores", "pits", "the store of the player to move; stores(other), stores(party), stores(anyone)"),
    ("trays", "pits", "the tray of the player to move; trays(other), trays(party), trays(anyone)"),
    ("origin", "pits", "the pit the move began in"),
    ("start", "pits", "the pit the seeds were lifted from"),
    ("last", "pits", "the pit of the last seed"),
    ("here", "pits", "the pit a seed falls into, or the pit a capture has come to"),
    ("landing", "pits", "the pit where the first lap will end"),
    ("facing", "pits", "facing(pits): the enemy pits opposite; alone, of the pit in question"),
    ("behind", "pits", "behind(pits): the pits behind in the next row outward"),
    ("twin", "pits", "twin(pits): the other player's pits of the same number"),
    ("column", "pits", "column(pits): the other pits of the same column"),
    (
        "innermost",
        "pits",
        "innermost(pits): of these pits, those of the row nearest to the middle of the board",
    ),
    ("outermost", "pits", "outermost(pits): of these pits, those of the row farthest from the middle"),
    ("next", "pits", "next(pits): the pits that follow in the direction of sowing"),
    (
        "next-filled",
        "pits",
        "next-filled(pits): the first filled pits that follow in the direction of sowing",
    ),
    ("previous", "pits", "previous(pits): the pits before them in the direction of sowing"),
    ("marks", "pits", "marked pits; marks(mover), marks(other): by the owner of the mark"),
    ("ends", "pits", "the pits at the ends of the board, which belong to nobody"),
    ("closed", "pits", "pits out of play in this round"),
    ("blocked", "pits", "the pit blocked in this turn"),
    ("bound", "pits", "the pit the extra move has to be made with"),
    ("threatened", "pits", "the pit the player to move has blocked for the turn just played"),
    (
        "visited",
        "pits",
        "the pits this move has put a seed into; as a test, visited(pits): it has put one there",
    ),
    ("last-target", "pits", "the pit that got the mover's latest gift"),
    ("min", "number", "min(number, number): the smaller one"),
    ("seeds", "number", "seeds in the pit in question, or seeds(pits): in a set of pits"),
    ("count", "number", "count(kind): seeds of a kind in the pit in question; count(kind, pits): in a set"),
    ("before", "number", "what the pit of the last seed held before that seed"),
    ("size", "number", "size(pits): how many pits are in the set"),
    ("store", "number", "store(mover), store(other): seeds a player has won"),
    ("reserve", "number", "reserve(mover): seeds a player has not yet entered"),
    ("score", "number", "score(mover): what a player has won, his marked pits included where they count"),
    ("standing", "number", "players who are not out of the game"),
    ("remaining", "number", "all seeds nobody has won yet"),
    ("total", "number", "all seeds of the game"),
    ("plies", "number", "moves finished in this round"),
    ("captures", "number", "captures(mover): how often a player's last seeds have captured in this round"),
    ("nth", "number", "the number of the move in this turn, the first being 1"),
    ("always", "test", "always true"),
    ("chosen", "test", "chosen(option, value): the option has this value"),
    ("exists", "test", "exists(pits): there is such a pit"),
    ("empty", "test", "empty(pits): no pit of the set holds seeds"),
    ("even", "test", "even(number); alone, of the seeds in question"),
    ("odd", "test", "odd(number); alone, of the seeds in question"),
    ("mode", "test", "mode(name, …): the move under way is of this kind"),
    ("first-turn", "test", "first-turn(mover): the player has not yet finished a turn in this round"),
    ("stuck", "test", "stuck(mover): the player has no legal move"),
    ("falls", "test", "falls(kind): the seed that falls is of this kind"),
    ("out", "test", "out(mover): the player is out of the game"),
    ("final", "test", "the seed is the last of its lap"),
    ("clockwise", "test", "the sowing goes clockwise"),
    ("opened", "test", "opened(clockwise): the very first sowing of the game went in this direction"),
    ("swapped", "test", "the players have changed seats"),
    ("sown", "test", "sown(test): the test holds once the lap to come is sown"),
    ("takes", "test", "takes(pits): the move, played out, captures such a pit"),
    ("relayed", "test", "this move has gone on for more than one lap"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The words in the first column of the reference's vocabulary tables.
    fn documented() -> BTreeSet<&'static str> {
        let reference = include_str!("../../../../../docs/rule-language.md");
        let (_, rest) = reference.split_once("\n### The words\n").expect("the reference lists the words");
        let (words, _) = rest.split_once("\n## ").expect("the tables follow");
        let cells = words.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
        cells.map(|(word, _)| word.split('(').next().unwrap_or(word)).collect()
    }

    #[test]
    fn the_reference_lists_exactly_the_words_there_are() {
        assert_eq!(documented(), VOCABULARY.iter().map(|entry| entry.0).collect());
    }
}
