//! Expressions: version 2 tests whether pits hold seeds only by `filled(…)`.

use std::ops::Range;

/// The expression in version 2, if it has to be written otherwise.
pub(super) fn rewrite(expression: &str) -> Option<String> {
    let mut text = expression.to_owned();
    while let Some(next) = rewrite_exists(&text).or_else(|| rewrite_in(&text)) {
        text = next;
    }
    (text != expression).then_some(text)
}

/// `exists(own & filled)` becomes `filled(own)`.
fn rewrite_exists(text: &str) -> Option<String> {
    let tokens = tokens(text);
    tokens.windows(2).enumerate().find_map(|(at, pair)| {
        let is_exists = &text[pair[0].clone()] == "exists" && &text[pair[1].clone()] == "(";
        let close = is_exists.then(|| closing(text, &tokens, at + 1)).flatten()?;
        let others = without_filled(&text[pair[1].end..close.start])?;
        let pits = if others.is_empty() { "all" } else { &others };
        Some(format!("{}filled({pits}){}", &text[..pair[0].start], &text[close.end..]))
    })
}

/// `next in filled` becomes `filled(next)`, and `next in own & filled` becomes `filled(next & own)`.
fn rewrite_in(text: &str) -> Option<String> {
    let tokens = tokens(text);
    (0..tokens.len()).filter(|at| &text[tokens[*at].clone()] == "in").find_map(|at| {
        let from = boundary(text, tokens[..at].iter().rev(), [")", "("]).map_or(0, |token| token.end);
        let to = boundary(text, tokens[at + 1..].iter(), ["(", ")"]).map_or(text.len(), |token| token.start);
        let (left, right) = (text[from..tokens[at].start].trim(), text[tokens[at].end..to].trim());
        let (first, second) = match (without_filled(right), without_filled(left)) {
            (Some(right), _) => (left.to_owned(), right),
            (None, Some(left)) => (left, right.to_owned()),
            (None, None) => return None,
        };
        let pits: Vec<String> =
            [first, second].into_iter().filter(|set| !set.is_empty()).map(in_parentheses).collect();
        let blank = if from > 0 && !text[..from].ends_with('(') { " " } else { "" };
        let after = if text[to..].starts_with(|next: char| next.is_alphabetic()) { " " } else { "" };
        Some(format!("{}{blank}filled({}){after}{}", &text[..from], pits.join(" & "), &text[to..]))
    })
}

/// A union, which binds less closely than an intersection.
fn in_parentheses(set: String) -> String {
    let is_one = tokens(&set).first().is_some_and(|first| {
        &set[first.clone()] == "("
            && closing(&set, &tokens(&set), 0).is_some_and(|close| close.end == set.len())
    });
    if set.contains('|') && !is_one { format!("({set})") } else { set }
}

/// The first of these tokens that is no part of a set; `opens` and `closes` are the parentheses as they are met.
fn boundary<'t>(
    text: &str,
    mut tokens: impl Iterator<Item = &'t Range<usize>>,
    [opens, closes]: [&str; 2],
) -> Option<&'t Range<usize>> {
    let mut depth = 0;
    tokens.find(|token| {
        match &text[(*token).clone()] {
            word if word == opens => depth += 1,
            word if word == closes && depth > 0 => depth -= 1,
            word => return depth == 0 && (word == closes || matches!(word, "," | "and" | "or" | "not")),
        }
        false
    })
}

/// The set without the operand `filled` of an intersection; `None` if there is no such operand.
fn without_filled(set: &str) -> Option<String> {
    let tokens = tokens(set);
    let mut depth = 0;
    let mut ands = Vec::new();
    let mut end = set.len();
    for token in &tokens {
        match &set[token.clone()] {
            "(" => depth += 1,
            ")" => depth -= 1,
            "|" if depth == 0 => return None,
            "-" if depth == 0 && end == set.len() => end = token.start,
            "&" if depth == 0 && end == set.len() => ands.push(token.clone()),
            _ => {}
        }
    }
    let (first, rest) = set.split_at(end);
    let mut parts = Vec::new();
    let mut from = 0;
    for and in ands.iter().map(Some).chain([None]) {
        let to = and.map_or(first.len(), |and| and.start);
        parts.push(first[from..to].trim().to_owned());
        from = and.map_or(to, |and| and.end);
    }
    let (at, new) = parts.iter().enumerate().find_map(|(at, part)| {
        let inner = part.strip_prefix('(').and_then(|part| part.strip_suffix(')'));
        match part.as_str() {
            "filled" => Some((at, String::new())),
            _ => inner.and_then(without_filled).map(|new| (at, new)),
        }
    })?;
    if new.is_empty() {
        parts.remove(at);
    } else {
        parts[at] = if parts.len() > 1 { format!("({new})") } else { new };
    }
    let others = if parts.is_empty() && !rest.is_empty() { "all".to_owned() } else { parts.join(" & ") };
    let blank = if rest.is_empty() { "" } else { " " };
    Some(format!("{others}{blank}{rest}"))
}

/// The parenthesis that closes the one at this place.
fn closing(text: &str, tokens: &[Range<usize>], open: usize) -> Option<Range<usize>> {
    let mut depth = 0;
    tokens[open..].iter().find_map(|token| {
        match &text[token.clone()] {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ => {}
        }
        (depth == 0).then(|| token.clone())
    })
}

/// Words and signs. A `-` between two letters or digits is part of a word.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((start, first)) = rest.next() {
        if first.is_whitespace() {
            continue;
        }
        let mut end = start + first.len_utf8();
        if first.is_ascii_alphanumeric() || matches!(first, '$' | '@' | '_') {
            while let Some((at, c)) = rest.peek().copied() {
                let joins = c == '-' && text[at + 1..].starts_with(|next: char| next.is_ascii_alphanumeric());
                if !(c.is_ascii_alphanumeric() || c == '_' || joins) {
                    break;
                }
                end = at + c.len_utf8();
                rest.next();
            }
        }
        found.push(start..end);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::rewrite;

    #[test]
    fn one_test_asks_whether_pits_hold_seeds() {
        for (old, new) in [
            ("exists(own & filled)", "filled(own)"),
            (
                "not exists(own & inner & filled - house) and entering",
                "not filled(own & inner - house) and entering",
            ),
            ("exists(filled - house)", "filled(all - house)"),
            ("exists(filled)", "filled(all)"),
            ("exists((own & filled) & inner)", "filled((own) & inner)"),
            ("next in filled", "filled(next)"),
            (
                "before = 0 and next(last) in filled or last in own",
                "before = 0 and filled(next(last)) or last in own",
            ),
            ("not (facing in filled)", "not (filled(facing))"),
            ("landing in own & filled", "filled(landing & own)"),
            ("landing in filled & own and last in own", "filled(landing & own) and last in own"),
            ("last in own or next in own & inner & filled", "last in own or filled(next & own & inner)"),
            ("last in holding(2, 3) & filled", "filled(last & holding(2, 3))"),
            ("always and near(2, last) in filled", "always and filled(near(2, last))"),
            ("own & filled in inner | outer", "filled(own & (inner | outer))"),
        ] {
            assert_eq!(rewrite(old).as_deref(), Some(new), "{old}");
        }
    }

    #[test]
    fn other_tests_stay_as_they_are() {
        for same in ["exists(own & holding(2..))", "seeds in {2, 3} and last in own", "exists(a | filled)"] {
            assert_eq!(rewrite(same), None, "{same}");
        }
    }
}
