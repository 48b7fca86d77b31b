//! Examples: positions, plies and their results, replayed when they are read.

use std::collections::{BTreeMap, BTreeSet};

use naqala::{Choices, Event, Game, Picture, Pit, Position, Rules, Session, Silent, Status, Winner};
use serde::Deserialize;

use super::guide::GuideError;
use crate::lessons::{Evidence, Goal, GoalContent};

/// A position in a guide, and plies that are played in it.
#[derive(Clone, Debug)]
pub struct Example {
    key: String,
    game: Game,
    before: Position,
    played: Option<Played>,
}

/// The last ply of an example.
#[derive(Clone, Debug)]
struct Played {
    text: String,
    from: Option<Pit>,
    after: Position,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    example: Vec<Content>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    key: String,
    preset: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    position: Option<String>,
    #[serde(default)]
    play: Vec<String>,
    goal: Option<GoalContent>,
    legal: Option<Vec<String>>,
    #[serde(default)]
    illegal: Vec<String>,
    after: Option<String>,
    over: Option<String>,
}

/// Reads the examples of a game and replays them.
pub(super) fn read(game: &str, source: &str, rules: &Rules) -> Result<Vec<Example>, GuideError> {
    let file = format!("{game}/examples.toml");
    let error = |example: Option<&str>, why: String| GuideError {
        file: file.clone(),
        line: None,
        example: example.map(str::to_owned),
        why,
    };
    let contents: File = toml::from_str(source).map_err(|why| error(None, why.to_string()))?;
    let mut keys = BTreeSet::new();
    let read = |content: &Content| {
        if !keys.insert(content.key.clone()) {
            return Err(error(Some(&content.key), "two examples have this key; give one another".into()));
        }
        replay(content, rules).map_err(|why| error(Some(&content.key), why))
    };
    contents.example.iter().map(read).collect()
}

/// Plays an example and compares what it claims.
fn replay(content: &Content, rules: &Rules) -> Result<Example, String> {
    let mut choices = Choices::new();
    if let Some(preset) = &content.preset {
        choices.preset(preset);
    }
    for (name, value) in &content.options {
        choices.set(name, value);
    }
    let game = rules.compile(&choices).map_err(|error| error.to_string())?;
    let start = match &content.position {
        Some(text) => game.parse_position(text).map_err(|error| error.to_string())?,
        None => game.start(),
    };
    let mut session = Session::from_position(game.clone(), start);
    let mut before = start;
    let mut played = None;
    let mut events: Vec<Event> = Vec::new();
    for text in &content.play {
        before = *session.position();
        events.clear();
        let ply = game.parse_ply(&before, text).map_err(|error| format!("`{text}`: {error}"))?;
        session.play_ply(&ply, &mut events).map_err(|_| format!("`{text}` is not legal"))?;
        let from = ply.iter().find_map(|decision| decision.pit());
        played = Some(Played { text: text.clone(), from, after: *session.position() });
    }
    let now = session.position();
    if let Some(goal) = &content.goal {
        if content.play.is_empty() {
            return Err("`goal` judges a ply, but `play` has none".into());
        }
        let learner = before.to_move();
        let goal = Goal::read(&game, learner, goal)?;
        let evidence = Evidence { game: &game, learner, start: &before, now, events: &events, pointed: None };
        let found: Vec<String> =
            evidence.unmet(&goal).iter().map(|unmet| evidence.found(unmet).text("en")).collect();
        if !found.is_empty() {
            return Err(format!("the goal is not reached: {}", found.join(" ")));
        }
    }
    compare(content, &game, now)?;
    Ok(Example { key: content.key.clone(), game, before, played })
}

/// Compares the claims about the last position.
fn compare(content: &Content, game: &Game, now: &Position) -> Result<(), String> {
    let legal: BTreeSet<String> = match now.is_over() {
        true => BTreeSet::new(),
        false => game.plies(now).iter().map(|(ply, _)| game.ply_text(now, ply)).collect(),
    };
    let list = |moves: &BTreeSet<String>| moves.iter().cloned().collect::<Vec<_>>().join(", ");
    if let Some(claimed) = &content.legal {
        let claimed: BTreeSet<String> = claimed.iter().cloned().collect();
        if claimed != legal {
            return Err(format!("legal are {}", list(&legal)));
        }
    }
    if let Some(wrong) = content.illegal.iter().find(|text| is_legal(game, now, text)) {
        return Err(format!("`{wrong}` is legal"));
    }
    if let Some(after) = &content.after {
        let (claimed, found) = (game.parse_position(after), game.position_text(now));
        let claimed = claimed.map_err(|error| format!("`after`: {error}"))?;
        if game.position_text(&claimed) != found {
            return Err(format!("the position afterwards is {found}"));
        }
    }
    if let Some(over) = &content.over {
        let found = match now.status() {
            Status::Playing => return Err("the game is not over".into()),
            Status::Over(outcome) => match outcome.winner {
                Winner::Side(side) => side.to_string(),
                Winner::Draw => "draw".to_owned(),
                Winner::Nobody => "nobody".to_owned(),
            },
        };
        if *over != found {
            return Err(format!("the winner is {found}"));
        }
    }
    Ok(())
}

fn is_legal(game: &Game, now: &Position, text: &str) -> bool {
    game.parse_ply(now, text).is_ok_and(|ply| game.play_ply(now, &ply, &mut Silent).is_ok())
}

impl Example {
    /// Its name, unique among the examples of a game.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The game, with the options of the example.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position before the last ply, or the only one.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// The last ply in notation and the position after it; `None` if nothing is played.
    pub fn played(&self) -> Option<(&str, &Position)> {
        self.played.as_ref().map(|played| (played.text.as_str(), &played.after))
    }

    /// The drawings: the position, and the one after the ply.
    ///
    /// ```
    /// let rules = naqala::catalogue::rules("oware").unwrap();
    /// for example in naqala_learn::Guide::examples(rules).unwrap() {
    ///     assert_eq!(example.pictures("en").len(), 1 + usize::from(example.played().is_some()));
    /// }
    /// ```
    pub fn pictures<'a>(&'a self, language: &'a str) -> Vec<Picture<'a>> {
        let before = Picture::new(&self.game, &self.before).language(language);
        let after = self.played.as_ref().map(|played| {
            let picture = Picture::new(&self.game, &played.after).language(language);
            match played.from {
                Some(pit) => picture.sown_from(pit),
                None => picture,
            }
        });
        std::iter::once(before).chain(after).collect()
    }
}
