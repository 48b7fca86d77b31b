//! The choices made and the choices open, and where the rules come from.

use super::Writer;
use crate::words::messages::values;

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
                self.page.item(&self.words.say("option-chosen", line));
            }
        }
        if !rules.options().is_empty() {
            self.heading("heading-options");
            for option in rules.options() {
                let (values, usual) = (option.values.to_string(), option.default.to_string());
                let (name, doc) = (option.name.as_str(), option.doc.as_str());
                let line = values![name = name, values = values, usual = usual, doc = doc];
                self.page.item(&self.words.say("option-open", line));
            }
        }
        if !rules.presets().is_empty() {
            self.heading("heading-presets");
            for preset in rules.presets() {
                self.page.item(format!("{}: {}", preset.name, preset.doc).trim_end_matches([':', ' ']));
            }
        }
    }

    pub(super) fn notes(&mut self) {
        let about = self.game.rules().about().clone();
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
