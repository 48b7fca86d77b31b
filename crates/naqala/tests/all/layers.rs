//! Checks that the crates of the workspace, and the modules of some of them (called rooms here), depend on each other only as
//! they are drawn: in ARCHITECTURE.md the crates and the rooms of this crate, in `lib.rs` or `main.rs` those of another one.
//!
//! A drawing is a block of lines. Each name may use only names in the lines below its own, and none on the same line. What a room
//! uses is read from its paths (`crate::…`, `super::…`), and from calls of methods that a higher room adds to a type of a lower
//! one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::common::rust_files;

const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// The crates whose rooms are in layers, with the file of their drawing.
const DRAWN: [(&str, &str); 4] = [
    ("naqala", ARCHITECTURE),
    ("naqala-server", "crates/naqala-server/src/lib.rs"),
    ("naqala-cli", "crates/naqala-cli/src/main.rs"),
    ("naqala-web", "crates/naqala-web/src/main.rs"),
];

#[test]
fn rooms_use_only_the_rooms_below_them() {
    for (name, drawing) in DRAWN {
        let order = Order::drawn(drawing, "rooms");
        let files = files_of(&workspace().join("crates").join(name).join("src"));
        let rooms: BTreeSet<&str> =
            files.iter().map(|file| file.room.as_str()).filter(|room| !is_root(room)).collect();
        assert_eq!(rooms, order.names(), "{drawing} draws other rooms than there are in {name}");
        let wrong = against(&order, &files);
        assert!(wrong.is_empty(), "{name} against the drawing in {drawing}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn crates_use_only_the_crates_below_them() {
    let order = Order::drawn(ARCHITECTURE, "crates");
    let manifests: BTreeMap<String, String> = fs::read_dir(workspace().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter_map(|path| Some((name_of(&path), fs::read_to_string(path.join("Cargo.toml")).ok()?)))
        .collect();
    let crates: BTreeSet<&str> = manifests.keys().map(String::as_str).collect();
    assert_eq!(crates, order.names(), "ARCHITECTURE.md draws other crates than there are");
    let edges = manifests.iter().flat_map(|(user, manifest)| {
        dependencies(manifest, &crates).into_iter().map(move |used| (user.as_str(), used))
    });
    let wrong: Vec<String> = edges
        .filter(|(user, used)| !order.allows(user, used))
        .map(|(user, used)| format!("{user} depends on {used}"))
        .collect();
    assert!(wrong.is_empty(), "against the drawing in ARCHITECTURE.md:\n{}", wrong.join("\n"));
}

#[test]
fn the_map_is_short() {
    let words = fs::read_to_string(workspace().join(ARCHITECTURE)).unwrap().split_whitespace().count();
    assert!(
        words <= 1_500,
        "ARCHITECTURE.md has {words} words; what explains one crate belongs to its documentation"
    );
}

#[test]
fn what_goes_against_the_order_is_found() {
    let order = Order::new("words\nkernel language # side by side\nboard\n");
    let board = "pub struct Board; impl Board { fn pits(&self) {} }";
    let found = |module: &str, text: &str| {
        against(
            &order,
            &[File::new("board", board), File::new("kernel/deep", KERNEL), File::new(module, text)],
        )
    };
    const KERNEL: &str = "use crate::board::Board; impl Board { pub(crate) fn play(&self) {} }";
    let fine: [(&str, &str); 6] = [
        ("words", "use crate::{board::Board, kernel}; fn f() { crate::language::g(); }"),
        ("language/deep", "use super::expression; use super::super::board; fn f(b: B) { b.pits() }"),
        ("words/mod", "fn f(b: B) { b.play() }"),
        (
            "board/square",
            "/// See [`crate::words`].\n#[cfg(test)] mod tests { use crate::words; } // crate::words",
        ),
        ("board/square", "fn play() {} fn f() { play(); }"),
        ("kernel/turn", "mod inner { use super::super::play; } fn f(b: B) { b.play() }"),
    ];
    for (module, text) in fine {
        assert_eq!(found(module, text), [""; 0], "{module}: {text}");
    }
    let wrong = [
        ("board/square", "use crate::words::say;", "board/square:1: uses `words`"),
        ("kernel/turn", "use crate::{board, language};", "kernel/turn:1: uses `language`"),
        ("language", "\nfn f() { super::kernel::g(); }", "language:2: uses `kernel`"),
        ("language/deep", "use super::super::kernel;", "language/deep:1: uses `kernel`"),
        ("kernel", "mod inner { use super::super::words; }", "kernel:1: uses `words`"),
        ("language", "fn f(b: B) { b.play() }", "language:1: calls `play` of `kernel`"),
        ("language", "fn f() { Board::play() }", "language:1: calls `play` of `kernel`"),
        ("words", "use crate::Board;", "words:1: names `Board` by the root of the crate, not by its room"),
    ];
    for (module, text, message) in wrong {
        assert_eq!(found(module, text), [message], "{module}: {text}");
    }
    assert_eq!(
        dependencies("[dependencies]\na = 1\nnaqala = 2\n[dev-dependencies]\nb = 1", &["a", "b"].into()),
        ["a"]
    );
    assert_eq!(dependencies("[dependencies.a]\npath = 1", &["a", "b"].into()), ["a"]);
}

/// Names by line. The last line is the lowest layer.
struct Order {
    lines: Vec<Vec<String>>,
}

impl Order {
    /// The block of a file that begins with ```` ```text name ````, in a page or in the doc comment of a crate.
    fn drawn(file: &str, name: &str) -> Order {
        let text = fs::read_to_string(workspace().join(file)).unwrap();
        let lines = text.lines().map(|line| line.strip_prefix("//!").unwrap_or(line).trim());
        let from = lines.skip_while(|line| *line != format!("```text {name}")).skip(1);
        let block: Vec<&str> = from.take_while(|line| *line != "```").collect();
        assert!(!block.is_empty(), "{file} has a block of {name}");
        Order::new(&block.join("\n"))
    }

    fn new(text: &str) -> Order {
        let names = |line: &str| {
            let names = line.split('#').next().unwrap_or_default();
            names.split_whitespace().map(str::to_owned).collect()
        };
        Order { lines: text.lines().map(names).filter(|line: &Vec<_>| !line.is_empty()).collect() }
    }

    fn names(&self) -> BTreeSet<&str> {
        self.lines.iter().flatten().map(String::as_str).collect()
    }

    fn line(&self, name: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.iter().any(|known| known == name))
    }

    fn allows(&self, user: &str, used: &str) -> bool {
        // The crate root may use everything.
        user == used || is_root(user) || self.line(user) < self.line(used)
    }
}

/// A source file: its room, and what it defines and uses.
struct File {
    /// Its path without `src/` and extension.
    module: String,
    room: String,
    /// The rooms or names of the root that it mentions, with lines.
    paths: Vec<(usize, String)>,
    /// The types it defines.
    types: Vec<String>,
    /// Functions of inherent implementations, by type.
    methods: Vec<(String, String)>,
    /// Every function it defines.
    functions: Vec<String>,
    /// The functions it calls by `.name(` or `::name(`, with lines.
    calls: Vec<(usize, String)>,
}

impl File {
    fn new(module: &str, text: &str) -> File {
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{module}: {error}"));
        let room = module.split('/').next().unwrap_or_default().to_owned();
        let mut file = File {
            module: module.to_owned(),
            room,
            paths: Vec::new(),
            types: Vec::new(),
            methods: Vec::new(),
            functions: Vec::new(),
            calls: Vec::new(),
        };
        let depth = module.trim_end_matches("/mod").split('/').filter(|part| !is_root(part)).count();
        file.read(without_tests(tokens), depth);
        file
    }

    /// Reads tokens inside this many modules below the file's root.
    fn read(&mut self, tokens: Vec<TokenTree>, depth: usize) {
        let is = |at: usize, text: &str| tokens.get(at).is_some_and(|token| is_text(token, text));
        let ident = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
            _ => None,
        };
        let is_path = |at: usize| is(at, ":") && is(at + 1, ":");
        let mut at = 0;
        while at < tokens.len() {
            let line = tokens[at].span().start().line;
            match ident(at).as_deref() {
                Some("crate") if is_path(at + 1) => self.path(tokens.get(at + 3), line),
                Some("super") => {
                    let supers = (0..).take_while(|step| is(at + 3 * step, "super")).count();
                    let after = at + 3 * (supers - 1) + 1;
                    if supers == depth && is_path(after) {
                        self.path(tokens.get(after + 2), line);
                    }
                    at = after - 1;
                }
                Some("struct" | "enum" | "trait" | "type") => self.types.extend(ident(at + 1)),
                Some("fn") => self.functions.extend(ident(at + 1)),
                Some("impl") => {
                    let head = tokens[at..].iter().take_while(|token| !is_body(token));
                    let head: Vec<String> = head.map(ToString::to_string).collect();
                    let body = tokens.get(at + head.len());
                    if let (Some(TokenTree::Group(body)), false) = (body, head.contains(&"for".to_owned())) {
                        let of = type_of(&head[1..]);
                        self.methods.extend(functions(body.stream()).map(|name| (of.clone(), name)));
                    }
                }
                Some(name)
                    if (at > 0 && is(at - 1, "."))
                        || (at > 1 && is_path(at - 2) && !name.starts_with(char::is_uppercase)) =>
                {
                    let has_arguments = matches!(tokens.get(at + 1), Some(TokenTree::Group(group))
                        if group.delimiter() == Delimiter::Parenthesis);
                    let is_called = has_arguments || is_path(at + 1) && is(at + 3, "<");
                    if is_called {
                        self.calls.push((line, name.to_owned()));
                    }
                }
                _ => {}
            }
            if let TokenTree::Group(group) = &tokens[at] {
                let is_module = at > 1 && is(at - 2, "mod");
                self.read(group.stream().into_iter().collect(), depth + usize::from(is_module));
            }
            at += 1;
        }
    }

    /// Reads what follows `crate::`: a name, or several in braces.
    fn path(&mut self, token: Option<&TokenTree>, line: usize) {
        match token {
            Some(TokenTree::Ident(name)) => self.paths.push((line, name.to_string())),
            Some(TokenTree::Group(names)) => {
                let tokens: Vec<TokenTree> = names.stream().into_iter().collect();
                for part in tokens.split(|token| is_text(token, ",")) {
                    self.path(part.first(), line);
                }
            }
            _ => {}
        }
    }
}

fn is_text(token: &TokenTree, text: &str) -> bool {
    match token {
        TokenTree::Ident(ident) => ident == text,
        TokenTree::Punct(sign) => text.len() == 1 && text.starts_with(sign.as_char()),
        _ => false,
    }
}

fn is_body(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace) || is_text(token, ";")
}

