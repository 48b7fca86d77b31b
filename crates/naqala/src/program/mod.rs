//! The compiled form of the rules: decision lists, masks and sowing tables. The language produces it, the kernel plays
//! it.

pub(crate) mod costs;
mod match_rules;
pub(crate) mod settle_index;
pub(crate) mod shortcuts;
mod sow_table;
mod terms;
pub(crate) mod visit;
pub(crate) mod winnings;

use crate::board::moves::Direction;
use crate::board::pits::{BySeat, PitSet};
use crate::board::second_kind::{Kinds, SecondKind};
pub(crate) use match_rules::{Arrange, Carry, FillOrder, MatchRules, Points, Refill, RoundStarter};
pub(crate) use sow_table::SowTable;
pub(crate) use terms::{Comparison, CountSet, Number, Relation, Set, Test, Who, by_seat, quotient};

/// Maximum number of laps of a move. It is a safety net behind the exact test, for walks whose periods are too long to meet
/// (relays that lift the next pit); otherwise the traces and the random games of the tests never reach it.
pub(crate) const LAP_LIMIT: u32 = 20_000;

/// The parts a rule file's `write` pattern may have.
///
/// `{sign}` is `+` for counter-clockwise and `-` for clockwise; `{sign?}` the same where both are open;
/// `{hand}` is the way the hand moves from the pit as its owner sees it, `L` or `R`; `{end}` the end of the row
/// a sowing begins at, `L` (and then clockwise) or `R`; `{arrow}` is `>` or `<`; `{way}` is the name of the direction,
/// by the compass where seeds go straight on: `ne`.
pub(crate) const PATTERN_PARTS: [&str; 7] =
    ["{pit}", "{sign}", "{sign?}", "{hand}", "{end}", "{arrow}", "{way}"];

/// Whether a sign can be part of a ply, as records read it.
pub(crate) fn is_ply_sign(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "+-*<>.,!/:".contains(sign)
}

/// The stages of a turn as decision lists: in each, the first case that fits applies.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Program {
    pub(crate) race: Option<Race>,
    pub(crate) picks: Vec<Pick>,
    pub(crate) sows: Vec<Sow>,
    pub(crate) drops: Vec<Drop>,
    pub(crate) settles: Vec<Settle>,
    pub(crate) resows: Vec<Resow>,
    pub(crate) requirements: Vec<Requirement>,
    /// The cost of a pass; the first case that has a place with seeds applies.
    pub(crate) passes: Vec<PassCost>,
    pub(crate) elimination: Option<Elimination>,
    pub(crate) forfeits: Vec<Forfeit>,
    pub(crate) block: Option<Block>,
    pub(crate) ends: [Vec<End>; 4],
    pub(crate) modes: Vec<String>,
    pub(crate) extra_lapses: bool,
    /// No position may repeat within a turn.
    pub(crate) no_return: bool,
    /// Some extra move has to be made with a certain pit.
    pub(crate) binds: bool,
    pub(crate) marks: Option<Marks>,
    pub(crate) endless: EndlessResult,
    /// Laps after which a sowing counts as endless, beside the exact test.
    pub(crate) lap_limit: u32,
    /// At that limit the turn is simply over.
    pub(crate) limit_stops: bool,
    pub(crate) repetition: Option<Repetition>,
    pub(crate) limits: Option<Limits>,
    pub(crate) series: Option<MatchRules>,
    /// The second kind of seeds, in games that have one.
    pub(crate) kind: Option<SecondKind>,
    /// Where it is counted what the players owe, in games in which seeds are lent.
    pub(crate) debts: Option<usize>,
    /// Both kinds are lifted and sown.
    pub(crate) sows_both: bool,
    pub(crate) fewest_win: bool,
    pub(crate) marks_count: bool,
    /// The parts of the history that the rules depend on.
    pub(crate) memory: Memory,
    pub(crate) shortcuts: Shortcuts,
}

/// The parts of the history that the rules of a game depend on; two positions are equal only if they agree in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// The number of the move in the turn.
    pub(crate) nth: bool,
    /// Whether a player has finished a turn.
    pub(crate) first_turns: bool,
    /// The direction of the very first sowing.
    pub(crate) opening: bool,
    /// The pit a move under way began in.
    pub(crate) origin: bool,
    /// How many plies are over.
    pub(crate) plies: bool,
    /// How often a player has captured.
    pub(crate) captures: bool,
    /// The winnings of the players, elsewhere than in end conditions.
    pub(crate) won: bool,
    /// How many seeds are left.
    pub(crate) remaining: bool,
    /// Which pit was blocked in the opponent's turn.
    pub(crate) threatened: bool,
    /// Which pits the move under way has put seeds into.
    pub(crate) visited: bool,
    /// Who began the game.
    pub(crate) starter: bool,
}

