//! Files that are not compiled: pages, styles, scripts, messages, lessons; and the compressed copies of all files.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use brotli::enc::BrotliEncoderParams;

use crate::bundle::{BUNDLE, files_below};
use crate::modules::{MODULES, Module};

/// Files that name the folder of the program, and how they do.
const NAMING: [&str; 2] = ["index.html", "service-worker.js"];
const PROGRAM: &str = "@app@";

/// Assets that are part of the program.
pub(crate) const OF_PROGRAM: [&str; 5] =
    ["style.css", "print.css", "boot.js", "engine-worker.js", "inter.woff2"];

/// The folder of all crates.
const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// The pages, styles and scripts that are not compiled.
const ASSETS: &str = "naqala-web/assets";
/// The courses, a file for each.
const LESSONS: &str = "naqala-learn/lessons";

/// Every language, a folder for each.
const LANGUAGES: &str = "../languages";
/// The part that only a terminal says.
const TERMINAL: &str = "terminal";
/// The part with the server's own messages, which the page does not need.
const SERVER: &str = "server";
/// The labels of options, which come with the list of games.
const OPTIONS: &str = "options";

/// Extensions of files that do not need compression.
const PACKED_ALREADY: [&str; 3] = ["png", "br", "woff2"];

/// Puts what is part of the program into its folder, from which browsers keep everything until the program changes.
pub(crate) fn add_to_program(program: &Path) -> Result<()> {
    let crates = Path::new(CRATES);
    for file in OF_PROGRAM {
        fs::copy(crates.join(ASSETS).join(file), program.join(file)).with_context(|| file.to_owned())?;
    }
    for script in files_below(program)?.iter().filter(|file| file.extension() == Some(OsStr::new("js"))) {
        let text = without_remarks(&fs::read_to_string(script)?);
        fs::write(script, text.with_context(|| script.display().to_string())?)?;
    }
    add_themes(&program.join("style.css"))?;
    add_messages(&crates.join(LANGUAGES), &program.join("messages"))
}

/// Adds the colours of all themes to the style sheet.
fn add_themes(sheet: &Path) -> Result<()> {
    let rules: String = naqala::Theme::all().iter().map(naqala::Theme::style_rule).collect();
    let place = || sheet.display().to_string();
    let text = without_remarks(&fs::read_to_string(sheet)?).with_context(place)? + &rules;
    fs::write(sheet, text).with_context(place)
}

/// A style sheet or a script without its remarks and indents, which only make it easier to read. Remarks begin their lines:
/// behind something else, `/*` and `//` may stand in a text, and stay.
pub(crate) fn without_remarks(file: &str) -> Result<String> {
    let mut text = String::with_capacity(file.len());
    let mut is_remark = false;
    for mut line in file.lines().map(str::trim) {
        while is_remark || line.starts_with("/*") {
            let opened = if is_remark { line } else { &line[2..] };
            let closed = opened.split_once("*/");
            is_remark = closed.is_none();
            line = closed.map_or("", |(_, after)| after.trim_start());
            if is_remark {
                break;
            }
        }
        if !line.is_empty() && !line.starts_with("//") {
            text.extend([line, "\n"]);
        }
    }
    ensure!(!is_remark, "a remark that begins with `/*` does not end");
    Ok(text)
}

/// Puts all other files that are not compiled into the page, whose program lies in a folder of this name.
pub(crate) fn add(page: &Path, program: &Path, name: &str) -> Result<()> {
    let crates = Path::new(CRATES);
    copy(&crates.join(ASSETS), page)?;
    for file in OF_PROGRAM {
        fs::remove_file(page.join(file))?;
    }
    for file in NAMING {
        let text = fs::read_to_string(page.join(file)).with_context(|| file.to_owned())?;
        fs::write(page.join(file), text.replace(PROGRAM, name))?;
    }
    fs::write(page.join("parts.json"), parts(program)?)?;
    let lessons = crates.join(LESSONS);
    copy(&lessons, &page.join("lessons"))?;
    fs::write(page.join("lessons.txt"), course_list(&lessons)?)?;
    Ok(())
}

