//! Connects the language and the kernel: turns compiled rules into a game that is ready to be played.

mod compile;

use crate::board::pits::{Pit, Side};
use crate::board::{Board, Stores};
use crate::game::{Compiled, Game, Parts};
use crate::program::{Program, shortcuts};

/// Assembles the game; `None` if it has more seeds than a position can count.
pub(crate) fn assemble(parts: Parts) -> Option<Game> {
    let total = u8::try_from(parts.seeds()).ok()?;
    let Parts { rules, settings, board, seats, mut program, start, most, territory } = parts;
    shortcuts::find(&board, &mut program, u32::from(total));
    let worth = program.kind.as_ref().map_or(0, |kind| u32::from(kind.worth) * u32::from(kind.total));
    let stores_are_scores =
        worth == 0 && program.debts.is_none() && !program.marks_count && board.stores() != Stores::Shared;
    let mut game = Game::new(Compiled {
        rules,
        settings,
        all: board.all(),
        homes: Side::ALL.map(|side| board.side(side)),
        territory,
        chunks: board.pit_count().div_ceil(16),
        first_store: board.pit_count(),
        stores_by_chunk: stores_by_chunk(&board, &program),
        homes_by_chunk: Side::ALL
            .map(|side| Game::byte_masks(board.pit_count(), board.side(side).into_iter().map(Pit::index))),
        pits_by_chunk: Game::byte_masks(board.pit_count(), board.all().into_iter().map(Pit::index)),
        stores_are_scores,
        two_stores_decide: stores_are_scores && board.players() == 2,
        board,
        seats,
        program,
        start,
        total,
        most: total.max(most),
    });
    // With some options there is no first move.
    let mut start = game.start();
    game.end_before_turn(&mut start);
    game.set_start(start);
    Some(game)
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
