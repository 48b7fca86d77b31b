//! The files of the games: the list, the rule files, what the engine has learnt. They are fetched when they are needed, and
//! kept by the service worker for times without a network.

use naqala::{Choices, Game, Rules};
use naqala_wire::catalogue::GameEntry;

use crate::browser::{self, Failure};
use crate::route::Setup;
use crate::say::Tongue;

/// Why a game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// No game of the list has this id.
    NoSuchGame(String),
    /// No course of lessons has this id.
    NoSuchCourse(String),
    /// A file could not be fetched.
    Fetch(Failure),
    /// The rules, the options or the position have a mistake; in English, as the rules crate says it.
    Mistake(String),
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Fetch(failure)
    }
}

impl Trouble {
    /// What is wrong, and what to do.
    pub(crate) fn said(&self, tongue: Tongue) -> String {
        match self {
            Trouble::NoSuchGame(id) => {
                tongue.say("trouble-no-game", naqala_messages::values![id = id.as_str()])
            }
            Trouble::NoSuchCourse(id) => {
                tongue.say("trouble-no-course", naqala_messages::values![id = id.as_str()])
            }
            Trouble::Fetch(Failure::Missing) => tongue.tell("trouble-missing"),
            Trouble::Fetch(Failure::Unreachable) => tongue.tell("trouble-unreachable"),
            Trouble::Mistake(what) => what.clone(),
        }
    }
}

/// All games, in the list's order.
pub(crate) async fn list(tongue: Tongue) -> Result<Vec<GameEntry>, Trouble> {
    let text = browser::text(&format!("/games.json?lang={}", tongue.code())).await?;
    serde_json::from_str(&text).map_err(|error| Trouble::Mistake(error.to_string()))
}

/// Whether a text can be the id of a game or a course, and so part of the address of a file.
pub(crate) fn is_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    !text.is_empty() && text.bytes().all(fits)
}

/// The rules of a game, with its weights.
pub(crate) async fn rules(id: &str) -> Result<Rules, Trouble> {
    let missing = || Trouble::NoSuchGame(id.to_owned());
    if !is_id(id) {
        return Err(missing());
    }
    let source = match browser::text(&format!("/games/{id}.toml")).await {
        Err(Failure::Missing) => return Err(missing()),
        found => found?,
    };
    let read = Rules::read(&format!("{id}.toml"), &source);
    let read = read.map_err(|errors| Trouble::Mistake(errors.to_string()))?;
    let rules = match read.id() == id {
        true => read,
        // A preset that is a game of its own lies in the file of its family.
        false => read.listed_presets().into_iter().find(|rules| rules.id() == id).ok_or_else(missing)?,
    };
    let weights = browser::text(&format!("/weights/{id}.toml")).await.ok();
    Ok(rules.with_weights(weights.as_deref()))
}

/// The rules of a table, made ready to be played.
pub(crate) async fn game(setup: &Setup) -> Result<Game, Trouble> {
    compile(&rules(&setup.game).await?, &setup.options)
}

/// Rules with options.
pub(crate) fn compile(rules: &Rules, options: &[(String, String)]) -> Result<Game, Trouble> {
    let mut choices = Choices::new();
    for (name, value) in options {
        choices.set(name, value);
    }
    rules.compile(&choices).map_err(|error| Trouble::Mistake(error.to_string()))
}
