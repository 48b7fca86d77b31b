//! Writes what is written about the games by machine: the book, the measured facts, the table of what is checked.
//!
//! Everything comes from the rule files and from playing by them; `docs/` holds what people write.

mod book;
mod generated;
mod links;
mod measure;
mod reference;
mod render;
mod table;
mod untold;

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Build the book of the sowing games, or do what goes with it
#[derive(Debug, Parser)]
#[command(name = "naqala-book", version, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    book: render::BookArguments,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Measure every game in random games, and write games/measured.json
    Measure(measure::MeasureArguments),
    /// Check every game by its recorded games, examples and counts, and write docs/games.md
    Table(generated::PageArguments),
    /// Write the reference of the rule language from its types: docs/rule-reference.md
    Reference(generated::PageArguments),
    /// List what a language does not yet say of the games, to be filled in: crates/naqala/messages/games/LANGUAGE.ftl
    Untold(untold::UntoldArguments),
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    match arguments.task {
        Some(Task::Measure(arguments)) => measure::run(&arguments),
        Some(Task::Table(arguments)) => table::run(&arguments),
        Some(Task::Reference(arguments)) => reference::run(&arguments),
        Some(Task::Untold(arguments)) => untold::run(&arguments),
        None => render::run(&arguments.book),
    }
}

/// A path of the repository.
fn repository(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
