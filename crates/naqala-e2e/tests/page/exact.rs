//! Exact values from a server's table, on the analysis page.

use anyhow::{Context as _, Result, ensure};
use naqala::{Choices, catalogue};
use naqala_tables::{Build, Reader};
use serde_json::Value;

use crate::{open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn exact_values_are_shown_where_the_server_has_a_table() -> Result<()> {
    let (site, browser) = open().await?;
    let rules = catalogue::rules("oware").context("oware")?;
    let game = rules.compile(Choices::new().preset("awari-solution"))?;
    Build::new(&game, 6)?.write_to(&site.tables(), &())?;
    let reader = Reader::find(&site.tables(), &game)?.context("a table")?;
    let text = "S 0 0 1 0 0 2 / N 1 1 0 0 0 0 / stores 20 23";
    let position = game.parse_position(text)?;
    let lead = reader.lead(&position).and_then(|lead| lead.value()).context("a value")?;

    without_animations(&site, &browser).await?;
    let options: Vec<String> =
        game.changed().iter().map(|(name, value)| format!("o.{name}={value}")).collect();
    let address = format!("/analyse/oware?{}&position={}", options.join("&"), text.replace(' ', "+"));
    browser.go(&site.url(&address), "#engine-lines .exact").await?;
    // Every move has its value, with a word that says how sure it is; the best stands first.
    let count = browser.value("document.querySelectorAll('#engine-lines li').length").await?;
    ensure!(count == game.plies(&position).len(), "{count}");
    let line = browser.text("#engine-lines li").await?;
    let signed = naqala_tables::Bounds::exact(lead).to_string();
    ensure!(line.starts_with(&signed) && line.contains("exact"), "{line}");
    // The bar names the side that is ahead.
    let ahead = if lead < 0 { "North" } else { "South" };
    let said = Value::from(format!("exactly {} for {ahead}", naqala_tables::Bounds::exact(lead.abs())));
    browser.wait_until(&format!("document.querySelector('.value-bar .text').innerText === {said}")).await?;
    // A move that is played leads to the value it had.
    browser.click("#engine-lines li button").await?;
    browser.wait_until("document.querySelectorAll('.moves li').length === 1").await?;
    browser.wait_until(&format!("document.querySelector('.value-bar .text').innerText === {said}")).await?;

    // A game that is over with more than half of the seeds: who wins.
    let usual = catalogue::game("oware").context("oware")?;
    Build::new(&usual, 4)?.write_to(&site.tables(), &())?;
    let won = "S 0 0 0 0 0 2 / N 1 1 0 0 0 0 / stores 23 21".replace(' ', "+");
    browser.go(&site.url(&format!("/analyse/oware?position={won}")), "#engine-lines .exact").await?;
    let line = browser.text("#engine-lines li").await?;
    ensure!(line.starts_with("wins") && line.contains("exact"), "{line}");
    browser
        .wait_until("document.querySelector('.value-bar .text').innerText === 'South is sure to win'")
        .await?;

    // Where there is no table, the engine says what it thinks.
    browser.go(&site.url("/analyse/kalah"), "#engine-lines li").await?;
    browser.wait_for_value("document.querySelector('.exact') === null", true).await?;
    browser.close().await
}
