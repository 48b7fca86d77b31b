//! What came of a request, said below the form that made it.

use leptos::prelude::*;

use crate::online::Refused;
use crate::settings::Settings;

/// What came of a request: the message that says that it was done, or why it was refused.
pub(super) type Outcome = RwSignal<Option<Result<&'static str, Refused>>>;

/// What was done, or why it was not.
#[component]
pub(super) fn Said(outcome: Outcome) -> impl IntoView {
    let locale = Settings::get().locale;
    move || {
        let locale = locale.get();
        outcome.get().map(|outcome| match outcome {
            Ok(key) => view! { <p role="status">{locale.tell(key)}</p> }.into_any(),
            Err(why) => view! { <p class="mistake" role="alert">{why.said(locale)}</p> }.into_any(),
        })
    }
}
