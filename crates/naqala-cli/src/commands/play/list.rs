//! `naqala play --list`: the unfinished games, and how to resume each.

use std::collections::BTreeSet;
use std::io::Write;
use std::time::SystemTime;

use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use naqala_messages::values;
use serde_json::{Value, json};

use super::{WHEN_LOADED, WHEN_RESUMED};
use crate::cli::PlayArgs;
use crate::localizer::Localizer;
use crate::play::kept::{self, SavedGame, SavedGames, SavedState};
use crate::play::record_file::{self, Kept, RULES_HEADER, RuleSearch};
use crate::position_json::position_json;
use crate::{game_choice, terminal, words};

/// A saved game and how to resume it.
struct Listed {
    saved: SavedGame,
    kept: Result<Kept>,
    /// The words of the command; `None` if the game cannot be read or another program is playing it.
    command: Option<Vec<String>>,
}

pub(super) fn run(
    args: &PlayArgs,
    saved: &SavedGames,
    localizer: Localizer,
    out: &mut dyn Write,
) -> Result<()> {
    let mut games = saved.games()?;
    if let Some(name) = &args.game {
        let keys = keys(name, &games)?;
        games.retain(|game| keys.contains(&game.key));
    }
    let mut resumed = BTreeSet::new();
    let listed: Vec<Listed> = games.into_iter().map(|saved| Listed::of(saved, &mut resumed)).collect();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &listed.iter().map(Listed::as_json).collect::<Vec<_>>())?;
        return Ok(writeln!(out)?);
    }
    if listed.is_empty() {
        writeln!(out, "{}", localizer.tell("no-kept-games"))?;
    }
    for game in &listed {
        for line in words::wrap(&game.summary(localizer), terminal::page_width()) {
            writeln!(out, "{line}")?;
        }
        if let Some(command) = game.command_line() {
            writeln!(out, "  {command}")?;
        }
    }
    Ok(())
}

/// The names under which games of this name are saved. A game by a custom rule file can be named by its id.
fn keys(name: &str, games: &[SavedGame]) -> Result<Vec<String>> {
    let own = kept::key(name, true);
    match game_choice::rules(name) {
        Ok(rules) if game_choice::as_file(name).is_some() => Ok(vec![kept::key(rules.id(), true)]),
        Ok(rules) => Ok(vec![rules.id().to_owned(), kept::key(rules.id(), true)]),
        Err(_) if games.iter().any(|game| game.key == own) => Ok(vec![own]),
        Err(error) => Err(error),
    }
}

impl Listed {
    /// Reads a saved game. `resumed` has the keys of later games, which are those that `--resume` continues.
    fn of(saved: SavedGame, resumed: &mut BTreeSet<String>) -> Listed {
        let advice = if saved.state == SavedState::SetAside { WHEN_LOADED } else { WHEN_RESUMED };
        let kept = record_file::read(&saved.path, &RuleSearch { own: None, advice });
        let own = kept.as_ref().ok().and_then(|kept| kept.record.header(RULES_HEADER));
        let game = own.unwrap_or(kept::id_of_key(&saved.key)).to_owned();
        let is_resumed = saved.state == SavedState::Unfinished && resumed.insert(saved.key.clone());
        let command = if kept.is_err() || saved.state == SavedState::Playing {
            None
        } else if is_resumed {
            Some(vec![game, "--resume".to_owned()])
        } else {
            Some(vec!["--load".to_owned(), saved.path.display().to_string()])
        };
        Listed { saved, kept, command }
    }

    /// The shell command that resumes the game.
    fn command_line(&self) -> Option<String> {
        let words = ["naqala", "play"].into_iter().chain(self.command.as_ref()?.iter().map(String::as_str));
        shlex::try_join(words).ok()
    }

    fn modified(&self) -> Option<Zoned> {
        let time: SystemTime = self.saved.modified?;
        Some(Timestamp::try_from(time).ok()?.to_zoned(TimeZone::system()))
    }

    /// "Oware, 12 plies, set aside, 2026-05-01 17:30".
    fn summary(&self, localizer: Localizer) -> String {
        let kept = match &self.kept {
            Ok(kept) => kept,
            Err(error) => return format!("{error:#}"),
        };
        let when = self.modified().map(|time| time.strftime("%Y-%m-%d %H:%M").to_string());
        let values = values![
            title = localizer.title(kept.played.game()),
            plies = localizer.plies(kept.played.session().ply_count()),
            state = self.saved.state.word(),
            when = when.unwrap_or_default()
        ];
        localizer.say("kept-game", values)
    }

    fn as_json(&self) -> Value {
        let about = json!({
            "state": self.saved.state.word(),
            "file": self.saved.path,
            "modified": self.modified().map(|time| time.timestamp().to_string()),
            "command": self.command_line(),
        });
        let mut fields = match &self.kept {
            Ok(Kept { played, .. }) => {
                let session = played.session();
                let round = played.is_match().then(|| played.round_number());
                let more = json!({ "plies": session.ply_count(), "round": round });
                position_json(session.game(), session.position(), more)
            }
            Err(error) => {
                json!({ "game": kept::id_of_key(&self.saved.key), "error": format!("{error:#}") })
            }
        };
        if let (Value::Object(fields), Value::Object(about)) = (&mut fields, about) {
            fields.extend(about);
        }
        fields
    }
}
