//! Compiles what the pit of the last seed decides.

use super::analysis::Analysis;
use super::capture::{Capture, Chain, Rare};
use super::settle::{Amount, Landing, Need, Then};
use super::{CompactWord, Mask, PLACES};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::NO_PIT;
use crate::board::second_kind::Kinds;
use crate::program::{self, CountSet, GrandSlam, Number, Receiver, Relation, Relay, Set, Settle, Test, Who};

/// What a case does with a last seed in a certain place.
#[derive(PartialEq)]
pub(super) enum AtPlace<W> {
    /// It never applies there.
    Never,
    /// It may apply there, and decides this.
    Decides(Landing<W>),
}

/// The places of a set that does not depend on the last seed.
pub(super) fn fixed<W: CompactWord>(analysis: &Analysis<'_, W>, side: Side, set: &Set) -> Option<PitSet> {
    Place { analysis, side, last: 0, mode: 0, is_sown: false }.set(set)
}

/// A place in which a last seed has fallen, as a side sees it that has sown. Whatever compact boards cannot express of it is `None`.
pub(super) struct Place<'a, W> {
    pub(super) analysis: &'a Analysis<'a, W>,
    pub(super) side: Side,
    pub(super) last: u8,
    /// The mode of the move.
    pub(super) mode: u8,
    /// The move has been sown; otherwise its pit decides as if a last seed had fallen there.
    pub(super) is_sown: bool,
}

