//! Plies as text: `c`, `a+`, `a1L+`, `b>C`, `xF`, `-`, `->N`, `swap`.

use std::fmt;

use crate::board::event::Silent;
use crate::board::moves::{Direction, Move, MoveKind, Ply};
use crate::board::pits::Pit;
use crate::board::position::{Decision, NO_PIT, Position, WhyIllegal};
use crate::game::Game;

/// A ply that cannot be read or played here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyError {
    /// The text that was given.
    pub text: String,
    /// Why the rules refuse it, where a pit was recognised.
    pub why: Option<WhyIllegal>,
    /// The plies that may be played, at most a dozen.
    pub legal: Vec<String>,
}

impl fmt::Display for PlyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.why {
            Some(why) => write!(f, "`{}` cannot be played: {why}", self.text)?,
            None => write!(f, "`{}` is not a move here", self.text)?,
        }
        if self.legal.is_empty() { Ok(()) } else { write!(f, "; possible: {}", self.legal.join(" ")) }
    }
}

impl std::error::Error for PlyError {}

/// How many legal plies an error lists.
const LISTED: usize = 16;

impl Game {
    /// A ply as text.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let start = game.start();
    /// let ply = game.parse_ply(&start, "a6L*").unwrap();
    /// assert_eq!(game.ply_text(&start, &ply), "a6L*");
    /// ```
    pub fn ply_text(&self, p: &Position, ply: &[Move]) -> String {
        let mut text = String::new();
        let mut position = *p;
        for mv in ply {
            text += &self.move_text(&position, *mv);
            position = self.play_legal(&position, *mv, &mut Silent);
        }
        text
    }

    /// One decision as text. Stopping where one might continue is written as an empty text, unless the rules define one.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("kalah").unwrap();
    /// let first = game.moves(&game.start())[0];
    /// assert_eq!(game.move_text(&game.start(), first), "a");
    /// ```
    pub fn move_text(&self, p: &Position, mv: Move) -> String {
        let name = |pit: Pit| self.board().name(pit);
        match mv.kind() {
            MoveKind::Pick { pit, .. } if p.decision() == Decision::Race => self.race_text(p, pit),
            MoveKind::Pick { pit, case, direction } => self.pick_text(p, pit, case, direction),
            MoveKind::Pass => "-".into(),
            MoveKind::Pay(store) => format!("->{}", self.board().home(store).letter()),
            MoveKind::Swap => "swap".into(),
            MoveKind::Stop | MoveKind::Go => self.choice_text(p, mv),
            MoveKind::Decline if matches!(p.decision, Decision::Capture | Decision::Claim) => ".".into(),
            MoveKind::Decline if p.named == NO_PIT => "x-".into(),
            MoveKind::Decline => String::new(),
            MoveKind::Give(pit) => format!(">{}", name(pit)),
            MoveKind::Bonus(pit) if p.named == NO_PIT => format!("x{}", name(pit)),
            MoveKind::Bonus(pit) => format!(",{}", name(pit)),
            MoveKind::Take => "x".into(),
            MoveKind::Turn(Direction::Clockwise) => "-".into(),
            MoveKind::Turn(Direction::CounterClockwise) => "+".into(),
            MoveKind::Turn(way) => format!(":{}", way.name()),
        }
    }

    /// Stopping or continuing, as the rules write it. A text that begins with a dot is only written the first time, and `{n}`
    /// is replaced by the number of times.
    fn choice_text(&self, p: &Position, mv: Move) -> String {
        let Some(settle) = self.program.settles.get(usize::from(p.clause)) else { return String::new() };
        let [stop, go] = &settle.signs;
        let sign = if mv == Move::STOP { stop } else { go };
        let sign = if p.tally > 0 { sign.trim_start_matches('.') } else { sign };
        sign.replace("{n}", &(u32::from(p.tally) + 1).to_string())
    }

    fn pick_text(&self, p: &Position, pit: Pit, case: u8, direction: Direction) -> String {
        let Some(pick) = self.program.picks.get(case as usize) else { return String::new() };
        let clockwise = direction == Direction::Clockwise;
        let sign = if clockwise { "-" } else { "+" };
        let mut text = pick.write.replace("{pit}", self.board().name(pit)).replace("{sign}", sign);
        if text.contains("{sign?}") {
            let is_reverse = |mv: Move| matches!(mv.kind(), MoveKind::Pick { pit: other, direction: way, .. } if other == pit && way != direction);
            let open = self.moves(p).into_iter().any(is_reverse);
            text = text.replace("{sign?}", if open { sign } else { "" });
        }
        // From the inner row a clockwise hand goes to its owner's right, from the outer row to the left.
        let inner =
            self.board().side_rows(self.board().home(pit)).first().is_some_and(|row| row.contains(&pit));
        text.replace("{hand}", if clockwise == inner { "R" } else { "L" })
            .replace("{end}", if clockwise { "L" } else { "R" })
            .replace("{arrow}", if clockwise { "<" } else { ">" })
            .replace("{way}", direction.name())
    }

    /// `z:a` for the pit of the player who begins, `/A` for that of the other one; both together if the other player has no
    /// choice.
    fn race_text(&self, p: &Position, pit: Pit) -> String {
        let name = self.board().name(pit);
        if p.focus().is_some() {
            return format!("/{name}");
        }
        match self.only_race_answer(p, pit) {
            Some(answer) => format!("z:{name}/{}", self.board().name(answer)),
            None => format!("z:{name}"),
        }
    }

    /// Reads a ply that is legal in the position.
    ///
    /// # Errors
    /// [`PlyError`] with the reason, and the plies that may be played.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let error = game.parse_ply(&game.start(), "C").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "`C` cannot be played: that pit belongs to the other player; possible: a b c d e f"
    /// );
    /// ```
    pub fn parse_ply(&self, p: &Position, text: &str) -> Result<Ply, PlyError> {
        let text = text.trim();
        let mut ply = Ply::new();
        if self.find_ply(p, text, &mut ply) {
            return Ok(ply);
        }
        let mut legal = self.ply_list(p).texts;
        legal.truncate(LISTED);
        Err(PlyError { text: text.chars().take(40).collect(), why: self.why_refused(p, text), legal })
    }

    /// Extends the ply by decisions whose notation is the rest of a text; false if there are none.
    fn find_ply(&self, p: &Position, rest: &str, ply: &mut Ply) -> bool {
        for mv in self.each_move(p) {
            let text = self.move_text(p, mv);
            let Some(rest) = rest.strip_prefix(text.as_str()) else { continue };
            if ply.try_push(mv).is_err() {
                continue;
            }
            let next = self.play_legal(p, mv, &mut Silent);
            let found = match next.decision {
                Decision::Pick => rest.is_empty(),
                _ => self.find_ply(&next, rest, ply),
            };
            if found {
                return true;
            }
            ply.pop();
        }
        false
    }

    /// The reason against the pit named at the beginning of a text.
    fn why_refused(&self, p: &Position, text: &str) -> Option<WhyIllegal> {
        if p.is_over() {
            return Some(WhyIllegal::GameOver);
        }
        let pit = self.board().pits().filter(|pit| text.starts_with(self.board().name(*pit)));
        let pit = pit.max_by_key(|pit| self.board().name(*pit).len())?;
        // A pit that can be played was written with decisions that it does not have.
        self.why_not(p, pit)
            .or_else(|| self.why_illegal(p, Move::pick(pit.0, 0, self.board().directions()[0])))
    }
}
