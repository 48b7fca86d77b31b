//! How a layout becomes a board: pits, their names and places, their neighbours, and the tracks that seeds run on.

use super::pits::{Pit, PitSet, Side};
use super::position::{MAX_CELLS, NO_PIT};
use super::{Board, Layout, Stores, Track, square, torus};

impl Track {
    pub(super) fn new(cycle: &[u8]) -> Track {
        let mut track = Track::of_length(cycle.len());
        for (at, &cell) in cycle.iter().enumerate() {
            track.join(cell, cycle[(at + 1) % cycle.len()]);
        }
        track
    }

    pub(super) fn of_length(length: usize) -> Track {
        Track { next: [NO_PIT; MAX_CELLS], previous: [NO_PIT; MAX_CELLS], length }
    }

    pub(super) fn join(&mut self, cell: u8, after: u8) {
        self.next[cell as usize] = after;
        self.previous[after as usize] = cell;
    }
}

impl Board {
    /// Lays out a board with `pits` pits in a row, for as many players as is usual.
    ///
    /// # Errors
    /// A sentence that says why there is no such board.
    pub(crate) fn new(layout: Layout, pits: usize, stores: Stores) -> Result<Board, String> {
        Board::with_seats(layout, pits, stores, layout.seats())
    }

    /// Lays out a board for a number of players.
    ///
    /// # Errors
    /// A sentence that says why there is no such board.
    pub(crate) fn for_players(
        layout: Layout,
        pits: usize,
        stores: Stores,
        players: usize,
    ) -> Result<Board, String> {
        let seats = layout.seats_of(players).ok_or_else(|| {
            let usual = layout.seats().len();
            let known = if layout == Layout::Torus { "2 to 4".to_owned() } else { usual.to_string() };
            format!("this layout has {known} {}", if known == "1" { "seat" } else { "seats" })
        })?;
        Board::with_seats(layout, pits, stores, seats)
    }

    fn with_seats(
        layout: Layout,
        pits: usize,
        stores: Stores,
        seats: &'static [Side],
    ) -> Result<Board, String> {
        let rows_a_side = rows_a_side(layout, pits, stores)?;
        let mut board = Board {
            layout,
            seats,
            names: Vec::new(),
            places: Vec::new(),
            homes: Vec::new(),
            #[cfg(feature = "packed")]
            in_a_row: pits,
            rows: 0,
            columns: 0,
            stores,
            has_trays: false,
            sides: Vec::new(),
            ends: Vec::new(),
            common: Vec::new(),
            tracks: Vec::new(),
            facing: [NO_PIT; MAX_CELLS],
            behind: [NO_PIT; MAX_CELLS],
            twin: [NO_PIT; MAX_CELLS],
            columns_of: Vec::new(),
            ranks: Vec::new(),
        };
        match layout {
            Layout::Square => board.add_square(pits),
            Layout::Torus => board.add_torus(pits),
            _ => {
                board.add_pits(rows_a_side, pits);
                board.add_places(pits);
                board.add_relations(pits);
            }
        }
        board.add_columns();
        if layout == Layout::TwoRowEnds {
            board.add_ends();
        }
        board.ranks = (0..rows_a_side).map(|row| board.rank(row)).collect();
        board.add_tracks(pits);
        Ok(board)
    }

    fn add_pits(&mut self, rows: usize, pits: usize) {
        for side in 0..self.players() {
            let mut side_rows = Vec::new();
            for row in 0..rows {
                let mut row_pits = Vec::new();
                for column in 0..pits {
                    let name = if rows == 1 {
                        char::from(b'a' + column as u8).to_string()
                    } else {
                        format!("{}{}", char::from(b'a' + row as u8), column + 1)
                    };
                    row_pits.push(Pit::new(self.names.len() as u8));
                    self.names.push(if side == 0 { name } else { name.to_ascii_uppercase() });
                    self.homes.push(Side::from_index(side as u8));
                }
                side_rows.push(row_pits);
            }
            self.sides.push(side_rows);
        }
    }

