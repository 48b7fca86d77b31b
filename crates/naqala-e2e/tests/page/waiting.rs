//! Waiting for others online: offers, and what is told of games to whoever is on another page.

use anyhow::{Context as _, Result};
use naqala::{Session, catalogue};
use naqala_e2e::Browser;
use serde_json::json;

use crate::online::{begin, enter_lobby, make_account, play, sit_down, two_in_lobby, wait_for_either};
use crate::{SCREEN, open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn who_is_on_another_page_is_told_of_their_games() -> Result<()> {
    let (_site, waits, joins) = two_in_lobby("/online/oware").await?;
    waits.wait_for_value("document.querySelector('#offer-game').value", "oware").await?;
    waits.click("#offer-listed").await?;
    waits.wait_for("#link").await?;
    waits.wait_for_text("main", |text| text.contains("Everybody can see your offer")).await?;
    waits.click("header nav a[href='/learn']").await?;
    waits.wait_until("document.title.startsWith('Lessons')").await?;
    // It says since when the other one waits.
    joins.wait_for_text("#seeks .since", |text| text == "now" || text.ends_with("ago")).await?;
    // What one can join at once stands before the form for a game of one's own.
    let is_first =
        "document.querySelector('#seeks').compareDocumentPosition(document.querySelector('.offer')) === 4";
    joins.wait_until(is_first).await?;
    joins.click("#seeks .join").await?;
    joins.wait_for("#pit-0").await?;
    waits.wait_for_text("#news", |text| text.starts_with("Your game has begun.")).await?;
    waits.wait_until("document.title.startsWith('● Your game has begun – ')").await?;
    waits.wait_for("header .called").await?;
    waits.click("#news a").await?;
    waits.wait_for("#game #pit-0").await?;
    waits.wait_for_value("document.querySelector('#news').innerText", "").await?;
    // Whoever is not to move goes elsewhere, and is told that the other one has moved.
    let mover = wait_for_either(&waits, &joins, "document.querySelector('.pit.open') !== null").await?;
    let other = if std::ptr::eq(mover, &waits) { &joins } else { &waits };
    other.click("header nav a[href='/learn']").await?;
    other.wait_until("document.title.startsWith('Lessons')").await?;
    mover.click(".pit.open").await?;
    other.wait_for_text("#news", |text| text.starts_with("It is your turn")).await?;
    other.click("#news a").await?;
    other.wait_for(".pit.open").await?;
    waits.close().await?;
    joins.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_proposed_is_in_sight_on_a_telephone() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "oware", false).await?;
    for browser in [&south, &north] {
        browser.pretend_size(360, 740).await?;
    }
    let mover = wait_for_either(&south, &north, "document.querySelector('.pit.open') !== null").await?;
    let other = if std::ptr::eq(mover, &south) { &north } else { &south };
    mover.click(".pit.open").await?;
    other.wait_for_value("document.querySelector('#game').dataset.entries", "1").await?;
    other.value("scrollTo(0, 0) ?? true").await?;
    mover.click("#offer-takeback").await?;
    other.wait_for(".offers .accept").await?;
    let bottom = "document.querySelector('.offers .accept').getBoundingClientRect().bottom";
    other.wait_until(&format!("{bottom} > 0 && {bottom} <= innerHeight && scrollY === 0")).await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_told_that_a_rated_offer_needs_an_account() -> Result<()> {
    let (site, offers) = open().await?;
    let guest = Browser::open(SCREEN.0, SCREEN.1).await?;
    enter_lobby(&site, &offers, "/online").await?;
    make_account(&offers, "Amina").await?;
    let seek = json!({ "game": { "id": "oware" }, "rated": true, "listed": false });
    let seek = offers.fetch("POST", "/api/seeks", seek).await?;
    let id = seek["id"].as_str().with_context(|| seek.to_string())?;
    guest.go(&site.url(&format!("/join/{id}")), "#join").await?;
    guest.wait_for_text("#join-why", |text| text.contains("accounts")).await?;
    guest.wait_for_value("document.querySelector('#join').disabled", true).await?;
    // With an account, they can join.
    make_account(&guest, "Bakari").await?;
    guest.go(&site.url(&format!("/join/{id}")), "#join:not([disabled])").await?;
    guest.click("#join").await?;
    guest.wait_for("#game #pit-0").await?;
    offers.close().await?;
    guest.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn players_may_agree_to_count_the_seeds_themselves() -> Result<()> {
    let (_site, south, north) = two_in_lobby("/online/oware").await?;
    // Without seeds and numbers there would be nothing to count.
    north.value("localStorage.setItem('heaps', 'off') ?? true").await?;
    north.web.refresh().await?;
    south.wait_for_value("document.querySelector('#offer-game').value", "oware").await?;
    south.click("#offer-counting").await?;
    south.click("#offer-listed").await?;
    south.wait_for("#link").await?;
    north.wait_for_text("#seeks li", |text| text.contains("no numbers on the board")).await?;
    north.click("#seeks .join").await?;
    let written = "[...document.querySelectorAll('.pit .count')].some((count) => getComputedStyle(count).visibility === 'visible')";
    for browser in [&south, &north] {
        browser.wait_for("#game #pit-0 .heap path, #game #pit-0 .heap use, #game #pit-0 .heap g").await?;
        browser.wait_for_value(written, false).await?;
    }
    north.value("(window.confirm = () => true) && true").await?;
    north.click("#resign").await?;
    for browser in [&south, &north] {
        browser.wait_for_value(written, true).await?;
    }
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn back_leads_from_a_game_to_where_one_was_before_the_offer() -> Result<()> {
    let (_site, south, north) = two_in_lobby("/online/oware").await?;
    south.wait_for_value("document.querySelector('#offer-game').value", "oware").await?;
    south.click("#offer-listed").await?;
    south.wait_for("#link").await?;
    north.click("#seeks .join").await?;
    for browser in [&south, &north] {
        browser.wait_for("#game #pit-0").await?;
        browser.web.back().await?;
        browser.wait_for("#offer-listed").await?;
    }
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_says_how_the_ratings_change_or_why_they_do_not() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    for (browser, name) in [(&south, "Amina"), (&north, "Bakari")] {
        without_animations(&site, browser).await?;
        enter_lobby(&site, browser, "/online").await?;
        make_account(browser, name).await?;
    }
    for (plies, said) in [(2, "stay as they are"), (10, "Amina 1500 → ")] {
        let seek = json!({ "game": { "id": "oware" }, "rated": true, "listed": false });
        begin(&site, &south, &north, seek).await?;
        let mut session = Session::new(catalogue::game("oware").context("oware")?);
        for _ in 0..plies {
            play(&south, &north, &mut session).await?;
        }
        south.value("(window.confirm = () => true) && true").await?;
        south.click("#resign").await?;
        for browser in [&south, &north] {
            browser.wait_for_text("#ratings", |text| text.contains(said)).await?;
        }
    }
    south.go(&site.url("/online"), "#own-ratings").await?;
    south.wait_for_text("#own-ratings", |text| text.starts_with("Your ratings: Oware 1")).await?;
    // The lobby says that others are there, and a profile what was played.
    south.wait_for_text("#here", |text| text.starts_with("2 people are here; ")).await?;
    south.click("#own-profile").await?;
    south.wait_for_text("h1", |text| text == "Amina").await?;
    south.wait_for_text("#ratings", |text| text.contains("Oware") && text.contains("one rated game")).await?;
    south.wait_for_value("document.querySelectorAll('#latest li').length", 2).await?;
    south.click("#latest li a").await?;
    south.click(".players a[href='/player/Bakari']").await?;
    south.wait_for_text("h1", |text| text == "Bakari").await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_signed_out_elsewhere_is_told() -> Result<()> {
    let (site, browser) = open().await?;
    let other = Browser::open(SCREEN.0, SCREEN.1).await?;
    enter_lobby(&site, &browser, "/online").await?;
    make_account(&browser, "Amina").await?;
    browser.go(&site.url("/online"), "#sign-out").await?;
    other.go(&site.url("/online"), "#offer-link").await?;
    let account = json!({ "name": "Amina", "password": "sowing seeds" });
    other.fetch("POST", "/api/login", account).await?;
    // A new password ends all other sessions.
    let change = "fetch('/api/me/password', { method: 'PUT', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ old: 'sowing seeds', new: 'other seeds' }) }).then(answer => answer.status)";
    other.wait_for_value(change, 204).await?;
    browser.wait_for_text("#signed-out", |text| text.contains("Amina")).await?;
    browser.close().await?;
    other.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_gets_another_password_and_is_deleted() -> Result<()> {
    let (site, browser) = open().await?;
    enter_lobby(&site, &browser, "/online").await?;
    make_account(&browser, "Amina").await?;
    browser.go(&site.url("/online"), "#account summary").await?;
    browser.click("#account summary").await?;
    browser.fill("#old-password", "sowing seeds").await?;
    browser.fill("#new-password", "other seeds").await?;
    browser.click("#change-password").await?;
    browser.wait_for_text("#account [role=status]", |text| text.contains("has been changed")).await?;
    browser.value("(window.confirm = () => true) && true").await?;
    browser.fill("#last-password", "other seeds").await?;
    browser.click("#delete-account").await?;
    browser.wait_for_text("#who", |text| text.starts_with("You are guest")).await?;
    browser.wait_for_value("document.querySelector('#signed-out')", serde_json::Value::Null).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_reports_another_one_beside_the_game() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "oware", false).await?;
    south.click(".report summary").await?;
    south.fill(".report textarea", "a test").await?;
    south.click(".report button").await?;
    south.wait_for_text(".report [role=status]", |text| text.starts_with("Thank you")).await?;
    south.close().await?;
    north.close().await
}
