//! The documentation of the rule language as documents of their own, to which the workshop leads: `docs/rule-language.html` and
//! `docs/rule-reference.html`. They need no program, and links between them work in any folder.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// The documents, and what the browser calls them.
const DOCUMENTS: [(&str, &str); 2] =
    [("rule-language", "The rule language"), ("rule-reference", "Reference of the rule language")];
/// Where they are written.
const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

/// Writes the documents into the page, whose program lies in a folder of this name.
pub(crate) fn write(page: &Path, program: &str) -> Result<()> {
    let folder = page.join("docs");
    fs::create_dir_all(&folder)?;
    for (name, title) in DOCUMENTS {
        let source = Path::new(SOURCE).join(name).with_extension("md");
        let text = fs::read_to_string(&source).with_context(|| source.display().to_string())?;
        fs::write(folder.join(name).with_extension("html"), document(&text, title, program))?;
    }
    Ok(())
}

fn document(markdown: &str, title: &str, program: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\" data-look=\"system\">\n<head>\n<meta charset=\"utf-8\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n\
         <meta name=\"color-scheme\" content=\"light dark\" />\n<title>{title} — Naqala</title>\n\
         <link rel=\"icon\" href=\"../icon.svg\" type=\"image/svg+xml\" />\n\
         <link rel=\"stylesheet\" href=\"../{program}/style.css\" />\n</head>\n\
         <body>\n<main class=\"document\">\n<p><a href=\"../workshop\">Workshop</a></p>\n{}</main>\n</body>\n</html>\n",
        content(markdown)
    )
}

/// A text as HTML. Headings have the names that links to them use.
fn content(markdown: &str) -> String {
    let mut events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    name_headings(&mut events);
    let mut is_kept = Vec::new();
    let shown = events.into_iter().filter_map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let address = address(&dest_url);
            is_kept.push(address.is_some());
            Some(Event::Start(Tag::Link { link_type, dest_url: address?.into(), title, id }))
        }
        Event::End(TagEnd::Link) => is_kept.pop().unwrap_or_default().then_some(event),
        event => Some(event),
    });
    let mut text = String::new();
    html::push_html(&mut text, shown);
    text
}

/// Where a link leads here; `None` for documents that are not here.
fn address(link: &str) -> Option<String> {
    let (file, place) =
        link.split_once('#').map_or((link, String::new()), |(file, id)| (file, format!("#{id}")));
    if file.is_empty() || file.starts_with("https:") {
        return Some(link.to_owned());
    }
    let name = file.strip_suffix(".md")?;
    DOCUMENTS.iter().any(|(known, _)| *known == name).then(|| format!("{name}.html{place}"))
}

/// Gives every heading the name that GitHub gives it.
fn name_headings(events: &mut [Event<'_>]) {
    let mut used: HashMap<String, usize> = HashMap::new();
    for at in 0..events.len() {
        let rest = events[at..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let name: String = rest
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(slug(text)),
                _ => None,
            })
            .collect();
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[at] {
            let count = used.entry(name.clone()).or_default();
            let name = if *count == 0 { name } else { format!("{name}-{count}") };
            *count += 1;
            *id = Some(CowStr::from(name));
        }
    }
}

fn slug(text: &str) -> String {
    let sign = |sign: char| match sign {
        ' ' => Some('-'),
        '-' | '_' => Some(sign),
        sign => sign.is_alphanumeric().then(|| sign.to_ascii_lowercase()),
    };
    text.chars().filter_map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_what_is_there() {
        let text =
            "# The `pick` list\n\n[there](rule-reference.md#end), [here](#the-pick-list), [no](json.md)\n";
        assert_eq!(
            content(text),
            "<h1 id=\"the-pick-list\">The <code>pick</code> list</h1>\n\
             <p><a href=\"rule-reference.html#end\">there</a>, <a href=\"#the-pick-list\">here</a>, no</p>\n"
        );
    }

    #[test]
    fn all_places_within_the_documents_are_there() {
        let read =
            |name: &str| fs::read_to_string(Path::new(SOURCE).join(name).with_extension("md")).unwrap();
        let shown: HashMap<&str, String> =
            DOCUMENTS.map(|(name, _)| (name, content(&read(name)))).into_iter().collect();
        for (name, text) in &shown {
            for link in text.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let Some((file, id)) = link.split_once('#').filter(|_| !link.starts_with("https:")) else {
                    continue;
                };
                let there = shown.get(file.strip_suffix(".html").unwrap_or(name)).unwrap();
                assert!(there.contains(&format!("id=\"{id}\"")), "{name}: {link}");
            }
        }
    }
}
