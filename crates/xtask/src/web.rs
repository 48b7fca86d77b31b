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

/// Files that name the folder of the program, and how they do.
const NAMING: [&str; 4] = ["index.html", "boot.js", "engine-worker.js", "service-worker.js"];
const PROGRAM: &str = "@app@";

/// Sections of a module that say something about it and change nothing.
const CUSTOM: u8 = 0;

/// The pages, styles and scripts that are not compiled.
const ASSETS: &str = "crates/naqala-web/assets";
/// Where the page is put together.
const PAGE: &str = "target/web";

/// The variable with flags for the compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// A module: its package, the profile it is compiled with, the file cargo makes of it, and how many bytes it and its
/// script have, packed.
struct Module {
    package: &'static str,
    profile: &'static str,
    flags: &'static str,
    file: &'static str,
    /// Whether parts of it become modules of their own, which are fetched when they are needed.
    is_split: bool,
    /// What comes at first has no more bytes than these, packed.
    most: u64,
}

const MODULES: [Module; 2] = [
    Module {
        package: "naqala-web",
        profile: "page",
        // Views of the page are told apart at run time, which makes them smaller; what belongs to which part is told by
        // the places where functions are named.
        flags: "--cfg erase_components -C link-arg=--emit-relocs",
        file: "naqala-web",
        is_split: true,
        most: 300_000,
    },
    Module {
        package: "naqala-web-engine",
        profile: "web-engine",
        // Sixteen pits are sown at once.
        flags: "-C target-feature=+simd128",
        file: "naqala_web_engine",
        is_split: false,
        most: 150_000,
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
        eprintln!("  rustup target add {TARGET} && rustup component add rust-src");
        eprintln!("or Debian's packages: apt-get install rustc-web rust-web-src lld-19");
        return false;
    };
    let Some(bindgen) = bindgen("wasm-bindgen") else { return false };
    for module in &MODULES {
        let mut arguments = vec!["build", "--package", module.package, "--profile", module.profile];
        arguments.extend(["--target", TARGET]);
        arguments.extend(toolchain.arguments);
        let variables: Vec<_> = toolchain.variables.iter().copied().chain([(FLAGS, module.flags)]).collect();
        if !cargo(module.package, &arguments, &variables) {
            return false;
        }
    }
    // A standard library that comes ready was compiled for speed, and no limit holds for it.
    let is_small = !toolchain.arguments.is_empty();
    match put_together(&bindgen).and_then(|program| report(&program, is_small)) {
        Ok(fits) => fits,
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

/// Puts all files into the folder of the page; the folder of the program in it.
fn put_together(bindgen: &Path) -> io::Result<PathBuf> {
    let page = Path::new(PAGE);
    if page.exists() {
        fs::remove_dir_all(page)?;
    }
    let unnamed = page.join("program");
    fs::create_dir_all(&unnamed)?;
    MODULES.iter().try_for_each(|module| bind(bindgen, module, &unnamed))?;
    let name = version(&unnamed)?;
    let program = page.join(&name);
    fs::rename(&unnamed, &program)?;
    copy(Path::new(ASSETS), page)?;
    for file in NAMING {
        let text = fs::read_to_string(page.join(file))?;
        fs::write(page.join(file), text.replace(PROGRAM, &name))?;
    }
    fs::write(page.join("parts.json"), parts(&program)?)?;
    MESSAGES.iter().try_for_each(|(part, folders)| join_messages(page, part, folders))?;
    copy(Path::new(LESSONS), &page.join("lessons"))?;
    fs::write(page.join("lessons.txt"), course_list(Path::new(LESSONS))?)?;
    pack(page)?;
    Ok(program)
}

/// Puts a module into a folder, with its parts and its script.
fn bind(bindgen: &Path, module: &Module, folder: &Path) -> io::Result<()> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let built = target.join(TARGET).join(module.profile);
    let compiled = built.join(module.file).with_extension("wasm");
    let wasm = if module.is_split { split(&compiled, folder)? } else { compiled };
    let mut command = Command::new(bindgen);
    command.args(["--target", "web", "--no-typescript"]);
    command.args(["--remove-name-section", "--remove-producers-section"]);
    // The parts find each other by what the first of them exports.
    command.args(module.is_split.then_some(["--keep-lld-exports", "--no-demangle"]).iter().flatten());
    let done = command.arg("--out-dir").args([folder, &wasm]).status()?;
    if done.success() {
        Ok(())
    } else {
        Err(io::Error::other(format!("wasm-bindgen failed on {}", wasm.display())))
    }
}

/// The name of the program's folder: another one whenever the program changes, so that a page that is open goes on with
/// the parts that belong to it, or says that it cannot have them any more.
fn version(program: &Path) -> io::Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(program)?.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut sum = flate2::Crc::new();
    for file in files {
        sum.update(&fs::read(file)?);
    }
    Ok(format!("app-{:08x}", sum.sum()))
}

