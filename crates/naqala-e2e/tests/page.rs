//! The page in a real browser: what a player does, from the first click to a game without a network.
//!
//! `cargo xtask browser` builds the page and runs these tests, one after the other.

use anyhow::{Context as _, Result, ensure};
use naqala::{Choices, Move, MoveKind, Session, Silent, catalogue};
use naqala_e2e::{Browser, Site};
use naqala_learn::Course;
use serde_json::Value;
use thirtyfour::Key;

/// A usual screen.
const SCREEN: (u32, u32) = (1280, 900);

async fn open() -> Result<(Site, Browser)> {
    let site = Site::start().await?;
    let browser = Browser::open(SCREEN.0, SCREEN.1).await?;
    Ok((site, browser))
}

/// Sowing is shown at once from now on: tests are about what happens, not about how it looks.
async fn without_films(site: &Site, browser: &Browser) -> Result<()> {
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'off') ?? true").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_first_move_with_one_click() -> Result<()> {
    let (_site, browser) = open().await?;
    browser.go(&_site.url("/"), "#pit-2").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('#told').innerText.length > 10").await?;
    // The engine answers.
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_against_the_engine() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/play/kalah?seats=human,engine:1"), "#pit-0").await?;
    for _ in 0..300 {
        browser.wait_until("document.querySelector('.pit.open') !== null || document.querySelector('#status').innerText.includes('over')").await?;
        if browser.text("#status").await?.contains("over") {
            ensure!(
                browser.text("#status").await?.contains("wins")
                    || browser.text("#status").await?.contains("draw")
            );
            return browser.close().await;
        }
        browser.value("document.querySelector('.pit.open').click() ?? true").await?;
    }
    anyhow::bail!("the game does not end")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keyboard_alone() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-0").await?;
    let body = browser.wait_for("body").await?;
    // Tab leads to the board at last; within it, arrows do.
    for _ in 0..30 {
        body.send_keys(Key::Tab + "").await?;
        if browser.value("document.activeElement.classList.contains('pit')").await? == Value::Bool(true) {
            break;
        }
    }
    let focused = |browser: &Browser| {
        let browser = browser.web.clone();
        async move { Ok::<_, anyhow::Error>(browser.active_element().await?) }
    };
    focused(&browser).await?.send_keys(Key::Right + Key::Right).await?;
    ensure!(browser.value("document.activeElement.id").await? == "pit-2");
    focused(&browser).await?.send_keys(Key::Enter + "").await?;
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    // A letter plays the pit of that name.
    browser.wait_until("document.querySelector('#pit-0').classList.contains('open')").await?;
    browser.value("document.querySelector('#pit-0').focus() ?? true").await?;
    focused(&browser).await?.send_keys("b").await?;
    browser.wait_until("document.querySelectorAll('.moves li').length >= 3").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_every_game_shows_what_the_kernel_plays() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    for (number, rules) in catalogue::all().iter().enumerate() {
        let mut session = Session::new(rules.compile(&Choices::new())?);
        let game = session.game().clone();
        // Starts that are thrown at random are given to the page.
        let start = game.position_text(session.position()).replace('+', "%2B").replace(' ', "+");
        let address = site.url(&format!("/play/{}?position={start}", rules.id()));
        if let Err(error) = browser.go(&address, "#pit-0").await {
            return Err(error.context(format!("{address}: {}", browser.text("main").await?)));
        }
        browser.check_board(&game, session.position()).await?;
        for step in 0..5 {
            let moves = session.moves();
            if moves.is_empty() || session.outcome().is_some() {
                break;
            }
            let mv = moves[(number * 7 + step * 3) % moves.len()];
            play(&browser, &session, mv).await.with_context(|| format!("{} move {step}", rules.id()))?;
            session.play_legal(mv, &mut Silent);
            browser.wait_for_rest().await?;
            browser.check_board(&game, session.position()).await?;
        }
    }
    browser.close().await
}

