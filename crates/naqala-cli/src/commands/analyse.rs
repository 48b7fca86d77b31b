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
    let engine = Engine::new(args.hash).with_threads(args.threads).with_endgame(lookup.endgame()?);
    let mut study = Study { session, lookup, engine, limits, lines: args.lines, localizer };
    if args.json { study.write_json(out) } else { study.write_text(out) }
}

/// A position, and all that it is examined with.
struct Study {
    session: Session,
    lookup: TableLookup,
    engine: Engine,
    limits: Limits,
    /// The number of lines.
    lines: usize,
    localizer: Localizer,
}

impl Study {
    fn write_json(&mut self, out: &mut dyn Write) -> Result<()> {
        let found = self.engine.analyse(&self.session, &self.limits, self.lines, &mut |_| {});
        let ply = self.engine.whole_ply(&self.session, &found, &self.limits);
        let certain = self.by_table().or_else(|| self.proven());
        serde_json::to_writer_pretty(
            &mut *out,
            &as_json(&self.session, &found, &ply, certain, self.localizer),
        )?;
        Ok(writeln!(out)?)
    }

    fn write_text(&mut self, out: &mut dyn Write) -> Result<()> {
        let (game, position, localizer) =
            (self.session.game().clone(), *self.session.position(), self.localizer);
        if let Some(outcome) = self.session.outcome() {
            let end = localizer.outcome(&game, &position, outcome);
            return Ok(writeln!(out, "{}", localizer.say("game-over", values![end = end]))?);
        }
        let heading = values![title = localizer.title(&game), side = localizer.side(position.to_move())];
        writeln!(out, "{}\n", localizer.say("analysis-of", heading))?;
        let by_table = self.by_table();
        if let Some(certain) = &by_table {
            writeln!(out, "{}\n", tell(certain, ("table-exact", "table-winner"), &position, localizer))?;
        }
        let found = self.write_search(out)?;
        let ply = self.engine.whole_ply(&self.session, &found, &self.limits);
        let certain = match by_table {
            Some(certain) => Some(certain),
            None => self.write_proven(out)?,
        };
        self.write_better(certain.as_ref(), &ply, out)?;
        if let Some(why) = insight::why_best(&game, &self.session, &found, &ply, localizer) {
            writeln!(out, "\n{}", words::wrap(&why, terminal::page_width()).join("\n"))?;
        }
        Ok(())
    }

    /// Searches. A terminal shows the lines of every depth as they are found, everything else only the last ones.
    fn write_search(&mut self, out: &mut dyn Write) -> Result<Analysis> {
        let Study { session, engine, limits, lines, localizer, .. } = self;
        writeln!(out, "{}", headings(*localizer))?;
        out.flush()?;
        let is_watched = std::io::stdout().is_terminal();
        let mut trouble = Ok(());
        let found = engine.analyse(session, limits, *lines, &mut |found| {
            if is_watched && trouble.is_ok() {
                trouble = write_lines(session, found, *localizer, out);
            }
        });
        trouble?;
        if !is_watched {
            write_lines(session, &found, *localizer, out)?;
        }
        Ok(found)
    }

    /// Says what can be proven at once.
    fn write_proven(&self, out: &mut dyn Write) -> Result<Option<Certain>> {
        let proven = self.proven();
        if let Some(proven) = &proven {
            let messages = ("analysis-exact", "analysis-winner");
            writeln!(out, "\n{}", tell(proven, messages, self.session.position(), self.localizer))?;
        }
        Ok(proven)
    }

    /// Names the plies that reach the exact lead, if the best line found does not: the search is content with the shortest win,
    /// and another ply may win by more.
    fn write_better(&self, certain: Option<&Certain>, ply: &Ply, out: &mut dyn Write) -> Result<()> {
        if let Some(Certain::Lead { plies, .. }) = certain
            && !plies.is_empty()
            && !plies.contains(&self.session.game().ply_text(self.session.position(), ply))
        {
            let reached = values![moves = plies.join(", ")];
            writeln!(out, "\n{}", self.localizer.say("analysis-reached", reached))?;
        }
        Ok(())
    }

    /// What the endgame table says about the position.
    fn by_table(&self) -> Option<Certain> {
        let (game, position) = (self.session.game(), self.session.position());
        let lead = self.lookup.lead(position);
        let lead =
            lead.map(|value| Certain::Lead { value, plies: self.lookup.plies_of_lead(game, position) });
        lead.or_else(|| self.lookup.winner(position).map(Certain::Winner))
    }

    /// What can be proven at once.
    fn proven(&self) -> Option<Certain> {
        analysis::certain(self.session.game(), self.session.position(), &self.limits.stop)
    }
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
