//! Decisions in the middle of a turn, the explanation of a move step by step, what players are called, clocks that run low.

use anyhow::{Context as _, Result, ensure};
use naqala::{ExplainedStep, Move, MoveKind, Session, Silent, catalogue, explain_steps};
use naqala_e2e::Browser;
use serde_json::json;
use thirtyfour::Key;

use crate::online::{begin, enter_lobby, wait_for_either};
use crate::{SCREEN, open, without_animations};

/// The first moment of a game, played at random, at which something holds.
fn find(id: &str, holds: impl Fn(&Session) -> bool) -> Result<Session> {
    let start = catalogue::game(id).context("a game")?;
    let mut dice: u64 = 11;
    for _ in 0..200 {
        let mut session = Session::new(start.clone());
        while session.outcome().is_none() && session.history().len() < 120 {
            if holds(&session) {
                return Ok(session);
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let moves = session.moves();
            session.play_legal(moves[(dice >> 33) as usize % moves.len()], &mut Silent);
        }
    }
    anyhow::bail!("{id} never comes there")
}

/// The address of a game as it was played.
fn address(session: &Session) -> String {
    let game = session.game();
    let moves: Vec<String> =
        session.history().iter().map(|(before, mv)| game.move_text(before, *mv)).collect();
    format!("/play/{}?moves={}", game.id(), moves.join("+").replace('>', "%3E").replace('<', "%3C"))
}

/// A game with such a decision, and the decision.
fn deciding(id: &str, is_meant: impl Fn(MoveKind) -> bool) -> Result<(Session, Move)> {
    let session = find(id, |session| session.moves().iter().any(|mv| is_meant(mv.kind())))?;
    let mv = session.moves().into_iter().find(|mv| is_meant(mv.kind())).context("a decision")?;
    Ok((session, mv))
}

/// Whether the board shows the game after a decision.
async fn shows_after(browser: &Browser, session: &Session, mv: Move) -> Result<()> {
    let mut after = session.clone();
    after.play_legal(mv, &mut Silent);
    browser.wait_for_rest().await?;
    browser.check_board(after.game(), after.position()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn stop_and_go_are_marks_at_the_pit() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let (session, go) = deciding("bao-kiswahili", |kind| kind == MoveKind::Go)?;
    let stop = session.moves().into_iter().find(|mv| mv.kind() == MoveKind::Stop).context("stop")?;
    let pit = session.position().focus().context("a pit")?.index();
    let at = site.url(&address(&session));
    let both = "[...document.querySelectorAll('.way')].map(way => way.innerText).sort().join('') === '■▶'";
    let near = format!(
        "document.querySelector('#pit-{pit}').closest('.place').querySelectorAll('.way').length === 2 \
         && [...document.querySelectorAll('.way')].every(way => way.offsetWidth >= 44)"
    );
    for (sign, key, mv) in [("▶", "+", go), ("■", "-", stop)] {
        browser.go(&at, ".way").await?;
        browser.wait_until(both).await?;
        ensure!(browser.value(&near).await? == true, "the marks are not at the pit, or small");
        let click = format!(
            "[...document.querySelectorAll('.way')].find(way => way.innerText === '{sign}').click() ?? true"
        );
        browser.value(&click).await?;
        shows_after(&browser, &session, mv).await?;
        browser.go(&at, ".way").await?;
        let place = browser.wait_for("#pit-0").await?;
        place.focus().await?;
        place.send_keys(key).await?;
        shows_after(&browser, &session, mv).await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn where_captured_seeds_can_go_is_marked() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let mut seen = 0;
    for id in catalogue::all().iter().map(|rules| rules.id().to_owned()) {
        let Ok((session, mv)) = deciding(&id, |kind| matches!(kind, MoveKind::Give(_) | MoveKind::Bonus(_)))
        else {
            continue;
        };
        seen += 1;
        let (class, pit) = match mv.kind() {
            MoveKind::Bonus(pit) => ("bonus", pit.index()),
            _ => ("receiver", mv.pit().context("a pit")?.index()),
        };
        browser.go(&site.url(&address(&session)), &format!("#pit-{pit}.{class}")).await?;
        let pits = session.moves().iter().filter(|other| other.pit().is_some()).count();
        let marked = browser.value(&format!("document.querySelectorAll('.pit.{class}').length")).await?;
        ensure!(marked == pits, "{id}: {marked} of {pits}");
        if seen == 2 {
            break;
        }
    }
    ensure!(seen > 0, "no game asks whom to give");
    browser.close().await
}

/// The steps of the latest ply.
fn steps(session: &Session) -> Vec<ExplainedStep> {
    let Some((before, _)) = session.last_ply() else { return Vec::new() };
    explain_steps(session.game(), &before, &session.last_ply_events(), "en")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_explanation_is_walked_through_step_by_step() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let session = find("bao-kiswahili", |session| steps(session).len() >= 4)?;
    let told = steps(&session);
    browser.go(&site.url(&address(&session)), "#step-on").await?;
    let seeds = "[...document.querySelectorAll('.pit')].map(pit => pit.dataset.seeds).join()";
    let end = browser.value(seeds).await?;
    let mut boards = Vec::new();
    for (number, step) in told.iter().enumerate() {
        browser.click("#step-on").await?;
        let line = format!("{} / {}: {}", number + 1, told.len(), step.text);
        browser
            .wait_until(&format!("document.querySelector('#told summary').innerText === {line:?}"))
            .await?;
        boards.push(browser.value(seeds).await?);
    }
    ensure!(boards[0] != end && boards.last() == Some(&end), "the board stands still: {boards:?}");
    // A step too many shows the game again, and so does a click on the board, which plays nothing.
    browser.click("#step-on").await?;
    browser.wait_until("document.querySelector('#told summary').innerText.includes(' … ')").await?;
    browser.click("#told summary").await?;
    browser.click("#told li:first-child button").await?;
    browser.wait_until("document.querySelector('#told li:first-child [aria-current]') !== null").await?;
    ensure!(browser.value(seeds).await? == boards[0]);
    ensure!(browser.value("document.querySelector('.pit.open') === null").await? == true, "it can be played");
    browser.value("document.querySelector('#pit-0').click() ?? true").await?;
    browser.check_board(session.game(), session.position()).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_called_as_they_wish() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/kalah?seats=human,engine:1"), "#pit-0.open").await?;
    browser.wait_for_text("#status", |text| text.starts_with("Your turn")).await?;
    browser.click(".settings > summary").await?;
    browser.wait_for("#own-name").await?.send_keys(format!("Amina{}", Key::Tab.value())).await?;
    browser.wait_until("document.querySelector('#status').innerText === 'Your turn, Amina.'").await?;
    let position = "/play/kalah?seats=human,engine:1&position=S+0+0+0+0+0+1+/+N+0+0+0+0+0+1+/+stores+24+22";
    browser.go(&site.url(position), "#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_until("document.querySelector('#ending.won')?.innerText.includes('Amina wins!')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_low_is_seen_and_heard() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    for browser in [&south, &north] {
        without_animations(&site, browser).await?;
        for sounds in ["seed-sounds", "capture-sounds", "turn-sounds"] {
            browser.value(&format!("localStorage.setItem('{sounds}', 'off') ?? true")).await?;
        }
        enter_lobby(&site, browser, "/online").await?;
    }
    // The shortest clock there is; it runs once both have played.
    let clock = json!({ "kind": "increment", "initial": 10, "increment": 0 });
    let seek = json!({ "game": { "id": "oware" }, "clock": clock, "rated": false, "listed": false });
    begin(&site, &south, &north, seek).await?;
    let tones = "(() => { window.tones = 0; const make = AudioContext.prototype.createOscillator; \
        AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); }; return true; })()";
    for browser in [&south, &north] {
        browser.value(tones).await?;
    }
    for open in ["#pit-2.open", "#pit-8.open"] {
        let is_open = format!("document.querySelector('{open}') !== null");
        wait_for_either(&south, &north, &is_open).await?.click(open).await?;
    }
    let open = "document.querySelector('.pit.open') !== null";
    let mover = wait_for_either(&south, &north, open).await?;
    ensure!(mover.value("document.querySelector('.clock.low') === null").await? == true, "it is low at once");
    mover.wait_until("document.querySelector('.clock.running.low') !== null").await?;
    mover.wait_until("window.tones === 3").await?;
    let other = if std::ptr::eq(mover, &south) { &north } else { &south };
    ensure!(other.value("window.tones").await? == 0, "the other one is warned, too");
    north.close().await?;
    south.close().await
}
