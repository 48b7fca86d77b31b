//! The blocks of a page of Markdown. Whatever a text says stands there as text: no sign of it makes markup.

/// A block of its own: a heading or a paragraph; nothing for an empty text.
pub(super) fn block(page: &mut String, mark: &str, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    separate(page);
    line(page, mark, text);
}

/// An item of a list; items follow each other without a gap.
pub(super) fn item(page: &mut String, mark: &str, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    let last = page.lines().next_back().unwrap_or_default();
    let goes_on = match mark.split_once(". ") {
        Some((number, _)) => number.parse().is_ok_and(|n: usize| n > 1 && begins_with_number(last, n - 1)),
        None => last.starts_with(mark),
    };
    if !goes_on {
        separate(page);
    }
    line(page, mark, text);
}

/// Lines that stay as they are.
pub(super) fn figure(page: &mut String, lines: &[String]) {
    separate(page);
    page.push_str("```text\n");
    for line in lines {
        page.push_str(line.trim_end());
        page.push('\n');
    }
    page.push_str("```\n");
}

fn begins_with_number(line: &str, number: usize) -> bool {
    line.strip_prefix(&number.to_string()).is_some_and(|rest| rest.starts_with(". "))
}

fn separate(page: &mut String) {
    if !page.is_empty() {
        page.push('\n');
    }
}

fn line(page: &mut String, mark: &str, text: &str) {
    page.push_str(mark);
    let words: Vec<&str> = text.split_whitespace().collect();
    page.push_str(&escape(&words.join(" ")));
    page.push('\n');
}

/// A line of text with a backslash before every sign that would mean something else in Markdown.
///
/// ```
/// assert_eq!(naqala::escape_markdown("a1L* [x]"), "a1L\\* \\[x\\]");
/// ```
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    for (at, sign) in text.char_indices() {
        let means_something = match sign {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '&' | '|' | '~' | '$' => true,
            // These make headings, lists and rules, but only at the beginning of a line.
            '#' | '+' | '-' | '=' => at == 0,
            '.' | ')' => digits > 0 && at == digits,
            _ => false,
        };
        if means_something {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_apart_and_items_together() {
        let mut page = String::new();
        block(&mut page, "# ", "Kalah");
        item(&mut page, "- ", "a1L* or c+");
        item(&mut page, "- ", "pits_5");
        item(&mut page, "1. ", "first");
        item(&mut page, "2. ", "second");
        block(&mut page, "", " ");
        figure(&mut page, &["A B ".into(), "a b".into()]);
        assert_eq!(
            page,
            "# Kalah\n\n- a1L\\* or c+\n- pits\\_5\n\n1. first\n2. second\n\n```text\nA B\na b\n```\n"
        );
    }

    #[test]
    fn signs_of_markdown_stand_as_text() {
        assert_eq!(escape("1. <b> & [x] `y`"), "1\\. \\<b\\> \\& \\[x\\] \\`y\\`");
        assert_eq!(escape("- # -"), "\\- # -");
        assert_eq!(escape("12 of 3."), "12 of 3.");
    }
}
