//! Compares every message of the project with the output of Fluent's own library.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use naqala_messages::{Catalogue, Value};

/// The numbers and texts inserted for each value of a message, in addition to the names of its variants.
const NUMBERS: [i64; 13] = [0, 1, 2, 3, 4, 5, 11, 12, 19, 20, 21, 22, 125];
const TEXT: &str = "x y";

#[test]
fn all_messages_say_what_fluent_says() {
    let mut files = Vec::new();
    find(&languages(), &mut files);
    assert!(files.len() >= 20, "{}", files.len());
    let compared: usize = files.iter().map(|file| compare(file)).sum();
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn what_is_cut_off_anywhere_is_read_or_refused() {
    let source: &'static str = fs::read_to_string(languages().join("ru/lessons.ftl")).unwrap().leak();
    for (end, _) in source.char_indices() {
        let catalogue = Catalogue::default();
        let _ = catalogue.add("ru", &source[..end]);
    }
}

/// The languages of the project, a folder for each.
fn languages() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages")
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        match entry.path() {
            path if path.is_dir() => find(&path, files),
            path if path.extension().is_some_and(|extension| extension == "ftl")
                && !path.ends_with("language.ftl") =>
            {
                files.push(path);
            }
            _ => {}
        }
    }
}

/// Compares the messages of a file; returns the number of equal texts.
fn compare(file: &Path) -> usize {
    let folder = file.parent().unwrap();
    let language = folder.file_name().unwrap().to_str().unwrap();
    let own = fs::read_to_string(folder.join("language.ftl")).unwrap();
    // Fluent's own library knows the plurals of every language: ours have to be those that the language brings.
    let source = own + &fs::read_to_string(file).unwrap();
    let source: &'static str = source.leak();
    let ours: &'static Catalogue = Box::leak(Box::new(Catalogue::default()));
    ours.add(language, source).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let theirs = bundle(language, source);
    let resource = FluentResource::try_new(source.to_owned()).unwrap();
    let names: Vec<&'static str> = all_values(source).into_iter().map(|name| &*name.leak()).collect();
    let mut compared = 0;
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let mut asked = Asked::default();
        asked.read(pattern);
        // Set all values, because messages refer to others that mention further values.
        for (name, value) in asked.values() {
            let mut arguments = FluentArgs::new();
            let mut values = Vec::new();
            for known in &names {
                let chosen = if **known == name { value.clone() } else { Put::Text(TEXT.to_owned()) };
                arguments.set(*known, chosen.theirs());
                values.push((*known, chosen.ours()));
            }
            let case = match (&*name, &value) {
                ("case", Put::Text(text)) => text.clone(),
                _ => String::new(),
            };
            arguments.set("case", case.clone());
            let mut errors = Vec::new();
            let text = theirs.format_pattern(
                theirs.get_message(message.id.name).unwrap().value().unwrap(),
                Some(&arguments),
                &mut errors,
            );
            let place = format!("{}: {} with {name} = {value:?}", file.display(), message.id.name);
            assert!(errors.is_empty(), "{place}: {errors:?}");
            let said = ours.words(language).say(message.id.name, &values).in_form(&case);
            assert_eq!(said, text, "{place}");
            compared += 1;
        }
    }
    compared
}

fn bundle(language: &str, source: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_function("FORM", |values, _| values[0].clone()).unwrap();
    bundle.add_function("TRAIT", |_, _| FluentValue::from("none")).unwrap();
    bundle.add_resource_overriding(FluentResource::try_new(source.to_owned()).unwrap());
    bundle
}

/// A value that is put in.
#[derive(Clone, Debug)]
enum Put {
    Number(i64),
    Text(String),
}

impl Put {
    fn theirs(&self) -> FluentValue<'static> {
        match self {
            Put::Number(number) => FluentValue::from(*number),
            Put::Text(text) => FluentValue::from(text.clone()),
        }
    }

    fn ours(&self) -> Value<'static> {
        match self {
            Put::Number(number) => Value::from(*number),
            Put::Text(text) => Value::from(text.clone()),
        }
    }
}

/// The values a message mentions, and the keys of its variants.
#[derive(Default)]
struct Asked {
    names: BTreeSet<String>,
    keys: BTreeSet<String>,
}

impl Asked {
    /// Everything that is worth trying.
    fn values(&self) -> Vec<(String, Put)> {
        let mut tried = vec![(String::new(), Put::Text(TEXT.to_owned()))];
        for name in &self.names {
            tried.extend(self.keys.iter().map(|key| (name.clone(), Put::Text(key.clone()))));
            if name != "case" {
                tried.extend(NUMBERS.map(|number| (name.clone(), Put::Number(number))));
            }
        }
        tried
    }

    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key {
                        self.keys.insert(name.to_owned());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.names.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            _ => {}
        }
    }
}

/// The names of all values that a source mentions.
fn all_values(source: &str) -> BTreeSet<String> {
    let after = source.split('$').skip(1);
    let name = |text: &str| -> String {
        text.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    after.map(name).filter(|name| name != "case").collect()
}
