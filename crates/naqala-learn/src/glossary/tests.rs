//! The glossary is complete in every language, and finds its terms in texts.

use std::collections::BTreeSet;

use super::entry::File;
use super::*;
use crate::{GLOSSARY, Guide, languages};

#[test]
fn every_term_has_a_name_forms_and_a_meaning_in_every_language() {
    for language in languages() {
        let glossary = Glossary::of(language);
        assert!(glossary.general().len() >= 40, "{language}");
        for term in glossary.terms() {
            let texts = term.names.iter().chain(&term.forms).chain([&term.meaning]).chain(&term.language);
            for text in texts {
                assert!(
                    !text.is_empty() && !text.contains("term-") && !text.contains("word-language-"),
                    "{language} {term:?}"
                );
            }
            assert!(term.meaning.chars().count() >= 4, "{language}: {term:?}");
        }
    }
}

#[test]
fn every_picture_is_an_example_of_a_guide() {
    for term in Glossary::of("en").terms() {
        assert_eq!(
            term.picture.is_some(),
            term.example().is_some(),
            "{}: no example {:?}",
            term.key,
            term.picture
        );
    }
}

#[test]
fn every_word_of_the_file_is_explained_by_the_guide_that_it_names() {
    let file: File = toml::from_str(GLOSSARY).unwrap();
    let glossary = Glossary::of("en");
    for known in &file.word {
        let explains = |term: &Term| {
            term.games.contains(&known.game.as_str()) && term.names.first() == Some(&known.word)
        };
        assert!(glossary.words().iter().any(explains), "{} does not explain {}", known.game, known.word);
    }
}

#[test]
fn keys_are_unique() {
    let glossary = Glossary::of("en");
    let mut keys = BTreeSet::new();
    let twice: Vec<&str> =
        glossary.terms().map(|term| term.key.as_str()).filter(|key| !keys.insert(*key)).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn terms_are_found_in_the_guides_of_every_language() {
    for language in languages() {
        let lines = Glossary::of(language).lines();
        for game in ["oware", "bao-kiswahili", "toguz-kumalak", "congkak"] {
            let guide = Guide::find(game, language).unwrap();
            let html = guide.marked_html(|_| Vec::new(), &mut Marker::read(&lines, game));
            let marked = html.matches("class=\"term\"").count();
            assert!(marked >= 6, "{language} {game}: {marked}");
            let ids: Vec<&str> =
                html.split(" id=\"guide-term-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            assert_eq!(
                ids.iter().collect::<BTreeSet<_>>().len(),
                ids.len(),
                "{language} {game}: an id stands twice"
            );
        }
    }
}

#[test]
fn the_pieces_of_a_text_are_the_text() {
    let lines = Glossary::of("ru").lines();
    for text in ["Лунка, лунки и ещё раз Лунки: туздык!", "", "ЛУНКА", "İstanbul ß лапа"]
    {
        let mut marker = Marker::read(&lines, "toguz-kumalak");
        let pieces = marker.pieces(text);
        let whole: String = pieces
            .iter()
            .map(|piece| match piece {
                Piece::Plain(text) | Piece::Term { text, .. } => *text,
            })
            .collect();
        assert_eq!(whole, text);
    }
    let term = Marker::read(&lines, "toguz-kumalak").pieces("Шаг: лунками").into_iter().nth(1);
    assert!(matches!(term, Some(Piece::Term { text: "лунками", .. })), "{term:?}");
}

#[test]
fn a_word_of_one_game_is_not_marked_in_another() {
    let lines = Glossary::of("en").lines();
    let count = |game: &str| {
        let pieces = Marker::read(&lines, game).pieces("the kichwa");
        pieces.iter().filter(|piece| matches!(piece, Piece::Term { .. })).count()
    };
    assert_eq!((count("bao-kiswahili"), count("oware")), (1, 0));
}
