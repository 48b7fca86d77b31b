//! Notices of the browser that it is one's turn.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use naqala_e2e::{Browser, Site};
use serde_json::{Value, json};

use crate::open;

/// Answers in place of the user whether the site may show notices.
async fn allow(site: &Site, browser: &Browser, setting: &str) -> Result<()> {
    let permission = json!({ "name": "notifications" });
    let wish = json!({ "permission": permission, "setting": setting, "origin": site.url("") });
    browser.web.cdp().send_raw("Browser.setPermission", wish).await?;
    Ok(())
}

/// The notices that the browser shows: title, language, and the address that a click opens.
async fn shown(browser: &Browser) -> Result<Value> {
    let ask = "const [done] = arguments; \
        navigator.serviceWorker.ready.then((worker) => worker.getNotifications()) \
          .then((all) => done(all.map(({ title, lang, data }) => [title, lang, data])), (error) => done(String(error)));";
    Ok(browser.web.execute_async(ask, Vec::new()).await?.json().clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_are_offered_refused_and_shown() -> Result<()> {
    let (site, browser) = open().await?;
    allow(&site, &browser, "denied").await?;
    browser.go(&site.url("/online"), "#notices").await?;
    browser.wait_for_text("#notices", |text| text == "Tell me when it is my turn").await?;
    ensure!(browser.text("#notices-said").await?.is_empty(), "nobody has asked for anything");
    browser.click("#notices").await?;
    browser
        .wait_until("document.querySelector('#notices-said').textContent.includes('does not allow')")
        .await?;
    browser.wait_for_text("#notices", |text| text == "Tell me when it is my turn").await?;
    // Two notices of one game: the newer replaces the older.
    allow(&site, &browser, "granted").await?;
    ensure!(shown(&browser).await? == json!([]));
    // A message to a worker that is not active yet is lost.
    browser
        .wait_until("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")
        .await?;
    browser.web.cdp().send_raw("ServiceWorker.enable", json!({})).await?;
    for title in ["Your turn: Oware against Kofi", "Tocca a te: Oware contro Kofi"] {
        let text = json!({ "title": title, "game": "x4Zk9dWq2T", "lang": "it" }).to_string();
        let message = json!({ "origin": site.url(""), "registrationId": "0", "data": text });
        browser.web.cdp().send_raw("ServiceWorker.deliverPushMessage", message).await?;
        let wanted = json!([[title, "it", site.url("/game/x4Zk9dWq2T")]]);
        wait_for(&browser, &wanted).await?;
    }
    browser.close().await
}

async fn wait_for(browser: &Browser, wanted: &Value) -> Result<()> {
    let mut found = Value::Null;
    for _ in 0..200 {
        found = shown(browser).await?;
        if found == *wanted {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("the browser shows {found}")
}
