//! Generated pages of `docs/`: writes them, or only compares them.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::repository;

#[derive(Debug, clap::Args)]
pub(crate) struct PageArguments {
    /// Only tell whether the page is up to date
    #[arg(long)]
    pub(crate) check: bool,
}

/// Writes the page, or checks that it is up to date; `task` is the one that writes it.
pub(crate) fn page(file: &str, text: &str, task: &str, arguments: &PageArguments) -> Result<()> {
    let path = repository(file);
    if !arguments.check {
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{file} is written");
        return Ok(());
    }
    let written = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    if written == text {
        println!("{file} is up to date");
        return Ok(());
    }
    let mut lines = text.lines().filter(|line| !written.lines().any(|known| known == *line));
    let found = lines.next().unwrap_or("fewer lines");
    bail!("{file} is out of date; it should say\n  {found}\nrun `cargo xtask {task}`")
}
