//! Looks a term up.

use super::entry::{Glossary, Term};

impl Glossary {
    /// The terms with this name, ignoring case, accents and punctuation; if there are none, those whose name or meaning
    /// contains the word; if there are none, those whose name has the same beginning.
    ///
    /// ```
    /// use naqala_learn::Glossary;
    /// let glossary = Glossary::of("en");
    /// assert_eq!(glossary.find("Nlo")[0].names, ["nlô"]);
    /// assert!(glossary.find("laps").iter().any(|term| term.key == "lap"));
    /// assert!(glossary.find("xyzzy").is_empty());
    /// ```
    pub fn find(&self, word: &str) -> Vec<&Term> {
        let wanted = folded(word);
        if wanted.is_empty() {
            return Vec::new();
        }
        let is = |text: &String| folded(text) == wanted;
        let written = |form: &String| match form.strip_suffix('*') {
            Some(stem) => wanted.starts_with(&folded(stem)),
            None => is(form),
        };
        let called =
            |term: &&Term| term.key == word || term.names.iter().any(is) || term.forms.iter().any(written);
        let found: Vec<&Term> = self.terms().filter(called).collect();
        if !found.is_empty() {
            return found;
        }
        let mentions = |term: &&Term| {
            let names = term.names.iter().any(|name| folded(name).contains(&wanted));
            names || folded(&term.meaning).contains(&wanted)
        };
        self.terms().filter(mentions).collect()
    }
}

/// Small Latin letters and digits alone, so that accents, signs and scripts do not matter.
fn folded(text: &str) -> String {
    any_ascii::any_ascii(text).to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect()
}
