//! What the words of expressions mean: sets of pits, numbers and tests, ready to be evaluated.
//!
//! The vocabulary is small and shared by every clause. [`VOCABULARY`] lists it with one line for each word;
//! `docs/rule-language.md` explains them all.

use std::cell::Cell;
use std::ops::{BitAnd, BitOr, Sub};

use crate::board::Board;
use crate::kinds::Kind;
use crate::language::expression::{Ast, Node, Operator};
use crate::language::options::{OptionSpec, OptionValue, Settings, plain};
use crate::moves::Direction;
use crate::pits::{BySeat, Pit, PitSet, SEATS, Side};
use crate::seats::Seats;

/// Whose pits, marks, stores or seeds are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Mover,
    Other,
    Starter,
    Anyone,
}

/// A set of places, to be found in a scene.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Set {
    /// The same places in every position, by the index of the player to move.
    Fixed(BySeat<PitSet>),
    /// Pits owned by the player to move, where ownership changes between rounds.
    Territory(Who),
    Filled,
    /// Filled pits of fixed places (the quick form of the commonest set).
    FilledOf(BySeat<PitSet>),
    Holding {
        least: u8,
        most: u8,
    },
    /// Pits with so many seeds of the second kind.
    HoldingSecond {
        least: u8,
        most: u8,
    },
    /// The pit the move began in.
    Origin,
    Start,
    Last,
    Here,
    Landing,
    Marks(Who),
    Closed,
    Blocked,
    /// The pit the extra move has to be made with.
    Bound,
    Threatened,
    LastTarget,
    /// The pits this move has put a seed into.
    Visited,
    Related(Relation, Box<Set>),
    Both(Box<Set>, Box<Set>),
    Either(Box<Set>, Box<Set>),
    Without(Box<Set>, Box<Set>),
}

/// A relation between pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    Facing,
    Behind,
    Twin,
    Column,
    /// Of the pits, those of the row nearest to the middle that has any.
    Innermost,
    /// Of the pits, those of the row farthest from the middle that has any.
    Outermost,
    Next,
    NextFilled,
    Previous,
}

/// A number, to be found in a scene.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Number {
    Fixed(i32),
    /// Seeds in all pits of a set.
    Seeds(Box<Set>),
    /// Seeds of the second kind in all pits of a set.
    Second(Box<Set>),
    /// Number of pits in a set.
    Size(Box<Set>),
    /// Seeds the focus pit holds.
    Focus,
    /// Seeds the pit of the last seed held before it fell.
    Before,
    Store(Who),
    /// What a player has won, counted in seeds, where that is more or less than the seeds in his store.
    Winnings(Who),
    Reserve(Who),
    /// What a player has won, his marked pits included where they count.
    Score(Who),
    /// Players who are not out.
    Standing,
    /// Seeds that are not in a store: on the board, in the hand, in reserve.
    Remaining,
    /// All seeds of the game.
    Total,
    /// Plies finished in this round.
    Plies,
    /// How often a player's last seeds have captured in this round.
    Captures(Who),
    /// Number of the move in this turn, the first being 1.
    Nth,
    Plus(Box<Number>, Box<Number>),
    Minus(Box<Number>, Box<Number>),
    Times(Box<Number>, Box<Number>),
    /// The quotient, rounded down; 0 where nothing can be divided by.
    Over(Box<Number>, Box<Number>),
    Min(Box<Number>, Box<Number>),
}

/// A set of numbers up to 255, as a bit mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CountSet(pub(crate) [u64; 4]);

impl CountSet {
    pub(crate) const NONE: CountSet = CountSet([0; 4]);
    pub(crate) const ANY: CountSet = CountSet([u64::MAX; 4]);

    pub(crate) fn and(self, other: CountSet) -> CountSet {
        CountSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    pub(crate) fn or(self, other: CountSet) -> CountSet {
        CountSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline(always)]
    pub(crate) fn has(&self, count: i32) -> bool {
        (0..256).contains(&count) && self.0[(count >> 6) as usize & 3] >> (count & 63) & 1 != 0
    }

    fn insert(&mut self, count: i64) {
        if (0..256).contains(&count) {
            self.0[(count >> 6) as usize] |= 1 << (count & 63);
        }
    }

    pub(crate) fn members(&self) -> impl Iterator<Item = u8> + '_ {
        (0..=255).filter(|count| self.has(i32::from(*count)))
    }
}

