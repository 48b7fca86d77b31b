//! The program's own texts in the language of the user: a Fluent file for each language under `messages/`, embedded.
//!
//! Rules, explanations and the reasons of an end are said by the library; here are the menus, prompts and lines
//! around them.

mod between;

use std::env;
use std::sync::LazyLock;

use naqala::{
    Decision, Direction, Game, Kind, MoveKind, Outcome, PlyError, Position, Reason, RoundScore, Rules, Side,
    WhyIllegal, Winner,
};
use naqala_engine::SURE_WIN;
use naqala_messages::{Catalogue, Phrase, Values, Words, values};

use crate::play::series::Series;
use crate::words;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The language spoken where another has no message.
const FALLBACK: &str = "en";
/// What tells the language of the user, in this order.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];
const SURE_LOSS: i32 = -SURE_WIN;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut languages = LANGUAGES;
    languages.sort_by_key(|(language, _)| *language != FALLBACK);
    Catalogue::new(&languages)
});

/// Says things in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    language: &'static str,
    words: Words,
}

impl Voice {
    /// The voice of a language; of the environment's language where none is given.
    pub(crate) fn new(language: Option<&str>) -> Voice {
        let language = language.map_or_else(of_environment, known);
        Voice { language, words: CATALOGUE.words(language) }
    }

