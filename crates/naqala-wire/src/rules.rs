//! What client and server must interpret alike: the game of a choice, whose turn it is, the state of a match.

use naqala::{Choices, Game, MatchSession, MatchStep, OptionError, PitSet, RuleErrors, Rules};

use crate::game::{Asked, Rounds};
use crate::seek::GameChoice;

/// Compiles the chosen game from its rules.
///
/// # Errors
/// The options are wrong, or the game is not played in matches.
pub fn compile(rules: &Rules, choice: &GameChoice) -> Result<Game, ChoiceError> {
    let choices = choices(choice);
    if !choice.in_match {
        return rules.compile(&choices).map_err(ChoiceError::Option);
    }
    let game = rules.compile_match(&choices).map_err(ChoiceError::Option)?;
    if game.has_match() { Ok(game) } else { Err(ChoiceError::NoMatch) }
}

/// Why a chosen game cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// An option or a preset is wrong.
    Option(OptionError),
    /// The game is not played in matches of rounds.
    NoMatch,
}

impl std::fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ChoiceError::Option(error) => error.fmt(f),
            ChoiceError::NoMatch => f.write_str("this game is not played in matches of rounds"),
        }
    }
}

impl std::error::Error for ChoiceError {}

/// The options that a choice sets.
fn choices(choice: &GameChoice) -> Choices {
    let mut choices = Choices::new();
    if let Some(preset) = &choice.preset {
        choices.preset(preset);
    }
    for (name, value) in &choice.options {
        choices.set(name, value);
    }
    choices
}

/// The custom rule file of a choice; `None` if it names a game of the catalogue.
///
/// # Errors
/// The mistakes of the file.
pub fn own_rules(choice: &GameChoice) -> Option<Result<Rules, RuleErrors>> {
    let text = choice.rules.as_ref()?;
    Some(Rules::parse(&format!("{}.toml", choice.id), text))
}

/// Starts the chosen game: as a match, if that was chosen and the game is played in rounds, otherwise as a single game.
///
/// ```
/// use naqala::catalogue;
/// let mut played = naqala_wire::rules::begin(catalogue::game("oware").unwrap(), false);
/// played.enter("c").unwrap();
/// assert_eq!((played.player_to_move(), played.entries().len()), (Some(1), 1));
/// ```
pub fn begin(game: Game, in_match: bool) -> MatchSession {
    let in_rounds = if in_match { MatchSession::new_match(game.clone()) } else { None };
    in_rounds.unwrap_or_else(|| MatchSession::new(game))
}

/// The number of the player to move, or to decide something between two rounds.
pub fn to_move(played: &MatchSession) -> Option<u8> {
    played.player_to_move().map(|player| player as u8)
}

/// The rounds of a match, as its players see them.
pub fn rounds(played: &MatchSession) -> Option<Rounds> {
    let asked = played.question().and_then(|question| asked(question, played.game()));
    let seeds = played.scores().iter().map(|round| round.seeds).collect();
    played.is_match().then(|| Rounds { number: played.round_number() as u32, seeds, asked })
}

fn asked(question: MatchStep, game: &Game) -> Option<Asked> {
    let names = |pits: PitSet| pits.into_iter().map(|pit| game.board().name(pit).to_owned()).collect();
    match question {
        MatchStep::Choose { pits, of, purpose, .. } => {
            Some(Asked::Choose { pits: pits as u32, of: names(of), purpose: purpose.word().to_owned() })
        }
        MatchStep::Arrange { seeds, pits, least, fullest, .. } => {
            Some(Asked::Arrange { seeds, pits: names(pits), least, fullest })
        }
        MatchStep::Round | MatchStep::Over(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{MatchPhase, Silent, catalogue};

    #[test]
    fn what_is_asked_between_rounds_is_reported() {
        let choice = GameChoice { in_match: true, ..GameChoice::of("giuthi") };
        let mut played = begin(compile(catalogue::rules("giuthi").unwrap(), &choice).unwrap(), true);
        let mut dice = 11_u64;
        while let MatchPhase::Move(_) = played.phase() {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = played.moves();
            played.play(moves[(dice >> 33) as usize % moves.len()], &mut Silent).unwrap();
        }
        let reported = rounds(&played).unwrap();
        assert_eq!((reported.number, reported.seeds.len()), (1, 1));
        assert!(matches!(reported.asked, Some(Asked::Arrange { .. })));
        assert!(to_move(&played).is_some(), "whoever is asked is to move");
        played.answer_plainly().unwrap();
        played.next_round();
        let reported = rounds(&played).unwrap();
        assert_eq!((reported.number, reported.seeds.len(), reported.asked), (2, 1, None));
    }

    #[test]
    fn a_game_alone_has_no_rounds() {
        assert_eq!(rounds(&begin(catalogue::game("giuthi").unwrap(), false)), None);
        assert!(!begin(catalogue::game("oware").unwrap(), true).is_match(), "it is not played in matches");
    }
}
