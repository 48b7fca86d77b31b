//! A server alone, for measurements and tests; people start it with `naqala serve`.

use std::io::Write as _;
use std::process::ExitCode;

use naqala_server::{Config, Limits};

const USAGE: &str = "usage: naqala-server [--listen ADDRESS] [--data FOLDER] [--tables FOLDER] [--no-limits]";

fn main() -> ExitCode {
    let config = match config(std::env::args().skip(1)) {
        Ok(config) => config,
        Err(why) => return fail(&format!("{why}\n{USAGE}")),
    };
    match naqala_server::run(config, |server| writeln!(std::io::stdout(), "{}", server.url())) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => fail(&error.to_string()),
        Err(error) => fail(&error.to_string()),
    }
}

fn fail(why: &str) -> ExitCode {
    eprintln!("naqala-server: {why}");
    ExitCode::from(2)
}

fn config(mut words: impl Iterator<Item = String>) -> Result<Config, String> {
    let mut config = Config::default();
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--listen" => {
                let text = value()?;
                config.listen = text.parse().map_err(|_| format!("`{text}` is no address to listen on"))?;
            }
            "--data" => config.data = Some(value()?.into()),
            "--tables" => config.tables = Some(value()?.into()),
            "--no-limits" => config.limits = Limits::none(),
            other => return Err(format!("`{other}` is not known")),
        }
    }
    Ok(config)
}
