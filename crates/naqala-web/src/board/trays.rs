//! The seeds in the players' trays, which count against them: shown in the middle of a board whose pits form a circle, with the
//! score, for which the stores in its corners have no room.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;

use super::BoardState;

#[component]
pub(crate) fn Trays(state: BoardState) -> impl IntoView {
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
