//! The hand-written pages: the introduction, the rule language, the notation, the ways to program with Naqala, and how facts were
//! measured.

use std::fs;

use anyhow::{Context, Result};
use naqala::catalogue;

use super::{Book, Entry};
use crate::repository;

const INTRODUCTION: &str = include_str!("../../pages/introduction.md");
const MEASURED: &str = include_str!("../../pages/measured.md");

pub(super) fn introduction(book: &mut Book) -> Result<()> {
    let names: Vec<String> = naqala::languages().map(naqala::language_name).collect();
    let page = INTRODUCTION
        .replace("{games}", &catalogue::all().len().to_string())
        .replace("{named}", &catalogue::named().len().to_string())
        .replace("{languages}", &names.join(", "));
    add(book, "Introduction", "introduction.md", page);
    Ok(())
}

pub(super) fn writing(book: &mut Book) -> Result<()> {
    document(book, "Playing", "playing.md")?;
    document(book, "The rule language", "rule-language.md")?;
    document(book, "Reference of the rule language", "rule-reference.md")?;
    document(book, "Notation", "notation.md")?;
    document(book, "JSON output", "json.md")?;
    document(book, "Terms in code and documentation", "glossary.md")?;
    document(book, "Analysis, annotated games, matches", "analysis.md")?;
    document(book, "The engine protocol", "protocol.md")?;
    document(book, "How the engine searches", "engine.md")?;
    document(book, "What was measured of the engine", "engine-measured.md")?;
    document(book, "Endgame tables", "tables.md")?;
    let curve = "images/tables.svg";
    book.pictures.insert(curve.to_owned(), read(curve)?);
    document(book, "Solved by Naqala", "solved.md")?;
    document(book, "Naqala in Python", "python.md")?;
    document(book, "Naqala in JavaScript", "javascript.md")?;
    document(book, "Naqala in C", "c.md")?;
    document(book, "The server API", "api.md")?;
    document(book, "Running a server", "server.md")
}

pub(super) fn facts(book: &mut Book) -> Result<()> {
    let facts = catalogue::ids().find_map(catalogue::measured).context("no game is measured")?;
    let page = MEASURED
        .replace("{count}", &facts.games.to_string())
        .replace("{most}", &facts.most_plies.to_string());
    add(book, "What was measured", "measured.md", page);
    let state = read("games.md")?;
    add(book, "The state of the games", "state.md", state);
    Ok(())
}

/// A page of `docs/`, as it is.
fn document(book: &mut Book, title: &str, file: &str) -> Result<()> {
    let page = read(file)?;
    add(book, title, file, page);
    Ok(())
}

fn read(file: &str) -> Result<String> {
    let path = repository("docs").join(file);
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

fn add(book: &mut Book, title: &str, path: &str, page: String) {
    book.add(path.to_owned(), page);
    book.contents.push(Entry::page(title, path));
}
