//! Playing online with others.

use anyhow::{Context as _, Result, ensure};
use naqala::{Session, Silent, catalogue};
use naqala_e2e::{Browser, Site};
use serde_json::{Value, json};

use crate::{SCREEN, open, without_animations};

/// Opens the page of online games, or that of one of them (`/online/oware`), and waits until the server has said who one is.
pub(crate) async fn enter_lobby(site: &Site, browser: &Browser, page: &str) -> Result<()> {
    browser.go(&site.url(page), "#offer-link").await?;
    browser.wait_for_text("#who", |text| text.starts_with("You are")).await
}

/// A site with two visitors in its lobby, at this page.
pub(crate) async fn two_in_lobby(page: &str) -> Result<(Site, Browser, Browser)> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    for browser in [&south, &north] {
        without_animations(&site, browser).await?;
        enter_lobby(&site, browser, page).await?;
    }
    Ok((site, south, north))
}

/// Makes an account for whoever is in the lobby. Pages that are opened from then on know it.
pub(crate) async fn make_account(browser: &Browser, name: &str) -> Result<()> {
    let account = json!({ "name": name, "password": "sowing seeds" });
    browser.fetch("POST", "/api/account", account).await.map(drop)
}

/// Somebody offers a game, another one joins, and both open its page. Both have been in the lobby.
pub(crate) async fn begin(site: &Site, south: &Browser, north: &Browser, seek: Value) -> Result<()> {
    let seek = south.fetch("POST", "/api/seeks", seek).await?;
    let id = seek["id"].as_str().with_context(|| seek.to_string())?;
    let joined = north.fetch("POST", &format!("/api/seeks/{id}/join"), json!({})).await?;
    let game = joined["game"].as_str().with_context(|| joined.to_string())?;
    for browser in [south, north] {
        browser.go(&site.url(&format!("/game/{game}")), "#game #pit-0").await?;
    }
    Ok(())
}

