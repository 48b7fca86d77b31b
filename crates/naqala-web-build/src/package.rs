//! The package for JavaScript: the rules and the engine with their scripts and types, games, languages, and hand-written files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use naqala::{Choices, Rules, catalogue};
use naqala_languages::Language;
use serde_json::json;
use wasm_bindgen_cli_support::Bindgen;

use crate::assets::{pack_as_brotli, without_remarks};
use crate::{checks, imports};

const CRATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
/// The folder with hand-written files.
const BY_HAND: &str = "naqala-js/package";
/// Files next to the crates.
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];
/// The messages of the page and of boards that the custom element also uses.
const WORDS: [&str; 7] = ["to-start", "back", "forward", "to-end", "undo", "button-pass", "button-swap"];
/// What the element adds to the rules, for a page in English.
const ELEMENT: [&str; 5] =
    ["naqala-board.js", "board-files.js", "board-picture.js", "board-engine.js", "languages/en.json"];

/// Maximum compressed size of the rules with one game, in bytes. The target is 120,000.
const MOST_RULES: u64 = 136 * 1024;
const RULES: [&str; 2] = ["naqala.js", "naqala_bg.wasm"];

/// Writes the package into a folder.
pub(crate) fn write(compiled: &Path, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(folder)?;
    bind(&compiled.join("web-library/naqala_js.wasm"), "naqala", folder)?;
    bind(&compiled.join("web-engine/naqala_web_engine.wasm"), "naqala_web_engine", folder)?;
    let crates = Path::new(CRATES);
    let languages = naqala_languages::read_folder(&crates.join("../languages"))?;
    let codes: Vec<&str> = languages.iter().map(|language| language.code.as_str()).collect();
    for file in fs::read_dir(crates.join(BY_HAND))? {
        let file = file?.path();
        let text = fs::read_to_string(&file)?
            .replace("@VERSION@", env!("CARGO_PKG_VERSION"))
            .replace("@LANGUAGES@", &codes.join(" "));
        fs::write(folder.join(file.file_name().unwrap_or_default()), text)?;
    }
    fs::copy(crates.join("naqala-web/assets/engine-worker.js"), folder.join("engine-worker.js"))?;
    for licence in LICENCES {
        fs::copy(crates.join("..").join(licence), folder.join(licence)).context(licence)?;
    }
    write_games(folder)?;
    write_languages(&languages, &folder.join("languages"))
}

/// Writes a module with its script and its types.
fn bind(wasm: &Path, name: &str, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).web(true)?.typescript(true);
    bindgen.omit_default_module_path(false).remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder).with_context(|| format!("{} cannot be bound", wasm.display()))?;
    checks::add(folder, name)?;
    imports::number(folder, name)?;
    // The types have the same remarks; the first one says where they are.
    let script = folder.join(format!("{name}.js"));
    let text = fs::read_to_string(&script).with_context(|| script.display().to_string())?;
    let types = text.lines().next().unwrap_or_default();
    Ok(fs::write(script, format!("{types}\n{}", without_remarks(&text)?))?)
}

/// Writes every game as packed data, `games/oware.game`, and its presets, `games/oware/oware-abapa.game`; the same with the
/// engine's weights in the folder `engine`.
fn write_games(folder: &Path) -> Result<()> {
    let write = |name: String, game: &naqala::Game| -> Result<()> {
        let bare = game.to_bytes_with_weights(None).with_context(|| name.clone())?;
        fs::write(folder.join("games").join(&name), bare)?;
        Ok(fs::write(folder.join("engine").join(&name), game.to_bytes())?)
    };
    for rules in catalogue::all() {
        for place in ["games", "engine"] {
            fs::create_dir_all(folder.join(place).join(rules.id()))?;
        }
        let usual = rules.compile(&Choices::new()).with_context(|| rules.id().to_owned())?;
        write(format!("{}.game", rules.id()), &usual)?;
        for preset in rules.presets() {
            let game =
                rules.compile(Choices::new().preset(&preset.name)).with_context(|| preset.name.clone())?;
            write(format!("{}/{}.game", rules.id(), preset.name), &game)?;
        }
    }
    let list: Vec<_> = catalogue::all().iter().map(described).collect();
    fs::write(folder.join("games/index.json"), json!(list).to_string())?;
    Ok(())
}

fn described(rules: &Rules) -> serde_json::Value {
    let presets: Vec<&str> = rules.presets().iter().map(|preset| preset.name.as_str()).collect();
    json!({ "id": rules.id(), "name": rules.name(), "theme": rules.theme().id, "presets": presets })
}

/// Writes, for each language, the messages about rules and boards, unless it is English, and those of the custom element.
fn write_languages(languages: &[Language], folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    for language in languages {
        let part = |name: &str| {
            let part = naqala_languages::PARTS.iter().find(|part| part.name == name);
            // The package explains moves and has no written rules.
            let files = part.map_or(&[][..], |part| part.files).iter().copied();
            language.messages(&files.filter(|file| !["rules", "options"].contains(file)).collect::<Vec<_>>())
        };
        let (page, view) = (part("page"), part("view"));
        let word = |key: &str| {
            let line =
                page.lines().chain(view.lines()).find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            (key.to_owned(), json!(line.unwrap_or(key)))
        };
        let words: serde_json::Map<_, _> = WORDS.into_iter().map(word).collect();
        let text = if language.code == "en" {
            json!({ "words": words })
        } else {
            json!({ "rules": part("rules"), "view": view, "words": words })
        };
        fs::write(folder.join(format!("{}.json", language.code)), text.to_string())?;
    }
    Ok(())
}

/// Prints the sizes; false if the rules are too large.
pub(crate) fn report(folder: &Path) -> Result<bool> {
    let first = format!("games/{}.game", naqala_wire::FIRST_GAME);
    let rules = packed_size(folder, &[&RULES[..], &[&first]].concat())?;
    let element = packed_size(folder, &ELEMENT)?;
    let engine =
        packed_size(folder, &["engine-worker.js", "naqala_web_engine.js", "naqala_web_engine_bg.wasm"])?;
    println!("== rules with one game: {rules} bytes packed, of at most {MOST_RULES}");
    println!("== the element: {element} bytes more; the engine in its worker: {engine}");
    if rules > MOST_RULES {
        eprintln!("naqala-web-build: the rules are too large");
    }
    Ok(rules <= MOST_RULES)
}

/// The compressed size of files, as a server sends them.
fn packed_size(folder: &Path, files: &[&str]) -> Result<u64> {
    let size = |file: &&str| -> Result<u64> {
        let path: PathBuf = folder.join(file);
        let content = fs::read(&path).with_context(|| path.display().to_string())?;
        let mut packed = Vec::new();
        pack_as_brotli(&content, &mut packed)?;
        Ok(packed.len() as u64)
    };
    files.iter().map(size).sum()
}
