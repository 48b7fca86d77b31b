//! `naqala serve`: the page and online games.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use naqala_messages::values;
use naqala_server::{Config, Limits, Server, Settings};
use serde_json::json;

use crate::cli::ServeArgs;
use crate::localizer::Localizer;
use crate::{tables, user_data};

/// Number of ports tried after the default one, if no port was specified.
const FURTHER_PORTS: u16 = 20;

pub(super) fn run(args: &ServeArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let settings = settings(args)?;
    if args.print_config {
        write!(out, "{}", settings.to_toml())?;
        return Ok(());
    }
    let config = config(settings)?;
    let url = config.public_url.clone();
    naqala_server::run(config, |server| announce(server, url, args, localizer, out))?
}

/// Runs as a worker process of the server, which plays custom rules.
pub(super) fn work() -> Result<()> {
    Ok(naqala_server::work(std::io::stdin().lock(), std::io::stdout().lock())?)
}

/// The settings of the file, unless the command line overrides them.
fn settings(args: &ServeArgs) -> Result<Settings> {
    let file = args.config.as_deref().map(Settings::read).transpose().map_err(anyhow::Error::msg)?;
    let mut settings = file.unwrap_or_default();
    settings.listen = args.listen.or(settings.listen);
    settings.metrics = args.metrics.or(settings.metrics);
    settings.in_memory = args.in_memory || (settings.in_memory && args.data.is_none());
    settings.data = args.data.clone().or(settings.data);
    settings.database = args.database.clone().or(settings.database);
    settings.nats = args.nats.clone().or(settings.nats);
    settings.tables = args.tables.clone().or(settings.tables);
    settings.public_url = args.public_url.clone().or(settings.public_url);
    settings.behind_proxy |= args.behind_proxy;
    settings.log = args.log.clone().unwrap_or(settings.log);
    settings.log_json |= args.log_json;
    if args.no_limits {
        settings.limits = Limits::none();
    }
    if let Some(connections) = args.connections_per_address {
        settings.limits.connections_per_address = connections;
    }
    Ok(settings)
}

/// The configuration of the server to administer.
pub(super) fn config_for_admin(file: Option<&Path>, data: Option<PathBuf>) -> Result<Config> {
    let file = file.map(Settings::read).transpose().map_err(anyhow::Error::msg)?;
    let mut settings = file.unwrap_or_default();
    settings.in_memory = false;
    settings.data = data.or(settings.data);
    config(settings)
}

fn config(settings: Settings) -> Result<Config> {
    let data = match settings.data.clone() {
        _ if settings.in_memory => None,
        Some(folder) => Some(folder),
        // With a database, only `naqala admin` uses the folder, and only if one is configured.
        None if settings.database.is_some() => None,
        None => Some(user_data::folder()?.join("server")),
    };
    let log = settings.log().map_err(anyhow::Error::msg)?;
    Ok(Config {
        listen: settings.listen.unwrap_or(Config::default().listen),
        further_ports: if settings.listen.is_some() { 0 } else { FURTHER_PORTS },
        metrics: settings.metrics,
        database: settings.database,
        nats: settings.nats,
        data,
        tables: Some(tables::folder(settings.tables.as_deref())?),
        worker: vec![std::env::current_exe()?.into(), "rules-worker".into()],
        log,
        public_url: settings.public_url,
        behind_proxy: settings.behind_proxy,
        limits: settings.limits,
        push: settings.push,
    })
}

/// Announces the server's address in one line, once it listens.
fn announce(
    server: &Server,
    public_url: Option<String>,
    args: &ServeArgs,
    localizer: Localizer,
    out: &mut dyn Write,
) -> Result<()> {
    let url = public_url.unwrap_or_else(|| server.url());
    if args.json {
        writeln!(
            out,
            "{}",
            json!({ "url": url, "address": server.address(), "page": server.has_page(), "metrics": server.metrics() })
        )?;
    } else {
        writeln!(out, "{}", localizer.say("serve-running", values![url = url.as_str()]))?;
        if !server.has_page() {
            writeln!(out, "{}", localizer.tell("serve-no-page"))?;
        }
    }
    out.flush()?;
    if args.open {
        opener::open_browser(&url).with_context(|| format!("cannot open a browser; the page is at {url}"))?;
    }
    Ok(())
}
