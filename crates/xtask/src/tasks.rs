//! The tasks: which there are, and the steps that each takes.

use crate::steps::{CargoStep, Compiled, Step};
use crate::tools::{CHROMEDRIVER, CLIPPY, NATS, RUSTFMT};

/// A task by name.
#[derive(Debug)]
pub(crate) struct Task {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// Its arguments, for the list of tasks.
    pub(crate) usage: &'static str,
    /// Further text of its help.
    pub(crate) more: &'static str,
    /// What follows its name on the command line.
    pub(crate) options: &'static [TaskOption],
    pub(crate) steps: &'static [Step],
}

/// What may follow the name of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TaskOption {
    /// `--since COMMIT`: what `check` compares with.
    Since,
    /// `--profile PROFILE`: what is compiled for packages.
    Profile,
    /// `--strict`: a step that is skipped is a failure.
    Strict,
    /// `-- ARGUMENTS`: passed on to the program that the task runs.
    PassedOn,
    /// `LANGUAGE ARGUMENTS`: passed on as well.
    Language,
}

/// A task that takes no arguments.
const fn task(name: &'static str, about: &'static str, steps: &'static [Step]) -> Task {
    Task { name, about, usage: "", more: "", options: &[], steps }
}

pub(crate) const TASKS: &[Task] = &[
    Task {
        usage: "[--since COMMIT]",
        options: &[TaskOption::Since],
        more: "Compares the working tree with the last commit, or with COMMIT. Checks the format of all files, lints the crates \
               that changed and those that use them, and runs the tests of the crates that changed. `cargo xtask test` runs \
               everything.",
        ..task(
            "check",
            "check format, lints, and the tests that your change can break",
            &[FORMAT, Step::Check],
        )
    },
    Task {
        usage: "[--strict]",
        options: &[TaskOption::Strict],
        more: "Skips a step if a program that it needs is missing. The last lines name what was skipped, and what passed only at a \
               second try. With --strict it fails if something was skipped.",
        ..task(
            "test",
            "check everything: format, lints, tests, documentation, generated pages, book, WebAssembly, browser",
            TEST,
        )
    },
    Task {
        usage: "[-- OPTIONS]",
        more: "The options are those of `naqala serve`: cargo xtask serve -- --listen 0.0.0.0:8080",
        options: &[TaskOption::PassedOn],
        ..task(
            "serve",
            "compile the page and the program, serve it on this computer and open the browser",
            &[WEB_MODULES, WEB_FILES, SERVE],
        )
    },
    task(
        "web",
        "compile the page and its engine for the browser, into target/web",
        &[WEB_MODULES, WEB_FILES],
    ),
    Task {
        more: "Starts a PostgreSQL and a NATS of its own, three servers, and an independent client: servers and NATS are killed and \
               stopped at random. NAQALA_CLUSTER_GAMES, _RATE (moves a second), _FAULTS and _CHANCE (which ones) change the long run.",
        ..task(
            "cluster-test",
            "test several servers as one site, with PostgreSQL and NATS",
            &[MODEL, CLUSTER_LINTS, CLUSTER, CLUSTER_LONG],
        )
    },
    Task {
        more: "Puts the page, the book and the documentation together in target/site: files alone, for any folder of any host. Games \
               are played against the engine and at one screen; there is nothing that needs a server.",
        ..task(
            "site",
            "make a site of files: the page without a server, the book, the documentation",
            &[WEB_MODULES, WEB_FILES, book(&[]), DOCUMENTATION, Step::Site(Compiled::Alone)],
        )
    },
    task("wasm", "compile the engine for the browser and run its tests there", &[Step::Wasm]),
    task(
        "browser",
        "compile the page and the package for JavaScript and test them in Chromium",
        &[
            ALL_MODULES,
            WEB_FILES,
            Step::Site(Compiled::Alone),
            Step::Npm(Compiled::Alone),
            Step::Browser(Compiled::Alone),
        ],
    ),
    task("screenshots", "write screenshots of the pages into target/screenshots", &[SCREENSHOTS]),
    task("book", "write the book of the games into target/book", &[book(&[])]),
    Task {
        usage: "[LANGUAGE [--sample NUMBER [--seed NUMBER] [--among FILE]...]]",
        options: &[TaskOption::Language],
        more: "Lists what LANGUAGE does not say yet, file by file, ready to be filled in; counts it for every language without one. \
               What is missing is said in English. With --sample it prints so many random passages for people to judge, and behind \
               them where they come from; --among mixes in passages of a text by others.",
        ..task(
            "words",
            "list the messages that a language lacks, and words that its style sheet forbids",
            &[book(&["words"])],
        )
    },
    Task {
        usage: "[--profile PROFILE]",
        options: &[TaskOption::Profile],
        more: "Compiles the page, then the program with the server in the profile `dist`, or in PROFILE, once more linked statically. \
               Programs, Debian package, library for C, packages for JavaScript and Python, crates, the list of all libraries, the \
               book as PDF and the sums of everything are in target/packages. What needs a program that is missing is left out, with \
               the command that installs it.",
        ..task(
            "dist",
            "make the program and its packages, for people who compile nothing",
            &[ALL_MODULES, WEB_FILES, Step::Npm(Compiled::Alone), Step::Dist, Step::Archives],
        )
    },
    Task {
        more: "Puts the crates together in target/crates, each with the data that comes along, packs them and compiles what was \
               packed. Nothing is sent; `cargo publish --workspace` in target/crates does that.",
        ..task("crates", "pack the crates as the registry takes them", &[Step::Crates])
    },
    Task {
        more: "Each file of target/packages is installed in an empty folder: an environment of Python, a project of npm, a root for \
               dpkg. What was installed is used: games are played, a server answers, a program in C is compiled.",
        ..task("dist-test", "install and use what `cargo xtask dist` has made", &[Step::DistTest])
    },
    Task {
        usage: "[--profile PROFILE]",
        options: &[TaskOption::Profile],
        more: "Makes the package of a debug build, or of one in PROFILE, and installs it with dpkg in a folder of its own.",
        ..task(
            "package-test",
            "install, start, use and remove the Debian package",
            &[Step::PackageTest(Compiled::Alone)],
        )
    },
    Task {
        usage: "[-- OPTIONS]",
        more: "Puts the package together in target/python. The options are those of pytest: cargo xtask python -- -k batch. With \
               NAQALA_LONG=1 it plays ten thousand games against other libraries and runs the type checkers.",
        options: &[TaskOption::PassedOn],
        ..task("python", "compile the package for Python and run its tests", &[Step::Python(Compiled::Alone)])
    },
    Task {
        more: "Puts shared and static library, header and the file for pkg-config together in target/library, and lets the example \
               in C play a game with each of them.",
        ..task("library", "compile the library for C and try it", &[Step::Library(Compiled::Alone)])
    },
    Task {
        more: "Puts the package together in target/npm and tests it in Node; `cargo xtask browser` tries the element in Chromium.",
        ..task(
            "npm",
            "compile the package for JavaScript and test it",
            &[NPM_MODULES, Step::Npm(Compiled::Alone)],
        )
    },
    task("measure", "play random games of every game and write games/measured.json", &[book(&["measure"])]),
    task("table", "verify every game and write docs/games.md", &[book(&["table"])]),
    task(
        "reference",
        "write docs/rule-reference.md from the types of the rule language",
        &[book(&["reference"])],
    ),
];

