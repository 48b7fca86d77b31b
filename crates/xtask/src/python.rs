//! The package for Python: compiles it, collects it in `target/python` and tests it there.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::files::{self, copy_folder};
use crate::notes;
use crate::steps::{Compiled, cargo, target, timed};
use crate::tasks::WORKSPACE;
use crate::tools;

/// The folder in which the package is assembled.
const PLACE: &str = "target/python";
/// Where `.ci/run` makes an environment with what the tests need.
const ENVIRONMENT: &str = "target/python-venv/bin/python";
/// The imports that the tests need, and the command that installs everything they can use.
const NEEDS: &str = "import numpy, pytest";
const HOW: &str = "   python3 -m venv target/python-venv && target/python-venv/bin/pip install -r python/requirements-test.txt";

/// Compiles the module and runs the tests of the package; leaves them out where Python lacks something.
pub(crate) fn run(compiled: Compiled, rest: &[OsString]) -> bool {
    let Some(python) = interpreter() else {
        println!("== Python: skipped: there is no Python with numpy and pytest; this installs them:\n{HOW}");
        notes::skipped("Python", "there is no Python with numpy and pytest");
        return true;
    };
    let packages = match compiled {
        Compiled::Alone => &["--package", "naqala-python"][..],
        Compiled::WithWorkspace => WORKSPACE,
    };
    if !cargo("module for Python", ["build", "--quiet", "--lib"].iter().chain(packages), &[]) {
        return false;
    }
    if let Err(error) = assemble() {
        eprintln!("xtask: the package for Python could not be put together: {error}");
        return false;
    }
    let source = env::current_dir().unwrap_or_default();
    let mut tests = Command::new(&python);
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).args(rest);
    timed("Python", tests.current_dir(PLACE).env("NAQALA_SOURCE", source))
}

/// Makes the wheel that pip installs; false if that fails.
pub(crate) fn wheel(profile: &str, packages: &Path) -> bool {
    let own = env::current_dir().ok().map(|folder| folder.join(ENVIRONMENT).with_file_name("maturin"));
    let maturin = own.filter(|maturin| maturin.is_file()).unwrap_or_else(|| "maturin".into());
    if !tools::answers(&maturin) {
        println!("== package for Python: skipped: maturin is missing; this installs it:\n{HOW}");
        notes::skipped("package for Python", "maturin is missing");
        return true;
    }
    let mut build = Command::new(maturin);
    build.args(["build", "--quiet", "--strip", "--profile", profile, "--out"]).arg(packages);
    timed("package for Python", build.current_dir("python"))
}

/// The first Python that has what the tests need: the one that `NAQALA_PYTHON` names, that of the environment, any.
fn interpreter() -> Option<PathBuf> {
    let named = env::var_os("NAQALA_PYTHON").map(PathBuf::from);
    let own = env::current_dir().ok().map(|folder| folder.join(ENVIRONMENT));
    let candidates = named.into_iter().chain(own).chain([PathBuf::from("python3")]);
    candidates.into_iter().find(|python| {
        let output = Command::new(python).args(["-c", NEEDS]).output();
        output.is_ok_and(|output| output.status.success())
    })
}

/// Puts package, tests, examples and the compiled module side by side.
fn assemble() -> io::Result<()> {
    let place = Path::new(PLACE);
    for folder in ["naqala", "tests", "examples"] {
        let target = place.join(folder);
        files::empty(&target)?;
        copy_folder(&Path::new("python").join(folder), &target)?;
    }
    fs::copy("python/pyproject.toml", place.join("pyproject.toml"))?;
    let (prefix, suffix) = (env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    let compiled = target().join("debug").join(format!("{prefix}_naqala{suffix}"));
    let name = if cfg!(windows) { "_naqala.pyd" } else { "_naqala.abi3.so" };
    fs::copy(compiled, place.join("naqala").join(name))?;
    Ok(())
}
