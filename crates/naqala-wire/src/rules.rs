//! What both ends must understand alike: which game a choice is, whose turn it is, what an entry means.

use naqala::{
    AnswerError, Choices, Decision, Game, IllegalMove, Move, OptionError, Ply, PlyError, Position,
    RuleErrors, Rules, Session, Side, Silent,
};

use crate::seek::GameChoice;

/// The game that was chosen, of these rules.
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

/// Why a game cannot be played as it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// An option, or a preset, is wrong.
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

/// Which options a choice sets.
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

/// The rule file of one's own that a choice brings along; nothing if it names a game of the catalogue.
///
/// # Errors
/// The mistakes of the file.
pub fn own_rules(choice: &GameChoice) -> Option<Result<Rules, RuleErrors>> {
    let text = choice.rules.as_ref()?;
    Some(Rules::parse(&format!("{}.toml", choice.id), text))
}

/// The player who sits in a seat, as [`crate::game::Game::players`] counts them.
///
/// ```
/// use naqala::{Side, catalogue};
/// let game = catalogue::game("oware").unwrap();
/// assert_eq!(naqala_wire::rules::player(&game, &game.start(), Side::North), 1);
/// ```
pub fn player(game: &Game, position: &Position, seat: Side) -> u8 {
    // Only in games for two do the players change seats.
    let seat = if position.is_swapped() { seat.other() } else { seat };
    let number = captains(game).position(|captain| game.are_one_player(captain, seat));
    number.unwrap_or_default() as u8
}

/// The first seat of a player.
pub fn seat(game: &Game, position: &Position, player: u8) -> Option<Side> {
    let seat = captains(game).nth(player.into())?;
    Some(if position.is_swapped() { seat.other() } else { seat })
}

/// The player to move; nobody when the game is over.
pub fn to_move(game: &Game, position: &Position) -> Option<u8> {
    (!position.is_over()).then(|| player(game, position, position.to_move()))
}

/// One seat of each player, in the order of play.
fn captains(game: &Game) -> impl Iterator<Item = Side> {
    let earlier = |seat: Side| game.sides().take_while(move |other| *other != seat);
    game.sides().filter(move |seat| !earlier(*seat).any(|other| game.are_one_player(other, *seat)))
}

/// Plays an entry: a ply, or what one player decides of a ply that several decide.
///
/// ```
/// use naqala::{Session, catalogue};
/// let mut session = Session::new(catalogue::game("oware").unwrap());
/// naqala_wire::rules::play(&mut session, "c").unwrap();
/// assert_eq!(naqala_wire::rules::entries(&session), ["c"]);
/// ```
///
/// # Errors
/// The entry is not legal; nothing has changed then.
pub fn play(session: &mut Session, text: &str) -> Result<(), Refusal> {
    let text = text.trim();
    let mut decisions = Ply::new();
    if !find(session.game(), session.position(), text, &mut decisions) {
        let why = session.game().parse_ply(session.position(), text).err();
        return Err(why.map_or(Refusal::Unreadable, |why| Refusal::Ply(Box::new(why))));
    }
    let before = session.history().len();
    let played = session.play_ply(&decisions, &mut Silent);
    if played.is_err() {
        while session.history().len() > before {
            session.undo();
        }
    }
    played.map_err(Refusal::Move)
}

/// Why an entry cannot be played.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// It is no legal ply.
    Ply(Box<PlyError>),
    /// It is legal in the position, but not after what has happened before.
    Move(IllegalMove),
    /// It does not answer what is asked between two rounds.
    Answer(AnswerError),
    /// It is only a part of a player's decision, or more than one.
    Unreadable,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refusal::Ply(error) => error.fmt(f),
            Refusal::Move(error) => error.why.fmt(f),
            Refusal::Answer(error) => error.fmt(f),
            Refusal::Unreadable => f.write_str("this is not what one player decides at one time"),
        }
    }
}

impl std::error::Error for Refusal {}

