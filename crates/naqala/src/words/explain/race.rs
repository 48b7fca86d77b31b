//! Explains the race before the first turn: where both start and finish, and who moves first.

use super::Explainer;
use crate::board::event::Event;
use crate::board::pits::Side;
use crate::words::messages::{Phrase, values};

impl Explainer<'_> {
    /// Tells a race, or as much of it as one player's decision makes: the laps of both are summed up.
    pub(super) fn race(&mut self, events: &[Event]) {
        let named: Vec<(Side, Phrase)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Name { pit, by } => Some((*by, self.name(*pit))),
                _ => None,
            })
            .collect();
        let started = events.iter().any(|event| matches!(event, Event::Lift { .. } | Event::Endless));
        let sentence = match named.as_slice() {
            [(first, from), (second, other)] => {
                let sides = [self.side(*first), self.side(*second)];
                let [first, second] = &sides;
                let values = values![
                    first = first.clone(),
                    second = second.clone(),
                    pit = from.clone(),
                    other = other.clone()
                ];
                self.words.say("explain-race", values)
            }
            [(side, pit), ..] => {
                let key = if started { "explain-race-answer" } else { "explain-race-name" };
                self.words.say(key, values![side = self.side(*side), pit = pit.clone()])
            }
            [] => return,
        };
        self.add(sentence);
        for event in events {
            let sentence = match *event {
                Event::Finish { pit, by } => {
                    let laps: Vec<u8> = events.iter().filter_map(|event| lifted(event, by)).collect();
                    let seeds = self.phrases.seeds(laps.iter().copied().map(u32::from).sum());
                    let values =
                        values![side = self.side(by), pit = self.name(pit), seeds = seeds, laps = laps.len()];
                    self.words.say("explain-race-finish", values)
                }
                Event::Begin { by } => self.words.say("explain-race-begin", values![side = self.side(by)]),
                _ => continue,
            };
            self.add(sentence);
        }
    }
}

/// The seeds a player lifts.
fn lifted(event: &Event, side: Side) -> Option<u8> {
    match *event {
        Event::Lift { seeds, by, .. } if by == side => Some(seeds),
        _ => None,
    }
}
