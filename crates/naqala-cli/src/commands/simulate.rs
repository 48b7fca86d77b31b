//! `naqala simulate`: computer players play many games on all cores, and the shares are told.

mod tally;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use naqala::{Game, Session, Silent, Winner};
use naqala_engine::{Limits, Player, PlayerSpec};
use rayon::prelude::*;

use self::tally::{Ending, Played, Tally};
use crate::cli::SimulateArgs;
use crate::game_choice;
use crate::play::between_plies;

pub(super) fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let players = match args.players[..] {
        [both] => [both; 2],
        [south, north] => [south, north],
        _ => bail!("name one player for both sides, or two with a comma between them"),
    };
    let simulation = Simulation { game, players, seed: args.seed, longest: args.longest };
    let tally = simulation.play(args)?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &tally.as_json(&simulation, args.games))?;
        writeln!(out)?;
    } else {
        tally.report(&simulation, args.games, out)?;
    }
    Ok(())
}

/// The players of South and North.
type Players = [Box<dyn Player + Send>; 2];

/// Which games are played.
struct Simulation {
    game: Game,
    players: [PlayerSpec; 2],
    seed: u64,
    longest: u32,
}

impl Simulation {
    /// Plays the games on all cores. Sums of whole numbers do not depend on the order in which games end, and the
    /// dice of a game depend on its number alone: so the result is the same for any number of threads.
    fn play(&self, args: &SimulateArgs) -> Result<Tally> {
        let mut pool = rayon::ThreadPoolBuilder::new();
        if let Some(threads) = args.threads {
            pool = pool.num_threads(threads);
        }
        let pool = pool.build().context("cannot start threads")?;
        let stop = stop_when_interrupted()?;
        let progress = progress_bar(args.games);
        let tally = pool.install(|| {
            (0..args.games)
                .into_par_iter()
                .map_init(
                    || self.players.map(|player| player.player(0)),
                    |players, number| {
                        let played = self.play_game(number, players, &stop)?;
                        progress.inc(1);
                        Some(Tally::of(&played))
                    },
                )
                .flatten()
                .reduce(Tally::default, Tally::plus)
        });
        progress.finish_and_clear();
        Ok(tally)
    }

    /// Plays one game; `None` if the user asked to stop.
    fn play_game(&self, number: u64, players: &mut Players, stop: &AtomicBool) -> Option<Played> {
        let mut session = Session::new(self.game.clone());
        for (seat, player) in (0..).zip(players.iter_mut()) {
            player.new_game(self.dice(number, seat));
        }
        let mut played = Played { first: session.position().to_move(), ..Played::default() };
        while session.outcome().is_none() && played.plies < self.longest {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let player = &mut players[session.position().to_move().index() % 2];
            let choice = player.choose(&session, &Limits::default());
            played.decisions += 1;
            played.choices += session.moves().len() as u64;
            session.play(choice.mv, &mut Silent).expect("a player chooses legal moves");
            played.plies += u32::from(between_plies(&session));
        }
        played.ending = session.outcome().map_or(Ending::Cut, |outcome| match outcome.winner {
            Winner::Side(side) => Ending::Won(side),
            Winner::Draw => Ending::Drawn,
            Winner::Nobody => Ending::Void,
        });
        Some(played)
    }

    /// The seed of one player's dice in one game.
    fn dice(&self, number: u64, seat: u64) -> u64 {
        // An odd factor keeps the games of neighbouring seeds apart.
        self.seed.wrapping_mul(0x9E6C_63D0_876A_68EF).wrapping_add(2 * number + seat)
    }
}

/// Set by Ctrl-C: the games that are done are reported.
fn stop_when_interrupted() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let signal = Arc::clone(&stop);
    ctrlc::set_handler(move || signal.store(true, Ordering::Relaxed)).context("cannot watch for Ctrl-C")?;
    Ok(stop)
}

/// A bar on the terminal's standard error; nothing where there is no terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left")
        .expect("the template is right");
    ProgressBar::new(games).with_style(style)
}
