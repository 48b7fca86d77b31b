//! `naqala bot`: lets a program that speaks the engine protocol play on a server, over the API that docs/api.md describes.
//!
//! The main thread maintains the seek in the lobby and finds games that have started, including those of an earlier run. Every
//! game has its own thread and its own program.

mod api;
mod game;

use std::collections::HashSet;
use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use naqala_engine::Limits;
use naqala_wire::account::Me;
use naqala_wire::game::{Ending, GameSummary};
use naqala_wire::seek::{GameChoice, NewSeek, Seek};
use ureq::http::Method;

use self::api::{Api, RequestError};
use self::game::Bot;
use crate::cli::BotArgs;
use crate::program::External;
use crate::{game_choice, input, interrupt, terminal};

/// Interval at which the bot looks for started games.
const BEAT: Duration = Duration::from_secs(2);

pub(super) fn run(args: &BotArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game_or_match(&args.game, args.in_match)?;
    let token = token(args)?;
    let choice = choice(args, &game);
    let words = args.engine.0.clone();
    let introduced = External::start(&words, &game, &args.game.game);
    drop(introduced.map_err(|why| anyhow::anyhow!("the program `{}`: {why}", words.join(" ")))?);
    let stop = interrupt::first_ends_second_leaves()?;
    let api = Api::new(&args.server, &token, stop.clone());
    let me: Me = match api.get("/api/me") {
        Ok(me) => me,
        Err(error) => bail!("{}: {}", args.server, error.text()),
    };
    if !me.person.bot {
        let name = &me.person.name;
        terminal::complain(&format!("opponents are not told that {name} is a program: see docs/api.md"));
    }
    writeln!(out, "{} offers {} on {}", me.person.name, game.id(), args.server)?;
    out.flush()?;
    let limits = Limits {
        time: args.limits.time,
        nodes: args.limits.nodes,
        depth: args.limits.depth,
        ..Limits::default()
    };
    let bot = Bot { api, words, limits, stop, offered: (choice, args.game.game.clone()) };
    let (sender, reports) = mpsc::channel();
    Desk {
        args,
        bot: Arc::new(bot),
        known: HashSet::new(),
        playing: 0,
        finished: 0,
        seek: None,
        is_away: false,
        sender,
        out,
    }
    .work(&reports)
}

fn token(args: &BotArgs) -> Result<String> {
    if let Some(path) = &args.token_file {
        return Ok(input::read_text(path)?.trim().to_owned());
    }
    args.token
        .clone()
        .context("the token of an account is needed: --token-file FILE, or NAQALA_TOKEN in the environment")
}

/// The game as a choice for the server.
fn choice(args: &BotArgs, game: &naqala::Game) -> GameChoice {
    let own = game_choice::as_file(&args.game.game).is_some();
    GameChoice {
        id: game.id().to_owned(),
        preset: args.game.variant.preset.clone(),
        options: args
            .game
            .variant
            .options
            .iter()
            .filter_map(|option| option.split_once('='))
            .map(trimmed)
            .collect(),
        in_match: args.in_match,
        rules: own.then(|| game.rules().source().to_owned()),
    }
}

fn trimmed((name, value): (&str, &str)) -> (String, String) {
    (name.trim().to_owned(), value.trim().to_owned())
}

/// A game that is over, or that could not be played on.
type Report = (String, Result<Ending, RequestError>);

struct Desk<'a> {
    args: &'a BotArgs,
    bot: Arc<Bot>,
    /// All games that were started or are left alone.
    known: HashSet<String>,
    playing: usize,
    finished: usize,
    /// The offer in the lobby.
    seek: Option<String>,
    /// Whether the user knows that the server does not answer.
    is_away: bool,
    sender: Sender<Report>,
    out: &'a mut dyn Write,
}

impl Desk<'_> {
    fn work(mut self, reports: &Receiver<Report>) -> Result<()> {
        loop {
            match self.look() {
                Ok(()) if self.is_away => {
                    terminal::complain("the server answers again");
                    self.is_away = false;
                }
                Err(RequestError::Away { why, .. }) if !self.is_away => {
                    terminal::complain(&format!("{}: {why}; trying on", self.args.server));
                    self.is_away = true;
                }
                Err(RequestError::Refused(body)) => {
                    bail!("{}: {}", self.args.server, RequestError::Refused(body).text())
                }
                Ok(()) | Err(_) => {}
            }
            // A game that ends makes room for another one at once.
            let report = (0..4)
                .take_while(|_| !self.bot.stop.is_asked())
                .find_map(|_| reports.recv_timeout(BEAT / 4).ok());
            if let Some(report) = report {
                self.tell(report)?;
            }
            let has_enough = self.args.games.is_some_and(|games| self.finished >= games);
            if has_enough || self.bot.stop.is_asked() {
                self.withdraw();
                return Ok(());
            }
        }
    }

    /// Looks for started games first, then after the seek: a game that has just been accepted is not offered again.
    fn look(&mut self) -> Result<(), RequestError> {
        let api = &self.bot.api;
        if let Some(seek) = &self.seek {
            match api.get::<Seek>(&format!("/api/seeks/{seek}")) {
                Ok(_) => {}
                Err(RequestError::Refused(_)) => self.seek = None,
                Err(error) => return Err(error),
            }
        }
        let games: Vec<GameSummary> = api.get("/api/me/games")?;
        for game in games.into_iter().filter(|game| game.ending.is_none() && game.you.is_some()) {
            if self.playing < self.args.at_once && self.known.insert(game.id.clone()) {
                self.begin(game.id);
            }
        }
        let most = self.args.games.map_or(usize::MAX, |games| games.saturating_sub(self.finished));
        let has_room = self.playing < self.args.at_once.min(most);
        if has_room && self.seek.is_none() {
            let seek = NewSeek {
                game: self.bot.offered.0.clone(),
                clock: self.args.clock,
                rated: self.args.rated,
                counting: false,
                listed: true,
                player: None,
            };
            self.seek = Some(self.bot.api.post::<Seek>("/api/seeks", &seek)?.id);
        }
        Ok(())
    }

    /// Plays a game on a thread of its own.
    fn begin(&mut self, id: String) {
        self.playing += 1;
        let (bot, sender) = (Arc::clone(&self.bot), self.sender.clone());
        thread::spawn(move || {
            let ending = game::play(&bot, &id);
            // After the bot has left nobody listens any more.
            let _ = sender.send((id, ending));
        });
    }

    fn tell(&mut self, (id, ending): Report) -> Result<()> {
        self.playing -= 1;
        match ending {
            Ok(ending) => {
                self.finished += 1;
                writeln!(self.out, "{id}: {}", ending.verdict)?;
                self.out.flush()?;
            }
            Err(RequestError::Stopped) => {}
            Err(error) => terminal::complain(&format!("{id} is left: {}", error.text())),
        }
        Ok(())
    }

    fn withdraw(&mut self) {
        if let Some(seek) = self.seek.take() {
            let path = format!("/api/seeks/{seek}");
            // An offer that cannot be withdrawn ends by itself.
            let _ = self.bot.api.ask::<serde_json::Value>(Method::DELETE, &path, None::<&()>);
        }
    }
}
