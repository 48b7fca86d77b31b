//! A game as a tree: the moves played and the variations, with comments and marks.
//!
//! A node is a decision; its first child continues the line that the node is on. The page shows and writes plies, which may have
//! several decisions.

mod text;

use naqala::record::Mark;
use naqala::{Move, Session, Side};

pub(crate) use text::{of_record, record};

/// A node of a tree, by its number; 0 is the start of the game.
pub(crate) type Node = usize;
/// The node before the first decision.
pub(crate) const ROOT: Node = 0;

/// A decision in its place.
#[derive(Clone, Debug, Default)]
struct Entry {
    mv: Option<Move>,
    parent: Node,
    children: Vec<Node>,
    /// The ply that ends with this decision, if one does.
    ply: Option<PlyEntry>,
    mark: Option<Mark>,
    comment: String,
}

/// A ply as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlyEntry {
    pub(crate) text: String,
    pub(crate) side: Side,
}

/// All lines of a game.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    entries: Vec<Entry>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { entries: vec![Entry::default()] }
    }
}

impl Tree {
    /// Adds the line of a session, as far as it is new; returns the node of its last decision.
    pub(crate) fn merge(&mut self, session: &Session) -> Node {
        let (game, plies) = (session.game(), session.plies());
        let is_whole = |number: usize| number + 1 < plies.len() || session.position().begins_ply();
        let mut at = ROOT;
        for (number, (before, ply)) in plies.iter().enumerate() {
            at = ply.iter().fold(at, |at, mv| self.child(at, *mv));
            if is_whole(number) && self.entries[at].ply.is_none() {
                let (text, side) = (game.ply_text(before, ply), before.to_move());
                self.entries[at].ply = Some(PlyEntry { text, side });
            }
        }
        at
    }

    /// The child of a node by a decision, made if it is not there.
    fn child(&mut self, parent: Node, mv: Move) -> Node {
        if let Some(known) = self.known_child(parent, mv) {
            return known;
        }
        let node = self.entries.len();
        self.entries.push(Entry { mv: Some(mv), parent, ..Entry::default() });
        self.entries[parent].children.push(node);
        node
    }

    fn known_child(&self, parent: Node, mv: Move) -> Option<Node> {
        self.entries[parent].children.iter().copied().find(|child| self.entries[*child].mv == Some(mv))
    }

    /// The node after these decisions, if the tree has it.
    pub(crate) fn find(&self, line: &[Move]) -> Option<Node> {
        line.iter().try_fold(ROOT, |at, mv| self.known_child(at, *mv))
    }

    /// The decisions that lead to a node.
    pub(crate) fn path(&self, node: Node) -> Vec<Move> {
        let nodes = std::iter::successors(Some(node), |at| (*at != ROOT).then(|| self.entries[*at].parent));
        let mut line: Vec<Move> = nodes.filter_map(|at| self.entries[at].mv).collect();
        line.reverse();
        line
    }

    /// The decisions that lead to a node, and on to the end of its line.
    pub(crate) fn line(&self, node: Node) -> Vec<Move> {
        let end = std::iter::successors(Some(node), |at| self.entries[*at].children.first().copied()).last();
        self.path(end.unwrap_or(node))
    }

    /// The node at which the ply of a node ends: itself, one that follows, or else one before it.
    pub(crate) fn ply_node(&self, node: Node) -> Node {
        if node == ROOT || self.entries[node].ply.is_some() {
            return node;
        }
        self.next_plies(node).first().copied().unwrap_or_else(|| {
            let before = std::iter::successors(Some(node), |at| Some(self.entries[*at].parent));
            let is_end = |at: &Node| *at == ROOT || self.entries[*at].ply.is_some();
            before.into_iter().find(is_end).unwrap_or(ROOT)
        })
    }

    /// The nodes at which the plies end that were played after a node, that of its own line first.
    pub(crate) fn next_plies(&self, node: Node) -> Vec<Node> {
        let mut found = Vec::new();
        let mut waiting: Vec<Node> = self.entries[node].children.iter().rev().copied().collect();
        while let Some(at) = waiting.pop() {
            match self.entries[at].ply {
                Some(_) => found.push(at),
                None => waiting.extend(self.entries[at].children.iter().rev()),
            }
        }
        found
    }

