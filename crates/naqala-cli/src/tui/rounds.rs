//! Matches on the board: from one round to the next.

use naqala::{AnswerError, MatchAnswer};
use ratatui::crossterm::event::KeyCode;

use super::app::{App, Effect, Overlay};
use super::arrangement::Arrangement;
use super::claim::Claim;

impl App {
    /// How the next round is reached, after a round that leaves the match open.
    pub(super) fn next_hint(&self) -> String {
        if self.played.is_over() { String::new() } else { format!(" {}", self.localizer.tell("next-round")) }
    }

    /// Whether nothing has been played yet.
    pub(super) fn has_nothing_to_keep(&self) -> bool {
        !self.played.has_begun()
    }

    /// Whether restarting needs no confirmation.
    pub(super) fn has_nothing_to_lose(&self) -> bool {
        self.has_nothing_to_keep() || self.is_over() && self.played.is_over()
    }

    /// Continues after a finished round, if the match does: computer players answer their questions, people are asked, and then
    /// the next round begins.
    pub(super) fn next_round(&mut self) {
        let (sitters, round) = (&self.sitters, self.played.round_number());
        let answered = self.played.go_on(|seat| !sitters[seat.index()].is_human);
        if let Some(question) = self.played.question() {
            let arrangement = || Arrangement::new(question).map(Overlay::Arrange);
            self.overlay = Claim::new(question).map(Overlay::Claim).or_else(arrangement);
        } else if self.played.round_number() != round {
            self.last_pit = Default::default();
            self.look_again();
            self.effect(Effect::Save);
        }
        let board = self.game().board();
        let said: Vec<String> = answered
            .iter()
            .map(|(question, answer)| self.localizer.answered(*question, &answer.text(board)))
            .collect();
        if !said.is_empty() {
            self.tell(said.join("; "));
        }
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
        self.played.withdraw_answers();
        self.overlay = Some(Overlay::Result);
    }

    /// Applies an answer and continues, or says what is wrong with it and asks again.
    fn settle(&mut self, answer: &MatchAnswer, asked: Overlay) {
        match self.played.answer(answer) {
            Ok(()) => self.next_round(),
            Err(why) => self.ask_again(&why, asked),
        }
    }

    fn ask_again(&mut self, why: &AnswerError, asked: Overlay) {
        self.complain(self.localizer.answer_error(why));
        self.overlay = Some(asked);
    }
}
