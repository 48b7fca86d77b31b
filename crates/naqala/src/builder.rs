//! Setting up a position by hand; everything is checked at the end.

use std::fmt;

use crate::board::moves::Direction;
use crate::board::pits::{Pit, Side};
use crate::board::position::{
    Decision, FLAG_MOVED, FLAG_SWAPPED, FLAGS_MOVED, FLAGS_OPENED, NO_PIT, Position,
};
use crate::game::Game;

/// A position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// What is wrong with it, in a sentence.
    pub message: String,
}

impl PositionError {
    pub(crate) fn new(message: impl Into<String>) -> PositionError {
        PositionError { message: message.into() }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for PositionError {}

/// Sets up a position, starting with an empty board and South to move; [`PositionBuilder::finish`] checks it.
///
/// ```
/// use naqala::{Side, catalogue};
/// let game = catalogue::game("oware").unwrap();
/// let pit = |name| game.board().find(name).unwrap();
/// let position =
///     game.build().seeds(pit("f"), 2).seeds(pit("A"), 1).to_move(Side::South).finish().unwrap();
/// assert_eq!(game.moves(&position).len(), 1);
/// assert!(game.build().seeds(pit("f"), 200).finish().is_err());
/// ```
#[derive(Clone, Debug)]
pub struct PositionBuilder<'a> {
    game: &'a Game,
    position: Position,
    wrong: Option<String>,
}

impl Game {
    /// Starts setting up a position: an empty board, South to move.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.build().finish().unwrap();
    /// assert_eq!(game.seeds_on_board(&p), 0);
    /// ```
    pub fn build(&self) -> PositionBuilder<'_> {
        let mut position = Position::empty();
        position.territory = self.start().territory;
        PositionBuilder { game: self, position, wrong: None }
    }
}

