//! Explains what a move did, and why, in a few sentences.

mod end;
mod race;
mod step;
mod summary;
mod tally;
mod why;

use crate::board::Stores;
use crate::board::event::{Clause, Destination, Event, Stage};
use crate::board::pits::{BySeat, Pit, PitSet, Side};
use crate::board::position::Position;
use crate::board::second_kind::Kind;
use crate::game::Game;
use crate::program::{MarkForm, Then};
use crate::session::Session;
use crate::words::messages::{self, Phrase, Words, values};
use crate::words::page::capital;
use crate::words::phrases::Phrases;
use crate::words::phrases::yes_key;
use crate::words::texts;

use summary::{Lap, LapEffect, MoveSummary, Taken};
use why::Why;

pub use end::is_decided_by_score;
pub use step::ExplainedStep;

/// Maximum number of laps that are described one by one. Of more, only the first and the last are.
const MAX_LAPS_SHOWN: usize = 6;

/// Maximum number of reasons given for the captures of one clause; a move may make thousands of them.
const MAX_REASONS: usize = 24;

/// What the latest ply of a game did, and why; `None` if none was played.
///
/// ```
/// use naqala::{Session, catalogue, explain_last};
/// let mut session = Session::new(catalogue::game("kalah").unwrap());
/// session.enter("c").unwrap();
/// let sentences = explain_last(&session, "en").unwrap();
/// assert_eq!(sentences, "South sows 4 seeds from c; the last falls into the store. South moves again.");
/// ```
pub fn explain_last(session: &Session, language: &str) -> Option<String> {
    let (before, _) = session.last_ply()?;
    Some(explain(session.game(), &before, &session.last_ply_events(), language))
}

