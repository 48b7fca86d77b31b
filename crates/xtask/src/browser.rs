//! The page in a real browser. Every test has a browser and a server of its own.
//!
//! A test that fails is run once more by itself: on a busy machine a browser can be late in ways that no page can help. What
//! passes only then is named, so that somebody looks at it.

use std::ffi::OsString;
use std::io::{self, BufReader};
use std::process::Stdio;
use std::time::Instant;

use crate::notes;
use crate::steps::{Compiled, cargo_command, headed};
use crate::tasks::WORKSPACE;
use crate::tools::{self, CHROMEDRIVER};

const WHAT: &str = "browser";
const TESTS: &[&str] = &["--features", "naqala-e2e/browser", "--test", "page", "--"];

/// Runs the tests whose names contain one of `filters`, or all; false if one fails twice.
pub(crate) fn run(compiled: Compiled, filters: &[OsString]) -> bool {
    if !tools::has(&CHROMEDRIVER, WHAT) {
        return true;
    }
    let parallel = ["--test-threads", "2"].map(OsString::from);
    let failed = match tests(compiled, parallel.iter().chain(filters)) {
        Ok(failed) => failed,
        Err(error) => return failure(&error),
    };
    if failed.is_empty() {
        return true;
    }
    println!("== {WHAT}: again, one after the other: {}", failed.join(" "));
    let alone = ["--test-threads", "1", "--exact"].map(OsString::from);
    let names: Vec<OsString> = failed.iter().map(OsString::from).collect();
    match tests(compiled, alone.iter().chain(&names)) {
        Ok(still) if still.is_empty() => {
            notes::repeated(WHAT, &failed);
            true
        }
        Ok(still) => failure(&format!("failed twice: {}", still.join(" "))),
        Err(error) => failure(&error),
    }
}

fn failure(why: &str) -> bool {
    eprintln!("xtask: {WHAT} failed: {why}");
    false
}

/// Runs the tests and shows what they print; the names of those that failed.
fn tests<'a>(
    compiled: Compiled,
    arguments: impl Iterator<Item = &'a OsString>,
) -> Result<Vec<String>, String> {
    let packages = match compiled {
        Compiled::Alone => &["--package", "naqala-e2e"][..],
        Compiled::WithWorkspace => WORKSPACE,
    };
    let mut command = cargo_command(["test"].iter().chain(packages).chain(TESTS));
    command.args(arguments).stdout(Stdio::piped());
    println!("{}", headed(WHAT, &command));
    let started = Instant::now();
    let mut child = command.spawn().map_err(|error| format!("cargo does not start: {error}"))?;
    let output = child.stdout.take().map(BufReader::new);
    let failed = output
        .map_or(Ok(Vec::new()), |output| show(output, io::stdout()))
        .map_err(|error| error.to_string())?;
    let status = child.wait().map_err(|error| error.to_string())?;
    println!("== {WHAT}: {} s", started.elapsed().as_secs());
    // A failure without a failed test: nothing was compiled, or the program ended early.
    if status.success() || !failed.is_empty() { Ok(failed) } else { Err(status.to_string()) }
}

/// Passes lines on; the names of the failed tests among them.
fn show(output: impl io::BufRead, mut shown: impl io::Write) -> io::Result<Vec<String>> {
    let mut failed = Vec::new();
    for line in output.lines() {
        let line = line?;
        writeln!(shown, "{line}")?;
        failed.extend(failed_test(&line).map(str::to_owned));
    }
    Ok(failed)
}

/// The name of the test that a line of output says has failed.
fn failed_test(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::show;

    #[test]
    fn failed_tests_are_found() {
        let output = "running 2 tests\ntest online::a ... ok\ntest online::b ... FAILED\ntest result: FAILED. 1 passed\n";
        let mut shown = Vec::new();
        assert_eq!(show(output.as_bytes(), &mut shown).unwrap(), ["online::b"]);
        assert_eq!(shown, output.as_bytes());
    }
}
