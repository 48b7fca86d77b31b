//! A step played on a table: the attempt follows the learner's moves, and the table plays the opponent's replies.

use std::collections::VecDeque;

use leptos::prelude::*;
use naqala::{Move, Pit, Ply, Session, Side, Silent};
use naqala_learn::{Attempt, Course, Progress, Refusal, Step, Verdict};

use crate::table::{BoardSession, Feed, Seat};

/// How the attempt stands. A handle.
#[derive(Clone, Copy)]
pub(super) struct Lesson {
    pub(super) table: BoardSession,
    feed: Feed,
    /// The attempt before its first move.
    fresh: StoredValue<Attempt>,
    attempt: StoredValue<Attempt>,
    learner: Side,
    /// The verdict, once the animation has ended.
    pub(super) verdict: RwSignal<Option<Verdict>, LocalStorage>,
    /// The pit to which the learner has pointed, where the step asks for one.
    pub(super) pointed: RwSignal<Option<Pit>>,
    /// What the rules say about that pit.
    pub(super) refusal: RwSignal<Option<Refusal>, LocalStorage>,
    /// Whether a way to the goal is shown, instead of the learner looking for one.
    pub(super) is_shown: RwSignal<bool>,
    /// The plies that are still to be shown.
    way: StoredValue<VecDeque<Ply>>,
}

/// What follows a move.
enum Next {
    /// Nothing, until something else happens.
    Wait,
    /// It is the learner's move.
    ToMove,
    /// The opponent plays this.
    Reply(Vec<Move>),
    /// It is decided.
    Done(Verdict),
}

impl Lesson {
    /// A step of a course, laid on a table.
    pub(super) fn new(course: &Course, step: &Step) -> Lesson {
        let attempt = Attempt::new(course.game(), step);
        let learner = step.position().to_move();
        let session = Session::from_position(course.game().clone(), *step.position());
        let table = BoardSession::of(session, seats(learner, Seat::Human));
        table.turned.set(learner == Side::North);
        let lesson = Lesson {
            table,
            feed: Feed::new(table),
            fresh: StoredValue::new(attempt.clone()),
            attempt: StoredValue::new(attempt),
            learner,
            verdict: RwSignal::new_local(None),
            pointed: RwSignal::new(None),
            refusal: RwSignal::new_local(None),
            is_shown: RwSignal::new(false),
            way: StoredValue::new(VecDeque::new()),
        };
        Effect::new(move |_| lesson.follow());
        Effect::new(move |_| lesson.judge_pit());
        lesson
    }

    /// Begins again.
    pub(super) fn again(self) {
        self.begin(false);
    }

    /// Begins again and shows a way to the goal.
    pub(super) fn show(self, step: &Step) {
        let way = self.table.peek(|session| step.solution(session.game())).unwrap_or_default();
        self.begin(true);
        if step.goal().is_pointed_at() {
            let answers = self.table.peek(|session| step.answers(session.game()));
            self.pointed.set(answers.into_iter().next());
        }
        self.way.set_value(way.into());
    }

    /// Judges the pit to which the learner has pointed.
    fn judge_pit(self) {
        let Some(pit) = self.pointed.get() else { return };
        let judged = self.attempt.try_update_value(|attempt| attempt.point(pit));
        if let Some((verdict, refusal)) = judged {
            self.seat(Seat::Remote);
            self.refusal.set(Some(refusal));
            self.verdict.set(Some(verdict));
        }
    }

    fn begin(self, is_shown: bool) {
        self.feed.stop();
        self.way.set_value(VecDeque::new());
        self.attempt.set_value(self.fresh.get_value());
        self.is_shown.set(is_shown);
        self.verdict.set(None);
        self.refusal.set(None);
        self.pointed.set(None);
        self.seat(if is_shown { Seat::Remote } else { Seat::Human });
        self.table.back_to(0);
    }

    /// Whether the learner has reached the goal without help.
    pub(super) fn is_passed(self) -> bool {
        let passed = self.verdict.with(|verdict| verdict.as_ref().is_some_and(|verdict| verdict.passed));
        passed && !self.is_shown.get()
    }

    fn seat(self, seat: Seat) {
        self.table.seats.set(seats(self.learner, seat));
    }

    /// Judges the moves once they have been shown.
    fn follow(self) {
        let played: Vec<Move> =
            self.table.with(|session| session.history().iter().map(|(_, mv)| *mv).collect());
        if !self.table.at_rest.get() || self.feed.is_busy() {
            return;
        }
        match self.attempt.try_update_value(|attempt| catch_up(attempt, &played)) {
            None | Some(Next::Wait) => {}
            Some(Next::ToMove) => {
                let shown = self.way.try_update_value(VecDeque::pop_front).flatten();
                self.feed.put(shown.into_iter().flatten());
            }
            Some(Next::Reply(moves)) => self.feed.put(moves),
            Some(Next::Done(verdict)) => {
                self.seat(Seat::Remote);
                self.verdict.set(Some(verdict));
            }
        }
    }
}

/// Somebody for the learner's side; the opponent's moves come from the step.
fn seats(learner: Side, seat: Seat) -> Vec<Seat> {
    let of = |side: Side| if side == learner { seat } else { Seat::Remote };
    Side::ALL.map(of).to_vec()
}

/// Passes the decisions on the table to the attempt, and asks how it continues.
fn catch_up(attempt: &mut Attempt, played: &[Move]) -> Next {
    let new = played.get(attempt.session().history().len()..).unwrap_or_default();
    if new.iter().any(|mv| attempt.play(*mv, &mut Silent).is_err()) {
        return Next::Wait;
    }
    let known = attempt.session().history().len();
    if known > played.len() {
        // The table has still to show a reply.
        return Next::Wait;
    }
    match attempt.progress() {
        Progress::Deciding => Next::Wait,
        Progress::ToMove => Next::ToMove,
        Progress::Done(verdict) => Next::Done(verdict),
        Progress::Reply => {
            attempt.reply(&mut Silent);
            Next::Reply(attempt.session().history()[known..].iter().map(|(_, mv)| *mv).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a step as the page does it: the learner's decisions and the replies on one table, the attempt beside it.
    fn verdict(course: &Course, step: &Step, way: &[Ply]) -> Option<Verdict> {
        let mut attempt = Attempt::new(course.game(), step);
        let mut session = Session::from_position(course.game().clone(), *step.position());
        let mut way = way.iter();
        for _ in 0..100 {
            let played: Vec<Move> = session.history().iter().map(|(_, mv)| *mv).collect();
            let moves = match catch_up(&mut attempt, &played) {
                Next::Wait => return None,
                Next::ToMove => way.next()?.to_vec(),
                Next::Reply(moves) => moves,
                Next::Done(verdict) => return Some(verdict),
            };
            assert!(!moves.is_empty());
            for mv in moves {
                session.play(mv, &mut Silent).unwrap();
                if !session.position().begins_ply() {
                    let played: Vec<Move> = session.history().iter().map(|(_, mv)| *mv).collect();
                    assert!(matches!(catch_up(&mut attempt, &played), Next::Wait));
                }
            }
        }
        None
    }

    #[test]
    fn every_step_is_solved_on_a_table_by_the_way_that_is_shown() {
        for course in Course::all() {
            for step in course.steps() {
                let way = step.solution(course.game()).unwrap();
                let verdict = verdict(course, step, &way);
                assert!(verdict.is_some_and(|verdict| verdict.passed), "{} {}", course.id(), step.key());
            }
        }
    }
}
