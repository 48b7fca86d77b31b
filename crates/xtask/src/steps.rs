//! The steps of the tasks.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::arguments::Asked;
use crate::tasks::{ALL_PROGRAMS, WORKSPACE};
use crate::tools::{self, Tool};
use crate::{
    archives, browser, check, crates, dist, dist_test, library, npm, package_test, python, site, wasm, web,
};

/// One step of a task.
#[derive(Debug)]
pub(crate) enum Step {
    Cargo(CargoStep),
    /// Runs a program of the workspace with these arguments.
    Program(Compiled, &'static str, &'static [&'static str]),
    /// Formats, lints and tests what a change can break.
    Check,
    /// Tests the engine in WebAssembly.
    Wasm,
    /// Compiles the page and its engine for the browser.
    WebModules,
    /// Compiles everything for the browser.
    AllModules,
    /// Compiles the rules and the engine for the package for JavaScript.
    NpmModules,
    /// Puts the package for JavaScript together and tests it.
    Npm(Compiled),
    /// Compiles the program that makes the files of the page.
    WebBuilder,
    /// Makes the files of the page from the compiled modules.
    WebFiles(Compiled),
    /// Makes a site of files of the page, the book and the documentation.
    Site(Compiled),
    /// Makes the program and its packages.
    Dist,
    /// Packs the crates.
    Crates,
    /// Installs and uses what was made.
    DistTest,
    /// Makes archives of the library for C and of the package for JavaScript, and sums of everything.
    Archives,
    /// Tests the package for Python.
    Python(Compiled),
    /// Tests the library for C.
    Library(Compiled),
    /// Tries the Debian package.
    PackageTest(Compiled),
    /// Tests the page in a real browser; without one the step is skipped.
    Browser(Compiled),
    /// Runs lists of steps at the same time.
    SideBySide(&'static [&'static [Step]]),
}

/// How a program of the workspace is compiled before it runs.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Compiled {
    /// By itself: the least work for one program.
    Alone,
    /// With all others: it is free if the workspace was just tested.
    WithWorkspace,
}

/// A cargo command.
#[derive(Debug)]
pub(crate) struct CargoStep {
    pub(crate) what: &'static str,
    pub(crate) command: &'static [&'static str],
    /// Whether the command is for the whole workspace.
    pub(crate) of_workspace: bool,
    pub(crate) arguments: &'static [&'static str],
    /// Environment of the command.
    pub(crate) variables: &'static [(&'static str, &'static str)],
    /// A program without which the step is skipped.
    pub(crate) needs: Option<&'static Tool>,
}

/// Runs a step, or skips it if a program is missing; false if it fails.
pub(crate) fn run(step: &Step, asked: &Asked) -> bool {
    match step {
        Step::Check => check::run(&asked.since),
        Step::Wasm => wasm::run(),
        Step::WebModules => web::compile_modules(&web::OF_PAGE),
        Step::AllModules => web::compile_modules(&web::ALL),
        Step::NpmModules => web::compile_modules(&web::OF_PACKAGE),
        Step::Npm(compiled) => npm::run(*compiled),
        Step::WebBuilder => cargo(web::BUILDER, ["build", "--package", web::BUILDER], &[]),
        Step::WebFiles(compiled) => web::make_files(*compiled),
        Step::Program(compiled, name, arguments) => {
            let arguments = arguments.iter().map(OsString::from).chain(asked.rest.iter().cloned());
            program(*compiled, name, arguments.collect())
        }
        Step::Site(compiled) => site::run(*compiled),
        Step::Dist => dist::run(asked.profile.as_deref().unwrap_or("dist")),
        Step::Crates => crates::run(&dist::packages()),
        Step::DistTest => dist_test::run(),
        Step::Archives => archives::run(asked.profile.as_deref().unwrap_or("dist")),
        Step::Python(compiled) => python::run(*compiled, &asked.rest),
        Step::Library(compiled) => library::run(*compiled),
        Step::PackageTest(compiled) => {
            package_test::run(*compiled, asked.profile.as_deref().unwrap_or("dev"))
        }
        Step::Browser(compiled) => browser::run(*compiled, &asked.rest),
        Step::SideBySide(lists) => side_by_side(lists, asked),
        Step::Cargo(step) if step.needs.is_some_and(|tool| !tools::has(tool, step.what)) => true,
        Step::Cargo(step) => {
            let workspace = if step.of_workspace { WORKSPACE } else { &[] };
            let own = step.command.iter().chain(workspace).chain(step.arguments).map(OsStr::new);
            cargo(step.what, own.chain(asked.rest.iter().map(AsRef::as_ref)), step.variables)
        }
    }
}

/// Runs every list of steps in its own thread. A list ends at its first failure; the others continue, and the scope waits for
/// them.
fn side_by_side(lists: &[&[Step]], asked: &Asked) -> bool {
    thread::scope(|scope| {
        let running: Vec<_> =
            lists.iter().map(|list| scope.spawn(|| list.iter().all(|step| run(step, asked)))).collect();
        running.into_iter().all(|list| list.join().unwrap_or(false))
    })
}

/// Compiles a program of the workspace in the debug profile and runs it.
pub(crate) fn program(compiled: Compiled, name: &str, arguments: Vec<OsString>) -> bool {
    let what = arguments.first().map_or(name.into(), |first| first.to_string_lossy().into_owned());
    match compiled {
        Compiled::Alone => {
            let run = ["run", "--quiet", "--package", name, "--"].map(OsString::from);
            cargo(&what, run.into_iter().chain(arguments), &[])
        }
        Compiled::WithWorkspace => {
            let build = ["build", "--quiet"].iter().chain(WORKSPACE).chain(ALL_PROGRAMS);
            cargo(name, build, &[])
                && timed(&what, Command::new(target().join("debug").join(name)).args(arguments))
        }
    }
}

/// The folder of compiled files.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()).into()
}

/// The folder of what a profile compiles.
pub(crate) fn folder_of(profile: &str) -> &str {
    if profile == "dev" { "debug" } else { profile }
}

/// Runs cargo; reports a failure.
pub(crate) fn cargo(
    what: &str,
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    variables: &[(&str, &str)],
) -> bool {
    timed(what, cargo_command(arguments).envs(variables.iter().copied()))
}

/// A cargo command.
pub(crate) fn cargo_command(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// The line above what a command prints.
pub(crate) fn headed(what: &str, command: &Command) -> String {
    let words: Vec<_> = command.get_args().map(OsStr::to_string_lossy).collect();
    format!("== {what}: {}", words.join(" "))
}

/// Runs a command; reports a failure, or how long it took.
pub(crate) fn timed(what: &str, command: &mut Command) -> bool {
    println!("{}", headed(what, command));
    let started = Instant::now();
    match command.status() {
        Ok(status) if status.success() => {
            println!("== {what}: {} s", started.elapsed().as_secs());
            true
        }
        Ok(_) => {
            eprintln!("xtask: {what} failed");
            false
        }
        Err(error) => {
            eprintln!("xtask: {} could not be started: {error}", command.get_program().to_string_lossy());
            false
        }
    }
}
