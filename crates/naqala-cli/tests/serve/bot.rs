//! Other people's programs on the server: `naqala bot` with real programs, and with a connection that breaks.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use naqala::MatchSession;
use naqala_wire::account::Token;
use naqala_wire::game::{EndedBy, Ending, Game};
use naqala_wire::seek::{Joined, Seek};
use naqala_wire::{ToClient, rules};
use serde_json::{Value, json};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

use crate::client::{PATIENCE, Socket, Somebody};
use crate::process::Process;

const NAQALA: &str = env!("CARGO_BIN_EXE_naqala");

/// A program that says hello and then plays what is no move.
const BABBLER: &str = "while read -r line; do case $line in uci) echo uciok;; isready) echo readyok;; \
                       go*) echo bestmove Z;; quit) exit;; esac; done";

/// A line to a server that can be cut: every connection breaks, and new ones are possible.
#[derive(Clone)]
struct Line {
    host: String,
    cuts: Arc<AtomicU32>,
}

impl Line {
    async fn to(server: &str) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let line =
            Line { host: listener.local_addr().unwrap().to_string(), cuts: Arc::new(AtomicU32::new(0)) };
        let (server, cuts) = (server.to_owned(), Arc::clone(&line.cuts));
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let Ok(mut far) = TcpStream::connect(&server).await else { continue };
                let (cuts, before) = (Arc::clone(&cuts), cuts.load(Ordering::Relaxed));
                tokio::spawn(async move {
                    let is_cut = async {
                        while cuts.load(Ordering::Relaxed) == before {
                            tokio::time::sleep(Duration::from_millis(5)).await;
                        }
                    };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        () = is_cut => {}
                    }
                });
            }
        });
        line
    }

    fn cut(&self) {
        self.cuts.fetch_add(1, Ordering::Relaxed);
    }
}

/// `naqala bot`, running.
struct Bot {
    child: Child,
}

impl Bot {
    fn start(host: &str, token: &str, engine: &str, arguments: &[&str]) -> Bot {
        let mut command = Command::new(NAQALA);
        command.args(["bot", "--server", &format!("http://{host}"), "--engine", engine]).args(arguments);
        command.env("NAQALA_TOKEN", token).env("LC_ALL", "C");
        Bot { child: command.stdout(Stdio::piped()).spawn().unwrap() }
    }

