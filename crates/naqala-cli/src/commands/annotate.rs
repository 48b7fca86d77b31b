//! `naqala annotate`: a recorded game, judged ply by ply.

mod comment;
mod graph;
pub(super) mod judge;

use std::io::{self, Write};
use std::time::Duration;

use anyhow::{Result, bail};
use naqala::Side;
use naqala_engine::{Engine, Limits};
use naqala_messages::values;
use naqala_view::Mark;
use serde_json::{Value, json};

use self::judge::{Annotation, Judged};
use crate::analysis;
use crate::cli::AnnotateArgs;
use crate::localizer::Localizer;
use crate::play::record_file::{self, Recorded};
use crate::{bar, files, insight, interrupt, terminal, words};
use naqala_view::seeds_text;

/// The time for each position where no limit is given.
const USUAL_TIME: Duration = Duration::from_millis(500);

/// The file name that means standard output.
const STDOUT: &str = "-";

pub(super) fn run(args: &AnnotateArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let recorded = record_file::of_args(&args.records)?;
    if let Some(other) = recorded.iter().find(|recorded| recorded.session.game().players() > 2) {
        bail!("{} is for more than two players, which cannot be annotated", other.session.game().id());
    }
    if args.svg.is_some() && recorded.len() > 1 {
        bail!("--svg draws one game, but there are {} records in the file", recorded.len());
    }
    let limits = Limits {
        stop: interrupt::first_stops_second_leaves()?,
        ..analysis::limits(&args.limits, USUAL_TIME)
    };
    let mut engine = Engine::new(args.hash).with_threads(args.threads);
    let mut annotated = String::new();
    let mut documents = Vec::new();
    for Recorded { record, session } in recorded {
        let progress = bar::counting(session.plies().len() as u64, "plies");
        let annotation = judge::judge(&session, &mut engine, &limits, &progress);
        progress.finish_and_clear();
        if args.json {
            documents.push(as_json(&annotation, localizer));
        } else if !writes_to_stdout(args) {
            report(&annotation, localizer, out)?;
        }
        if let Some(path) = &args.svg {
            let picture = graph::svg(&annotation, localizer)?;
            files::replace_text(path, &picture)?;
        }
        annotated += &format!("{}\n", comment::annotate(record, &annotation, localizer));
        if limits.stop.is_asked() {
            let (done, all) = (annotation.judged().count(), annotation.plies.len());
            eprintln!("{}", localizer.say("annotate-stopped", values![done = done, all = all]));
            break;
        }
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &documents)?;
        writeln!(out)?;
    }
    if writes_to_stdout(args) {
        writeln!(out, "{}", annotated.trim_end())?;
    } else if let Some(path) = &args.output {
        files::replace_text(path, &annotated)?;
    }
    Ok(())
}

fn writes_to_stdout(args: &AnnotateArgs) -> bool {
    args.output.as_ref().is_some_and(|path| path.as_os_str() == STDOUT)
}

/// The graph, the players' accuracy, and what was wrong with every mistake.
fn report(annotation: &Annotation, localizer: Localizer, out: &mut dyn Write) -> io::Result<()> {
    let game = annotation.session.game();
    writeln!(out, "{}, {}\n", localizer.title(game), localizer.plies(annotation.plies.len()))?;
    if let Some(graph) = graph::text(annotation, localizer) {
        writeln!(out, "{graph}\n")?;
    }
    for side in game.sides() {
        if let Some(line) = accuracy_text(annotation, side, localizer) {
            writeln!(out, "{line}")?;
        }
    }
    for (number, judged) in annotation.judged().filter(|(_, judged)| judged.mark.is_some()) {
        let text = game.ply_text(judged.session.position(), &judged.ply);
        let (best, played) = (seeds_text(judged.best_value), seeds_text(judged.value));
        let mark = judged.mark.map_or("", Mark::sign);
        writeln!(out, "\n{number}. {text} {mark}  {best} → {played}")?;
        for line in words::wrap(&why(judged, localizer), terminal::page_width().saturating_sub(4)) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

fn accuracy_text(annotation: &Annotation, side: Side, localizer: Localizer) -> Option<String> {
    let sum = annotation.sum(side)?;
    let [inaccuracies, mistakes, blunders] = sum.marks;
    let said = values![
        side = localizer.side(side),
        accuracy = format!("{:.0}", sum.accuracy),
        loss = naqala_messages::Value::decimal(sum.mean_loss, 2),
        inaccuracies = inaccuracies,
        mistakes = mistakes,
        blunders = blunders,
    ];
    Some(localizer.say("accuracy-of", said))
}

/// How a ply can be answered, and what would have been better.
fn why(judged: &Judged, localizer: Localizer) -> String {
    let Judged { session, ply, best, answer, .. } = judged;
    let worse = answer
        .as_ref()
        .and_then(|(after, found)| insight::why_worse(session, ply, (after, found), localizer));
    let better = insight::better(session, best, judged.best_line_value, localizer);
    worse.into_iter().chain([better]).collect::<Vec<_>>().join(" ")
}

/// A number in hundredths, as values are.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

fn as_json(annotation: &Annotation, localizer: Localizer) -> Value {
    let game = annotation.session.game();
    let plies = annotation.judged().map(|(number, judged)| {
        let position = judged.session.position();
        json!({
            "number": number,
            "side": position.to_move().letter().to_string(),
            "move": game.ply_text(position, &judged.ply),
            "value": rounded(judged.value),
            "best": game.ply_text(position, &judged.best),
            "best_value": rounded(judged.best_value),
            "best_line": judged.best_line,
            "loss": rounded(judged.loss),
            "mark": judged.mark.map(Mark::sign),
            "accuracy": judged.accuracy.map(rounded),
            "why": judged.mark.map(|_| why(judged, localizer)),
        })
    });
    let sides = game.sides().filter_map(|side| {
        let sum = annotation.sum(side)?;
        let [inaccuracies, mistakes, blunders] = sum.marks;
        let accuracy = json!({
            "accuracy": rounded(sum.accuracy),
            "mean_loss": rounded(sum.mean_loss),
            "plies": sum.plies,
            "inaccuracies": inaccuracies,
            "mistakes": mistakes,
            "blunders": blunders,
        });
        Some((side.letter().to_string(), accuracy))
    });
    let sides: serde_json::Map<String, Value> = sides.collect();
    json!({
        "game": game.id(),
        "options": words::options(&game.changed()),
        "plies": plies.collect::<Vec<_>>(),
        "is_complete": annotation.plies.iter().all(Option::is_some),
        "sides": sides,
    })
}
