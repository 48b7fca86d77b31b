//! The board and the start.

use std::collections::BTreeMap;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{Flag, Name, Only, Pits, Placed, Text};

/// The board.
///
/// | layout | board | pits | counter-clockwise runs |
/// |---|---|---|---|
/// | `two-row` | a row for each player | 1 to 26 | along South's row from South's left, then along North's |
/// | `two-row-ends` | a row for each player, and a pit at either end of the board that belongs to nobody: `R` at South's right hand, `L` at South's left | 1 to 11 | along South's row from South's left, into `R`, along North's row, into `L` |
/// | `three-row` | three rows of six; each player has the nearest row and the right half of the middle row | 9 | round both players' pits |
/// | `four-row` | two rows for each player | 1 to 29 | round the player's own half: outer row from the left, inner row back |
/// | `six-row` | three rows for each player | 1 to 19 | through the player's rows like a plough: outer, back through the middle, inner |
/// | `loops` | two rows seen from the ends; each player has a loop of the nearest pits | even, 2 to 26 | round the player's loop |
/// | `one-row` | one player | 1 to 24 | along the row |
/// | `torus` | four rows without edges: what leaves the board on one side comes back on the other. Its pits belong to nobody: `own` and `enemy` have no meaning, `all`, `marks` and `bound` tell pits apart; `seats` says how many players there are | columns, 1 to 12 | straight on in eight directions, `n` `ne` `e` `se` `s` `sw` `w` `nw` |
/// | `square` | four seats, each with a row; South, East, North and West take their turns in this order | 1 to 24 | along South's row from South's left, then along East's, North's and West's |
///
/// `docs/notation.md` tells how the pits are called. A game has at most 255 seeds. Marks, territory and pits
/// out of play need a board of at most 64 pits.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoardEntry {
    /// The arrangement of the pits: one of those above.
    pub(crate) layout: Name,
    /// Pits in a row: a number, or `"$option"`; may be left out where the `rows` of the `[[setup]]` show it.
    pub(crate) pits: Option<Text>,
    /// How many players sit at the board, if the layout lets several numbers do so: 2, 3 or 4 on a `torus` (2 if
    /// nothing is said), as a number or `"$option"`.
    pub(crate) seats: Option<Text>,
    /// `off` (seeds won are kept beside the board), `right` or `left`: each player's store lies at this end and is
    /// sown into by its owner, not by the opponent; `shared`: the stores lie at the right ends and everybody sows into
    /// all of them. For one or two rows; `off` and `shared` also for a square.
    pub(crate) stores: Option<Name>,
    /// What the stores are called, if they have a name of their own.
    pub(crate) store_name: Option<String>,
    /// Each player has a tray, of this name, for seeds that count against its owner: `trays = "penalties"`.
    pub(crate) trays: Option<String>,
    /// `true` if pits change owners between the rounds of a match.
    pub(crate) territory: Option<Flag>,
}

/// The start.
///
/// The first case that applies is used. South begins.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SetupEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// Seeds in every pit.
    pub(crate) seeds: Option<Text>,
    /// Instead: seeds pit by pit, each player's from that player's left, the inner row first: `[[0, 0, 6], [2, 2, 2]]`.
    pub(crate) rows: Option<Placed<Vec<Vec<Text>>>>,
    /// Pits with other numbers: `except = { middle = 1 }`. The pits are meant as South sees them: `leftmost` is one
    /// pit of each player, `"own & leftmost"` only South's.
    #[serde(default)]
    pub(crate) except: BTreeMap<Placed<String>, Text>,
    /// Instead: seeds thrown at random, so many times: `{ drops = 24, least = 2, most = 6, below = 5, seed =
    /// "$deal" }`. Each drop puts 2 to 6 seeds into a pit that has fewer than 5; the same `seed` always gives the
    /// same start.
    pub(crate) random: Option<Placed<RandomEntry>>,
    /// How many seeds a position set up by hand may have, if that may be more than at the start.
    pub(crate) most: Option<Text>,
    /// Seeds each player holds back, to be entered during the game.
    pub(crate) reserve: Option<Text>,
    /// Who holds the reserve: `both`, `south` or `north`.
    pub(crate) reserve_of: Option<Name>,
    /// Pits that are marked at the start, each for the player on whose side it lies.
    pub(crate) marked: Option<Pits>,
}