    fn add_places(&mut self, pits: usize) {
        let rows_a_side = self.sides[0].len();
        (self.rows, self.columns) = match self.layout {
            Layout::OneRow => (1, pits),
            Layout::TwoRowEnds => (2, pits + 2),
            Layout::ThreeRow => (3, 6),
            Layout::Loops => (pits, 2),
            _ => (2 * rows_a_side, pits),
        };
        for side in 0..self.players() {
            for row in 0..rows_a_side {
                for column in 0..pits {
                    // Where the pit lies for South; North sees the board from the other end.
                    let (down, right) = match self.layout {
                        Layout::OneRow => (0, column),
                        Layout::ThreeRow if column < 6 => (2, column),
                        Layout::ThreeRow => (1, 11 - column),
                        Layout::Loops => loop_place(pits, column),
                        Layout::TwoRowEnds => (1, column + 1),
                        _ => (rows_a_side + row, column),
                    };
                    self.places.push(if side == 0 {
                        (down, right)
                    } else {
                        (self.rows - 1 - down, self.columns - 1 - right)
                    });
                }
            }
        }
    }

    fn add_relations(&mut self, pits: usize) {
        let count = self.pit_count();
        let half = count / self.players();
        for index in 0..count {
            let (side, within) = (index / half, index % half);
            let (row, column) = (within / pits, within % pits);
            if self.players() == 2 {
                let other = (1 - side) * half;
                self.twin[index] = (other + within) as u8;
                let faces = match self.layout {
                    Layout::TwoRow | Layout::TwoRowEnds | Layout::Loops => Some(pits - 1 - column),
                    Layout::FourRow | Layout::SixRow if row == 0 => Some(pits - 1 - column),
                    _ => None,
                };
                if let Some(faces) = faces {
                    self.facing[index] = (other + faces) as u8;
                }
            }
            if within + pits < half {
                self.behind[index] = (index + pits) as u8;
            }
        }
    }

    fn add_columns(&mut self) {
        let places = || self.places.iter().enumerate();
        let mates = |(index, place): (usize, &(usize, usize))| {
            let of_column = places().filter(|(mate, other)| *mate != index && other.1 == place.1);
            of_column.map(|(mate, _)| Pit::new(mate as u8)).collect()
        };
        self.columns_of = places().map(mates).collect();
    }

    /// Adds the pits at the ends, after all others in board order.
    fn add_ends(&mut self) {
        for (name, home, column) in [("R", Side::South, self.columns - 1), ("L", Side::North, 0)] {
            self.ends.push(Pit::new(self.names.len() as u8));
            self.names.push(name.to_owned());
            self.homes.push(home);
            self.places.push((0, column));
            self.columns_of.push(PitSet::EMPTY);
        }
    }

    fn rank(&self, row: usize) -> PitSet {
        self.sides.iter().flat_map(|rows| &rows[row]).copied().collect()
    }

    fn add_tracks(&mut self, pits: usize) {
        for side in 0..self.players() {
            let (counter, clock) = match self.layout {
                Layout::OneRow | Layout::TwoRow | Layout::TwoRowEnds | Layout::ThreeRow | Layout::Square => {
                    let ring = self.ring(side, pits);
                    let back = ring.iter().rev().copied().collect();
                    (ring, back)
                }
                Layout::Loops => {
                    let ring: Vec<u8> = (0..pits).map(|pit| (side * pits + pit) as u8).collect();
                    let back = ring.iter().rev().copied().collect();
                    (ring, back)
                }
                Layout::FourRow => {
                    let base = side * 2 * pits;
                    let outer = (base + pits..base + 2 * pits).map(|pit| pit as u8);
                    let inner = (base..base + pits).rev().map(|pit| pit as u8);
                    let ring: Vec<u8> = outer.chain(inner).collect();
                    let back = ring.iter().rev().copied().collect();
                    (ring, back)
                }
                Layout::SixRow => (self.furrow(side, pits, false), self.furrow(side, pits, true)),
                // Its lines are laid out with its pits.
                Layout::Torus => return,
            };
            self.tracks.push(vec![Track::new(&counter), Track::new(&clock)]);
        }
        if self.players() == 1 {
            self.tracks.push(self.tracks[0].clone());
        }
    }

