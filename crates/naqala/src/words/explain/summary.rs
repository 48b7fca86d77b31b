//! The events of a move in order: laps, their captures, and how the move ended.

use crate::board::event::{Clause, Destination, Event, Stage};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::Position;
use crate::board::second_kind::Kind;

/// A move as it will be sentences.
#[derive(Debug)]
pub(super) struct MoveSummary {
    pub(super) mover: Side,
    pub(super) entered: Option<(Pit, u8)>,
    /// The pits that were filled again.
    pub(super) refilled: Vec<Pit>,
    /// How many of these seeds were borrowed.
    pub(super) lent: u32,
    /// Events before the first lap, or without any.
    pub(super) opening: Vec<LapEffect>,
    /// How many events there were by then.
    pub(super) opened: usize,
    pub(super) laps: Vec<Lap>,
    /// Events after the sowing.
    pub(super) closing: Vec<Event>,
    /// Seeds of the second kind just lifted; the lap begins when the ordinary seeds are lifted, too.
    second: u8,
    /// The hand has turned round for the lap to come.
    turns: bool,
}

/// One run of the hand.
#[derive(Debug)]
pub(super) struct Lap {
    /// Whether the hand turned round for it.
    pub(super) turned: bool,
    /// Whether captured seeds are sown, rather than those of a pit.
    pub(super) resown: bool,
    /// The pit that was lifted, or that got the first captured seed.
    pub(super) from: Pit,
    pub(super) seeds: u8,
    /// Those of the second kind.
    pub(super) second: u8,
    pub(super) toll: u8,
    pub(super) passing: Vec<Taken>,
    /// The pit of the last seed and what it held then.
    pub(super) last: Option<(Pit, u8)>,
    pub(super) effects: Vec<LapEffect>,
    /// How many events of the move there were when its last seed had fallen, and when all had happened that this brought about.
    pub(super) sown: usize,
    pub(super) until: usize,
}

/// The effect of a lap's last seed.
#[derive(Debug)]
pub(super) enum LapEffect {
    /// Captures by one clause.
    Captured(Vec<Taken>),
    /// Further pits that the player named.
    Bonus(Vec<Taken>),
    Refused(PitSet),
    Marked(Pit, Side),
    /// Captured seeds were put into the pit.
    Given(Pit, u8),
    /// Everything left in the hand fell into the pit.
    Swallowed(Pit, u8),
    Unmarked(Pit, Side),
    /// A capture by the last seed, in this pit, was possible and was declined.
    Left(Pit),
    /// Seeds in this pit, which the sowing passed, could have been claimed.
    Unclaimed(Pit),
}

/// Seeds captured from one pit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub(super) pit: Pit,
    pub(super) kind: Kind,
    pub(super) seeds: u8,
    pub(super) to: Side,
    pub(super) into: Destination,
    pub(super) clause: Clause,
}

impl MoveSummary {
    pub(super) fn new(before: &Position, events: &[Event], tolls: bool) -> MoveSummary {
        let mut summary = MoveSummary {
            mover: before.to_move(),
            entered: None,
            refilled: Vec::new(),
            lent: 0,
            opening: Vec::new(),
            opened: 0,
            laps: Vec::new(),
            closing: Vec::new(),
            second: 0,
            turns: false,
        };
        let mut previous = None;
        for (happened, event) in (1..).zip(events) {
            let toll = tolls && matches!(previous, Some(Event::Lift { .. }));
            summary.add(*event, toll);
            summary.note(*event, happened);
            previous = Some(*event);
        }
        summary
    }

    /// Notes how far the move has come with an event.
    fn note(&mut self, event: Event, happened: usize) {
        match self.laps.last_mut() {
            None => self.opened = happened,
            Some(lap) => {
                lap.until = happened;
                if matches!(event, Event::Drop { .. }) {
                    lap.sown = happened;
                }
            }
        }
    }

