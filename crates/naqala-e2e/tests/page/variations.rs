//! A game as a tree: variations are kept beside the moves played, with marks and comments, and are written into records.

use anyhow::{Result, ensure};
use naqala::record::{Mark, Record};
use naqala_e2e::Browser;
use serde_json::Value;

use crate::{open, without_animations};

/// The plies that are listed, those of variations in brackets.
const LISTED: &str = "(function listed(list) { return [...list.children].map(item => \
    item.classList.contains('variation') ? '(' + listed(item.firstElementChild) + ')' \
    : item.classList.contains('note') ? '{' + item.textContent + '}' \
    : item.querySelector('button').textContent.replace(/\\s+/g, '')).join(' '); })(document.querySelector('.moves ol'))";

async fn listed(browser: &Browser, wanted: &str) -> Result<()> {
    browser.wait_until(&format!("{LISTED} === {}", Value::from(wanted))).await
}

/// Clicks on a ply of the list, by its text.
async fn go_to(browser: &Browser, ply: &str) -> Result<()> {
    let click = format!(
        "[...document.querySelectorAll('.moves li > button')].find(button => \
         button.textContent.replace(/\\s+/g, '') === {}).click() ?? true",
        Value::from(ply)
    );
    browser.value(&click).await?;
    browser.wait_for_rest().await
}

/// Plays a pit of oware, by its number.
async fn play(browser: &Browser, pit: usize) -> Result<()> {
    browser.value(&format!("document.querySelector('#pit-{pit}').click() ?? true")).await?;
    browser.wait_for_rest().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_not_shown_in_another_line_of_the_same_length() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware?moves=c+D"), "#pit-0").await?;
    go_to(&browser, "1c").await?;
    play(&browser, 6).await?;
    listed(&browser, "1c 2D (2A)").await?;
    browser.click("#hint").await?;
    browser.wait_for(".pit.hinted").await?;
    browser.wait_for_text("#advice", |text| text.starts_with("The best move is ")).await?;
    // It is said in the language of the page, also after a change.
    browser.value("document.querySelector('.settings').open = true").await?;
    browser.select("#language", "it").await?;
    browser.wait_for_text("#advice", |text| text.starts_with("La mossa migliore è ")).await?;
    go_to(&browser, "2D").await?;
    browser.wait_for_value("document.querySelector('.pit.hinted')", Value::Null).await?;
    browser.wait_for_value("document.querySelector('#advice').innerText", "").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_a_tree_that_a_reload_finds_again() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware?moves=c+D+e"), "#pit-0").await?;
    listed(&browser, "1c 2D 3e").await?;
    // Playing from an earlier moment creates a second line.
    go_to(&browser, "1c").await?;
    play(&browser, 6).await?;
    listed(&browser, "1c 2D (2A) 3e").await?;
    play(&browser, 5).await?;
    listed(&browser, "1c 2D (2A 3f) 3e").await?;
    // A mark and a comment belong to the move of the moment.
    browser.click(".notes .mark:nth-child(5)").await?;
    browser.fill("#comment", "worth a thought").await?;
    browser
        .wait_until("document.querySelector('.moves .variation .note')?.innerText === 'worth a thought'")
        .await?;
    // Looking elsewhere changes nothing, and the board follows.
    go_to(&browser, "3e").await?;
    browser.wait_for_value("document.querySelector('#comment').value", "").await?;
    browser.wait_for_value("document.querySelector('#pit-4').dataset.seeds", "0").await?;
    go_to(&browser, "3f!?").await?;
    browser.wait_for_value("document.querySelector('#pit-5').dataset.seeds", "0").await?;
    // A reload finds all of it, once it is kept.
    browser.wait_for_kept_games(1).await?;
    browser.web.refresh().await?;
    browser.wait_for("#pit-0").await?;
    browser.wait_until(&format!("{LISTED}.includes('(2A 3f!?')")).await?;
    // The variation becomes the main line; then the other one is deleted.
    go_to(&browser, "3f!?").await?;
    browser.click("#promote").await?;
    browser.wait_until(&format!("{LISTED}.startsWith('1c 2A (2D 3e) 3f!?')")).await?;
    go_to(&browser, "2D").await?;
    browser.click("#delete-variation").await?;
    browser.wait_until(&format!("!{LISTED}.includes('2D')")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn records_with_variations_come_in_and_go_out() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let text = "[Game \"oware\"]\n\n1. c D $2 {too slow} (2. A $1 3. f) 3. e *\n";
    browser.go(&site.url("/analyse/kalah"), "#pit-0").await?;
    browser.click("#exchange summary").await?;
    browser.fill("#record", text).await?;
    browser.click("#open-record").await?;
    browser
        .wait_until(&format!("document.querySelectorAll('.moves li').length > 3 && {LISTED}.includes('2A!')"))
        .await?;
    browser.click("#exchange summary").await?;
    browser.click("#show-record").await?;
    browser.wait_until("document.querySelector('#record').value.includes('[Game')").await?;
    let shown = browser.value("document.querySelector('#record').value").await?;
    let record = Record::parse(shown.as_str().unwrap_or_default())?;
    ensure!(record.line == Record::parse(text)?.line, "{record}");
    ensure!(record.line.plies[1].mark == Some(Mark::Mistake));
    // Among the games of this device it is an analysis, and the file of all games has its variations.
    browser.go(&site.url("/yours"), "#kept li").await?;
    browser.wait_for_text("#kept li", |text| text.contains("Analysis")).await?;
    browser.click("#kept li a").await?;
    browser
        .wait_until(&format!("document.querySelector('.moves ol') && {LISTED}.includes('(2A! 3f)')"))
        .await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_tried_in_a_game_stays_as_a_variation_or_goes() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?moves=c+D+e"), "#pit-0").await?;
    listed(&browser, "1c 2D 3e").await?;
    go_to(&browser, "1c").await?;
    play(&browser, 6).await?;
    listed(&browser, "1c 2D (2A) 3e").await?;
    // Nobody gives up a game in which something is only tried.
    ensure!(browser.value("document.querySelector('#resign')").await? == Value::Null);
    // Back to the game: what was tried stays in the list, until it is deleted.
    browser.click("#drop-trial").await?;
    listed(&browser, "1c 2D (2A) 3e").await?;
    browser.wait_for_value("document.querySelector('#resign') !== null", true).await?;
    go_to(&browser, "2A").await?;
    browser.wait_for("#trial").await?;
    browser.value("document.querySelector('#delete-variation').click() ?? true").await?;
    listed(&browser, "1c 2D 3e").await?;
    browser.wait_until("document.querySelector('#trial') === null").await?;
    // What is taken back is at the end, so one has to be there.
    go_to(&browser, "1c").await?;
    browser.wait_for_value("document.querySelector('#undo').disabled", true).await?;
    play(&browser, 7).await?;
    browser.click("#keep-trial").await?;
    listed(&browser, "1c 2B (2D 3e)").await?;
    // Undone moves are removed.
    browser.click("#undo").await?;
    browser.wait_until(&format!("!{LISTED}.includes('2B')")).await?;
    browser.close().await
}
