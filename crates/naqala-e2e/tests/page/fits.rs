//! Every board fits on every screen.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, ensure};
use naqala::catalogue;
use serde_json::Value;

use crate::{open, without_animations};

/// Screens, two telephones held upright and sideways, and a usual window at 200 per cent.
const SIZES: [(u32, u32); 5] = [(1920, 1080), (1280, 900), (360, 740), (740, 360), (640, 450)];

/// The least side of a pit, and the least height of letters, in pixels.
const TARGET: f64 = 24.0;
const LETTERS: f64 = 12.0;

/// Measures the edges of the board, its smallest pit, its smallest text, and clipped content.
const MEASURE: &str = "(() => { \
    const all = (css) => [...document.querySelectorAll(css)]; \
    const areas = all('.board, .board .store').map(part => part.getBoundingClientRect()); \
    const edge = (name, last) => last(...areas.map(area => area[name])); \
    const board = { top: edge('top', Math.min), left: edge('left', Math.min), \
      right: edge('right', Math.max), bottom: edge('bottom', Math.max) }; \
    const pits = all('.pit').map(pit => Math.min(pit.offsetWidth, pit.offsetHeight)); \
    const shown = all('.board .count, .board .name, .board .owner').filter(text => text.innerText); \
    const letters = shown.map(text => parseFloat(getComputedStyle(text).fontSize)); \
    const cut = all('.board .owner').filter(text => text.scrollWidth > text.clientWidth + 1).map(text => text.innerText); \
    return { top: board.top + scrollY, left: board.left, right: innerWidth - board.right, bottom: innerHeight - board.bottom - scrollY, \
      wide: document.documentElement.scrollWidth - innerWidth, \
      pit: Math.min(...pits), letters: Math.min(...letters), cut }; })()";

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_whole_on_every_screen() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for rules in catalogue::all() {
        browser.go(&site.url(&format!("/play/{}", rules.id())), "#pit-0").await?;
        for (width, height) in SIZES {
            browser.pretend_size(width, height).await?;
            let found = browser.value(MEASURE).await?;
            let number = |name: &str| found[name].as_f64().with_context(|| format!("{name}: {found}"));
            let mut add = |is_wrong: bool, what: String| {
                if is_wrong {
                    wrong.entry(format!("{} {width}×{height}", rules.id())).or_default().push(what);
                }
            };
            for edge in ["top", "left", "right", "bottom"] {
                add(number(edge)? < 0.0, format!("{edge} {}", number(edge)?));
            }
            add(number("wide")? > 0.0, format!("the page is {} wider", number("wide")?));
            add(number("pit")? < TARGET, format!("a pit of {}", number("pit")?));
            add(number("letters")? < LETTERS, format!("letters of {}", number("letters")?));
            add(found["cut"] != Value::Array(Vec::new()), format!("cut off: {}", found["cut"]));
        }
    }
    let found: Vec<String> = wrong.iter().map(|(at, what)| format!("{at}: {}", what.join(", "))).collect();
    ensure!(found.is_empty(), "{} boards do not fit:\n{}", found.len(), found.join("\n"));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_and_header_fit_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/"), ".board").await?;
    let height = browser.value("document.querySelector('header.frame').offsetHeight").await?;
    ensure!(height.as_f64().is_some_and(|height| height < 60.0), "the header has two lines: {height}");
    browser.click(".settings > summary").await?;
    browser.wait_for("#count-how").await?;
    let wide =
        "(sheet => sheet.scrollWidth - sheet.clientWidth)(document.querySelector('.settings > .sheet'))";
    let wide = browser.value(wide).await?;
    ensure!(wide == 0, "what is set is {wide} pixels wider than its sheet");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_and_names_leave_each_other_room_on_a_square_board() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/play/ruma"), "#pit-0").await?;
    // The texts of a store in a corner stay within it.
    let outside = "[...document.querySelectorAll('.store')].filter(store => { \
        const area = store.getBoundingClientRect(); \
        return [...store.querySelectorAll('.owner, .count')].map(text => text.getBoundingClientRect()) \
          .some(text => text.left < area.left - 3 || text.right > area.right + 3); }).map(store => store.id).join()";
    ensure!(browser.value(outside).await? == "", "{}", browser.value(outside).await?);
    browser.close().await
}
