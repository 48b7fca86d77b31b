//! The words of the traditions, as the guides explain them under “Words”.

use std::collections::BTreeMap;

use super::entry::{Known, Term, language_name, picture};
use crate::GUIDES;
use crate::guides::{Guide, GuideBlock, GuidePart, Section, Span};

/// A word as one guide explains it.
struct GuideWord {
    names: Vec<String>,
    meaning: String,
}

/// All words of all guides, each once, sorted by their names.
pub(super) fn collect(known: &[Known], language: &str) -> Vec<Term> {
    let mut terms: BTreeMap<String, Term> = BTreeMap::new();
    for (game, ..) in GUIDES.iter().filter(|(_, code, _)| *code == "en") {
        let of_guide =
            |language: &str| Guide::find(game, language).map(|guide| words(&guide)).unwrap_or_default();
        let (english, local) = (of_guide("en"), of_guide(language));
        for (at, english) in english.into_iter().enumerate() {
            let Some(first) = english.names.first().cloned() else { continue };
            let key = key(&first);
            let known = known.iter().find(|known| known.game == **game && known.word == first);
            let term = terms.entry(key.clone()).or_insert_with(|| {
                let GuideWord { names, meaning } = local.get(at).map_or_else(
                    || GuideWord { names: english.names.clone(), meaning: english.meaning.clone() },
                    |word| GuideWord { names: word.names.clone(), meaning: word.meaning.clone() },
                );
                let forms = names.clone();
                Term { key, names, forms, meaning, language: None, games: Vec::new(), picture: None }
            });
            term.games.push(game);
            if let Some(known) = known {
                term.language = term
                    .language
                    .take()
                    .or(known.language.as_deref().map(|code| language_name(code, language)));
                term.picture = term.picture.take().or(picture(known.picture.as_deref()));
            }
        }
    }
    let mut terms: Vec<Term> = terms.into_values().collect();
    terms.sort_by_key(|term| term.name().to_lowercase());
    terms
}

/// The words of a guide: what stands out before the first colon of an item is their names, the rest what they mean.
fn words(guide: &Guide) -> Vec<GuideWord> {
    let within = guide
        .blocks()
        .iter()
        .skip_while(|block| !matches!(block, GuideBlock::Heading { section: Section::Words, .. }));
    let lists = within.skip(1).take_while(|block| !matches!(block, GuideBlock::Heading { .. }));
    let items = lists.flat_map(|block| match block {
        GuideBlock::List { items, .. } => items.as_slice(),
        GuideBlock::Heading { .. } | GuideBlock::Part(_) => &[],
    });
    let spans = items.filter_map(|parts| match parts.first() {
        Some(GuidePart::Text(spans)) => Some(spans.as_slice()),
        _ => None,
    });
    spans.map(word).collect()
}

fn word(spans: &[Span]) -> GuideWord {
    let mut names = Vec::new();
    let mut meaning = String::new();
    let mut is_past_colon = false;
    for span in spans {
        match span {
            Span::Strong(name) if !is_past_colon => names.push(name.clone()),
            span if is_past_colon => meaning.push_str(span.words()),
            span => {
                if let Some((_, rest)) = span.words().split_once(':') {
                    is_past_colon = true;
                    meaning.push_str(rest);
                }
            }
        }
    }
    GuideWord { names, meaning: meaning.trim().to_owned() }
}

/// A word for use in an address: letters and digits; any sequence of other characters becomes one hyphen.
fn key(word: &str) -> String {
    let mut key = String::new();
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            c if c.is_alphanumeric() => key.push(c),
            _ if !key.ends_with('-') && !key.is_empty() => key.push('-'),
            _ => {}
        }
    }
    key.trim_end_matches('-').to_owned()
}
