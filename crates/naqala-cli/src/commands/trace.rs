//! `naqala trace`: replays games given as JSON lines, and prints or compares the result.

use std::collections::BTreeSet;
use std::io::Write;

use anyhow::{Result, anyhow, bail};
use naqala::{catalogue, trace};
use serde_json::Value;

use crate::cli::TraceArgs;
use crate::commands::Verdict;
use crate::input::{self, Lines};
use crate::{game_choice, terminal, words};

pub(super) fn run(args: &TraceArgs, out: &mut dyn Write) -> Result<Verdict> {
    let own = args.rules.as_deref().map(game_choice::rule_file).transpose()?;
    let find = |id: &str| own.as_ref().filter(|own| own.id() == id).or_else(|| catalogue::rules(id));
    let mut tally = Tally::default();
    let mut fields = Fields::default();
    for file in &args.files {
        for (number, line) in Lines::open(file)?.enumerate() {
            let line = line?;
            if line.trim().is_empty() {
                continue;
            }
            let place = format!("{}:{}", input::name(file), number + 1);
            fields.look_at(&line).map_err(|why| anyhow!("{place}: {why}"))?;
            if args.check {
                tally.check(&place, &line, &find, out)?;
            } else {
                let played = trace::replay(&line, &find);
                writeln!(out, "{}", played.map_err(|error| anyhow!("{place}: {error}"))?)?;
            }
        }
    }
    if !args.check {
        return Ok(Verdict::Fine);
    }
    if tally.games == 0 {
        let names = args.files.iter().map(|file| input::name(file)).collect::<Vec<_>>().join(", ");
        bail!("nothing was checked: no game in {names}");
    }
    tally.report(out)
}

/// The fields of the lines, which are read by their names: a mistyped name would not be missed.
#[derive(Default)]
struct Fields {
    /// Names that mean nothing and were reported once.
    strange: BTreeSet<String>,
}

impl Fields {
    /// Fields for readers only.
    const REMARKS: [&str; 8] = ["seed", "file", "id", "title", "source", "note", "kind", "why"];

    /// Warns of fields that mean nothing.
    ///
    /// # Errors
    /// The line has no moves. Other mistakes are found when the game is played.
    fn look_at(&mut self, line: &str) -> Result<(), String> {
        let Ok(Value::Object(fields)) = serde_json::from_str(line) else { return Ok(()) };
        for name in fields.keys() {
            let is_known = trace::FIELDS.contains(&name.as_str()) || Self::REMARKS.contains(&name.as_str());
            if !is_known && self.strange.insert(name.clone()) {
                terminal::complain(&format!(
                    "a line has the field `{name}`, which means nothing and is not read"
                ));
            }
        }
        match (fields.contains_key("game"), fields.contains_key("plies")) {
            (true, false) => Err("`plies`: is missing; a game without moves has `\"plies\": []`".to_owned()),
            _ => Ok(()),
        }
    }
}

/// How many games were compared, and how many differed.
#[derive(Default)]
struct Tally {
    games: u64,
    different: u64,
}

impl Tally {
    /// Compares one game and tells its first difference.
    fn check(
        &mut self,
        place: &str,
        line: &str,
        find: trace::Resolve<'_, '_>,
        out: &mut dyn Write,
    ) -> Result<()> {
        self.games += 1;
        let difference = trace::check(line, find);
        if let Some(difference) = difference.map_err(|error| anyhow!("{place}: {error}"))? {
            self.different += 1;
            writeln!(out, "{place}: {difference}")?;
        }
        Ok(())
    }

    fn report(&self, out: &mut dyn Write) -> Result<Verdict> {
        let games = words::count(self.games, "game");
        if self.different == 0 {
            writeln!(out, "ok: {games}, no difference")?;
            return Ok(Verdict::Fine);
        }
        writeln!(out, "{games}, {} with a difference", self.different)?;
        Ok(Verdict::Different)
    }
}
