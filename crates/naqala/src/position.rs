//! The state of a game between two decisions: a small value that is copied, never shared.

use crate::moves::{Direction, Move};
use crate::pits::{BySeat, Pit, PitSet, Side};

/// The largest number of places (pits and stores) a board may have.
pub const MAX_CELLS: usize = 128;

/// Stands for "no pit" in the fields that name one.
pub(crate) const NO_PIT: u8 = u8::MAX;

/// A position: seeds, marks, who moves, and the decision that is pending inside a turn.
///
/// It is `Copy` and has no history; undoing a move means keeping the old value. Repeated positions are counted
/// by [`crate::Session`]. Make one with [`crate::Game::start`] or read one with [`crate::Game::parse_position`].
///
/// ```
/// let game = naqala::catalogue::game("oware").unwrap();
/// let start = game.start();
/// assert_eq!(start.to_move(), naqala::Side::South);
/// assert_eq!(game.board().pits().map(|pit| start.seeds(pit) as u32).sum::<u32>(), 48);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Seeds by place: pits in board order, then the stores, then other heaps (penalty trays).
    pub(crate) cells: [u8; MAX_CELLS],
    /// Everything else, reached through [`std::ops::Deref`].
    pub(crate) state: State,
}

/// What a position holds beside its seeds.
///
/// Seeds and state are two values so that each is small enough to be copied in place; as one they would be just
/// large enough for a call into the C library, which costs a sowing half as much again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Marked pits by owner of the mark (index: South, North).
    pub(crate) marks: [u64; 2],
    /// Pits out of play in this round.
    pub(crate) closed: u64,
    /// Pits that belong to North; used where ownership changes between rounds.
    pub(crate) territory: u64,
    /// Seeds not yet on the board, by player.
    pub(crate) reserve: [u8; 2],
    /// Seeds in the hand while a decision is pending, or that were never sown because the game ended first.
    pub(crate) hand: u8,
    /// The pending decision.
    pub(crate) decision: Decision,
    /// The pit the pending decision is about.
    pub(crate) focus: u8,
    /// The direction of the sowing the pending decision interrupts (bit 0), and whether it was beyond its first lap
    /// (bit 1), where that matters.
    pub(crate) direction: u8,
    /// The kind of the move under way (index of the rule file's mode).
    pub(crate) mode: u8,
    /// The `[[settle]]` case that asks for the pending decision, where it matters.
    pub(crate) clause: u8,
    /// What the pending decision counts: pits still to be named, or the decisions made before in this move.
    pub(crate) tally: u8,
    /// The pit that was named last in a decision that names several.
    pub(crate) named: u8,
    /// The pit the interrupted lap was sown from, where that matters.
    pub(crate) lap_start: u8,
    /// The pit the interrupted move began in, as far as rules ask.
    pub(crate) origin: u8,
    /// The pit of the other side that got the player's last gift.
    pub(crate) last_target: [u8; 2],
    /// The pit that may not be played in this turn.
    pub(crate) blocked: u8,
    /// The pit the extra move has to be made with.
    pub(crate) bound: u8,
    /// The pit under the one-turn duty left by the player to move (see the rule language's `[block]`).
    pub(crate) threatened: u8,
    /// Number of plies finished, as far as rules ask (stops at 255).
    pub(crate) plies: u8,
    /// How often each player's last seeds have captured, as far as rules ask (stops at 255).
    pub(crate) captures: [u8; 2],
    /// Bit flags: first turn done per seat (0, 1, 5, 6), seats swapped (2), direction of the very first sowing
    /// (3, 4).
    pub(crate) flags: u8,
    /// The move's number within the turn, counted from 0 (extra moves).
    pub(crate) nth: u8,
    /// Who began the round.
    pub(crate) starter: Side,
    /// Who is to move.
    pub(crate) to_move: Side,
    /// Whether the game goes on, and how it ended.
    pub(crate) status: Status,
}

impl std::ops::Deref for Position {
    type Target = State;
    #[inline(always)]
    fn deref(&self) -> &State {
        &self.state
    }
}

impl std::ops::DerefMut for Position {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut State {
        &mut self.state
    }
}

/// Has finished a turn, by seat.
pub(crate) const FLAG_MOVED: BySeat<u8> = [1, 1 << 1, 1 << 5, 1 << 6];
pub(crate) const FLAGS_MOVED: u8 = FLAG_MOVED[0] | FLAG_MOVED[1] | FLAG_MOVED[2] | FLAG_MOVED[3];
pub(crate) const FLAG_SWAPPED: u8 = 1 << 2;
/// In [`State::direction`]: the interrupted sowing was beyond its first lap.
pub(crate) const BEYOND_FIRST_LAP: u8 = 1 << 7;
pub(crate) const FLAGS_OPENED: [u8; 2] = [1 << 3, 1 << 4];

/// The decision the player to move has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Decision {
    /// Start a move: choose a pit (and a direction, where the rules leave it open).
    Pick = 0,
    /// Stop in the pit reached, or sow on from it.
    StopOrGo = 1,
    /// Choose the pit of the other player that receives the captured seeds.
    Give = 2,
    /// Choose a further pit to capture.
    Bonus = 3,
    /// Make the capture reached, or leave it.
    Capture = 4,
    /// Name a pit for the race before the first turn.
    Race = 5,
    /// Sow the lap to come in the usual direction, or turn round.
    Turn = 6,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Somebody has to move.
    Playing,
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won.
    pub winner: Winner,
    /// Why it ended: an index for [`crate::Game::reason`].
    pub reason: Reason,
}