/// The files of the program that are fetched when they are needed, as a list in JSON: parts and languages.
fn parts(program: &Path) -> Result<String> {
    let files = files_below(program)?;
    let names = files.iter().filter_map(|file| file.strip_prefix(program).ok()?.to_str().map(str::to_owned));
    let is_part = |name: &String| {
        let is_first = |module: &Module| module.is_first(name);
        (name.ends_with(".wasm")
            || name.ends_with(".ftl")
            || name.ends_with(".woff2")
            || name.ends_with("print.css")
            || name.ends_with(BUNDLE))
            && !MODULES.iter().any(is_first)
    };
    let mut names: Vec<String> = names.filter(is_part).map(|name| format!("\"{name}\"")).collect();
    names.sort();
    Ok(format!("[{}]", names.join(",")))
}

/// The ids of the courses, a line for each.
fn course_list(folder: &Path) -> Result<String> {
    let names = fs::read_dir(folder)?
        .flatten()
        .filter_map(|entry| entry.path().file_stem()?.to_str().map(str::to_owned));
    let mut ids: Vec<String> = names.collect();
    ids.sort();
    Ok(ids.join("\n"))
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if source.is_dir() {
            copy(&source, &target)?;
        } else {
            fs::copy(&source, &target).with_context(|| source.display().to_string())?;
        }
    }
    Ok(())
}

/// Writes the messages that a page fetches, for each part a file of each language.
fn add_messages(languages: &Path, target: &Path) -> Result<()> {
    let languages = naqala_languages::read_folder(languages)?;
    for part in naqala_languages::PARTS.iter().filter(|part| ![TERMINAL, SERVER].contains(&part.name)) {
        let folder = target.join(part.name);
        fs::create_dir_all(&folder)?;
        let files: Vec<&str> = part.files.iter().copied().filter(|file| *file != OPTIONS).collect();
        for language in &languages {
            let messages = language.messages(&files);
            fs::write(folder.join(&language.code).with_extension("ftl"), messages)?;
        }
    }
    Ok(())
}

/// Compresses every file. From this the server makes other forms for those who do not take it.
pub(crate) fn pack(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder)?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            pack(&path)?;
            continue;
        }
        let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        if !PACKED_ALREADY.contains(&extension) {
            let content = fs::read(&path)?;
            let mut packed = fs::File::create(path.with_extension(format!("{extension}.br")))?;
            pack_as_brotli(&content, &mut packed)?;
        }
    }
    Ok(())
}

/// Writes something packed as tightly as Brotli can.
pub(crate) fn pack_as_brotli(mut content: &[u8], packed: &mut impl Write) -> io::Result<usize> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut content, packed, &params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_loses_its_remarks_and_nothing_else() {
        let script = "// One.\nconst a = `//x`;\n  // Two.\n  take(a); // three\n";
        assert_eq!(without_remarks(script).unwrap(), "const a = `//x`;\ntake(a); // three\n");
    }

    #[test]
    fn a_style_sheet_loses_its_remarks_and_nothing_else() {
        let sheet = "/* One. */\n.a > b {\n  color: red;\n\n  /* Two:\n     three. */\n  width: calc(1px + 2px);\n}\n";
        assert_eq!(without_remarks(sheet).unwrap(), ".a > b {\ncolor: red;\nwidth: calc(1px + 2px);\n}\n");
    }

    #[test]
    fn what_looks_like_a_remark_within_a_line_stays() {
        let script = "fetch(\"*/*\");\nconst all = \"/*\"; // One.\n/** Two.\n * three. */ take(all);\n/* a */ /* b */\nend();\n";
        let expected = "fetch(\"*/*\");\nconst all = \"/*\"; // One.\ntake(all);\nend();\n";
        assert_eq!(without_remarks(script).unwrap(), expected);
        assert!(without_remarks("a();\n/* One.\nb();\n").is_err());
    }
}
