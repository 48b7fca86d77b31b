//! Tests the output of `cargo xtask dist`: installs every file in an empty folder and uses it there.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::debian::succeed;
use crate::dist::{self, version};
use crate::steps::target;
use crate::{files, library, notes, package_test, tools};

/// Installs a file in an empty folder, and uses what it brings.
type Trial = fn(&Path, &Path) -> io::Result<()>;

/// How files are tried, by the ends of their names.
const TRIALS: [(&str, Trial); 6] = [
    ("-linux", program),
    ("-linux-static", program),
    (".deb", debian),
    (".whl", wheel),
    (".tgz", npm),
    (".tar.gz", c_library),
];

/// A Python program and a script that use the packages.
const IN_PYTHON: &str = include_str!("../../../packaging/trial/trial.py");
const IN_NODE: &str = include_str!("../../../packaging/trial/trial.mjs");

/// Tries everything there is in the folder of packages; false if something does not work, or nothing is there.
pub(crate) fn run() -> bool {
    let packages = dist::packages();
    let files: Vec<PathBuf> =
        fs::read_dir(&packages).into_iter().flatten().flatten().map(|e| e.path()).collect();
    let mut tried = 0;
    for (end, trial) in TRIALS {
        let mut fitting = files.iter().filter(|file| file.to_string_lossy().ends_with(end)).peekable();
        if fitting.peek().is_none() {
            let why = format!("`cargo xtask dist` has made no such file in {}", packages.display());
            notes::skipped(&format!("trial of *{end}"), &why);
        }
        for file in fitting {
            println!("== {}", file.display());
            tried += 1;
            if let Err(error) = emptied(end).and_then(|folder| trial(&file.canonicalize()?, &folder)) {
                eprintln!("xtask: {}: {error}", file.display());
                return false;
            }
        }
    }
    if tried == 0 {
        eprintln!("xtask: there is nothing in {}; `cargo xtask dist` makes it", packages.display());
    }
    tried > 0
}

/// An empty folder, by its whole path.
fn emptied(name: &str) -> io::Result<PathBuf> {
    let folder = target().join("dist-test").join(name.trim_start_matches(['-', '.']));
    files::empty(&folder)?;
    folder.canonicalize()
}

/// A command that prints nothing unless it fails.
fn quiet(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.stdout(Stdio::piped());
    command
}

/// The program alone plays a game, and brings the page along.
fn program(file: &Path, folder: &Path) -> io::Result<()> {
    let told = succeed(quiet(file).arg("--version"))?;
    let listed = succeed(quiet(file).args(["games", "--json"]))?;
    let listed = String::from_utf8_lossy(&listed);
    let first = listed.split_once("\"id\"").and_then(|(_, rest)| rest.split('"').nth(1));
    let first = first.ok_or_else(|| io::Error::other("it knows no game"))?;
    let mut play = quiet(file);
    play.current_dir(folder).args(["simulate", first, "--games", "5", "--json"]);
    let is_whole = !succeed(&mut play)?.is_empty() && String::from_utf8_lossy(&told).contains(version());
    if is_whole { package_test::serve(file, folder) } else { Err(io::Error::other("it does not play")) }
}

fn debian(file: &Path, folder: &Path) -> io::Result<()> {
    package_test::try_package(file, folder)
}

/// Into an environment of its own; NumPy comes from where pip finds it.
fn wheel(file: &Path, folder: &Path) -> io::Result<()> {
    succeed(quiet("python3").args(["-m", "venv"]).arg(folder))?;
    let bin = folder.join("bin");
    succeed(quiet(bin.join("pip")).args(["install", "--quiet", "--disable-pip-version-check"]).arg(file))?;
    succeed(quiet(bin.join("python")).current_dir(folder).args(["-c", IN_PYTHON])).map(|_| ())
}

/// Into a new project.
fn npm(file: &Path, folder: &Path) -> io::Result<()> {
    fs::write(folder.join("package.json"), r#"{ "name": "trial", "private": true, "type": "module" }"#)?;
    succeed(
        quiet("npm").current_dir(folder).args(["install", "--silent", "--no-audit", "--no-fund"]).arg(file),
    )?;
    fs::write(folder.join("trial.mjs"), IN_NODE)?;
    succeed(quiet("node").current_dir(folder).arg("trial.mjs")).map(|_| ())
}

/// A program in C plays a game with both libraries.
fn c_library(file: &Path, folder: &Path) -> io::Result<()> {
    succeed(quiet("tar").args(["--strip-components=1", "-xzf"]).arg(file).arg("-C").arg(folder))?;
    if !tools::has(&tools::CC, "program in C") || library::try_out(folder) {
        return Ok(());
    }
    Err(io::Error::other("the program in C does not work with it"))
}
