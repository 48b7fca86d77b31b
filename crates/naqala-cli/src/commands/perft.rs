//! `naqala perft`: counts sequences of plies and measures the speed.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use naqala::{Game, Ply, Position};
use serde_json::json;

use crate::cli::PerftArgs;
use crate::{game_choice, words};

pub(super) fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game(&args.game)?;
    let position = game_choice::position(&game, args.position.as_deref())?;
    let count = Count::of(&game, &position, args);
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
        let (nodes, seconds, million) = (count.nodes, count.seconds, count.speed() / 1e6);
        writeln!(out, "perft of {} to depth {}: {nodes}", words::title(&game), args.depth)?;
        writeln!(out, "{seconds:.3} s, {million:.1} million positions a second")?;
    }
    Ok(())
}

struct Count {
    nodes: u64,
    divided: Vec<(Ply, u64)>,
    seconds: f64,
}

impl Count {
    fn of(game: &Game, position: &Position, args: &PerftArgs) -> Count {
        let began = Instant::now();
        let (nodes, divided) = if args.divide && args.depth > 0 {
            let divided = naqala::perft_divide(game, position, args.depth);
            (divided.iter().map(|(_, nodes)| nodes).sum(), divided)
        } else {
            (naqala::perft(game, position, args.depth), Vec::new())
        };
        Count { nodes, divided, seconds: began.elapsed().as_secs_f64() }
    }

    fn speed(&self) -> f64 {
        self.nodes as f64 / self.seconds.max(1e-9)
    }
}
