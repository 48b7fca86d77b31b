//! The files of the games: the list, rule files, weights. They are fetched on demand, and cached by the service worker
//! for offline use.

use naqala::{Game, Position, Rules};
use naqala_wire::catalogue::GameEntry;
use naqala_wire::seek::GameChoice;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::browser::{self, Failure};
use crate::language::Locale;
use crate::route::Setup;
use crate::site;

/// Why a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LoadError {
    /// No game of the list has this id.
    NoSuchGame(String),
    /// No course of lessons has this id.
    NoSuchCourse(String),
    /// A move of an address cannot be played; with the game up to there.
    NoSuchMove { upto: Box<Setup>, number: usize, text: String },
    /// A file could not be fetched.
    Fetch(Failure),
    /// A text is neither the record of a game nor a position; why it is no position, in English.
    Unreadable(String),
    /// The rules, the options or the position have a mistake; in English, as the rules crate says it.
    Mistake(String),
}

impl From<Failure> for LoadError {
    fn from(failure: Failure) -> LoadError {
        LoadError::Fetch(failure)
    }
}

/// A part of the program could not be fetched.
impl From<SplitLoaderError> for LoadError {
    fn from(_: SplitLoaderError) -> LoadError {
        LoadError::Fetch(Failure::Unreachable)
    }
}

impl LoadError {
    /// The error, and what to do about it.
    pub(crate) fn said(&self, locale: Locale) -> String {
        match self {
            LoadError::NoSuchGame(id) => {
                locale.say("trouble-no-game", naqala_messages::values![id = id.as_str()])
            }
            LoadError::NoSuchCourse(id) => {
                locale.say("trouble-no-course", naqala_messages::values![id = id.as_str()])
            }
            LoadError::NoSuchMove { number, text, .. } => locale
                .say("trouble-no-move", naqala_messages::values![number = *number, text = text.as_str()]),
            LoadError::Fetch(Failure::Missing) => locale.tell("trouble-missing"),
            LoadError::Fetch(Failure::Unreachable) => locale.tell("trouble-unreachable"),
            LoadError::Unreadable(why) => {
                locale.say("trouble-unreadable", naqala_messages::values![why = why.as_str()])
            }
            LoadError::Mistake(what) => quoted(what),
        }
    }
}

/// A text of the rules crate, which quotes as programs do, as a sentence for readers.
fn quoted(text: &str) -> String {
    let mut is_open = false;
    let sign = |sign: char| match sign {
        '`' => {
            is_open = !is_open;
            if is_open { '“' } else { '”' }
        }
        sign => sign,
    };
    text.chars().map(sign).collect()
}

/// All games, in the list's order.
pub(crate) async fn list(locale: Locale) -> Result<Vec<GameEntry>, LoadError> {
    let text = browser::text(&site::at(&format!("games/{}.json", locale.code()))).await?;
    serde_json::from_str(&text).map_err(|error| LoadError::Mistake(error.to_string()))
}

/// Whether a text can be the id of a game or a course, and so part of the address of a file.
pub(crate) fn is_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.bytes().all(fits)
}

/// The game of a table, ready to be played.
pub(crate) async fn game(setup: &Setup) -> Result<Game, LoadError> {
    let options = setup.options.iter().cloned().collect();
    chosen(GameChoice { options, in_match: setup.in_match, ..GameChoice::of(&setup.game) }).await
}

/// A game with the rules that were chosen, ready to be played. As it is usually played it comes ready from the server;
/// other rules are read and compiled here.
pub(crate) async fn chosen(choice: GameChoice) -> Result<Game, LoadError> {
    let id = &choice.id;
    if choice == GameChoice::of(id) && is_id(id) {
        let packed = browser::bytes(&site::at(&format!("games/{id}.packed"))).await;
        // Data cached by another version cannot be read.
        if let Some(game) = packed.ok().and_then(|bytes| Game::from_bytes(&bytes).ok()) {
            return Ok(game);
        }
    }
    let source = match &choice.rules {
        Some(text) => Source { text: text.clone(), is_listed: false },
        None => source(id).await?,
    };
    make(choice, source).await
}

/// The guide of a game as HTML, in the language or else in English; `None` if there is none.
pub(crate) async fn guide(id: &str, locale: Locale) -> Option<String> {
    if !is_id(id) {
        return None;
    }
    browser::text(&site::at(&format!("guides/{}/{id}.html", locale.code()))).await.ok()
}

/// The rules of a game.
pub(crate) async fn rules(id: &str) -> Result<Rules, LoadError> {
    let source = source(id).await?;
    read(id.to_owned(), source).await
}

/// The engine's weights for a game, packed.
pub(crate) async fn weights(id: &str) -> Option<Vec<u8>> {
    browser::bytes(&site::at(&format!("weights/{id}.packed"))).await.ok()
}

/// A rule file.
struct Source {
    text: String,
    /// It is that of a game of the list, about which the engine may have learnt something.
    is_listed: bool,
}

async fn source(id: &str) -> Result<Source, LoadError> {
    let missing = || LoadError::NoSuchGame(id.to_owned());
    if !is_id(id) {
        return Err(missing());
    }
    match browser::text(&site::at(&format!("games/{id}.toml"))).await {
        Err(Failure::Missing) => Err(missing()),
        found => Ok(Source { text: found?, is_listed: true }),
    }
}

// The readers of rule files and positions, and the compiler, are a part of the program that is fetched when it is needed.

/// A position of a game, from the notation.
#[wasm_split(reader, fallible)]
pub(crate) fn position(game: Game, text: String) -> Result<Position, LoadError> {
    game.parse_position(&text).map_err(|error| LoadError::Mistake(error.to_string()))
}

/// The rules of a file, those of the game with this id.
#[wasm_split(reader, fallible)]
fn read(id: String, source: Source) -> Result<Rules, LoadError> {
    find(&id, &source)
}

/// The game that was chosen, from the file of its rules.
#[wasm_split(reader, fallible)]
fn make(choice: GameChoice, source: Source) -> Result<Game, LoadError> {
    compile(&find(&choice.id, &source)?, &choice)
}

fn find(id: &str, source: &Source) -> Result<Rules, LoadError> {
    let read = Rules::read(&format!("{id}.toml"), &source.text);
    let read = read.map_err(|errors| LoadError::Mistake(errors.to_string()))?;
    let rules = match read.id() == id {
        true => read,
        // A preset that is a game of its own lies in the file of its family.
        false => {
            let missing = || LoadError::NoSuchGame(id.to_owned());
            read.listed_presets().into_iter().find(|rules| rules.id() == id).ok_or_else(missing)?
        }
    };
    // Empty weights reserve the place of those that are loaded with the engine.
    Ok(rules.with_weights(source.is_listed.then_some("")))
}

/// Rules with what was chosen.
pub(crate) fn compile(rules: &Rules, choice: &GameChoice) -> Result<Game, LoadError> {
    naqala_wire::rules::compile(rules, choice).map_err(|error| LoadError::Mistake(error.to_string()))
}
