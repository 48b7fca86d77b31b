//! What the page makes of hasty clicks, and where it leaves the focus.

use anyhow::Result;

use crate::open;

#[tokio::test(flavor = "multi_thread")]
async fn hasty_clicks_only_show_the_end_of_a_sowing() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'slow') ?? true").await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-2.open").await?;
    browser.click("#pit-2").await?;
    browser.wait_for_text("#status", |text| text == "You sow …").await?;
    // The first click shows the end, the others do nothing: neither is a move played nor the answer skipped.
    let click = "document.querySelector('#pit-3').click()";
    browser.value(&format!("({click}, {click}, setTimeout(() => {click}, 150), true)")).await?;
    browser.wait_for_text("#status", |text| text == "Chick sows …").await?;
    browser.wait_for_text("#status", |text| text == "Your turn.").await?;
    browser.wait_for_value("document.querySelectorAll('.moves li').length", 2).await?;
    browser.close().await
}
