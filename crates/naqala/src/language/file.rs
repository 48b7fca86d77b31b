//! The shape of a rule file: its tables and keys, read with the places they stand at.
//!
//! Unknown keys are errors. Numbers, sets and tests are expressions; a name that begins with `$` stands for
//! the value of an option.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

/// An expression: written as text, or plainly as a number or a boolean.
pub(crate) type Text = Spanned<Loose>;
/// `only = { option = "value", other = ["one", "two"] }`: the clause stands only with these choices.
pub(crate) type Only = BTreeMap<String, Spanned<toml::Value>>;

/// A value that is an expression or a plain number.
#[derive(Clone, Debug)]
pub(crate) enum Loose {
    Int(i64),
    Bool(bool),
    Text(String),
}

impl Loose {
    pub(crate) fn text(&self) -> String {
        match self {
            Loose::Int(value) => value.to_string(),
            Loose::Bool(true) => "always".into(),
            Loose::Bool(false) => "not always".into(),
            Loose::Text(text) => text.clone(),
        }
    }
}

impl<'de> Deserialize<'de> for Loose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Loose;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an expression or a whole number from 0 up")
            }

            fn visit_bool<E: Error>(self, value: bool) -> Result<Loose, E> {
                Ok(Loose::Bool(value))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Loose, E> {
                if value < 0 {
                    Err(E::invalid_type(Unexpected::Signed(value), &self))
                } else {
                    Ok(Loose::Int(value))
                }
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<Loose, E> {
                Ok(Loose::Text(value.to_owned()))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// One expression or several.
#[derive(Clone, Debug)]
pub(crate) struct OneOrMore(pub(crate) Vec<Spanned<String>>);

impl<'de> Deserialize<'de> for OneOrMore {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = OneOrMore;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an expression or a list of expressions")
            }

            fn visit_str<E: Error>(self, value: &str) -> Result<OneOrMore, E> {
                // The place is that of the whole value, which the reader of the table knows.
                Ok(OneOrMore(vec![Spanned::new(0..0, value.to_owned())]))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<OneOrMore, A::Error> {
                let mut several = Vec::new();
                while let Some(one) = list.next_element()? {
                    several.push(one);
                }
                Ok(OneOrMore(several))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RuleFile {
    pub(crate) naqala: Spanned<i64>,
    pub(crate) id: Spanned<String>,
    pub(crate) name: String,
    pub(crate) about: AboutEntry,
    #[serde(default)]
    pub(crate) source: Vec<SourceEntry>,
    #[serde(default)]
    pub(crate) option: Vec<Spanned<OptionEntry>>,
    #[serde(default)]
    pub(crate) preset: Vec<Spanned<PresetEntry>>,
    #[serde(default)]
    pub(crate) define: BTreeMap<String, Spanned<String>>,
    pub(crate) board: BoardEntry,
    #[serde(default)]
    pub(crate) kind: Vec<Spanned<KindEntry>>,
    pub(crate) setup: Vec<Spanned<SetupEntry>>,
    pub(crate) marks: Option<MarksEntry>,
    #[serde(default)]
    pub(crate) race: Vec<Spanned<RaceEntry>>,
    pub(crate) pick: Vec<Spanned<PickEntry>>,
    #[serde(default)]
    pub(crate) sow: Vec<Spanned<SowEntry>>,
    #[serde(default)]
    pub(crate) drop: Vec<Spanned<DropEntry>>,
    #[serde(default)]
    pub(crate) settle: Vec<Spanned<SettleEntry>>,
    #[serde(default)]
    pub(crate) resow: Vec<Spanned<ResowEntry>>,
    #[serde(default)]
    pub(crate) require: Vec<Spanned<RequireEntry>>,
    /// Who wins and loses together.
    #[serde(default)]
    pub(crate) team: Vec<Spanned<TeamEntry>>,
    /// What a pass costs.
    #[serde(default)]
    pub(crate) pass: Vec<Spanned<PassEntry>>,
    /// When a player is out of the game.
    #[serde(default)]
    pub(crate) out: Vec<Spanned<OutEntry>>,
    #[serde(default)]
    pub(crate) block: Vec<Spanned<BlockEntry>>,
    #[serde(default)]
    pub(crate) forfeit: Vec<Spanned<ForfeitEntry>>,
    #[serde(default)]
    pub(crate) end: Vec<Spanned<EndEntry>>,
    #[serde(default)]
    pub(crate) turn: TurnEntry,
    #[serde(default)]
    pub(crate) score: ScoreEntry,
    pub(crate) endless: Option<EndlessEntry>,
    pub(crate) repetition: Option<RepetitionEntry>,
    pub(crate) limits: Option<LimitsEntry>,
    #[serde(rename = "match")]
    pub(crate) series: Option<MatchEntry>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct AboutEntry {
    pub(crate) summary: String,
    pub(crate) status: Spanned<String>,
    /// How many can play; one on a board of one row, else two, if nothing is said.
    pub(crate) players: Option<Vec<u8>>,
    #[serde(default)]
    pub(crate) played: String,
    #[serde(default)]
    pub(crate) other_names: Vec<String>,
    #[serde(default)]
    pub(crate) notes: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SourceEntry {
    pub(crate) id: String,
    pub(crate) text: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OptionEntry {
    pub(crate) name: String,
    pub(crate) values: Option<Vec<toml::Value>>,
    pub(crate) range: Option<[i64; 2]>,
    pub(crate) default: Option<Spanned<toml::Value>>,
    pub(crate) doc: String,
    #[serde(default)]
    pub(crate) source: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PresetEntry {
    pub(crate) name: String,
    /// The catalogue lists the preset as a game of its own, under this id and title.
    pub(crate) id: Option<String>,
    pub(crate) title: Option<String>,
    #[serde(default)]
    pub(crate) doc: String,
    pub(crate) set: BTreeMap<String, toml::Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BoardEntry {
    pub(crate) layout: Spanned<String>,
    /// Pits in a row; by default as many as the `rows` of the setup have.
    pub(crate) pits: Option<Text>,
    /// Where sown stores lie: `off`, `right`, `left`, `shared`, or the option that says it.
    pub(crate) stores: Option<Spanned<String>>,
    /// What the stores are called.
    pub(crate) store_name: Option<String>,
    /// Every player has a tray, of this name, for seeds that count against him.
    pub(crate) trays: Option<String>,
    /// Whether pits change owners between rounds.
    #[serde(default)]
    pub(crate) territory: bool,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SetupEntry {
    pub(crate) only: Option<Only>,
    /// Seeds in every pit.
    pub(crate) seeds: Option<Text>,
    /// Seeds by pit, each from the owner's left, inner row first.
    pub(crate) rows: Option<Spanned<Vec<Vec<Text>>>>,
    /// Pits (of each player) with other numbers: expression → seeds.
    #[serde(default)]
    pub(crate) except: BTreeMap<Spanned<String>, Text>,
    /// Seeds thrown at random, instead of `seeds` and `rows`.
    pub(crate) random: Option<Spanned<RandomEntry>>,
    /// How many seeds a position set up by hand may have, if more than lie here.
    pub(crate) most: Option<Text>,
    pub(crate) reserve: Option<Text>,
    /// Pits marked at the start, each for the player on whose side it lies.
    pub(crate) marked: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct KindEntry {
    /// What one is called; the word of expressions, too.
    pub(crate) name: Spanned<String>,
    /// What several are called, `name` with an s by default.
    pub(crate) plural: Option<String>,
    /// How many seeds a captured one counts as, 1 by default.
    pub(crate) worth: Option<Text>,
    /// `last` (default): they leave the hand after the seeds; `first`: before them; `never`: they stay in their pit.
    pub(crate) sown: Option<Spanned<String>>,
    /// Where they lie at the start: expression → how many in each of these pits.
    pub(crate) start: BTreeMap<Spanned<String>, Text>,
}

/// Each drop adds from `least` to `most` seeds to a pit that has fewer than `below`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RandomEntry {
    pub(crate) drops: Text,
    pub(crate) least: Text,
    pub(crate) most: Text,
    pub(crate) below: Text,
    /// The number that settles the dice.
    pub(crate) seed: Text,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MarksEntry {
    pub(crate) only: Option<Only>,
    pub(crate) name: String,
    /// How a position writes them: `one-per-player`, `by-pit`, `kept`, `list`.
    pub(crate) form: Spanned<String>,
    /// What ends a mark: any of `lifted`, `captured`, `emptied`.
    #[serde(default)]
    pub(crate) lost: Vec<Spanned<LossEntry>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LossEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Spanned<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RaceEntry {
    pub(crate) only: Option<Only>,
    /// `lockstep`, `laps`, `sequential`, `random`, `none`.
    pub(crate) model: Spanned<String>,
    /// The pits a player may start from, any filled own pit by default.
    pub(crate) from: Option<Spanned<String>>,
    /// What the second player may start from: `free` (default), `twin`.
    pub(crate) answer: Option<Spanned<String>>,
    /// Where the coins of `random` come from.
    pub(crate) seed: Option<Text>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PickEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    pub(crate) from: Option<Spanned<String>>,
    #[serde(rename = "where")]
    pub(crate) condition: Option<Text>,
    /// Of the pits that fit, only those with the `fewest` or `most` seeds, or the `first` or `last` of them.
    pub(crate) choose: Option<Spanned<String>>,
    /// `sow` (default), `take`, `settle`, `swap`.
    pub(crate) then: Option<Spanned<String>>,
    /// Put a seed from the reserve into the pit first.
    #[serde(default)]
    pub(crate) enter: bool,
    /// First put a seed of the player's store into each of these pits; what he lacks is lent to him.
    pub(crate) refill: Option<Spanned<String>>,
    /// How many seeds are lifted, if not all.
    pub(crate) lift: Option<Text>,
    /// How many seeds stay in the pit, if not none.
    pub(crate) leave: Option<Text>,
    pub(crate) mode: Option<String>,
    /// Offered beside the moves of the first case that offers any.
    #[serde(default)]
    pub(crate) also: bool,
    /// How the move is written, `{pit}` by default.
    pub(crate) write: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SowEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    /// `counterclockwise` (default), `clockwise`, `either`.
    pub(crate) direction: Option<Spanned<String>>,
    /// The first seed falls into the `next` pit (default) or the pit of the `start`.
    pub(crate) first: Option<Spanned<String>>,
    /// Places that get nothing.
    pub(crate) skip: Option<Spanned<String>>,
    /// Seeds of the hand that go to the mover's store before each lap.
    pub(crate) toll: Option<Text>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct DropEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    /// Who gets all seeds of the pit: `mover`, `owner`, `mark-owner`, `other`.
    pub(crate) to: Option<Spanned<String>>,
    /// The pit loses its mark, whoever owns it.
    #[serde(default)]
    pub(crate) unmark: bool,
    /// Only seeds of this kind go.
    pub(crate) kind: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SettleEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    /// The pits that are captured, in order.
    pub(crate) take: Option<Spanned<OneOrMore>>,
    /// Only seeds of this kind are captured.
    pub(crate) kind: Option<Spanned<String>>,
    /// How many seeds are taken from each, if not all.
    pub(crate) seeds: Option<Text>,
    /// After the first pit go on `back` or `forward` while …
    pub(crate) chain: Option<Spanned<String>>,
    /// How many pits the chain goes on at a time, 1 by default.
    pub(crate) step: Option<Text>,
    #[serde(rename = "while")]
    pub(crate) condition: Option<Text>,
    /// What is captured at each further pit of the chain (`here` by default), one pit after the other.
    pub(crate) each: Option<Spanned<String>>,
    pub(crate) grand_slam: Option<Spanned<String>>,
    /// Who gets the seeds: `mover` (default), `owner`, `hand`.
    pub(crate) to: Option<Spanned<String>>,
    /// The pits that are marked.
    pub(crate) mark: Option<Spanned<String>>,
    /// For whom: `mover` (default), `owner` of each pit, `other`.
    pub(crate) mark_for: Option<Spanned<String>>,
    /// The pits that lose their mark, whoever owns it.
    pub(crate) unmark: Option<Spanned<String>>,
    /// The captured seeds go into one of these pits, of the mover's choice.
    pub(crate) give: Option<Spanned<String>>,
    /// The pit the captured seeds are put into.
    pub(crate) into: Option<Spanned<String>>,
    /// When the mover may leave the capture to the cases that follow.
    pub(crate) optional: Option<Text>,
    /// So many further pits of the mover's choice are captured too.
    pub(crate) bonus: Option<Text>,
    /// Where these lie; `enemy` by default.
    pub(crate) bonus_from: Option<Spanned<String>>,
    /// When the mover may leave them.
    pub(crate) bonus_optional: Option<Text>,
    /// `end` (default), `relay`, `again`, `resow`, `choose` (stop or sow on), `win`, `lose`.
    pub(crate) then: Option<Spanned<String>>,
    /// The pit the extra move of `again` has to be made with.
    pub(crate) bind: Option<Spanned<String>>,
    /// The pit that is sown on in a relay, if not that of the last seed.
    pub(crate) from: Option<Spanned<String>>,
    /// How many seeds stay in the pit that is sown on, if not none.
    pub(crate) leave: Option<Text>,
    /// A relay goes on in the other direction.
    #[serde(default)]
    pub(crate) reverse: bool,
    /// When the player may sow the next lap of a relay in the other direction.
    pub(crate) may_turn: Option<Text>,
    /// How stopping is written where the player may stop or sow on, if not as in `[turn]`.
    pub(crate) write_stop: Option<Spanned<String>>,
    /// How sowing on is written there.
    pub(crate) write_go: Option<Spanned<String>>,
    /// What to call the end of the game when `then` is `win` or `lose`.
    pub(crate) why: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ResowEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    /// The pit that gets the first of the captured seeds.
    pub(crate) first: Spanned<String>,
    /// `keep` (default), `counterclockwise`, `clockwise`.
    pub(crate) direction: Option<Spanned<String>>,
    /// When the player may sow them in the other direction.
    pub(crate) may_turn: Option<Text>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RequireEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    pub(crate) that: Option<Text>,
    /// Of the moves that are left, only those with the greatest value.
    pub(crate) most: Option<Text>,
    /// Judged after the first lap is `sown`, before captures, or when the whole move is `played`.
    pub(crate) at: Spanned<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TeamEntry {
    pub(crate) only: Option<Only>,
    pub(crate) seats: Vec<Spanned<String>>,
    /// One person plays all of these seats.
    #[serde(default)]
    pub(crate) one_player: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PassEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Option<Text>,
    /// The places from one of which a seed goes into the tray of the player who passes.
    pub(crate) pays: Spanned<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OutEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Text,
    /// `keeps-moving` (default) or `frozen`.
    pub(crate) turns: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct BlockEntry {
    pub(crate) only: Option<Only>,
    pub(crate) name: Option<String>,
    pub(crate) when: Option<Text>,
    /// The `[[pick]]` mode whose first laps count as attacks.
    pub(crate) attack: Option<Spanned<String>>,
    /// The pit that is blocked, where no attack decides it.
    pub(crate) pit: Option<Spanned<String>>,
    /// When the pit (`here`, of the player to be blocked) cannot be blocked.
    pub(crate) unless: Option<Text>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ForfeitEntry {
    pub(crate) only: Option<Only>,
    /// When, after a move.
    pub(crate) when: Option<Text>,
    /// The pits that lose their seeds.
    pub(crate) take: Spanned<String>,
    /// Who gets them: `other` (default), `mover`.
    pub(crate) to: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EndEntry {
    pub(crate) only: Option<Only>,
    pub(crate) when: Text,
    /// When it is tested: after a `capture`, after a `lap`, after a `move`, before a `turn`.
    pub(crate) at: Spanned<String>,
    /// Who gets the seeds that are left: `stay` (default), `owner`, `mover`, `other`, `capturer`, `starter`,
    /// `mark-owner`.
    pub(crate) leftovers: Option<Spanned<String>>,
    /// `score` (default), `mover`, `other`, `last`, `draw`, `nobody`.
    pub(crate) winner: Option<Spanned<String>>,
    pub(crate) why: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TurnEntry {
    /// An extra move the player cannot make lapses.
    #[serde(default)]
    pub(crate) extra_lapses: bool,
    /// What the pit is called that an extra move has to be made with.
    pub(crate) bound: Option<String>,
    /// Within a turn no position may come again.
    #[serde(default)]
    pub(crate) no_return: bool,
    /// How stopping is written where the player may stop or sow on; nothing by default.
    pub(crate) write_stop: Option<Spanned<String>>,
    /// How sowing on is written there; `+` by default.
    pub(crate) write_go: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ScoreEntry {
    /// Whether seeds in a player's marked pits count for him.
    #[serde(default)]
    pub(crate) marks: bool,
    /// `most` (default) or `fewest` seeds win.
    pub(crate) goal: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EndlessEntry {
    /// `void`, `draw`, `forbid`, `stop`, `loses`.
    pub(crate) result: Spanned<String>,
    /// Laps after which a sowing counts as endless, beside the exact test; 0 for none.
    pub(crate) laps: Option<Text>,
    /// What so many laps mean: the sowing is `endless` (default), or the turn is simply over (`stop`).
    pub(crate) at_limit: Option<Spanned<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct RepetitionEntry {
    pub(crate) count: Text,
    /// `draw`, `own-side`, `mark-owner`, `split`, `stores`.
    pub(crate) result: Spanned<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct LimitsEntry {
    /// The game ends after so many plies; 0 for never.
    pub(crate) plies: Option<Text>,
    /// The game ends after so many plies without a capture; 0 for never.
    pub(crate) without_capture: Option<Text>,
    /// `draw`, `own-side`, `mark-owner`, `split`, `stores`.
    pub(crate) result: Spanned<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct MatchEntry {
    /// `territory`: captured seeds are worth pits; `refill`: each fills his own pits; `arrange`: the weaker lays out
    /// his seeds as he likes; `sale`: the weaker sells pits, and what is left in them when a round ends is the buyer's;
    /// `nothing`: a plain series.
    pub(crate) carry: Spanned<String>,
    /// Seeds that make one pit; where pits are refilled, by default what each holds at the very beginning. Where pits are
    /// sold, twice as many are the lead that is worth a pit.
    pub(crate) per_pit: Option<Text>,
    /// `choice` or `nearest`: which pits of the other row the stronger player takes.
    pub(crate) claim: Option<Spanned<String>>,
    /// Pits are filled from the player's `left` or `right` end, or by his `choice`.
    pub(crate) from: Option<Spanned<String>>,
    /// A pit that cannot be filled is out of play in the round.
    #[serde(default)]
    pub(crate) closes: bool,
    /// The stronger player completes the last pit of the weaker.
    #[serde(default)]
    pub(crate) tops_up: bool,
    /// The stronger player fills `all` his pits (default), or only as many as the weaker: `mirror`.
    pub(crate) strong_fill: Option<Spanned<String>>,
    /// At least one of the pits that are arranged holds so many seeds.
    pub(crate) fullest_pit: Option<Text>,
    /// Whether the board loses columns while the weaker player is poor.
    pub(crate) shortens: Option<Spanned<String>>,
    /// Who owns, fills, or has bought this many pits has won the match.
    pub(crate) goal_pits: Option<Text>,
    /// Who cannot fill this many pits has lost it.
    pub(crate) least_pits: Option<Text>,
    /// The match lasts so many rounds.
    pub(crate) rounds: Option<Text>,
    /// The match lasts so many rounds at most; who has more seeds then has won it.
    pub(crate) most_rounds: Option<Text>,
    /// `alternate`, `loser`, `winner`.
    pub(crate) starter: Option<Spanned<String>>,
}
