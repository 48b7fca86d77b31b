//! The effects of keys and clicks in each state of the board.

use std::time::Duration;

use naqala::{Move, MoveKind, Pit};
use naqala_messages::values;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Point, Rect};

use super::app::{App, Effect, Overlay, Question, Reading};
use super::commands::{self, Command};
use super::menu::Menu;
use super::offer::{Choice, Step};
use super::overlay_keys::PAGE;
use super::typing::Meaning;
use super::view;
use super::worker::Purpose;
use naqala_view::Pace;

/// How long Enter after a typed name is taken for its end.
const ENTER_AFTER_NAME: Duration = Duration::from_secs(2);

impl App {
    /// A key was pressed.
    pub(super) fn on_key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => {
                    self.is_interrupted = true;
                    self.is_done = true;
                }
                KeyCode::Char('d' | 'q') => self.is_done = true,
                KeyCode::Char('z') => self.is_put_to_sleep = true,
                _ => {}
            }
        } else if view::is_hidden(self) {
            // Moves that cannot be seen are not played: keys are ignored until the window is larger.
        } else if self.belongs_to_typed(key.code) {
            // People end a name with Enter as they do line by line. It must not play the pit under the cursor as well.
        } else if self.overlay.is_some() {
            self.key_in_overlay(key.code);
        } else if self.animation.is_some() {
            self.key_in_animation(key.code);
        } else if !self.key_in_typing(key.code) && !self.key_in_choosing(key.code) {
            self.key_of_command(key.code);
        }
    }

    /// Whether a key is the Enter after a name or move that was whole without it.
    fn belongs_to_typed(&mut self, key: KeyCode) -> bool {
        let typed = self.typed_whole.take();
        key == KeyCode::Enter && typed.is_some_and(|typed| self.now.saturating_sub(typed) < ENTER_AFTER_NAME)
    }

    /// The mouse did something.
    pub(super) fn on_mouse(&mut self, mouse: MouseEvent) {
        if view::is_hidden(self) {
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.on_click(Point::new(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => self.scroll(-1),
            MouseEventKind::ScrollDown => self.scroll(1),
            _ => {}
        }
    }

    fn on_click(&mut self, point: Point) {
        if self.overlay.is_some() {
            self.click_in_overlay(point);
        } else if self.animation.is_some() {
            self.skip_animation();
        } else if let Some(mv) = view::button_at(self, point) {
            self.play(mv);
        } else if let Some(pit) = view::pit_at(self, point) {
            self.choose_pit(pit);
        }
    }

    /// Any key ends the animation, except those that change the pace; step by step, keys show the next event.
    fn key_in_animation(&mut self, key: KeyCode) {
        match (key, commands::command_of(self.game().board(), key)) {
            (_, Some(Command::Faster)) => self.pace = self.pace.faster(),
            (_, Some(Command::Slower)) => self.pace = self.pace.slower(),
            (_, Some(Command::Quit)) => self.is_done = true,
            (_, Some(Command::Undo)) => self.undo(),
            (KeyCode::Char(' ') | KeyCode::Enter | KeyCode::Right, _) if self.pace == Pace::Step => {
                self.step_animation();
            }
            (KeyCode::Char(' '), _) if self.is_watching() => self.toggle_pause(),
            _ => self.skip_animation(),
        }
    }

    /// Letters of a move; `false` if the key means something else.
    fn key_in_typing(&mut self, key: KeyCode) -> bool {
        if !self.is_asking() {
            return false;
        }
        match key {
            KeyCode::Char(letter) if !letter.is_whitespace() && !self.typed.is_empty() => {
                self.type_letter(letter);
            }
            KeyCode::Char(letter) if commands::begins_a_pit(self.game().board(), letter) => {
                self.type_letter(letter);
            }
            _ if self.typed.is_empty() => return false,
            KeyCode::Backspace => {
                self.typed.pop();
                self.notice = None;
            }
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Enter => self.enter_typed(),
            _ => {
                self.typed.clear();
                return false;
            }
        }
        true
    }

    fn type_letter(&mut self, letter: char) {
        self.notice = None;
        self.typed.push(letter);
        let typed = self.typed.clone();
        if let Some(pit) = self.pit_named(&typed) {
            self.offer.go_to(Choice::Pit(pit));
        }
        match self.dictionary().look_up(&typed) {
            Meaning::Move(ply) => {
                self.typed_whole = Some(self.now);
                self.play_ply(ply);
            }
            Meaning::Beginning { .. } => {}
            Meaning::Nothing if self.may_become_a_pit(&typed) => {}
            Meaning::Nothing => {
                self.typed_whole = Some(self.now);
                self.typed.clear();
                match self.pit_named(&typed) {
                    Some(pit) => self.choose_pit(pit),
                    None => self.refuse(&typed),
                }
            }
        }
    }

    fn enter_typed(&mut self) {
        let typed = std::mem::take(&mut self.typed);
        match (self.dictionary().look_up(&typed), self.pit_named(&typed)) {
            (Meaning::Move(ply) | Meaning::Beginning { enter: Some(ply), .. }, _) => self.play_ply(ply),
            (Meaning::Beginning { .. }, Some(pit)) => self.choose_pit(pit),
            (_, Some(pit)) => self.choose_pit(pit),
            (_, None) => self.refuse(&typed),
        }
    }

    /// The pit a text names; without regard to capitals, a pit of the player to move comes first.
    fn pit_named(&self, text: &str) -> Option<Pit> {
        let board = self.game().board();
        let side = self.played.position().to_move();
        let mut named: Vec<Pit> =
            board.pits().filter(|&pit| board.name(pit).eq_ignore_ascii_case(text)).collect();
        named.sort_by_key(|&pit| (!self.offer.has(pit), board.home(pit) != side));
        named.first().copied()
    }

    fn may_become_a_pit(&self, text: &str) -> bool {
        let board = self.game().board();
        let longer = |name: &str| name.len() > text.len() && name[..text.len()].eq_ignore_ascii_case(text);
        text.is_ascii() && board.pits().any(|pit| longer(board.name(pit)))
    }

    /// Says why a text is no legal move.
    fn refuse(&mut self, text: &str) {
        match self.game().parse_ply(self.played.position(), text) {
            Err(why) => self.complain(self.localizer.refusal(&why)),
            Ok(_) => self.complain(self.localizer.say("may-not-be-played", values![text = text])),
        }
    }

    fn refuse_pit(&mut self, pit: Pit) {
        let name = self.game().board().name(pit).to_owned();
        self.refuse(&name);
    }

    /// The cursor, Enter, and the keys of the buttons; `false` if the key means something else.
    fn key_in_choosing(&mut self, key: KeyCode) -> bool {
        if !self.is_asking() {
            return self.key_in_waiting(key);
        }
        if let Some(mv) = self.button_of(key) {
            self.play(mv);
            return true;
        }
        let step = match key {
            KeyCode::Left => Step::Left,
            KeyCode::Right => Step::Right,
            KeyCode::Up => Step::Up,
            KeyCode::Down => Step::Down,
            KeyCode::Tab => Step::Next,
            KeyCode::BackTab => Step::Previous,
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.notice = None;
                match self.offer.chosen() {
                    Some(Choice::Pit(pit)) => self.choose_pit(pit),
                    Some(Choice::Plain(mv)) => self.play(mv),
                    None => {}
                }
                return true;
            }
            _ => return false,
        };
        self.notice = None;
        self.offer.step(self.played.game().board(), step);
        true
    }

    /// While a computer is to move, the space bar hurries it, or stops and resumes a game of computers.
    fn key_in_waiting(&mut self, key: KeyCode) -> bool {
        if key != KeyCode::Char(' ') {
            return false;
        }
        if self.is_watching() {
            self.toggle_pause();
        } else if self.thinking.is_some_and(|thinking| thinking.purpose == Purpose::Turn) {
            self.effect(Effect::Hurry);
        }
        true
    }

    /// The decision of a button: by its number, or by yes and no where a capture is in question.
    fn button_of(&self, key: KeyCode) -> Option<Move> {
        let KeyCode::Char(letter) = key else { return None };
        let number = letter.to_digit(10).and_then(|number| (number as usize).checked_sub(1));
        let letter_of = |mv: &Move| match mv.kind() {
            MoveKind::Take => Some('y'),
            MoveKind::Decline => Some('n'),
            MoveKind::Stop => Some('s'),
            MoveKind::Go => Some('g'),
            _ => None,
        };
        match number {
            Some(at) => self.offer.plain().nth(at),
            None => self.offer.plain().find(|mv| letter_of(mv) == Some(letter)),
        }
    }

    /// Plays a pit, or opens the menu of the ways to play it, or says why it may not be played.
    fn choose_pit(&mut self, pit: Pit) {
        let moves = self.offer.moves_of(pit);
        self.offer.go_to(Choice::Pit(pit));
        match moves.as_slice() {
            [] if !self.is_asking() => {}
            [] => self.refuse_pit(pit),
            [mv] => self.play(*mv),
            moves => {
                let menu = Menu::new(self.game(), self.played.position(), pit, moves);
                self.notice = None;
                self.overlay = Some(Overlay::Menu(menu));
            }
        }
    }

    pub(super) fn key_of_command(&mut self, key: KeyCode) {
        match (commands::command_of(self.game().board(), key), key) {
            (Some(command), _) => self.obey(command),
            (None, KeyCode::PageUp) => self.scroll(-PAGE),
            (None, KeyCode::PageDown) => self.scroll(PAGE),
            (None, KeyCode::Enter) if self.is_over() => self.next_round(),
            (None, KeyCode::Esc | KeyCode::Char(' ')) => self.notice = None,
            (None, KeyCode::Char(letter)) => {
                let help = commands::key_of(self.game().board(), Command::Help);
                let said = values![letter = letter.to_string(), help = help];
                self.complain(self.localizer.say("no-such-key", said));
            }
            (None, _) => {}
        }
    }

    /// Does what a command asks for.
    pub(super) fn obey(&mut self, command: Command) {
        self.notice = None;
        match command {
            Command::Help => self.read(Reading::Keys, view::help(self)),
            Command::Rules => self.read(Reading::Rules, self.rules_page()),
            Command::Explain => {
                match naqala::explain_last(self.played.session(), self.localizer.language()) {
                    Some(text) => self.read(Reading::LastMove, text),
                    None => self.complain(crate::localizer::capital(&self.localizer.tell("no-move-yet"))),
                }
            }
            Command::Hint => self.ask_hint(),
            Command::Undo => self.undo(),
            Command::Save if self.has_nothing_to_keep() => {
                self.complain(crate::localizer::capital(&self.localizer.tell("no-move-yet")));
            }
            Command::Save => {
                let key = if self.played.is_over() { "kept-at-the-end" } else { "kept-now" };
                self.tell(self.localizer.tell(key));
                self.effect(Effect::Save);
            }
            Command::NewGame if self.has_nothing_to_lose() => self.new_game(),
            Command::NewGame => self.overlay = Some(Overlay::Confirm(Question::NewGame)),
            Command::Resign if self.played.is_over() => self.complain(self.localizer.tell("already-over")),
            Command::Resign => match self.resigning_side() {
                Some(side) => self.overlay = Some(Overlay::Confirm(Question::Resign(side))),
                None => self.complain(self.localizer.tell("only-a-person")),
            },
            Command::Slower => self.change_pace(self.pace.slower()),
            Command::Faster => self.change_pace(self.pace.faster()),
            Command::Quit => self.is_done = true,
        }
    }

    fn change_pace(&mut self, pace: Pace) {
        self.pace = pace;
        self.tell(self.localizer.say("sowing-speed", values![pace = self.localizer.pace(pace)]));
    }

    /// The rules, set as wide as the screen has room for.
    fn rules_page(&self) -> String {
        naqala::rules_text_of_width(self.game(), self.localizer.language(), view::text_width(self.area))
    }

    pub(super) fn read(&mut self, what: Reading, text: String) {
        self.overlay = Some(Overlay::Text { what, text, scroll: 0 });
    }

    /// The window was resized: wraps the rules again.
    pub(super) fn resize(&mut self, area: Rect) {
        self.area = area;
        if let Some(Overlay::Text { what: Reading::Rules, scroll, .. }) = self.overlay {
            let text = self.rules_page();
            let scroll = scroll.min(view::last_scroll(area, &text));
            self.overlay = Some(Overlay::Text { what: Reading::Rules, text, scroll });
        }
    }
}
