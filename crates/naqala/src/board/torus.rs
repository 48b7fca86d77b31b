//! The torus: rows and columns without edges, and pits without owners. A line that leaves the board on one side re-enters on
//! the other, so a straight line in any of eight directions returns to its start.

use super::{Board, Track};
use crate::board::moves::Direction;
use crate::board::pits::{Pit, Side};

/// The rows of a torus.
pub(super) const ROWS: usize = 4;

/// The most columns: a list of moves has room for eight ways from every pit.
pub(super) const MAX_COLUMNS: usize = crate::board::moves::MAX_MOVES / (8 * ROWS);

impl Board {
    pub(super) fn add_torus(&mut self, columns: usize) {
        (self.rows, self.columns) = (ROWS, columns);
        self.sides = vec![Vec::new(); self.seats.len()];
        for row in 0..ROWS {
            let mut pits = Vec::new();
            for column in 0..columns {
                pits.push(Pit::new(self.names.len() as u8));
                self.names.push(format!("{}{}", char::from(b'a' + column as u8), row + 1));
                self.homes.push(Side::South);
                self.places.push((ROWS - 1 - row, column));
            }
            self.common.push(pits);
        }
        let lines: Vec<Track> = Direction::COMPASS.iter().map(|way| self.lines(*way)).collect();
        self.tracks = vec![lines; self.seats.len()];
    }

    /// All straight lines of one direction; the length is that of the whole board, which no line exceeds.
    fn lines(&self, way: Direction) -> Track {
        let (right, up) = way.step();
        let (rows, columns) = (ROWS as isize, self.columns as isize);
        let mut track = Track::of_length(self.names.len());
        for pit in 0..self.names.len() as isize {
            let column = (pit % columns + right).rem_euclid(columns);
            let row = (pit / columns + up).rem_euclid(rows);
            track.join(pit as u8, (row * columns + column) as u8);
        }
        track
    }
}

#[cfg(test)]
mod tests {
    use crate::board::moves::Direction;
    use crate::board::pits::Side;
    use crate::board::{Board, Layout, Stores};

    fn line(board: &Board, from: &str, way: Direction) -> String {
        let mut pit = board.find(from).unwrap();
        let mut names = Vec::new();
        for _ in 0..9 {
            names.push(board.name(pit));
            pit = board.next(pit, Side::North, way).unwrap();
        }
        names.join(" ")
    }

    #[test]
    fn lines_leave_the_board_and_come_back_on_the_other_side() {
        let board = Board::new(Layout::Torus, 8, Stores::Off).unwrap();
        assert_eq!(line(&board, "g1", Direction::East), "g1 h1 a1 b1 c1 d1 e1 f1 g1");
        assert_eq!(line(&board, "a2", Direction::South), "a2 a1 a4 a3 a2 a1 a4 a3 a2");
        assert_eq!(line(&board, "c2", Direction::SouthEast), "c2 d1 e4 f3 g2 h1 a4 b3 c2");
        assert_eq!(line(&board, "a4", Direction::NorthWest), "a4 h1 g2 f3 e4 d1 c2 b3 a4");
    }

    #[test]
    fn as_many_as_four_sit_round_it() {
        let board = |players| Board::for_players(Layout::Torus, 8, Stores::Off, players);
        let seats =
            |players| board(players).unwrap().seats().iter().map(|side| side.letter()).collect::<String>();
        assert_eq!([2, 3, 4].map(seats), ["SN", "SEN", "SENW"]);
        for players in 2..=4 {
            let board = board(players).unwrap();
            let stores: Vec<usize> =
                Side::ALL[..players].iter().map(|side| board.store(*side).index()).collect();
            assert_eq!(stores, (32..32 + players).collect::<Vec<_>>());
            assert!(board.seats().iter().all(|side| board.seats().contains(&board.home(board.store(*side)))));
        }
        assert_eq!(board(5).unwrap_err(), "this layout has 2 to 4 seats");
        assert!(Board::for_players(Layout::TwoRow, 6, Stores::Off, 3).is_err());
    }

    #[test]
    fn its_pits_belong_to_nobody() {
        let board = Board::new(Layout::Torus, 12, Stores::Off).unwrap();
        assert_eq!((board.pit_count(), board.rows(), board.columns()), (48, 4, 12));
        assert!(Side::ALL.iter().all(|side| board.side(*side).is_empty()));
        assert_eq!(board.place(board.find("a4").unwrap()), (0, 0));
    }
}
