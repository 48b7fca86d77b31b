//! Embeds the languages of the folder `languages`: a constant for each part, with the code of each language and its
//! messages, packed if the feature asks for that.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "src/folder.rs"]
#[allow(dead_code, unreachable_pub, reason = "the library uses all of it")]
mod folder;

use folder::{Language, PARTS, Part};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    // In the repository the languages lie beside the crates; in a published package they come along.
    let languages = [root.join("../../languages"), root.join("languages")]
        .into_iter()
        .find(|folder| folder.is_dir())
        .expect("the folder `languages` with the messages is missing");
    let languages = languages.canonicalize().expect("it was just found");
    watch(&languages);
    let all = folder::read_folder(&languages).unwrap_or_else(|error| panic!("{error}"));
    let has = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    let (has_all, has_rules) = (has("ALL"), has("RULES"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let mut code = names(&all);
    let embedded = if has_all { &all[..] } else { &all[..1] };
    for part in PARTS {
        let is_embedded = |file: &&str| part.is_embedded(file, has_all, has_rules);
        let files: Vec<&str> = part.files.iter().copied().filter(is_embedded).collect();
        code += &messages(part, embedded, &files, &out);
    }
    fs::write(out.join("languages.rs"), code).expect("the build folder can be written");
}

/// Makes cargo build anew when a folder or a file of it changes.
fn watch(folder: &Path) {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        if entry.path().is_dir() {
            watch(&entry.path());
        } else {
            println!("cargo::rerun-if-changed={}", entry.path().display());
        }
    }
}

/// What each language calls itself.
fn names(languages: &[Language]) -> String {
    let mut code = "/// The code of every language and what it calls itself, English first. They may come later than the program: \
        [`read_folder`].\npub const NAMES: &[(&str, &str)] = &[\n"
        .to_owned();
    for language in languages {
        writeln!(code, "    ({:?}, {:?}),", language.code, language.name())
            .expect("writing to a string cannot fail");
    }
    code + "];\n"
}

/// A constant with the messages of a part in each language.
fn messages(part: Part, languages: &[Language], files: &[&str], out: &Path) -> String {
    let constant = match part.name {
        "learn" => "LESSONS".to_owned(),
        name => name.to_uppercase(),
    };
    let mut code = format!(
        "/// The messages of the part `{}`, in each language that is embedded, English first.\n\
         pub const {constant}: &[Embedded] = &[\n",
        part.name
    );
    for language in languages {
        let name = format!("{}-{}", part.name, language.code);
        let text = embedded(&language.messages(files), &name, out);
        writeln!(code, "    ({:?}, {text}),", language.code).expect("writing to a string cannot fail");
    }
    code + "];\n"
}

/// The expression for a text.
#[cfg(not(feature = "deflated"))]
fn embedded(text: &str, _: &str, _: &Path) -> String {
    format!("{text:?}")
}

/// The expression for a text, which is packed into a file of this name.
#[cfg(feature = "deflated")]
fn embedded(text: &str, name: &str, out: &Path) -> String {
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 9);
    fs::write(out.join(name), packed).expect("the build folder can be written");
    format!(
        "|| {{ static TEXT: Deflated = Deflated::new(include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))); TEXT.text() }}"
    )
}
