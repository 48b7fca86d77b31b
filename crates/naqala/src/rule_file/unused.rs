//! Finds options that no rule refers to, so that choosing a value would change nothing.

use super::asked::asked_outside;
use super::error::Report;
use super::file::{OptionEntry, Placed};
use super::options::plain;

/// The tables of a rule file that tell about options instead of asking about them.
const TELLING: [&str; 4] = ["option", "preset", "about", "source"];

/// Reports every option with several values that is nowhere used.
pub(crate) fn check(source: &str, options: &[Placed<OptionEntry>], report: &mut Report<'_>) {
    let used = asked_outside(source, &TELLING);
    for option in options {
        let entry = option.get_ref();
        let is_choice = entry.values.as_ref().is_none_or(|values| values.len() > 1);
        if is_choice && !used.contains(&plain(&entry.name)) {
            let name = &entry.name;
            report.add(
                option.span().start,
                format!("no rule asks about the option `{name}`"),
                Some(format!(
                    "use it as `${name}`, `chosen({name}, …)` or `only = {{ {name} = … }}`, or leave it out"
                )),
            );
        }
    }
}
