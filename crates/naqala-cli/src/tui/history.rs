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

/// A line of the history: what South played and what North answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    /// The number of its first ply, counted from 1 as in the record of the game.
    pub(super) number: usize,
    pub(super) plies: [String; 2],
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

    /// The plies in rows: a new row begins when the turn comes back to South, or with every ply of a solitaire.
    pub(super) fn rows(&self, players: usize) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        let mut latest = None;
        for (number, entry) in (1..).zip(&self.entries) {
            let side = entry.before.to_move().index() % 2;
            if latest.is_none() || players == 1 || (side == 0 && latest != Some(0)) {
                rows.push(Row { number, ..Row::default() });
            }
            latest = Some(side);
            let cell = &mut rows.last_mut().expect("a row was just begun").plies[side];
            if !cell.is_empty() {
                cell.push(' ');
            }
            cell.push_str(&entry.text);
        }
        rows
    }
}
