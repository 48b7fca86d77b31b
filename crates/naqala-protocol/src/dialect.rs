//! The two dialects: how positions and moves are written between programs.

use naqala::{Game, Move, Ply, Position, Session, Side, Silent};

use crate::{ERROR, quoted};

/// A way to write positions and moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// As the records and positions of [`naqala`] are written, for every game: `position startpos moves c D`.
    #[default]
    Plain,
    /// For games of one row a side in which a move is a pit: the numbers of a position joined by `-` (South's pits,
    /// North's pits, each from its owner's left, both stores, the side to move), and moves of one letter, South's
    /// capital, written together: `FfEd`.
    Short,
}

/// The notation of a pass in the short dialect.
const PASS: &str = "-";

impl Dialect {
    /// Whether a game can be written in the dialect.
    ///
    /// ```
    /// use naqala_protocol::Dialect;
    /// let game = |id| naqala::catalogue::game(id).unwrap();
    /// assert!(Dialect::Short.fits(&game("oware")).is_ok());
    /// assert!(Dialect::Short.fits(&game("bao-kiswahili")).is_err());
    /// assert!(Dialect::Plain.fits(&game("bao-kiswahili")).is_ok());
    /// ```
    ///
    /// # Errors
    /// Why it cannot.
    pub fn fits(self, game: &Game) -> Result<(), String> {
        if self == Dialect::Plain || has_letters(game) {
            return Ok(());
        }
        Err(format!(
            "{} cannot be written in the short dialect, which needs one row a side, no marks, and one way to play each pit",
            game.id()
        ))
    }

    /// A position as text.
    ///
    /// ```
    /// use naqala_protocol::Dialect;
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let text = Dialect::Short.position_text(&game, &game.start());
    /// assert_eq!(text, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    /// assert_eq!(Dialect::Short.parse_position(&game, &text), Ok(game.start()));
    /// ```
    pub fn position_text(self, game: &Game, position: &Position) -> String {
        if self == Dialect::Plain {
            return game.position_text(position);
        }
        let pits = SIDES.into_iter().flat_map(|side| row(game, side)).map(|pit| position.seeds(*pit));
        let stores = SIDES.into_iter().map(|side| game.store(position, side));
        let mut parts: Vec<String> = pits.chain(stores).map(|seeds| seeds.to_string()).collect();
        parts.push(position.to_move().letter().to_string());
        parts.join("-")
    }

    /// Reads a position.
    ///
    /// # Errors
    /// Why the text is no position of the game.
    pub fn parse_position(self, game: &Game, text: &str) -> Result<Position, String> {
        let plain = match self {
            Dialect::Plain => text.to_owned(),
            Dialect::Short => plain_text(game, text)?,
        };
        game.parse_position(&plain).map_err(|error| format!("bad position {}: {error}", quoted(text)))
    }

    /// A ply, or the part of it that one player decides, as text.
    pub fn ply_text(self, game: &Game, position: &Position, ply: &[Move]) -> String {
        match self {
            Dialect::Plain => game.ply_text(position, ply),
            Dialect::Short => letter(game, position, ply.first().copied()),
        }
    }

    /// Joins plies as text.
    pub fn join(self, plies: &[String]) -> String {
        plies.join(match self {
            Dialect::Plain => " ",
            Dialect::Short => "",
        })
    }

    /// Splits a sequence of plies.
    pub fn split(self, text: &str) -> Vec<&str> {
        match self {
            Dialect::Plain => text.split_whitespace().collect(),
            Dialect::Short => text.split("").filter(|letter| !letter.trim().is_empty()).collect(),
        }
    }

    /// Reads a ply that is legal in the session, or the part of one that the player to move decides.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn read(self, session: &Session, text: &str) -> Result<Ply, String> {
        let (game, position) = (session.game(), session.position());
        match self {
            Dialect::Short => {
                let is_meant = |mv: &Move| letter(game, position, Some(*mv)) == text;
                let mut meant = session.moves().into_iter().filter(is_meant);
                match (meant.next(), meant.next()) {
                    (Some(mv), None) => Ok(Ply::from_iter([mv])),
                    (Some(_), Some(_)) => Err(format!("{} can be played in several ways", quoted(text))),
                    (None, _) => Err(refusal(self, session, text)),
                }
            }
            Dialect::Plain => session.read_move(text).map_err(|_| refusal(self, session, text)),
        }
    }

    /// The command that shows an engine the game so far.
    ///
    /// ```
    /// use naqala::{Session, catalogue};
    /// use naqala_protocol::Dialect;
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// for text in ["f", "F"] {
    ///     let ply = Dialect::Plain.read(&session, text).unwrap();
    ///     session.play_ply(&ply, &mut naqala::Silent).unwrap();
    /// }
    /// assert_eq!(Dialect::Plain.position_command(&session), "position startpos moves f F");
    /// assert_eq!(Dialect::Short.position_command(&session), "position startpos moves Ff");
    /// ```
    pub fn position_command(self, session: &Session) -> String {
        let (game, start) = (session.game(), session.start());
        let mut command = if *start == game.start() {
            "position startpos".to_owned()
        } else {
            format!("position fen {}", self.position_text(game, start))
        };
        let text = |(before, ply): &(Position, Ply)| self.ply_text(game, before, ply);
        let plies: Vec<String> = session.plies().iter().map(text).collect();
        if !plies.is_empty() {
            command += " moves ";
            command += &self.join(&plies);
        }
        command
    }
}

/// The sides in the order of the short dialect.
const SIDES: [Side; 2] = [Side::South, Side::North];

/// The pits of a side that has one row.
fn row(game: &Game, side: Side) -> &[naqala::Pit] {
    game.board().side_rows(side).first().map_or(&[], Vec::as_slice)
}

