//! Finds a value: from a table, by proof search, or from the shortest solution.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::ProgressBar;
use naqala::{Game, Ply, Position, Session};
use naqala_engine::{Endgame, Limits, SolveError, SolveProgress, Solver, Stop, final_value};
use naqala_tables::{Bounds, Build, Reader, solve_solitaire};

use crate::bar::LayersBar;
use crate::cli::{SolveArgs, TablesArgs};
use crate::tables::{self, TableLookup};

/// Maximum number of plies of best play that are printed.
const LONGEST_LINE: usize = 200;

/// Node limit for finding out whether an answer is already known.
const FEW: u64 = 1000;

/// Memory for building a table, in bytes per position, if its sides are distinguished.
const BYTES_A_POSITION: u64 = 12;

/// The memory is divided by this to get the part that a table may take from a search.
const FOR_TABLES: usize = 2;

/// A value and how it was found. Values are the final lead of the player to move.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    pub(super) value: Bounds,
    /// For a solitaire: whether it can be solved.
    pub(super) is_solved: bool,
    /// Best play, if requested.
    pub(super) line: Vec<String>,
    /// The search had to stop before it knew the whole line.
    pub(super) is_line_cut: bool,
    /// Every ply with its value, if requested.
    pub(super) moves: Vec<(String, Bounds)>,
    /// Number of positions searched, or in the table.
    pub(super) positions: u64,
    pub(super) seconds: f64,
    /// The CPU time of all threads in seconds, if the system reports it.
    pub(super) processor: Option<f64>,
    pub(super) table: Option<UsedTable>,
}

/// What a search knew about the value when it had to stop.
#[derive(Clone, Debug)]
pub(super) struct KnownSoFar {
    pub(super) bounds: Bounds,
    /// The plies whose values are proven.
    pub(super) moves: Vec<(String, Bounds)>,
}

impl fmt::Display for KnownSoFar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "known so far is a lead from {} to {}", self.bounds.lower, self.bounds.upper)
    }
}

/// No lead is larger: that of all seeds, or 1 where only who wins is asked.
pub(super) fn most_lead(game: &Game) -> i32 {
    let counts_seeds = naqala::analysis::only_gains_count(game);
    if counts_seeds { i32::try_from(game.total_seeds()).unwrap_or(i32::MAX) } else { 1 }
}

/// The endgame table that a proof rests on.
#[derive(Clone, Debug)]
pub(super) struct UsedTable {
    pub(super) path: PathBuf,
    pub(super) seeds: usize,
    pub(super) hash: String,
}

/// How a value may be found, and what else is requested.
#[derive(Clone, Debug)]
pub(super) struct ProofSettings<'a> {
    pub(super) tables: &'a TablesArgs,
    /// In megabytes.
    pub(super) memory: usize,
    pub(super) time: Option<Duration>,
    pub(super) stop: Stop,
    pub(super) moves: bool,
    pub(super) line: bool,
    /// Whether building a table shows its progress.
    pub(super) bar: bool,
}

impl<'a> ProofSettings<'a> {
    /// The settings from the arguments for a single position.
    pub(super) fn of(args: &'a SolveArgs, stop: Stop) -> ProofSettings<'a> {
        let SolveArgs { tables, memory, time, moves, .. } = args;
        ProofSettings { tables, memory: *memory, time: *time, stop, moves: *moves, line: true, bar: true }
    }

    /// Stops the search when the time is over, unless the returned timer is dropped before.
    fn timer(&self) -> Option<Timer> {
        self.time.map(|time| Timer::start(time, self.stop.clone()))
    }
}

impl Proof {
    /// Proves the value of a position, by the method that suits the game.
    pub(super) fn find(game: &Game, p: &Position, settings: &ProofSettings<'_>) -> Result<Proof> {
        let (began, used) = (Instant::now(), processor_time());
        let mut proof = if game.players() == 1 {
            alone(game, p, settings)?
        } else {
            let lookup = TableLookup::of(settings.tables, game)?;
            match lookup.reader() {
                Some(reader) if decides(reader, p) => by_table(reader, game, p, settings),
                reader if is_searched(game, p, settings) => Search::new(reader, game, settings)?.prove(p)?,
                _ => by_new_table(game, p, settings)?,
            }
        };
        proof.seconds = began.elapsed().as_secs_f64();
        let used = processor_time().zip(used).map(|(now, before)| now.saturating_sub(before));
        proof.processor = used.map(|time| time.as_secs_f64());
        Ok(proof)
    }

