//! Why a game ended, and why that decides it, in one sentence.

use naqala::{Event, Kind, Outcome, Reason, Session, Side, Winner};
use naqala_messages::values;

use super::opponents::level_name;
use crate::language::Locale;
use crate::table::{BoardSession, Seat};

/// Why the game on a table ended, and why that decides it, to one of its players or to others: "majority: you have more than
/// half of the seeds (25 of 48)". `None` while it goes on, and where the result alone says all.
pub(crate) fn why_ended(table: BoardSession, you: Option<Side>, locale: Locale) -> Option<String> {
    let outcome = table.outcome()?;
    if outcome.reason == Reason::Resigned && !is_won_by(table, outcome.winner, you) && you.is_some() {
        return Some(locale.tell("ended-you-resigned"));
    }
    let why = table.peek(|session| locale.localizer().why(session.game(), outcome))?;
    let Some(decides) = decides(table, outcome, you, locale) else { return Some(why) };
    Some(match rest(table, you, locale) {
        Some(rest) => locale.say("end-why-rest", values![why = why, rest = rest, decides = decides]),
        None => locale.say("end-why", values![why = why, decides = decides]),
    })
}

/// Whether `you` have won, alone or with partners.
pub(super) fn is_won_by(table: BoardSession, winner: Winner, you: Option<Side>) -> bool {
    match (winner, you) {
        (Winner::Side(side), Some(you)) => table.peek(|session| session.game().are_partners(side, you)),
        _ => false,
    }
}

/// What a side is called: by the name of its player, if there is one.
pub(super) fn called(table: BoardSession, side: Side, locale: Locale) -> String {
    match table.seat(side) {
        Seat::Engine(level) => level_name(locale, level),
        _ => table.name(side).unwrap_or_else(|| locale.localizer().side(side).to_string()),
    }
}

/// Why that decides the game: "you have more than half of the seeds (25 of 48)".
fn decides(table: BoardSession, outcome: Outcome, you: Option<Side>, locale: Locale) -> Option<String> {
    if matches!(outcome.reason, Reason::Resigned | Reason::Agreed) {
        return None;
    }
    // Where a game stands still, the rules let the scores decide, or call it a draw.
    let by_score = match outcome.reason {
        Reason::Repetition | Reason::NoCapture | Reason::TooLong => true,
        reason => table.peek(|session| naqala::is_decided_by_score(session.game(), reason)),
    };
    match outcome.winner {
        Winner::Side(side) if by_score => Some(more(table, side, you, locale)),
        Winner::Side(side) => Some(said_of(["end-rule", "end-rule-you"], table, side, you, locale, [0, 0])),
        Winner::Draw => {
            let scores = table.peek(scores);
            let each = scores.first().filter(|first| scores.iter().all(|score| score == *first))?;
            let key = if by_score { "end-even" } else { "end-draw" };
            Some(locale.say(key, values![each = *each]))
        }
        Winner::Nobody => Some(locale.tell("end-nobody")),
    }
}

/// That the winner has more than half of the seeds, or else more than others.
fn more(table: BoardSession, winner: Side, you: Option<Side>, locale: Locale) -> String {
    let (own, others, all) = table.peek(|session| {
        let (game, position) = (session.game(), session.position());
        let party = |of: Side| game.party(of).map(|side| game.score(position, side)).sum::<i32>();
        let others = game.sides().filter(|side| !game.are_partners(*side, winner)).map(party).max();
        // Seeds of two kinds are worth different amounts.
        let all = game.second_kind().is_none().then(|| game.seeds_in_all(position) as i32);
        (party(winner), others.unwrap_or_default(), all)
    });
    match all.filter(|all| 2 * own > *all && own + others <= *all) {
        Some(all) => said_of(["end-half", "end-half-you"], table, winner, you, locale, [own, all]),
        None => said_of(["end-more", "end-more-you"], table, winner, you, locale, [own, others]),
    }
}

/// A message about a side with two numbers: the one to others, or that to whoever plays the side.
fn said_of(
    [of_others, to_you]: [&str; 2],
    table: BoardSession,
    side: Side,
    you: Option<Side>,
    locale: Locale,
    [own, all]: [i32; 2],
) -> String {
    if is_won_by(table, Winner::Side(side), you) {
        return locale.say(to_you, values![own = own, all = all]);
    }
    locale.say(of_others, values![name = called(table, side, locale), own = own, all = all])
}

/// What became of the seeds that were left on the board: "you get the seeds left on the board (3)".
fn rest(table: BoardSession, you: Option<Side>, locale: Locale) -> Option<String> {
    let shares = table.peek(collected);
    match shares.as_slice() {
        [] => None,
        [(side, seeds)] => {
            Some(said_of(["end-rest", "end-rest-you"], table, *side, you, locale, [*seeds, 0]))
        }
        _ => {
            let shares: Vec<String> = shares.iter().map(|(_, seeds)| seeds.to_string()).collect();
            Some(locale.say("end-rest-shared", values![shares = shares.join(" : ")]))
        }
    }
}

/// The scores of all sides.
fn scores(session: &Session) -> Vec<i32> {
    let game = session.game();
    game.sides().map(|side| game.score(session.position(), side)).collect()
}

/// Who got how many seeds that the last move left on the board.
fn collected(session: &Session) -> Vec<(Side, i32)> {
    struct Shares(Vec<(Side, i32)>);
    impl naqala::Observer for Shares {
        fn event(&mut self, event: Event) {
            let Event::Collect { to, kind: Kind::Seed, seeds } = event else { return };
            match self.0.iter_mut().find(|(side, _)| *side == to) {
                Some((_, sum)) => *sum += i32::from(seeds),
                None => self.0.push((to, seeds.into())),
            }
        }
    }
    let mut shares = Shares(Vec::new());
    if let Some((before, mv)) = session.history().last() {
        session.game().play_legal(before, *mv, &mut shares);
    }
    shares.0
}
