//! The counting trainer: where does this sowing end, how much does it capture?

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{Game, Session, Side};
use naqala_learn::{Answer, Level, Question, Score};
use naqala_messages::values;

use crate::board::{Board, BoardState};
use crate::browser;
use crate::files::{self, LoadError};
use crate::language::Locale;
use crate::lessons;
use crate::loading::loaded;
use crate::panel::{AnimationButtons, PaceMenu};
use crate::route::{Route, Setup, USUAL_LEVEL};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Feed, Seat};
use crate::title::heading;

/// The name under which the level is kept.
const LEVEL: &str = "count-level";

/// The settings and the results of training. A handle.
#[derive(Clone, Copy)]
struct Training {
    game: StoredValue<Game>,
    locale: RwSignal<Locale>,
    level: RwSignal<u8>,
    /// The number of the question: another number is another question.
    number: RwSignal<u64>,
    score: RwSignal<Score>,
}

#[component]
pub(crate) fn Train(id: String) -> impl IntoView {
    let found: RwSignal<Option<Result<Game, LoadError>>> = RwSignal::new(None);
    let locale = Settings::get().locale.get_untracked();
    spawn_local(async move {
        let game = match lessons::learn(locale).await {
            Ok(()) => files::game(&Setup::of(&id)).await,
            Err(failure) => Err(failure.into()),
        };
        let _ = found.try_set(Some(game));
    });
    move || {
        loaded(found.get(), |game| {
            let level = browser::kept(LEVEL).and_then(|level| level.parse().ok()).unwrap_or(1);
            let training = Training {
                game: StoredValue::new(game),
                locale: lessons::spoken(),
                level: RwSignal::new(Level::new(level).number()),
                number: RwSignal::new(browser::dice()),
                score: RwSignal::new(Score::default()),
            };
            view! { <Trainer training /> }
        })
    }
}

#[component]
fn Trainer(training: Training) -> impl IntoView {
    let Training { game, locale, level, number, score } = training;
    let id = game.with_value(|game| game.id().to_owned());
    let whole_game = game.with_value(|game| Setup::of(game.id()).against_engine(game.persons(), USUAL_LEVEL));
    let name = move || game.with_value(|game| naqala::name_text(game.rules(), locale.get().code()));
    let trainer = t("trainer");
    let question = move || {
        let asked = game.with_value(|game| Question::new(game, Level::new(level.get()), number.get()));
        match asked {
            Ok(question) => view! { <Asked training question /> }.into_any(),
            Err(_) => {
                let none = move || naqala_learn::text(locale.get().code(), "trainer-none", &[]);
                view! { <p role="status">{none}</p> }.into_any()
            }
        }
    };
    let so_far = move || {
        let score = score.get();
        let streak = naqala_learn::text(locale.get().code(), "trainer-streak", values![n = score.streak]);
        let sum = values![right = score.right, asked = score.asked, points = score.points];
        format!("{streak} · {}", Settings::get().locale.get().say("count-score", sum))
    };
    view! {
        <div class="trainer">
            <header class="row">
                {heading(move || format!("{} – {}", name(), trainer()))}
                <a href=Route::Rules(Setup::of(&id)).to_string()>{t("rules")}</a>
                <a href=Route::Play(whole_game).to_string()>{t("play")}</a>
            </header>
            <div class="row">
                <LevelMenu training />
                <p id="score">{so_far}</p>
            </div>
            {question}
        </div>
    }
}

#[component]
fn LevelMenu(training: Training) -> impl IntoView {
    let Training { locale, level, .. } = training;
    let option = move |number: u8| {
        let name = move || naqala_learn::text(locale.get().code(), "trainer-level", values![n = number]);
        view! { <option value=number.to_string() selected=move || level.get() == number>{name}</option> }
    };
    let choose = move |event| {
        if let Ok(number) = event_target_value(&event).parse() {
            level.set(Level::new(number).number());
            browser::keep(LEVEL, &level.get_untracked().to_string());
        }
    };
    view! {
        <label class="field">
            <span class="hidden">{t("how-hard")}</span>
            <select id="level" on:change=choose>
                {Level::all().map(Level::number).map(option).collect_view()}
            </select>
        </label>
    }
}

/// A question on its board.
#[component]
fn Asked(training: Training, question: Question) -> impl IntoView {
    let Training { game, locale, number, score, .. } = training;
    let session = Session::from_position(game.get_value(), *question.position());
    let table = BoardSession::of(session, vec![Seat::Remote; Side::ALL.len()]);
    table.scene.update(|scene| scene.trail.from = question.ply().first().and_then(|mv| mv.pit()));
    let state = BoardState::new(table, false);
    let feed = Feed::new(table);
    let question = StoredValue::new(question);
    let given: RwSignal<Option<Answer>> = RwSignal::new(None);
    let give = move |answer: Answer| {
        if given.get_untracked().is_none() {
            given.set(Some(answer));
            question.with_value(|question| {
                score.update(|score| score.answered(question.level(), question.is_right(answer)));
                feed.put(question.ply().iter().copied());
            });
            browser::focus("next-question");
        }
    };
    // A screen reader announces the new question.
    let ask_another = move |_| {
        number.set(browser::dice());
        set_timeout(|| browser::focus("question"), Duration::ZERO);
    };
    let text = move || question.with_value(|question| question.text(locale.get().code()));
    let choice = move |answer: Answer| {
        view! { <Choice answer is_right=question.with_value(|question| question.is_right(answer)) given give training /> }
    };
    let choices = question.with_value(|question| question.choices().to_vec());
    let comment = move || {
        let language = locale.get().code();
        given.get().map(|answer| question.with_value(|question| question.comment(answer, language)))
    };
    view! {
        <p class="goal" id="question" tabindex="-1">{text}</p>
        <Board state />
        <p class="caption">{move || table.caption.get()}</p>
        <div class="choices" id="answers" role="group" aria-labelledby="question">
            {choices.into_iter().map(choice).collect_view()}
        </div>
        <p class="told" id="comment" role="status">{comment}</p>
        <div class="controls">
            <button type="button" id="next-question" class="primary" on:click=ask_another>
                {t("next-question")}
            </button>
            <AnimationButtons table />
            <Show when=move || given.get().is_some()>
                <button type="button" id="replay" on:click=move |_| table.replay()>{t("replay")}</button>
            </Show>
            <PaceMenu />
        </div>
    }
}

/// An answer to choose; after the choice it says by a sign whether it was the right one.
#[component]
fn Choice(
    answer: Answer,
    is_right: bool,
    given: RwSignal<Option<Answer>>,
    give: impl Fn(Answer) + Copy + 'static,
    training: Training,
) -> impl IntoView {
    let Training { game, locale, .. } = training;
    let text = move || game.with_value(|game| answer.text(game, locale.get().code()));
    let sign = move || match given.get() {
        Some(_) if is_right => "✓ ",
        Some(chosen) if chosen == answer => "✗ ",
        _ => "",
    };
    view! {
        <button
            type="button"
            class:right=move || is_right && given.get().is_some()
            aria-disabled=move || given.get().is_some().to_string()
            on:click=move |_| give(answer)
        >
            {sign}
            {text}
        </button>
    }
}
