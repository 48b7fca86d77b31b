//! News of the user's games for whoever is on another page: a game has begun, it is their turn, a game is over.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use naqala_wire::{ToClient, ToServer};

use super::line;
use crate::route::Route;
use crate::title::news;

/// Time in which the page of an offer goes to the game that has begun, and asks for it itself.
const A_MOMENT: Duration = Duration::from_secs(1);

/// A running game of the user.
struct Own {
    game: String,
    /// Which player the user is.
    you: u8,
    /// The subscription that asks for it over every new connection.
    subscription: u32,
}

thread_local! {
    static OWN: RefCell<Vec<Own>> = const { RefCell::new(Vec::new()) };
}

/// Follows all games of the user from now on, as far as this page hears of them.
pub(super) fn follow() {
    line::listen_always(|message| match message {
        ToClient::Started { game, .. } => begin(game),
        // It may have ended without a connection, and the user may have become another person.
        ToClient::Game { state, .. } => match (state.you, &state.ending) {
            (Some(you), None) => keep(&state.id, you),
            (Some(_), Some(_)) => end(&state.id),
            (None, _) => _ = forget(&state.id),
        },
        ToClient::Entry { game, to_move: Some(player), .. } if is_own(game, *player) => {
            tell(game, "turn-there");
        }
        ToClient::Ended { game, .. } => end(game),
        _ => {}
    });
}

fn tell(game: &str, key: &'static str) {
    news().set(Some((Route::Game(game.to_owned()), key)));
}

fn watch(game: String) -> ToServer {
    ToServer::Watch { id: line::next_id(), game, branch: 0, entries: 0 }
}

/// A game has begun. Who does not go there is told of its moves all the same.
fn begin(game: &str) {
    tell(game, "game-begun");
    let game = game.to_owned();
    let ask = move || {
        // Who has gone there meanwhile is told no longer.
        if is_told_of(&game) {
            line::say(watch(game));
        }
    };
    set_timeout(ask, A_MOMENT);
}

/// Remembers a running game.
fn keep(game: &str, you: u8) {
    let is_known = OWN.with_borrow_mut(|own| {
        let known = own.iter_mut().find(|known| known.game == game);
        known.map(|known| known.you = you).is_some()
    });
    if !is_known {
        let asked = game.to_owned();
        let subscription = line::subscribe_always(move || watch(asked.clone()));
        OWN.with_borrow_mut(|own| own.push(Own { game: game.to_owned(), you, subscription }));
    }
}

fn is_own(game: &str, player: u8) -> bool {
    OWN.with_borrow(|own| own.iter().any(|known| known.game == game && known.you == player))
}

/// Follows a game no longer; true if it was one of the user's.
fn forget(game: &str) -> bool {
    let known = OWN.with_borrow_mut(|own| {
        let at = own.iter().position(|known| known.game == game)?;
        Some(own.swap_remove(at).subscription)
    });
    if is_told_of(game) {
        news().set(None);
    }
    known.map(line::unsubscribe).is_some()
}

fn is_told_of(game: &str) -> bool {
    news().with_untracked(|news| matches!(news, Some((Route::Game(id), _)) if id == game))
}

/// A game is over.
fn end(game: &str) {
    if forget(game) {
        tell(game, "over-there");
    }
}
