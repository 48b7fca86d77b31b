//! Games of one device follow the account to another.

use anyhow::{Result, ensure};
use naqala_e2e::Browser;

use crate::online::enter_lobby;
use crate::{SCREEN, open, without_animations};

/// Signs in with an account, which is made if `is_new`.
pub(crate) async fn sign_in(site: &naqala_e2e::Site, browser: &Browser, is_new: bool) -> Result<()> {
    enter_lobby(site, browser, "/online").await?;
    browser.click(".who summary").await?;
    let [name, password, send] = match is_new {
        true => ["#new-name", "#first-password", "#sign-up"],
        false => ["#name", "#password", "#sign-in"],
    };
    browser.fill(name, "Ama").await?;
    browser.fill(password, "seeds and pits").await?;
    browser.click(send).await?;
    browser.wait_for("#sign-out").await?;
    Ok(())
}

/// Waits until the list has this many games after asking the account.
async fn listed(site: &naqala_e2e::Site, browser: &Browser, count: usize) -> Result<()> {
    browser.go(&site.url("/yours"), "#followed").await?;
    browser.wait_until("document.querySelector('#followed').innerText.length > 5").await?;
    browser.wait_until(&format!("document.querySelectorAll('#kept li').length === {count}")).await
}

/// Plays a pit, and waits until the server has the game as it is then.
async fn play(browser: &Browser, pit: usize) -> Result<()> {
    let known = browser.value("localStorage.getItem('games-at-server')").await?;
    browser.value(&format!("document.querySelector('#pit-{pit}').click() ?? true")).await?;
    browser.wait_until(&format!("localStorage.getItem('games-at-server') !== {known}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_follow_the_account_and_nothing_is_lost_where_two_meet() -> Result<()> {
    let (site, one) = open().await?;
    without_animations(&site, &one).await?;
    // Games played before there was an account are synchronised, too.
    one.go(&site.url("/play/oware"), "#pit-0").await?;
    one.click("#pit-2").await?;
    one.wait_for_kept_games(1).await?;
    sign_in(&site, &one, true).await?;
    listed(&site, &one, 1).await?;
    one.wait_for_text("#followed", |text| text.contains("Ama")).await?;

    let other = Browser::open(SCREEN.0, SCREEN.1).await?;
    without_animations(&site, &other).await?;
    sign_in(&site, &other, false).await?;
    listed(&site, &other, 1).await?;
    other.click("#kept li a").await?;
    other.wait_for("#pit-9").await?;
    play(&other, 9).await?;
    // The first device continues the old version, so there are two.
    one.click("#kept li a").await?;
    one.wait_for("#pit-8").await?;
    one.value("document.querySelector('#pit-8').click() ?? true").await?;
    one.wait_until("document.querySelectorAll('.moves li').length === 2").await?;
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    let mut one = one;
    // The server says that it has another version, and the browser notes that.
    one.forgive("409");
    listed(&site, &one, 2).await?;
    ensure!(one.text("#followed").await?.contains("two places"), "{}", one.text("#followed").await?);
    let doubles = one.value("document.querySelectorAll('#kept .double').length").await?;
    ensure!(doubles == 1, "{doubles}");
    listed(&site, &other, 2).await?;
    // A game deleted here disappears there.
    other.value("(window.confirm = () => true) && true").await?;
    other.click("#kept li .delete").await?;
    other.wait_until("document.querySelectorAll('#kept li').length === 1").await?;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    listed(&site, &one, 1).await?;
    let all = one.value("fetch('/api/me/kept-games').then(answer => answer.json())").await?;
    ensure!(all.as_array().is_some_and(|all| all.len() == 1), "{all}");
    one.close().await?;
    other.close().await
}
