//! `naqala tune`: self-play on all cores, and weights fitted to the results.

mod journal;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use indicatif::ProgressBar;
use naqala::Game;
use naqala_engine::{PlayedGame, SelfPlay, Stop, TrainingSet, Weights};
use naqala_messages::values;
use serde_json::{Value, json};

use self::journal::Journal;
use super::contest::{self, Finished};
use crate::cli::TuneArgs;
use crate::localizer::Localizer;
use crate::{bar, files, game_choice, interrupt, threads, words};

/// The extension of a weights file next to a rule file.
const WEIGHTS: &str = game_choice::WEIGHTS_EXTENSION;

/// The extension of the file in which games are stored until the weights are fitted.
const JOURNAL: &str = "games";

pub(super) fn run(args: &TuneArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let file = args.output.clone().unwrap_or_else(|| default_output(&args.game.game, &game));
    let stop = interrupt::first_stops_second_leaves()?;
    // Existing weights must not influence the new ones.
    let game = game_choice::with_weights(&game, None)?;
    let mut school = School::open(args, game, &file, stop)?;
    let is_complete = school.learn(localizer)?;
    if school.training_set.games() == 0 {
        bail!("no game was played to its end, so nothing could be learnt: give more --time");
    }
    let weights = school.training_set.fit(u64::MAX, args.nodes, args.seed);
    let learnt = game_choice::with_weights(&school.game, Some(&weights.text()))?;
    // Also after Ctrl-C: this takes seconds.
    let spread = SelfPlay::new(&learnt, args.nodes, args.seed).spread(&Stop::default());
    let weights = weights.with_spread(spread);
    let weights = match args.net_only {
        true => weights.net_only().context("a net needs 2,000 games or more: give more --games or --time")?,
        false => weights,
    };
    files::replace_text(&file, &weights.text())?;
    if is_complete {
        school.journal.into_inner().expect("no other thread failed").remove()?;
    }
    let verified = args.verify.then(|| verify(args, &school.game, &weights)).transpose()?;
    if args.json {
        let report = as_json(&school.game, &weights, &file, is_complete, verified.as_ref());
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
        return Ok(());
    }
    tell(&school.game, &weights, &file, is_complete, localizer, out)?;
    match verified {
        Some(verified) => verified.write(out).map_err(Into::into),
        None => Ok(()),
    }
}

/// A match of the engine with the new weights against itself with material alone.
fn verify(args: &TuneArgs, game: &Game, weights: &Weights) -> Result<Finished> {
    let game = game_choice::with_weights(game, Some(&weights.text()))?;
    let threads = args.threads.unwrap_or_else(rayon::current_num_threads);
    contest::tuned_against_material(&game, &args.game.game, args.seed, threads)
}

fn default_output(name: &str, game: &Game) -> PathBuf {
    match game_choice::as_file(name) {
        Some(path) => path.with_extension(WEIGHTS),
        None => PathBuf::from(format!("{}.{WEIGHTS}", game.id())),
    }
}

/// Where games are played and learnt from.
struct School<'a> {
    args: &'a TuneArgs,
    game: Game,
    training_set: TrainingSet,
    journal: Mutex<Journal>,
    /// Ctrl-C.
    stop: Stop,
    began: Instant,
}

