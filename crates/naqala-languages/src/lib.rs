//! The languages of Naqala: each is a folder of messages, found by its name.
//!
//! `languages/sw/` in the repository is Swahili. A folder needs the file `language.ftl`, with the name of the language and its
//! plural rules. The other files have the messages of the parts of Naqala ([`PARTS`]); a message that a language lacks appears in
//! English. Adding a language needs no code: the build script of this crate embeds every folder, the page offers all of them, and
//! [`read_folder`] reads folders at run time.
//!
//! ```
//! assert!(naqala_languages::NAMES.contains(&("it", "Italiano")));
//! let (code, messages) = naqala_languages::VIEW[0];
//! assert_eq!(code, "en");
//! assert!(naqala_languages::text(messages).contains("language-name = English"));
//! ```
#![deny(missing_docs, unsafe_code)]

#[cfg(feature = "deflated")]
mod deflated;
mod folder;

#[cfg(feature = "deflated")]
pub use deflated::Deflated;
pub use folder::{Language, LanguagesError, PARTS, Part, read_folder};

/// Messages in Fluent syntax that are embedded. They are a plain text where nothing has to be unpacked: whatever a table of
/// functions refers to cannot be left to the parts of a page that are fetched later.
#[cfg(not(feature = "deflated"))]
pub type Text = &'static str;
/// What unpacks messages in Fluent syntax that are embedded.
#[cfg(feature = "deflated")]
pub type Text = fn() -> &'static str;

/// A language that is embedded: its code and its messages.
pub type Embedded = (&'static str, Text);

/// The messages of a text.
#[cfg(not(feature = "deflated"))]
pub fn text(text: Text) -> &'static str {
    text
}

/// The messages of a text, unpacked.
#[cfg(feature = "deflated")]
pub fn text(text: Text) -> &'static str {
    text()
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn what_is_embedded_is_what_lies_in_the_folder() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages");
        let languages = read_folder(&folder).unwrap();
        let names: Vec<(&str, String)> = languages.iter().map(|l| (l.code.as_str(), l.name())).collect();
        let embedded: Vec<(&str, String)> =
            NAMES.iter().map(|(code, name)| (*code, (*name).to_owned())).collect();
        assert_eq!(names, embedded);
        assert_eq!(names[0].0, "en", "English stands first");
        for (part, embedded) in PARTS.iter().zip([RULES, VIEW, TERMINAL, PAGE, LESSONS, SERVER, GLOSSARY]) {
            for (language, (code, messages)) in languages.iter().zip(embedded) {
                assert_eq!(language.code, *code);
                let (has_all, has_rules) = (cfg!(feature = "all"), cfg!(feature = "rules"));
                let is_embedded = |file: &&str| part.is_embedded(file, has_all, has_rules);
                let files: Vec<&str> = part.files.iter().copied().filter(is_embedded).collect();
                assert_eq!(language.messages(&files), text(*messages), "{code}: {}", part.name);
            }
        }
    }

    #[test]
    fn a_folder_that_is_no_language_is_refused_with_its_place() {
        let error =
            |folder: &str| read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap_err();
        assert!(error("nowhere").to_string().contains("nowhere"));
        // The folders of this crate are no languages.
        assert!(error(".").to_string().contains("language.ftl"));
    }
}
