//! A game as the server tells it: the entries on the board, and what changes apart from the board.

use leptos::prelude::*;
use naqala_wire::ToClient;
use naqala_wire::game::{Declined, Ending, Game as State, Offer};

use crate::navigation;
use crate::pages::online::play::Live;
use crate::route::Route;

/// What changes during a game, apart from the board, as signals.
#[derive(Clone, Copy)]
pub(super) struct Around {
    pub(super) live: Live,
    pub(super) offers: RwSignal<Vec<Offer>>,
    /// The latest answer to an offer, if it was no.
    pub(super) declined: RwSignal<Option<Declined>>,
    pub(super) ending: RwSignal<Option<Ending>>,
    pub(super) online: RwSignal<Vec<bool>>,
    pub(super) spectators: RwSignal<u32>,
    pub(super) next: RwSignal<Option<String>>,
}

/// Sets what is drawn anew whenever it is set.
fn put<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}

impl Around {
    pub(super) fn new(live: Live, state: &State) -> Around {
        Around {
            live,
            offers: RwSignal::new(state.offers.clone()),
            declined: RwSignal::new(None),
            ending: RwSignal::new(state.ending.clone()),
            online: RwSignal::new(state.online.clone()),
            spectators: RwSignal::new(state.spectators),
            next: RwSignal::new(state.next.clone()),
        }
    }

    /// Takes over the whole state of the game, whose entries are those on the board: more may have happened without a connection.
    pub(super) fn take(self, state: &State) {
        put(self.offers, state.offers.clone());
        put(self.online, state.online.clone());
        self.spectators.set(state.spectators);
        self.live.read_clocks(&state.clocks);
        if self.ending.with_untracked(Option::is_none)
            && let Some(ending) = &state.ending
        {
            self.end(ending.clone());
        }
        if let Some(next) = &state.next {
            self.go_on(next);
        }
    }

    /// Takes over what a message about this game says; false if it does not fit, and the game has to be fetched again.
    #[must_use]
    pub(super) fn hear(self, message: &ToClient) -> bool {
        let live = self.live;
        match message {
            ToClient::Entry { branch, number, text, clocks, .. } => {
                live.read_clocks(clocks);
                return live.hear(*branch, *number, text);
            }
            ToClient::TakenBack { branch, entries, clocks, .. } => {
                live.read_clocks(clocks);
                return live.take_back(*branch, *entries as usize);
            }
            ToClient::Ack { clocks, .. } => live.read_clocks(clocks),
            ToClient::Offers { offers, declined, .. } => {
                self.offers.set(offers.clone());
                self.declined.set(*declined);
            }
            ToClient::Ended { ending, clocks, .. } => {
                self.offers.set(Vec::new());
                live.read_clocks(clocks);
                self.end((**ending).clone());
            }
            ToClient::Rematch { next, .. } => self.go_on(next),
            ToClient::Presence { online, spectators, .. } => {
                self.online.set(online.clone());
                self.spectators.set(*spectators);
            }
            _ => {}
        }
        true
    }

    fn end(self, ending: Ending) {
        self.ending.set(Some(ending));
        self.declined.set(None);
        self.live.take_seats(true);
    }

    /// There is another game. The players have agreed to it, and its clocks run.
    fn go_on(self, next: &str) {
        let is_news = self.next.with_untracked(Option::is_none);
        self.next.set(Some(next.to_owned()));
        if is_news && self.live.you.is_some() {
            navigation::go(&Route::Game(next.to_owned()));
        }
    }
}
