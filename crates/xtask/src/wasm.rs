//! The engine in WebAssembly: compiles it for wasm32-unknown-unknown and runs its tests in Node.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::notes;
use crate::steps::cargo;
use crate::tools::answers;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// Where Debian's package rustc-web has its compiler, and rust-web-src the standard library to be built with it.
pub(crate) const DEBIAN: (&str, &str) = ("/usr/bin/rustc", "/usr/lib/rustlib/src");

/// The lines that bring a toolchain for the browser.
pub(crate) const HOW: &str = "\
   rustup target add wasm32-unknown-unknown && rustup component add rust-src
   apt-get install rustc-web rust-web-src lld-19     (where Debian's compiler is used instead of rustup's)";

/// A toolchain that can compile for the target: arguments and environment for cargo. The standard library is compiled
/// along where its source is there, for it comes ready only as compiled for speed.
pub(crate) struct Toolchain {
    pub(crate) arguments: &'static [&'static str],
    pub(crate) variables: &'static [(&'static str, &'static str)],
}

const RUSTUP: Toolchain = Toolchain { arguments: &[], variables: &[] };

/// Stable compilers call it unstable to build the standard library.
const BUILD_STD: &[&str] = &["-Zbuild-std=std,panic_abort"];

const RUSTUP_WITH_SOURCE: Toolchain =
    Toolchain { arguments: BUILD_STD, variables: &[("RUSTC_BOOTSTRAP", "1")] };

const DEBIAN_TOOLCHAIN: Toolchain = Toolchain {
    arguments: BUILD_STD,
    variables: &[
        ("RUSTC", DEBIAN.0),
        ("RUSTC_BOOTSTRAP", "1"),
        ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19"),
    ],
};

/// Runs tests that were compiled for the target; its version has to be that of wasm-bindgen in Cargo.lock.
const RUNNER: &str = "wasm-bindgen-test-runner";

/// Compiles the engine and runs its tests, if the tools for it are there; false if that fails.
pub(crate) fn run() -> bool {
    let Some(toolchain) = toolchain() else {
        println!(
            "== WebAssembly: skipped: the compiler has no target {TARGET}; one of these commands installs it:\n{HOW}"
        );
        notes::skipped("WebAssembly", &format!("the compiler has no target {TARGET}"));
        return true;
    };
    let runner = if answers("node") { runner() } else { None };
    if runner.is_none() {
        println!("== WebAssembly: compiled only; Node runs the tests there too");
        notes::skipped("tests in WebAssembly", "Node or the program that runs them is missing");
    }
    let runs = runner.is_some();
    let mut arguments = vec![if runs { "test" } else { "build" }, "--package", "naqala-engine"];
    arguments.extend(runs.then_some("--lib"));
    arguments.extend(["--target", TARGET]);
    // Tests need no small standard library: the compiled one is used where there is one.
    let toolchain = if has_target(TARGET) { &RUSTUP } else { toolchain };
    arguments.extend(toolchain.arguments);
    let runner = runner.map(|path| path.display().to_string()).unwrap_or_default();
    let runner = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner.as_str());
    let variables: Vec<_> = toolchain.variables.iter().copied().chain([runner]).collect();
    cargo("WebAssembly", &arguments, &variables)
}

/// A path that the usual compiler prints.
fn printed_path(arguments: &[&str]) -> Option<PathBuf> {
    printed_by("rustc", arguments).map(PathBuf::from)
}

/// Whether the usual compiler has a target with its standard library.
pub(crate) fn has_target(target: &str) -> bool {
    let libraries = printed_path(&["--print", "target-libdir", "--target", target]);
    libraries.is_some_and(|libraries| libraries.is_dir())
}

/// Rustup's if the target is installed, else Debian's.
pub(crate) fn toolchain() -> Option<&'static Toolchain> {
    if has_target(TARGET) {
        let root = printed_path(&["--print", "sysroot"]);
        let source = root.map(|root| root.join("lib/rustlib/src/rust/library/std"));
        let has_source = source.is_some_and(|source| source.is_dir());
        return Some(if has_source { &RUSTUP_WITH_SOURCE } else { &RUSTUP });
    }
    (debian_suffices() && answers("wasm-ld-19")).then_some(&DEBIAN_TOOLCHAIN)
}

/// Whether Debian's compiler is there with the source of its standard library, and new enough: older releases have older ones.
pub(crate) fn debian_suffices() -> bool {
    let version = printed_by(DEBIAN.0, &["--version"]).and_then(|printed| parsed_version(&printed));
    let needed = parsed_version(concat!("rustc ", env!("CARGO_PKG_RUST_VERSION")));
    Path::new(DEBIAN.1).exists() && version.is_some() && version >= needed
}

/// The program that runs tests, of the version that they are compiled for. Where it is not there, it is compiled into
/// the folder of what is compiled.
fn runner() -> Option<PathBuf> {
    let version = locked_version("wasm-bindgen")?;
    let root = Path::new("target/tools");
    let own = env::current_dir().ok()?.join(root).join("bin").join(RUNNER);
    let fits = |program: &Path| {
        let printed = Command::new(program).arg("--version").output();
        printed.is_ok_and(|printed| String::from_utf8_lossy(&printed.stdout).trim().ends_with(&version))
    };
    if let Some(found) = [Path::new(RUNNER), &own].into_iter().find(|program| fits(program)) {
        return Some(found.to_owned());
    }
    let root = root.to_str().expect("the path is plain");
    // It only hands tests on to Node: not worth the time of a release build.
    let arguments =
        ["install", "wasm-bindgen-cli", "--bin", RUNNER, "--debug", "--version", &version, "--root", root];
    cargo(RUNNER, arguments, &[]).then_some(own)
}

/// The version of a package in Cargo.lock.
fn locked_version(package: &str) -> Option<String> {
    let lock = fs::read_to_string("Cargo.lock").ok()?;
    let after = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?.1;
    Some(after.split('"').next()?.to_owned())
}

/// The output of a compiler.
fn printed_by(compiler: &str, arguments: &[&str]) -> Option<String> {
    let printed = Command::new(compiler).args(arguments).output().ok();
    let printed = printed.filter(|printed| printed.status.success())?;
    Some(String::from_utf8_lossy(&printed.stdout).trim().to_owned())
}

/// The first two numbers of "rustc 1.94.0 (…)".
fn parsed_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.strip_prefix("rustc ")?.split(|sign: char| !sign.is_ascii_digit());
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::parsed_version;

    #[test]
    fn versions_are_compared_as_numbers() {
        let version = |text: &str| parsed_version(text).unwrap();
        assert!(version("rustc 1.100.0 (abc 2026-01-01)") > version("rustc 1.94"));
        assert!(version("rustc 1.85.0 (4d91de4e4 2025-02-17)") < version("rustc 1.94"));
        assert_eq!(parsed_version("command not found"), None);
    }
}
