//! The library for C: compiles it, collects it in `target/library` as it is installed, and tests it with a C program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use crate::dist::version;
use crate::files;
use crate::steps::{Compiled, cargo, headed, target};
use crate::tasks::WORKSPACE;
use crate::tools::{self, answers};

const SOURCE: &str = "crates/naqala-c";
/// Linker flags that a program needs in addition to the static library.
const STATIC_NEEDS: &str = if cfg!(target_os = "linux") { "-lpthread -ldl -lm -lgcc_s" } else { "" };

/// Compiles the library, puts it together and tries it; false if that fails.
pub(crate) fn run(compiled: Compiled) -> bool {
    let packages = match compiled {
        Compiled::Alone => &["--package", "naqala-c"][..],
        Compiled::WithWorkspace => WORKSPACE,
    };
    let folder = target().join("library");
    cargo("library for C", ["build", "--quiet", "--lib"].iter().chain(packages), &[])
        && assembled(&target().join("debug"), &folder)
        && try_out(&folder)
}

/// Puts library, header and the file for pkg-config side by side; reports a failure.
pub(crate) fn assembled(compiled: &Path, folder: &Path) -> bool {
    assemble(compiled, folder)
        .inspect_err(|error| eprintln!("xtask: the library for C could not be put together: {error}"))
        .is_ok()
}

fn assemble(compiled: &Path, folder: &Path) -> io::Result<()> {
    files::empty(folder)?;
    let (libraries, headers) = (folder.join("lib"), folder.join("include"));
    fs::create_dir_all(libraries.join("pkgconfig"))?;
    fs::create_dir_all(&headers)?;
    let header = fs::read_to_string(format!("{SOURCE}/include/naqala.h"))?;
    fs::write(headers.join("naqala.h"), &header)?;
    let pkg_config = fs::read_to_string(format!("{SOURCE}/naqala.pc.in"))?;
    let pkg_config = pkg_config.replace("@VERSION@", version()).replace("@LIBS_PRIVATE@", STATIC_NEEDS);
    fs::write(libraries.join("pkgconfig/naqala.pc"), pkg_config)?;
    let statics = if cfg!(windows) { "naqala.lib" } else { "libnaqala.a" };
    fs::copy(compiled.join(statics), libraries.join(statics))?;
    let shared = format!("{}naqala{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX);
    fs::copy(compiled.join(&shared), libraries.join(shared_name(&header, &shared)))?;
    #[cfg(unix)]
    std::os::unix::fs::symlink(shared_name(&header, &shared), libraries.join(&shared))?;
    Ok(())
}

/// The name of the installed shared library: with its ABI version, if the system searches for it that way.
fn shared_name(header: &str, shared: &str) -> String {
    let abi = header.lines().find_map(|line| line.strip_prefix("#define NAQALA_ABI_VERSION ")).unwrap_or("0");
    match shared.rsplit_once('.') {
        Some((stem, "dylib")) => format!("{stem}.{abi}.dylib"),
        Some((_, "dll")) => shared.to_owned(),
        _ => format!("{shared}.{abi}"),
    }
}

/// Compiles the example with the shared and with the static library; both have to play the same game.
pub(crate) fn try_out(folder: &Path) -> bool {
    if !tools::has(&tools::CC, "program in C") {
        return true;
    }
    let by_shared = played(folder, false);
    let by_static = played(folder, true);
    match (by_shared, by_static) {
        (Some(first), Some(second)) if first == second => true,
        (Some(_), Some(_)) => {
            eprintln!("xtask: the shared and the static library played different games");
            false
        }
        _ => false,
    }
}

/// The output of the example, compiled with one of the libraries.
fn played(folder: &Path, is_static: bool) -> Option<String> {
    let program = folder.join(if is_static { "game-static" } else { "game" });
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror"]);
    compiler.arg(format!("{SOURCE}/example/game.c")).arg("-o").arg(&program);
    compiler.args(flags(folder, is_static));
    println!("{}", headed("program in C", &compiler));
    if !compiler.status().is_ok_and(|status| status.success()) {
        eprintln!("xtask: the program in C does not compile");
        return None;
    }
    let mut game = Command::new(program);
    let output = game.env("LD_LIBRARY_PATH", folder.join("lib")).output();
    let output =
        output.inspect_err(|error| eprintln!("xtask: the program in C does not start: {error}")).ok()?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    // It plays to the end and prints the record.
    let is_played = output.status.success() && printed.contains("[Result \"");
    if !is_played {
        eprintln!("xtask: the program in C failed: {}{printed}", String::from_utf8_lossy(&output.stderr));
    }
    is_played.then_some(printed)
}

/// How a program finds the library: what pkg-config says where it is there.
fn flags(folder: &Path, is_static: bool) -> Vec<String> {
    let folder: PathBuf = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let place = folder.join("lib/pkgconfig");
    let mut pkg_config = Command::new("pkg-config");
    pkg_config.env("PKG_CONFIG_PATH", place).args(["--cflags", "--libs"]);
    pkg_config.args(is_static.then_some("--static")).arg("naqala");
    let told = pkg_config.output().ok().filter(|_| answers("pkg-config"));
    let mut flags: Vec<String> = match told.filter(|output| output.status.success()) {
        Some(output) => {
            String::from_utf8_lossy(&output.stdout).split_whitespace().map(str::to_owned).collect()
        }
        None => {
            let (headers, libraries) = (folder.join("include"), folder.join("lib"));
            let mut flags = vec![format!("-I{}", headers.display()), format!("-L{}", libraries.display())];
            flags.push("-lnaqala".into());
            flags.extend(
                is_static
                    .then_some(STATIC_NEEDS)
                    .into_iter()
                    .flat_map(str::split_whitespace)
                    .map(str::to_owned),
            );
            flags
        }
    };
    if is_static {
        // Where both lie side by side, linkers take the shared one.
        for flag in flags.iter_mut().filter(|flag| *flag == "-lnaqala") {
            *flag = folder.join("lib/libnaqala.a").display().to_string();
        }
    }
    flags
}
