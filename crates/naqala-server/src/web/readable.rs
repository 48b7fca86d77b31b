//! What can be read where no program runs: the guide and the rules of a game, for people without JavaScript and for search
//! engines.

use axum::http::HeaderMap;
use maud::{Markup, PreEscaped, html};
use naqala::{Block, catalogue, rules_blocks};

use super::page;
use crate::texts;

/// The pages with the rules of a game, by the first part of their address.
const PAGE: &str = "rules/";

/// The element with the guide and the rules of the game that a page is about, in the language of its reader, and links to those of
/// all games. `None` for other pages.
pub(super) fn of(path: &str, headers: &HeaderMap) -> Option<String> {
    let id = path.strip_prefix(PAGE)?;
    let game = catalogue::game(id)?;
    let language = texts::language(headers);
    let guide = page::text(&format!("guides/{language}/{id}.html")).unwrap_or_default();
    let element = html! {
        noscript {
            main lang=(language) {
                (PreEscaped(guide))
                @for block in rules_blocks(&game, language) { (written(&block)) }
                nav { ul { @for rules in catalogue::all() {
                    li { a href={ "/" (PAGE) (rules.id()) } { (naqala::name_text(rules, language)) } }
                } } }
            }
        }
    };
    Some(element.into_string())
}

fn written(block: &Block) -> Markup {
    match block {
        Block::Title(text) => html! { h1 { (text) } },
        Block::Heading(text) => html! { h2 { (text) } },
        Block::Paragraph(text) => html! { p { (text) } },
        Block::List(items) => html! { ul { @for item in items { li { (item) } } } },
        Block::Steps(items) => html! { ol { @for item in items { li { (item) } } } },
        Block::Drawing(lines) => html! { pre { (lines.join("\n")) } },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header;

    fn element(path: &str, language: &'static str) -> Option<String> {
        of(path, &HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, language.parse().unwrap())]))
    }

    #[test]
    fn rules_are_there_for_readers_without_a_program() {
        let oware = element("rules/oware", "en").unwrap();
        assert!(oware.starts_with("<noscript><main lang=\"en\">"), "{oware}");
        assert!(
            oware.contains("<h1>Oware</h1>") && oware.contains("href=\"/rules/bao-kiswahili\""),
            "{oware}"
        );
        assert!(element("rules/oware", "it, en;q=0.5").unwrap().contains("semi"));
    }

    #[test]
    fn every_game_can_be_read() {
        for rules in catalogue::all() {
            let text = element(&format!("rules/{}", rules.id()), "ro").unwrap();
            assert!(text.contains("<h2>"), "{}", rules.id());
        }
    }

    #[test]
    fn other_pages_have_nothing_of_it() {
        for other in ["", "rules", "rules/chess", "rules/oware/more", "play/oware"] {
            assert_eq!(element(other, "en"), None, "{other}");
        }
    }
}
