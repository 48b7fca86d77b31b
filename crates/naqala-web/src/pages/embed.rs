//! A board or a record in a page of another site, to look at and to play on, with a link to the full page.

use leptos::prelude::*;

use crate::board::{Board, BoardState};
use crate::loading::loaded;
use crate::panel::{Choices, Lines, MoveTree, Variations};
use crate::route::{Moment, Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{self, BoardSession};
use crate::title::heading;

#[component]
pub(crate) fn Embed(setup: Setup, moment: Moment) -> impl IntoView {
    let has_moves = !setup.moves.is_empty();
    // The reader plays all sides.
    let found = table::open(Setup { seats: Vec::new(), ..setup });
    move || loaded(found.get(), move |table| view! { <Embedded table has_moves moment /> })
}

#[component]
fn Embedded(table: BoardSession, has_moves: bool, moment: Moment) -> impl IntoView {
    let locale = Settings::get().locale;
    let state = BoardState::new(table, true);
    let variations = Variations::of_analysis(table, None);
    let name = move || table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let more = move || Route::Analyse(table.setup()).to_string();
    match moment {
        Moment::Start if has_moves => table.go_to(0),
        Moment::After(count) => table.go_to(count),
        Moment::Start | Moment::End => {}
    }
    view! {
        <div class="embedded">
            <header class="row">
                {heading(name)}
                <a href=more target="_blank" rel="noopener">{t("open-in-naqala")}</a>
            </header>
            <Board state />
            <Choices state />
            <Lines state is_record=has_moves />
            <MoveTree variations for_readers=true />
        </div>
    }
}
