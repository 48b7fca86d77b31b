//! Sample moves from random games.

use naqala::{Decision, Event, Game, Pit, Ply, Position, Session, Silent};
use rand::{Rng, RngExt};

use super::answer::drop;

/// How hard a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The hardest level; the easiest is 1.
    pub const HARDEST: Level = Level(5);

    /// The level with this number; numbers out of range give the nearest level.
    pub fn new(number: u8) -> Level {
        Level(number.clamp(1, Level::HARDEST.0))
    }

    /// All levels, easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::HARDEST.0).map(Level)
    }

    /// The number, 1 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The ranges of seeds and laps that suit the level.
    fn suits(self) -> (std::ops::RangeInclusive<u32>, std::ops::RangeInclusive<u32>) {
        match self.0 {
            1 => (2..=5, 1..=1),
            2 => (5..=9, 1..=2),
            3 => (9..=15, 1..=3),
            4 => (14..=26, 1..=6),
            _ => (24..=80, 1..=20),
        }
    }
}

/// A legal move in a position of a random game, with its effects.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) position: Position,
    pub(super) ply: Ply,
    pub(super) events: Vec<Event>,
}

/// Number of random games, their length, and the number of moves examined in each position.
const GAMES: usize = 4;
const PLIES: usize = 60;
const TRIES: usize = 3;

impl Sample {
    /// The number of seeds that fell.
    pub(super) fn drops(&self) -> u32 {
        self.events.iter().filter_map(drop).count() as u32
    }

    /// The number of completed laps.
    pub(super) fn laps(&self) -> u32 {
        self.events.iter().filter_map(drop).filter(|(_, last)| *last).count() as u32
    }

    /// Where the last seed fell.
    pub(super) fn last_seed(&self) -> Option<Pit> {
        self.events.iter().rev().filter_map(drop).find(|(_, last)| *last).map(|(pit, _)| pit)
    }

    /// The number of seeds the mover captured.
    pub(super) fn captured(&self) -> u32 {
        let mover = self.position.to_move();
        let taken = self.events.iter().map(|event| match *event {
            Event::Capture { seeds, to, .. } if to == mover => u32::from(seeds),
            _ => 0,
        });
        taken.sum()
    }

    /// How far the move is from the ranges of a level.
    fn distance(&self, level: Level) -> u32 {
        let (drops, laps) = level.suits();
        let off = |number: u32, range: std::ops::RangeInclusive<u32>| {
            range.start().saturating_sub(number) + number.saturating_sub(*range.end())
        };
        off(self.drops(), drops) + 4 * off(self.laps(), laps)
    }
}

/// Moves that suit the level best, in random order.
pub(super) fn of_level(game: &Game, level: Level, rng: &mut impl Rng) -> Vec<Sample> {
    let mut samples = Vec::new();
    for _ in 0..GAMES {
        play_on(game, rng, &mut samples);
    }
    let Some(nearest) = samples.iter().map(|sample| sample.distance(level)).min() else { return samples };
    samples.retain(|sample| sample.distance(level) == nearest);
    samples
}

/// Plays a random game and collects moves that are suitable for questions.
fn play_on(game: &Game, rng: &mut impl Rng, samples: &mut Vec<Sample>) {
    let mut session = Session::new(game.clone());
    for _ in 0..PLIES {
        if session.outcome().is_some() {
            return;
        }
        let mut played = None;
        for _ in 0..TRIES {
            let Some(sample) = try_move(&session, rng) else { return };
            // A race is sown by two hands at once, and a transfer of seeds or a pass drops none.
            if sample.position.decision() == Decision::Pick && sample.laps() > 0 {
                samples.push(sample.clone());
            }
            played = Some(sample.ply);
        }
        if played.is_none_or(|ply| session.play_ply(&ply, &mut Silent).is_err()) {
            return;
        }
    }
}

/// A random ply, decision by decision.
fn try_move(session: &Session, rng: &mut impl Rng) -> Option<Sample> {
    let (game, position) = (session.game(), *session.position());
    let (mut ply, mut events, mut now) = (Ply::new(), Vec::new(), position);
    let mut moves = session.moves();
    loop {
        let mv = *moves.get(rng.random_range(0..moves.len().max(1)))?;
        ply.try_push(mv).ok()?;
        now = game.play_legal(&now, mv, &mut events);
        if now.begins_ply() {
            return Some(Sample { position, ply, events });
        }
        moves = game.moves(&now);
    }
}
