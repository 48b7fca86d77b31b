//! `naqala table export`: a layer as CSV.

use std::io::Write;

use anyhow::Result;

use crate::cli::TableExportArgs;
use crate::{files, tables};

/// One line for each position: its text, then the least and the greatest value.
pub(super) fn run(args: &TableExportArgs, out: &mut dyn Write) -> Result<()> {
    let (game, reader) = tables::read(&args.file, args.rules.as_deref())?;
    // Before a file is created: a layer that does not exist leaves none behind.
    let entries = reader.entries(args.layer)?;
    let write = |out: &mut dyn Write| {
        writeln!(out, "position,lower,upper")?;
        for entry in entries {
            let (position, bounds) = entry?;
            writeln!(out, "{},{},{}", game.position_text(&position), bounds.lower, bounds.upper)?;
        }
        Ok(())
    };
    match &args.output {
        None => write(out),
        Some(path) => files::replace(path, write),
    }
}
