//! The options of a game: which reading of the rules is played.

use std::collections::BTreeMap;

use leptos::prelude::*;
use naqala_wire::catalogue::{GameEntry, GameOption};

use crate::say::t;
use crate::settings::Settings;

/// A form with all options and presets. `apply` gets the options that differ from the default.
#[component]
pub(crate) fn OptionsForm(
    entry: GameEntry,
    /// The options of the moment, by name.
    chosen: Vec<(String, String)>,
    apply: Callback<Vec<(String, String)>>,
) -> impl IntoView {
    let values: BTreeMap<String, String> = entry
        .options
        .iter()
        .map(|option| (option.name.clone(), option.default.clone()))
        .chain(chosen)
        .collect();
    let values = RwSignal::new(values);
    let defaults: BTreeMap<String, String> =
        entry.options.iter().map(|option| (option.name.clone(), option.default.clone())).collect();
    let send = {
        let defaults = defaults.clone();
        move |event: web_sys::SubmitEvent| {
            event.prevent_default();
            let changed = values.with(|values| {
                let differs = |(name, value): &(&String, &String)| defaults.get(*name) != Some(*value);
                values.iter().filter(differs).map(|(name, value)| (name.clone(), value.clone())).collect()
            });
            apply.run(changed);
        }
    };
    let tongue = Settings::get().tongue;
    let presets = entry.presets.clone();
    let choose_preset = {
        let presets = presets.clone();
        move |event| {
            let name = event_target_value(&event);
            let set = presets.iter().find(|preset| preset.name == name).map(|preset| preset.values.clone());
            values.set(defaults.clone().into_iter().chain(set.into_iter().flatten()).collect());
        }
    };
    let preset_menu = (!presets.is_empty()).then(|| {
        let option = |preset: &naqala_wire::catalogue::GamePreset| {
            view! { <option value=preset.name.clone() title=preset.doc.clone()>{preset.name.clone()}</option> }
        };
        view! {
            <label class="field">
                {t("preset")} " "
                <select on:change=choose_preset>
                    <option value="">{t("usual-rules")}</option>
                    {presets.iter().map(option).collect_view()}
                </select>
            </label>
        }
    });
    let fields =
        entry.options.into_iter().map(|option| view! { <OptionField option values /> }).collect_view();
    view! {
        <details class="options">
            <summary>{t("options")}</summary>
            <form on:submit=send>
                {preset_menu}
                {fields}
                <button type="submit" class="primary">{move || tongue.get().tell("play-so")}</button>
            </form>
        </details>
    }
}

#[component]
fn OptionField(option: GameOption, values: RwSignal<BTreeMap<String, String>>) -> impl IntoView {
    let name = StoredValue::new(option.name.clone());
    let now = move || values.with(|values| values.get(&name.get_value()).cloned().unwrap_or_default());
    let choose = move |event| {
        let value = event_target_value(&event);
        values.update(|values| {
            values.insert(name.get_value(), value);
        });
    };
    let field = match option.range {
        Some([least, most]) => view! {
            <input type="number" min=least.to_string() max=most.to_string() prop:value=now on:change=choose />
        }
        .into_any(),
        None => {
            let each = |value: String| {
                let is_chosen = {
                    let value = value.clone();
                    move || now() == value
                };
                let shown = value.clone();
                view! { <option value=value selected=is_chosen>{shown}</option> }
            };
            view! { <select on:change=choose>{option.values.into_iter().map(each).collect_view()}</select> }
                .into_any()
        }
    };
    view! {
        <label class="option">
            <span class="name">{option.name}</span>
            {field}
            <span class="doc">{option.doc}</span>
        </label>
    }
}
