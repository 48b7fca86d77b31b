//! Routing: the addresses of the application.

use std::fmt;

use naqala_wire::seek::GameChoice;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde::{Deserialize, Serialize};

use crate::site;

/// The name of every page's file on a site of files, which some hosts show.
const INDEX: &str = "index.html";

/// The engine's level where nobody has chosen one.
pub(crate) const USUAL_LEVEL: u8 = 4;

/// A page with what its address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// All the games, and a first move.
    Home,
    /// A game at the table.
    Play(Setup),
    /// A game or a position being analysed with the engine.
    Analyse(Setup),
    /// A board or a record embedded in another site, and the moment of the record that it shows first.
    Embed(Setup, Moment),
    /// The rules of a game in words, by the options that are chosen.
    Rules(Setup),
    /// The rule file of a game, to be changed.
    Workshop(String),
    /// The games that were played on this device.
    Yours,
    /// All courses of lessons.
    Courses,
    /// A course of lessons.
    Course(String),
    /// The glossary of the words of the games.
    Glossary,
    /// The counting trainer.
    Train(String),
    /// The lobby with the user's own games; with the game to offer, if there is one.
    Online(Option<String>),
    /// A game offered by link.
    Join(String),
    /// A game between people.
    Game(String),
    /// Somebody with an account, by name.
    Player(String),
    /// No page has this address.
    Unknown(String),
}

/// A game, its options and how it stands: what an address can say about a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// The id of the game.
    pub(crate) game: String,
    /// Options by name.
    pub(crate) options: Vec<(String, String)>,
    /// The initial position, if it is not the usual one.
    pub(crate) position: Option<String>,
    /// The decisions played, separated by blanks.
    pub(crate) moves: Vec<String>,
    /// The entries of a match from the first round on, if there is more than one round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) rounds: Vec<String>,
    /// Whether it is a match of rounds.
    pub(crate) in_match: bool,
    /// The letter of the side that gave up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) given_up: Option<char>,
    /// Who sits where: `human` or `engine:LEVEL`, by seat.
    pub(crate) seats: Vec<String>,
}

/// A moment of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Before the first decision.
    #[default]
    Start,
    /// After so many decisions.
    After(usize),
    /// After the last decision.
    End,
}

impl Moment {
    /// The moment that a query names; the start if it names none.
    fn parse(query: &str) -> Moment {
        match pairs(query).find(|(name, _)| name == "at").map(|(_, at)| at) {
            Some(at) if at == "end" => Moment::End,
            at => at.and_then(|at| at.parse().ok()).map_or(Moment::Start, Moment::After),
        }
    }

    /// The part of a query that names it.
    fn query(self) -> Option<String> {
        match self {
            Moment::Start => None,
            Moment::After(count) => Some(format!("at={count}")),
            Moment::End => Some("at=end".to_owned()),
        }
    }
}

impl Setup {
    /// The usual start of a game.
    pub(crate) fn of(game: &str) -> Setup {
        Setup { game: game.to_owned(), ..Setup::default() }
    }

    /// The rules of a game that is offered or played online.
    pub(crate) fn of_choice(choice: &GameChoice) -> Setup {
        let options = choice.options.iter().map(|(name, value)| (name.clone(), value.clone()));
        Setup { options: options.collect(), in_match: choice.in_match, ..Setup::of(&choice.id) }
    }

    /// The same rules, and nothing about a game that is played by them.
    pub(crate) fn rules(&self) -> Setup {
        Setup { options: self.options.clone(), in_match: self.in_match, ..Setup::of(&self.game) }
    }

    /// Whether this is a later state of a game: it has the same moves, and more.
    pub(crate) fn continues(&self, earlier: &Setup) -> bool {
        let goes_on = self.moves.len() + self.rounds.len() > earlier.moves.len() + earlier.rounds.len();
        goes_on && self.moves.starts_with(&earlier.moves) && self.rounds.starts_with(&earlier.rounds)
    }

    /// A person at the first seat, the engine at all others.
    pub(crate) fn against_engine(self, players: usize, level: u8) -> Setup {
        let seats = ["human".to_owned(), format!("engine:{level}")];
        Setup { seats: if players > 1 { seats.into() } else { Vec::new() }, ..self }
    }

