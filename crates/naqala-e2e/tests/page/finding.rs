//! Finding a game: cards with boards, filters, favourites, the games played last, three games for a first visit.

use anyhow::{Context as _, Result, ensure};

use crate::{open, without_animations};

/// The names on the cards of the list, in order.
const NAMES: &str = "[...document.querySelectorAll('#games h3')].map(name => name.innerText)";

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_is_shown_three_games_and_how_to_win_them() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".suggested .card").await?;
    browser.wait_for_value("document.querySelectorAll('.suggested .card').length", 3).await?;
    let all = "[...document.querySelectorAll('.suggested .goal')].every(goal => goal.innerText.startsWith('How to win:') \
        && goal.innerText.length > 40)";
    ensure!(browser.value(all).await? == true);
    // Every card says how one begins.
    let plays = "[...document.querySelectorAll('.card')].every(card => \
        card.querySelector('a.primary')?.getAttribute('href').includes('/play/'))";
    browser.wait_until(&format!("document.querySelectorAll('#games .card').length > 5 && {plays}")).await?;
    // Their boards are drawn, by files that stay for ever.
    browser.wait_until("document.querySelector('.suggested .thumb').naturalWidth > 100").await?;
    let address = browser.value("document.querySelector('.suggested .thumb').src").await?;
    ensure!(address.as_str().context("an address")?.contains("?v="));
    // Somebody who has played is no longer a beginner.
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/songo?seats=human,human"), "#pit-0").await?;
    browser.click("#pit-0").await?;
    browser.wait_until("history.state !== null").await?;
    browser.wait_until("indexedDB !== undefined && history.state.length > 2").await?;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    browser.go(&site.url("/"), "#games .card").await?;
    ensure!(browser.value("document.querySelector('.suggested')").await?.is_null());
    browser.wait_until(&format!("{NAMES}[0] === 'Songo'")).await?;
    browser.wait_for_text("#games .card .played", |text| text.starts_with("last played")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_filtered_and_favourites_come_first() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), "#games .card").await?;
    let count = async || {
        anyhow::Ok(browser.value("document.querySelectorAll('#games .card').length").await?.as_u64())
    };
    let all = count().await?.context("a number")?;
    for (menu, value) in [
        ("rows", "4"),
        ("region", "west-africa"),
        ("players", "4"),
        ("hardness", "easy"),
        ("length", "short"),
        ("kind", "lessons"),
    ] {
        browser.select(&format!("#filter-{menu}"), value).await?;
        let fewer = format!("(n => n > 0 && n < {all})(document.querySelectorAll('#games .card').length)");
        browser.wait_until(&fewer).await.with_context(|| menu.to_owned())?;
        browser.click("#filter-none").await?;
        browser.wait_until(&format!("document.querySelectorAll('#games .card').length === {all}")).await?;
    }
    // Nothing has four rows and four players.
    browser.select("#filter-rows", "4").await?;
    browser.select("#filter-players", "1").await?;
    browser.wait_until("document.querySelector('#none-found').innerText.length > 10").await?;
    browser.click("#filter-none").await?;
    browser.wait_for("#games .card .star").await?;
    let star = "[...document.querySelectorAll('#games .card')].find(card => card.querySelector('h3').textContent.startsWith('Toguz')).querySelector('.star')";
    browser.value(&format!("{star}.click() ?? true")).await?;
    browser.wait_until(&format!("{star}.getAttribute('aria-pressed') === 'true'")).await?;
    browser.go(&site.url("/"), "#games .card").await?;
    browser.wait_until(&format!("{NAMES}[0].startsWith('Toguz')")).await?;
    browser.select("#filter-kind", "favourites").await?;
    browser.wait_until("document.querySelectorAll('#games .card').length === 1").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_found_is_in_sight_on_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/"), "#games .card").await?;
    browser.fill("#search", "bao").await?;
    let between = "document.querySelector('#games .card').getBoundingClientRect().top \
        - document.querySelector('#search').getBoundingClientRect().bottom";
    browser.wait_until(&format!("{between} < 200")).await?;
    browser.click(".more-filters summary").await?;
    browser.select("#filter-rows", "4").await?;
    browser.wait_until("document.querySelectorAll('#games .card').length > 0").await?;
    browser.close().await
}
