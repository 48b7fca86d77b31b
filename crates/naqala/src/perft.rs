//! Perft: counts the ply sequences of a given length, to test rules and to measure speed.

use crate::board::event::Silent;
use crate::board::moves::Ply;
use crate::board::position::{Decision, Position};
use crate::compact::{CompactBoard, CompactGame, CompactStep, CompactWord};
use crate::game::Game;

/// The number of sequences of exactly `depth` plies from a position.
///
/// A compound move (all decisions of one sowing) is one ply, extra moves and passes are plies of their own,
/// and finished games are not extended. Every last ply is played, none is counted in bulk, so that the speed
/// is that of the kernel. The cost grows with the branching factor to the power of `depth`.
///
/// ```
/// let game = naqala::catalogue::game("oware").unwrap();
/// assert_eq!(naqala::perft(&game, &game.start(), 4), 1014);
/// ```
pub fn perft(game: &Game, p: &Position, depth: u32) -> u64 {
    if depth > DEEPEST {
        return count_deep(game, *p, depth);
    }
    let on_compact = || {
        let narrow = CompactGame::of(game).and_then(|compact| count_from(&compact, p, depth));
        narrow.or_else(|| count_from(&CompactGame::of_wide(game)?, p, depth))
    };
    let counted = if depth < WORTHWHILE { None } else { on_compact() };
    counted.unwrap_or_else(|| count(game, p, depth))
}

/// Less deep, it takes longer to compile compact boards than to play.
const WORTHWHILE: u32 = 5;

/// Counts on compact boards, if the position fits one.
fn count_from<W: CompactWord>(game: &CompactGame<W>, p: &Position, depth: u32) -> Option<u64> {
    game.board(p).map(|board| count_compact(game, board, depth))
}

fn count_compact<W: CompactWord>(game: &CompactGame<W>, board: CompactBoard<W>, depth: u32) -> u64 {
    let mut nodes = 0;
    for pit in game.each_move(board) {
        let next = game.play(board, pit);
        nodes += match depth {
            1 => played(&next),
            _ if next.over => 0,
            _ => count_compact(game, next.board, depth - 1),
        };
    }
    nodes
}

/// Counts a last ply that was played like any other; the compiler must not optimize it away.
#[inline(always)]
fn played<W: CompactWord>(next: &CompactStep<W>) -> u64 {
    std::hint::black_box(next);
    1
}

/// The stack of the smallest threads holds this many plies, even if each is one of several decisions.
const DEEPEST: u32 = 200;

/// Plays with positions in a list, down to where the stack is deep enough.
#[cold]
fn count_deep(game: &Game, p: Position, depth: u32) -> u64 {
    let mut nodes = 0;
    let mut waiting = vec![(p, depth)];
    while let Some((p, depth)) = waiting.pop() {
        if depth <= DEEPEST {
            nodes += count(game, &p, depth);
        } else if !p.is_over() {
            let further = game.each_move(&p).map(|mv| {
                let next = game.play_legal(&p, mv, &mut Silent);
                (next, depth - u32::from(next.decision == Decision::Pick))
            });
            waiting.extend(further);
        }
    }
    nodes
}

fn count(game: &Game, p: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if p.is_over() {
        return 0;
    }
    let mut nodes = 0;
    if depth == 1 {
        game.each_successor(p, |_, next| {
            nodes += if next.decision == Decision::Pick { 1 } else { count(game, next, depth) };
        });
        return nodes;
    }
    let mut next = *p;
    // Looped over by reference: a loop by value copies the whole list first.
    let mut moves = game.each_move(p);
    for mv in moves.by_ref() {
        next.copy_from(p);
        game.advance(&mut next, mv, &mut Silent);
        let left = if next.decision == Decision::Pick { depth - 1 } else { depth };
        nodes += count(game, &next, left);
    }
    nodes
}

/// [`perft`] for each ply of a position separately, in board order.
///
/// ```
/// # use naqala::{catalogue, perft, perft_divide};
/// let game = catalogue::game("oware").unwrap();
/// let counts = perft_divide(&game, &game.start(), 3);
/// assert_eq!(counts.len(), 6);
/// assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), perft(&game, &game.start(), 3));
/// ```
pub fn perft_divide(game: &Game, p: &Position, depth: u32) -> Vec<(Ply, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    game.plies(p).into_iter().map(|(ply, next)| (ply, perft(game, &next, depth - 1))).collect()
}
