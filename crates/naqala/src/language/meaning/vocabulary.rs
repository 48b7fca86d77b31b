//! The words of the expression language.

/// A word of the expression language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word itself.
    pub word: &'static str,
    /// How it is written, with what it asks for in parentheses: `min(a, b)`.
    pub form: &'static str,
    /// The kind of its value.
    pub kind: WordKind,
    /// Its meaning, in Markdown.
    pub meaning: &'static str,
}

/// The kind of a word's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordKind {
    /// A set of pits.
    Pits,
    /// A number.
    Number,
    /// A test: yes or no.
    Test,
}

const fn word(word: &'static str, form: &'static str, kind: WordKind, meaning: &'static str) -> Word {
    Word { word, form, kind, meaning }
}

/// All words of the expression language.
///
/// ```
/// use naqala::{VOCABULARY, WordKind};
/// let own = VOCABULARY.iter().find(|word| word.word == "own").unwrap();
/// assert_eq!(own.kind, WordKind::Pits);
/// ```
pub const VOCABULARY: &[Word] = &[
    word("own", "own", WordKind::Pits, "the pits of the player to move"),
    word("enemy", "enemy", WordKind::Pits, "the pits of the other player"),
    word("all", "all", WordKind::Pits, "every pit of the board"),
    word("south", "south", WordKind::Pits, "the pits on South's side of the board"),
    word("north", "north", WordKind::Pits, "the pits on North's side of the board"),
    word(
        "filled",
        "filled",
        WordKind::Pits,
        "the pits that hold seeds: `own & filled`. As a test, `filled(enemy)`: some pit of the set holds seeds",
    ),
    word(
        "holding",
        "holding(2..15)",
        WordKind::Pits,
        "the pits with so many seeds: `holding(3)`, `holding(2..)`; one range without gaps. `holding(cowrie)`: those with a seed of this kind; `holding(cowrie, 2..)`: with so many",
    ),
    word("inner", "inner", WordKind::Pits, "each player's row nearest to the middle of the board"),
    word("outer", "outer", WordKind::Pits, "each player's row farthest from the middle"),
    word("row", "row(2)", WordKind::Pits, "each player's second row, counted from the middle"),
    word(
        "leftmost",
        "leftmost",
        WordKind::Pits,
        "each player's pit at the left end of a row, as that player sees it; `own & leftmost` is yours",
    ),
    word("rightmost", "rightmost", WordKind::Pits, "each player's pit at the right end of a row"),
    word("left-half", "left-half", WordKind::Pits, "each player's pits left of the middle"),
    word("right-half", "right-half", WordKind::Pits, "each player's pits right of the middle"),
    word("middle", "middle", WordKind::Pits, "each player's middle pit, in a row of odd length"),
    word(
        "column-of",
        "column-of(1, 2)",
        WordKind::Pits,
        "the pits in these columns, counted from each player's own left",
    ),
    word(
        "party",
        "party",
        WordKind::Pits,
        "the pits of the player to move and of those who win and lose together with that player",
    ),
    word(
        "stores",
        "stores",
        WordKind::Pits,
        "the store of the player to move: `last in stores`. `stores(other)`, `stores(party)`, `stores(anyone)` are those of others; `seeds(stores(anyone))` counts what is in them",
    ),
    word(
        "trays",
        "trays",
        WordKind::Pits,
        "the tray of the player to move, where the board has trays; `trays(party)` and so on, as with `stores`",
    ),
    word("origin", "origin", WordKind::Pits, "the pit the move began in"),
    word("start", "start", WordKind::Pits, "the pit the seeds of this lap were lifted from"),
    word("last", "last", WordKind::Pits, "the pit of the last seed"),
    word("here", "here", WordKind::Pits, "the pit a seed falls into, or the pit a chain has come to"),
    word("landing", "landing", WordKind::Pits, "the pit where the first lap would end; only in `where`"),
    word(
        "facing",
        "facing(pits)",
        WordKind::Pits,
        "the enemy pits opposite; with more rows than one a side, only the inner rows face each other",
    ),
    word("behind", "behind(pits)", WordKind::Pits, "the pits behind these, in the next row outward"),
    word("twin", "twin(pits)", WordKind::Pits, "the other player's pits of the same number"),
    word(
        "innermost",
        "innermost(pits)",
        WordKind::Pits,
        "of these pits, those of the row nearest to the middle that has any",
    ),
    word(
        "outermost",
        "outermost(pits)",
        WordKind::Pits,
        "of these pits, those of the row farthest from the middle that has any: `outermost(own & filled)`",
    ),
    word("column", "column(pits)", WordKind::Pits, "the other pits of the same column of the board"),
    word(
        "next",
        "next(pits)",
        WordKind::Pits,
        "the pits that follow in the direction of sowing; pits out of play are stepped over",
    ),
    word(
        "next-filled",
        "next-filled(pits)",
        WordKind::Pits,
        "the first filled pits that follow in the direction of sowing",
    ),
    word("previous", "previous(pits)", WordKind::Pits, "the pits before these in the direction of sowing"),
    word(
        "marks",
        "marks",
        WordKind::Pits,
        "all marked pits; `marks(mover)`, `marks(other)`: by the owner of the mark",
    ),
    word(
        "ends",
        "ends",
        WordKind::Pits,
        "the pits at the ends of the board, which belong to nobody; in the layout `two-row-ends`",
    ),
    word("closed", "closed", WordKind::Pits, "the pits out of play in this round of a match"),
    word("blocked", "blocked", WordKind::Pits, "the pit that is blocked in this turn"),
    word(
        "bound",
        "bound",
        WordKind::Pits,
        "the pit the extra move has to be made with (see `bind`); no pit when the player is free",
    ),
    word(
        "threatened",
        "threatened",
        WordKind::Pits,
        "the pit the player to move has blocked for the turn just played",
    ),
    word(
        "visited",
        "visited",
        WordKind::Pits,
        "the pits this move has put a seed into. As a test, `visited(enemy)`: it has put one into such a pit",
    ),
    word(
        "last-target",
        "last-target",
        WordKind::Pits,
        "the pit that got the mover's latest gift (see `into-one-of`)",
    ),
    word(
        "seeds",
        "seeds",
        WordKind::Number,
        "seeds in the pit in question; `seeds(own)`: in all pits of a set",
    ),
    word(
        "count",
        "count(cowrie)",
        WordKind::Number,
        "seeds of a kind in the pit in question; `count(cowrie, own)`: in all pits of a set; the ordinary kind is called `seed`",
    ),
    word(
        "before",
        "before",
        WordKind::Number,
        "what the pit of the last seed held before that seed (of two kinds, of the same kind)",
    ),
    word("size", "size(pits)", WordKind::Number, "how many pits are in the set: `size(own & filled) = 1`"),
    word(
        "store",
        "store(mover)",
        WordKind::Number,
        "the seeds a player has won; `store(other)`. Seeds of a second kind count by their worth",
    ),
    word("reserve", "reserve(mover)", WordKind::Number, "the seeds a player has not entered yet"),
    word(
        "score",
        "score(mover)",
        WordKind::Number,
        "what a player has won, with the seeds in their marked pits where they count (`[score]`)",
    ),
    word(
        "lead",
        "lead",
        WordKind::Number,
        "how many more seeds the best score has than the next one, whoever leads: `lead > seeds(all)`; partners add theirs up",
    ),
    word(
        "standing",
        "standing",
        WordKind::Number,
        "the players who are not out of the game; where there is an `[[out]]`",
    ),
    word(
        "remaining",
        "remaining",
        WordKind::Number,
        "the seeds nobody has won yet; a second kind by its worth",
    ),
    word("total", "total", WordKind::Number, "all seeds of the game; a second kind by its worth"),
    word(
        "plies",
        "plies",
        WordKind::Number,
        "moves finished in this round, by both players; counted up to 255",
    ),
    word(
        "captures",
        "captures(mover)",
        WordKind::Number,
        "how often a player's last seeds have captured in this round, counted up to 255; a capture counts as soon as it is made",
    ),
    word(
        "nth",
        "nth",
        WordKind::Number,
        "the number of the move in this turn, the first being 1; counted up to 255",
    ),
    word("min", "min(a, b)", WordKind::Number, "the smaller of two numbers"),
    word("always", "always", WordKind::Test, "yes"),
    word(
        "chosen",
        "chosen(option, value)",
        WordKind::Test,
        "the option has this value; several values may be listed: `chosen(feed, must, may)`",
    ),
    word(
        "exists",
        "exists(pits)",
        WordKind::Test,
        "there is such a pit, filled or not: `exists(marks(mover))`",
    ),
    word("empty", "empty(pits)", WordKind::Test, "no pit of the set holds seeds"),
    word("even", "even", WordKind::Test, "the seeds in question are even in number; `even(number)`"),
    word("odd", "odd", WordKind::Test, "the seeds in question are odd in number; `odd(number)`"),
    word(
        "mode",
        "mode(name)",
        WordKind::Test,
        "the move comes from a `[[pick]]` case with this `mode`; several names may be listed",
    ),
    word(
        "first-turn",
        "first-turn(mover)",
        WordKind::Test,
        "the player has not finished a turn in this round",
    ),
    word("stuck", "stuck(mover)", WordKind::Test, "the player has no legal move"),
    word("out", "out(mover)", WordKind::Test, "the player is out of the game; where there is an `[[out]]`"),
    word("final", "final", WordKind::Test, "the seed that falls is the last of its lap; in `[[drop]]`"),
    word("falls", "falls(cowrie)", WordKind::Test, "the seed that falls is of this kind; in `[[drop]]`"),
    word("clockwise", "clockwise", WordKind::Test, "the sowing goes clockwise"),
    word(
        "opened",
        "opened(clockwise), opened(counterclockwise)",
        WordKind::Test,
        "the very first sowing of the game went in this direction",
    ),
    word("swapped", "swapped", WordKind::Test, "the players have changed seats"),
    word(
        "sown",
        "sown(test)",
        WordKind::Test,
        "the test, put as in `[[settle]]`, holds once the lap to come is sown: `sown(last in own and before > 0)`; in `where` and `may-turn`",
    ),
    word(
        "takes",
        "takes(pits)",
        WordKind::Test,
        "the move, played out, can capture a pit of the set, whatever the player decides in its course; in `where`",
    ),
    word("relayed", "relayed", WordKind::Test, "the move has gone on for more than one lap"),
];
