//! A course: its steps in order.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_learn::{Course, Step};
use naqala_messages::values;

use super::progress;
use super::step::StepView;
use crate::browser;
use crate::files::LoadError;
use crate::language::Locale;
use crate::lessons;
use crate::loading::loaded;
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::title::heading;

/// A course and how far the learner has come. A handle.
#[derive(Clone, Copy)]
pub(super) struct Classroom {
    pub(super) course: StoredValue<Course>,
    /// The language in which it is shown.
    pub(super) locale: RwSignal<Locale>,
    /// The number of the step of the moment, from 0.
    pub(super) current: RwSignal<usize>,
    /// The keys of the steps that were solved.
    solved: RwSignal<BTreeSet<String>>,
}

impl Classroom {
    fn new(course: Course) -> Classroom {
        let solved = progress::solved(course.id());
        // Continue where the learner was, or after that step if it was solved.
        let was_at = progress::step(course.id());
        let is_open = |step: &Step| !solved.contains(step.key());
        let next = course.steps().iter().skip(was_at).position(is_open).map(|ahead| was_at + ahead);
        let first = next.or_else(|| course.steps().iter().position(is_open));
        Classroom {
            locale: lessons::spoken(),
            current: RwSignal::new(first.unwrap_or(0)),
            solved: RwSignal::new(solved),
            course: StoredValue::new(course),
        }
    }

    /// The step of a number.
    pub(super) fn step(self, number: usize) -> Step {
        self.course.with_value(|course| course.steps()[number].clone())
    }

    /// How many steps there are.
    pub(super) fn count(self) -> usize {
        self.course.with_value(|course| course.steps().len())
    }

    /// Goes to a step; a screen reader announces its title.
    pub(super) fn go_to(self, number: usize) {
        self.current.set(number);
        self.course.with_value(|course| progress::keep_step(course.id(), number));
        set_timeout(|| browser::focus("step-title"), Duration::ZERO);
    }

    /// The learner has solved a step.
    pub(super) fn solve(self, step: &Step) {
        self.solved.update(|solved| {
            solved.insert(step.key().to_owned());
            self.course.with_value(|course| progress::keep(course.id(), solved));
        });
    }

    fn is_solved(self, key: &str) -> bool {
        self.solved.with(|solved| solved.contains(key))
    }

    /// A whole game by the rules of the course.
    pub(super) fn whole_game(self) -> Setup {
        self.course.with_value(|course| {
            let game = course.game();
            let options = naqala::options_as_texts(&game.changed());
            Setup { options, ..Setup::of(game.id()) }.against_engine(game.sides().count(), 2)
        })
    }
}

#[component]
pub(crate) fn CoursePage(id: String) -> impl IntoView {
    let locale = Settings::get().locale.get_untracked();
    let found: RwSignal<Option<Result<Course, LoadError>>> = RwSignal::new(None);
    spawn_local(async move {
        let course = lessons::course(&id, locale).await;
        let _ = found.try_set(Some(course));
    });
    move || loaded(found.get(), |course| view! { <InClass room=Classroom::new(course) /> })
}

#[component]
fn InClass(room: Classroom) -> impl IntoView {
    let game = room.course.with_value(|course| course.game().clone());
    let id = game.id().to_owned();
    let name = move || naqala::name_text(game.rules(), room.locale.get().code());
    let lessons = t("lessons");
    view! {
        <div class="table">
            <header class="row">
                {heading(move || format!("{} – {}", name(), lessons()))}
                <a href=Route::Courses.to_string()>{t("all-lessons")}</a>
                <a href=Route::Play(room.whole_game()).to_string()>{t("play")}</a>
                <a href=Route::Rules(room.whole_game().rules()).to_string()>{t("rules")}</a>
                <a href=Route::Train(id).to_string()>{t("train")}</a>
            </header>
            <div class="stage">{move || view! { <StepView room number=room.current.get() /> }}</div>
            <aside class="beside"><Steps room /></aside>
        </div>
    }
}

/// All steps, to go to any of them.
#[component]
fn Steps(room: Classroom) -> impl IntoView {
    let step = move |number: usize| {
        let step = StoredValue::new(room.step(number));
        let title = move || step.with_value(|step| step.title(room.locale.get().code()));
        let is_solved = move || step.with_value(|step| room.is_solved(step.key()));
        let sign = move || {
            is_solved().then(|| {
                view! {
                    <span aria-hidden="true">" ✓"</span>
                    <span class="hidden">", " {t("solved")}</span>
                }
            })
        };
        view! {
            <li>
                <button
                    type="button"
                    class:solved=is_solved
                    aria-current=move || (room.current.get() == number).then_some("step")
                    on:click=move |_| room.go_to(number)
                >
                    {title}
                    {sign}
                </button>
            </li>
        }
    };
    let so_far = move || {
        let done = room.solved.with(BTreeSet::len).min(room.count());
        Settings::get().locale.get().say("course-progress", values![done = done, steps = room.count()])
    };
    view! {
        <nav class="steps" aria-label=t("steps")>
            <p class="facts">{so_far}</p>
            <ol>{(0..room.count()).map(step).collect_view()}</ol>
        </nav>
    }
}
