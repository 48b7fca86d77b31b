//! The glossary: `glossary/LANGUAGE.html`, a fragment for the page of terms, and `glossary/LANGUAGE.txt`, lines by which the page
//! finds terms in the written rules.

use std::fs;
use std::path::Path;

use anyhow::Result;
use naqala::catalogue;
use naqala_learn::{Example, Glossary};

pub(crate) fn write(page: &Path) -> Result<()> {
    let folder = page.join("glossary");
    fs::create_dir_all(&folder)?;
    for (language, _) in naqala_languages::NAMES {
        let glossary = Glossary::of(language);
        let name = |id: &str| {
            catalogue::rules(id).map_or_else(|| id.to_owned(), |rules| naqala::name_text(rules, language))
        };
        let drawn = |example: &Example| {
            example.pictures(language).into_iter().map(|picture| picture.part_of_page().svg()).collect()
        };
        fs::write(folder.join(language).with_extension("html"), glossary.html(name, drawn))?;
        fs::write(folder.join(language).with_extension("txt"), glossary.lines())?;
    }
    Ok(())
}
