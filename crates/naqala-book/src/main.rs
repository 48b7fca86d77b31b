//! Writes what is written about the games by machine: the book, the measured facts, the table of what is checked.
//!
//! Everything comes from the rule files and from playing by them; `docs/` holds what people write.

mod measure;

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Parser, Subcommand};

/// The book of the sowing games, and what goes with it
#[derive(Debug, Parser)]
#[command(name = "naqala-book", version)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Measure every game in random games, and write games/measured.json
    Measure(measure::Arguments),
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Some(Task::Measure(arguments)) => measure::run(&arguments),
        None => Ok(()),
    }
}

/// A path of the repository.
fn repository(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