/// A question with the answer yes or no.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Test {
    Always,
    Never,
    /// The pit of the last seed is in these places (the quick form of the commonest test).
    LastIn(BySeat<PitSet>),
    /// The pit a seed falls into, or a capture has come to, is in these places (a quick form too).
    HereIn(BySeat<PitSet>),
    /// The two sets have a pit in common.
    Meet(Set, Set),
    /// There is a pit in the set.
    Exists(Set),
    /// Some pit of the set holds seeds.
    Filled(Set),
    /// No pit of the set holds seeds.
    Empty(Set),
    BeforeIs(u8),
    /// No pit of fixed places among the first 64 holds seeds (the quick form of an empty row).
    EmptyLow(BySeat<u64>),
    /// One of several such rows is empty.
    SomeEmptyLow(Vec<BySeat<u64>>),
    /// A player's store holds this many seeds (the quick form of comparing it with the total).
    StoreIn {
        who: Who,
        least: u8,
        most: u8,
    },
    FocusIn(CountSet),
    In(Number, CountSet),
    Compare(Comparison, Number, Number),
    Even(Number),
    Mode(u32),
    FirstTurn(Who),
    /// The player has no legal move.
    Stuck(Who),
    /// The player is out of the game.
    Out(Who),
    /// The seed is the last of its lap.
    Final,
    /// The seed that falls is of this kind.
    Falls(Kind),
    Clockwise,
    Swapped,
    /// The very first sowing of the game went in this direction.
    Opened(Direction),
    /// The move under way has put a seed into a pit of this set, or over it.
    Visited(Set),
    /// A lap of this move has been sown on already.
    Relayed,
    /// The test holds once the lap to come is sown.
    Sown(Box<Test>),
    /// The move, played out, captures a pit of this set.
    Takes(Set),
    All(Vec<Test>),
    Any(Vec<Test>),
    Not(Box<Test>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// The words of the expression language: word, what it is, what it means.
pub(crate) const VOCABULARY: &[(&str, &str, &str)] = &[
    ("own", "pits", "the pits of the player to move"),
    ("enemy", "pits", "the pits of the other player"),
    ("all", "pits", "every pit of the board"),
    ("south", "pits", "the pits on South's side of the board"),
    ("north", "pits", "the pits on North's side of the board"),
    ("filled", "pits", "pits that hold seeds; as a test, filled(pits): some pit of the set holds seeds"),
    (
        "holding",
        "pits",
        "holding(2..15): pits with that many seeds; holding(kind), holding(kind, 2..): of a kind of seeds",
    ),
    ("inner", "pits", "each player's row nearest to the middle of the board"),
    ("outer", "pits", "each player's row farthest from the middle"),
    ("row", "pits", "row(2): each player's second row, counted from the middle"),
    ("leftmost", "pits", "each player's pits at the left end, as he sees them"),
    ("rightmost", "pits", "each player's pits at the right end"),
    ("left-half", "pits", "each player's pits left of the middle"),
    ("right-half", "pits", "each player's pits right of the middle"),
    ("middle", "pits", "each player's middle pit in a row of odd length"),
    ("column-of", "pits", "column-of(2, 7): pits in these columns, counted from each player's own left"),
    ("party", "pits", "the pits of the player to move and of those who win and lose with him"),
    ("stores", "pits", "the store of the player to move; stores(other), stores(party), stores(anyone)"),
    ("trays", "pits", "the tray of the player to move; trays(other), trays(party), trays(anyone)"),
    ("origin", "pits", "the pit the move began in"),
    ("start", "pits", "the pit the seeds were lifted from"),
    ("last", "pits", "the pit of the last seed"),
    ("here", "pits", "the pit a seed falls into, or the pit a capture has come to"),
    ("landing", "pits", "the pit where the first lap will end"),
    ("facing", "pits", "facing(pits): the enemy pits opposite; alone, of the pit in question"),
    ("behind", "pits", "behind(pits): the pits behind in the next row outward"),
    ("twin", "pits", "twin(pits): the other player's pits of the same number"),
    ("column", "pits", "column(pits): the other pits of the same column"),
    (
        "innermost",
        "pits",
        "innermost(pits): of these pits, those of the row nearest to the middle of the board",
    ),
    ("outermost", "pits", "outermost(pits): of these pits, those of the row farthest from the middle"),
    ("next", "pits", "next(pits): the pits that follow in the direction of sowing"),
    (
        "next-filled",
        "pits",
        "next-filled(pits): the first filled pits that follow in the direction of sowing",
    ),
    ("previous", "pits", "previous(pits): the pits before them in the direction of sowing"),
    ("marks", "pits", "marked pits; marks(mover), marks(other): by the owner of the mark"),
    ("ends", "pits", "the pits at the ends of the board, which belong to nobody"),
    ("closed", "pits", "pits out of play in this round"),
    ("blocked", "pits", "the pit blocked in this turn"),
    ("bound", "pits", "the pit the extra move has to be made with"),
    ("threatened", "pits", "the pit the player to move has blocked for the turn just played"),
    (
        "visited",
        "pits",
        "the pits this move has put a seed into; as a test, visited(pits): it has put one there",
    ),
    ("last-target", "pits", "the pit that got the mover's latest gift"),
    ("min", "number", "min(number, number): the smaller one"),
    ("seeds", "number", "seeds in the pit in question, or seeds(pits): in a set of pits"),
    ("count", "number", "count(kind): seeds of a kind in the pit in question; count(kind, pits): in a set"),
    ("before", "number", "what the pit of the last seed held before that seed"),
    ("size", "number", "size(pits): how many pits are in the set"),
    ("store", "number", "store(mover), store(other): seeds a player has won"),
    ("reserve", "number", "reserve(mover): seeds a player has not yet entered"),
    ("score", "number", "score(mover): what a player has won, his marked pits included where they count"),
    ("standing", "number", "players who are not out of the game"),
    ("remaining", "number", "all seeds nobody has won yet"),
    ("total", "number", "all seeds of the game"),
    ("plies", "number", "moves finished in this round"),
    ("captures", "number", "captures(mover): how often a player's last seeds have captured in this round"),
    ("nth", "number", "the number of the move in this turn, the first being 1"),
    ("always", "test", "always true"),
    ("chosen", "test", "chosen(option, value): the option has this value"),
    ("exists", "test", "exists(pits): there is such a pit"),
    ("empty", "test", "empty(pits): no pit of the set holds seeds"),
    ("even", "test", "even(number); alone, of the seeds in question"),
    ("odd", "test", "odd(number); alone, of the seeds in question"),
    ("mode", "test", "mode(name, …): the move under way is of this kind"),
    ("first-turn", "test", "first-turn(mover): the player has not yet finished a turn in this round"),
    ("stuck", "test", "stuck(mover): the player has no legal move"),
    ("falls", "test", "falls(kind): the seed that falls is of this kind"),
    ("out", "test", "out(mover): the player is out of the game"),
    ("final", "test", "the seed is the last of its lap"),
    ("clockwise", "test", "the sowing goes clockwise"),
    ("opened", "test", "opened(clockwise): the very first sowing of the game went in this direction"),
    ("swapped", "test", "the players have changed seats"),
    ("sown", "test", "sown(test): the test holds once the lap to come is sown"),
    ("takes", "test", "takes(pits): the move, played out, captures such a pit"),
    ("relayed", "test", "this move has gone on for more than one lap"),
];

/// What is wrong with the meaning of an expression, where in it, and what might help.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Misuse {
    pub(crate) at: usize,
    pub(crate) message: String,
    pub(crate) hint: Option<String>,
}