/// The entries of a game so far. Decisions of an entry that is not complete are left out.
pub fn entries(session: &Session) -> Vec<String> {
    let game = session.game();
    let mut texts: Vec<String> = Vec::new();
    let mut is_open = false;
    let ends = session.history().iter().skip(1).map(|(before, _)| before).chain([session.position()]);
    for ((before, mv), after) in session.history().iter().zip(ends) {
        let text = game.move_text(before, *mv);
        match texts.last_mut() {
            Some(last) if is_open => last.push_str(&text),
            _ => texts.push(text),
        }
        is_open = !closes(game, before, after);
    }
    if is_open {
        texts.pop();
    }
    texts
}

/// Completes the decisions with those that are written like the rest of a text; false if there are none.
fn find(game: &Game, position: &Position, rest: &str, decisions: &mut Ply) -> bool {
    game.moves(position).into_iter().any(|mv: Move| {
        let text = game.move_text(position, mv);
        let Some(rest) = rest.strip_prefix(text.as_str()) else { return false };
        if decisions.try_push(mv).is_err() {
            return false;
        }
        let next = game.play_legal(position, mv, &mut Silent);
        let found =
            if closes(game, position, &next) { rest.is_empty() } else { find(game, &next, rest, decisions) };
        if !found {
            decisions.pop();
        }
        found
    })
}

/// Whether a decision was the last one of its entry: the ply is over, or somebody else decides how it goes on.
fn closes(game: &Game, before: &Position, after: &Position) -> bool {
    after.is_over()
        || after.decision() == Decision::Pick
        || player(game, before, before.to_move()) != player(game, after, after.to_move())
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    /// Plays the first game of chance of every game of the catalogue and reads it back from its entries.
    #[test]
    fn entries_of_every_game_read_back() {
        for rules in catalogue::all() {
            let game = rules.compile(&Choices::new()).unwrap();
            let mut session = Session::new(game.clone());
            let mut random = 7_u64;
            for _ in 0..120 {
                let moves = session.moves();
                if session.outcome().is_some() || moves.is_empty() {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                session.play_legal(moves[(random >> 33) as usize % moves.len()], &mut Silent);
            }
            let mut again = Session::new(game.clone());
            for text in entries(&session) {
                let mover = to_move(&game, again.position()).unwrap();
                assert!(usize::from(mover) < game.persons(), "{}", rules.id());
                play(&mut again, &text).unwrap_or_else(|error| panic!("{}: {error}", rules.id()));
            }
            let shared = again.history().len();
            assert_eq!(again.history(), &session.history()[..shared], "{}", rules.id());
            assert!(session.history().len() - shared < 4, "{}", rules.id());
        }
    }

    #[test]
    fn both_players_of_a_race_have_an_entry() {
        let rules = catalogue::rules("gabata").unwrap();
        let mut session = Session::new(rules.compile(Choices::new().set("zero_start", "free")).unwrap());
        assert_eq!(to_move(session.game(), session.position()), Some(0));
        let first = session.game().move_text(session.position(), session.moves()[0]);
        play(&mut session, &first).unwrap();
        assert_eq!(to_move(session.game(), session.position()), Some(1));
        let second = session.game().move_text(session.position(), session.moves()[0]);
        play(&mut session, &second).unwrap();
        assert_eq!(entries(&session), [first, second]);
    }

    #[test]
    fn who_changes_seats_stays_the_same_player() {
        let rules = catalogue::rules("kalah").unwrap();
        let game = rules.compile(Choices::new().set("pie", "true")).unwrap();
        let mut session = Session::new(game.clone());
        play(&mut session, "a").unwrap();
        assert_eq!(to_move(&game, session.position()), Some(1));
        play(&mut session, "swap").unwrap();
        assert_eq!(session.position().to_move(), Side::North);
        assert_eq!(to_move(&game, session.position()), Some(0));
        assert_eq!(seat(&game, session.position(), 1), Some(Side::South));
    }

    #[test]
    fn a_refused_entry_changes_nothing() {
        let mut session = Session::new(catalogue::game("oware").unwrap());
        for text in ["C", "", "cc", "c d", "zz", "swap", "😀"] {
            assert!(play(&mut session, text).is_err(), "{text}");
            assert!(session.history().is_empty());
        }
    }
}
