//! `naqala glossary`: explains the terms of the field and the words of the traditions.

use std::io::Write;

use anyhow::{Result, bail};
use naqala::{Block, blocks_text, catalogue};
use naqala_learn::{Glossary, Term};
use serde_json::json;

use super::guide::boards;
use crate::cli::GlossaryArgs;
use crate::localizer::Localizer;
use crate::terminal;

pub(super) fn run(args: &GlossaryArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let glossary = Glossary::of(localizer.language());
    let terms: Vec<&Term> = match &args.term {
        Some(word) => glossary.find(word),
        None => glossary.terms().collect(),
    };
    if let (Some(word), true) = (&args.term, terms.is_empty()) {
        let near =
            suggestion(&glossary, word).map_or_else(String::new, |near| format!("did you mean `{near}`? "));
        bail!("no term is called `{word}`; {near}`naqala glossary` lists them all");
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &terms.iter().map(|term| as_json(term)).collect::<Vec<_>>())?;
        writeln!(out)?;
        return Ok(());
    }
    let width = terminal::page_width();
    if args.term.is_none() {
        let lines = terms.into_iter().map(|term| line(term, localizer)).collect();
        write!(out, "{}", blocks_text(&[Block::List(lines)], width))?;
        return Ok(());
    }
    for term in terms {
        let mut blocks = vec![Block::Paragraph(line(term, localizer))];
        if let Some(example) = term.example().filter(|_| !args.no_boards) {
            blocks.push(Block::Paragraph(naqala::name_text(example.game().rules(), localizer.language())));
            blocks.push(Block::Drawing(boards(&example, localizer)));
        }
        writeln!(out, "{}", blocks_text(&blocks, width).trim_end())?;
    }
    Ok(())
}

/// The name of a term that may have been meant: one of four letters may be wrong.
fn suggestion<'a>(glossary: &'a Glossary, word: &str) -> Option<&'a str> {
    let word = word.to_lowercase();
    let names = glossary.terms().flat_map(|term| &term.names);
    let distances = names.map(|name| (naqala::edit_distance(&word, &name.to_lowercase()), name.as_str()));
    distances.min().filter(|(distance, _)| distance * 4 <= word.chars().count()).map(|(_, name)| name)
}

/// A term in a line: its names, whose word it is, what it means, and where it is used.
fn line(term: &Term, localizer: Localizer) -> String {
    let names = term.names.join(", ");
    let language = term.language.as_ref().map_or_else(String::new, |language| format!(" ({language})"));
    let games = games(term, localizer);
    let games = if games.is_empty() { games } else { format!(" [{games}]") };
    format!("{names}{language}: {}{games}", term.meaning)
}

fn games(term: &Term, localizer: Localizer) -> String {
    let name = |id: &&'static str| match catalogue::rules(id) {
        Some(rules) => naqala::name_text(rules, localizer.language()),
        None => (*id).to_owned(),
    };
    term.games.iter().map(name).collect::<Vec<_>>().join(", ")
}

fn as_json(term: &Term) -> serde_json::Value {
    json!({
        "key": term.key,
        "names": term.names,
        "meaning": term.meaning,
        "language": term.language,
        "games": term.games,
    })
}