/// The stage of the turn an expression belongs to: decides which pit is "the pit in question".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    Start,
    /// The pit a lap is about to be sown from.
    Lap,
    Last,
    Here,
    None,
}

/// Everything the meaning of a word may depend on.
pub(crate) struct Dictionary<'a> {
    pub(crate) board: &'a Board,
    pub(crate) seats: Seats,
    /// Whether players can be out of the game before it is over.
    pub(crate) eliminates: bool,
    pub(crate) settings: &'a Settings,
    pub(crate) options: &'a [OptionSpec],
    pub(crate) territory: bool,
    /// All seeds of the game by their worth, once the start is laid out.
    pub(crate) total: Option<i32>,
    /// The name of the second kind of seeds.
    pub(crate) kind: Option<String>,
    /// What a player has won is the number of seeds in his store, and nothing else.
    pub(crate) stores_are_scores: bool,
    pub(crate) modes: Vec<String>,
    /// `[define]`: names of the file's own, already parsed.
    pub(crate) definitions: &'a [(String, Ast)],
    /// What the rules ask of the past, noted as the words are met.
    pub(crate) memory: Cell<Memory>,
}

/// What of the past the rules of a game ask about; two positions are the same only if they agree in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Memory {
    /// The number of the move in the turn.
    pub(crate) nth: bool,
    /// Whether a player has finished a turn.
    pub(crate) first_turns: bool,
    /// The direction of the very first sowing.
    pub(crate) opening: bool,
    /// The pit a move under way began in.
    pub(crate) origin: bool,
    /// How many plies are over.
    pub(crate) plies: bool,
    /// How often a player has captured.
    pub(crate) captures: bool,
    /// What the players have won.
    pub(crate) won: bool,
}

enum Typed {
    Set(Set),
    Number(Number),
    Test(Test),
}

pub(super) type Meaning<T> = Result<T, Misuse>;

/// Whether a set has places that are no pits: stores and trays.
fn names_store(set: &Set, pits: PitSet) -> bool {
    match set {
        Set::Fixed(sets) => sets.iter().any(|set| !(*set - pits).is_empty()),
        Set::Both(a, b) | Set::Either(a, b) | Set::Without(a, b) => {
            names_store(a, pits) || names_store(b, pits)
        }
        Set::Related(_, of) => names_store(of, pits),
        _ => false,
    }
}

fn nobody_is_out<T>(at: &Ast) -> Meaning<T> {
    misuse(at, "nobody can be out of this game", Some("[[out]] says when a player is out".into()))
}

pub(super) fn misuse<T>(at: &Ast, message: impl Into<String>, hint: Option<String>) -> Meaning<T> {
    Err(Misuse { at: at.span.start, message: message.into(), hint })
}

