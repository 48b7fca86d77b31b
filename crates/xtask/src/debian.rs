//! The Debian package: the program, its manual pages and completions, a sandboxed service and its configuration.

use std::fmt::Write as _;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::dist::version;
use crate::files;

/// Scripts that run when the package is installed and removed.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];
/// Documents that come along.
const DOCUMENTS: [&str; 6] = [
    "docs/server.md",
    "docs/api.md",
    "SECURITY.md",
    "packaging/debian/copyright",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];
/// The folder in which each shell looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/naqala"),
    ("fish", "usr/share/fish/vendor_completions.d/naqala.fish"),
    ("zsh", "usr/share/zsh/vendor-completions/_naqala"),
];

/// Builds the package of a program in a folder; returns its path.
///
/// # Errors
/// A file cannot be written, or a program that is needed fails.
pub(crate) fn make(program: &Path, folder: &Path) -> io::Result<PathBuf> {
    let root = folder.join("debian");
    files::empty(&root)?;
    lay_out(program, &root)?;
    let package = folder.join(format!("naqala_{}_{}.deb", version(), architecture()?));
    let mut build = Command::new("dpkg-deb");
    // The files belong to root, whoever builds the package.
    build.args(["--root-owner-group", "-Zxz", "--build"]).arg(&root).arg(&package);
    succeed(build.stdout(Stdio::null()))?;
    fs::remove_dir_all(&root)?;
    Ok(package)
}

/// Copies every file to its place.
fn lay_out(program: &Path, root: &Path) -> io::Result<()> {
    let binary = put(root, "usr/bin/naqala", 0o755, |to| fs::copy(program, to).map(|_| ()))?;
    copy(root, "packaging/naqala.service", "usr/lib/systemd/system/naqala.service")?;
    copy(root, "packaging/naqala.toml", "etc/naqala/naqala.toml")?;
    for document in DOCUMENTS {
        let name = document.rsplit('/').next().unwrap_or(document);
        copy(root, document, &format!("usr/share/doc/naqala/{name}"))?;
    }
    copy(root, "CHANGELOG.md", "usr/share/doc/naqala/changelog")?;
    for (shell, path) in COMPLETIONS {
        let completions = succeed(Command::new(&binary).args(["completions", shell]).stdout(Stdio::piped()))?;
        put(root, path, 0o644, |to| fs::write(to, completions))?;
    }
    let manual = root.join("usr/share/man/man1");
    fs::create_dir_all(&manual)?;
    succeed(Command::new(&binary).arg("man").arg(&manual).stdout(Stdio::null()))?;
    // Debian policy requires long documents to be compressed. Without a time stamp, the package is reproducible.
    let mut pack = Command::new("gzip");
    pack.args(["--best", "--no-name"]).arg(root.join("usr/share/doc/naqala/changelog"));
    for page in fs::read_dir(&manual)? {
        pack.arg(page?.path());
    }
    succeed(&mut pack)?;
    control(root, &binary)
}

/// Writes the control file for dpkg.
fn control(root: &Path, binary: &Path) -> io::Result<()> {
    let mut about = String::new();
    let sizes: u64 = files(root)?.iter().map(|file| fs::metadata(file).map_or(0, |data| data.len())).sum();
    let fields = [
        ("Package", "naqala".to_owned()),
        ("Version", version().to_owned()),
        ("Architecture", architecture()?),
        ("Maintainer", "The Naqala developers <naqala@localhost>".to_owned()),
        ("Installed-Size", sizes.div_ceil(1024).to_string()),
        ("Depends", format!("libc6 (>= {})", library_version(&fs::read(binary)?))),
        ("Section", "games".to_owned()),
        ("Priority", "optional".to_owned()),
        ("Description", "sowing games (mancala): play, explain and study them".to_owned()),
    ];
    for (name, value) in fields {
        writeln!(about, "{name}: {value}").expect("a string takes everything");
    }
    about += " A command for the terminal, and a server with a web page for games between people.\n";
    put(root, "DEBIAN/control", 0o644, |to| fs::write(to, about))?;
    put(root, "DEBIAN/conffiles", 0o644, |to| fs::write(to, "/etc/naqala/naqala.toml\n"))?;
    for script in SCRIPTS {
        put(root, &format!("DEBIAN/{script}"), 0o755, |to| {
            fs::copy(format!("packaging/debian/{script}"), to).map(|_| ())
        })?;
    }
    Ok(())
}

/// The least version of the C library: the newest of those that its symbols in the program name.
fn library_version(program: &[u8]) -> String {
    const PREFIX: &[u8] = b"GLIBC_2.";
    let places = program.windows(PREFIX.len()).enumerate().filter(|(_, window)| *window == PREFIX);
    let minor = |at: usize| {
        let digits = program[at + PREFIX.len()..].iter().take_while(|byte| byte.is_ascii_digit());
        digits.fold(0_u32, |number, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
    };
    format!("2.{}", places.map(|(at, _)| minor(at)).max().unwrap_or_default())
}

/// Debian's name of this architecture.
fn architecture() -> io::Result<String> {
    let output = succeed(Command::new("dpkg").arg("--print-architecture").stdout(Stdio::piped()))?;
    Ok(String::from_utf8_lossy(&output).trim().to_owned())
}

fn copy(root: &Path, from: &str, path: &str) -> io::Result<PathBuf> {
    put(root, path, 0o644, |to| fs::copy(from, to).map(|_| ()))
}

/// Writes a file with its folders and its mode.
fn put(
    root: &Path,
    path: &str,
    mode: u32,
    write: impl FnOnce(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let to = root.join(path);
    fs::create_dir_all(to.parent().unwrap_or(root))?;
    write(&to)?;
    fs::set_permissions(&to, Permissions::from_mode(mode))?;
    Ok(to)
}

/// All files in a folder.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

/// Runs a command and returns its output.
pub(crate) fn succeed(command: &mut Command) -> io::Result<Vec<u8>> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.spawn()?.wait_with_output()?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(io::Error::other(format!("{name} failed"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_symbol_tells_the_library() {
        assert_eq!(library_version(b"..GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.17\0"), "2.34");
        assert_eq!(library_version(b"static"), "2.0");
    }
}