/// Whether letters are enough for the moves of a game and numbers for its positions.
fn has_letters(game: &Game) -> bool {
    let board = game.board();
    let is_row = |side: Side| board.side_rows(side).len() == 1 && (1..=26).contains(&row(game, side).len());
    let is_plain = game.players() == 2
        && SIDES.into_iter().all(is_row)
        && row(game, Side::South).len() == row(game, Side::North).len()
        && board.ends().is_empty()
        && game.mark_form().is_none()
        && !game.has_reserve()
        && game.second_kind().is_none();
    is_plain && (0..TRIALS).all(|number| has_letters_throughout(game, number))
}

/// Games tried to see whether every move has a letter, and the decisions after which they are left.
const TRIALS: usize = 6;
const TRIAL_LENGTH: usize = 150;

/// Whether in one game, played by any moves, every decision is to choose a pit and has a letter of its own. No rule
/// says so in one place: it follows from all of them together.
fn has_letters_throughout(game: &Game, number: usize) -> bool {
    let mut position = game.start();
    for step in 0..TRIAL_LENGTH {
        let moves = game.moves(&position);
        if moves.is_empty() {
            break;
        }
        let mut letters: Vec<String> = moves.iter().map(|mv| letter(game, &position, Some(*mv))).collect();
        letters.sort_unstable();
        letters.dedup();
        if letters.len() < moves.len() || letters[0].is_empty() || !position.begins_ply() {
            return false;
        }
        // Different numbers take different ways through the game.
        let chosen = (step * (2 * number + 1) + number) % moves.len();
        position = game.play_legal(&position, moves[chosen], &mut Silent);
    }
    true
}

/// The letter of a move; empty for a move that has none.
fn letter(game: &Game, position: &Position, mv: Option<Move>) -> String {
    let Some(mv) = mv else { return String::new() };
    if mv == Move::PASS {
        return PASS.to_owned();
    }
    let side = position.to_move();
    let place = mv.pit().and_then(|pit| row(game, side).iter().position(|other| *other == pit));
    let mut letters = if side == Side::South { 'A'..='Z' } else { 'a'..='z' };
    place.and_then(|place| letters.nth(place)).map(String::from).unwrap_or_default()
}

/// The plain text of a position in the short dialect.
fn plain_text(game: &Game, text: &str) -> Result<String, String> {
    let pits = row(game, Side::South).len();
    let parts: Vec<&str> = text.trim().split('-').map(str::trim).collect();
    let wanted = 2 * pits + 3;
    let usage = || {
        let example = Dialect::Short.position_text(game, &game.start());
        format!("bad position {}: write {wanted} parts as in {example}", quoted(text))
    };
    if parts.len() != wanted || !parts[..wanted - 1].iter().all(|part| part.parse::<u8>().is_ok()) {
        return Err(usage());
    }
    let side = parts[wanted - 1];
    if !matches!(side, "S" | "N") {
        return Err(usage());
    }
    let (south, north) = (parts[..pits].join(" "), parts[pits..2 * pits].join(" "));
    let (first, second) = (parts[2 * pits], parts[2 * pits + 1]);
    Ok(format!("S {south} / N {north} / stores {first} {second} / turn {side}"))
}

/// Why a text is no move here, with the moves that are.
fn refusal(dialect: Dialect, session: &Session, text: &str) -> String {
    let (game, position) = (session.game(), session.position());
    if position.is_over() {
        return format!("{} cannot be played: the game is over", quoted(text));
    }
    if dialect == Dialect::Plain {
        return game.parse_ply(position, text).map_or_else(|error| error.to_string(), |_| String::new());
    }
    let letters: Vec<String> =
        session.moves().into_iter().map(|mv| letter(game, position, Some(mv))).collect();
    format!("{} is not a move here; possible: {}", quoted(text), letters.join(" "))
}

/// An answer to a line that cannot be obeyed.
pub(crate) fn error_line(why: &str) -> String {
    let why: String = why.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    format!("{ERROR} {why}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn the_game_so_far_is_told_and_understood_in_every_game() {
        for game in catalogue::ids().filter_map(catalogue::game) {
            for dialect in [Dialect::Plain, Dialect::Short] {
                if dialect.fits(&game).is_err() {
                    continue;
                }
                let mut session = Session::new(game.clone());
                for step in 0..60 {
                    let moves = session.moves();
                    if moves.is_empty() {
                        break;
                    }
                    session.play_legal(moves[step * 7 % moves.len()], &mut Silent);
                }
                while !session.position().is_over() && !session.position().begins_ply() {
                    session.undo();
                }
                let command = dialect.position_command(&session);
                let (_, moves) = crate::command::split_at_word(&command, "moves");
                let mut again = Session::new(game.clone());
                for text in dialect.split(moves) {
                    let ply = dialect.read(&again, text).unwrap_or_else(|why| panic!("{}: {why}", game.id()));
                    again.play_ply(&ply, &mut Silent).unwrap();
                }
                assert_eq!(again.position(), session.position(), "{}: {command}", game.id());
            }
        }
    }

    #[test]
    fn games_with_letters_are_known_by_their_structure() {
        let fits = |id| Dialect::Short.fits(&catalogue::game(id).unwrap()).is_ok();
        assert!(fits("oware") && fits("kalah") && fits("songo"));
        assert!(!fits("toguz-kumalak") && !fits("bao-kiswahili") && !fits("selus"));
    }

    #[test]
    fn positions_that_are_none_are_refused_in_one_line() {
        let game = catalogue::game("oware").unwrap();
        for text in ["", "4-4", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-X", "9-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "\n-\u{1b}"]
        {
            let why = Dialect::Short.parse_position(&game, text).unwrap_err();
            assert_eq!(why.lines().count(), 1, "{why}");
        }
    }
}