/// Seeds thrown at random.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RandomEntry {
    /// How often seeds are thrown.
    pub(crate) drops: Text,
    /// The fewest seeds of a throw.
    pub(crate) least: Text,
    /// The most seeds of a throw.
    pub(crate) most: Text,
    /// A pit that holds so many seeds gets no more.
    pub(crate) below: Text,
    /// The number that settles the dice.
    pub(crate) seed: Text,
}

/// A second kind of seeds.
///
/// In a few games seeds of two kinds lie in the same pits. The ordinary ones are the seeds of every game; the
/// second kind is declared once:
///
/// ```toml
/// naqala = 2
/// id = "two-kinds"
/// name = "Two kinds"
///
/// [about]
/// summary = "A cowrie that falls into a pit of the enemy captures the seeds there; it is never captured itself."
/// status = "uncertain"
///
/// [board]
/// layout = "two-row"
/// pits = 6
///
/// [[setup]]
/// seeds = 3
///
/// [[kind]]
/// name = "cowrie"
/// worth = 0
/// start = { rightmost = 2 }
///
/// [[pick]]
/// from = "own & (filled | holding(cowrie))"
///
/// [[drop]]
/// when = "falls(cowrie) and here in enemy and seeds > 0"
/// kind = "seed"
/// to = "mover"
///
/// [[end]]
/// at = "move"
/// when = "2 * store(mover) > total or 2 * store(other) > total"
/// why = "more than half"
///
/// [[end]]
/// at = "turn"
/// when = "stuck(mover)"
/// leftovers = "other"
/// why = "no move"
///
/// [repetition]
/// count = 3
/// result = "owner"
/// ```
///
/// All words that do not name a kind are about the ordinary seeds: a pit that holds cowries alone is not
/// `filled`. A pit that is lifted gives both kinds, unless `lift` or `leave` counts seeds; a pit that is
/// captured does too, unless the case says `kind`. The two kinds are written with a plus sign: `5+1`. At most
/// 60 pits can hold two kinds of seeds.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct KindEntry {
    /// What one of them is called, a word of small letters. Expressions ask for it by this word: `count(cowrie)`,
    /// `holding(cowrie)`, `falls(cowrie)`. The ordinary kind is called `seed`.
    pub(crate) name: Placed<String>,
    /// What several are called, if not the name with an s.
    pub(crate) plural: Option<String>,
    /// How many seeds one of them counts as for the player who has won it; 1 if left out.
    pub(crate) worth: Option<Text>,
    /// `last` (they leave the hand when all seeds have left it), `first` (before the seeds), `never` (they are not
    /// lifted, and stay in their pit until somebody captures them).
    pub(crate) sown: Option<Name>,
    /// Where they lie at the start: `{ all = 1 }`, `{ "own & leftmost" = 2 }`. The pits are meant as South sees
    /// them, as in `except` of `[[setup]]`.
    pub(crate) start: BTreeMap<Placed<String>, Text>,
}

/// Pits that belong to somebody.
///
/// `form` is for those who read and
/// write positions; it changes no rule.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MarksEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// What a mark is called.
    pub(crate) name: String,
    /// `by-pit` (any number of pits), `one-per-player` (the rules let each player have one at most), `kept` (pits
    /// marked at the start that can only be lost), `list`.
    pub(crate) form: Name,
    /// What ends a mark, a list: `lifted` (the whole pit is lifted), `captured`, `emptied` (a capture takes all its
    /// seeds).
    #[serde(default)]
    pub(crate) lost: Vec<Name>,
}
