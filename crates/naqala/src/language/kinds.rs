//! `[[kind]]`: a second kind of seeds, and its words in expressions.

use crate::board::pits::{Pit, PitSet};
use crate::board::position::{MAX_CELLS, Position};
use crate::board::second_kind::{Kind, Kinds, SecondKind, Turn};
use crate::language::compile::Compiler;
use crate::language::expression::{Ast, Node};
use crate::language::meaning::{Dictionary, Focus, Meaning, Misuse, misuse};
use crate::program::{Number, Set};
use crate::rule_file::{KindEntry, Name, Placed};
use crate::spelling::nearest;

/// The word for ordinary seeds where a kind is named.
const ORDINARY: &str = "seed";

impl Compiler<'_, '_, '_> {
    /// The second kind of seeds, laid out at the start.
    pub(super) fn kind(&mut self, start: &mut Position) -> Option<SecondKind> {
        let file = self.file;
        if let Some(third) = file.kind.get(1) {
            let hint = Some("a game has its ordinary seeds and one other kind at most".into());
            self.report.add(third.span().start, "a third kind of seeds", hint);
        }
        let spanned = file.kind.first()?;
        let (at, entry) = (spanned.span().start, spanned.get_ref());
        let name = entry.name.get_ref().clone();
        let is_word = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        if !is_word || name == ORDINARY {
            let message = format!("`{name}` cannot be the name of a kind of seeds");
            let hint = Some("a word of small letters, other than `seed`".into());
            self.report.add(entry.name.span().start, message, hint);
        }
        let board = self.dictionary.board;
        let places = board.place_count();
        // Behind both kinds there is the second one in the hand, and what players owe.
        let others = 1 + board.players();
        if 2 * places + others > MAX_CELLS {
            let most = (MAX_CELLS - others) / 2 + board.pit_count() - places;
            self.report.add(at, format!("two kinds of seeds need a board of at most {most} pits"), None);
            return None;
        }
        let sown = self.named(
            entry.sown.as_ref(),
            "turn to be sown",
            &[("last", Turn::Last), ("first", Turn::First), ("never", Turn::Never)],
        );
        let mut kind = SecondKind {
            plural: entry.plural.clone().unwrap_or_else(|| format!("{name}s")),
            name,
            worth: self.seeds_if(entry.worth.as_ref()).unwrap_or(1),
            sown,
            total: 0,
            pits: PitSet::EMPTY,
            first: places,
            hand: 2 * places,
        };
        self.lay_out_kind(spanned, &mut kind, start);
        Some(kind)
    }

    fn lay_out_kind(&mut self, spanned: &Placed<KindEntry>, kind: &mut SecondKind, start: &mut Position) {
        for (pits, seeds) in &spanned.get_ref().start {
            let Some(seeds) = self.seeds_if(Some(seeds)) else { continue };
            if let Set::Fixed([south, ..]) = self.set_at(pits, Focus::None) {
                for pit in south {
                    start.cells[kind.place(pit.index())] = seeds;
                }
            }
        }
        let first = kind.first;
        let at_start = |pit: &Pit| start.cells[first + pit.index()];
        let total: u32 = self.dictionary.board.pits().map(|pit| u32::from(at_start(&pit))).sum();
        kind.total = u8::try_from(total).unwrap_or_else(|_| {
            let message = format!("the game has {total} {}; at most 255 can be counted", kind.plural);
            self.report.add(spanned.span().start, message, None);
            0
        });
        kind.pits = match kind.is_sown() {
            true => self.dictionary.board.all(),
            false => self.dictionary.board.pits().filter(|pit| at_start(pit) > 0).collect(),
        };
    }

    /// The kinds a clause is about: the one it names, otherwise all there are.
    pub(super) fn kinds(&mut self, named: Option<&Name>) -> Kinds {
        let named = self.value(named);
        let Some(second) = &self.dictionary.kind else {
            if let Some(named) = named {
                self.report.add(
                    named.span().start,
                    "this game has one kind of seeds only",
                    Some("leave `kind` out, or add [[kind]]".into()),
                );
            }
            return Kinds::SEEDS;
        };
        match named.map(|named| (named, named.get_ref().as_str())) {
            None => Kinds::ALL,
            Some((_, ORDINARY)) => Kinds::SEEDS,
            Some((_, name)) if name == second => Kinds::SECOND,
            Some((named, name)) => {
                let hint = Some(format!("there are `{ORDINARY}` and `{second}`"));
                self.report.add(named.span().start, format!("there is no kind of seeds `{name}`"), hint);
                Kinds::ALL
            }
        }
    }
}