/// All that is tested. The page is compiled for the browser while the rest is compiled and tested for this computer: both use
/// target folders of their own, and a link-time optimisation keeps only one core busy.
const TEST: &[Step] = &[
    FORMAT,
    Step::SideBySide(&[
        &[Step::AllModules],
        &[
            Step::Cargo(CargoStep {
                needs: Some(&CLIPPY),
                ..workspace("lints", &["clippy"], &["--all-targets", "--", "-D", "warnings"])
            }),
            Step::Cargo(workspace("compilation", &["build"], ALL_PROGRAMS)),
            Step::Program(Compiled::WithWorkspace, BOOK_PROGRAM, &["reference", "--check"]),
            Step::Program(Compiled::WithWorkspace, BOOK_PROGRAM, &["table", "--check"]),
            Step::Program(Compiled::WithWorkspace, BOOK_PROGRAM, &[]),
            Step::Cargo(workspace("tests", &["test"], &[])),
            DOCUMENTATION,
            Step::Python(Compiled::WithWorkspace),
            Step::Library(Compiled::WithWorkspace),
            Step::Wasm,
        ],
    ]),
    Step::WebFiles(Compiled::WithWorkspace),
    Step::Site(Compiled::WithWorkspace),
    Step::Npm(Compiled::WithWorkspace),
    Step::PackageTest(Compiled::WithWorkspace),
    Step::Browser(Compiled::WithWorkspace),
];

