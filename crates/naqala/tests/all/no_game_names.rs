//! A game is data: no code of any crate contains a game's name.
//!
//! Code means names and literals. Comments, attributes (help texts contain examples) and tests may name games.

use std::fs;
use std::path::{Path, PathBuf};

use naqala::catalogue;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::common::rust_files;

#[test]
fn no_code_knows_a_game() {
    let mut found = Vec::new();
    for file in sources() {
        for (line, word) in words(&fs::read_to_string(&file).unwrap()) {
            if let Some(id) = catalogue::ids().find(|id| word == *id) {
                found.push(format!("{}:{line}: {id}", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "these lines know a game's name:\n{}", found.join("\n"));
}

#[test]
fn games_are_found_in_code_and_nowhere_else() {
    let text = r##"
        //! oware
        /// Plays `kalah`.
        #[command(after_help = "naqala play oware")]
        fn play(/* songo */) -> &'static str {
            let oware_nam_nam = ["hus\nmodi", r#"selus or katro"#];
            oware_nam_nam[b"bechi".len()]
        }
        #[cfg(test)]
        mod tests {
            const GAME: &str = "oware";
        }
        #[cfg(test)]
        use crate::congkak;
        fn giuthi() {}
    "##;
    let ids: Vec<String> =
        words(text).map(|(_, word)| word).filter(|word| catalogue::ids().any(|id| id == word)).collect();
    assert_eq!(ids, ["oware-nam-nam", "hus", "modi", "selus", "katro", "oware-nam-nam", "bechi", "giuthi"]);
}

/// The Rust files of every crate, except files that contain only tests.
fn sources() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = fs::read_dir(crates).unwrap().map(|entry| entry.unwrap().path().join("src"));
    let files: Vec<PathBuf> = folders.flat_map(|folder| code_files(&folder)).collect();
    assert!(files.len() > 100, "only {} files were found", files.len());
    files
}

fn code_files(folder: &Path) -> Vec<PathBuf> {
    let is_code = |path: &PathBuf| {
        !path.ends_with("tests.rs") && path.parent().is_none_or(|folder| !folder.ends_with("tests"))
    };
    rust_files(folder).into_iter().filter(is_code).collect()
}

/// The words of names and literals with their lines, in small letters and with dashes for underscores, as ids are
/// written.
fn words(source: &str) -> impl Iterator<Item = (usize, String)> {
    let mut tokens = Vec::new();
    collect(source.parse().expect("the file is Rust"), &mut tokens);
    tokens.into_iter().flat_map(|(line, text)| {
        let text = text.to_lowercase().replace('_', "-").replace("\\n", " ");
        // The signs before a literal, as in b"…", are no part of its words.
        let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '-').map(str::to_owned);
        words.map(move |word| (line, word)).collect::<Vec<_>>()
    })
}

/// The names and literals of code, without attributes and without items that only tests have.
fn collect(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let line = token.span().start().line;
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                tokens.next_if(|next| matches!(next, TokenTree::Punct(sign) if sign.as_char() == '!'));
                let attribute = tokens.next_if(is_in_brackets).map(|brackets| brackets.to_string());
                if attribute.is_some_and(|attribute| attribute.replace(' ', "") == "[cfg(test)]") {
                    tokens.find(ends_item);
                }
            }
            TokenTree::Punct(_) => {}
            TokenTree::Group(group) => collect(group.stream(), found),
            TokenTree::Ident(_) | TokenTree::Literal(_) => found.push((line, token.to_string())),
        }
    }
}

fn is_in_brackets(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket)
}

/// Whether an item ends here: with braces or a semicolon.
fn ends_item(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(sign) => sign.as_char() == ';',
        _ => false,
    }
}
