//! The glossary: terms of the field and words of the traditions, with pictures, a page for each language.

use naqala::{catalogue, escape_markdown, language_name, languages, name_text};
use naqala_learn::{Glossary, Term};

use super::page::Page;
use super::{Book, Entry};

pub(super) fn write(book: &mut Book) {
    let mut within = Vec::new();
    for language in languages() {
        let glossary = Glossary::of(language);
        let mut page = Page::default();
        page.title(&format!("Glossary ({})", language_name(language)));
        for term in glossary.terms() {
            page.heading(&escape_markdown(&term.names.join(", ")));
            page.text(&meaning(term, language));
            if let Some(example) = term.example() {
                let pictures = example.pictures(language);
                let drawn = (1..).zip(&pictures).map(|(number, picture)| {
                    let name = format!("term-{}-{}-{number}-{language}", example.game().id(), example.key());
                    book.picture(&name, picture, 1)
                });
                page.markdown(&drawn.collect::<Vec<_>>().join(" "));
            }
        }
        let path = format!("glossary/{language}.md");
        book.add(path.clone(), page.finish());
        within.push(Entry::page(&language_name(language), &path));
    }
    let first = within.remove(0);
    book.contents.push(Entry { title: "Glossary of the field".to_owned(), path: first.path, within });
}

/// The meaning of a term, its language, and its games.
fn meaning(term: &Term, language: &str) -> String {
    let names = |id: &&'static str| catalogue::rules(id).map(|rules| name_text(rules, language));
    let games: Vec<String> = term.games.iter().filter_map(names).collect();
    let about: Vec<String> =
        term.language.iter().cloned().chain((!games.is_empty()).then(|| games.join(", "))).collect();
    if about.is_empty() { term.meaning.clone() } else { format!("{} ({})", term.meaning, about.join("; ")) }
}
