//! Matches of several rounds, at one screen, against the engine and online.

use anyhow::{Context as _, Result, ensure};
use naqala::{MatchAnswer, MatchSession, catalogue};
use naqala_e2e::Browser;
use naqala_wire::rules;
use naqala_wire::seek::GameChoice;

use crate::online::{sit_down, wait_for_either};
use crate::{SCREEN, open, without_animations};

/// A round that South ends with the next move, having won more than half of the seeds.
const LAST_MOVE: &str = "/play/oware-nam-nam?match=yes&position=S+0+0+0+0+0+1+/+N+3+0+0+0+0+0+/+stores+28+16";

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_followed_by_a_choice_and_the_next_round() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url(&format!("{LAST_MOVE}&seats=human,engine:1")), "#pit-5").await?;
    browser.wait_for_text("#round", |text| text.contains('1')).await?;
    browser.click("#pit-5").await?;
    browser.wait_for("#next-round").await?;
    browser.wait_for_text("#status", |text| text.contains("Round 1 is over")).await?;
    // The move can still be taken back.
    browser.click("#undo").await?;
    browser.wait_for("#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_for("#next-round").await?;
    // A reload between the rounds asks nobody anything.
    browser.wait_for_kept_games(1).await?;
    browser.web.refresh().await?;
    browser.wait_for("#next-round").await?;
    ensure!(browser.value("document.querySelector('#answer')").await? == serde_json::Value::Null);
    browser.click("#next-round").await?;
    // The stronger player chooses pits of the other row; too few are refused with a reason.
    browser.wait_for("#between-first").await?;
    browser.click("#answer").await?;
    let mistake = browser.text(".rounds .mistake").await?;
    ensure!(mistake.contains("choose"), "{mistake}");
    // 32 seeds fill eight pits.
    let tick =
        "[...document.querySelectorAll('.rounds input')].slice(0, 2).forEach(box => box.click()) ?? true";
    browser.value(tick).await?;
    browser.click("#answer").await?;
    browser.wait_until("document.querySelector('#round')?.innerText.includes('2')").await?;
    // The round before is settled: there is nothing yet to take back.
    browser.wait_until("document.querySelector('#undo').disabled").await?;
    let taken = browser.value(
        "[...document.querySelectorAll('.pit .name')].filter(name => name.innerText.includes('(')).length",
    );
    ensure!(taken.await? == 2, "two pits of the other row are South's now");
    // One can switch to a single game and back to a match.
    browser.click("#match").await?;
    browser.wait_until("document.querySelector('#rounds') === null").await?;
    browser.click("#match").await?;
    browser.wait_for("#round").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_round_is_in_sight_on_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    for (width, height) in [(360, 740), (740, 360), (1280, 900)] {
        browser.pretend_size(width, height).await?;
        browser.go(&site.url(&format!("{LAST_MOVE}&seats=human,engine:1")), "#round").await?;
        let board = "(area => [area.left, area.top, area.width, area.height].join())\
            (document.querySelector('.board').getBoundingClientRect())";
        let before = browser.value(board).await?;
        browser.value("document.querySelector('#pit-5').click() ?? true").await?;
        browser.wait_for("#next-round").await?;
        let is_seen = "(area => area.top >= 0 && area.bottom <= innerHeight)\
            (document.querySelector('#next-round').getBoundingClientRect())";
        browser.wait_until(is_seen).await.with_context(|| format!("{width}×{height}"))?;
        ensure!(browser.value("scrollY").await? == 0 && browser.value(board).await? == before, "it moves");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_match_online() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "pallanguzhi", true).await?;
    let choice = GameChoice { in_match: true, ..GameChoice::of("pallanguzhi") };
    let game = rules::compile(catalogue::rules("pallanguzhi").context("a game")?, &choice)?;
    let mut played = rules::begin(game, true);
    while played.round_number() == 1 || played.entries().len() < 24 {
        step(&south, &north, &mut played).await?;
        if played.entries().len() > 200 {
            break;
        }
    }
    ensure!(played.round_number() > 1, "a round is over");
    // A reload finds the same round.
    let address = south.web.current_url().await?;
    south.go(address.as_str(), "#pit-0").await?;
    see(&south, &played).await?;
    south.close().await?;
    north.close().await
}

/// Lets the player whose turn it is move or decide, and checks both pages.
async fn step(south: &Browser, north: &Browser, played: &mut MatchSession) -> Result<()> {
    let asked = played.question().and_then(MatchAnswer::plain);
    if let Some(answer) = asked {
        // The fields already offer the simple answer.
        let text = answer.text(played.game().board());
        for browser in [south, north] {
            browser.click("#next-round").await?;
        }
        for browser in [south, north] {
            if browser.value("document.querySelector('#answer') !== null").await? == true {
                browser.click("#answer").await?;
            }
        }
        played.enter(&text)?;
    } else {
        let session = played.session();
        let mv = session.moves()[played.entries().len() % session.moves().len()];
        let text = session.game().move_text(session.position(), mv);
        let id = mv.pit().context("a pit")?.index();
        let is_open = format!("document.querySelector('#pit-{id}')?.classList.contains('open')");
        let mover = wait_for_either(south, north, &is_open).await?;
        mover.value(&format!("document.querySelector('#pit-{id}').click() ?? true")).await?;
        played.enter(&text)?;
    }
    for browser in [south, north] {
        see(browser, played).await?;
    }
    Ok(())
}

/// Waits until a page shows the current state of the round; continues after a finished round.
async fn see(browser: &Browser, played: &MatchSession) -> Result<()> {
    let count = played.entries().len();
    browser.wait_until(&format!("document.querySelector('#game').dataset.entries === '{count}'")).await?;
    browser.wait_for_rest().await?;
    if count == played.round_from() {
        let next = "(document.querySelector('#next-round')?.click(), document.querySelector('#next-round') === null)";
        browser.wait_until(next).await?;
    }
    browser.check_board(played.game(), played.position()).await
}
