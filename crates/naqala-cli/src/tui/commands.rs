//! The commands of the board, declared once: keys, key line and help come from here.

use naqala::Board;
use ratatui::crossterm::event::KeyCode;

/// Something the user can ask for at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Hint,
    Explain,
    Undo,
    Save,
    Rules,
    NewGame,
    Resign,
    Slower,
    Faster,
    Quit,
}

/// How a command is called.
#[derive(Debug)]
pub(super) struct Spec {
    pub(super) command: Command,
    letter: char,
    /// The key that works where a pit has the letter for its name.
    function: Option<u8>,
    /// The message with a word for the line of keys.
    pub(super) word: &'static str,
    /// The message with a line for the help.
    pub(super) help: &'static str,
}

const fn spec(
    command: Command,
    letter: char,
    function: Option<u8>,
    word: &'static str,
    help: &'static str,
) -> Spec {
    Spec { command, letter, function, word, help }
}

/// Every command, in the order of the line of keys and of the help.
pub(super) const COMMANDS: [Spec; 11] = [
    spec(Command::Help, '?', Some(1), "word-help", "about-help"),
    spec(Command::Quit, 'q', Some(10), "word-quit", "about-quit"),
    spec(Command::Undo, 'u', Some(4), "word-undo", "about-undo"),
    spec(Command::Hint, 'h', Some(2), "word-hint", "about-hint"),
    spec(Command::Explain, 'e', Some(3), "word-explain", "about-explain"),
    spec(Command::Rules, 'i', Some(6), "word-rules", "about-rules"),
    spec(Command::Slower, '-', None, "word-slower", "about-slower"),
    spec(Command::Faster, '+', None, "word-faster", "about-faster"),
    spec(Command::NewGame, 'n', Some(7), "word-new", "about-new"),
    spec(Command::Resign, 'r', Some(8), "word-resign", "about-resign"),
    spec(Command::Save, 's', Some(5), "word-save", "about-save"),
];

impl Spec {
    /// The key as it is shown: the letter, or the function key where a pit is called so.
    pub(super) fn key(&self, board: &Board) -> String {
        match self.function {
            Some(number) if begins_a_pit(board, self.letter) => format!("F{number}"),
            _ => self.letter.to_string(),
        }
    }
}

/// The command of a key. Letters that begin the name of a pit are left to the moves.
pub(super) fn command_of(board: &Board, key: KeyCode) -> Option<Command> {
    let spec = COMMANDS.iter().find(|spec| match key {
        // The plus sign needs the shift key on most keyboards.
        KeyCode::Char('=') => spec.letter == '+',
        KeyCode::Char(letter) => spec.letter == letter && !begins_a_pit(board, letter),
        KeyCode::F(number) => spec.function == Some(number),
        _ => false,
    });
    spec.map(|spec| spec.command)
}

/// Whether a pit's name begins with this letter, capital or small.
pub(super) fn begins_a_pit(board: &Board, letter: char) -> bool {
    let begins = |name: &str| name.chars().next().is_some_and(|first| first.eq_ignore_ascii_case(&letter));
    board.pits().any(|pit| begins(board.name(pit)))
}

/// The key of a command as it is shown.
pub(super) fn key_of(board: &Board, command: Command) -> String {
    let spec = COMMANDS.iter().find(|spec| spec.command == command);
    spec.map(|spec| spec.key(board)).unwrap_or_default()
}
