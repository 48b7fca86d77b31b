//! Messages between page and worker, as plain lines of text: both are part of one program, and a JSON parser would be a
//! tenth of the worker.

use std::fmt;
use std::str::FromStr;

/// A question about the current game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Comes back with every answer, so that late answers can be distinguished from awaited ones.
    pub ticket: u32,
    /// The position the game began with, in the notation of positions.
    pub start: String,
    /// Every decision since, as the notation writes single decisions.
    pub moves: Vec<String>,
    /// The task.
    pub task: Task,
}

/// A task for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Choose a move as a player of this level does.
    Choose {
        /// From 1 to 10.
        level: u8,
        /// Thousandths of a second it may take.
        milliseconds: u32,
        /// The seed of the player's random choices.
        seed: u64,
    },
    /// Find the best lines.
    Analyse {
        /// Thousandths of a second it may take.
        milliseconds: u32,
        /// How many lines.
        lines: u8,
    },
}

/// An answer of the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The worker can be asked.
    Ready,
    /// The move chosen.
    Chosen {
        /// The ticket of the question.
        ticket: u32,
        /// The decision, as the notation writes it.
        mv: String,
    },
    /// The best lines so far.
    Lines {
        /// The ticket of the question.
        ticket: u32,
        /// The best first.
        lines: Vec<Line>,
        /// Decisions looked ahead in full.
        depth: u32,
        /// Number of positions searched.
        nodes: u64,
        /// Thousandths of a second used.
        milliseconds: u32,
        /// Whether nothing better will come.
        is_final: bool,
    },
    /// The question could not be answered.
    Refused {
        /// The ticket of the question.
        ticket: u32,
        /// Why, in English: it is a mistake of the page.
        why: String,
    },
}

/// A line of best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Hundredths of a seed by which the player to move will be better off.
    pub value: i32,
    /// Decisions to a certain end: positive for a win of the player to move, negative for a loss.
    pub sure_in: Option<i32>,
    /// The decisions, as the notation writes them.
    pub moves: Vec<String>,
}

/// Malformed message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no message between page and engine")
    }
}

impl std::error::Error for Malformed {}

/// `TICKET TASK …`, then the start, then the decisions, a line for each.
///
/// ```
/// use naqala_web_engine::{Question, Task};
/// let task = Task::Choose { level: 4, milliseconds: 500, seed: 1 };
/// let question = Question { ticket: 7, start: "S 1 / N 0".into(), moves: vec!["a".into()], task };
/// assert_eq!(question.to_string(), "7 choose 4 500 1\nS 1 / N 0\na");
/// assert_eq!(question.to_string().parse(), Ok(question));
/// ```
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.task {
            Task::Choose { level, milliseconds, seed } => {
                write!(f, "{} choose {level} {milliseconds} {seed}", self.ticket)?;
            }
            Task::Analyse { milliseconds, lines } => {
                write!(f, "{} analyse {milliseconds} {lines}", self.ticket)?;
            }
        }
        write!(f, "\n{}", self.start)?;
        self.moves.iter().try_for_each(|mv| write!(f, "\n{mv}"))
    }
}

impl FromStr for Question {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Question, Malformed> {
        let mut lines = text.split('\n');
        let mut words = Words(lines.next().unwrap_or_default());
        let ticket = words.number()?;
        let task = match words.next() {
            "choose" => {
                Task::Choose { level: words.number()?, milliseconds: words.number()?, seed: words.number()? }
            }
            "analyse" => Task::Analyse { milliseconds: words.number()?, lines: words.number()? },
            _ => return Err(Malformed),
        };
        let start = lines.next().ok_or(Malformed)?.to_owned();
        Ok(Question { ticket, start, moves: lines.map(str::to_owned).collect(), task })
    }
}

