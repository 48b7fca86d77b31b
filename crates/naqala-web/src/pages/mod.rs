//! The pages.

mod analyse;
mod home;
mod learn;
mod online;
mod play;
mod rules;
mod train;
mod workshop;

use leptos::prelude::*;
use naqala_messages::values;

use crate::files::Trouble;
use crate::lessons::Courses;
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;

/// The page of an address.
pub(crate) fn page(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home /> }.into_any(),
        Route::Play(setup) => view! { <play::Play setup /> }.into_any(),
        Route::Analyse(setup) => view! { <analyse::Analyse setup /> }.into_any(),
        Route::Rules(id) => view! { <rules::RulesPage id /> }.into_any(),
        Route::Workshop(id) => view! { <workshop::Workshop id /> }.into_any(),
        Route::Courses => view! { <learn::Courses /> }.into_any(),
        Route::Course(id) => view! { <learn::CoursePage id /> }.into_any(),
        Route::Train(id) => view! { <train::Train id /> }.into_any(),
        Route::Online(game) => view! { <online::Lobby game /> }.into_any(),
        Route::Join(id) => view! { <online::Join id /> }.into_any(),
        Route::Game(id) => view! { <online::GamePage id /> }.into_any(),
        Route::Unknown(path) => view! { <Unknown path /> }.into_any(),
    }
}

#[component]
fn Unknown(path: String) -> impl IntoView {
    let tongue = Settings::get().tongue;
    let said = move || tongue.get().say("no-such-page", values![path = path.as_str()]);
    view! {
        {heading(said)}
        <p><a href="/">{t("all-games")}</a></p>
    }
}

/// The heading of a page, which is its title in the browser too.
fn heading(text: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let text = Signal::derive(text);
    Effect::new(move |_| document().set_title(&format!("{} – Naqala", text.get())));
    view! { <h1>{move || text.get()}</h1> }
}

/// Links to the course of a game, if it has one, and to its counting trainer.
#[component]
fn LearnLinks(id: String) -> impl IntoView {
    let courses = Courses::get();
    let train = Route::Train(id.clone()).to_string();
    let lesson = move || {
        let address = Route::Course(id.clone()).to_string();
        courses.teach(&id).then(|| view! { <a href=address>{t("learn")}</a> })
    };
    view! {
        {lesson}
        <a href=train>{t("train")}</a>
    }
}

/// What is shown while files are on their way, and what if they do not come.
fn loaded<T, V>(found: Option<Result<T, Trouble>>, show: impl FnOnce(T) -> V) -> AnyView
where
    V: IntoView + 'static,
{
    match found {
        None => view! { <p class="waiting" role="status">{t("loading")}</p> }.into_any(),
        Some(Err(trouble)) => {
            let tongue = Settings::get().tongue;
            view! {
                <div role="alert" class="trouble">
                    {heading(move || trouble.said(tongue.get()))}
                    <p><a href="/">{t("all-games")}</a></p>
                </div>
            }
            .into_any()
        }
        Some(Ok(value)) => show(value).into_any(),
    }
}
