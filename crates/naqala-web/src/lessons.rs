//! The files of lessons: the list of courses, the courses themselves, and their texts.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_learn::{Course, CourseFile};

use crate::browser::{self, Failure};
use crate::files::{self, LoadError};
use crate::language::Locale;
use crate::route::Setup;
use crate::settings::{Settings, in_language};
use crate::site;

/// The ids of all courses, once they are known.
#[derive(Clone, Copy)]
pub(crate) struct Courses(RwSignal<Option<Result<Vec<String>, LoadError>>>);

impl Courses {
    /// Asks for the list, for every page that wants to know.
    pub(crate) fn provide() {
        let courses = Courses(RwSignal::new(None));
        spawn_local(async move {
            let _ = courses.0.try_set(Some(list().await));
        });
        provide_context(courses);
    }

    /// The courses of the page.
    ///
    /// # Panics
    /// Outside the page.
    pub(crate) fn get() -> Courses {
        use_context().expect("the frame provides the courses")
    }

    /// Their ids, once they are known.
    pub(crate) fn ids(self) -> Option<Result<Vec<String>, LoadError>> {
        self.0.get()
    }

    /// Whether there is a course for a game: it bears the game's id.
    pub(crate) fn teach(self, game: &str) -> bool {
        self.0.with(|ids| matches!(ids, Some(Ok(ids)) if ids.iter().any(|id| id == game)))
    }
}

async fn list() -> Result<Vec<String>, LoadError> {
    let text = browser::text(&site::at("lessons.txt")).await?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// The file of a course.
pub(crate) async fn file(id: &str) -> Result<CourseFile, LoadError> {
    let missing = || LoadError::NoSuchCourse(id.to_owned());
    if !files::is_id(id) {
        return Err(missing());
    }
    let source = match browser::text(&site::at(&format!("lessons/{id}.toml"))).await {
        Err(Failure::Missing) => return Err(missing()),
        found => found?,
    };
    CourseFile::read(id, &source).map_err(|error| LoadError::Mistake(error.to_string()))
}

/// A course with its game and its words.
pub(crate) async fn course(id: &str, locale: Locale) -> Result<Course, LoadError> {
    if let Some(game) = Course::first_of(id) {
        learn(locale).await?;
        return Ok(Course::first(&files::game(&Setup::of(game)).await?));
    }
    let file = file(id).await?;
    learn(locale).await?;
    let rules = files::rules(file.game()).await?;
    file.open(&rules).map_err(|error| LoadError::Mistake(error.to_string()))
}

/// Fetches what lessons and the trainer say, in English and in a language, if it is not there yet.
pub(crate) async fn learn(locale: Locale) -> Result<(), Failure> {
    for code in [Locale::ENGLISH.code(), locale.code()] {
        if !naqala_learn::languages().any(|known| known == code) {
            let words = browser::text(&browser::of_program(&format!("messages/learn/{code}.ftl"))).await?;
            naqala_learn::add_language(code, &words).map_err(|_| Failure::Missing)?;
        }
    }
    Ok(())
}

/// The language of lessons: that of the page, once its messages are loaded.
pub(crate) fn spoken() -> RwSignal<Locale> {
    let spoken = RwSignal::new(Settings::get().locale.get_untracked());
    in_language(
        async |locale| learn(locale).await.map(|()| locale),
        move |learnt| {
            if let Ok(locale) = learnt {
                let _ = spoken.try_set(locale);
            }
        },
    );
    spoken
}
