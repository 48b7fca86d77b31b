//! The pages that the server renders itself: for moderators, and for recovery codes.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::following::sign_in;
use crate::{open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_decides_a_report_and_pages_without_scripts_hinder_nobody() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    sign_in(&site, &browser, true).await?;
    ensure!(browser.value("document.querySelector('#moderation')").await? == Value::Null);
    site.promote("Ama").await?;
    let report = json!({ "name": "Ama", "text": "<b>a test</b>" });
    browser.fetch("POST", "/api/reports", report).await?;
    browser.go(&site.url("/online"), "#moderation").await?;
    browser.click("#moderation").await?;
    browser.wait_for("article blockquote").await?;
    browser.wait_for_text("article blockquote", |text| text == "<b>a test</b>").await?;
    for (width, height) in [(1280, 900), (360, 740), (320, 256)] {
        browser.pretend_size(width, height).await?;
        for page in ["/moderation", "/moderation/accounts", "/moderation/accounts/Ama", "/moderation/games"]
            .into_iter()
            .chain(["/moderation/log", "/recovery-codes", "/recover"])
        {
            browser.go(&site.url(page), "main h1").await?;
            let found = browser.audit().await?;
            ensure!(found.is_empty(), "{page}: {}", found.join(", "));
            ensure!(browser.overflow().await? <= 0.0, "{page} is wider than {width}");
        }
    }
    browser.go(&site.url("/moderation"), "article").await?;
    browser.click("button[value=handle]").await?;
    browser.wait_until("document.querySelector('article') === null").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn recovery_codes_are_shown_once_and_kept_by_nobody() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    sign_in(&site, &browser, true).await?;
    browser.wait_until("navigator.serviceWorker.controller !== null").await?;
    browser.click("#recovery-codes").await?;
    browser.fill("input[name=password]", "seeds and pits").await?;
    browser.click("main button").await?;
    browser.wait_until("document.querySelectorAll('ol.codes li').length === 8").await?;
    browser.go(&site.url("/recover?code=a-code"), "input[name=code]").await?;
    // Only the page is stored for offline use, not this.
    let kept = "const [done] = arguments; caches.match('/').then(async (kept) => done(await kept.text()));";
    let kept = browser.web.execute_async(kept, Vec::new()).await?;
    let kept = kept.json().as_str().unwrap_or_default().to_owned();
    ensure!(kept.contains("<script") && !kept.contains("a-code"), "{kept}");
    browser.close().await
}
