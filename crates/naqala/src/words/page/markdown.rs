//! Blocks as Markdown. All texts are escaped, so that no character of them becomes markup.

use super::Block;

/// Blocks as CommonMark.
///
/// ```
/// use naqala::{Block, blocks_markdown};
/// let blocks = [Block::Title("Kalah".into()), Block::Steps(vec!["a1L*".into()])];
/// assert_eq!(blocks_markdown(&blocks), "# Kalah\n\n1. a1L\\*\n");
/// ```
pub fn blocks_markdown(blocks: &[Block]) -> String {
    let blocks: Vec<String> = blocks.iter().map(block).collect();
    blocks.join("\n")
}

fn block(block: &Block) -> String {
    match block {
        Block::Title(title) => format!("# {}\n", escape(title)),
        Block::Heading(heading) => format!("## {}\n", escape(heading)),
        Block::Paragraph(text) => format!("{}\n", escape(text)),
        Block::List(items) => items.iter().map(|item| format!("- {}\n", escape(item))).collect(),
        Block::Steps(items) => {
            (1..).zip(items).map(|(number, item)| format!("{number}. {}\n", escape(item))).collect()
        }
        Block::Drawing(lines) => format!("```text\n{}\n```\n", lines.join("\n")),
    }
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
        let texts = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
        let blocks = [
            Block::Title("Kalah".into()),
            Block::List(texts(["a1L* or c+", "pits_5"])),
            Block::Steps(texts(["first", "second"])),
            Block::Drawing(texts(["A B", "a b"])),
        ];
        assert_eq!(
            blocks_markdown(&blocks),
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
