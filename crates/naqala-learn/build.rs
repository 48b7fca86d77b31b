//! Embeds the lessons and the guides in the library, if its features ask for them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let mut lessons = files(&root.join("lessons"), "toml");
    lessons.retain(|_| has("LESSONS"));
    let mut code = list("LESSONS", &lessons);
    if has("GUIDES") {
        code += &guides(&root, &out);
    }
    fs::write(out.join("embedded.rs"), code).expect("the build folder can be written");
}

/// Texts that are embedded one after the other, by what they share: those of a language pack much better together.
#[derive(Default)]
struct Together(BTreeMap<String, String>);

impl Together {
    /// Adds a file; returns the expression for its text.
    fn excerpt(&mut self, all: &str, file: &Path) -> String {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let before = self.0.entry(all.to_owned()).or_default();
        let from = before.len();
        before.push_str(&text);
        format!("Excerpt {{ of: {all}, from: {from}, to: {} }}", before.len())
    }

    /// A function for each of them.
    fn functions(&self, out: &Path) -> String {
        let function = |(all, text): (&String, &String)| {
            format!("fn {all}() -> &'static str {{ {} }}\n", embedded(text, all, out))
        };
        self.0.iter().map(function).collect()
    }
}

/// The expression for a text, which is written to a file of this name.
#[cfg(not(feature = "deflated"))]
fn embedded(text: &str, name: &str, out: &Path) -> String {
    fs::write(out.join(name), text).expect("the build folder can be written");
    format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))")
}

/// The expression for a text, which is packed into a file of this name.
#[cfg(feature = "deflated")]
fn embedded(text: &str, name: &str, out: &Path) -> String {
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9);
    fs::write(out.join(name), packed).expect("the build folder can be written");
    format!(
        "static TEXT: naqala_languages::Deflated = \
         naqala_languages::Deflated::new(include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))); TEXT.text()"
    )
}

/// Constants with every guide, by game and language, with the examples of every game, and with the glossary.
fn guides(root: &Path, out: &Path) -> String {
    // In the repository the guides lie beside the crates; in a published package they come along.
    let folder = [root.join("../../guides"), root.join("guides")].into_iter().find(|folder| folder.is_dir());
    let folder = folder.expect("the folder `guides` is missing").canonicalize().expect("it was just found");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut together = Together::default();
    let mut texts = "const GUIDES: &[(&str, &str, Excerpt)] = &[\n".to_owned();
    let mut examples = "const GUIDE_EXAMPLES: &[(&str, Excerpt)] = &[\n".to_owned();
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
            let text = together.excerpt(&format!("guides_{language}"), &path);
            writeln!(texts, "    ({id:?}, {language:?}, {text}),").expect("writing to a string cannot fail");
        }
        for (_, path) in files(&game, "toml").into_iter().filter(|(name, _)| name == "examples") {
            let text = together.excerpt("guide_examples", &path);
            writeln!(examples, "    ({id:?}, {text}),").expect("writing to a string cannot fail");
        }
    }
    let glossary = folder.join("glossary.toml");
    println!("cargo::rerun-if-changed={}", glossary.display());
    let glossary = format!("const GLOSSARY: &str = include_str!({:?});\n", glossary.display().to_string());
    format!("{texts}];\n{examples}];\n{glossary}{}", together.functions(out))
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
