//! From compiled rules to a game: whatever follows from them is found here.

use crate::board::{Board, Stores};
use crate::game::{Compiled, Game};
use crate::kernel::program::Program;
use crate::language::options::Settings;
use crate::language::{Rules, shortcuts};
use crate::pits::{Pit, Side};
use crate::position::Position;
use crate::seats::Seats;

/// What a game is made of.
pub(crate) struct Parts {
    pub(crate) rules: Rules,
    pub(crate) settings: Settings,
    pub(crate) board: Board,
    pub(crate) seats: Seats,
    pub(crate) program: Program,
    pub(crate) start: Position,
    /// The most seeds a position set up by hand may have, if more than at the start.
    pub(crate) most: u8,
    pub(crate) territory: bool,
}

impl Parts {
    /// The seeds of the game, those in reserve included.
    pub(crate) fn seeds(&self) -> u32 {
        let laid = &self.start.cells[..self.board.place_count()];
        laid.iter().chain(&self.start.reserve).map(|seeds| u32::from(*seeds)).sum()
    }

    /// The game; none if it has more seeds than can be counted.
    pub(crate) fn assemble(self) -> Option<Game> {
        let total = u8::try_from(self.seeds()).ok()?;
        let Parts { rules, settings, board, seats, mut program, start, most, territory } = self;
        shortcuts::find(&board, &mut program);
        let worth = program.kind.as_ref().map_or(0, |kind| u32::from(kind.worth) * u32::from(kind.total));
        let stores_are_scores =
            worth == 0 && program.debts.is_none() && !program.marks_count && board.stores() != Stores::Shared;
        Some(Game::new(Compiled {
            rules,
            settings,
            all: board.all(),
            homes: Side::ALL.map(|side| board.side(side)),
            territory,
            chunks: board.pit_count().div_ceil(16),
            first_store: board.pit_count(),
            stores_by_chunk: stores_by_chunk(&board, &program),
            homes_by_chunk: Side::ALL.map(|side| {
                Game::byte_masks(board.pit_count(), board.side(side).into_iter().map(Pit::index))
            }),
            pits_by_chunk: Game::byte_masks(board.pit_count(), board.all().into_iter().map(Pit::index)),
            stores_are_scores,
            two_stores_decide: stores_are_scores && board.players() == 2,
            board,
            seats,
            program,
            start,
            total,
            most: total.max(most),
        }))
    }
}

/// Where the stores lie among the places in use, those of a second kind of seeds included.
fn stores_by_chunk(board: &Board, program: &Program) -> Vec<u64> {
    let (pits, players) = (board.pit_count(), board.players());
    let is_won = board.stores() != Stores::Shared;
    let mut stores: Vec<usize> = (pits..pits + players).filter(|_| is_won).collect();
    let mut places = board.place_count();
    if let Some(second) = &program.kind {
        stores.extend((pits..pits + players).map(|store| second.place(store)));
        places = second.hand + 1;
    }
    if let Some(debts) = program.debts {
        stores.extend(debts..debts + players);
        places = debts + players;
    }
    Game::byte_masks(places, stores)
}
