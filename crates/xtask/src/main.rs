//! The project's chores, in Rust so that they run wherever the project does: `cargo xtask test`.

use std::env;
use std::process::{Command, ExitCode};

/// A check and the cargo command that makes it.
struct Step {
    what: &'static str,
    arguments: &'static [&'static str],
    /// Environment of the command.
    variables: &'static [(&'static str, &'static str)],
    /// A component of the toolchain without which the step is left out, with a word on how to get it.
    needs: Option<&'static str>,
}

const TEST: &[Step] = &[
    Step {
        what: "formatting",
        arguments: &["fmt", "--all", "--check"],
        variables: &[],
        needs: Some("rustfmt"),
    },
    Step {
        what: "lints",
        arguments: &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
        variables: &[],
        needs: Some("clippy"),
    },
    Step { what: "tests", arguments: &["test", "--workspace"], variables: &[], needs: None },
    Step {
        what: "documentation",
        arguments: &["doc", "--workspace", "--no-deps"],
        variables: &[("RUSTDOCFLAGS", "-D warnings")],
        needs: None,
    },
    by_book("table of games", &["run", "--quiet", "--package", "naqala-book", "--", "table", "--check"]),
    by_book("reference", &["run", "--quiet", "--package", "naqala-book", "--", "reference", "--check"]),
    BOOK,
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
        about: "format check, lints, all tests, documentation, the generated pages, the book",
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
];

const BOOK: Step = by_book("book", &["run", "--quiet", "--package", "naqala-book"]);

/// A step that the program of the book takes.
const fn by_book(what: &'static str, arguments: &'static [&'static str]) -> Step {
    Step { what, arguments, variables: &[], needs: None }
}

fn main() -> ExitCode {
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
    for step in steps {
        if let Some(component) = step.needs.filter(|component| !has_component(component)) {
            println!("== {}: left out, `rustup component add {component}` brings it", step.what);
            continue;
        }
        println!("== {}: cargo {}", step.what, step.arguments.join(" "));
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status = Command::new(cargo).args(step.arguments).envs(step.variables.iter().copied()).status();
        match status {
            Ok(status) if status.success() => {}
            Ok(_) => {
                eprintln!("xtask: {} failed", step.what);
                return ExitCode::FAILURE;
            }
            Err(error) => {
                eprintln!("xtask: cargo could not be started: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("== all good");
    ExitCode::SUCCESS
}

fn has_component(component: &str) -> bool {
    let program = match component {
        "clippy" => "cargo-clippy",
        other => other,
    };
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
