//! Lists the texts of rule files that a language does not say yet, ready to be filled in by a translator.

use std::io::{Write, stdout};

use anyhow::Result;
use clap::Args;

#[derive(Debug, Args)]
pub(crate) struct UntoldArguments {
    /// The language, as its file is called: it, ro, ru, or a new one such as sw
    language: String,
}

/// Writes every text as a comment above the message that waits for it.
pub(crate) fn run(arguments: &UntoldArguments) -> Result<()> {
    let mut out = stdout().lock();
    for text in naqala::untold_texts(&arguments.language) {
        writeln!(out, "# {}\n{} =\n", text.english, text.key)?;
    }
    Ok(())
}