    /// Its output, once it has left on its own.
    async fn finished(mut self) -> Vec<String> {
        let until = Instant::now() + PATIENCE;
        while self.child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < until, "the bot does not leave");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(self.child.wait().unwrap().success());
        BufReader::new(self.child.stdout.take().unwrap()).lines().map(Result::unwrap).collect()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It has left already where all went well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server with the account of a program, and a person.
async fn site(data: &Path) -> (Process, String, Somebody) {
    let process = Process::start(&data.join("data"));
    let owner = Somebody::account(&process.host, "Robot").await;
    let body = json!({ "purpose": "a test", "bot": true });
    let token = owner.ask("POST", "/api/me/tokens", &body).await.json::<Token>().token;
    let person = Somebody::guest(&process.host).await;
    (process, token, person)
}

/// Accepts the bot's offer as soon as it is there.
async fn accept(person: &Somebody) -> String {
    let until = Instant::now() + PATIENCE;
    loop {
        assert!(Instant::now() < until, "the bot offers nothing");
        let seeks = person.get("/api/seeks").await.json::<Vec<Seek>>();
        if let Some(seek) = seeks.iter().find(|seek| seek.people.iter().any(|person| person.bot)) {
            let joined = person.ask("POST", &format!("/api/seeks/{}/join", seek.id), &Value::Null).await;
            return joined.json::<Joined>().game.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays first moves until the game ends, and looks on at what `meanwhile` does before every move.
async fn play_out(socket: &mut Socket, id: &str, mut meanwhile: impl FnMut(usize)) -> Ending {
    let state = socket.watch(id, 0, 0).await;
    let mut played = session(&state);
    if let Some(ending) = state.ending {
        return ending;
    }
    loop {
        if played.player_to_move() == state.you.map(usize::from) {
            let (number, text) = (played.entries().len(), first(&played));
            meanwhile(number);
            // As many messages a second as the server takes from a person.
            tokio::time::sleep(Duration::from_millis(60)).await;
            let answer = socket.play(id, 0, number as u32, &text).await;
            assert!(matches!(answer, ToClient::Ack { .. }), "{answer:?}");
            played.enter(&text).unwrap();
        } else {
            match socket.until(|message| is_about(message, id)).await {
                ToClient::Entry { number, text, .. } if number as usize == played.entries().len() => {
                    played.enter(&text).unwrap();
                }
                ToClient::Ended { ending, .. } => return *ending,
                _ => {}
            }
        }
    }
}

fn is_about(message: &ToClient, id: &str) -> bool {
    matches!(message, ToClient::Entry { game, .. } | ToClient::Ended { game, .. } if game == id)
}

fn session(state: &Game) -> MatchSession {
    let game = rules::compile(naqala::catalogue::rules(&state.game.id).unwrap(), &state.game).unwrap();
    let mut played = rules::begin(game, state.game.in_match);
    state.entries.iter().for_each(|text| played.enter(text).unwrap());
    played
}

/// The first move there is.
fn first(played: &MatchSession) -> String {
    played.session().ply_texts().remove(0)
}

#[tokio::test]
async fn a_program_plays_on_although_the_line_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let (process, token, person) = site(folder.path()).await;
    let line = Line::to(&process.host).await;
    let engine = format!("'{NAQALA}' engine");
    let options = ["kalah", "--option", "seeds=3", "--nodes", "300", "--games", "2"];
    let bot = Bot::start(&line.host, &token, &engine, &options);
    let mut socket = person.connect().await;
    let mut endings = Vec::new();
    for _ in 0..2 {
        let id = accept(&person).await;
        let ending = play_out(&mut socket, &id, |number| {
            if number % 3 == 0 {
                line.cut();
            }
        })
        .await;
        assert_eq!(ending.how, EndedBy::Rules, "{ending:?}");
        endings.push((id, ending.verdict));
    }
    let said = bot.finished().await;
    assert!(said[0].contains("Robot offers kalah"), "{said:?}");
    let told: Vec<String> = endings.iter().map(|(id, verdict)| format!("{id}: {verdict}")).collect();
    assert_eq!(said[1..], told);
}

#[tokio::test]
async fn a_program_plays_several_games_at_once_in_the_short_dialect() {
    let folder = tempfile::tempdir().unwrap();
    let (process, token, person) = site(folder.path()).await;
    let engine = format!("'{NAQALA}' engine oware --preset oware-abapa --dialect short");
    let options = ["oware", "--preset", "oware-abapa", "--time", "5ms", "--at-once", "2", "--games", "2"];
    let bot = Bot::start(&process.host, &token, &engine, &options);
    let first = accept(&person).await;
    // The second game is offered while the first one is still running.
    let second = accept(&person).await;
    assert_ne!(first, second);
    let mut socket = person.connect().await;
    for id in [&second, &first] {
        let ending = play_out(&mut socket, id, |_| {}).await;
        assert_eq!(ending.how, EndedBy::Rules, "{ending:?}");
    }
    assert_eq!(bot.finished().await.len(), 3);
}

#[tokio::test]
async fn a_program_that_plays_no_move_resigns() {
    let folder = tempfile::tempdir().unwrap();
    let (process, token, person) = site(folder.path()).await;
    let engine = format!("sh -c '{BABBLER}'");
    let options = ["kalah", "--games", "1", "--clock", "5+3"];
    let bot = Bot::start(&process.host, &token, &engine, &options);
    let id = accept(&person).await;
    let mut socket = person.connect().await;
    let ending = play_out(&mut socket, &id, |_| {}).await;
    // Who gives up before both have moved calls the game off.
    assert_eq!(ending.how, EndedBy::CalledOff);
    bot.finished().await;
}

#[test]
fn what_cannot_work_is_said_at_once() {
    let refused = |arguments: &[&str], token: Option<&str>| {
        let mut command = Command::new(NAQALA);
        command.args(["bot", "kalah"]).args(arguments).env_remove("NAQALA_TOKEN");
        let output = command.envs(token.map(|token| ("NAQALA_TOKEN", token))).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let (nobody, engine) = ("http://127.0.0.1:9", format!("'{NAQALA}' engine"));
    let told = refused(&["--server", nobody, "--engine", &engine], None);
    assert!(told.contains("NAQALA_TOKEN"), "{told}");
    let told = refused(&["--server", nobody, "--engine", "true"], Some("x"));
    assert!(told.contains("`true`"), "{told}");
    let told = refused(&["--server", nobody, "--engine", &engine], Some("x"));
    assert!(told.contains(nobody), "{told}");
}
