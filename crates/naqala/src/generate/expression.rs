//! Expressions: sets of pits, numbers and tests that fit the generated game and the place where they occur.

use super::maker::Maker;

/// What an expression may contain at a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// A pit is in question, so that `seeds` may stand alone.
    has_focus: bool,
    /// A lap is about to be sown.
    before_lap: bool,
    /// So is a whole move.
    before_move: bool,
    /// Only properties of the board are allowed, which are known before a game.
    is_start: bool,
}

impl Place {
    /// A pit is in question.
    pub(super) const PIT: Place =
        Place { has_focus: true, before_lap: false, before_move: false, is_start: false };
    /// So is the pit of a lap that is about to be sown.
    pub(super) const LAP: Place = Place { before_lap: true, ..Place::PIT };
    /// So is the pit of a move that may be chosen.
    pub(super) const MOVE: Place = Place { before_move: true, ..Place::LAP };
    /// No pit is in question.
    pub(super) const NOWHERE: Place = Place { has_focus: false, ..Place::PIT };
    /// The position before a game.
    pub(super) const START: Place = Place { is_start: true, ..Place::NOWHERE };
}

/// Sets that every board has.
const FIXED: [&str; 9] = [
    "all",
    "leftmost",
    "rightmost",
    "left-half",
    "right-half",
    "middle",
    "column-of(1)",
    "column-of(1, 2)",
    "all",
];
/// Sets of a board whose pits belong to players.
const OWNED: [&str; 6] = ["own", "enemy", "own", "party", "south", "north"];
const OF_MOVE: [&str; 12] = [
    "last",
    "start",
    "here",
    "origin",
    "landing",
    "visited",
    "closed",
    "blocked",
    "bound",
    "threatened",
    "last-target",
    "last",
];
const RELATIONS: [&str; 9] =
    ["facing", "next", "previous", "twin", "behind", "column", "next-filled", "innermost", "outermost"];
const COMPARISONS: [&str; 6] = ["=", ">=", "<", ">", "<=", "!="];

/// Expressions within each other, at most so deep.
const DEPTH: usize = 3;

