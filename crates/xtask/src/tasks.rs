//! The tasks: which there are, and the steps that each takes.

use crate::steps::{CargoStep, Step};
use crate::tools::{CHROMEDRIVER, CLIPPY, RUSTFMT};

/// A task by name.
#[derive(Debug)]
pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// What stands behind its name on the command line.
    pub(crate) usage: &'static str,
    /// What its help says besides.
    pub(crate) more: &'static str,
    /// Whether words behind `--` are handed on.
    pub(crate) hands_on: bool,
    pub(crate) steps: &'static [Step],
}

/// A task that takes no arguments.
const fn task(name: &'static str, about: &'static str, steps: &'static [Step]) -> Task {
    Task { name, about, usage: "", more: "", hands_on: false, steps }
}

pub(crate) const TASKS: &[Task] = &[
    Task {
        usage: "[--since COMMIT]",
        more: "Compares the working tree with the last commit, or with COMMIT. Checks the format of all files, lints the crates \
               that changed and those that use them, and runs the tests of the crates that changed. `cargo xtask test` runs \
               everything.",
        ..task(
            "check",
            "check format, lints, and the tests that your change can break",
            &[FORMAT, Step::Check],
        )
    },
    task(
        "test",
        "check everything: format, lints, tests, documentation, generated pages, book, WebAssembly, browser",
        TEST,
    ),
    Task {
        usage: "[-- OPTIONS]",
        more: "The options are those of `naqala serve`: cargo xtask serve -- --listen 0.0.0.0:8080",
        hands_on: true,
        ..task(
            "serve",
            "compile the page and the program, serve it on this computer and open the browser",
            &[Step::Web, SERVE],
        )
    },
    task("web", "compile the page and its engine for the browser, into target/web", &[Step::Web]),
    task("wasm", "compile the engine for the browser and run its tests there", &[Step::Wasm]),
    task("browser", "compile the page and test it in Chromium", &[Step::Web, BROWSER]),
    task("screenshots", "write screenshots of the pages into target/screenshots", &[SCREENSHOTS]),
    task("book", "write the book of the games into target/book", &[BOOK]),
    Task {
        usage: "[LANGUAGE]",
        more: "Lists what LANGUAGE does not say yet, file by file, ready to be filled in; counts it for every language without one. \
               What is missing is said in English.",
        ..task(
            "words",
            "list the messages that a language lacks, and words that its style sheet forbids",
            &[Step::Book(&["words"])],
        )
    },
    task(
        "measure",
        "play random games of every game and write games/measured.json",
        &[Step::Book(&["measure"])],
    ),
    task("table", "verify every game and write docs/games.md", &[Step::Book(&["table"])]),
    task(
        "reference",
        "write docs/rule-reference.md from the types of the rule language",
        &[Step::Book(&["reference"])],
    ),
];

const TEST: &[Step] = &[
    FORMAT,
    Step::Cargo(CargoStep {
        needs: Some(&CLIPPY),
        ..cargo(
            "lints",
            &[
                "clippy",
                "--workspace",
                "--features",
                "naqala-cli/server",
                "--all-targets",
                "--",
                "-D",
                "warnings",
            ],
        )
    }),
    Step::Cargo(cargo("tests", &["test", "--workspace", "--features", "naqala-cli/server"])),
    Step::Cargo(CargoStep {
        variables: &[("RUSTDOCFLAGS", "-D warnings")],
        ..cargo("documentation", &["doc", "--workspace", "--no-deps"])
    }),
    Step::Book(&["table", "--check"]),
    Step::Book(&["reference", "--check"]),
    BOOK,
    Step::Wasm,
    Step::Web,
    BROWSER,
];

const FORMAT: Step =
    Step::Cargo(CargoStep { needs: Some(&RUSTFMT), ..cargo("formatting", &["fmt", "--all", "--check"]) });

/// The page tried out in a real browser; without one the step is left out.
const BROWSER: Step = Step::Cargo(CargoStep {
    needs: Some(&CHROMEDRIVER),
    ..cargo(
        "browser",
        &[
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
    )
});

const SCREENSHOTS: Step = Step::Cargo(CargoStep {
    needs: Some(&CHROMEDRIVER),
    ..cargo(
        "screenshots",
        &["run", "--package", "naqala-e2e", "--features", "browser", "--example", "screenshots"],
    )
});

/// The server with the page, in one program.
const SERVE: Step = Step::Cargo(cargo(
    "server",
    &["run", "--release", "--package", "naqala-cli", "--features", "server", "--", "serve", "--open"],
));

const BOOK: Step = Step::Book(&[]);

/// A cargo command that needs nothing else.
const fn cargo(what: &'static str, arguments: &'static [&'static str]) -> CargoStep {
    CargoStep { what, arguments, variables: &[], needs: None }
}
