//! The state of the board and its transitions. The code is pure: it receives messages and returns effects, and never reads a
//! clock, reads a key or starts a thread itself.

use std::collections::VecDeque;
use std::time::Duration;

use naqala::{Game, MatchSession, Move, Pit, Side};
use ratatui::crossterm::event::Event as Input;
use ratatui::layout::Rect;

use super::arrangement::Arrangement;
use super::claim::Claim;
use super::history::History;
use super::look::Look;
use super::menu::Menu;
use super::offer::Offer;
use super::typing::{Dictionary, Meaning};
use super::worker::{Purpose, Thought};
use crate::localizer::Localizer;
use naqala_view::Scene;
use naqala_view::{Animation, Pace};

/// Something that happened outside.
#[derive(Debug)]
pub(super) enum Message {
    /// A key, the mouse, or a new size of the terminal.
    Input(Input),
    /// A computer player has chosen.
    Thought(Thought),
    /// Time has passed.
    Tick,
}

/// Something to be done outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Let the computer player of this seat think about the position.
    Think { seat: usize, ticket: u64 },
    /// Look for advice.
    Hint { ticket: u64 },
    /// Let the computer player answer now.
    Hurry,
    /// Keep the game.
    Save,
}

/// What covers the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// Something to read.
    Text { what: Reading, text: String, scroll: usize },
    /// The ways to play a pit.
    Menu(Menu),
    /// A question to be sure.
    Confirm(Question),
    /// How the game ended, or the round of a match.
    Result,
    /// A player chooses pits between two rounds.
    Claim(Claim),
    /// A player lays out their row between two rounds.
    Arrange(Arrangement),
}

/// A text to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    Keys,
    Rules,
    LastMove,
    Hint,
}

/// A question to confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Resign(Side),
    NewGame,
}

/// A short message to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    pub(super) text: String,
    /// Whether something was refused or failed.
    pub(super) is_problem: bool,
}

/// Who sits at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sitter {
    pub(super) name: String,
    pub(super) is_human: bool,
}

/// A computer at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Thinking {
    pub(super) purpose: Purpose,
    pub(super) since: Duration,
}

/// The whole state of the board.
pub(super) struct App {
    /// The game, or the match with its present round.
    pub(super) played: MatchSession,
    /// Who sits where, by [`Side::index`].
    pub(super) sitters: Vec<Sitter>,
    pub(super) localizer: Localizer,
    pub(super) look: Look,
    pub(super) pace: Pace,
    /// The board at rest; while an animation runs, the board before it.
    pub(super) at_rest: Scene,
    pub(super) animation: Option<Animation>,
    pub(super) offer: Offer,
    /// Where the cursor of each side was last, so that it comes back near it.
    pub(super) last_pit: [Option<Pit>; Side::ALL.len()],
    pub(super) typed: String,
    /// When the last letter made a whole name or move, which needs no Enter; empty once another key was pressed.
    pub(super) typed_whole: Option<Duration>,
    pub(super) dictionary: Option<Dictionary>,
    pub(super) overlay: Option<Overlay>,
    pub(super) notice: Option<Notice>,
    pub(super) thinking: Option<Thinking>,
    /// The computer's decision, kept until the animation is over.
    pub(super) ready: Option<Move>,
    /// The decisions of a typed ply that are still to be played.
    pub(super) queue: VecDeque<Move>,
    pub(super) history: History,
    /// Whether two computers wait for a key.
    pub(super) is_paused: bool,
    /// Grows with every change of the game: answers to older questions are not wanted.
    pub(super) ticket: u64,
    pub(super) area: Rect,
    pub(super) now: Duration,
    /// The user wants to leave.
    pub(super) is_done: bool,
    /// The user left with Ctrl-C.
    pub(super) is_interrupted: bool,
    /// The user wants to suspend the program.
    pub(super) is_put_to_sleep: bool,
    /// A computer player failed: the game cannot continue.
    pub(super) has_failed: bool,
    pub(super) effects: Vec<Effect>,
    /// Whether the game is one in which seeds are won and kept.
    pub(super) wins_seeds: bool,
}

