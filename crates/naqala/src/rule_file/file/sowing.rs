//! What a move does: laps, single seeds, the last seed.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::chosen::{Chosen, OneOrMore};
use super::value::{Flag, Name, Only, Pits, Placed, Text};

/// A lap.
///
/// If no case fits, a lap goes counter-clockwise from the next pit on.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SowEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// `counterclockwise`, `clockwise`, or `either`: the player chooses; on a torus `any` (the player chooses, which is
    /// also meant if the key is left out) or one of `n`, `ne`, `e`, `se`, `s`, `sw`, `w`, `nw`.
    pub(crate) direction: Option<Name>,
    /// The pit that gets the first seed: the `next` one, or that of the `start` itself.
    pub(crate) first: Option<Name>,
    /// Places that get nothing: `skip = "start"`, `skip = "marks(other)"`.
    pub(crate) skip: Option<Pits>,
    /// So many seeds of the hand go to the mover's store before each lap.
    pub(crate) toll: Option<Text>,
}

/// A seed falls.
///
/// All seeds of the pit a seed has just fallen into go to somebody at once, or the pit loses its mark.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DropEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// When that happens: `seeds = 4 and not final`.
    pub(crate) when: Option<Text>,
    /// Who gets the seeds: `mover`, `owner` (of the pit), `mark-owner`, `other` (the opponent).
    pub(crate) to: Option<Name>,
    /// `sow-on`, or `end`: nobody gets the seeds, but all those left in the hand fall into the pit as well, and the
    /// turn is over.
    pub(crate) then: Option<Name>,
    /// `true`: the pit loses its mark; `to` may then be left out.
    pub(crate) unmark: Option<Flag>,
    /// Of two kinds, only seeds of this one: `kind = "seed"`.
    pub(crate) kind: Option<Name>,
    /// A test, or `true`: whoever gets the seeds may leave them; the sowing waits for that before the next seed falls.
    pub(crate) optional: Option<Text>,
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
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SettleEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// `true`: the case acts, and the cases that follow are looked at too. Such a case captures for a player, marks or
    /// unmarks; it asks nobody and says nothing of how the move goes on.
    pub(crate) also: Option<Flag>,
    /// The pits that are captured: one set, or a list of sets that are captured in order.
    pub(crate) take: Option<Chosen<OneOrMore>>,
    /// Of two kinds, only seeds of this one are captured; needed where captured seeds are given on.
    pub(crate) kind: Option<Name>,
    /// How many seeds are taken from each, if not all.
    pub(crate) seeds: Option<Text>,
    /// From there the capture goes on, `back` (against the sowing) or `forward`; needs `take` or `each`.
    pub(crate) chain: Option<Name>,
    /// How many pits the chain goes on at a time, if not one; needs `each`.
    pub(crate) step: Option<Text>,
    /// The test for each further pit of the chain (`here`); the first that fails ends the chain.
    #[serde(rename = "while")]
    pub(crate) condition: Option<Text>,
    /// What is captured at each further pit, if not the pit itself: `here | facing(here)`; then the chain starts
    /// beside the last seed, and each test sees the board after the captures before it.
    pub(crate) each: Option<Pits>,
    /// What becomes of a capture that would leave the opponent without a seed: `capture` (it is made), `no-capture`
    /// (nothing is taken), `forbid` (the move may not be played), `spare-nearest` (of the opponent's pits the first
    /// that would be captured is spared: with `take = "last"` that of the last seed), `spare-farthest` (the last one
    /// is), `opponent-takes-rest` (it is made, the opponent gets all other seeds, and the game is over). It is judged
    /// on everything the case takes, with its chain; `bonus` pits, which come later, aside. The two that spare a pit
    /// need an order: each set of `take`, and `each`, has to be one pit.
    pub(crate) grand_slam: Option<Name>,
    /// Who gets the seeds: `mover`, `owner` (of each pit), `other`. With `then = "resow"`, `into` or `into-one-of`
    /// nobody does: they stay in the hand.
    pub(crate) to: Option<Name>,
    /// The pits that are marked.
    pub(crate) mark: Option<Pits>,
    /// For whom: `mover`, `owner` (the player on whose side the pit lies), `other`.
    pub(crate) mark_for: Option<Name>,
    /// The pits that lose their mark.
    pub(crate) unmark: Option<Pits>,
    /// The captured seeds are put into one of these pits, of the mover's choice.
    pub(crate) into_one_of: Option<Pits>,
    /// The captured seeds are put into this pit: with `into = "last"` and a relay they are sown on together with
    /// its seeds.
    pub(crate) into: Option<Pits>,
    /// A test, or `true`: the mover may leave the capture; then the cases that follow decide.
    pub(crate) optional: Option<Text>,
    /// After a capture into a store, the mover captures so many further filled pits of their choice, or all there
    /// are: `bonus = 1`.
    pub(crate) bonus: Option<Text>,
    /// Where these lie: `enemy` if left out.
    pub(crate) bonus_from: Option<Pits>,
    /// A test, or `true`: the mover may take fewer of them, or none.
    pub(crate) bonus_optional: Option<Text>,
    /// `end` (the turn is over), `relay` (lift the pit of the last seed and sow on), `again` (the player moves
    /// again), `resow` (sow the captured seeds, see `[[resow]]`), `choose` (the player stops,
    /// or sows on), `win`, `lose` (the game is over).
    pub(crate) then: Option<Name>,
    /// For `again`: the pit the extra move has to be made with. It is the word `bound` then, from which a
    /// `[[pick]]` case has to choose: `from = "bound"`.
    pub(crate) bind: Option<Pits>,
    /// For a relay: the pit that is lifted, if not that of the last seed; if there is none, the turn is over.
    pub(crate) relay_from: Option<Pits>,
    /// For a relay: so many seeds stay in that pit.
    pub(crate) leave: Option<Text>,
    /// `true`: the relay goes on in the other direction.
    pub(crate) reverse: Option<Flag>,
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
#[cfg_attr(any(test, feature = "generate"), derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ResowEntry {
    /// The case applies only with these values of options: `only = { feed = "must" }`.
    pub(crate) only: Option<Only>,
    /// The case fits only then.
    pub(crate) when: Option<Text>,
    /// The pit that gets the first seed.
    pub(crate) first: Pits,
    /// `keep` (as before), `counterclockwise`, `clockwise`.
    pub(crate) direction: Option<Name>,
    /// If this test holds, the player may sow them in the other direction; `first` is then meant in that direction.
    pub(crate) may_turn: Option<Text>,
}
