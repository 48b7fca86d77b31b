//! Keeps a game while it is played: in the address of the page, and among the games of this device.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{MatchSession, Side, Winner};
use naqala_view::score_text;

use super::{BoardSession, opponent, tabs};
use crate::following;
use crate::kept::{self, KeptEnd, KeptGame};
use crate::navigation;
use crate::route::{Route, Setup};

/// How a game ended, as it is kept. `person` is the side of the only person, if the engine played all others.
pub(crate) fn end(played: &MatchSession, person: Option<Side>) -> Option<KeptEnd> {
    let end = played.end()?;
    let game = played.game();
    let winner = match end.winner {
        Winner::Side(side) => Some(person.filter(|person| game.are_partners(*person, side)).unwrap_or(side)),
        Winner::Draw | Winner::Nobody => None,
    };
    let partners = winner.into_iter().flat_map(|won| game.party(won).filter(move |side| *side != won));
    Some(KeptEnd {
        winner: winner.map(Side::letter),
        partners: partners.map(Side::letter).collect(),
        person: person.map(Side::letter),
        score: score_text(game, played.position()),
    })
}

/// Saves the game of a table from now on, as long as the page is open. `opened` is how the page began, `known` is the saved game
/// that it continues, `notes` are saved with it.
pub(crate) fn keep(
    table: BoardSession,
    opened: Setup,
    known: Option<KeptGame>,
    notes: Signal<Option<String>>,
) {
    let queue = Queue::default();
    // What an address tells is not a game of one's own until one plays on, unless it was begun on the first page.
    let known = known.or_else(|| {
        let first = kept::first().filter(|first| first.setup == opened)?;
        queue.put(first.clone(), true);
        Some(first)
    });
    let known = StoredValue::new(known);
    tabs::listen(known);
    Effect::new(move |_| {
        let person = table.lone_person();
        let end = table.with_main(|played| end(played, person));
        let (setup, notes) = (table.main_setup(), notes.get());
        let is_new = |kept: &KeptGame| kept.setup != setup || kept.end != end || kept.notes != notes;
        let is_worth_it = match known.get_value() {
            Some(kept) => is_new(&kept),
            None => notes.is_some() || Setup { seats: opened.seats.clone(), ..setup.clone() } != opened,
        };
        if is_worth_it {
            let kept = known.get_value().unwrap_or_else(|| KeptGame::new(setup.clone(), false));
            let game = KeptGame { setup, end, notes, changed: js_sys::Date::now(), ..kept };
            kept::leave_first(&game.id);
            known.set_value(Some(game.clone()));
            // Where an engine is to answer, other tabs wait for its answer: in each of them it would give its own.
            queue.put(game, !opponent::is_to_answer(table));
        }
        if let Some(id) = known.with_value(|known| known.as_ref().map(|known| known.id.clone())) {
            navigation::name_page(&Route::Play(table.setup()), &id);
        }
    });
}

/// Saves the notes of an analysis from now on, as long as the page is open: with the saved game that is being analysed, or as
/// an analysis if there is none.
pub(crate) fn keep_notes(table: BoardSession, known: Option<KeptGame>, notes: Signal<Option<String>>) {
    let known = StoredValue::new(known);
    let queue = Queue::default();
    Effect::new(move |_| {
        let (setup, notes) = (table.setup(), notes.get());
        let is_new = known.with_value(|known| match known {
            Some(kept) => kept.notes != notes || (kept.is_study && kept.setup != setup),
            None => notes.is_some(),
        });
        if is_new {
            let kept = known.get_value().unwrap_or_else(|| KeptGame::new(setup.clone(), true));
            // The moves of a game are those that were played.
            let setup = if kept.is_study { setup } else { kept.setup.clone() };
            let game = KeptGame { setup, notes, changed: js_sys::Date::now(), ..kept };
            known.set_value(Some(game.clone()));
            queue.put(game, true);
        }
        if let Some(id) = known.with_value(|known| known.as_ref().map(|known| known.id.clone())) {
            navigation::name_page(&Route::Analyse(table.setup()), &id);
        }
    });
}

/// A queue of games to save. They are written one after the other, so that the latest one wins; the queue outlives the page.
#[derive(Clone, Default)]
struct Queue(Rc<RefCell<Waiting>>);

#[derive(Default)]
struct Waiting {
    /// The game, and whether other tabs are told.
    next: Option<(KeptGame, bool)>,
    is_writing: bool,
}

impl Queue {
    fn put(&self, game: KeptGame, is_told: bool) {
        let was_writing = {
            let mut waiting = self.0.borrow_mut();
            waiting.next = Some((game, is_told));
            std::mem::replace(&mut waiting.is_writing, true)
        };
        if was_writing {
            return;
        }
        let queue = self.clone();
        spawn_local(async move {
            let mut latest = None;
            while let Some((game, is_told)) = queue.take() {
                kept::keep(&game).await;
                if is_told {
                    tabs::tell(&game.id);
                }
                latest = Some(game);
            }
            if let Some(game) = latest {
                following::send_on(&game).await;
            }
        });
    }

    /// The next game to save; if there is none, writing ends.
    fn take(&self) -> Option<(KeptGame, bool)> {
        let mut waiting = self.0.borrow_mut();
        let next = waiting.next.take();
        waiting.is_writing = next.is_some();
        next
    }
}

/// Brings the game on the first page among the games of this device, or up to date there.
pub(crate) async fn keep_first() {
    let Some(first) = kept::first() else { return };
    let (known, moves) = (kept::find(&first.id).await, &first.setup.moves);
    match &known {
        // It is there as it is.
        Some(known) if known.setup.moves == *moves => return,
        // It has been played on at its own table.
        Some(known) if !moves.starts_with(&known.setup.moves) => return kept::leave_first(&first.id),
        _ => {}
    }
    let Ok(played) = super::played(&first.setup).await else { return };
    let KeptGame { id, setup, changed, .. } = first.clone();
    kept::keep(&KeptGame { setup, end: end(&played, None), changed, ..known.unwrap_or(first) }).await;
    if played.is_over() {
        kept::leave_first(&id);
    }
}

/// The game of this device that the browser's history names for the page, if it is the one the address names.
pub(crate) async fn known(setup: &Setup) -> Option<KeptGame> {
    let kept = kept::find(&navigation::kept_id()?).await?;
    (kept.setup.game == setup.game).then_some(kept)
}

impl BoardSession {
    /// The setup that an address describes for the game itself, ignoring trials and looking back.
    pub(super) fn main_setup(&self) -> Setup {
        self.with_main(|played| self.setup_of(played))
    }
}

/// The letter of a side that gave up.
pub(super) fn given_up(played: &MatchSession) -> Option<char> {
    played.given_up_by().map(Side::letter)
}
