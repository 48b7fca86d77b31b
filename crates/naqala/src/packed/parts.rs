//! The parts of a game in the order of the bytes, and the conditions that must hold between them.

use super::bytes::{Packed, Reader};
use crate::assembly::assemble;
use crate::board::Board;
use crate::board::event::{Clause, Stage};
use crate::board::moves::MAX_PICKS;
use crate::board::pits::Side;
use crate::board::position::{Decision, Outcome, Position, Reason, Status, Winner};
use crate::board::seats::Seats;
use crate::game::Game;
use crate::game::Parts;
use crate::program::{LAP_LIMIT, Program, Shortcuts};
use crate::read::Tree;
use crate::rule_file::{Names, Rules, Settings};

/// Number of bits in masks of marks, owners and first pits.
const MASK: usize = u64::BITS as usize;
/// Maximum number of modes, which tests represent as bits of a word.
const MODES: usize = u32::BITS as usize;

/// The engine's weights for the game.
pub(super) fn weights(rules: &Rules) -> Vec<u8> {
    packed(rules.weights_tree().and_then(Result::ok).cloned())
}

/// The encoding of missing weights.
pub(super) fn no_weights() -> Vec<u8> {
    packed(None)
}

fn packed(weights: Option<Tree>) -> Vec<u8> {
    let mut out = Vec::new();
    weights.pack(&mut out);
    out
}

/// A game with packed weights.
pub(super) fn pack(game: &Game, weights: &[u8], out: &mut Vec<u8>) {
    let Names { id, name, stores, trays, bound, theme } = game.rules().names();
    id.pack(out);
    name.pack(out);
    [stores, trays, bound, theme].iter().for_each(|name| name.pack(out));
    out.extend_from_slice(weights);
    game.settings.0.pack(out);
    pack_board(game.board(), out);
    game.seats.teams().pack(out);
    game.territory.pack(out);
    game.most.pack(out);
    pack_start(game, out);
    pack_program(&game.program, out);
}

/// Decodes the game; `None` if the bytes are invalid.
pub(super) fn unpack(from: &mut Reader<'_>) -> Option<Game> {
    let names = Names {
        id: from.read(),
        name: from.read(),
        stores: from.read(),
        trays: from.read(),
        bound: from.read(),
        theme: from.read(),
    };
    let rules = Rules::without_text(names, from.read());
    let settings = Settings(from.read());
    let board = unpack_board(from)?;
    from.allow(&board);
    let seats = unpack_seats(&board, from)?;
    let territory = from.read();
    let most = from.read();
    let mut start = unpack_start(&board, territory, from)?;
    let mut program = unpack_program(from);
    if !from.is_sound() || !from.is_empty() {
        return None;
    }
    number_picks(&mut program);
    place_others(&board, &mut program, &start)?;
    if program.race.is_some() {
        start.decision = Decision::Race;
    }
    let sound = is_sound(&board, &program, territory);
    let parts = Parts { rules, settings, board, seats, program, start, most, territory };
    if sound { assemble(parts) } else { None }
}

fn pack_board(board: &Board, out: &mut Vec<u8>) {
    board.layout().pack(out);
    board.in_a_row().pack(out);
    board.stores().pack(out);
    board.players().pack(out);
    board.has_trays().pack(out);
}

fn unpack_board(from: &mut Reader<'_>) -> Option<Board> {
    let (layout, pits) = from.read();
    let (stores, players) = from.read();
    let mut board = Board::for_players(layout, pits, stores, players).ok()?;
    if from.read() {
        board.add_trays();
    }
    Some(board)
}

fn unpack_seats(board: &Board, from: &mut Reader<'_>) -> Option<Seats> {
    let mut seats = Seats::new(board);
    let teams: Vec<(u8, bool)> = from.read();
    for (bits, one_player) in teams {
        let team: Vec<Side> = Side::ALL.into_iter().filter(|side| bits >> side.index() & 1 != 0).collect();
        let free = |side: &Side| board.seats().contains(side) && seats.party(*side).count() == 1;
        if !team.iter().all(free) {
            return None;
        }
        seats.join(&team, one_player);
    }
    Some(seats)
}

