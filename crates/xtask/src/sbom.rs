//! The bill of materials in CycloneDX format: every library with its version and licence.

use std::fs;
use std::path::Path;

use crate::dist::{PROGRAM, version};
use crate::steps::{cargo_command, timed};
use crate::tools;

/// The package whose libraries are listed.
const PACKAGE: &str = "crates/naqala-cli";

/// Writes the list into the folder of packages; false if that fails.
pub(crate) fn run(packages: &Path) -> bool {
    if !tools::has(&tools::CYCLONEDX, "list of libraries") {
        return true;
    }
    let name = format!("{PROGRAM}-{}.cdx", version());
    let mut list = cargo_command([
        "cyclonedx",
        "--quiet",
        "--format",
        "json",
        "--spec-version",
        "1.5",
        "--features",
        "push",
    ]);
    list.args(["--manifest-path", &format!("{PACKAGE}/Cargo.toml"), "--override-filename", &name]);
    // The list of the same libraries is the same.
    list.env("SOURCE_DATE_EPOCH", "0");
    if !timed("list of libraries", &mut list) {
        return false;
    }
    let file = format!("{name}.json");
    let written = Path::new(PACKAGE).join(&file);
    let moved = fs::copy(&written, packages.join(&file)).and_then(|_| fs::remove_file(&written));
    moved.inspect_err(|error| eprintln!("xtask: {}: {error}", written.display())).is_ok()
}
