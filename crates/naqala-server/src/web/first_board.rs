//! The picture of the board with which a page begins. It stands where the board will be until the program is there, which on a
//! slow line takes seconds.

use axum::http::Uri;
use maud::html;
use naqala::catalogue;
use naqala_wire::FIRST_GAME;

use super::{catalogue as files, preview};

/// The pages that begin with a board, by the first part of their address.
const PAGES: [&str; 2] = ["play", "analyse"];

/// The element that shows the board; `None` for pages that begin without one or with a game that is under way.
pub(super) fn of(uri: &Uri) -> Option<String> {
    let path = uri.path().trim_matches('/');
    let query = uri.query().unwrap_or_default();
    let goes_on = |part: &str| ["moves=", "match=", "rounds="].iter().any(|begun| part.starts_with(begun));
    if query.split('&').any(goes_on) {
        return None;
    }
    let (class, id) = match path.split_once('/') {
        None if path.is_empty() => ("first-board", FIRST_GAME),
        Some((page, id)) if PAGES.contains(&page) => ("first-board at-table", id),
        _ => return None,
    };
    let rules = catalogue::rules(id)?;
    let address = match preview::picture_query(rules, query) {
        plain if plain.is_empty() => format!("/boards/{id}.svg?v={}", files::board(rules)?.mark()),
        wished => format!("/picture/{id}.svg{wished}"),
    };
    let image = html! {
        img id="first-board" class=(class) src=(address) alt="" elementtiming="first-board";
    };
    Some(image.into_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn element(address: &str) -> Option<String> {
        of(&address.parse().unwrap())
    }

    #[test]
    fn pages_with_a_board_begin_with_its_picture() {
        let home = element("/").unwrap();
        assert!(home.contains("\"/boards/oware.svg?v=") && !home.contains("at-table"), "{home}");
        let bao = element("/play/bao-kiswahili?seats=human,engine:4").unwrap();
        assert!(bao.contains("\"/boards/bao-kiswahili.svg?v=") && bao.contains("at-table"), "{bao}");
        let position = element("/analyse/oware?o.grand_slam=illegal&position=S+1").unwrap();
        assert!(position.contains("/picture/oware.svg?grand_slam=illegal&amp;position=S+1\""), "{position}");
    }

    #[test]
    fn other_pages_and_games_under_way_do_not() {
        for other in ["/play", "/play/chess", "/rules/oware", "/play/oware/more", "/play/oware?moves=c"] {
            assert_eq!(element(other), None, "{other}");
        }
    }
}
