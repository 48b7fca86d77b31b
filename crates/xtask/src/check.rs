//! Quick checks of a change: lints of everything that it can affect, and the tests of the crates that changed.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Instant;

use crate::steps::{cargo, cargo_command, headed};

/// Files and folders, and the crates that read them although they are not their own.
const READ_BY: [(&str, &[&str]); 14] = [
    ("ARCHITECTURE.md", &["naqala"]),
    ("README.md", &["naqala"]),
    ("docs/json.md", &["naqala-cli"]),
    ("docs/notation.md", &["naqala"]),
    ("docs/rule-language.md", &["naqala"]),
    ("docs/rule-reference.md", &["naqala"]),
    ("games/", &["naqala", "naqala-cli"]),
    ("guides/", &["naqala-learn"]),
    (
        "languages/",
        &["naqala", "naqala-languages", "naqala-messages", "naqala-view", "naqala-web", "naqala-web-build"],
    ),
    ("packaging/trial/", &["xtask"]),
    ("themes/", &["naqala"]),
    // The layers of the crates, which a test of the library reads.
    ("crates/naqala-cli/src/main.rs", &["naqala"]),
    ("crates/naqala-server/src/lib.rs", &["naqala"]),
    ("crates/naqala-web/src/main.rs", &["naqala"]),
];
/// The file with the dependencies of a crate, whose layers a test of the library compares.
const MANIFEST: &str = "/Cargo.toml";
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
        match users(&changed) {
            Ok(users) => lint(&named(&users)),
            Err(error) => {
                eprintln!("xtask: cargo cannot tell which crates use those that changed: {error}");
                return false;
            }
        }
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

/// The packages to which a file belongs, and those that read it.
fn packages(file: &str) -> BTreeSet<String> {
    let owner =
        file.strip_prefix("crates/").and_then(|rest| rest.split_once('/')).map(|(package, _)| package);
    let readers =
        READ_BY.iter().filter(|(read, _)| file.starts_with(read)).flat_map(|(_, packages)| *packages);
    let of_layers = (owner.is_some() && file.ends_with(MANIFEST)).then_some("naqala");
    owner.into_iter().chain(readers.copied()).chain(of_layers).map(str::to_owned).collect()
}

/// The packages and those that use them.
fn users(packages: &BTreeSet<String>) -> Result<BTreeSet<String>, String> {
    let mut all = packages.clone();
    for package in packages {
        let tree = cargo_command([
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
        .output()
        .map_err(|error| error.to_string())?;
        if !tree.status.success() {
            return Err(String::from_utf8_lossy(&tree.stderr).trim().to_owned());
        }
        let tree = String::from_utf8_lossy(&tree.stdout);
        let names = tree.lines().filter_map(|line| line.split(' ').next());
        all.extend(names.filter(|name| !name.is_empty()).map(str::to_owned));
    }
    Ok(all)
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
    use std::fs;
    use std::path::Path;

    use super::*;

    fn packages_of(file: &str) -> Vec<String> {
        packages(file).into_iter().collect()
    }

    #[test]
    fn files_belong_to_the_crates_that_read_them() {
        assert_eq!(packages_of("crates/naqala/src/kernel/play.rs"), ["naqala"]);
        assert_eq!(packages_of("crates/naqala-cli/src/main.rs"), ["naqala", "naqala-cli"]);
        assert_eq!(packages_of("crates/naqala-wire/Cargo.toml"), ["naqala", "naqala-wire"]);
        assert_eq!(packages_of("games/two-row/oware.toml"), ["naqala", "naqala-cli"]);
        assert_eq!(packages_of("guides/oware/en.md"), ["naqala-learn"]);
        assert_eq!(packages_of("README.md"), ["naqala"]);
        assert_eq!(packages_of("docs/json.md"), ["naqala-cli"]);
        assert_eq!(packages_of("docs/history.md"), [""; 0]);
    }

    /// Whatever a crate names by a path that leads out of it. The browser tests are left out: `check` does not run them.
    #[test]
    fn every_file_outside_its_crate_is_in_the_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut missing = BTreeSet::new();
        for entry in fs::read_dir(root.join("crates")).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            for source in sources(&entry.path()) {
                let text = fs::read_to_string(source).unwrap();
                for read in text.split("../").skip(1).filter_map(|rest| rest.split('"').next()) {
                    let is_outside = ["docs/", "games", "guides", "languages", "packaging/", "themes"];
                    let is_outside = is_outside.iter().any(|start| read.starts_with(start))
                        || read.ends_with(".md") && !read.contains('/');
                    let file = if root.join(read).is_dir() { format!("{read}/") } else { read.to_owned() };
                    let is_there = root.join(read).exists();
                    if name != "naqala-e2e" && is_outside && is_there && !packages(&file).contains(&name) {
                        missing.insert(format!("{name} reads {file}"));
                    }
                }
            }
        }
        assert_eq!(missing, BTreeSet::new());
    }

    /// The Rust files below a folder.
    fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("target") {
                found.extend(sources(&path));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
        found
    }
}
