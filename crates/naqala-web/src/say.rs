//! What the page says in its current language, which is a setting.

use leptos::prelude::Get as _;

use crate::settings::Settings;

/// A message of the page in the current language, which updates when the language changes.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy {
    let locale = Settings::get().locale;
    move || locale.get().tell(key)
}
