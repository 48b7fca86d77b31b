//! A browser and a server to try the page out with.
//!
//! The server runs in this process, on a port of its own, and keeps everything in a folder that is thrown away. The
//! browser is Chromium without a window, driven through WebDriver.

mod audit;
mod browser;
mod driver;
mod site;

pub use browser::Browser;
pub use site::Site;
