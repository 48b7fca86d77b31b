//! The book in memory: Markdown pages, pictures, and the order of the pages.

mod contents;
mod fixed;
mod game;
mod glossary;
mod named;
mod overview;
mod page;
mod rules;
mod sample;

use std::collections::BTreeMap;

use anyhow::Result;
use naqala::{Choices, Game, Picture, Position, Rules, catalogue};
use rayon::prelude::*;

pub(crate) use contents::Entry;

/// Everything a reader can open, by its path in the book.
#[derive(Debug, Default)]
pub(crate) struct Book {
    /// Pages of Markdown.
    pub(crate) pages: BTreeMap<String, String>,
    /// Pictures as SVG.
    pub(crate) pictures: BTreeMap<String, String>,
    /// The table of contents.
    pub(crate) contents: Vec<Entry>,
}

impl Book {
    /// Writes the whole book.
    pub(crate) fn write() -> Result<Book> {
        let mut book = Book::default();
        fixed::introduction(&mut book)?;
        let parts: Vec<Book> = by_name().par_iter().map(|rules| game_part(rules)).collect::<Result<_>>()?;
        overview::write(&mut book, parts)?;
        named::write(&mut book);
        glossary::write(&mut book);
        fixed::writing(&mut book)?;
        fixed::facts(&mut book)?;
        Ok(book)
    }

    fn add(&mut self, path: String, page: String) {
        self.pages.insert(path, page);
    }

    /// Adds the pages and pictures of another part; returns its contents.
    fn take_in(&mut self, part: Book) -> Vec<Entry> {
        self.pages.extend(part.pages);
        self.pictures.extend(part.pictures);
        part.contents
    }

    /// Draws a picture and returns the Markdown that shows it on a page at this depth of folders.
    fn picture(&mut self, name: &str, picture: &Picture<'_>, depth: usize) -> String {
        let path = format!("pictures/{name}.svg");
        self.pictures.insert(path.clone(), picture.svg());
        page::image(&picture.description(), &format!("{}{path}", "../".repeat(depth)))
    }
}

/// The games sorted by name.
fn by_name() -> Vec<&'static Rules> {
    let mut games: Vec<&Rules> = catalogue::all().iter().collect();
    games.sort_by_key(|rules| rules.name().to_lowercase());
    games
}

/// A game's pages: its guide, and its rules in every language.
fn game_part(rules: &Rules) -> Result<Book> {
    let game = rules.compile(&Choices::new())?;
    let mut part = Book::default();
    game::write(&mut part, &game);
    let languages = rules::write(&mut part, &game);
    let path = game_path(&game);
    part.contents = vec![Entry { title: game.name().to_owned(), path, within: languages }];
    Ok(part)
}

fn game_path(game: &Game) -> String {
    format!("games/{}.md", game.id())
}

/// The picture of the start position, in a language.
fn start_picture(book: &mut Book, game: &Game, start: &Position, language: &str, depth: usize) -> String {
    let picture = Picture::new(game, start).language(language);
    book.picture(&format!("{}-{language}", game.id()), &picture, depth)
}