impl Memory {
    /// Whether the rules remember from one turn to the next what the board does not show.
    pub(crate) fn outlives_a_turn(self) -> bool {
        let Memory {
            nth,
            first_turns,
            opening,
            plies,
            captures,
            threatened,
            starter,
            // These do not outlive a turn, or the seeds on the board tell them.
            origin: _,
            won: _,
            remaining: _,
            visited: _,
        } = self;
        nth || first_turns || opening || plies || captures || threatened || starter
    }
}

/// Properties of the rules that are known before a game is played; computed by [`shortcuts::find`].
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shortcuts {
    /// The first case, if it is plain and the only one that can apply.
    pub(crate) plain_pick: Option<PlainPick>,
    /// The direction of every sowing, where it is always the same.
    pub(crate) one_direction: Option<Direction>,
    /// Some move may be refused only after it was tried (endless sowing, forbidden grand slam).
    pub(crate) always_tried: bool,
    /// After a move seeds may be forfeited, players who are out be left out, or a pit be blocked.
    pub(crate) has_aftermath: bool,
    /// No case sows on after the first lap.
    pub(crate) is_one_lap: bool,
    /// No end that is tested before a turn can hold while the player has a move.
    pub(crate) turn_ends_need_stuck: bool,
    /// While every store is smaller, no end of that moment can hold.
    pub(crate) least_stores: [u8; 4],
    /// Places outside which a last seed decides nothing, by the player to move.
    pub(crate) settle_zone: BySeat<PitSet>,
    /// Numbers of seeds outside which the pit of the last one decides nothing.
    pub(crate) settle_counts: CountSet,
    /// The cases of `[[settle]]` by landing. In a browser the engine has to stay small, and every case is tested.
    pub(crate) settle_index: Option<settle_index::SettleIndex>,
    /// Drops do nothing but divert what falls into marked pits, so that a lap may be sown at once and the
    /// marked pits be emptied afterwards.
    pub(crate) drops_divert_marked: bool,
    /// The difference of scores still to come depends on the board alone.
    pub(crate) only_gains_count: bool,
    /// So it does, and every game comes to an end by a clause: a sure lead is a won game.
    pub(crate) lead_decides: bool,
    /// The moves that may be played the shortest way.
    pub(crate) fast_turn: Option<FastTurn>,
    /// How much work the rules may cost.
    pub(crate) costs: costs::Costs,
    /// Some rule asks whether the move under way has been sown on.
    pub(crate) asks_relayed: bool,
    /// Whose turn it is says all about the turn: nothing is remembered of the turns before.
    pub(crate) plain_turns: bool,
}

/// Moves that may be played by the fast path: one lap, then only what the pit of the last seed decides, and the ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct FastTurn {
    pub(crate) case: u8,
    /// The direction, as a number.
    pub(crate) way: u8,
    pub(crate) mode: u8,
    /// Places outside which a last seed decides nothing, by the player to move.
    pub(crate) zone: BySeat<u64>,
}

/// The race before the first turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Race {
    pub(crate) model: RaceModel,
    /// The pits a player may start from.
    pub(crate) from: Set,
    /// The second player starts from their pit of the same number; otherwise they name one.
    pub(crate) answers_with_twin: bool,
    /// Where the coins of [`RaceModel::Random`] come from.
    pub(crate) seed: u64,
}

/// In which order the seeds of a race fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RaceModel {
    /// In each step both players drop one seed.
    Lockstep,
    /// In each step both players sow one lap.
    Laps,
    /// One player after the other.
    Sequential,
    /// A coin says before every seed who drops it.
    Random,
}

/// A case of the `[[pick]]` list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pick {
    pub(crate) when: Test,
    pub(crate) from: Set,
    pub(crate) condition: Test,
    pub(crate) asks_landing: bool,
    pub(crate) choose: Option<Choose>,
    pub(crate) action: PickAction,
    pub(crate) before: Before,
    pub(crate) lift: Lift,
    /// The whole pit is sown, nothing is put on the board before, and no mark is lost: a shortcut.
    pub(crate) is_plain: bool,
    pub(crate) mode: u8,
    pub(crate) also: bool,
    pub(crate) write: String,
    /// The number of the case in the file.
    pub(crate) case: u8,
}

