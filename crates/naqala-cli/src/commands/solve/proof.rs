//! Finding a value: by a table, by a search for proofs, or by the shortest way.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use naqala::{Game, Ply, Position, Session};
use naqala_engine::{Limits, Solver, Stop};
use naqala_tables::{Bounds, Build, Reader, Table, solve_solitaire};

use crate::cli::SolveArgs;
use crate::commands::table::Bar;
use crate::tables::{self, Shelf};

/// Plies of best play that are told.
const LONGEST_LINE: usize = 200;

/// A value and what stands behind it. Values are the lead of the player to move in the end.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    pub(super) value: Bounds,
    /// A solitaire: whether it can be solved.
    pub(super) is_solved: bool,
    /// Best play.
    pub(super) line: Vec<String>,
    /// Every ply with its value, if that was asked for.
    pub(super) moves: Vec<(String, Bounds)>,
    /// Positions looked at, or in the table.
    pub(super) positions: u64,
    pub(super) seconds: f64,
    /// The hash of the table.
    pub(super) table: Option<String>,
}

impl Proof {
    /// Proves what a position is worth, in the way that suits the game.
    pub(super) fn find(game: &Game, p: &Position, args: &SolveArgs, stop: Stop) -> Result<Proof> {
        let began = Instant::now();
        let mut proof = if game.players() == 1 {
            alone(game, p, args, &stop)?
        } else {
            let shelf = Shelf::open(args.tables.as_deref(), game)?;
            match shelf.reader().filter(|reader| reader.probe(p).is_some()) {
                Some(reader) => by_table(reader, game, p),
                // Without a rule about repetition the solver's proofs come to an end.
                None if game.repetition_count().is_none() => by_search(game, p, args, stop)?,
                None => by_table(&build(game, p, args, stop)?, game, p),
            }
        };
        if !args.moves {
            proof.moves.clear();
        }
        proof.seconds = began.elapsed().as_secs_f64();
        Ok(proof)
    }
}

fn alone(game: &Game, p: &Position, args: &SolveArgs, stop: &Stop) -> Result<Proof> {
    let _timer = args.time.map(|time| Timer::start(time, stop.clone()));
    let found = solve_solitaire(game, p, args.memory, stop, &mut |_, _| {})?;
    let mut session = Session::from_position(game.clone(), *p);
    let mut line = Vec::new();
    for mv in found.way.iter().flatten() {
        let before = *session.position();
        line.push(game.ply_text(&before, &Ply::from_iter([*mv])));
        session.play_legal(*mv, &mut naqala::Silent);
    }
    let (is_solved, value) = (found.way.is_some(), Bounds::exact(found.most));
    Ok(Proof {
        value,
        is_solved,
        line,
        moves: Vec::new(),
        positions: found.positions,
        seconds: 0.0,
        table: None,
    })
}

fn by_search(game: &Game, p: &Position, args: &SolveArgs, stop: Stop) -> Result<Proof> {
    let limits = Limits { time: args.time, stop, ..Limits::default() };
    let mut solver = Solver::new(args.memory);
    let solution = solver.solve(game, p, &limits, &mut |_| {})?;
    let mut nodes = solution.nodes;
    let mut moves = Vec::new();
    if args.moves {
        for (ply, next) in game.plies(p) {
            moves.push((
                game.ply_text(p, &ply),
                Bounds::exact(lead_after(&mut solver, game, p, &next, &limits, &mut nodes)?),
            ));
        }
    }
    let mut line = Vec::new();
    let (mut now, mut value) = (*p, solution.value);
    while !now.is_over() && line.len() < LONGEST_LINE {
        // The value of the best ply is that of the position.
        let mut best = None;
        for (ply, next) in game.plies(&now) {
            if lead_after(&mut solver, game, &now, &next, &limits, &mut nodes)? == value {
                best = Some((ply, next));
                break;
            }
        }
        let (ply, next) = best.ok_or_else(|| anyhow!("no move has the value of its position"))?;
        line.push(game.ply_text(&now, &ply));
        value = if next.is_over() || next.to_move() == now.to_move() { value } else { -value };
        now = next;
    }
    let value = Bounds::exact(solution.value);
    Ok(Proof { value, is_solved: false, line, moves, positions: nodes, seconds: 0.0, table: None })
}

/// The lead in the end of the player who has played a ply.
fn lead_after(
    solver: &mut Solver,
    game: &Game,
    p: &Position,
    next: &Position,
    limits: &Limits,
    nodes: &mut u64,
) -> Result<i32> {
    if next.is_over() {
        return Ok(game.score_lead(next, p.to_move()));
    }
    let solution = solver.solve(game, next, limits, &mut |_| {})?;
    *nodes += solution.nodes;
    Ok(if next.to_move() == p.to_move() { solution.value } else { -solution.value })
}

/// The table of all positions that can follow.
fn build(game: &Game, p: &Position, args: &SolveArgs, stop: Stop) -> Result<Reader> {
    let seeds = usize::try_from(game.seeds_on_board(p)).unwrap_or(0);
    let _timer = args.time.map(|time| Timer::start(time, stop.clone()));
    let build = Build::new(game, seeds)?.with_memory(args.memory as u64).with_stop(stop);
    let bar = Bar::new((0..=seeds).map(|seeds| build.positions(seeds)).collect());
    let path = build.write_to(&tables::folder(args.tables.as_deref())?, &bar);
    bar.clear();
    Ok(Table::open(&path?)?.reader(game)?)
}

fn by_table(reader: &Reader, game: &Game, p: &Position) -> Proof {
    let lead = game.score_lead(p, p.to_move());
    let value = reader.probe(p).map_or_else(|| Bounds::exact(0), |gain| gain.plus(lead));
    let worth = |next: &Position| reader.worth(p, next).map(|gain| gain.plus(lead));
    let plies = game.plies(p);
    let moves = plies.iter().filter_map(|(ply, next)| Some((game.ply_text(p, ply), worth(next)?))).collect();
    Proof {
        value,
        is_solved: false,
        line: best_line(reader, game, p),
        moves,
        positions: reader.table().layers().map(|layer| layer.positions).sum(),
        seconds: 0.0,
        table: Some(reader.table().hash()),
    }
}

/// Plies that keep the value, up to the end of the game, or to a position that has been met before.
fn best_line(reader: &Reader, game: &Game, p: &Position) -> Vec<String> {
    let mut session = Session::from_position(game.clone(), *p);
    let mut line = Vec::new();
    while session.outcome().is_none() && line.len() < LONGEST_LINE {
        let now = *session.position();
        let plies = game.plies(&now);
        // Of plies that are as good as any, one that wins seeds comes sooner to an end.
        let promise = |next: &Position| {
            let gain = game.score_lead(next, now.to_move()) - game.score_lead(&now, now.to_move());
            reader.worth(&now, next).map(|worth| (worth.lower, worth.upper, gain))
        };
        let best = plies.iter().max_by_key(|(_, next)| promise(next));
        let Some((ply, _)) = best else { break };
        line.push(game.ply_text(&now, ply));
        if session.play_ply(ply, &mut naqala::Silent).is_err() || session.occurrences() > 1 {
            break;
        }
    }
    line
}

/// Asks to stop after some time, unless it is dropped before: its thread notices that nobody is left to send.
struct Timer {
    _sender: std::sync::mpsc::Sender<()>,
}

impl Timer {
    fn start(time: Duration, stop: Stop) -> Timer {
        let (sender, dropped) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            if dropped.recv_timeout(time) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
                stop.stop();
            }
        });
        Timer { _sender: sender }
    }
}
