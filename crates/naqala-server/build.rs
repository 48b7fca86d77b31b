//! Tells the crate where the page is, and watches it, so that the server is rebuilt when the page is.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    // In the repository the page is compiled into `target/web`; in a published package it comes along.
    let (packed, built) = (root.join("page"), root.join("../../target/web"));
    let page = if packed.is_dir() { packed } else { built };
    // What is not there cannot be watched, and would make every build begin anew. Where the folder cannot be made,
    // there is no page either.
    if page.is_dir() || root.join("../../Cargo.toml").is_file() && fs::create_dir_all(&page).is_ok() {
        println!("cargo::rerun-if-changed={}", page.display());
    }
    println!("cargo::rustc-env=NAQALA_PAGE={}", page.display());
    println!("cargo::rerun-if-changed=build.rs");
}