impl Dictionary<'_> {
    /// The kind a word names, if it names one.
    fn kind_word(&self, ast: &Ast) -> Option<Kind> {
        match &ast.node {
            Node::Word(word, none) if none.is_empty() && word == ORDINARY => Some(Kind::Seed),
            Node::Word(word, none) if none.is_empty() && Some(word) == self.kind.as_ref() => {
                Some(Kind::Second)
            }
            _ => None,
        }
    }

    fn kind_named(&self, ast: &Ast, word: &str, arguments: &[Ast]) -> Meaning<Kind> {
        let Some(named) = arguments.first() else {
            return misuse(ast, format!("`{word}` takes a kind of seeds first: {word}({ORDINARY})"), None);
        };
        self.kind_word(named).ok_or_else(|| {
            let known = || [ORDINARY].into_iter().chain(self.kind.as_deref());
            let near = match &named.node {
                Node::Word(word, _) => nearest(word, known()).map(|near| format!("did you mean `{near}`?")),
                _ => None,
            };
            let hint = match (near, self.kind.is_some()) {
                (Some(near), _) => near,
                (None, true) => format!("possible: {}", known().collect::<Vec<_>>().join(", ")),
                (None, false) => "a second kind of seeds needs a [[kind]]".to_owned(),
            };
            let message = "the name of a kind of seeds is needed here".to_owned();
            Misuse { at: named.span.start, message, hint: Some(hint) }
        })
    }

    /// `falls(cowrie)`: the seed that falls is of this kind.
    pub(super) fn falling(&self, ast: &Ast, arguments: &[Ast]) -> Meaning<Kind> {
        match arguments {
            [_] => self.kind_named(ast, "falls", arguments),
            _ => misuse(ast, "`falls` takes one kind of seeds", None),
        }
    }

    /// `count(cowrie)` in the pit in question, `count(cowrie, pits)` in all pits of a set.
    pub(super) fn count(&self, ast: &Ast, arguments: &[Ast], focus: Focus, depth: u8) -> Meaning<Number> {
        let kind = self.kind_named(ast, "count", arguments)?;
        let set = match &arguments[1..] {
            [] => self.focus_set(ast, focus)?,
            [set] => self.sub_set(set, focus, depth)?,
            _ => return misuse(ast, "`count` takes a kind of seeds and one set of pits", None),
        };
        Ok(match kind {
            Kind::Seed if arguments.len() == 1 => Number::Focus,
            Kind::Seed => Number::Seeds(Box::new(set)),
            Kind::Second => Number::Second(Box::new(set)),
        })
    }

    /// `holding(2..)`, `holding(cowrie)`, `holding(cowrie, 2..)`.
    pub(super) fn holding(&self, ast: &Ast, arguments: &[Ast]) -> Meaning<Set> {
        let (kind, counts) = match arguments {
            [kind] if self.kind_word(kind).is_some() => (self.kind_word(kind), None),
            [counts] => (None, Some(counts)),
            [_, counts] => (Some(self.kind_named(ast, "holding", arguments)?), Some(counts)),
            _ => return misuse(ast, "`holding` takes a count or a range: holding(2..)", None),
        };
        let (least, most) = match counts {
            None => (1, 255),
            Some(counts) => {
                let counts = self.counts(counts)?;
                let least = counts.members().next().unwrap_or(255);
                let most = counts.members().last().unwrap_or(0);
                if counts.members().count() != usize::from(most.saturating_sub(least)) + 1 {
                    return misuse(ast, "`holding` takes one range without gaps", None);
                }
                (least, most)
            }
        };
        Ok(match kind {
            Some(Kind::Second) => Set::HoldingSecond { least, most },
            _ => Set::Holding { least, most },
        })
    }
}
