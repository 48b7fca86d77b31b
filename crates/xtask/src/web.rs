//! The page: compiles application and engine to WebAssembly; `naqala-web-build` then assembles `target/web`.

use std::ffi::OsString;
use std::thread;

use crate::steps::{Compiled, cargo, program, target};
use crate::wasm::{HOW, TARGET, Toolchain, toolchain};

/// The variable with flags for the compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
/// The folder in which the page is assembled.
pub(crate) const PAGE: &str = "target/web";

/// The program that makes the files of the page.
pub(crate) const BUILDER: &str = "naqala-web-build";

/// How the standard library is compiled along with a module.
#[derive(Clone, Copy, Debug)]
struct Std {
    /// What is asked of the standard library beside its usual features.
    features: Option<&'static str>,
    flags: &'static str,
}

/// A panic aborts immediately, without messages that nobody would read; the browser reports where it happened. So places in the
/// source, which would name the folder it is compiled in, are left out.
const QUIET: Std =
    Std { features: None, flags: " -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none" };

/// The same with small algorithms for sorting and searching.
const SMALL: Std = Std { features: Some("-Zbuild-std-features=optimize_for_size"), ..QUIET };

/// A module: its package, the profile it is compiled with, and flags for the compiler.
#[derive(Debug)]
pub(crate) struct Module {
    package: &'static str,
    profile: &'static str,
    flags: &'static str,
    /// Settings for the standard library, if it is compiled, too.
    std: Option<Std>,
}

const PAGE_MODULE: Module = Module {
    package: "naqala-web",
    profile: "page",
    // Views of the page are distinguished at run time, which makes them smaller; what belongs to which part is known by
    // the places where functions are named.
    // One kernel instead of two: the page plays little, and the engine has a module of its own.
    flags: "--cfg erase_components --cfg naqala_small -C link-arg=--emit-relocs",
    std: Some(SMALL),
};

const ENGINE: Module = Module {
    package: "naqala-web-engine",
    profile: "web-engine",
    // Sixteen pits are sown at once.
    flags: "-C target-feature=+simd128",
    std: Some(QUIET),
};

const LIBRARY: Module =
    Module { package: "naqala-js", profile: "web-library", flags: "--cfg naqala_small", std: Some(SMALL) };

/// The modules of the page, of the package for JavaScript, and of both.
pub(crate) const OF_PAGE: [&Module; 2] = [&PAGE_MODULE, &ENGINE];
pub(crate) const OF_PACKAGE: [&Module; 2] = [&LIBRARY, &ENGINE];
pub(crate) const ALL: [&Module; 3] = [&PAGE_MODULE, &ENGINE, &LIBRARY];

/// Compiles the modules side by side, for each has a target folder of its own, and optimises at link time on one core;
/// false if that fails.
pub(crate) fn compile_modules(modules: &[&Module]) -> bool {
    let Some(toolchain) = toolchain() else {
        eprintln!(
            "xtask: the page needs a compiler with the target {TARGET}; one of these commands installs it:\n{HOW}"
        );
        return false;
    };
    thread::scope(|scope| {
        let compiling: Vec<_> =
            modules.iter().map(|module| scope.spawn(|| compile(module, toolchain))).collect();
        compiling.into_iter().all(|module| module.join().unwrap_or(false))
    })
}

fn compile(module: &Module, toolchain: &Toolchain) -> bool {
    let mut arguments = vec!["build", "--package", module.package, "--profile", module.profile];
    arguments.extend(["--target", TARGET]);
    arguments.extend(toolchain.arguments);
    let std = module.std.filter(|_| !toolchain.arguments.is_empty());
    arguments.extend(std.and_then(|std| std.features));
    let flags = format!("{}{}", module.flags, std.map_or("", |std| std.flags));
    let variables: Vec<_> = toolchain.variables.iter().copied().chain([(FLAGS, flags.trim())]).collect();
    cargo(module.package, &arguments, &variables)
}

/// Makes the files of the page from the compiled modules; false if that fails.
pub(crate) fn make_files(compiled: Compiled) -> bool {
    let mut arguments = vec![target().join(TARGET).into(), OsString::from(PAGE)];
    if toolchain().is_some_and(|toolchain| toolchain.arguments.is_empty()) {
        // The standard library that comes with the compiler is optimised for speed, so no size limit holds.
        println!("== this makes the page smaller: rustup component add rust-src");
        arguments.push("--no-limits".into());
    }
    program(compiled, BUILDER, arguments)
}
