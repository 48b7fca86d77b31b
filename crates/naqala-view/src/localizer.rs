//! The words around a game in the player's language: the part `view` of every language.
//!
//! [`naqala`] words rules, explanations and reasons; this module words sides, refusals and decisions.

use std::sync::LazyLock;

use naqala::{
    Decision, Direction, Game, Kind, MoveKind, Outcome, Position, Reason, Side, WhyIllegal, Winner,
};
use naqala_languages::VIEW as LANGUAGES;
use naqala_messages::{Catalogue, LanguageError, Phrase, Values, Words, values};

/// The language spoken where another has no message.
const FALLBACK: &str = "en";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(LANGUAGES));

/// Adds a language at run time, for programs that do not embed all languages. A later language with the same code
/// replaces an earlier one.
///
/// # Errors
/// What is wrong with the code or with the messages; nothing changes then.
pub fn add_language(code: &str, fluent_source: &str) -> Result<(), LanguageError> {
    CATALOGUE.add(code, fluent_source)
}

/// Words for a game in one language.
#[derive(Clone, Copy, Debug)]
pub struct Localizer {
    language: &'static str,
    words: Words,
}

impl Localizer {
    /// The localizer of a language, as in `it` or `it_IT.UTF-8`; English where it is not known.
    ///
    /// ```
    /// use naqala_view::Localizer;
    /// assert_eq!(Localizer::new("it").side(naqala::Side::North).to_string(), "Nord");
    /// assert_eq!(Localizer::new("tlh").language(), "en");
    /// ```
    pub fn new(language: &str) -> Localizer {
        let language = CATALOGUE.known(language).unwrap_or(FALLBACK);
        Localizer { language, words: CATALOGUE.words(language) }
    }

    /// The code of the language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    pub(crate) fn say(&self, key: &str, values: Values<'_>) -> String {
        self.words.say(key, values).to_string()
    }

    pub(crate) fn tell(&self, key: &str) -> String {
        self.words.tell(key).to_string()
    }

    /// The name of a side; a message may ask it for a form.
    pub fn side(&self, side: Side) -> Phrase {
        self.words.tell(match side {
            Side::South => "side-south",
            Side::North => "side-north",
            Side::East => "side-east",
            Side::West => "side-west",
        })
    }

    /// "1 seed", "4 seeds"; a message may ask it for a form.
    pub fn seeds(&self, number: u32) -> Phrase {
        self.words.say("seeds", values![n = number])
    }

    /// "1 seed", "2 cowries": seeds of a kind.
    pub fn pieces(&self, game: &Game, kind: Kind, number: u32) -> Phrase {
        match kind {
            Kind::Seed => self.seeds(number),
            Kind::Second => naqala::pieces_text(game, 0, number, self.language).into(),
        }
    }

    /// The name of the game's marks.
    pub fn mark(&self, game: &Game) -> String {
        naqala::mark_text(game, self.language).unwrap_or_else(|| self.tell("mark"))
    }

    /// The name of the game's blocked pits, if there is one.
    pub fn block(&self, game: &Game) -> Option<String> {
        naqala::block_text(game, self.language)
    }

    /// Why a game ended.
    fn reason(&self, game: &Game, reason: Reason) -> String {
        naqala::reason_text(game, reason, self.language)
    }

    /// "South wins, 26 : 22 (majority)"; without scores if nobody has any.
    pub fn outcome(&self, game: &Game, position: &Position, outcome: Outcome) -> String {
        let scored = outcome_scores(game, position, outcome.winner);
        let scored = scored.map(|scores| format!(", {scores}")).unwrap_or_default();
        let why = self.why(game, outcome).map(|reason| format!(" ({reason})")).unwrap_or_default();
        format!("{}{scored}{why}", self.verdict(game, outcome.winner))
    }

    /// "South wins".
    fn verdict(&self, game: &Game, winner: Winner) -> String {
        match winner {
            Winner::Side(_) if game.players() == 1 => self.tell("solved"),
            Winner::Nobody if game.players() == 1 => self.tell("not-solved"),
            Winner::Side(side) => self.wins(game, side),
            Winner::Draw => self.tell("a-draw"),
            Winner::Nobody => self.tell("does-not-count"),
        }
    }

    /// Why a game ended, "majority", unless the verdict says it already.
    pub fn why(&self, game: &Game, outcome: Outcome) -> Option<String> {
        let reason = self.reason(game, outcome.reason);
        (reason != self.verdict(game, outcome.winner)).then_some(reason)
    }

    /// "a draw".
    pub fn draw(&self) -> String {
        self.tell("a-draw")
    }

    /// "South wins", or "South and North win".
    fn wins(&self, game: &Game, side: Side) -> String {
        let names = self.sides(game.party(side));
        self.say("side-wins", values![side = names, count = game.party(side).count()])
    }

    /// "South and North".
    pub fn sides(&self, sides: impl Iterator<Item = Side>) -> Phrase {
        let joined = |first: Phrase, last: Phrase| self.words.say("and", values![first = first, last = last]);
        sides.map(|side| self.side(side)).reduce(joined).unwrap_or_default()
    }

    /// What the player to move has to decide, unless it is an ordinary move.
    pub fn pending(&self, game: &Game, position: &Position) -> Option<String> {
        let pit = position.focus().map_or_else(String::new, |pit| game.board().name(pit).to_owned());
        let key = match position.decision() {
            Decision::Pick => return None,
            Decision::StopOrGo => "decide-stop-or-go",
            Decision::Give => "decide-give",
            Decision::Bonus => "decide-bonus",
            Decision::Race => "decide-race",
            Decision::Capture => "decide-capture",
            Decision::Turn => "decide-turn",
            Decision::Claim => "decide-claim",
        };
        Some(self.say(key, values![pit = pit]))
    }

    /// Why the rules refuse a move.
    pub fn illegal(&self, why: WhyIllegal) -> String {
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
            WhyIllegal::Returns | WhyIllegal::NotOffered => "illegal-not-offered",
        })
    }

    /// The label of a decision that is not about a pit.
    pub fn button(&self, kind: MoveKind) -> String {
        self.tell(match kind {
            MoveKind::Pass | MoveKind::Pay(_) => "button-pass",
            MoveKind::Swap => "button-swap",
            MoveKind::Stop => "button-stop",
            MoveKind::Go => "button-go",
            MoveKind::Take => "button-take",
            MoveKind::Turn(way) => return self.way(way),
            MoveKind::Decline => "button-decline",
            MoveKind::Pick { .. } | MoveKind::Give(_) | MoveKind::Bonus(_) => "button-play",
        })
    }

    /// The label of a button for a direction of sowing, as seen on the board.
    pub fn way(&self, way: Direction) -> String {
        self.tell(match way {
            Direction::CounterClockwise => "button-counterclockwise",
            Direction::Clockwise => "button-clockwise",
            Direction::North => "button-north",
            Direction::NorthEast => "button-north-east",
            Direction::East => "button-east",
            Direction::SouthEast => "button-south-east",
            Direction::South => "button-south",
            Direction::SouthWest => "button-south-west",
            Direction::West => "button-west",
            Direction::NorthWest => "button-north-west",
        })
    }

    /// The name of a pace.
    pub fn pace(&self, pace: crate::Pace) -> String {
        self.tell(pace.key())
    }
}

