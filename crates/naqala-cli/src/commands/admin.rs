//! `naqala admin`: administration for the operator of a server.

mod accuracy;

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use comfy_table::{ContentArrangement, Table, presets};
use naqala_server::{Config, Operator, OperatorError, ServerError};
use serde_json::{Value, json};

use super::Verdict;
use super::serve;
use crate::cli::{AccountCommand, AdminArgs, AdminCommand, DecisionArg, GameCommand, ReportCommand};

/// A request to the server.
struct Order {
    method: &'static str,
    path: String,
    body: Value,
    /// The columns of the answer, if it is a list.
    columns: &'static [&'static str],
    /// The message where there is nothing to show.
    done: String,
    /// What does not exist if the server finds nothing.
    missing: String,
    /// Why there is nothing to do if the server says so.
    idle: String,
}

impl Order {
    /// Something about an account.
    fn of_account(self, name: &str) -> Order {
        Order { missing: format!("there is no account `{name}`"), ..self }
    }

    /// Something about a report.
    fn of_report(self, id: i64) -> Order {
        Order { missing: format!("there is no report {id}"), ..self }
    }

    /// Something about a game.
    fn of_game(self, id: &str) -> Order {
        Order { missing: format!("there is no game `{id}`"), ..self }
    }

    /// Why there may be nothing to do.
    fn unless(self, idle: String) -> Order {
        Order { idle, ..self }
    }
}

pub(super) fn run(args: &AdminArgs, out: &mut dyn Write) -> Result<Verdict> {
    let config = serve::config_for_admin(args.config.as_deref(), args.data.clone())?;
    match &args.command {
        AdminCommand::Restore { .. } if config.database.is_some() => {
            bail!("the data is in PostgreSQL; pg_restore brings back what pg_dump has copied")
        }
        AdminCommand::Restore { file } => {
            restore(&config, file, out)?;
            Ok(Verdict::Fine)
        }
        command => {
            let operator = match Operator::of(config) {
                Err(OperatorError::Data(damage @ ServerError::Damaged { .. }))
                    if matches!(command, AdminCommand::Check) =>
                {
                    let findings = json!({ "games": 0, "problems": [damage.to_string()] });
                    return show_findings(&findings, args.json, out);
                }
                operator => operator?,
            };
            let verdict = execute(&operator, command, args.json, out);
            operator.close();
            verdict
        }
    }
}

fn execute(operator: &Operator, command: &AdminCommand, json: bool, out: &mut dyn Write) -> Result<Verdict> {
    match command {
        AdminCommand::Accounts(AccountCommand::Accuracy { name, games, nodes }) => {
            let order = get(format!("/api/admin/accounts/{}/records", escaped(name)), &[]).of_account(name);
            let records = serde_json::from_value(answer(operator, &order)?)?;
            accuracy::report(records, *games, *nodes, json, out)?;
        }
        AdminCommand::Accounts(command) => ask(operator, &account_order(command), json, out)?,
        AdminCommand::Reports(command) => ask(operator, &report_order(command), json, out)?,
        AdminCommand::Games(command) => ask(operator, &game_order(command), json, out)?,
        AdminCommand::Audit => {
            let columns = &["at", "by", "action", "about", "note"];
            ask(operator, &get("/api/admin/audit".to_owned(), columns), json, out)?;
        }
        AdminCommand::Backup { file } => back_up(operator, file, out)?,
        AdminCommand::Check => return check(operator, json, out),
        // Opening the data has done it.
        AdminCommand::Migrate if operator.has_server() => {
            writeln!(out, "A server works with this data: its tables are up to date.")?;
        }
        AdminCommand::Migrate => writeln!(out, "The tables are up to date.")?,
        AdminCommand::Restore { .. } => bail!("a backup is restored while no server works with the data"),
    }
    Ok(Verdict::Fine)
}

