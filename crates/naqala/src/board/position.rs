//! The state of a game between two decisions: a `Copy` value of 208 bytes without history.
//!
//! To undo a move, keep the old value. A board has up to 128 places. The masks of marks, owners and closed pits are 64 bits wide,
//! which suffices for every board that has them. Counts are bytes, so a game has at most 255 seeds; options that ask for more are
//! refused.

use crate::board::moves::{Direction, Move};
use crate::board::pits::{BySeat, Pit, PitSet, SEATS, Side};

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
/// Seeds and state are two values so that each is small enough to be copied inline. One value would be just large
/// enough for a call to `memcpy`, which makes a sowing half as slow again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Marked pits by owner of the mark.
    pub(crate) marks: BySeat<u64>,
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
    /// The direction of the sowing that the pending decision interrupts (bits 0 to 6), and whether it was beyond its
    /// first lap (bit 7), where that matters.
    pub(crate) direction: u8,
    /// The kind of the move under way (index of the rule file's mode).
    pub(crate) mode: u8,
    /// The `[[settle]]` case that asks for the pending decision, where it matters.
    pub(crate) clause: u8,
    /// The counter of the pending decision: pits still to be named, or decisions made so far in this move.
    pub(crate) tally: u8,
    /// The pit that was named last in a decision that names several.
    pub(crate) named: u8,
    /// The pit the interrupted lap was sown from, where that matters.
    pub(crate) lap_start: u8,
    /// The pit the interrupted move began in, as far as rules ask.
    pub(crate) origin: u8,
    /// Who is sowing while a [`Decision::Claim`] is pending; South otherwise.
    pub(crate) sower: Side,
    /// The pit of the other side that got the player's last gift.
    pub(crate) last_target: [u8; 2],
    /// The pit that may not be played in this turn.
    pub(crate) blocked: u8,
    /// The pit the extra move has to be made with.
    pub(crate) bound: u8,
    /// The pit blocked by the player to move (see `[[block]]` in the rule language).
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
    /// Whether the game is running or how it ended.
    pub(crate) status: Status,
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Position>() == 208, "see the description of the module");

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
    /// Claim the seeds of the pit that the sowing has just passed, before the next seed falls, or leave them. Whoever would get
    /// them decides, though another player may be sowing.
    Claim = 7,
}

/// Whether the game is running.
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
    /// Why it ended; [`crate::reason_text`] puts it into words.
    pub reason: Reason,
}

/// The winner of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winner {
    /// This player.
    Side(Side),
    /// A draw.
    Draw,
    /// Nobody won: the game is void (an endless sowing), or a single player lost.
    Nobody,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A clause of the rule file's `[[end]]` list, or a `[[settle]]` case that ends the game.
    Clause(crate::board::event::Clause),
    /// A sowing that never ends.
    Endless,
    /// The position was repeated as often as the rules allow.
    Repetition,
    /// Too many plies without a capture.
    NoCapture,
    /// After a grand slam the opponent takes the rest.
    GrandSlam,
    /// The game has lasted as many plies as the rules allow.
    TooLong,
    /// A player resigned.
    Resigned,
    /// The players agreed.
    Agreed,
}

impl Position {
    /// Overwrites this position with another one; faster than an assignment.
    ///
    /// ```
    /// # use naqala::{Silent, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// let mut p = game.play_legal(&start, game.moves(&start)[0], &mut Silent);
    /// p.copy_from(&start);
    /// assert_eq!(p, start);
    /// ```
    #[inline(always)]
    pub fn copy_from(&mut self, other: &Position) {
        self.cells = other.cells;
        self.state = other.state;
    }

