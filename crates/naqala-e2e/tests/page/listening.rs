//! Whole games played only through the accessibility tree, which is all that a screen reader sees of the page.

use std::collections::HashMap;

use anyhow::{Context as _, Result, bail, ensure};
use naqala_e2e::Browser;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::{open, without_animations};

/// A node of the accessibility tree: what it is, what it is called, and by which number it is found.
#[derive(Clone, Debug)]
struct Heard {
    role: String,
    name: String,
    number: i64,
    is_disabled: bool,
}

/// All announced content of the page, in reading order.
async fn hear(browser: &Browser) -> Result<Vec<Heard>> {
    let tree = browser.web.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().context("a tree")?;
    let by_id: HashMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
    let (mut heard, mut waiting) = (Vec::new(), Vec::from_iter(nodes.first()));
    while let Some(node) = waiting.pop() {
        let children = node["childIds"].as_array().map(Vec::as_slice).unwrap_or_default();
        waiting.extend(children.iter().rev().filter_map(|id| by_id.get(id.as_str()?).copied()));
        if node["ignored"] != true {
            heard.push(Heard::of(node));
        }
    }
    Ok(heard)
}

impl Heard {
    fn of(node: &Value) -> Heard {
        let text = |what: &str| node[what]["value"].as_str().unwrap_or_default().to_owned();
        let is_disabled =
            |property: &Value| property["name"] == "disabled" && property["value"]["value"] == true;
        Heard {
            role: text("role"),
            name: text("name"),
            number: node["backendDOMNodeId"].as_i64().unwrap_or_default(),
            is_disabled: node["properties"].as_array().is_some_and(|all| all.iter().any(is_disabled)),
        }
    }

    /// Whether it is a pit or a store.
    fn is_place(&self) -> bool {
        self.name.starts_with("Pit ") || self.name.starts_with("Store of ")
    }
}

/// Buttons below the board that answer nothing: they walk along an explanation, or take a choice back.
const NO_ANSWERS: [&str; 3] = ["Another pit", "Previous step", "Next step"];

/// Moves the focus to what was heard, and presses Enter.
async fn press(browser: &Browser, heard: &Heard) -> Result<()> {
    browser.web.cdp().send_raw("DOM.focus", json!({ "backendNodeId": heard.number })).await?;
    browser.press(Key::Enter).await
}

/// Plays a game to its end, the moves chosen by a rule that is the same every time.
async fn play_through(game: &str, most: usize) -> Result<usize> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url(&format!("/play/{game}")), "#pit-0").await?;
    browser.web.cdp().send_raw("Accessibility.enable", json!({})).await?;
    let mut dice: usize = 7;
    for number in 0..most {
        let heard = hear(&browser).await?;
        let says = |text: &str| heard.iter().any(|heard| heard.name.contains(text));
        if says("The game is over") {
            browser.close().await?;
            return Ok(number);
        }
        // A question inside a turn has its answers between the board and the controls; otherwise pits say that they can be
        // played.
        let board_ends = heard.iter().rposition(Heard::is_place).context("a board")?;
        let answers = heard[board_ends..].iter().take_while(|heard| heard.role != "toolbar");
        let is_answer = |heard: &&Heard| heard.role == "button" && !heard.is_place() && !heard.is_disabled;
        let mut ways: Vec<&Heard> =
            answers.filter(is_answer).filter(|heard| !NO_ANSWERS.contains(&heard.name.as_str())).collect();
        if ways.is_empty() {
            let is_open = |heard: &&Heard| heard.role == "button" && heard.name.contains("can be played");
            ways = heard.iter().filter(is_open).collect();
        }
        ensure!(!ways.is_empty(), "{game}: nothing can be done after {number} steps: {:?}", names(&heard));
        dice = (dice * 1_103 + 12_345) % 65_536;
        press(&browser, ways[dice % ways.len()]).await?;
    }
    bail!("{game} does not end within {most} steps")
}

/// What is heard of the page that contains one of these texts.
pub(crate) async fn heard_with(browser: &Browser, texts: &[&str]) -> Result<Vec<String>> {
    let heard = hear(browser).await?;
    // A text is what a screen reader reads; around it there are nodes with the same name.
    let texts = heard
        .into_iter()
        .filter(|heard| heard.role == "StaticText" && texts.iter().any(|text| heard.name.contains(text)));
    Ok(texts.map(|heard| heard.name).collect())
}

fn names(heard: &[Heard]) -> Vec<String> {
    heard
        .iter()
        .filter(|heard| !heard.name.is_empty())
        .map(|heard| format!("{}: {}", heard.role, heard.name))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn oware_is_played_by_ear() -> Result<()> {
    println!("oware: {} steps", play_through("oware", 600).await?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bao_is_played_by_ear() -> Result<()> {
    println!("bao: {} steps", play_through("bao-kiswahili", 600).await?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn ruma_is_played_by_ear() -> Result<()> {
    println!("ruma: {} steps", play_through("ruma", 600).await?);
    Ok(())
}

/// Heaps and scores are read in one order: the rows as they are sown, then what each player has won.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_read_in_order() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/play/oware?moves=c"), "#pit-0").await?;
    let heard = hear(&browser).await?;
    let pits: Vec<String> = heard
        .iter()
        .filter(|heard| heard.name.starts_with("Pit "))
        .map(|heard| heard.name.split([' ', ',']).nth(1).unwrap_or_default().to_owned())
        .collect();
    ensure!(pits.join("") == "abcdefABCDEF", "{pits:?}");
    let stores = heard.iter().filter(|heard| heard.name.starts_with("Store of ")).count();
    ensure!(stores == 2, "{:?}", names(&heard));
    // Each move says what it did, step by step on demand.
    ensure!(heard.iter().any(|heard| heard.name.contains("South")), "{:?}", names(&heard));
    let is_live = browser.value("document.querySelector('#told').closest('[aria-live]') !== null").await?;
    ensure!(is_live == Value::Bool(true));
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_in_reserve_are_told() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/play/bao-kiswahili"), "#store-S").await?;
    let label = "document.querySelector('#store-S').ariaLabel";
    browser.wait_until(&format!("/^South, .*22 in reserve$/.test({label})")).await?;
    browser.close().await
}
