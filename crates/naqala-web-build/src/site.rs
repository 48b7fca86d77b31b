//! The page as a static site: everything that a server generates on request is written in advance, and every address of the
//! page has a document. Links are relative, so that the site works in any folder of any host.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use naqala::{Rules, catalogue};
use naqala_wire::listing;

use crate::bundle::files_below;

const INDEX: &str = "index.html";
/// The pages that every game has.
const OF_GAMES: [&str; 6] = ["play", "analyse", "embed", "rules", "workshop", "train"];
/// The pages of which there is one.
const SINGLE: [&str; 4] = ["workshop", "yours", "learn", "glossary"];
/// Packed copies, which hosts of files make by themselves.
const PACKED: &str = "br";

/// Writes the site of a page into a folder.
pub(crate) fn write(page: &Path, site: &Path) -> Result<()> {
    if site.exists() {
        fs::remove_dir_all(site).with_context(|| format!("{} cannot be deleted", site.display()))?;
    }
    copy_files(page, site)?;
    write_games(site)?;
    write_documents(page, site)
}

fn copy_files(page: &Path, site: &Path) -> Result<()> {
    let is_packed = |path: &Path| path.extension().is_some_and(|end| end == PACKED);
    for file in files_below(page)?.iter().filter(|file| !is_packed(file)) {
        put(&site.join(file.strip_prefix(page)?), fs::read(file)?)?;
    }
    Ok(())
}

/// The list of games, and the files of every game.
fn write_games(site: &Path) -> Result<()> {
    let games = site.join("games");
    for (language, _) in naqala_languages::NAMES {
        // Nothing keeps a picture of a site for ever, so no tag is needed.
        let list = listing::list(language, |_| String::new());
        put(&games.join(language).with_extension("json"), serde_json::to_vec(&list)?)?;
    }
    for rules in catalogue::all() {
        let file = |folder: &str, ending: &str| site.join(folder).join(rules.id()).with_extension(ending);
        put(&file("games", "toml"), rules.source())?;
        put(&file("games", "packed"), listing::packed(rules))?;
        put(&file("weights", "packed"), rules.weights_to_bytes())?;
        put(&file("boards", "svg"), listing::board(rules).with_context(|| rules.id().to_owned())?)?;
    }
    Ok(())
}

fn write_documents(page: &Path, site: &Path) -> Result<()> {
    let document = fs::read_to_string(page.join(INDEX)).context(INDEX)?;
    let courses = fs::read_to_string(page.join("lessons.txt")).context("lessons.txt")?;
    let of_games = |rules: &Rules| OF_GAMES.map(|kind| format!("{kind}/{}", rules.id()));
    let lessons = courses.lines().chain(catalogue::all().iter().map(Rules::id));
    let paths = SINGLE.map(str::to_owned).into_iter();
    let paths = paths
        .chain(catalogue::all().iter().flat_map(of_games))
        .chain(lessons.map(|id| format!("learn/{id}")));
    put(&site.join(INDEX), in_folder(&document, 0))?;
    for path in paths {
        put(&site.join(&path).join(INDEX), in_folder(&document, path.split('/').count()))?;
    }
    Ok(())
}

/// The document of the page for a folder that lies so deep in the site.
fn in_folder(document: &str, depth: usize) -> String {
    let root = if depth == 0 { "./".to_owned() } else { "../".repeat(depth) };
    document
        .replacen("<html ", "<html data-server=\"none\" ", 1)
        .replace("href=\"/", &format!("href=\"{root}"))
        .replace("src=\"/", &format!("src=\"{root}"))
}

fn put(file: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    }
    fs::write(file, content).with_context(|| format!("{} cannot be written", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_leads_to_the_files_around_it() {
        let document = "<html lang=\"en\"><link href=\"/app-1/style.css\"><script src=\"/app-1/boot.js\">";
        assert_eq!(
            in_folder(document, 2),
            "<html data-server=\"none\" lang=\"en\"><link href=\"../../app-1/style.css\"><script src=\"../../app-1/boot.js\">"
        );
        assert!(in_folder(document, 0).contains("href=\"./app-1/style.css\""));
    }
}
