//! Random passages of a language, for native readers to judge without knowing their origin.
//!
//! The samples are what readers see, not the phrases behind it: paragraphs of guides, sentences of written rules, explained
//! moves, and whole messages. Each kind has the same share.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use naqala::{Block, Choices, Game, Session, Silent, catalogue, explain_last, rules_blocks};
use naqala_learn::{Guide, GuideBlock, GuidePart, Span, guide_languages};
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::reading::passages;
use crate::{repository, style};

/// Length of passages in characters: shorter ones say too little to be judged, and longer ones are tiring.
const LENGTH: std::ops::RangeInclusive<usize> = 40..=600;

/// Number of plies of a random game that are explained.
const PLIES: usize = 40;

/// One text by others is added for this many passages.
const SHARE_OF_OTHERS: usize = 4;

/// What is sampled.
#[derive(Debug)]
pub(crate) struct Sample<'a> {
    pub(crate) language: &'a str,
    /// Number of passages.
    pub(crate) count: usize,
    /// Determines the passages; the same seed gives the same ones.
    pub(crate) seed: u64,
    /// Texts by others, to be mixed in.
    pub(crate) others: &'a [PathBuf],
}

/// A passage and where it is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Passage {
    text: String,
    place: String,
}

impl Sample<'_> {
    /// Writes the numbered passages, followed by the origin of each.
    ///
    /// # Errors
    /// The language has no texts, or a file cannot be read.
    pub(crate) fn write(&self, out: &mut dyn Write) -> Result<()> {
        let passages = self.passages()?;
        let language = self.language;
        writeln!(out, "# {} passages of `{language}`, seed {}\n", passages.len(), self.seed)?;
        for (number, passage) in (1..).zip(&passages) {
            writeln!(out, "{number}. {}\n", passage.text)?;
        }
        writeln!(out, "# Where they come from (not for those who judge)\n")?;
        for (number, passage) in (1..).zip(&passages) {
            writeln!(out, "{number}. {}", passage.place)?;
        }
        Ok(())
    }

    fn passages(&self) -> Result<Vec<Passage>> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let games: Vec<Game> =
            catalogue::all().iter().map(|rules| rules.compile(&Choices::new())).collect::<Result<_, _>>()?;
        let kinds = [
            of_guides(self.language),
            self.of_rules(&games),
            self.of_moves(&games, &mut rng),
            self.of_messages()?,
        ];
        let mut chosen = shares(kinds.into(), self.count, &mut rng);
        if chosen.is_empty() {
            bail!("`{}` says nothing yet", self.language);
        }
        let others = self.others.iter().map(of_file).collect::<Result<Vec<_>>>()?;
        chosen.extend(shares(others, chosen.len() / SHARE_OF_OTHERS, &mut rng));
        chosen.shuffle(&mut rng);
        Ok(chosen)
    }

    fn of_rules(&self, games: &[Game]) -> Vec<Passage> {
        let of_game = |game: &Game| {
            let place = format!("rules of {}", game.id());
            let texts = rules_blocks(game, self.language).into_iter().flat_map(|block| match block {
                Block::Paragraph(text) => vec![text],
                Block::List(items) | Block::Steps(items) => items,
                Block::Title(_) | Block::Heading(_) | Block::Drawing(_) => Vec::new(),
            });
            texts.map(|text| Passage { text, place: place.clone() }).collect::<Vec<_>>()
        };
        games.iter().flat_map(of_game).collect()
    }

    /// Explained moves of a random game of each.
    fn of_moves(&self, games: &[Game], rng: &mut Xoshiro256PlusPlus) -> Vec<Passage> {
        let mut found = Vec::new();
        for game in games {
            let mut session = Session::new(game.clone());
            for number in 1..=PLIES {
                let plies = game.plies(session.position());
                let Some((ply, _)) = plies.get(rng.random_range(0..plies.len().max(1))) else { break };
                if session.play_ply(ply, &mut Silent).is_err() {
                    break;
                }
                let place = format!("move {number} of a random game of {}", game.id());
                found.extend(explain_last(&session, self.language).map(|text| Passage { text, place }));
            }
        }
        found
    }

    /// Messages without placeables.
    fn of_messages(&self) -> Result<Vec<Passage>> {
        let mut found = Vec::new();
        // Game texts appear in the written rules.
        let is_shown_elsewhere =
            |file: &PathBuf| file.ends_with("games.ftl") || file.ends_with("options.ftl");
        let is_messages = |file: &PathBuf| {
            file.extension().is_some_and(|extension| extension == "ftl") && !is_shown_elsewhere(file)
        };
        for file in style::texts(self.language)?.into_iter().filter(is_messages) {
            let text = fs::read_to_string(repository(&file)).with_context(|| file.display().to_string())?;
            for (key, text) in passages(&file, &text) {
                if !text.contains('{') && !key.ends_with("-forms") {
                    found
                        .push(Passage { text: one_line(&text), place: format!("{}: {key}", file.display()) });
                }
            }
        }
        Ok(found)
    }
}

