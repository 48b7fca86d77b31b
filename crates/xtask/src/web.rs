//! The page: application and engine compiled to WebAssembly, then put together by `naqala-web-build` in `target/web`.

use std::env;

use crate::steps::cargo;
use crate::wasm::{HOW, TARGET, toolchain};

/// The variable with flags for the compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
/// Where the page is put together.
const PAGE: &str = "target/web";

/// A module: its package, the profile it is compiled with, and flags for the compiler.
struct Module {
    package: &'static str,
    profile: &'static str,
    flags: &'static str,
}

const MODULES: [Module; 2] = [
    Module {
        package: "naqala-web",
        profile: "page",
        // Views of the page are told apart at run time, which makes them smaller; what belongs to which part is told by
        // the places where functions are named.
        flags: "--cfg erase_components -C link-arg=--emit-relocs",
    },
    Module {
        package: "naqala-web-engine",
        profile: "web-engine",
        // Sixteen pits are sown at once.
        flags: "-C target-feature=+simd128",
    },
];

/// Compiles the modules and puts the page together; false if that fails.
pub(crate) fn run() -> bool {
    let Some(toolchain) = toolchain() else {
        eprintln!(
            "xtask: the page needs a compiler with the target {TARGET}; one of these brings it:\n{HOW}"
        );
        return false;
    };
    for module in &MODULES {
        let mut arguments = vec!["build", "--package", module.package, "--profile", module.profile];
        arguments.extend(["--target", TARGET]);
        arguments.extend(toolchain.arguments);
        let variables: Vec<_> = toolchain.variables.iter().copied().chain([(FLAGS, module.flags)]).collect();
        if !cargo(module.package, &arguments, &variables) {
            return false;
        }
    }
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let compiled = format!("{target}/{TARGET}");
    let mut arguments = vec!["run", "--quiet", "--package", "naqala-web-build", "--", &compiled, PAGE];
    if toolchain.arguments.is_empty() {
        // A standard library that comes ready was compiled for speed, and no limit holds for it.
        println!(
            "== the page is larger than it need be; this makes it smaller: rustup component add rust-src"
        );
        arguments.push("--no-limits");
    }
    cargo("page", &arguments, &[])
}
