//! Who plays which seat: players keep their numbers when they change seats.

use crate::board::pits::Side;
use crate::board::position::Position;
use crate::game::Game;
use crate::session::Session;

impl Position {
    /// The seat that the current player of a side had when the game began: under the pie rule two players may have exchanged
    /// seats.
    ///
    /// ```
    /// use naqala::{Choices, Session, Side, catalogue};
    /// let kalah = catalogue::rules("kalah").unwrap().compile(Choices::new().set("pie", "true")).unwrap();
    /// let mut session = Session::new(kalah);
    /// session.enter("a").unwrap();
    /// session.enter("swap").unwrap();
    /// assert_eq!(session.position().first_seat(Side::North), Side::South);
    /// ```
    pub fn first_seat(&self, side: Side) -> Side {
        // Only in games for two do the players change seats.
        if self.is_swapped() { side.other() } else { side }
    }
}

impl Game {
    /// The number of the player of a side in a position. Player 0 sits at South when the game begins, player 1 in the next seat
    /// that does not also belong to player 0, and so on. Players who change seats keep their numbers.
    ///
    /// ```
    /// use naqala::{Side, catalogue};
    /// let oware = catalogue::game("oware").unwrap();
    /// assert_eq!(oware.player_of(&oware.start(), Side::North), 1);
    /// ```
    pub fn player_of(&self, position: &Position, side: Side) -> usize {
        let seat = position.first_seat(side);
        self.first_seats().position(|first| self.are_one_player(first, seat)).unwrap_or_default()
    }

    /// The first seat of a player in a position; `None` if there is no such player.
    ///
    /// ```
    /// use naqala::{Side, catalogue};
    /// let oware = catalogue::game("oware").unwrap();
    /// assert_eq!(oware.seat_of(&oware.start(), 1), Some(Side::North));
    /// assert_eq!(oware.seat_of(&oware.start(), 2), None);
    /// ```
    pub fn seat_of(&self, position: &Position, player: usize) -> Option<Side> {
        self.first_seats().nth(player).map(|seat| position.first_seat(seat))
    }

    /// One seat of each player, in the order of play.
    fn first_seats(&self) -> impl Iterator<Item = Side> {
        let earlier = |seat: Side| self.sides().take_while(move |other| *other != seat);
        self.sides().filter(move |seat| !earlier(*seat).any(|other| self.are_one_player(other, *seat)))
    }
}

impl Session {
    /// The number of the player to move ([`Game::player_of`]); `None` when the game is over.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// assert_eq!(session.player_to_move(), Some(0));
    /// ```
    pub fn player_to_move(&self) -> Option<usize> {
        let now = self.position();
        (!now.is_over()).then(|| self.game().player_of(now, now.to_move()))
    }
}
