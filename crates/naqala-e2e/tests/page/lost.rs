//! What happens while the page does not hear it: without a connection, or before the board is there.

use anyhow::{Context as _, Result, ensure};
use naqala::{Session, catalogue};
use naqala_e2e::{Browser, Site};
use serde_json::json;

use crate::following::sign_in;
use crate::online::{begin, enter_lobby, play, sit_down, two_in_lobby, wait_for_either};
use crate::{SCREEN, open};

/// Two people at a board of oware, after two plies; then the one who is to move, and the other one.
async fn two_plies<'a>(
    site: &Site,
    south: &'a Browser,
    north: &'a Browser,
) -> Result<(&'a Browser, &'a Browser)> {
    sit_down(site, south, north, "oware", false).await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    for _ in 0..2 {
        play(south, north, &mut session).await?;
    }
    let mover = wait_for_either(south, north, "document.querySelector('.pit.open') !== null").await?;
    Ok((mover, if std::ptr::eq(mover, south) { north } else { south }))
}

/// Takes the network away until [`reconnect`].
async fn disconnect(browser: &Browser) -> Result<()> {
    let lose = "(window.Socket = WebSocket, \
        window.WebSocket = class { constructor() { throw new Error('no network'); } }, \
        dispatchEvent(new Event('offline')))";
    browser.value(lose).await?;
    browser.wait_for_text("#connection", |text| text.starts_with("The connection has been lost")).await
}

async fn reconnect(browser: &Browser) -> Result<()> {
    browser.value("(window.WebSocket = Socket, dispatchEvent(new Event('online')))").await?;
    browser.wait_for_value("document.querySelector('#connection').innerText", "").await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_without_a_connection_is_shown_after_it() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    two_plies(&site, &south, &north).await?;
    disconnect(&south).await?;
    north.click("#offer-draw").await?;
    north.wait_for_text(".offers .list", |text| !text.is_empty()).await?;
    reconnect(&south).await?;
    south.wait_for(".offers .accept").await?;
    disconnect(&south).await?;
    north.value("(window.confirm = () => true) && true").await?;
    north.click("#resign").await?;
    north.wait_for("#ending").await?;
    reconnect(&south).await?;
    south.wait_for_text("#ending .cause", |text| text.contains("resigned")).await?;
    south.wait_for_value("document.querySelectorAll('.pit.open, .offers .list li').length", 0).await?;
    // The agreed rematch begins for whoever comes back, too.
    south.click("#again").await?;
    north.wait_for("#ending .accept").await?;
    disconnect(&south).await?;
    north.click("#ending .accept").await?;
    north.wait_for_value("document.querySelector('#game')?.dataset.entries", "0").await?;
    reconnect(&south).await?;
    south.wait_for_value("document.querySelector('#game')?.dataset.entries", "0").await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_comes_before_the_board_is_there_is_shown() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    let (mover, other) = two_plies(&site, &south, &north).await?;
    other.click("header nav a[href='/learn']").await?;
    other.wait_until("document.title.startsWith('Lessons')").await?;
    // The connection is caught at its next ping, and the rules of the game are held back.
    let catch = "(window.heard = [], window.held = [], window.took = fetch, window.say = WebSocket.prototype.send, \
        WebSocket.prototype.send = function (text) { \
          if (!window.caught) this.addEventListener('message', (event) => heard.push(event.data)); \
          window.caught = true; say.call(this, text); }, \
        window.fetch = (what, ...rest) => String(what.url ?? what).includes('/games/oware.') \
          ? new Promise((go) => held.push(go)).then(() => took(what, ...rest)) : took(what, ...rest), true)";
    other.value(catch).await?;
    other.wait_until("heard.length > 0").await?;
    other.value("history.back() ?? true").await?;
    other.wait_until("held.length > 0").await?;
    mover.click(".pit.open").await?;
    other.wait_until("heard.some((text) => text.includes('\"entry\"'))").await?;
    other.value("held.forEach((go) => go()) ?? true").await?;
    other.wait_for_value("document.querySelector('#game')?.dataset.entries", "3").await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_in_while_the_page_connects_has_one_connection() -> Result<()> {
    let (site, browser) = open().await?;
    enter_lobby(&site, &browser, "/online").await?;
    let watch = "(window.held = [], window.lines = [], window.pings = 0, window.took = fetch, \
        window.fetch = (what, ...rest) => String(what.url ?? what).endsWith('/api/session') \
          ? new Promise((go) => held.push(go)).then(() => took(what, ...rest)) : took(what, ...rest), \
        window.WebSocket = class extends WebSocket { \
          constructor(address) { super(address); lines.push(this); } \
          send(text) { if (text.includes('\"ping\"')) window.pings += 1; super.send(text); } }, \
        dispatchEvent(new Event('offline')))";
    browser.value(watch).await?;
    browser.wait_for_value("held.length", 1).await?;
    browser.click(".who summary").await?;
    browser.fill("#new-name", "Ama").await?;
    browser.fill("#first-password", "seeds and pits").await?;
    browser.click("#sign-up").await?;
    browser.wait_for_value("held.length", 2).await?;
    browser.value("held.forEach((go) => go()) ?? true").await?;
    browser.wait_for("#sign-out").await?;
    // Every connection is there by the second ping.
    browser.wait_until("pings >= 2").await?;
    browser.wait_for_value("lines.filter((line) => line.readyState < 2).length", 1).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_hears_no_more_of_the_games_before() -> Result<()> {
    let (site, south, north) = two_in_lobby("/online").await?;
    sign_in(&site, &south, true).await?;
    begin(&site, &south, &north, json!({ "game": { "id": "oware" }, "listed": false })).await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    play(&south, &north, &mut session).await?;
    let is_open = "document.querySelector('.pit.open') !== null";
    let mover = wait_for_either(&south, &north, is_open).await?;
    if std::ptr::eq(mover, &south) {
        play(&south, &north, &mut session).await?;
        north.wait_for(".pit.open").await?;
    }
    south.click("header nav a[href='/online']").await?;
    south.click("#sign-out").await?;
    south.wait_for_text("#who", |text| text.starts_with("You are guest")).await?;
    south.wait_for("#seeks").await?;
    north.click(".pit.open").await?;
    north.wait_for_value("document.querySelector('.pit.open')", serde_json::Value::Null).await?;
    // What the server says later has come.
    north.fetch("POST", "/api/seeks", json!({ "game": { "id": "kalah" }, "listed": true })).await?;
    south.wait_for("#seeks .join").await?;
    let news = south.value("document.querySelector('#news').innerText").await?;
    ensure!(news == "", "{news}");
    south.close().await?;
    north.close().await
}