    /// A game by the part of an address that follows its question mark.
    pub(crate) fn parse(game: &str, query: &str) -> Setup {
        // Ids have small letters alone; who types one need not know.
        let mut setup = Setup::of(&game.to_lowercase());
        for (name, value) in pairs(query) {
            match name.as_str() {
                "position" => setup.position = Some(value),
                "moves" => setup.moves = value.split_whitespace().map(str::to_owned).collect(),
                "rounds" => setup.rounds = value.split(',').map(str::to_owned).collect(),
                "given_up" => setup.given_up = value.chars().next(),
                "match" => setup.in_match = value == "yes",
                "seats" => setup.seats = value.split(',').map(str::to_owned).collect(),
                _ => setup.options.extend(name.strip_prefix("o.").map(|name| (name.to_owned(), value))),
            }
        }
        setup
    }

    /// The part of an address that says all but the game, with its question mark.
    pub(crate) fn query(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut add = |name: &str, value: &str| parts.push(format!("{name}={}", escape(value)));
        for (name, value) in &self.options {
            add(&format!("o.{name}"), value);
        }
        if self.in_match {
            add("match", "yes");
        }
        if let Some(position) = &self.position {
            add("position", position);
        }
        if !self.moves.is_empty() {
            add("moves", &self.moves.join(" "));
        }
        if !self.rounds.is_empty() {
            add("rounds", &self.rounds.join(","));
        }
        if let Some(side) = self.given_up {
            add("given_up", &side.to_string());
        }
        if !self.seats.is_empty() {
            add("seats", &self.seats.join(","));
        }
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }
}

impl Route {
    /// The page of an address: its path, and its query without the question mark.
    pub(crate) fn parse(path: &str, query: &str) -> Route {
        let Some(within) = site::within(path) else { return Route::Unknown(path.to_owned()) };
        let parts: Vec<&str> = within.split('/').filter(|part| !part.is_empty() && *part != INDEX).collect();
        match parts[..] {
            [] => Route::Home,
            ["play", game] => Route::Play(Setup::parse(game, query)),
            ["analyse", game] => Route::Analyse(Setup::parse(game, query)),
            ["embed", game] => Route::Embed(Setup::parse(game, query), Moment::parse(query)),
            ["rules", game] => Route::Rules(Setup::parse(game, query).rules()),
            // A link to custom rules names no game.
            ["workshop"] => Route::Workshop(String::new()),
            ["workshop", game] => Route::Workshop(game.to_owned()),
            ["yours"] => Route::Yours,
            ["learn"] => Route::Courses,
            ["learn", course] => Route::Course(course.to_owned()),
            ["glossary"] => Route::Glossary,
            ["train", game] => Route::Train(game.to_owned()),
            ["online"] => Route::Online(None),
            ["online", game] => Route::Online(Some(game.to_owned())),
            ["join", seek] => Route::Join(seek.to_owned()),
            ["game", id] => Route::Game(id.to_owned()),
            ["player", name] => Route::Player(name.to_owned()),
            _ => Route::Unknown(path.to_owned()),
        }
    }
}

/// The address of the page, from the root of the site.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Route::Unknown(path) = self {
            return f.write_str(path);
        }
        f.write_str(&site::at(""))?;
        match self {
            Route::Home => Ok(()),
            Route::Play(setup) => write!(f, "play/{}{}", setup.game, setup.query()),
            Route::Analyse(setup) => write!(f, "analyse/{}{}", setup.game, setup.query()),
            Route::Embed(setup, moment) => {
                let query = setup.query();
                write!(f, "embed/{}{query}", setup.game)?;
                let separator = if query.is_empty() { '?' } else { '&' };
                moment.query().map_or(Ok(()), |at| write!(f, "{separator}{at}"))
            }
            Route::Rules(setup) => write!(f, "rules/{}{}", setup.game, setup.query()),
            Route::Workshop(game) if game.is_empty() => f.write_str("workshop"),
            Route::Workshop(game) => write!(f, "workshop/{game}"),
            Route::Yours => f.write_str("yours"),
            Route::Courses => f.write_str("learn"),
            Route::Course(course) => write!(f, "learn/{course}"),
            Route::Glossary => f.write_str("glossary"),
            Route::Train(game) => write!(f, "train/{game}"),
            Route::Online(None) => f.write_str("online"),
            Route::Online(Some(game)) => write!(f, "online/{game}"),
            Route::Join(seek) => write!(f, "join/{seek}"),
            Route::Game(id) => write!(f, "game/{id}"),
            Route::Player(name) => write!(f, "player/{name}"),
            Route::Unknown(_) => Ok(()),
        }
    }
}

