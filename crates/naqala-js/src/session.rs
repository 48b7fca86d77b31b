//! Games in progress.

use std::sync::atomic::{AtomicU32, Ordering};

use naqala::{BoardPlace, Picture, Silent, Theme, Winner, explain_last, reason_text};
use naqala_view::moving_picture_drawn;
use naqala_web_engine::{Answer, Question, Task};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Game, Wrong};

/// The number of the latest question of all sessions.
static TICKETS: AtomicU32 = AtomicU32::new(0);

/// A game in progress, with its history.
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct Session {
    session: naqala::Session,
    /// The open question about the present position.
    asked: Option<u32>,
    theme: &'static Theme,
}

#[wasm_bindgen]
impl Session {
    /// A game from its start, or from a position in notation.
    ///
    /// # Errors
    /// If the position cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &Game, position: Option<String>) -> Result<Session, Wrong> {
        let game = game.game.clone();
        let theme = game.rules().theme();
        let session = match position.filter(|text| !text.trim().is_empty()) {
            None => naqala::Session::new(game),
            Some(text) => {
                let position = game.parse_position(&text).map_err(Wrong::new)?;
                naqala::Session::from_position(game, position)
            }
        };
        Ok(Session { session, asked: None, theme })
    }

    /// The legal moves, in notation: what the player to move decides, also where another player decides the rest of a move.
    pub fn moves(&self) -> Vec<String> {
        self.session.entry_texts()
    }

    /// Plays a move in notation.
    ///
    /// # Errors
    /// If it is not legal here; nothing changes then.
    pub fn play(&mut self, ply: &str) -> Result<(), Wrong> {
        self.session.play_text(ply).map_err(Wrong::new)?;
        self.asked = None;
        Ok(())
    }

    /// Takes the latest move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.asked = None;
        self.session.undo_entry()
    }

    /// The moves that were played: what one player decided at a time.
    pub fn plies(&self) -> Vec<String> {
        self.session.entries()
    }

    /// The position in notation.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.session.game().position_text(self.session.position())
    }

    /// The seeds of every pit.
    #[wasm_bindgen(getter)]
    pub fn seeds(&self) -> Vec<u8> {
        self.session.game().pit_seeds(self.session.position()).to_vec()
    }

    /// The score of every seat.
    #[wasm_bindgen(getter)]
    pub fn scores(&self) -> Vec<i32> {
        let game = self.session.game();
        game.sides().map(|side| game.score(self.session.position(), side)).collect()
    }

    /// The seat to move.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> String {
        format!("{:?}", self.session.position().to_move())
    }

    /// Whether the game is over.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.session.position().is_over()
    }

    /// The seat that has won, of partners the first, `draw`, or `nobody`; nothing while the game goes on.
    #[wasm_bindgen(getter)]
    pub fn winner(&self) -> Option<String> {
        self.session.outcome().map(|outcome| match outcome.winner {
            Winner::Side(side) => format!("{side:?}"),
            Winner::Draw => "draw".to_owned(),
            Winner::Nobody => "nobody".to_owned(),
        })
    }

    /// All seats that have won, partners included; none for a draw, for nobody, and while the game goes on.
    #[wasm_bindgen(getter)]
    pub fn winners(&self) -> Vec<String> {
        match self.session.outcome().map(|outcome| outcome.winner) {
            Some(Winner::Side(side)) => {
                self.session.game().party(side).map(|side| format!("{side:?}")).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Why the game ended, in a language; nothing while it goes on.
    ///
    /// # Errors
    /// If the language is not known.
    pub fn reason(&self, language: &str) -> Result<Option<String>, Wrong> {
        let language = Wrong::unless_known(language)?;
        let text = |outcome: naqala::Outcome| reason_text(self.session.game(), outcome.reason, language);
        Ok(self.session.outcome().map(text))
    }

    /// What the latest move did and why, in a language; nothing before the first one.
    ///
    /// # Errors
    /// If the language is not known.
    pub fn explain(&self, language: &str) -> Result<Option<String>, Wrong> {
        Ok(explain_last(&self.session, Wrong::unless_known(language)?))
    }

    /// The whole position in sentences, for readers who do not see the picture.
    ///
    /// # Errors
    /// If the language is not known.
    pub fn describe(&self, language: &str) -> Result<String, Wrong> {
        Ok(self.drawn().language(Wrong::unless_known(language)?).description())
    }

    /// Chooses a theme by its name; false if there is none.
    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(&mut self, name: &str) -> bool {
        let theme = Theme::find(name);
        self.theme = theme.unwrap_or(self.theme);
        theme.is_some()
    }

    /// The board as a picture (SVG).
    ///
    /// # Errors
    /// If the language is not known.
    pub fn picture(&self, language: &str) -> Result<String, Wrong> {
        Ok(self.drawn().language(Wrong::unless_known(language)?).svg())
    }

    /// The latest move as a picture that moves (SVG with SMIL); nothing before the first one.
    ///
    /// # Errors
    /// If the language is not known.
    pub fn animation(&self, language: &str) -> Result<Option<String>, Wrong> {
        let language = Wrong::unless_known(language)?;
        let Some((before, _)) = self.session.last_ply() else { return Ok(None) };
        let events = self.session.last_ply_events();
        let (game, after) = (self.session.game(), self.session.position());
        Ok(Some(moving_picture_drawn(game, &before, &events, after, language, |picture| {
            picture.theme(self.theme)
        })))
    }

    /// Where the places are drawn: for each its name (of a store, the seat), then left, top, width and height in whole units of
    /// the picture, joined by blanks.
    pub fn areas(&self) -> Vec<String> {
        let name = |place: BoardPlace| match place {
            BoardPlace::Pit(pit) => self.session.game().board().name(pit).to_owned(),
            BoardPlace::Store(side) => format!("{side:?}"),
        };
        let line = |(place, area): (BoardPlace, [f64; 4])| {
            let [left, top, width, height] = area.map(|length| length.round() as i32);
            format!("{} {left} {top} {width} {height}", name(place))
        };
        self.drawn().areas().into_iter().map(line).collect()
    }

    /// The question for the worker of the engine: what would a player of this level (1 to 10) play?
    ///
    /// # Errors
    /// If the level is another one, or a number is not whole, negative, or has more than 32 bits.
    pub fn question(&mut self, level: f64, milliseconds: f64, seed: f64) -> Result<String, Wrong> {
        let level = Wrong::unless_whole(level, "level", 1..=10)? as u8;
        let milliseconds = Wrong::unless_whole(milliseconds, "milliseconds", 0..=u32::MAX)?;
        let seed = Wrong::unless_whole(seed, "seed", 0..=u32::MAX)?;
        let game = self.session.game();
        let moves = self.session.history().iter().map(|(before, mv)| game.move_text(before, *mv));
        let task = Task::Choose { level, milliseconds, seed: seed.into() };
        let (start, moves) = (game.position_text(self.session.start()), moves.collect());
        let ticket = TICKETS.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        self.asked = Some(ticket);
        Ok(Question { ticket, start, moves, task }.to_string())
    }

    /// Plays the decision in an answer of the worker; true if it was one to the latest question about the present position.
    /// Answers to other questions are late, and change nothing.
    ///
    /// # Errors
    /// What the worker says is wrong with that question.
    pub fn answer(&mut self, answer: &str) -> Result<bool, Wrong> {
        match answer.parse::<Answer>().map_err(Wrong::new)? {
            Answer::Chosen { ticket, mv } if Some(ticket) == self.asked => {
                self.asked = None;
                let game = self.session.game();
                let is_meant = |known: &naqala::Move| game.move_text(self.session.position(), *known) == mv;
                let chosen = self.session.moves().into_iter().find(is_meant);
                let chosen = chosen.ok_or_else(|| Wrong::new(format!("`{mv}` is no move here")))?;
                self.session.play_legal(chosen, &mut Silent);
                Ok(true)
            }
            // A question that could not be read has no number.
            Answer::Refused { ticket, why } if ticket == 0 || Some(ticket) == self.asked => {
                Err(Wrong::new(why))
            }
            _ => Ok(false),
        }
    }

    /// Whether the move that was begun goes on: the same player decides again.
    #[wasm_bindgen(getter, js_name = isWithinMove)]
    pub fn is_within_move(&self) -> bool {
        !self.is_over() && !self.session.position().begins_ply()
    }

    /// A copy, which goes its own way.
    pub fn copy(&self) -> Session {
        self.clone()
    }
}

impl Session {
    fn drawn(&self) -> Picture<'_> {
        let from = self.session.last_ply().and_then(|(_, ply)| ply.first()?.pit());
        let picture = Picture::new(self.session.game(), self.session.position()).theme(self.theme);
        match from {
            Some(pit) => picture.sown_from(pit),
            None => picture,
        }
    }
}