    /// The code of the language.
    pub(crate) fn language(&self) -> &'static str {
        self.language
    }

    /// A message with its values.
    pub(crate) fn say(&self, key: &str, values: Values<'_>) -> String {
        self.words.say(key, values).to_string()
    }

    /// A message without values.
    pub(crate) fn tell(&self, key: &str) -> String {
        self.words.tell(key).to_string()
    }

    /// The name of a side; a message may ask it for a form.
    pub(crate) fn side(&self, side: Side) -> Phrase {
        self.words.tell(match side {
            Side::South => "side-south",
            Side::North => "side-north",
            Side::East => "side-east",
            Side::West => "side-west",
        })
    }

    /// "1 seed", "4 seeds"; a message may ask it for a form.
    pub(crate) fn seeds(&self, number: u32) -> Phrase {
        self.words.say("seeds", values![n = number])
    }

    /// "1 seed", "2 cowries": seeds of a kind.
    pub(crate) fn pieces(&self, game: &Game, kind: Kind, number: u32) -> Phrase {
        match kind {
            Kind::Seed => self.seeds(number),
            Kind::Second => naqala::pieces_text(game, 0, number, self.language).into(),
        }
    }

    /// What a seed of the second kind is called, if the game has one.
    pub(crate) fn second_kind(&self, game: &Game) -> Option<String> {
        naqala::second_kind_text(game, self.language)
    }

    /// "1 ply", "4 plies".
    pub(crate) fn plies(&self, number: usize) -> String {
        self.say("plies", values![n = number])
    }

    /// The name of a game.
    pub(crate) fn name(&self, rules: &Rules) -> String {
        naqala::name_text(rules, self.language)
    }

    /// The game's name with the options that differ from the default: "Kalah (seeds=6)".
    pub(crate) fn title(&self, game: &Game) -> String {
        let (name, changed) = (self.name(game.rules()), game.changed());
        if changed.is_empty() { name } else { format!("{name} ({})", words::options(&changed)) }
    }

    /// What a mark of the game is called.
    pub(crate) fn mark(&self, game: &Game) -> String {
        naqala::mark_text(game, self.language).unwrap_or_else(|| self.tell("mark"))
    }

    /// What a blocked pit of the game is called, if it has a name.
    pub(crate) fn block(&self, game: &Game) -> Option<String> {
        naqala::block_text(game, self.language)
    }

    /// Why a game ended.
    fn reason(&self, game: &Game, reason: Reason) -> String {
        naqala::reason_text(game, reason, self.language)
    }

    /// "South wins, 26 : 22 (majority)"; without the scores where nobody has any.
    pub(crate) fn outcome(&self, game: &Game, position: &Position, outcome: Outcome) -> String {
        let reason = self.reason(game, outcome.reason);
        let verdict = match outcome.winner {
            Winner::Side(_) if game.players() == 1 => self.tell("solved"),
            Winner::Nobody if game.players() == 1 => self.tell("not-solved"),
            Winner::Side(side) => self.wins(game, side),
            Winner::Draw => self.tell("a-draw"),
            Winner::Nobody => self.tell("does-not-count"),
        };
        let scored = words::scores(game, position).map(|scores| format!(", {scores}")).unwrap_or_default();
        let why = if reason == verdict { String::new() } else { format!(" ({reason})") };
        format!("{verdict}{scored}{why}")
    }

    /// "South wins", or "South and North win".
    fn wins(&self, game: &Game, side: Side) -> String {
        let names = game.party(side).map(|side| self.side(side));
        let joined = |first: Phrase, last: Phrase| self.words.say("and", values![first = first, last = last]);
        let names = names.reduce(joined).unwrap_or_default();
        self.say("side-wins", values![side = names, count = game.party(side).count()])
    }

    /// What the seeds in the trays are called, if the board has trays.
    pub(crate) fn trays(&self, game: &Game) -> Option<String> {
        naqala::tray_text(game, self.language)
    }

    /// "South wins the match".
    pub(crate) fn match_winner(&self, winner: Winner) -> String {
        match winner {
            Winner::Side(side) => self.say("match-won", values![side = self.side(side)]),
            Winner::Draw | Winner::Nobody => self.tell("match-drawn"),
        }
    }

    /// A line for each round of a match: "round 1   26 : 22   South".
    pub(crate) fn rounds(&self, scores: &[RoundScore]) -> Vec<String> {
        let line = |(number, score): (usize, &RoundScore)| {
            let [south, north] = score.seeds;
            let winner = match score.winner {
                Winner::Side(side) => self.side(side).to_string(),
                Winner::Draw => self.tell("a-draw"),
                Winner::Nobody => self.tell("not-counted"),
            };
            let round = self.say("round", values![number = number]);
            let points = score.points.map_or_else(String::new, |[south, north]| {
                format!("  {}", self.say("round-points", values![south = south, north = north]))
            });
            format!("{round:<9} {south:>3} : {north:<3}  {winner}{points}")
        };
        (1..).zip(scores).map(line).collect()
    }

    /// What the player to move has to decide, if it is not simply a move.
    pub(crate) fn pending(&self, game: &Game, position: &Position) -> Option<String> {
        let pit = position.focus().map_or_else(String::new, |pit| game.board().name(pit).to_owned());
        let key = match position.decision() {
            Decision::Pick => return None,
            Decision::StopOrGo => "decide-stop-or-go",
            Decision::Give => "decide-give",
            Decision::Bonus => "decide-bonus",
            Decision::Race => "decide-race",
            Decision::Capture => "decide-capture",
            Decision::Turn => "decide-turn",
        };
        Some(self.say(key, values![pit = pit]))
    }

    /// What a computer player expects: "+3 seeds as far as I see".
    pub(crate) fn expectation(&self, score: i32) -> String {
        match score {
            SURE_WIN.. => self.tell("sure-win"),
            ..=SURE_LOSS => self.tell("sure-loss"),
            _ => self.say("expected", values![n = score.unsigned_abs(), signed = format!("{score:+}")]),
        }
    }

    /// "The game is over: …", or the round of a match.
    pub(crate) fn is_over(&self, series: Option<&Series>, end: &str) -> String {
        match series {
            Some(series) => self.say("round-over", values![number = series.number(), end = end]),
            None => self.say("game-over", values![end = end]),
        }
    }

    /// Why a typed move cannot be played.
    pub(crate) fn refusal(&self, error: &PlyError) -> String {
        let text = error.text.as_str();
        let refused = match error.why {
            Some(why) => self.say("cannot-be-played", values![text = text, why = self.illegal(why)]),
            None => self.say("no-move-here", values![text = text]),
        };
        match error.legal.as_slice() {
            [] => refused,
            legal => refused + &self.say("moves-possible", values![moves = legal.join(" ")]),
        }
    }

    /// Why the rules refuse a move.
    pub(crate) fn illegal(&self, why: WhyIllegal) -> String {
        self.tell(match why {
            WhyIllegal::GameOver => "illegal-game-over",
            WhyIllegal::OtherDecision => "illegal-other-decision",
            WhyIllegal::NoSuchPit => "illegal-no-such-pit",
            WhyIllegal::NotYours => "illegal-not-yours",
            WhyIllegal::Empty => "illegal-empty",
            WhyIllegal::Closed => "illegal-closed",
            WhyIllegal::Blocked => "illegal-blocked",
            WhyIllegal::Direction => "illegal-direction",
            WhyIllegal::Prior(_) => "illegal-prior",
            WhyIllegal::Requirement(_) => "illegal-requirement",
            WhyIllegal::Endless => "illegal-endless",
            _ => "illegal-not-offered",
        })
    }

    /// A decision that is about no pit, as a button says it.
    pub(crate) fn button(&self, kind: MoveKind) -> String {
        self.tell(match kind {
            MoveKind::Pass | MoveKind::Pay(_) => "button-pass",
            MoveKind::Swap => "button-swap",
            MoveKind::Stop => "button-stop",
            MoveKind::Go => "button-go",
            MoveKind::Take => "button-take",
            MoveKind::Turn(Direction::Clockwise) => "button-clockwise",
            MoveKind::Turn(_) => "button-counterclockwise",
            MoveKind::Decline => "button-decline",
            MoveKind::Pick { .. } | MoveKind::Give(_) | MoveKind::Bonus(_) => "button-play",
        })
    }
}

