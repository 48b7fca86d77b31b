//! The book as PDF: its English pages one after the other, printed by Chromium.

use std::path::{self, Path};
use std::process::Command;

use crate::dist::{PROGRAM, version};
use crate::steps::{Compiled, program, target, timed};
use crate::tasks::BOOK_PROGRAM;
use crate::tools;

/// The folder of the book that is printed.
const PRINTED: &str = "book-print";

/// Writes the book and prints it into the folder of packages; false if that fails.
pub(crate) fn run(packages: &Path) -> bool {
    if !tools::has(&tools::CHROMIUM, "book as PDF") {
        return true;
    }
    let folder = target().join(PRINTED);
    let folder = path::absolute(&folder).unwrap_or(folder);
    let book = vec!["--print".into(), "--out".into(), folder.clone().into_os_string()];
    if !program(Compiled::Alone, BOOK_PROGRAM, book) {
        return false;
    }
    let file = packages.join(format!("{PROGRAM}-book-{}.pdf", version()));
    let mut print = Command::new(tools::CHROMIUM.program);
    // In a container there is little shared memory, and root has no sandbox.
    print.args(["--headless", "--disable-gpu", "--no-sandbox", "--disable-dev-shm-usage"]);
    print.args(["--no-pdf-header-footer", &format!("--print-to-pdf={}", file.display())]);
    print.arg(format!("file://{}/print.html", folder.display()));
    if !timed("book as PDF", &mut print) {
        return false;
    }
    let is_there = file.metadata().is_ok_and(|file| file.len() > 0);
    if !is_there {
        eprintln!("xtask: Chromium has not written {}", file.display());
    }
    is_there
}
