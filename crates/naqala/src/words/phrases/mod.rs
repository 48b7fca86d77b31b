//! Puts the sets, numbers and tests of compiled rules into words.
//!
//! The player to move is always "you". Which pit "that pit" means depends on where the expression stands, so a
//! [`Phrases`] knows its [`Place`] and whether the pit in question was already mentioned.

mod conditions;
mod kinds;
mod numbers;
mod seats;
mod sets;

use std::cell::Cell;

use crate::game::Game;
use crate::program::{Set, Who};
use crate::words::messages::{Phrase, Words, values};
use crate::words::texts;

pub(crate) use conditions::ORDINARY;
pub(crate) use sets::Form;

/// Maximum number of alternatives that are listed without numbers.
pub(super) const MOST_ALTERNATIVES: usize = 3;

/// Where an expression stands in the rules, which decides which pit is the one in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// While a pit is chosen.
    Choice,
    /// At the beginning of a lap.
    Lap,
    /// After the last seed of a lap.
    Landing,
    /// When a seed falls on the way.
    Passing,
    /// At a further pit of a capture.
    Chain,
    /// About the pit that a move blocks.
    Blocked,
    /// Anywhere else: no pit is in question.
    Board,
}

/// Puts the expressions of one game into words of one language.
pub(crate) struct Phrases<'a> {
    pub(crate) words: Words,
    pub(crate) game: &'a Game,
    place: Cell<Place>,
    /// Whether the pit in question was named already, so that "that pit" is enough.
    mentioned: Cell<bool>,
    /// Whether "that pit" was said already, so that "it" is enough.
    repeated: Cell<bool>,
}

impl<'a> Phrases<'a> {
    pub(crate) fn new(words: Words, game: &'a Game) -> Phrases<'a> {
        Phrases {
            words,
            game,
            place: Cell::new(Place::Board),
            mentioned: Cell::new(false),
            repeated: Cell::new(false),
        }
    }

    /// Begins a new sentence about another place.
    pub(crate) fn at(&self, place: Place) -> &Self {
        self.place.set(place);
        self.mentioned.set(false);
        self.repeated.set(false);
        self
    }

    /// Goes on in the same sentence about another place.
    pub(crate) fn then_at(&self, place: Place) -> &Self {
        self.at(place);
        self.mentioned.set(true);
        self
    }

    fn in_question(&self, set: &Set) -> bool {
        match self.place.get() {
            Place::Choice | Place::Lap => *set == Set::Start,
            Place::Landing => *set == Set::Last,
            Place::Passing | Place::Chain | Place::Blocked => *set == Set::Here,
            Place::Board => false,
        }
    }

    /// The pit in question, which counts as mentioned from now on.
    fn that_pit(&self) -> Phrase {
        if self.mentioned.replace(true) {
            let again = matches!(self.place.get(), Place::Chain | Place::Passing | Place::Blocked)
                && self.repeated.replace(true);
            return self.words.tell(match self.place.get() {
                _ if again => "pit-it",
                // These sentences mention other pits as well.
                Place::Landing => "pit-last",
                Place::Chain => "pit-reached",
                _ => "pit-that",
            });
        }
        self.words.tell(match self.place.get() {
            Place::Choice => "pit-chosen",
            Place::Lap => "pit-lifted",
            Place::Landing => "pit-of-last-seed",
            Place::Passing => "pit-passed",
            Place::Chain => "pit-reached",
            Place::Blocked => "pit-that",
            Place::Board => "pit-that",
        })
    }

    /// "a, b and c"
    pub(crate) fn list<T: Clone + Into<Phrase>>(&self, items: &[T]) -> Phrase {
        self.join(items, "list-and")
    }

    /// "a, b or c"
    pub(crate) fn alternatives<T: Clone + Into<Phrase>>(&self, items: &[T]) -> Phrase {
        self.join(items, "list-or")
    }

    fn join<T: Clone + Into<Phrase>>(&self, items: &[T], last: &str) -> Phrase {
        let mut items: Vec<Phrase> = items.iter().cloned().map(Into::into).collect();
        let Some(last_item) = items.pop() else { return Phrase::default() };
        let more = |first, next| self.words.say("list-more", values![first = first, last = next]);
        match items.into_iter().reduce(more) {
            Some(first) => self.words.say(last, values![first = first, last = last_item]),
            None => last_item,
        }
    }

    /// "a, b or c"; longer lists are numbered.
    pub(crate) fn one_of(&self, cases: &[Phrase]) -> Phrase {
        if cases.len() <= MOST_ALTERNATIVES {
            return self.alternatives(cases);
        }
        let numbered = (1_usize..).zip(cases);
        let items = numbered.map(|(n, case)| self.words.say("list-item", values![n = n, item = case]));
        let cases =
            items.reduce(|first, next| self.words.say("list-items", values![first = first, next = next]));
        self.words.say("test-one-of", values![cases = cases.unwrap_or_default()])
    }

    /// "1 seed", "5 seeds"
    pub(crate) fn seeds(&self, count: u32) -> Phrase {
        self.words.say("seeds", values![n = count])
    }

    /// The name of the game's marks.
    pub(crate) fn mark_name(&self) -> Phrase {
        texts::mark(self.words, self.game)
    }
}

/// The selector of messages that speak about a player.
fn who_key(who: Who) -> &'static str {
    match who {
        Who::Mover => "mover",
        Who::Other => "other",
        Who::Starter => "starter",
        Who::Anyone => "anyone",
    }
}

/// The selector of messages that have a negated form.
pub(super) fn yes_key(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}
