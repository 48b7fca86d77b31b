//! Writes the blocks of a Markdown page.

use naqala::escape_markdown;

/// A page being written. Text from rule files is escaped; the rest is Markdown.
#[derive(Debug, Default)]
pub(super) struct Page {
    text: String,
}

impl Page {
    pub(super) fn title(&mut self, title: &str) {
        self.markdown(&format!("# {}", escape_markdown(title)));
    }

    pub(super) fn heading(&mut self, heading: &str) {
        self.markdown(&format!("## {heading}"));
    }

    /// A paragraph of plain text.
    pub(super) fn text(&mut self, text: &str) {
        self.markdown(&escape_markdown(text));
    }

    /// A block that is Markdown already.
    pub(super) fn markdown(&mut self, block: &str) {
        if block.is_empty() {
            return;
        }
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push_str(block);
        self.text.push('\n');
    }

    /// A list of Markdown items.
    pub(super) fn list(&mut self, items: impl IntoIterator<Item = String>) {
        let items: Vec<String> = items.into_iter().map(|item| format!("- {item}")).collect();
        self.markdown(&items.join("\n"));
    }

    /// Lines that stay as they are.
    pub(super) fn code(&mut self, kind: &str, lines: &str) {
        self.markdown(&format!("```{kind}\n{}\n```", lines.trim_end()));
    }

    /// A table; the cells are Markdown.
    pub(super) fn table<const N: usize>(
        &mut self,
        head: [&str; N],
        rows: impl IntoIterator<Item = [String; N]>,
    ) {
        let mut lines = vec![row(&head), row(&["---"; N])];
        lines.extend(rows.into_iter().map(|cells| row(&cells)));
        self.markdown(&lines.join("\n"));
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

fn row(cells: &[impl AsRef<str>]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |", cells.join(" | "))
}

/// A picture with its alternative text.
pub(super) fn image(alternative: &str, path: &str) -> String {
    format!("![{}]({path})", escape_markdown(alternative))
}

/// A link with a plain text.
pub(super) fn link(text: &str, path: &str) -> String {
    format!("[{}]({path})", escape_markdown(text))
}

/// A word as it is typed.
pub(super) fn typed(word: &str) -> String {
    format!("`{}`", word.replace('`', "'").replace('|', "\\|"))
}
