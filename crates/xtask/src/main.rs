//! The project's chores, in Rust so that they run wherever the project does: `cargo xtask test`.

mod tools;
mod wasm;
mod web;

use std::env;
use std::process::{Command, ExitCode};

use tools::{CHROMEDRIVER, CLIPPY, RUSTFMT, Tool};

/// Something to be done.
enum Step {
    /// A check that a cargo command makes.
    Cargo {
        what: &'static str,
        arguments: &'static [&'static str],
        /// Environment of the command.
        variables: &'static [(&'static str, &'static str)],
        /// A program without which the step is left out, with a word on how to get it.
        needs: Option<&'static Tool>,
    },
    /// The engine in WebAssembly.
    Wasm,
    /// The page, as a browser gets it.
    Web,
}

const TEST: &[Step] = &[
    Step::Cargo {
        what: "formatting",
        arguments: &["fmt", "--all", "--check"],
        variables: &[],
        needs: Some(&RUSTFMT),
    },
    Step::Cargo {
        what: "lints",
        arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        variables: &[],
        needs: Some(&CLIPPY),
    },
    Step::Cargo { what: "tests", arguments: &["test", "--workspace"], variables: &[], needs: None },
    Step::Cargo {
        what: "documentation",
        arguments: &["doc", "--workspace", "--no-deps"],
        variables: &[("RUSTDOCFLAGS", "-D warnings")],
        needs: None,
    },
    by_book("table of games", &["run", "--quiet", "--package", "naqala-book", "--", "table", "--check"]),
    by_book("reference", &["run", "--quiet", "--package", "naqala-book", "--", "reference", "--check"]),
    BOOK,
    Step::Wasm,
    Step::Web,
    BROWSER,
];

/// A chore by name.
struct Chore {
    name: &'static str,
    about: &'static str,
    steps: &'static [Step],
}

const CHORES: &[Chore] = &[
    Chore {
        name: "test",
        about: "format check, lints, all tests, documentation, the generated pages, the book, WebAssembly",
        steps: TEST,
    },
    Chore { name: "book", about: "write the book of the games into target/book", steps: &[BOOK] },
    Chore {
        name: "measure",
        about: "measure every game in random games: games/measured.json",
        steps: &[by_book("measured facts", &["run", "--quiet", "--package", "naqala-book", "--", "measure"])],
    },
    Chore {
        name: "reference",
        about: "write the reference of the rule language from its types: docs/rule-reference.md",
        steps: &[by_book("reference", &["run", "--quiet", "--package", "naqala-book", "--", "reference"])],
    },
    Chore {
        name: "table",
        about: "check every game and write the table of what is checked: docs/games.md",
        steps: &[by_book("table of games", &["run", "--quiet", "--package", "naqala-book", "--", "table"])],
    },
    Chore {
        name: "wasm",
        about: "compile the engine for the browser and run its tests there",
        steps: &[Step::Wasm],
    },
    Chore {
        name: "serve",
        about: "compile the page and the program, serve it on this computer and open the browser",
        steps: &[Step::Web, SERVE],
    },
    Chore {
        name: "browser",
        about: "compile the page and try it out in Chromium",
        steps: &[Step::Web, BROWSER],
    },
    Chore {
        name: "screenshots",
        about: "take pictures of the pages into target/screenshots",
        steps: &[SCREENSHOTS],
    },
    Chore {
        name: "web",
        about: "compile the page and its engine for the browser, into target/web",
        steps: &[Step::Web],
    },
];

/// The page tried out in a real browser; without one the step is left out.
const BROWSER: Step = Step::Cargo {
    what: "browser",
    arguments: &[
        "test",
        "--package",
        "naqala-e2e",
        "--features",
        "browser",
        "--test",
        "page",
        "--",
        "--test-threads",
        "1",
    ],
    variables: &[],
    needs: Some(&CHROMEDRIVER),
};

const SCREENSHOTS: Step = Step::Cargo {
    what: "screenshots",
    arguments: &["run", "--package", "naqala-e2e", "--features", "browser", "--example", "screenshots"],
    variables: &[],
    needs: Some(&CHROMEDRIVER),
};

/// The server with the page, in one program.
const SERVE: Step = Step::Cargo {
    what: "server",
    arguments: &["run", "--release", "--package", "naqala-cli", "--", "serve", "--open"],
    variables: &[],
    needs: None,
};

const BOOK: Step = by_book("book", &["run", "--quiet", "--package", "naqala-book"]);

/// A step that the program of the book takes.
const fn by_book(what: &'static str, arguments: &'static [&'static str]) -> Step {
    Step::Cargo { what, arguments, variables: &[], needs: None }
}

fn main() -> ExitCode {
    // Paths are those of the repository, wherever the chore is asked for.
    if let Err(error) = env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")) {
        eprintln!("xtask: the repository is not where it was: {error}");
        return ExitCode::FAILURE;
    }
    let asked = env::args().nth(1);
    if let Some(chore) = CHORES.iter().find(|chore| Some(chore.name) == asked.as_deref()) {
        return run(chore.steps);
    }
    if let Some(other) = asked {
        eprintln!("xtask: there is no chore `{other}`");
    }
    eprintln!("usage: cargo xtask CHORE");
    for chore in CHORES {
        eprintln!("  {:<11}{}", chore.name, chore.about);
    }
    ExitCode::from(2)
}

fn run(steps: &[Step]) -> ExitCode {
    if steps.iter().all(take) {
        println!("== all good");
        return ExitCode::SUCCESS;
    }
    ExitCode::FAILURE
}

/// Takes a step, or leaves it out where something is missing; false if it fails.
fn take(step: &Step) -> bool {
    match step {
        Step::Wasm => wasm::run(),
        Step::Web => web::run(),
        Step::Cargo { what, needs: Some(tool), .. } if !tools::has(tool, what) => true,
        Step::Cargo { what, arguments, variables, .. } => cargo(what, arguments, variables),
    }
}

/// Runs cargo; tells what went wrong if something did.
fn cargo(what: &str, arguments: &[&str], variables: &[(&str, &str)]) -> bool {
    println!("== {what}: cargo {}", arguments.join(" "));
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    match Command::new(cargo).args(arguments).envs(variables.iter().copied()).status() {
        Ok(status) if status.success() => true,
        Ok(_) => {
            eprintln!("xtask: {what} failed");
            false
        }
        Err(error) => {
            eprintln!("xtask: cargo could not be started: {error}");
            false
        }
    }
}
