//! Limits of the size of a rule file. Files come from strangers, too, and none may cost a program much time or memory before its
//! rules are known. `docs/rule-language.md` lists the limits.

use super::RuleFile;
use super::error::Report;
use crate::read::{Tree, Value};

/// Bytes of a file.
pub(crate) const BYTES: usize = 256 * 1024;
/// Maximum length of the name of a game, an option or anything else in a heading, in characters.
///
/// ```
/// let mut names = naqala::catalogue::all().iter().map(|rules| rules.name());
/// assert!(names.all(|name| name.chars().count() <= naqala::LONGEST_NAME));
/// ```
pub const LONGEST_NAME: usize = 80;
/// Characters of any text.
pub(crate) const TEXT: usize = 10_000;
/// Cases of a list, such as `[[settle]]`, and names of `[define]`.
pub(crate) const CASES: usize = 250;
/// Values of an option.
pub(crate) const VALUES: usize = 120;
/// Presets and values of all options together: a file is compiled with each of them.
pub(crate) const CHOICES: usize = 500;

/// Reports a file that is too long to be read.
pub(super) fn check_length(source: &str, report: &mut Report<'_>) {
    if source.len() > BYTES {
        report.add(0, format!("a rule file has at most {BYTES} bytes; this one has {}", source.len()), None);
    }
}

/// Reports everything that is too long or too much.
pub(super) fn check(source: &str, file: &RuleFile, report: &mut Report<'_>) {
    let Ok(tree) = Tree::parse(source) else { return };
    for entry in tree.table() {
        if let Value::List(cases) = &entry.value.value {
            check_count(
                cases.len(),
                CASES,
                &format!("cases of [[{}]]", entry.key),
                entry.place.start,
                report,
            );
        }
        if let ("define", Value::Table(words)) = (entry.key.as_str(), &entry.value.value) {
            check_count(words.len(), CASES, "words of [define]", entry.place.start, report);
        }
        if let ("name" | "id", Value::Text(name)) = (entry.key.as_str(), &entry.value.value) {
            check_name(name, entry.value.place.start, report);
        }
        check_texts(&entry.value, report);
    }
    check_options(file, report);
}

fn check_count(count: usize, most: usize, what: &str, at: usize, report: &mut Report<'_>) {
    if count > most {
        report.add(at, format!("{count} {what}; at most {most} are possible"), None);
    }
}

fn check_name(name: &str, at: usize, report: &mut Report<'_>) {
    let length = name.chars().count();
    if length > LONGEST_NAME || name.contains('\n') {
        report.add(
            at,
            format!("a name is one line of at most {LONGEST_NAME} characters; this one has {length}"),
            None,
        );
    }
    // All others are reported for every text.
    if let Some(sign) = name.chars().find(|sign| is_joiner(*sign)) {
        add_invisible(sign, at, report);
    }
}

/// Reports texts that are too long, or that contain invisible characters which change the display of the text around them.
fn check_texts(tree: &Tree, report: &mut Report<'_>) {
    match &tree.value {
        Value::Text(text) => {
            let length = text.chars().count();
            if length > TEXT {
                report.add(
                    tree.place.start,
                    format!("a text has at most {TEXT} characters; this one has {length}"),
                    None,
                );
            }
            // Some scripts join letters, or keep them apart, by such characters.
            let is_fit = |character| matches!(character, '\n' | '\t') || is_joiner(character);
            if let Some(found) =
                text.chars().find(|character| is_invisible(*character) && !is_fit(*character))
            {
                add_invisible(found, tree.place.start, report);
            }
        }
        Value::List(items) => items.iter().for_each(|item| check_texts(item, report)),
        Value::Table(entries) => entries.iter().for_each(|entry| check_texts(&entry.value, report)),
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Other(_) => {}
    }
}

fn add_invisible(sign: char, at: usize, report: &mut Report<'_>) {
    let message = format!("the character U+{:04X} is invisible and not allowed here", u32::from(sign));
    report.add(at, message, Some("leave it out".into()));
}

/// Whether nobody sees a character in a line of text: control characters, those that turn the direction of writing, and those
/// without a width. The name of a game has none of them, because it could look like the name of another one.
///
/// ```
/// assert!(naqala::is_invisible('\u{200B}'));
/// assert!(!naqala::is_invisible(' '));
/// ```
pub fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}

/// Invisible characters that belong to the spelling of some languages.
fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200C}' | '\u{200D}')
}

fn check_options(file: &RuleFile, report: &mut Report<'_>) {
    let mut choices = file.preset.len();
    for option in &file.option {
        let (at, option) = (option.span().start, option.get_ref());
        let values = option.values.as_ref().map_or(0, Vec::len);
        check_count(values, VALUES, "values of an option", at, report);
        check_name(&option.name, at, report);
        choices += values;
    }
    for preset in &file.preset {
        check_name(&preset.get_ref().name, preset.span().start, report);
    }
    let at = file.option.first().map_or(0, |option| option.span().start);
    check_count(choices, CHOICES, "presets and values of options", at, report);
}