    /// The seeds in a pit or store.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("toguz-kumalak").unwrap();
    /// let pit = game.board().find("a").unwrap();
    /// assert_eq!(game.start().seeds(pit), 9);
    /// ```
    #[inline(always)]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.cells[pit.index()]
    }

    /// The seeds of all places by [`Pit::index`]: pits, then stores and other heaps.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.start().all_seeds()[..12], [4; 12]);
    /// ```
    #[inline(always)]
    pub fn all_seeds(&self) -> &[u8; MAX_CELLS] {
        &self.cells
    }

    /// The player to move, also while a decision inside the turn is pending.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// assert_eq!(catalogue::game("oware").unwrap().start().to_move(), Side::South);
    /// ```
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The decision to be made next.
    ///
    /// ```
    /// # use naqala::{Decision, catalogue};
    /// assert_eq!(catalogue::game("oware").unwrap().start().decision(), Decision::Pick);
    /// assert_eq!(catalogue::game("gabata").unwrap().start().decision(), Decision::Race);
    /// ```
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// Whether the next decision begins a ply; also true when the game is over.
    ///
    /// ```
    /// # use naqala::{Silent, catalogue};
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let p = game.parse_position(
    ///     "S 1 0 2 2 7 0 0 0 | 0 0 0 0 0 0 0 0 / N 0 0 0 0 6 2 0 5 | 0 0 0 0 0 0 0 0 / hand 10 10 / marks a5:S A5:N",
    /// ).unwrap();
    /// // The capture ends in the house: stop there, or sow on?
    /// let p = game.play(&p, game.parse_ply(&p, "a1L").unwrap()[0], &mut Silent).unwrap();
    /// assert!(!p.begins_ply() && game.start().begins_ply());
    /// ```
    #[inline(always)]
    pub fn begins_ply(&self) -> bool {
        self.decision == Decision::Pick || self.decision == Decision::Race && self.focus == NO_PIT
    }

    /// The pit that the pending decision is about, if any.
    ///
    /// ```
    /// # use naqala::{Silent, catalogue};
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let p = game.parse_position(
    ///     "S 1 0 2 2 7 0 0 0 | 0 0 0 0 0 0 0 0 / N 0 0 0 0 6 2 0 5 | 0 0 0 0 0 0 0 0 / hand 10 10 / marks a5:S A5:N",
    /// ).unwrap();
    /// // The capture ends in the house: stop there, or sow on?
    /// let p = game.play(&p, game.parse_ply(&p, "a1L").unwrap()[0], &mut Silent).unwrap();
    /// assert_eq!(p.focus(), game.board().find("a5"));
    /// ```
    pub fn focus(&self) -> Option<Pit> {
        (self.decision != Decision::Pick && self.focus != NO_PIT).then_some(Pit(self.focus))
    }

    /// Whether the game continues, and how it ended if it does not.
    ///
    /// ```
    /// # use naqala::{Status, catalogue};
    /// assert_eq!(catalogue::game("oware").unwrap().start().status(), Status::Playing);
    /// ```
    pub fn status(&self) -> Status {
        self.status
    }

    /// How the game ended, if it has.
    ///
    /// ```
    /// # use naqala::{Winner, Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(game.start().outcome().is_none());
    /// let p = game.parse_position("S 0 0 0 0 0 1 / N 0 0 0 0 0 0 / stores 30 17 / over S resigned").unwrap();
    /// assert_eq!(p.outcome().unwrap().winner, Winner::Side(Side::South));
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        match self.status {
            Status::Playing => None,
            Status::Over(outcome) => Some(outcome),
        }
    }

    /// Whether the game is over.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 0 0 0 0 0 1 / N 0 0 0 0 0 0 / over draw agreed").unwrap();
    /// assert!(p.is_over() && !game.start().is_over());
    /// ```
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        !matches!(self.status, Status::Playing)
    }

    /// The seeds that a player has yet to enter.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// assert_eq!(catalogue::game("bao-kiswahili").unwrap().start().reserve(Side::North), 22);
    /// ```
    pub fn reserve(&self, side: Side) -> u8 {
        self.reserve.get(side.index()).copied().unwrap_or(0)
    }

    /// Seeds in the hand: captured and not yet placed, or left over when the game ended during a sowing.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("ohojichi").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 / N 4 4 4 4 4 4 / over draw agreed / held 3").unwrap();
    /// assert_eq!(p.hand(), 3);
    /// ```
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// The pits marked by or for a player.
    ///
    /// ```
    /// # use naqala::{PitSet, Side, catalogue};
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let house = game.board().find("a5").unwrap();
    /// assert_eq!(game.start().marks(Side::South), PitSet::of(house));
    /// ```
    pub fn marks(&self, side: Side) -> PitSet {
        PitSet(u128::from(self.marks[side.index()]))
    }

    /// The pits marked for anybody.
    #[inline(always)]
    pub(crate) fn marked(&self) -> PitSet {
        PitSet(u128::from(self.marks[0] | self.marks[1] | self.marks[2] | self.marks[3]))
    }

    /// The pits out of play in this round.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("congkak").unwrap();
    /// let p = game.parse_position("S 0 7 7 7 7 7 7 / N 7 7 7 7 7 7 7 / closed a").unwrap();
    /// assert_eq!(game.board().names(p.closed()), "a");
    /// ```
    pub fn closed(&self) -> PitSet {
        PitSet(u128::from(self.closed))
    }

    /// The pit that may not be played in this turn.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("alemungula").unwrap();
    /// let p = game.parse_position("S 2 2 2 2 2 / N 2 2 2 2 2 / blocked a").unwrap();
    /// assert_eq!(p.blocked(), game.board().find("a"));
    /// ```
    pub fn blocked(&self) -> Option<Pit> {
        (self.blocked != NO_PIT).then_some(Pit(self.blocked))
    }

    /// The pit that the extra move must use.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("abstract-mancala").unwrap();
    /// let d1 = game.board().find("d1").unwrap();
    /// let p = game.build().seeds(d1, 2).bound(d1).finish().unwrap();
    /// assert_eq!(p.bound(), Some(d1));
    /// ```
    pub fn bound(&self) -> Option<Pit> {
        (self.bound != NO_PIT).then_some(Pit(self.bound))
    }

    /// The pit that got a player's latest gift of seeds.
    pub fn last_target(&self, side: Side) -> Option<Pit> {
        let pit = *self.last_target.get(side.index())?;
        (pit != NO_PIT).then_some(Pit(pit))
    }

    /// Whether the player has finished a turn in this round.
    ///
    /// ```
    /// # use naqala::{Side, Silent, catalogue};
    /// let game = catalogue::game("selus").unwrap();
    /// let p = game.play_legal(&game.start(), game.moves(&game.start())[0], &mut Silent);
    /// assert!(p.has_moved(Side::South) && !p.has_moved(Side::North));
    /// ```
    pub fn has_moved(&self, side: Side) -> bool {
        self.flags & FLAG_MOVED[side.index()] != 0
    }

    /// Whether the two players have changed seats (pie rule).
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kalah").unwrap();
    /// assert!(game.build().swapped(true).finish().unwrap().is_swapped());
    /// assert!(!game.start().is_swapped());
    /// ```
    pub fn is_swapped(&self) -> bool {
        self.flags & FLAG_SWAPPED != 0
    }

    /// The direction of the first sowing of the game, if the rules use it and it has been made.
    ///
    /// ```
    /// # use naqala::{Direction, catalogue};
    /// let game = catalogue::game("katro").unwrap();
    /// assert_eq!(game.start().opening(), None);
    /// let a1 = game.board().find("a1").unwrap();
    /// let p = game.build().seeds(a1, 2).opening(Direction::Clockwise).finish().unwrap();
    /// assert_eq!(p.opening(), Some(Direction::Clockwise));
    /// ```
    pub fn opening(&self) -> Option<Direction> {
        Direction::ROUND.into_iter().find(|way| self.flags & FLAGS_OPENED[way.number()] != 0)
    }

    /// The number of plies finished in this round, if the rules use it; stops counting at 255.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.build().plies(3).finish().unwrap().plies(), 3);
    /// ```
    pub fn plies(&self) -> u8 {
        self.plies
    }

    /// How often a player's last seeds have captured in this round, if the rules use it; stops counting at 255.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("tsoro").unwrap();
    /// let p = game.build().captures(Side::North, 2).finish().unwrap();
    /// assert_eq!((p.captures(Side::North), p.captures(Side::South)), (2, 0));
    /// ```
    pub fn captures(&self, side: Side) -> u8 {
        self.captures.get(side.index()).copied().unwrap_or(0)
    }

    /// The number of the move within the turn, from 0.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.build().seeds(game.board().find("a").unwrap(), 1).nth(1).finish().unwrap();
    /// assert_eq!((p.nth(), game.start().nth()), (1, 0));
    /// ```
    pub fn nth(&self) -> u8 {
        self.nth
    }

    /// The player who began the round.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// assert_eq!(catalogue::game("oware").unwrap().start().starter(), Side::South);
    /// ```
    pub fn starter(&self) -> Side {
        self.starter
    }
}

