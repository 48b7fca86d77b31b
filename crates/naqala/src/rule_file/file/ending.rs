//! How turns and games end, and who has won.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{Flag, Name, Only, Pits, Placed, Text};

/// The game is over.
///
/// | `at` | tested | `mover` is |
/// |---|---|---|
/// | `move` | after every move, when captures are made and before the turn passes | the player who has moved |
/// | `turn` | before every turn but the very first, also before an extra move of the same player | the player who is about to move |
/// | `lap` | after every lap, before `[[settle]]` | the player who is moving |
/// | `capture` | after every capture, in the middle of the move | the player who is moving |
///
/// Use `move` for what a move achieves (more than half of the seeds, an empty row), `turn` for what stops the
/// next player (`stuck(mover)`). `lap` and `capture` are for games that end in the middle of a sowing.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EndEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The test.
    pub(crate) when: Text,
    /// The moment of the test.
    pub(crate) at: Name,
    /// Who gets the seeds on the board: `nobody` (they stay there), `owner` (each player those in their own pits),
    /// `mover`, `other`, `capturer` (at `capture` who got the captured seeds, otherwise who has just moved), `starter`,
    /// `mark-owner` (what lies in a marked pit goes to the owner of the mark, half of it to each where it is marked
    /// for both of two players and an odd seed to the owner of the pit; the rest as with `owner`), `split` (each gets
    /// half of them, the owner of the fuller side an odd one; `other` gets it where both sides hold as many).
    pub(crate) leftovers: Option<Name>,
    /// `score` (who has more seeds; partners add theirs up), `mover`, `other`, `last-standing` (the only player who
    /// is not out), `draw`, `void` (the game does not count).
    pub(crate) winner: Option<Name>,
    /// The reason, in a few words.
    pub(crate) why: String,
}

/// Seeds lost after a move.
///
/// After every move, and after the ends that are tested then, each case that holds takes seeds from the
/// board. `mover` is the player who has moved.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForfeitEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case holds only then.
    pub(crate) when: Option<Text>,
    /// The pits that lose their seeds.
    pub(crate) take: Pits,
    /// Who gets them: `other` (the opponent of the player who has moved), `mover`.
    pub(crate) to: Option<Name>,
}

/// Turns of several moves, and how answers are written.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TurnEntry {
    /// `true`: an extra move the player cannot make lapses, and the opponent is next; otherwise the player passes.
    pub(crate) extra_lapses: Option<Flag>,
    /// What the pit is called that an extra move has to be made with (`bind`).
    pub(crate) bound: Option<String>,
    /// `true`: within a turn of several moves no position may come again; moves that would bring one back may not
    /// be played, and if there is no other the turn is over.
    pub(crate) no_return: Option<Flag>,
    /// How the two answers are written where a player may stop or sow on (`then = "choose"`): nothing and `+` if
    /// left out. A dot at the beginning is written once in a move, so that `.s` and `.g` give `b6.ggs`.
    pub(crate) write_stop: Option<Placed<String>>,
    /// How the two answers are written where a player may stop or sow on (`then = "choose"`): nothing and `+` if
    /// left out. A dot at the beginning is written once in a move, so that `.s` and `.g` give `b6.ggs`.
    pub(crate) write_go: Option<Placed<String>>,
}

/// Who has more.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ScoreEntry {
    /// `true`: seeds in a player's marked pits count for that player.
    pub(crate) marks: Option<Flag>,
    /// `most` seeds win, or `fewest`.
    pub(crate) goal: Option<Name>,
}

/// Sowings that never end.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EndlessEntry {
    /// A sowing that never ends: `void` (the game does not count), `draw`, `forbid` (it may not be played), `stop`
    /// (the turn is over as soon as the sowing repeats itself), `lose` (who plays it has lost).
    pub(crate) result: Name,
    /// A sowing of so many laps counts as endless although it might end; 0 for no such limit. Laps of captured seeds are not
    /// counted.
    pub(crate) laps: Option<Text>,
    /// What such a limit means: the sowing counts as `endless`, or the turn is simply over (`stop`).
    pub(crate) at_limit: Option<Name>,
}

/// Positions that come again.
///
/// The result, here and in `[limits]`, is `draw`; or it says who gets the seeds on the board, in the words of
/// `leftovers` in `[[end]]`: `owner`, `mark-owner`, `split` or `nobody`; then the score decides. With `off`,
/// nothing happens.
///
/// Two positions are the same if the same player is to move and all pits, marks and other facts that the
/// rules ask for agree.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RepetitionEntry {
    /// The game is over when a position occurs so often; 0 for never.
    pub(crate) count: Text,
    /// `draw`, `owner`, `mark-owner`, `split`, `nobody` or `off`.
    pub(crate) result: Name,
}

/// Games that get nowhere.
///
/// The results are those of `[repetition]`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LimitsEntry {
    /// The game is over after so many moves; 0 for never.
    pub(crate) plies: Option<Text>,
    /// The game is over after so many moves without a capture; 0 for never.
    pub(crate) without_capture: Option<Text>,
    /// `draw`, `owner`, `mark-owner`, `split`, `nobody` or `off`.
    pub(crate) result: Name,
}
