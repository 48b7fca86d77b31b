//! The legal plies of a position as a list for readers, shortened if further pits can be named in many ways.

use crate::board::event::Silent;
use crate::board::moves::MoveKind;
use crate::board::position::{Decision, NO_PIT, Position};
use crate::game::Game;

/// Lists of more plies than this are shortened.
const IN_FULL: usize = 24;

/// The legal plies of a position in board order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyList {
    /// The plies as text. In a shortened list `a4x?` is a pattern for every choice of one further pit, `a4x??` for every choice
    /// of two.
    pub texts: Vec<String>,
    /// How many plies there are.
    pub total: usize,
}

impl PlyList {
    /// Whether some texts are patterns for several plies.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(!game.ply_list(&game.start()).is_shortened());
    /// ```
    pub fn is_shortened(&self) -> bool {
        self.texts.len() < self.total
    }
}

impl Game {
    /// The legal plies as a list to be read. Where there are more than two dozen, because captures take further
    /// pits of the player's choice, these choices are joined.
    ///
    /// ```
    /// let game = naqala::catalogue::game("mefuvha").unwrap();
    /// let list = game.ply_list(&game.start());
    /// assert_eq!((list.texts, list.total), (vec!["a3x?".to_owned()], 39));
    /// ```
    pub fn ply_list(&self, p: &Position) -> PlyList {
        let total = self.count_plies(p);
        let mut texts = Vec::new();
        let short = total > IN_FULL && p.decision == Decision::Pick;
        self.list_plies(p, String::new(), short, &mut texts);
        PlyList { texts, total }
    }

    /// Every legal ply as text, in board order.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.ply_texts(&game.start()), ["a", "b", "c", "d", "e", "f"]);
    /// ```
    pub fn ply_texts(&self, p: &Position) -> Vec<String> {
        let mut texts = Vec::new();
        self.list_plies(p, String::new(), false, &mut texts);
        texts
    }

    /// The number of legal plies. Unlike [`perft`](crate::perft()), it brings neither compact boards nor what makes
    /// counting quick into programs that have to stay small.
    fn count_plies(&self, p: &Position) -> usize {
        let count = |mv| {
            let next = self.play_legal(p, mv, &mut Silent);
            if next.decision == Decision::Pick { 1 } else { self.count_plies(&next) }
        };
        self.each_move(p).map(count).sum()
    }

    fn list_plies(&self, p: &Position, before: String, short: bool, texts: &mut Vec<String>) {
        for mv in self.each_move(p) {
            if short && matches!(mv.kind(), MoveKind::Bonus(_)) {
                continue;
            }
            let text = before.clone() + &self.move_text(p, mv);
            let next = self.play_legal(p, mv, &mut Silent);
            if next.decision == Decision::Pick {
                texts.push(text);
            } else {
                self.list_plies(&next, text, short, texts);
            }
        }
        if short && p.decision == Decision::Bonus && p.named == NO_PIT {
            let least = if self.bonus_is_optional(p) { 1 } else { p.tally };
            for pits in least..=p.tally {
                texts.push(format!("{before}x{}", "?".repeat(usize::from(pits))));
            }
        }
    }
}