impl PositionBuilder<'_> {
    fn complain(&mut self, message: String) {
        self.wrong.get_or_insert(message);
    }

    /// The index of a seat at this board.
    fn seat(&mut self, side: Side, what: &str) -> Option<usize> {
        if side.index() < self.game.players() {
            return Some(side.index());
        }
        self.complain(format!("{side} has no {what}: nobody sits there in {}", self.game.name()));
        None
    }

    /// The index of a seat, for what only South and North can have.
    fn one_of_two(&mut self, side: Side, what: &str) -> Option<usize> {
        let seat = self.seat(side, what)?;
        if seat >= 2 {
            self.complain(format!("{side} has no {what}: only two players can have that"));
            return None;
        }
        Some(seat)
    }

    /// Puts seeds into a pit.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let a = game.board().find("a").unwrap();
    /// let p = game.build().seeds(a, 7).finish().unwrap();
    /// assert_eq!(p.seeds(a), 7);
    /// ```
    pub fn seeds(mut self, pit: Pit, seeds: u8) -> Self {
        if pit.index() < self.game.board().pit_count() {
            self.position.cells[pit.index()] = seeds;
        } else {
            self.complain("there is no such pit".into());
        }
        self
    }

    /// Puts seeds of the second kind into a pit.
    ///
    /// ```
    /// # use naqala::{Kind, catalogue};
    /// let game = catalogue::game("kauri").unwrap();
    /// let a = game.board().find("a").unwrap();
    /// let p = game.build().second(a, 1).finish().unwrap();
    /// assert_eq!(game.pieces(&p, Kind::Second, a), 1);
    /// ```
    pub fn second(mut self, pit: Pit, seeds: u8) -> Self {
        match self.game.second_kind() {
            _ if pit.index() >= self.game.board().pit_count() => self.complain("there is no such pit".into()),
            Some(second) if seeds == 0 || second.pits().contains(pit) => {
                self.position.cells[second.place(pit.index())] = seeds;
            }
            Some(second) => {
                let message =
                    format!("there is never a {} in {}", second.name(), self.game.board().name(pit));
                self.complain(message);
            }
            None => self.no_second(seeds),
        }
        self
    }

    /// Puts seeds of the second kind into a player's store.
    ///
    /// ```
    /// # use naqala::{Kind, Side, catalogue};
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let p = game.build().store_second(Side::North, 2).finish().unwrap();
    /// assert_eq!(game.won(&p, Kind::Second, Side::North), 2);
    /// ```
    pub fn store_second(mut self, side: Side, seeds: u8) -> Self {
        if seeds > 0 && self.seat(side, "store").is_none() {
            return self;
        }
        match self.game.second_kind() {
            Some(second) if side.index() < self.game.players() => {
                self.position.cells[second.place(self.game.board().store(side).index())] = seeds;
            }
            _ => self.no_second(seeds),
        }
        self
    }

    /// Sets the number of seeds that a player has borrowed and owes.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("o-an-quan").unwrap();
    /// let p = game.build().store(Side::North, 9).debt(Side::South, 5).finish().unwrap();
    /// assert_eq!(game.debt(&p, Side::South), 5);
    /// ```
    pub fn debt(mut self, side: Side, seeds: u8) -> Self {
        match self.game.compiled_program().debts {
            Some(debts) if side.index() < self.game.players() => {
                self.position.cells[debts + side.index()] = seeds;
            }
            _ if seeds > 0 => self.complain(format!("nobody borrows seeds in {}", self.game.name())),
            _ => {}
        }
        self
    }

    /// Sets the players' winnings, in seeds, once everything on the board is in its place. Missing seeds of the second kind
    /// have been won by the player with more; negative winnings are a debt.
    #[cfg(feature = "trace")]
    pub(crate) fn winnings(mut self, mut points: [i32; 2]) -> Self {
        let mut second = [0; 2];
        if let Some(kind) = self.game.second_kind() {
            let there = self.game.second_in(&self.position, self.game.all);
            for _ in there..i32::from(kind.total()) {
                let richer = usize::from(points[1] > points[0]);
                second[richer] += 1;
                points[richer] -= i32::from(kind.worth());
            }
        }
        for side in [Side::South, Side::North].into_iter().take(self.game.players()) {
            let points = points[side.index()];
            let [Ok(store), Ok(debt)] = [points, -points].map(|seeds| u8::try_from(seeds.max(0))) else {
                self.complain(format!("{points} is not a possible score"));
                return self;
            };
            self = self.store(side, store).debt(side, debt).store_second(side, second[side.index()]);
        }
        self
    }

    fn no_second(&mut self, seeds: u8) {
        if seeds > 0 {
            self.complain(format!("{} has one kind of seeds only", self.game.name()));
        }
    }

    /// Puts seeds into a player's store.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.build().store(Side::South, 20).finish().unwrap();
    /// assert_eq!(game.store(&p, Side::South), 20);
    /// ```
    pub fn store(mut self, side: Side, seeds: u8) -> Self {
        if seeds > 0 && self.seat(side, "store").is_none() {
            return self;
        }
        if side.index() < self.game.players() {
            self.position.cells[self.game.board().store(side).index()] = seeds;
        }
        self
    }

    /// Puts seeds that count against a player into the player's tray.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("ruma").unwrap();
    /// let p = game.build().tray(Side::East, 2).finish().unwrap();
    /// assert_eq!(game.tray(&p, Side::East), 2);
    /// ```
    pub fn tray(mut self, side: Side, seeds: u8) -> Self {
        if self.game.board().has_trays() && self.seat(side, "tray").is_some() {
            self.position.cells[self.game.board().tray(side).index()] = seeds;
        } else if seeds > 0 {
            self.complain(format!("{} has no trays", self.game.name()));
        }
        self
    }

    /// Gives a player seeds that are not yet on the board.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let p = game.build().reserve(Side::South, 3).finish().unwrap();
    /// assert_eq!(p.reserve(Side::South), 3);
    /// ```
    pub fn reserve(mut self, side: Side, seeds: u8) -> Self {
        if let Some(side) = self.one_of_two(side, "reserve") {
            if seeds > 0 && !self.game.has_reserve() {
                self.complain(format!("{} has no seeds in reserve", self.game.name()));
            }
            self.position.reserve[side] = seeds;
        }
        self
    }

    /// Marks a pit for a player.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("toguz-kumalak").unwrap();
    /// let tuzdyk = game.board().find("C").unwrap();
    /// let p = game.build().mark(tuzdyk, Side::South).finish().unwrap();
    /// assert!(p.marks(Side::South).contains(tuzdyk));
    /// ```
    pub fn mark(mut self, pit: Pit, owner: Side) -> Self {
        if self.game.mark_form().is_none() {
            self.complain(format!("{} has no marked pits", self.game.name()));
        } else if pit.index() >= self.game.board().pit_count() {
            self.complain("there is no such pit".into());
        } else if let Some(owner) = self.seat(owner, "marks") {
            self.position.marks[owner] |= 1 << pit.index();
        }
        self
    }

    /// Puts a pit out of play. It must be empty.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("congkak").unwrap();
    /// let a = game.board().find("a").unwrap();
    /// assert!(game.build().close(a).finish().unwrap().closed().contains(a));
    /// assert!(game.build().close(a).seeds(a, 1).finish().is_err());
    /// ```
    pub fn close(mut self, pit: Pit) -> Self {
        if pit.index() < self.game.board().pit_count().min(64) {
            self.position.closed |= 1 << pit.index();
        } else {
            self.complain("there is no such pit".into());
        }
        self
    }

    /// Gives a pit to a player, in games whose pits change owners.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware-nam-nam").unwrap();
    /// let f = game.board().find("f").unwrap();
    /// let p = game.build().owner(f, Side::North).finish().unwrap();
    /// assert_eq!(game.owner(&p, f), Some(Side::North));
    /// ```
    pub fn owner(mut self, pit: Pit, owner: Side) -> Self {
        if !self.game.has_territory() {
            if self.game.board().home(pit) != owner {
                self.complain(format!("the pits of {} do not change owners", self.game.name()));
            }
        } else if pit.index() < self.game.board().pit_count() {
            let bit = 1 << pit.index();
            self.position.territory &= !bit;
            self.position.territory |= if owner == Side::North { bit } else { 0 };
        } else {
            self.complain("there is no such pit".into());
        }
        self
    }

    /// Sets the player to move.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.build().to_move(Side::North).finish().unwrap();
    /// assert_eq!(p.to_move(), Side::North);
    /// ```
    pub fn to_move(mut self, side: Side) -> Self {
        if self.seat(side, "turn").is_some() {
            self.position.to_move = side;
        }
        self
    }

    /// Sets the player who began the round.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.build().starter(Side::North).finish().unwrap();
    /// assert_eq!(p.starter(), Side::North);
    /// ```
    pub fn starter(mut self, side: Side) -> Self {
        if self.seat(side, "turn").is_some() {
            self.position.starter = side;
        }
        self
    }

    /// Blocks a pit for this turn.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("alemungula").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// let p = game.build().seeds(pit("a"), 2).seeds(pit("b"), 2).blocked(pit("a")).finish().unwrap();
    /// assert!(game.moves(&p).iter().all(|mv| mv.pit() != Some(pit("a"))));
    /// ```
    pub fn blocked(mut self, pit: Pit) -> Self {
        if self.game.block_name().is_none() {
            self.complain(format!("no pit can be blocked in {}", self.game.name()));
        }
        self.position.blocked = pit.0;
        self
    }

    /// Sets the pit that the extra move must use.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("abstract-mancala").unwrap();
    /// let d1 = game.board().find("d1").unwrap();
    /// let p = game.build().seeds(d1, 2).bound(d1).finish().unwrap();
    /// assert_eq!(p.bound(), Some(d1));
    /// ```
    pub fn bound(mut self, pit: Pit) -> Self {
        if self.game.bound_name().is_none() {
            self.complain(format!("an extra move is free in {}", self.game.name()));
        }
        self.position.bound = pit.0;
        self
    }

    /// Says which pit got a player's latest gift.
    pub fn last_target(mut self, side: Side, pit: Pit) -> Self {
        if let Some(side) = self.one_of_two(side, "gifts") {
            self.position.last_target[side] = pit.0;
        }
        self
    }

    /// Sets whether a player has finished a turn in this round.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.build().moved(Side::South, true).finish().unwrap();
    /// assert!(p.has_moved(Side::South));
    /// ```
    pub fn moved(mut self, side: Side, moved: bool) -> Self {
        if let Some(side) = self.seat(side, "turn") {
            self.position.flags &= !FLAG_MOVED[side];
            self.position.flags |= if moved { FLAG_MOVED[side] } else { 0 };
            let turns = (self.position.flags & FLAGS_MOVED).count_ones() as u8;
            self.position.plies = self.position.plies.max(turns);
        }
        self
    }

    /// Sets whether the players have changed seats.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kalah").unwrap();
    /// assert!(game.build().swapped(true).finish().unwrap().is_swapped());
    /// ```
    pub fn swapped(mut self, swapped: bool) -> Self {
        self.position.flags &= !FLAG_SWAPPED;
        self.position.flags |= if swapped { FLAG_SWAPPED } else { 0 };
        self
    }

    /// Sets the direction of the first sowing of the game.
    ///
    /// ```
    /// # use naqala::{Direction, catalogue};
    /// let game = catalogue::game("katro").unwrap();
    /// let p = game.build().opening(Direction::Clockwise).finish().unwrap();
    /// assert_eq!(p.opening(), Some(Direction::Clockwise));
    /// ```
    pub fn opening(mut self, direction: Direction) -> Self {
        self.position.flags &= !(FLAGS_OPENED[0] | FLAGS_OPENED[1]);
        self.position.flags |= FLAGS_OPENED[direction.number() & 1];
        self
    }

    /// Puts seeds into the hand. Only a pending decision or the end of the game can leave seeds there.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(game.build().hand(3).finish().is_err());
    /// ```
    pub fn hand(mut self, seeds: u8) -> Self {
        self.position.hand = seeds;
        self
    }

    /// Sets the number of plies finished in this round.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.build().plies(3).finish().unwrap().plies(), 3);
    /// ```
    pub fn plies(mut self, plies: u8) -> Self {
        self.position.plies = plies;
        self
    }

    /// Sets how often a player's last seeds have captured in this round.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("tsoro").unwrap();
    /// let p = game.build().captures(Side::North, 2).finish().unwrap();
    /// assert_eq!(p.captures(Side::North), 2);
    /// ```
    pub fn captures(mut self, side: Side, times: u8) -> Self {
        if let Some(side) = self.one_of_two(side, "captures") {
            self.position.captures[side] = times;
        }
        self
    }

    /// Sets the number of the next move within the turn, from 0.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kalah").unwrap();
    /// assert_eq!(game.build().nth(1).finish().unwrap().nth(), 1);
    /// ```
    pub fn nth(mut self, nth: u8) -> Self {
        self.position.nth = nth;
        self
    }

    /// Puts the race before the first turn ahead. The player who is not to move may already have named the pit to start
    /// from.
    ///
    /// ```
    /// # use naqala::{Decision, catalogue};
    /// let game = catalogue::game("gabata").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// let p = game.build().seeds(pit("a"), 3).seeds(pit("A"), 3).race(None).finish().unwrap();
    /// assert_eq!(p.decision(), Decision::Race);
    /// ```
    pub fn race(mut self, named: Option<Pit>) -> Self {
        self.position.decision = Decision::Race;
        self.position.focus = named.map_or(NO_PIT, |pit| pit.0);
        self
    }

    /// Checks the position and returns it.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let a = game.board().find("a").unwrap();
    /// assert!(game.build().seeds(a, 48).finish().is_ok());
    /// let error = game.build().seeds(a, 49).finish().unwrap_err();
    /// assert!(error.to_string().contains("49 seeds"), "{error}");
    /// ```
    ///
    /// # Errors
    /// [`PositionError`] for the first thing that cannot be: too many seeds, an unknown pit, a mark in a game
    /// without marks.
    pub fn finish(self) -> Result<Position, PositionError> {
        match self.game.too_many(&self.position) {
            Some(message) if self.wrong.is_none() => Err(PositionError::new(message)),
            _ => self.finish_uncounted(),
        }
    }

    /// Finishes a position to which seeds are still to be added, so that they cannot be counted yet.
    pub(crate) fn finish_uncounted(self) -> Result<Position, PositionError> {
        let Self { game, position: p, wrong } = self;
        if let Some(message) = wrong {
            return Err(PositionError::new(message));
        }
        if p.closed().into_iter().any(|pit| p.seeds(pit) > 0) {
            return Err(PositionError::new("a pit out of play holds seeds"));
        }
        if p.hand > 0 && p.decision == Decision::Pick {
            return Err(PositionError::new("seeds in the hand need a pending decision"));
        }
        if p.decision == Decision::Race && !game.is_race_open(&p) {
            return Err(PositionError::new(match p.focus() {
                _ if !game.has_race() => "this game does not begin with a race",
                None => "the race cannot be run: a player has no pit to start from",
                Some(_) => "the race cannot wait for a second pit after this one",
            }));
        }
        Ok(p)
    }
}
