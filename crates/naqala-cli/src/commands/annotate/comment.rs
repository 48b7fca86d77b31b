//! The annotated record: a value after each ply and, after mistakes, the reason and the best line as a variation.

use naqala::record::{Line, Record, RecordedPly};

use super::judge::{Annotation, Judged};
use super::{accuracy_text, why};
use naqala_view::Mark;

use crate::localizer::Localizer;
use naqala_view::seeds_text;

/// Plies of a best line that are written down.
const LINE: usize = 6;

/// Adds comments and variations to a record, after those it has.
pub(super) fn annotate(mut record: Record, annotation: &Annotation, localizer: Localizer) -> Record {
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
