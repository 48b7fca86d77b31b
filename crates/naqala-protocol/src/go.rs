//! The arguments of `go`.

use std::time::Duration;

use naqala::Side;
use naqala_engine::TimeLeft;

use crate::command::split_word;
use crate::quoted;

/// The least time for a move: enough to look at every move.
const LEAST: Duration = Duration::from_millis(2);

/// The longest time that is distinguished.
const LONGEST: i64 = 1_000_000_000_000;

/// The parameters of `go`. Times are in milliseconds in the text; White's clock is South's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// `depth`: decisions to look ahead.
    pub depth: Option<u32>,
    /// `nodes`: positions to look at.
    pub nodes: Option<u64>,
    /// `movetime`: the time for this move.
    pub move_time: Option<Duration>,
    /// `wtime` and `btime`: the remaining time of South and North.
    pub clocks: [Option<Duration>; 2],
    /// `winc` and `binc`: what they get for every move.
    pub increments: [Duration; 2],
    /// `movestogo`: moves until there is more time.
    pub moves_to_go: Option<u32>,
    /// `infinite`: until `stop`.
    pub infinite: bool,
    /// `ponder`: think in the other player's time, until `stop` or `ponderhit`.
    pub ponder: bool,
}

impl Go {
    /// Reads the words after `go`.
    ///
    /// ```
    /// use naqala::Side;
    /// use naqala_protocol::Go;
    /// let go = Go::parse("wtime 60000 btime 50000 winc 1000").unwrap();
    /// assert_eq!(go.clock(Side::South).unwrap().increment.as_millis(), 1000);
    /// assert_eq!(Go::parse("depth 9").unwrap().clock(Side::South), None);
    /// ```
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub fn parse(text: &str) -> Result<Go, String> {
        let mut go = Go::default();
        let mut rest = text;
        loop {
            let (word, after) = split_word(rest);
            rest = match word {
                "" => return Ok(go),
                "infinite" => {
                    go.infinite = true;
                    after
                }
                "ponder" => {
                    go.ponder = true;
                    after
                }
                _ => {
                    let (number, after) = split_word(after);
                    go.set(word, number)?;
                    after
                }
            };
        }
    }

    fn set(&mut self, word: &str, number: &str) -> Result<(), String> {
        let value = || {
            let read = number.parse::<i64>().ok();
            read.ok_or_else(|| format!("go {word} needs a whole number, not {}", quoted(number)))
        };
        // Clocks that have run out show less than nothing.
        let time = || value().map(|number| Duration::from_millis(number.clamp(0, LONGEST).unsigned_abs()));
        let count = || value().map(|number| number.max(1).unsigned_abs());
        let few = || count().map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        match word {
            "depth" => self.depth = Some(few()?),
            "nodes" => self.nodes = Some(count()?),
            "movetime" => self.move_time = Some(time()?),
            "wtime" => self.clocks[0] = Some(time()?),
            "btime" => self.clocks[1] = Some(time()?),
            "winc" => self.increments[0] = time()?,
            "binc" => self.increments[1] = time()?,
            "movestogo" => self.moves_to_go = Some(few()?),
            _ => {
                let known =
                    "depth, nodes, movetime, wtime, btime, winc, binc, movestogo, infinite and ponder";
                return Err(format!("go knows no {}; it knows {known}", quoted(word)));
            }
        }
        Ok(())
    }

    /// Whether the answer has to wait for `stop` or `ponderhit`.
    pub fn waits(&self) -> bool {
        self.infinite || self.ponder
    }

    /// The time for this move, if it is given.
    pub fn time(&self) -> Option<Duration> {
        self.move_time.map(|time| time.max(LEAST))
    }

    /// The clock of a side, if the engine may decide how much of it the move takes: no time is given for the move.
    pub fn clock(&self, side: Side) -> Option<TimeLeft> {
        let number = side.index() % 2;
        let left = self.clocks[number].filter(|_| self.move_time.is_none())?;
        Some(TimeLeft { left, increment: self.increments[number], moves_to_go: self.moves_to_go })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_for_the_move_comes_first() {
        let go = |text: &str| Go::parse(text).unwrap();
        let time = |text: &str| go(text).time().map(|time| time.as_millis());
        assert_eq!(time("movetime 300 btime 10"), Some(300));
        assert_eq!(time("movetime -20"), Some(2));
        assert_eq!(time("wtime 1000"), None);
        let clock =
            |text: &str| go(text).clock(Side::North).map(|clock| (clock.left.as_millis(), clock.moves_to_go));
        assert_eq!(clock("wtime 9 btime 700 binc 5"), Some((700, None)));
        assert_eq!(clock("btime 700 movestogo 3"), Some((700, Some(3))));
        assert_eq!(clock("btime -20"), Some((0, None)));
        assert_eq!(["wtime 9", "btime 700 movetime 3"].map(clock), [None; 2]);
    }

    #[test]
    fn all_words_are_known() {
        let go = Go::parse("ponder depth 4 nodes 99 infinite").unwrap();
        assert!(go.waits() && go.infinite && go.ponder);
        assert_eq!((go.depth, go.nodes), (Some(4), Some(99)));
        assert_eq!(Go::parse("depth 0").unwrap().depth, Some(1));
    }
}
