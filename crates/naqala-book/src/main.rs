//! Generates everything that is derived from the games: the book, the measured facts, the table of what is verified.
//!
//! Everything comes from the rule files and from games played by them. Pages written by hand are in `docs/`.

mod bar;
mod book;
mod generated;
mod links;
mod measure;
mod reading;
mod reference;
mod render;
mod sample;
mod style;
mod table;
mod words;

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
    /// List what a language does not say yet, to be filled in: languages/LANGUAGE; or sample what it says
    Words(words::WordsArguments),
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    match arguments.task {
        Some(Task::Measure(arguments)) => measure::run(&arguments),
        Some(Task::Table(arguments)) => table::run(&arguments),
        Some(Task::Reference(arguments)) => reference::run(&arguments),
        Some(Task::Words(arguments)) => words::run(&arguments),
        None => render::run(&arguments.book),
    }
}

/// A path of the repository.
fn repository(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
