//! Lessons and the counting trainer.

use anyhow::{Context as _, Result, ensure};
use naqala::{Game, catalogue};
use naqala_e2e::Browser;
use naqala_learn::{Course, Level, Question};
use serde_json::Value;
use thirtyfour::Key;

use crate::{open, without_animations};

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_missed_and_then_solved() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
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
    browser.wait_for_value("document.querySelector('.pit.open') === null", true).await?;
    browser.click("#hint").await?;
    browser.wait_for("#hint-text").await?;
    browser.click("#show").await?;
    browser.wait_until("document.querySelector('#verdict').innerText.includes('yourself')").await?;
    browser.wait_for_value("document.querySelectorAll('.steps .solved').length", 1).await?;
    browser.click("#again").await?;
    browser.wait_until("document.querySelector('#pit-4').dataset.seeds === '4'").await?;
    browser.click("#pit-4").await?;
    browser.wait_for("#passed").await?;
    // Solved steps are remembered, and the lesson continues after them.
    browser.go(&site.url("/learn/oware"), "#pit-0").await?;
    browser.wait_for_value("document.querySelectorAll('.steps .solved').length", 2).await?;
    browser.wait_for_text(".task .facts", |text| text.starts_with("Step 3")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_told_in_every_language() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
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

/// Lets the trainer ask the question of a number, by keyboard alone, and gives the same question.
async fn ask(browser: &Browser, game: &Game, dice: f64) -> Result<Question> {
    // The page uses `Math.random`.
    browser.value(&format!("(Math.random = () => {dice}) && true")).await?;
    let number = (dice * (1_u64 << 53) as f64) as u64;
    let question = Question::new(game, Level::new(1), number)?;
    browser.value("document.querySelector('#next-question').focus() ?? true").await?;
    browser.press(Key::Enter).await?;
    let text = Value::from(question.text("en"));
    browser.wait_until(&format!("document.querySelector('#question').innerText === {text}")).await?;
    // The focus is on the new question, for screen readers.
    browser.wait_until("document.activeElement.id === 'question'").await?;
    Ok(question)
}

/// Moves to an answer with the Tab key, chooses it, and checks the comment on it.
async fn answer(browser: &Browser, game: &Game, question: &Question, right: bool) -> Result<()> {
    let chosen = question.choices().iter().find(|choice| question.is_right(**choice) == right);
    let chosen = *chosen.context("there are right and wrong answers")?;
    let wanted = Value::from(chosen.text(game, "en"));
    let is_there = format!(
        "document.activeElement.closest('#answers') && document.activeElement.innerText === {wanted}"
    );
    for _ in 0..20 {
        browser.press(Key::Tab).await?;
        if browser.value(&format!("!!({is_there})")).await? == Value::Bool(true) {
            break;
        }
    }
    browser.press(Key::Enter).await?;
    let comment = Value::from(question.comment(chosen, "en"));
    browser.wait_until(&format!("document.querySelector('#comment').innerText === {comment}")).await?;
    // The right answer bears a sign, and so does a wrong one that was chosen.
    let signs =
        browser.value("[...document.querySelectorAll('#answers button')].map(b => b.innerText[0]).join('')");
    let signs = signs.await?;
    let signs = signs.as_str().context("signs")?;
    ensure!(signs.contains('✓') && signs.contains('✗') != right, "{signs}");
    browser.wait_until("document.activeElement.id === 'next-question'").await
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_are_answered_by_keyboard_rightly_and_wrongly() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    browser.go(&site.url("/train/oware"), "#question").await?;
    let game = catalogue::game("oware").context("oware")?;
    let first = ask(&browser, &game, 0.25).await?;
    answer(&browser, &game, &first, true).await?;
    browser.wait_for_text("#score", |text| text.contains("1 of 1 right")).await?;
    let second = ask(&browser, &game, 0.625).await?;
    answer(&browser, &game, &second, false).await?;
    browser.wait_for_text("#score", |text| text.contains("1 of 2 right")).await?;
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_something_to_count() -> Result<()> {
    let (site, browser) = open().await?;
    without_animations(&site, &browser).await?;
    for rules in catalogue::all() {
        let address = site.url(&format!("/train/{}", rules.id()));
        browser.go(&address, "#question").await.with_context(|| rules.id().to_owned())?;
        ensure!(browser.text("#question").await?.chars().count() > 10, "{} asks nothing", rules.id());
        let answers = browser.value("document.querySelectorAll('#answers button').length").await?;
        ensure!(answers.as_u64() >= Some(2), "{} has {answers} answers", rules.id());
    }
    browser.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_begin_with_easy_games_and_lead_to_one_against_the_engine() -> Result<()> {
    let (site, browser) = open().await?;
    browser.go(&site.url("/learn"), ".cards h2 a").await?;
    browser.wait_until("document.querySelector('.cards h2 a')?.innerText !== 'Afrika'").await?;
    for page in ["/learn/oware", "/train/kalah"] {
        browser.go(&site.url(page), "header.row a[href*='/play/'][href*='engine']").await?;
    }
    browser.close().await
}
