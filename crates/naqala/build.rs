//! Embeds the rule files under `games/` in the library.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    // In the repository the games lie beside the crates; in a published package they come along.
    let games = [root.join("../../games"), root.join("games")]
        .into_iter()
        .find(|folder| folder.is_dir())
        .expect("the folder `games` with the rule files is missing");
    println!("cargo::rerun-if-changed={}", games.display());
    let mut files = Vec::new();
    collect(&games, &mut files);
    files.sort_by_key(|path| path.file_stem().map(|stem| stem.to_owned()));
    // Games without rules that could be played lie in a folder of their own.
    let (named, playable): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|path| path.parent().is_some_and(|folder| folder.ends_with("named")));
    let code = list("FILES", "games", &playable) + &list("NAMED", "games/named", &named);
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("catalogue.rs"), code).expect("the build folder can be written");
}

/// A constant with the names and the texts of the files.
fn list(constant: &str, folder: &str, files: &[PathBuf]) -> String {
    let mut code = format!("const {constant}: [(&str, &str); {}] = [\n", files.len());
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let id = path.file_stem().and_then(|stem| stem.to_str()).expect("file names are plain text");
        let path = path.canonicalize().expect("the file was just listed");
        writeln!(code, "    (\"{folder}/{id}.toml\", include_str!({:?})),", path.display().to_string())
            .expect("writing to a string cannot fail");
    }
    code + "];\n"
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).expect("the folder of rule files can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
}
