//! The addresses of the page. The server answers them with it, and all others as unknown.

/// What may follow the root; `*` is any one part.
const PAGES: &[&[&str]] = &[
    &[],
    &["play", "*"],
    &["analyse", "*"],
    &["embed", "*"],
    &["rules", "*"],
    &["workshop"],
    &["workshop", "*"],
    &["yours"],
    &["learn"],
    &["learn", "*"],
    &["glossary"],
    &["train", "*"],
    &["online"],
    &["online", "*"],
    &["join", "*"],
    &["game", "*"],
    &["player", "*"],
];

/// Whether a path is an address of the page. The game or the lesson that it names need not exist.
///
/// ```
/// assert!(naqala_wire::is_page("/play/oware") && naqala_wire::is_page("/"));
/// assert!(!naqala_wire::is_page("/play") && !naqala_wire::is_page("/metrics"));
/// ```
pub fn is_page(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    PAGES.iter().any(|page| {
        page.len() == parts.len() && page.iter().zip(&parts).all(|(page, part)| *page == "*" || page == part)
    })
}