    /// A proof without a line, moves or a table.
    pub(super) fn plain(value: Bounds, positions: u64) -> Proof {
        let (line, moves) = (Vec::new(), Vec::new());
        Proof {
            value,
            is_solved: false,
            line,
            is_line_cut: false,
            moves,
            positions,
            seconds: 0.0,
            processor: None,
            table: None,
        }
    }
}

/// The CPU time used by all threads of this process.
#[cfg(unix)]
fn processor_time() -> Option<Duration> {
    use nix::time::{ClockId, clock_gettime};
    clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID).ok().map(Duration::from)
}

#[cfg(not(unix))]
fn processor_time() -> Option<Duration> {
    None
}

/// Whether to find values by search instead of building a table. Without a repetition rule the search terminates. With one, it
/// is also tried if no table is possible, or if the table would be too large and only say who wins: such a proof holds whatever
/// the repetition rule says, because a player with a winning strategy never needs to repeat a position.
fn is_searched(game: &Game, p: &Position, settings: &ProofSettings<'_>) -> bool {
    let seeds = usize::try_from(game.seeds_on_board(p)).unwrap_or(0);
    let is_small = || {
        let bytes = |positions: u64| positions.saturating_mul(BYTES_A_POSITION);
        Build::size(game, seeds).is_ok_and(|positions| bytes(positions) <= settings.memory as u64 * 1_000_000)
    };
    game.repetition_count().is_none()
        || naqala::analysis::markings(game).is_none()
        || !naqala::analysis::only_gains_count(game) && !is_small()
}

/// Whether a table answers the question about a position: by how much it is won, if that counts, or who wins.
fn decides(reader: &Reader, p: &Position) -> bool {
    if reader.counts_seeds() { reader.probe(p).is_some() } else { reader.winner(p).is_some() }
}

impl UsedTable {
    fn of(reader: &Reader) -> UsedTable {
        let table = reader.table();
        UsedTable { path: table.path().to_owned(), seeds: table.most_seeds(), hash: table.hash() }
    }
}

fn alone(game: &Game, p: &Position, settings: &ProofSettings<'_>) -> Result<Proof> {
    let _timer = settings.timer();
    let spinner = Spinner::of(settings);
    let mut report = |depth: usize, positions: u64| spinner.show(format_args!("{depth}: {positions}"));
    let found = solve_solitaire(game, p, settings.memory, &settings.stop, &mut report)?;
    drop(spinner);
    let mut session = Session::from_position(game.clone(), *p);
    let mut line = Vec::new();
    for mv in found.way.iter().flatten() {
        let before = *session.position();
        line.push(game.ply_text(&before, &Ply::from_iter([*mv])));
        session.play_legal(*mv, &mut naqala::Silent);
    }
    let proof = Proof::plain(Bounds::exact(found.most), found.positions);
    Ok(Proof { is_solved: found.way.is_some(), line, ..proof })
}

/// A proof search, and its cost so far.
struct Search<'a> {
    solver: Solver,
    game: &'a Game,
    settings: &'a ProofSettings<'a>,
    began: Instant,
    nodes: u64,
    table: Option<UsedTable>,
}

