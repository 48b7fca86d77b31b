//! The project's tasks, in Rust so that they run wherever the project does: `cargo xtask test`.
//!
//! No task installs anything: if a program is missing, the task prints the command that installs it.

mod archives;
mod arguments;
mod book_pdf;
mod browser;
mod check;
mod crates;
mod debian;
mod dist;
mod dist_test;
mod files;
mod library;
mod musl;
mod notes;
mod npm;
mod package_test;
mod python;
mod sbom;
mod site;
mod steps;
mod tasks;
mod tools;
mod wasm;
mod web;

use std::env;
use std::process::ExitCode;

use arguments::{Asked, Request};
use tasks::TASKS;

fn main() -> ExitCode {
    let request = match arguments::read(lexopt::Parser::from_env()) {
        Ok(Request::Task(asked)) => asked,
        Ok(Request::Help(task)) => {
            print!("{}", arguments::help(task));
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("xtask: {error}; `cargo xtask --help` lists the tasks");
            return ExitCode::from(2);
        }
    };
    // Paths are relative to the repository, wherever the task is started.
    if let Err(error) = env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")) {
        eprintln!("xtask: cannot find the repository: {error}");
        return ExitCode::FAILURE;
    }
    let is_good = run(&request);
    let notes = notes::all();
    print!("{}", notes::summary(&notes));
    let is_incomplete = notes::has_skipped(&notes);
    if is_good && request.is_strict && is_incomplete {
        eprintln!("xtask: steps were skipped, and --strict does not allow that");
    } else if is_good {
        println!("== all good{}", if is_incomplete { ", apart from what was skipped" } else { "" });
        return ExitCode::SUCCESS;
    }
    ExitCode::FAILURE
}

fn run(asked: &Asked) -> bool {
    asked.task.steps.iter().all(|step| steps::run(step, asked))
}
