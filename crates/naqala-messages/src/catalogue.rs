//! The messages of all languages, each parsed on first use.

use std::cell::Cell;
use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock, RwLockReadGuard};

use crate::fluent::{Entry, Filling, Messages, Plurals, parse, too_large};
use crate::phrase::Message;
use crate::{Phrase, Values};

/// The languages and their messages. The first language is spoken where another has no message.
#[derive(Default)]
pub struct Catalogue {
    languages: RwLock<Vec<&'static Language>>,
}

struct Language {
    code: &'static str,
    source: Source,
    /// Whether it was added while the program runs, and so was not tested with it.
    is_added: bool,
    read: OnceLock<Read>,
}

/// Makes the messages of a language, in Fluent syntax, when they are first needed.
pub type Later = fn() -> &'static str;

/// Messages in Fluent syntax, as they are embedded in a program.
///
/// ```
/// use naqala_messages::{Later, Source};
/// assert_eq!(Source::from("pit = the pit").text(), "pit = the pit");
/// assert_eq!(Source::from((|| "pit = the pit") as Later).text(), "pit = the pit");
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// They are there.
    Text(&'static str),
    /// They are unpacked, or made in another way, when a language is first spoken.
    Later(Later),
}

impl From<&'static str> for Source {
    fn from(text: &'static str) -> Source {
        Source::Text(text)
    }
}

impl From<Later> for Source {
    fn from(text: Later) -> Source {
        Source::Later(text)
    }
}

impl Source {
    /// The messages.
    pub fn text(self) -> &'static str {
        match self {
            Source::Text(text) => text,
            Source::Later(text) => text(),
        }
    }
}

/// The parsed content of a source.
struct Read {
    messages: Messages<'static>,
    plurals: Plurals<'static>,
}

/// The language of a catalogue without languages: every message shows its key.
static SILENCE: Language =
    Language { code: "und", source: Source::Text(""), is_added: false, read: OnceLock::new() };

impl Language {
    /// A language lives as long as the program: its phrases may be kept anywhere.
    fn keep(code: &'static str, source: Source, is_added: bool) -> &'static Language {
        Box::leak(Box::new(Language { code, source, is_added, read: OnceLock::new() }))
    }

    /// Messages that cannot be parsed are left out; the tests of a catalogue make sure that there are none.
    fn read(&self) -> &Read {
        self.read.get_or_init(|| {
            let messages = parse(self.source.text()).0;
            let plurals = Plurals::read(&messages).0;
            Read { messages, plurals }
        })
    }

    fn messages(&self) -> &Messages<'static> {
        &self.read().messages
    }
}

/// What is wrong with a message that [`too_large`] finds.
pub(crate) const TOO_LARGE: &str = "becomes longer than 64 KiB with the messages it refers to, or the references are more than \
    32 deep, as those of a message that refers to itself";

/// Why a language cannot be added.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LanguageError {
    /// The given code is not the code of a language.
    Code(String),
    /// The messages are not valid Fluent.
    Syntax {
        /// The code of the language.
        language: String,
        /// The line of the first mistake, counted from 1.
        line: usize,
        /// The mistake.
        why: String,
    },
    /// A rule of plurals is not written as the CLDR writes it.
    Plural {
        /// The code of the language.
        language: String,
        /// The message with the rule.
        key: String,
    },
    /// A message becomes too long with those it refers to, or refers to itself.
    Size {
        /// The code of the language.
        language: String,
        /// The message.
        key: String,
    },
}

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanguageError::Code(code) => {
                write!(f, "`{code}` is no code of a language; a code has two or three small letters, as `it`")
            }
            LanguageError::Syntax { language, line, why } => {
                write!(f, "the messages of `{language}` cannot be read: line {line}: {why}")
            }
            LanguageError::Plural { language, key } => {
                write!(
                    f,
                    "`{key}` of `{language}` is no rule of plurals; write it as `{key} = n % 10 = 2..4 and n % 100 != 12..14`"
                )
            }
            LanguageError::Size { language, key } => {
                write!(f, "`{key}` of `{language}` {TOO_LARGE}")
            }
        }
    }
}

impl std::error::Error for LanguageError {}