impl App {
    /// Lays out the game. Send a [`Message::Tick`] to start.
    pub(super) fn new(
        played: MatchSession,
        sitters: Vec<Sitter>,
        pace: Pace,
        localizer: Localizer,
        look: Look,
    ) -> App {
        let at_rest = Scene::of(played.game(), played.position());
        let wins_seeds = wins_seeds(played.game());
        let mut app = App {
            played,
            sitters,
            localizer,
            look,
            pace,
            at_rest,
            animation: None,
            offer: Offer::default(),
            last_pit: [None; Side::ALL.len()],
            typed: String::new(),
            typed_whole: None,
            dictionary: None,
            overlay: None,
            notice: None,
            thinking: None,
            ready: None,
            queue: VecDeque::new(),
            history: History::default(),
            is_paused: false,
            ticket: 0,
            area: Rect::new(0, 0, 80, 24),
            now: Duration::ZERO,
            is_done: false,
            is_interrupted: false,
            is_put_to_sleep: false,
            has_failed: false,
            effects: Vec::new(),
            wins_seeds,
        };
        app.look_again();
        app
    }

    /// Handles a message and returns what the caller has to do.
    pub(super) fn update(&mut self, now: Duration, message: Message) -> Vec<Effect> {
        self.now = now;
        match message {
            Message::Input(Input::Key(key)) => self.on_key(key),
            Message::Input(Input::Mouse(mouse)) => self.on_mouse(mouse),
            Message::Input(Input::Resize(width, height)) => self.resize(Rect::new(0, 0, width, height)),
            Message::Input(_) => {}
            Message::Thought(thought) => self.on_thought(thought),
            Message::Tick => {}
        }
        self.run_animation();
        self.ask_computer();
        std::mem::take(&mut self.effects)
    }

    /// How long nothing will happen by itself.
    pub(super) fn idle_time(&self) -> Option<Duration> {
        const SPINNER: Duration = Duration::from_millis(120);
        let animation = self
            .animation
            .as_ref()
            .and_then(|animation| animation.due(self.pace))
            .map(|due| due.saturating_sub(self.now));
        let spinner = self.thinking.map(|_| SPINNER);
        animation.into_iter().chain(spinner).min()
    }

    pub(super) fn game(&self) -> &Game {
        self.played.game()
    }

    /// The board to draw now.
    pub(super) fn scene(&self) -> &Scene {
        self.animation.as_ref().map_or(&self.at_rest, |animation| &animation.scene)
    }

    /// Whether the game is over and its end has been shown.
    pub(super) fn is_over(&self) -> bool {
        self.played.outcome().is_some() && self.animation.is_none()
    }

    /// Who plays a side now; the persons may have changed seats.
    pub(super) fn sitter(&self, side: Side) -> &Sitter {
        &self.sitters[self.seat(side)]
    }

    pub(super) fn seat(&self, side: Side) -> usize {
        self.played.position().first_seat(side).index()
    }

    /// Whether only computers play.
    pub(super) fn is_watching(&self) -> bool {
        self.sitters.iter().take(self.game().players()).all(|sitter| !sitter.is_human)
    }

    /// Whose turn is shown at the moment, if the game is not over.
    pub(super) fn turn(&self) -> Option<Side> {
        let position = self.played.position();
        match &self.animation {
            Some(animation) => Some(animation.by),
            None => (!position.is_over()).then(|| position.to_move()),
        }
    }

    /// Whether the only person at the board plays this side.
    pub(super) fn is_only_human(&self, side: Side) -> bool {
        let people = self.sitters.iter().take(self.game().players()).filter(|sitter| sitter.is_human).count();
        people == 1 && self.sitter(side).is_human
    }

    /// Whether a person has to decide now.
    pub(super) fn is_asking(&self) -> bool {
        !self.offer.is_empty()
    }

    pub(super) fn tell(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), is_problem: false });
    }

    pub(super) fn complain(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), is_problem: true });
    }

    pub(super) fn effect(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// The interpretation of the letters typed so far.
    pub(super) fn typed_meaning(&self) -> Option<Meaning> {
        self.dictionary.as_ref().map(|dictionary| dictionary.look_up(&self.typed))
    }

    /// The written moves of the position, made when the first letter is typed.
    pub(super) fn dictionary(&mut self) -> &Dictionary {
        let session = self.played.session();
        self.dictionary.get_or_insert_with(|| Dictionary::new(session.game(), session.position()))
    }
}

/// Whether players of a game win seeds and keep them. Finds out by playing until somebody has some.
fn wins_seeds(game: &Game) -> bool {
    const LONGEST: usize = 300;
    let mut position = game.start();
    (0..LONGEST).any(|ply| {
        let moves = game.moves(&position);
        if let Some(&mv) = moves.get(ply * 7 % moves.len().max(1)) {
            position = game.play_legal(&position, mv, &mut naqala::Silent);
        }
        game.sides().any(|side| game.store(&position, side) > 0)
    })
}
