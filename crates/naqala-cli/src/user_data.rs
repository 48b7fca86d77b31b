//! The directory for the data of a program on each operating system.

use std::path::PathBuf;

use anyhow::{Context, Result};
use etcetera::{AppStrategy, AppStrategyArgs};

/// The folder of the program's data about this user.
pub(crate) fn folder() -> Result<PathBuf> {
    let app = AppStrategyArgs {
        top_level_domain: "org".to_owned(),
        author: "Naqala".to_owned(),
        app_name: "naqala".to_owned(),
    };
    let strategy = etcetera::choose_app_strategy(app).context("cannot find your home directory")?;
    Ok(strategy.data_dir())
}