    /// The ring of a board whose players share the track, counter-clockwise, with this player's store only, or with
    /// all of them where they are shared.
    fn ring(&self, side: usize, pits: usize) -> Vec<u8> {
        let mut ring = Vec::new();
        for (part, seat) in self.seats.iter().enumerate() {
            let is_on_it = seat.index() == side || self.stores == Stores::Shared;
            let store = is_on_it.then(|| self.store(*seat).0);
            let row = (part * pits..(part + 1) * pits).map(|pit| pit as u8);
            match self.stores {
                Stores::Off => ring.extend(row.chain(self.ends.get(part).map(|end| end.0))),
                Stores::Right | Stores::Shared => ring.extend(row.chain(store)),
                Stores::Left => ring.extend(store.into_iter().chain(row)),
            }
        }
        ring
    }

    /// The path through three own rows: outer row, back through the middle, inner row, and round again. The
    /// other direction is its mirror image, not its reverse.
    fn furrow(&self, side: usize, pits: usize, mirrored: bool) -> Vec<u8> {
        let base = side * 3 * pits;
        let place = |row: usize, column: usize| {
            (base + row * pits + if mirrored { pits - 1 - column } else { column }) as u8
        };
        let outer = (0..pits).map(|column| place(2, column));
        let middle = (0..pits).rev().map(|column| place(1, column));
        let inner = (0..pits).map(|column| place(0, column));
        outer.chain(middle).chain(inner).collect()
    }
}

/// Where the pits of a player's loop lie on a board of two columns, seen by South: along the right column away
/// from that player, back along the left one. The loop begins at that player's near left.
fn loop_place(pits: usize, at: usize) -> (usize, usize) {
    let depth = pits / 2;
    let bottom = pits - 1;
    match at {
        0 => (bottom, 0),
        at if at <= depth => (bottom - (at - 1), 1),
        at => (bottom - (pits - at), 0),
    }
}

/// How many rows each player has, if there is such a board.
fn rows_a_side(layout: Layout, pits: usize, stores: Stores) -> Result<usize, String> {
    let (rows_a_side, limit) = match layout {
        Layout::OneRow => (1, 24),
        Layout::TwoRow => (1, 26),
        // More pits would take the names of the end pits.
        Layout::TwoRowEnds => (1, 11),
        Layout::ThreeRow => (1, 9),
        Layout::FourRow => (2, 29),
        Layout::SixRow => (3, 19),
        Layout::Loops => (1, 26),
        Layout::Square => (1, square::MAX_PITS),
        Layout::Torus => (0, torus::MAX_COLUMNS),
    };
    if pits == 0 || pits > limit {
        return Err(format!("a board with {pits} pits in a row; possible are 1 to {limit}"));
    }
    if layout == Layout::ThreeRow && pits != 9 {
        return Err("a three-row board has 9 pits a side (three rows of six)".into());
    }
    if layout == Layout::Loops && !pits.is_multiple_of(2) {
        return Err("a loop of an odd number of pits cannot lie on a board of two columns".into());
    }
    match layout {
        Layout::OneRow | Layout::TwoRow => {}
        Layout::Square if matches!(stores, Stores::Off | Stores::Shared) => {}
        Layout::Square => return Err("the stores of a square board are shared by all, or off it".into()),
        _ if stores == Stores::Off => {}
        _ => return Err("stores that are sown into need a board of one or two rows, or a square".into()),
    }
    Ok(rows_a_side)
}