/// The names and values of a query.
fn pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    query.split('&').filter(|part| !part.is_empty()).map(|part| {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        (unescape(name), unescape(value))
    })
}

/// The characters that are percent-encoded in a query; spaces are replaced by `+` afterwards.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'~')
    .remove(b',')
    .remove(b':')
    .remove(b'/')
    .remove(b' ');

/// Escapes a text for a query.
fn escape(text: &str) -> String {
    utf8_percent_encode(text, ESCAPED).to_string().replace(' ', "+")
}

/// The inverse of [`escape`]; invalid escapes are left unchanged.
fn unescape(text: &str) -> String {
    percent_decode_str(&text.replace('+', " ")).decode_utf8_lossy().into_owned()
}

/// Precedes the rules in a link to the workshop.
pub(crate) const BEFORE_RULES: &str = "#rules=";

/// The address of the workshop with custom rules.
pub(crate) fn address_of_rules(text: &str) -> String {
    format!("{}{BEFORE_RULES}{}", Route::Workshop(String::new()), js_sys::encode_uri_component(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_pages_are_the_same_thing() {
        let setup = Setup {
            game: "oware".into(),
            options: vec![("seeds".into(), "3".into())],
            position: Some("S 1 2 / N 0 ü+% / turn S".into()),
            moves: vec!["c".into(), "B".into()],
            rounds: vec!["c".into(), "claim A C".into()],
            in_match: true,
            given_up: Some('N'),
            seats: vec!["human".into(), "engine:4".into()],
        };
        for route in [
            Route::Home,
            Route::Play(setup.clone()),
            Route::Analyse(setup.clone()),
            Route::Analyse(Setup::of("kalah")),
            Route::Embed(setup.clone(), Moment::Start),
            Route::Embed(setup.clone(), Moment::After(2)),
            Route::Embed(Setup::of("kalah"), Moment::End),
            Route::Rules(Setup::of("selus")),
            Route::Rules(setup.rules()),
            Route::Workshop("bao-kiswahili".into()),
            Route::Workshop(String::new()),
            Route::Yours,
            Route::Courses,
            Route::Course("oware".into()),
            Route::Glossary,
            Route::Train("oware".into()),
            Route::Online(None),
            Route::Online(Some("songo".into())),
            Route::Join("x3Kd".into()),
            Route::Game("x3Kd".into()),
            Route::Player("Ama".into()),
        ] {
            let address = route.to_string();
            let (path, query) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(Route::parse(path, query), route, "{address}");
            assert!(naqala_wire::is_page(path), "the server does not answer {address} with the page");
        }
    }

    #[test]
    fn a_later_state_of_a_game_has_its_moves() {
        let after = |moves: &str| Setup::parse("oware", &format!("moves={moves}"));
        assert!(after("c+D").continues(&after("c")) && after("c").continues(&after("")));
        assert!(!after("c").continues(&after("c")) && !after("c").continues(&after("c+D")));
        assert!(!after("d+D").continues(&after("c")));
    }

    #[test]
    fn strange_addresses_are_unknown_pages() {
        assert_eq!(Route::parse("/play", ""), Route::Unknown("/play".into()));
        assert_eq!(Route::parse("/play/a/b", ""), Route::Unknown("/play/a/b".into()));
        assert_eq!(unescape("%zz%4"), "%zz%4");
        assert_eq!(unescape("%"), "%");
        assert_eq!(Setup::parse("x", "&=&position").position.as_deref(), Some(""));
    }
}
