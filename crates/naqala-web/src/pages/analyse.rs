//! A position looked at with the engine.

use leptos::prelude::*;

use crate::route::Setup;

#[component]
pub(crate) fn Analyse(setup: Setup) -> impl IntoView {
    view! { <p>{setup.game}</p> }
}
