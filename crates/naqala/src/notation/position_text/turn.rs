//! Fields for the turn: who moves, what is pending, and how the game ended.

use super::Draft;
use super::pits::write_pit;
use super::words::{both_kinds, number, pit, place, side, single, some_words, unless, write_place};
use crate::board::event::{Clause, Stage};
use crate::board::moves::Direction;
use crate::board::pits::{Pit, Side};
use crate::board::position::{BEYOND_FIRST_LAP, Decision, NO_PIT, Outcome, Position, Reason, Status, Winner};
use crate::board::second_kind::both_text;
use crate::builder::PositionError;
use crate::game::Game;
use crate::program::{Test, Then};

type Reading<'a> = Result<Draft<'a>, String>;

/// The parts of a position's text that cannot be set up by hand.
#[derive(Default)]
pub(super) struct Extras {
    pub(super) threatened: Option<Pit>,
    plies: Option<u8>,
    nth: u8,
    held: [u8; 2],
    pending: Option<Pending>,
    outcome: Option<Outcome>,
}

/// An open decision and the sowing it interrupts.
struct Pending {
    decision: Decision,
    focus: Pit,
    direction: Direction,
    mode: u8,
    clause: u8,
    more: More,
}

/// Values that only some decisions need.
#[derive(Default)]
struct More {
    tally: u8,
    named: Option<Pit>,
    lap_start: Option<Pit>,
    beyond_first_lap: bool,
    origin: Option<Pit>,
    sower: Option<Side>,
}

impl Extras {
    /// Puts the extras into a position that is sound without them.
    pub(super) fn add_to(self, game: &Game, mut position: Position) -> Result<Position, PositionError> {
        position.threatened = self.threatened.map_or(NO_PIT, |pit| pit.0);
        position.plies = self.plies.unwrap_or(usual_plies(game, &position));
        position.nth = self.nth;
        position.hand = self.held[0];
        match game.second_kind() {
            Some(second) => position.cells[second.hand] = self.held[1],
            None if self.held[1] > 0 => {
                return Err(PositionError::new("field `held`: the game has one kind of seeds only"));
            }
            None => {}
        }
        if self.held != [0; 2] && self.pending.is_none() && self.outcome.is_none() {
            return Err(PositionError::new("field `held`: nobody has seeds in hand when a turn begins"));
        }
        if let Some(message) = game.too_many(&position) {
            return Err(PositionError::new(message));
        }
        if let Some(outcome) = self.outcome {
            position.status = Status::Over(outcome);
        }
        if let Some(pending) = self.pending {
            pending.add_to(game, &mut position)?;
        }
        Ok(position)
    }
}

impl Pending {
    fn add_to(self, game: &Game, position: &mut Position) -> Result<(), PositionError> {
        let is_racing = position.decision == Decision::Race;
        position.decision = self.decision;
        position.focus = self.focus.0;
        position.direction =
            self.direction as u8 | if self.more.beyond_first_lap { BEYOND_FIRST_LAP } else { 0 };
        position.mode = self.mode;
        position.clause = self.clause;
        position.tally = self.more.tally;
        position.named = self.more.named.map_or(NO_PIT, |pit| pit.0);
        position.lap_start = self.more.lap_start.map_or(NO_PIT, |pit| pit.0);
        position.origin = self.more.origin.map_or(NO_PIT, |pit| pit.0);
        position.sower = self.more.sower.unwrap_or(Side::South);
        let fits = !is_racing && self.is_asked(game, position);
        if fits && !position.is_over() && !game.moves(position).is_empty() {
            return Ok(());
        }
        Err(PositionError::new("field `pending`: this decision cannot be open in this position"))
    }

    /// Whether the clause asks for such a decision, and the position has what it needs.
    fn is_asked(&self, game: &Game, position: &Position) -> bool {
        let clause = usize::from(self.clause);
        let settle = game.program.settles.get(clause);
        let is_kept = self.more.lap_start.is_some();
        let holds_nothing = position.hand == 0;
        match self.decision {
            Decision::StopOrGo if holds_nothing => settle.is_some_and(|settle| settle.then == Then::Choose),
            Decision::Give => !holds_nothing && settle.is_some_and(|settle| settle.give.is_some()),
            Decision::Bonus if holds_nothing => {
                self.more.tally > 0 && settle.is_some_and(|settle| settle.bonus.is_some())
            }
            Decision::Capture if holds_nothing => {
                is_kept && settle.is_some_and(|settle| settle.optional != Test::Never)
            }
            Decision::Turn if holds_nothing => settle.is_some_and(|settle| settle.relay.may_turn.is_some()),
            Decision::Turn => {
                let resow = game.program.resows.get(clause);
                is_kept && resow.is_some_and(|resow| resow.may_turn.is_some())
            }
            Decision::Claim => self.is_claimed(game, position),
            _ => false,
        }
    }
}

impl Pending {
    /// Whether the player to move gets the seeds of the pit, and may leave them.
    fn is_claimed(&self, game: &Game, position: &Position) -> bool {
        let drop = game.program.drops.get(usize::from(self.clause));
        let Some((drop, sower)) = drop.zip(self.more.sower) else { return false };
        self.more.lap_start.is_some()
            && drop.optional != Test::Never
            && game.drop_receiver(position, self.focus, sower, drop) == Some(position.to_move)
    }
}

