//! The chosen and the available options, and the sources of the rules.

use super::Writer;
use crate::rule_file::OptionValues;
use crate::words::messages::{Phrase, values};
use crate::words::texts;

impl Writer<'_> {
    pub(super) fn options(&mut self) {
        let rules = self.game.rules().clone();
        let changed = self.game.changed();
        if !changed.is_empty() {
            self.heading("heading-chosen");
            for (name, value) in &changed {
                let option = rules.options().iter().find(|option| option.name == *name);
                let usual = option.map_or_else(String::new, |option| option.default.to_string());
                let value = value.to_string();
                let line = values![name = name.as_str(), value = value, usual = usual];
                self.page.item(self.words.say("option-chosen", line));
            }
        }
        if !rules.options().is_empty() {
            self.heading("heading-options");
            for option in rules.options() {
                let (values, usual) = (self.values(&option.values), option.default.to_string());
                let name = option.name.as_str();
                let doc = texts::option(self.words, &rules, name, &option.doc);
                let line = values![name = name, values = values, usual = usual, doc = doc];
                self.page.item(self.words.say("option-open", line));
            }
        }
        if !rules.presets().is_empty() {
            self.heading("heading-presets");
            for preset in rules.presets() {
                let doc = texts::preset(self.words, &rules, &preset.name, &preset.doc);
                self.page.item(format!("{}: {doc}", preset.name).trim_end_matches([':', ' ']));
            }
        }
    }

    fn values(&self, values: &OptionValues) -> Phrase {
        match values {
            OptionValues::Range { min, max } => {
                self.words.say("option-range", values![least = *min, most = *max])
            }
            one_of => one_of.to_string().into(),
        }
    }

    pub(super) fn notes(&mut self) {
        let about = texts::about(self.words, self.game.rules());
        if !about.notes.is_empty() {
            self.heading("heading-notes");
            about.notes.iter().for_each(|note| self.page.item(note));
        }
        if !about.sources.is_empty() {
            self.heading("heading-sources");
            about.sources.iter().for_each(|source| self.page.item(&source.text));
        }
    }
}
