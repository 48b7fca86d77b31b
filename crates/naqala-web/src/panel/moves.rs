//! Navigation through the moves so far: looking back changes nothing.

use leptos::prelude::*;
use naqala::Move;
use wasm_bindgen::JsCast as _;

use crate::say::t;
use crate::table::BoardSession;

/// Remarks on a line of decisions: on each of its plies a sign and words.
#[derive(Clone)]
pub(crate) struct PlyMarks {
    pub(crate) line: Vec<Move>,
    pub(crate) said: Vec<Option<(&'static str, String)>>,
}

/// Buttons and keys that go along the moves, and the way back to the game.
#[component]
pub(crate) fn Walk(
    table: BoardSession,
    /// What to do when a trial is kept, if something else depends on it.
    #[prop(optional)]
    keep: Option<Callback<()>>,
) -> impl IntoView {
    let drop_trial = move |_| table.drop_trial();
    let keep_trial = move |_| keep.map_or_else(|| table.keep_trial(), |keep| keep.run(()));
    let progress = move || table.progress();
    let at_start = move || progress().0 == 0;
    let at_end = move || progress().0 == progress().1;
    let back = move || table.go_to(progress().0.saturating_sub(1));
    let forward = move || table.go_to(progress().0 + 1);
    // The arrows belong to whatever has the focus: the board, a field, a menu.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let is_taken = |target: &web_sys::Element| {
            target.closest(".board, input, select, textarea, [role=toolbar]").ok().flatten().is_some()
        };
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
        if has_modifier || target.as_ref().is_some_and(is_taken) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => untrack(back),
            "ArrowRight" => untrack(forward),
            // Every other key does what it always does.
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    view! {
        <div class="row walk">
            <button type="button" id="to-start" aria-label=t("to-start") disabled=at_start on:click=move |_| table.go_to(0)>"|◀"</button>
            <button type="button" id="back" aria-label=t("back") disabled=at_start on:click=move |_| untrack(back)>"◀"</button>
            <button type="button" id="forward" aria-label=t("forward") disabled=at_end on:click=move |_| untrack(forward)>"▶"</button>
            <button type="button" id="to-end" aria-label=t("to-end") disabled=at_end on:click=move |_| table.return_to_now()>"▶|"</button>
        </div>
        <Show when=move || table.is_trying()>
            <div class="trial" role="status" id="trial">
                <p>{t("in-variation")}</p>
                <p class="row">
                    <button type="button" class="primary" id="drop-trial" on:click=drop_trial>{t("to-now")}</button>
                    <button type="button" id="keep-trial" on:click=keep_trial>{t("keep-variation")}</button>
                </p>
            </div>
        </Show>
    }
}

/// Scrolls a list to the ply of the moment, once it is drawn.
pub(super) fn keep_in_sight(list: NodeRef<leptos::html::Ol>) {
    request_animation_frame(move || {
        let Some(list) = list.try_get_untracked().flatten() else { return };
        let Ok(Some(item)) = list.query_selector("[aria-current]") else { return };
        let (item, frame) = (item.get_bounding_client_rect(), list.get_bounding_client_rect());
        let beyond = (item.bottom() - frame.bottom()).max(0.0) + (item.top() - frame.top()).min(0.0);
        list.set_scroll_top(list.scroll_top() + beyond.round() as i32);
    });
}