/// The name of the type in the head of an implementation, after its generic parameters.
fn type_of(head: &[String]) -> String {
    let mut open = 0;
    let names = head.iter().filter(|token| {
        open += i32::from(*token == "<") - i32::from(*token == ">");
        open == 0 && token.starts_with(char::is_uppercase)
    });
    names.last().cloned().unwrap_or_default()
}

/// The names of the functions in a body.
fn functions(body: TokenStream) -> impl Iterator<Item = String> {
    let tokens: Vec<TokenTree> = body.into_iter().collect();
    let names = tokens.windows(2).filter(|pair| is_text(&pair[0], "fn")).map(|pair| pair[1].to_string());
    names.collect::<Vec<_>>().into_iter()
}

/// The tokens without attributes and without test-only code.
fn without_tests(tokens: TokenStream) -> Vec<TokenTree> {
    let mut kept = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let is_attribute = is_text(&token, "#")
            && tokens.peek().is_some_and(|next| matches!(next, TokenTree::Group(_)) || is_text(next, "!"));
        if is_attribute {
            tokens.next_if(|next| is_text(next, "!"));
            let attribute = tokens.next().map(|group| group.to_string().replace([' ', '\n'], ""));
            if attribute.as_deref() == Some("[cfg(test)]") {
                while tokens.next().is_some_and(|token| !is_body(&token)) {}
            }
        } else if let TokenTree::Group(group) = &token {
            let stream = without_tests(group.stream()).into_iter().collect();
            let mut cleaned = proc_macro2::Group::new(group.delimiter(), stream);
            cleaned.set_span(group.span());
            kept.push(TokenTree::Group(cleaned));
        } else {
            kept.push(token);
        }
    }
    kept
}

