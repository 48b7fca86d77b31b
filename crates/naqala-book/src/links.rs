//! Checks that every link of the book has a target.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path};

use pulldown_cmark::{Event, Options, Parser, Tag};

use crate::book::{Book, Entry};

/// A link or a picture of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Link {
    page: String,
    /// The target, relative to the root of the book.
    target: String,
    /// The place in it.
    anchor: Option<String>,
}

/// The mistakes in links, one sentence each, and pages and pictures without any link to them.
pub(crate) fn check(book: &Book) -> Vec<String> {
    let links: Vec<Link> = book.pages.iter().flat_map(|(page, text)| links(page, text)).collect();
    let is_there = |path: &str| book.pages.contains_key(path) || book.pictures.contains_key(path);
    let dead = links.iter().filter(|link| !is_there(&link.target));
    let mut problems: Vec<String> =
        dead.map(|link| format!("{}: there is no {}", link.page, link.target)).collect();
    let mut listed = BTreeSet::new();
    list(&book.contents, &mut listed);
    let lost = book.pages.keys().filter(|page| !listed.contains(page.as_str()));
    problems.extend(lost.map(|page| format!("{page} is not in the table of contents")));
    let nowhere = listed.iter().filter(|page| !book.pages.contains_key(**page));
    problems.extend(nowhere.map(|page| format!("the table of contents lists {page}, which is not there")));
    let shown: BTreeSet<&str> = links.iter().map(|link| link.target.as_str()).collect();
    let hidden = book.pictures.keys().filter(|picture| !shown.contains(picture.as_str()));
    problems.extend(hidden.map(|picture| format!("no page shows {picture}")));
    problems
}

/// Links to places inside pages that the finished pages do not have.
pub(crate) fn check_anchors(book: &Book, html: &Path) -> Vec<String> {
    let links = book.pages.iter().flat_map(|(page, text)| links(page, text));
    let dead = links.filter(|link| {
        let Some(anchor) = &link.anchor else { return false };
        let finished = html.join(&link.target).with_extension("html");
        !fs::read_to_string(finished).is_ok_and(|text| text.contains(&format!("id=\"{anchor}\"")))
    });
    dead.map(|link| {
        format!("{}: {} has no place #{}", link.page, link.target, link.anchor.unwrap_or_default())
    })
    .collect()
}

fn list<'a>(entries: &'a [Entry], listed: &mut BTreeSet<&'a str>) {
    for entry in entries {
        listed.insert(&entry.path);
        list(&entry.within, listed);
    }
}

/// The links of a page that lead into the book.
fn links(page: &str, text: &str) -> Vec<Link> {
    let targets = Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(dest_url.into_string())
        }
        _ => None,
    });
    targets.filter(|target| !is_address(target)).map(|target| resolve(page, &target)).collect()
}

/// Whether a target lies outside the book.
fn is_address(target: &str) -> bool {
    target.split_once(':').is_some_and(|(scheme, _)| scheme.chars().all(|sign| sign.is_ascii_alphabetic()))
}

fn resolve(page: &str, target: &str) -> Link {
    let (path, anchor) = match target.split_once('#') {
        Some((path, anchor)) => (path, Some(anchor.to_owned())),
        None => (target, None),
    };
    let target = if path.is_empty() { page.to_owned() } else { join(page, path) };
    Link { page: page.to_owned(), target, anchor }
}

/// A path as seen from a page, from the root of the book. One that leads out of the book stays outside of it.
fn join(page: &str, path: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir if !parts.is_empty() && parts.last() != Some(&"..") => {
                parts.pop();
            }
            Component::ParentDir => parts.push(".."),
            Component::Normal(part) => parts.push(part.to_str().unwrap_or_default()),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(pages: &[(&str, &str)]) -> Book {
        let pages = pages.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        let mut book = Book { pages: pages.collect(), ..Book::default() };
        let entry = |path: &String| Entry { title: path.clone(), path: path.clone(), within: Vec::new() };
        book.contents = book.pages.keys().map(entry).collect();
        book
    }

    #[test]
    fn links_are_found_from_where_they_stand() {
        assert_eq!(join("games/oware.md", "../rules/en/oware.md"), "rules/en/oware.md");
        assert_eq!(join("a.md", "../../b.md"), "../../b.md");
        let link = resolve("games/a.md", "#options");
        assert_eq!((link.target.as_str(), link.anchor.as_deref()), ("games/a.md", Some("options")));
    }

    #[test]
    fn dead_links_lost_pages_and_unseen_pictures_are_named() {
        let mut book = book(&[
            ("a.md", "[b](b.md) ![c](c.svg) [web](https://example.org) `[d](d.md)`"),
            ("b.md", "| [x](x.md) |\n|---|\n"),
        ]);
        book.pictures.insert("e.svg".into(), String::new());
        book.contents.pop();
        assert_eq!(
            check(&book),
            [
                "a.md: there is no c.svg",
                "b.md: there is no x.md",
                "b.md is not in the table of contents",
                "no page shows e.svg",
            ]
        );
    }
}
