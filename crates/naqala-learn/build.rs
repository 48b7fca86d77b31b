//! Embeds the lessons and the guides in the library, if its features ask for them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let mut lessons = files(&root.join("lessons"), "toml");
    lessons.retain(|_| has("LESSONS"));
    let mut code = list("LESSONS", &lessons);
    if has("GUIDES") {
        code += &guides(&root);
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("embedded.rs"), code).expect("the build folder can be written");
}

/// Constants with every guide, by game and language, with the examples of every game, and with the glossary.
fn guides(root: &Path) -> String {
    // In the repository the guides lie beside the crates; in a published package they come along.
    let folder = [root.join("../../guides"), root.join("guides")].into_iter().find(|folder| folder.is_dir());
    let folder = folder.expect("the folder `guides` is missing").canonicalize().expect("it was just found");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut texts = "const GUIDES: &[(&str, &str, &str)] = &[\n".to_owned();
    let mut examples = "const GUIDE_EXAMPLES: &[(&str, &str)] = &[\n".to_owned();
    let mut games: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder can be read")
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    games.sort();
    for game in games {
        let id = game.file_name().expect("a folder has a name").display().to_string();
        for (language, path) in files(&game, "md") {
            writeln!(texts, "    ({id:?}, {language:?}, include_str!({:?})),", path.display().to_string())
                .expect("writing to a string cannot fail");
        }
        for (_, path) in files(&game, "toml").into_iter().filter(|(name, _)| name == "examples") {
            writeln!(examples, "    ({id:?}, include_str!({:?})),", path.display().to_string())
                .expect("writing to a string cannot fail");
        }
    }
    let glossary = folder.join("glossary.toml");
    println!("cargo::rerun-if-changed={}", glossary.display());
    let glossary = format!("const GLOSSARY: &str = include_str!({:?});\n", glossary.display().to_string());
    format!("{texts}];\n{examples}];\n{glossary}")
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
