//! A headless browser, and the actions of a player in it.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use naqala::{Game, Pit, Position, Side};
use serde_json::Value;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, Key, LoggingPrefsLogLevel, WebDriver};

use crate::driver::Driver;

/// How long a test waits for something to happen. Machines that build at the same time are slow.
const PATIENCE: Duration = Duration::from_secs(30);

/// Between two looks at something that is waited for.
const PAUSE: Duration = Duration::from_millis(30);

/// How often an element that is to be clicked may be drawn anew.
const REDRAWN: usize = 5;

/// Calls back once an element has kept its place for a frame, or does not come to rest within two seconds (it may pulse).
const WAIT_FOR_PLACE: &str = "
    const [element, done] = arguments;
    const began = performance.now();
    const look = (before) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const now = [x, y, width, height].join();
        if (now === before || performance.now() - began > 2000) done();
        else requestAnimationFrame(() => look(now));
    };
    look('');";

/// How many games this device keeps. Opening a database that is not there would make an empty one.
const KEPT_GAMES: &str = "indexedDB.databases().then((known) => new Promise((done) => {
        if (!known.some(({ name }) => name === 'naqala')) return done(0);
        indexedDB.open('naqala').onsuccess = ({ target: { result: database } }) => {
            const games = database.transaction('games').objectStore('games').count();
            games.onsuccess = () => { database.close(); done(games.result); };
        };
    }))";

/// A browser with its own profile.
pub struct Browser {
    /// The connection to the driver.
    pub web: WebDriver,
    /// Parts of complaints that the test expects.
    forgiven: Vec<&'static str>,
    _driver: Driver,
    _profile: TempDir,
}

impl std::fmt::Debug for Browser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Browser").finish_non_exhaustive()
    }
}

/// Looks again and again until what is seen is as wished; `explain` says what it is instead.
async fn wait<T>(
    look: impl AsyncFn() -> Result<T>,
    is_wished: impl Fn(&T) -> bool,
    explain: impl Fn(&Result<T>) -> String,
) -> Result<()> {
    let began = Instant::now();
    loop {
        let seen = look().await;
        if seen.as_ref().is_ok_and(&is_wished) {
            return Ok(());
        }
        ensure!(began.elapsed() < PATIENCE, explain(&seen));
        tokio::time::sleep(PAUSE).await;
    }
}

impl Browser {
    /// Opens a browser with a window of this size in pixels.
    ///
    /// # Errors
    /// Chromium or its driver is missing.
    pub async fn open(width: u32, height: u32) -> Result<Browser> {
        Browser::open_with(width, height, &[]).await
    }

    /// Opens a browser with further command line arguments.
    ///
    /// # Errors
    /// See [`Browser::open`].
    pub async fn open_with(width: u32, height: u32, arguments: &[&str]) -> Result<Browser> {
        let driver = Driver::start()?;
        let profile = tempfile::tempdir()?;
        let mut wanted: ChromeCapabilities = DesiredCapabilities::chrome();
        let size = format!("--window-size={width},{height}");
        let folder = format!("--user-data-dir={}", profile.path().display());
        let usual =
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", &size, &folder];
        for argument in usual.iter().chain(arguments) {
            wanted.add_arg(argument)?;
        }
        wanted.set_browser_log_level(LoggingPrefsLogLevel::Severe)?;
        let web = WebDriver::new(driver.address(), wanted).await.context("Chromium does not start")?;
        // An invisible window may count as unfocused, and then the page gets no focus events.
        let focused = serde_json::json!({ "enabled": true });
        web.cdp().send_raw("Emulation.setFocusEmulationEnabled", focused).await?;
        Ok(Browser { web, forgiven: Vec::new(), _driver: driver, _profile: profile })
    }

    /// Ignores complaints that contain this text: about a server that the test has stopped, or a file that it knows to be
    /// missing.
    pub fn forgive(&mut self, text: &'static str) {
        self.forgiven.push(text);
    }

