//! Embeds the lessons and the languages in the library, as its features ask for them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let mut lessons = files(&root.join("lessons"), "toml");
    lessons.retain(|_| has("LESSONS"));
    let mut languages = files(&root.join("messages"), "ftl");
    languages.retain(|(name, _)| has("LANGUAGES") || has("ENGLISH") && name == "en");
    // English stands first: it is spoken where another language has no message.
    languages.sort_by_key(|(name, _)| name != "en");
    let code = list("LESSONS", &lessons) + &list("LANGUAGES", &languages);
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("embedded.rs"), code).expect("the build folder can be written");
}

/// A constant with the names and the texts of the files.
fn list(constant: &str, files: &[(String, PathBuf)]) -> String {
    let mut code = format!("const {constant}: &[(&str, &str)] = &[\n");
    for (name, path) in files {
        writeln!(code, "    ({name:?}, include_str!({:?})),", path.display().to_string())
            .expect("writing to a string cannot fail");
    }
    code + "];\n"
}

/// The files of a folder that have the extension with their names, sorted.
fn files(folder: &Path, extension: &str) -> Vec<(String, PathBuf)> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder can be read").flatten();
    let mut files: Vec<(String, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)))
        .collect();
    files.sort();
    files
}
