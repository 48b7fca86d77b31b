//! A step of a course: the text, the board, and the verdict on the attempt.

use leptos::prelude::*;
use naqala_learn::{Remark, Step, Verdict};
use naqala_messages::values;

use super::course::Classroom;
use super::lesson::Lesson;
use crate::board::{Board, BoardState};
use crate::panel::{AnimationButtons, Choices, Lines, PaceMenu};
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;

#[component]
pub(super) fn StepView(room: Classroom, number: usize) -> impl IntoView {
    let step = StoredValue::new(room.step(number));
    let lesson = room.course.with_value(|course| step.with_value(|step| Lesson::new(course, step)));
    // Previews are off: the learner should think.
    let state = if step.with_value(|step| step.goal().is_pointed_at()) {
        BoardState::pointing(lesson.table, lesson.pointed)
    } else {
        BoardState::new(lesson.table, false)
    };
    let is_hinted = RwSignal::new(false);
    Effect::new(move |_| {
        if lesson.is_passed() {
            step.with_value(|step| room.solve(step));
        }
    });
    let say = move |text: fn(&Step, &str) -> String| {
        move || step.with_value(|step| text(step, room.locale.get().code()))
    };
    let goal = move || {
        let game = lesson.table.game();
        step.with_value(|step| step.goal_text(&game, room.locale.get().code()))
    };
    let place =
        move || Settings::get().locale.get().say("step-of", values![n = number + 1, count = room.count()]);
    view! {
        <section class="task" aria-labelledby="step-title">
            <p class="facts">{place}</p>
            <h2 id="step-title" tabindex="-1">{say(Step::title)}</h2>
            <p id="taught">{say(Step::text)}</p>
            <p class="goal" id="goal"><strong>{t("goal")} ": "</strong> {goal}</p>
        </section>
        <Board state />
        <Choices state />
        <div class="verdict" id="verdict" role="status">
            {move || lesson.verdict.get().map(|verdict| judged(room, lesson, step, verdict))}
            {move || is_hinted.get().then(|| view! { <p id="hint-text">{say(Step::hint)}</p> })}
        </div>
        <div class="controls" role="toolbar" aria-label=t("toolbar")>
            <AnimationButtons table=lesson.table />
            <Onward room lesson number />
            <button type="button" id="again" on:click=move |_| lesson.again()>{t("try-again")}</button>
            <button type="button" id="hint" on:click=move |_| is_hinted.set(true)>{t("hint")}</button>
            <button type="button" id="show" on:click=move |_| step.with_value(|step| lesson.show(step))>
                {t("show-me")}
            </button>
            <PaceMenu />
        </div>
        <Lines state />
    }
}

/// The comment on a finished attempt.
fn judged(room: Classroom, lesson: Lesson, step: StoredValue<Step>, verdict: Verdict) -> AnyView {
    let language = room.locale.get().code();
    let refusal = lesson.refusal.with(|refusal| refusal.as_ref().map(|refusal| refusal.text(language)));
    if lesson.is_shown.get_untracked() {
        return view! { <p>{t("was-shown")} " " {refusal}</p> }.into_any();
    }
    let is_pit = refusal.is_some();
    let explained = refusal.or_else(|| lesson.table.peek(|session| naqala::explain_last(session, language)));
    let explained = explained.map(|text| view! { <p>{text}</p> });
    if verdict.passed {
        let done = step.with_value(|step| step.done(language));
        return view! { <p class="fine" id="passed">"✓ " {done}</p> {explained} }.into_any();
    }
    let said = |remark: &Remark| view! { <p>{remark.text(language)}</p> };
    view! {
        <div class="missed" id="missed">
            <p><strong>"✗ " {t("not-yet")}</strong></p>
            {(!is_pit).then(|| verdict.why.iter().map(said).collect_view())}
            {explained}
        </div>
    }
    .into_any()
}

/// The way to the next step; after the last one to a whole game.
#[component]
fn Onward(room: Classroom, lesson: Lesson, number: usize) -> impl IntoView {
    let class = move || if lesson.is_passed() { "primary" } else { "" };
    if number + 1 < room.count() {
        view! {
            <button type="button" id="next" class=class on:click=move |_| room.go_to(number + 1)>
                {t("next")}
            </button>
        }
        .into_any()
    } else {
        let address = Route::Play(room.whole_game()).to_string();
        view! { <a id="next" class=class href=address>{t("whole-game")}</a> }.into_any()
    }
}