    fn add(&mut self, event: Event, toll: bool) {
        match event {
            Event::Lift { kind: Kind::Second, seeds, .. } => self.second = seeds,
            Event::Lift { pit, seeds, by, .. } => {
                self.mover = by;
                let second = std::mem::take(&mut self.second);
                self.lap(Lap { second, ..Lap::new(pit, seeds, false) });
            }
            Event::Resow { pit, seeds } => self.lap(Lap::new(pit, seeds, true)),
            Event::TurnRound { .. } => self.turns = true,
            Event::Left { pit, clause } if clause.stage == Stage::Drop => {
                self.effects().push(LapEffect::Unclaimed(pit));
            }
            Event::Left { pit, .. } => self.effects().push(LapEffect::Left(pit)),
            Event::Enter { pit, now, by } => {
                self.mover = by;
                self.entered = Some((pit, now));
            }
            Event::Refill { pit, by, lent, .. } => {
                self.mover = by;
                self.refilled.push(pit);
                self.lent += u32::from(lent);
            }
            Event::Drop { pit, now, last: true, .. } => {
                if let Some(lap) = self.laps.last_mut() {
                    lap.last = Some((pit, now));
                }
            }
            Event::Capture { pit, kind, seeds, to, into, clause } => {
                self.captured(Taken { pit, kind, seeds, to, into, clause });
            }
            Event::Bonus { .. } => self.open_bonus(),
            Event::Refused { pits, .. } => self.effects().push(LapEffect::Refused(pits)),
            Event::Give { pit, seeds } => self.effects().push(LapEffect::Given(pit, seeds)),
            Event::Swallow { pit, seeds } => self.swallowed(pit, seeds),
            // What binds the player already says that they move again.
            Event::ExtraTurn { .. } if matches!(self.closing.last(), Some(Event::Bind { .. })) => {}
            Event::Mark { pit, owner } => self.effects().push(LapEffect::Marked(pit, owner)),
            Event::Unmark { pit, owner } => self.effects().push(LapEffect::Unmarked(pit, owner)),
            Event::Collect { seeds, .. } if toll => {
                if let Some(lap) = self.laps.last_mut() {
                    lap.toll = seeds;
                    lap.seeds -= seeds.min(lap.seeds);
                }
            }
            // A relay is sentences by the lift that follows it.
            Event::Drop { .. } | Event::Skip { .. } | Event::Relay { .. } => {}
            Event::Collect { to, kind, seeds } => self.collected(to, kind, seeds),
            closing => self.closing.push(closing),
        }
    }

    fn lap(&mut self, lap: Lap) {
        let turned = std::mem::take(&mut self.turns);
        self.laps.push(Lap { turned, ..lap });
    }

    /// Merges what a player gets from the board, from several pits of it, and from the hand into one sentence.
    fn collected(&mut self, by: Side, of: Kind, more: u8) {
        for event in &mut self.closing {
            if let Event::Collect { to, kind, seeds } = event
                && (*to, *kind) == (by, of)
            {
                *seeds = seeds.saturating_add(more);
                return;
            }
        }
        self.closing.push(Event::Collect { to: by, kind: of, seeds: more });
    }

    /// The seed before was the first of those that fell into the pit.
    fn swallowed(&mut self, pit: Pit, seeds: u8) {
        if let Some(lap) = self.laps.last_mut() {
            lap.effects.push(LapEffect::Swallowed(pit, seeds));
        }
    }

    fn effects(&mut self) -> &mut Vec<LapEffect> {
        match self.laps.last_mut() {
            Some(lap) => &mut lap.effects,
            None => &mut self.opening,
        }
    }

    /// The next captures were named by the player.
    fn open_bonus(&mut self) {
        let effects = self.effects();
        if !matches!(effects.last(), Some(LapEffect::Bonus(_))) {
            effects.push(LapEffect::Bonus(Vec::new()));
        }
    }

    fn captured(&mut self, taken: Taken) {
        if let Some(lap) = self.laps.last_mut() {
            // Of two kinds, the seed that falls last need not be the one that captures.
            let at_last = lap.second == 0 && lap.last.is_some_and(|(pit, _)| pit == taken.pit);
            if taken.clause.stage == Stage::Drop && !at_last {
                lap.passing.push(taken);
                return;
            }
        }
        let effects = self.effects();
        match effects.last_mut() {
            Some(LapEffect::Bonus(named)) => named.push(taken),
            Some(LapEffect::Captured(group))
                if group[0].clause == taken.clause && group[0].to == taken.to =>
            {
                group.push(taken);
            }
            _ => effects.push(LapEffect::Captured(vec![taken])),
        }
    }
}

impl Lap {
    fn new(from: Pit, seeds: u8, resown: bool) -> Lap {
        let (turned, second) = (false, 0);
        Lap {
            turned,
            resown,
            from,
            seeds,
            second,
            toll: 0,
            passing: Vec::new(),
            last: None,
            effects: Vec::new(),
            sown: 0,
            until: 0,
        }
    }

    /// The captures the last seed of the lap made.
    pub(super) fn captures(&self) -> impl Iterator<Item = &Taken> {
        self.effects.iter().flat_map(|effect| match effect {
            LapEffect::Captured(group) => group.as_slice(),
            _ => &[],
        })
    }
}
