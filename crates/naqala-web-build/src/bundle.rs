//! Bundles modules that several parts of the page share, so that a page needs few requests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// The script that fetches the parts.
pub(crate) const LINKS: &str = "__wasm_split.js";
/// Suffix of files that contain several modules.
pub(crate) const BUNDLE: &str = ".bin";
/// Parts that most visitors load, in the usual order. The modules that the first one needs are bundled into one file, and those
/// that the next one needs in addition into another.
const FIRST_PARTS: [&str; 2] = ["games", "table"];
/// Maximum size of shared modules that are bundled although only other parts use them, in bytes. These are small and numerous.
const SMALL: u64 = 24 * 1024;
const SMALL_ONES: &str = "shared";
/// The script that fetches modules, including those in bundles.
const LOADER: &str = include_str!("loader.js");
/// The code with which the script fetches a module, before and after the module's name.
const FETCH: (&str, &str) = ("fetch(new URL(\"./", "\", import.meta.url))");

/// The name of the bundle for a module, depending on the parts that use it; `None` if it is not bundled.
fn bundle_of(name: &str, users: &str, size: u64) -> Option<&'static str> {
    if !name.starts_with("chunk") {
        return None;
    }
    let is_used = |part: &&&str| users.split(", ").any(|user| user == **part);
    let first = FIRST_PARTS.iter().find(is_used);
    first.copied().or((size <= SMALL).then_some(SMALL_ONES))
}

/// Bundles modules that several parts share, and tells the script that fetches them where they are.
pub(crate) fn bundle(program: &Path) -> Result<()> {
    let script = program.join(LINKS);
    let links = fs::read_to_string(&script).context(LINKS)?;
    let mut bundles: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    let mut text = String::from(LOADER);
    let mut rest = links.as_str();
    while let Some((before, after)) = rest.split_once(FETCH.0) {
        let (name, after) =
            after.split_once(FETCH.1).context("the parts are fetched in a way that is not known")?;
        // The parts that use a module are listed in a comment above it.
        let users = before.rsplit_once("/* ").and_then(|(_, remark)| remark.split_once(" */"));
        let users = users.map_or("", |(users, _)| users);
        text += before;
        let module = program.join(name);
        match bundle_of(name, users, fs::metadata(&module)?.len()) {
            Some(bundle) => {
                let pieces = bundles.entry(bundle).or_default();
                let from = pieces.len();
                pieces.extend(fs::read(&module)?);
                fs::remove_file(module)?;
                text += &format!("piece(\"./{bundle}{BUNDLE}\", {from}, {})", pieces.len());
            }
            None => text += &format!("get(\"./{name}\")"),
        }
        rest = after;
    }
    for (name, pieces) in bundles {
        fs::write(program.join(format!("{name}{BUNDLE}")), pieces)?;
    }
    fs::write(script, text + rest)?;
    Ok(())
}

/// All files in a folder and its subfolders, in order.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in fs::read_dir(folder)?.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_come_in_few_files() {
        let folder = std::env::temp_dir().join(format!("naqala-bundle-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let large = "g".repeat(SMALL as usize + 1);
        let modules = [
            ("chunk_1.wasm", "games, rules", "ab"),
            ("chunk_2.wasm", "online, table", "cde"),
            ("chunk_3.wasm", "games, table", "f"),
            ("chunk_4.wasm", "lessons, online", "hi"),
            ("chunk_5.wasm", "lessons, online", large.as_str()),
            ("split_table.wasm", "", "k"),
        ];
        let mut links = String::new();
        for (name, users, content) in modules {
            links += &format!("/* {users} */\n() => {}{name}{};\n", FETCH.0, FETCH.1);
            fs::write(folder.join(name), content).unwrap();
        }
        fs::write(folder.join(LINKS), links).unwrap();
        bundle(&folder).unwrap();
        let content = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!([content("games.bin"), content("table.bin"), content("shared.bin")], ["abf", "cde", "hi"]);
        let links = content(LINKS);
        for link in [
            "piece(\"./games.bin\", 0, 2)",
            "piece(\"./games.bin\", 2, 3)",
            "piece(\"./table.bin\", 0, 3)",
            "get(\"./chunk_5.wasm\")",
            "get(\"./split_table.wasm\")",
        ] {
            assert!(links.contains(link), "{link}");
        }
        assert_eq!(files_below(&folder).unwrap().len(), 6, "three bundles, the script and two modules");
        fs::remove_dir_all(folder).unwrap();
    }
}