impl<'a> Search<'a> {
    fn new(reader: Option<&Reader>, game: &'a Game, settings: &'a ProofSettings<'a>) -> Result<Search<'a>> {
        let load = |reader: &Reader| {
            let path = || reader.table().path().display().to_string();
            reader.load(settings.memory / FOR_TABLES).with_context(path)
        };
        let loaded = reader.map(load).transpose()?;
        let for_tables = loaded.as_ref().map_or(0, |loaded| loaded.size() / 1_000_000);
        let room = settings.memory.saturating_sub(for_tables as usize).max(1);
        let endgame = loaded.map(|loaded| Arc::new(loaded) as Arc<dyn Endgame>);
        Ok(Search {
            solver: Solver::new(room).with_endgame(endgame),
            game,
            settings,
            began: Instant::now(),
            nodes: 0,
            table: reader.map(UsedTable::of),
        })
    }

    /// The limits of the next question: all of them together have the time.
    fn limits(&self) -> Limits {
        let time = self.settings.time.map(|time| time.saturating_sub(self.began.elapsed()));
        Limits { time, stop: self.settings.stop.clone(), ..Limits::default() }
    }

    fn prove(mut self, p: &Position) -> Result<Proof> {
        let moves = if self.settings.moves { self.values_of_moves(p)? } else { Vec::new() };
        let value = match moves.iter().map(|(_, value)| value.lower).max() {
            Some(value) => value,
            None => self.lead(p)?,
        };
        self.with_line(p, value, moves)
    }

    /// The proof of a value, with the line of best play as far as it is found.
    fn with_line(mut self, p: &Position, value: i32, moves: Vec<(String, Bounds)>) -> Result<Proof> {
        let mut line = Vec::new();
        let whole = if self.settings.line { self.best_line(p, value, &mut line) } else { Ok(()) };
        let is_line_cut = match whole {
            Ok(()) => false,
            // The value is proven, whatever becomes of the line.
            Err(error) if matches!(error.downcast_ref(), Some(SolveError::Stopped)) => true,
            Err(error) => return Err(error),
        };
        let proof = Proof::plain(Bounds::exact(value), self.nodes);
        Ok(Proof { line, is_line_cut, moves, table: self.table, ..proof })
    }

    /// Every ply with its value. An error says what the plies solved before show.
    fn values_of_moves(&mut self, p: &Position) -> Result<Vec<(String, Bounds)>> {
        let mut moves = Vec::new();
        for (ply, next) in self.game.plies(p) {
            match self.lead_after(p, &next) {
                Ok(lead) => moves.push((self.game.ply_text(p, &ply), Bounds::exact(lead))),
                Err(error) if moves.is_empty() => return Err(error),
                Err(error) => {
                    let lower = moves.iter().map(|(_, value): &(_, Bounds)| value.lower).max().unwrap_or(0);
                    let bounds = Bounds { lower, upper: most_lead(self.game) };
                    return Err(error.context(KnownSoFar { bounds, moves }));
                }
            }
        }
        Ok(moves)
    }

    /// The final lead of the player to move.
    fn lead(&mut self, p: &Position) -> Result<i32> {
        let spinner = Spinner::of(self.settings);
        let limits = self.limits();
        let mut known = None;
        let mut report = |SolveProgress { lower, upper, nodes, .. }: &SolveProgress| {
            known = Some((*lower, *upper));
            spinner.show(format_args!("{lower} … {upper}: {nodes}"));
        };
        let solved = self.solver.solve(self.game, p, &limits, &mut report);
        let solution = solved.map_err(|error| match known {
            Some((lower, upper)) if error == SolveError::Stopped => {
                let bounds = Bounds { lower, upper };
                anyhow::Error::new(error).context(KnownSoFar { bounds, moves: Vec::new() })
            }
            _ => error.into(),
        })?;
        self.nodes += solution.nodes;
        Ok(solution.value)
    }

    /// The final lead of the player who has played a ply.
    fn lead_after(&mut self, p: &Position, next: &Position) -> Result<i32> {
        if next.is_over() {
            return Ok(final_value(self.game, next, p.to_move()));
        }
        // What was known so far is about another position than the one that was asked for.
        let alone =
            |error: anyhow::Error| error.downcast::<SolveError>().map_or_else(|error| error, Into::into);
        let lead = self.lead(next).map_err(alone)?;
        Ok(if next.to_move() == p.to_move() { lead } else { -lead })
    }

    /// Whether a ply leads to at least this value for the player who plays it; `None` if the node limit is exceeded.
    fn keeps(
        &mut self,
        p: &Position,
        next: &Position,
        value: i32,
        nodes: Option<u64>,
    ) -> Result<Option<bool>> {
        if next.is_over() {
            return Ok(Some(final_value(self.game, next, p.to_move()) >= value));
        }
        let same = next.to_move() == p.to_move();
        let asked = if same { value } else { 1 - value };
        Ok(self.reaches(next, asked, nodes)?.map(|yes| yes == same))
    }

    /// Whether the final lead of the player to move is at least `lead`; `None` if the node limit is exceeded.
    fn reaches(&mut self, p: &Position, lead: i32, nodes: Option<u64>) -> Result<Option<bool>> {
        let limits = Limits { nodes, ..self.limits() };
        match self.solver.reaches(self.game, p, lead, &limits) {
            Ok(answer) => {
                self.nodes += answer.nodes;
                Ok(Some(answer.yes))
            }
            Err(SolveError::Stopped) if nodes.is_some() => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Adds the plies that keep the value, to the end of the game.
    fn best_line(&mut self, p: &Position, value: i32, line: &mut Vec<String>) -> Result<()> {
        let (mut now, mut value) = (*p, value);
        while !now.is_over() && line.len() < LONGEST_LINE {
            let (ply, next) = self.keeping_ply(&now, value)?;
            line.push(self.game.ply_text(&now, &ply));
            value = if next.is_over() || next.to_move() == now.to_move() { value } else { -value };
            now = next;
        }
        Ok(())
    }

    /// A ply that keeps the value of its position. Most are still in the prover's table. If the ply was overwritten there,
    /// proving the value again finds it faster than trying all plies.
    fn keeping_ply(&mut self, now: &Position, value: i32) -> Result<(Ply, Position)> {
        let plies = self.game.plies(now);
        for (again, nodes) in [(false, Some(FEW)), (true, Some(FEW)), (false, None)] {
            if again {
                self.reaches(now, value, None)?;
            }
            for (ply, next) in &plies {
                if self.keeps(now, next, value, nodes)? == Some(true) {
                    return Ok((ply.clone(), *next));
                }
            }
        }
        bail!("no move has the value of its position")
    }
}

/// Builds the table of all positions that can follow.
fn build(game: &Game, p: &Position, settings: &ProofSettings<'_>) -> Result<Reader> {
    if settings.tables.no_tables {
        bail!(
            "a board of {} can come again, so that only a table can solve it: leave out --no-tables",
            game.id()
        );
    }
    let seeds = usize::try_from(game.seeds_on_board(p)).unwrap_or(0);
    let _timer = settings.timer();
    let build = Build::new(game, seeds)?.with_memory(settings.memory as u64).with_stop(settings.stop.clone());
    let folder = tables::folder(settings.tables.tables.as_deref())?;
    let bar = settings.bar.then(|| LayersBar::new((0..=seeds).map(|seeds| build.positions(seeds)).collect()));
    let path = match &bar {
        Some(bar) => build.write_to(&folder, bar),
        None => build.write_to(&folder, &()),
    };
    if let Some(bar) = &bar {
        bar.clear();
    }
    Ok(tables::open(&path?)?.reader(game)?)
}

/// A proof by building a table, or by search if that table does not decide who wins.
fn by_new_table(game: &Game, p: &Position, settings: &ProofSettings<'_>) -> Result<Proof> {
    let reader = build(game, p, settings)?;
    if decides(&reader, p) {
        return Ok(by_table(&reader, game, p, settings));
    }
    Search::new(Some(&reader), game, settings)?.prove(p)
}

fn by_table(reader: &Reader, game: &Game, p: &Position, settings: &ProofSettings<'_>) -> Proof {
    let lead = game.score_lead(p, p.to_move());
    // In seeds if they count; otherwise 1 for a win and −1 for a loss, and both bounds if it is undecided.
    let value = |gain: Bounds| match (reader.counts_seeds(), reader.winner_by(p, gain)) {
        (true, _) => gain.plus(lead),
        (false, Some(winner)) => Bounds::exact(winner),
        (false, None) => Bounds { lower: -1, upper: 1 },
    };
    let worth = |next: &Position| reader.worth(p, next).map(value);
    let value = reader.probe(p).map_or_else(|| Bounds::exact(0), value);
    let plies = if settings.moves { reader.plies(p) } else { Vec::new() };
    let moves = plies.iter().filter_map(|(ply, next)| Some((game.ply_text(p, ply), worth(next)?))).collect();
    let line = if settings.line { best_line(reader, game, p) } else { Vec::new() };
    let positions = reader.table().layers().map(|layer| layer.positions).sum();
    Proof { line, moves, table: Some(UsedTable::of(reader)), ..Proof::plain(value, positions) }
}

/// Plies that keep the value, until the game ends or a position repeats.
fn best_line(reader: &Reader, game: &Game, p: &Position) -> Vec<String> {
    let mut session = Session::from_position(game.clone(), *p);
    let mut line = Vec::new();
    while session.outcome().is_none() && line.len() < LONGEST_LINE {
        let now = *session.position();
        let plies = reader.plies(&now);
        // Among equally good plies, prefer those that win seeds: they shorten the game.
        let promise = |next: &Position| {
            let gain = game.score_lead(next, now.to_move()) - game.score_lead(&now, now.to_move());
            let worth = reader.worth(&now, next)?;
            let winner = if reader.counts_seeds() { None } else { reader.winner_by(&now, worth) };
            Some((winner.unwrap_or(0), worth.lower, worth.upper, gain))
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

/// Shows the progress of a search, if requested, until it is dropped.
struct Spinner(Option<ProgressBar>);

impl Spinner {
    fn of(settings: &ProofSettings<'_>) -> Spinner {
        Spinner(settings.bar.then(ProgressBar::new_spinner))
    }

    fn show(&self, progress: fmt::Arguments<'_>) {
        if let Some(bar) = &self.0 {
            bar.set_message(progress.to_string());
            bar.tick();
        }
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        self.0.iter().for_each(ProgressBar::finish_and_clear);
    }
}

/// Requests a stop after some time, unless it is dropped before: its thread then sees that the sender is gone.
struct Timer {
    _sender: mpsc::Sender<()>,
}

impl Timer {
    fn start(time: Duration, stop: Stop) -> Timer {
        let (sender, dropped) = mpsc::channel();
        std::thread::spawn(move || {
            if dropped.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                stop.stop();
            }
        });
        Timer { _sender: sender }
    }
}

#[cfg(test)]
mod tests {
    use naqala::catalogue;

    use super::*;

    #[test]
    fn a_stop_costs_the_line_but_not_the_value() {
        let game = catalogue::game("kalah").unwrap();
        let tables = TablesArgs { tables: None, no_tables: true };
        let stop = Stop::default();
        stop.stop();
        let settings = ProofSettings {
            tables: &tables,
            memory: 10,
            time: None,
            stop,
            moves: false,
            line: true,
            bar: false,
        };
        let search = Search::new(None, &game, &settings).unwrap();
        let proof = search.with_line(&game.start(), 8, Vec::new()).unwrap();
        assert!(proof.is_line_cut && proof.line.is_empty() && proof.value == Bounds::exact(8));
    }
}
