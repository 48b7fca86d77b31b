//! Embeds the books of openings.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("openings");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder can be read").flatten();
    let mut books: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    books.sort();
    let mut code = "/// The books by game.\nconst BOOKS: &[(&str, &str)] = &[\n".to_owned();
    for book in books.iter().filter(|path| path.extension().is_some_and(|found| found == "txt")) {
        let game = book.file_stem().expect("a file has a name").display().to_string();
        writeln!(code, "    ({game:?}, include_str!({:?})),", book.display().to_string())
            .expect("writing to a string cannot fail");
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("books.rs"), code + "];\n").expect("the build folder can be written");
}
