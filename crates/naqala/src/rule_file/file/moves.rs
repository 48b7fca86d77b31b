//! Which moves there are.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{Flag, Name, Only, Pits, Placed, Text};

/// Who begins.
///
/// Before the first turn both players sow at the same time, and who is finished first has the first turn.
/// Each of them names a pit, the player who begins (South) first. A lap that ends in a filled pit is followed
/// by another one from there; a player whose lap ends in an empty pit is finished. Nothing is captured or
/// marked. The first case that applies is used; without one, South moves first.
///
/// A second player with one pit to start from is not asked. A race that would never end makes the game void,
/// or drawn where `[endless]` says `draw`; with `forbid`, pits from which it would never end cannot be named.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RaceEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// How the hands move: `lockstep` (seed by seed in turn), `laps` (lap by lap in turn), `sequential` (the second
    /// player when the first is finished), `random` (before every seed a coin says whose it is), `none` (there is
    /// no race). If both are finished with the same seed or lap, the player who named a pit first begins; with
    /// `sequential` this player always does.
    pub(crate) model: Name,
    /// The pits to start from, `own & filled` if not given; pits without seeds are left out.
    pub(crate) from: Option<Pits>,
    /// What the second player may start from: `free` (what `from` says), `twin` (their own pit of the same number).
    pub(crate) answer: Option<Name>,
    /// For `random`: the number the coins come from; the same number throws the same coins.
    pub(crate) seed: Option<Text>,
}

/// Which moves there are.
///
/// The cases are tried in order, and the first one that offers a move hides all later ones. This is how
/// captures come before other moves:
///
/// ```toml
/// [[pick]]
/// from = "own & filled"
/// where = "takes(enemy)"
///
/// [[pick]]
/// from = "own & filled"
/// ```
///
/// A move that the case offers and `[[require]]` then forbids still hides the later cases. At most 24 cases
/// can stand at a time.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PickEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// Needed, but for `swap`; the pits to choose from.
    pub(crate) from: Option<Pits>,
    /// A test for each pit: `where = "landing in enemy"`.
    #[serde(rename = "where")]
    pub(crate) condition: Option<Text>,
    /// Of these, only those with the `fewest` or `most` seeds, or the `leftmost` or `rightmost` one.
    pub(crate) choose: Option<Name>,
    /// `sow` (lift the pit and sow it), `take` (capture it, and the turn is over), `settle` (go straight to
    /// `[[settle]]`, as if the last seed had fallen there), `swap` (change seats).
    pub(crate) then: Option<Name>,
    /// `true`: first put a seed from the reserve into the pit.
    pub(crate) enter: Option<Flag>,
    /// First put a seed of the mover's store into each of these pits: `refill = "own"` for a row that is empty.
    /// Missing seeds are lent; debts are taken off the player's score.
    pub(crate) refill: Option<Pits>,
    /// Lift only so many seeds.
    pub(crate) lift: Option<Text>,
    /// Leave so many seeds in the pit.
    pub(crate) leave: Option<Text>,
    /// A name for this kind of move, `move` if none is given; the word `mode` asks for it later.
    pub(crate) mode: Option<String>,
    /// `true`: these moves are offered beside the others; the case neither hides later ones nor is hidden.
    pub(crate) also: Option<Flag>,
    /// [How the move is written](rule-language.md#how-moves-are-written); if nothing is said, `{pit}`,
    /// with the direction where the player chooses it.
    pub(crate) write: Option<Placed<String>>,
}

/// Demands on moves.
///
/// `that` or `most` is needed. If no move meets the demand, there is no legal move.
///
/// With `at = "sown"`, `last` and `before` tell where the first lap has ended: `that = "before > 0"` forbids
/// moves that end in an empty pit.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RequireEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The demand counts only then; judged before the move.
    pub(crate) when: Option<Text>,
    /// What must be true after it.
    pub(crate) that: Option<Text>,
    /// Only the moves with the greatest number are legal: `most = "min(seeds(enemy), 7)"`.
    pub(crate) most: Option<Text>,
    /// The moment of judging: `sown` (after the first lap, before any capture), `played` (after the whole move). Moves
    /// in whose course the player decides something cannot be judged `played`.
    pub(crate) at: Name,
}

/// A pit may not be played in the next turn.
///
/// The first case that applies is used. The blocked pit is the word `blocked`; the `[[pick]]` cases have to
/// leave it out themselves: `from = "own & filled - blocked"`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BlockEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// What a blocked pit is called.
    pub(crate) name: Option<String>,
    /// Judged after the move.
    pub(crate) when: Option<Text>,
    /// Instead: the name of a `mode`. If the player who has just moved could capture, with the first laps of such
    /// moves, one single pit, and the opponent could capture none, that pit is blocked.
    pub(crate) attack: Option<Placed<String>>,
    /// The pit that is blocked: `pit = "last"`.
    pub(crate) pit: Option<Pits>,
    /// With `attack`: when that pit (`here`) cannot be blocked.
    pub(crate) unless: Option<Text>,
}

/// What a pass costs.
///
/// The first `[[pass]]` case applies whose places hold seeds; if there is none, the pass costs nothing.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PassEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case applies only then.
    pub(crate) when: Option<Text>,
    /// Whoever passes moves a seed from one of these places into their own tray, and chooses if several hold seeds.
    pub(crate) pays: Pits,
}
