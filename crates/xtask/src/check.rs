//! Quick checks of a change: lints of everything that it can affect, and the tests of the crates that changed.

use std::collections::BTreeSet;
use std::env;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Instant;

use crate::steps::{cargo, cargo_command, headed};

/// Folders outside the crates, and the crates whose tests read them.
const READ_BY: [(&str, &[&str]); 5] = [
    ("games/", &["naqala"]),
    ("languages/", &["naqala", "naqala-languages", "naqala-messages", "naqala-view"]),
    ("docs/rule-language.md", &["naqala"]),
    ("guides/", &["naqala-learn"]),
    ("themes/", &["naqala"]),
];
/// Files that affect every crate.
const COMMON: [&str; 3] = ["Cargo.toml", "Cargo.lock", ".cargo/"];

/// Checks what has changed since a commit; false if something is wrong.
pub(crate) fn run(since: &str) -> bool {
    let Some(files) = changed_files(since) else {
        eprintln!(
            "xtask: git cannot compare with `{since}`; name a commit there is: cargo xtask check --since main"
        );
        return false;
    };
    if files.is_empty() {
        println!("== nothing has changed since {since}");
        return true;
    }
    let is_common = files.iter().any(|file| COMMON.iter().any(|common| file.starts_with(common)));
    let changed: BTreeSet<String> = files.iter().flat_map(|file| packages(file)).collect();
    let lint = |packages: &[String]| with(&["clippy", "--all-targets"], packages, &["--", "-D", "warnings"]);
    let lints = if is_common {
        lint(&["--workspace".to_owned(), "--features=naqala-cli/push".to_owned()])
    } else {
        lint(&named(&users(&changed)))
    };
    if changed.is_empty() {
        return !is_common || cargo("lints", lints, &[]);
    }
    let tests = with(&["test"], &named(&changed), &["--lib", "--bins", "--tests"]);
    test_and_lint(&tests, &lints)
}

/// Runs the tests, and the lints as soon as the tests are compiled: cargo compiles for one command at a time, and the two
/// together keep all cores busy. The output of the lints is printed at the end.
fn test_and_lint(tests: &[String], lints: &[String]) -> bool {
    let started = Instant::now();
    let command = &mut cargo_command(tests);
    println!("{}", headed("tests", command));
    let mut running = match command.stdout(Stdio::piped()).spawn() {
        Ok(running) => running,
        Err(error) => {
            eprintln!("xtask: cargo could not be started: {error}");
            return false;
        }
    };
    let (run, compiled) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let lints = scope.spawn(move || {
            // Nothing is ever sent: the channel closes.
            let _ = compiled.recv();
            let started = Instant::now();
            let command = &mut cargo_command(lints);
            (headed("lints", command), command.output(), started.elapsed())
        });
        let passed = show_output(&mut running, run);
        println!("== tests: {}{} s", if passed { "" } else { "failed, " }, started.elapsed().as_secs());
        let Ok((heading, Ok(found), took)) = lints.join() else {
            eprintln!("xtask: cargo could not be started for the lints");
            return false;
        };
        let is_clean = found.status.success();
        println!("{heading}");
        if !is_clean {
            let _ = io::stderr().write_all(&found.stderr);
        }
        println!("== lints: {}{} s beside the tests", if is_clean { "" } else { "failed, " }, took.as_secs());
        passed && is_clean
    })
}

/// Passes on what the tests print, until they end; lets go of the sender when the first of them begins.
fn show_output(tests: &mut Child, run: Sender<()>) -> bool {
    let mut run = Some(run);
    let mut output = tests.stdout.take().map(BufReader::new);
    let mut line = Vec::new();
    while let Some(output) = &mut output
        && output.read_until(b'\n', &mut line).is_ok_and(|length| length > 0)
    {
        run = None;
        let _ = io::stdout().write_all(&line);
        line.clear();
    }
    drop(run);
    tests.wait().is_ok_and(|status| status.success())
}

/// The files that differ from a commit, and those that git does not know yet.
fn changed_files(since: &str) -> Option<Vec<String>> {
    let lines = |arguments: &[&str]| {
        let output =
            Command::new("git").args(arguments).output().ok().filter(|done| done.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect::<Vec<_>>())
    };
    let mut files = lines(&["diff", "--name-only", since])?;
    files.extend(lines(&["ls-files", "--others", "--exclude-standard"])?);
    Some(files)
}

/// The packages to which a file belongs.
fn packages(file: &str) -> Vec<String> {
    if let Some((package, _)) = file.strip_prefix("crates/").and_then(|rest| rest.split_once('/')) {
        return vec![package.to_owned()];
    }
    let readers = READ_BY.iter().find(|(folder, _)| file.starts_with(folder));
    readers
        .map(|(_, packages)| packages.iter().map(|&package| package.to_owned()).collect())
        .unwrap_or_default()
}

/// The packages and those that use them.
fn users(packages: &BTreeSet<String>) -> BTreeSet<String> {
    let mut all = packages.clone();
    for package in packages {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let tree = Command::new(cargo)
            .args([
                "tree",
                "--workspace",
                "--offline",
                "--prefix",
                "none",
                "--format",
                "{p}",
                "--invert",
                package,
            ])
            .output();
        let tree = tree.map(|tree| String::from_utf8_lossy(&tree.stdout).into_owned()).unwrap_or_default();
        all.extend(
            tree.lines()
                .filter_map(|line| line.split(' ').next())
                .filter(|name| !name.is_empty())
                .map(str::to_owned),
        );
    }
    all
}

/// Packages as arguments for cargo; the command with its server.
fn named(packages: &BTreeSet<String>) -> Vec<String> {
    let named = packages.iter().flat_map(|package| ["--package".to_owned(), package.clone()]);
    let features = packages.contains("naqala-cli").then(|| "--features=naqala-cli/push".to_owned());
    named.chain(features).collect()
}

fn with(before: &[&str], between: &[String], after: &[&str]) -> Vec<String> {
    let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    [owned(before), between.to_vec(), owned(after)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_belong_to_the_crates_that_read_them() {
        assert_eq!(packages("crates/naqala/src/kernel/play.rs"), ["naqala"]);
        assert_eq!(packages("games/two-row/oware.toml"), ["naqala"]);
        assert_eq!(packages("guides/oware/en.md"), ["naqala-learn"]);
        assert_eq!(packages("README.md"), [""; 0]);
    }
}
