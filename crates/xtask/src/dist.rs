//! Packages for people who do not compile: the program and its packages, in `target/packages`.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::steps::{cargo, folder_of, target};
use crate::{debian, files, musl, tools};

/// The program with the server and the page.
pub(crate) const PROGRAM: &str = "naqala";
/// Cargo's arguments for it: the command with its server, which sends push notices.
pub(crate) const PACKAGE: &[&str] =
    &["--package", "naqala-cli", "--features", "naqala-cli/push", "--bin", PROGRAM];
/// Arguments for the compiler: without symbols. `strip` in the profile is lost where a package has settings of its own.
pub(crate) const STRIPPED: [&str; 3] = ["--", "-C", "strip=symbols"];

/// Compiles the program and makes its packages; false if that fails.
pub(crate) fn run(profile: &str) -> bool {
    let Some(program) = compile(profile) else { return false };
    // What an earlier version left would be summed up and tried with the rest.
    if let Err(error) = files::empty(&packages()) {
        eprintln!("xtask: {} cannot be emptied: {error}", packages().display());
        return false;
    }
    let made = make(&program, profile, &packages());
    made.inspect_err(|error| eprintln!("xtask: what is handed out could not be made: {error}")).is_ok()
}

/// Where everything is that is handed out.
pub(crate) fn packages() -> PathBuf {
    target().join("packages")
}

fn make(program: &Path, profile: &str, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    copy_program(program, folder, "")?;
    if let Some(program) = musl::compile(profile)? {
        copy_program(&program, folder, "-static")?;
    }
    if tools::has(&tools::DPKG_DEB, "Debian package") {
        println!("== Debian package: {}", debian::make(program, folder)?.display());
    }
    Ok(())
}

/// Compiles the program; returns its path.
pub(crate) fn compile(profile: &str) -> Option<PathBuf> {
    let arguments =
        ["rustc", "--profile", profile].into_iter().chain(PACKAGE.iter().copied()).chain(STRIPPED);
    cargo("program", arguments, &[]).then(|| target().join(folder_of(profile)).join(PROGRAM))
}

/// Copies the program under a name that says for which system it is.
fn copy_program(program: &Path, folder: &Path, how: &str) -> io::Result<()> {
    let name = format!("{PROGRAM}-{}-{}-{}{how}", version(), env::consts::ARCH, env::consts::OS);
    let copy = folder.join(name);
    fs::copy(program, &copy)?;
    println!("== program: {}", copy.display());
    Ok(())
}

/// The version of the workspace, which is that of the task.
pub(crate) fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
