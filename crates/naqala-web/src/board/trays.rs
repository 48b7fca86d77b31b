//! The seeds in the players' trays, which count against them: shown in the middle of a board whose pits form a circle.

use leptos::prelude::*;
use naqala::Side;

use super::BoardState;

#[component]
pub(crate) fn Trays(state: BoardState) -> impl IntoView {
    let (table, locale) = (state.table, state.locale);
    let name = move || table.peek(|session| naqala::tray_text(session.game(), locale.get().code()));
    let sides: Vec<Side> = table.peek(|session| session.game().sides().collect());
    let item = move |side: Side| {
        let seeds = move || table.with(|session| session.game().tray(session.position(), side));
        let owner = move || locale.get().localizer().side(side).to_string();
        view! { <div><dt>{owner}</dt><dd data-tray=side.letter().to_string()>{seeds}</dd></div> }
    };
    view! {
        <p>{name}</p>
        <dl>{sides.into_iter().map(item).collect_view()}</dl>
    }
}