/// Paragraphs and list items of the guides.
fn of_guides(language: &str) -> Vec<Passage> {
    let of_language = guide_languages().filter(|(_, its)| *its == language);
    let guides = of_language.filter_map(|(game, language)| Guide::find(game, language));
    let of_guide = |guide: Guide| {
        let place = format!("guides/{}/{language}.md", guide.game());
        let texts = guide.blocks().iter().flat_map(|block| match block {
            GuideBlock::Heading { .. } => Vec::new(),
            GuideBlock::Part(part) => vec![words(std::slice::from_ref(part))],
            GuideBlock::List { items, .. } => items.iter().map(|item| words(item)).collect(),
        });
        texts.map(|text| Passage { text, place: place.clone() }).collect::<Vec<_>>()
    };
    guides.flat_map(of_guide).collect()
}

/// The words of running text, without pictures.
fn words(parts: &[GuidePart]) -> String {
    let spans = parts.iter().flat_map(|part| match part {
        GuidePart::Text(spans) => spans.as_slice(),
        GuidePart::Picture { .. } => &[],
    });
    one_line(&spans.map(Span::words).collect::<String>())
}

/// The paragraphs of a text by others.
fn of_file(file: &PathBuf) -> Result<Vec<Passage>> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| line.trim_end().ends_with(['.', '!', '?']));
    let passage =
        |(number, line)| Passage { text: one_line(line), place: format!("{}:{number}", file.display()) };
    Ok(lines.map(passage).collect())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Chooses `count` different passages, spread as evenly over the kinds as possible.
fn shares(kinds: Vec<Vec<Passage>>, count: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<Passage> {
    let mut seen = BTreeSet::new();
    let mut kinds: Vec<Vec<Passage>> = kinds
        .into_iter()
        .map(|mut kind| {
            kind.retain(|passage| {
                LENGTH.contains(&passage.text.chars().count()) && seen.insert(passage.text.clone())
            });
            kind.shuffle(rng);
            kind
        })
        .collect();
    let mut chosen = Vec::new();
    while chosen.len() < count && kinds.iter().any(|kind| !kind.is_empty()) {
        chosen.extend(kinds.iter_mut().filter_map(Vec::pop));
    }
    chosen.truncate(count);
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(seed: u64) -> Vec<Passage> {
        Sample { language: "it", count: 12, seed, others: &[] }.passages().unwrap()
    }

    #[test]
    fn a_sample_takes_from_every_kind_and_depends_on_its_seed_alone() {
        let first = sample(1);
        assert_eq!(first.len(), 12);
        assert_eq!(first, sample(1));
        assert_ne!(first, sample(2));
        for kind in ["guides/", "rules of ", "move ", "languages/it/"] {
            let of_kind = first.iter().filter(|passage| passage.place.starts_with(kind));
            assert_eq!(of_kind.count(), 3, "{kind}");
        }
        let texts: BTreeSet<&str> = first.iter().map(|passage| passage.text.as_str()).collect();
        assert_eq!(texts.len(), 12, "no passage comes twice");
    }

    #[test]
    fn other_texts_are_mixed_in_and_named_only_behind_the_passages() {
        let readme = [repository("README.md")];
        let mut out = Vec::new();
        Sample { language: "ro", count: 8, seed: 3, others: &readme }.write(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        let (passages, places) = text.split_once("# Where they come from").unwrap();
        assert!(passages.contains("\n10. ") && !passages.contains("README.md"), "{passages}");
        assert_eq!(places.matches("README.md:").count(), 2, "{places}");
    }

    #[test]
    fn a_language_that_is_not_there_is_an_error() {
        assert!(Sample { language: "xx", count: 1, seed: 1, others: &[] }.passages().is_err());
    }
}
