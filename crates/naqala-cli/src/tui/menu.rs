//! The small menu that opens where a pit can be played in several ways.

use naqala::{Event, Game, Move, Pit, Position};

/// A way on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Left,
    Right,
    Up,
    Down,
}

/// One way to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) mv: Move,
    /// How the move is written.
    pub(super) text: String,
    /// The pit that gets the first seed.
    pub(super) first: Option<Pit>,
    /// The direction of the first seeds on the screen.
    pub(super) way: Option<Way>,
}

/// The ways to play one pit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Menu {
    pub(super) pit: Pit,
    pub(super) lines: Vec<Line>,
    pub(super) at: usize,
}

impl Menu {
    /// Lists the ways to play a pit.
    pub(super) fn new(game: &Game, position: &Position, pit: Pit, moves: &[Move]) -> Menu {
        let lines = moves.iter().map(|&mv| Line::new(game, position, mv)).collect();
        Menu { pit, lines, at: 0 }
    }

    /// The line under the bar.
    pub(super) fn chosen(&self) -> Move {
        self.lines[self.at].mv
    }

    /// Moves the bar down, or up, round and round.
    pub(super) fn step(&mut self, down: bool) {
        let count = self.lines.len();
        self.at = (self.at + if down { 1 } else { count - 1 }) % count;
    }

    /// The only line whose seeds go this way.
    pub(super) fn by_way(&self, way: Way) -> Option<Move> {
        only(self.lines.iter().filter(|line| line.way == Some(way)))
    }

    /// The line with this number, or the only one whose text ends with this letter.
    pub(super) fn by_key(&self, key: char) -> Option<Move> {
        if let Some(number) = key.to_digit(10) {
            return self.lines.get((number as usize).checked_sub(1)?).map(|line| line.mv);
        }
        let ends = |line: &&Line| {
            line.text.chars().rfind(|c| c.is_alphabetic()).is_some_and(|c| c.eq_ignore_ascii_case(&key))
        };
        only(self.lines.iter().filter(ends))
    }
}

fn only<'a>(mut lines: impl Iterator<Item = &'a Line>) -> Option<Move> {
    let first = lines.next()?;
    lines.next().is_none().then_some(first.mv)
}

impl Line {
    fn new(game: &Game, position: &Position, mv: Move) -> Line {
        let mut events = Vec::new();
        game.play_legal(position, mv, &mut events);
        let first = events.iter().find_map(|event| match *event {
            Event::Drop { pit, .. } => Some(pit),
            _ => None,
        });
        Line { mv, text: game.move_text(position, mv), first, way: way(game, &events) }
    }
}

/// Which way the hand goes at first: from the pit it lifted to its first seed, or from there to the second.
fn way(game: &Game, events: &[Event]) -> Option<Way> {
    let board = game.board();
    let pits = board.pits().count();
    let path = events.iter().filter_map(|event| match *event {
        Event::Lift { pit, .. } | Event::Drop { pit, .. } => Some(pit),
        _ => None,
    });
    let mut places = path.filter(|pit| pit.index() < pits).map(|pit| board.place(pit));
    let mut from = places.next()?;
    places.take(2).find_map(|to| {
        let (down, right) = (to.0.cmp(&from.0), to.1.cmp(&from.1));
        let near = to.0.abs_diff(from.0) + to.1.abs_diff(from.1) == 1;
        from = to;
        match (down, right) {
            _ if !near => None,
            (_, std::cmp::Ordering::Less) => Some(Way::Left),
            (_, std::cmp::Ordering::Greater) => Some(Way::Right),
            (std::cmp::Ordering::Less, _) => Some(Way::Up),
            _ => Some(Way::Down),
        }
    })
}
