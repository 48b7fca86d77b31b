//! What a change can break, found quickly: lints where it can be felt, and the tests of the crates that changed.

use std::collections::BTreeSet;
use std::env;
use std::process::Command;

use crate::steps::cargo;

/// Folders outside the crates, and the crates whose tests read them.
const READ_BY: [(&str, &[&str]); 3] = [
    ("games/", &["naqala"]),
    ("languages/", &["naqala", "naqala-languages", "naqala-messages", "naqala-view"]),
    ("docs/rule-language.md", &["naqala"]),
];
/// What every crate is compiled with.
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
    let lint = |packages: &[String]| {
        cargo("lints", with(&["clippy", "--all-targets"], packages, &["--", "-D", "warnings"]), &[])
    };
    let lints = if is_common {
        lint(&["--workspace".to_owned(), "--features=naqala-cli/cluster".to_owned()])
    } else {
        changed.is_empty() || lint(&named(&users(&changed)))
    };
    lints
        && (changed.is_empty()
            || cargo("tests", with(&["test"], &named(&changed), &["--lib", "--bins", "--tests"]), &[]))
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
    let features = packages.contains("naqala-cli").then(|| "--features=naqala-cli/server".to_owned());
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
        assert_eq!(packages("README.md"), [""; 0]);
    }
}
