//! The guides as fragments of HTML: `guides/LANGUAGE/GAME.html`, in every language; a guide that is not translated is in English.
//! The page draws the boards itself, from the positions that a fragment names.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use naqala::catalogue;
use naqala_learn::{Example, Glossary, Guide, Marker};

pub(crate) fn write(page: &Path) -> Result<()> {
    let named = catalogue::named().iter().map(|game| game.id.as_str());
    let ids: Vec<&str> = catalogue::ids().chain(named).collect();
    for (language, _) in naqala_languages::NAMES {
        let folder = page.join("guides").join(language);
        fs::create_dir_all(&folder)?;
        let glossary = Glossary::of(language).lines();
        for id in &ids {
            let Some(guide) = Guide::find(id, language) else { continue };
            let html = fragment(&guide, &glossary).with_context(|| format!("{id} in {language}"))?;
            fs::write(folder.join(id).with_extension("html"), html)?;
        }
    }
    Ok(())
}

fn fragment(guide: &Guide, glossary: &str) -> Result<String> {
    let examples = match catalogue::rules(guide.game()) {
        Some(rules) => Guide::examples(rules)?,
        None => Vec::new(),
    };
    let boards = |key: &str| {
        let example = examples.iter().find(|example| example.key() == key);
        example.map(boards).into_iter().collect()
    };
    let text = guide.marked_html(boards, &mut Marker::read(glossary, guide.game()));
    Ok(format!("<div lang=\"{}\">\n{text}</div>\n", guide.language()))
}

/// Where the page draws the boards of an example. The words of positions need no escaping.
fn boards(example: &Example) -> String {
    let text = |position| example.game().position_text(position);
    let after = example.played().map_or_else(String::new, |(ply, after)| {
        format!(" data-ply=\"{ply}\" data-after=\"{}\"", text(after))
    });
    format!("<div class=\"boards\" data-before=\"{}\"{after}></div>", text(example.before()))
}
