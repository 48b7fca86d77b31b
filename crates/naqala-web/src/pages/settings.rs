//! The settings, which apply to all pages.

use leptos::prelude::*;
use naqala::Theme;
use naqala_messages::values;

use crate::browser;
use crate::language::Locale;
use crate::offline::{self, Kept};
use crate::say::t;
use crate::settings::{Look, Numbers, Settings};

/// Maximum length of a name.
const NAME: &str = "24";

/// An on/off setting.
fn switch(
    is_on: RwSignal<bool>,
    id: &'static str,
    name: impl Fn() -> String + Send + Copy + 'static,
) -> impl IntoView {
    view! {
        <label class="field check">
            <input
                type="checkbox"
                id=id
                prop:checked=move || is_on.get()
                on:change=move |event| is_on.set(event_target_checked(&event))
            />
            {name}
        </label>
    }
}

/// Language, appearance, sounds and offline copies.
#[component]
pub(super) fn Sheet(settings: Settings) -> impl IntoView {
    let language = |locale: Locale| {
        view! {
            <option value=locale.code() lang=locale.code() selected=move || settings.locale.get() == locale>
                {locale.name()}
            </option>
        }
    };
    let choose_language = move |event| {
        if let Some(locale) = Locale::of(&event_target_value(&event)) {
            browser::keep("language", locale.code());
            settings.speak(locale);
        }
    };
    let unheard = move || {
        let missing = settings.unheard.get();
        missing
            .map(|missing| settings.locale.get().say("language-missing", values![language = missing.name()]))
    };
    let look = move |look: Look| {
        let name = move || {
            let locale = settings.locale.get();
            match look {
                Look::System => locale.tell("look-system"),
                Look::Light => locale.tell("look-light"),
                Look::Dark => locale.tell("look-dark"),
            }
        };
        view! { <option value=look.name() selected=move || settings.look.get() == look>{name}</option> }
    };
    let numbers = move |numbers: Numbers| {
        let name = move || {
            let locale = settings.locale.get();
            match numbers {
                Numbers::Always => locale.tell("numbers-always"),
                Numbers::Hover => locale.tell("numbers-hover"),
                Numbers::Never => locale.tell("numbers-never"),
            }
        };
        view! { <option value=numbers.name() selected=move || settings.numbers.get() == numbers>{name}</option> }
    };
    let choose_numbers = move |event| {
        let name = event_target_value(&event);
        if let Some(numbers) = Numbers::ALL.into_iter().find(|numbers| numbers.name() == name) {
            settings.numbers.set(numbers);
        }
    };
    let theme = move |theme: &'static Theme| {
        let name = move || settings.locale.get().tell(&format!("theme--{}", theme.id));
        let is_chosen = move || settings.theme.get().is_some_and(|chosen| chosen.id == theme.id);
        view! { <option value=theme.id selected=is_chosen>{name}</option> }
    };
    let choose_theme = move |event| settings.theme.set(Theme::find(&event_target_value(&event)));
    let choose_look = move |event| {
        let name = event_target_value(&event);
        if let Some(look) = Look::ALL.into_iter().find(|look| look.name() == name) {
            settings.look.set(look);
        }
    };
    view! {
            <label class="field">
                <span>{t("language")}</span>
                <select id="language" on:change=choose_language>{Locale::all().map(language).collect_view()}</select>
            </label>
            <p class="mistake" role="status" id="language-missing">{unheard}</p>
            <label class="field">
                <span>{t("look")}</span>
                <select id="look" on:change=choose_look>{Look::ALL.map(look).collect_view()}</select>
            </label>
            <label class="field">
                <span>{t("theme")}</span>
                <select id="theme" on:change=choose_theme>
                    <option value="" selected=move || settings.theme.get().is_none()>{t("theme-of-game")}</option>
                    {Theme::all().iter().map(theme).collect_view()}
                </select>
            </label>
            <label class="field">
                <span>{t("own-name")}</span>
                <input
                    id="own-name"
                    autocomplete="nickname"
                    maxlength=NAME
                    placeholder=t("own-name-none")
                    prop:value=move || settings.name.get()
                    on:change=move |event| settings.name.set(event_target_value(&event).trim().to_owned())
                />
            </label>
            {switch(settings.heaps, "draw-seeds", t("draw-seeds"))}
            <label class="field">
                <span>{t("numbers")}</span>
                <select id="numbers" on:change=choose_numbers>{Numbers::ALL.map(numbers).collect_view()}</select>
            </label>
            <p class="facts" id="count-how">{t("count-how")}</p>
            {switch(settings.seed_sounds, "seed-sounds", t("seed-sounds"))}
            {switch(settings.capture_sounds, "capture-sounds", t("capture-sounds"))}
            {switch(settings.turn_sounds, "turn-sounds", t("turn-sounds"))}
            {switch(settings.end_sounds, "end-sounds", t("end-sounds"))}
            {switch(settings.clock_sounds, "clock-sounds", t("clock-sounds"))}
            <Offline settings />
    }
}

/// What works offline, and how to make everything work.
#[component]
fn Offline(settings: Settings) -> impl IntoView {
    let kept: RwSignal<Option<Kept>> = RwSignal::new(None);
    let keep = move |_| {
        kept.set(Some(Kept::default()));
        offline::keep_everything(move |so_far| {
            let _ = kept.try_set(Some(so_far));
        });
    };
    let said = move || {
        let locale = settings.locale.get();
        kept.get().map(|kept| match kept {
            Kept { done, of, .. } if done < of || of == 0 => {
                locale.say("keeping-offline", values![done = done, of = of])
            }
            Kept { missing: 0, .. } => locale.tell("kept-offline"),
            _ => locale.tell("kept-in-part"),
        })
    };
    view! {
        <div role="group" aria-label=t("offline")>
            <p class="facts">{t("keep-offline-why")}</p>
            <button type="button" id="keep-offline" on:click=keep>{t("keep-offline")}</button>
            <p role="status" id="kept-offline">{said}</p>
        </div>
    }
}
