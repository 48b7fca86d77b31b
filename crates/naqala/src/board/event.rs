//! The events of a move, reported step by step to an [`Observer`].
//!
//! Search plays with [`Silent`], which costs nothing: the observer is a type parameter, and every call is behind a
//! constant. Animation, explanation, records and traces are all made from these events, so they cannot differ from what
//! is played.

use crate::board::moves::Direction;
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::Outcome;
use crate::board::second_kind::Kind;

/// Why a place was passed over while sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkipReason {
    /// The pit the seeds were lifted from.
    Origin,
    /// A pit out of play in this round.
    Closed,
    /// Any other pit the rules leave out.
    Rule,
}

/// One step of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// `seeds` of one kind were lifted from a pit to be sown. Where both kinds are lifted, the ordinary seeds come
    /// last, even if there are none.
    Lift {
        /// The pit that was lifted.
        pit: Pit,
        /// Their kind.
        kind: Kind,
        /// How many seeds were taken into the hand.
        seeds: u8,
        /// The player who is sowing.
        by: Side,
    },
    /// A seed was put on the board from the player's reserve.
    Enter {
        /// The pit that received it.
        pit: Pit,
        /// How many seeds the pit holds now.
        now: u8,
        /// The player whose reserve it came from.
        by: Side,
    },
    /// A seed was put back into a pit from the player's store.
    Refill {
        /// The pit that received it.
        pit: Pit,
        /// How many seeds the pit holds now.
        now: u8,
        /// The player whose store it came from.
        by: Side,
        /// The store was empty: the seed was lent to the player.
        lent: bool,
    },
    /// A seed fell into a place.
    Drop {
        /// The pit or store that received the seed.
        pit: Pit,
        /// Its kind.
        kind: Kind,
        /// How many seeds of that kind the place holds now.
        now: u8,
        /// Whether it was the last seed of the lap.
        last: bool,
    },
    /// A pit swallowed all the seeds that were left in the hand.
    Swallow {
        /// The pit.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// A place was passed over.
    Skip {
        /// The place that got nothing.
        pit: Pit,
        /// Why.
        why: SkipReason,
    },
    /// The player named a further pit to be captured (a bonus); its capture follows.
    Bonus {
        /// The pit that was named.
        pit: Pit,
    },
    /// Seeds were captured from one pit.
    Capture {
        /// The pit that lost seeds.
        pit: Pit,
        /// Their kind.
        kind: Kind,
        /// How many.
        seeds: u8,
        /// Who gets them.
        to: Side,
        /// Where they go.
        into: Destination,
        /// Which clause of the rules did it, by stage and number.
        clause: Clause,
    },
    /// A capture that the rules cancel (a grand slam that takes nothing).
    Refused {
        /// The pits that would have been captured.
        pits: PitSet,
        /// Which clause of the rules.
        clause: Clause,
    },
    /// The last seed fell into a pit that is now lifted for a further lap.
    Relay {
        /// The pit that is sown on.
        pit: Pit,
        /// How many seeds it holds.
        seeds: u8,
    },
    /// Captured seeds are sown again, the first of them into `pit`.
    Resow {
        /// The pit that gets the first of them.
        pit: Pit,
        /// How many are sown.
        seeds: u8,
    },
    /// The hand turns round: the next lap goes in this direction instead of the usual one.
    TurnRound {
        /// Which way it goes.
        direction: Direction,
    },
    /// An optional capture was declined.
    Left {
        /// The pit of the seed with which it could have been made.
        pit: Pit,
        /// Which clause of the rules.
        clause: Clause,
    },
    /// A pit was marked (tuzdyk, trap, bull …).
    Mark {
        /// The pit.
        pit: Pit,
        /// The mark's owner.
        owner: Side,
    },
    /// A pit lost its mark.
    Unmark {
        /// The pit.
        pit: Pit,
        /// The owner it belonged to.
        owner: Side,
    },
    /// A pit is blocked for the next turn.
    Block {
        /// The pit.
        pit: Pit,
    },
    /// Captured seeds were put into a pit of the other player.
    Give {
        /// The pit that received them.
        pit: Pit,
        /// How many.
        seeds: u8,
    },
    /// The seeds at the end of the game went to their owner.
    Collect {
        /// Who gets them.
        to: Side,
        /// Their kind.
        kind: Kind,
        /// How many.
        seeds: u8,
    },
    /// The two players changed seats.
    Swap,
    /// The move ends here, by this clause of the rules.
    Stop {
        /// The pit of the last seed.
        pit: Pit,
        /// Which clause of the rules.
        clause: Clause,
    },
    /// The same player moves again.
    ExtraTurn {
        /// Who.
        by: Side,
    },
    /// The player moves again and must use this pit.
    Bind {
        /// The pit.
        pit: Pit,
        /// Who.
        by: Side,
    },
    /// The player had no move and passed.
    Pass {
        /// Who.
        by: Side,
    },
    /// A player named the start pit for the race before the first turn. The sowings of both follow, seed by seed.
    Name {
        /// The pit.
        pit: Pit,
        /// Who.
        by: Side,
    },
    /// A player has finished the race.
    Finish {
        /// Where.
        pit: Pit,
        /// Who.
        by: Side,
    },
    /// The pass cost a seed, which went into the player's tray.
    Pay {
        /// The store it came from.
        from: Pit,
        /// Who passed.
        by: Side,
    },
    /// A player has won the race and moves first.
    Begin {
        /// Who.
        by: Side,
    },
    /// The sowing would never end.
    Endless,
    /// The game is over.
    End {
        /// How.
        outcome: Outcome,
    },
}

/// Where captured seeds go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// Into the player's store.
    Store,
    /// Back into the hand, to be sown or given on.
    Hand,
}

/// A clause of the rule file: the stage and the number of the case in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause {
    /// The stage of the turn.
    pub stage: Stage,
    /// The case of that stage, counted from 0 in the order of the file after options are applied.
    pub case: u8,
}

/// The stages of a turn, in the order in which they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    /// Which pit may be chosen.
    Pick,
    /// Which way and where the seeds go.
    Sow,
    /// The cases for the pit a seed falls into.
    Drop,
    /// The cases for the pit of the last seed.
    Settle,
    /// Which seeds are lost after a move.
    Forfeit,
    /// When the game ends.
    End,
}

/// Receives every step of a move while it is played.
pub trait Observer {
    /// Whether the observer receives events. With `false` the calls are compiled away, and whole laps may be sown at
    /// once.
    const ACTIVE: bool = true;

    /// One step happened.
    fn event(&mut self, event: Event);
}

/// The observer of search: it receives nothing and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const ACTIVE: bool = false;
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// Passes every step to a function. All other observers are reduced to this one, so the kernel is compiled only twice,
/// silent and observed, however many observers there are.
pub(crate) struct DynObserver<'f>(pub(crate) &'f mut dyn FnMut(Event));

impl Observer for DynObserver<'_> {
    fn event(&mut self, event: Event) {
        (self.0)(event);
    }
}

/// Collects the events in order.
impl Observer for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