impl Catalogue {
    /// Takes the sources: the code of each language and its messages in Fluent syntax. A language is read when it is
    /// first spoken.
    ///
    /// Messages that cannot be parsed are left out; [`crate::check`] reports them.
    pub fn new<S: Copy + Into<Source>>(sources: &[(&'static str, S)]) -> Catalogue {
        let keep = |(code, source): &(&'static str, S)| Language::keep(code, (*source).into(), false);
        let languages = sources.iter().map(keep).collect();
        Catalogue { languages: RwLock::new(languages) }
    }

    /// Adds a language that comes when the program runs already, or takes the place of the language of that code.
    /// Phrases made before keep the words they were made with, so that the words of a language stay in memory.
    ///
    /// # Errors
    /// What is wrong with the code or with the messages; nothing changes then.
    ///
    /// ```
    /// use std::sync::LazyLock;
    /// use naqala_messages::Catalogue;
    ///
    /// static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[("en", "pit = the pit")]));
    /// CATALOGUE.add("it", "pit = la buca")?;
    /// assert_eq!(CATALOGUE.words("it").tell("pit").to_string(), "la buca");
    /// assert!(CATALOGUE.add("it", "pit la buca").is_err());
    /// # Ok::<(), naqala_messages::LanguageError>(())
    /// ```
    pub fn add(&self, code: &str, source: &str) -> Result<(), LanguageError> {
        if !is_code(code) {
            return Err(LanguageError::Code(code.to_owned()));
        }
        let same = |known: &&&Language| known.code == code;
        if self.all().iter().find(same).is_some_and(|known| known.source.text() == source) {
            return Ok(());
        }
        let (messages, mistakes) = parse(source);
        if let Some(mistake) = mistakes.first() {
            let (language, line, why) = (code.to_owned(), mistake.line, mistake.why.to_owned());
            return Err(LanguageError::Syntax { language, line, why });
        }
        if let Some(key) = Plurals::read(&messages).1.first() {
            return Err(LanguageError::Plural { language: code.to_owned(), key: (*key).to_owned() });
        }
        if let Some(key) = too_large(&messages) {
            return Err(LanguageError::Size { language: code.to_owned(), key: key.to_owned() });
        }
        let added = Language::keep(code.to_owned().leak(), Source::Text(source.to_owned().leak()), true);
        let mut languages = self.languages.write().unwrap_or_else(PoisonError::into_inner);
        match languages.iter_mut().find(|known| known.code == code) {
            Some(known) => *known = added,
            None => languages.push(added),
        }
        Ok(())
    }

    fn all(&self) -> RwLockReadGuard<'_, Vec<&'static Language>> {
        self.languages.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The codes of the languages.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> + use<> {
        let codes: Vec<&'static str> = self.all().iter().map(|language| language.code).collect();
        codes.into_iter()
    }

    /// The messages of a language, or those of the first where the language is not known.
    ///
    /// Only the language itself counts: `en-GB` and `en_GB.UTF-8` give `en`.
    pub fn words(&'static self, language: &str) -> Words {
        let fallback = self.all().first().copied().unwrap_or(&SILENCE);
        Words { language: self.find(language).unwrap_or(fallback), fallback }
    }

    /// The known language that is meant: `it` for `it_IT.UTF-8`.
    pub fn known(&self, language: &str) -> Option<&'static str> {
        self.find(language).map(|language| language.code)
    }

    fn find(&self, language: &str) -> Option<&'static Language> {
        let wanted = language.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        self.all().iter().find(|known| known.code == wanted).copied()
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.languages()).finish()
    }
}

/// Whether a text can be the code of a language: two or three small letters.
pub(crate) fn is_code(text: &str) -> bool {
    (2..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// The messages of one language.
#[derive(Clone, Copy)]
pub struct Words {
    language: &'static Language,
    /// Spoken where the language has no message.
    fallback: &'static Language,
}

impl Words {
    /// The code of the language.
    pub fn language(&self) -> &'static str {
        self.language.code
    }

    /// The message with its values; a missing message shows its key.
    pub fn say(&self, key: &str, values: Values<'_>) -> Phrase {
        Phrase::new(*self, key.to_owned(), values)
    }

    /// A message without values.
    pub fn tell(&self, key: &str) -> Phrase {
        self.say(key, &[])
    }

    /// Whether this language itself has the message.
    pub fn knows(&self, key: &str) -> bool {
        self.language.messages().get(key).is_some_and(|entry| entry.value.is_some())
    }

    /// A message, and the language that it is taken from.
    fn find(&self, key: &str) -> Option<(&'static Language, &'static Entry<'static>)> {
        let of = |language: &'static Language| Some((language, language.messages().get(key)?));
        of(self.language).or_else(|| of(self.fallback))
    }

    /// The text of a message in a form, or of one of its attributes; `None` if it does not exist.
    pub(crate) fn format(
        &self,
        message: &Message,
        attribute: Option<&str>,
        case: &str,
        left: &Cell<usize>,
    ) -> Option<String> {
        let (language, entry) = self.find(&message.key)?;
        let pattern = entry.pattern(attribute)?;
        let plurals = &language.read().plurals;
        let mut filling = Filling::new(plurals, language.messages(), &message.values, case, left);
        let text = filling.text(pattern);
        debug_assert!(
            filling.missing.is_empty() || language.is_added,
            "{}: {}: {:?} is missing",
            language.code,
            message.key,
            filling.missing
        );
        Some(text)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        std::ptr::eq(self.language, other.language) && std::ptr::eq(self.fallback, other.fallback)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language()).finish()
    }
}
