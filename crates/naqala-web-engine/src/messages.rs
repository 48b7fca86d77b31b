//! What page and worker say to each other.

use serde::{Deserialize, Serialize};

/// What the page wants to know about the game it has sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Comes back with every answer, so that late answers can be told from those that are waited for.
    pub ticket: u32,
    /// The position the game began with, in the notation of positions.
    pub start: String,
    /// Every decision since, as the notation writes single decisions.
    pub moves: Vec<String>,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Choose a move as a player of this level does.
    Choose {
        /// From 1 to 10.
        level: u8,
        /// Thousandths of a second it may take.
        milliseconds: u32,
        /// Settles what the player throws dice for.
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

/// What the worker found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
        /// Positions looked at.
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Hundredths of a seed by which the player to move will be better off.
    pub value: i32,
    /// Decisions to a certain end: positive for a win of the player to move, negative for a loss.
    pub sure_in: Option<i32>,
    /// The decisions, as the notation writes them.
    pub moves: Vec<String>,
}