/// Plays a decision by clicks.
async fn play(browser: &Browser, session: &Session, mv: Move) -> Result<()> {
    let text = session.game().move_text(session.position(), mv);
    let of_pit = |other: &&Move| other.pit() == mv.pit() && !matches!(other.kind(), MoveKind::Pay(_));
    if let Some(pit) = mv.pit().filter(|_| !matches!(mv.kind(), MoveKind::Pay(_))) {
        browser.value(&format!("document.querySelector('#pit-{}').click() ?? true", pit.index())).await?;
        if session.moves().iter().filter(of_pit).count() < 2 {
            return Ok(());
        }
    }
    let choose = format!(
        "(() => {{ const wanted = {}; const all = [...document.querySelectorAll('.choices button')]; \
         const found = all.find(b => b.innerText.split(' ').pop() === wanted || b.innerText.endsWith('(' + wanted + ')')); \
         found?.click(); return found !== undefined; }})()",
        Value::from(text.as_str())
    );
    browser.wait_until(&choose).await.with_context(|| format!("no button for {text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_a_pit_tells_what_it_would_do_or_why_not() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/play/oware"), "#pit-2").await?;
    browser.wait_for("#pit-2").await?.focus().await?;
    browser.wait_until("document.querySelector('#seen').innerText.includes('4 seeds')").await?;
    ensure!(browser.text("#pit-3 .change").await? == "+1");
    browser.wait_for("#pit-7").await?.focus().await?;
    browser.wait_until("document.querySelector('#seen').innerText.includes('other player')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_shows_lines_and_judges_a_game() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware?moves=c+D+a+F"), "#pit-0").await?;
    browser.wait_until("document.querySelectorAll('#engine-lines li').length === 3").await?;
    ensure!(browser.text(".value-bar .text").await?.contains("South"));
    browser.click("#judge").await?;
    browser.wait_until("document.querySelectorAll('.graph .dot').length === 4").await?;
    ensure!(browser.text(".judgement").await?.contains('%'));
    // Back to the start of the game by the list of moves.
    browser.click(".moves .row button:first-child").await?;
    let game = catalogue::game("oware").context("oware")?;
    browser.wait_for_rest().await?;
    browser.check_board(&game, &game.start()).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_set_up_and_a_record_opened() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware"), "#pit-0").await?;
    browser.click("#editor summary").await?;
    browser.fill("#editor .seed-fields label:nth-child(1) input", "200").await?;
    browser.wait_until("document.querySelector('#editor .mistake') !== null").await?;
    ensure!(browser.value("document.querySelector('#show-position').disabled").await? == Value::Bool(true));
    browser.fill("#editor .seed-fields label:nth-child(1) input", "2").await?;
    browser.fill("#editor .seed-fields label:nth-child(2) input", "6").await?;
    browser.wait_until("!document.querySelector('#show-position').disabled").await?;
    browser.click("#show-position").await?;
    browser.wait_until("document.querySelector('#pit-0')?.dataset.seeds === '2'").await?;

    browser.click("#exchange summary").await?;
    browser.fill("#record", "[Game \"kalah\"]\n\n1. c a *\n").await?;
    browser.click("#open-record").await?;
    browser.wait_until("document.querySelector('h1').innerText.startsWith('Kalah')").await?;
    browser.wait_until("document.querySelectorAll('.moves li').length === 2").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_changed_and_played_in_the_workshop() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/workshop/kalah"), "#source").await?;
    browser.wait_for("#pit-5").await?;
    let rules = catalogue::rules("kalah").context("kalah")?.source();
    browser.fill("#source", &rules.replacen("id = ", "idd = ", 1)).await?;
    browser.wait_until("document.querySelector('#mistakes')?.innerText.includes('line 2')").await?;
    browser.fill("#source", &rules.replace("name = \"Kalah\"", "name = \"My kalah\"")).await?;
    browser.wait_until("document.querySelector('.fine')?.innerText.includes('My kalah')").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('#pit-2').dataset.seeds === '0'").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_is_spoken_everywhere() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/rules/oware"), "article h2").await?;
    let mut seen = vec![browser.text("article").await?];
    for language in ["it", "ro", "ru"] {
        browser.value("document.querySelector('.settings').open = true").await?;
        browser.select("#language", language).await?;
        browser.wait_until(&format!("document.documentElement.lang === '{language}'")).await?;
        let text = browser.text("article").await?;
        ensure!(!seen.contains(&text), "{language} says the same as another language");
        seen.push(text);
    }
    // The choice is remembered.
    browser.go(&site.url("/play/kalah"), "#pit-0").await?;
    browser.wait_until("document.documentElement.lang === 'ru'").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_fit_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    browser.pretend_size(360, 740).await?;
    for id in
        ["oware", "kalah", "bao-kiswahili", "toguz-kumalak", "selus", "omweso", "katro", "o-an-quan", "ruma"]
    {
        browser.go(&site.url(&format!("/play/{id}")), "#pit-0").await?;
        let wide = browser.value("document.documentElement.scrollWidth <= 360").await?;
        ensure!(wide == Value::Bool(true), "{id} is wider than the screen");
        let least = "Math.min(...[...document.querySelectorAll('.pit')].map(p => Math.min(p.offsetWidth, p.offsetHeight)))";
        let least = browser.value(least).await?.as_f64().unwrap_or_default();
        ensure!(least >= 24.0, "{id}: the smallest pit has {least} pixels");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn once_loaded_it_works_without_the_server() -> Result<()> {
    let (mut site, browser) = open().await?;
    without_films(&site, &browser).await?;
    let kept = "(async () => (await caches.match('/games/kalah.toml')) !== undefined)()";
    for _ in 0..100 {
        let done =
            browser.web.execute_async(format!("const done = arguments[0]; {kept}.then(done);"), Vec::new());
        if done.await?.json() == &Value::Bool(true) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    site.stop().await;
    browser.go(&site.url("/play/kalah?seats=human,engine:2"), "#pit-0").await?;
    browser.click("#pit-0").await?;
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_online_and_the_server_is_restarted_in_between() -> Result<()> {
    let (mut site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    for browser in [&south, &north] {
        without_films(&site, browser).await?;
    }
    south.go(&site.url("/online/oware"), "#offer-link").await?;
    south.wait_until("document.querySelector('#offer-game').value === 'oware'").await?;
    south.click("#offer-link").await?;
    south.wait_for("#link").await?;
    let link = south.value("document.querySelector('#link').value").await?;
    north.go(link.as_str().context("a link")?, "#join").await?;
    north.click("#join").await?;
    south.wait_for("#pit-0").await?;
    north.wait_for("#pit-0").await?;
    let mut session = Session::new(catalogue::game("oware").context("oware")?);
    let game = session.game().clone();
    for number in 0..8 {
        if number == 4 {
            // Nothing that was acknowledged is lost, and the players come back by themselves.
            site.stop().await;
            site.start_again().await?;
        }
        let mv = session.moves()[number % session.moves().len()];
        let id = mv.pit().context("a pit")?.index();
        // Whoever's turn it is has this pit open.
        let open = format!("document.querySelector('#pit-{id}').classList.contains('open')");
        let mover = if is_open_soon(&south, &open).await? { &south } else { &north };
        mover.value(&format!("document.querySelector('#pit-{id}').click() ?? true")).await?;
        session.play_legal(mv, &mut Silent);
        for browser in [&south, &north] {
            browser
                .wait_until(&format!("document.querySelectorAll('#entries li').length === {}", number + 1))
                .await?;
            browser.wait_for_rest().await?;
            browser.check_board(&game, session.position()).await?;
        }
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
    }
    south.close().await?;
    north.close().await
}

/// Whether an expression becomes true within a moment.
async fn is_open_soon(browser: &Browser, expression: &str) -> Result<bool> {
    for _ in 0..20 {
        if browser.value(expression).await? == Value::Bool(true) {
            return Ok(true);
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    Ok(false)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_missed_and_then_solved() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/learn"), ".card .facts").await?;
    browser.click("a[href=\"/learn/oware\"]").await?;
    browser.wait_for("#pit-0").await?;
    // Any move solves the first step.
    browser.click("#pit-2").await?;
    browser.wait_for("#passed").await?;
    browser.click("#next").await?;
    browser.wait_until("document.querySelector('#goal').innerText.includes('pit C')").await?;
    // Four seeds from a do not reach C.
    browser.click("#pit-0").await?;
    browser.wait_until("document.querySelector('#missed')?.innerText.includes('pit e')").await?;
    ensure!(browser.value("document.querySelector('.pit.open') === null").await? == Value::Bool(true));
    browser.click("#hint").await?;
    browser.wait_for("#hint-text").await?;
    browser.click("#show").await?;
    browser.wait_until("document.querySelector('#verdict').innerText.includes('yourself')").await?;
    ensure!(browser.value("document.querySelectorAll('.steps .solved').length").await? == 1);
    browser.click("#again").await?;
    browser.wait_until("document.querySelector('#pit-4').dataset.seeds === '4'").await?;
    browser.click("#pit-4").await?;
    browser.wait_for("#passed").await?;
    // What was solved is remembered, and the lesson goes on behind it.
    browser.go(&site.url("/learn/oware"), "#pit-0").await?;
    ensure!(browser.value("document.querySelectorAll('.steps .solved').length").await? == 2);
    ensure!(browser.text(".task .facts").await?.starts_with("Step 3"));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_told_in_every_language() -> Result<()> {
    let (site, browser) = open().await?;
    without_films(&site, &browser).await?;
    browser.go(&site.url("/learn/kalah"), "#pit-0").await?;
    let course = Course::all().iter().find(|course| course.id() == "kalah").context("kalah")?;
    for language in ["it", "ro", "ru", "en"] {
        browser.value("document.querySelector('details.settings')?.setAttribute('open', '') ?? true").await?;
        browser.select("#language", language).await?;
        let title = Value::from(course.steps()[0].title(language));
        browser.wait_until(&format!("document.querySelector('#step-title').innerText === {title}")).await?;
    }
    browser.close().await
}
