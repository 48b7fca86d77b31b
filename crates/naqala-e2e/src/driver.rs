//! The WebDriver process: it listens on a port and receives commands.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// A running driver, which ends with this value.
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    /// Starts a driver on a free port.
    pub(crate) fn start() -> Result<Driver> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver cannot be started; Debian's package is chromium-driver")?;
        let output = process.stdout.take().context("the driver says nothing")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(Ok(line)) = lines.next() {
            let port = line.split_once("started successfully on port ").map(|(_, port)| port);
            if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
                // Keep reading its output, so that it does not block.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Driver { process, port });
            }
        }
        bail!("the driver did not say on which port it listens")
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
