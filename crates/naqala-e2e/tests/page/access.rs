//! Accessibility of every page: the part of WCAG 2.2 that a program can judge, desktop and phone, light and dark.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use naqala_e2e::{Browser, Site};

use crate::{open, without_animations};

/// Every kind of page, and an element that shows that it is loaded.
pub(crate) const PAGES: [(&str, &str); 17] = [
    ("/", ".card"),
    ("/play/oware?seats=human,engine:1", ".options"),
    ("/play/kalah?moves=c", "#pit-0"),
    ("/play/bao-kiswahili", "#pit-0"),
    ("/play/toguz-kumalak?moves=a+A", "#pit-0"),
    ("/analyse/kalah?moves=c+f+A", "#engine-lines li"),
    ("/rules/songo", "article h2"),
    ("/workshop/kalah", "#pit-0"),
    ("/learn", ".card .facts"),
    ("/learn/first-selus", "#goal"),
    ("/glossary", "#words dt"),
    ("/learn/oware", "#pit-0"),
    ("/train/oware", "#question"),
    ("/online/kalah", "#offer-link"),
    ("/player/no-such-player", "main h1"),
    ("/play/no-such-game", ".trouble"),
    ("/no-such-page", "main h1"),
];

/// The findings, with the pages where they occur.
type Findings = BTreeMap<String, Vec<String>>;

async fn each_page(
    site: &Site,
    browser: &Browser,
    found: &mut Findings,
    place: &str,
    look: impl AsyncFn(&Browser) -> Result<Vec<String>>,
) -> Result<()> {
    for (page, wait_for) in PAGES {
        browser.go(&site.url(page), wait_for).await?;
        for what in look(browser).await? {
            found.entry(what).or_default().push(format!("{page} ({place})"));
        }
    }
    Ok(())
}

fn nothing(found: &Findings) -> Result<()> {
    let found: Vec<String> =
        found.iter().map(|(what, where_)| format!("{what}\n    {}", where_.join(", "))).collect();
    ensure!(found.is_empty(), "{} findings:\n{}", found.len(), found.join("\n"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hinders_anybody_on_any_page() -> Result<()> {
    let (site, mut browser) = open().await?;
    // Of three of the pages there is nothing.
    browser.forgive("no-such-");
    without_animations(&site, &browser).await?;
    let mut found = Findings::new();
    for (device, width, height) in [("screen", 1280, 900), ("telephone", 360, 740)] {
        browser.pretend_size(width, height).await?;
        for look in ["light", "dark"] {
            browser.value(&format!("localStorage.setItem('look', '{look}') ?? true")).await?;
            let place = format!("{device}, {look}");
            each_page(&site, &browser, &mut found, &place, async |browser| browser.audit().await).await?;
        }
    }
    nothing(&found)?;
    browser.close().await
}

/// A window of 320 by 256 pixels is what a usual one shows at 400 per cent; in some languages a line begins at the right.
#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_narrow_windows_and_lines_from_the_right() -> Result<()> {
    let (site, mut browser) = open().await?;
    // Of three of the pages there is nothing.
    browser.forgive("no-such-");
    without_animations(&site, &browser).await?;
    let mut found = Findings::new();
    for (width, height) in [(320, 256), (320, 740), (1280, 900)] {
        browser.pretend_size(width, height).await?;
        let place = format!("{width}×{height}");
        each_page(&site, &browser, &mut found, &place, async |browser| {
            let mut wider = Vec::new();
            for way in ["ltr", "rtl"] {
                browser.value(&format!("(document.documentElement.dir = '{way}')")).await?;
                let overflow = browser.overflow().await?;
                if overflow > 0.0 {
                    wider.push(format!("{way}: {overflow} pixels wider than the window"));
                }
            }
            Ok(wider)
        })
        .await?;
    }
    nothing(&found)?;
    browser.close().await
}