/// Puts the parts of a module that are fetched when they are needed beside the page; the place of what remains.
fn split(compiled: &Path, page: &Path) -> io::Result<PathBuf> {
    let name = compiled.file_name().expect("a file");
    let folder = compiled.with_file_name("split");
    fs::create_dir_all(&folder)?;
    let main = folder.join(name);
    let script = format!("./{}", Path::new(name).with_extension("js").display());
    let wasm = fs::read(compiled)?;
    let mut options = wasm_split_cli_support::Options::new(&wasm);
    (options.output_dir, options.main_out_path, options.main_module) = (page, &main, &script);
    let parts = wasm_split_cli_support::transform(options);
    for part in parts.map_err(|error| io::Error::other(format!("{error:#}")))?.split_modules {
        fs::write(&part, bare(&fs::read(&part)?)?)?;
    }
    Ok(main)
}

/// A module without the names of its functions and other remarks.
fn bare(wasm: &[u8]) -> io::Result<Vec<u8>> {
    let mut bare = wasm_encoder::Module::new();
    for payload in wasmparser::Parser::new(0).parse_all(wasm) {
        let payload = payload.map_err(io::Error::other)?;
        if let Some((id, range)) = payload.as_section().filter(|(id, _)| *id != CUSTOM) {
            bare.section(&wasm_encoder::RawSection {
                id,
                data: &wasm[range.start as usize..range.end as usize],
            });
        }
    }
    Ok(bare.finish())
}

/// The parts of the program that are fetched when they are needed, as a list in JSON.
fn parts(program: &Path) -> io::Result<String> {
    let names =
        fs::read_dir(program)?.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned());
    let is_part = |name: &String| {
        let at_first = |module: &Module| *name == format!("{}_bg.wasm", module.file);
        name.ends_with(".wasm") && !MODULES.iter().any(at_first)
    };
    let mut names: Vec<String> = names.filter(is_part).map(|name| format!("\"{name}\"")).collect();
    names.sort();
    Ok(format!("[{}]", names.join(",")))
}

/// The ids of the courses, a line for each.
fn course_list(folder: &Path) -> io::Result<String> {
    let names = fs::read_dir(folder)?
        .flatten()
        .filter_map(|entry| entry.path().file_stem()?.to_str().map(str::to_owned));
    let mut ids: Vec<String> = names.collect();
    ids.sort();
    Ok(ids.join("\n"))
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

/// Tells the sizes; false if a module is larger than it may be, where limits hold.
fn report(program: &Path, is_limited: bool) -> io::Result<bool> {
    let size = |name: String| Ok(fs::metadata(program.join(name))?.len());
    let mut fits = true;
    for module in &MODULES {
        let names = [format!("{}_bg.wasm.gz", module.file), format!("{}.js.gz", module.file)];
        let links = module.is_split.then(|| "__wasm_split.js.gz".to_owned());
        let packed: u64 = names.into_iter().chain(links).map(size).sum::<io::Result<_>>()?;
        println!("== {}: {packed} bytes packed, of at most {}", module.package, module.most);
        if packed > module.most {
            eprintln!("xtask: {} is too large", module.package);
            fits = !is_limited;
        }
    }
    let all =
        fs::read_dir(program)?.flatten().filter(|entry| entry.path().extension() == Some(OsStr::new("gz")));
    let all: u64 = all.filter_map(|entry| entry.metadata().ok()).map(|file| file.len()).sum();
    println!("== with all parts that are fetched when they are needed: {all} bytes");
    Ok(fits)
}