/// The most common way to choose, as two masks: any of these pits with enough seeds, by this case, in this direction, as
/// long as some pit of the guard is filled (otherwise a requirement has to be checked).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlainPick {
    pub(crate) pits: BySeat<u64>,
    /// The fewest seeds, one at least.
    pub(crate) least: u8,
    pub(crate) guard: Option<BySeat<u64>>,
    pub(crate) case: u8,
    pub(crate) direction: Direction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choose {
    Fewest,
    Most,
    Leftmost,
    Rightmost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PickAction {
    /// Lift the pit and sow it.
    Sow,
    /// Capture the pit; the turn is over.
    Take,
    /// Go straight to what the pit decides, as if the last seed had fallen there.
    Settle,
    /// Change seats.
    Swap,
}

/// What is added to the board before the pit is lifted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Before {
    Nothing,
    /// A seed of the reserve, into the pit.
    Enter,
    /// A seed of the player's store into each of these pits; missing seeds are lent.
    Refill(Set),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Lift {
    All,
    /// All seeds of both kinds.
    Both,
    AllBut(u8),
    Exactly(u8),
}

/// A case of the `[[sow]]` list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sow {
    pub(crate) when: Test,
    /// `None`: the player chooses.
    pub(crate) direction: Option<Direction>,
    pub(crate) first_in_start: bool,
    pub(crate) skip: Option<Set>,
    pub(crate) skips_start: bool,
    /// Seeds that go to the mover's store before the lap.
    pub(crate) toll: u8,
    /// Whole laps, ready to be added: by side, then direction. Empty where laps must be sown seed by seed.
    pub(crate) tables: Vec<SowTable>,
}

/// A case of the `[[drop]]` list: what becomes of the pit a seed falls into.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drop {
    pub(crate) when: Test,
    /// Who gets all its seeds.
    pub(crate) to: Option<Receiver>,
    /// The pit loses its mark.
    pub(crate) unmark: bool,
    pub(crate) kinds: Kinds,
    /// When whoever gets the seeds may leave them where they are.
    pub(crate) optional: Test,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Receiver {
    Mover,
    Owner,
    MarkOwner,
    Other,
    Hand,
    /// The pit itself swallows the rest of the hand.
    Here,
}

/// A case of the `[[settle]]` list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Settle {
    pub(crate) when: Test,
    /// The case acts, and the search for a matching case continues.
    pub(crate) also: bool,
    pub(crate) take: Vec<Set>,
    pub(crate) kinds: Kinds,
    pub(crate) amount: Option<Number>,
    pub(crate) chain: Option<Chain>,
    pub(crate) slam: GrandSlam,
    pub(crate) to: Receiver,
    pub(crate) mark: Option<Set>,
    /// Who owns the marks: the mover, the owner of each pit, or the other player.
    pub(crate) mark_for: Receiver,
    pub(crate) unmark: Option<Set>,
    /// When the mover may leave the capture; the later cases then decide.
    pub(crate) optional: Test,
    pub(crate) give: Option<Set>,
    /// The pit the captured seeds are put into.
    pub(crate) into: Option<Set>,
    pub(crate) bonus: Option<Bonus>,
    pub(crate) then: Then,
    /// The pit the extra move has to be made with.
    pub(crate) bind: Option<Set>,
    /// There is more to do with a capture than to keep it, or something to do beside it: a shortcut.
    pub(crate) has_effects: bool,
    /// How stopping and going on are written where the player decides.
    pub(crate) signs: [String; 2],
    pub(crate) relay: Relay,
    pub(crate) why: String,
}

/// Further pits the mover names and captures when a case has captured something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bonus {
    pub(crate) count: Number,
    /// Where they are named; only filled pits count.
    pub(crate) from: Set,
    /// When the mover may take fewer of them, or none.
    pub(crate) optional: Test,
}

impl Program {
    /// Whether a sowing may ask somebody whether to take what it has just passed.
    pub(crate) fn asks_in_laps(&self) -> bool {
        self.drops.iter().any(|drop| drop.optional != Test::Never)
    }

    /// Whether moves may ask their player for decisions after a lap.
    pub(crate) fn asks_after_laps(&self) -> bool {
        let settle_asks = |settle: &Settle| {
            settle.optional != Test::Never
                || settle.give.is_some()
                || settle.bonus.is_some()
                || settle.then == Then::Choose
                || settle.relay.may_turn.is_some()
        };
        self.settles.iter().any(settle_asks) || self.resows.iter().any(|resow| resow.may_turn.is_some())
    }
}

impl Settle {
    /// Whether the case may capture something.
    pub(crate) fn captures(&self) -> bool {
        !self.take.is_empty() || self.chain.is_some()
    }
}

