//! Heaps and faces: a heap opened to be counted, numbers beside the hollows, a board without stores.

use anyhow::{Result, ensure};
use naqala_e2e::{Browser, Site};
use thirtyfour::Key;

use crate::{open, without_animations};

/// The contents of the open heap: number of seeds drawn, number of rows, and its name.
const SHOWN: &str = "(() => { const seeds = [...document.querySelectorAll('#counted .seed')]; \
    const rows = new Set(seeds.map(seed => Math.round(seed.getBoundingClientRect().top / 8))); \
    return [seeds.length, rows.size, document.querySelector('#counted .number').innerText].join(); })()";

/// Opens a heap, checks what it shows, and closes it again.
async fn counted(browser: &Browser, wanted: &str) -> Result<()> {
    browser.wait_for("#counted[open] .seed").await?;
    let shown = browser.value(SHOWN).await?;
    ensure!(shown == wanted, "{shown} instead of {wanted}");
    browser.press(Key::Escape).await?;
    browser.wait_until("document.querySelector('#counted') === null").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_heap_is_opened_to_be_counted() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let position = "/play/oware?position=S+4+4+23+4+4+0+/+N+4+0+0+0+0+0+/+stores+3+2";
    browser.go(&site.url(position), "#pit-2.open").await?;
    let on_pit = |event: &str, what: &str| {
        format!(
            "document.querySelector('#pit-2').dispatchEvent(new {event}('{what}', \
             {{ bubbles: true, cancelable: true, shiftKey: true }})) || true"
        )
    };
    // By mouse with Shift, by its right button, by key.
    browser.value(&on_pit("MouseEvent", "click")).await?;
    counted(&browser, "23,3,Pit c, 23 seeds").await?;
    browser.value(&on_pit("MouseEvent", "contextmenu")).await?;
    counted(&browser, "23,3,Pit c, 23 seeds").await?;
    let pit = browser.wait_for("#pit-2").await?;
    pit.focus().await?;
    pit.send_keys(Key::Shift + Key::Enter).await?;
    counted(&browser, "23,3,Pit c, 23 seeds").await?;
    ensure!(browser.value("document.activeElement.id").await? == "pit-2", "the focus is lost");
    // A long press.
    let touch = "document.querySelector('#pit-2').dispatchEvent(new PointerEvent('pointerdown', \
        { bubbles: true, pointerType: 'touch' })) || true";
    browser.value(touch).await?;
    counted(&browser, "23,3,Pit c, 23 seeds").await?;
    // Won seeds can be counted, too.
    browser.click("#store-S").await?;
    counted(&browser, "3,1,Store of South, 3 seeds").await?;
    // Nothing was played meanwhile.
    browser.wait_for_value("document.querySelector('#pit-2').dataset.seeds", "23").await?;
    // Whoever counts alone is not told.
    browser.value("localStorage.setItem('numbers', 'never') ?? true").await?;
    browser.go(&site.url(position), "#pit-2.open").await?;
    browser.value(&on_pit("MouseEvent", "click")).await?;
    browser.wait_for("#counted[open] .seed").await?;
    browser.wait_for_value("document.querySelector('#counted .number').offsetWidth <= 1", true).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_stand_beside_the_hollows_where_the_face_asks_for_it() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let below = "(() => { const pit = document.querySelector('#pit-0').getBoundingClientRect(); \
        const count = document.querySelector('#pit-0 .count').getBoundingClientRect(); \
        return count.top >= pit.bottom && count.bottom <= document.querySelector('.board').getBoundingClientRect().bottom; })()";
    for (theme, is_beside) in [("plain", true), ("sand", true), ("carved", false)] {
        browser.value(&format!("localStorage.setItem('theme', '{theme}') ?? true")).await?;
        browser.go(&site.url("/play/kalah"), "#pit-0 .seed").await?;
        ensure!(browser.value(below).await? == is_beside, "{theme}");
    }
    browser.close().await
}

/// Whether the board is drawn without stores, and what lies outside it is whole.
async fn has_no_stores(site: &Site, browser: &Browser, (width, height): (u32, u32)) -> Result<()> {
    browser.pretend_size(width, height).await?;
    browser.go(&site.url("/play/bao-kiswahili"), ".board.outside #pit-0").await?;
    let apart = "(() => { const area = css => document.querySelector(css).getBoundingClientRect(); \
        const pits = [...document.querySelectorAll('.pit')].map(pit => pit.getBoundingClientRect()); \
        const [top, bottom] = [Math.min(...pits.map(pit => pit.top)), Math.max(...pits.map(pit => pit.bottom))]; \
        return area('#store-N').bottom <= top && area('#store-S').top >= bottom; })()";
    ensure!(browser.value(apart).await? == true, "{width}×{height}: the stores lie on the board");
    let shown = "[...document.querySelectorAll('#store-S .heap')].filter(heap => heap.checkVisibility()) \
        .map(heap => heap.querySelectorAll('.seed').length).join()";
    ensure!(browser.value(shown).await? == "22", "{}", browser.value(shown).await?);
    browser.wait_for_text("#store-S", |text| text.contains("22 in reserve")).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bao_has_no_stores_and_square_houses() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    for size in [(1280, 900), (360, 740)] {
        has_no_stores(&site, &browser, size).await?;
    }
    let round = "new Set([...document.querySelectorAll('.pit')] \
        .map(pit => pit.classList.contains('special') + getComputedStyle(pit).borderRadius)).size";
    ensure!(browser.value(round).await? == 2, "the houses look like the other pits");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_counts_against_players_stands_in_the_middle_of_the_square() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let row = "4+4+4+4+4+4";
    let address = format!(
        "/play/ruma?position=S+{row}+/+E+{row}+/+N+{row}+/+W+3+4+4+4+4+3+/+stores+0+0+0+0+/+trays+0+2+0+0"
    );
    browser.go(&site.url(&address), ".trays dd").await?;
    let said = "[...document.querySelectorAll('.trays [data-tray]')].map(tray => tray.dataset.tray + tray.innerText).join()";
    let said = browser.value(said).await?;
    ensure!(said == "S0,E2,N0,W0", "{said}");
    let inside = "(() => { const middle = document.querySelector('.trays').getBoundingClientRect(); \
        return [...document.querySelectorAll('.pit')].every(pit => { const area = pit.getBoundingClientRect(); \
          return area.right <= middle.left || area.left >= middle.right || area.bottom <= middle.top || area.top >= middle.bottom; }); })()";
    ensure!(browser.value(inside).await? == true, "a pit lies over it");
    browser.close().await
}