pub(super) fn write_turn(_: &Game, position: &Position) -> Option<String> {
    Some(position.to_move.letter().to_string())
}

pub(super) fn read_turn<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.builder = draft.builder.to_move(side(draft.game, single(words, "the letter of a player")?)?);
    Ok(draft)
}

pub(super) fn write_moved(game: &Game, position: &Position) -> Option<String> {
    some_words(game.sides().filter(|&side| position.has_moved(side)).map(Side::letter))
}

pub(super) fn read_moved<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for word in words {
        draft.builder = draft.builder.moved(side(draft.game, word)?, true);
    }
    Ok(draft)
}

pub(super) fn write_opening(_: &Game, position: &Position) -> Option<String> {
    position.opening().map(|way| if way == Direction::Clockwise { "-" } else { "+" }.into())
}

pub(super) fn read_opening<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let way = match single(words, "the direction of the first sowing, + or -")? {
        "+" => Direction::CounterClockwise,
        "-" => Direction::Clockwise,
        other => return Err(format!("`{other}` is not a direction (+ counter-clockwise, - clockwise)")),
    };
    draft.builder = draft.builder.opening(way);
    Ok(draft)
}

pub(super) fn write_swapped(_: &Game, position: &Position) -> Option<String> {
    position.is_swapped().then(String::new)
}

pub(super) fn read_swapped<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    if let Some(word) = words.first() {
        return Err(format!("nothing may follow, not even `{word}`"));
    }
    draft.builder = draft.builder.swapped(true);
    Ok(draft)
}

pub(super) fn write_starter(_: &Game, position: &Position) -> Option<String> {
    (position.starter != Side::South).then(|| position.starter.letter().to_string())
}

pub(super) fn read_starter<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.builder = draft.builder.starter(side(draft.game, single(words, "the letter of a player")?)?);
    Ok(draft)
}

/// The number of plies if every player who has moved has moved once; 0 if the rules do not count plies.
fn usual_plies(game: &Game, position: &Position) -> u8 {
    if !game.program.memory.plies {
        return 0;
    }
    Side::ALL.into_iter().map(|side| u8::from(position.has_moved(side))).sum()
}

pub(super) fn write_plies(game: &Game, position: &Position) -> Option<String> {
    unless(position.plies, usual_plies(game, position))
}

pub(super) fn read_plies<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.extras.plies = Some(number(single(words, "a number")?)?);
    Ok(draft)
}

pub(super) fn write_captures(_: &Game, position: &Position) -> Option<String> {
    let [south, north] = position.captures;
    (south > 0 || north > 0).then(|| format!("{south} {north}"))
}

pub(super) fn read_captures<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let &[south, north] = words else {
        return Err("expected two numbers, South's captures and North's".to_owned());
    };
    draft.builder = draft.builder.captures(Side::South, number(south)?);
    if draft.game.players() > 1 || number(north)? > 0 {
        draft.builder = draft.builder.captures(Side::North, number(north)?);
    }
    Ok(draft)
}

pub(super) fn write_extra(_: &Game, position: &Position) -> Option<String> {
    unless(position.nth, 0)
}

pub(super) fn read_extra<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.extras.nth = number(single(words, "a number")?)?;
    Ok(draft)
}

pub(super) fn write_held(game: &Game, position: &Position) -> Option<String> {
    let held = [position.hand, game.second_in_hand(position)];
    (held != [0; 2]).then(|| both_text(held[0], held[1]))
}

pub(super) fn read_held<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.extras.held = both_kinds(single(words, "a number")?)?;
    Ok(draft)
}

/// The race is still to be run; the pit that was named for it already, if one was.
pub(super) fn write_race(game: &Game, position: &Position) -> Option<String> {
    let named = || position.focus().map(|pit| game.board().name(pit).to_owned());
    (position.decision == Decision::Race).then(|| named().unwrap_or_default())
}

pub(super) fn read_race<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let named = match words {
        [] => None,
        words => Some(pit(draft.game, single(words, "the name of one pit")?)?),
    };
    draft.builder = draft.builder.race(named);
    Ok(draft)
}

const DECISIONS: [(&str, Decision); 6] = [
    ("stop-or-go", Decision::StopOrGo),
    ("give", Decision::Give),
    ("bonus", Decision::Bonus),
    ("capture", Decision::Capture),
    ("turn", Decision::Turn),
    ("claim", Decision::Claim),
];

