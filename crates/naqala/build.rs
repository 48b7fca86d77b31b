//! Embeds the rule files under `games/` in the library, if its features ask for them, and the themes of `themes/` as constants.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "build/themes.rs"]
mod themes;

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    if has("CATALOGUE") {
        write("catalogue.rs", &catalogue(&root));
    }
    write("themes.rs", &themes::constants(&files(&beside(&root, "themes"), "toml")));
}

/// Whether the library is built with a feature.
fn has(feature: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{feature}")).is_some()
}

/// A folder of data. In the repository it lies beside the crates; in a published package it comes along.
fn beside(root: &Path, name: &str) -> PathBuf {
    [root.join("../..").join(name), root.join(name)]
        .into_iter()
        .find(|folder| folder.is_dir())
        .unwrap_or_else(|| panic!("the folder `{name}` is missing"))
}

/// The games, those known by name only, the engine's weights, and what is measured.
fn catalogue(root: &Path) -> String {
    let games = beside(root, "games");
    // Games without rules that could be played lie in a folder of their own, and so do the engine's weights.
    let in_folder = |path: &Path, name: &str| path.parent().is_some_and(|folder| folder.ends_with(name));
    let (weights, others): (Vec<_>, Vec<_>) =
        files(&games, "toml").into_iter().partition(|path| in_folder(path, "weights"));
    let (named, playable): (Vec<_>, Vec<_>) = others.into_iter().partition(|path| in_folder(path, "named"));
    list("FILES", |id| format!("games/{id}.toml"), &playable)
        + &list("NAMED", |id| format!("games/named/{id}.toml"), &named)
        + &learnt(&weights)
        + &text("MEASURED", &games.join("measured.json"))
}

fn write(file: &str, code: &str) {
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join(file), code).expect("the build folder can be written");
}

/// A constant with the text of a file.
fn text(constant: &str, path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    let path = path.canonicalize().expect("games/measured.json is missing; it is part of the repository");
    format!("const {constant}: &str = include_str!({:?});\n", path.display().to_string())
}

/// A constant with the weights of each game.
fn learnt(files: &[PathBuf]) -> String {
    let mut code = format!("const WEIGHTS: [(&str, Text); {}] = [\n", files.len());
    for path in files {
        writeln!(code, "    ({:?}, || {}),", stem(path), embedded(path))
            .expect("writing to a string cannot fail");
    }
    code + "];\n"
}

/// The expression for the text of a file.
#[cfg(not(feature = "deflated"))]
fn embedded(path: &Path) -> String {
    include(path)
}

/// The expression for the text of a file, which is packed.
#[cfg(feature = "deflated")]
fn embedded(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read(path).expect("the file was just listed");
    let name = stem(path);
    let packed = miniz_oxide::deflate::compress_to_vec(&text, 9);
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join(name), packed).expect("the build folder can be written");
    format!(
        "{{ static TEXT: naqala_languages::Deflated = \
         naqala_languages::Deflated::new(include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))); TEXT.text() }}"
    )
}

/// A constant with the names and the texts of the files.
fn list(constant: &str, name: impl Fn(&str) -> String, files: &[PathBuf]) -> String {
    let mut code = format!("const {constant}: [(&str, &str); {}] = [\n", files.len());
    for path in files {
        writeln!(code, "    ({:?}, {}),", name(stem(path)), include(path))
            .expect("writing to a string cannot fail");
    }
    code + "];\n"
}

/// The expression for the text of a file.
fn include(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    let path = path.canonicalize().expect("the file was just listed");
    format!("include_str!({:?})", path.display().to_string())
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("file names are plain text")
}

/// All files of a folder that have the extension, sorted by name.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(folder, extension, &mut files);
    files.sort_by_key(|path| path.file_stem().map(|stem| stem.to_owned()));
    files
}

fn collect(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, extension, files);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
}