/// How a relay continues.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Relay {
    /// `None`: from the pit of the last seed.
    pub(crate) from: Option<Set>,
    pub(crate) leave: u8,
    pub(crate) reverse: bool,
    /// When the player may sow the lap in the other direction.
    pub(crate) may_turn: Option<Test>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chain {
    pub(crate) back: bool,
    /// Number of pits by which it advances at a time.
    pub(crate) step: u8,
    pub(crate) condition: Test,
    /// The pits captured at each step, if not just the pit itself.
    pub(crate) each: Option<Set>,
}

/// What happens to a capture that would take all of the opponent's seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GrandSlam {
    Capture,
    NoCapture,
    Forbid,
    SpareNearest,
    SpareFarthest,
    OpponentTakesRest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    End,
    Relay,
    Again,
    Resow,
    Choose,
    Win,
    Lose,
}

/// A case of the `[[resow]]` list: where captured seeds are sown from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Resow {
    pub(crate) when: Test,
    pub(crate) first: Set,
    /// `None`: as before.
    pub(crate) direction: Option<Direction>,
    /// When the player may sow the seeds in the other direction.
    pub(crate) may_turn: Option<Test>,
}

/// A case of the `[[require]]` list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Requirement {
    pub(crate) when: Test,
    pub(crate) that: Test,
    pub(crate) most: Option<Number>,
    /// Judged after the first lap is sown; otherwise when the whole move is played.
    pub(crate) when_sown: bool,
}

/// A case of the `[[pass]]` list: whoever passes puts a seed from one of these places into their tray.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PassCost {
    pub(crate) when: Test,
    pub(crate) pays: Set,
}

/// When a player is out of a game that the others continue.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Elimination {
    /// As the player sees it.
    pub(crate) when: Test,
    /// The player has no more turns.
    pub(crate) loses_turns: bool,
}

/// A case of the `[[forfeit]]` list: seeds that a player loses after a move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Forfeit {
    pub(crate) when: Test,
    pub(crate) take: Set,
    pub(crate) to: Receiver,
}

/// A pit blocked for the next turn because it is the only one under attack.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Block {
    pub(crate) when: Test,
    pub(crate) attack_mode: Option<u8>,
    pub(crate) pit: Option<Set>,
    pub(crate) unless: Test,
    pub(crate) name: String,
}

/// A case of the `[[end]]` list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct End {
    pub(crate) when: Test,
    /// While every store is smaller, the test cannot hold.
    pub(crate) least_store: u8,
    pub(crate) leftovers: Leftovers,
    pub(crate) winner: WinnerRule,
    pub(crate) why: String,
    /// The number of the case in the file.
    pub(crate) case: u8,
}

/// When an end is tested; an index into [`Program::ends`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    Capture = 0,
    Lap = 1,
    Move = 2,
    Turn = 3,
}

/// Who gets the seeds that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leftovers {
    Nobody,
    Owner,
    Mover,
    Other,
    Capturer,
    Starter,
    Split,
    /// Seeds in marked pits go to the owners of the marks, all others to the owners of the pits.
    MarkOwner,
}

impl Leftovers {
    /// Whether the mover gets the odd one of seeds that are split, given the seeds in their own row and in the other one: whoever
    /// has the fuller row does, and the other player where both hold as many.
    pub(crate) fn gives_mover_odd([own, other]: [i32; 2]) -> bool {
        own > other
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WinnerRule {
    Score,
    Mover,
    Other,
    Draw,
    Void,
    /// The party of the first player who is not out.
    LastStanding,
}

/// The marks of the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Marks {
    pub(crate) name: String,
    pub(crate) form: MarkForm,
    pub(crate) lost_when_lifted: bool,
    pub(crate) lost_when_captured: bool,
    pub(crate) lost_when_emptied: bool,
}

/// How a position writes the marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkForm {
    /// Each player has one marked pit at most.
    OnePerPlayer,
    /// Any number of pits, each with its owner.
    ByPit,
    /// A pit marked at the start, kept or lost.
    Kept,
    /// A list of pits.
    List,
}

/// The result of an endless sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndlessResult {
    Void,
    Draw,
    Forbid,
    Stop,
    Lose,
}

/// The effect of repeated positions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Repetition {
    pub(crate) count: u32,
    pub(crate) result: Standstill,
}

/// Limits of a game's length; 0 for none.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Limits {
    pub(crate) plies: u32,
    pub(crate) without_capture: u32,
    pub(crate) result: Standstill,
}

/// How a game that gets nowhere is decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Standstill {
    pub(crate) leftovers: Leftovers,
    pub(crate) draw: bool,
}