/// One offers a game, or a match, by a link, the other one follows it: both are at the board.
pub(crate) async fn sit_down(
    site: &Site,
    south: &Browser,
    north: &Browser,
    game: &str,
    in_match: bool,
) -> Result<()> {
    for browser in [south, north] {
        without_animations(site, browser).await?;
    }
    south.go(&site.url(&format!("/online/{game}")), "#offer-link").await?;
    south.wait_until(&format!("document.querySelector('#offer-game').value === '{game}'")).await?;
    if in_match {
        south.click("#offer-match").await?;
    }
    south.click("#offer-link").await?;
    south.wait_for("#link").await?;
    let link = south.value("document.querySelector('#link').value").await?;
    north.go(link.as_str().context("a link")?, "#join").await?;
    north.click("#join").await?;
    south.wait_for("#pit-0").await?;
    north.wait_for("#pit-0").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_online_and_the_server_is_restarted_in_between() -> Result<()> {
    let (mut site, mut south) = open().await?;
    let mut north = Browser::open(SCREEN.0, SCREEN.1).await?;
    // While the server is away, nothing can be reached.
    south.forgive("net::ERR");
    north.forgive("net::ERR");
    sit_down(&site, &south, &north, "oware", false).await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    let game = session.game().clone();
    for number in 0..8 {
        if number == 4 {
            // Nothing that was acknowledged is lost, and the players come back by themselves.
            site.stop().await;
            site.start_again().await?;
        }
        play(&south, &north, &mut session).await?;
    }
    // A spectator sees the same; a reload loses nothing.
    let address = south.web.current_url().await?;
    south.go(address.as_str(), "#pit-0").await?;
    south.wait_for_rest().await?;
    south.check_board(&game, session.position()).await?;
    // Giving up asks first.
    south.value("(window.confirm = () => true) && true").await?;
    south.click("#resign").await?;
    for browser in [&south, &north] {
        browser.wait_for("#ending").await?;
        ensure!(browser.text("#status").await?.is_empty(), "nobody is to move any more");
    }
    south.close().await?;
    north.close().await
}

/// Lets the player whose turn it is move, and checks both pages.
pub(crate) async fn play(south: &Browser, north: &Browser, session: &mut Session) -> Result<()> {
    let number = session.history().len();
    let mv = session.moves()[number % session.moves().len()];
    let id = mv.pit().context("a pit")?.index();
    // The player whose turn it is can play this pit.
    let open = format!("document.querySelector('#pit-{id}').classList.contains('open')");
    let mover = wait_for_either(south, north, &open).await?;
    mover.value(&format!("document.querySelector('#pit-{id}').click() ?? true")).await?;
    session.play_legal(mv, &mut Silent);
    for browser in [south, north] {
        see(browser, session).await?;
    }
    Ok(())
}

/// Waits until a page shows the current state of the game.
async fn see(browser: &Browser, session: &Session) -> Result<()> {
    let count = session.history().len();
    browser.wait_until(&format!("document.querySelector('#game').dataset.entries === '{count}'")).await?;
    browser.wait_for_rest().await?;
    browser.check_board(session.game(), session.position()).await
}

/// The browser in which an expression becomes true.
pub(crate) async fn wait_for_either<'a>(
    south: &'a Browser,
    north: &'a Browser,
    expression: &str,
) -> Result<&'a Browser> {
    for _ in 0..100 {
        for browser in [south, north] {
            if browser.value(expression).await? == true {
                return Ok(browser);
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    anyhow::bail!("nobody can move: {expression}")
}

#[tokio::test(flavor = "multi_thread")]
async fn players_take_back_share_out_and_play_again_by_agreement() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "oware", false).await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    for _ in 0..3 {
        play(&south, &north, &mut session).await?;
    }
    // The first offer is declined, the second one accepted.
    south.click("#offer-takeback").await?;
    north.wait_for(".accept").await?;
    north.click(".offers .list button:last-child").await?;
    south.wait_until("document.querySelectorAll('.offers .list li').length === 0").await?;
    south
        .wait_until("document.querySelector('#declined').innerText.endsWith('declines the proposal.')")
        .await?;
    ensure!(north.text("#declined").await?.is_empty(), "who declines knows it");
    see(&south, &session).await?;
    south.click("#offer-takeback").await?;
    north.click(".accept").await?;
    // Which of them began is left to chance: the last entry is the own one, or the one before it too.
    let left = "Number(document.querySelector('#game').dataset.entries)";
    south.wait_until(&format!("{left} < 3")).await?;
    let left = south.value(left).await?.as_u64().context("a number")?;
    while session.history().len() as u64 > left {
        session.undo();
    }
    for browser in [&south, &north] {
        see(browser, &session).await?;
    }
    play(&south, &north, &mut session).await?;
    // Everybody gets the seeds on their own side.
    north.click("#offer-share").await?;
    south.click(".accept").await?;
    for browser in [&south, &north] {
        browser.wait_for_text("#ending", |text| text.contains("shared")).await?;
    }
    south.wait_for_value("document.querySelectorAll('.pit.open').length", 0).await?;
    // Another game, with the other one to begin.
    let began = |browser: &Browser| {
        let browser = browser.web.clone();
        async move { Ok::<_, anyhow::Error>(browser.current_url().await?.to_string()) }
    };
    let before = began(&south).await?;
    south.click("#ending #again").await?;
    ensure!(
        south.value("document.querySelector('.offers .list li') === null").await? == true,
        "it is offered twice"
    );
    north.click("#ending .accept").await?;
    // The agreed game begins for both at once.
    for browser in [&south, &north] {
        browser.wait_until("document.querySelector('#game').dataset.entries === '0'").await?;
    }
    let after = began(&south).await?;
    ensure!(after != before && after == began(&north).await?, "{before} {after}");
    let mut again = Session::new(session.game().clone());
    play(&south, &north, &mut again).await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_title_calls_whoever_looks_elsewhere() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-2").await?;
    let hidden = |is: bool| {
        format!(
            "(Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {is} }}), \
             document.dispatchEvent(new Event('visibilitychange')))"
        )
    };
    browser.value(&hidden(true)).await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.title.startsWith('● your turn')").await?;
    browser.value(&hidden(false)).await?;
    browser.wait_until("document.title.startsWith('Oware')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_server_is_shown_with_what_has_not_arrived() -> Result<()> {
    let (site, mut south) = open().await?;
    let mut north = Browser::open(SCREEN.0, SCREEN.1).await?;
    // The page makes requests in vain before it is connected again.
    south.forgive("net::ERR");
    north.forgive("net::ERR");
    for browser in [&south, &north] {
        without_animations(&site, browser).await?;
    }
    // A clock that is not among those that are offered.
    south.go(&site.url("/online/oware"), "#offer-link").await?;
    south.select("#offer-clock", "8").await?;
    south.wait_for("#own-minutes").await?;
    south.fill("#own-minutes", "20").await?;
    south.fill("#own-seconds", "30").await?;
    south.click("#offer-link").await?;
    south.wait_for("#link").await?;
    let link = south.value("document.querySelector('#link').value").await?;
    north.go(link.as_str().context("a link")?, "#join").await?;
    north.click("#join").await?;
    north.wait_for("#pit-0").await?;
    south.wait_until("document.querySelector('#game header').innerText.includes('20 min + 30 s')").await?;
    // The clocks stand below each other, each beside the side of its player.
    let edges = "[...document.querySelectorAll('.player')].map(player => [player.lastElementChild, player.querySelector(':nth-child(4)')])        .map(([clock, side]) => [clock.getBoundingClientRect(), side.getBoundingClientRect()])";
    for browser in [&south, &north] {
        browser
            .wait_until(&format!(
                "(([one, other]) => Math.abs(one[0].right - other[0].right) < 2 \
                   && [one, other].every(([clock, side]) => side.bottom > clock.top && side.top < clock.bottom))({edges})"
            ))
            .await?;
    }
    let mover = wait_for_either(&south, &north, "document.querySelector('.pit.open') !== null").await?;
    let other = if std::ptr::eq(mover, &south) { &north } else { &south };
    // Nothing that the page says leaves the browser.
    mover.value("(window.say = WebSocket.prototype.send, WebSocket.prototype.send = () => {}, true)").await?;
    mover.click(".pit.open").await?;
    mover
        .wait_until(
            "/is not responding.*not arrived/.test(document.querySelector('#connection').innerText) \
             && document.querySelectorAll('.clock .unsure').length === 2",
        )
        .await?;
    other.wait_for_value("document.querySelector('#game').dataset.entries", "0").await?;
    // The browser notices that its network is gone before the connection breaks.
    let lose = "(WebSocket.prototype.send = window.say, window.dispatchEvent(new Event('offline')), \
        document.querySelector('#connection').innerText)";
    mover.value(lose).await?;
    mover
        .wait_until(
            "document.querySelector('#connection').innerText.startsWith('The connection has been lost')",
        )
        .await?;
    other.wait_until("document.querySelector('#game').dataset.entries === '1'").await?;
    mover
        .wait_until(
            "document.querySelector('#connection').innerText === '' && document.querySelector('.unsure') === null",
        )
        .await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_games_say_you() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "oware", false).await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    for _ in 0..2 {
        play(&south, &north, &mut session).await?;
    }
    // A running game stands above the form for another one.
    let game = south.value("location.pathname").await?;
    south.go(&site.url("/online"), ".lobby .list a").await?;
    south.wait_until("document.querySelector('.lobby .list a').compareDocumentPosition(document.querySelector('.offer')) === 4").await?;
    south.go(&site.url(game.as_str().context("a path")?), "#pit-0").await?;
    south.value("(window.confirm = () => true) && true").await?;
    south.click("#resign").await?;
    // Neither is called by a name, or the other player.
    south.wait_for_text("#ending .cause", |text| text.eq_ignore_ascii_case("you have resigned")).await?;
    north
        .wait_for_text("#ending .cause", |text| text.eq_ignore_ascii_case("the other player has resigned"))
        .await?;
    for (browser, said) in
        [(&south, "you lost – you have resigned"), (&north, "you won – the other player has resigned")]
    {
        browser.go(&site.url("/online"), ".lobby .list a").await?;
        let row = "[...document.querySelectorAll('.lobby .list li')].map(row => row.innerText.replaceAll('\\n', ' ')).join()";
        browser.wait_until(&format!("{row}.includes('{said}')")).await?;
        let listed = browser.value(row).await?;
        ensure!(listed.as_str().is_some_and(|listed| listed.contains("you")), "{listed}");
        // The reason why a guest cannot play rated games is there to be read.
        browser.wait_for_text("#rated-why", |text| text.contains("accounts")).await?;
    }
    south.close().await?;
    north.close().await
}
