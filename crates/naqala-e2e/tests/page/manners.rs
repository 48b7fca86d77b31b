//! What the page makes of hasty clicks, and where it leaves the focus.

use anyhow::{Context as _, Result};
use naqala::catalogue;
use serde_json::Value;
use thirtyfour::Key;

use crate::{open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn hasty_clicks_only_show_the_end_of_a_sowing() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'slow') ?? true").await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-2.open").await?;
    browser.click("#pit-2").await?;
    browser.wait_for_text("#status", |text| text == "You sow …").await?;
    // The first click shows the end, the others do nothing: neither is a move played nor the answer skipped.
    let click = "document.querySelector('#pit-3').click()";
    browser.value(&format!("({click}, {click}, setTimeout(() => {click}, 150), true)")).await?;
    browser.wait_for_text("#status", |text| text == "Chick sows …").await?;
    browser.wait_for_text("#status", |text| text == "Your turn.").await?;
    browser.wait_for_value("document.querySelectorAll('.moves li').length", 2).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_focus_returns_to_the_pit_whose_way_was_chosen() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/o-an-quan?seats=human,engine:1"), ".pit.open").await?;
    let focused = "document.activeElement.id";
    browser.value("document.querySelector('.pit.open').focus() ?? true").await?;
    let pit = browser.value(focused).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".choices button").await?;
    // Escape lets one choose another pit.
    browser.value("document.querySelector('.choices button').focus() ?? true").await?;
    browser.press(Key::Escape).await?;
    browser.wait_for_value(focused, pit.clone()).await?;
    browser.wait_for_value("document.querySelectorAll('.choices button').length", 0).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".choices button").await?;
    browser.value("document.querySelector('.choices button').focus() ?? true").await?;
    browser.press(Key::Enter).await?;
    browser.wait_until("document.querySelectorAll('.moves li').length >= 2").await?;
    browser.wait_for_value(focused, pit).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_game_analysed_by_keyboard_keeps_the_focus() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/analyse/oware?moves=c+D"), "#judge").await?;
    browser.value("document.querySelector('#judge').focus() ?? true").await?;
    browser.press(Key::Enter).await?;
    browser.wait_for_text(".judgement [role=status]", |text| text.contains('%')).await?;
    browser.wait_for_value("document.activeElement.id", "judge").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pit_with_two_ways_previews_neither_before_one_is_looked_at() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/o-an-quan"), ".pit.open").await?;
    browser.value("document.querySelector('.pit.open').focus() ?? true").await?;
    browser.wait_for_text("#seen", |text| text.contains("in 2 ways")).await?;
    let changed =
        "[...document.querySelectorAll('.board .change')].filter(change => change.innerText).length";
    browser.wait_for_value(changed, 0).await?;
    browser.press(Key::Enter).await?;
    browser.wait_for(".choices button").await?;
    browser.value("document.querySelector('.choices button').focus() ?? true").await?;
    browser.wait_until(&format!("{changed} > 0")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_can_be_put_away_from_the_board() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let position = "/play/kalah?seats=human,engine:1&position=S+0+0+0+0+0+1+/+N+0+0+0+0+0+1+/+stores+24+22";
    browser.go(&site.url(position), "#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_for("#ending.won").await?;
    browser.click(".put-away").await?;
    let below = "document.querySelector('#ending').getBoundingClientRect().top \
        >= document.querySelector('.board').getBoundingClientRect().bottom";
    browser.wait_until(below).await?;
    browser.wait_for_value("document.activeElement.id", "again").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_with_a_wrong_move_leads_to_what_is_right_of_it() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?moves=a+A+zz+b"), "#upto").await?;
    browser.click("#upto").await?;
    browser.wait_for_value("document.querySelectorAll('.moves li').length", 2).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn mistakes_in_rules_stand_above_the_text_on_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/workshop/kalah"), "#source").await?;
    browser.fill("#source", "naqala = 2").await?;
    browser.wait_for("#mistakes").await?;
    let above = "document.querySelector('#mistakes').getBoundingClientRect().bottom \
        <= document.querySelector('#source').getBoundingClientRect().top";
    browser.wait_until(above).await?;
    browser.wait_until("document.querySelector('#source').offsetHeight <= innerHeight / 2").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_not_opened_before_says_so_without_a_network() -> Result<()> {
    let (site, mut browser) = open().await?;
    browser.forgive("cannot be fetched");
    browser.forgive("no network");
    browser.go(&site.url("/play/kalah"), "#pit-0").await?;
    browser.wait_for("nav a[href^='/workshop']").await?;
    let lose = "(window.had = window.fetch, window.fetch = () => Promise.reject(new TypeError('no network')), \
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }), true)";
    browser.value(lose).await?;
    browser.click("nav a[href^='/workshop']").await?;
    // The settings, which come a little later than the page, may have failed as well.
    browser.wait_for_text("main .trouble", |text| text.contains("cannot be reached")).await?;
    // It comes once there is a network again.
    browser.value("(window.fetch = window.had, delete navigator.onLine, true)").await?;
    browser.web.back().await?;
    browser.wait_for("#pit-0").await?;
    browser.click("nav a[href^='/workshop']").await?;
    browser.wait_for("#source").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_rule_file_and_the_own_draft_leave_each_other_alone() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/workshop"), "#source").await?;
    let rules = catalogue::rules("kalah").context("kalah")?.source();
    browser.fill("#source", &format!("{rules}\n# mine\n")).await?;
    let address = "'/workshop#rules=' + encodeURIComponent(document.querySelector('#source').value\
        .replace('# mine', '# theirs'))";
    let link = browser.value(address).await?;
    let link = site.url(link.as_str().context("a path")?);
    let source = "document.querySelector('#source')?.value";
    let ends = |with: &str| format!("{source}?.endsWith('# {with}\\n')");
    // A link that differs in its fragment alone is not loaded anew.
    browser.go(&site.url("/learn"), "h1").await?;
    browser.go(&link, "#source").await?;
    browser.wait_until(&ends("theirs")).await?;
    browser.fill("#source", &format!("{rules}\n# changed\n")).await?;
    // A reload restores what was changed in the shared file, which is still available.
    browser.web.refresh().await?;
    browser.wait_for("#drop-draft").await?;
    browser.wait_until(&ends("changed")).await?;
    browser.click("#drop-draft").await?;
    browser.wait_until(&ends("theirs")).await?;
    browser.wait_for_value("document.querySelector('#drop-draft')", Value::Null).await?;
    // The own draft is as it was.
    browser.go(&site.url("/learn"), "h1").await?;
    browser.go(&site.url("/workshop"), "#drop-draft").await?;
    browser.wait_until(&ends("mine")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_rests_on_a_board_that_goes_away_does_no_harm() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/play/oware"), "#pit-2.open").await?;
    let press = "(document.querySelector('#pit-2')\
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })), \
        document.querySelector(\"header nav a[href='/learn']\").click(), window.pressed = performance.now(), true)";
    browser.value(press).await?;
    browser.wait_until("document.title.startsWith('Lessons')").await?;
    browser.wait_until("performance.now() > pressed + 1500").await?;
    browser.click("header nav a[href='/online']").await?;
    browser.wait_for("#offer-link").await?;
    browser.close().await
}