/// What a move did, and why, in plain sentences made from its events.
///
/// `before` is the position the move was played in, `events` are all its events in order (of one decision, or of
/// a whole ply). Long relays are summed up. A language that is not in [`crate::languages`] gives English.
///
/// ```
/// use naqala::{Event, catalogue, explain};
/// let game = catalogue::game("kalah").unwrap();
/// let before = game.start();
/// let mut events: Vec<Event> = Vec::new();
/// game.play_ply(&before, &game.parse_ply(&before, "c").unwrap(), &mut events).unwrap();
/// assert_eq!(
///     explain(&game, &before, &events, "en"),
///     "South sows 4 seeds from c; the last falls into the store. South moves again."
/// );
/// ```
pub fn explain(game: &Game, before: &Position, events: &[Event], language: &str) -> String {
    let steps = explain_steps(game, before, events, language);
    steps.iter().map(|step| step.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Like [`explain`], but step by step, with the moment of the move after each step.
///
/// ```
/// use naqala::{Event, catalogue, explain_steps};
/// let game = catalogue::game("kalah").unwrap();
/// let before = game.start();
/// let mut events: Vec<Event> = Vec::new();
/// game.play_ply(&before, &game.parse_ply(&before, "c").unwrap(), &mut events).unwrap();
/// let steps = explain_steps(&game, &before, &events, "en");
/// assert_eq!(steps[1].text, "South moves again.");
/// assert!(steps[0].events < steps[1].events && steps[1].events == events.len());
/// ```
pub fn explain_steps(game: &Game, before: &Position, events: &[Event], language: &str) -> Vec<ExplainedStep> {
    let words = messages::words(language);
    let tolls = game.program.sows.iter().any(|sow| sow.toll > 0);
    let summary = MoveSummary::new(before, events, tolls);
    let mut explainer = Explainer {
        words,
        game,
        phrases: Phrases::new(words, game),
        mover: summary.mover,
        sentences: Vec::new(),
        happened: events.len(),
    };
    if events.iter().any(|event| matches!(event, Event::Name { .. })) {
        explainer.race(events);
    } else {
        explainer.tell(&summary);
    }
    explainer.happened = events.len();
    for event in &summary.closing {
        explainer.close(event, || tally::scores(game, before, events));
    }
    if explainer.sentences.is_empty() {
        explainer.nothing_happened();
    }
    explainer.sentences
}

/// Assembles the sentences.
struct Explainer<'a> {
    words: Words,
    game: &'a Game,
    phrases: Phrases<'a>,
    mover: Side,
    sentences: Vec<ExplainedStep>,
    /// Number of events that have happened by the end of the current sentence.
    happened: usize,
}

impl Explainer<'_> {
    fn add(&mut self, sentence: Phrase) {
        self.sentences.push(ExplainedStep { text: capital(sentence), events: self.happened });
    }

    fn side(&self, side: Side) -> Phrase {
        self.words.tell(match side {
            Side::South => "side-south",
            Side::North => "side-north",
            Side::East => "side-east",
            Side::West => "side-west",
        })
    }

    fn name(&self, pit: Pit) -> Phrase {
        let board = self.game.board();
        if pit.index() < board.pit_count() {
            self.words.say("explain-pit", values![name = board.name(pit)])
        } else if board.stores() == Stores::Shared {
            self.words.say("explain-store-of", values![side = self.side(board.home(pit))])
        } else {
            self.words.tell("explain-store")
        }
    }

    fn names(&self, pits: impl Iterator<Item = Pit>) -> Phrase {
        let mut names: Vec<Phrase> = Vec::new();
        for name in pits.map(|pit| self.name(pit)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        self.phrases.list(&names)
    }

    /// What was captured: "5 seeds", "3 seeds and 1 cowrie".
    fn haul<'t>(&self, taken: impl Iterator<Item = &'t Taken>) -> Phrase {
        let mut haul = [0; 2];
        for taken in taken {
            haul[usize::from(taken.kind == Kind::Second)] += u32::from(taken.seeds);
        }
        self.phrases.pieces(haul[0], haul[1])
    }

    fn tell(&mut self, summary: &MoveSummary) {
        self.happened = summary.opened;
        if !summary.refilled.is_empty() {
            let seeds = self.phrases.seeds(summary.refilled.len() as u32);
            let pits = self.names(summary.refilled.iter().copied());
            let values =
                values![side = self.side(self.mover), seeds = seeds, pits = pits, lent = summary.lent];
            self.add(self.words.say("explain-refill", values));
        }
        if let Some((pit, now)) = summary.entered {
            let values = values![side = self.side(self.mover), pit = self.name(pit), now = now];
            self.add(self.words.say("explain-enter", values));
        }
        for effect in &summary.opening {
            self.effect(effect, summary.entered);
        }
        self.laps(&summary.laps);
        self.passing(&summary.laps);
    }

    /// Describes the first lap, the last one and those that had an effect; counts the others.
    fn laps(&mut self, laps: &[Lap]) {
        let Some(last) = laps.len().checked_sub(1) else { return };
        let has_news = |lap: &Lap| lap.turned || !lap.effects.is_empty();
        let telling = |index: usize| index == 0 || index == last || has_news(&laps[index]);
        let sentences: Vec<usize> = (0..laps.len()).filter(|index| telling(*index)).collect();
        let (first_shown, last_shown) = if sentences.len() <= MAX_LAPS_SHOWN {
            (sentences.as_slice(), &[][..])
        } else {
            (&sentences[..MAX_LAPS_SHOWN / 2], &sentences[sentences.len() - MAX_LAPS_SHOWN / 3..])
        };
        let mut next = 0;
        for &index in first_shown {
            self.lap(&laps[index], index, index - next);
            next = index + 1;
        }
        let Some(&resume) = last_shown.first() else { return };
        self.sum_up(&laps[next..resume]);
        next = resume;
        for &index in last_shown {
            self.lap(&laps[index], index, index - next);
            next = index + 1;
        }
    }

    fn lap(&mut self, lap: &Lap, index: usize, left_out: usize) {
        self.happened = lap.sown;
        let side = self.side(self.mover);
        let seeds = self.phrases.pieces(u32::from(lap.seeds), u32::from(lap.second));
        let values = values![
            side = side,
            seeds = seeds,
            pit = self.name(lap.from),
            end = self
                .lap_end(lap)
                .map_or_else(Phrase::default, |end| self.words.say("explain-end", values![end = end])),
            toll = lap.toll,
            laps = left_out,
            turned = yes_key(lap.turned),
        ];
        let key = match (lap.resown, index, left_out) {
            (true, ..) => "explain-resow",
            (false, 0, _) => "explain-sow",
            (false, _, 0) => "explain-on",
            (false, ..) => "explain-later",
        };
        self.add(self.words.say(key, values));
        self.happened = lap.until;
        for effect in &lap.effects {
            self.effect(effect, lap.last);
        }
    }

    /// Where the last seed falls and with what effect, unless the capture that follows says it.
    fn lap_end(&self, lap: &Lap) -> Option<Phrase> {
        let Some((pit, now)) = lap.last else { return Some(self.words.tell("explain-cut-short")) };
        if lap.captures().any(|taken| taken.pit == pit && Why::new(self.game, taken.clause).tells_count()) {
            return None;
        }
        let is_store = pit.index() >= self.game.board().pit_count();
        let may_hold_both = self.game.second_kind().is_some_and(|second| second.pits().contains(pit));
        let key = if is_store || may_hold_both { "explain-last" } else { "explain-last-makes" };
        Some(self.words.say(key, values![pit = self.name(pit), now = now]))
    }

    /// Summarizes laps in the middle of a long move.
    fn sum_up(&mut self, laps: &[Lap]) {
        self.happened = laps.last().map_or(self.happened, |lap| lap.until);
        let captures = || laps.iter().flat_map(Lap::captures);
        let seeds = self.haul(captures());
        let pits = self.names(captures().map(|taken| taken.pit));
        let side = self.side(self.mover);
        let any = yes_key(captures().next().is_some());
        let values = values![laps = laps.len(), side = side, seeds = seeds, pits = pits, any = any];
        self.add(self.words.say("explain-middle", values));
        let others = |effect: &&LapEffect| !matches!(effect, LapEffect::Captured(_));
        for effect in laps.iter().flat_map(|lap| &lap.effects).filter(others) {
            self.effect(effect, None);
        }
    }

    fn effect(&mut self, effect: &LapEffect, last: Option<(Pit, u8)>) {
        let mark = self.phrases.mark_name();
        let sentence = match effect {
            LapEffect::Captured(group) => self.capture(group, last),
            LapEffect::Bonus(named) => {
                let pits: Vec<Pit> = named.iter().map(|taken| taken.pit).collect();
                let (pits, seeds) = (self.names(pits.iter().copied()), self.haul(named.iter()));
                self.words.say(
                    "explain-bonus",
                    values![count = named.len(), side = self.side(self.mover), pits = pits, seeds = seeds],
                )
            }
            LapEffect::Refused(pits) => {
                let values = values![pits = self.names(pits.into_iter()), count = pits.len()];
                self.words.say("explain-refused", values)
            }
            LapEffect::Left(pit) => {
                let values = values![side = self.side(self.mover), pit = self.name(*pit)];
                self.words.say("explain-left", values)
            }
            LapEffect::Unclaimed(pit) => self.words.say("explain-unclaimed", values![pit = self.name(*pit)]),
            LapEffect::Given(pit, seeds) => {
                let seeds = self.phrases.seeds(u32::from(*seeds));
                self.words.say("explain-give", values![pit = self.name(*pit), seeds = seeds])
            }
            LapEffect::Swallowed(pit, seeds) => {
                let values = values![pit = self.name(*pit), seeds = self.phrases.seeds(u32::from(*seeds))];
                self.words.say("explain-swallow", values)
            }
            LapEffect::Marked(pit, owner) => {
                let values = values![pit = self.name(*pit), side = self.side(*owner), mark = mark];
                self.words.say(self.mark_key("explain-mark", "explain-note"), values)
            }
            LapEffect::Unmarked(pit, owner) => {
                let values = values![pit = self.name(*pit), side = self.side(*owner), mark = mark];
                self.words.say(self.mark_key("explain-unmark", "explain-unnote"), values)
            }
        };
        self.add(sentence);
    }

    fn mark_key(&self, mark: &'static str, note: &'static str) -> &'static str {
        if self.game.mark_form().is_some_and(|(_, form)| form == MarkForm::List) { note } else { mark }
    }

    /// The captures of one clause: the reason, if known, and what was taken.
    fn capture(&self, group: &[Taken], last: Option<(Pit, u8)>) -> Phrase {
        if group[0].clause.stage == Stage::Forfeit {
            let pits: Vec<Pit> = group.iter().map(|taken| taken.pit).collect();
            let values = values![
                side = self.side(group[0].to),
                count = pits.len(),
                pits = self.names(pits.iter().copied()),
                seeds = self.haul(group.iter())
            ];
            return self.words.say("explain-forfeit", values);
        }
        let why = Why::new(self.game, group[0].clause);
        if group[0].clause.stage == Stage::Pick {
            let values = values![
                side = self.side(self.mover),
                pit = self.names(group.iter().map(|taken| taken.pit)),
                seeds = self.haul(group.iter())
            ];
            return self.words.say("explain-taken-at-once", values);
        }
        let at_last = |taken: &&Taken| last.is_some_and(|(pit, _)| pit == taken.pit);
        let mut reasons = Vec::new();
        let mut mentioned = PitSet::EMPTY;
        for taken in group.iter().filter(at_last).chain(group.iter().filter(|taken| !at_last(taken))) {
            if reasons.len() == MAX_REASONS {
                break;
            }
            if let Some(reason) = self.reason(taken, &why, last) {
                reasons.push(reason);
                mentioned |= PitSet::of(taken.pit);
            }
        }
        let result = match (group, why.marked) {
            ([taken], true) => {
                let seeds = self.haul([*taken].iter());
                self.words.say("explain-taken-there", values![side = self.side(taken.to), seeds = seeds])
            }
            _ => self.result(group, mentioned),
        };
        if reasons.is_empty() {
            return self.words.say("explain-captured", values![result = result]);
        }
        self.words.say("explain-captured-why", values![why = self.reasons(&reasons), result = result])
    }

    /// "the last seed makes 3 in D, and C holds 2"
    fn reasons(&self, reasons: &[Phrase]) -> Phrase {
        match reasons {
            [first, more @ ..] if !more.is_empty() => {
                self.words.say("why-and", values![first = first, more = self.phrases.list(more)])
            }
            _ => self.phrases.list(reasons),
        }
    }

    fn reason(&self, taken: &Taken, why: &Why, last: Option<(Pit, u8)>) -> Option<Phrase> {
        let last_pit = last.map(|(pit, _)| pit);
        let pit = self.name(taken.pit);
        if last_pit == Some(taken.pit) {
            let now = last.map_or(0, |(_, now)| now);
            if why.marked {
                let mark = self.phrases.mark_name();
                return Some(self.words.say("why-marked", values![pit = pit, mark = mark]));
            }
            return why.tells_count().then(|| self.words.say("why-made", values![pit = pit, now = now]));
        }
        let is_opposite = |last| self.game.board().facing(last) == Some(taken.pit);
        if why.opposite && last_pit.is_some_and(is_opposite) {
            let seeds = self.haul([*taken].iter());
            return Some(self.words.say("why-opposite", values![pit = pit, seeds = seeds]));
        }
        why.count.then(|| self.words.say("why-held", values![pit = pit, now = taken.seeds]))
    }

    /// "South captures 5 seeds from pits C and d"
    fn result(&self, group: &[Taken], mentioned: PitSet) -> Phrase {
        let pits: PitSet = group.iter().map(|taken| taken.pit).collect();
        let what = match pits.len() {
            1 if pits == mentioned => self.words.tell("explain-that"),
            2 if pits == mentioned => self.words.tell("explain-both"),
            _ if pits == mentioned => self.words.tell("explain-all"),
            count => {
                let pits = self.names(group.iter().map(|taken| taken.pit));
                self.words.say("explain-pits", values![count = count, pits = pits])
            }
        };
        let to = match (group[0].into, group[0].to == self.mover) {
            (Destination::Hand, _) => "hand",
            (Destination::Store, true) => "mover",
            (Destination::Store, false) => "other",
        };
        let seeds = self.haul(group.iter());
        let side = self.side(group[0].to);
        self.words.say(
            "explain-taken",
            values![count = pits.len(), what = what, seeds = seeds, to = to, side = side],
        )
    }

    /// Summarizes captures on the way for each player.
    fn passing(&mut self, laps: &[Lap]) {
        for side in self.game.sides() {
            let taken = || laps.iter().flat_map(|lap| &lap.passing).filter(move |taken| taken.to == side);
            let Some(first) = taken().next() else { continue };
            let why = Why::new(self.game, first.clause);
            let same = taken().all(|taken| taken.seeds == first.seeds);
            let key = match why {
                Why { marked: true, .. } => "explain-passing-mark",
                Why { count: true, kind: false, .. } if same => "explain-passing-count",
                _ => "explain-passing",
            };
            let mut pits: Vec<Pit> = taken().map(|taken| taken.pit).collect();
            pits.dedup();
            let values = values![
                side = self.side(side),
                pits = self.names(pits.iter().copied()),
                count = pits.iter().copied().collect::<PitSet>().len(),
                made = first.seeds,
                seeds = self.haul(taken()),
                n = taken().map(|taken| u32::from(taken.seeds)).sum::<u32>(),
                mark = self.phrases.mark_name(),
            ];
            self.add(self.words.say(key, values));
        }
    }

    fn close(&mut self, event: &Event, scores: impl Fn() -> BySeat<i32>) {
        let words = self.words;
        let sentence = match *event {
            Event::Block { pit } => {
                let name = texts::block(words, self.game);
                words.say("explain-block", values![pit = self.name(pit), name = name])
            }
            Event::Collect { to, kind, seeds } => {
                let seeds = match kind {
                    Kind::Seed => self.phrases.pieces(u32::from(seeds), 0),
                    Kind::Second => self.phrases.pieces(0, u32::from(seeds)),
                };
                words.say("explain-collect", values![side = self.side(to), seeds = seeds])
            }
            Event::Stop { pit, clause } if self.is_chosen(clause) => {
                let side = self.side(self.mover);
                words.say("explain-stop", values![side = side, pit = self.name(pit)])
            }
            Event::Swap => words.tell("explain-swap"),
            Event::Bind { pit, by } => {
                words.say("explain-bind", values![side = self.side(by), pit = self.name(pit)])
            }
            Event::ExtraTurn { by } => words.say("explain-again", values![side = self.side(by)]),
            Event::Pass { by } => words.say("explain-pass", values![side = self.side(by)]),
            Event::Pay { from, by } => {
                let own = yes_key(self.game.board().home(from) == by);
                words.say("explain-pay", values![store = self.name(from), own = own])
            }
            Event::Endless => words.tell("explain-endless"),
            Event::End { outcome } => self.end(outcome, scores()),
            _ => return,
        };
        self.add(sentence);
    }

    /// Whether the clause lets the player choose where to stop.
    fn is_chosen(&self, clause: Clause) -> bool {
        let settle = self.game.program.settles.get(usize::from(clause.case));
        clause.stage == Stage::Settle && settle.is_some_and(|settle| settle.then == Then::Choose)
    }

    /// Describes a decision without visible effect.
    fn nothing_happened(&mut self) {
        let side = self.side(self.mover);
        self.add(self.words.say("explain-nothing", values![side = side]));
    }
}
