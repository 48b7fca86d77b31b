//! Programs that a step needs besides cargo, and how to get them.

use std::process::{Command, Stdio};

/// A program, and where it comes from.
pub(crate) struct Tool {
    program: &'static str,
    /// What a person does to get it.
    how: &'static str,
    /// The packages of Debian that have it; they are installed where that is possible without asking.
    debian: &'static [&'static str],
}

pub(crate) const RUSTFMT: Tool =
    Tool { program: "rustfmt", how: "`rustup component add rustfmt` brings it", debian: &[] };

pub(crate) const CLIPPY: Tool =
    Tool { program: "cargo-clippy", how: "`rustup component add clippy` brings it", debian: &[] };

pub(crate) const CHROMEDRIVER: Tool = Tool {
    program: "chromedriver",
    how: "it needs Chromium and its driver: Debian's packages chromium and chromium-driver, or those of your system",
    debian: &["chromium", "chromium-driver"],
};

/// Whether there is the program, now or after its packages were installed; tells how to get it if there is not.
pub(crate) fn has(tool: &Tool, what: &str) -> bool {
    let is_there = answers(tool.program) || (install(tool.debian) && answers(tool.program));
    if !is_there {
        println!("== {what}: left out, {}", tool.how);
    }
    is_there
}

/// Installs packages of Debian, where this is Debian and we may; false if it is not, or if it fails.
pub(crate) fn install(packages: &[&str]) -> bool {
    if packages.is_empty() || !is_root() || !answers("apt-get") {
        return false;
    }
    println!("== installing {}", packages.join(" "));
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).args(["--quiet", "--yes"]).env("DEBIAN_FRONTEND", "noninteractive");
        command.stdout(Stdio::null()).stdin(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    apt(&["update"]) && apt(&[&["install", "--no-install-recommends"], packages].concat())
}

fn is_root() -> bool {
    let told = Command::new("id").arg("-u").output();
    told.is_ok_and(|told| String::from_utf8_lossy(&told.stdout).trim() == "0")
}

/// Whether there is such a program.
pub(crate) fn answers(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
