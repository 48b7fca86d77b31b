//! Other notations of moves: the names of pits are replaced, everything else stays. The notations are in `notations.toml`.

use std::sync::LazyLock;

use anyhow::{Result, bail};
use naqala::{Game, Position, Side};
use serde::Deserialize;

use crate::localizer::Localizer;

static NOTATIONS: LazyLock<Vec<Notation>> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../notations.toml")).expect("a test reads the file");
    file.notation
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    notation: Vec<Notation>,
}

/// How a source names pits.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Notation {
    pub(crate) name: String,
    /// What the notation is, and whose.
    pub(crate) about: String,
    /// Where it is used.
    #[allow(dead_code, reason = "for readers of the file")]
    source: String,
    pits: Pits,
    south: String,
    north: String,
}

/// The boards a notation is for, by our names of their pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Pits {
    /// `a`, `b`, `c`.
    Letter,
    /// `a1`, `b1`.
    LetterNumber,
}

/// The names of all notations, for the help.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    NOTATIONS.iter().map(|notation| notation.name.as_str())
}

impl Notation {
    /// A notation for a game.
    ///
    /// # Errors
    /// No notation has the name, or the game's pits are called otherwise.
    pub(crate) fn of(name: &str, game: &Game) -> Result<&'static Notation> {
        let Some(notation) = NOTATIONS.iter().find(|notation| notation.name == name) else {
            bail!("no notation `{name}`; there are {}", names().collect::<Vec<_>>().join(", "));
        };
        let is_fitting = game.sides().count() <= 2
            && game.board().pits().all(|pit| {
                let name = game.board().name(pit);
                let has_number = name.len() > 1 && name[1..].bytes().all(|byte| byte.is_ascii_digit());
                has_number == (notation.pits == Pits::LetterNumber)
                    && (has_number || name.len() == 1)
                    && !matches!(name, "L" | "R")
            });
        if !is_fitting {
            bail!(
                "the notation `{name}` has no names for the pits of {}: it is {}",
                game.id(),
                notation.about
            );
        }
        Ok(notation)
    }

    /// A ply of ours as this notation writes it.
    pub(crate) fn write(&self, game: &Game, ply: &str) -> String {
        let pits = self.pits(game);
        replace(ply, &pits.iter().map(|(ours, theirs)| (ours.as_str(), theirs.as_str())).collect::<Vec<_>>())
    }

    /// A ply of this notation as we write it; where two pits have one name, the mover's is meant.
    pub(crate) fn read(&self, game: &Game, position: &Position, ply: &str) -> String {
        let mut pits = self.pits(game);
        let is_mover = |ours: &str| {
            let is_south = ours.starts_with(|c: char| c.is_ascii_lowercase());
            is_south == (position.to_move() == Side::South)
        };
        pits.sort_by_key(|(ours, _)| !is_mover(ours));
        replace(ply, &pits.iter().map(|(ours, theirs)| (theirs.as_str(), ours.as_str())).collect::<Vec<_>>())
    }

    /// The game with the pits called as in this notation, for a drawn board.
    pub(crate) fn drawn(&self, game: &Game) -> Game {
        let names = self.pits(game);
        game.with_pit_names(|pit| names[pit.index()].1.clone())
    }

    /// The game with the pits named for sentences about a player's move: where two pits share a name, the other player's gets its
    /// side.
    pub(crate) fn in_sentences(&self, game: &Game, mover: Side, localizer: Localizer) -> Game {
        let names = self.pits(game);
        game.with_pit_names(|pit| {
            let (name, home) = (&names[pit.index()].1, game.board().home(pit));
            let is_shared = names.iter().filter(|(_, other)| other == name).count() > 1;
            let side = (is_shared && home != mover).then(|| format!(" ({})", localizer.side(home)));
            format!("{name}{}", side.unwrap_or_default())
        })
    }

    /// Our names of the pits, and those of this notation.
    fn pits(&self, game: &Game) -> Vec<(String, String)> {
        let board = game.board();
        let theirs = |ours: &str| {
            let is_south = ours.starts_with(|c: char| c.is_ascii_lowercase());
            let (letter, number) = ours.split_at(1);
            let letter = letter.to_ascii_lowercase();
            let count = letter.bytes().next().map_or(0, |byte| u32::from(byte - b'a') + 1);
            let pattern = if is_south { &self.south } else { &self.north };
            pattern
                .replace("{LETTER}", &letter.to_ascii_uppercase())
                .replace("{letter}", &letter)
                .replace("{number}", number)
                .replace("{count}", &count.to_string())
        };
        board.pits().map(|pit| board.name(pit)).map(|ours| (ours.to_owned(), theirs(ours))).collect()
    }
}

/// A ply with the names of its pits replaced, the longest first. A word such as `swap` has none.
fn replace(ply: &str, names: &[(&str, &str)]) -> String {
    if ply.len() > 2 && ply.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return ply.to_owned();
    }
    let mut text = String::new();
    let mut rest = ply;
    while let Some(sign) = rest.chars().next() {
        let found =
            names.iter().filter(|(name, _)| rest.starts_with(name)).max_by_key(|(name, _)| name.len());
        // If names are equal, the first one counts.
        let found = found.and_then(|(name, _)| names.iter().find(|(other, _)| other == name));
        match found {
            Some((name, other)) => {
                text.push_str(other);
                rest = &rest[name.len()..];
            }
            None => {
                text.push(sign);
                rest = &rest[sign.len_utf8()..];
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use naqala::catalogue;

    use super::*;

    /// Every legal ply of some positions is read as it was written.
    #[test]
    fn what_is_written_is_read_as_the_same_ply() {
        let games = [
            ("kiba", "bao-kiswahili"),
            ("kiba", "omweso"),
            ("numbers", "toguz-kumalak"),
            ("capitals", "oware"),
        ];
        for (name, id) in games {
            let game = catalogue::game(id).unwrap();
            let notation = Notation::of(name, &game).unwrap();
            let mut position = game.start();
            for _ in 0..12 {
                let plies = game.plies(&position);
                for (ply, _) in &plies {
                    let ours = game.ply_text(&position, ply);
                    let theirs = notation.write(&game, &ours);
                    assert_eq!(notation.read(&game, &position, &theirs), ours, "{id}: {theirs}");
                }
                let Some((_, next)) = plies.last() else { break };
                position = *next;
            }
        }
        let bao = catalogue::game("bao-kiswahili").unwrap();
        assert_eq!(Notation::of("kiba", &bao).unwrap().write(&bao, "a6L*"), "A6L*");
        assert!(Notation::of("kiba", &catalogue::game("oware").unwrap()).is_err());
        assert!(Notation::of("latin", &bao).unwrap_err().to_string().contains("there are kiba"));
    }
}
