//! `naqala man`: the manual pages.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use clap::CommandFactory;

use crate::cli::Cli;

pub(super) fn run(dir: Option<&Path>, mut out: &mut dyn Write) -> Result<()> {
    let command = Cli::command();
    match dir {
        None => clap_mangen::Man::new(command).render(&mut out)?,
        Some(dir) => {
            let failed = || format!("cannot write manual pages into {}", dir.display());
            fs::create_dir_all(dir).with_context(failed)?;
            clap_mangen::generate_to(command, dir).with_context(failed)?;
            writeln!(out, "the manual pages are in {}", dir.display())?;
        }
    }
    Ok(())
}
