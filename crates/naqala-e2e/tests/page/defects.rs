//! Regression tests for former bugs of the page, one each.

use anyhow::{Context as _, Result, ensure};
use naqala_e2e::Browser;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::online::{sit_down, wait_for_either};
use crate::{SCREEN, open, without_animations};

/// South has 79 seeds in the store and North 17.
const MANY: &str = "/play/congkak?position=S+0+0+0+0+0+0+1+/+N+1+0+0+0+0+0+0+/+stores+79+17";

#[tokio::test(flavor = "multi_thread")]
async fn any_number_of_seeds_is_drawn_on_screens_and_telephones() -> Result<()> {
    let (site, browser) = open().await?;
    // All of these seeds are drawn in the store and visible.
    let drawn = "[...document.querySelectorAll('#store-S .heap')].filter(heap => heap.checkVisibility())\
        .map(heap => heap.querySelectorAll('.seed').length).join()";
    for (width, height) in [(1280, 900), (360, 740), (740, 360)] {
        browser.pretend_size(width, height).await?;
        browser.go(&site.url(MANY), "#store-S .seed").await?;
        let there = browser.value(drawn).await?;
        ensure!(there == "79", "{width}×{height}: {there}");
        // They are large enough to be visible, and fill a part of the store.
        let sizes = "(([heap]) => [heap.querySelector('.seed').getBoundingClientRect().width, \
            heap.getBoundingClientRect().width])\
            ([...document.querySelectorAll('#store-S .heap')].filter(heap => heap.checkVisibility()))";
        let sizes: [f64; 2] = serde_json::from_value(browser.value(sizes).await?)?;
        ensure!(sizes[0] > 2.5 && sizes[1] > 20.0, "{width}×{height}: {sizes:?}");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_those_of_the_options_that_are_played() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/rules/oware"), "article h2").await?;
    let usual = browser.text("article").await?;
    browser.go(&site.url("/play/oware?o.grand_slam=illegal"), "#variant").await?;
    let variant = browser.text("#variant").await?;
    ensure!(variant.starts_with("Rules: ") && variant.len() > 12, "{variant}");
    browser.click("header.row a[href^='/rules/']").await?;
    browser.wait_for("article h2").await?;
    ensure!(browser.web.current_url().await?.as_str().contains("o.grand_slam=illegal"));
    let chosen = browser.text("article").await?;
    ensure!(chosen != usual, "the rules are the usual ones");
    // A game with default rules does not mention a variant.
    browser.go(&site.url("/play/oware"), ".options").await?;
    ensure!(browser.value("document.querySelector('#variant')").await? == Value::Null);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_reader_hears_previews_and_refusals() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware"), "#pit-2").await?;
    let live = browser.value("document.querySelector('#heard').getAttribute('aria-live')").await?;
    ensure!(live == "polite", "{live}");
    browser.value("document.querySelector('#pit-2').focus() ?? true").await?;
    browser.wait_until("document.querySelector('#heard').textContent.includes('4 seeds')").await?;
    // Enter on a pit of the other player says why it cannot be played, and says it again when pressed again.
    browser.value("document.querySelector('#pit-7').focus() ?? true").await?;
    browser.wait_until("document.querySelector('#heard').textContent.includes('other player')").await?;
    let before = browser.value("document.querySelector('#heard').textContent").await?;
    browser.press(Key::Enter).await?;
    browser.wait_until(&format!("document.querySelector('#heard').textContent !== {before}")).await?;
    ensure!(browser.text("#told").await?.is_empty(), "nothing was played");
    // What a pit shows is part of its accessible name.
    let named = "(pit => pit.getAttribute('aria-label').replace(/[^a-z0-9 ]/gi, '').includes(\
        ['.name', '.count'].map(part => pit.querySelector(part).textContent.trim()).join(' ')))\
        (document.querySelector('#pit-2'))";
    ensure!(browser.value(named).await? == true);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn all_other_seats_are_the_engines_and_a_person_sits_at_both_of_his() -> Result<()> {
    const SEATS: &str = "[...document.querySelectorAll('.opponents select')].map(seat => seat.value).join()";
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".card").await?;
    browser.fill("#search", "ruma").await?;
    browser.wait_until("document.querySelector('.card h3').innerText === 'Ruma'").await?;
    browser.click(".card h3 a").await?;
    browser.wait_for("#pit-0").await?;
    // Two players have two rows each.
    let two = browser.value(SEATS).await?;
    ensure!(two == "human,engine:4", "{two}");
    browser.go(&site.url("/play/ruma?o.players=4&seats=human,engine:4"), "#pit-0").await?;
    let four = browser.value(SEATS).await?;
    ensure!(four == "human,engine:4,engine:4,engine:4", "{four}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_status_waits_for_the_seeds() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'slow') ?? true").await?;
    browser.go(&site.url("/play/oware"), "#pit-2").await?;
    browser.click("#pit-2").await?;
    browser.wait_for(".board.moving").await?;
    browser.wait_for_text("#status", |text| text == "South sows …").await?;
    browser.wait_for_rest().await?;
    browser.wait_until("document.querySelector('#status').innerText.startsWith('North')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_opened_without_a_last_sign_and_their_fields_fit() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/analyse/kalah"), "#pit-0").await?;
    browser.click("#exchange summary").await?;
    let over = "(field => field.getBoundingClientRect().right - field.closest('details').getBoundingClientRect().right)\
        (document.querySelector('#exchange input[type=file]'))";
    let over = browser.value(over).await?.as_f64().context("a number")?;
    ensure!(over <= 0.0 && browser.overflow().await? <= 0.0, "the field is {over} pixels too wide");
    browser.fill("#record", "[Game \"kalah\"]\n\n1. c a").await?;
    browser.click("#open-record").await?;
    browser.wait_until("document.querySelectorAll('.moves li').length === 2").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_workshop_opens_keeps_what_was_typed_and_leaves_the_game_alone() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/workshop"), "#pit-2").await?;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('#pit-2').dataset.seeds === '0'").await?;
    // A comment changes no rule, so the trial game continues.
    let source = browser.value("document.querySelector('#source').value").await?;
    let source = source.as_str().context("a text")?.to_owned();
    let commented = format!("{source}\n# a remark\n");
    browser.fill("#source", &commented).await?;
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    browser.wait_for_value("document.querySelector('#pit-2').dataset.seeds", "0").await?;
    // A reload restores the draft, and the original file is still available.
    browser.go(&site.url("/workshop"), "#drop-draft").await?;
    let kept = "document.querySelector('#source').value.endsWith('# a remark\\n')";
    browser.wait_until(kept).await?;
    browser.click("#drop-draft").await?;
    browser.wait_until(&format!("document.querySelector('#source') && !{kept}")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_found_as_one_expects() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".card").await?;
    let first = "document.querySelector('.card h3').innerText";
    for (typed, wanted) in [("kalah", "Kalah"), ("kallah", "Kalah")] {
        browser.fill("#search", typed).await?;
        browser.wait_until(&format!("{first} === '{wanted}'")).await.context(typed)?;
    }
    let all = "[...document.querySelectorAll('.card h3')].map((name) => name.innerText).join()";
    for typed in ["4 players", "four players"] {
        browser.fill("#search", typed).await?;
        browser.wait_until(&format!("{all} === 'Abstract Mancala,Ruma'")).await.context(typed)?;
    }
    for (typed, wanted) in [
        ("oware", "Oware"),
        ("awale", "Oware"),
        ("owrae", "Oware"),
        ("mancala", "Kalah"),
        ("toguz", "Toguz Kumalak"),
    ] {
        browser.fill("#search", typed).await?;
        browser.wait_until(&format!("{first} === '{wanted}'")).await.context(typed)?;
    }
    // Of the games that are called bao, the best known one comes first; those that are only like it come last.
    browser.fill("#search", "bao").await?;
    browser.wait_until(&format!("{first} === 'Bao la Kiswahili'")).await?;
    let names = "[...document.querySelectorAll('#games h3')].map(name => /bao/i.test(name.innerText) ? 'b' : '.').join('')";
    let names = browser.value(names).await?;
    ensure!(
        names.as_str().is_some_and(|names| names.starts_with("bbbb") && !names.contains(".b")),
        "{names}"
    );
    for typed in ["2x6", "two rows"] {
        browser.fill("#search", typed).await?;
        browser.wait_until("document.querySelectorAll('.card').length > 5").await.context(typed)?;
        let all = "[...document.querySelectorAll('.card .facts')].every(facts => facts.textContent.startsWith('2×'))";
        ensure!(browser.value(all).await? == true, "{typed}");
    }
    browser.fill("#search", "chess").await?;
    browser.wait_until("document.querySelector('#none-found').innerText.includes('chess')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn long_explanations_and_choices_push_nothing_down() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/bao-kiswahili"), ".controls").await?;
    let top = "document.querySelector('.controls').getBoundingClientRect().top + scrollY";
    let height = |browser: &naqala_e2e::Browser| {
        let browser = browser.web.clone();
        async move {
            Ok::<_, anyhow::Error>(browser.execute(format!("return {top}"), vec![]).await?.json().clone())
        }
    };
    let before = height(&browser).await?.as_f64().context("a number")?;
    for _ in 0..8 {
        browser.value("document.querySelector('.pit.open').click() ?? true").await?;
        let moved = height(&browser).await?.as_f64().context("a number")? - before;
        ensure!(moved.abs() < 2.0, "the controls move by {moved} pixels when a way is asked for");
        browser.value("document.querySelector('.choices button')?.click() ?? true").await?;
        browser.wait_for_rest().await?;
        let moved = height(&browser).await?.as_f64().context("a number")? - before;
        ensure!(moved.abs() < 60.0, "the controls move by {moved} pixels: {}", browser.text("#told").await?);
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_is_gone_has_a_heading() -> Result<()> {
    let (site, mut browser) = open().await?;
    browser.forgive("/api/seeks/none-such");
    browser.go(&site.url("/join/none-such"), ".mistake").await?;
    browser.wait_for_text("h1", |text| text == "This offer is gone").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_cannot_be_loaded_is_reported() -> Result<()> {
    let (mut site, mut browser) = open().await?;
    browser.forgive("net::ERR");
    browser.forgive("cannot be fetched");
    browser.forgive("fetching the script");
    browser.go(&site.url("/"), ".card").await?;
    // The settings appear shortly after the board, without user action.
    browser.wait_for("#language").await?;
    site.stop().await;
    browser.value("document.querySelector('.settings').open = true").await?;
    browser.select("#language", "ru").await?;
    browser.wait_until("document.querySelector('#language-missing').innerText.includes('Русский')").await?;
    browser.wait_for_value("document.documentElement.lang", "en").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_cannot_be_loaded_is_asked_for_again() -> Result<()> {
    let (mut site, mut browser) = open().await?;
    browser.forgive("net::ERR");
    browser.forgive("cannot be fetched");
    browser.forgive("fetching the script");
    browser.go(&site.url("/"), "#pit-2").await?;
    site.stop().await;
    browser.click("#pit-2").await?;
    browser.wait_until("document.querySelector('.lines .mistake') !== null").await?;
    site.start_again().await?;
    browser.wait_until("document.querySelector('#told').innerText.startsWith('North')").await?;
    ensure!(browser.value("document.querySelector('.lines .mistake')").await? == Value::Null);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_hint_when_a_game_is_over() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser
        .go(&site.url("/play/oware?position=S+0+0+1+0+0+1+/+N+2+1+0+0+0+0+/+stores+22+21"), "#pit-5")
        .await?;
    browser.click("#pit-5").await?;
    browser.wait_until("document.querySelector('#status').innerText.includes('over')").await?;
    browser.wait_for_value("document.querySelector('#hint').disabled", true).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_finds_the_step_of_a_lesson() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/learn/oware"), "#pit-0").await?;
    browser.click(".steps li:nth-child(4) button").await?;
    browser.wait_until("document.querySelector('.task .facts').innerText.startsWith('Step 4')").await?;
    browser.go(&site.url("/learn/oware"), "#pit-0").await?;
    browser.wait_for_text(".task .facts", |text| text.starts_with("Step 4")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_winners_score_comes_first() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser
        .go(&site.url("/play/kalah?position=S+0+0+0+0+0+1+/+N+1+0+0+0+0+0+/+stores+22+24"), "#pit-5")
        .await?;
    browser.click("#pit-5").await?;
    browser.wait_until("document.querySelector('#status').innerText.includes('North wins, 25 : 23')").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_judged_and_its_result_is_shown() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    let moves = "d+F+c+C+F+A+F+B+F+D+d+C+c+F+E+c+D";
    browser.go(&site.url(&format!("/analyse/kalah?moves={moves}")), "#pit-0").await?;
    browser.wait_until("document.querySelector('.value-bar .text').innerText.includes('wins')").await?;
    ensure!(browser.text("#engine-facts").await?.is_empty(), "the engine has searched a game that is over");
    browser.click("#judge").await?;
    let whole = "document.querySelectorAll('.graph .dot').length === 17";
    browser.wait_until(whole).await?;
    // In a variation, too, it is the game that is judged.
    browser.click("#to-start").await?;
    browser.value("document.querySelector('#pit-0').click() ?? true").await?;
    browser.wait_until("document.querySelector('.moves .variation') !== null").await?;
    browser.click("#judge").await?;
    browser.wait_until("document.querySelector('#judge').ariaDisabled === 'true'").await?;
    browser
        .wait_until(&format!("document.querySelector('#judge').ariaDisabled === 'false' && {whole}"))
        .await?;
    browser.close().await
}

/// How far the middles of the arrows are from the middle of a pit, in pixels: aside and down, with the arrow.
async fn arrows(browser: &Browser, pit: &str) -> Result<Vec<(f64, f64, String)>> {
    let found = browser
        .value(&format!(
            "(() => {{ const middle = (part) => {{ const area = part.getBoundingClientRect(); \
               return [area.x + area.width / 2, area.y + area.height / 2]; }}; \
             const [x, y] = middle(document.querySelector('{pit}')); \
             return [...document.querySelectorAll('.way')].map(way => [middle(way)[0] - x, middle(way)[1] - y, way.innerText]); }})()"
        ))
        .await?;
    Ok(serde_json::from_value(found)?)
}

#[tokio::test(flavor = "multi_thread")]
async fn arrows_lie_beside_their_pit_and_point_away_from_it() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    for (width, height) in [(1280, 800), (360, 740), (740, 360)] {
        browser.pretend_size(width, height).await?;
        browser.go(&site.url("/play/o-an-quan"), "#pit-2.open").await?;
        browser.click("#pit-2").await?;
        browser.wait_for(".way").await?;
        let found = arrows(&browser, "#pit-2").await?;
        let place = "(area => Math.max(area.width, area.height))(document.querySelector('#pit-2').getBoundingClientRect())";
        let most = browser.value(place).await?.as_f64().context("a number")? / 2.0 + 24.0;
        ensure!(found.len() == 2, "{width}×{height}: {found:?}");
        for (right, down, sign) in &found {
            let is_near = right.abs() <= most && down.abs() <= most;
            let points = match sign.as_str() {
                "→" => *right > 10.0 && down.abs() < 5.0,
                "←" => *right < -10.0 && down.abs() < 5.0,
                "↓" => *down > 10.0 && right.abs() < 5.0,
                "↑" => *down < -10.0 && right.abs() < 5.0,
                _ => false,
            };
            ensure!(is_near && points, "{width}×{height}: {found:?}");
        }
        // The board stands upright on a telephone, and the arrow keys follow.
        let is_upright = height > width;
        ensure!(found.iter().all(|(_, _, sign)| "↑↓".contains(sign.as_str()) == is_upright), "{found:?}");
        browser.press(Key::Escape).await?;
        browser.press(if is_upright { Key::Down } else { Key::Right }).await?;
        ensure!(browser.value("document.activeElement.id").await? == "pit-3", "{width}×{height}");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turned_board_has_the_own_store_below_on_a_telephone() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.pretend_size(360, 740).await?;
    let below = "document.querySelector('#store-S').getBoundingClientRect().top > document.querySelector('#store-N').getBoundingClientRect().top";
    for id in ["kalah", "bao-kiswahili"] {
        browser.go(&site.url(&format!("/play/{id}?seats=human,human")), "#pit-0").await?;
        ensure!(browser.value(below).await? == true, "{id}");
        browser.go(&site.url(&format!("/play/{id}?seats=engine:1,human")), "#pit-0").await?;
        ensure!(browser.value(below).await? == false, "{id} turned");
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_heap_that_a_long_press_has_opened_stays_open() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.pretend_size(360, 740).await?;
    browser.go(&site.url("/play/kalah"), "#pit-2").await?;
    let middle = "(area => [area.x + area.width / 2, area.y + area.height / 2])(document.querySelector('#pit-2').getBoundingClientRect())";
    let middle: [f64; 2] = serde_json::from_value(browser.value(middle).await?)?;
    let touch = |kind: &'static str| {
        let points = if kind == "touchEnd" { json!([]) } else { json!([{ "x": middle[0], "y": middle[1] }]) };
        let web = browser.web.clone();
        async move {
            let event = json!({ "type": kind, "touchPoints": points });
            web.cdp().send_raw("Input.dispatchTouchEvent", event).await
        }
    };
    touch("touchStart").await?;
    browser.wait_for("#counted[open]").await?;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    touch("touchEnd").await?;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    ensure!(browser.value("document.querySelector('#counted').open").await? == true, "it is closed");
    browser.click("#counted button").await?;
    browser.wait_until("document.querySelector('#counted') === null").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_ones_turn_while_the_other_one_sows() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/"), ".board").await?;
    browser.value("localStorage.setItem('pace', 'slow') ?? true").await?;
    browser.go(&site.url("/play/oware?seats=human,engine:1"), "#pit-2.open").await?;
    // What the status says while North's seeds move.
    let watch = "(() => { window.said = []; setInterval(() => { \
        if (document.querySelector('.board.moving') && document.querySelector('#told').innerText.startsWith('North')) \
          window.said.push(document.querySelector('#status').innerText); }, 20); return true; })()";
    browser.value(watch).await?;
    browser.click("#pit-2").await?;
    browser.wait_until("window.said.length > 0 && document.querySelector('.pit.open') !== null").await?;
    let said = browser.value("[...new Set(window.said)].join()").await?;
    ensure!(!said.as_str().unwrap_or_default().contains("Your turn"), "{said}");
    browser.wait_for_text("#status", |text| text == "Your turn.").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_online_game_says_whose_turn_it_is_and_how_it_ended_in_the_readers_language() -> Result<()> {
    let (site, south) = open().await?;
    let north = Browser::open(SCREEN.0, SCREEN.1).await?;
    sit_down(&site, &south, &north, "bao-kenya-children", false).await?;
    let mover = wait_for_either(&south, &north, "document.querySelector('.pit.open') !== null").await?;
    let other = if std::ptr::eq(mover, &south) { &north } else { &south };
    mover.wait_until("document.querySelector('#status').innerText.startsWith('Your turn')").await?;
    other.wait_until("/ to (move|decide)/.test(document.querySelector('#status').innerText)").await?;
    mover.value("(window.confirm = () => true) && true").await?;
    mover.click("#resign").await?;
    // Nobody loses a game that has hardly begun; afterwards there is another one.
    for browser in [mover, other] {
        browser.wait_for("#ending #again").await?;
    }
    mover.click("#again").await?;
    other.click("#ending .accept").await?;
    for browser in [mover, other] {
        browser
            .wait_until(
                "document.querySelector('#game') !== null && document.querySelector('#ending') === null",
            )
            .await?;
    }
    // The list of one's games.
    south.value("localStorage.setItem('language', 'it') ?? true").await?;
    south.go(&site.url("/online"), ".lobby h2").await?;
    let listed = "[...document.querySelectorAll('.lobby .list a')].some(game => game.innerText.startsWith('Bao dei bambini del Kenya')) \
        && document.querySelector('.lobby').innerText.includes('la partita è stata annullata')";
    south.wait_until(listed).await?;
    south.close().await?;
    north.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_close_by_escape_and_by_a_click_elsewhere() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/glossary"), "#words dt").await?;
    let is_open = "document.querySelector('.settings').open";
    browser.click(".settings > summary").await?;
    browser.wait_for("#count-how").await?;
    browser.click("#draw-seeds").await?;
    ensure!(browser.value(is_open).await? == true, "a setting closes the sheet");
    browser.press(Key::Escape).await?;
    browser.wait_until(&format!("!{is_open}")).await?;
    browser.click(".settings > summary").await?;
    browser.wait_until(is_open).await?;
    browser.click("h1").await?;
    browser.wait_until(&format!("!{is_open}")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_no_game_of_ones_own_until_one_plays() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?moves=c+A"), "#new-game").await?;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    browser.go(&site.url("/yours"), "#kept").await?;
    browser.wait_for_value("document.querySelectorAll('#kept li').length", 0).await?;
    browser.go(&site.url("/play/oware?moves=c+A"), "#new-game").await?;
    browser.click("#pit-0").await?;
    browser.wait_for_kept_games(1).await?;
    browser.go(&site.url("/yours"), "#kept li").await?;
    // A link that cannot be played leads to the game all the same.
    browser.go(&site.url("/play/oware?moves=c+c"), ".trouble a").await?;
    browser.wait_for_text("h1", |text| text == "Move 2 in this link, “c”, cannot be played.").await?;
    browser.click(".trouble a").await?;
    browser.wait_for("#pit-0").await?;
    browser.close().await
}
