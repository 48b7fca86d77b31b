//! The list of all games.

use anyhow::Result;
use naqala::catalogue::{self, Measured};
use naqala::{Choices, Rules, escape_markdown};

use super::page::{Page, link};
use super::{Book, Entry, by_name};

pub(super) fn write(book: &mut Book, parts: Vec<Book>) -> Result<()> {
    let mut page = Page::default();
    page.title("The games");
    page.text("Every game has a page of its own. The sign × stands between rows and columns of the board.");
    let rows = by_name().into_iter().map(row).collect::<Result<Vec<_>>>()?;
    page.table(["game", "players", "board", "moves", "difficulty", "played in"], rows);
    page.markdown("What the numbers mean is explained in [what was measured](measured.md).");
    book.add("games.md".to_owned(), page.finish());
    let mut within = Vec::new();
    for part in parts {
        within.extend(book.take_in(part));
    }
    book.contents.push(Entry { within, ..Entry::page("The games", "games.md") });
    Ok(())
}

fn row(rules: &Rules) -> Result<[String; 6]> {
    let game = rules.compile(&Choices::new())?;
    let facts = catalogue::measured(rules.id());
    Ok([
        link(rules.name(), &format!("games/{}.md", rules.id())),
        rules.about().player_range(),
        format!("{} × {}", game.board().rows(), game.board().columns()),
        facts.map(|facts| format!("{:.0}", facts.plies)).unwrap_or_default(),
        facts.map(difficulty).unwrap_or_default(),
        escape_markdown(&rules.about().played),
    ])
}

/// "62 (hard)", or nothing for a player alone.
pub(super) fn difficulty(facts: &Measured) -> String {
    if facts.wins.len() == 1 {
        return "–".to_owned();
    }
    format!("{:.0} ({})", facts.difficulty(), facts.hardness().name())
}
