//! Reloading, leaving the page or looking back loses no moves.

use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use naqala::{MatchSession, Session, catalogue};
use naqala_e2e::{Browser, Site};
use serde_json::Value;

use crate::online::sit_down;
use crate::{SCREEN, open, without_animations};

/// How many moves are listed.
const LISTED: &str = "document.querySelectorAll('.moves li').length";

/// The moves as they are listed.
async fn moves(browser: &Browser) -> Result<Vec<String>> {
    let listed = "[...document.querySelectorAll('.moves li')].map(item => item.innerText)";
    Ok(serde_json::from_value(browser.value(listed).await?)?)
}

/// The moves of the game itself, without variations.
async fn main_line(browser: &Browser) -> Result<Vec<String>> {
    let listed =
        "[...document.querySelectorAll('.moves > ol > li:not(.variation)')].map(item => item.innerText)";
    Ok(serde_json::from_value(browser.value(listed).await?)?)
}

/// The seeds of all pits.
async fn seeds(browser: &Browser) -> Result<Value> {
    browser
        .value("[...document.querySelectorAll('[data-seeds]')].map(place => place.dataset.seeds).join()")
        .await
}

/// Plays some moves against the engine and waits until a person is to move; returns the moves.
async fn play(browser: &Browser, site: &Site) -> Result<Vec<String>> {
    without_animations(site, browser).await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-0").await?;
    for count in [2, 4, 6] {
        browser.wait_until("document.querySelector('.pit.open') !== null").await?;
        browser.value("document.querySelector('.pit.open').click() ?? true").await?;
        browser.wait_until(&format!("{LISTED} >= {count}")).await?;
    }
    browser.wait_until("document.querySelector('.pit.open') !== null").await?;
    moves(browser).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_the_way_back_find_the_game() -> Result<()> {
    let (site, browser) = open().await?;
    let played = play(&browser, &site).await?;
    let shown = seeds(&browser).await?;
    browser.web.refresh().await?;
    browser.wait_until(&format!("{LISTED} === {}", played.len())).await?;
    ensure!(moves(&browser).await? == played && seeds(&browser).await? == shown, "after a reload");
    // Off to the rules, and back.
    browser.click("header.row a[href^='/rules/']").await?;
    browser.wait_for("article h2").await?;
    browser.web.back().await?;
    browser.wait_until(&format!("{LISTED} === {}", played.len())).await?;
    ensure!(moves(&browser).await? == played && seeds(&browser).await? == shown, "after the way back");
    // The address alone is enough for another person.
    let address = browser.web.current_url().await?;
    ensure!(address.as_str().contains("moves="), "{address}");
    let other = Browser::open(SCREEN.0, SCREEN.1).await?;
    other.go(address.as_str(), "#pit-0").await?;
    other.wait_until(&format!("{LISTED} === {}", played.len())).await?;
    ensure!(seeds(&other).await? == shown, "the address tells another position");
    other.close().await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_within_a_variation_goes_on_with_it() -> Result<()> {
    let (site, browser) = open().await?;
    let played = play(&browser, &site).await?;
    // Back to the start, and another first move.
    browser.click("#to-start").await?;
    browser.value("[...document.querySelectorAll('.pit.open')].at(-1).click() ?? true").await?;
    browser.wait_for("#trial").await?;
    browser.wait_until("document.querySelector('.pit.open') !== null").await?;
    let (tried, shown) = (moves(&browser).await?, seeds(&browser).await?);
    browser.web.refresh().await?;
    browser.wait_for("#trial").await?;
    browser.wait_until(&format!("{LISTED} === {}", tried.len())).await?;
    ensure!(moves(&browser).await? == tried && seeds(&browser).await? == shown, "after a reload");
    // The game itself is still there.
    browser.click("#drop-trial").await?;
    browser.wait_until("document.querySelector('#trial') === null").await?;
    ensure!(main_line(&browser).await? == played, "after the variation");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_a_game_show_the_same_moves() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1&moves=c+D"), "#pit-0.open").await?;
    browser.click("#pit-0").await?;
    browser.wait_until(&format!("{LISTED} === 4")).await?;
    browser.wait_for_kept_games(1).await?;
    let played = moves(&browser).await?;
    let first = browser.web.window().await?;
    let second = browser.web.new_tab().await?;
    browser.web.switch_to_window(second).await?;
    listed(&browser, &site).await?;
    browser.click("#kept li a[href^='/play/oware']").await?;
    browser.wait_until(&format!("{LISTED} === {}", played.len())).await?;
    browser.wait_until("document.querySelector('.pit.open') !== null").await?;
    browser.value("document.querySelector('.pit.open').click() ?? true").await?;
    browser.wait_until(&format!("{LISTED} === {}", played.len() + 2)).await?;
    let (played_on, shown) = (moves(&browser).await?, seeds(&browser).await?);
    browser.web.switch_to_window(first).await?;
    browser.web.cdp().send_raw("Page.bringToFront", serde_json::json!({})).await?;
    browser.wait_until(&format!("{LISTED} === {}", played_on.len())).await?;
    ensure!(moves(&browser).await? == played_on && seeds(&browser).await? == shown, "in the first tab");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_board_is_found_again() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/"), "#pit-2").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    let shown = seeds(&browser).await?;
    browser.web.refresh().await?;
    browser.wait_for("#pit-0").await?;
    ensure!(seeds(&browser).await? == shown);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_records_is_taken_over_once() -> Result<()> {
    let (site, browser) = open().await?;
    let text = "[Game \"oware\"]\n[South \"human\"]\n[North \"engine:4\"]\n[Date \"2026.05.01\"]\n\n1. c D *\n\n\
        [Game \"kalah\"]\n\n1. d E (2. A 3. b) 3. e *\n";
    let file = std::env::temp_dir().join(format!("naqala-games-{}.txt", std::process::id()));
    std::fs::write(&file, text)?;
    for added in ["2 games were added.", "0 games were added."] {
        ensure!(listed(&browser, &site).await?.len() == if added.starts_with('2') { 0 } else { 2 });
        browser.wait_for("#import").await?.send_keys(file.to_str().context("a path")?).await?;
        browser.wait_until(&format!("document.querySelector('#imported').innerText === '{added}'")).await?;
    }
    std::fs::remove_file(&file)?;
    let games = listed(&browser, &site).await?;
    ensure!(games.iter().any(|game| game.starts_with("Oware") && game.contains("May 1, 2026")), "{games:?}");
    browser.click("#kept li a[href^='/play/kalah']").await?;
    browser.wait_until("document.querySelectorAll('.moves .variation > ol > li').length === 2").await?;
    browser.close().await
}

/// The games that are listed on the page of one's own.
async fn listed(browser: &Browser, site: &Site) -> Result<Vec<String>> {
    browser.go(&site.url("/yours"), "#kept").await?;
    browser.wait_until("document.querySelector('#kept li') !== null || document.querySelector('.lobby [role=status]:not(:empty):not(#followed)') !== null").await?;
    let listed =
        "[...document.querySelectorAll('#kept li')].map(item => item.innerText.replaceAll('\\n', ' '))";
    Ok(serde_json::from_value(browser.value(listed).await?)?)
}

/// The games on the page of one's own, once the latest says all this: a game is kept a moment after it was played.
async fn listed_with(browser: &Browser, site: &Site, latest: &[&str]) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for _ in 0..20 {
        games = listed(browser, site).await?;
        if games.first().is_some_and(|first| latest.iter().all(|text| first.contains(text))) {
            return Ok(games);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    bail!("{latest:?} is not said: {games:?}")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_board_is_a_game_of_ones_own_and_remains_one() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    ensure!(listed(&browser, &site).await?.is_empty(), "nothing was played");
    browser.go(&site.url("/"), "#pit-2.open").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    let games = listed(&browser, &site).await?;
    ensure!(games.len() == 1 && games[0].starts_with("Oware") && games[0].contains("2 moves"), "{games:?}");
    // A second move on the first page, and a third one at the table, both by the link and by a reload: it remains one game.
    let shown = "document.querySelectorAll('.pit.open').length > 0";
    let play = "document.querySelector('.pit.open').click() ?? true";
    browser.go(&site.url("/"), ".pit.open").await?;
    browser.value(play).await?;
    browser.wait_until(shown).await?;
    let position = seeds(&browser).await?;
    browser.click("a[href^='/play/oware?moves=']").await?;
    browser.wait_until(&format!("{LISTED} === 4")).await?;
    ensure!(seeds(&browser).await? == position);
    browser.wait_for_kept_games(1).await?;
    browser.web.refresh().await?;
    browser.wait_until(&format!("{LISTED} === 4 && {shown}")).await?;
    browser.value(play).await?;
    browser.wait_until(&format!("{LISTED} >= 6 && {shown}")).await?;
    let games = listed_with(&browser, &site, &["6 moves"]).await?;
    ensure!(games.len() == 1, "{games:?}");
    // It is played at its table now, and the first page begins another one.
    browser.go(&site.url("/"), ".pit.open").await?;
    browser.wait_for_value("document.querySelector('#pit-0').dataset.seeds", "4").await?;
    browser.value(play).await?;
    browser.wait_until(shown).await?;
    let games = listed(&browser, &site).await?;
    ensure!(games.len() == 2, "{games:?}");
    // What is deleted does not come back.
    browser.value("(window.confirm = () => true) && true").await?;
    browser.click("#kept li .delete").await?;
    browser.wait_until("document.querySelectorAll('#kept li').length === 1").await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    browser.go(&site.url("/"), "#games .card").await?;
    let games = listed(&browser, &site).await?;
    ensure!(games.len() == 1 && games[0].contains("6 moves"), "{games:?}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_left_for_another_one_is_kept_and_the_page_says_so() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let left = "document.querySelector('#left a')?.getAttribute('href') === '/yours'";
    for (count, leave) in ["#new-game", "#match", ".options button[type=submit]"].into_iter().enumerate() {
        browser.go(&site.url("/play/pallanguzhi?seats=human,human"), ".options > summary").await?;
        ensure!(browser.value("document.querySelector('#left')").await? == Value::Null, "nothing was left");
        browser.value("document.querySelector('.pit.open').click() ?? true").await?;
        browser.value("(document.querySelector('.options').open = true) && true").await?;
        // At once: the move is kept all the same.
        browser.value(&format!("document.querySelector('{leave}').click() ?? true")).await?;
        browser.wait_until(left).await.with_context(|| leave.to_owned())?;
        browser.wait_until(&format!("{LISTED} === 0")).await?;
        browser.wait_for_kept_games(count + 1).await?;
        ensure!(listed(&browser, &site).await?.len() == count + 1, "{leave}");
    }
    // A game in which nothing was played is no loss.
    browser.go(&site.url("/play/pallanguzhi?seats=human,human"), "#new-game").await?;
    browser.click("#new-game").await?;
    browser.wait_for("#new-game").await?;
    ensure!(browser.value("document.querySelector('#left')").await? == Value::Null);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_this_device_are_listed_gone_on_with_and_deleted() -> Result<()> {
    let (site, browser) = open().await?;
    let played = play(&browser, &site).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    // A game that is over, of another kind.
    let nearly = "/play/kalah?position=S+0+0+0+0+0+1+/+N+1+0+0+0+0+0+/+stores+22+24";
    browser.go(&site.url(nearly), "#pit-5").await?;
    browser.click("#pit-5").await?;
    browser.wait_until("document.querySelector('#status').innerText.includes('over')").await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    browser.go(&site.url("/yours"), "#kept li").await?;
    browser.wait_until("document.querySelectorAll('#kept li').length === 2").await?;
    let first = browser.text("#kept li").await?;
    ensure!(first.starts_with("Kalah") && first.contains("North won 25 : 23"), "{first}");
    for (filter, name) in [("yours-open", "Oware"), ("yours-over", "Kalah")] {
        browser.select("#filter", filter).await?;
        browser.wait_until("document.querySelectorAll('#kept li').length === 1").await?;
        ensure!(browser.text("#kept li a").await?.starts_with(name), "{filter}");
    }
    browser.select("#filter", "yours-all").await?;
    browser.fill("#search", "oware").await?;
    browser.wait_until("document.querySelectorAll('#kept li').length === 1").await?;
    browser.fill("#search", "zzzzz").await?;
    browser.wait_until("document.querySelector('#none-found').innerText.includes('zzzzz')").await?;
    browser.fill("#search", "oware").await?;
    // It continues, and remains one game.
    browser.click("#kept li a").await?;
    browser.wait_until(&format!("{LISTED} === {}", played.len())).await?;
    browser.value("document.querySelector('.pit.open').click() ?? true").await?;
    browser.wait_until(&format!("{LISTED} >= {}", played.len() + 2)).await?;
    tokio::time::sleep(Duration::from_millis(500)).await;
    browser.go(&site.url("/yours"), "#kept li").await?;
    browser.wait_for_value("document.querySelectorAll('#kept li').length", 2).await?;
    ensure!(browser.text("#kept li a").await?.starts_with("Oware"), "the latest comes first");
    // All of them as records.
    let caught = "(HTMLAnchorElement.prototype.click = function () { window.saved = decodeURIComponent(this.href); }) && true";
    browser.value(caught).await?;
    browser.click("#export").await?;
    browser
        .wait_until("window.saved?.includes('[Game \"oware\"]') && window.saved.includes('[Game \"kalah\"]')")
        .await?;
    // Deleting asks first.
    browser.value("(window.confirm = () => true) && true").await?;
    browser.click("#kept li .delete").await?;
    browser.wait_until("document.querySelectorAll('#kept li').length === 1").await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    browser.go(&site.url("/yours"), "#kept li").await?;
    browser.wait_for_text("#kept li a", |text| text.starts_with("Kalah")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_found_again_with_its_rounds() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    // South ends the first round with the next move, and the engine decides plainly what it has to.
    let last = "/play/oware-nam-nam?match=yes&seats=human,human&position=S+0+0+0+0+0+1+/+N+3+0+0+0+0+0+/+stores+20+24";
    browser.go(&site.url(last), "#pit-5").await?;
    browser.click("#pit-5").await?;
    browser.click("#next-round").await?;
    browser.wait_for("#between-first, #round").await?;
    for _ in 0..4 {
        if browser.value("document.querySelector('#answer') !== null").await? == false {
            break;
        }
        let tick = "(() => { const boxes = [...document.querySelectorAll('.rounds input[type=checkbox]')]; \
            const wanted = parseInt(document.querySelector('.rounds legend').innerText.match(/[0-9]+/)?.[0] ?? '1'); \
            boxes.forEach((box, at) => { if (box.checked !== at < wanted) box.click(); }); \
            document.querySelector('#answer').click(); return true; })()";
        browser.value(tick).await?;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    browser.wait_until("document.querySelector('#round')?.innerText.includes('2')").await?;
    browser.value("document.querySelector('.pit.open').click() ?? true").await?;
    browser.wait_until(&format!("{LISTED} === 1")).await?;
    let (shown, rounds) = (seeds(&browser).await?, browser.text("#rounds").await?);
    browser.web.refresh().await?;
    browser.wait_until("document.querySelector('#round')?.innerText.includes('2')").await?;
    ensure!(seeds(&browser).await? == shown, "another position");
    browser.wait_for_text("#rounds", |text| text == rounds).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_changes_nothing_and_the_engine_stays_calm() -> Result<()> {
    let (site, browser) = open().await?;
    let played = play(&browser, &site).await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    let game = session.game().clone();
    let mut positions = vec![*session.position()];
    for text in played.iter().map(|item| item.split_whitespace().last().unwrap_or_default()) {
        session.enter(text).map_err(|error| anyhow::anyhow!("{text}: {error}"))?;
        positions.push(*session.position());
    }
    // Every moment is shown, the engine's turns among them, and stays shown.
    for count in (0..played.len()).rev() {
        browser.click("#back").await?;
        browser.check_board(&game, &positions[count]).await.with_context(|| format!("after {count}"))?;
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    browser.check_board(&game, &positions[0]).await?;
    ensure!(moves(&browser).await? == played, "the moves are others");
    // By clicks, and by keys outside of the board.
    browser.click(".moves li:nth-child(3) button").await?;
    browser.check_board(&game, &positions[3]).await?;
    browser.wait_for_text(".moves li [aria-current]", |text| text == played[2]).await?;
    browser.value("document.activeElement.blur() ?? true").await?;
    browser.press(thirtyfour::Key::Right).await?;
    browser.wait_until("document.querySelector('.moves li:nth-child(4) [aria-current]') !== null").await?;
    browser.check_board(&game, &positions[4]).await?;
    browser.click("#to-end").await?;
    browser.check_board(&game, session.position()).await?;
    ensure!(moves(&browser).await? == played);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn something_else_can_be_tried_and_dropped_or_kept() -> Result<()> {
    let (site, browser) = open().await?;
    let played = play(&browser, &site).await?;
    let shown = seeds(&browser).await?;
    // Another first move than the one that was played.
    let other = "(() => { const open = [...document.querySelectorAll('.pit.open')]; open.at(-1).click(); return true; })()";
    browser.click("#to-start").await?;
    browser.wait_until("document.querySelectorAll('.pit.open').length > 1").await?;
    browser.value(other).await?;
    browser.wait_for("#trial").await?;
    // The engine answers in it.
    let tried = "document.querySelectorAll('.moves .variation > ol > li').length";
    browser.wait_until(&format!("{tried} === 2")).await?;
    browser.click("#drop-trial").await?;
    browser.wait_until("document.querySelector('#trial') === null").await?;
    ensure!(
        main_line(&browser).await? == played && seeds(&browser).await? == shown,
        "the game is another one"
    );
    // Once more, and for good.
    browser.value("document.querySelector('.moves .variation button').click() ?? true").await?;
    browser.wait_for("#trial").await?;
    browser.click("#keep-trial").await?;
    browser.wait_until("document.querySelector('#trial') === null").await?;
    // The previous moves are a variation now.
    let main_line = "document.querySelectorAll('.moves > ol > li:not(.variation)').length";
    browser.wait_until(&format!("{main_line} === 2 && {tried} === {}", played.len())).await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let kept = moves(&browser).await?;
    browser.web.refresh().await?;
    browser.wait_until(&format!("{main_line} === 2")).await?;
    ensure!(moves(&browser).await? == kept);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_online_game_is_looked_back_on_while_it_goes_on() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "oware", false).await?;
    let mut played = MatchSession::new(catalogue::game("oware").context("oware")?);
    let entries = |count| format!("document.querySelector('#game').dataset.entries === '{count}'");
    let mut mover: Option<&Browser> = None;
    for number in 0..3 {
        let texts = played.session().ply_texts();
        let pit = played.moves()[0].pit().context("a pit")?;
        let open = format!("document.querySelector('#pit-{}')?.classList.contains('open')", pit.index());
        // The one who has just moved looks back while the other one moves.
        if let Some(watcher) = mover {
            watcher.click("#to-start").await?;
            watcher.check_board(played.game(), played.session().start()).await?;
        }
        let now = crate::online::wait_for_either(&south, &north, &open).await?;
        now.value(&format!("document.querySelector('#pit-{}').click() ?? true", pit.index())).await?;
        played.enter(&texts[0]).map_err(|error| anyhow::anyhow!("{error}"))?;
        for browser in [&south, &north] {
            browser.wait_until(&entries(number + 1)).await?;
        }
        if let Some(watcher) = mover {
            // Received moves do not disturb a player who looks back; then they return.
            watcher.check_board(played.game(), played.session().start()).await?;
            ensure!(watcher.value("document.querySelector('.pit.open')").await? == Value::Null);
            watcher.click("#to-end").await?;
            watcher.wait_for_rest().await?;
            watcher.check_board(played.game(), played.position()).await?;
        }
        mover = Some(now);
    }
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_engine_is_told_as_its_player_sees_it() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    // South loses: the own score comes first.
    let nearly = "/play/kalah?seats=human,engine:2&position=S+0+0+0+0+0+1+/+N+1+0+0+0+0+0+/+stores+22+24";
    browser.go(&site.url(nearly), "#pit-5.open").await?;
    browser.click("#pit-5").await?;
    browser.wait_for("#ending").await?;
    listed_with(&browser, &site, &["you lost 23 : 25", "opponent: Goat, level 2"]).await?;
    // One person plays two of four sides: both are hers, and both lose.
    browser.go(&site.url("/play/ruma?seats=human,engine:1"), ".pit.open").await?;
    browser.wait_until("document.querySelector('#status').innerText.startsWith('Your turn')").await?;
    browser.value("(window.confirm = () => true) && true").await?;
    let resign =
        "[...document.querySelectorAll('.beside button')].find(button => button.innerText === 'Give up')";
    browser.value(&format!("{resign}.click() ?? true")).await?;
    browser.wait_until("document.querySelector('#ending')?.innerText.includes('wins this time')").await?;
    listed_with(&browser, &site, &["you lost", "Ruma"]).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_ones_games_fits_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.pretend_size(360, 740).await?;
    for language in ["en", "it", "ro", "ru"] {
        browser.value(&format!("localStorage.setItem('language', '{language}') ?? true")).await?;
        browser.go(&site.url("/yours"), "#import").await?;
        browser.wait_until(&format!("document.documentElement.lang === '{language}'")).await?;
        browser.wait_until("document.documentElement.scrollWidth <= innerWidth").await?;
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_is_told_of() -> Result<()> {
    let (site, browser) = open().await?;
    let refuse = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };";
    let refuse = serde_json::json!({ "source": refuse });
    browser.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", refuse).await?;
    browser.go(&site.url("/yours"), "#import").await?;
    browser.wait_for_text("main", |text| text.contains("does not store data")).await?;
    browser.wait_for_value("document.querySelector('#none-found').innerText", "").await?;
    browser.close().await
}
