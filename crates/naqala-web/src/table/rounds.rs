//! Matches of rounds at a table: from one round to the next.
//!
//! The match stands as it did when the present round began, so that the last moves of a round can still be taken back.
//! Once the players go on, what they decide before the next round is gathered beside it.

use leptos::prelude::*;
use naqala::{AnswerError, MatchAnswer, MatchStep, RoundScore, Series, Session};
use naqala_wire::course::Course;
use naqala_wire::rules;

use super::{Seat, Table};

/// The match of which the game at a table is a round.
#[derive(Clone, Copy)]
pub(crate) struct Rounds {
    /// As it stood when the present round began.
    series: RwSignal<Option<Series>>,
    /// As it stands after the present round, once the players go on from that.
    settling: RwSignal<Option<Series>>,
    /// The entries of earlier rounds, with what was decided after them.
    earlier: RwSignal<Vec<String>>,
    /// What was decided after the present round.
    answers: RwSignal<Vec<String>>,
    /// What was decided between the latest two rounds, in words.
    told: RwSignal<String>,
}

impl Rounds {
    pub(super) fn new(series: Option<Series>) -> Rounds {
        Rounds {
            series: RwSignal::new(series),
            settling: RwSignal::new(None),
            earlier: RwSignal::new(Vec::new()),
            answers: RwSignal::new(Vec::new()),
            told: RwSignal::new(String::new()),
        }
    }

    /// What was decided between the latest two rounds, in words.
    pub(crate) fn told(&self) -> String {
        self.told.get()
    }
}

impl Table {
    /// A table at which a game or a match goes on that was played by these entries.
    pub(crate) fn of_course(course: &Course, entries: &[String], seats: Vec<Seat>) -> Table {
        let table = Table::of(course.session().clone(), seats);
        let (earlier, present) = entries.split_at(course.round_from().min(entries.len()));
        let of_round = rules::entries(course.session()).len().min(present.len());
        table.rounds.series.set(course.series().cloned());
        table.rounds.settling.set(course.after_round().cloned());
        table.rounds.earlier.set(earlier.to_vec());
        table.rounds.answers.set(present[of_round..].to_vec());
        table
    }

    /// All entries, from the first round on. The reader is told when there are more.
    pub(crate) fn entries(&self) -> Vec<String> {
        let mut entries = self.rounds.earlier.get();
        entries.extend(self.with(rules::entries));
        entries.extend(self.rounds.answers.get());
        entries
    }

    /// The number of the first entry of the present round.
    pub(crate) fn round_from(&self) -> usize {
        self.rounds.earlier.with_untracked(Vec::len)
    }

    /// Whether the game is a round of a match.
    pub(crate) fn is_in_match(&self) -> bool {
        self.rounds.series.with(Option::is_some)
    }

    /// The number of the round, counted from 1, if the game is a round of a match.
    pub(crate) fn round(&self) -> Option<usize> {
        self.rounds.series.with(|series| series.as_ref().map(Series::number))
    }

    /// Whether the game is the first round of a match.
    pub(crate) fn is_first_round(&self) -> bool {
        self.round() == Some(1)
    }

    /// The match after the present round, as far as the players have settled it; nothing while the round goes on.
    pub(crate) fn after_round(&self) -> Option<Series> {
        self.outcome()?;
        let settling = self.rounds.settling.get();
        settling.or_else(|| {
            let after = |series: &Series| self.with(|session| series.after(session));
            self.rounds.series.with(|series| series.as_ref().map(after))
        })
    }

    /// How the earlier rounds of the match went.
    pub(crate) fn earlier_scores(&self) -> Vec<RoundScore> {
        self.rounds
            .series
            .with(|series| series.as_ref().map(|series| series.scores().to_vec()))
            .unwrap_or_default()
    }

    /// Whether the players have gone on from the round, and one of them is asked something.
    pub(crate) fn is_settling(&self) -> bool {
        self.rounds.settling.with(Option::is_some)
    }

    /// Goes on from a round that is over: to the next one, or to what somebody has to decide before.
    pub(crate) fn next_round(&self) {
        self.finish();
        self.rounds.told.set(String::new());
        if let Some(series) = untrack(|| self.after_round()) {
            self.settle(series);
        }
    }

    /// A player decides what is asked before the next round.
    ///
    /// # Errors
    /// What is wrong with the answer; it is asked again then.
    pub(crate) fn answer(&self, answer: &MatchAnswer) -> Result<(), AnswerError> {
        let text = self.peek(|session| answer.text(session.game().board()));
        self.hear_answer(&text)
    }

    /// The same as it is written.
    ///
    /// # Errors
    /// What is wrong with the answer.
    pub(crate) fn hear_answer(&self, text: &str) -> Result<(), AnswerError> {
        self.finish();
        let mut series = untrack(|| self.after_round()).ok_or(AnswerError::Nothing)?;
        let step = series.step();
        series.answer_text(text)?;
        self.tell_answer(step, text);
        self.rounds.answers.update(|answers| answers.push(text.to_owned()));
        self.settle(series);
        Ok(())
    }

    /// Says what somebody has decided.
    fn tell_answer(&self, step: MatchStep, text: &str) {
        let told = self.settings.tongue.get_untracked().voice().answered(step, text);
        self.rounds.told.update(|all| *all = format!("{all}{told}. "));
    }

    /// Forgets what was decided after the round: it goes on after all.
    pub(super) fn unsettle(&self) {
        if self.rounds.settling.with_untracked(Option::is_some) {
            self.rounds.settling.set(None);
            self.rounds.answers.set(Vec::new());
        }
    }

    /// Lets the engine decide what it has to, waits for people, and begins the round when nothing is left to decide.
    fn settle(&self, mut series: Series) {
        while let Some(side) = series.asked() {
            let Seat::Engine(_) = untrack(|| self.seat(side)) else {
                self.rounds.settling.set(Some(series));
                return;
            };
            let step = series.step();
            let Some(answer) = series.answer_plainly() else { return };
            let text = answer.text(series.board());
            self.tell_answer(step, &text);
            self.rounds.answers.update(|answers| answers.push(text));
        }
        if series.is_over() {
            self.rounds.settling.set(Some(series));
        } else {
            self.begin_round(series);
        }
    }

    fn begin_round(&self, series: Series) {
        let entries = untrack(|| self.entries());
        self.restart(series.round());
        self.rounds.earlier.set(entries);
        self.rounds.answers.set(Vec::new());
        self.rounds.settling.set(None);
        self.rounds.series.set(Some(series));
    }

    /// Puts another game on the table.
    fn restart(&self, session: Session) {
        self.finish();
        self.session.set_value(session);
        self.line.update_value(Vec::clear);
        self.told.set_value(None);
        self.rest();
        self.changes.update(|changes| *changes += 1);
    }
}
