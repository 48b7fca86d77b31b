//! Parties of players, and matches of several rounds.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{Flag, Name, Only, Placed, Text};

/// Who wins and loses together.
///
/// A square board has four seats. Each plays for itself, unless teams are made:
///
/// ```toml
/// naqala = 2
/// id = "round-the-square"
/// name = "Round the square"
///
/// [about]
/// summary = "Empty your row, but never let the last seed fall into an empty pit; two against two."
/// status = "uncertain"
///
/// [board]
/// layout = "square"
/// pits = 4
/// stores = "shared"
/// trays = "penalties"
///
/// [[setup]]
/// seeds = 3
///
/// [[team]]
/// seats = ["south", "north"]
///
/// [[team]]
/// seats = ["east", "west"]
/// one-player = true
///
/// [[pick]]
/// from = "own & filled"
///
/// [[require]]
/// that = "last in stores(anyone) or before > 0"
/// at = "sown"
///
/// [[pass]]
/// pays = "stores"
///
/// [[pass]]
/// pays = "stores(anyone)"
///
/// [[end]]
/// at = "move"
/// when = "empty(own)"
/// winner = "mover"
/// why = "row empty"
///
/// [[end]]
/// at = "move"
/// when = "seeds(trays(party)) >= 6"
/// winner = "other"
/// why = "too many penalties"
///
/// [repetition]
/// count = 3
/// result = "draw"
/// ```
///
/// Territory, a reserve, gifts, changed seats and matches are for boards with two players.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TeamEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// Who wins and loses together, a list of `south`, `north`, `east`, `west`.
    pub(crate) seats: Vec<Placed<String>>,
    /// `true` if one person plays all of these seats.
    pub(crate) one_player: Option<Flag>,
}

/// When a player is out of the game.
///
/// `[[out]]` needs three parties or more. The first case that applies is used. It only says what `out(mover)`
/// and `standing` mean, and whose turns are left out; who wins is said by `[[end]]`, with `winner = "last-standing"`
/// for the only one who is left.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OutEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The player is out as long as this is true from that player's view: `seeds(trays) >= 12`.
    pub(crate) when: Text,
    /// `keeps-moving` (the player goes on moving) or `frozen` (the player's turns are left out).
    pub(crate) turns: Option<Name>,
}

/// Several rounds.
///
/// A round that ends with `winner = "void"` is played again; after twenty of them on end the match is over.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MatchEntry {
    /// What is taken into the next round: `territory` (captured seeds are worth pits, which change owners; needs
    /// `territory = true` in `[board]`), `refill` (each player lays out the seeds won in their own pits), `arrange`
    /// (the player who has fewer seeds lays out all of them freely in their own row, and the other lays the same
    /// numbers in the pits facing them; whoever cannot fill their row has lost), `sale` (all pits are filled as at first;
    /// the player who has fewer seeds sells pits, which are marked for the buyer: one for every lead of twice
    /// `per-pit` seeds, half a pit, marked for both, for what remains of the lead; the stronger player takes back
    /// pits sold earlier before getting others. Needs `[marks]` of the form `by-pit`, which no other rule touches,
    /// and `goal-pits`; the ends say `leftovers = "mark-owner"`), `nothing` (every round begins as the first).
    pub(crate) carry: Name,
    /// Seeds that make one pit; for `refill`, every pit is filled with what it held at the very beginning if
    /// nothing is said; for `arrange`, the fewest seeds in a pit; for `sale`, twice as many are the lead that is
    /// worth a pit.
    pub(crate) per_pit: Option<Text>,
    /// For `territory`: the stronger player's `choice` of pits, or the `nearest`.
    pub(crate) claim: Option<Name>,
    /// For `refill`: pits are filled from the player's `left` or `right` end; or whoever cannot fill all their pits
    /// leaves empty those of their `choice` (needs `per-pit`).
    pub(crate) fill: Option<Name>,
    /// For `refill`, `true`: a pit that cannot be filled is out of play; otherwise it begins empty.
    pub(crate) closes: Option<Flag>,
    /// For `refill`, `true`: the stronger player completes the last pit of the weaker.
    pub(crate) tops_up: Option<Flag>,
    /// For `refill`: the stronger player fills `all` their pits, or only as many as the weaker: `mirror`.
    pub(crate) strong_fill: Option<Name>,
    /// For `arrange`: at least one pit has to hold so many.
    pub(crate) fullest_pit: Option<Text>,
    /// For `arrange`, `yes`: the board loses a column while the weaker player has less than half of the seeds they
    /// began the match with, a second one below a quarter, a third below an eighth; `no` if nothing is said.
    pub(crate) shortens: Option<Name>,
    /// Who owns or fills so many pits, or has bought them wholly, has won the match.
    pub(crate) goal_pits: Option<Text>,
    /// Who cannot fill so many pits has lost it.
    pub(crate) least_pits: Option<Text>,
    /// The match lasts so many rounds, and who has won more of them wins.
    pub(crate) rounds: Option<Text>,
    /// What a round is worth, if not one point to its winner: `{ win = 12, draw = 6, margin = true }`. Needs `rounds` or
    /// `goal-points`; after so many `rounds`, who has more points wins.
    pub(crate) points: Option<Placed<PointsEntry>>,
    /// Who has so many points has won the match. A round is worth one point to its winner, unless `points` says
    /// otherwise: without it, `goal-points = 3` means that who first wins three rounds has won. If both get there with
    /// the same round, who has more points wins; if they have the same number, the match goes on.
    pub(crate) goal_points: Option<Text>,
    /// The match is over after so many rounds at the latest, void ones included. Then who has more points wins, with
    /// `points`; otherwise who has more seeds after the last round that was not void.
    pub(crate) most_rounds: Option<Text>,
    /// Who begins the next round: `alternate` (in turns), `loser` or `winner` of the last one.
    pub(crate) starter: Option<Name>,
}

/// What a round of a match is worth.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PointsEntry {
    /// The points of the winner; the other player gets none.
    pub(crate) win: Text,
    /// The points of each player if nobody has won.
    pub(crate) draw: Text,
    /// `true`: the winner gets one more for every seed beyond half of them.
    pub(crate) margin: Option<Flag>,
}
