//! The results of several variants: a table by options, and the values of moves.

use std::collections::BTreeSet;
use std::io::Write;

use anyhow::{Result, bail};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use naqala::analysis::only_gains_count;
use naqala_messages::values;

use super::many::Case;
use super::results::Known;
use super::variants::Axis;
use crate::localizer::Localizer;

/// Writes a table for the last two options with several values, one for each value of the others; then the values of moves, if
/// known, and the total cost.
pub(super) fn write(axes: &[Axis], cases: &[Case], localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let (outer, inner) = axes.split_at(axes.len().saturating_sub(2));
    let (rows, columns) = match inner {
        [rows, columns] => (rows, Some(columns)),
        [rows] => (rows, None),
        _ => return Ok(()),
    };
    let per_table = inner.iter().map(|axis| axis.values.len()).product::<usize>().max(1);
    for group in cases.chunks(per_table) {
        let shared = group.first().map(|case| named(outer, &case.values)).unwrap_or_default();
        if !shared.is_empty() {
            writeln!(out, "{shared}")?;
        }
        writeln!(out, "{}\n", grid(rows, columns, group, localizer))?;
    }
    let mut is_printed = false;
    for case in cases {
        if let Some(Ok(known)) = &case.found
            && !known.moves.is_empty()
        {
            let moves = known.moves.iter().map(|mv| format!("{} {}", mv.ply, mv.value()));
            writeln!(out, "{}: {}", named(axes, &case.values), moves.collect::<Vec<_>>().join("  "))?;
            is_printed = true;
        }
    }
    if is_printed {
        writeln!(out)?;
    }
    if cases.iter().any(|case| case.game.players() == 1) {
        writeln!(out, "{}", localizer.tell("solve-solitaire-cells"))?;
    }
    if cases.iter().any(|case| case.game.players() > 1 && !only_gains_count(&case.game)) {
        writeln!(out, "{}", localizer.tell("solve-winner-cells"))?;
    }
    let known: Vec<&Known> = cases.iter().filter_map(|case| case.found.as_ref()?.as_ref().ok()).collect();
    let positions: u64 = known.iter().map(|known| known.positions).sum();
    let seconds: f64 = known.iter().map(|known| known.seconds).sum();
    if !known.is_empty() {
        let cost = values![n = positions.to_string(), seconds = seconds.max(0.0)];
        writeln!(out, "{}", localizer.say("solve-cost", cost))?;
    }
    let tables: BTreeSet<&str> = known.iter().filter_map(|known| known.certificate.table()).collect();
    for hash in tables {
        writeln!(out, "{}", localizer.say("table-hash", values![hash = hash.to_owned()]))?;
    }
    Ok(())
}

/// Tells why variants were not solved.
pub(super) fn complain(axes: &[Axis], cases: &[Case], localizer: Localizer) -> Result<()> {
    let failed = cases.iter().filter_map(|case| Some((case, case.found.as_ref()?.as_ref().err()?)));
    let failed: Vec<String> =
        failed.map(|(case, error)| format!("{}: {error:#}", named(axes, &case.values))).collect();
    if !failed.is_empty() {
        bail!(failed.join("\n"));
    }
    let left = cases.iter().filter(|case| case.found.is_none()).count();
    if left > 0 {
        bail!(localizer.say("solve-left", values![n = left]));
    }
    Ok(())
}

/// "pits=6, seeds=4: +10".
pub(super) fn line(axes: &[Axis], case: &Case, localizer: Localizer) -> String {
    format!("{}: {}", named(axes, &case.values), cell(case, localizer))
}

/// "pits=6, seeds=4".
fn named(axes: &[Axis], values: &[String]) -> String {
    let pairs = axes.iter().zip(values).map(|(axis, value)| format!("{}={value}", axis.name));
    pairs.collect::<Vec<_>>().join(", ")
}

fn grid(rows: &Axis, columns: Option<&Axis>, cases: &[Case], localizer: Localizer) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY);
    table.set_content_arrangement(ContentArrangement::Disabled);
    if let Some(columns) = columns {
        let corner = format!("{} \\ {}", rows.name, columns.name);
        table.set_header(std::iter::once(corner).chain(columns.values.iter().cloned()));
    }
    let width = columns.map_or(1, |columns| columns.values.len());
    for (name, cases) in rows.values.iter().zip(cases.chunks(width)) {
        let name = if columns.is_some() { name.clone() } else { format!("{}={name}", rows.name) };
        table.add_row(std::iter::once(name).chain(cases.iter().map(|case| cell(case, localizer))));
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}

/// The value; of a solitaire the number of moves, or how much can be brought home where that is not all.
fn cell(case: &Case, localizer: Localizer) -> String {
    match &case.found {
        Some(Ok(known)) if case.game.players() == 1 => match known.certificate.shortest() {
            Some(moves) => moves.to_string(),
            None => {
                let seeds = case.game.seeds_in_all(&case.game.start());
                format!("− ({}/{seeds})", known.certificate.value().upper)
            }
        },
        Some(Ok(known)) => known.certificate.value().to_string(),
        Some(Err(_)) => "?".to_owned(),
        None => localizer.tell("solve-not-yet"),
    }
}
