//! No page makes the browser report a problem: no script error, no missing file, no violation of the content security policy.

use anyhow::{Context as _, Result, ensure};
use naqala::catalogue;
use naqala_e2e::Browser;
use serde_json::json;

use crate::access::PAGES;
use crate::{open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn no_page_makes_the_browser_complain() -> Result<()> {
    let (site, mut browser) = open().await?;
    // Of two of the pages there is nothing.
    browser.forgive("no-such-");
    without_animations(&site, &browser).await?;
    let more = [("/join/none-such", ".mistake"), ("/workshop", "#pit-0"), ("/play/ruma", "#pit-0")];
    browser.forgive("/api/seeks/none-such");
    for (page, wait_for) in PAGES.into_iter().chain(more) {
        browser.go(&site.url(page), wait_for).await?;
        let complaints = browser.complaints().await?;
        ensure!(complaints.is_empty(), "{page}:\n{}", complaints.join("\n"));
    }
    browser.close().await
}

/// How the shapes of the picture are drawn: what they are filled with, and their outline.
const DRAWN: &str = "[...document.querySelectorAll('.picture .nq-ground, .picture .nq-pit, .picture .nq-seed')]\
    .map(shape => getComputedStyle(shape)).map(style => [style.fill, style.stroke])";

/// Whether every hollow and seed stands out from the ground of the picture, by what fills it or by its outline. A picture
/// without the style sheet is black, and has no outlines.
async fn check_picture(browser: &Browser, at: &str) -> Result<()> {
    let drawn: Vec<[String; 2]> = serde_json::from_value(browser.value(DRAWN).await?)?;
    let [ground, _] = drawn.first().with_context(|| format!("{at}: no picture"))?;
    let is_hidden =
        |[fill, outline]: &&[String; 2]| fill == ground && (outline == ground || outline == "none");
    let hidden = drawn[1..].iter().filter(is_hidden).count();
    ensure!(drawn.len() > 2 && hidden == 0, "{at}: {hidden} shapes cannot be seen: {drawn:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_of_every_game_have_a_picture_that_can_be_seen() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".board").await?;
    for (number, rules) in catalogue::all().iter().enumerate() {
        let look = ["light", "dark"][number % 2];
        browser.value(&format!("localStorage.setItem('look', '{look}') ?? true")).await?;
        let page = format!("/rules/{}", rules.id());
        browser.go(&site.url(&page), ".picture svg").await?;
        check_picture(&browser, &format!("{page} {look}")).await?;
        let complaints = browser.complaints().await?;
        ensure!(complaints.is_empty(), "{page}:\n{}", complaints.join("\n"));
    }
    // On paper it looks as it does by day, whatever the screen shows.
    let ground = "getComputedStyle(document.querySelector('.nq-ground')).fill";
    let mut grounds = Vec::new();
    for look in ["light", "dark"] {
        browser.value(&format!("localStorage.setItem('look', '{look}') ?? true")).await?;
        browser.go(&site.url("/rules/oware"), ".picture svg").await?;
        grounds.push(browser.value(ground).await?);
    }
    ensure!(grounds[0] != grounds[1], "{grounds:?}");
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    check_picture(&browser, "on paper").await?;
    let on_paper = browser.value(ground).await?;
    ensure!(on_paper == grounds[0], "{on_paper}, by day {}", grounds[0]);
    browser.close().await
}
