//! `naqala perft`: counts sequences of plies and measures the speed.

use std::io::Write;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use naqala::{Game, Ply, Position};
use serde_json::json;

use crate::cli::PerftArgs;
use crate::{game_choice, interrupt, terminal, words};

/// How long Ctrl-C goes unnoticed.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

pub(super) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    let count = Count::of(&game, &position, args)?;
    if args.json {
        let divided = count
            .divided
            .iter()
            .map(|(ply, nodes)| json!({ "move": game.ply_text(&position, ply), "nodes": nodes }));
        let mut answer = json!({
            "game": game.id(),
            "options": words::options(&game.changed()),
            "position": game.position_text(&position),
            "depth": args.depth,
            "nodes": count.nodes,
            "seconds": count.seconds,
            "positions_per_second": count.speed(),
        });
        if args.divide {
            answer["divide"] = divided.collect();
        }
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        for (ply, nodes) in &count.divided {
            writeln!(out, "{:<8} {nodes:>15}", game.ply_text(&position, ply))?;
        }
        let title = words::title(&game);
        let (Some(nodes), Some(speed)) = (count.nodes, count.speed()) else {
            let done = words::count(count.divided.len() as u64, "first ply");
            let done = if args.divide { format!(" after {done}") } else { String::new() };
            terminal::complain(&format!("perft of {title} to depth {} was stopped{done}", args.depth));
            return Ok(());
        };
        writeln!(out, "perft of {title} to depth {}: {nodes}", args.depth)?;
        writeln!(out, "{:.3} s, {:.1} million positions a second", count.seconds, speed / 1e6)?;
    }
    Ok(())
}

struct Count {
    /// Unknown after Ctrl-C.
    nodes: Option<u64>,
    divided: Vec<(Ply, u64)>,
    seconds: f64,
}

impl Count {
    /// Counts on another thread, which Ctrl-C leaves behind: the count itself is never interrupted, so that its speed is that of
    /// the kernel.
    fn of(game: &Game, position: &Position, args: &PerftArgs) -> Result<Count> {
        let stop = interrupt::first_stops_second_leaves()?;
        let began = Instant::now();
        let (sender, counted) = mpsc::channel();
        let (game, position, depth, divide) = (game.clone(), *position, args.depth, args.divide);
        thread::spawn(move || {
            // After Ctrl-C nobody listens.
            let _ = count(&game, &position, depth, divide, &sender);
        });
        let mut divided = Vec::new();
        let nodes = loop {
            match counted.recv_timeout(BETWEEN_LOOKS) {
                Ok(Part::Of(ply, nodes)) => divided.push((ply, nodes)),
                Ok(Part::All(nodes)) => break Some(nodes),
                Err(RecvTimeoutError::Timeout) if !stop.is_asked() => {}
                Err(RecvTimeoutError::Timeout) => break None,
                Err(RecvTimeoutError::Disconnected) => bail!("counting failed"),
            }
        };
        Ok(Count { nodes, divided, seconds: began.elapsed().as_secs_f64() })
    }

    fn speed(&self) -> Option<f64> {
        self.nodes.map(|nodes| nodes as f64 / self.seconds.max(1e-9))
    }
}

/// What has been counted: after a first ply, or in all.
enum Part {
    Of(Ply, u64),
    All(u64),
}

/// Sends what it has counted, until nobody receives it any more.
fn count(game: &Game, position: &Position, depth: u32, divide: bool, sender: &Sender<Part>) -> Option<()> {
    if !divide || depth == 0 {
        return sender.send(Part::All(naqala::perft(game, position, depth))).ok();
    }
    let mut all = 0;
    for (ply, next) in game.plies(position) {
        let nodes = naqala::perft(game, &next, depth - 1);
        all += nodes;
        sender.send(Part::Of(ply, nodes)).ok()?;
    }
    sender.send(Part::All(all)).ok()
}
