//! Which page stands in the frame: the addresses of the application.

use std::fmt;

/// A page with what its address says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// All the games, and a first move.
    Home,
    /// A game at the table.
    Play(Setup),
    /// A game or a position looked at with the engine.
    Analyse(Setup),
    /// The rules of a game in words.
    Rules(String),
    /// The rule file of a game, to be changed.
    Workshop(String),
    /// All courses of lessons.
    Courses,
    /// A course of lessons.
    Course(String),
    /// The counting trainer.
    Train(String),
    /// Games that wait for players, and one's own; with the game that is to be offered, if there is one.
    Online(Option<String>),
    /// A game that is offered to whoever has the link.
    Join(String),
    /// A game between people.
    Game(String),
    /// No page has this address.
    Unknown(String),
}

/// A game, its options and how it stands: what an address can say about a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Setup {
    /// The id of the game.
    pub(crate) game: String,
    /// Options by name.
    pub(crate) options: Vec<(String, String)>,
    /// The position it begins with, if it is not the usual one.
    pub(crate) position: Option<String>,
    /// The decisions played, separated by blanks.
    pub(crate) moves: Vec<String>,
    /// Whether it is the first round of a match.
    pub(crate) in_match: bool,
    /// Who sits where: `human` or `engine:LEVEL`, by seat.
    pub(crate) seats: Vec<String>,
}

impl Setup {
    /// The usual start of a game.
    pub(crate) fn of(game: &str) -> Setup {
        Setup { game: game.to_owned(), ..Setup::default() }
    }

    fn parse(game: &str, query: &str) -> Setup {
        let mut setup = Setup::of(game);
        for (name, value) in pairs(query) {
            match name.as_str() {
                "position" => setup.position = Some(value),
                "moves" => setup.moves = value.split_whitespace().map(str::to_owned).collect(),
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
        if !self.seats.is_empty() {
            add("seats", &self.seats.join(","));
        }
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }
}

impl Route {
    /// The page of an address: its path, and its query without the question mark.
    pub(crate) fn parse(path: &str, query: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Home,
            ["play", game] => Route::Play(Setup::parse(game, query)),
            ["analyse", game] => Route::Analyse(Setup::parse(game, query)),
            ["rules", game] => Route::Rules(game.to_owned()),
            // A link to rules of somebody's own names no game.
            ["workshop"] => Route::Workshop(String::new()),
            ["workshop", game] => Route::Workshop(game.to_owned()),
            ["learn"] => Route::Courses,
            ["learn", course] => Route::Course(course.to_owned()),
            ["train", game] => Route::Train(game.to_owned()),
            ["online"] => Route::Online(None),
            ["online", game] => Route::Online(Some(game.to_owned())),
            ["join", seek] => Route::Join(seek.to_owned()),
            ["game", id] => Route::Game(id.to_owned()),
            _ => Route::Unknown(path.to_owned()),
        }
    }
}

/// The address of the page.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Home => f.write_str("/"),
            Route::Play(setup) => write!(f, "/play/{}{}", setup.game, setup.query()),
            Route::Analyse(setup) => write!(f, "/analyse/{}{}", setup.game, setup.query()),
            Route::Rules(game) => write!(f, "/rules/{game}"),
            Route::Workshop(game) if game.is_empty() => f.write_str("/workshop"),
            Route::Workshop(game) => write!(f, "/workshop/{game}"),
            Route::Courses => f.write_str("/learn"),
            Route::Course(course) => write!(f, "/learn/{course}"),
            Route::Train(game) => write!(f, "/train/{game}"),
            Route::Online(None) => f.write_str("/online"),
            Route::Online(Some(game)) => write!(f, "/online/{game}"),
            Route::Join(seek) => write!(f, "/join/{seek}"),
            Route::Game(id) => write!(f, "/game/{id}"),
            Route::Unknown(path) => f.write_str(path),
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

/// A text as it may stand in a query.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b',' | b':' | b'/' => {
                escaped.push(byte.into());
            }
            b' ' => escaped.push('+'),
            byte => escaped += &format!("%{byte:02X}"),
        }
    }
    escaped
}

/// What stood before [`escape`]; a broken escape stays as it is.
fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let code = || u8::from_str_radix(text.get(at + 1..at + 3)?, 16).ok();
        match bytes[at] {
            b'+' => plain.push(b' '),
            b'%' => match code() {
                Some(byte) => {
                    plain.push(byte);
                    at += 2;
                }
                None => plain.push(b'%'),
            },
            byte => plain.push(byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&plain).into_owned()
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
            in_match: true,
            seats: vec!["human".into(), "engine:4".into()],
        };
        for route in [
            Route::Home,
            Route::Play(setup.clone()),
            Route::Analyse(setup),
            Route::Analyse(Setup::of("kalah")),
            Route::Rules("selus".into()),
            Route::Workshop("bao-kiswahili".into()),
            Route::Workshop(String::new()),
            Route::Courses,
            Route::Course("oware".into()),
            Route::Train("oware".into()),
            Route::Online(None),
            Route::Online(Some("songo".into())),
            Route::Join("x3Kd".into()),
            Route::Game("x3Kd".into()),
        ] {
            let address = route.to_string();
            let (path, query) = address.split_once('?').unwrap_or((&address, ""));
            assert_eq!(Route::parse(path, query), route, "{address}");
        }
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