impl Dictionary<'_> {
    pub(crate) fn set(&self, ast: &Ast, focus: Focus) -> Meaning<Set> {
        self.sub_set(ast, focus, 0)
    }

    pub(crate) fn number(&self, ast: &Ast, focus: Focus) -> Meaning<Number> {
        self.sub_number(ast, focus, 0)
    }

    /// A number that is known without a position.
    pub(crate) fn constant(&self, ast: &Ast) -> Meaning<i32> {
        match self.number(ast, Focus::None)? {
            Number::Fixed(value) => Ok(value),
            _ => misuse(ast, "a number known from the start is needed here", None),
        }
    }

    pub(crate) fn test(&self, ast: &Ast, focus: Focus) -> Meaning<Test> {
        self.sub_test(ast, focus, 0).map(simplify)
    }

    pub(super) fn sub_set(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Set> {
        match self.typed(ast, focus, depth)? {
            Typed::Set(set) => Ok(set),
            Typed::Number(_) => misuse(ast, "a set of pits is needed here, this is a number", None),
            Typed::Test(_) => misuse(ast, "a set of pits is needed here, this is a test", None),
        }
    }

    fn sub_number(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Number> {
        match self.typed(ast, focus, depth)? {
            Typed::Number(number) => Ok(number),
            Typed::Set(_) => misuse(
                ast,
                "a number is needed here, this is a set of pits",
                Some("seeds(…) counts the seeds in a set, size(…) its pits".into()),
            ),
            Typed::Test(_) => misuse(ast, "a number is needed here, this is a test", None),
        }
    }

    fn sub_test(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Test> {
        match self.typed(ast, focus, depth)? {
            Typed::Test(test) => Ok(test),
            Typed::Set(_) => misuse(
                ast,
                "a test is needed here, this is a set of pits",
                Some("write exists(…), filled(…), empty(…) or `last in …`".into()),
            ),
            Typed::Number(_) => {
                misuse(ast, "a test is needed here, this is a number", Some("compare it: `… >= 2`".into()))
            }
        }
    }

    fn typed(&self, ast: &Ast, focus: Focus, depth: u8) -> Meaning<Typed> {
        if depth > 8 {
            return misuse(ast, "these definitions lead back to themselves", None);
        }
        Ok(match &ast.node {
            Node::Int(value) => Typed::Number(Number::Fixed(*value as i32)),
            Node::Option(name) => match self.option(ast, name)? {
                OptionValue::Int(value) => Typed::Number(Number::Fixed(value as i32)),
                OptionValue::Bool(value) => Typed::Test(if value { Test::Always } else { Test::Never }),
                other => {
                    return misuse(
                        ast,
                        format!("the option `{name}` is `{other}`, which is not a number"),
                        None,
                    );
                }
            },
            Node::PitName(name) => Typed::Set(self.pit_name(ast, name)?),
            Node::Word(word, arguments) => self.word(ast, word, arguments, focus, depth)?,
            Node::Not(inner) => Typed::Test(Test::Not(Box::new(self.sub_test(inner, focus, depth)?))),
            Node::Binary(operator, left, right) => self.binary(ast, *operator, left, right, focus, depth)?,
            Node::Range(..) | Node::Braces(_) => {
                return misuse(ast, "a list of numbers can only follow `in`, or stand in holding(…)", None);
            }
        })
    }

    fn option(&self, ast: &Ast, name: &str) -> Meaning<OptionValue> {
        self.settings.get(name).cloned().map_or_else(
            || {
                let hint =
                    nearest(name, self.settings.names()).map(|near| format!("did you mean `${near}`?"));
                misuse(ast, format!("there is no option `{name}` in this file"), hint)
            },
            Ok,
        )
    }

    /// The option of this name as the file declares it.
    pub(crate) fn option_spec(&self, name: &str) -> Option<&OptionSpec> {
        self.options.iter().find(|option| plain(&option.name) == plain(name))
    }

    fn pit_name(&self, ast: &Ast, name: &str) -> Meaning<Set> {
        let of_seat = |side: &Side| self.board.find_of(*side, name);
        let all: PitSet = self.board.seats().iter().filter_map(of_seat).collect();
        if all.is_empty() {
            return misuse(ast, format!("this board has no pit `{name}`"), None);
        }
        Ok(Set::Fixed([all; SEATS]))
    }

    fn binary(
        &self,
        ast: &Ast,
        operator: Operator,
        left: &Ast,
        right: &Ast,
        focus: Focus,
        depth: u8,
    ) -> Meaning<Typed> {
        Ok(match operator {
            Operator::And => Typed::Test(self.joined(Test::All, Test::Never, left, right, focus, depth)?),
            Operator::Or => Typed::Test(self.joined(Test::Any, Test::Always, left, right, focus, depth)?),
            Operator::In => Typed::Test(self.membership(left, right, focus, depth)?),
            Operator::Both => {
                let (a, b) = (self.sub_set(left, focus, depth)?, self.sub_set(right, focus, depth)?);
                Typed::Set(both(a, b))
            }
            Operator::Either => {
                let (a, b) = (self.sub_set(left, focus, depth)?, self.sub_set(right, focus, depth)?);
                Typed::Set(either(a, b))
            }
            Operator::Minus => match (self.typed(left, focus, depth)?, self.typed(right, focus, depth)?) {
                (Typed::Set(a), Typed::Set(b)) => Typed::Set(without(a, b)),
                (Typed::Number(a), Typed::Number(b)) => Typed::Number(arithmetic(Operator::Minus, a, b)),
                _ => return misuse(ast, "`-` needs two sets of pits or two numbers", None),
            },
            Operator::Plus | Operator::Times | Operator::Over => {
                let (a, b) = (self.sub_number(left, focus, depth)?, self.sub_number(right, focus, depth)?);
                Typed::Number(arithmetic(operator, a, b))
            }
            comparison => {
                let (a, b) = (self.sub_number(left, focus, depth)?, self.sub_number(right, focus, depth)?);
                Typed::Test(Test::Compare(comparison_of(comparison), a, b))
            }
        })
    }

    /// Two tests in one. What the second asks of the past need not be remembered where the first, which depends on
    /// options alone, has settled the answer.
    fn joined(
        &self,
        join: fn(Vec<Test>) -> Test,
        settled: Test,
        left: &Ast,
        right: &Ast,
        focus: Focus,
        depth: u8,
    ) -> Meaning<Test> {
        let first = self.sub_test(left, focus, depth)?;
        let before = self.memory.get();
        let second = self.sub_test(right, focus, depth)?;
        if simplify(first.clone()) == settled {
            self.memory.set(before);
        }
        Ok(join(vec![first, second]))
    }

    fn membership(&self, left: &Ast, right: &Ast, focus: Focus, depth: u8) -> Meaning<Test> {
        let counts = match &right.node {
            Node::Range(..) | Node::Braces(_) => Some(self.counts(right)?),
            Node::Option(name) => match self.option(right, name)? {
                OptionValue::List(members) => {
                    let mut counts = CountSet::NONE;
                    members.into_iter().for_each(|member| counts.insert(member));
                    Some(counts)
                }
                _ => None,
            },
            _ => None,
        };
        if let Some(counts) = counts {
            return Ok(Test::In(self.sub_number(left, focus, depth)?, counts));
        }
        Ok(Test::Meet(self.sub_set(left, focus, depth)?, self.sub_set(right, focus, depth)?))
    }

    pub(super) fn counts(&self, ast: &Ast) -> Meaning<CountSet> {
        let mut counts = CountSet::NONE;
        match &ast.node {
            Node::Range(least, most) => {
                let least = self.constant(least)?;
                let most = most.as_deref().map_or(Ok(255), |most| self.constant(most))?;
                (least..=most.min(255)).for_each(|count| counts.insert(i64::from(count)));
            }
            Node::Braces(members) => {
                for member in members {
                    counts.insert(i64::from(self.constant(member)?));
                }
            }
            _ => counts.insert(i64::from(self.constant(ast)?)),
        }
        Ok(counts)
    }

    fn word(&self, ast: &Ast, word: &str, arguments: &[Ast], focus: Focus, depth: u8) -> Meaning<Typed> {
        if let Some((_, definition)) = self.definitions.iter().find(|(name, _)| name == word) {
            return self.typed(definition, focus, depth + 1).map_err(|error| Misuse {
                at: ast.span.start,
                message: format!("in the definition of `{word}`: {}", error.message),
                hint: error.hint,
            });
        }
        if let Some(set) = self.set_word(ast, word, arguments, focus, depth)? {
            return Ok(Typed::Set(set));
        }
        if let Some(number) = self.number_word(ast, word, arguments, focus, depth)? {
            return Ok(Typed::Number(number));
        }
        if let Some(test) = self.test_word(ast, word, arguments, focus, depth)? {
            return Ok(Typed::Test(test));
        }
        let known =
            VOCABULARY.iter().map(|entry| entry.0).chain(self.definitions.iter().map(|d| d.0.as_str()));
        misuse(
            ast,
            format!("`{word}` is not a word of the rule language"),
            nearest(word, known).map(|near| format!("did you mean `{near}`?")),
        )
    }

    fn set_word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Option<Set>> {
        let board = self.board;
        let same = |set: PitSet| Some(Set::Fixed([set; SEATS]));
        let sides = || Side::ALL.map(|side| board.side(side));
        let relation = |relation| -> Meaning<Option<Set>> {
            let of = match arguments {
                [] => self.focus_set(ast, focus)?,
                [of] => self.sub_set(of, focus, depth)?,
                _ => return misuse(ast, format!("`{word}` takes one set of pits"), None),
            };
            Ok(Some(Set::Related(relation, Box::new(of))))
        };
        Ok(match word {
            "own" | "enemy" | "party" | "south" | "north" if !board.common_rows().is_empty() => {
                let hint = Some("all, marks and bound tell pits apart".into());
                return misuse(ast, "the pits of this board belong to nobody", hint);
            }
            "own" if self.territory => Some(Set::Territory(Who::Mover)),
            "enemy" if self.territory => Some(Set::Territory(Who::Other)),
            "own" => Some(Set::Fixed(sides())),
            "enemy" => Some(Set::Fixed(Side::ALL.map(|side| self.seats.rival_pits(board, side)))),
            "all" => same(board.all()),
            "south" => same(sides()[0]),
            "north" => same(sides()[1]),
            "visited" if arguments.is_empty() => Some(Set::Visited),
            "filled" if arguments.is_empty() => Some(Set::Filled),
            "holding" => Some(self.holding(ast, arguments)?),
            "inner" => same(self.rows(ast, 0)?),
            "outer" => same(self.rows(ast, board.side_rows(Side::South).len() - 1)?),
            "row" => {
                let [number] = arguments else { return misuse(ast, "`row` takes a number: row(2)", None) };
                let number = self.constant(number)?;
                same(self.rows(ast, usize::try_from(number - 1).unwrap_or(usize::MAX))?)
            }
            "leftmost" => same(self.columns(|column, _| column == 0)),
            "rightmost" => same(self.columns(|column, length| column + 1 == length)),
            "left-half" => same(self.columns(|column, length| 2 * column + 1 < length)),
            "right-half" => same(self.columns(|column, length| 2 * column + 1 > length)),
            "middle" => same(self.columns(|column, length| 2 * column + 1 == length)),
            "column-of" => {
                let wanted: Vec<usize> = arguments
                    .iter()
                    .map(|number| self.constant(number).map(|n| usize::try_from(n - 1).unwrap_or(usize::MAX)))
                    .collect::<Meaning<_>>()?;
                same(self.columns(|column, _| wanted.contains(&column)))
            }
            "party" => Some(Set::Fixed(Side::ALL.map(|side| self.seats.party_pits(board, side)))),
            "stores" => Some(self.heaps(ast, word, arguments, |side| board.store(side))?),
            "trays" if !board.has_trays() => {
                return misuse(ast, "this board has no trays", Some("add `trays` to [board]".into()));
            }
            "trays" => Some(self.heaps(ast, word, arguments, |side| board.tray(side))?),
            "origin" => {
                self.memory.set(Memory { origin: true, ..self.memory.get() });
                Some(Set::Origin)
            }
            "start" => Some(Set::Start),
            "last" => Some(Set::Last),
            "here" => Some(Set::Here),
            "landing" => Some(Set::Landing),
            "facing" => relation(Relation::Facing)?,
            "behind" => relation(Relation::Behind)?,
            "twin" => relation(Relation::Twin)?,
            "column" => relation(Relation::Column)?,
            "innermost" => relation(Relation::Innermost)?,
            "outermost" => relation(Relation::Outermost)?,
            "next" => relation(Relation::Next)?,
            "next-filled" => relation(Relation::NextFilled)?,
            "previous" => relation(Relation::Previous)?,
            "marks" => Some(Set::Marks(match arguments {
                [] => Who::Anyone,
                [who] => self.who(who)?,
                _ => return misuse(ast, "`marks` takes one player", None),
            })),
            "ends" if board.ends().is_empty() => {
                let hint = Some("the layout two-row-ends has some".into());
                return misuse(ast, "this board has no pits at its ends", hint);
            }
            "ends" => same(board.ends().iter().copied().collect()),
            "closed" => Some(Set::Closed),
            "blocked" => Some(Set::Blocked),
            "bound" => Some(Set::Bound),
            "threatened" => Some(Set::Threatened),
            "last-target" => Some(Set::LastTarget),
            _ => None,
        })
    }

    /// The stores or trays of some players.
    fn heaps(&self, ast: &Ast, word: &str, arguments: &[Ast], place: impl Fn(Side) -> Pit) -> Meaning<Set> {
        let whose = match arguments {
            [] => "mover",
            [Ast { node: Node::Word(who, none), .. }] if none.is_empty() => who.as_str(),
            _ => "",
        };
        let sides = |of: Side| -> Vec<Side> {
            match whose {
                "mover" => vec![of],
                "other" => vec![self.seats.rival[of.index()]],
                "party" => self.seats.party(of).collect(),
                _ => self.board.seats().to_vec(),
            }
        };
        if !["mover", "other", "party", "anyone"].contains(&whose) {
            let hint = Some(format!("use {word}(mover), {word}(other), {word}(party) or {word}(anyone)"));
            return misuse(ast, format!("`{word}` takes one player"), hint);
        }
        Ok(Set::Fixed(Side::ALL.map(|of| sides(of).into_iter().map(&place).collect())))
    }

    fn rows(&self, ast: &Ast, row: usize) -> Meaning<PitSet> {
        let rows = Side::ALL.map(|side| self.board.side_rows(side).get(row));
        if rows[0].is_none() {
            return misuse(ast, "this board has no such row", None);
        }
        Ok(rows.into_iter().flatten().flatten().copied().collect())
    }

    fn columns(&self, wanted: impl Fn(usize, usize) -> bool) -> PitSet {
        let rows = Side::ALL.into_iter().flat_map(|side| self.board.side_rows(side));
        rows.flat_map(|row| {
            let length = row.len();
            row.iter()
                .enumerate()
                .filter(|(column, _)| wanted(*column, length))
                .map(|(_, pit)| *pit)
                .collect::<Vec<_>>()
        })
        .collect()
    }

    pub(super) fn focus_set(&self, ast: &Ast, focus: Focus) -> Meaning<Set> {
        Ok(match focus {
            Focus::Start | Focus::Lap => Set::Start,
            Focus::Last => Set::Last,
            Focus::Here => Set::Here,
            Focus::None => return misuse(ast, "no pit is in question here: name one in parentheses", None),
        })
    }

    fn number_word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Option<Number>> {
        let who = || match arguments {
            [] => Ok(Who::Mover),
            [who] => self.who(who),
            _ => misuse(ast, format!("`{word}` takes one player"), None),
        };
        Ok(Some(match word {
            "seeds" => match arguments {
                [] => {
                    self.focus_set(ast, focus)?;
                    Number::Focus
                }
                [set] => Number::Seeds(Box::new(self.with_seeds(self.sub_set(set, focus, depth)?))),
                _ => return misuse(ast, "`seeds` takes one set of pits", None),
            },
            "min" => match arguments {
                [a, b] => Number::Min(
                    Box::new(self.sub_number(a, focus, depth)?),
                    Box::new(self.sub_number(b, focus, depth)?),
                ),
                _ => return misuse(ast, "`min` takes two numbers", None),
            },
            "count" => self.count(ast, arguments, focus, depth)?,
            "before" => Number::Before,
            "size" => match arguments {
                [set] => Number::Size(Box::new(self.sub_set(set, focus, depth)?)),
                _ => return misuse(ast, "`size` takes one set of pits", None),
            },
            "store" if self.stores_are_scores => self.of_winnings(Number::Store(who()?)),
            "store" => self.of_winnings(Number::Winnings(who()?)),
            "reserve" => Number::Reserve(who()?),
            "score" => self.of_winnings(Number::Score(who()?)),
            "standing" if !self.eliminates => return nobody_is_out(ast),
            "standing" => Number::Standing,
            "remaining" => self.of_winnings(Number::Remaining),
            "total" => self.total.map_or(Number::Total, Number::Fixed),
            "plies" => {
                self.memory.set(Memory { plies: true, ..self.memory.get() });
                Number::Plies
            }
            "captures" => {
                self.memory.set(Memory { captures: true, ..self.memory.get() });
                Number::Captures(who()?)
            }
            "nth" => {
                self.memory.set(Memory { nth: true, ..self.memory.get() });
                Number::Nth
            }
            _ => return Ok(None),
        }))
    }

    /// A number that depends on what has been won.
    fn of_winnings(&self, number: Number) -> Number {
        self.memory.set(Memory { won: true, ..self.memory.get() });
        number
    }

    /// A set whose seeds matter; stores may be among its places.
    fn with_seeds(&self, set: Set) -> Set {
        if names_store(&set, self.board.all()) {
            self.memory.set(Memory { won: true, ..self.memory.get() });
        }
        set
    }

    fn test_word(
        &self,
        ast: &Ast,
        word: &str,
        arguments: &[Ast],
        focus: Focus,
        depth: u8,
    ) -> Meaning<Option<Test>> {
        let set = || match arguments {
            [set] => self.sub_set(set, focus, depth),
            _ => misuse(ast, format!("`{word}` takes one set of pits"), None),
        };
        let parity = || match arguments {
            [] => self.focus_set(ast, focus).map(|_| Number::Focus),
            [number] => self.sub_number(number, focus, depth),
            _ => misuse(ast, format!("`{word}` takes one number"), None),
        };
        let who = || match arguments {
            [] => Ok(Who::Mover),
            [who] => self.who(who),
            _ => misuse(ast, format!("`{word}` takes one player"), None),
        };
        Ok(Some(match word {
            "always" => Test::Always,
            "chosen" => self.chosen(ast, arguments)?,
            "exists" => Test::Exists(set()?),
            "filled" => Test::Filled(self.with_seeds(set()?)),
            "empty" => Test::Empty(self.with_seeds(set()?)),
            "even" => Test::Even(parity()?),
            "odd" => Test::Not(Box::new(Test::Even(parity()?))),
            "mode" => {
                let mut wanted = 0;
                for argument in arguments {
                    wanted |= 1 << self.mode(argument)?;
                }
                Test::Mode(wanted)
            }
            "first-turn" => {
                self.memory.set(Memory { first_turns: true, ..self.memory.get() });
                Test::FirstTurn(who()?)
            }
            "stuck" => Test::Stuck(who()?),
            "falls" => Test::Falls(self.falling(ast, arguments)?),
            "out" if !self.eliminates => return nobody_is_out(ast),
            "out" => Test::Out(who()?),
            "final" => Test::Final,
            "clockwise" => Test::Clockwise,
            "opened" => self.opened(ast, arguments)?,
            "swapped" => Test::Swapped,
            "visited" => Test::Visited(set()?),
            "relayed" => Test::Relayed,
            "sown" => Test::Sown(Box::new(self.sown(ast, arguments, focus, depth)?)),
            "takes" => Test::Takes(set()?),
            _ => return Ok(None),
        }))
    }

    /// `sown(test)`: the test is about the landing of the lap to come.
    fn sown(&self, ast: &Ast, arguments: &[Ast], focus: Focus, depth: u8) -> Meaning<Test> {
        let [test] = arguments else {
            return misuse(ast, "`sown` takes one test: sown(last in own and before > 0)", None);
        };
        if focus != Focus::Lap {
            let hint = Some("it can stand in `where` and in `may-turn`".into());
            return misuse(ast, "no lap is about to be sown here", hint);
        }
        self.sub_test(test, Focus::Last, depth)
    }

    /// `opened(clockwise)`: rules that ask it make positions remember the answer.
    fn opened(&self, ast: &Ast, arguments: &[Ast]) -> Meaning<Test> {
        let way = match arguments {
            [Ast { node: Node::Word(way, none), .. }] if none.is_empty() => way.as_str(),
            _ => "",
        };
        self.memory.set(Memory { opening: true, ..self.memory.get() });
        match way {
            "clockwise" => Ok(Test::Opened(Direction::Clockwise)),
            "counterclockwise" => Ok(Test::Opened(Direction::CounterClockwise)),
            _ => {
                misuse(ast, "`opened` takes a direction: opened(clockwise) or opened(counterclockwise)", None)
            }
        }
    }

    /// `chosen(option, value, …)`: known as soon as the options are.
    fn chosen(&self, ast: &Ast, arguments: &[Ast]) -> Meaning<Test> {
        let [name, values @ ..] = arguments else {
            return misuse(ast, "`chosen` takes an option and a value: chosen(feed, must)", None);
        };
        let Node::Word(name_text, _) = &name.node else {
            return misuse(name, "the name of an option is needed here", None);
        };
        let value = plain(&self.option(name, name_text)?.to_string());
        let spec = self.option_spec(name_text);
        let mut fits = false;
        for wanted in values {
            let text = match &wanted.node {
                Node::Word(word, _) => word.clone(),
                Node::Int(number) => number.to_string(),
                _ => return misuse(wanted, "the value of an option is needed here", None),
            };
            if let Some(spec) = spec.filter(|spec| spec.read(&text).is_none()) {
                let possible = format!("possible: {}", spec.values);
                return misuse(
                    wanted,
                    format!("`{text}` is not a value of the option `{name_text}`"),
                    Some(possible),
                );
            }
            fits |= plain(&text) == value;
        }
        Ok(if fits { Test::Always } else { Test::Never })
    }

    fn mode(&self, ast: &Ast) -> Meaning<usize> {
        let Node::Word(word, _) = &ast.node else {
            return misuse(ast, "the name of a mode is needed here", None);
        };
        match self.modes.iter().position(|mode| mode == word) {
            Some(index) => Ok(index),
            None => misuse(
                ast,
                format!("no [[pick]] case has the mode `{word}`"),
                nearest(word, self.modes.iter().map(String::as_str))
                    .map(|near| format!("did you mean `{near}`?")),
            ),
        }
    }

    fn who(&self, ast: &Ast) -> Meaning<Who> {
        match &ast.node {
            Node::Word(word, arguments) if arguments.is_empty() => match word.as_str() {
                "mover" => Ok(Who::Mover),
                "other" if self.seats.captains().count() > 2 => {
                    let hint =
                        Some("own and enemy, party and anyone tell players apart in such a game".into());
                    misuse(ast, "there are several other players, and `other` means one", hint)
                }
                "other" => Ok(Who::Other),
                "starter" => Ok(Who::Starter),
                "anyone" => Ok(Who::Anyone),
                _ => misuse(ast, format!("`{word}` is not a player"), Some("use mover or other".into())),
            },
            _ => misuse(ast, "a player is needed here: mover or other", None),
        }
    }
}

fn both(a: Set, b: Set) -> Set {
    match (a, b) {
        (Set::Fixed(a), Set::Fixed(b)) => Set::Fixed(by_seat(a, b, PitSet::bitand)),
        (Set::Fixed(a), Set::Filled) | (Set::Filled, Set::Fixed(a)) => Set::FilledOf(a),
        (Set::Fixed(a), Set::FilledOf(b)) | (Set::FilledOf(b), Set::Fixed(a)) => {
            Set::FilledOf(by_seat(a, b, PitSet::bitand))
        }
        (a, b) => Set::Both(Box::new(a), Box::new(b)),
    }
}

/// Joins what two sets hold for each seat.
pub(crate) fn by_seat<T: Copy>(a: BySeat<T>, b: BySeat<T>, join: impl Fn(T, T) -> T) -> BySeat<T> {
    std::array::from_fn(|seat| join(a[seat], b[seat]))
}

fn either(a: Set, b: Set) -> Set {
    match (a, b) {
        (Set::Fixed(a), Set::Fixed(b)) => Set::Fixed(by_seat(a, b, PitSet::bitor)),
        (a, b) => Set::Either(Box::new(a), Box::new(b)),
    }
}

fn without(a: Set, b: Set) -> Set {
    match (a, b) {
        (Set::Fixed(a), Set::Fixed(b)) => Set::Fixed(by_seat(a, b, PitSet::sub)),
        (a, b) => Set::Without(Box::new(a), Box::new(b)),
    }
}

fn arithmetic(operator: Operator, a: Number, b: Number) -> Number {
    match (operator, a, b) {
        (Operator::Plus, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(a + b),
        (Operator::Minus, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(a - b),
        (Operator::Times, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(a.saturating_mul(b)),
        (Operator::Over, Number::Fixed(a), Number::Fixed(b)) => Number::Fixed(quotient(a, b)),
        (Operator::Plus, a, b) => Number::Plus(Box::new(a), Box::new(b)),
        (Operator::Over, a, b) => Number::Over(Box::new(a), Box::new(b)),
        (Operator::Minus, a, b) => Number::Minus(Box::new(a), Box::new(b)),
        (_, a, b) => Number::Times(Box::new(a), Box::new(b)),
    }
}

/// How often the second number goes into the first; 0 where it is 0 itself.
pub(crate) fn quotient(a: i32, b: i32) -> i32 {
    a.checked_div_euclid(b).unwrap_or(0)
}

fn comparison_of(operator: Operator) -> Comparison {
    match operator {
        Operator::NotEqual => Comparison::NotEqual,
        Operator::Less => Comparison::Less,
        Operator::LessEqual => Comparison::LessEqual,
        Operator::Greater => Comparison::Greater,
        Operator::GreaterEqual => Comparison::GreaterEqual,
        _ => Comparison::Equal,
    }
}

/// Flattens conjunctions and puts the commonest tests into their quick forms.
fn simplify(test: Test) -> Test {
    match test {
        Test::All(parts) => {
            let mut flat = Vec::new();
            for part in parts.into_iter().map(simplify) {
                match part {
                    Test::All(inner) => flat.extend(inner),
                    Test::Always => {}
                    other => flat.push(other),
                }
            }
            match flat.len() {
                0 => Test::Always,
                1 => flat.remove(0),
                _ if flat.contains(&Test::Never) => Test::Never,
                _ => Test::All(flat),
            }
        }
        Test::Any(parts) => {
            let mut flat = Vec::new();
            for part in parts.into_iter().map(simplify) {
                match part {
                    Test::Any(inner) => flat.extend(inner),
                    Test::Never => {}
                    other => flat.push(other),
                }
            }
            match flat.len() {
                0 => Test::Never,
                1 => flat.remove(0),
                _ if flat.contains(&Test::Always) => Test::Always,
                _ if flat.iter().all(|part| matches!(part, Test::EmptyLow(_))) => {
                    let row = |part: &Test| if let Test::EmptyLow(sets) = part { Some(*sets) } else { None };
                    Test::SomeEmptyLow(flat.iter().filter_map(row).collect())
                }
                _ => Test::Any(flat),
            }
        }
        Test::Not(inner) => match simplify(*inner) {
            Test::Always => Test::Never,
            Test::Never => Test::Always,
            Test::Not(inner) => *inner,
            other => Test::Not(Box::new(other)),
        },
        Test::Sown(inner) => match simplify(*inner) {
            Test::Never => Test::Never,
            other => Test::Sown(Box::new(other)),
        },
        Test::Meet(Set::Last, Set::Fixed(sets)) => Test::LastIn(sets),
        Test::Meet(Set::Here, Set::Fixed(sets)) => Test::HereIn(sets),
        Test::Compare(Comparison::Equal, Number::Before, Number::Fixed(count))
            if (0..256).contains(&count) =>
        {
            Test::BeforeIs(count as u8)
        }
        Test::Compare(comparison, number, Number::Fixed(limit)) if store_times(&number).is_some() => {
            let (who, times) = store_times(&number).unwrap_or((Who::Mover, 1));
            store_range(who, comparison, times, limit).unwrap_or(Test::Compare(
                comparison,
                number,
                Number::Fixed(limit),
            ))
        }
        Test::Compare(Comparison::Equal, Number::Focus, Number::Fixed(count)) => {
            let mut counts = CountSet::NONE;
            counts.insert(i64::from(count));
            Test::FocusIn(counts)
        }
        Test::Compare(comparison, Number::Fixed(a), Number::Fixed(b)) => {
            if comparison.holds(a, b) {
                Test::Always
            } else {
                Test::Never
            }
        }
        Test::Empty(Set::Fixed(sets)) if sets.iter().all(|set| set.0 >> 64 == 0) => {
            Test::EmptyLow(sets.map(|set| set.0 as u64))
        }
        Test::In(Number::Focus, counts) => Test::FocusIn(counts),
        Test::Exists(Set::Fixed(sets)) if sets.iter().all(|set| set.is_empty()) => Test::Never,
        other => other,
    }
}

impl Test {
    /// The test in the words of the language, where it is a quick form; for telling it.
    pub(crate) fn spelled_out(&self) -> Test {
        let row = |sets: &BySeat<u64>| Test::Empty(Set::Fixed(sets.map(|set| PitSet(u128::from(set)))));
        match self {
            Test::EmptyLow(sets) => row(sets),
            Test::HereIn(sets) => Test::Meet(Set::Here, Set::Fixed(*sets)),
            Test::SomeEmptyLow(rows) => Test::Any(rows.iter().map(row).collect()),
            other => other.clone(),
        }
    }
}

/// A player's store, perhaps multiplied by a number.
fn store_times(number: &Number) -> Option<(Who, i32)> {
    match number {
        Number::Store(who) => Some((*who, 1)),
        Number::Times(a, b) => match (&**a, &**b) {
            (Number::Fixed(times @ 1..), Number::Store(who))
            | (Number::Store(who), Number::Fixed(times @ 1..)) => Some((*who, *times)),
            _ => None,
        },
        _ => None,
    }
}

/// The stores for which a comparison holds, where they are one range without gaps.
fn store_range(who: Who, comparison: Comparison, times: i32, limit: i32) -> Option<Test> {
    let mut holding = (0..=255).filter(|store| comparison.holds(times * store, limit));
    let (count, least) = (holding.clone().count(), holding.next());
    let Some(least) = least else { return Some(Test::Never) };
    let most = holding.next_back().unwrap_or(least);
    (count as i32 == most - least + 1).then_some(Test::StoreIn { who, least: least as u8, most: most as u8 })
}

impl Comparison {
    #[inline(always)]
    pub(crate) fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Comparison::Equal => a == b,
            Comparison::NotEqual => a != b,
            Comparison::Less => a < b,
            Comparison::LessEqual => a <= b,
            Comparison::Greater => a > b,
            Comparison::GreaterEqual => a >= b,
        }
    }
}

/// The known word nearest to a mistyped one, if any is near.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = 1 + word.chars().count() / 4;
    known
        .map(|candidate| (edit_distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// The number of letters to change, add, drop or swap with a neighbour (optimal string alignment).
fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().take(40).collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<_>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + change);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The words in the first column of the reference's vocabulary tables.
    fn documented() -> BTreeSet<&'static str> {
        let reference = include_str!("../../../../docs/rule-language.md");
        let (_, rest) = reference.split_once("\n### The words\n").expect("the reference lists the words");
        let (words, _) = rest.split_once("\n## ").expect("the tables follow");
        let cells = words.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
        cells.map(|(word, _)| word.split('(').next().unwrap_or(word)).collect()
    }

    #[test]
    fn the_reference_lists_exactly_the_words_there_are() {
        assert_eq!(documented(), VOCABULARY.iter().map(|entry| entry.0).collect());
    }

    #[test]
    fn a_typo_finds_its_word() {
        assert_eq!(nearest("grnd_slam", ["grand_slam", "feed"].into_iter()), Some("grand_slam"));
        assert_eq!(nearest("qqq", ["grand_slam", "feed"].into_iter()), None);
        assert_eq!(nearest("onw", ["own", "enemy"].into_iter()), Some("own"));
    }
}
