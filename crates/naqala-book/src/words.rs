//! Lists the missing messages of a language, ready for a translator to fill in, the words that its style sheet forbids, and the
//! texts to proofread.

use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use naqala::GameText;
use naqala_languages::{Language, PARTS, read_folder};

use crate::reading::to_read;
use crate::sample::Sample;
use crate::{repository, style};

/// The folder of all languages.
const LANGUAGES: &str = "languages";
/// The file with translations of texts in rule files, and the one with labels of options. The English texts are in the rule
/// files.
const GAMES: &str = "games";
const OPTIONS: &str = "options";

#[derive(Debug, Args)]
pub(crate) struct WordsArguments {
    /// The language, as its folder is called: it, ro, ru, or a new one such as sw [default: only count, for every
    /// language]
    language: Option<String>,
    /// Instead, print so many random passages of the language for people to judge, and where they come from
    #[arg(long, value_name = "NUMBER", requires = "language")]
    sample: Option<usize>,
    /// Choose other passages: the same number gives the same ones
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "sample")]
    seed: u64,
    /// Mix in passages of a text by others, one for every four; may be repeated
    #[arg(long = "among", value_name = "FILE", requires = "sample")]
    others: Vec<PathBuf>,
}

/// Lists what a language lacks, file by file, or counts it for every language.
pub(crate) fn run(arguments: &WordsArguments) -> Result<()> {
    let languages = read_folder(&repository(LANGUAGES))?;
    let Some(english) = languages.first() else { bail!("{LANGUAGES} has no folder `en`") };
    let mut out = stdout().lock();
    if let (Some(language), Some(count)) = (&arguments.language, arguments.sample) {
        let WordsArguments { seed, others, .. } = arguments;
        return Sample { language, count, seed: *seed, others }.write(&mut out);
    }
    let Some(wanted) = &arguments.language else {
        for language in &languages {
            let counts: Vec<String> = lacking(language, english)
                .iter()
                .filter(|(_, texts)| !texts.is_empty())
                .map(|(file, texts)| format!("{} in {file}.ftl", texts.len()))
                .collect();
            let counts = if counts.is_empty() { "nothing is missing".to_owned() } else { counts.join(", ") };
            let to_read = to_read(&language.code, &style::texts(&language.code)?)?;
            let lists = [
                (style::findings(&language.code, &to_read.unread).len(), "forbidden words"),
                (to_read.changed().len(), "unread"),
                (to_read.stale.len(), "stale"),
                (to_read.overlong.len(), "overlong"),
            ];
            let lists = lists.iter().filter(|(count, _)| *count > 0);
            let lists: String = lists.map(|(count, name)| format!("; {count} {name}")).collect();
            writeln!(out, "{}  {}: {counts}{lists}", language.code, language.name())?;
        }
        return Ok(());
    };
    let language = languages.iter().find(|language| language.code == *wanted);
    let Some(language) = language else {
        bail!(
            "there is no folder {LANGUAGES}/{wanted}; copy language.ftl of another language into a new one, and change it"
        )
    };
    for (file, texts) in lacking(language, english).iter().filter(|(_, texts)| !texts.is_empty()) {
        writeln!(out, "## {LANGUAGES}/{wanted}/{file}.ftl\n")?;
        for text in texts {
            writeln!(out, "# {}\n{} =\n", text.english, text.key)?;
        }
    }
    let to_read = to_read(wanted, &style::texts(wanted)?)?;
    for style::Finding { passage, word, instead } in style::findings(wanted, &to_read.unread) {
        writeln!(out, "# {passage}: not “{word}”, but “{instead}”")?;
    }
    let lists = [
        (to_read.stale.as_slice(), "the English has changed"),
        (&to_read.overlong, "much longer than the English"),
        (to_read.changed(), "changed since it was last read"),
    ];
    for (list, why) in lists {
        for passage in list {
            writeln!(out, "# {passage}: {why}")?;
        }
    }
    Ok(())
}

/// The messages of each file that a language lacks, with their English texts.
fn lacking(language: &Language, english: &Language) -> Vec<(&'static str, Vec<GameText>)> {
    let files = PARTS.iter().flat_map(|part| part.files.iter().copied());
    files.map(|file| (file, lacking_in(file, language, english))).collect()
}

fn lacking_in(file: &str, language: &Language, english: &Language) -> Vec<GameText> {
    match file {
        GAMES if language.code == english.code => Vec::new(),
        GAMES => naqala::untranslated_texts(&language.code),
        OPTIONS => naqala::missing_labels(&language.code),
        file => {
            let reference = english.messages(&[file]);
            let says = first_lines(&reference);
            let missing = naqala_messages::missing(&language.messages(&[file]), &reference);
            let said = |key: &str| says.get(key).copied().unwrap_or_default().to_owned();
            missing.into_iter().map(|key| GameText { english: said(&key), key }).collect()
        }
    }
}

/// The first line of every message.
fn first_lines(messages: &str) -> BTreeMap<&str, &str> {
    messages.lines().filter_map(|line| line.split_once(" = ")).collect()
}