/// The kind of answer, its ticket and what it says; best lines follow, a line for each, their decisions divided by tabs.
///
/// ```
/// use naqala_web_engine::{Answer, Line};
/// let lines = vec![Line { value: -250, sure_in: Some(-6), moves: vec!["a".into(), "B".into()] }];
/// let answer = Answer::Lines { ticket: 7, lines, depth: 6, nodes: 9, milliseconds: 1, is_final: true };
/// assert_eq!(answer.to_string(), "lines 7 6 9 1 final\n-250 -6 a\tB");
/// assert_eq!(answer.to_string().parse(), Ok(answer));
/// ```
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Ready => f.write_str("ready"),
            Answer::Chosen { ticket, mv } => write!(f, "chosen {ticket} {mv}"),
            Answer::Refused { ticket, why } => write!(f, "refused {ticket} {why}"),
            Answer::Lines { ticket, lines, depth, nodes, milliseconds, is_final } => {
                let end = if *is_final { "final" } else { "so-far" };
                write!(f, "lines {ticket} {depth} {nodes} {milliseconds} {end}")?;
                lines.iter().try_for_each(|line| write!(f, "\n{line}"))
            }
        }
    }
}

impl FromStr for Answer {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Answer, Malformed> {
        let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
        let mut words = Words(head);
        match words.next() {
            "ready" => Ok(Answer::Ready),
            "chosen" => Ok(Answer::Chosen { ticket: words.number()?, mv: words.0.to_owned() }),
            // A reason may have several lines.
            "refused" => {
                let ticket = words.number()?;
                let why = text.get(head.len() - words.0.len()..).unwrap_or_default();
                Ok(Answer::Refused { ticket, why: why.to_owned() })
            }
            "lines" => Ok(Answer::Lines {
                ticket: words.number()?,
                depth: words.number()?,
                nodes: words.number()?,
                milliseconds: words.number()?,
                is_final: words.next() == "final",
                lines: rest.lines().map(str::parse).collect::<Result<_, _>>()?,
            }),
            _ => Err(Malformed),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.value)?;
        match self.sure_in {
            Some(decisions) => write!(f, "{decisions} ")?,
            None => f.write_str("- ")?,
        }
        f.write_str(&self.moves.join("\t"))
    }
}

impl FromStr for Line {
    type Err = Malformed;

    fn from_str(text: &str) -> Result<Line, Malformed> {
        let mut words = Words(text);
        let value = words.number()?;
        let sure_in = match words.next() {
            "-" => None,
            number => Some(number.parse().map_err(|_| Malformed)?),
        };
        let moves = words.0.split('\t').filter(|mv| !mv.is_empty()).map(str::to_owned).collect();
        Ok(Line { value, sure_in, moves })
    }
}

/// The unread rest of a line.
struct Words<'t>(&'t str);

impl<'t> Words<'t> {
    fn next(&mut self) -> &'t str {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        word
    }

    fn number<T: FromStr>(&mut self) -> Result<T, Malformed> {
        self.next().parse().map_err(|_| Malformed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_what_is_heard() {
        let task = Task::Analyse { milliseconds: 20, lines: 3 };
        let question = Question { ticket: 1, start: "S 1 / N 0".to_owned(), moves: Vec::new(), task };
        assert_eq!(question.to_string().parse(), Ok(question));
        let line = Line { value: 3, sure_in: None, moves: Vec::new() };
        let lines = vec![line.clone(), Line { moves: vec!["a b".to_owned(), "x".to_owned()], ..line }];
        for answer in [
            Answer::Ready,
            Answer::Chosen { ticket: 2, mv: "a b".to_owned() },
            Answer::Refused { ticket: 3, why: "no game\nhas been sent".to_owned() },
            Answer::Lines { ticket: 4, lines, depth: 0, nodes: u64::MAX, milliseconds: 0, is_final: false },
        ] {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    }

    #[test]
    fn nonsense_is_no_message() {
        for text in ["", "7", "7 choose 4", "x choose 4 5 6\n", "7 choose 4 5 6", "7 sing 4\nS"] {
            assert_eq!(text.parse::<Question>(), Err(Malformed), "{text}");
        }
        for text in ["", "chosen", "lines 1 2 3", "lines 1 2 3 4 final\nx", "refused x"] {
            assert_eq!(text.parse::<Answer>(), Err(Malformed), "{text}");
        }
    }
}
