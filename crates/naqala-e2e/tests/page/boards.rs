//! How boards look and move: themes, heaps, carried seeds, arrows beside a pit, the end of a game.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use naqala::{Theme, catalogue};
use naqala_e2e::Browser;
use serde_json::json;
use thirtyfour::Key;

use crate::{SCREEN, open, without_animations};

/// A frame that takes longer than this is late, in milliseconds.
const LONGEST_FRAME: f64 = 32.0;
/// How much slower a phone is than the machine that runs the tests.
const SLOWER: f64 = 4.0;
/// Maximum share of a slow phone's time that the page may use while seeds are sown; the rest is left for drawing. The machine
/// that runs the tests may be busy. So the work is measured in CPU time of the page's thread and scaled; emulated slowness
/// would count some waiting as work. Late frames are counted and printed, but decide nothing.
const SHARE: f64 = 0.45;
/// Maximum number of layouts for each seed that falls.
const LAYOUTS: f64 = 2.5;

/// The class by which the board shows its theme.
const WORN: &str =
    "[...document.querySelector('.board-room').classList].find(name => name.startsWith('theme-'))";

#[tokio::test(flavor = "multi_thread")]
async fn every_game_wears_its_theme_and_the_reader_may_choose_another() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    for id in ["oware", "bao-kiswahili", "toguz-kumalak", "o-an-quan"] {
        let wanted = catalogue::rules(id).map(|rules| rules.theme().id).unwrap_or_default();
        browser.go(&site.url(&format!("/play/{id}")), ".pit .seed").await?;
        ensure!(browser.value(WORN).await? == format!("theme-{wanted}"), "{id} wears another theme");
    }
    let ground = "getComputedStyle(document.querySelector('.board')).getPropertyValue('--ground')";
    let mut grounds = Vec::new();
    for theme in Theme::all() {
        browser.click(".settings > summary").await?;
        browser.select("#theme", theme.id).await?;
        browser.click(".settings > summary").await?;
        ensure!(browser.value(WORN).await? == format!("theme-{}", theme.id));
        let colour = browser.value(ground).await?;
        ensure!(!grounds.contains(&colour), "{}: {colour} is the ground of another theme", theme.id);
        grounds.push(colour);
    }
    // The choice applies to all games.
    browser.go(&site.url("/play/kalah"), "#pit-0 .seed").await?;
    let last = Theme::all()[Theme::all().len() - 1].id;
    ensure!(browser.value(WORN).await? == format!("theme-{last}"), "the choice was forgotten");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_more_leaves_the_others_where_they_are() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware"), "#pit-3 .seed").await?;
    let drawn = "[...document.querySelectorAll('#pit-3 .seed')].map(seed => seed.getAttribute('d'))";
    let before: Vec<String> = serde_json::from_value(browser.value(drawn).await?)?;
    browser.value("document.querySelector('#pit-3 .seed').known = true").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelectorAll('#pit-3 .seed').length === 5").await?;
    let after: Vec<String> = serde_json::from_value(browser.value(drawn).await?)?;
    ensure!(after[..4] == before[..], "the heap lies otherwise");
    ensure!(
        browser.value("document.querySelector('#pit-3 .seed').known").await? == true,
        "it was drawn anew"
    );
    // The same position always shows the same heaps.
    browser.go(&site.url("/play/oware?moves=c"), "#pit-3 .seed").await?;
    let again: Vec<String> = serde_json::from_value(browser.value(drawn).await?)?;
    ensure!(again == after, "the same heap lies otherwise");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn captured_seeds_travel_to_the_store() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'normal') ?? true").await?;
    let position = "/play/oware?position=S+4+4+4+4+4+1+/+N+2+4+4+4+4+4+/+stores+2+3";
    browser.go(&site.url(position), "#pit-5").await?;
    browser
        .value(
            "(() => { window.carried = []; new MutationObserver(() => { \
               const cargo = document.querySelector('.cargo'); \
               if (cargo) carried.push(cargo.closest('.store').id + ' ' + cargo.querySelectorAll('.seed').length); \
             }).observe(document.querySelector('.board'), { childList: true, subtree: true }); return true; })()",
        )
        .await?;
    browser.click("#pit-5").await?;
    browser.wait_for_rest().await?;
    let carried = browser.value("carried").await?;
    ensure!(carried.as_array().is_some_and(|carried| carried.contains(&json!("store-S 3"))), "{carried}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn ways_to_play_a_pit_are_arrows_beside_it() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let address = site.url("/play/o-an-quan");
    let two = "[...document.querySelectorAll('.way')].map(way => way.innerText).sort().join('') === '←→'";
    let seeds = "[...document.querySelectorAll('.pit')].map(pit => pit.dataset.seeds).join()";
    let mut ends = Vec::new();
    for by_key in [false, true] {
        browser.go(&address, "#pit-0").await?;
        let open = "document.querySelector('.pit.open:not(.tall)').id";
        let pit = format!("#{}", browser.value(open).await?.as_str().unwrap_or_default());
        browser.click(&pit).await?;
        browser.wait_until(two).await?;
        let sizes = "[...document.querySelectorAll('.way')].every(way => way.offsetWidth >= 44 && way.offsetHeight >= 44)";
        ensure!(browser.value(sizes).await? == true, "the arrows are small");
        let on_top = "[...document.querySelectorAll('.way')].every(way => { const area = way.getBoundingClientRect(); \
            return document.elementFromPoint(area.x + area.width / 2, area.y + area.height / 2) === way; })";
        ensure!(browser.value(on_top).await? == true, "an arrow lies under something");
        let before = browser.value(seeds).await?;
        if by_key {
            browser.press(Key::Right).await?;
        } else {
            browser.value("[...document.querySelectorAll('.way')].find(way => way.innerText === '→').click() ?? true").await?;
        }
        browser.wait_until("document.querySelector('.way') === null").await?;
        ensure!(browser.value(seeds).await? != before, "nothing was played");
        ends.push(browser.value(seeds).await?);
    }
    ensure!(ends[0] == ends[1], "key and arrow differ: {ends:?}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_four_in_passing_is_claimed_by_its_owner_or_lost() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    // South's f makes four in A, which is North's, and goes on to C.
    let position = "S+4+0+0+0+0+3+/+N+3+2+0+0+0+0+/+stores+16+20";
    let address = format!("/play/oware-nam-nam?o.auto_capture=false&seats=human,human&position={position}");
    for (sign, seeds_in_a) in [("✓", "0"), ("✕", "4")] {
        browser.go(&site.url(&address), "#pit-5.open").await?;
        browser.click("#pit-5").await?;
        browser
            .wait_until(
                "[...document.querySelectorAll('.way')].map(way => way.innerText).sort().join('') === '✓✕'",
            )
            .await?;
        browser.wait_for_text("#status", |text| text.contains("North") && text.contains("A")).await?;
        browser
            .value(&format!(
                "[...document.querySelectorAll('.way')].find(way => way.innerText === '{sign}').click() ?? true"
            ))
            .await?;
        browser.wait_until("document.querySelector('.way') === null").await?;
        browser
            .wait_until(&format!("document.querySelector('#pit-6').dataset.seeds === '{seeds_in_a}'"))
            .await?;
        browser.wait_until("document.querySelector('#pit-8').dataset.seeds === '1'").await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_tells_who_has_won_and_what_to_do_next() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let position = "/play/kalah?seats=human,engine:1&position=S+0+0+0+0+0+1+/+N+0+0+0+0+0+1+/+stores+24+22";
    browser.go(&site.url(position), "#pit-5.open").await?;
    browser.wait_for_text("#status", |text| text.starts_with("Your turn")).await?;
    browser.click("#pit-5").await?;
    browser.wait_for("#ending.won").await?;
    let text = browser.text("#ending").await?;
    ensure!(text.contains("You win!") && text.contains("25 : 22"), "{text}");
    // It is told once to those who see, and once to those who hear.
    let seen = "[...document.querySelectorAll('.stage *')].filter(part => part.children.length === 0 && part.offsetWidth > 1 \
        && /win|over|25 : 22/.test(part.innerText) && part.getClientRects().length > 0 \
        && part.closest('#status') === null).map(part => part.className).join()";
    let seen = browser.value(seen).await?;
    ensure!(seen == "verdict-line,score", "{seen}");
    browser.wait_for_value("document.querySelector('#status').offsetWidth <= 1", true).await?;
    let heard = crate::listening::heard_with(&browser, &["wins", "is over", "25 "]).await?;
    ensure!(heard.len() == 1 && heard[0].contains("South wins, 25 : 22"), "{heard:?}");
    // It is in sight on every screen, without scrolling.
    for (width, height) in [(1280, 900), (360, 740), (740, 360), (640, 450)] {
        browser.pretend_size(width, height).await?;
        let is_seen = "(area => scrollY === 0 && area.top >= 0 && area.bottom <= innerHeight)\
            (document.querySelector('#again').getBoundingClientRect())";
        browser.wait_until(is_seen).await.with_context(|| format!("{width}×{height}"))?;
    }
    browser.pretend_size(SCREEN.0, SCREEN.1).await?;
    browser.click("#again").await?;
    browser.wait_until("document.querySelector('#ending') === null").await?;
    browser.wait_until("document.querySelector('#pit-5').dataset.seeds === '1'").await?;
    browser.close().await
}

/// What the browser has done so far: CPU seconds for the page, and number of layouts.
async fn work(browser: &Browser) -> Result<(f64, f64)> {
    let found = browser.web.cdp().send_raw("Performance.getMetrics", json!({})).await?;
    let of = |name: &str| {
        let metrics = found["metrics"].as_array().into_iter().flatten();
        metrics
            .filter(|metric| metric["name"] == name)
            .filter_map(|metric| metric["value"].as_f64())
            .sum::<f64>()
    };
    Ok((of("ScriptDuration") + of("RecalcStyleDuration") + of("LayoutDuration"), of("LayoutCount")))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sowing_of_twenty_seeds_is_smooth_on_a_slow_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'normal') ?? true").await?;
    let position = "/play/oware?position=S+0+0+20+4+4+4+/+N+4+4+4+4+0+0+/+stores+0+0";
    browser.go(&site.url(position), "#pit-2.open").await?;
    // Sounds are prepared when the page is first touched.
    browser.click("h1").await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    browser.web.cdp().send_raw("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    let record = "(() => { window.frames_ = []; let last = performance.now(); \
        const tick = () => { const now = performance.now(); frames_.push(now - last); last = now; requestAnimationFrame(tick); }; \
        requestAnimationFrame(tick); return true; })()";
    browser.value(record).await?;
    let before = work(&browser).await?;
    browser.value("document.querySelector('#pit-2').click() ?? true").await?;
    browser.wait_for_rest().await?;
    let after = work(&browser).await?;
    let mut frames: Vec<f64> = serde_json::from_value(browser.value("frames_").await?)?;
    let seconds = frames.iter().sum::<f64>() / 1000.0;
    frames.sort_by(f64::total_cmp);
    let (count, longest) = (frames.len(), frames.last().copied().unwrap_or_default());
    let late = frames.iter().filter(|frame| **frame > LONGEST_FRAME).count();
    let (share, layouts) = ((after.0 - before.0) * SLOWER / seconds, (after.1 - before.1) / 20.0);
    println!(
        "{count} frames, half within {:.1} ms, nine in ten within {:.1} ms, the longest {longest:.1} ms, {late} over \
         {LONGEST_FRAME} ms; at work {:.0} % of the time; {layouts:.1} layouts a seed",
        frames[count / 2],
        frames[count * 9 / 10],
        share * 100.0
    );
    ensure!(share > 0.0 && share <= SHARE, "the page is at work {:.0} % of the time", share * 100.0);
    ensure!(layouts <= LAYOUTS, "the page is laid out {layouts:.1} times for each seed");
    browser.close().await
}
