//! What a move does: laps, single seeds, the last seed.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{OneOrMore, Only, Placed, Text};

/// A lap.
///
/// If no case fits, a lap goes counter-clockwise from the next pit on.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SowEntry {
    /// The case stands only with these choices of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// `counterclockwise`, `clockwise`, or `either`: the player chooses; on a torus `any` (he chooses, which is
    /// also meant if the key is left out) or one of `n`, `ne`, `e`, `se`, `s`, `sw`, `w`, `nw`.
    pub(crate) direction: Option<Placed<String>>,
    /// The first seed falls into the `next` pit, or into the pit of the `start` itself.
    pub(crate) first: Option<Placed<String>>,
    /// Places that get nothing: `skip = "start"`, `skip = "marks(other)"`.
    pub(crate) skip: Option<Placed<String>>,
    /// So many seeds of the hand go to the mover's store before each lap.
    pub(crate) toll: Option<Text>,
}

/// A seed falls.
///
/// All seeds of the pit a seed has just fallen into go to somebody at once, or the pit loses its mark.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DropEntry {
    /// The case stands only with these choices of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// When that happens: `seeds = 4 and not final`.
    pub(crate) when: Option<Text>,
    /// Who gets the seeds: `mover`, `owner` (of the pit), `mark-owner`, `other` (the opponent); `here`: nobody, but
    /// all the seeds left in the hand fall into the pit as well, and the turn is over.
    pub(crate) to: Option<Placed<String>>,
    /// `true`: the pit loses its mark; `to` may then be left out.
    #[serde(default)]
    pub(crate) unmark: bool,
    /// Of two kinds, only seeds of this one: `kind = "seed"`.
    pub(crate) kind: Option<Placed<String>>,
}

/// What the last seed decides.
///
/// What a player decides in the middle of a move (`choose`, `optional`, `may-turn`) is a decision of its own,
/// and one ply with the rest of the move. A move asks at most 31 times whether to stop and at most ten times
/// for one of two ways; in a longer one the hand goes on, captures and keeps its direction unasked.
///
/// A case that says nothing but `when` ends the turn there, which is useful before a general relay:
///
/// ```toml
/// [[settle]]
/// when = "last in stores"
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SettleEntry {
    /// The case stands only with these choices of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// The pits that are captured: one set, or a list of sets that are captured in order.
    pub(crate) take: Option<Placed<OneOrMore>>,
    /// Of two kinds, only seeds of this one are captured; needed where captured seeds are given on.
    pub(crate) kind: Option<Placed<String>>,
    /// How many seeds are taken from each, if not all.
    pub(crate) seeds: Option<Text>,
    /// From there the capture goes on, `back` (against the sowing) or `forward`; needs `take` or `each`.
    pub(crate) chain: Option<Placed<String>>,
    /// How many pits the chain goes on at a time, if not one; needs `each`.
    pub(crate) step: Option<Text>,
    /// The test for each further pit of the chain (`here`); the first that fails ends the chain.
    #[serde(rename = "while")]
    pub(crate) condition: Option<Text>,
    /// What is captured at each further pit, if not the pit itself: `here | facing(here)`; then the chain starts
    /// beside the last seed, and each test sees the board after the captures before it.
    pub(crate) each: Option<Placed<String>>,
    /// What becomes of a capture that would leave the opponent without a seed: `capture` (it is made), `no_capture`
    /// (nothing is taken), `illegal` (the move may not be played), `keep_last` (the pit of the last seed is
    /// spared), `keep_first` (the pit farthest from it is spared), `opponent_takes_rest` (it is made, the opponent
    /// gets all other seeds, and the game is over).
    pub(crate) grand_slam: Option<Placed<String>>,
    /// Who gets the seeds: `mover`, `owner` (of each pit), `other`, `hand` (to be sown or given on).
    pub(crate) to: Option<Placed<String>>,
    /// The pits that are marked.
    pub(crate) mark: Option<Placed<String>>,
    /// For whom: `mover`, `owner` (the player on whose side the pit lies), `other`.
    pub(crate) mark_for: Option<Placed<String>>,
    /// The pits that lose their mark.
    pub(crate) unmark: Option<Placed<String>>,
    /// With `to = "hand"`: the captured seeds go into one of these pits, of the mover's choice.
    pub(crate) give: Option<Placed<String>>,
    /// The captured seeds are put into this pit: with `into = "last"` and a relay they are sown on together with
    /// its seeds.
    pub(crate) into: Option<Placed<String>>,
    /// A test, or `true`: the mover may leave the capture; then the cases that follow decide.
    pub(crate) optional: Option<Text>,
    /// After a capture into a store, the mover captures so many further filled pits of his choice, or all there
    /// are: `bonus = 1`.
    pub(crate) bonus: Option<Text>,
    /// Where these lie: `enemy` if left out.
    pub(crate) bonus_from: Option<Placed<String>>,
    /// A test, or `true`: the mover may take fewer of them, or none.
    pub(crate) bonus_optional: Option<Text>,
    /// `end` (the turn is over), `relay` (lift the pit of the last seed and sow on), `again` (the player moves
    /// again), `resow` (with `to = "hand"`: sow the captured seeds, see `[[resow]]`), `choose` (the player stops,
    /// or sows on), `win`, `lose` (the game is over).
    pub(crate) then: Option<Placed<String>>,
    /// For `again`: the pit the extra move has to be made with. It is the word `bound` then, from which a
    /// `[[pick]]` case has to choose: `from = "bound"`.
    pub(crate) bind: Option<Placed<String>>,
    /// For a relay: the pit that is lifted, if not that of the last seed; if there is none, the turn is over.
    pub(crate) from: Option<Placed<String>>,
    /// For a relay: so many seeds stay in that pit.
    pub(crate) leave: Option<Text>,
    /// `true`: the relay goes on in the other direction.
    #[serde(default)]
    pub(crate) reverse: bool,
    /// For a relay: if this test holds, the player may sow the next lap in the other direction. The test is about
    /// the lap so sown: `may-turn = "start in leftmost and sown(filled(facing))"`.
    pub(crate) may_turn: Option<Text>,
    /// For `choose`: how the two answers are written in this case, if not as `[turn]` says. `{n}` stands for the
    /// number of the decision: `write-stop = "!{n}"`.
    pub(crate) write_stop: Option<Placed<String>>,
    /// For `choose`: how the two answers are written in this case, if not as `[turn]` says. `{n}` stands for the
    /// number of the decision: `write-stop = "!{n}"`.
    pub(crate) write_go: Option<Placed<String>>,
    /// For `win` and `lose`: the reason, in a few words.
    pub(crate) why: Option<String>,
}

/// Captured seeds are sown.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ResowEntry {
    /// The case stands only with these choices of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// The pit that gets the first seed.
    pub(crate) first: Placed<String>,
    /// `keep` (as before), `counterclockwise`, `clockwise`.
    pub(crate) direction: Option<Placed<String>>,
    /// If this test holds, the player may sow them in the other direction; `first` is then meant in that direction.
    pub(crate) may_turn: Option<Text>,
}
