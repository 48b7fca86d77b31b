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
];

fn main() -> ExitCode {
    match env::args().nth(1).as_deref() {
        Some("test") => run(TEST),
        Some(other) => {
            eprintln!("xtask: there is no chore `{other}`; the chores are: test");
            ExitCode::from(2)
        }
        None => {
            eprintln!("usage: cargo xtask test    (format check, lints, all tests, documentation)");
            ExitCode::from(2)
        }
    }
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
