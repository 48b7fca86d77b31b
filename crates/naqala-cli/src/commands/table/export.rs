//! `naqala table export`: a layer as CSV.

use std::fs::File;
use std::io::{BufWriter, Write};

use anyhow::{Context, Result};

use crate::cli::TableExportArgs;
use crate::tables;

/// One line for each position: its text, then the least and the greatest value.
pub(super) fn run(args: &TableExportArgs, out: &mut dyn Write) -> Result<()> {
    let (game, reader) = tables::read(&args.file, args.rules.as_deref())?;
    // Before a file is created: a layer that does not exist leaves none behind.
    let entries = reader.entries(args.layer)?;
    let mut file;
    let out: &mut dyn Write = match &args.output {
        None => out,
        Some(path) => {
            file = BufWriter::new(File::create(path).with_context(|| path.display().to_string())?);
            &mut file
        }
    };
    writeln!(out, "position,lower,upper")?;
    for entry in entries {
        let (position, bounds) = entry?;
        writeln!(out, "{},{},{}", game.position_text(&position), bounds.lower, bounds.upper)?;
    }
    out.flush()?;
    Ok(())
}
