//! What is handed to people who compile nothing: the program and its packages, in `target/packages`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::debian;
use crate::steps::{cargo, target};
use crate::tools;

/// The program with the server and the page.
pub(crate) const PROGRAM: &str = "naqala";

/// Compiles the program and makes its packages; false if that fails.
pub(crate) fn run(profile: &str) -> bool {
    let Some(program) = compile(profile) else { return false };
    let folder = target().join("packages");
    let made = fs::create_dir_all(&folder).and_then(|()| copy_program(&program, &folder)).map(|copy| {
        println!("== program: {}", copy.display());
        if !tools::has(&tools::DPKG_DEB, "Debian package") {
            return true;
        }
        match debian::make(&program, &folder) {
            Ok(package) => {
                println!("== Debian package: {}", package.display());
                true
            }
            Err(error) => {
                eprintln!("xtask: no Debian package could be made: {error}");
                false
            }
        }
    });
    made.unwrap_or_else(|error| {
        eprintln!("xtask: cannot write into {}: {error}", folder.display());
        false
    })
}

/// Compiles the program; gives where it is.
pub(crate) fn compile(profile: &str) -> Option<PathBuf> {
    let arguments =
        ["build", "--profile", profile, "--package", "naqala-cli", "--features", "naqala-cli/server"];
    let folder = if profile == "dev" { "debug" } else { profile };
    cargo("program", arguments, &[]).then(|| target().join(folder).join(PROGRAM))
}

/// Copies the program under a name that says for which system it is.
fn copy_program(program: &Path, folder: &Path) -> io::Result<PathBuf> {
    let name = format!("{PROGRAM}-{}-{}-{}", version(), env::consts::ARCH, env::consts::OS);
    let copy = folder.join(name);
    fs::copy(program, &copy)?;
    Ok(copy)
}

/// The version of the workspace, which is that of the task.
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
