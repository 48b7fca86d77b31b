//! The steps that tasks take.

use std::env;
use std::ffi::OsStr;
use std::process::Command;

use crate::arguments::Asked;
use crate::tools::{self, Tool};
use crate::{check, wasm, web};

/// Something to be done.
#[derive(Debug)]
pub(crate) enum Step {
    Cargo(CargoStep),
    /// What the program of the book does with these arguments.
    Book(&'static [&'static str]),
    /// What a change can break.
    Check,
    /// The engine in WebAssembly.
    Wasm,
    /// The page, as a browser gets it.
    Web,
}

/// What a cargo command does.
#[derive(Debug)]
pub(crate) struct CargoStep {
    pub(crate) what: &'static str,
    pub(crate) arguments: &'static [&'static str],
    /// Environment of the command.
    pub(crate) variables: &'static [(&'static str, &'static str)],
    /// A program without which the step is left out, with a word on how to get it.
    pub(crate) needs: Option<&'static Tool>,
}

/// Takes a step, or leaves it out where something is missing; false if it fails.
pub(crate) fn take(step: &Step, asked: &Asked) -> bool {
    match step {
        Step::Check => check::run(&asked.since),
        Step::Wasm => wasm::run(),
        Step::Web => web::run(),
        Step::Book(arguments) => {
            let run = ["run", "--quiet", "--package", "naqala-book", "--"];
            let all =
                run.iter().chain(*arguments).map(OsStr::new).chain(asked.rest.iter().map(AsRef::as_ref));
            cargo(arguments.first().unwrap_or(&"book"), all, &[])
        }
        Step::Cargo(step) if step.needs.is_some_and(|tool| !tools::has(tool, step.what)) => true,
        Step::Cargo(step) => {
            let own = step.arguments.iter().map(OsStr::new);
            cargo(step.what, own.chain(asked.rest.iter().map(AsRef::as_ref)), step.variables)
        }
    }
}

/// Runs cargo; tells what went wrong if something did.
pub(crate) fn cargo(
    what: &str,
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    variables: &[(&str, &str)],
) -> bool {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).envs(variables.iter().copied());
    let words: Vec<_> = command.get_args().map(OsStr::to_string_lossy).collect();
    println!("== {what}: cargo {}", words.join(" "));
    match command.status() {
        Ok(status) if status.success() => true,
        Ok(_) => {
            eprintln!("xtask: {what} failed");
            false
        }
        Err(error) => {
            eprintln!("xtask: cargo could not be started: {error}");
            false
        }
    }
}
