//! The element `<naqala-board>` in a plain page from a plain file server.

use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use naqala_e2e::Browser;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::SCREEN;
use crate::file_site::FileSite;

/// Where `cargo xtask npm` puts the package.
const PACKAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/npm");

/// A site of files: the page at its root, the package in the folder `naqala` of another folder.
///
/// Its policy is a strict one, with what the package asks for: WebAssembly, and nothing that a text of the page could bring in.
/// What violates it is a complaint of the browser.
async fn site(body: &str) -> Result<String> {
    ensure!(Path::new(PACKAGE).join("naqala-board.js").is_file(), "there is no package: cargo xtask npm");
    let page = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ama</title><link rel=icon href=data:,>\
         <meta http-equiv=content-security-policy content=\"default-src 'self'; img-src data:; \
         script-src 'self' 'nonce-told' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types naqala\">\
         <script nonce=told>window.told=[];for(const name of ['ready','move','show','end','error'])\
         addEventListener('naqala-'+name,e=>told.push([name,e.detail?.message??e.detail]))</script>\
         <script type=module src=some/where/naqala/naqala-board.js></script><main><h1>Ama</h1>{body}</main></html>"
    );
    FileSite { folder: PACKAGE, place: "/some/where/naqala/", page }.serve().await
}

async fn open(body: &str) -> Result<Browser> {
    let browser = Browser::open(SCREEN.0, SCREEN.1).await?;
    browser.go(&site(body).await?, "naqala-board").await?;
    browser.wait_until("window.told.length > 0").await?;
    let told = browser.value("told[0]").await?;
    ensure!(told == json!(["ready", null]), "{told}");
    Ok(browser)
}

/// The elements of a board, by a selector.
fn inside(css: &str) -> String {
    format!("document.querySelector('naqala-board').shadowRoot.querySelector('{css}')")
}

/// The pit that has the focus.
const FOCUSED: &str = "document.querySelector('naqala-board').shadowRoot.activeElement?.dataset.pit";

