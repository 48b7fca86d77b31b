//! The seeds in the players' trays, which count against them: shown in the middle of a board whose pits form a circle, with the
//! score, for which the stores in its corners have no room. Loaded separately.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;
use wasm_split_helpers::wasm_split;

use super::BoardState;
use crate::files::LoadError;
use crate::loading::{Draw, added};

/// The contents of the players' trays.
pub(super) fn trays(state: BoardState) -> AnyView {
    added(tray_list(), state)
}

#[wasm_split(trays, fallible)]
fn tray_list() -> Result<Draw<BoardState>, LoadError> {
    Ok(|state| view! { <Trays state /> }.into_any())
}

#[component]
fn Trays(state: BoardState) -> impl IntoView {
    let (table, locale) = (state.table, state.locale);
    let name = move || table.peek(|session| naqala::tray_text(session.game(), locale.get().code()));
    let sides: Vec<Side> = table.peek(|session| session.game().sides().collect());
    let item = move |side: Side| {
        let seeds = move || table.with(|session| session.game().tray(session.position(), side));
        let owner = move || locale.get().localizer().side(side).to_string();
        let score = move || {
            let points = table.scene.with(|scene| scene.score(side));
            locale.get().say("store-score", values![n = points])
        };
        view! {
            <div>
                <dt>{owner}</dt>
                <dd data-tray=side.letter().to_string()>{seeds}</dd>
                <dd class="facts">{score}</dd>
            </div>
        }
    };
    view! {
        <p>{name}</p>
        <dl>{sides.into_iter().map(item).collect_view()}</dl>
    }
}
