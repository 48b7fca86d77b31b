//! Programs that a step needs in addition to cargo, and the command that installs each. Nothing is installed here.

use std::ffi::OsStr;
use std::process::Command;

use crate::notes;

/// A program, and where it comes from.
#[derive(Debug)]
pub(crate) struct Tool {
    pub(crate) program: &'static str,
    /// How to install it.
    how: &'static str,
}

pub(crate) const RUSTFMT: Tool = Tool { program: "rustfmt", how: "rustup component add rustfmt" };

pub(crate) const CLIPPY: Tool = Tool { program: "cargo-clippy", how: "rustup component add clippy" };

pub(crate) const CHROMEDRIVER: Tool = Tool {
    program: "chromedriver",
    how: "apt-get install chromium chromium-driver (on Debian; elsewhere Chromium and its driver)",
};

pub(crate) const CHROMIUM: Tool =
    Tool { program: "chromium", how: "apt-get install chromium (on Debian; elsewhere Chromium)" };

pub(crate) const CC: Tool =
    Tool { program: "cc", how: "apt-get install gcc libc6-dev (on Debian; elsewhere a compiler for C)" };

pub(crate) const NODE: Tool = Tool { program: "node", how: "apt-get install nodejs" };

pub(crate) const NPM: Tool = Tool { program: "npm", how: "apt-get install npm" };

pub(crate) const DPKG_DEB: Tool = Tool {
    program: "dpkg-deb",
    how: "apt-get install dpkg (elsewhere than on Debian, the package of that name)",
};

pub(crate) const SYSTEMD_ANALYZE: Tool = Tool { program: "systemd-analyze", how: "apt-get install systemd" };

pub(crate) const NATS: Tool = Tool { program: "nats-server", how: "apt-get install postgresql nats-server" };

pub(crate) const CYCLONEDX: Tool =
    Tool { program: "cargo-cyclonedx", how: "cargo install --locked cargo-cyclonedx" };

/// Whether there is the program; prints how to install it otherwise.
pub(crate) fn has(tool: &Tool, what: &str) -> bool {
    let is_there = answers(tool.program);
    if !is_there {
        println!("== {what}: skipped: {} is missing; this installs it:", tool.program);
        println!("   {}", tool.how);
        notes::skipped(what, &format!("{} is missing", tool.program));
    }
    is_there
}

/// Whether there is such a program.
pub(crate) fn answers(program: impl AsRef<OsStr>) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
