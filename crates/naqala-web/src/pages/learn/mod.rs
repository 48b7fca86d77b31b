//! Lessons: the list of courses, and a course step by step.

mod course;
mod lesson;
mod progress;
mod step;

use leptos::prelude::*;
use naqala_learn::CourseFile;
use naqala_messages::values;

use crate::files::{self, LoadError};
use crate::language::Locale;
use crate::lessons;
use crate::loading::loaded;
use crate::route::Route;
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::title::heading;

pub(crate) use course::CoursePage;

/// The games for beginners, easy ones first, one id per line.
const SUGGESTED: &str = include_str!("../../../suggested-games.txt");

/// All courses.
#[component]
pub(crate) fn Courses() -> impl IntoView {
    let ids = lessons::Courses::get();
    view! {
        <section class="games">
            {heading(t("lessons"))}
            <p>{t("lessons-how")}</p>
            {move || {
                loaded(ids.ids(), |mut ids| {
                    // Those of the games for beginners come first.
                    ids.sort_by_key(|id| SUGGESTED.split_whitespace().position(|game| game == id).unwrap_or(usize::MAX));
                    let card = |id| view! { <Card id /> };
                    view! { <ul class="cards">{ids.into_iter().map(card).collect_view()}</ul> }
                })
            }}
        </section>
    }
}

/// The entry of a course in the list.
#[derive(Clone)]
struct CourseCard {
    name: String,
    summary: String,
    steps: usize,
}

async fn tell(id: &str, locale: Locale) -> Result<CourseCard, LoadError> {
    let file: CourseFile = lessons::file(id).await?;
    lessons::learn(locale).await?;
    let rules = files::rules(file.game()).await?;
    Ok(CourseCard {
        name: naqala::name_text(&rules, locale.code()),
        summary: file.summary(locale.code()),
        steps: file.steps(),
    })
}

#[component]
fn Card(id: String) -> impl IntoView {
    let locale = Settings::get().locale;
    let found: RwSignal<Option<Result<CourseCard, LoadError>>> = RwSignal::new(None);
    let id = StoredValue::new(id);
    in_language(
        move |locale| async move { tell(&id.get_value(), locale).await },
        move |card| _ = found.try_set(Some(card)),
    );
    let solved = progress::solved(&id.get_value()).len();
    let address = Route::Course(id.get_value()).to_string();
    let content = move || {
        let address = address.clone();
        loaded(found.get(), move |card| {
            let so_far = values![done = solved.min(card.steps), steps = card.steps];
            let so_far = locale.get().say("course-progress", so_far);
            view! {
                <h2><a href=address>{card.name}</a></h2>
                <p>{card.summary}</p>
                <p class="facts">{so_far}</p>
            }
        })
    };
    view! { <li class="card">{content}</li> }
}
