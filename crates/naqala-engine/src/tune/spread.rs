//! Measures how much the values of a deep and of a shallower search differ. The pruning margins of the search depend on it.

use naqala::{Decision, Session, Silent};

use super::SelfPlay;
use crate::player::{Limits, Stop};

/// Number of games whose positions are searched, and the number of the first one. They are not part of the training data.
const GAMES: u64 = 40;
const FIRST: u64 = 1 << 40;

/// One in this many decisions is searched.
const EVERY: usize = 5;

/// The depths to search; each is compared with the one four decisions shallower.
const DEPTHS: std::ops::RangeInclusive<usize> = 5..=8;
const LESS: usize = 4;

/// Node limit of a search. With many moves it excludes the greater depths.
const NODES: u64 = 200_000;

/// Minimum number of pairs of values.
const FEWEST: usize = 100;

impl SelfPlay {
    /// How much the value of a position typically changes when the search looks four decisions deeper, in hundredths of a seed:
    /// two of three changes are smaller. `None` if there was too little data or the search was stopped.
    pub fn spread(&mut self, stop: &Stop) -> Option<i32> {
        let mut changes = Vec::new();
        for number in FIRST..FIRST + GAMES {
            let played = self.play(number, stop)?;
            let mut session = Session::new(self.game.clone());
            for (at, choice) in played.choices.iter().enumerate() {
                let is_plain = session.position().decision() == Decision::Pick && session.moves().len() > 1;
                if at % EVERY == 0 && is_plain {
                    self.compare(&session, stop, &mut changes);
                }
                let mv = *session.moves().get(usize::from(*choice))?;
                session.play_legal(mv, &mut Silent);
            }
        }
        changes.sort_unstable();
        let usual = changes.get(changes.len() * 2 / 3)?;
        (changes.len() >= FEWEST && !stop.is_asked()).then_some(*usual)
    }

    /// Adds the differences between the values of this position, unless the game is decided.
    fn compare(&mut self, session: &Session, stop: &Stop, changes: &mut Vec<i32>) {
        let mut values = [None; *DEPTHS.end() + 1];
        let depth = Some(*DEPTHS.end() as u32);
        let limits = Limits { nodes: Some(NODES), depth, stop: stop.clone(), ..Limits::default() };
        self.engine.clear();
        self.engine.analyse(session, &limits, 1, &mut |analysis| {
            let value = analysis.lines.first().map(|line| line.value);
            let value = value.filter(|value| value.sure_in().is_none());
            values[analysis.depth as usize] = value.map(|value| value.searched_hundredths());
        });
        for depth in DEPTHS {
            if let (Some(deep), Some(flat)) = (values[depth], values[depth - LESS]) {
                changes.push((deep - flat).abs());
            }
        }
    }
}