/// Methods of the library that share a name with one of the standard library, so that a call is ambiguous.
const OF_STD: [&str; 5] = ["chain", "collect", "split", "take", "then"];

/// All violations of the order.
fn against(order: &Order, files: &[File]) -> Vec<String> {
    let mut wrong = Vec::new();
    let names = order.names();
    let defines =
        |room: &str, of: &String| files.iter().any(|file| file.room == room && file.types.contains(of));
    let is_ours = |of: &String| files.iter().any(|file| file.types.contains(of));
    // Methods that a room adds to a type of another room.
    let added: BTreeMap<&str, &str> = files
        .iter()
        .flat_map(|file| file.methods.iter().map(move |(of, name)| (file, of, name)))
        .filter(|(file, of, name)| {
            is_ours(of) && !defines(&file.room, of) && !OF_STD.contains(&name.as_str())
        })
        .map(|(file, _, name)| (name.as_str(), file.room.as_str()))
        .collect();
    for file in files {
        let mut found = BTreeSet::new();
        for (line, name) in file.paths.iter().filter(|_| !is_root(&file.room)) {
            if !names.contains(name.as_str()) {
                found.insert((*line, format!("names `{name}` by the root of the crate, not by its room")));
            } else if !order.allows(&file.room, name) {
                found.insert((*line, format!("uses `{name}`")));
            }
        }
        for (line, name) in &file.calls {
            let Some(room) = added.get(name.as_str()) else { continue };
            // A call may mean another function of the same name, if one is allowed.
            let within_reach =
                |other: &File| order.allows(&file.room, &other.room) && other.functions.contains(name);
            if !order.allows(&file.room, room) && !files.iter().any(within_reach) {
                found.insert((*line, format!("calls `{name}` of `{room}`")));
            }
        }
        wrong.extend(found.into_iter().map(|(line, what)| format!("{}:{line}: {what}", file.module)));
    }
    wrong
}