fn account_order(command: &AccountCommand) -> Order {
    let path = |name: &str, rest: &str| format!("/api/admin/accounts/{}{rest}", escaped(name));
    match command {
        AccountCommand::List { search } => {
            let columns = &["name", "kind", "since", "unfinished", "reports", "ban"];
            get(format!("/api/admin/accounts?search={}", escaped(search)), columns)
        }
        AccountCommand::Ban { name, reason } => {
            order("PUT", path(name, "/ban"), json!({ "reason": reason }), format!("{name} is banned."))
                .of_account(name)
        }
        AccountCommand::Unban { name } => {
            order("DELETE", path(name, "/ban"), Value::Null, format!("{name} is no longer banned."))
                .of_account(name)
                .unless(format!("{name} is not banned"))
        }
        AccountCommand::Rename { name, new } => {
            order("PUT", path(name, "/name"), json!({ "name": new }), format!("{name} is {new} now."))
                .of_account(name)
        }
        AccountCommand::Accuracy { .. } => unreachable!("it is no single request"),
        AccountCommand::Reset { name } => {
            order("POST", path(name, "/reset"), Value::Null, String::new()).of_account(name)
        }
        AccountCommand::Delete { name } => {
            order("DELETE", path(name, ""), Value::Null, format!("{name} is deleted.")).of_account(name)
        }
        AccountCommand::Promote { name } => {
            order("PUT", path(name, "/moderator"), Value::Null, format!("{name} is a moderator."))
                .of_account(name)
        }
        AccountCommand::Demote { name } => order(
            "DELETE",
            path(name, "/moderator"),
            Value::Null,
            format!("{name} is no longer a moderator."),
        )
        .of_account(name)
        .unless(format!("{name} is not a moderator")),
    }
}

fn report_order(command: &ReportCommand) -> Order {
    let path = |id: &i64| format!("/api/admin/reports/{id}");
    match command {
        ReportCommand::List { all } => {
            let columns = &["id", "at", "by", "about", "game", "text", "decision", "note"];
            get(format!("/api/admin/reports?all={all}"), columns)
        }
        ReportCommand::Decide { id, decision, note } => {
            let word = match decision {
                DecisionArg::Dismissed => "dismissed",
                DecisionArg::Handled => "handled",
            };
            let body = json!({ "decision": word, "note": note });
            order("PUT", path(id), body, format!("Report {id} is {word}.")).of_report(*id)
        }
        ReportCommand::Note { id, text } => {
            order("PUT", path(id), json!({ "note": text }), format!("Report {id} has a note.")).of_report(*id)
        }
    }
}

fn game_order(command: &GameCommand) -> Order {
    let path = |id: &str, rest: &str| format!("/api/admin/games/{}{rest}", escaped(id));
    match command {
        GameCommand::Show { id } => get(format!("/api/games/{}", escaped(id)), &[]).of_game(id),
        GameCommand::Close { id, reason } => {
            order("POST", path(id, "/close"), json!({ "reason": reason }), format!("Game {id} is closed."))
                .of_game(id)
        }
        GameCommand::Mend { id } => order(
            "POST",
            path(id, "/mend"),
            Value::Null,
            format!("Game {id} goes on from the missing entry."),
        )
        .of_game(id)
        .unless(format!("no entry of game {id} is missing")),
        GameCommand::Delete { id } => {
            order("DELETE", path(id, ""), Value::Null, format!("Game {id} is deleted.")).of_game(id)
        }
    }
}

fn get(path: String, columns: &'static [&'static str]) -> Order {
    Order { columns, ..order("GET", path, Value::Null, String::new()) }
}

fn order(method: &'static str, path: String, body: Value, done: String) -> Order {
    Order { method, path, body, columns: &[], done, missing: String::new(), idle: String::new() }
}

/// A part of an address, whatever signs are in it.
fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Asks, and shows the answer.
fn ask(operator: &Operator, order: &Order, json: bool, out: &mut dyn Write) -> Result<()> {
    let answer = answer(operator, order)?;
    if json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else if !order.columns.is_empty() {
        write!(out, "{}", table(&answer, order.columns))?;
    } else if answer.is_null() {
        writeln!(out, "{}", order.done)?;
    } else if let Some(link) = answer["link"].as_str() {
        writeln!(out, "{link}\nWhoever has this link sets a new password, once, within a day.")?;
        if link.starts_with('/') {
            writeln!(
                out,
                "Write the address of the site before it; with `public-url` the server does that."
            )?;
        }
    } else {
        writeln!(out, "{}", serde_json::to_string_pretty(&answer)?)?;
    }
    Ok(())
}

/// The answer to an order; an error if it was refused.
fn answer(operator: &Operator, order: &Order) -> Result<Value> {
    let mut received = Vec::new();
    let body = if order.body.is_null() { String::new() } else { order.body.to_string() };
    let status = operator.ask(order.method, &order.path, &body, &mut received)?;
    let value = if received.is_empty() { Value::Null } else { serde_json::from_slice(&received)? };
    if status < 400 {
        return Ok(value);
    }
    let message = match value["code"].as_str() {
        Some("not-found") if !order.missing.is_empty() => &order.missing,
        Some("nothing-to-do") if !order.idle.is_empty() => &order.idle,
        _ => value["message"].as_str().unwrap_or("the server refuses it"),
    };
    match value["detail"].as_str() {
        Some(detail) => bail!("{message} ({detail})"),
        None => bail!("{message}"),
    }
}

