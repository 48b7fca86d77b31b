//! Matches on the board: from one round to the next.

use naqala::MatchStep;
use ratatui::crossterm::event::KeyCode;

use super::app::{App, Effect, Overlay};
use super::claim::Claim;
use crate::play::series::{self, Series};

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
        let Some(series) = &self.series else { return };
        let mut series = series.after(&self.session);
        match series.step() {
            MatchStep::Over(_) => {}
            MatchStep::Round => self.begin_round(series),
            MatchStep::Claim { side, pits, of } if self.sitter(side).is_human => {
                self.overlay = Some(Overlay::Claim(Claim::new(side, pits, of)));
            }
            MatchStep::Claim { side, pits, of } => {
                let chosen = series::nearest(of, pits);
                let names = series.names(chosen.iter().copied().collect());
                series.claim(&chosen).expect("the pits of the other row can be chosen");
                self.begin_round(series);
                self.tell(self.voice.takes_over(side, &names));
            }
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
            KeyCode::Esc | KeyCode::Backspace => {
                self.overlay = Some(Overlay::Result);
                return;
            }
            KeyCode::Enter => return self.settle(claim),
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

    fn settle(&mut self, claim: Claim) {
        let Some(series) = &self.series else { return };
        let mut series = series.after(&self.session);
        match claim.settle(&mut series) {
            Ok(()) => self.begin_round(series),
            Err(why) => {
                self.complain(self.voice.claim_error(&why));
                self.overlay = Some(Overlay::Claim(claim));
            }
        }
    }
}
