//! One game of a bot: it follows the events, and the program chooses the moves.

use std::time::Duration;

use naqala::{Game, MatchSession};
use naqala_engine::{Limits, Stop};
use naqala_wire::game::{Clocks, Ending, NewEntry, Played};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient, rules};
use ureq::http::Method;

use super::api::{Api, RequestError};
use crate::program::{External, Silence};
use crate::{game_choice, terminal};

/// How long a program may think longer than it was told, and how long if no time was told.
const LATE: Duration = Duration::from_secs(5);
const PATIENCE: Duration = Duration::from_secs(300);
/// The time for a move where nothing else limits it.
const USUAL_TIME: Duration = Duration::from_secs(1);
/// A move may take one part in this many of the remaining time, as in the engine, plus a share of the increment.
const SHARE_OF_TIME: u32 = 25;

/// What all games of a bot share.
pub(super) struct Bot {
    pub(super) api: Api,
    pub(super) words: Vec<String>,
    pub(super) limits: Limits,
    pub(super) stop: Stop,
    /// The game that is offered, and the name by which the program finds it.
    pub(super) offered: (GameChoice, String),
}

/// Plays a game to its end, however often the connection breaks.
pub(super) fn play(bot: &Bot, id: &str) -> Result<Ending, RequestError> {
    let mut seat =
        Seat { bot, id, program: None, left: None, increment: Duration::ZERO, has_resigned: false };
    loop {
        match seat.follow() {
            Ok(Some(ending)) => return Ok(ending),
            Ok(None) | Err(RequestError::Away { .. }) => bot.api.wait(Duration::from_millis(500))?,
            Err(error) => return Err(error),
        }
    }
}

/// The place of the bot in a game.
struct Seat<'a> {
    bot: &'a Bot,
    id: &'a str,
    program: Option<External>,
    /// The time left on the own clock.
    left: Option<Duration>,
    increment: Duration,
    has_resigned: bool,
}

