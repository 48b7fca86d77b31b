//! Archives for programmers: the library for C, the packages for JavaScript and Python, the crates, the bill of materials, the
//! book as PDF, and the checksums of everything in `target/packages`.

use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

use crate::dist::{self, version};
use crate::steps::{cargo, folder_of, target, timed};
use crate::{book_pdf, crates, library, npm, python, sbom, tools};

/// Where the sums are.
const SUMS: &str = "SHA256SUMS";

/// Makes the archives and the sums; false if that fails.
pub(crate) fn run(profile: &str) -> bool {
    let folder = dist::packages();
    if let Err(error) = fs::create_dir_all(&folder) {
        eprintln!("xtask: {} cannot be made: {error}", folder.display());
        return false;
    }
    pack_library(profile, &folder)
        && pack_npm(&folder)
        && python::wheel(profile, &folder)
        && crates::run(&folder)
        && sbom::run(&folder)
        && book_pdf::run(&folder)
        && add_up(&folder)
}

/// The library for C as it is installed, in a folder of its name.
fn pack_library(profile: &str, folder: &Path) -> bool {
    if !cargo("library for C", ["build", "--profile", profile, "--package", "naqala-c", "--lib"], &[]) {
        return false;
    }
    let name = format!("libnaqala-{}-{}-{}", version(), env::consts::ARCH, env::consts::OS);
    let place = target().join("library-packed");
    let compiled = target().join(folder_of(profile));
    let mut tar = Command::new("tar");
    // The same bytes of the same files.
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "-czf"]);
    tar.arg(folder.join(format!("{name}.tar.gz"))).arg("-C").arg(&place).arg(&name);
    library::assembled(&compiled, &place.join(&name)) && timed("library for C", &mut tar)
}

/// The package for JavaScript, as the registry takes it.
fn pack_npm(folder: &Path) -> bool {
    if !tools::has(&tools::NPM, "package for JavaScript") {
        return true;
    }
    let mut npm = Command::new("npm");
    npm.args(["pack", "--silent", "--ignore-scripts"]).arg(format!("./{}", npm::PACKAGE));
    timed("package for JavaScript", npm.arg("--pack-destination").arg(folder))
}

/// Writes the sums of all files, as `sha256sum --check` reads them.
fn add_up(folder: &Path) -> bool {
    let names = fs::read_dir(folder).and_then(|entries| {
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        names.collect::<io::Result<Vec<String>>>()
    });
    let mut names = names.unwrap_or_default();
    names.retain(|name| name != SUMS && folder.join(name).is_file());
    names.sort();
    let summed = Command::new("sha256sum").current_dir(folder).arg("--").args(&names).output();
    let sums = summed.ok().filter(|output| output.status.success()).map(|output| output.stdout);
    let is_written = sums.is_some_and(|sums| fs::write(folder.join(SUMS), sums).is_ok());
    match is_written {
        true => println!("== sums of {} files: {}", names.len(), folder.join(SUMS).display()),
        false => eprintln!("xtask: the sums of {} cannot be written", folder.display()),
    }
    is_written
}