/// "26 : 22", South first; `None` while nobody has scored, which in some games is always.
pub fn score_text(game: &Game, position: &Position) -> Option<String> {
    let scores: Vec<i32> = game.sides().map(|side| game.score(position, side)).collect();
    let texts = || scores.iter().map(i32::to_string).collect::<Vec<_>>();
    scores.iter().any(|score| *score != 0).then(|| texts().join(" : "))
}

/// The scores of a game that is over, that of the winner first where two play.
fn outcome_scores(game: &Game, position: &Position, winner: Winner) -> Option<String> {
    let scores = score_text(game, position)?;
    Some(match winner {
        Winner::Side(side) if game.players() == 2 => winner_first(&scores, Some(side)),
        _ => scores,
    })
}

/// Scores in the order of the seats, "27 : 21", with the winner's first if there are two of them.
///
/// ```
/// use naqala::Side;
/// assert_eq!(naqala_view::winner_first("10 : 36", Some(Side::North)), "36 : 10");
/// assert_eq!(naqala_view::winner_first("36 : 10", Some(Side::South)), "36 : 10");
/// ```
pub fn winner_first(scores: &str, winner: Option<Side>) -> String {
    match scores.split(" : ").collect::<Vec<_>>()[..] {
        [south, north] if winner == Some(Side::North) => format!("{north} : {south}"),
        _ => scores.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winners_score_comes_first() {
        let game = naqala::catalogue::game("kalah").unwrap();
        let text = "S 0 0 0 0 0 1 / N 1 0 0 0 0 0 / stores 10 36";
        let position = game.parse_position(text).unwrap();
        let scores = |winner| outcome_scores(&game, &position, winner).unwrap();
        assert_eq!(scores(Winner::Side(Side::North)), "36 : 10");
        assert_eq!([scores(Winner::Side(Side::South)), scores(Winner::Draw)], ["10 : 36", "10 : 36"]);
    }

    fn english() -> &'static str {
        let (_, english) =
            LANGUAGES.iter().find(|(language, _)| *language == FALLBACK).expect("English is there");
        naqala_languages::text(*english)
    }

    #[test]
    fn every_language_has_the_messages_of_english() {
        let check = |(language, source): &naqala_languages::Embedded| {
            naqala_messages::check(language, naqala_languages::text(*source), english())
        };
        let mistakes: Vec<String> = LANGUAGES.iter().flat_map(check).collect();
        assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
        for (language, source) in LANGUAGES {
            assert_eq!(add_language(language, naqala_languages::text(*source)), Ok(()));
        }
    }

    #[test]
    fn every_message_is_said_somewhere() {
        let code = [
            include_str!("between.rs"),
            include_str!("captions.rs"),
            include_str!("animation.rs"),
            include_str!("insight.rs"),
            include_str!("localizer.rs"),
        ]
        .concat();
        let keys = english().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys = keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' '));
        let unused: Vec<&str> = keys
            .filter(|key| !naqala_messages::is_of_language(key) && !code.contains(&format!("\"{key}\"")))
            .collect();
        assert!(unused.is_empty(), "never said: {unused:?}");
    }
}
