//! A directory to run the command in, and the result of a run.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use assert_cmd::Command;
use tempfile::TempDir;

/// An empty directory with a data directory of its own, so that no game of the user is touched.
pub(crate) struct Desk {
    dir: TempDir,
}

/// The result of running the command.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk { dir: tempfile::tempdir().expect("a directory for the test") }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        fs::write(self.path(name), contents).expect("a file for the test");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The command, to be run in the directory.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::cargo_bin("naqala").expect("the command is built");
        command.current_dir(self.dir.path());
        command.env("LC_ALL", "C.UTF-8");
        for variable in ["XDG_DATA_HOME", "HOME", "APPDATA", "LOCALAPPDATA"] {
            command.env(variable, self.dir.path().join("data"));
        }
        command
    }

    /// Runs the command with these words as arguments and nothing on standard input.
    pub(crate) fn run(&self, arguments: &str) -> Run {
        self.type_in(arguments, "")
    }

    /// Runs the command and types the text.
    pub(crate) fn type_in(&self, arguments: &str, text: impl Into<Vec<u8>>) -> Run {
        self.run_words(&arguments.split_whitespace().collect::<Vec<_>>(), text)
    }

    /// Runs the command with arguments that may have blanks in them.
    pub(crate) fn run_words(&self, arguments: &[&str], text: impl Into<Vec<u8>>) -> Run {
        let output = self.command().args(arguments).write_stdin(text).output().expect("the command runs");
        Run::of(output)
    }
}

impl Run {
    fn of(output: Output) -> Run {
        Run {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).expect("output is text"),
            err: String::from_utf8(output.stderr).expect("messages are text"),
        }
    }

    /// The output of a run that went well.
    #[track_caller]
    pub(crate) fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one line of a run that was refused for bad input.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.out, "", "nothing but the message is printed");
        let line = self.err.strip_prefix("naqala: ").unwrap_or_else(|| panic!("{:?}", self.err));
        assert_eq!(line.trim_end().lines().count(), 1, "{line}");
        line.trim_end().to_owned()
    }
}