impl Maker<'_> {
    pub(super) fn set(&mut self, place: Place) -> String {
        self.set_within(place, DEPTH)
    }

    pub(super) fn number(&mut self, place: Place) -> String {
        self.number_within(place, DEPTH)
    }

    pub(super) fn test(&mut self, place: Place) -> String {
        self.test_within(place, DEPTH)
    }

    fn set_within(&mut self, place: Place, depth: usize) -> String {
        let choice = if depth == 0 { self.source.below(5) } else { self.source.below(12) };
        match choice {
            0..=1 if self.is_owned && !place.is_start => self.source.pick(&OWNED).to_owned(),
            0..=2 => self.fixed_set(),
            3..=4 if !place.is_start => self.moving_set(depth),
            5..=7 => {
                let sign = self.source.pick(&["&", "|", "-"]);
                let [a, b] = [self.part(place, depth), self.part(place, depth)];
                format!("{a} {sign} {b}")
            }
            8..=9 => self.related(place, depth),
            10 if !place.is_start => match self.source.below(3) {
                0 => "filled".to_owned(),
                1 => format!("{} & filled", self.part(place, depth)),
                _ => self.holding(),
            },
            _ => self.fixed_set(),
        }
    }

    /// A set that can be an operand.
    fn part(&mut self, place: Place, depth: usize) -> String {
        let set = self.set_within(place, depth.saturating_sub(1));
        if set.contains(' ') { format!("({set})") } else { set }
    }

    fn fixed_set(&mut self) -> String {
        match self.source.below(16) {
            0..=7 => self.source.pick(&FIXED).to_owned(),
            8 if self.rows_a_side > 0 => "inner".to_owned(),
            9 if self.rows_a_side > 0 => "outer".to_owned(),
            10 if self.rows_a_side > 0 => format!("row({})", self.source.between(1, self.rows_a_side)),
            11 if self.has_ends => "ends".to_owned(),
            12 => format!("@{}", self.pit_name()),
            13 => {
                let place = if self.has_trays && self.source.one_in(3) { "trays" } else { "stores" };
                let whose = self.source.pick(&["", "(mover)", "(other)", "(party)", "(anyone)"]);
                format!("{place}{whose}")
            }
            _ if self.is_owned => "own".to_owned(),
            _ => "all".to_owned(),
        }
    }

    fn moving_set(&mut self, depth: usize) -> String {
        match self.source.below(5) {
            0 if depth > 0 && !self.sets.is_empty() => {
                let at = self.source.below(self.sets.len());
                self.sets[at].clone()
            }
            1 if self.has_marks => "marks".to_owned() + &self.whose(),
            _ => self.source.pick(&OF_MOVE).to_owned(),
        }
    }

    fn related(&mut self, place: Place, depth: usize) -> String {
        let relation = self.source.pick(&RELATIONS);
        if place.has_focus && self.source.one_in(3) {
            return relation.to_owned();
        }
        let set = self.set_within(place, depth.saturating_sub(2));
        format!("{relation}({set})")
    }

    fn holding(&mut self) -> String {
        let range = self.range();
        match (self.kind.clone(), self.source.below(4)) {
            (Some(kind), 0) => format!("holding({kind})"),
            (Some(kind), 1) => format!("holding({kind}, {range})"),
            _ => format!("holding({range})"),
        }
    }

    fn range(&mut self) -> String {
        let least = self.source.between(1, 4);
        match self.source.below(3) {
            0 => format!("{least}.."),
            1 => format!("{least}..{}", least + self.source.below(6)),
            _ => least.to_string(),
        }
    }

    /// A player in parentheses, or nothing.
    fn whose(&mut self) -> String {
        let whose = self.source.pick(&["", "(mover)", "(other)", "(starter)", "(anyone)"]);
        if whose == "(other)" && self.parties > 2 { String::new() } else { whose.to_owned() }
    }

    fn number_within(&mut self, place: Place, depth: usize) -> String {
        let choice = if depth == 0 { self.source.below(8) } else { self.source.below(18) };
        match choice {
            0..=1 => self.source.between(0, 12).to_string(),
            2 if place.has_focus => "seeds".to_owned(),
            3 => "before".to_owned(),
            4 => format!("store{}", self.whose()),
            5 => self.counted(),
            6 => format!("score{}", self.whose()),
            7 => self.int_option(),
            8..=10 => format!("seeds({})", self.set_within(place, depth.saturating_sub(1))),
            11..=12 => format!("size({})", self.set_within(place, depth.saturating_sub(1))),
            13 => {
                let [a, b] = [
                    self.number_within(place, depth.saturating_sub(1)),
                    self.number_within(place, depth.saturating_sub(1)),
                ];
                format!("min({a}, {b})")
            }
            14 => self.count(place, depth),
            15..=16 => {
                let sign = self.source.pick(&["+", "-", "*", "/"]);
                let [a, b] = [
                    self.number_within(place, depth.saturating_sub(1)),
                    self.number_within(place, depth.saturating_sub(1)),
                ];
                format!("({a}) {sign} ({b})")
            }
            _ => format!("reserve{}", self.whose()),
        }
    }

    /// Something that is counted of the whole game.
    fn counted(&mut self) -> String {
        match self.source.below(7) {
            0 => "total".to_owned(),
            1 => "remaining".to_owned(),
            2 => "plies".to_owned(),
            3 => format!("captures{}", self.whose()),
            4 => "nth".to_owned(),
            5 => "lead".to_owned(),
            _ if self.has_out => "standing".to_owned(),
            _ => "total".to_owned(),
        }
    }

    /// Seeds of a kind.
    fn count(&mut self, place: Place, depth: usize) -> String {
        let kind = match self.kind.clone() {
            Some(kind) if self.source.one_in(2) => kind,
            _ => "seed".to_owned(),
        };
        if place.has_focus && self.source.one_in(2) {
            return format!("count({kind})");
        }
        format!("count({kind}, {})", self.set_within(place, depth.saturating_sub(1)))
    }

    fn test_within(&mut self, place: Place, depth: usize) -> String {
        let choice = if depth == 0 { self.source.below(8) } else { self.source.below(24) };
        match choice {
            0..=1 => {
                let set = self.set_within(place, depth.saturating_sub(1));
                let what = self.source.pick(&["filled", "empty", "exists"]);
                // `exists` of filled pits is written as `filled`.
                let what = if what == "exists" && set.contains("filled") { "filled" } else { what };
                format!("{what}({set})")
            }
            2 if place.has_focus => format!("seeds in {}", self.counts()),
            3 => format!("before {} {}", self.source.pick(&COMPARISONS), self.source.below(4)),
            4 => "last in ".to_owned() + &self.fixed_set(),
            5 => self.plain_test(place),
            6 if place.has_focus => self.source.pick(&["even", "odd"]).to_owned(),
            7 => self.asked_option(),
            8..=10 => {
                let sign = self.source.pick(&["and", "or", "and"]);
                let [a, b] = [
                    self.test_within(place, depth.saturating_sub(1)),
                    self.test_within(place, depth.saturating_sub(1)),
                ];
                format!("({a}) {sign} ({b})")
            }
            11 => format!("not ({})", self.test_within(place, depth.saturating_sub(1))),
            12..=14 => {
                let compared = self.source.pick(&COMPARISONS);
                let [a, b] = [
                    self.number_within(place, depth.saturating_sub(1)),
                    self.number_within(place, depth.saturating_sub(1)),
                ];
                format!("{a} {compared} {b}")
            }
            15..=16 => {
                let [a, b] = [
                    self.set_within(place, depth.saturating_sub(1)),
                    self.set_within(place, depth.saturating_sub(1)),
                ];
                if b == "filled" { format!("filled({a})") } else { format!("{a} in {b}") }
            }
            17 => {
                let counts = self.counts();
                format!("{} in {counts}", self.number_within(place, depth.saturating_sub(1)))
            }
            18 => format!("visited({})", self.set_within(place, depth.saturating_sub(1))),
            19 if place.before_move => format!("takes({})", self.set_within(place, depth.saturating_sub(1))),
            20 if place.before_lap => {
                format!("sown({})", self.test_within(Place::PIT, depth.saturating_sub(1)))
            }
            21 => {
                let number = self.number_within(place, depth.saturating_sub(1));
                format!("{}({number})", self.source.pick(&["even", "odd"]))
            }
            22 if !self.tests.is_empty() => {
                let at = self.source.below(self.tests.len());
                self.tests[at].clone()
            }
            _ => format!("last in {}", self.set_within(place, depth.saturating_sub(1))),
        }
    }

    /// A test of one word.
    fn plain_test(&mut self, place: Place) -> String {
        match self.source.below(14) {
            0 => format!("stuck{}", self.whose()),
            1 => format!("first-turn{}", self.whose()),
            2 => "relayed".to_owned(),
            3 => "clockwise".to_owned(),
            4 => "final".to_owned(),
            5 => "swapped".to_owned(),
            6 if self.is_owned => format!("opened({})", self.source.pick(&["clockwise", "counterclockwise"])),
            7 => {
                let kind = self.kind.clone().unwrap_or_else(|| "seed".to_owned());
                format!("falls({kind})")
            }
            8 if self.has_out => format!("out{}", self.whose()),
            9 if !self.modes.is_empty() => {
                let at = self.source.below(self.modes.len());
                format!("mode({})", self.modes[at])
            }
            10 => "nth > 1".to_owned(),
            11 => "always".to_owned(),
            12 => "visited(all)".to_owned(),
            _ if place.has_focus => "seeds > 1".to_owned(),
            _ => "before > 0".to_owned(),
        }
    }

    /// Numbers after `in`.
    fn counts(&mut self) -> String {
        match self.source.below(4) {
            0 => "{2, 3}".to_owned(),
            1 => format!("{{{}, {}}}", self.source.between(1, 3), self.source.between(3, 6)),
            2 => {
                let least = self.source.between(1, 3);
                format!("{least}..{}", least + self.source.below(5))
            }
            _ => self.list_option(),
        }
    }
}
