//! Measures the engine in a browser against the same engine compiled natively:
//! `cargo run --release -p naqala-e2e --features browser --example speed`.
//!
//! Both search the same position for the same time, alternately, so that other load slows down both.

use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use naqala::{Game, Session, catalogue};
use naqala_e2e::{Browser, Site};
use naqala_engine::{Engine, Limits};
use naqala_web_engine::{Answer, Question, Task};
use serde_json::Value;

/// A simple game, one with extra moves, one with marks, and one with many laps.
const GAMES: [&str; 4] = ["oware", "kalah", "toguz-kumalak", "bao-kiswahili"];
/// Number of searches of each engine per game.
const TURNS: usize = 4;
/// Duration of a search in milliseconds.
const TIME: u32 = 700;
/// Size of the table in megabytes, as in the worker.
const TABLE: usize = 16;
/// Target for the speed in the browser, as a fraction of the native speed.
const AIM: f64 = 0.5;

/// Asks a new worker one question about a game, and returns its last answer.
const ASK: &str = "const [game, question, done] = arguments; \
    const worker = new Worker(document.documentElement.dataset.program + 'engine-worker.js', { type: 'module' }); \
    worker.onmessage = ({ data }) => { \
      if (data === 'ready') { worker.postMessage(new Uint8Array(game)); worker.postMessage(question); } \
      else if (data.startsWith('refused') || data.split('\\n')[0].endsWith(' final')) { worker.terminate(); done(data); } \
    };";

/// Nodes per second.
fn speed(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds
}

fn native(game: &Game) -> f64 {
    let limits = Limits::within(Duration::from_millis(TIME.into()));
    let found = Engine::new(TABLE).analyse(&Session::new(game.clone()), &limits, 1, &mut |_| {});
    speed(found.nodes, found.time.as_secs_f64())
}

async fn in_browser(browser: &Browser, game: &Game) -> Result<f64> {
    let question = Question {
        ticket: 1,
        start: game.position_text(&game.start()),
        moves: Vec::new(),
        task: Task::Analyse { milliseconds: TIME, lines: 1 },
    };
    let arguments = vec![Value::from(game.to_bytes()), Value::from(question.to_string())];
    let answer = browser.web.execute_async(ASK, arguments).await?.json().clone();
    let answer = answer.as_str().context("the worker says texts")?;
    match answer.parse() {
        Ok(Answer::Lines { nodes, milliseconds, .. }) => Ok(speed(nodes, f64::from(milliseconds) / 1000.0)),
        _ => bail!("the worker said {answer}"),
    }
}

fn mean(speeds: &[f64]) -> f64 {
    speeds.iter().sum::<f64>() / speeds.len() as f64
}

#[tokio::main]
async fn main() -> Result<()> {
    ensure!(!cfg!(debug_assertions), "the engine of this machine has to be compiled with --release");
    let site = Site::start().await?;
    let browser = Browser::open(1280, 900).await?;
    browser.go(&site.url("/"), ".board").await?;
    println!("positions a second, in millions");
    println!("{:<16}{:>8}{:>10}{:>8}", "game", "native", "browser", "ratio");
    let mut least = f64::INFINITY;
    for id in GAMES {
        let game = catalogue::game(id).with_context(|| format!("there is no game {id}"))?;
        let (mut here, mut there) = (Vec::new(), Vec::new());
        for _ in 0..TURNS {
            here.push(native(&game));
            there.push(in_browser(&browser, &game).await?);
        }
        let (here, there) = (mean(&here), mean(&there));
        least = least.min(there / here);
        println!("{id:<16}{:>8.2}{:>10.2}{:>8.2}", here / 1e6, there / 1e6, there / here);
    }
    println!("the least ratio is {least:.2}; aimed at: {AIM}");
    browser.close().await
}
