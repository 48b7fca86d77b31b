//! Embeds the languages under `messages/` in the program.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("messages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("the folder `messages` can be read").flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    if env::var_os("CARGO_FEATURE_LANGUAGES").is_none() {
        files.retain(|path| path.file_stem().is_some_and(|language| language == "en"));
    }
    files.sort();
    let mut code = format!("const LANGUAGES: [(&str, &str); {}] = [\n", files.len());
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let language = path.file_stem().and_then(|stem| stem.to_str()).expect("file names are plain text");
        writeln!(code, "    ({language:?}, include_str!({:?})),", path.display().to_string())
            .expect("writing to a string cannot fail");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("languages.rs"), code).expect("the build folder can be written");
}
