//! The plies played so far, in notation.

use naqala::{Ply, Position, Session, Side};

/// The written plies, each kept with the position before it so that only new ones have to be written out.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    entries: Vec<Entry>,
    /// How many lines the view is scrolled back from the end.
    pub(super) scroll: usize,
}

#[derive(Clone, Debug)]
struct Entry {
    before: Position,
    ply: Ply,
    text: String,
}

/// A line of the history: what South played and what North answered; with more than two players, or one, a single ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The number of its first ply, counted from 1 as in the record of the game.
    pub(super) number: usize,
    /// Who played, and what. Several plies of a player in a row are one text.
    pub(super) plies: Vec<(Side, String)>,
}

impl History {
    /// Writes out what is new in the session and forgets what was taken back.
    pub(super) fn catch_up(&mut self, session: &Session) {
        let plies = session.plies();
        let known = self.entries.iter().zip(&plies);
        let same =
            known.take_while(|(entry, (before, ply))| entry.ply == *ply && entry.before == *before).count();
        self.entries.truncate(same);
        for (before, ply) in plies.into_iter().skip(same) {
            let text = session.game().ply_text(&before, &ply);
            self.entries.push(Entry { before, ply, text });
        }
        self.scroll = 0;
    }

    /// The number of plies.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// The latest ply and who played it.
    pub(super) fn last(&self) -> Option<(Side, &str)> {
        self.entries.last().map(|entry| (entry.before.to_move(), entry.text.as_str()))
    }

    /// The plies in rows: between two players, a new row begins when the turn comes back to South.
    pub(super) fn rows(&self, players: usize) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for (number, entry) in (1..).zip(&self.entries) {
            let ply = (entry.before.to_move(), entry.text.clone());
            match rows.last_mut().filter(|_| players == 2) {
                Some(row) if row.plies.last().is_some_and(|(side, _)| *side == ply.0) => {
                    let (_, text) = row.plies.last_mut().expect("it was just looked at");
                    *text += &format!(" {}", ply.1);
                }
                Some(row) if ply.0 != Side::South => row.plies.push(ply),
                _ => rows.push(Row { number, plies: vec![ply] }),
            }
        }
        rows
    }
}
