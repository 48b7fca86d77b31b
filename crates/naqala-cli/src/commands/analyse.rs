//! `naqala analyse`: the engine's view of a position, and why.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use anyhow::{Context, Result};
use naqala::{Game, Ply, Position, Session};
use naqala_engine::{Analysis, Engine, Limits};
use naqala_messages::values;
use serde_json::{Value, json};

use crate::analysis::{self, Certain, line_json, short, speed, value_text};
use crate::cli::AnalyseArgs;
use crate::interrupt;
use crate::localizer::Localizer;
use crate::position_json::position_json;
use crate::tables::{self, TableLookup};
use crate::{game_choice, insight, terminal, words};

/// Default thinking time.
const USUAL_TIME: Duration = Duration::from_secs(5);

pub(super) fn run(args: &AnalyseArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let session = session(args)?;
    let limits = Limits {
        stop: interrupt::first_stops_second_leaves()?,
        ..analysis::limits(&args.limits, USUAL_TIME)
    };
    let lookup = TableLookup::of(&args.tables, session.game())?;
    let mut engine = Engine::new(args.hash).with_threads(args.threads).with_endgame(lookup.endgame()?);
    if args.json {
        let found = engine.analyse(&session, &limits, args.lines, &mut |_| {});
        let ply = engine.whole_ply(&session, &found, &limits);
        let (game, position) = (session.game(), session.position());
        let certain = by_table(&lookup, game, position);
        let certain = certain.or_else(|| analysis::certain(game, position, &limits.stop));
        serde_json::to_writer_pretty(&mut *out, &as_json(&session, &found, &ply, certain, localizer))?;
        writeln!(out)?;
        return Ok(());
    }
    let (game, position) = (session.game(), session.position());
    if let Some(outcome) = session.outcome() {
        let end = localizer.outcome(game, position, outcome);
        writeln!(out, "{}", localizer.say("game-over", values![end = end]))?;
        return Ok(());
    }
    let heading = values![title = localizer.title(game), side = localizer.side(position.to_move())];
    writeln!(out, "{}\n", localizer.say("analysis-of", heading))?;
    let by_table = by_table(&lookup, game, position);
    if let Some(certain) = &by_table {
        writeln!(out, "{}\n", tell(certain, ("table-exact", "table-winner"), position, localizer))?;
    }
    writeln!(out, "{}", headings(localizer))?;
    out.flush()?;
    let is_watched = std::io::stdout().is_terminal();
    let mut trouble = Ok(());
    let found = engine.analyse(&session, &limits, args.lines, &mut |found| {
        // On a terminal the lines of every depth are printed as they are found, elsewhere only the last ones.
        if is_watched && trouble.is_ok() {
            trouble = write_lines(&session, found, localizer, out);
        }
    });
    trouble?;
    if !is_watched {
        write_lines(&session, &found, localizer, out)?;
    }
    let ply = engine.whole_ply(&session, &found, &limits);
    let certain = match by_table {
        Some(certain) => Some(certain),
        None => {
            let proven = analysis::certain(game, position, &limits.stop);
            if let Some(proven) = &proven {
                writeln!(
                    out,
                    "\n{}",
                    tell(proven, ("analysis-exact", "analysis-winner"), position, localizer)
                )?;
            }
            proven
        }
    };
    // The search is content with the shortest win; another ply may win by more.
    if let Some(Certain::Lead { plies, .. }) = certain
        && !plies.is_empty()
        && !plies.contains(&game.ply_text(position, &ply))
    {
        writeln!(out, "\n{}", localizer.say("analysis-reached", values![moves = plies.join(", ")]))?;
    }
    if let Some(why) = insight::why_best(session.game(), &session, &found, &ply, localizer) {
        let text = words::wrap(&why, terminal::page_width()).join("\n");
        writeln!(out, "\n{text}")?;
    }
    Ok(())
}

