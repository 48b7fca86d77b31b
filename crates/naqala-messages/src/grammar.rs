//! The functions that messages ask their values for a form or a trait with.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Phrase;

pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    bundle.add_function("FORM", form).expect("a new bundle has no functions");
    bundle.add_function("TRAIT", attribute).expect("a new bundle has no functions");
}

/// `FORM($value, "gen")`; plain texts and numbers have one form only.
fn form<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match values {
        [FluentValue::Custom(_), FluentValue::String(case)] => {
            phrase(&values[0]).map_or(FluentValue::Error, |phrase| phrase.in_form(case).into())
        }
        [plain, FluentValue::String(_)] => plain.clone(),
        _ => FluentValue::Error,
    }
}

/// `TRAIT($value, "gender")`; plain texts and numbers have none, and that is what it says of them.
fn attribute<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match values {
        [value, FluentValue::String(name)] => {
            let found = phrase(value).and_then(|phrase| phrase.attribute(name));
            found.unwrap_or_else(|| "none".to_owned()).into()
        }
        _ => FluentValue::Error,
    }
}

fn phrase<'v>(value: &'v FluentValue<'_>) -> Option<&'v Phrase> {
    match value {
        FluentValue::Custom(custom) => custom.as_any().downcast_ref(),
        _ => None,
    }
}
