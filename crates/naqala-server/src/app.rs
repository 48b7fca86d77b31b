//! What all routes share.

use std::sync::Arc;

use crate::config::Config;
use crate::gate::Gate;
use crate::server::ServerError;

/// What all routes share.
#[derive(Debug)]
pub(crate) struct App {
    config: Config,
    gate: Arc<Gate>,
}

impl App {
    pub(crate) async fn open(config: Config) -> Result<Arc<App>, ServerError> {
        let gate = Arc::new(Gate::new(&config));
        Ok(Arc::new(App { config, gate }))
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn gate(&self) -> &Arc<Gate> {
        &self.gate
    }

    /// Tells everybody that the server is about to stop.
    pub(crate) async fn stop(&self) {}

    /// Puts everything on disk.
    pub(crate) async fn close(&self) {
        self.gate.tidy();
    }
}
