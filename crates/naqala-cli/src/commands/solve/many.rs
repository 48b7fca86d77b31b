//! Several variants of a game, solved on all cores and reported together.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use indicatif::ProgressBar;
use naqala::{Game, Rules};
use naqala_engine::Stop;

use super::proof::{Proof, ProofSettings};
use super::results::{Known, Results};
use super::tableau;
use super::variants::{Axis, Variants};
use crate::cli::SolveArgs;
use crate::localizer::Localizer;
use crate::{bar, game_choice, interrupt, threads};

/// A variant and its result.
pub(super) struct Case {
    /// The values of the options with several values.
    pub(super) values: Vec<String>,
    pub(super) game: Game,
    pub(super) found: Option<Result<Known>>,
}

/// All variants and how they are solved.
struct Many<'a> {
    args: &'a SolveArgs,
    axes: &'a [Axis],
    localizer: Localizer,
    stop: Stop,
    cases: Vec<Mutex<Case>>,
    results: Mutex<Results>,
    bar: ProgressBar,
}

pub(super) fn run(
    args: &SolveArgs,
    rules: &Rules,
    variants: &Variants,
    localizer: Localizer,
    out: &mut dyn Write,
) -> Result<()> {
    let (results, known) = Results::open(args.results.as_deref())?;
    let case = |(values, variant)| {
        let game = game_choice::variant(rules, &variant)?;
        let found = known.iter().find(|known| known.certificate.is_of(&game) && has_all(known, args));
        Ok(Case { values, game, found: found.cloned().map(Ok) })
    };
    let cases = variants.all().into_iter().map(case).collect::<Result<Vec<Case>>>()?;
    let many = Many {
        args,
        axes: &variants.axes,
        localizer,
        stop: interrupt::first_stops_second_leaves()?,
        bar: bar::counting_growing(cases.len() as u64),
        cases: cases.into_iter().map(Mutex::new).collect(),
        results: Mutex::new(results),
    };
    let cases = many.solve()?;
    if args.json {
        let known = |case: &Case| Some(case.found.as_ref()?.as_ref().ok()?.as_json(&case.game, None));
        serde_json::to_writer_pretty(&mut *out, &cases.iter().filter_map(known).collect::<Vec<_>>())?;
        writeln!(out)?;
    } else {
        tableau::write(&variants.axes, &cases, localizer, out)?;
    }
    tableau::complain(&variants.axes, &cases, localizer)
}

/// Whether a result contains everything that was requested.
fn has_all(known: &Known, args: &SolveArgs) -> bool {
    !args.moves || !known.moves.is_empty()
}

impl Many<'_> {
    /// Solves the variants, smallest boards first: most answers come soon, even if the user stops early.
    fn solve(self) -> Result<Vec<Case>> {
        let size = |at: &usize| {
            let case = self.cases[*at].lock().expect("nobody has failed yet");
            let game = &case.game;
            (game.seeds_on_board(&game.start()), game.board().pits().count())
        };
        let mut order: Vec<usize> = (0..self.cases.len()).collect();
        order.sort_by_key(size);
        let pool = threads::pool(self.args.threads)?;
        let workers = pool.current_num_threads().min(order.len()).max(1);
        let next = AtomicUsize::new(0);
        let work = |_: rayon::BroadcastContext<'_>| -> Result<()> {
            while let Some(at) = order.get(next.fetch_add(1, Ordering::Relaxed))
                && !self.stop.is_asked()
            {
                self.solve_case(&mut self.cases[*at].lock().expect("only this thread looks at it"), workers)?;
            }
            Ok(())
        };
        let ended: Result<()> = pool.broadcast(work).into_iter().collect();
        self.bar.finish_and_clear();
        ended?;
        Ok(self.cases.into_iter().map(|case| case.into_inner().expect("nobody failed")).collect())
    }

    /// Solves a variant, if it is not known, with its share of the memory.
    fn solve_case(&self, case: &mut Case, workers: usize) -> Result<()> {
        if case.found.is_none() {
            self.bar.set_message(case.values.join(", "));
            let start = case.game.start();
            let settings = ProofSettings {
                memory: (self.args.memory / workers).max(1),
                line: case.game.players() == 1,
                bar: false,
                ..ProofSettings::of(self.args, self.stop.clone())
            };
            let proof = Proof::find(&case.game, &start, &settings);
            if proof.is_err() && self.stop.is_asked() {
                return Ok(());
            }
            let known = proof.map(|proof| Known::of(&case.game, &start, &proof));
            if let Ok(known) = &known {
                self.results.lock().expect("nobody fails while writing").add(known)?;
            }
            case.found = Some(known);
            // Only a terminal has a bar, and lines above it.
            self.bar.println(tableau::line(self.axes, case, self.localizer));
        }
        self.bar.inc(1);
        Ok(())
    }
}
