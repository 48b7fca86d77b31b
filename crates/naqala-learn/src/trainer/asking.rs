//! Turns a move into a question.

use std::fmt;

use naqala::{Event, Game, Ply, Position, explain};
use naqala_messages::values;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::answer::{Answer, numbers_near, places_near};
use super::sample::{Level, Sample, of_level};
use crate::texts::text;

/// What a question asks about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Where its last seed falls.
    LastSeed,
    /// How many seeds the mover captures.
    Captured,
    /// How many laps are sown.
    Laps,
}

/// No question can be asked about a game, because none of its moves sows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoQuestion;

impl fmt::Display for NoQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no move of this game sows seeds from a pit, so that there is nothing to count ahead")
    }
}

impl std::error::Error for NoQuestion {}

/// Maximum number of answers to choose from.
const CHOICES: usize = 4;

/// A question about a move, with its answer.
#[derive(Clone, Debug)]
pub struct Question {
    game: Game,
    level: Level,
    sample: Sample,
    ask: Ask,
    right: Answer,
    choices: Vec<Answer>,
}

impl Question {
    /// A question about a game; the same for the same level and number.
    ///
    /// # Errors
    /// [`NoQuestion`] if moves of the game do not sow.
    ///
    /// ```
    /// use naqala_learn::{Level, Question};
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let question = Question::new(&game, Level::new(2), 7).unwrap();
    /// println!("{} {:?}", question.text("en"), question.choices());
    /// assert!(question.choices().contains(&question.right_answer()));
    /// ```
    pub fn new(game: &Game, level: Level, seed: u64) -> Result<Question, NoQuestion> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let samples = of_level(game, level, &mut rng);
        let (sample, ask) = choose(samples, level, &mut rng).ok_or(NoQuestion)?;
        let right = answer(&sample, ask).ok_or(NoQuestion)?;
        let tempting = match right {
            Answer::Place(_) => places_near(game, &sample.position, &sample.events),
            Answer::Number(number) => {
                // The rank of the right number among the others must not reveal it.
                let below = rng.random_range(0..CHOICES as u32);
                numbers_near(number, u32::from(ask == Ask::Laps), below, CHOICES as u32)
            }
        };
        let choices = offer(right, tempting, &mut rng);
        Ok(Question { game: game.clone(), level, sample, ask, right, choices })
    }

    /// The position the move is played in.
    pub fn position(&self) -> &Position {
        &self.sample.position
    }

    /// The move.
    pub fn ply(&self) -> &Ply {
        &self.sample.ply
    }

    /// What the move does, for showing it.
    pub fn events(&self) -> &[Event] {
        &self.sample.events
    }

    /// What the question asks.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The requested level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The right answer.
    pub fn right_answer(&self) -> Answer {
        self.right
    }

    /// The answers to choose from: the right one among others, in random order (places) or by size (numbers).
    pub fn choices(&self) -> &[Answer] {
        &self.choices
    }

    /// Whether an answer is right; it need not be one of the choices.
    pub fn is_right(&self, answer: Answer) -> bool {
        answer == self.right
    }

    /// The text of the question in a language.
    pub fn text(&self, language: &str) -> String {
        let key = match self.ask {
            Ask::LastSeed => "trainer-ask-last",
            Ask::Captured => "trainer-ask-captured",
            Ask::Laps => "trainer-ask-laps",
        };
        let ply = self.game.ply_text(&self.sample.position, &self.sample.ply);
        text(language, key, values![ply = ply])
    }

    /// The comment on an answer: whether it is right, and what the move does.
    pub fn comment(&self, answer: Answer, language: &str) -> String {
        let right = self.right.text(&self.game, language);
        let key = if self.is_right(answer) { "trainer-right" } else { "trainer-wrong" };
        let explained = explain(&self.game, &self.sample.position, &self.sample.events, language);
        format!("{} {explained}", text(language, key, values![answer = right]))
    }
}

/// Chooses a sample and what to ask about it: mostly where the last seed falls, sometimes how much a capture wins, and on
/// higher levels of games with several laps, how many laps there are.
fn choose(samples: Vec<Sample>, level: Level, rng: &mut impl Rng) -> Option<(Sample, Ask)> {
    let ask = match rng.random_range(0..4) {
        0 | 1 => Ask::LastSeed,
        2 => Ask::Captured,
        _ if level.number() > 2 => Ask::Laps,
        _ => Ask::Captured,
    };
    let fits = |sample: &&Sample| match ask {
        Ask::LastSeed => true,
        Ask::Captured => sample.captured() > 0,
        Ask::Laps => sample.laps() > 1,
    };
    let fitting: Vec<&Sample> = samples.iter().filter(fits).collect();
    if !fitting.is_empty() {
        return Some((fitting[rng.random_range(0..fitting.len())].clone(), ask));
    }
    let any = samples.get(rng.random_range(0..samples.len().max(1)))?;
    Some((any.clone(), Ask::LastSeed))
}

fn answer(sample: &Sample, ask: Ask) -> Option<Answer> {
    Some(match ask {
        Ask::LastSeed => Answer::Place(sample.last_seed()?),
        Ask::Captured => Answer::Number(sample.captured()),
        Ask::Laps => Answer::Number(sample.laps()),
    })
}

/// The right answer among the most plausible wrong ones: places shuffled, numbers by size.
fn offer(right: Answer, tempting: Vec<Answer>, rng: &mut impl Rng) -> Vec<Answer> {
    let mut choices = vec![right];
    for other in tempting {
        if choices.len() < CHOICES && !choices.contains(&other) {
            choices.push(other);
        }
    }
    match right {
        Answer::Place(_) => choices.shuffle(rng),
        Answer::Number(_) => choices.sort_unstable(),
    }
    choices
}
