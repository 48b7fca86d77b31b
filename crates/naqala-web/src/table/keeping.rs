//! Keeps a game while it is played: in the address of the page, and among the games of this device.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{MatchSession, Side, Winner};
use naqala_view::score_text;

use super::BoardSession;
use crate::app;
use crate::kept::{self, KeptEnd, KeptGame};
use crate::route::{Route, Setup};

/// How a game stands, as it is kept.
fn end(played: &MatchSession) -> Option<KeptEnd> {
    let end = played.end()?;
    let winner = match end.winner {
        Winner::Side(side) => Some(side.letter()),
        Winner::Draw | Winner::Nobody => None,
    };
    Some(KeptEnd { winner, score: score_text(played.game(), played.position()) })
}

/// Keeps the game of a table from now on, as long as the page is open. `known` is the game that it goes on with.
pub(crate) fn keep(table: BoardSession, known: Option<KeptGame>) {
    let known = StoredValue::new(known);
    let queue = Queue::default();
    Effect::new(move |_| {
        let (setup, end) = (table.main_setup(), table.with_main(end));
        let is_new = |kept: &KeptGame| kept.setup != setup || kept.end != end;
        let is_worth_it = match known.get_value() {
            Some(kept) => is_new(&kept),
            None => !setup.moves.is_empty() || !setup.rounds.is_empty(),
        };
        if is_worth_it {
            let now = js_sys::Date::now();
            let (id, began) = match known.get_value() {
                Some(kept) => (kept.id, kept.began),
                None => (kept::new_id(), now),
            };
            let game = KeptGame { id, setup: setup.clone(), end, began, changed: now };
            known.set_value(Some(game.clone()));
            queue.put(game);
        }
        if let Some(id) = known.with_value(|known| known.as_ref().map(|known| known.id.clone())) {
            app::name_page(&Route::Play(table.setup()), &id);
        }
    });
}

/// What waits to be written. One is written after the other, so that the latest is the last; it outlives the page.
#[derive(Clone, Default)]
struct Queue(Rc<RefCell<Waiting>>);

#[derive(Default)]
struct Waiting {
    next: Option<KeptGame>,
    is_writing: bool,
}

impl Queue {
    fn put(&self, game: KeptGame) {
        let was_writing = {
            let mut waiting = self.0.borrow_mut();
            waiting.next = Some(game);
            std::mem::replace(&mut waiting.is_writing, true)
        };
        if was_writing {
            return;
        }
        let queue = self.clone();
        spawn_local(async move {
            while let Some(game) = queue.take() {
                kept::keep(&game).await;
            }
        });
    }

    /// What is to be written next; if nothing is, writing ends.
    fn take(&self) -> Option<KeptGame> {
        let mut waiting = self.0.borrow_mut();
        let next = waiting.next.take();
        waiting.is_writing = next.is_some();
        next
    }
}

/// The game of this device that the browser's history names for the page, if it is the one the address names.
pub(crate) async fn known(setup: &Setup) -> Option<KeptGame> {
    let kept = kept::find(&app::kept_id()?).await?;
    (kept.setup.game == setup.game).then_some(kept)
}

impl BoardSession {
    /// What an address says of the game itself, whatever is tried or looked back on.
    pub(super) fn main_setup(&self) -> Setup {
        self.with_main(|played| self.setup_of(played))
    }
}

/// The letter of a side that gave up.
pub(super) fn given_up(played: &MatchSession) -> Option<char> {
    played.given_up_by().map(Side::letter)
}
