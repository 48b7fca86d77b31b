//! What the card at the end of a game says: who has won, why the game ended, and why that decides it.

use anyhow::Result;
use naqala_e2e::Browser;
use serde_json::json;

use crate::online::{begin, two_in_lobby};
use crate::{open, without_animations};

/// Where South captures and then has 26 of 48 seeds.
const MAJORITY: &str =
    "/play/oware?seats=human,engine:1&position=S+0+0+0+0+0+1+/+N+1+1+0+0+0+0+/+stores+24+21";
/// Where South moves the last seed of the row, and North gets what is left.
const LOST: &str = "/play/kalah?seats=human,engine:2&position=S+0+0+0+0+0+1+/+N+1+0+0+0+0+0+/+stores+22+24";

/// Plays the last pit of South; the card then says this.
async fn ends_with(browser: &Browser, address: &str, said: &str) -> Result<()> {
    browser.go(address, "#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_for_text("#ending .why", |text| text.to_lowercase().contains(&said.to_lowercase())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_says_why_the_game_ended_and_why_that_decides_it() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let half = "you have more than half of the seeds (26 of 48).";
    ends_with(&browser, &site.url(MAJORITY), half).await?;
    let left =
        "Goat gets the seeds left on the board (1), and Goat has more than half of the seeds (25 of 48).";
    ends_with(&browser, &site.url(LOST), left).await?;
    for (language, said) in [
        ("it", "hai più della metà dei semi (26 su 48)."),
        ("ro", "ai mai mult de jumătate din semințe (26 din 48)."),
        ("ru", "у вас больше половины камней (26 из 48)."),
    ] {
        browser.value(&format!("localStorage.setItem('language', '{language}') ?? true")).await?;
        ends_with(&browser, &site.url(MAJORITY), said).await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_reads_that_they_have_resigned() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/kalah?seats=human,engine:1"), ".pit.open").await?;
    browser.value("(window.confirm = () => true) && true").await?;
    let resign =
        "[...document.querySelectorAll('.beside button')].find(button => button.innerText === 'Give up')";
    browser.wait_until(&format!("{resign} !== undefined")).await?;
    browser.value(&format!("{resign}.click() ?? true")).await?;
    browser.wait_for_text("#ending .why", |text| text.eq_ignore_ascii_case("you have resigned")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn both_players_online_read_why_the_rules_ended_their_game() -> Result<()> {
    let (site, south, north) = two_in_lobby("/online").await?;
    // A board of one pit each: South's only seed goes to the store, and North gets the rest.
    let options = json!({ "pits": "1", "seeds": "1" });
    let seek = json!({ "game": { "id": "kalah", "options": options }, "player": 0 });
    begin(&site, &south, &north, seek).await?;
    south.click("#pit-0").await?;
    for (browser, said) in
        [(&south, "the scores are equal (1 each)."), (&north, "the scores are equal (1 each).")]
    {
        browser.wait_for_text("#ending .cause", |text| text.ends_with(said)).await?;
    }
    south.close().await?;
    north.close().await
}
