//! Adds up what the players have, from the events of a move alone.

use crate::event::{Destination, Event, Stage};
use crate::game::Game;
use crate::kernel::program::Leftovers;
use crate::pits::Side;
use crate::position::{Position, Reason};

/// The scores after the events, South's first.
pub(super) fn scores(game: &Game, before: &Position, events: &[Event]) -> [i32; 2] {
    let mut tally = Tally { game, p: *before, hand: i32::from(before.hand()), taker: None };
    tally.p.hand = 0;
    for event in events {
        tally.add(event);
    }
    tally.add_hand(before, events);
    [Side::South, Side::North].map(|side| game.score(&tally.p, side))
}

struct Tally<'a> {
    game: &'a Game,
    p: Position,
    hand: i32,
    /// Who captured last.
    taker: Option<Side>,
}

impl Tally<'_> {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::Lift { pit, seeds, .. } => {
                self.lose(pit.index(), seeds);
                self.hand += i32::from(seeds);
            }
            Event::Enter { pit, now, .. } => self.p.cells[pit.index()] = now,
            Event::Drop { pit, now, .. } => {
                self.p.cells[pit.index()] = now;
                self.hand -= 1;
            }
            Event::Capture { pit, seeds, to, into, .. } => {
                self.lose(pit.index(), seeds);
                self.taker = Some(to);
                match into {
                    Destination::Store => self.win(to, i32::from(seeds)),
                    Destination::Hand => self.hand += i32::from(seeds),
                }
            }
            Event::Give { pit, seeds } => {
                self.p.cells[pit.index()] += seeds;
                self.hand -= i32::from(seeds);
            }
            Event::Collect { to, seeds } => {
                self.win(to, i32::from(seeds));
                self.taker = Some(to);
            }
            Event::Mark { pit, owner } => self.p.marks[owner.index() & 1] |= 1 << pit.index(),
            Event::Unmark { pit, owner } => self.p.marks[owner.index() & 1] &= !(1 << pit.index()),
            _ => {}
        }
    }

    fn lose(&mut self, place: usize, seeds: u8) {
        self.p.cells[place] = self.p.cells[place].saturating_sub(seeds);
    }

    fn win(&mut self, side: Side, seeds: i32) {
        let store = &mut self.p.cells[self.game.board().store(side).index()];
        *store = store.saturating_add(u8::try_from(seeds).unwrap_or(0));
    }

    /// Where the game ends in mid-sowing, who gets what is left gets the seeds of the hand as well.
    fn add_hand(&mut self, before: &Position, events: &[Event]) {
        let Some(Event::End { outcome }) = events.last() else { return };
        let Reason::Clause(clause) = outcome.reason else { return };
        if self.hand <= 0 || clause.stage != Stage::End {
            return;
        }
        let ends = self.game.program.ends.iter().flatten();
        let end = ends.into_iter().find(|end| end.case == clause.case);
        let mover = before.to_move();
        let to = match end.map(|end| end.leftovers) {
            Some(Leftovers::Mover) => mover,
            Some(Leftovers::Other) => self.game.opponent(mover),
            Some(Leftovers::Capturer) => self.taker.unwrap_or(mover),
            Some(Leftovers::Starter) => before.starter,
            _ => return,
        };
        self.win(to, self.hand);
    }
}
