//! Boards and records embedded in pages of other sites, and the previews that such sites show for links.

use anyhow::{Context as _, Result, ensure};
use naqala_e2e::Browser;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::{open, without_animations};

/// Another site: every address of it is this page.
async fn site_of_somebody(page: String) -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = format!("http://{}", listener.local_addr()?);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut asked = [0; 2048];
            let _ = stream.read(&mut asked).await;
            let head = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n";
            let answer = format!("{head}content-length: {}\r\n\r\n{page}", page.len());
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    Ok(address)
}

async fn embed_code(browser: &Browser) -> Result<String> {
    let code = browser.value("document.querySelector('#embed-code').value").await?;
    Ok(code.as_str().context("a text")?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn another_site_shows_a_record_and_no_other_page() -> Result<()> {
    let (site, mut browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware?moves=c+D+e"), "#pit-0").await?;
    browser.click("#exchange summary").await?;
    let code = embed_code(&browser).await?;
    ensure!(code.contains("/embed/oware?moves=c+D+e&at=end\""), "{code}");
    browser.click(".moves .row button:first-child").await?;
    browser.wait_until("!document.querySelector('#embed-code').value.includes('at=end')").await?;
    let code = embed_code(&browser).await?;
    ensure!(code.contains("/embed/oware?moves=c+D+e\""), "{code}");
    let page = format!("<!doctype html><title>Ama</title><link rel=icon href=data:,>{code}");
    browser.web.goto(&site_of_somebody(page).await?).await?;
    let frame = browser.wait_for("iframe").await?;
    frame.enter_frame().await?;
    browser.wait_for("#pit-0").await?;
    // A record begins at its beginning, has the board alone, and can be walked along and tried out.
    browser.wait_until("document.querySelectorAll('.moves li').length === 3").await?;
    ensure!(browser.value("document.querySelector('header.frame')").await? == Value::Null);
    ensure!(
        browser.value("document.querySelector('.notes')").await? == Value::Null,
        "a reader can note nothing"
    );
    browser.value("document.querySelector('#forward').click() ?? true").await?;
    browser.wait_until("document.querySelector('#pit-2').dataset.seeds === '0'").await?;
    let more = browser.value("document.querySelector('.embedded a[target]').getAttribute('href')").await?;
    ensure!(more.as_str().is_some_and(|more| more.starts_with("/analyse/oware")), "{more}");
    // A page that is opened from a file shows it, too.
    let file = tempfile::Builder::new().suffix(".html").tempfile()?;
    std::fs::write(file.path(), format!("<!doctype html><title>Ama</title>{code}"))?;
    browser.web.goto(&format!("file://{}", file.path().display())).await?;
    browser.wait_for("iframe").await?.enter_frame().await?;
    browser.wait_until("document.querySelectorAll('.moves li').length === 3").await?;
    // All other pages still cannot be embedded.
    browser.web.enter_default_frame().await?;
    browser.forgive("frame-ancestors");
    browser.forgive("ERR_BLOCKED");
    let other = code.replace("/embed/", "/play/");
    browser
        .web
        .goto(&site_of_somebody(format!("<!doctype html><link rel=icon href=data:,>{other}")).await?)
        .await?;
    let frame = browser.wait_for("iframe").await?;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    frame.enter_frame().await?;
    ensure!(browser.value("document.querySelector('.board')").await? == Value::Null);
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_say_what_they_are_about_and_are_printed_without_buttons() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/play/songo?moves=a"), "#pit-0").await?;
    let head = |name: &str| format!("document.querySelector('meta[property=\"og:{name}\"]').content");
    ensure!(browser.value(&head("title")).await? == "Songo");
    let picture = browser.value(&head("image")).await?;
    let picture = picture.as_str().context("an address")?.to_owned();
    ensure!(picture.starts_with(&site.url("/picture/songo")), "{picture}");
    let there = browser.value(&format!("fetch({}).then(answer => answer.ok)", Value::from(picture))).await?;
    ensure!(there == true);
    let print = serde_json::json!({ "media": "print" });
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", print).await?;
    let shown = "[...document.querySelectorAll('.controls, .walk, nav, .opponents, .settings')]\
        .filter(element => element.checkVisibility()).map(element => element.className)";
    let shown = browser.value(shown).await?;
    ensure!(shown.as_array().is_some_and(Vec::is_empty), "on paper: {shown}");
    browser.wait_for_value("document.querySelector('.board').checkVisibility()", true).await?;
    // An analysis is printed with its lines.
    browser.go(&site.url("/analyse/songo?moves=a"), "#engine-lines li").await?;
    let shown = "['#engine-lines li', '#engine-facts', '.engine .row', '#judge']\
        .map(of => document.querySelector(of).checkVisibility()).join()";
    browser.wait_for_value(shown, "true,true,false,false").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_saved_as_pixels() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/analyse/oware?moves=c"), "#pit-0").await?;
    // Intercept the download.
    let caught =
        "(HTMLElement.prototype.click = function () { window.saved = [this.download, this.href]; }) && true";
    browser.value(caught).await?;
    browser.click("#exchange summary").await?;
    browser.click("#save-png").await?;
    browser.wait_until("window.saved !== undefined").await?;
    browser.wait_for_value("window.saved[0]", "naqala.png").await?;
    // The policy lets no script fetch such an address: an image of the page measures it.
    browser.value("(window.image = new Image(), window.image.src = window.saved[1], true)").await?;
    browser.wait_until("window.image.naturalWidth === 1600").await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_embedded_record_says_who_is_to_move_at_each_moment() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/embed/oware?moves=c+D+a"), ".moves li").await?;
    browser.wait_for_text("#status", |text| text == "South to move.").await?;
    // It may open at another moment.
    for (at, seeds) in [("1", ["0", "4"]), ("end", ["1", "0"])] {
        browser.go(&site.url(&format!("/embed/oware?moves=c+D+a&at={at}")), ".moves li").await?;
        for (pit, seeds) in [2, 9].into_iter().zip(seeds) {
            browser
                .wait_for_value(&format!("document.querySelector('#pit-{pit}').dataset.seeds"), seeds)
                .await?;
        }
    }
    browser.close().await
}