impl Seat<'_> {
    /// Follows the game until it ends, or until the events have to be asked for again.
    fn follow(&mut self) -> Result<Option<Ending>, RequestError> {
        let mut known: Option<(MatchSession, u8, u32)> = None;
        for line in self.bot.api.events(self.id)? {
            let line = line.map_err(RequestError::away)?;
            // Ignore messages of a newer server that this version does not know.
            let Ok(message) = serde_json::from_str::<ToClient>(&line) else { continue };
            match (message, &mut known) {
                (ToClient::Game { state, .. }, _) => {
                    if let Some(ending) = state.ending {
                        return Ok(Some(ending));
                    }
                    let Some(me) = state.you else { return Err(stranger()) };
                    // The increment of a turn may be spent in it.
                    if let ClockRule::Increment { increment: seconds, .. } | ClockRule::Move { seconds } =
                        state.clock
                    {
                        self.increment = Duration::from_secs(seconds.into());
                    }
                    self.read_clock(state.clocks.as_ref(), me);
                    let mut played = self.begin(&state.game)?;
                    for text in &state.entries {
                        played.enter(text).map_err(|error| puzzled(&error.to_string()))?;
                    }
                    known = Some((played, me, state.branch));
                }
                (ToClient::Entry { branch, number, text, clocks, .. }, Some((played, me, ours)))
                    if branch == *ours && number as usize <= played.entries().len() =>
                {
                    self.read_clock(clocks.as_ref(), *me);
                    if number as usize == played.entries().len() {
                        played.enter(&text).map_err(|error| puzzled(&error.to_string()))?;
                    }
                }
                (ToClient::Ended { ending, .. }, _) => return Ok(Some(*ending)),
                // The game has taken another way than we know.
                (ToClient::Entry { .. } | ToClient::TakenBack { .. } | ToClient::Closing { .. }, _) => {
                    return Ok(None);
                }
                _ => continue,
            }
            let Some((played, me, branch)) = &mut known else { continue };
            while played.player_to_move() == Some((*me).into()) && !self.has_resigned {
                if !self.answer(played, *me, *branch)? {
                    return Ok(None);
                }
            }
        }
        Ok(None)
    }

    /// Sends an entry; false if the game has continued differently.
    fn answer(&mut self, played: &mut MatchSession, me: u8, branch: u32) -> Result<bool, RequestError> {
        let api = &self.bot.api;
        let text = match self.entry(played) {
            Ok(text) => text,
            Err(Silence::Stopped) => return Err(RequestError::Stopped),
            Err(Silence::Lost(why)) => {
                terminal::complain(&format!("{}: the program fails again ({why}); the bot resigns", self.id));
                self.has_resigned = true;
                let path = format!("/api/games/{}/resign", self.id);
                let resigned =
                    api.insist(|api| api.ask::<serde_json::Value>(Method::POST, &path, None::<&()>));
                return match resigned {
                    // A game that is over meanwhile needs no resignation.
                    Ok(_) | Err(RequestError::Refused(_)) => Ok(true),
                    Err(error) => Err(error),
                };
            }
        };
        let entry = NewEntry { branch, number: played.entries().len() as u32, text };
        let path = format!("/api/games/{}/entries", self.id);
        match api.insist(|api| api.post::<Played>(&path, &entry)) {
            Ok(done) => {
                self.read_clock(done.clocks.as_ref(), me);
                played.enter(&entry.text).map_err(|error| puzzled(&error.to_string()))?;
                Ok(true)
            }
            Err(RequestError::Refused(body)) if is_outdated(body.code) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The next entry: the program's move, or a simple answer between two rounds.
    fn entry(&mut self, played: &MatchSession) -> Result<String, Silence> {
        if played.question().is_some() {
            let mut ahead = played.clone();
            ahead.answer_plainly();
            let entry = ahead.entries().pop();
            return entry.ok_or_else(|| {
                Silence::Lost("nobody can answer what is asked between two rounds".to_owned())
            });
        }
        match self.ask_program(played) {
            // A program that fails is started again: it may have been the machine's fault.
            Err(Silence::Lost(why)) => {
                terminal::complain(&format!("{}: the program fails ({why}) and is started again", self.id));
                self.ask_program(played)
            }
            asked => asked,
        }
    }

    fn ask_program(&mut self, played: &MatchSession) -> Result<String, Silence> {
        let (limits, patience) = self.limits();
        let session = played.session();
        let game = session.game();
        let program = match &mut self.program {
            Some(program) => program,
            none => {
                let name = self.bot.name_of(game);
                none.insert(External::start(&self.bot.words, game, name).map_err(Silence::Lost)?)
            }
        };
        let ply = program.choose(session, &limits, patience).inspect_err(|_| self.program = None)?;
        Ok(game.ply_text(session.position(), &ply))
    }

    /// How long the program may think, and how long to wait for it.
    fn limits(&self) -> (Limits, Duration) {
        let mut limits = Limits { stop: self.bot.stop.clone(), ..self.bot.limits.clone() };
        let share = self.left.map(|left| (left / SHARE_OF_TIME + self.increment * 3 / 4).min(left / 2));
        limits.time = match (limits.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (None, None) if limits.nodes.is_none() && limits.depth.is_none() => Some(USUAL_TIME),
            (time, share) => time.or(share),
        };
        let patience = limits.time.map_or(PATIENCE, |time| time + LATE);
        (limits, self.left.map_or(patience, |left| patience.min(left + LATE)))
    }

    fn read_clock(&mut self, clocks: Option<&Clocks>, me: u8) {
        let left = clocks.and_then(|clocks| clocks.left.get(usize::from(me)));
        self.left = left.map(|left| Duration::from_millis(*left)).or(self.left);
    }

    /// The start of the game that was agreed on.
    fn begin(&self, choice: &GameChoice) -> Result<MatchSession, RequestError> {
        let game = match rules::own_rules(choice) {
            Some(own) => rules::compile(&own.map_err(|error| puzzled(&error.to_string()))?, choice),
            None => {
                let rules = game_choice::rules(&choice.id).map_err(|error| puzzled(&format!("{error:#}")))?;
                rules::compile(&rules, choice)
            }
        };
        Ok(rules::begin(game.map_err(|error| puzzled(&error.to_string()))?, choice.in_match))
    }
}

impl Bot {
    /// The name by which the program finds a game: the file name for custom rules, otherwise the id.
    fn name_of<'a>(&'a self, game: &'a Game) -> &'a str {
        let (choice, name) = &self.offered;
        if choice.id == game.id() { name } else { game.id() }
    }
}

/// Whether a refusal only means that the game is not where we thought.
fn is_outdated(code: ErrorCode) -> bool {
    matches!(code, ErrorCode::OutOfStep | ErrorCode::NotYourTurn | ErrorCode::GameOver)
}

fn stranger() -> RequestError {
    RequestError::Refused(Box::new(naqala_wire::ErrorBody::new(ErrorCode::NotAPlayer)))
}

/// The server plays by rules that we do not know.
fn puzzled(why: &str) -> RequestError {
    RequestError::Refused(Box::new(naqala_wire::ErrorBody::with(ErrorCode::UnknownGame, why)))
}
