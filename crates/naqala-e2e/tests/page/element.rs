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
async fn site(body: &str) -> Result<String> {
    ensure!(Path::new(PACKAGE).join("naqala-board.js").is_file(), "there is no package: cargo xtask npm");
    let page = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Ama</title><link rel=icon href=data:,>\
         <script>window.told=[];for(const name of ['ready','move','end','error'])\
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

async fn label(browser: &Browser, pit: &str) -> Result<Value> {
    browser.value(&format!("{}.getAttribute('aria-label')", inside(&format!("[data-pit={pit}]")))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_replayed_in_a_plain_page() -> Result<()> {
    let browser =
        open("<naqala-board game=oware moves='c D e' controls lang=it still style='--naqala-ground:rgb(1,2,3)'></naqala-board>")
            .await?;
    ensure!(label(&browser, "c").await? == "c: 4");
    let forward = inside("[data-control=forward]");
    browser.value(&format!("{forward}.click() ?? true")).await?;
    browser.wait_until(&format!("{}.innerText.length > 10", inside("p"))).await?;
    ensure!(label(&browser, "c").await? == "c: 0");
    // In Italian, buttons and sentences.
    ensure!(browser.value(&format!("{forward}.title")).await? == "Avanti di una");
    let told = browser.value(&format!("{}.innerText", inside("p"))).await?;
    ensure!(told.as_str().is_some_and(|told| told.starts_with("Sud semina")), "{told}");
    let ground = browser.value(&format!("getComputedStyle({}).fill", inside(".nq-ground"))).await?;
    ensure!(ground == "rgb(1, 2, 3)", "{ground}");
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
    let focused = "document.querySelector('naqala-board').shadowRoot.activeElement.dataset.pit";
    for (key, pit) in [(Key::Right, "b"), (Key::Up, "E"), (Key::Down, "b"), (Key::Right, "c")] {
        browser.press(key).await?;
        ensure!(browser.value(focused).await? == pit, "{pit}");
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
