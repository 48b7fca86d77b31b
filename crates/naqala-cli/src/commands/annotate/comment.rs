//! The annotated record: a value after each ply and, after mistakes, the reason and the best line as a variation.

use naqala::record::{Line, Record, RecordedPly};

use super::judge::{Annotation, Judged};
use super::{accuracy_text, why};
use naqala_view::Mark;

use crate::localizer::Localizer;
use naqala_view::seeds_text;

/// Plies of a best line that are written down.
const LINE: usize = 6;

/// The header that tells who has annotated a record, and what it says of this program.
const ANNOTATOR: (&str, &str) = ("Annotator", "naqala");

/// Adds comments and variations to a record, after those it has from others. Those of an earlier annotation give way.
pub(super) fn annotate(mut record: Record, annotation: &Annotation, localizer: Localizer) -> Record {
    if record.header(ANNOTATOR.0) == Some(ANNOTATOR.1) {
        remove_earlier(&mut record);
    }
    record.set_header(ANNOTATOR.0, ANNOTATOR.1);
    let sides = annotation.session.game().sides();
    let sums: Vec<String> = sides.filter_map(|side| accuracy_text(annotation, side, localizer)).collect();
    record.line.comments.push(sums.join(" "));
    for (number, judged) in annotation.judged() {
        let Some(ply) = record.line.plies.get_mut(number - 1) else { break };
        ply.comments.push(comment(judged, localizer));
        if judged.mark.is_some() {
            ply.variations.push(variation(judged));
        }
    }
    record
}

/// Removes the comments and variations that this program has written, and no others.
fn remove_earlier(record: &mut Record) {
    record.line.comments.retain(|text| !(text.contains('%') && text.contains(" ?!, ")));
    for ply in &mut record.line.plies {
        let Some(at) = ply.comments.iter().rposition(|text| is_own(text)) else { continue };
        let has_mark = ply.comments.remove(at).starts_with('?');
        // Others would have to say nothing about their variation for it to be taken for ours.
        if has_mark && ply.variations.last().is_some_and(is_silent) {
            ply.variations.pop();
        }
    }
}

/// Whether a comment is a value, perhaps after a mark and before a reason: `+1.25`, or `?? -3.00. A better move …`.
fn is_own(text: &str) -> bool {
    let value = text.trim_start_matches('?').trim_start_matches('!').trim_start();
    let end = value.find(|sign: char| !(sign.is_ascii_digit() || "+-.".contains(sign)));
    let value = value[..end.unwrap_or(value.len())].trim_end_matches('.');
    value.split_once('.').is_some_and(|(_, decimals)| decimals.len() == 2) && value.parse::<f64>().is_ok()
}

fn is_silent(line: &Line) -> bool {
    line.comments.is_empty()
        && line.plies.iter().all(|ply| ply.comments.is_empty() && ply.variations.is_empty())
}

fn comment(judged: &Judged, localizer: Localizer) -> String {
    let value = seeds_text(judged.value);
    match judged.mark.map(Mark::sign) {
        Some(sign) => format!("{sign} {value}. {}", why(judged, localizer)),
        None => value,
    }
}

fn variation(judged: &Judged) -> Line {
    let plies = judged.best_line.iter().take(LINE).map(RecordedPly::new).collect();
    Line { comments: Vec::new(), plies }
}