/// An illegal move: the move and why it is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move that was tried.
    pub tried: Move,
    /// Why it may not be played.
    pub why: WhyIllegal,
}

/// Why a move may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    Prior(crate::board::event::Clause),
    /// The rules ask something of the result that this move does not give; index of the `[[require]]` clause.
    Requirement(u8),
    /// The sowing would never end.
    Endless,
    /// The move would bring back a position of the same turn.
    Returns,
    /// The rules do not offer this move here.
    NotOffered,
}

impl Position {
    /// Forgets the pending decision and all that was kept for it.
    pub(crate) fn clear_decision(&mut self) {
        self.decision = Decision::Pick;
        self.focus = NO_PIT;
        self.direction = 0;
        self.mode = 0;
        self.clause = 0;
        self.tally = 0;
        self.named = NO_PIT;
        self.lap_start = NO_PIT;
        self.origin = NO_PIT;
        self.sower = Side::South;
    }

    /// A board without seeds or marks, South to move.
    pub(crate) fn empty() -> Position {
        Position {
            cells: [0; MAX_CELLS],
            state: State {
                marks: [0; SEATS],
                closed: 0,
                territory: 0,
                reserve: [0; 2],
                hand: 0,
                decision: Decision::Pick,
                focus: NO_PIT,
                direction: 0,
                mode: 0,
                clause: 0,
                tally: 0,
                named: NO_PIT,
                lap_start: NO_PIT,
                origin: NO_PIT,
                sower: Side::South,
                last_target: [NO_PIT; 2],
                blocked: NO_PIT,
                bound: NO_PIT,
                threatened: NO_PIT,
                plies: 0,
                captures: [0; 2],
                flags: 0,
                nth: 0,
                starter: Side::South,
                to_move: Side::South,
                status: Status::Playing,
            },
        }
    }
}

impl std::fmt::Display for WhyIllegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            WhyIllegal::GameOver => "the game is over",
            WhyIllegal::OtherDecision => "another decision is pending",
            WhyIllegal::NoSuchPit => "there is no such pit",
            WhyIllegal::NotYours => "that pit belongs to the other player",
            WhyIllegal::Empty => "that pit is empty",
            WhyIllegal::Closed => "that pit is out of play in this round",
            WhyIllegal::Blocked => "that pit is blocked this turn",
            WhyIllegal::Direction => "that pit may not be sown in this direction",
            WhyIllegal::Prior(_) => "another kind of move comes first",
            WhyIllegal::Requirement(_) => "the move does not do what the rules require",
            WhyIllegal::Endless => {
                "the sowing would never end, or would take all the opponent's seeds, and the rules forbid that"
            }
            WhyIllegal::Returns => "the move would bring back a position of this turn",
            WhyIllegal::NotOffered => "the rules do not offer this move here",
        })
    }
}
