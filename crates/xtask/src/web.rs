//! The page: application and engine compiled to WebAssembly, with everything a browser needs beside them, in `target/web`.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::cargo;
use crate::wasm::{TARGET, toolchain};

/// The pages, styles and scripts that are not compiled.
const ASSETS: &str = "crates/naqala-web/assets";
/// Where the page is put together.
const PAGE: &str = "target/web";

/// A module: its package, the profile it is compiled with, the file cargo makes of it, and how many bytes it and its
/// script have, packed.
struct Module {
    package: &'static str,
    profile: &'static str,
    file: &'static str,
    /// More than these are a mistake: something large has come in unnoticed.
    most: u64,
    /// What it is to come to.
    goal: u64,
}

/// Views of the page are told apart at run time, which makes them smaller; sixteen pits are sown at once.
const FLAGS: (&str, &str) =
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--cfg erase_components -C target-feature=+simd128");

const MODULES: [Module; 2] = [
    Module { package: "naqala-web", profile: "web", file: "naqala-web", most: 900_000, goal: 300_000 },
    Module {
        package: "naqala-web-engine",
        profile: "web-engine",
        file: "naqala_web_engine",
        most: 200_000,
        goal: 150_000,
    },
];

/// The parts of the messages, and the folders that have files of them, one for each language.
const MESSAGES: [(&str, &[&str]); 4] = [
    ("rules", &["crates/naqala/messages", "crates/naqala/messages/games"]),
    ("view", &["crates/naqala-view/messages"]),
    ("page", &["crates/naqala-web/messages"]),
    ("learn", &["crates/naqala-learn/messages"]),
];

/// The courses, a file for each.
const LESSONS: &str = "crates/naqala-learn/lessons";

/// What makes the files smaller on their way to a browser is of no use for these.
const PACKED_ALREADY: [&str; 3] = ["png", "gz", "woff2"];

/// Compiles the modules and puts the page together; false if that fails.
pub(crate) fn run() -> bool {
    let Some(toolchain) = toolchain() else {
        eprintln!("xtask: the page needs the target {TARGET}:");
        eprintln!("  rustup target add {TARGET}");
        eprintln!("or Debian's packages: apt-get install rustc-web rust-web-src lld-19");
        return false;
    };
    let Some(bindgen) = bindgen("wasm-bindgen") else { return false };
    for module in &MODULES {
        let mut arguments = vec!["build", "--package", module.package, "--profile", module.profile];
        arguments.extend(["--target", TARGET]);
        arguments.extend(toolchain.arguments);
        let variables: Vec<_> = toolchain.variables.iter().copied().chain([FLAGS]).collect();
        if !cargo(module.package, &arguments, &variables) {
            return false;
        }
    }
    match put_together(&bindgen) {
        Ok(()) => report(),
        Err(error) => {
            eprintln!("xtask: the page could not be put together: {error}");
            false
        }
    }
}

/// A program of wasm-bindgen, of the version that the modules are compiled for; installed if it is not there.
pub(crate) fn bindgen(program: &str) -> Option<PathBuf> {
    let version = locked_version("wasm-bindgen")?;
    let root = Path::new("target/tools");
    let installed = root.join("bin").join(program);
    let fits = |program: &OsStr| {
        let told = Command::new(program).arg("--version").output();
        told.is_ok_and(|told| String::from_utf8_lossy(&told.stdout).trim().ends_with(&version))
    };
    if let Some(found) = [OsStr::new(program), installed.as_os_str()].into_iter().find(|p| fits(p)) {
        return Some(found.into());
    }
    let root = root.to_str().expect("the path is plain");
    let arguments = ["install", "wasm-bindgen-cli", "--version", &version, "--root", root];
    cargo("wasm-bindgen", &arguments, &[])
        .then(|| env::current_dir().map(|here| here.join(installed)).ok())?
}

/// The version of a package in Cargo.lock.
fn locked_version(package: &str) -> Option<String> {
    let lock = fs::read_to_string("Cargo.lock").ok()?;
    let after = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?.1;
    Some(after.split('"').next()?.to_owned())
}

fn put_together(bindgen: &Path) -> io::Result<()> {
    let page = Path::new(PAGE);
    if page.exists() {
        fs::remove_dir_all(page)?;
    }
    fs::create_dir_all(page)?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    for module in &MODULES {
        let wasm = target.join(TARGET).join(module.profile).join(module.file).with_extension("wasm");
        let done = Command::new(bindgen)
            .args([
                "--target",
                "web",
                "--no-typescript",
                "--remove-name-section",
                "--remove-producers-section",
            ])
            .arg("--out-dir")
            .args([page, &wasm])
            .status()?;
        if !done.success() {
            return Err(io::Error::other(format!("wasm-bindgen failed on {}", wasm.display())));
        }
    }
    copy(Path::new(ASSETS), page)?;
    MESSAGES.iter().try_for_each(|(part, folders)| join_messages(page, part, folders))?;
    copy(Path::new(LESSONS), &page.join("lessons"))?;
    fs::write(page.join("lessons.json"), course_list(Path::new(LESSONS))?)?;
    pack(page)
}

/// The ids of the courses as a list in JSON; ids are plain letters, digits and hyphens.
fn course_list(folder: &Path) -> io::Result<String> {
    let names = fs::read_dir(folder)?
        .flatten()
        .filter_map(|entry| entry.path().file_stem()?.to_str().map(str::to_owned));
    let mut ids: Vec<String> = names.map(|id| format!("\"{id}\"")).collect();
    ids.sort();
    Ok(format!("[{}]", ids.join(",")))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (source, name) =
            (entry.as_ref().map(fs::DirEntry::path), entry.as_ref().map(fs::DirEntry::file_name));
        let (Ok(source), Ok(name)) = (source, name) else { continue };
        if source.is_dir() {
            copy(&source, &to.join(name))?;
        } else {
            fs::copy(&source, to.join(name))?;
        }
    }
    Ok(())
}

/// Joins the messages of a part into one file for each language, without the comments, which are for translators.
fn join_messages(page: &Path, part: &str, folders: &[&str]) -> io::Result<()> {
    let target = page.join("messages").join(part);
    fs::create_dir_all(&target)?;
    for folder in folders {
        for entry in fs::read_dir(folder)?.flatten() {
            if entry.path().extension() != Some(OsStr::new("ftl")) {
                continue;
            }
            let text = fs::read_to_string(entry.path())?;
            let mut file =
                fs::OpenOptions::new().create(true).append(true).open(target.join(entry.file_name()))?;
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                writeln!(file, "{line}")?;
            }
        }
    }
    Ok(())
}

/// Puts a packed file beside every file.
fn pack(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            pack(&path)?;
            continue;
        }
        let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        if !PACKED_ALREADY.contains(&extension) {
            let packed = fs::File::create(path.with_extension(format!("{extension}.gz")))?;
            let mut encoder = GzEncoder::new(packed, Compression::best());
            encoder.write_all(&fs::read(&path)?)?;
            encoder.finish()?;
        }
    }
    Ok(())
}

/// Tells the sizes; false if a module is larger than it may be.
fn report() -> bool {
    let size = |name: String| fs::metadata(Path::new(PAGE).join(name)).map_or(0, |file| file.len());
    let mut fits = true;
    for module in &MODULES {
        let packed = size(format!("{}_bg.wasm.gz", module.file)) + size(format!("{}.js.gz", module.file));
        println!("== {}: {packed} bytes packed; the goal is {}", module.package, module.goal);
        if packed > module.most {
            eprintln!("xtask: {} is too large: at most {}", module.package, module.most);
            fits = false;
        }
    }
    fits
}
