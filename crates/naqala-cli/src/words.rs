//! Short phrases that are the same in every language, and the English texts of the study commands.

use naqala::{Board, Game, OptionValue, Side, options_as_texts};
use unicode_width::UnicodeWidthStr;

/// "2×6"; with pits at the ends of the board, "2×5+2".
pub(crate) fn board_size(game: &Game) -> String {
    let (board, ends) = (game.board(), game.board().ends().len());
    let size = format!("{}×{}", board.rows(), board.columns() - ends);
    if ends == 0 { size } else { format!("{size}+{ends}") }
}

/// The game's name with the options that differ from the default: "Kalah (seeds=6)".
pub(crate) fn title(game: &Game) -> String {
    titled(game.name(), &options_as_texts(&game.changed()))
}

/// A name, with the options in parentheses if there are any.
pub(crate) fn titled(name: &str, options: &[(String, String)]) -> String {
    if options.is_empty() { name.to_owned() } else { format!("{name} ({})", pairs(options)) }
}

/// "seeds=6, empty_capture=true".
pub(crate) fn options(chosen: &[(String, OptionValue)]) -> String {
    pairs(&options_as_texts(chosen))
}

/// "seeds=6, empty_capture=true", from names and values that are text.
pub(crate) fn pairs(chosen: &[(String, String)]) -> String {
    chosen.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(", ")
}

/// "South wins", or "South and North win".
pub(crate) fn wins(game: &Game, side: Side) -> String {
    let verb = if game.party(side).count() > 1 { "win" } else { "wins" };
    format!("{} {verb}", party(game, side))
}

/// "South", or "South and North" where they win and lose together.
pub(crate) fn party(game: &Game, side: Side) -> String {
    let names: Vec<String> = game.party(side).map(|side| side.to_string()).collect();
    names.join(" and ")
}

/// A text broken into lines of a width, at blanks; a line that is one long word may be longer.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(word.to_owned());
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(word);
        }
    }
    lines
}

/// Like [`wrap`], but what stands between backticks, as commands do, stays on one line: it is copied.
pub(crate) fn wrap_around_code(text: &str, width: usize) -> Vec<String> {
    const BLANK: &str = "\u{e000}";
    let parts = text.split('`').enumerate();
    let joined = parts.map(|(at, part)| if at % 2 == 1 { part.replace(' ', BLANK) } else { part.to_owned() });
    let lines = wrap(&joined.collect::<Vec<_>>().join("`"), width).into_iter();
    lines.map(|line| line.replace(BLANK, " ")).collect()
}

/// The whole words of a text that fit into a width; signs of omission follow where some do not.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let omission = crate::terminal::readable("…".to_owned());
    let mut short = wrap(text, width.saturating_sub(omission.width())).swap_remove(0);
    short.truncate(short.trim_end_matches([',', ';', '(', ':']).len());
    short += &omission;
    if short.width() > width { String::new() } else { short }
}

/// Whether a typed line asks to leave: `q`, `quit` or `exit`. A pit that is called so comes first.
pub(crate) fn asks_to_leave(typed: &str, board: &Board) -> bool {
    let is_word = ["q", "quit", "exit"].iter().any(|word| word.eq_ignore_ascii_case(typed));
    is_word && board.find(typed).is_none()
}

/// "1 seed", "2 seeds".
pub(crate) fn count(number: u64, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {}", plural(one)) }
}

/// An error with its causes, without those that an error before them has told already.
pub(crate) fn with_causes(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.ends_with(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

/// "seeds".
pub(crate) fn plural(one: &str) -> String {
    match one.strip_suffix('y') {
        _ if one.ends_with("ch") => format!("{one}es"),
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ => format!("{one}s"),
    }
}

#[cfg(test)]
mod tests {
    use naqala::{Choices, Rules};

    use super::*;

    #[test]
    fn long_texts_are_wrapped_or_shortened_between_words() {
        assert_eq!(wrap("Ghana and  Togo", 9), ["Ghana and", "Togo"]);
        assert_eq!(wrap("Kazakhstan", 4), ["Kazakhstan"]);
        assert_eq!(shortened("Malaysia, Brunei", 16), "Malaysia, Brunei");
        assert_eq!(shortened("Malaysia, Brunei", 15), "Malaysia…");
        assert_eq!(shortened("Malaysia, Brunei", 5), "");
    }

    #[test]
    fn a_pit_is_not_taken_for_a_farewell() {
        let of_pits = |pits: u8| {
            let source = format!(
                "naqala = 2\nid = \"long\"\nname = \"Long\"\nabout = {{ summary = \"Sow.\", status = \"uncertain\" }}\n\
                 board = {{ layout = \"two-row\", pits = {pits} }}\nsetup = [{{ seeds = 4 }}]\n\
                 pick = [{{ from = \"own & filled\" }}]\n\
                 end = [{{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }}]\n"
            );
            Rules::parse("long.toml", &source).unwrap().compile(&Choices::new()).unwrap()
        };
        let short = of_pits(16);
        assert!(["q", "Q", "quit", "EXIT"].iter().all(|typed| asks_to_leave(typed, short.board())));
        assert!(!asks_to_leave("a", short.board()) && !asks_to_leave("quite", short.board()));
        let long = of_pits(17);
        assert!(!asks_to_leave("q", long.board()) && !asks_to_leave("Q", long.board()), "these are pits");
        assert!(asks_to_leave("exit", long.board()));
    }

    #[test]
    fn numbers_agree_with_their_nouns() {
        assert_eq!(count(1, "ply"), "1 ply");
        assert_eq!(count(3, "ply"), "3 plies");
        assert_eq!(count(0, "seed"), "0 seeds");
        assert_eq!(count(2, "key"), "2 keys");
        assert_eq!(count(2, "match"), "2 matches");
    }
}
