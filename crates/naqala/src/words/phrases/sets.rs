//! Sets of pits: "your pits", "one of your pits that holds seeds", "the pit opposite".

use super::{Phrases, who_key};
use crate::board::moves::Direction;
use crate::board::pits::{BySeat, PitSet, Side};
use crate::kernel::move_context::MoveContext;
use crate::program::{MarkForm, Relation, Set, Who};
use crate::words::messages::{Phrase, values};

/// How many pits of a set are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// "one of your pits"
    One,
    /// "a pit of yours"
    Some,
    /// "no pit of yours"
    No,
    /// "your pits"
    Many,
}

impl Form {
    pub(super) fn key(self) -> &'static str {
        match self {
            Form::One => "one",
            Form::Some => "some",
            Form::No => "no",
            Form::Many => "many",
        }
    }
}

/// A set split into the pits it is taken from and the conditions on them.
pub(super) struct Parts {
    pub(super) base: Option<Set>,
    pub(super) asked: Vec<Asked>,
}

pub(super) enum Asked {
    Filled,
    Empty,
    Holding { least: u8, most: u8 },
    HoldingSecond { least: u8, most: u8 },
    NoSecond,
    Marked(Who),
    In(Set),
    Except(Set),
}

/// A pit as its owner counts: row from the inside, column from the left.
type Local = (usize, usize);

