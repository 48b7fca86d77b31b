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

/// Measures the edges of the board, its smallest pit, its smallest text, clipped content, and how far a number reaches towards
/// the pit of the next row, to which it would then seem to belong, and names that meet numbers or leave their pits.
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
    const bottom = part => part.getBoundingClientRect().bottom; \
    const reach = Math.max(...all('.pit .count').map(count => bottom(count) - bottom(count.closest('.place')))); \
    const gap = parseFloat(getComputedStyle(document.querySelector('.board')).rowGap); \
    const area = text => { const range = document.createRange(); range.selectNodeContents(text); return range.getBoundingClientRect(); }; \
    const names = all('.pit .name').filter(name => name.innerText && getComputedStyle(name).visibility !== 'hidden'); \
    const meet = names.filter(name => { const one = area(name), other = area(name.parentElement.querySelector('.count')); \
      return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 \
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3; }); \
    const wide = names.filter(name => { const one = area(name), pit = name.closest('.place').getBoundingClientRect(); \
      return one.left < pit.left - 1 || one.right > pit.right + 1; }); \
    return { meet: [...meet, ...wide].map(name => name.innerText).slice(0, 5), over: reach - gap * 0.75, top: board.top + scrollY, left: board.left, right: innerWidth - board.right, bottom: innerHeight - board.bottom - scrollY, \
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
            add(number("over")? > 0.0, format!("a number reaches {} too far down", number("over")?));
            add(number("wide")? > 0.0, format!("the page is {} wider", number("wide")?));
            add(number("pit")? < TARGET, format!("a pit of {}", number("pit")?));
            add(number("letters")? < LETTERS, format!("letters of {}", number("letters")?));
            add(
                found["meet"] != Value::Array(Vec::new()),
                format!("names beside or on numbers: {}", found["meet"]),
            );
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
    browser.go(&site.url("/play/ruma?moves=Sd+Ee+Nf+Wa"), ".trays [data-tray]").await?;
    // The texts of a store in a corner stay within it.
    let outside = "[...document.querySelectorAll('.store')].filter(store => { \
        const area = store.getBoundingClientRect(); \
        return [...store.querySelectorAll('.owner, .count, .note')].filter(text => text.offsetWidth && text.innerText) \
          .map(text => text.getBoundingClientRect()) \
          .some(text => text.left < area.left - 3 || text.right > area.right + 3 \
            || text.top < area.top - 3 || text.bottom > area.bottom + 3); }).map(store => store.id).join()";
    for (width, height) in SIZES {
        browser.pretend_size(width, height).await?;
        let found = browser.value(outside).await?;
        ensure!(found == "", "{width}×{height}: {found}");
    }
    // What they have no room for stands in the middle.
    let scores = browser.value("document.querySelectorAll('.trays dd.facts').length").await?;
    ensure!(scores == 4, "the scores of {scores} players are shown");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_decided_is_in_sight_on_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    for (id, width, height) in
        [("o-an-quan", 360, 740), ("bao-kiswahili", 360, 740), ("bao-kiswahili", 740, 360)]
    {
        browser.pretend_size(width, height).await?;
        browser.go(&site.url(&format!("/play/{id}")), ".pit.open").await?;
        // Some pits can be played in one way only.
        let ask = "(() => { const pit = [...document.querySelectorAll('.pit.open')].at(-1); \
            if (pit && !document.querySelector('.choices button')) pit.click(); \
            return document.querySelector('.choices button.primary') !== null; })()";
        browser.wait_until(ask).await?;
        let below = "[...document.querySelectorAll('.choices button')] \
            .filter(button => button.getBoundingClientRect().bottom > innerHeight).map(button => button.innerText).join()";
        let below = browser.value(below).await?;
        ensure!(below == "", "{id}: below the screen: {below}");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn stores_lie_within_a_board_with_pointed_ends() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/congkak"), ".board-boat .store").await?;
    for (width, height) in SIZES {
        browser.pretend_size(width, height).await?;
        // Beyond the curve of a board there is something else than the board; a store at that place would stand out.
        let out = "[...document.querySelectorAll('.store')].filter(store => { \
            const { left, top, width, height } = store.getBoundingClientRect(); \
            const board = document.querySelector('.board'); \
            store.style.pointerEvents = store.parentElement.style.pointerEvents = 'none'; \
            const around = [...Array(24).keys()].map(at => at / 24 * 2 * Math.PI); \
            return around.some(angle => { \
              const x = left + width / 2 * (1 + 0.98 * Math.cos(angle)), y = top + height / 2 * (1 + 0.98 * Math.sin(angle)); \
              return y < innerHeight && !board.contains(document.elementFromPoint(x, y)); }); }).map(store => store.id).join()";
        let out = browser.value(out).await?;
        ensure!(out == "", "{width}×{height}: {out} stands out");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_and_lines_of_an_analysis_follow_the_board_on_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/analyse/toguz-kumalak?moves=a+A"), "#engine-lines li").await?;
    let tops = "['.board', '.lines', '.walk', '.engine', '#judge', '#editor']\
        .map(part => document.querySelector(part).getBoundingClientRect().top)";
    browser
        .wait_until(&format!(
            "(tops => tops.every((top, at) => at === 0 || top > tops[at - 1] || at > 4))({tops})"
        ))
        .await?;
    browser.wait_until("document.documentElement.scrollWidth <= innerWidth").await?;
    browser.close().await
}