/// The crates among these that a manifest lists as dependencies, except dev-dependencies.
fn dependencies<'c>(manifest: &str, crates: &BTreeSet<&'c str>) -> Vec<&'c str> {
    let mut found = Vec::new();
    let mut section = "";
    for line in manifest.lines().map(str::trim) {
        let name = match line.strip_prefix('[') {
            Some(head) => {
                section = head.trim_end_matches(']');
                section.rsplit_once("dependencies.").map_or("", |(_, name)| name)
            }
            None if section.ends_with("dependencies") => {
                line.split(['=', '.', ' ']).next().unwrap_or_default()
            }
            None => "",
        };
        if !section.contains("dev-dependencies") {
            found.extend(crates.get(name));
        }
    }
    found
}

/// The folder of the whole workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether this is the file that declares the rooms of a crate.
fn is_root(room: &str) -> bool {
    matches!(room, "lib" | "main")
}

/// The files of a crate, except files that contain only tests.
fn files_of(source: &Path) -> Vec<File> {
    let file = |path: &PathBuf| {
        let module = path.strip_prefix(source).unwrap().with_extension("");
        File::new(&module.to_string_lossy().replace('\\', "/"), &fs::read_to_string(path).unwrap())
    };
    code_files(source).iter().map(file).collect()
}

/// The Rust files of a folder, except files that contain only tests.
fn code_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = rust_files(folder);
    let tests: BTreeSet<PathBuf> = files.iter().flat_map(|path| modules_of_tests(path).into_iter()).collect();
    files.retain(|path| !tests.contains(path));
    files
}

/// The files that a file declares with `#[cfg(test)] mod name;`.
fn modules_of_tests(path: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let beside = match path.file_stem().and_then(|stem| stem.to_str()) {
        Some("mod" | "lib" | "main") => path.with_file_name(""),
        _ => path.with_extension(""),
    };
    let names = lines
        .windows(2)
        .filter(|pair| pair[0] == "#[cfg(test)]")
        .filter_map(|pair| pair[1].trim_start_matches("pub(crate) ").strip_prefix("mod ")?.strip_suffix(';'));
    names.map(|name| beside.join(format!("{name}.rs"))).collect()
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
