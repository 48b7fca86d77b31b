//! Matches on the board: from one round to the next.

use naqala::{AnswerError, MatchAnswer, Series};
use ratatui::crossterm::event::KeyCode;

use super::app::{App, Effect, Overlay};
use super::arrangement::Arrangement;
use super::claim::Claim;

impl App {
    /// How the next round is reached, after a round that leaves the match open.
    pub(super) fn next_hint(&self) -> String {
        let goes_on = self.series.as_ref().is_some_and(|series| !series.after(&self.session).is_over());
        if goes_on { format!(" {}", self.voice.tell("next-round")) } else { String::new() }
    }

    /// Whether nothing has been played yet.
    pub(super) fn has_nothing_to_keep(&self) -> bool {
        self.history.len() == 0 && self.series.as_ref().is_none_or(|series| series.number() == 1)
    }

    /// Whether beginning anew needs no second thought.
    pub(super) fn has_nothing_to_lose(&self) -> bool {
        match &self.series {
            Some(series) if self.is_over() => series.after(&self.session).is_over(),
            Some(_) => self.has_nothing_to_keep(),
            None => self.has_nothing_to_keep() || self.is_over(),
        }
    }

    /// Goes on from a round that is over, if the match does.
    pub(super) fn next_round(&mut self) {
        if let Some(series) = &self.series {
            let series = series.after(&self.session);
            self.advance(series);
        }
    }

    /// Asks people what is to be decided before the next round, lets computer players decide, and begins it.
    fn advance(&mut self, mut series: Series) {
        let mut told = Vec::new();
        while let Some(side) = series.asked() {
            let step = series.step();
            if self.sitter(side).is_human {
                let arrangement = || Arrangement::new(step).map(Overlay::Arrange);
                self.overlay = Claim::new(step).map(Overlay::Claim).or_else(arrangement);
                self.settling = Some(series);
                return;
            }
            let answer = series.answer_plainly().expect("a plain answer can be carried out");
            told.push(self.voice.answered(step, &answer.text(series.board())));
        }
        if !series.is_over() {
            self.begin_round(series);
        }
        if !told.is_empty() {
            self.tell(told.join("; "));
        }
    }

    fn begin_round(&mut self, series: Series) {
        self.session = series.round();
        self.series = Some(series);
        self.last_pit = [None; 2];
        self.look_again();
        self.effect(Effect::Save);
    }

    pub(super) fn key_in_claim(&mut self, mut claim: Claim, key: KeyCode) {
        match key {
            KeyCode::Esc | KeyCode::Backspace => return self.put_off(),
            KeyCode::Enter => return self.settle(&claim.answer(), Overlay::Claim(claim)),
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab => claim.step(false),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => claim.step(true),
            KeyCode::Char(' ') => claim.toggle(claim.at),
            KeyCode::Char(letter) => {
                if let Some(at) = claim.by_letter(self.game().board(), letter) {
                    claim.toggle(at);
                }
            }
            _ => {}
        }
        self.notice = None;
        self.overlay = Some(Overlay::Claim(claim));
    }

    /// Chooses or leaves the pit of a line.
    pub(super) fn toggle_claimed(&mut self, at: usize) {
        if let Some(Overlay::Claim(claim)) = &mut self.overlay {
            claim.toggle(at);
        }
    }

    pub(super) fn key_in_arrangement(&mut self, mut arrangement: Arrangement, key: KeyCode) {
        match key {
            KeyCode::Esc => return self.put_off(),
            KeyCode::Enter => {
                return match arrangement.answer(self.game().board()) {
                    Ok(answer) => self.settle(&answer, Overlay::Arrange(arrangement)),
                    Err(why) => self.ask_again(&why, Overlay::Arrange(arrangement)),
                };
            }
            KeyCode::Backspace => _ = arrangement.text.pop(),
            KeyCode::Char(sign) => arrangement.type_sign(sign),
            _ => {}
        }
        self.notice = None;
        self.overlay = Some(Overlay::Arrange(arrangement));
    }

    /// Goes back to the result: what was decided so far is forgotten, for the round may still be taken back.
    fn put_off(&mut self) {
        self.settling = None;
        self.overlay = Some(Overlay::Result);
    }

    /// Carries an answer out and goes on, or says what is wrong with it and asks again.
    fn settle(&mut self, answer: &MatchAnswer, asked: Overlay) {
        let Some(mut series) = self.settling.take() else { return };
        match series.answer(answer) {
            Ok(()) => self.advance(series),
            Err(why) => {
                self.settling = Some(series);
                self.ask_again(&why, asked);
            }
        }
    }

    fn ask_again(&mut self, why: &AnswerError, asked: Overlay) {
        self.complain(self.voice.answer_error(why));
        self.overlay = Some(asked);
    }
}
