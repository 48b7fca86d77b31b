//! `naqala completions`: completions for the common shells.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;

pub(super) fn run(shell: Shell, out: &mut dyn Write) -> io::Result<()> {
    // The generator panics where it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "naqala", &mut script);
    out.write_all(&script)
}
