//! The glossary as HTML, for the page.

use std::fmt::Write as _;

use super::entry::{Glossary, Term};
use crate::guides::{Example, escaped};

impl Glossary {
    /// The terms of the field and the words of the traditions as two lists of descriptions. `name` gives the name of a game,
    /// `picture` the drawings of an example as SVG.
    ///
    /// ```
    /// let html = naqala_learn::Glossary::of("en").html(|id| id.to_owned(), |_| String::new());
    /// assert!(html.contains("<dt id=\"term-kichwa\">kichwa <small>Swahili</small></dt>"));
    /// assert!(html.contains("<a href=\"/rules/bao-kiswahili\">bao-kiswahili</a>"));
    /// ```
    pub fn html(&self, name: impl Fn(&str) -> String, picture: impl Fn(&Example) -> String) -> String {
        let mut html = String::new();
        for (id, terms) in [("terms", self.general()), ("words", self.words())] {
            write!(html, "<dl id=\"{id}\">").expect("writing to a string cannot fail");
            html.extend(terms.iter().map(|term| entry(term, &name, &picture)));
            html.push_str("</dl>\n");
        }
        html
    }
}

/// A term with its language, meaning, games and picture.
fn entry(term: &Term, name: &impl Fn(&str) -> String, picture: &impl Fn(&Example) -> String) -> String {
    let language_name =
        term.language.as_ref().map(|language| format!(" <small>{}</small>", escaped(language)));
    let link = |id: &&str| format!("<a href=\"/rules/{id}\">{}</a>", escaped(&name(id)));
    let games: Vec<String> = term.games.iter().map(link).collect();
    let games = if games.is_empty() {
        String::new()
    } else {
        format!("<p class=\"facts\">{}</p>", games.join(" · "))
    };
    let drawn = term.example().map(|example| format!("<div class=\"boards\">{}</div>", picture(&example)));
    format!(
        "<dt id=\"term-{}\">{}{}</dt><dd><p>{}</p>{games}{}</dd>\n",
        term.key,
        escaped(&term.names.join(", ")),
        language_name.unwrap_or_default(),
        escaped(&term.meaning),
        drawn.unwrap_or_default()
    )
}
