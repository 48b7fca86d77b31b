//! Compiles the themes into constants, because a page in a browser has no parser for theme files. A mistake in a theme's file
//! stops the build with an error that names the file and the key.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

/// The theme of games that name none.
const USUAL: &str = "carved";

/// The constant `THEMES`, sorted by name, the usual theme first.
pub(super) fn constants(files: &[PathBuf]) -> String {
    let mut files: Vec<&PathBuf> = files.iter().collect();
    files.sort_by_key(|path| (super::stem(path) != USUAL, super::stem(path)));
    let mut code = format!("pub(super) const THEMES: [Theme; {}] = [\n", files.len());
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        writeln!(code, "{},", theme(path)).expect("writing to a string cannot fail");
    }
    code + "];\n"
}

fn theme(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let table: Table = text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file = Reader { path, table: &table };
    let (board, pit, store) = (file.table("board"), file.table("pit"), file.table("store"));
    // It is for readers of the file, and no program shows it; but every theme says what it is.
    let _ = file.text("about");
    let outline = pit.word("outline", None);
    let (tall, marked) = (pit.word("tall", Some(&outline)), pit.word("marked", Some(&outline)));
    format!(
        "Theme {{ id: {id:?}, \
         board: Ground {{ outline: Outline::{board_outline}, texture: Texture::{texture}, ground: {ground}, edge: {edge} }}, \
         pit: Hollow {{ outline: Outline::{outline}, depth: Depth::{depth}, tall: Outline::{tall}, marked: Outline::{marked}, \
         fill: {fill}, deep: {deep}, rim: {rim} }}, \
         store: Outline::{store_outline}, store_place: StorePlace::{place}, seed: {seed}, second: {second} }}",
        id = super::stem(path),
        board_outline = board.word("outline", None),
        texture = board.word("texture", Some("None")),
        ground = board.colours("ground"),
        edge = board.colours("edge"),
        depth = pit.word("depth", Some("Carved")),
        fill = pit.colours("fill"),
        deep = pit.colours("deep"),
        rim = pit.colours("rim"),
        store_outline = store.word("outline", Some("Oblong")),
        place = store.word("place", Some("Ends")),
        seed = file.table("seed").seed(),
        second = file.table("second").seed(),
    )
}

/// A table of a theme's file.
struct Reader<'a> {
    path: &'a Path,
    table: &'a Table,
}

impl<'a> Reader<'a> {
    fn fail(&self, key: &str, wanted: &str) -> ! {
        panic!("{}: `{key}` must be {wanted}", self.path.display())
    }

    fn table(&self, key: &str) -> Reader<'a> {
        match self.table.get(key) {
            Some(Value::Table(table)) => Reader { path: self.path, table },
            _ => self.fail(key, "a table"),
        }
    }

    fn text(&self, key: &str) -> &'a str {
        self.table.get(key).and_then(Value::as_str).unwrap_or_else(|| self.fail(key, "a text"))
    }

    /// A word as the name of a variant; the compiler knows which there are.
    fn word(&self, key: &str, usual: Option<&str>) -> String {
        let word = match (self.table.get(key), usual) {
            (None, Some(usual)) => return usual.to_owned(),
            _ => self.text(key),
        };
        let (first, rest) = word.split_at_checked(1).unwrap_or_else(|| self.fail(key, "a word"));
        if !word.chars().all(|c| c.is_ascii_lowercase()) {
            self.fail(key, "a word of small letters");
        }
        first.to_uppercase() + rest
    }

    fn colour(&self, key: &str, value: &Value) -> String {
        let text = value.as_str().unwrap_or_else(|| self.fail(key, "a colour, as in \"#a9713c\""));
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        format!("Colour({:#08x})", number.unwrap_or_else(|| self.fail(key, "a colour, as in \"#a9713c\"")))
    }

    fn list(&self, key: &str) -> &'a [Value] {
        self.table.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    /// For light and for dark surroundings.
    fn colours(&self, key: &str) -> String {
        match self.list(key) {
            [light, dark] => {
                format!("Shades {{ light: {}, dark: {} }}", self.colour(key, light), self.colour(key, dark))
            }
            _ => self.fail(key, "two colours, for light and for dark surroundings"),
        }
    }

    fn points(&self, key: &str) -> String {
        let point = |value: &Value| {
            let numbers: Vec<i8> = value
                .as_array()
                .map_or(&[][..], Vec::as_slice)
                .iter()
                .filter_map(|number| i8::try_from(number.as_integer()?).ok())
                .collect();
            match numbers[..] {
                [x, y] => format!("({x}, {y})"),
                _ => self.fail(key, "a list of points, each two numbers from -128 to 127"),
            }
        };
        format!("&[{}]", self.list(key).iter().map(point).collect::<Vec<_>>().join(", "))
    }

    fn seed(&self) -> String {
        let colours: Vec<String> =
            self.list("colours").iter().map(|value| self.colour("colours", value)).collect();
        if !(1..=3).contains(&colours.len()) {
            self.fail("colours", "one to three colours");
        }
        if self.list("points").len() < 4 {
            self.fail("points", "at least four points");
        }
        let edge = self.table.get("edge").unwrap_or_else(|| self.fail("edge", "a colour"));
        let size = self.table.get("size").map_or(Some(1.0), Value::as_float);
        format!(
            "SeedShape {{ points: {}, line: {}, colours: &[{}], edge: {}, size: {:?} }}",
            self.points("points"),
            self.points("line"),
            colours.join(", "),
            self.colour("edge", edge),
            size.unwrap_or_else(|| self.fail("size", "a number with a point, as in 1.5")),
        )
    }
}
