//! Writes the pages into a folder and renders them with mdBook.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;

use crate::book::Book;
use crate::{links, repository};

/// The language of the book that is printed.
const ENGLISH: &str = "en";
const LOOK: &str = include_str!("../book.toml");

#[derive(Debug, Default, clap::Args)]
pub(crate) struct BookArguments {
    /// The folder of the finished book [default: target/book]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Write the English book, with print.html: all pages one after the other, to be printed
    #[arg(long)]
    print: bool,
}

pub(crate) fn run(arguments: &BookArguments) -> Result<()> {
    let started = Instant::now();
    let out = arguments.out.clone().unwrap_or_else(|| target().join("book"));
    let out = std::path::absolute(out)?;
    let mut book = Book::write()?;
    stop_at(&links::check(&book))?;
    if arguments.print {
        book.keep_language(ENGLISH);
    }
    let source = out.with_file_name(format!("{}-source", name(&out)));
    save(&book, &source)?;
    render(&source, &out, arguments.print)?;
    if !arguments.print {
        stop_at(&links::check_anchors(&book, &out))?;
    }
    let (pages, pictures) = (book.pages.len(), book.pictures.len());
    let seconds = started.elapsed().as_secs_f64();
    println!("{}: {pages} pages, {pictures} pictures, in {seconds:.1} s", out.join("index.html").display());
    Ok(())
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| repository("target"), PathBuf::from)
}

fn name(folder: &Path) -> String {
    folder.file_name().map_or_else(|| "book".to_owned(), |name| name.to_string_lossy().into_owned())
}

fn stop_at(problems: &[String]) -> Result<()> {
    ensure!(problems.is_empty(), "links of the book lead nowhere:\n  {}", problems.join("\n  "));
    Ok(())
}

/// Writes all files; those of an earlier book go.
fn save(book: &Book, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let summary = [("SUMMARY.md".to_owned(), book.summary())];
    let files = book.pages.iter().chain(&book.pictures).map(|(path, text)| (path.clone(), text.clone()));
    let mut folders = HashSet::new();
    for (path, text) in files.chain(summary) {
        let path = folder.join(path);
        let parent = path.parent().unwrap_or(folder);
        if folders.insert(parent.to_owned()) {
            fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        }
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn render(source: &Path, out: &Path, prints: bool) -> Result<()> {
    let mut config: Config = LOOK.parse()?;
    config.set("build.build-dir", out)?;
    config.set("output.html.print.enable", prints)?;
    // Words of other languages would only get into each other's way in the index. The book that is printed has none.
    for language in naqala::languages().filter(|language| !prints && *language != ENGLISH) {
        for folder in ["rules", "named"] {
            config.set(format!("output.html.search.chapter.{folder}/{language}.enable"), false)?;
        }
    }
    MDBook::load_with_config(source, config)?.build()
}