    /// The complaints of the browser since the last call: script errors, files that failed to load, violations of the content
    /// security policy.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let messages = self.web.browser_log().await?.into_iter().map(|entry| entry.message);
        let is_forgiven = |message: &String| self.forgiven.iter().any(|text| message.contains(text));
        Ok(messages.filter(|message| !is_forgiven(message)).collect())
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// It is gone already, or has complained about anything on any page.
    pub async fn close(self) -> Result<()> {
        let complaints = self.complaints().await?;
        self.web.quit().await?;
        ensure!(complaints.is_empty(), "the browser complains:\n{}", complaints.join("\n"));
        Ok(())
    }

    /// Emulates a window of this size, which may be smaller than real windows can be, as on a phone.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn pretend_size(&self, width: u32, height: u32) -> Result<()> {
        let size = serde_json::json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true,
        });
        self.web.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        Ok(())
    }

    /// Navigates to an address and waits for an element.
    ///
    /// # Errors
    /// The element does not appear.
    pub async fn go(&self, url: &str, wait_for: &str) -> Result<()> {
        self.web.goto(url).await?;
        self.wait_for(wait_for).await?;
        Ok(())
    }

    /// Waits for an element.
    ///
    /// # Errors
    /// It does not appear.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        let found = self.web.query(By::Css(css)).wait(PATIENCE, Duration::from_millis(40)).first().await;
        found.with_context(|| format!("`{css}` did not come"))
    }

    /// Waits until an expression of JavaScript is true.
    ///
    /// # Errors
    /// It never becomes true.
    pub async fn wait_until(&self, expression: &str) -> Result<()> {
        self.wait_until_for(expression, PATIENCE).await
    }

    /// Waits until an expression of JavaScript is true, with its own timeout.
    ///
    /// # Errors
    /// It never becomes true.
    pub async fn wait_until_for(&self, expression: &str, patience: Duration) -> Result<()> {
        let began = Instant::now();
        while began.elapsed() < patience {
            // The element in the expression may not exist yet.
            if matches!(self.value(expression).await, Ok(Value::Bool(true))) {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
        let text = self.value("document.body.innerText").await?;
        bail!("`{expression}` did not become true; the page says: {text}")
    }

    /// Waits until so many games are kept on this device: who leaves a page earlier may lose the latest one.
    ///
    /// # Errors
    /// They never are.
    pub async fn wait_for_kept_games(&self, count: usize) -> Result<()> {
        self.wait_until(&format!("{KEPT_GAMES}.then((kept) => kept >= {count})")).await
    }

    /// The value of an expression of JavaScript; that of a promise once it resolves.
    ///
    /// # Errors
    /// It throws.
    pub async fn value(&self, expression: &str) -> Result<Value> {
        let done = self.web.execute(format!("return ({expression});"), Vec::new()).await;
        Ok(done.with_context(|| expression.to_owned())?.json().clone())
    }

    /// Makes a request as the page does, with the cookies of this browser; returns the answer as JSON.
    ///
    /// # Errors
    /// The answer is not JSON.
    pub async fn fetch(&self, method: &str, address: &str, body: Value) -> Result<Value> {
        let ask = "const [method, address, body, done] = arguments; \
            fetch(address, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) \
              .then((answer) => answer.json()).then(done, (error) => done({ error: String(error) }));";
        let arguments = vec![method.into(), address.into(), body];
        Ok(self.web.execute_async(ask, arguments).await?.json().clone())
    }

    /// The text of an element.
    ///
    /// # Errors
    /// It does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.text().await?)
    }

    /// Waits until the text of an element is as wished.
    ///
    /// # Errors
    /// It never is; with what it is instead.
    pub async fn wait_for_text(&self, css: &str, is_wished: impl Fn(&str) -> bool) -> Result<()> {
        // The element may be drawn anew while it is read.
        let shown = async || self.text(css).await;
        wait(shown, |text| is_wished(text), |shown| format!("`{css}` says {shown:?}")).await
    }

    /// Waits until an expression of JavaScript has a value.
    ///
    /// # Errors
    /// It never has; with what it is instead.
    pub async fn wait_for_value(&self, expression: &str, wished: impl Into<Value>) -> Result<()> {
        let wished = wished.into();
        let is = async || self.value(expression).await;
        wait(is, |is| *is == wished, |is| format!("`{expression}` is {is:?} instead of {wished}")).await
    }

    /// Clicks an element, once it has stopped moving: the driver clicks at a place, where something else may be by then.
    ///
    /// # Errors
    /// It does not appear or cannot be clicked.
    pub async fn click(&self, css: &str) -> Result<()> {
        // The element may be drawn anew before it is clicked; then the driver says that it is stale, and nothing was clicked.
        let mut clicked = self.try_click(css).await;
        for _ in 0..REDRAWN {
            if !clicked.as_ref().is_err_and(|error| format!("{error:#}").contains("stale element")) {
                break;
            }
            clicked = self.try_click(css).await;
        }
        clicked
    }

    async fn try_click(&self, css: &str) -> Result<()> {
        let element = self.wait_for(css).await?;
        element.scroll_into_view().await?;
        self.web.execute_async(WAIT_FOR_PLACE, vec![element.to_json()?]).await?;
        element.click().await.with_context(|| format!("`{css}` cannot be clicked"))
    }

    /// Chooses an option of a menu.
    ///
    /// # Errors
    /// There is no such menu or option.
    pub async fn select(&self, css: &str, value: &str) -> Result<()> {
        self.click(&format!("{css} option[value=\"{value}\"]")).await
    }

    /// Replaces the text of a field.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn fill(&self, css: &str, text: &str) -> Result<()> {
        // Retry if the field is redrawn meanwhile.
        let set = format!(
            "(() => {{ const field = document.querySelector({css}); if (!field) return false; \
             field.value = {text}; field.dispatchEvent(new Event('input', {{ bubbles: true }})); return true; }})()",
            css = Value::from(css),
            text = Value::from(text),
        );
        self.wait_until(&set).await
    }

    /// Presses a key, sent to the focused element.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn press(&self, key: Key) -> Result<()> {
        Ok(self.web.action_chain().send_keys(key + "").perform().await?)
    }

    /// Waits until no seeds move and somebody at this page is to move, or the game is over.
    ///
    /// # Errors
    /// That never happens.
    pub async fn wait_for_rest(&self) -> Result<()> {
        self.wait_until(
            "document.querySelector('.board') !== null && document.querySelector('.board.moving') === null",
        )
        .await
    }

    /// The seeds that the page shows in a pit.
    ///
    /// # Errors
    /// There is no such pit.
    pub async fn seeds(&self, pit: Pit) -> Result<String> {
        self.seeds_at(&format!("#pit-{}", pit.index())).await
    }

    async fn seeds_at(&self, css: &str) -> Result<String> {
        Ok(self.wait_for(css).await?.attr("data-seeds").await?.unwrap_or_default())
    }

    /// Checks that the page shows a position of a game in every pit and store.
    ///
    /// # Errors
    /// The differences.
    pub async fn check_board(&self, game: &Game, position: &Position) -> Result<()> {
        let shown = self
            .value("Object.fromEntries([...document.querySelectorAll('[data-seeds]')].map(e => [e.id, e.dataset.seeds]))")
            .await?;
        let text = |seeds: u8, second: u8| {
            if second == 0 { seeds.to_string() } else { format!("{seeds}+{second}") }
        };
        let check = |id: String, wanted: String| match shown.get(&id).and_then(Value::as_str) {
            Some(there) if there == wanted => Ok(()),
            there => bail!("{}: {id} shows {there:?}, not {wanted}", game.id()),
        };
        for pit in game.board().pits() {
            let second = game.pieces(position, naqala::Kind::Second, pit);
            check(format!("pit-{}", pit.index()), text(position.seeds(pit), second))?;
        }
        let stores = game.drawn_stores(position);
        for side in stores.on_board.into_iter().map(|(side, _)| side).chain(stores.beside) {
            let second = game.won(position, naqala::Kind::Second, side);
            check(format!("store-{}", side.letter()), text(game.store(position, side), second))?;
        }
        Ok(())
    }

    /// The side to move, as the board highlights it at a store; `None` if it highlights none.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn turn(&self) -> Result<Option<Side>> {
        let id = self.value("document.querySelector('.store.turn')?.id ?? ''").await?;
        let letter = id.as_str().and_then(|id| id.chars().last());
        Ok(letter.and_then(Side::from_letter))
    }
}