impl Phrases<'_> {
    /// The set as a noun.
    pub(crate) fn noun(&self, set: &Set, form: Form) -> Phrase {
        let words = &self.words;
        if let Some(masks) = self.constant(set) {
            return self.region(masks, form);
        }
        if form == Form::Many && self.is_marks_of_others(set) {
            let (of_several, mark) = (self.game.players() > 2, self.mark_name());
            return match of_several {
                true => words.say("set-marks-of-others", values![mark = mark]),
                false => words.say("set-marks", values![who = "other", form = form.key(), mark = mark]),
            };
        }
        match set {
            Set::Start | Set::Last | Set::Here if self.in_question(set) => self.that_pit(),
            Set::Origin => words.tell("pit-origin"),
            Set::Start => words.tell("pit-lifted"),
            Set::Last => words.tell("pit-of-last-seed"),
            Set::Here => words.tell("pit-that"),
            Set::Landing => words.tell("pit-landing"),
            Set::Fixed(masks) => self.region(*masks, form),
            Set::Territory(who) => self.whole(owner_key(*who), form),
            Set::Marks(who) => {
                let values = values![who = who_key(*who), form = form.key(), mark = self.mark_name()];
                words.say(if self.marks_are_a_list() { "set-marked" } else { "set-marks" }, values)
            }
            Set::Closed => words.say("set-closed", values![form = form.key()]),
            Set::Blocked => words.tell("pit-blocked"),
            Set::Bound => words.tell("pit-bound"),
            Set::Threatened => words.tell("pit-threatened"),
            Set::LastTarget => words.tell("pit-last-target"),
            Set::Visited => words.say("set-visited", values![form = form.key()]),
            Set::Related(relation, of) => self.related(*relation, of, form),
            Set::Either(a, b) => {
                let both = [self.noun(a, form), self.noun(b, form)];
                if form == Form::Many { self.list(&both) } else { self.alternatives(&both) }
            }
            Set::Filled
            | Set::FilledOf(_)
            | Set::Holding { .. }
            | Set::HoldingSecond { .. }
            | Set::Both(..)
            | Set::Without(..) => self.qualified(set, form),
        }
    }

    /// The pits of a choice or a capture; conditions on single pits are phrased as conditions.
    pub(crate) fn these(&self, set: &Set, form: Form) -> Phrase {
        let parts = self.parts(set);
        let asked = self.verbs(&parts, false);
        let condition = self.is_single(set) && parts.base.is_some() && !asked.is_empty();
        if !condition || matches!(set, Set::Both(a, b) if self.is_house(a, b).is_some()) {
            return self.noun(set, form);
        }
        self.words.say("set-if", values![pit = self.base(&parts, form), asked = asked])
    }

    /// Whether the set has one pit at most.
    pub(crate) fn is_single(&self, set: &Set) -> bool {
        if let Some(masks) = self.constant(set) {
            return masks.iter().all(|mask| mask.len() <= 1);
        }
        match set {
            Set::Origin | Set::Start | Set::Last | Set::Here | Set::Landing => true,
            Set::Blocked | Set::Bound | Set::Threatened | Set::LastTarget => true,
            Set::FilledOf(masks) => masks.iter().all(|mask| mask.len() <= 1),
            Set::Related(Relation::Column | Relation::Innermost | Relation::Outermost, _) => false,
            Set::Related(_, of) => self.is_single(of),
            Set::Both(a, b) => self.is_house(a, b).is_some() || self.is_single(a) || self.is_single(b),
            Set::Without(a, _) => self.is_single(a),
            _ => false,
        }
    }

    pub(crate) fn marks_are_a_list(&self) -> bool {
        self.game.mark_form().is_some_and(|(_, form)| form == MarkForm::List)
    }

    /// The pits of a set that is the same in every position.
    fn constant(&self, set: &Set) -> Option<BySeat<PitSet>> {
        if !self.is_constant(set) {
            return None;
        }
        let direction = self.game.program.shortcuts.one_direction.unwrap_or(Direction::CounterClockwise);
        Some(Side::ALL.map(|side| {
            if side.index() >= self.game.players() {
                return PitSet::EMPTY;
            }
            let scene = MoveContext { direction, ..MoveContext::new(side) };
            self.game.set(set, &self.game.start(), &scene)
        }))
    }

    fn is_constant(&self, set: &Set) -> bool {
        match set {
            Set::Fixed(_) => true,
            Set::Related(Relation::Next | Relation::Previous, of) => {
                self.game.program.shortcuts.one_direction.is_some() && self.is_constant(of)
            }
            Set::Related(Relation::NextFilled, _) => false,
            Set::Related(_, of) => self.is_constant(of),
            Set::Both(a, b) | Set::Either(a, b) | Set::Without(a, b) => {
                self.is_constant(a) && self.is_constant(b)
            }
            _ => false,
        }
    }

    /// Whether the set is that of all marked pits but the player's own, in a game in which no pit has two owners.
    fn is_marks_of_others(&self, set: &Set) -> bool {
        let Set::Without(all, own) = set else { return false };
        let are_his = (&**all, &**own) == (&Set::Marks(Who::Anyone), &Set::Marks(Who::Mover));
        are_his && !self.marks_are_a_list() && !self.game.shares_marks()
    }

    /// Whether the set is made of the pits marked at the start, and those alone.
    pub(crate) fn is_all_marked_at_start(&self, set: &Set) -> bool {
        let start = self.game.start();
        let marked = start.marked();
        !marked.is_empty()
            && matches!(set, Set::Fixed(masks) if self.game.sides().all(|side| masks[side.index()] == marked))
    }

    /// The owner of the pit marked from the start (a house) that these two sets mean together.
    fn is_house(&self, a: &Set, b: &Set) -> Option<Who> {
        let Set::Marks(who) = b else { return None };
        let kept = self.game.mark_form().is_some_and(|(_, form)| form == MarkForm::Kept);
        (kept && self.is_all_marked_at_start(a)).then_some(*who)
    }

    pub(super) fn parts(&self, set: &Set) -> Parts {
        if self.constant(set).is_some() {
            return Parts { base: Some(set.clone()), asked: Vec::new() };
        }
        let just = |asked| Parts { base: None, asked: vec![asked] };
        match set {
            Set::Filled => just(Asked::Filled),
            Set::FilledOf(masks) => Parts { base: Some(Set::Fixed(*masks)), asked: vec![Asked::Filled] },
            Set::Holding { least, most } => just(Asked::Holding { least: *least, most: *most }),
            Set::HoldingSecond { least, most } => just(Asked::HoldingSecond { least: *least, most: *most }),
            Set::Both(a, b) if self.is_house(a, b).is_some() => {
                Parts { base: Some(set.clone()), asked: Vec::new() }
            }
            Set::Both(a, b) => {
                let mut parts = self.parts(a);
                let more = self.parts(b);
                match (&parts.base, more.base) {
                    (_, None) => {}
                    // "your pits that lie in the same column" rather than the other way round
                    (Some(Set::Related(Relation::Column, _)), Some(base)) => {
                        parts.asked.extend(parts.base.replace(base).map(Asked::In));
                    }
                    (None, Some(base)) => parts.base = Some(base),
                    (Some(_), Some(Set::Marks(who))) => parts.asked.push(Asked::Marked(who)),
                    (Some(_), Some(base)) => parts.asked.push(Asked::In(base)),
                }
                parts.asked.extend(more.asked);
                parts
            }
            Set::Without(a, b) => {
                let mut parts = self.parts(a);
                parts.asked.push(match &**b {
                    Set::Filled => Asked::Empty,
                    Set::HoldingSecond { least: 1, most: 255 } => Asked::NoSecond,
                    other => Asked::Except(other.clone()),
                });
                parts
            }
            other => Parts { base: Some(other.clone()), asked: Vec::new() },
        }
    }

    fn qualified(&self, set: &Set, form: Form) -> Phrase {
        if let Set::Both(a, b) = set
            && let Some(who) = self.is_house(a, b)
        {
            return self.words.say("set-house", values![who = who_key(who), mark = self.mark_name()]);
        }
        let parts = self.parts(set);
        let noun = self.base(&parts, form);
        let asked = self.verbs(&parts, form == Form::Many && !self.is_single(set));
        let mut said = noun;
        if !asked.is_empty() {
            said = self.words.say("set-that", values![pits = said, asked = asked]);
        }
        for except in parts.asked.iter() {
            if let Asked::Except(set) = except {
                let other = self.noun(set, Form::Many);
                said = self.words.say("set-except", values![pits = said, other = other]);
            }
        }
        said
    }

    /// The pits a set is taken from.
    pub(super) fn base(&self, parts: &Parts, form: Form) -> Phrase {
        match &parts.base {
            Some(base) => self.noun(base, form),
            None => self.words.say("region-all", values![form = form.key()]),
        }
    }

    /// The conditions on the pits of a set, as verbs: "holds seeds and is …".
    pub(super) fn verbs(&self, parts: &Parts, many: bool) -> Phrase {
        let words = &self.words;
        let many = super::yes_key(many);
        let verbs: Vec<Phrase> = parts
            .asked
            .iter()
            .filter_map(|asked| {
                Some(match asked {
                    Asked::Filled => words.say("asked-filled", values![many = many]),
                    Asked::Empty => words.say("asked-empty", values![many = many]),
                    Asked::Holding { least, most } => {
                        let amount = self.range(*least, *most);
                        words.say("asked-holding", values![many = many, amount = amount])
                    }
                    Asked::HoldingSecond { least, most } => {
                        let amount = self.range_of_second(*least, *most);
                        words.say("asked-holding", values![many = many, amount = amount])
                    }
                    Asked::NoSecond => {
                        let amount = self.range_of_second(0, 0);
                        words.say("asked-holding", values![many = many, amount = amount])
                    }
                    Asked::Marked(_) if self.marks_are_a_list() => {
                        words.say("asked-noted", values![many = many, mark = self.mark_name()])
                    }
                    Asked::Marked(who) => {
                        let mark = Set::Marks(*who);
                        words.say("asked-in", values![many = many, pits = self.noun(&mark, Form::Some)])
                    }
                    Asked::In(Set::Related(Relation::Facing, of)) => {
                        words.say("asked-facing", values![many = many, pits = self.noun(of, Form::Some)])
                    }
                    Asked::In(Set::Related(Relation::Column, of)) => {
                        let (how, pit) = (self.how_known(of), self.noun(of, Form::Many));
                        words.say("asked-column", values![many = many, how = how, pit = pit])
                    }
                    Asked::In(Set::Visited) => words.say("asked-visited", values![many = many]),
                    Asked::In(set) => {
                        words.say("asked-in", values![many = many, pits = self.noun(set, Form::One)])
                    }
                    Asked::Except(_) => return None,
                })
            })
            .collect();
        self.list(&verbs)
    }

    fn related(&self, relation: Relation, of: &Set, form: Form) -> Phrase {
        let key = match relation {
            Relation::Facing => "related-facing",
            Relation::Behind => "related-behind",
            Relation::Twin => "related-twin",
            Relation::Column => "related-column",
            Relation::Innermost => "related-innermost",
            Relation::Outermost => "related-outermost",
            Relation::Next => "related-next",
            Relation::NextFilled => "related-next-filled",
            Relation::Previous => "related-previous",
        };
        if let (Relation::Next, Set::Related(Relation::Next, inner)) = (relation, of)
            && self.in_question(inner)
        {
            return self.words.say("related-next-but-one", values![how = self.how_known(inner)]);
        }
        if let (Relation::Behind, Set::Related(Relation::Facing, inner)) = (relation, of)
            && self.in_question(inner)
        {
            return self.words.say("related-behind-facing", values![how = self.how_known(inner)]);
        }
        let how = self.how_known(of);
        let names_pits = matches!(relation, Relation::Innermost | Relation::Outermost);
        if how == "landing" && !names_pits {
            return self.words.say(key, values![how = how]);
        }
        let single = self.is_single(of);
        let form_of = if single { Form::Many } else { form };
        let parts = self.parts(of);
        // The row is called the innermost filled one already.
        let pit = match parts.asked.as_slice() {
            [Asked::Filled] if names_pits => self.base(&parts, form_of),
            _ => self.noun(of, form_of),
        };
        let form = if single { "single" } else { form.key() };
        self.words.say(key, values![how = how, form = form, pit = pit])
    }

    /// Whether the pit in question needs no name, is that of the last seed, or has to be named.
    fn how_known(&self, of: &Set) -> &'static str {
        match self.in_question(of) {
            true if self.mentioned.get() => "known",
            true if *of == Set::Last => "landing",
            _ => "named",
        }
    }

    fn whole(&self, owner: &str, form: Form) -> Phrase {
        self.words.say("region-whole", values![owner = owner, form = form.key()])
    }

    /// Places that are the same in every position, seen by the player to move.
    fn region(&self, masks: BySeat<PitSet>, form: Form) -> Phrase {
        let board = self.game.board();
        if let Some(heaps) = self.heaps(&masks, form) {
            return heaps;
        }
        match self.game.players() {
            1 => return self.part("own", &self.local(Side::South, masks[0]), form),
            2 => {}
            _ => return self.region_among_many(&masks, form),
        }
        let sides = [board.side(Side::South), board.side(Side::North)];
        if masks[0] == masks[1] {
            if masks[0] == board.all() {
                return self.words.say("region-all", values![form = form.key()]);
            }
            if let Some(owner) = sides.iter().position(|side| *side == masks[0]) {
                return self.whole(if owner == 0 { "south" } else { "north" }, form);
            }
        }
        let ends: PitSet = board.ends().iter().copied().collect();
        if masks[..2].iter().any(|mask| !(*mask & ends).is_empty()) || masks[..2] == [board.all() - ends; 2] {
            return self.with_ends(masks, ends, form);
        }
        let own = [self.local(Side::South, masks[0]), self.local(Side::North, masks[1])];
        let enemy = [self.local(Side::North, masks[0]), self.local(Side::South, masks[1])];
        if own[0] != own[1] || enemy[0] != enemy[1] {
            return self.list_of_pits(masks[0], form);
        }
        match (own[0].is_empty(), enemy[0].is_empty()) {
            (true, true) => self.words.say("region-none", values![form = form.key()]),
            (false, true) => self.part("own", &own[0], form),
            (true, false) => self.part("enemy", &enemy[0], form),
            (false, false) if own[0] == enemy[0] => self.part("each", &own[0], form),
            (false, false) => {
                let both = [self.part("own", &own[0], form), self.part("enemy", &enemy[0], form)];
                if form == Form::Many { self.list(&both) } else { self.alternatives(&both) }
            }
        }
    }

    /// Places of a board whose end pits have no owners.
    fn with_ends(&self, masks: BySeat<PitSet>, ends: PitSet, form: Form) -> Phrase {
        if masks[..2] == [ends; 2] {
            return self.words.say("region-ends", values![form = form.key()]);
        }
        if masks[..2].iter().all(|mask| (*mask & ends).is_empty()) {
            return self.words.say("region-rows", values![form = form.key()]);
        }
        let names: Vec<String> =
            (masks[0] & ends).into_iter().map(|pit| self.game.board().name(pit).to_owned()).collect();
        let rest = masks.map(|mask| mask - ends);
        let mut parts = vec![self.named(names, "any", form)];
        if rest[..2].iter().any(|mask| !mask.is_empty()) {
            parts.insert(0, self.region(rest, form));
        }
        if form == Form::Many { self.list(&parts) } else { self.alternatives(&parts) }
    }

    /// The pits of a mask that lie on a player's side.
    fn local(&self, side: Side, mask: PitSet) -> Vec<Local> {
        let rows = self.game.board().side_rows(side).iter().enumerate();
        rows.flat_map(|(row, pits)| {
            pits.iter()
                .enumerate()
                .filter(|(_, pit)| mask.contains(**pit))
                .map(move |(column, _)| (row, column))
        })
        .collect()
    }

    /// Pits of one player, named by their place on that player's side.
    fn part(&self, owner: &'static str, pits: &[Local], form: Form) -> Phrase {
        let rows = self.game.board().side_rows(Side::South);
        let (height, length) = (rows.len(), rows[0].len());
        let says = |key: &str| self.words.say(key, values![owner = owner, form = form.key()]);
        if pits.len() == height * length {
            return self.whole(owner, form);
        }
        let one_row = pits.iter().all(|pit| pit.0 == pits[0].0);
        if height > 1 && one_row && pits.len() == length {
            return match pits[0].0 {
                0 => says("region-inner"),
                row if row + 1 == height => says("region-outer"),
                row => self.words.say("region-row", values![owner = owner, form = form.key(), row = row + 1]),
            };
        }
        let columns: Vec<usize> = pits.iter().map(|pit| pit.1).collect();
        let in_column = |column: usize| columns.iter().filter(|known| **known == column).count();
        if height > 1 && columns.iter().all(|column| in_column(*column) == height) {
            let names: Vec<String> = (0..length)
                .filter(|column| in_column(*column) > 0)
                .map(|column| (column + 1).to_string())
                .collect();
            let values = values![owner = owner, form = form.key(), numbers = self.alternatives(&names)];
            return self.words.say("region-columns", values);
        }
        if height == 1 {
            let half = length / 2;
            match columns.as_slice() {
                [0] => return says("region-leftmost"),
                [last] if *last + 1 == length => return says("region-rightmost"),
                [middle] if *middle == half && length % 2 == 1 => return says("region-middle"),
                some if *some == (0..half).collect::<Vec<_>>() => return says("region-left-half"),
                some if *some == (length - half..length).collect::<Vec<_>>() => {
                    return says("region-right-half");
                }
                _ => {}
            }
        }
        let all = (0..height).flat_map(|row| (0..length).map(move |column| (row, column)));
        let (named, left_out): (Vec<Local>, Vec<Local>) = all.partition(|pit| pits.contains(pit));
        let names = |pits: &[Local]| -> Vec<String> {
            let name = |(row, column): &Local| self.game.board().name(rows[*row][*column]).to_owned();
            pits.iter().map(name).collect()
        };
        if 3 * left_out.len() < named.len() {
            let (pits, other) = (self.whole(owner, form), self.list(&names(&left_out)));
            return self.words.say("set-except", values![pits = pits, other = other]);
        }
        self.named(names(pits), owner, form)
    }

    pub(super) fn list_of_pits(&self, pits: PitSet, form: Form) -> Phrase {
        let names = pits.into_iter().map(|pit| self.game.board().name(pit).to_owned());
        self.named(names.collect(), "any", form)
    }

    fn named(&self, names: Vec<String>, owner: &'static str, form: Form) -> Phrase {
        let form = if names.len() == 1 { "single" } else { form.key() };
        self.words.say("region-list", values![owner = owner, form = form, names = self.list(&names)])
    }
}

fn owner_key(who: Who) -> &'static str {
    match who {
        Who::Mover | Who::Starter => "own",
        Who::Other => "enemy",
        Who::Anyone => "each",
    }
}