async fn label(browser: &Browser, pit: &str) -> Result<Value> {
    browser.value(&format!("{}.getAttribute('aria-label')", inside(&format!("[data-pit={pit}]")))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_replayed_in_a_plain_page() -> Result<()> {
    let browser =
        open("<naqala-board game=oware moves='c D e' controls lang=it still></naqala-board>").await?;
    ensure!(label(&browser, "c").await? == "c: 4");
    let forward = inside("[data-control=forward]");
    browser.value(&format!("{forward}.click() ?? true")).await?;
    browser.wait_until(&format!("{}.innerText.length > 10", inside("p"))).await?;
    ensure!(label(&browser, "c").await? == "c: 0");
    // In Italian, buttons and sentences.
    ensure!(browser.value(&format!("{forward}.title")).await? == "Avanti di una");
    let told = browser.value(&format!("{}.innerText", inside("p"))).await?;
    ensure!(told.as_str().is_some_and(|told| told.starts_with("Sud semina")), "{told}");
    browser.value("document.querySelector('naqala-board').show(3) ?? true").await?;
    browser.wait_until("document.querySelector('naqala-board').progress[0] === 3").await?;
    // Other attributes, another board.
    browser.value("document.querySelector('naqala-board').setAttribute('game', 'kalah') ?? true").await?;
    browser.wait_until("told.at(-1)[0] !== 'ready' || told.length > 1").await?;
    let only_here =
        "performance.getEntriesByType('resource').every(one => one.name.startsWith(location.origin))";
    ensure!(browser.value(only_here).await? == json!(true));
    ensure!(browser.audit().await?.is_empty(), "{:?}", browser.audit().await?);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_plays_against_the_engine_by_keyboard() -> Result<()> {
    let browser = open("<naqala-board game=oware play=South level=1 still></naqala-board>").await?;
    browser.value(&format!("{}.focus() ?? true", inside("[data-pit=a]"))).await?;
    for (key, pit) in [(Key::Right, "b"), (Key::Up, "E"), (Key::Down, "b"), (Key::Right, "c")] {
        browser.press(key).await?;
        ensure!(browser.value(FOCUSED).await? == pit, "{pit}");
    }
    browser.press(Key::Enter).await?;
    // The engine moves in its worker, and the person continues.
    browser.wait_until("told.filter(([name]) => name === 'move').length === 2").await?;
    let first = browser.value("told.find(([name]) => name === 'move')[1]").await?;
    ensure!(first["move"] == "c" && first["moves"] == json!(["c"]), "{first}");
    ensure!(first["explanation"].as_str().context("a text")?.contains("South sows 4 seeds"), "{first}");
    browser.wait_until(&format!("{} === null", inside("[data-pit=a][aria-disabled]"))).await?;
    // Taking back goes to before the own move.
    browser.value(&format!("{}.click() ?? true", inside("[data-control=undo]"))).await?;
    browser.wait_until("document.querySelector('naqala-board').progress[1] === 0").await?;
    ensure!(label(&browser, "c").await? == "c: 4");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_seen_as_it_happens() -> Result<()> {
    let browser = open("<naqala-board game=kalah play=both></naqala-board>").await?;
    browser.value(&format!("{}.click() ?? true", inside("[data-pit=c]"))).await?;
    browser.wait_until(&format!("{} !== null", inside("svg set"))).await?;
    // While seeds move, playing is disabled.
    ensure!(
        browser.value(&format!("{} === null", inside(".pit:not([aria-disabled])"))).await? == json!(true)
    );
    browser.wait_until("told.some(([name]) => name === 'move')").await?;
    ensure!(browser.value(&format!("{} === null", inside("svg set"))).await? == json!(true));
    ensure!(label(&browser, "c").await? == "c: 0");
    // Text that is not a move is refused.
    let refused = "document.querySelector('naqala-board').play('A').catch(error => told.push(['refused', String(error)])) && true";
    browser.value(refused).await?;
    browser.wait_until("told.at(-1)[0] === 'refused'").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told() -> Result<()> {
    let mut browser = Browser::open(SCREEN.0, SCREEN.1).await?;
    // A file that is not there is a complaint of the browser, too.
    browser.forgive("404");
    browser.go(&site("<naqala-board game=chess></naqala-board>").await?, "naqala-board").await?;
    browser.wait_until("window.told.length > 0").await?;
    let told = browser.value("told[0]").await?;
    ensure!(told[0] == "error" && told[1].as_str().is_some_and(|why| why.contains("chess.game")), "{told}");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_could_not_be_loaded_is_loaded_the_next_time() -> Result<()> {
    let browser = open("<naqala-board game=oware play=South level=1 still></naqala-board>").await?;
    let fail = "(window.took = fetch, window.fails = 1, window.fetch = (what, ...rest) => \
        String(what).includes('/engine/') && fails-- > 0 \
          ? Promise.reject(new Error('no network')) : took(what, ...rest), true)";
    browser.value(fail).await?;
    browser.value(&format!("{}.click() ?? true", inside("[data-pit=c]"))).await?;
    browser.wait_until("told.some(([name, why]) => name === 'error' && why === 'no network')").await?;
    browser.value(&format!("{}.click() ?? true", inside("[data-control=undo]"))).await?;
    browser.wait_until("document.querySelector('naqala-board').progress[1] === 0").await?;
    browser.value(&format!("{}.click() ?? true", inside("[data-pit=d]"))).await?;
    browser.wait_until("document.querySelector('naqala-board').progress[1] === 2").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_another_language_theme_and_place() -> Result<()> {
    let browser = open("<naqala-board game=oware play=both still></naqala-board><aside></aside>").await?;
    browser.value(&format!("{}.click() ?? true", inside("[data-pit=c]"))).await?;
    browser.wait_until("told.some(([name]) => name === 'move')").await?;
    let board = "document.querySelector('naqala-board')";
    for change in [
        "setAttribute('lang', 'it')",
        "setAttribute('theme', 'plain')",
        "setAttribute('level', '2')",
        "toggleAttribute('controls')",
    ] {
        browser.value(&format!("{board}.{change} ?? true")).await?;
    }
    browser.wait_until(&format!("{}.innerText.startsWith('Sud semina')", inside("p"))).await?;
    browser.wait_until(&format!("{} !== null", inside("svg.theme-plain"))).await?;
    browser.value(&format!("document.querySelector('aside').append({board}) ?? true")).await?;
    // North goes on where the game was.
    browser.wait_until(&format!("{} === null", inside("[data-pit=A][aria-disabled]"))).await?;
    ensure!(label(&browser, "c").await? == "c: 0");
    ensure!(browser.value(&format!("{board}.progress")).await? == json!([1, 1]));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_is_offered_whatever_is_clicked() -> Result<()> {
    let position = "S 0 0 0 0 0 0 0 / N 7 7 7 7 7 7 7 / stores 49 0 / turn S";
    let board = format!("<naqala-board game=sungka play=both still position='{position}'></naqala-board>");
    let browser = open(&board).await?;
    let pass = inside(".row button");
    for pit in ["a", "A"] {
        browser.value(&format!("{}.click() ?? true", inside(&format!("[data-pit={pit}]")))).await?;
        ensure!(browser.value(&format!("{pass}.innerText")).await? == "pass", "{pit}");
    }
    browser.value(&format!("({pass}.focus(), {pass}.click(), true)")).await?;
    browser.wait_until("told.some(([name, move]) => name === 'move' && move.move === '-')").await?;
    // The button is gone; whoever plays by keyboard is on the board.
    browser.wait_until(&format!("{FOCUSED} === 'a'")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_seat_is_told_and_a_wrong_move_closes_the_board() -> Result<()> {
    let browser = Browser::open(SCREEN.0, SCREEN.1).await?;
    browser.go(&site("<naqala-board game=oware play=White></naqala-board>").await?, "naqala-board").await?;
    browser.wait_until("window.told.length > 0").await?;
    let told = browser.value("told[0]").await?;
    ensure!(told[0] == "error" && told[1] == "`play` is South, North or both", "{told}");
    // In any case of letters.
    browser.value("document.querySelector('naqala-board').setAttribute('play', 'north') ?? true").await?;
    browser.wait_until("told.some(([name]) => name === 'move')").await?;
    browser.value("document.querySelector('naqala-board').setAttribute('moves', 'A') ?? true").await?;
    browser.wait_until("told.at(-1)[0] === 'error'").await?;
    ensure!(browser.value(&format!("{} === null", inside(".pit"))).await? == json!(true));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_does_not_wait_for_the_answer_and_the_answer_can_be_repeated() -> Result<()> {
    let browser = open("<naqala-board game=oware play=South level=1 still></naqala-board>").await?;
    let board = "document.querySelector('naqala-board')";
    for _ in 0..4 {
        // It is shown, whether or not the engine has answered.
        let play = format!("{board}.play('c').then(() => {board}.progress[1])");
        ensure!(browser.value(&play).await? == json!(1));
        browser.wait_until(&format!("{board}.progress[1] === 2")).await?;
        browser.value(&format!("{board}.undo().then(() => true)")).await?;
    }
    let answers = "new Set(told.filter(([name, move]) => name === 'move' && move.moves.length === 2)\
        .map(([, { move }]) => move)).size";
    ensure!(browser.value(answers).await? == json!(1));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_for_the_engine() -> Result<()> {
    let browser = open("<naqala-board game=oware play=South level=1 still></naqala-board>").await?;
    let both = "Promise.allSettled([
        document.querySelector('naqala-board').play('c'), document.querySelector('naqala-board').play('A')
    ]).then((ends) => ends.map(({ reason }) => reason?.message ?? 'played'))";
    ensure!(browser.value(both).await? == json!(["played", "North is to move"]));
    // It answers all the same, and then it is the person's turn.
    browser.wait_until("told.filter(([name]) => name === 'move').length === 2").await?;
    browser.wait_until(&format!("{} === null", inside("[data-pit=a][aria-disabled]"))).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_walked_faster_than_seeds_move() -> Result<()> {
    let browser = open("<naqala-board game=oware moves='c D e' controls></naqala-board>").await?;
    let forward = inside("[data-control=forward]");
    browser.value(&format!("{forward}.click() ?? true")).await?;
    browser.wait_until(&format!("{} !== null", inside("svg set"))).await?;
    // Seeds that move arrive at once, and those of the next move begin.
    browser.value(&format!("{forward}.click() ?? true")).await?;
    browser.wait_until("document.querySelector('naqala-board').progress[0] === 2").await?;
    browser.value(&format!("{}.click() ?? true", inside("[data-control=to-end]"))).await?;
    browser.wait_until("told.at(-1)[0] === 'show' && told.at(-1)[1].shown === 3").await?;
    let shown = "told.filter(([name]) => name === 'show').map(([, { shown }]) => shown)";
    ensure!(browser.value(shown).await? == json!([1, 2, 3]));
    ensure!(browser.value(&format!("{} === null", inside("svg set"))).await? == json!(true));
    let last = browser.value("told.at(-1)[1]").await?;
    ensure!(
        last["all"] == 3 && last["explanation"].as_str().is_some_and(|does| does.contains("sows")),
        "{last}"
    );
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_chooses_the_colours_at_any_time() -> Result<()> {
    let browser = open("<naqala-board game=oware></naqala-board>").await?;
    let fill = async |shape: &str| browser.value(&format!("getComputedStyle({}).fill", inside(shape))).await;
    let by_theme = fill(".nq-pit").await?;
    let style = "document.querySelector('naqala-board').style";
    for (variable, colour) in
        [("--naqala-ground", "rgb(1, 2, 3)"), ("--naqala-seed", "rgb(4, 5, 6)"), ("color", "rgb(7, 8, 9)")]
    {
        browser.value(&format!("{style}.setProperty('{variable}', '{colour}') ?? true")).await?;
    }
    ensure!(fill(".nq-ground").await? == "rgb(1, 2, 3)");
    // One colour is for all seeds, and what is written beside the board belongs to the page.
    for (shape, colour) in [(".nq-seed:not(.nq-other)", 4), (".nq-other", 4), (".nq-caption", 7)] {
        ensure!(fill(shape).await? == format!("rgb({colour}, {}, {})", colour + 1, colour + 2), "{shape}");
    }
    ensure!(fill(".nq-pit").await? == by_theme);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_ways_to_play_a_pit_are_buttons_and_escape_leads_back() -> Result<()> {
    // There is no French: the board is English, and nothing is asked for that is not there.
    let browser = open("<naqala-board game=bao-kiswahili play=both still lang=fr></naqala-board>").await?;
    ensure!(browser.value(&format!("{}.lang", inside("p"))).await? == "en");
    let ways =
        "document.querySelector('naqala-board').shadowRoot.querySelectorAll('[part=choices] button').length";
    browser.value(&format!("{}.focus() ?? true", inside("[data-pit=a6]"))).await?;
    browser.press(Key::Enter).await?;
    ensure!(browser.value(ways).await? == json!(2) && browser.value(FOCUSED).await? == json!(null));
    browser.press(Key::Escape).await?;
    ensure!(browser.value(ways).await? == json!(0) && browser.value(FOCUSED).await? == "a6");
    // The first of them has the focus, and then the pit has it again.
    browser.press(Key::Enter).await?;
    browser.press(Key::Enter).await?;
    browser.wait_until("told.some(([name]) => name === 'move')").await?;
    ensure!(browser.value(FOCUSED).await? == "a6");
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_framework_may_assign_what_others_write_as_attribute() -> Result<()> {
    let browser = open("<naqala-board game=oware still></naqala-board>").await?;
    let board = "document.querySelector('naqala-board')";
    browser.value(&format!("{board}.play = 'both'")).await?;
    browser.wait_until(&format!("{} === null", inside("[data-pit=c][aria-disabled]"))).await?;
    browser.value(&format!("{board}.play('c').then(() => true)")).await?;
    ensure!(browser.value(&format!("{board}.progress")).await? == json!([1, 1]));
    browser.value(&format!("{board}.play = null")).await?;
    ensure!(browser.value(&format!("{board}.hasAttribute('play')")).await? == json!(false));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_taken_away_leaves_nobody_waiting() -> Result<()> {
    let browser = open("<naqala-board game=oware play=South level=10 still></naqala-board>").await?;
    browser.value("(board = document.querySelector('naqala-board')).play('c').then(() => true)").await?;
    browser.value("board.remove() ?? true").await?;
    browser.value("document.querySelector('main').append(board) ?? true").await?;
    browser.wait_until("board.progress[1] === 2").await?;
    ensure!(browser.value("told.every(([name]) => name !== 'error')").await? == json!(true));
    browser.close().await
}
