//! Takes pictures of the pages, light and dark, on a screen and on a telephone: `cargo xtask screenshots`.

use std::fs;
use std::path::Path;

use anyhow::Result;
use naqala_e2e::{Browser, Site};

/// Where the pictures go.
const FOLDER: &str = "target/screenshots";

/// A page: what its pictures are called, its address, and what has to be there before the picture is taken.
const PAGES: [(&str, &str, &str); 10] = [
    ("home", "/", ".card"),
    ("play-oware", "/play/oware?seats=human,engine:4&moves=c+D+a", "#pit-0"),
    ("play-bao", "/play/bao-kiswahili", "#pit-0"),
    ("play-toguz", "/play/toguz-kumalak?moves=a+A", "#pit-0"),
    ("play-selus", "/play/selus", "#pit-0"),
    ("play-ruma", "/play/ruma", "#pit-0"),
    ("analyse", "/analyse/kalah?moves=c+f", "#engine-lines li"),
    ("rules", "/rules/songo", "article h2"),
    ("workshop", "/workshop/kalah", "#pit-0"),
    ("unknown", "/play/no-such-game", ".trouble"),
];

#[tokio::main]
async fn main() -> Result<()> {
    let site = Site::start().await?;
    fs::create_dir_all(FOLDER)?;
    for (device, width, height) in [("screen", 1280, 900), ("phone", 360, 740)] {
        let browser = Browser::open(1280, 900).await?;
        browser.pretend_size(width, height).await?;
        for look in ["light", "dark"] {
            browser.go(&site.url("/"), ".board").await?;
            browser.value(&format!("localStorage.setItem('look', '{look}') ?? true")).await?;
            for (name, address, wait_for) in PAGES {
                browser.go(&site.url(address), wait_for).await?;
                let file = format!("{FOLDER}/{name}-{device}-{look}.png");
                browser.web.screenshot(Path::new(&file)).await?;
                println!("{file}");
            }
        }
        browser.close().await?;
    }
    Ok(())
}
