//! Watches the folder of the page, so that the server is rebuilt when the page is.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../..");
    let page = root.join("target/web");
    // What is not there cannot be watched, and would make every build begin anew. Where the folder cannot be made,
    // there is no page either.
    if root.join("Cargo.toml").is_file() && fs::create_dir_all(&page).is_ok() {
        println!("cargo::rerun-if-changed={}", page.display());
    }
    println!("cargo::rerun-if-changed=build.rs");
}
