//! Assembles the page in `target/web`: the two modules that `cargo xtask web` has compiled to WebAssembly, and everything
//! else a browser needs. It is a separate program because its libraries take longer to compile than the rest of `xtask`.

mod assets;
mod bundle;
mod glossary;
mod guides;
mod modules;
mod package;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use modules::MODULES;

const USAGE: &str = "\
usage: naqala-web-build [--no-limits] [--npm] COMPILED PAGE
  COMPILED      the folder of what cargo compiled for the browser: target/wasm32-unknown-unknown
  PAGE          the folder that becomes the page: target/web
  --npm         makes the package for JavaScript in place of the page
  --no-limits   a page that is too large is reported, and is no failure";

/// What the command line asks for.
#[derive(Debug)]
struct Arguments {
    compiled: PathBuf,
    page: PathBuf,
    is_limited: bool,
    is_package: bool,
}

fn main() -> ExitCode {
    let arguments = match arguments(lexopt::Parser::from_env()) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("naqala-web-build: {error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let fits = if arguments.is_package {
        package::write(&arguments.compiled, &arguments.page).and_then(|()| package::report(&arguments.page))
    } else {
        put_together(&arguments).and_then(|program| report(&program))
    };
    match fits {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) if !arguments.is_limited => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("naqala-web-build: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the command line; nothing where help is asked for.
fn arguments(mut parser: lexopt::Parser) -> Result<Option<Arguments>, lexopt::Error> {
    use lexopt::prelude::{Long, Short, Value};
    let (mut folders, mut is_limited, mut is_package) = (Vec::new(), true, false);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("no-limits") => is_limited = false,
            Long("npm") => is_package = true,
            Value(folder) if folders.len() < 2 => folders.push(PathBuf::from(folder)),
            other => return Err(other.unexpected()),
        }
    }
    let [compiled, page] =
        <[PathBuf; 2]>::try_from(folders).map_err(|_| "two folders are needed: COMPILED and PAGE")?;
    Ok(Some(Arguments { compiled, page, is_limited, is_package }))
}

/// Puts all files into the folder of the page; the folder of the program in it.
fn put_together(arguments: &Arguments) -> Result<PathBuf> {
    let page = &arguments.page;
    if page.exists() {
        fs::remove_dir_all(page).with_context(|| format!("{} cannot be deleted", page.display()))?;
    }
    let unnamed = page.join("program");
    fs::create_dir_all(&unnamed).with_context(|| format!("{} cannot be made", unnamed.display()))?;
    for module in &MODULES {
        module.bind(&arguments.compiled, &unnamed).with_context(|| module.file.to_owned())?;
    }
    bundle::bundle(&unnamed)?;
    assets::add_to_program(&unnamed)?;
    let name = modules::version(&unnamed)?;
    let program = page.join(&name);
    fs::rename(&unnamed, &program)?;
    assets::add(page, &program, &name)?;
    guides::write(page)?;
    glossary::write(page)?;
    assets::pack(page)?;
    Ok(program)
}

/// Tells the sizes; false if a module is larger than it may be.
fn report(program: &Path) -> Result<bool> {
    let mut fits = true;
    for module in &MODULES {
        let (packed, gzip) = (module.packed_size(program, "br")?, module.packed_size(program, "gz")?);
        println!("== {}: {packed} bytes packed, of at most {} ({gzip} as gzip)", module.file, module.most);
        if packed > module.most {
            eprintln!("naqala-web-build: {} is too large", module.file);
            fits = false;
        }
    }
    let packed = bundle::files_below(program)?;
    let packed = packed.iter().filter(|file| file.extension() == Some(OsStr::new("br")));
    let all: u64 = packed.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum();
    println!("== with all parts that are fetched when they are needed: {all} bytes");
    Ok(fits)
}