/// The winner of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// This player.
    Side(Side),
    /// Nobody: a draw.
    Draw,
    /// Nobody: the game does not count (an endless sowing) or was lost by a solitary player.
    Nobody,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A clause of the rule file's `[[end]]` list, or a `[[settle]]` case that ends the game.
    Clause(crate::event::Clause),
    /// A sowing that never ends.
    Endless,
    /// The position was repeated as often as the rules allow.
    Repetition,
    /// Too many plies without a capture.
    NoCapture,
    /// The opponent takes everything that is left after a grand slam.
    GrandSlam,
    /// The game has lasted as many plies as the rules allow.
    TooLong,
    /// A player gave up.
    Resigned,
    /// The players agreed.
    Agreed,
}

impl Position {
    /// Becomes a copy of another position, in two pieces: quicker than an assignment.
    #[inline(always)]
    pub fn copy_from(&mut self, other: &Position) {
        self.cells = other.cells;
        self.state = other.state;
    }

    /// The seeds in a pit or store.
    #[inline(always)]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.cells[pit.index()]
    }

    /// The seeds of all places by [`Pit::index`]: the pits, then the stores and other heaps.
    #[inline(always)]
    pub fn all_seeds(&self) -> &[u8; MAX_CELLS] {
        &self.cells
    }

    /// Who is to move (also while a decision inside the turn is pending).
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The decision to be made.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// Whether a ply begins here, rather than a decision inside one; true too when the game is over.
    #[inline(always)]
    pub fn begins_ply(&self) -> bool {
        self.decision == Decision::Pick || self.decision == Decision::Race && self.focus == NO_PIT
    }

    /// The pit the pending decision is about, if it is about one.
    pub fn focus(&self) -> Option<Pit> {
        (self.decision != Decision::Pick && self.focus != NO_PIT).then_some(Pit(self.focus))
    }

    /// Whether the game goes on.
    pub fn status(&self) -> Status {
        self.status
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.status {
            Status::Playing => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// Whether the game is over.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        !matches!(self.status, Status::Playing)
    }

    /// Seeds a player has not yet entered.
    pub fn reserve(&self, side: Side) -> u8 {
        self.reserve.get(side.index()).copied().unwrap_or(0)
    }

    /// Seeds in the hand: captured and not yet placed, or left over when the game ended in mid-sowing.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// The pits a player has marked or holds marked.
    pub fn marks(&self, side: Side) -> PitSet {
        PitSet(u128::from(self.marks.get(side.index()).copied().unwrap_or(0)))
    }

    /// Pits out of play in this round.
    pub fn closed(&self) -> PitSet {
        PitSet(u128::from(self.closed))
    }

    /// The pit that may not be played in this turn.
    pub fn blocked(&self) -> Option<Pit> {
        (self.blocked != NO_PIT).then_some(Pit(self.blocked))
    }

    /// The pit the extra move has to be made with.
    pub fn bound(&self) -> Option<Pit> {
        (self.bound != NO_PIT).then_some(Pit(self.bound))
    }

    /// The pit that got a player's latest gift of seeds.
    pub fn last_target(&self, side: Side) -> Option<Pit> {
        let pit = *self.last_target.get(side.index())?;
        (pit != NO_PIT).then_some(Pit(pit))
    }

    /// Whether the player has finished a turn in this round.
    pub fn has_moved(&self, side: Side) -> bool {
        self.flags & FLAG_MOVED[side.index()] != 0
    }

    /// Whether the two persons have changed seats (pie rule).
    pub fn is_swapped(&self) -> bool {
        self.flags & FLAG_SWAPPED != 0
    }

    /// The direction of the game's very first sowing, where the rules ask for it and it has been made.
    pub fn opening(&self) -> Option<Direction> {
        Direction::ROUND.into_iter().find(|way| self.flags & FLAGS_OPENED[way.number()] != 0)
    }

    /// The number of plies finished in this round, as far as it is counted (stops at 255).
    pub fn plies(&self) -> u8 {
        self.plies
    }

    /// How often a player's last seeds have captured in this round, as far as it is counted (stops at 255).
    pub fn captures(&self, side: Side) -> u8 {
        self.captures.get(side.index()).copied().unwrap_or(0)
    }

    /// The number of the move within the turn, counted from 0.
    pub fn nth(&self) -> u8 {
        self.nth
    }

    /// Who began the round.
    pub fn starter(&self) -> Side {
        self.starter
    }
}

/// An illegal move: the move and why it is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move that was asked for.
    pub tried: Move,
    /// Why it may not be played.
    pub why: WhyIllegal,
}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyIllegal {
    /// The game is over.
    GameOver,
    /// Another decision is pending.
    OtherDecision,
    /// There is no such pit to choose.
    NoSuchPit,
    /// The pit belongs to the other player.
    NotYours,
    /// The pit is empty.
    Empty,
    /// The pit is out of play.
    Closed,
    /// The pit is blocked in this turn.
    Blocked,
    /// The direction is not open here.
    Direction,
    /// Another kind of move has to be made first (a capture, a bigger pit …); the clause that demands it.
    Prior(crate::event::Clause),
    /// The rules ask something of the result that this move does not give; index of the `[[require]]` clause.
    Requirement(u8),
    /// The sowing would never end.
    Endless,
    /// The move would bring back a position of the same turn.
    Returns,
    /// The rules do not offer this move here.
    NotOffered,
}
