//! Trees as records, and records as trees.

use naqala::record::{Line, MAX_DEPTH, Record, RecordedPly};
use naqala::{Game, Session, Silent};

use super::{Node, PlyEntry, ROOT, Tree};

/// The tree as a record: its first line is the game, all others are variations. `start` is a session of the same game, which
/// determines the rules and the initial position.
pub(crate) fn record(tree: &Tree, start: &Session) -> Record {
    let mut session = Session::from_position(start.game().clone(), *start.start());
    for mv in tree.line(ROOT) {
        if session.play(mv, &mut Silent).is_err() {
            break;
        }
    }
    // A game that was given up ends with its own last move.
    let is_whole = session.history() == start.history();
    let mut record = Record::of_session(if is_whole { start } else { &session }, []);
    record.line = Line { comments: comments(tree, ROOT), plies: plies(tree, ROOT, 0) };
    record
}

fn comments(tree: &Tree, node: Node) -> Vec<String> {
    Some(tree.comment(node)).filter(|text| !text.trim().is_empty()).map(str::to_owned).into_iter().collect()
}

fn recorded(tree: &Tree, node: Node) -> RecordedPly {
    let text = tree.ply(node).map(|ply| ply.text.clone()).unwrap_or_default();
    RecordedPly { mark: tree.mark(node), comments: comments(tree, node), ..RecordedPly::new(text) }
}

/// The plies of the line after a node, each with what was tried instead.
fn plies(tree: &Tree, mut at: Node, depth: usize) -> Vec<RecordedPly> {
    let mut found = Vec::new();
    while let [first, others @ ..] = &tree.next_plies(at)[..] {
        let mut ply = recorded(tree, *first);
        if depth < MAX_DEPTH {
            let variation = |other: &Node| {
                let mut line = vec![recorded(tree, *other)];
                line.extend(plies(tree, *other, depth + 1));
                Line { comments: Vec::new(), plies: line }
            };
            ply.variations = others.iter().map(variation).collect();
        }
        found.push(ply);
        at = *first;
    }
    found
}

/// The tree of a record; plies that cannot be played are left out with all that follows them.
pub(crate) fn of_record(record: &Record, game: &Game) -> Tree {
    let mut tree = Tree::default();
    let start = record.header("Position").map_or(Ok(game.start()), |text| game.parse_position(text));
    if let Ok(start) = start {
        let mut session = Session::from_position(game.clone(), start);
        tree.set_comment(ROOT, &record.line.comments.join(" "));
        add(&mut tree, ROOT, &mut session, &record.line);
    }
    tree
}

fn add(tree: &mut Tree, mut at: Node, session: &mut Session, line: &Line) {
    for ply in &line.plies {
        let before = (!ply.variations.is_empty()).then(|| (at, session.clone()));
        let Ok(decisions) = session.game().parse_ply(session.position(), &ply.text) else { return };
        let entry = PlyEntry { text: ply.text.clone(), side: session.position().to_move() };
        if session.play_ply(&decisions, &mut Silent).is_err() {
            return;
        }
        at = decisions.iter().fold(at, |at, mv| tree.child(at, *mv));
        let node = &mut tree.entries[at];
        node.ply = Some(entry);
        node.mark = ply.mark;
        node.comment = ply.comments.join(" ");
        if let Some((at, before)) = before {
            for variation in &ply.variations {
                add(tree, at, &mut before.clone(), variation);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn a_tree_is_written_and_read_without_loss() {
        let text = "[Game \"oware\"]\n[Result \"*\"]\n\n{a lesson} 1. c D $2 {too slow} (2. A $1 3. f (3. e F) 4. E) 3. e *\n";
        let record_read = Record::parse(text).unwrap();
        let game = catalogue::game("oware").unwrap();
        let start = record_read.open(game.clone()).unwrap();
        let tree = of_record(&record_read, &game);
        assert!(tree.has_notes());
        assert_eq!(record(&tree, &start), record_read);
        assert_eq!(record(&tree, &start).to_string(), text);
    }

    #[test]
    fn plies_of_several_decisions_are_written_whole() {
        let game = catalogue::game("bao-kiswahili").unwrap();
        let mut start = Session::new(game.clone());
        for _ in 0..6 {
            let first = start.ply_texts()[0].clone();
            start.enter(&first).unwrap();
        }
        let mut tree = Tree::default();
        tree.merge(&start);
        let mut other = Session::new(game.clone());
        let last = other.ply_texts().last().unwrap().clone();
        other.enter(&last).unwrap();
        tree.merge(&other);
        let written = record(&tree, &start);
        assert_eq!(written.line.plies.len(), 6);
        assert_eq!(written.line.plies[0].variations[0].plies[0].text, last);
        written.open(game.clone()).unwrap();
        assert_eq!(record(&of_record(&written, &game), &start), written);
    }

    #[test]
    fn what_cannot_be_played_is_left_out() {
        let record_read = Record::parse("1. c D (2. Z 3. a) 3. e x *").unwrap();
        let tree = of_record(&record_read, &catalogue::game("oware").unwrap());
        assert_eq!(tree.line(ROOT).len(), 3);
        assert!(!tree.has_notes());
    }
}