const DOCUMENTATION: Step = Step::Cargo(CargoStep {
    variables: &[("RUSTDOCFLAGS", "-D warnings")],
    ..workspace("documentation", &["doc", "--no-deps"], &[])
});

/// The features with which tests and programs of the workspace are compiled, the same as for releases. Cargo unifies the
/// features of dependencies over the selected packages, so another selection would recompile a hundred libraries.
pub(crate) const WORKSPACE: &[&str] = &["--workspace", "--features", "naqala-cli/push"];

/// With tests among them, so that what only tests need has its features, too.
pub(crate) const ALL_PROGRAMS: &[&str] = &["--bins", "--tests", "--examples"];

const FORMAT: Step =
    Step::Cargo(CargoStep { needs: Some(&RUSTFMT), ..cargo("formatting", &["fmt", "--all", "--check"]) });

const SCREENSHOTS: Step = Step::Cargo(CargoStep {
    needs: Some(&CHROMEDRIVER),
    ..cargo(
        "screenshots",
        &["run", "--package", "naqala-e2e", "--features", "browser", "--example", "screenshots"],
    )
});

const WEB_MODULES: Step = Step::SideBySide(&[&[Step::WebModules], &[Step::WebBuilder]]);

const ALL_MODULES: Step = Step::SideBySide(&[&[Step::AllModules], &[Step::WebBuilder]]);

const NPM_MODULES: Step = Step::SideBySide(&[&[Step::NpmModules], &[Step::WebBuilder]]);

const WEB_FILES: Step = Step::WebFiles(Compiled::Alone);

/// The model of how several servers lead one game.
const MODEL: Step = Step::Cargo(cargo("model", &["test", "--package", "naqala-model"]));

const CLUSTER: Step = Step::Cargo(CargoStep {
    needs: Some(&NATS),
    ..workspace("several servers", &["test"], &["--features", "naqala-cli/cluster", "--test", "cluster"])
});

const CLUSTER_LONG: Step = Step::Cargo(CargoStep {
    needs: Some(&NATS),
    ..workspace(
        "several servers with many faults",
        &["test"],
        &[
            "--features",
            "naqala-cli/cluster",
            "--test",
            "cluster",
            "--",
            "--ignored",
            "--nocapture",
            "fifty_faults",
        ],
    )
});

/// What `cargo xtask test` does not compile.
const CLUSTER_LINTS: Step = Step::Cargo(CargoStep {
    needs: Some(&CLIPPY),
    ..workspace(
        "lints",
        &["clippy"],
        &["--features", "naqala-cli/cluster", "--all-targets", "--", "-D", "warnings"],
    )
});

/// The server with the page, in one program.
const SERVE: Step = Step::Cargo(cargo(
    "server",
    &["run", "--release", "--package", "naqala-cli", "--features", "server", "--", "serve", "--open"],
));

/// The program that writes the book.
pub(crate) const BOOK_PROGRAM: &str = "naqala-book";

const fn book(arguments: &'static [&'static str]) -> Step {
    Step::Program(Compiled::Alone, BOOK_PROGRAM, arguments)
}

/// A cargo command that needs nothing else.
const fn cargo(what: &'static str, arguments: &'static [&'static str]) -> CargoStep {
    CargoStep { what, command: arguments, of_workspace: false, arguments: &[], variables: &[], needs: None }
}

/// A cargo command for the whole workspace.
const fn workspace(
    what: &'static str,
    command: &'static [&'static str],
    arguments: &'static [&'static str],
) -> CargoStep {
    CargoStep { what, command, of_workspace: true, arguments, variables: &[], needs: None }
}
