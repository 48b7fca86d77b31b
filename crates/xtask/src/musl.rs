//! The program that runs on every Linux of this architecture: linked statically, with musl in place of the system's library.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::debian::succeed;
use crate::dist::{PACKAGE, PROGRAM, STRIPPED};
use crate::steps::{cargo, folder_of, target};
use crate::tools::answers;
use crate::wasm::{DEBIAN, debian_suffices, has_target};

/// The compiler for C that comes with musl.
const MUSL_GCC: &str = "musl-gcc";
/// Where Debian has the library that unwinds the stack after a panic, and musl's own.
const UNWIND: &str = "/usr/lib/llvm-19/lib/libunwind.a";
const MUSL: &str = "/usr/lib/x86_64-linux-musl";
/// Functions that the library needs and musl lacks.
const FORTIFY: &str = "packaging/musl/fortify.c";

/// The lines that bring what is needed.
const HOW: &str = "\
   rustup target add x86_64-unknown-linux-musl && apt-get install musl-tools
   apt-get install rustc-web rust-web-src musl-tools libunwind-19-dev     (where Debian's compiler is used instead of rustup's)";

/// Compiles the program. Where that is impossible, it says so; if it should have been possible, that is an error.
///
/// # Errors
/// The compiler fails.
pub(crate) fn compile(profile: &str) -> io::Result<Option<PathBuf>> {
    if !cfg!(target_os = "linux") {
        return Ok(None);
    }
    let name = format!("{}-unknown-linux-musl", env::consts::ARCH);
    let folder = target().join("musl");
    let has_compiler = answers(MUSL_GCC);
    let (arguments, flags): (&[&str], _) = if has_compiler && has_target(&name) {
        (&[], None)
    } else if has_compiler && debian_suffices() && Path::new(UNWIND).exists() {
        (&["-Zbuild-std=std,panic_unwind"], Some(unwinding(&folder)?))
    } else {
        println!(
            "== static program: skipped: it needs a compiler for {name}; one of these commands installs it:\n{HOW}"
        );
        return Ok(None);
    };
    let variable = name.to_uppercase().replace('-', "_");
    let (flags_variable, linker) =
        (format!("CARGO_TARGET_{variable}_RUSTFLAGS"), format!("CARGO_TARGET_{variable}_LINKER"));
    let mut variables = vec![];
    if let Some(flags) = &flags {
        variables.extend([
            ("RUSTC", DEBIAN.0),
            ("RUSTC_BOOTSTRAP", "1"),
            (&flags_variable, flags),
            (&linker, MUSL_GCC),
        ]);
    }
    let profile_argument = ["rustc", "--profile", profile, "--target", &name];
    let all = profile_argument.iter().chain(PACKAGE).chain(arguments).chain(&STRIPPED);
    if !cargo("static program", all, &variables) {
        return Err(io::Error::other("the static program does not compile"));
    }
    let program = target().join(name).join(folder_of(profile)).join(PROGRAM);
    checked(&program).map(|()| Some(program))
}

/// Assembles a library for unwinding the stack with musl; returns the linker flags for it.
fn unwinding(folder: &Path) -> io::Result<String> {
    fs::create_dir_all(folder)?;
    let folder = folder.canonicalize()?;
    let (object, library) = (folder.join("fortify.o"), folder.join("libunwind.a"));
    fs::copy(UNWIND, &library)?;
    succeed(Command::new(MUSL_GCC).args(["-O2", "-c", FORTIFY, "-o"]).arg(&object))?;
    succeed(Command::new("ar").args(["rD"]).arg(&library).arg(&object))?;
    // musl-gcc cannot link programs that are static and may lie anywhere.
    Ok(format!(
        "-Clink-self-contained=no -Crelocation-model=static -Lnative={} -Lnative={MUSL}",
        folder.display()
    ))
}

/// The program needs no library of the system.
fn checked(program: &Path) -> io::Result<()> {
    const INTERPRETER: &[u8] = b"/lib/ld-";
    let starts = fs::read(program)?;
    let is_dynamic =
        starts[..starts.len().min(4096)].windows(INTERPRETER.len()).any(|part| part == INTERPRETER);
    if is_dynamic {
        return Err(io::Error::other(format!("{} is not static", program.display())));
    }
    Ok(())
}
