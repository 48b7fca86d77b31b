//! The end of a game stands over a board that is as high as the screen, until it is put away.

use leptos::prelude::*;

use crate::browser;
use crate::say::t;

/// The button that has the box with the end of a game stand below the board.
#[component]
pub(crate) fn PutAway(is_away: RwSignal<bool>) -> impl IntoView {
    let put_away = move |_| {
        is_away.set(true);
        browser::focus("again");
    };
    move || {
        (!is_away.get()).then(|| {
            view! { <button type="button" class="put-away" aria-label=t("close") on:click=put_away>"×"</button> }
        })
    }
}