/// All counts of the start position, including a second kind of seeds and debts.
fn pack_start(game: &Game, out: &mut Vec<u8>) {
    let start = &game.start;
    let used = start.cells.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
    start.cells[..used].to_vec().pack(out);
    start.reserve.pack(out);
    start.marks.pack(out);
    // With some options the game is over before the first move. The remaining seeds have been divided by then, so the ending
    // has to be stored: it cannot be found again.
    let over = start.outcome().map(|outcome| {
        let winner = match outcome.winner {
            Winner::Side(side) => side as u8,
            Winner::Draw => DRAWN,
            Winner::Nobody => NOBODY,
        };
        (winner, if let Reason::Clause(clause) = outcome.reason { clause.case } else { ENDLESS })
    });
    over.pack(out);
}

/// Codes for the result of a game that is over before the first move: a draw, or nobody won. Smaller codes are seats that won.
const DRAWN: u8 = 8;
const NOBODY: u8 = 9;

/// Stored instead of the index of an end condition: there is no move, because every move would be endless.
const ENDLESS: u8 = u8::MAX;

/// How a game ended before its first move: by an end condition that is tested before a turn, or because every move would be
/// endless.
fn outcome(board: &Board, (winner, case): (u8, u8)) -> Option<Outcome> {
    let winner = match winner {
        DRAWN => Winner::Draw,
        NOBODY => Winner::Nobody,
        seat => Winner::Side(board.seats().iter().copied().find(|side| *side as u8 == seat)?),
    };
    let reason = match case {
        ENDLESS => Reason::Endless,
        case => Reason::Clause(Clause { stage: Stage::End, case }),
    };
    Some(Outcome { winner, reason })
}

fn unpack_start(board: &Board, territory: bool, from: &mut Reader<'_>) -> Option<Position> {
    let mut start = Position::empty();
    let cells: Vec<u8> = from.read();
    start.cells.get_mut(..cells.len())?.copy_from_slice(&cells);
    start.reserve = from.read();
    start.marks = from.read();
    if let Some(over) = from.read() {
        start.status = Status::Over(outcome(board, over)?);
    }
    let marked = start.marked();
    if !(marked - board.all()).is_empty() {
        return None;
    }
    if territory {
        start.territory = board.side(Side::North).0 as u64;
    }
    Some(start)
}

macro_rules! program {
    ($($part:ident),*) => {
        fn pack_program(program: &Program, out: &mut Vec<u8>) {
            // Match rules are not stored, and the shortcuts follow from the rules.
            let Program { $($part,)* series: _, shortcuts: _ } = program;
            $($part.pack(out);)*
        }

        fn unpack_program(from: &mut Reader<'_>) -> Program {
            Program { $($part: from.read(),)* series: None, shortcuts: Shortcuts::default() }
        }
    };
}

program!(
    race,
    picks,
    sows,
    drops,
    settles,
    resows,
    requirements,
    passes,
    elimination,
    forfeits,
    block,
    ends,
    modes,
    extra_lapses,
    no_return,
    binds,
    marks,
    endless,
    lap_limit,
    limit_stops,
    repetition,
    limits,
    kind,
    debts,
    sows_both,
    fewest_win,
    marks_count,
    memory
);

/// Numbers the picks: the number of a case is its index in the list.
fn number_picks(program: &mut Program) {
    for (case, pick) in (0..).zip(&mut program.picks) {
        pick.case = case;
    }
}

/// Locates the second kind of seeds and debts, which follow the places of the board, and counts the seeds.
fn place_others(board: &Board, program: &mut Program, start: &Position) -> Option<()> {
    let places = board.place_count();
    let mut free = places;
    if let Some(kind) = &mut program.kind {
        (kind.first, kind.hand) = (places, 2 * places);
        free = kind.hand + 1;
        let counts = start.cells.get(kind.first..kind.hand)?;
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        kind.total = total.try_into().ok()?;
    }
    if program.debts.is_some() {
        program.debts = Some(free);
        free += board.players();
    }
    start.cells.get(free..)?.iter().all(|count| *count == 0).then_some(())
}

/// Checks everything that the kernel relies on and that decoding a single part cannot guarantee.
fn is_sound(board: &Board, program: &Program, territory: bool) -> bool {
    let marks = program.settles.iter().any(|settle| settle.mark.is_some());
    let known = |mode: u8| usize::from(mode) < program.modes.len();
    (1..=MAX_PICKS).contains(&program.picks.len())
        && !program.sows.is_empty()
        && program.modes.len() <= MODES
        && program.picks.iter().all(|pick| known(pick.mode))
        && program.lap_limit <= LAP_LIMIT
        && (board.pit_count() <= MASK || !(territory || marks || program.marks.is_some()))
        && (program.race.is_none() || board.players() == 2)
}
