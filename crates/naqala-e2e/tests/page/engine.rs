//! The engine beside the board: when it fails, and when several questions are put to it.

use anyhow::{Context as _, Result};
use naqala::{Session, catalogue};
use naqala_e2e::Browser;
use serde_json::Value;

use crate::{open, without_animations};

/// Lets so many questions to the engine end its worker, as when memory is exhausted.
async fn let_crash(browser: &Browser, count: u32) -> Result<()> {
    let crash = format!(
        "(window.crashes = {count}, window.Worker = class extends Worker {{ postMessage(message) {{ \
           if (typeof message === 'string' && crashes > 0) {{ \
             window.crashes -= 1; this.terminate(); \
             setTimeout(() => this.dispatchEvent(new Event('error'))); \
           }} else super.postMessage(message); }} }}, true)"
    );
    browser.value(&crash).await.map(drop)
}

/// Notes the questions to the engine in `asked`.
async fn overhear(browser: &Browser) -> Result<()> {
    let overhear = "(window.asked = [], window.post = Worker.prototype.postMessage, \
        Worker.prototype.postMessage = function (message) { \
          if (typeof message === 'string') asked.push(message); post.call(this, message); }, true)";
    browser.value(overhear).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_crashes_is_replaced_and_plays_on() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-0").await?;
    let_crash(&browser, 1).await?;
    browser.click("#pit-2").await?;
    browser.wait_for_text("#told", |text| text.starts_with("North")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_always_crashes_is_reported_and_can_be_asked_again() -> Result<()> {
    let (site, mut browser) = open().await?;
    browser.forgive("the engine refuses");
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-0").await?;
    let_crash(&browser, 1_000).await?;
    browser.click("#pit-2").await?;
    browser.wait_for_text(".lines .mistake", |text| text.starts_with("The engine has stopped")).await?;
    browser.value("(window.crashes = 0) ?? true").await?;
    browser.click("#undo").await?;
    browser.click("#pit-2").await?;
    browser.wait_for_text("#told", |text| text.starts_with("North")).await?;
    browser.wait_for_value("document.querySelector('.lines .mistake')", Value::Null).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_interrupts_neither_the_analysis_nor_the_judgement() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware?moves=c+D+a+F"), "#pit-0").await?;
    overhear(&browser).await?;
    browser.click("#judge").await?;
    browser.wait_until("asked.some((question) => / analyse 250 1\\n/.test(question))").await?;
    browser.click("#hint").await?;
    browser.wait_until("document.querySelectorAll('.graph .dot').length === 4").await?;
    // The lines begin again and think as long as they would have.
    browser.click("#pit-1").await?;
    browser.value("(window.asked = []) && true").await?;
    browser.wait_for("#hint:not([disabled])").await?;
    browser.click("#hint").await?;
    browser.wait_for(".pit.hinted").await?;
    browser.value("(window.asked = []) && true").await?;
    browser.wait_until("asked.some((question) => / analyse 10000 3\\n/.test(question))").await?;
    browser.close().await
}

/// A position in which one move wins five seeds and all others lose some.
const SHARP: &str = "S 0 0 1 0 0 1 / N 2 1 0 0 0 0 / stores 22 21";

#[tokio::test(flavor = "multi_thread")]
async fn remarks_stay_with_the_line_that_was_judged() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let game = catalogue::game("oware").context("oware")?;
    let mut session = Session::from_position(game.clone(), game.parse_position(SHARP)?);
    session.enter("c")?;
    let answer = game.move_text(session.position(), session.moves()[0]);
    let start = SHARP.replace(' ', "+");
    browser.go(&site.url(&format!("/analyse/oware?position={start}&moves=c+{answer}")), "#pit-0").await?;
    browser.click("#judge").await?;
    let sign = |ply: &str| {
        format!(
            "[...document.querySelectorAll('.moves li > button')].find(button => \
             button.textContent.replace(/[\\s?!]+/g, '') === '{ply}')?.querySelector('.sign').textContent"
        )
    };
    browser.wait_until(&format!("({})?.startsWith('?')", sign("1c"))).await?;
    // Another line leaves the judged one at once, and gets none of its remarks.
    browser.click("#to-start").await?;
    browser.wait_for("#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_for_value(&sign("1f"), "").await?;
    browser.wait_until(&format!("({})?.startsWith('?')", sign("1c"))).await?;
    // The graph leads to the judged line.
    browser.wait_for_value("document.querySelector('.graph .cursor')", Value::Null).await?;
    let second = "document.querySelectorAll('.graph .dot')[1].dispatchEvent(new MouseEvent('click'))";
    browser.value(second).await?;
    let here =
        "document.querySelector('.moves li > button[aria-current]')?.textContent.replace(/[\\s?!]+/g, '')";
    browser.wait_for_value(here, format!("2{answer}")).await?;
    browser.wait_for(".graph .cursor").await?;
    browser.close().await
}
