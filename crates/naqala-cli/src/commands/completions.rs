//! `naqala completions`: completions for the common shells.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;

pub(super) fn run(shell: Shell, mut out: &mut dyn Write) {
    clap_complete::generate(shell, &mut Cli::command(), "naqala", &mut out);
}