impl<W: CompactWord> Place<'_, W> {
    /// Compiles what a case does with a last seed in this place.
    pub(super) fn compile(&self, settle: &Settle) -> Option<AtPlace<W>> {
        if !is_expressible::<W>(settle) {
            return None;
        }
        let mut landing = Landing::end();
        if !self.condition(&settle.when, &mut landing)? {
            return Some(AtPlace::Never);
        }
        if !self.may_spare(settle) || !self.may_mark(settle, &landing) {
            return None;
        }
        landing.asks_count_alone = landing.needs.is_empty()
            && [landing.filled, landing.empty] == [Mask::default(); 2]
            && landing.unmarked == [0; 2];
        landing.capture = self.capture(settle)?;
        landing.then = self.then(settle)?;
        Some(AtPlace::Decides(landing))
    }

    /// What a case captures.
    fn capture(&self, settle: &Settle) -> Option<Capture<W>> {
        let amount = match &settle.amount {
            None => None,
            Some(Number::Fixed(amount)) => Some(u8::try_from(*amount).ok()?),
            Some(_) => return None,
        };
        let to_other = settle.to == Receiver::Other;
        if amount.is_some() || to_other {
            return Some(Capture::Rare(Rare::Part { most: amount.unwrap_or(u8::MAX), to_other }));
        }
        let chain = match &settle.chain {
            None => None,
            Some(program::Chain { each: Some(_), .. }) => return None,
            Some(_) if settle.take != [Set::Last] => return None,
            Some(program::Chain { back, step: _, condition, each: None }) => {
                Some(self.chain(condition, *back)?)
            }
        };
        let mut take = Mask::default();
        for set in &settle.take {
            take = take.or(self.mask(set)?);
        }
        Some(match chain {
            _ if settle.mark.is_some() => Capture::Rare(Rare::Marking),
            chain if settle.slam != GrandSlam::Capture => {
                Capture::Rare(Rare::Sparing(take, chain, settle.slam))
            }
            Some(chain) => Capture::Chain(chain),
            None if take == Mask::default() => Capture::Nothing,
            None if take == Mask::place(self.last) => Capture::Last,
            None => Capture::Places(take),
        })
    }

    /// Whether the last seed lies in a pit of the opponent.
    fn is_enemy(&self) -> bool {
        self.last >= W::BYTES && self.last & W::STORE != W::STORE
    }

    /// Whether it can be expressed which pit a grand slam spares, if it spares one.
    fn may_spare(&self, settle: &Settle) -> bool {
        let spares = matches!(settle.slam, GrandSlam::SpareNearest | GrandSlam::SpareFarthest);
        !spares || settle.take == [Set::Last] && self.last >= W::BYTES
    }

    /// Whether the mark of a case can be expressed, if it has one: a player who marks a pit has marked none before, and takes what
    /// lies there.
    fn may_mark(&self, settle: &Settle, landing: &Landing<W>) -> bool {
        let is_first_mark = landing.unmarked[0] & self.all() == self.all();
        settle.mark.as_ref().is_none_or(|mark| {
            *mark == Set::Last
                && settle.mark_for == Receiver::Mover
                && settle.take == [Set::Last]
                && settle.slam == GrandSlam::Capture
                && self.is_enemy()
                && is_first_mark
        })
    }

    /// How the move continues after a case.
    fn then(&self, settle: &Settle) -> Option<Then> {
        match settle.then {
            program::Then::End => Some(Then::End),
            program::Then::Again => Some(Then::Again),
            program::Then::Relay => self.relay(&settle.relay),
            program::Then::Resow | program::Then::Choose | program::Then::Win | program::Then::Lose => None,
        }
    }

    /// Where a relay continues.
    fn relay(&self, relay: &Relay) -> Option<Then> {
        let Relay { from, leave, reverse, may_turn } = relay;
        if *leave != 0 || *reverse || may_turn.is_some() {
            return None;
        }
        let Some(from) = from else { return Some(Then::Relay(self.last)) };
        if *from == Set::Related(Relation::NextFilled, Box::new(Set::Last)) {
            return Some(Then::RelayFilled);
        }
        let pits = self.set(from)?;
        if pits.is_empty() {
            return Some(Then::End);
        }
        let number = self.analysis.numbers[self.side.index()].get(usize::from(pits.lowest()))?;
        (*number != NO_PIT).then_some(Then::Relay(*number))
    }

    /// Takes a test into the conditions of a landing; false if it cannot hold in this place.
    fn condition(&self, test: &Test, landing: &mut Landing<W>) -> Option<bool> {
        if let Some(counts) = self.counts(test) {
            landing.counts = landing.counts.and(counts);
            return Some(landing.counts != CountSet::NONE);
        }
        match test {
            Test::Filled(set) => {
                let filled = self.mask(set)?;
                if filled == Mask::default() {
                    return Some(false);
                }
                if landing.filled == Mask::default() {
                    landing.filled = filled;
                } else {
                    landing.needs.push(Need::Filled(filled));
                }
                Some(true)
            }
            Test::Empty(set) => {
                landing.empty = landing.empty.or(self.mask(set)?);
                Some(true)
            }
            Test::All(parts) => {
                let mut all = true;
                for part in parts {
                    all &= self.condition(part, landing)?;
                }
                Some(all)
            }
            Test::Meet(a, b) => Some(!(self.set(a)? & self.set(b)?).is_empty()),
            Test::Exists(set) => Some(!self.set(set)?.is_empty()),
            Test::Compare(comparison, a, b) => {
                let [a, b] = [self.amount(a)?, self.amount(b)?];
                landing.needs.push(Need::Compares(*comparison, a, b));
                Some(true)
            }
            Test::Visited(set) => {
                landing.needs.push(Need::Visited(self.visited(set)?, true));
                Some(true)
            }
            Test::Not(test) => self.denial(test, landing),
            _ => None,
        }
    }

    /// Places of which a move may have put a seed into some, as bits.
    fn visited(&self, set: &Set) -> Option<u32> {
        (W::EXTENDED && self.analysis.game.program.drops.is_empty()).then(|| self.numbers(set))?
    }

    /// A number that is the sum of what lies in some places, or always the same.
    fn amount(&self, number: &Number) -> Option<Amount<W>> {
        match number {
            Number::Seeds(set) => Some(Amount { of: self.mask(set)?, plus: 0 }),
            Number::Fixed(plus) => Some(Amount { of: Mask::default(), plus: *plus }),
            _ => None,
        }
    }

    /// Adds the contrary of a test to the conditions of a landing.
    fn denial(&self, test: &Test, landing: &mut Landing<W>) -> Option<bool> {
        let (set, who) = match test {
            Test::Filled(set) => return self.condition(&Test::Empty(set.clone()), landing),
            Test::Empty(set) => return self.condition(&Test::Filled(set.clone()), landing),
            Test::Exists(Set::Marks(who)) => (self.all(), who),
            Test::Exists(Set::Both(a, b)) => match (&**a, &**b) {
                (Set::Marks(who), set) | (set, Set::Marks(who)) => (self.numbers(set)?, who),
                _ => return None,
            },
            Test::Meet(Set::Marks(who), set) | Test::Meet(set, Set::Marks(who)) => (self.numbers(set)?, who),
            Test::Visited(set) => {
                landing.needs.push(Need::Visited(self.visited(set)?, false));
                return Some(true);
            }
            Test::Meet(a, b) => return Some((self.set(a)? & self.set(b)?).is_empty()),
            Test::Exists(set) => return Some(self.set(set)?.is_empty()),
            _ => return None,
        };
        let players: &[usize] = match who {
            Who::Mover => &[0],
            Who::Other => &[1],
            Who::Anyone => &[0, 1],
            Who::Starter => return None,
        };
        players.iter().for_each(|player| landing.unmarked[*player] |= set);
        Some(true)
    }

    /// With how many seeds in the pit a test holds, if nothing but this number decides.
    fn counts(&self, test: &Test) -> Option<CountSet> {
        let mut counts = CountSet::NONE;
        for count in 0..=255 {
            if self.holds(test, count)? {
                counts.insert(i64::from(count));
            }
        }
        Some(counts)
    }

    fn holds(&self, test: &Test, count: i32) -> Option<bool> {
        match test {
            Test::Always => Some(true),
            Test::Never => Some(false),
            Test::LastIn(sets) => {
                Some(sets[self.side.index()].has(self.analysis.on_board(self.side, self.last)))
            }
            Test::BeforeIs(before) => Some(self.number(&Number::Before, count)? == i32::from(*before)),
            Test::FocusIn(counts) => Some(counts.has(count)),
            Test::Mode(modes) => Some(modes >> self.mode & 1 != 0),
            Test::In(number, counts) => Some(counts.has(self.number(number, count)?)),
            Test::Compare(comparison, a, b) => {
                Some(comparison.holds(self.number(a, count)?, self.number(b, count)?))
            }
            Test::Even(number) => Some(self.number(number, count)? % 2 == 0),
            Test::Not(test) => Some(!self.holds(test, count)?),
            Test::All(parts) => {
                parts.iter().try_fold(true, |all, part| Some(self.holds(part, count)? && all))
            }
            Test::Any(parts) => {
                parts.iter().try_fold(false, |any, part| Some(self.holds(part, count)? || any))
            }
            _ => None,
        }
    }

    /// A number that follows from how many seeds lie in the pit.
    fn number(&self, number: &Number, count: i32) -> Option<i32> {
        // Seeds in marked pits and seeds captured in passing do not stay there.
        let stays = self.is_sown
            && self.analysis.game.program.marks.is_none()
            && self.analysis.game.program.drops.is_empty();
        match number {
            Number::Fixed(value) => Some(*value),
            Number::Focus => Some(count),
            Number::Seeds(set) if **set == Set::Last => Some(count),
            Number::Before if stays => Some((count + 255) % 256),
            Number::Total => Some(i32::from(self.analysis.game.total)),
            _ => None,
        }
    }

    /// The places of a set that depends only on the place of the last seed.
    fn set(&self, set: &Set) -> Option<PitSet> {
        let game = self.analysis.game;
        let related = |of: &Set, other: &dyn Fn(u8) -> u8| {
            let of = self.set(of)?.into_iter().map(|pit| other(pit.index() as u8));
            Some(of.filter(|pit| *pit != NO_PIT).fold(PitSet::EMPTY, |set, pit| set | PitSet::single(pit)))
        };
        let track = game.board().track(self.side, self.analysis.direction);
        match set {
            Set::Fixed(sets) => Some(sets[self.side.index()]),
            Set::Last => Some(PitSet::single(self.analysis.on_board(self.side, self.last))),
            Set::Related(relation, of) => match relation {
                Relation::Facing => related(of, &|pit| place(game.board().facing(super::pit(pit)))),
                Relation::Twin => related(of, &|pit| place(game.board().twin(super::pit(pit)))),
                Relation::Next => related(of, &|pit| track.next[usize::from(pit)]),
                Relation::Previous => related(of, &|pit| track.previous[usize::from(pit)]),
                Relation::Behind => related(of, &|pit| game.board().behind[usize::from(pit)]),
                Relation::Column => {
                    let of = self.set(of)?.into_iter();
                    let column =
                        |pit: Pit| game.board().columns_of.get(pit.index()).copied().unwrap_or_default();
                    Some(of.fold(PitSet::EMPTY, |all, pit| all | column(pit)))
                }
                Relation::Innermost | Relation::Outermost | Relation::NextFilled => None,
            },
            // Boards with pits out of play are none of these.
            Set::Closed => Some(PitSet::EMPTY),
            Set::Both(a, b) => Some(self.set(a)? & self.set(b)?),
            Set::Either(a, b) => Some(self.set(a)? | self.set(b)?),
            Set::Without(a, b) => Some(self.set(a)? - self.set(b)?),
            _ => None,
        }
    }

    /// The compact numbers of such a set, as bits.
    fn numbers(&self, set: &Set) -> Option<u32> {
        Some(self.analysis.places(self.side, self.set(set)?))
    }

    /// The numbers of all pits, as bits.
    fn all(&self) -> u32 {
        self.analysis.places(self.side, self.analysis.game.all)
    }

    fn mask(&self, set: &Set) -> Option<Mask<W>> {
        let bits = self.numbers(set)?;
        let places = (0..PLACES as u8).filter(|place| bits >> place & 1 != 0);
        Some(places.fold(Mask::default(), |mask, place| mask.or(Mask::place(place))))
    }

    fn chain(&self, condition: &Test, back: bool) -> Option<Chain> {
        let track = self.analysis.game.board().track(self.side, self.analysis.direction);
        let along = if back { &track.previous } else { &track.next };
        let steps = self.analysis.steps(self.side, along);
        let mut chain = Chain { steps, zone: u32::MAX, counts: CountSet::ANY };
        let parts =
            if let Test::All(parts) = condition { parts.as_slice() } else { std::slice::from_ref(condition) };
        for part in parts {
            match part {
                Test::HereIn(sets) => chain.zone &= self.analysis.places(self.side, sets[self.side.index()]),
                Test::FocusIn(counts) => chain.counts = chain.counts.and(*counts),
                _ => return None,
            }
        }
        Some(chain)
    }
}

