//! The animation of a sowing: the events of one decision, shown one after the other.

use std::time::Duration;

use naqala::{Event, Game, Side};

use crate::captions::caption;
use crate::localizer::Localizer;
use crate::scene::Scene;

/// The speed of the animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The result is shown at once.
    Off,
    /// Too fast to count.
    Fast,
    /// As a practised player sows.
    Normal,
    /// Slow enough to count along.
    Slow,
    /// The user asks for each event.
    Step,
}

impl Pace {
    /// From the quickest to the slowest.
    pub const LADDER: [Pace; 5] = [Pace::Off, Pace::Fast, Pace::Normal, Pace::Slow, Pace::Step];

    /// The next quicker pace, or the quickest.
    pub fn faster(self) -> Pace {
        Self::LADDER[(self as usize).saturating_sub(1)]
    }

    /// The next slower pace, or the slowest.
    pub fn slower(self) -> Pace {
        Self::LADDER[(self as usize + 1).min(Self::LADDER.len() - 1)]
    }

    /// The message that says the pace in words.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Pace::Off => "pace-off",
            Pace::Fast => "pace-fast",
            Pace::Normal => "pace-normal",
            Pace::Slow => "pace-slow",
            Pace::Step => "pace-step",
        }
    }

    /// The time of one seed, unless the user gives the time.
    fn beat(self) -> Option<Duration> {
        let milliseconds = match self {
            Pace::Off => 0,
            Pace::Fast => 60,
            Pace::Normal => 170,
            Pace::Slow => 420,
            Pace::Step => return None,
        };
        Some(Duration::from_millis(milliseconds))
    }
}

/// After this many seeds a sowing is twice as quick as at its start.
const SEEDS_TO_DOUBLE: u32 = 24;

/// A sowing under way.
#[derive(Debug)]
pub struct Animation {
    /// The board at this moment.
    pub scene: Scene,
    /// Who plays.
    pub by: Side,
    events: Vec<Event>,
    /// The number of events already shown.
    shown: usize,
    /// The caption of the latest event that has one.
    pub caption: String,
    /// The number of seeds already dropped; a long sowing quickens.
    dropped: u32,
    /// When the latest event was shown.
    since: Duration,
}

impl Animation {
    /// An animation that starts `now` from the board as it was.
    pub fn new(scene: Scene, by: Side, events: Vec<Event>, now: Duration) -> Animation {
        Animation { scene, by, events, shown: 0, caption: String::new(), dropped: 0, since: now }
    }

    /// The event shown at the moment.
    fn current(&self) -> Option<&Event> {
        self.shown.checked_sub(1).map(|index| &self.events[index])
    }

    /// Shows the next event; `false` if there is none left.
    pub fn step(&mut self, game: &Game, localizer: Localizer) -> bool {
        let Some(event) = self.events.get(self.shown) else { return false };
        self.scene.apply(game, event);
        self.shown += 1;
        if let Some(text) = caption(game, event, localizer) {
            self.caption = text;
        }
        if matches!(event, Event::Drop { .. }) {
            self.dropped += 1;
        }
        true
    }

    /// Shows every event that is due `now`; `false` at the end of the animation.
    pub fn advance(&mut self, game: &Game, localizer: Localizer, now: Duration, pace: Pace) -> bool {
        while let Some(due) = self.due(pace) {
            if due > now {
                return true;
            }
            self.since = due;
            if !self.step(game, localizer) {
                return false;
            }
        }
        true
    }

    /// When the next event is due; `None` if the user asks for it.
    pub fn due(&self, pace: Pace) -> Option<Duration> {
        let beat = pace.beat()? * SEEDS_TO_DOUBLE / (SEEDS_TO_DOUBLE + self.dropped);
        Some(self.since + beat.mul_f32(self.current().map_or(0.0, beats)))
    }
}

/// How long an event stays, in beats.
fn beats(event: &Event) -> f32 {
    match event {
        Event::Drop { last: true, .. } => 2.0,
        Event::Drop { .. } | Event::Enter { .. } | Event::Refill { .. } => 1.0,
        Event::Lift { .. } | Event::Relay { .. } | Event::Resow { .. } => 2.0,
        Event::Capture { .. } | Event::Give { .. } | Event::Swallow { .. } | Event::Pay { .. } => 3.0,
        Event::Mark { .. } | Event::Unmark { .. } | Event::Refused { .. } | Event::Endless => 4.0,
        Event::Skip { .. } => 0.5,
        Event::Block { .. } | Event::Collect { .. } | Event::Pass { .. } | Event::Swap => 3.0,
        Event::ExtraTurn { .. } | Event::Bind { .. } | Event::Finish { .. } | Event::Begin { .. } => 2.0,
        Event::Bonus { .. }
        | Event::TurnRound { .. }
        | Event::Left { .. }
        | Event::Stop { .. }
        | Event::Name { .. }
        | Event::End { .. } => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Kind, catalogue};

    fn running_time(seeds: usize, pace: Pace) -> Duration {
        let game = catalogue::game("oware").unwrap();
        let pit = game.board().find("c").unwrap();
        let events = vec![Event::Drop { pit, kind: Kind::Seed, now: 1, last: false }; seeds];
        let mut animation =
            Animation::new(Scene::of(&game, &game.start()), Side::South, events, Duration::ZERO);
        let tick = Duration::from_millis(10);
        let ticks = (0..).find(|&ticks| !animation.advance(&game, Localizer::new("en"), tick * ticks, pace));
        tick * ticks.unwrap()
    }

    #[test]
    fn long_sowings_quicken() {
        let (short, long) = (running_time(6, Pace::Normal), running_time(1000, Pace::Normal));
        assert!(short > Duration::from_millis(800) && short < Duration::from_millis(1200), "{short:?}");
        assert!(long < Duration::from_secs(20), "{long:?}");
        assert_eq!(running_time(1000, Pace::Off), Duration::ZERO);
    }

    #[test]
    fn the_paces_form_a_ladder() {
        assert_eq!(Pace::Off.faster(), Pace::Off);
        assert_eq!(Pace::Off.slower(), Pace::Fast);
        assert_eq!(Pace::Step.slower(), Pace::Step);
        assert_eq!(Pace::Step.faster(), Pace::Slow);
    }
}
