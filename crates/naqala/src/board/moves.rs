//! A move: one decision of one player.

use arrayvec::ArrayVec;

use crate::board::pits::Pit;

/// The direction of sowing: round a ring, or a compass direction on a board without edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Counter-clockwise, seen from above.
    CounterClockwise = 0,
    /// Clockwise, seen from above.
    Clockwise = 1,
    /// Up the board as it is drawn.
    North = 2,
    /// Up and to the right.
    NorthEast = 3,
    /// To the right.
    East = 4,
    /// Down and to the right.
    SouthEast = 5,
    /// Down.
    South = 6,
    /// Down and to the left.
    SouthWest = 7,
    /// To the left.
    West = 8,
    /// Up and to the left.
    NorthWest = 9,
}

impl Direction {
    /// The two ways round a ring.
    pub const ROUND: [Direction; 2] = [Direction::CounterClockwise, Direction::Clockwise];
    /// The eight ways across a board, in the order of the compass.
    pub const COMPASS: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// The opposite direction.
    ///
    /// ```
    /// # use naqala::Direction;
    /// assert_eq!(Direction::Clockwise.reverse(), Direction::CounterClockwise);
    /// assert_eq!(Direction::NorthEast.reverse(), Direction::SouthWest);
    /// ```
    pub const fn reverse(self) -> Direction {
        match self {
            Direction::CounterClockwise => Direction::Clockwise,
            Direction::Clockwise => Direction::CounterClockwise,
            way => Direction::COMPASS[(way.number() + 4) % 8],
        }
    }

    /// The number among the ways of its kind, from 0.
    #[inline(always)]
    pub(crate) const fn number(self) -> usize {
        let index = self as usize;
        if index < 2 { index } else { index - 2 }
    }

    #[inline(always)]
    pub(crate) const fn from_index(index: u8) -> Direction {
        // The highest bit is free for users of a stored direction.
        match index & 0x7F {
            0 => Direction::CounterClockwise,
            way @ 2..=9 => Direction::COMPASS[way as usize - 2],
            _ => Direction::Clockwise,
        }
    }

    /// The name in moves and positions: `ccw`, `cw`, `n`, `ne` …
    ///
    /// ```
    /// # use naqala::Direction;
    /// assert_eq!(Direction::CounterClockwise.name(), "ccw");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Direction::CounterClockwise => "ccw",
            Direction::Clockwise => "cw",
            Direction::North => "n",
            Direction::NorthEast => "ne",
            Direction::East => "e",
            Direction::SouthEast => "se",
            Direction::South => "s",
            Direction::SouthWest => "sw",
            Direction::West => "w",
            Direction::NorthWest => "nw",
        }
    }

    /// One step on a board as it is drawn: columns to the right, rows up. None round a ring.
    pub(crate) const fn step(self) -> (isize, isize) {
        match self {
            Direction::CounterClockwise | Direction::Clockwise => (0, 0),
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }
}

/// One decision. Three bytes; compare and copy it freely.
///
/// A turn may take several decisions: choosing a pit, then whether to stop in the house, then where a captured
/// seed goes. [`crate::Ply`] joins the decisions of one sowing into one written move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    pub(crate) pit: u8,
    /// The number of the `[[pick]]` case, or one of the other kinds.
    pub(crate) kind: u8,
    /// The direction, as a number.
    pub(crate) way: u8,
}

pub(crate) const KIND_PASS: u8 = 24;
pub(crate) const KIND_SWAP: u8 = 25;
pub(crate) const KIND_STOP: u8 = 26;
pub(crate) const KIND_GO: u8 = 27;
pub(crate) const KIND_GIVE: u8 = 28;
pub(crate) const KIND_BONUS: u8 = 29;
pub(crate) const KIND_TAKE: u8 = 30;
pub(crate) const KIND_DECLINE: u8 = 31;
pub(crate) const KIND_PAY: u8 = 32;
pub(crate) const KIND_TURN: u8 = 33;
/// The largest number of `[[pick]]` cases.
pub(crate) const MAX_PICKS: usize = 24;

