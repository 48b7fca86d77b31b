//! Texts between two rounds of a match.

use naqala::{AnswerError, Board, MatchStep, PitChoice, RoundScore, Winner};
use naqala_messages::values;

use crate::Localizer;

impl Localizer {
    /// The question to a player between two rounds: "North, choose 2 pits of the other row".
    pub fn question(&self, step: MatchStep, board: &Board) -> String {
        match step {
            MatchStep::Choose { side, pits, purpose, .. } => {
                self.say("claim-question", values![side = self.side(side), n = pits, purpose = key(purpose)])
            }
            MatchStep::Arrange { side, seeds, pits, .. } => {
                let names = board.names(pits);
                self.say("arrange-question", values![side = self.side(side), n = seeds, names = names])
            }
            MatchStep::Round | MatchStep::Over(_) => String::new(),
        }
    }

    /// A player's decision between two rounds: "South takes over A C".
    pub fn answered(&self, step: MatchStep, text: &str) -> String {
        match step {
            MatchStep::Choose { side, purpose, .. } => {
                self.say("takes-over", values![side = self.side(side), names = text, purpose = key(purpose)])
            }
            MatchStep::Arrange { side, .. } => {
                self.say("lays-out", values![side = self.side(side), seeds = text])
            }
            MatchStep::Round | MatchStep::Over(_) => String::new(),
        }
    }

    /// The error in an answer between two rounds.
    pub fn answer_error(&self, error: &AnswerError) -> String {
        match error {
            AnswerError::Nothing => self.tell("claim-nothing"),
            AnswerError::Number { pits, purpose } => {
                self.say("claim-number", values![n = *pits, purpose = key(*purpose)])
            }
            AnswerError::NoPit { name, there_are } => {
                self.say("claim-no-pit", values![name = name.as_str(), names = there_are.as_str()])
            }
            AnswerError::Row { pits, seeds, least, fullest } => {
                let (least, fullest) = (usize::from(*least), usize::from(*fullest));
                self.say(
                    "arrange-wrong",
                    values![n = *pits, seeds = *seeds, least = least, fullest = fullest],
                )
            }
        }
    }

    /// "South wins the match".
    pub fn match_winner(&self, winner: Winner) -> String {
        match winner {
            Winner::Side(side) => self.say("match-won", values![side = self.side(side)]),
            Winner::Draw | Winner::Nobody => self.tell("match-drawn"),
        }
    }

    /// "round 2".
    pub fn round(&self, number: usize) -> String {
        self.say("round", values![number = number])
    }

    /// A line for each round of a match: "round 1   26 : 22   South".
    pub fn rounds(&self, scores: &[RoundScore]) -> Vec<String> {
        let line = |(number, score): (usize, &RoundScore)| {
            let [south, north] = score.seeds;
            let winner = match score.winner {
                Winner::Side(side) => self.side(side).to_string(),
                Winner::Draw => self.draw(),
                Winner::Nobody => self.tell("not-counted"),
            };
            let round = self.round(number);
            let points = score.points.map_or_else(String::new, |[south, north]| {
                format!("  {}", self.say("round-points", values![south = south, north = north]))
            });
            format!("{round:<9} {south:>3} : {north:<3}  {winner}{points}")
        };
        (1..).zip(scores).map(line).collect()
    }
}

/// How the messages call what pits are chosen for.
fn key(purpose: PitChoice) -> &'static str {
    match purpose {
        PitChoice::TakeOver => "take",
        PitChoice::LeaveEmpty => "leave",
        PitChoice::Sell => "sell",
        PitChoice::SellHalf => "share",
        PitChoice::TakeBack => "regain",
    }
}
