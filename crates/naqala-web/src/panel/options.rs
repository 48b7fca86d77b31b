//! The options of a game.

use std::collections::BTreeMap;

use leptos::prelude::*;
use naqala_wire::catalogue::{GameEntry, GameOption, GamePreset};

use crate::say::t;
use crate::settings::Settings;

/// Options by name, as texts.
pub(crate) type Values = BTreeMap<String, String>;

/// The default of every option.
pub(crate) fn defaults(entry: &GameEntry) -> Values {
    entry.options.iter().map(|option| (option.name.clone(), option.default.clone())).collect()
}

/// The options that differ from the default.
pub(crate) fn changed(values: &Values, defaults: &Values) -> Vec<(String, String)> {
    let differs = |(name, value): &(&String, &String)| defaults.get(*name) != Some(*value);
    values.iter().filter(differs).map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// The name of rules that differ from the usual ones: the preset they correspond to, or the chosen options. `None` for the
/// usual rules.
pub(crate) fn variant(entry: &GameEntry, chosen: &[(String, String)]) -> Option<String> {
    if chosen.is_empty() {
        return None;
    }
    let values: Values = chosen.iter().cloned().collect();
    let is_set = |preset: &&GamePreset| {
        let of_preset: Values = preset.values.iter().cloned().collect();
        changed(&of_preset, &defaults(entry)).into_iter().eq(values.clone())
    };
    if let Some(preset) = entry.presets.iter().find(is_set) {
        return Some(preset.label.clone());
    }
    let entry = |(name, value): (&String, &String)| {
        let option = entry.options.iter().find(|option| option.name == *name);
        let Some(option) = option else { return format!("{name}: {value}") };
        let number = option.values.iter().position(|known| known == value);
        let value = number.and_then(|number| option.labels.get(number)).unwrap_or(value);
        format!("{}: {value}", option.label)
    };
    let all: Vec<String> = values.iter().map(entry).collect();
    Some(all.join(" · "))
}

/// A form with all options and presets. `apply` gets the options that differ from the default.
#[component]
pub(crate) fn OptionsForm(
    entry: GameEntry,
    /// The options of the moment, by name.
    chosen: Vec<(String, String)>,
    apply: Callback<Vec<(String, String)>>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let usual = defaults(&entry);
    let values = RwSignal::new(usual.clone().into_iter().chain(chosen).collect::<Values>());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        apply.run(values.with(|values| changed(values, &usual)));
    };
    view! {
        <details class="options">
            <summary>{t("options")}</summary>
            <form on:submit=send>
                <OptionFields entry values />
                <button type="submit" class="primary">{move || locale.get().tell("play-so")}</button>
            </form>
        </details>
    }
}

/// The menu of presets and a field for each option that can be chosen.
#[component]
pub(crate) fn OptionFields(entry: GameEntry, values: RwSignal<Values>) -> impl IntoView {
    let usual = defaults(&entry);
    let has_choice = |option: &GameOption| option.range.is_some() || option.values.len() > 1;
    let fields = entry.options.into_iter().filter(has_choice);
    let presets = (!entry.presets.is_empty()).then(|| {
        let presets = entry.presets;
        view! { <PresetMenu presets usual values /> }
    });
    view! {
        {presets}
        {fields.map(|option| view! { <OptionField option values /> }).collect_view()}
    }
}

#[component]
fn PresetMenu(presets: Vec<GamePreset>, usual: Values, values: RwSignal<Values>) -> impl IntoView {
    let with_preset = StoredValue::new((presets.clone(), usual));
    let named = move |name: &str| {
        with_preset.with_value(|(presets, usual)| {
            let preset = presets.iter().find(|preset| preset.name == name);
            let set = preset.map(|preset| preset.values.clone()).into_iter().flatten();
            usual.clone().into_iter().chain(set).collect::<Values>()
        })
    };
    // The preset that the current options correspond to.
    let is_set = move |name: &str| values.with(|values| *values == named(name));
    let doc = move || {
        with_preset.with_value(|(presets, _)| {
            presets.iter().find(|preset| is_set(&preset.name)).map(|preset| preset.doc.clone())
        })
    };
    let option = move |preset: GamePreset| {
        let name = preset.name.clone();
        view! { <option value=preset.name selected=move || is_set(&name)>{preset.label}</option> }
    };
    view! {
        <label class="option">
            <span class="name">{t("preset")}</span>
            <select on:change=move |event| values.set(named(&event_target_value(&event)))>
                <option value="" selected=move || is_set("")>{t("usual-rules")}</option>
                {presets.into_iter().map(option).collect_view()}
            </select>
            <span class="doc">{doc}</span>
        </label>
    }
}

#[component]
fn OptionField(option: GameOption, values: RwSignal<Values>) -> impl IntoView {
    let name = StoredValue::new(option.name);
    let now =
        move || values.with(|values| name.with_value(|name| values.get(name).cloned().unwrap_or_default()));
    let choose = move |event| {
        let value = event_target_value(&event);
        values.update(|values| {
            values.insert(name.get_value(), value);
        });
    };
    let field = match option.range {
        Some([least, most]) => view! {
            <input type="number" required min=least.to_string() max=most.to_string() prop:value=now on:change=choose />
        }
        .into_any(),
        None => {
            let each = |(value, label): (String, String)| {
                let is_chosen = {
                    let value = value.clone();
                    move || now() == value
                };
                view! { <option value=value selected=is_chosen>{label}</option> }
            };
            let all = option.values.into_iter().zip(option.labels).map(each).collect_view();
            view! { <select on:change=choose>{all}</select> }.into_any()
        }
    };
    view! {
        <label class="option">
            <span class="name" title=name.get_value()>{option.label}</span>
            {field}
            <span class="doc">{option.doc}</span>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_differ_are_called_by_what_differs() {
        let text = r#"{"id":"x","name":"X","other_names":[],"summary":"","played":"","status":"","layout":"","family":"x",
            "players":[2],"rows":2,"columns":6,"seeds":48,"rounds":false,"weights":false,
            "options":[{"name":"slam","label":"Grand slam","doc":"","default":"none","values":["none","no"],"labels":["as is","forbidden"]},
                {"name":"seeds","label":"Seeds","doc":"","default":"4","values":[],"labels":[],"range":[1,6]}],
            "presets":[{"name":"p","label":"Of the coast","doc":"","values":[["seeds","3"],["slam","none"]]}]}"#;
        let entry: GameEntry = serde_json::from_str(text).unwrap();
        let of = |pairs: &[(&str, &str)]| {
            let chosen: Vec<_> =
                pairs.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
            variant(&entry, &chosen)
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[("seeds", "3")]).as_deref(), Some("Of the coast"));
        let both = of(&[("slam", "no"), ("seeds", "5")]);
        assert_eq!(both.as_deref(), Some("Seeds: 5 · Grand slam: forbidden"));
    }

    #[test]
    fn only_what_differs_is_listed() {
        let of = |pairs: &[(&str, &str)]| -> Values {
            pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
        };
        let usual = of(&[("pits", "6"), ("seeds", "4")]);
        assert_eq!(changed(&usual, &usual), []);
        let values = of(&[("pits", "6"), ("seeds", "3")]);
        assert_eq!(changed(&values, &usual), [("seeds".to_owned(), "3".to_owned())]);
    }
}