/// The kinds of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Choose a pit to start from, by this case of the rule file's `[[pick]]` list, in this direction.
    Pick {
        /// The chosen pit.
        pit: Pit,
        /// The case of the `[[pick]]` list.
        case: u8,
        /// Which way the sowing goes.
        direction: Direction,
    },
    /// Pass: there is no other move.
    Pass,
    /// Pass and pay for it with a seed from this place.
    Pay(Pit),
    /// Change seats (pie rule).
    Swap,
    /// Stop in the pit the last seed reached.
    Stop,
    /// Sow on from the pit the last seed reached.
    Go,
    /// Put the captured seeds into this pit.
    Give(Pit),
    /// Capture this pit as well.
    Bonus(Pit),
    /// Sow the lap to come in this direction.
    Turn(Direction),
    /// Make the optional capture.
    Take,
    /// Decline the optional capture.
    Decline,
}

impl Move {
    /// Pass.
    pub const PASS: Move = Move::with(KIND_PASS, 0);
    /// Change seats.
    pub const SWAP: Move = Move::with(KIND_SWAP, 0);
    /// Stop here.
    pub const STOP: Move = Move::with(KIND_STOP, 0);
    /// Sow on.
    pub const GO: Move = Move::with(KIND_GO, 0);

    #[inline(always)]
    pub(crate) const fn pick(pit: u8, case: u8, direction: Direction) -> Move {
        Move { pit, kind: case, way: direction as u8 }
    }

    pub(crate) const fn with(kind: u8, pit: u8) -> Move {
        Move { pit, kind, way: 0 }
    }

    /// Sow the lap to come in this direction.
    pub(crate) const fn turn(direction: Direction) -> Move {
        Move::pick(0, KIND_TURN, direction)
    }

    #[inline(always)]
    pub(crate) const fn case(self) -> u8 {
        self.kind
    }

    #[inline(always)]
    pub(crate) const fn direction(self) -> Direction {
        Direction::from_index(self.way)
    }

    /// The kind of the move.
    ///
    /// ```
    /// # use naqala::{Direction, Move, MoveKind, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let first = game.moves(&game.start())[0];
    /// let MoveKind::Pick { pit, direction, .. } = first.kind() else { panic!("a pit is chosen") };
    /// assert_eq!((game.board().name(pit), direction), ("a", Direction::CounterClockwise));
    /// assert_eq!(Move::PASS.kind(), MoveKind::Pass);
    /// ```
    pub const fn kind(self) -> MoveKind {
        match self.case() {
            KIND_PASS => MoveKind::Pass,
            KIND_SWAP => MoveKind::Swap,
            KIND_STOP => MoveKind::Stop,
            KIND_GO => MoveKind::Go,
            KIND_GIVE => MoveKind::Give(Pit(self.pit)),
            KIND_BONUS => MoveKind::Bonus(Pit(self.pit)),
            KIND_TURN => MoveKind::Turn(self.direction()),
            KIND_TAKE => MoveKind::Take,
            KIND_DECLINE => MoveKind::Decline,
            KIND_PAY => MoveKind::Pay(Pit(self.pit)),
            case => MoveKind::Pick { pit: Pit(self.pit), case, direction: self.direction() },
        }
    }

    /// The pit the move is about, if any (or the store that pays for a pass).
    ///
    /// ```
    /// # use naqala::{Move, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.moves(&game.start())[2].pit(), game.board().find("c"));
    /// assert_eq!(Move::PASS.pit(), None);
    /// ```
    pub const fn pit(self) -> Option<Pit> {
        match self.kind() {
            MoveKind::Pick { pit, .. } | MoveKind::Give(pit) | MoveKind::Bonus(pit) | MoveKind::Pay(pit) => {
                Some(pit)
            }
            _ => None,
        }
    }
}

/// The maximum number of legal decisions: eight directions from 48 pits.
pub(crate) const MAX_MOVES: usize = 384;

/// The legal moves of a position, in board order; lives on the stack.
pub type Moves = ArrayVec<Move, MAX_MOVES>;

/// The maximum number of decisions in a ply.
pub(crate) const MAX_DECISIONS: usize = 64;

/// After this many decisions a move no longer asks which way to continue, because every such decision doubles the
/// number of plies.
pub(crate) const MAX_ANSWERS: u8 = 10;

/// One ply as it is written: the decisions from the choice of a pit until the sowing is over.
///
/// Extra moves are further plies by the same player.
pub type Ply = ArrayVec<Move, MAX_DECISIONS>;
