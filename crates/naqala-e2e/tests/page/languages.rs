//! Every language, on every page: no text is left in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use naqala_e2e::Browser;

use crate::{open, without_animations};

/// Pages with their own texts, and an element that shows that they are loaded.
const PAGES: [(&str, &str); 12] = [
    ("/", ".card"),
    ("/play/oware?seats=human,engine:1", ".options"),
    ("/play/bao-kiswahili", "#pit-0"),
    ("/analyse/kalah?moves=c+f+A", "#pit-0"),
    ("/rules/songo", "article h2"),
    ("/workshop/kalah", "#pit-0"),
    ("/learn", ".card .facts"),
    ("/glossary", "#words dt"),
    ("/learn/oware", "#pit-0"),
    ("/train/oware", "#question"),
    ("/online/kalah", "#offer-link"),
    ("/no-such-page", "main h1"),
];

/// Where the messages are that a page says.
const FILES: [&str; 3] = ["page", "view", "lessons"];

/// The messages of a language that are plain texts, by key.
fn messages(language: &str) -> Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for name in FILES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages").join(language);
        let file = folder.join(name).with_extension("ftl");
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let plain = text.lines().filter(|line| !line.starts_with([' ', '#']) && !line.contains('{'));
        found.extend(
            plain
                .filter_map(|line| line.split_once(" = "))
                .map(|(key, text)| (key.to_owned(), text.to_owned())),
        );
    }
    Ok(found)
}

/// All that a page says, also to those who do not see it; the values of options are words of the rule language.
async fn texts(browser: &Browser) -> Result<BTreeSet<String>> {
    let texts = browser
        .value(
            "(() => { const said = []; \
             const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
             while (walk.nextNode()) { \
               if (!walk.currentNode.parentElement.closest('noscript, script, textarea, .options option, [lang]:not(html)')) \
                 said.push(walk.currentNode.data.trim()); \
             } \
             for (const name of ['aria-label', 'title', 'placeholder']) \
               for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name)); \
             return said; })()",
        )
        .await?;
    let texts = texts.as_array().context("a list")?.iter();
    Ok(texts.filter_map(|text| text.as_str().map(str::to_owned)).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_left_in_english() -> Result<()> {
    let (site, mut browser) = open().await?;
    // There is nothing at one of the addresses.
    browser.forgive("/no-such-page");
    without_animations(&site, &browser).await?;
    let english = messages("en")?;
    for language in naqala::languages().filter(|language| *language != "en") {
        let own = messages(language)?;
        let is_same = |key: &String| own.get(key) == english.get(key);
        let foreign: BTreeSet<&String> =
            english.iter().filter(|(key, _)| !is_same(key)).map(|(_, text)| text).collect();
        // A word that is right in this language, too, is no mistake.
        let words: BTreeSet<&String> = own.values().collect();
        browser.value(&format!("localStorage.setItem('language', '{language}') ?? true")).await?;
        for (page, wait_for) in PAGES {
            browser.go(&site.url(page), wait_for).await?;
            browser.wait_until(&format!("document.documentElement.lang === '{language}'")).await?;
            browser.wait_for(wait_for).await?;
            let is_left = |text: &&String| foreign.contains(text) && !words.contains(text);
            let mut said = texts(&browser).await?;
            // Some texts appear a little later than others.
            for _ in 0..400 {
                if !said.iter().any(|text| is_left(&text)) {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
                said = texts(&browser).await?;
            }
            let left: Vec<_> = said.iter().filter(is_left).collect();
            ensure!(left.is_empty(), "{page} in {language} says {left:?}");
            ensure!(
                said.iter().filter(|text| words.contains(text)).count() > 5,
                "{page} says little: {said:?}"
            );
        }
    }
    browser.close().await
}
