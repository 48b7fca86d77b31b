//! Warnings: what is valid in a rule file, but may not mean what its author thinks.

use std::collections::BTreeSet;

use crate::language::expression::{Ast, Node, Operator, parse};
use crate::language::meaning::{MOST_NESTED_DEFINITIONS, VOCABULARY};
use crate::rule_file::{Chosen, DropEntry, Placed, Report, RuleFile, used_words};

/// Reports every place of this kind.
pub(crate) fn warn(file: &RuleFile, report: &mut Report<'_>) {
    warn_of_names(file, report);
    let used = used_words(report.source());
    warn_of_unused_words(file, &used, report);
    warn_of_pits_nobody_minds(file, &used, report);
    let words = Words::of(file);
    let is_emptied = |drop: &Placed<DropEntry>| words.may_take_of_last(drop.get_ref());
    if file.drop.iter().any(is_emptied) {
        warn_of_counts(file, &words, report);
    }
}

/// Warns of names of the file that hide words of the language.
fn warn_of_names(file: &RuleFile, report: &mut Report<'_>) {
    for (name, text) in &file.define {
        let is_known = VOCABULARY.iter().any(|entry| entry.word.eq_ignore_ascii_case(name));
        if let (true, Some(text)) = (is_known, text.every().first()) {
            let message =
                format!("`{name}` is a word of the rule language, which means something else in this file");
            report.add(text.span().start, message, Some("choose another name for it".into()));
        }
    }
}

/// Warns of words of the file's own that nothing uses: nobody would notice a mistake in them.
fn warn_of_unused_words(file: &RuleFile, used: &BTreeSet<String>, report: &mut Report<'_>) {
    for (name, text) in &file.define {
        if let (false, Some(text)) = (used.contains(&name.to_ascii_lowercase()), text.every().first()) {
            let hint = Some("leave it out, or use it in a rule".into());
            report.add(text.span().start, format!("no rule uses the word `{name}`"), hint);
        }
    }
}

/// Warns of pits that are named for the next move, or blocked in it, where no `[[pick]]` case asks which they are.
fn warn_of_pits_nobody_minds(file: &RuleFile, used: &BTreeSet<String>, report: &mut Report<'_>) {
    let named =
        file.settle.iter().filter_map(|settle| settle.get_ref().bind.as_ref()).map(|bind| bind.span());
    let blocked = file.block.iter().map(Placed::span);
    for (word, place, what) in [
        ("bound", named.min_by_key(|span| span.start), "the pit that the next move has to be made with"),
        ("blocked", blocked.min_by_key(|span| span.start), "a pit that may not be played"),
    ] {
        if let (false, Some(place)) = (used.contains(word), place) {
            let message = format!("this names {what}, but no [[pick]] case asks for `{word}`");
            let hint = match word {
                "bound" => {
                    "add a first [[pick]] case with `when = \"exists(bound)\"` and `from = \"bound & filled\"`"
                }
                _ => "leave it out where pits are chosen: `from = \"own & filled - blocked\"`",
            };
            report.add(place.start, message, Some(hint.into()));
        }
    }
}

/// Warns of rules that capture single seeds as they fall: the pit of the last seed may then be empty when `[[settle]]` tests
/// it, so that its seed count differs from what `before` suggests.
fn warn_of_counts(file: &RuleFile, words: &Words, report: &mut Report<'_>) {
    for when in file.settle.iter().filter_map(|settle| settle.get_ref().when.as_ref()).flat_map(Chosen::every)
    {
        let Ok(ast) = parse(&when.get_ref().text()) else { continue };
        if let Some(at) = words.counted(&ast, 0) {
            let hint =
                "write seeds(last) if that is meant; `before` is what lay there when the last seed fell";
            let message =
                "a [[drop]] case may have taken seeds of this pit already: only what is left is counted here";
            report.add(report.inside(&when.span(), at), message, Some(hint.into()));
        }
    }
}

/// The names that the file defines, with every expression each may stand for.
struct Words(Vec<(String, Ast)>);

impl Words {
    fn of(file: &RuleFile) -> Words {
        let texts = file.define.iter().flat_map(|(name, text)| {
            text.every().into_iter().map(move |text| (name.to_ascii_lowercase(), text.get_ref()))
        });
        Words(texts.filter_map(|(name, text)| Some((name, parse(text).ok()?))).collect())
    }

    fn defined(&self, word: &str) -> impl Iterator<Item = &Ast> {
        self.0.iter().filter(move |(name, _)| name == word).map(|(_, ast)| ast)
    }

    /// Whether a case may take seeds from the pit of the last seed.
    fn may_take_of_last(&self, drop: &DropEntry) -> bool {
        let Some(when) = &drop.when else { return drop.to.is_some() };
        let spares_last = |text: &str| parse(text).is_ok_and(|ast| self.excludes_last(&ast, 0));
        drop.to.is_some() && !when.every().iter().all(|when| spares_last(&when.get_ref().text()))
    }

    /// Whether a test cannot hold for the last seed.
    fn excludes_last(&self, ast: &Ast, depth: u8) -> bool {
        let excludes = |ast: &Ast| self.excludes_last(ast, depth);
        match &ast.node {
            Node::Not(inner) => matches!(&inner.node, Node::Word(word, _) if word == "final"),
            Node::Joined(Operator::Or, parts) => parts.iter().all(excludes),
            Node::Joined(_, parts) => parts.iter().any(excludes),
            Node::Word(word, _) if depth < MOST_NESTED_DEFINITIONS => {
                let mut defined = self.defined(word).peekable();
                defined.peek().is_some() && defined.all(|ast| self.excludes_last(ast, depth + 1))
            }
            _ => false,
        }
    }

    /// The place at which an expression counts the seeds of the pit in question, without naming it.
    fn counted(&self, ast: &Ast, depth: u8) -> Option<usize> {
        match &ast.node {
            Node::Word(word, none) if none.is_empty() => {
                let counts = matches!(word.as_str(), "seeds" | "even" | "odd");
                let defined = || self.defined(word).any(|ast| self.counted(ast, depth + 1).is_some());
                (counts || depth < MOST_NESTED_DEFINITIONS && defined()).then_some(ast.span.start)
            }
            Node::Word(word, _) if matches!(word.as_str(), "chosen" | "mode") => None,
            Node::Word(_, arguments) => arguments.iter().find_map(|argument| self.counted(argument, depth)),
            Node::Joined(_, parts) => parts.iter().find_map(|part| self.counted(part, depth)),
            Node::Not(inner) => self.counted(inner, depth),
            Node::Binary(_, left, right) => self.counted(left, depth).or_else(|| self.counted(right, depth)),
            Node::Int(_) | Node::Option(_) | Node::PitName(_) | Node::Range(..) | Node::Braces(_) => None,
        }
    }
}
