//! A browser and a server for end-to-end tests of the page.
//!
//! The server runs in this process, on its own port, and stores everything in a temporary folder. The browser is headless
//! Chromium, driven through WebDriver.

mod audit;
mod browser;
mod driver;
mod site;

pub use browser::Browser;
pub use site::Site;