/// What the endgame table says about a position.
fn by_table(lookup: &TableLookup, game: &Game, position: &Position) -> Option<Certain> {
    let lead = lookup.lead(position);
    let lead = lead.map(|value| Certain::Lead { value, plies: lookup.plies_of_lead(game, position) });
    lead.or_else(|| lookup.winner(position).map(Certain::Winner))
}

/// What is certain, by the messages for a lead and for a winner.
fn tell(
    certain: &Certain,
    (lead, winner): (&str, &str),
    position: &Position,
    localizer: Localizer,
) -> String {
    match certain {
        Certain::Lead { value, .. } => localizer.say(lead, values![value = tables::signed(*value)]),
        Certain::Winner(wins) => {
            let side = localizer.side(position.to_move());
            localizer.say(winner, values![side = side, result = tables::result_key(*wins)])
        }
    }
}

/// The position the user named, after the moves they named.
fn session(args: &AnalyseArgs) -> Result<Session> {
    let game = game_choice::weighed_game(&args.game, &args.weights)?;
    let mut session = match &args.position {
        None => Session::new(game),
        Some(_) => {
            let start = game_choice::position(&game, args.position.as_deref())?;
            Session::from_position(game, start)
        }
    };
    for text in args.moves.iter().flat_map(|moves| moves.split_whitespace()) {
        let ply = session.game().parse_ply(session.position(), text).context("--moves")?;
        let refused = |error: naqala::IllegalMove| anyhow::anyhow!("--moves: `{text}`: {}", error.why);
        session.play_ply(&ply, &mut naqala::Silent).map_err(refused)?;
    }
    Ok(session)
}

fn headings(localizer: Localizer) -> String {
    let [depth, value, nodes, time, line] =
        ["column-depth", "column-value", "column-nodes", "column-time", "column-line"]
            .map(|key| localizer.tell(key));
    row(&depth, &value, &nodes, &time, &line)
}

fn row(depth: &str, value: &str, nodes: &str, time: &str, line: &str) -> String {
    format!("{depth:>7} {value:>12} {nodes:>9} {time:>9}  {line}")
}

/// One row for each line of a depth; common values are only in the first one.
fn write_lines(
    session: &Session,
    found: &Analysis,
    localizer: Localizer,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    let (game, position) = (session.game(), session.position());
    let width = terminal::width().unwrap_or(usize::MAX).saturating_sub(42);
    for (number, line) in found.lines.iter().enumerate() {
        let [depth, nodes, time] = match number {
            0 => [
                format!("{}/{}", found.depth, found.deepest.max(found.depth)),
                short(found.nodes),
                format!("{:.2} s", found.time.as_secs_f64()),
            ],
            _ => Default::default(),
        };
        let plies = words::shortened(&line.texts(game, position).join(" "), width);
        writeln!(out, "{}", row(&depth, &value_text(line.value, localizer), &nodes, &time, &plies))?;
    }
    out.flush()
}

fn as_json(
    session: &Session,
    found: &Analysis,
    ply: &Ply,
    certain: Option<Certain>,
    localizer: Localizer,
) -> Value {
    let (game, position): (&Game, _) = (session.game(), session.position());
    let (exact, reached_by, winner) = match certain {
        Some(Certain::Lead { value, plies }) => (Some(value), Some(plies), None),
        Some(Certain::Winner(winner)) => (None, None, Some(winner)),
        None => (None, None, None),
    };
    let more = json!({
        "depth": found.depth,
        "deepest": found.deepest,
        "nodes": found.nodes,
        "seconds": found.time.as_secs_f64(),
        "nodes_per_second": speed(found),
        "table_full": f64::from(found.fill) / 1_000.0,
        "exact": exact,
        "exact_moves": reached_by,
        "winner": winner,
        "lines": found.lines.iter().map(|line| line_json(game, position, line)).collect::<Vec<_>>(),
        "why": insight::why_best(session.game(), session, found, ply, localizer),
    });
    position_json(game, position, more)
}
