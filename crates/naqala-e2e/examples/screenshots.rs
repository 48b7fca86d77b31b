//! Takes screenshots of the pages, light and dark, desktop and phone: `cargo xtask screenshots`.
//!
//! With the word `boards` it takes pictures of the board of every game, or of those named after it, on five screens:
//! `cargo run -p naqala-e2e --features browser --example screenshots -- boards bao-kiswahili`.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};
use naqala::catalogue;
use naqala_e2e::{Browser, Site};
use serde_json::{Value, json};

/// Where the pictures go.
const FOLDER: &str = "target/screenshots";

/// A page: what its pictures are called, its address, and what has to be there before the picture is taken.
const PAGES: [(&str, &str, &str); 17] = [
    ("home", "/", ".card"),
    ("play-oware", "/play/oware?seats=human,engine:4&moves=c+D+a", "#pit-0"),
    ("play-bao", "/play/bao-kiswahili", "#pit-0"),
    ("play-toguz", "/play/toguz-kumalak?moves=a+A", "#pit-0"),
    ("play-selus", "/play/selus", "#pit-0"),
    ("play-ruma", "/play/ruma", "#pit-0"),
    ("analyse", "/analyse/kalah?moves=c+f", "#engine-lines li"),
    ("rules", "/rules/songo", "article h2"),
    ("workshop", "/workshop/kalah", "#pit-0"),
    ("lessons", "/learn", ".card .facts"),
    ("lesson", "/learn/oware", "#pit-0"),
    ("trainer", "/train/oware", "#answers button"),
    ("lobby", "/online/oware", "#seeks .join"),
    ("glossary", "/glossary", "#words dt"),
    ("yours", "/yours", "main h1"),
    ("profile", "/player/Amina", "main h1"),
    ("unknown", "/play/no-such-game", ".trouble"),
];

/// Where one click ends the game.
const NEARLY_OVER: &str =
    "/play/oware?seats=human,engine:1&position=S+0+0+0+0+0+1+/+N+1+1+0+0+0+0+/+stores+24+21";

/// The moves in the picture of an online game.
const ENTRIES: [&str; 5] = ["c", "D", "f", "A", "b"];

/// The settings, open, and the end of a game.
async fn take_opened(site: &Site, browser: &Browser, look: &str) -> Result<()> {
    browser.go(&site.url("/learn"), ".settings").await?;
    browser.value("document.querySelector('.settings').open = true").await?;
    browser.wait_for("#language").await?;
    save(browser, &format!("settings-{look}")).await?;
    browser.go(&site.url(NEARLY_OVER), "#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_for("#ending").await?;
    save(browser, &format!("ending-{look}")).await
}

/// An opponent who offers a game to everybody, and plays one with the user of `browser`; returns its address.
async fn play_online(site: &Site, browser: &Browser, other: &Browser) -> Result<String> {
    for browser in [browser, other] {
        browser.go(&site.url("/online"), "#offer-link").await?;
        browser.wait_until("document.querySelector('#who').innerText.startsWith('You are')").await?;
    }
    let offered =
        json!({ "game": { "id": "kalah" }, "clock": { "kind": "days", "days": 3 }, "listed": true });
    other.fetch("POST", "/api/seeks", offered).await?;
    let clock = json!({ "kind": "increment", "initial": 300, "increment": 5 });
    let seek = json!({ "game": { "id": "oware" }, "clock": clock, "player": 0 });
    let seek = browser.fetch("POST", "/api/seeks", seek).await?;
    let id = seek["id"].as_str().with_context(|| seek.to_string())?;
    let joined = other.fetch("POST", &format!("/api/seeks/{id}/join"), Value::Null).await?;
    let game = joined["game"].as_str().with_context(|| joined.to_string())?;
    for (number, text) in ENTRIES.into_iter().enumerate() {
        let entry = json!({ "number": number, "text": text });
        let player = if number % 2 == 0 { browser } else { other };
        player.fetch("POST", &format!("/api/games/{game}/entries"), entry).await?;
    }
    let address = format!("/game/{game}");
    other.go(&site.url(&address), "#pit-0").await?;
    Ok(address)
}

/// Goes to a page and takes its picture.
async fn take(browser: &Browser, url: &str, wait_for: &str, name: &str) -> Result<()> {
    browser.go(url, wait_for).await?;
    save(browser, name).await
}

/// Takes a picture of what is there.
async fn save(browser: &Browser, name: &str) -> Result<()> {
    let file = format!("{FOLDER}/{name}.png");
    browser.web.screenshot(Path::new(&file)).await?;
    println!("{file}");
    Ok(())
}

/// Screens on which every board has to be whole.
const SCREENS: [(u32, u32); 5] = [(1920, 1080), (1280, 900), (360, 740), (740, 360), (640, 450)];

/// The boards of games: all, or those of these ids.
async fn take_boards(site: &Site, ids: &[String]) -> Result<()> {
    let browser = Browser::open(1280, 900).await?;
    for rules in
        catalogue::all().iter().filter(|rules| ids.is_empty() || ids.iter().any(|id| id == rules.id()))
    {
        for (width, height) in SCREENS {
            browser.pretend_size(width, height).await?;
            let name = format!("board-{}-{width}x{height}", rules.id());
            take(&browser, &site.url(&format!("/play/{}?seats=human,engine:4", rules.id())), "#pit-0", &name)
                .await?;
        }
    }
    browser.close().await
}

#[tokio::main]
async fn main() -> Result<()> {
    let site = Site::start().await?;
    fs::create_dir_all(FOLDER)?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("boards", ids)) = arguments.split_first().map(|(first, ids)| (first.as_str(), ids)) {
        return take_boards(&site, ids).await;
    }
    let other = Browser::open(1280, 900).await?;
    other.go(&site.url("/online"), "#offer-link").await?;
    other.wait_until("document.querySelector('#who').innerText.startsWith('You are')").await?;
    let account = json!({ "name": "Amina", "password": "sowing seeds" });
    other.fetch("POST", "/api/account", account).await?;
    for (device, width, height) in [("screen", 1280, 900), ("phone", 360, 740)] {
        let mut browser = Browser::open(1280, 900).await?;
        // One of the pages is about a game that does not exist.
        browser.forgive("no-such-game");
        browser.pretend_size(width, height).await?;
        let game = play_online(&site, &browser, &other).await?;
        for look in ["light", "dark"] {
            browser.value(&format!("localStorage.setItem('look', '{look}') ?? true")).await?;
            for (name, address, wait_for) in
                PAGES.into_iter().chain([("game-online", game.as_str(), "#pit-0")])
            {
                take(&browser, &site.url(address), wait_for, &format!("{name}-{device}-{look}")).await?;
            }
            take_opened(&site, &browser, &format!("{device}-{look}")).await?;
        }
        browser.close().await?;
    }
    other.close().await
}
