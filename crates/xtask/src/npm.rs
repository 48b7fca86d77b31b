//! The package for JavaScript: compiles it, collects it in `target/npm`, and tests it in Node and in the browser.

use std::ffi::OsString;
use std::process::Command;

use crate::steps::{Compiled, program, target, timed};
use crate::tools;
use crate::wasm::{TARGET, toolchain};
use crate::web;

/// The folder in which the package is assembled.
pub(crate) const PACKAGE: &str = "target/npm";
/// The script that Node runs.
const TEST: &str = "crates/naqala-js/tests/package.mjs";

/// Puts the package together from the compiled modules and tries it in Node; false if that fails.
pub(crate) fn run(compiled: Compiled) -> bool {
    let mut arguments = vec![target().join(TARGET).into(), OsString::from(PACKAGE), "--npm".into()];
    if toolchain().is_some_and(|toolchain| toolchain.arguments.is_empty()) {
        // The standard library that comes with the compiler is optimised for speed, so no size limit holds.
        arguments.push("--no-limits".into());
    }
    if !program(compiled, web::BUILDER, arguments) {
        return false;
    }
    if !tools::has(&tools::NODE, "package in Node") {
        return true;
    }
    timed("package in Node", Command::new("node").args(["--test", TEST]))
}
