//! `naqala serve`: the page and games between people.

use std::io::Write;

use anyhow::{Context, Result};
use naqala_messages::values;
use naqala_server::{Config, Limits, Server};
use serde_json::json;

use crate::cli::ServeArgs;
use crate::voice::Voice;
use crate::{tables, user_data};

/// So many ports after the usual one are tried when no port was asked for.
const FURTHER_PORTS: u16 = 20;

pub(super) fn run(args: &ServeArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let config = config(args)?;
    naqala_server::run(config, |server| announce(server, args, voice, out))?
}

fn config(args: &ServeArgs) -> Result<Config> {
    let usual = Config::default();
    let data = match (&args.data, args.in_memory) {
        (_, true) => None,
        (Some(folder), _) => Some(folder.clone()),
        (None, false) => Some(user_data::folder()?.join("server")),
    };
    let limits = if args.no_limits {
        Limits::none()
    } else {
        Limits { connections_per_address: args.connections_per_address, ..usual.limits }
    };
    Ok(Config {
        listen: args.listen.unwrap_or(usual.listen),
        further_ports: if args.listen.is_some() { 0 } else { FURTHER_PORTS },
        data,
        tables: Some(tables::folder(args.tables.as_deref())?),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        limits,
    })
}

/// Tells where the server is, in one line, once it listens.
fn announce(server: &Server, args: &ServeArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let url = args.public_url.clone().unwrap_or_else(|| server.url());
    if args.json {
        writeln!(out, "{}", json!({ "url": url, "address": server.address(), "page": server.has_page() }))?;
    } else {
        writeln!(out, "{}", voice.say("serve-running", values![url = url.as_str()]))?;
        if !server.has_page() {
            writeln!(out, "{}", voice.tell("serve-no-page"))?;
        }
    }
    out.flush()?;
    if args.open {
        opener::open_browser(&url).with_context(|| format!("cannot open a browser; the page is at {url}"))?;
    }
    Ok(())
}