    /// The ply that ends at a node.
    pub(crate) fn ply(&self, node: Node) -> Option<&PlyEntry> {
        self.entries[node].ply.as_ref()
    }

    pub(crate) fn mark(&self, node: Node) -> Option<Mark> {
        self.entries[node].mark
    }

    pub(crate) fn set_mark(&mut self, node: Node, mark: Option<Mark>) {
        self.entries[node].mark = mark;
    }

    pub(crate) fn comment(&self, node: Node) -> &str {
        &self.entries[node].comment
    }

    pub(crate) fn set_comment(&mut self, node: Node, comment: &str) {
        comment.clone_into(&mut self.entries[node].comment);
    }

    /// Where the line of a node left another one last: the node after the branch.
    fn branch(&self, node: Node) -> Option<Node> {
        let mut nodes =
            std::iter::successors(Some(node), |at| (*at != ROOT).then(|| self.entries[*at].parent));
        nodes.find(|at| *at != ROOT && self.entries[self.entries[*at].parent].children.first() != Some(at))
    }

    /// Whether a node is on a variation.
    pub(crate) fn is_variation(&self, node: Node) -> bool {
        self.branch(node).is_some()
    }

    /// The variation of a node takes the place of the line that it left.
    pub(crate) fn promote(&mut self, node: Node) {
        if let Some(branch) = self.branch(node) {
            let parent = self.entries[branch].parent;
            let siblings = &mut self.entries[parent].children;
            siblings.retain(|child| *child != branch);
            siblings.insert(0, branch);
        }
    }

    /// The line of a node is the game itself from now on.
    pub(crate) fn make_main(&mut self, node: Node) {
        while self.is_variation(node) {
            self.promote(node);
        }
    }

    /// Deletes a node with all that follows it.
    pub(crate) fn delete(&mut self, node: Node) {
        if node != ROOT {
            let parent = self.entries[node].parent;
            self.entries[parent].children.retain(|child| *child != node);
        }
    }

    /// Deletes what follows `kept` decisions of a line and leads along it.
    pub(crate) fn forget(&mut self, line: &[Move], kept: usize) {
        if let Some(node) = line.get(..=kept).and_then(|line| self.find(line)) {
            self.delete(node);
        }
    }

    /// Whether there is more to keep than a line of moves.
    pub(crate) fn has_notes(&self) -> bool {
        let mut waiting = vec![ROOT];
        while let Some(at) = waiting.pop() {
            let entry = &self.entries[at];
            if entry.children.len() > 1 || entry.mark.is_some() || !entry.comment.is_empty() {
                return true;
            }
            waiting.extend(&entry.children);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn played(plies: &[&str]) -> Session {
        let mut session = Session::new(catalogue::game("oware").unwrap());
        plies.iter().for_each(|ply| session.enter(ply).unwrap());
        session
    }

    #[test]
    fn lines_share_what_they_have_in_common() {
        let mut tree = Tree::default();
        let game = tree.merge(&played(&["c", "D", "e"]));
        let tried = tree.merge(&played(&["c", "A", "f"]));
        assert_eq!(tree.merge(&played(&["c", "D", "e"])), game);
        let texts = |nodes: Vec<Node>| -> Vec<String> {
            nodes.into_iter().map(|node| tree.ply(node).unwrap().text.clone()).collect()
        };
        let first = tree.next_plies(ROOT)[0];
        assert_eq!(texts(tree.next_plies(first)), ["D", "A"]);
        assert!(tree.is_variation(tried) && !tree.is_variation(game) && tree.has_notes());
        assert_eq!(tree.line(first), tree.path(game));
    }

    #[test]
    fn a_variation_becomes_the_game_and_is_deleted() {
        let mut tree = Tree::default();
        let game = tree.merge(&played(&["c", "D", "e"]));
        let tried = tree.merge(&played(&["c", "A", "f"]));
        tree.promote(tried);
        assert!(!tree.is_variation(tried) && tree.is_variation(game));
        tree.make_main(game);
        let line = tree.path(tried);
        tree.forget(&line, 1);
        assert!(tree.find(&line[..2]).is_none() && !tree.has_notes());
        tree.set_mark(game, Some(Mark::Good));
        assert!(tree.has_notes());
    }
}
