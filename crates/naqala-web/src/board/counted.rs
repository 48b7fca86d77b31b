//! A heap that is open to be counted: its seeds in rows of ten, with a gap after every fifth. Loaded separately.

use leptos::html::Dialog;
use leptos::prelude::*;
use naqala::{Kind, LyingSeed, Theme, lying_seeds};
use naqala_messages::values;
use naqala_view::{Heap, Place};
use wasm_split_helpers::wasm_split;

use super::BoardState;
use super::heap::{STORES, seed};
use super::pit::heap_of;
use crate::files::LoadError;
use crate::loading::{Draw, added};
use crate::say::t;

/// The seeds of a row, and those after which there is a gap.
const ROW: usize = 10;
const FIVE: usize = 5;
/// A seed has a square of this size; the gap is as wide as half of it.
const PLACE: f64 = 40.0;

/// The heading of an open heap: its owner and its number of seeds.
fn label(state: BoardState, place: Place, heap: Heap) -> String {
    let (game, locale) = (state.table.game(), state.locale.get());
    let localizer = locale.localizer();
    let mut seeds = localizer.seeds(heap.seeds.into()).to_string();
    if heap.second > 0 {
        seeds = format!("{seeds}, {}", localizer.pieces(&game, Kind::Second, heap.second.into()));
    }
    match place {
        Place::Pit(pit) => locale.say("pit-label", values![pit = game.board().name(pit), seeds = seeds]),
        Place::Store(side) => locale.say("store-label", values![side = localizer.side(side), seeds = seeds]),
    }
}

/// Where the seed of a number lies.
fn middle(number: usize) -> (f64, f64) {
    let (row, column) = (number / ROW, number % ROW);
    let gap = if column >= FIVE { PLACE / 2.0 } else { 0.0 };
    ((column as f64 + 0.5) * PLACE + gap, (row as f64 + 0.5) * PLACE)
}

/// The seeds as SVG.
fn seeds(heap: Heap, key: u32, theme: &Theme) -> String {
    // The seeds of a heap keep their shades.
    let lying = lying_seeds(heap.size(), key, 1.0).into_iter().enumerate();
    let one = |(number, lying): (usize, LyingSeed)| {
        let (x, y) = middle(number);
        let lying = LyingSeed { x, y, radius: PLACE * 0.4, turns: 0.0, ..lying };
        seed(theme, &lying, number < usize::from(heap.second))
    };
    lying.map(one).collect()
}

/// A heap that is open to be counted.
pub(super) fn counted(state: BoardState, place: Place) -> AnyView {
    added(open_heap(), (state, place))
}

#[wasm_split(counted, fallible)]
fn open_heap() -> Result<Draw<(BoardState, Place)>, LoadError> {
    Ok(|(state, place)| view! { <Counted state place /> }.into_any())
}

#[component]
fn Counted(state: BoardState, place: Place) -> impl IntoView {
    let heap = heap_of(state, place);
    let key = match place {
        Place::Pit(pit) => pit.index() as u32,
        Place::Store(side) => STORES + side.index() as u32,
    };
    let dialog: NodeRef<Dialog> = NodeRef::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            let _ = dialog.show_modal();
        }
    });
    let view_box = move || {
        let rows = usize::from(heap.get().size()).div_ceil(ROW).max(1);
        format!("0 0 {} {}", (ROW as f64 + 0.5) * PLACE, rows as f64 * PLACE)
    };
    let drawn = move || seeds(heap.get(), key, state.theme.get());
    // The finger whose long press has opened it may still be down: its release is a click, but not one that closes.
    let is_pressed = StoredValue::new(false);
    let close = move |event: web_sys::MouseEvent| {
        // A key that clicks the button does not press a pointer.
        if !is_pressed.get_value() && event.detail() > 0 {
            return;
        }
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog
            class="counted"
            id="counted"
            node_ref=dialog
            aria-labelledby="counted-seeds"
            on:close=move |_| state.opened.set(None)
            on:pointerdown=move |_| is_pressed.set_value(true)
            on:click=close
        >
            <p class="number" id="counted-seeds" role="status">{move || label(state, place, heap.get())}</p>
            <svg viewBox=view_box aria-hidden="true" focusable="false" inner_html=drawn></svg>
            <button type="button" class="primary">{t("close")}</button>
        </dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_lie_in_two_fives_to_a_row() {
        let step = middle(1).0 - middle(0).0;
        assert!(middle(5).0 - middle(4).0 > step);
        assert_eq!((middle(10).0, middle(10).1), (middle(0).0, middle(0).1 + PLACE));
        let heap = Heap { seeds: 23, second: 1 };
        let drawn = seeds(heap, 3, Theme::all().first().unwrap());
        assert_eq!((drawn.matches("class=\"seed\"").count(), drawn.matches("second\"").count()), (23, 1));
    }
}
