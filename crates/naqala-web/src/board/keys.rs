//! The board by keyboard: arrows move between pits, Enter and Space play (handled by the browser), a letter plays the
//! pit of that name; Enter with Shift opens the heap to be counted, `-` and `+` decide in the middle of a turn.

use leptos::prelude::*;
use naqala_view::Place;
use web_sys::KeyboardEvent;

use super::BoardState;
use super::pit::element_id;
use super::ways::{decisions, ways};
use crate::browser;

/// A key was pressed on the board.
pub(super) fn press(state: BoardState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let step = match event.key().as_str() {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        "Enter" if event.shift_key() => {
            event.prevent_default();
            state.opened.set(state.focus.get_untracked());
            return;
        }
        key @ ("+" | "-") => {
            let side = if key == "+" { 1 } else { -1 };
            let ways = untrack(|| decisions(state)).map(|(_, ways)| ways).unwrap_or_default();
            if let Some(way) = ways.iter().find(|way| way.right == side) {
                event.prevent_default();
                state.play(way.mv);
            }
            return;
        }
        "Escape" => {
            state.choice.set(Vec::new());
            state.table.finish();
            return;
        }
        key => {
            let game = state.table.game();
            if let Some(pit) = game.board().find(key).filter(|_| key.chars().count() == 1) {
                event.prevent_default();
                move_focus(state, Place::Pit(pit));
                state.choose(pit);
            }
            return;
        }
    };
    event.prevent_default();
    // The arrow of a way chooses it.
    let ways = untrack(|| ways(state));
    if let Some(way) = ways.iter().find(|way| (way.down, way.right) == step) {
        state.play(way.mv);
        return;
    }
    let first = || state.plan.with_untracked(|plan| plan.cells.first().map(|cell| cell.place));
    let Some(from) = state.focus.get_untracked().or_else(first) else { return };
    let (down, right) = if state.upright.get_untracked() { (-step.1, step.0) } else { step };
    if let Some(to) = state.plan.with_untracked(|plan| plan.neighbour(from, down, right)) {
        move_focus(state, to);
    }
}

fn move_focus(state: BoardState, to: Place) {
    state.focus.set(Some(to));
    browser::focus(&element_id(to));
}
