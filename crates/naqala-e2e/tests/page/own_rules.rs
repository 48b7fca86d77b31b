//! Rules of one's own: how they are written is explained, and others can be invited to play by them.

use anyhow::{Context as _, Result, ensure};
use naqala::catalogue;
use naqala_e2e::Browser;

use crate::online::enter_lobby;
use crate::{SCREEN, open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn the_workshop_leads_to_the_documentation_of_the_rule_language() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/workshop/kalah"), "#rule-docs a").await?;
    let links =
        browser.value("[...document.querySelectorAll('#rule-docs a')].map(link => link.href)").await?;
    let links: Vec<&str> =
        links.as_array().context("a list")?.iter().filter_map(|link| link.as_str()).collect();
    ensure!(links.len() == 2, "{links:?}");
    for link in links {
        browser.go(link, "main.document h2[id]").await?;
        ensure!(browser.text("main.document").await?.contains("[[settle]]"), "{link}");
        browser.wait_until("document.styleSheets.length === 1").await?;
        // A link within leads to a place that is there.
        let lost = "[...document.querySelectorAll('main a[href^=\"#\"]')]\
            .filter(link => document.getElementById(link.hash.slice(1)) === null).length";
        browser.wait_for_value(lost, 0).await?;
    }
    // Such a document is no page of the program, and does not take its place offline.
    browser.go(&site.url("/workshop"), "#pit-0").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_invited_to_play_by_rules_of_the_workshop() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    for browser in [&south, &north] {
        without_animations(&site, browser).await?;
    }
    enter_lobby(&site, &north, "/online").await?;
    let rules = catalogue::rules("kalah").context("kalah")?.source();
    south.go(&site.url("/workshop/kalah"), "#source").await?;
    south.fill("#source", &rules.replace("name = \"Kalah\"", "name = \"My kalah\"")).await?;
    south.wait_for_text(".fine", |text| text.contains("My kalah")).await?;
    south.click("#offer-rules").await?;
    let chosen = "document.querySelector('#offer-game')?.selectedOptions[0].innerText";
    south.wait_for_value(chosen, "My kalah (your rules)").await?;
    south.wait_for_text("#who", |text| text.starts_with("You are")).await?;
    south.click("#offer-listed").await?;
    south.wait_for("#link").await?;
    north.wait_for_text("#seeks", |text| text.contains("My kalah")).await?;
    north.click("#seeks .join").await?;
    for browser in [&south, &north] {
        browser.wait_for("#game #pit-0").await?;
        ensure!(browser.text("h1").await?.contains("My kalah"));
        // The rules of the game are those of the file, not those of the catalogue.
        browser.wait_until("document.querySelector('header a[href*=\"/workshop#rules=\"]') !== null").await?;
    }
    south.close().await?;
    north.close().await
}
