//! Answers: the right one, and plausible wrong ones.

use naqala::{Direction, Event, Game, Pit, Position};

use crate::texts::Remark;

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Answer {
    /// This pit or store.
    Place(Pit),
    /// This number.
    Number(u32),
}

impl Answer {
    /// The answer in a language: `pit c`, `South’s store`, `7`.
    pub fn text(&self, game: &Game, language: &str) -> String {
        let board = game.board();
        match *self {
            Answer::Number(number) => number.to_string(),
            Answer::Place(pit) if board.pits().any(|known| known == pit) => {
                Remark::new("trainer-pit").with("pit", board.name(pit).to_owned()).text(language)
            }
            Answer::Place(store) => {
                let side = board.home(store).letter().to_string();
                Remark::new("trainer-store").with("side", side).text(language)
            }
        }
    }
}

/// Plausible miscounts, most plausible first; there may be duplicates.
pub(super) fn places_near(game: &Game, before: &Position, events: &[Event]) -> Vec<Answer> {
    let drops: Vec<(Pit, bool)> = events.iter().filter_map(drop).collect();
    let (side, board) = (before.to_move(), game.board());
    let mut near = Vec::new();
    if let [.., (one_less, _), (last, _)] = drops[..] {
        near.push(one_less);
        let onward = |way: &&Direction| board.next(one_less, side, **way) == Some(last);
        let way = board.directions().iter().find(onward);
        near.extend(way.and_then(|way| board.next(last, side, *way)));
    }
    if let [.., (two_less, _), _, _] = drops[..] {
        near.push(two_less);
    }
    // Where earlier laps ended, and where the move began.
    near.extend(drops.iter().rev().filter(|(_, is_last)| *is_last).map(|(pit, _)| *pit));
    near.extend(events.iter().find_map(|event| match event {
        Event::Lift { pit, .. } => Some(*pit),
        _ => None,
    }));
    near.extend(drops.iter().rev().map(|(pit, _)| *pit));
    near.extend(board.pits());
    near.into_iter().map(Answer::Place).collect()
}

/// `count` numbers next to the right one, up to `below` of them below it.
pub(super) fn numbers_near(right: u32, least: u32, below: u32, count: u32) -> Vec<Answer> {
    let first = right.saturating_sub(below).max(least);
    (first..first + count).map(Answer::Number).collect()
}

pub(super) fn drop(event: &Event) -> Option<(Pit, bool)> {
    match *event {
        Event::Drop { pit, last, .. } => Some((pit, last)),
        _ => None,
    }
}