/// The text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// The language of the library that is meant, or English.
fn known(language: &str) -> &'static str {
    let code = language.split(['-', '_', '.', '@']).next().unwrap_or_default();
    naqala::languages().find(|known| known.eq_ignore_ascii_case(code)).unwrap_or(FALLBACK)
}

/// The language the environment asks for.
fn of_environment() -> &'static str {
    let set = VARIABLES.iter().filter_map(|name| env::var(name).ok()).find(|value| !value.is_empty());
    set.map_or(FALLBACK, |value| known(&value))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    fn english() -> &'static str {
        LANGUAGES.iter().find(|(language, _)| *language == FALLBACK).expect("English is there").1
    }

    #[test]
    fn every_language_has_the_messages_of_english() {
        let check = |(language, source): &(&str, &str)| naqala_messages::check(language, source, english());
        let mistakes: Vec<String> = LANGUAGES.iter().flat_map(check).collect();
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
    }

    #[test]
    fn the_program_speaks_only_languages_that_the_rules_are_written_in() {
        let of_rules: BTreeSet<&str> = naqala::languages().collect();
        let strange = LANGUAGES.iter().find(|(language, _)| !of_rules.contains(language));
        assert_eq!(strange.map(|(language, _)| language), None);
    }

    #[test]
    fn every_message_is_said_somewhere() {
        let mut code = String::new();
        read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let keys = english().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys = keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' '));
        let referred = naqala_messages::referred(english());
        let unused: Vec<&str> =
            keys.filter(|key| !code.contains(&format!("\"{key}\"")) && !referred.contains(*key)).collect();
        assert!(unused.is_empty(), "never said: {unused:?}");
    }

    fn read(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            match entry.path() {
                path if path.is_dir() => read(&path, code),
                path => code.push_str(&fs::read_to_string(path).unwrap()),
            }
        }
    }

    #[test]
    fn languages_are_known_by_their_codes() {
        assert_eq!(known("ru_RU.UTF-8"), "ru");
        assert_eq!(known("EN"), "en");
        assert_eq!(known("C.UTF-8"), "en");
    }
}
