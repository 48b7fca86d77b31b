//! The page as a site of files, in a folder of a host that knows nothing of Naqala.

use anyhow::{Result, ensure};
use naqala_e2e::Browser;
use serde_json::Value;

use crate::SCREEN;
use crate::file_site::FileSite;

/// Where `cargo xtask site` puts it.
const SITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/site");
const PLACE: &str = "/clubs/naqala/";

async fn open() -> Result<(String, Browser)> {
    let page = "<!doctype html><title>Ama</title><link rel=icon href=data:,>".to_owned();
    let host = FileSite { folder: SITE, place: PLACE, page }.serve().await?;
    Ok((format!("{host}{PLACE}"), Browser::open(SCREEN.0, SCREEN.1).await?))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_of_files_plays_against_the_engine() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site, "#pit-0").await?;
    let online =
        browser.value("[...document.links].filter(link => link.pathname.includes('online')).length").await?;
    ensure!(online == 0, "{online} links lead to a server that is not there");
    let outside = "[...document.querySelectorAll('[href],[src]')].map(it => it.href ?? it.src)\
                   .filter(it => !it.startsWith('data:') && !new URL(it, location).pathname.startsWith('/clubs/naqala/'))";
    ensure!(browser.value(outside).await? == Value::Array(Vec::new()), "{}", browser.value(outside).await?);
    browser.go(&format!("{site}play/kalah?seats=human,engine:1"), "#pit-0").await?;
    browser.click("#pit-0").await?;
    browser.wait_until("document.querySelectorAll('.moves li').length > 1").await?;
    // The address says where the game stands, and a reload finds it there.
    let address = browser.web.current_url().await?;
    ensure!(address.path() == "/clubs/naqala/play/kalah", "{address}");
    browser.web.refresh().await?;
    browser.wait_until("document.querySelectorAll('.moves li').length > 1").await?;
    browser.click("header.row a[href^='/clubs/naqala/rules/']").await?;
    browser.wait_until("document.querySelector('h1')?.textContent.includes('Kalah')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_of_a_site_of_files_has_a_document() -> Result<()> {
    let (site, browser) = open().await?;
    for page in [
        "analyse/oware",
        "rules/selus",
        "workshop/kalah",
        "train/oware",
        "learn",
        "learn/oware",
        "glossary",
        "yours",
    ] {
        browser.go(&format!("{site}{page}/"), "main h1").await?;
        browser.go(&format!("{site}{page}"), "main h1").await?;
    }
    browser.go(&format!("{site}embed/oware?moves=c+D"), "#pit-0").await?;
    browser.close().await
}
