//! Keys and clicks in overlays.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position as Point;

use super::app::{App, Overlay, Question};
use super::menu::{Menu, Way};
use super::view;

/// How far a page of text or history goes.
pub(super) const PAGE: isize = 8;

impl App {
    pub(super) fn click_in_overlay(&mut self, point: Point) {
        match &self.overlay {
            Some(Overlay::Menu(menu)) => match view::menu_line_at(self, menu, point) {
                Some(at) => {
                    let mv = menu.lines[at].mv;
                    self.play(mv);
                }
                None => self.overlay = None,
            },
            Some(Overlay::Claim(claim)) => {
                if let Some(at) = view::claim_line_at(self, claim, point) {
                    self.toggle_claimed(at);
                }
            }
            // A click next to it does not discard what was typed.
            Some(Overlay::Arrange(_)) => {}
            _ => self.overlay = None,
        }
    }

    pub(super) fn key_in_overlay(&mut self, key: KeyCode) {
        match self.overlay.take() {
            Some(Overlay::Menu(menu)) => self.key_in_menu(menu, key),
            Some(Overlay::Confirm(question)) => self.key_in_question(question, key),
            Some(text @ Overlay::Text { .. }) => match key {
                KeyCode::Up
                | KeyCode::Down
                | KeyCode::PageUp
                | KeyCode::PageDown
                | KeyCode::Char(' ')
                | KeyCode::Home => {
                    self.overlay = Some(text);
                    self.scroll(match key {
                        KeyCode::Up => -1,
                        KeyCode::Down => 1,
                        KeyCode::PageUp => -PAGE,
                        KeyCode::Home => isize::MIN / 2,
                        _ => PAGE,
                    });
                }
                // Any other key closes it; a command does not start by accident.
                _ => {}
            },
            Some(Overlay::Claim(claim)) => self.key_in_claim(claim, key),
            Some(Overlay::Arrange(arrangement)) => self.key_in_arrangement(arrangement, key),
            // The result goes away and the key does what it always does.
            Some(Overlay::Result) => self.key_of_command(key),
            None => {}
        }
    }

    fn key_in_menu(&mut self, mut menu: Menu, key: KeyCode) {
        let chosen = match key {
            KeyCode::Enter => Some(menu.chosen()),
            KeyCode::Char(letter) => menu.by_key(letter),
            KeyCode::Left => menu.by_way(Way::Left),
            KeyCode::Right => menu.by_way(Way::Right),
            KeyCode::Esc | KeyCode::Backspace => return,
            KeyCode::Up | KeyCode::BackTab => {
                menu.step(false);
                None
            }
            KeyCode::Down | KeyCode::Tab => {
                menu.step(true);
                None
            }
            _ => None,
        };
        match chosen {
            Some(mv) => self.play(mv),
            None => self.overlay = Some(Overlay::Menu(menu)),
        }
    }

    fn key_in_question(&mut self, question: Question, key: KeyCode) {
        match (key, question) {
            (KeyCode::Char('y' | 'Y') | KeyCode::Enter, Question::Resign(side)) => self.resign(side),
            (KeyCode::Char('y' | 'Y') | KeyCode::Enter, Question::NewGame) => self.new_game(),
            (KeyCode::Char('n' | 'N') | KeyCode::Esc, _) => {}
            _ => self.overlay = Some(Overlay::Confirm(question)),
        }
    }

    /// Scrolls the text that is open, or else the history.
    pub(super) fn scroll(&mut self, lines: isize) {
        match &mut self.overlay {
            Some(Overlay::Text { text, scroll, .. }) => {
                *scroll = scroll.saturating_add_signed(lines).min(view::last_scroll(self.area, text));
            }
            Some(_) => {}
            None => {
                let most = self.history.rows(self.game().players()).len().saturating_sub(1);
                self.history.scroll = self.history.scroll.saturating_add_signed(-lines).min(most);
            }
        }
    }
}
