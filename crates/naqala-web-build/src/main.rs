//! Assembles the page in `target/web`: the two modules that `cargo xtask web` has compiled to WebAssembly, and everything
//! else a browser needs. It is a separate program because its libraries take longer to compile than the rest of `xtask`.

mod assets;
mod bundle;
mod checks;
mod glossary;
mod guides;
mod imports;
mod modules;
mod package;
mod rule_docs;
mod site;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use modules::MODULES;

const USAGE: &str = "\
usage: naqala-web-build [--no-limits] [--npm] COMPILED PAGE
       naqala-web-build --site PAGE SITE
  COMPILED      the folder of what cargo compiled for the browser: target/wasm32-unknown-unknown
  PAGE          the folder that becomes the page: target/web
  SITE          the folder that becomes a site of files: target/site
  --npm         makes the package for JavaScript in place of the page
  --site        makes a site of the page, which needs no server
  --no-limits   a page that is too large is reported, and is no failure";

/// What to build.
#[derive(Clone, Copy, Debug)]
enum Product {
    Page,
    Package,
    Site,
}

/// The parsed command line.
#[derive(Debug)]
struct Arguments {
    from: PathBuf,
    to: PathBuf,
    is_limited: bool,
    product: Product,
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
    let Arguments { from, to, .. } = &arguments;
    let fits = match arguments.product {
        Product::Page => put_together(from, to).and_then(|program| report(&program)),
        Product::Package => package::write(from, to).and_then(|()| package::report(to)),
        Product::Site => site::write(from, to).map(|()| true),
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

/// Parses the command line; `None` if help was requested.
fn arguments(mut parser: lexopt::Parser) -> Result<Option<Arguments>, lexopt::Error> {
    use lexopt::prelude::{Long, Short, Value};
    let (mut folders, mut is_limited, mut product) = (Vec::new(), true, Product::Page);
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(None),
            Long("no-limits") => is_limited = false,
            Long("npm") => product = Product::Package,
            Long("site") => product = Product::Site,
            Value(folder) if folders.len() < 2 => folders.push(PathBuf::from(folder)),
            other => return Err(other.unexpected()),
        }
    }
    let [from, to] = <[PathBuf; 2]>::try_from(folders).map_err(|_| "two folders are needed")?;
    Ok(Some(Arguments { from, to, is_limited, product }))
}

/// Puts all files into the folder of the page; the folder of the program in it.
fn put_together(compiled: &Path, page: &Path) -> Result<PathBuf> {
    if page.exists() {
        fs::remove_dir_all(page).with_context(|| format!("{} cannot be deleted", page.display()))?;
    }
    let unnamed = page.join("program");
    fs::create_dir_all(&unnamed).with_context(|| format!("{} cannot be made", unnamed.display()))?;
    for module in &MODULES {
        module.bind(compiled, &unnamed).with_context(|| module.file.to_owned())?;
    }
    bundle::bundle(&unnamed)?;
    assets::add_to_program(&unnamed)?;
    let name = modules::version(&unnamed)?;
    let program = page.join(&name);
    fs::rename(&unnamed, &program)?;
    assets::add(page, &program, &name)?;
    guides::write(page)?;
    glossary::write(page)?;
    rule_docs::write(page, &name)?;
    assets::pack(page)?;
    Ok(program)
}

/// Prints the sizes; false if a module is too large.
fn report(program: &Path) -> Result<bool> {
    let mut fits = true;
    for module in &MODULES {
        let packed = module.packed_size(program)?;
        println!("== {}: {packed} bytes packed, of at most {}", module.file, module.most);
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