impl<'a> School<'a> {
    /// Goes on with the games of an earlier run, if there are any.
    fn open(args: &'a TuneArgs, game: Game, file: &Path, stop: Stop) -> Result<School<'a>> {
        let mut training_set = TrainingSet::new(&game, args.games)?;
        let mut path = file.as_os_str().to_owned();
        path.push(".");
        path.push(JOURNAL);
        let heading = json!({
            "naqala-tune": env!("CARGO_PKG_VERSION"),
            "game": game.id(),
            "options": words::options(game.chosen()),
            "start": game.position_text(&game.start()),
            "seed": args.seed,
            "nodes": args.nodes,
        });
        let (journal, games) = Journal::open(Path::new(&path), &heading)?;
        for played in &games {
            if !training_set.add(played) {
                return Err(journal.foreign());
            }
        }
        Ok(School { args, game, training_set, journal: Mutex::new(journal), stop, began: Instant::now() })
    }

    /// Plays generation after generation; false if it had to stop before all games were played.
    fn learn(&mut self, localizer: Localizer) -> Result<bool> {
        let progress = bar::counting(self.args.games, "games");
        progress.set_position(self.training_set.games());
        for number in 0.. {
            let range = SelfPlay::generation(number);
            if range.start >= self.args.games || self.is_over() {
                break;
            }
            let wanted =
                (range.start..range.end.min(self.args.games)).filter(|game| !self.training_set.has(*game));
            let wanted: Vec<u64> = wanted.collect();
            if wanted.is_empty() {
                continue;
            }
            let game = if number == 0 {
                self.game.clone()
            } else {
                let weights = self.training_set.fit(range.start, self.args.nodes, self.args.seed);
                let values =
                    values![n = number, loss = naqala_messages::Value::decimal(weights.origin().loss, 4)];
                progress.set_message(localizer.say("tune-generation", values));
                game_choice::with_weights(&self.game, Some(&weights.text()))?
            };
            self.play(&game, &wanted, &progress)?;
        }
        progress.finish_and_clear();
        Ok(self.training_set.games() >= self.args.games)
    }

    /// Plays the games of these numbers on all cores.
    fn play(&mut self, game: &Game, wanted: &[u64], progress: &ProgressBar) -> Result<()> {
        let pool = threads::pool(self.args.threads)?;
        let next = AtomicU64::new(0);
        let done = Mutex::new(Vec::new());
        let this = &*self;
        let work = |_: rayon::BroadcastContext<'_>| -> Result<()> {
            let mut player = SelfPlay::new(game, this.args.nodes, this.args.seed);
            while !this.is_over() {
                let at = next.fetch_add(1, Ordering::Relaxed) as usize;
                let Some(number) = wanted.get(at) else { break };
                let Some(played) = player.play(*number, &this.stop) else { break };
                this.journal.lock().expect("no other thread failed").add(&played)?;
                done.lock().expect("no other thread failed").push(played);
                progress.inc(1);
            }
            Ok(())
        };
        pool.broadcast(work).into_iter().collect::<Result<()>>()?;
        let done: Vec<PlayedGame> = done.into_inner().expect("no other thread failed");
        for played in &done {
            let is_legal = self.training_set.add(played);
            debug_assert!(is_legal, "whoever plays the games reads them again");
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.stop.is_asked() || self.began.elapsed() >= self.args.time
    }
}

fn tell(
    game: &Game,
    weights: &Weights,
    file: &Path,
    is_complete: bool,
    localizer: Localizer,
    out: &mut dyn Write,
) -> Result<()> {
    let origin = weights.origin();
    let learnt = values![title = localizer.title(game), games = origin.games, positions = origin.positions];
    writeln!(out, "{}", localizer.say("tune-learnt", learnt))?;
    let losses = values![
        loss = naqala_messages::Value::decimal(origin.loss, 4),
        material = naqala_messages::Value::decimal(origin.loss_of_material, 4)
    ];
    writeln!(out, "{}", localizer.say("tune-loss", losses))?;
    let file = file.display().to_string();
    writeln!(out, "{}", localizer.say("tune-written", values![file = file.as_str()]))?;
    if !is_complete {
        writeln!(out, "{}", localizer.say("tune-unfinished", values![file = file.as_str()]))?;
    }
    Ok(())
}

fn as_json(
    game: &Game,
    weights: &Weights,
    file: &Path,
    is_complete: bool,
    verified: Option<&Finished>,
) -> Value {
    json!({
        "game": game.id(),
        "options": words::options(&game.changed()),
        "file": file.display().to_string(),
        "origin": weights.origin(),
        "complete": is_complete,
        "verified": verified.map(Finished::as_json),
    })
}
