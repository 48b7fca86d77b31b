//! What changes during a game, apart from the board.

use leptos::prelude::*;
use naqala_wire::game::{Declined, Ending, Game as State, Offer};
use naqala_wire::{ToClient, ToServer};

use crate::navigation;
use crate::online;
use crate::pages::online::play::Live;
use crate::route::Route;

/// What changes during a game, apart from the board, as signals.
#[derive(Clone, Copy)]
pub(super) struct Around {
    pub(super) offers: RwSignal<Vec<Offer>>,
    /// The latest answer to an offer, if it was no.
    pub(super) declined: RwSignal<Option<Declined>>,
    pub(super) ending: RwSignal<Option<Ending>>,
    pub(super) online: RwSignal<Vec<bool>>,
    pub(super) spectators: RwSignal<u32>,
    pub(super) next: RwSignal<Option<String>>,
}

impl Around {
    /// Follows a game as long as its page exists.
    pub(super) fn new(live: Live, state: &State) -> Around {
        let around = Around {
            offers: RwSignal::new(state.offers.clone()),
            declined: RwSignal::new(None),
            ending: RwSignal::new(state.ending.clone()),
            online: RwSignal::new(state.online.clone()),
            spectators: RwSignal::new(state.spectators),
            next: RwSignal::new(state.next.clone()),
        };
        let id = state.id.clone();
        online::listen(move |message| match message {
            ToClient::Ack { game, clocks, .. } if *game == id => live.read_clocks(clocks),
            ToClient::TakenBack { game, branch, entries, clocks, .. } if *game == id => {
                if live.take_back(*branch, *entries as usize) {
                    live.read_clocks(clocks);
                } else {
                    // The page takes what it receives for another game then, and shows it from its beginning.
                    online::say(ToServer::Watch {
                        id: online::next_id(),
                        game: game.clone(),
                        branch: *branch,
                        entries: 0,
                    });
                }
            }
            ToClient::Offers { game, offers, declined } if *game == id => {
                around.offers.set(offers.clone());
                around.declined.set(*declined);
            }
            ToClient::Ended { game, ending, clocks } if *game == id => {
                around.ending.set(Some((**ending).clone()));
                around.offers.set(Vec::new());
                around.declined.set(None);
                live.read_clocks(clocks);
                live.take_seats(true);
            }
            ToClient::Rematch { game, next } if *game == id => {
                around.next.set(Some(next.clone()));
                // The players have agreed to it, and its clocks run.
                if live.you.is_some() {
                    navigation::go(&Route::Game(next.clone()));
                }
            }
            ToClient::Presence { game, online, spectators } if *game == id => {
                around.online.set(online.clone());
                around.spectators.set(*spectators);
            }
            _ => {}
        });
        around
    }
}
