//! A site of files: the page, and beside it the book and the documentation as far as they were made.

use std::ffi::OsString;
use std::io;
use std::path::Path;

use crate::files::copy_folder;
use crate::steps::{Compiled, program, target};
use crate::web::{BUILDER, PAGE};

/// The folder in which the site is assembled.
const SITE: &str = "target/site";
/// What the site has in addition to the page, by folder name in the target folder and on the site.
const BESIDE: [&str; 2] = ["book", "doc"];

/// Makes the site; false if that fails.
pub(crate) fn run(compiled: Compiled) -> bool {
    let arguments = ["--site", PAGE, SITE].map(OsString::from);
    program(compiled, BUILDER, arguments.into())
        && copy_beside().inspect_err(|error| eprintln!("xtask: the site could not be made: {error}")).is_ok()
}

fn copy_beside() -> io::Result<()> {
    for name in BESIDE {
        let made = target().join(name);
        if made.is_dir() {
            copy_folder(&made, &Path::new(SITE).join(name))?;
        }
    }
    println!("== site: {SITE}");
    Ok(())
}
