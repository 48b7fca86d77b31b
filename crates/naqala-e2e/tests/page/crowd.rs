//! What a first visit requests from the server, and how many visitors the server can handle.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use naqala_e2e::{Browser, Site};

use crate::open;

/// Maximum number of requests until a board can be played on.
const REQUESTS: u64 = 15;
/// Pages with a board, and the maximum number of bytes loaded until it is drawn: the first page, where most visits begin, and a
/// game by its address. Everything around its board is requested after the board.
const PAGES: [(&str, u64); 2] = [("/", 300 * 1024), ("/play/kalah?seats=human,engine:4", 460 * 1024)];

/// What was fetched before the first board was drawn: the addresses, and the total number of transferred bytes.
const FETCHED: &str = "(() => { \
    const drawn = performance.getEntriesByName('board')[0]?.startTime; \
    const [page] = performance.getEntriesByType('navigation'); \
    const early = performance.getEntriesByType('resource').filter(file => file.startTime <= drawn); \
    const files = [...new Map(early.map(file => [file.name, file])).values()]; \
    return { names: [page, ...files].map(file => file.name), \
      bytes: [page, ...files].reduce((sum, file) => sum + file.encodedBodySize, 0) }; })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_board_takes_few_requests_and_bytes() -> Result<()> {
    let site = Site::start().await?;
    for (page, most) in PAGES {
        let browser = Browser::open(1280, 900).await?;
        browser.go(&site.url(page), "#pit-0").await?;
        browser.wait_until("performance.getEntriesByName('board').length > 0").await?;
        let fetched = browser.value(FETCHED).await?;
        let count = fetched["names"].as_array().context("a list")?.len() as u64;
        let bytes = fetched["bytes"].as_u64().context("a number")?;
        println!("{page}: {count} requests, {bytes} bytes until there is a board");
        ensure!(count <= REQUESTS && bytes <= most, "{page}: {count} requests, {bytes} bytes: {fetched}");
        // Few further requests follow: nothing is fetched before the user opens it.
        tokio::time::sleep(Duration::from_secs(6)).await;
        let all = "(all => [all.filter(file => !file.name.includes('/boards/')).length, all.length])\
            (performance.getEntriesByType('resource'))";
        let [program, all]: [u64; 2] = serde_json::from_value(browser.value(all).await?)?;
        println!("{page}: {program} files and the boards of {} cards", all - program);
        // Boards are loaded only for the cards in or near the viewport.
        ensure!(program <= 30 && all - program <= 40, "{page}: {all} files in all, {program} without boards");
        browser.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_visitors_at_once_all_play() -> Result<()> {
    let site = Site::start().await?;
    let mut visitors = Vec::new();
    for _ in 0..12 {
        visitors.push(Browser::open(800, 600).await?);
    }
    let began = Instant::now();
    let at_once = visitors.into_iter().map(|browser| {
        let address = site.url("/");
        tokio::spawn(async move {
            browser.go(&address, "#pit-2").await?;
            browser.click("#pit-2").await?;
            // The engine has moved.
            let answered = "document.querySelector('#told').innerText.startsWith('North')";
            browser.wait_until_for(answered, Duration::from_secs(120)).await?;
            browser.close().await
        })
    });
    let at_once: Vec<_> = at_once.collect();
    for visitor in at_once {
        visitor.await??;
    }
    println!("twelve visitors have played after {:.1} s", began.elapsed().as_secs_f64());
    Ok(())
}

/// Starting browsers is slow. So one page makes the requests of a first visit, including offline copies, fifty times, as fifty
/// new browsers would.
#[tokio::test(flavor = "multi_thread")]
async fn fifty_visitors_within_a_minute_are_all_served() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), "#pit-2").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    let visit = "const [done] = arguments; (async () => { \
        const program = document.documentElement.dataset.program; \
        const engine = ['engine-worker.js', 'naqala_web_engine.js', 'naqala_web_engine_bg.wasm']; \
        const files = performance.getEntriesByType('resource').map(file => file.name); \
        const all = ['/', '/service-worker.js', ...files, ...engine.map(file => program + file)]; \
        let refused = 0; \
        const one = async (file) => { if (!(await fetch(file, { cache: 'no-store' })).ok) refused += 1; }; \
        for (let visitor = 0; visitor < 50; visitor += 1) await Promise.all(all.map(one)); \
        return [refused, all.length]; })().then(done, (error) => done(String(error)));";
    browser.web.set_script_timeout(Duration::from_secs(120)).await?;
    let began = Instant::now();
    let counted = browser.web.execute_async(visit, Vec::new()).await?.json().clone();
    let took = began.elapsed();
    println!("fifty visits of {} requests in {:.1} s", counted[1], took.as_secs_f64());
    ensure!(counted[0] == 0, "{counted} requests were refused");
    browser.close().await
}
