//! Public functions have examples: at least four of five must have one.
//!
//! `src/lib.rs` says what is public: public modules, and the items it re-exports. An example counts if it runs and asserts
//! something.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, TraitItem, UseTree, Visibility};

use crate::common::rust_files;

/// The least share of public functions with an example, in percent.
const LEAST: usize = 80;

#[test]
fn four_of_five_public_functions_have_an_example() {
    let functions = Facade::read().functions();
    assert!(functions.len() > 200, "only {} public functions were found", functions.len());
    let without: Vec<&str> = functions.iter().filter(|f| !f.has_example).map(|f| f.name.as_str()).collect();
    let share = 100 * (functions.len() - without.len()) / functions.len();
    assert!(
        share >= LEAST,
        "{share} % of {} public functions have an example, not {LEAST} %; without one are:\n{}",
        functions.len(),
        without.join("\n")
    );
}

#[test]
fn an_example_runs_and_asserts_something() {
    for (doc, counts) in [
        ("/// Adds.\n///\n/// ```\n/// assert_eq!(1 + 1, 2);\n/// ```\n", true),
        ("/// Adds.\n///\n/// ```rust\n/// assert!(true);\n/// ```\n", true),
        ("/// Adds.\n", false),
        ("/// Adds.\n///\n/// ```\n/// let sum = 1 + 1;\n/// ```\n", false),
        ("/// Adds.\n///\n/// ```text\n/// assert the sum\n/// ```\n", false),
        ("/// Adds.\n///\n/// ```no_run\n/// assert_eq!(1 + 1, 2);\n/// ```\n", false),
    ] {
        let item: syn::ItemFn = syn::parse_str(&format!("{doc}pub fn add() {{}}")).unwrap();
        assert_eq!(has_example(&item.attrs), counts, "{doc}");
    }
}

/// A public function.
struct Function {
    name: String,
    has_example: bool,
}

/// The public interface of the crate: the names that its root re-exports, its public modules, and all its source files.
struct Facade {
    names: BTreeSet<String>,
    modules: BTreeSet<String>,
    files: Vec<PathBuf>,
}

impl Facade {
    fn read() -> Facade {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut facade =
            Facade { names: BTreeSet::new(), modules: BTreeSet::new(), files: rust_files(&sources) };
        for item in parse(&sources.join("lib.rs")) {
            match item {
                Item::Use(item) if is_public(&item.vis) => add_names(&item.tree, &mut facade.names),
                Item::Mod(item) if is_public(&item.vis) => {
                    facade.modules.insert(item.ident.to_string());
                }
                _ => {}
            }
        }
        facade
    }

    fn functions(&self) -> Vec<Function> {
        self.files.iter().flat_map(|file| self.functions_of(file)).collect()
    }

    /// The public functions of a file: free ones, methods of public types, and functions of public traits.
    fn functions_of(&self, file: &Path) -> Vec<Function> {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let path = file.strip_prefix(sources).unwrap().with_extension("");
        let room = path.components().next().unwrap().as_os_str().to_string_lossy().into_owned();
        let offers = |name: &str| self.names.contains(name) || self.modules.contains(&room);
        let mut found = Vec::new();
        let mut add = |name: String, attributes: &[Attribute]| {
            found.push(Function {
                name: format!("{}: {name}", path.display()),
                has_example: has_example(attributes),
            });
        };
        for item in parse(file) {
            match item {
                Item::Fn(item) if is_public(&item.vis) && offers(&item.sig.ident.to_string()) => {
                    add(item.sig.ident.to_string(), &item.attrs);
                }
                Item::Impl(item) if item.trait_.is_none() => {
                    let Some(owner) = type_name(&item.self_ty).filter(|owner| offers(owner)) else {
                        continue;
                    };
                    for method in item.items {
                        match method {
                            ImplItem::Fn(method) if is_public(&method.vis) => {
                                add(format!("{owner}::{}", method.sig.ident), &method.attrs);
                            }
                            _ => {}
                        }
                    }
                }
                Item::Trait(item) if is_public(&item.vis) && offers(&item.ident.to_string()) => {
                    for function in item.items {
                        if let TraitItem::Fn(function) = function {
                            add(format!("{}::{}", item.ident, function.sig.ident), &function.attrs);
                        }
                    }
                }
                _ => {}
            }
        }
        found
    }
}

fn parse(file: &Path) -> Vec<Item> {
    syn::parse_file(&fs::read_to_string(file).unwrap())
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        .items
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn add_names(tree: &UseTree, names: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => add_names(&path.tree, names),
        UseTree::Group(group) => group.items.iter().for_each(|tree| add_names(tree, names)),
        UseTree::Name(name) => {
            names.insert(name.ident.to_string());
        }
        UseTree::Rename(_) | UseTree::Glob(_) => panic!("the root re-exports items by their own names"),
    }
}

fn type_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        _ => None,
    }
}

/// Whether a doc comment has a code block that runs and asserts.
fn has_example(attributes: &[Attribute]) -> bool {
    let mut in_code = false;
    let mut runs = false;
    for line in attributes.iter().filter_map(doc_line) {
        let line = line.trim();
        if let Some(language) = line.strip_prefix("```") {
            in_code = !in_code;
            runs = in_code && (language.is_empty() || language == "rust");
        } else if runs && line.contains("assert") {
            return true;
        }
    }
    false
}

fn doc_line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(meta) = &attribute.meta else { return None };
    match &meta.value {
        Expr::Lit(literal) if meta.path.is_ident("doc") => match &literal.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}
