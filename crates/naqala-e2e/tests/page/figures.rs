//! How fast the page loads over a slow connection on a slow phone, how much the layout shifts, and how much memory an analysis
//! takes.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use naqala_e2e::{Browser, Site};
use serde_json::json;

use crate::without_animations;

/// Maximum cumulative layout shift while the page loads.
const SHIFT: f64 = 0.02;
/// The environment variable with the number of minutes for which the memory of an analysis is watched.
const MINUTES: &str = "NAQALA_ANALYSIS_MINUTES";
/// Maximum growth of memory during the second half of an analysis.
const GROWTH: f64 = 0.15;

/// Records layout shifts with what has moved, long tasks and when the picture of the board is seen, from the beginning.
const WATCH: &str = "window.shift = 0; window.moved = []; window.longest = 0; \
    new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput) { \
        window.shift += one.value; \
        for (const { node, previousRect, currentRect } of one.sources) \
          window.moved.push([node?.outerHTML?.slice(0, 80), previousRect.y, currentRect.y, currentRect.height]); } })\
      .observe({ type: 'layout-shift', buffered: true }); \
    new PerformanceObserver(list => { for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.duration); })\
      .observe({ type: 'longtask', buffered: true }); \
    new PerformanceObserver(list => { for (const one of list.getEntries()) window.seen ??= one.renderTime || one.loadTime; })\
      .observe({ type: 'element', buffered: true });";

async fn watched(width: u32, height: u32) -> Result<Browser> {
    let browser = Browser::open(width.max(500), height).await?;
    browser.pretend_size(width, height).await?;
    browser.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
    Ok(browser)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_moves_while_the_page_is_loaded() -> Result<()> {
    let site = Site::start().await?;
    // On a slow computer, too, where parts of the page come one after the other.
    for (width, height, slowness) in [(1280, 900, 1), (1280, 900, 6), (360, 740, 1), (360, 740, 6)] {
        let browser = watched(width, height).await?;
        let rate = json!({ "rate": slowness });
        browser.web.cdp().send_raw("Emulation.setCPUThrottlingRate", rate).await?;
        for (page, last) in [("/", "#games .card"), ("/play/kalah?seats=human,engine:4", ".beside .moves")] {
            browser.go(&site.url(page), last).await?;
            tokio::time::sleep(Duration::from_secs(2)).await;
            let shift = browser.value("window.shift").await?.as_f64().context("a number")?;
            let place = format!("{page} at {width}×{height}, CPU ×{slowness}");
            println!("{place}: layout shift {shift:.4}");
            ensure!(
                shift <= SHIFT,
                "{place}: the page moves by {shift}: {}",
                browser.value("JSON.stringify(window.moved)").await?
            );
        }
        browser.close().await?;
    }
    Ok(())
}

/// Times that depend on the load of the machine are only printed.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_comes_soon_on_a_slow_line() -> Result<()> {
    let site = Site::start().await?;
    let browser = watched(360, 740).await?;
    let line =
        json!({ "offline": false, "latency": 40, "downloadThroughput": 200_000, "uploadThroughput": 90_000 });
    browser.web.cdp().send_raw("Network.enable", json!({})).await?;
    browser.web.cdp().send_raw("Network.emulateNetworkConditions", line).await?;
    browser.web.cdp().send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
    browser.go(&site.url("/"), "#pit-0").await?;
    browser.wait_until("performance.getEntriesByName('board').length > 0").await?;
    let board = browser.value("performance.getEntriesByName('board')[0].startTime").await?;
    let longest = browser.value("window.longest").await?;
    let seen = browser.value("window.seen").await?;
    println!(
        "1.6 Mbit/s, CPU ×4: board seen after {seen:.0} ms, played on after {board:.0} ms, longest task {longest:.0} ms"
    );
    let (seen, board) = (seen.as_f64().context("a picture")?, board.as_f64().context("a board")?);
    ensure!(seen < board, "the picture of the board comes after the board: {seen}, {board}");
    browser.wait_until("!document.getElementById('first-board')").await?;
    browser.close().await
}

/// The bytes of JavaScript and WebAssembly that the page holds.
async fn memory(browser: &Browser) -> Result<f64> {
    browser.web.cdp().send_raw("HeapProfiler.collectGarbage", json!({})).await?;
    let metrics = browser.web.cdp().send_raw("Performance.getMetrics", json!({})).await?;
    let all = metrics["metrics"].as_array().context("metrics")?;
    let used = all.iter().find(|metric| metric["name"] == "JSHeapUsedSize").context("the heap")?;
    used["value"].as_f64().context("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_takes_no_more_and_more_memory() -> Result<()> {
    let minutes: f64 = std::env::var(MINUTES).ok().and_then(|text| text.parse().ok()).unwrap_or(0.5);
    let site = Site::start().await?;
    let browser = Browser::open(1280, 900).await?;
    without_animations(&site, &browser).await?;
    browser.web.cdp().send_raw("Performance.enable", json!({})).await?;
    browser.go(&site.url("/analyse/oware?moves=c+D+e"), "#engine-lines li").await?;
    browser.click("#endless").await?;
    let (began, all) = (Instant::now(), Duration::from_secs_f64(minutes * 60.0));
    let mut half = None;
    while began.elapsed() < all {
        tokio::time::sleep(Duration::from_secs(5)).await;
        let used = memory(&browser).await?;
        println!("{:.0} s: {:.2} MB", began.elapsed().as_secs_f64(), used / 1e6);
        if began.elapsed() * 2 > all && half.is_none() {
            half = Some(used);
        }
    }
    let (half, end) = (half.context("a middle")?, memory(&browser).await?);
    ensure!(end <= half * (1.0 + GROWTH), "{half} bytes became {end}");
    browser.wait_for_value("document.querySelectorAll('#engine-lines li').length", 3).await?;
    browser.close().await
}