/// The decision, the pit it is about, the direction, the kind of the move, the clause that asks for it; then, if
/// there are any, what it counts and the pit named last, and what else has to be kept of the move.
pub(super) fn write_pending(game: &Game, position: &Position) -> Option<String> {
    let (name, _) = DECISIONS.iter().find(|(_, decision)| *decision == position.decision)?;
    let pit = write_place(game, position.focus)?;
    let way = Direction::from_index(position.direction).name();
    let mode = game.program.modes.get(usize::from(position.mode))?;
    let mut words = format!("{name} {pit} {way} {mode} {}", position.clause);
    if position.tally > 0 {
        words += &format!(" {}", position.tally);
        words.extend(write_pit(game, position.named).map(|pit| format!(" {pit}")));
    }
    words.extend(write_place(game, position.lap_start).map(|pit| format!(" from {pit}")));
    if position.direction & BEYOND_FIRST_LAP != 0 {
        words += " relayed";
    }
    words.extend(write_place(game, position.origin).map(|pit| format!(" origin {pit}")));
    if position.decision == Decision::Claim {
        words += &format!(" sower {}", position.sower.letter());
    }
    Some(words)
}

fn read_more(game: &Game, words: &[&str]) -> Result<More, String> {
    let mut more = More::default();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut pit_after = || match words.next() {
            Some(name) => place(game, name).map(Some),
            None => Err(format!("after `{word}` a pit is missing")),
        };
        match *word {
            "from" => more.lap_start = pit_after()?,
            "origin" => more.origin = pit_after()?,
            "relayed" => more.beyond_first_lap = true,
            "sower" => {
                let letter = words.next().ok_or("after `sower` the letter of a player is missing")?;
                more.sower = Some(side(game, letter)?);
            }
            count if count.starts_with(|c: char| c.is_ascii_digit()) => more.tally = number(count)?,
            name => more.named = Some(pit(game, name)?),
        }
    }
    Ok(more)
}

pub(super) fn read_pending<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let (&[name, focus, way, kind, clause], more) = words
        .split_first_chunk()
        .ok_or("expected five words: decision, pit, direction, kind of move, clause")?;
    let decision = DECISIONS.iter().find(|(known, _)| *known == name).map(|(_, decision)| *decision);
    let ways = draft.game.board().directions();
    let direction = ways.iter().copied().find(|known| known.name() == way).ok_or_else(|| {
        let known: Vec<&str> = ways.iter().map(|way| way.name()).collect();
        format!("`{way}` is no direction; write {}", known.join(" or "))
    })?;
    let modes = &draft.game.program.modes;
    let mode = modes.iter().position(|known| known == kind);
    draft.extras.pending = Some(Pending {
        decision: decision.ok_or_else(|| {
            format!("`{name}` is no decision; write one of {}", DECISIONS.map(|(name, _)| name).join(", "))
        })?,
        focus: place(draft.game, focus)?,
        direction,
        mode: mode.ok_or_else(|| format!("`{kind}` is no kind of move; there are {}", modes.join(", ")))?
            as u8,
        clause: number(clause)?,
        more: read_more(draft.game, more)?,
    });
    Ok(draft)
}

/// The reasons that are no clause of the rule file.
const REASONS: [Reason; 7] = [
    Reason::Endless,
    Reason::Repetition,
    Reason::NoCapture,
    Reason::GrandSlam,
    Reason::TooLong,
    Reason::Resigned,
    Reason::Agreed,
];

/// A word, or the list and the number of a clause of the rule file.
fn reason_text(reason: Reason) -> String {
    let word = match reason {
        Reason::Clause(Clause { stage: Stage::Settle, case }) => return format!("settle.{case}"),
        Reason::Clause(clause) => return format!("end.{}", clause.case),
        Reason::Endless => "endless",
        Reason::Repetition => "repetition",
        Reason::NoCapture => "no-capture",
        Reason::GrandSlam => "grand-slam",
        Reason::TooLong => "too-long",
        Reason::Resigned => "resigned",
        Reason::Agreed => "agreed",
    };
    word.to_owned()
}

/// The winner and the reason.
pub(super) fn write_over(_: &Game, position: &Position) -> Option<String> {
    let outcome = position.outcome()?;
    let winner = match outcome.winner {
        Winner::Side(side) => side.letter().to_string(),
        Winner::Draw => "draw".to_owned(),
        Winner::Nobody => "nobody".to_owned(),
    };
    Some(format!("{winner} {}", reason_text(outcome.reason)))
}

pub(super) fn read_over<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let &[winner, reason] = words else {
        return Err("expected two words, the winner and the reason".to_owned());
    };
    let winner = match winner {
        "draw" => Winner::Draw,
        "nobody" => Winner::Nobody,
        letter => Winner::Side(side(draft.game, letter)?),
    };
    let reason = read_reason(draft.game, reason).ok_or_else(|| format!("`{reason}` ends no game here"))?;
    draft.extras.outcome = Some(Outcome { winner, reason });
    Ok(draft)
}

fn read_reason(game: &Game, word: &str) -> Option<Reason> {
    if let Some(reason) = REASONS.into_iter().find(|reason| reason_text(*reason) == word) {
        return Some(reason);
    }
    let (list, case) = word.split_once('.')?;
    let case = number(case).ok()?;
    let (stage, known) = match list {
        "settle" => {
            let settle = game.program.settles.get(usize::from(case))?;
            (Stage::Settle, matches!(settle.then, Then::Win | Then::Lose))
        }
        "end" => (Stage::End, game.program.ends.iter().flatten().any(|end| end.case == case)),
        _ => return None,
    };
    known.then_some(Reason::Clause(Clause { stage, case }))
}
