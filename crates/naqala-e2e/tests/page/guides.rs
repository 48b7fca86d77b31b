//! The guide to a game, above its exact rules.

use anyhow::{Result, ensure};
use naqala_learn::Guide;
use serde_json::Value;

use crate::open;

#[tokio::test(flavor = "multi_thread")]
async fn a_guide_is_shown_with_its_boards_in_every_language() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/rules/oware"), ".guide .boards svg").await?;
    for language in ["it", "ro", "ru", "en"] {
        browser.value("document.querySelector('details.settings')?.setAttribute('open', '') ?? true").await?;
        browser.select("#language", language).await?;
        let guide = Guide::find("oware", language).expect("oware has a guide in every language");
        let first = guide.html(|_| Vec::new());
        let words: String = first.chars().skip_while(|sign| *sign != '>').skip(1).take(30).collect();
        let words = Value::from(words.split('<').next().unwrap_or_default().trim());
        browser.wait_until(&format!("document.querySelector('.guide').innerText.includes({words})")).await?;
        browser.wait_for(".guide .boards svg").await?;
    }
    let empty = browser.value("document.querySelectorAll('.guide .boards:not(:has(svg))').length").await?;
    ensure!(empty == 0, "{empty} examples have no board");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_term_shows_its_meaning_where_it_is_focused() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/rules/oware"), ".guide .term").await?;
    let visible = "getComputedStyle(document.querySelector('.guide .term + [role=tooltip]')).display";
    ensure!(browser.value(visible).await? == "none", "a meaning is shown before it is asked for");
    browser.value("document.querySelector('.guide .term').focus() ?? true").await?;
    ensure!(browser.value(visible).await? == "inline", "the meaning is not shown on focus");
    // The exact rules have terms, too.
    browser.wait_for("article > ol .term, article > p .term, article > ul .term").await?;
    browser.go(&site.url("/glossary"), "#term-kichwa").await?;
    browser.wait_for("#terms .boards svg").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_have_their_origin_sources_names_and_sets() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/rules/oware"), "#variants").await?;
    let article = browser.text("article").await?;
    for part in ["Ghana", "Warri", "Masters Traditional Games"] {
        ensure!(article.contains(part), "nothing of {part}");
    }
    browser.click(".variants a[href^='/rules/oware?o.']").await?;
    browser
        .wait_until("location.search.includes('o.') && document.querySelector('article h2') !== null")
        .await?;
    browser.close().await
}
