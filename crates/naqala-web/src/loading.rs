//! What appears once it is loaded: parts of the program that are not in the first download, and files.
//!
//! A part is what only the functions marked `#[wasm_split]` with its name use. They stand in the room that shows it, and nothing
//! of it is named here, so that every room may have parts: what such a function returns is drawn by [`fetched`] or [`added`].

use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::files::LoadError;
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::title::heading;

/// How what was loaded is drawn: what the function of a part returns.
pub(crate) type Draw<T> = fn(T) -> AnyView;

/// A page whose part of the program may have to be fetched first.
pub(crate) fn fetched<T: Clone + Send + Sync + 'static>(
    part: impl Future<Output = Result<Draw<T>, LoadError>> + 'static,
    address: T,
) -> AnyView {
    let drawn = coming(of_address(part, address));
    (move || loaded(drawn.get(), |draw| draw())).into_any()
}

/// A part that is added to a page when it has been loaded; until then, nothing is shown.
pub(crate) fn added<T: Clone + Send + Sync + 'static>(
    part: impl Future<Output = Result<Draw<T>, LoadError>> + 'static,
    address: T,
) -> AnyView {
    let drawn = coming(of_address(part, address));
    (move || drawn.get().map(|found| loaded(Some(found), |draw| draw()))).into_any()
}

/// How a part is drawn at its address. The code around it is the same for all parts, and in the first download only once.
type Drawing = Arc<dyn Fn() -> AnyView + Send + Sync>;
type Part = Pin<Box<dyn Future<Output = Result<Drawing, LoadError>>>>;

fn of_address<T: Clone + Send + Sync + 'static>(
    part: impl Future<Output = Result<Draw<T>, LoadError>> + 'static,
    address: T,
) -> Part {
    Box::pin(async move {
        let draw = part.await?;
        Ok(Arc::new(move || draw(address.clone())) as Drawing)
    })
}

/// A component that is drawn once its part of the program is loaded. Nothing before loading ends; then how to draw what came, or
/// why nothing came.
fn coming(part: Part) -> RwSignal<Option<Result<Drawing, LoadError>>> {
    let drawn = RwSignal::new(None);
    spawn_local(async move {
        let part = part.await;
        let _ = drawn.try_set(Some(part));
    });
    drawn
}

/// What to show while files are loading, and if loading fails.
pub(crate) fn loaded<T, V>(found: Option<Result<T, LoadError>>, show: impl FnOnce(T) -> V) -> AnyView
where
    V: IntoView + 'static,
{
    match found {
        None => view! { <p class="waiting" role="status">{t("loading")}</p> }.into_any(),
        Some(Err(error)) => trouble(error),
        Some(Ok(value)) => show(value).into_any(),
    }
}

/// Why something could not be loaded, and where to go from here.
fn trouble(error: LoadError) -> AnyView {
    let locale = Settings::get().locale;
    let again = match &error {
        LoadError::NoSuchMove { upto, .. } => {
            let address = |setup: Setup| Route::Play(setup).to_string();
            Some((address((**upto).clone()), address(Setup::of(&upto.game))))
        }
        _ => None,
    };
    view! {
        <div role="alert" class="trouble">
            {heading(move || error.said(locale.get()))}
            {again.map(|(upto, new)| view! {
                <p><a href=upto id="upto">{t("show-upto")}</a></p>
                <p><a href=new>{t("new-game")}</a></p>
            })}
            <p><a href=Route::Home.to_string()>{t("all-games")}</a></p>
        </div>
    }
    .into_any()
}