/// A list as lines with columns.
fn table(list: &Value, columns: &[&str]) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(columns.iter().map(ToString::to_string));
    for item in list.as_array().into_iter().flatten() {
        table.add_row(columns.iter().map(|column| cell(item, column)));
    }
    format!("{table}\n")
}

fn cell(item: &Value, column: &str) -> String {
    match (column, &item[column]) {
        ("kind", _) => {
            let is = |key: &str| item[key].as_bool().unwrap_or_default();
            let kinds = ["guest", "bot", "moderator"].into_iter().filter(|kind| is(kind));
            kinds.collect::<Vec<_>>().join(", ")
        }
        ("at" | "since", Value::Number(time)) => {
            let time = time.as_i64().and_then(|time| jiff::Timestamp::from_millisecond(time).ok());
            time.map(|time| time.strftime("%F %R").to_string()).unwrap_or_default()
        }
        ("ban", Value::Object(ban)) => {
            let reason = ban.get("reason").and_then(Value::as_str).unwrap_or_default();
            if reason.is_empty() { "banned".to_owned() } else { harmless(reason) }
        }
        (_, Value::Null) => String::new(),
        (_, Value::String(text)) => harmless(text),
        (_, other) => other.to_string(),
    }
}

/// Removes invisible characters from a text that somebody else has written: they could change what the terminal shows.
fn harmless(text: &str) -> String {
    text.replace(naqala::is_invisible, " ")
}

/// Writes a backup; what cannot be written whole is deleted.
fn back_up(operator: &Operator, file: &Path, out: &mut dyn Write) -> Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut copy = match options.open(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            bail!("{} exists; name a new file, because a backup replaces none", file.display())
        }
        opened => opened.with_context(|| format!("cannot write {}", file.display()))?,
    };
    let written = operator.ask("GET", "/api/admin/backup", "", &mut copy).and_then(|status| {
        copy.sync_all()?;
        Ok(status)
    });
    match written {
        Ok(200) => {
            writeln!(out, "The data is in {}.", file.display())?;
            Ok(())
        }
        result => {
            // In place of a backup, the server has sent the reason.
            let refusal = result.is_ok().then(|| std::fs::read(file)).transpose()?.unwrap_or_default();
            let refusal: Value = serde_json::from_slice(&refusal).unwrap_or_default();
            std::fs::remove_file(file)?;
            match result {
                Ok(_) => {
                    bail!("no backup is made: {}", refusal["detail"].as_str().unwrap_or("the log says why"))
                }
                Err(error) => Err(error).context("the backup is not complete and was deleted"),
            }
        }
    }
}

fn restore(config: &Config, file: &Path, out: &mut dyn Write) -> Result<()> {
    let folder = config.data.clone().context("--data names the folder of the server")?;
    let kept = naqala_server::restore(&folder, file)?;
    writeln!(out, "The data of {} is in {} now.", file.display(), folder.display())?;
    if let Some(kept) = kept {
        writeln!(out, "What was there is in {}.", kept.display())?;
    }
    Ok(())
}

fn check(operator: &Operator, json: bool, out: &mut dyn Write) -> Result<Verdict> {
    let findings = answer(operator, &get("/api/admin/check".to_owned(), &[]))?;
    show_findings(&findings, json, out)
}

fn show_findings(findings: &Value, json: bool, out: &mut dyn Write) -> Result<Verdict> {
    let problems = findings["problems"].as_array().cloned().unwrap_or_default();
    if json {
        writeln!(out, "{findings}")?;
    } else {
        for problem in &problems {
            writeln!(out, "{}", problem.as_str().unwrap_or_default())?;
        }
        let count = problems.len();
        writeln!(out, "{} unfinished games were played again; {count} problems.", findings["games"])?;
    }
    Ok(if problems.is_empty() { Verdict::Fine } else { Verdict::Different })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_strangers_change_nothing_around_them() {
        let report = json!({ "text": "nice\u{202e}\u{1b}[2J\ngame" });
        assert_eq!(cell(&report, "text"), "nice  [2J game");
    }
}
