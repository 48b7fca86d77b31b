//! The command line of `cargo xtask`.

use std::ffi::OsString;
use std::fmt::Write as _;

use lexopt::Parser;

use crate::TASKS;
use crate::tasks::{Task, TaskOption};

/// The parsed command line.
#[derive(Debug)]
pub(crate) enum Request {
    Task(Asked),
    /// Help on all tasks, or on one.
    Help(Option<&'static Task>),
}

/// A task with its arguments.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) task: &'static Task,
    /// Arguments that are passed on to the program that the task runs.
    pub(crate) rest: Vec<OsString>,
    /// The commit with which `check` compares.
    pub(crate) since: String,
    /// The profile in which `dist` and `package-test` compile, if it is not the usual one.
    pub(crate) profile: Option<String>,
    /// Whether a step that is skipped is a failure.
    pub(crate) is_strict: bool,
}

impl Asked {
    fn takes(&self, option: TaskOption) -> bool {
        self.task.options.contains(&option)
    }
}

/// Reads the command line.
///
/// # Errors
/// A task or an option that there is not.
pub(crate) fn read(mut parser: Parser) -> Result<Request, lexopt::Error> {
    use lexopt::prelude::{Long, Short, Value, ValueExt as _};
    let mut asked: Option<Asked> = None;
    while let Some(argument) = parser.next()? {
        match (argument, &mut asked) {
            (Short('h') | Long("help"), asked) => return Ok(Request::Help(asked.as_ref().map(|a| a.task))),
            (Value(name), None) => {
                let name = name.string()?;
                let task = TASKS.iter().find(|task| task.name == name);
                let task = task.ok_or_else(|| format!("there is no task `{name}`"))?;
                let since = "HEAD".to_owned();
                asked = Some(Asked { task, rest: Vec::new(), since, profile: None, is_strict: false });
                if task.options.contains(&TaskOption::PassedOn) {
                    let rest = hand_on(&mut parser)?;
                    let Some(rest) = rest else { return Ok(Request::Help(Some(task))) };
                    asked.as_mut().expect("just made").rest = rest;
                }
            }
            (Value(language), Some(asked)) if asked.takes(TaskOption::Language) && asked.rest.is_empty() => {
                asked.rest.push(language);
                asked.rest.extend(parser.raw_args()?);
            }
            (Long("since"), Some(asked)) if asked.takes(TaskOption::Since) => {
                asked.since = parser.value()?.string()?;
            }
            (Long("profile"), Some(asked)) if asked.takes(TaskOption::Profile) => {
                asked.profile = Some(parser.value()?.string()?);
            }
            (Long("strict"), Some(asked)) if asked.takes(TaskOption::Strict) => asked.is_strict = true,
            (other, _) => return Err(other.unexpected()),
        }
    }
    Ok(asked.map_or(Request::Help(None), Request::Task))
}

/// Collects the arguments to pass on; `None` if help is requested before `--`.
fn hand_on(parser: &mut Parser) -> Result<Option<Vec<OsString>>, lexopt::Error> {
    let mut words: Vec<OsString> = parser.raw_args()?.collect();
    if words.first().is_some_and(|word| word == "--") {
        words.remove(0);
        return Ok(Some(words));
    }
    match words.first() {
        None => Ok(Some(words)),
        Some(word) if word == "--help" || word == "-h" => Ok(None),
        Some(word) => Err(lexopt::Error::UnexpectedArgument(word.clone())),
    }
}

/// The help on all tasks, or on one.
pub(crate) fn help(task: Option<&Task>) -> String {
    let Some(task) = task else {
        let mut text = "usage: cargo xtask TASK\n\n".to_owned();
        for task in TASKS {
            writeln!(text, "  {:<13}{}", task.name, task.about).expect("a string takes everything");
        }
        return text + "\n`cargo xtask TASK --help` explains a task.\n";
    };
    let usage = if task.usage.is_empty() { String::new() } else { format!(" {}", task.usage) };
    let more = if task.more.is_empty() { String::new() } else { format!("\n{}\n", task.more) };
    format!("usage: cargo xtask {}{usage}\n\n{}\n{more}", task.name, task.about)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> Result<Request, String> {
        read(Parser::from_args(words)).map_err(|error| error.to_string())
    }

    #[test]
    fn help_is_given_and_nothing_is_done() {
        assert!(matches!(asked(&[]), Ok(Request::Help(None))));
        assert!(matches!(asked(&["--help"]), Ok(Request::Help(None))));
        for task in TASKS {
            for word in ["--help", "-h"] {
                let request = asked(&[task.name, word]).unwrap();
                assert!(matches!(request, Request::Help(Some(found)) if found.name == task.name));
            }
            assert!(help(Some(task)).contains(task.about));
        }
    }

    #[test]
    fn what_is_not_known_is_an_error() {
        assert_eq!(asked(&["tset"]).unwrap_err(), "there is no task `tset`");
        assert!(asked(&["test", "--quick"]).unwrap_err().contains("--quick"));
        assert!(asked(&["test", "more"]).unwrap_err().contains("more"));
        assert!(asked(&["serve", "--open"]).unwrap_err().contains("--open"));
        assert!(asked(&["test", "--since", "main"]).unwrap_err().contains("--since"));
        assert!(asked(&["check", "--strict"]).unwrap_err().contains("--strict"));
    }

    #[test]
    fn what_belongs_to_a_task_is_handed_on() {
        let Ok(Request::Task(serve)) = asked(&["serve", "--", "--listen", "9000"]) else { panic!() };
        assert_eq!(serve.rest, ["--listen", "9000"]);
        let Ok(Request::Task(words)) = asked(&["words", "sw"]) else { panic!() };
        assert_eq!(words.rest, ["sw"]);
        let Ok(Request::Task(words)) = asked(&["words", "it", "--sample", "40"]) else { panic!() };
        assert_eq!(words.rest, ["it", "--sample", "40"]);
        let strict = |words: &[&str]| matches!(asked(words), Ok(Request::Task(test)) if test.is_strict);
        assert!(strict(&["test", "--strict"]) && !strict(&["test"]));
        let Ok(Request::Task(check)) = asked(&["check", "--since", "main"]) else { panic!() };
        assert_eq!(check.since, "main");
    }
}
