//! The glossary: a fragment of HTML, and the explanations of terms in running text.

use leptos::prelude::*;
use naqala_learn::{Marker, Piece};

use crate::browser;
use crate::language::Locale;
use crate::say::t;
use crate::settings::in_language;
use crate::site;
use crate::title::heading;

#[component]
pub(crate) fn GlossaryPage() -> impl IntoView {
    let text = RwSignal::new(String::new());
    in_language(|locale| file(locale, "html"), move |found| _ = text.try_set(found));
    view! {
        <article class="rules glossary">
            {heading(t("glossary"))}
            <p>{t("glossary-how")}</p>
            <div inner_html=move || text.get()></div>
        </article>
    }
}

/// The data with which a marker finds terms; empty if it cannot be loaded.
pub(super) async fn lines(locale: Locale) -> String {
    file(locale, "txt").await
}

async fn file(locale: Locale, ending: &str) -> String {
    browser::text(&site::at(&format!("glossary/{}.{ending}", locale.code()))).await.unwrap_or_default()
}

/// A text whose terms show what they mean on hover, focus or touch.
pub(super) fn explained(text: &str, marker: &mut Marker) -> AnyView {
    let piece = |piece: Piece<'_>| match piece {
        Piece::Plain(text) => text.to_owned().into_any(),
        Piece::Term { text, key, meaning } => {
            let id = format!("rules-term-{key}");
            view! {
                <button type="button" class="term" aria-describedby=id.clone()>{text.to_owned()}</button>
                <span role="tooltip" id=id>{meaning}</span>
            }
            .into_any()
        }
    };
    marker.pieces(text).into_iter().map(piece).collect_view().into_any()
}