/// Whether compact boards can express a case, as far as that does not depend on the place of the last seed.
fn is_expressible<W: CompactWord>(settle: &Settle) -> bool {
    let Settle {
        also,
        take,
        kinds,
        amount,
        chain,
        slam,
        to,
        mark,
        unmark,
        optional,
        give,
        into,
        bonus,
        bind,
        // These are compiled for each place.
        when: _,
        mark_for: _,
        then: _,
        relay: _,
        // Nothing is chosen.
        signs: _,
        has_effects: _,
        why: _,
    } = settle;
    let takes_one_pit =
        *take == [Set::Last] && *slam == GrandSlam::Capture && chain.is_none() && mark.is_none();
    // Only for wide words, because it would slow down those of eight bytes.
    let may_be_rare = W::EXTENDED && takes_one_pit;
    !*also
        && unmark.is_none()
        && give.is_none()
        && into.is_none()
        && bonus.is_none()
        && *optional == Test::Never
        && (*to == Receiver::Mover || *to == Receiver::Other && may_be_rare)
        && (amount.is_none() || may_be_rare)
        && *kinds == Kinds::SEEDS
        && bind.is_none()
        && !matches!(slam, GrandSlam::Forbid | GrandSlam::OpponentTakesRest)
        && (*slam == GrandSlam::Capture || take.len() == 1)
}

/// The number of a pit that there may be.
fn place(pit: Option<Pit>) -> u8 {
    pit.map_or(NO_PIT, |pit| pit.index() as u8)
}
